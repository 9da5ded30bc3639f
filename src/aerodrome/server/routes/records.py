"""Records that anybody may have checked."""

from __future__ import annotations

from starlette.responses import Response

from aerodrome.kernel import Record
from aerodrome.protocol.bodies import Verified
from aerodrome.protocol.problems import STATUS
from aerodrome.server.responses import json_response

from .endpoint import Call, Endpoint


@Endpoint("POST", "/api/verify", "server-api-verify", takes=Record, problems=("bad-input", "unknown-action"))
async def verify(call: Call[bytes]) -> Verified | Response:
    found = await call.services.checker.check(call.body, call.lang, call.address)
    if found.problem is not None:
        return json_response(found.problem, STATUS[found.problem.kind])
    assert found.verified is not None
    return found.verified


ENDPOINTS = (verify,)
