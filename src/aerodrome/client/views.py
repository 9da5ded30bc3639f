"""Views as they travel: fields that come whole once, then one by one as they change."""

from __future__ import annotations

from typing import Any

import msgspec

from aerodrome.kernel import View
from aerodrome.protocol.schema import VIEWS

from .errors import Unexpected


def fields_of(written: msgspec.Raw) -> dict[str, Any]:
    """The fields of a view, or those that changed."""
    return msgspec.json.decode(written, type=dict[str, Any])


def view_of(game: str, fields: dict[str, Any]) -> View:
    """The view that has these fields."""
    kind = VIEWS.get(game)
    if kind is None:
        raise Unexpected(f"the table plays {game!r}, which this version does not know")
    try:
        return msgspec.convert(fields, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise Unexpected(f"the view cannot be read, so the server is of another version: {error}") from None
