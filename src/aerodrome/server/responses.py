"""What is sent over HTTP: anything of the protocol as JSON, and problems with their status."""

from __future__ import annotations

import math
from typing import Final

import msgspec
from starlette.responses import Response

from aerodrome.kernel import AerodromeError
from aerodrome.protocol import Kind, Refused, problem_of
from aerodrome.protocol.problems import STATUS

JSON: Final = "application/json"


class WrongRequest(Refused):
    """A request that HTTP has a status of its own for."""

    def __init__(self, status: int, key: str, kind: Kind = "bad-message", **values: str | int) -> None:
        super().__init__(kind, key, wait=None, **values)
        self.status = status


def json_response(answer: object, status: int = 200) -> Response:
    """Anything of the protocol as a response. It may be private, so no cache on the way keeps it."""
    return Response(msgspec.json.encode(answer), status, {"Cache-Control": "no-store"}, media_type=JSON)


def refusal(error: AerodromeError, lang: str) -> Response:
    problem = problem_of(error, lang)
    response = json_response(problem, error.status if isinstance(error, WrongRequest) else STATUS[problem.kind])
    if problem.wait is not None:
        response.headers["Retry-After"] = str(max(1, math.ceil(problem.wait)))
    return response
