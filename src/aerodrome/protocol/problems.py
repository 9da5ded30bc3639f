"""Whatever is refused, at the socket or over HTTP: what kind of refusal, which rule, and a sentence for people."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from aerodrome.kernel import AerodromeError, IllegalAction, NothingToUndo, NotYourTurn, UnknownAction
from aerodrome.kernel.errors import Said

Kind = Literal[
    "bad-input",
    "bad-message",
    "broken",
    "closed",
    "forbidden",
    "illegal",
    "late",
    "no-undo",
    "not-begun",
    "not-found",
    "not-your-turn",
    "over",
    "taken",
    "too-early",
    "too-large",
    "too-many",
    "unknown-action",
    "wrong-protocol",
]
"""What a program can tell apart; `key` and `values` say it more precisely, `text` says it to a person."""

STATUS: dict[str, int] = dict.fromkeys(get_args(Kind), 409) | {
    "bad-input": 422,
    "bad-message": 400,
    "broken": 500,
    "forbidden": 403,
    "not-found": 404,
    "too-large": 413,
    "too-many": 429,
    "unknown-action": 422,
    "wrong-protocol": 400,
}
"""The HTTP status of each kind."""


class Problem(Struct, frozen=True, kw_only=True, tag="problem", omit_defaults=True):
    """Why something was refused. Nothing has changed.

    `command` is the number of the command that it answers, if it answers one; `rule` is the id of the rule that
    forbids it; `wait` says after how many seconds it may be tried again.
    """

    kind: Kind
    key: str
    text: str
    values: dict[str, str | int] = {}
    rule: str | None = None
    command: int | None = None
    wait: float | None = None


class Refused(AerodromeError):
    """A request that a table or the server refuses, other than by a rule of the game."""

    def __init__(self, kind: Kind, key: str, *, wait: float | None = None, **values: Said) -> None:
        super().__init__(key, texts=None, **values)
        self.kind: Kind = kind
        self.wait = wait


_KINDS: dict[type[AerodromeError], Kind] = {
    UnknownAction: "unknown-action",
    IllegalAction: "illegal",
    NotYourTurn: "not-your-turn",
    NothingToUndo: "no-undo",
}


def problem_of(error: AerodromeError, lang: str = "en", command: int | None = None) -> Problem:
    """What is sent when something is refused."""
    rule = getattr(error, "rule", None)
    values = {name: value if isinstance(value, str | int) else value.text(lang) for name, value in error.values.items()}
    return Problem(
        kind=error.kind if isinstance(error, Refused) else _KINDS.get(type(error), "bad-input"),
        key=error.key,
        text=error.text(lang),
        values=values,
        rule=None if rule is None else rule.id,
        command=command,
        wait=getattr(error, "wait", None),
    )
