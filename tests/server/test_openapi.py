"""The description of the HTTP interface is whole, and the interface is what it describes.

`HYPOTHESIS_PROFILE=explore ./go run pytest tests/server/test_openapi.py` asks far more.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from starlette.routing import Route

from aerodrome.protocol.problems import STATUS
from aerodrome.server.openapi import document
from aerodrome.server.routes import ENDPOINTS, routes
from aerodrome.server.settings import UNLIMITED, Settings
from tests.server.site import HERE, Site, Visitor

EXAMPLES = 200 if os.environ.get("HYPOTHESIS_PROFILE") == "explore" else 3
# A body of the right shape may still ask for a game that does not exist: that is 422.
ACCEPTABLE = ["2xx", "401", "403", "404", "409", "422", "429"]
CHECKS = {"positive_data_acceptance": {"expected-statuses": ACCEPTABLE}}


# The document


def described(lang: str = "en") -> Any:
    """The document as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(document(ENDPOINTS, lang)))


DOCUMENT = described()


def refs(part: Any) -> Iterator[str]:
    for name, value in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        if name == "$ref":
            yield value
        else:
            yield from refs(value)


def test_every_route_is_described_and_nothing_else() -> None:
    paths = {route.path for route in routes() if isinstance(route, Route)} - {"/{path:path}"}
    assert set(DOCUMENT["paths"]) == paths
    found = {(method, path) for path, item in DOCUMENT["paths"].items() for method in item}
    assert found == {(endpoint.method.lower(), endpoint.path) for endpoint in ENDPOINTS}


def test_every_reference_leads_somewhere() -> None:
    found = set(refs(DOCUMENT))
    assert len(found) > 30
    assert {ref.removeprefix("#/components/schemas/") for ref in found} <= DOCUMENT["components"]["schemas"].keys()


def test_every_operation_has_a_name_of_its_own_and_a_summary_in_both_languages() -> None:
    operations = [operation for item in DOCUMENT["paths"].values() for operation in item.values()]
    assert len({operation["operationId"] for operation in operations}) == len(ENDPOINTS)
    french = [operation for item in described("fr")["paths"].values() for operation in item.values()]
    for here, there in zip(operations, french, strict=True):
        assert here["summary"] != there["summary"]


def test_every_parameter_of_a_path_is_described() -> None:
    for path, item in DOCUMENT["paths"].items():
        for operation in item.values():
            named = {part["name"] for part in operation["parameters"] if part["in"] == "path"}
            assert named == set(re.findall(r"\{(\w+)\}", path))


def test_every_status_of_a_problem_is_one_of_the_protocol_or_of_http_itself() -> None:
    own = {405, 415, 421, 503}
    for item in DOCUMENT["paths"].values():
        for operation in item.values():
            assert {int(status) for status in operation["responses"]} <= {200, 201, *STATUS.values(), *own}


def test_the_server_hands_out_the_document(site: Site) -> None:
    assert site.stranger().get("/api/openapi.json").json() == DOCUMENT
    assert site.stranger().get("/api/openapi.json?lang=fr").json() == described("fr")


# The interface


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("openapi")
    with Site(Settings(database=str(folder / "a.db"), limits=UNLIMITED)) as opened:
        yield opened


Operation = APIOperation[Any, Any, Any, Any]
Asked = Case[Any]


def operations() -> dict[str, Operation]:
    """All operations by name. Whoever asks in these tests is a guest, so no credentials have to be made up."""
    plain = described()
    del plain["components"]["securitySchemes"]
    for item in plain["paths"].values():
        for operation in item.values():
            operation.pop("security", None)
    config = schemathesis.Config.from_dict({"checks": CHECKS})
    schema = schemathesis.openapi.from_dict(plain, config=config)
    schema.config.update(base_url=HERE)
    return {result.ok().label: result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)}


OPERATIONS = operations()


def whole(part: Any) -> Any:
    """Data without numbers like 7.0, which are whole for JSON Schema, but not for us."""
    if isinstance(part, dict):
        return {name: whole(value) for name, value in part.items()}
    if isinstance(part, list):
        return [whole(value) for value in part]
    return int(part) if isinstance(part, float) and part.is_integer() else part


def ask(visitor: Visitor, case: Asked) -> None:
    """Send what was made up, and hold the answer against the description."""
    case.body = whole(case.body)
    request = case.as_transport_kwargs(base_url=HERE)
    for unused in ("cookies", "timeout"):
        request.pop(unused, None)
    if "data" in request:
        request["content"] = request.pop("data")
    case.validate_response(visitor.ask(request.pop("method"), request.pop("url"), **request))


@pytest.mark.parametrize("label", OPERATIONS)
def test_the_interface_is_as_described(site: Site, label: str) -> None:
    visitor = site.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = visitor.post("/api/tables", {"game": "celestia_duo", "seats": seats}).json()["table"]["id"]
    operation = OPERATIONS[label]
    known = {"id": table} if "{id}" in label else None
    likely = operation.as_strategy(GenerationMode.POSITIVE, path_parameters=known)
    for strategy in (likely, operation.as_strategy(GenerationMode.NEGATIVE)):

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=strategy)
        def asked(case: Asked) -> None:
            ask(visitor, case)

        asked()


def test_the_check_notices_an_answer_that_is_not_described(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def other(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("aerodrome.server.guests.Guests.find", other)
    case = OPERATIONS["GET /api/guest"].Case()
    with pytest.raises(FailureGroup):
        ask(site.stranger(), case)
