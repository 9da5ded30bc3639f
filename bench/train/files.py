"""The text of a `value.json`."""

from __future__ import annotations

import msgspec

from aerodrome.bots.values import ValueFile


def written(value: ValueFile) -> str:
    """A line for each entry, so that a change can be read."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"
