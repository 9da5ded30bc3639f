"""What a server tells a seat: views as fields that come whole once, then one by one as they change; and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from aerodrome.games import GAMES
from aerodrome.kernel import Event, Game, View
from aerodrome.kernel.event_types import union_of
from aerodrome.protocol.messages import Snapshot, Update

from .errors import Unexpected


def fields_of(written: msgspec.Raw) -> dict[str, Any]:
    """The fields of a view, or those that changed."""
    return msgspec.json.decode(written, type=dict[str, Any])


def events_of(game: Game, written: Sequence[Any]) -> tuple[Event, ...]:
    """Events as they came, each as one of the game's."""
    known = union_of(game.events)
    try:
        return tuple(msgspec.convert(event, known) for event in written)
    except msgspec.ValidationError as error:
        raise Unexpected(f"an event cannot be read, so the server is of another version: {error}") from None


def view_of(game: str, fields: dict[str, Any]) -> View:
    """The view that has these fields."""
    known = GAMES.get(game)
    if known is None:
        raise Unexpected(f"the table plays {game!r}, which this version does not know")
    try:
        return msgspec.convert(fields, known.registration.view, str_keys=True)
    except msgspec.ValidationError as error:
        raise Unexpected(f"the view cannot be read, so the server is of another version: {error}") from None


class Known:
    """What a seat knows of its match.

    `fields` is its view as it came, `version` counts what it was told, `decision` numbers the question that it is
    asked, and `legal` are the ids of the answers, none when it is not asked. `why_not_undo` and `why_not_withdraw` are
    the ids of the rules that forbid that; `wished` are the kinds of windows that are ticked; `prompt` is what must be
    decided, in words.
    """

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.version: int | None = None
        self.decision = 0
        self.legal: tuple[int, ...] = ()
        self.why_not_undo: str | None = None
        self.why_not_withdraw: str | None = None
        self.wished: tuple[str, ...] = ()
        self.prompt: str | None = None

    def take(self, news: Snapshot | Update) -> None:
        """Follow the server to a newer version."""
        if isinstance(news, Snapshot):
            self.fields = fields_of(news.view)
        else:
            self.fields = self.fields | fields_of(news.changes)
        self.wished = self.wished if news.wish is None else news.wish
        self.version = news.version
        self.decision, self.legal = news.decision, news.legal
        self.why_not_undo, self.why_not_withdraw = news.undo, news.withdraw
        self.prompt = news.prompt

    def copy(self) -> Known:
        """The same, which later news leave as it is."""
        copied = Known()
        vars(copied).update((name, getattr(self, name)) for name in vars(copied))
        return copied
