"""The HTTP interface as an OpenAPI 3.1 document, made from the list of endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

import aerodrome
from aerodrome.games import GAMES
from aerodrome.kernel import LANGUAGES
from aerodrome.kernel.texts import PLAIN
from aerodrome.protocol import Kind, Problem
from aerodrome.protocol.problems import STATUS

from .keys import COOKIE

if TYPE_CHECKING:
    from .routes.endpoint import Endpoint

JSON: Final = "application/json"
Part = dict[str, Any]

_PATH: Final[dict[str, Part]] = {
    "game": {"type": "string", "enum": list(GAMES)},
    "id": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "viewpoint": {"type": "integer", "minimum": -1, "maximum": 15},
    "name": {"type": "string"},
}
_COOKIE: Final[Part] = {"type": "apiKey", "in": "cookie", "name": COOKIE}
# Statuses that HTTP has a name for, and problems have not.
_BODY_STATUSES: Final[dict[int, Kind]] = {400: "bad-message", 413: "too-large", 415: "bad-message"}


def document(endpoints: Sequence[Endpoint], lang: str = "en") -> Part:
    schemas, components = _schemas(endpoints)
    paths: dict[str, Part] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas, lang)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Aerodrome",
            "version": aerodrome.__version__,
            "description": PLAIN.say(lang, "server-api-about"),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"guest": _COOKIE}},
    }


def _schemas(endpoints: Sequence[Endpoint]) -> tuple[dict[Any, Part], Part]:
    """The schema of each type that travels, and the components that they refer to."""
    types = [*dict.fromkeys(one for endpoint in endpoints for one in (endpoint.takes, endpoint.gives)), Problem]
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return dict(zip(types, found, strict=True)), components


def _operation(endpoint: Endpoint, schemas: dict[Any, Part], lang: str) -> Part:
    operation: Part = {
        "operationId": endpoint.name or endpoint.summary.removeprefix("server-api-"),
        "tags": [endpoint.tag],
        "summary": PLAIN.say(lang, endpoint.summary),
        "parameters": _parameters(endpoint, lang),
        "responses": _responses(endpoint, schemas, lang),
    }
    if endpoint.has_body:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[endpoint.takes]}}}
    if endpoint.who != "anybody":
        # An empty requirement beside the cookie: those who are no guests are let in as well.
        operation["security"] = [{"guest": []}, *([{}] if endpoint.who == "guest" else [])]
    return operation


def _parameters(endpoint: Endpoint, lang: str) -> list[Part]:
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    parts: list[Part] = [{"name": name, "in": "path", "required": True, "schema": _PATH[name]} for name in names]
    known = {"type": "string"} if endpoint.is_page else {"type": "string", "enum": list(LANGUAGES)}
    said = PLAIN.say(lang, "server-api-lang")
    return [*parts, {"name": "lang", "in": "query", "description": said, "schema": known}]


def _responses(endpoint: Endpoint, schemas: dict[Any, Part], lang: str) -> Part:
    content = {endpoint.media_type.partition(";")[0]: {"schema": schemas[endpoint.gives]}}
    good = {"description": PLAIN.say(lang, "server-api-good"), "content": content}
    responses: Part = {str(status): good for status in (endpoint.status, *endpoint.more)}
    for status, kinds in sorted(_problems(endpoint).items()):
        responses[str(status)] = {
            "description": PLAIN.say(lang, "server-api-problem", kinds=", ".join(sorted(kinds))),
            "content": {JSON: {"schema": schemas[Problem]}},
            **({"headers": {"Retry-After": {"schema": {"type": "integer"}}}} if status == STATUS["too-many"] else {}),
        }
    return responses


def _problems(endpoint: Endpoint) -> dict[int, set[str]]:
    """The problems of an endpoint by status: its own, and those that any request of its kind can meet."""
    kinds: list[Kind] = [*endpoint.problems, "bad-message", "broken", "too-many"]
    if endpoint.method != "GET" or endpoint.who == "known guest":
        kinds.append("forbidden")
    found: dict[int, set[str]] = {421: {"forbidden"}}
    for kind in kinds:
        found.setdefault(STATUS[kind], set()).add(kind)
    for status, kind in _BODY_STATUSES.items() if endpoint.method != "GET" else ():
        found.setdefault(status, set()).add(kind)
    return found
