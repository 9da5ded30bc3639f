"""What an endpoint is: one row of a list from which both the routes and their description are made."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_type_hints

from starlette.requests import Request
from starlette.responses import Response

from aerodrome.games import GAMES
from aerodrome.kernel import Game
from aerodrome.protocol import Kind, Refused
from aerodrome.server.guests import told
from aerodrome.server.keys import COOKIE, COOKIE_SECONDS
from aerodrome.server.responses import JSON, json_response
from aerodrome.server.safety import client_of
from aerodrome.server.services import Services
from aerodrome.server.store import GuestRow

TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")
LAST_SEAT: Final = 15

Method = Literal["GET", "POST", "PATCH"]
Who = Literal["anybody", "guest", "known guest"]
Body = TypeVar("Body")


@dataclass(frozen=True, slots=True)
class Call(Generic[Body]):
    """One request to an endpoint: its body is decoded, its guest is found."""

    services: Services
    request: Request
    lang: str
    guest: GuestRow | None
    body: Body

    @property
    def me(self) -> GuestRow:
        """The guest who asks, where there must be one."""
        if self.guest is None:
            raise Refused("forbidden", "server-error-no-guest")
        return self.guest

    @property
    def address(self) -> str:
        """The client, as far as limits can tell clients apart."""
        return client_of(self.request.scope)

    @property
    def table(self) -> str:
        """The table in the path; what cannot be one is not looked for."""
        found = str(self.request.path_params["id"])
        if not TABLE_ID.fullmatch(found):
            raise Refused("not-found", "server-error-no-table")
        return found

    @property
    def seat(self) -> int:
        return self._number("seat", 0)

    @property
    def viewpoint(self) -> int:
        """The seat in the path, or -1 for what everybody sees."""
        return self._number("viewpoint", -1)

    def _number(self, name: str, least: int) -> int:
        found = str(self.request.path_params[name])
        if not re.fullmatch("-1|0|[1-9][0-9]?", found) or not least <= int(found) <= LAST_SEAT:
            raise Refused("not-found", "server-error-no-seat")
        return int(found)

    @property
    def game(self) -> Game:
        name = str(self.request.path_params["game"])
        if name not in GAMES:
            raise Refused("not-found", "error-no-game", game=repr(name), known=", ".join(GAMES))
        return GAMES[name]

    def answer_to(self, guest: GuestRow) -> Response:
        """The answer that makes a device this guest's."""
        answer = json_response(told(guest))
        answer.set_cookie(
            COOKIE,
            self.services.guests.cookie(guest),
            max_age=COOKIE_SECONDS,
            secure=self.request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )
        return answer


Handler = Callable[[Call[Any]], Awaitable[object]]


@dataclass(slots=True, eq=False)
class Endpoint:
    """A method on a path; it decorates its handler. The handler's annotations say what it takes and what it answers.

    A body of type bytes is handed on as it came, and `takes` says what is in it. An answer of type text or bytes is
    sent as it is; `gives` says what is in that, or in a Response. The summary is a message. `who` says whether a guest
    is looked for, and whether one must be there. The tag is the name of the handler's module, unless one is given.
    """

    method: Method
    path: str
    summary: str
    _: KW_ONLY
    do: Handler = field(init=False)
    status: int = 200
    who: Who = "anybody"
    problems: tuple[Kind, ...] = ()
    media_type: str = JSON
    body: Any = field(init=False)
    takes: Any = None
    gives: Any = None
    tag: str = ""
    more: tuple[int, ...] = ()  # further statuses with the same kind of answer
    name: str = ""  # where several have the same summary

    def __call__(self, do: Handler) -> Endpoint:
        self.do = do
        hints = get_type_hints(do)
        (self.body,) = get_args(hints["call"])
        self.takes = self.takes or self.body
        answers = [one for one in get_args(hints["return"]) or (hints["return"],) if one is not Response]
        self.gives = self.gives or answers[0]
        self.tag = self.tag or do.__module__.rpartition(".")[2]
        return self

    @property
    def has_body(self) -> bool:
        return self.body is not type(None)

    @property
    def is_page(self) -> bool:
        """Whether people look at it: then a wrong language is no reason to refuse it."""
        return self.media_type != JSON

    def respond(self, answer: object) -> Response:
        if isinstance(answer, Response):
            return answer
        if isinstance(answer, str | bytes):
            return Response(answer, self.status, {"Cache-Control": "no-store"}, media_type=self.media_type)
        return json_response(answer, self.status)
