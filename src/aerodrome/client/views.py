"""Views as they travel: fields that come whole once, then one by one as they change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from aerodrome.games import GAMES
from aerodrome.kernel import Event, Game, View
from aerodrome.kernel.event_types import union_of

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
