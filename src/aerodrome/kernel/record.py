"""A match is its record: how it began, every decision, and what chance answered.

A record is plain JSON. Reading one runs nothing, and is bounded in size, so that a hostile file can do no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct

from .dealers import Pick
from .errors import BadInput
from .fair import Mixing
from .outcome import Outcome

FORMAT = 1
MOST_BYTES = 8 * 1024 * 1024
MOST_ENTRIES = 200_000
MOST_PICKS = 10_000
MOST_LEVELS = 20
MOST_BITS = 256
MOST_ROUNDS = 100
"""How many rounds of mixing the seed a record may have, the one that led to the match included."""


class Chance(Struct, frozen=True, array_like=True):
    """Consecutive picks on one stream: its name, how many outcomes each had, and which came."""

    stream: str
    n: int
    results: tuple[int, ...]


class Decision(Struct, frozen=True, tag="decision", omit_defaults=True):
    """A seat did something; `chance` is what was drawn because of it."""

    seat: int
    do: str
    chance: tuple[Chance, ...] = ()


class Undone(Struct, frozen=True, tag="undo"):
    """A seat took back the last decision."""

    seat: int


class Withdrawn(Struct, frozen=True, tag="withdraw"):
    """A seat took back a secret choice that others had not seen."""

    seat: int


class Wished(Struct, frozen=True, tag="wish"):
    """A seat said when it wants to be asked: the kinds of windows it ticked, all of them."""

    seat: int
    windows: tuple[str, ...] = ()


Entry = Decision | Undone | Withdrawn | Wished


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything needed to play a match again and to check its dice."""

    format: int
    game: str
    rules_version: str
    catalogue_hash: str
    catalogue: str | None = None
    options: dict[str, Any]
    seats: int
    commitment: str
    known_deal: bool = False
    contributions: tuple[str, ...] = ()
    mixing: Mixing | None = None
    position: dict[str, Any] | None = None
    deal: tuple[Chance, ...] = ()
    entries: tuple[Entry, ...] = ()
    result: Outcome | None = None
    seed: str | None = None

    def dumps(self) -> str:
        """The record as JSON text, one line for each entry."""
        # Entries are shown even where there are none; their field comes before the result and the seed.
        plain = msgspec.to_builtins(self)
        tail = {name: plain.pop(name) for name in ("entries", "result", "seed") if name in plain}
        lines = [f"  {encode(name)}: {encode(value)}" for name, value in plain.items()]
        rows = ",\n".join("    " + encode(entry) for entry in tail.pop("entries", ()))
        lines.append(f'  "entries": [\n{rows}\n  ]' if rows else '  "entries": []')
        lines += [f"  {encode(name)}: {encode(value)}" for name, value in tail.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def loads(text: str | bytes) -> Record:
    """Read a record; a damaged, truncated or oversized one raises BadInput with the place."""
    if len(text) > MOST_BYTES:
        raise BadInput("error-record-large", count=str(len(text)), most=str(MOST_BYTES))
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadInput("error-record-unreadable", reason=str(error)) from None
    check_bounds(record)
    return record


def check_bounds(record: Record) -> None:
    if record.format != FORMAT:
        raise BadInput("error-record-format", found=str(record.format), wanted=str(FORMAT))
    if record.mixing is not None and record.mixing.round > MOST_ROUNDS:
        raise BadInput("error-record-rounds", most=str(MOST_ROUNDS))
    check_depth(record.position)
    check_depth(record.options)
    if len(record.entries) > MOST_ENTRIES:
        raise BadInput("error-record-long", count=str(len(record.entries)), most=str(MOST_ENTRIES))
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Decision) and sum(len(chance.results) for chance in entry.chance) > MOST_PICKS:
            raise BadInput("error-record-draws", entry=str(number), most=str(MOST_PICKS))


def check_depth(data: object) -> None:
    """Refuse data so deeply nested, or numbers so large, that even a message about them could not be written."""
    level = [data]
    for _ in range(MOST_LEVELS):
        if any(isinstance(part, int) and part.bit_length() > MOST_BITS for part in level):
            raise BadInput("error-too-large", most=str(MOST_BITS))
        inner = [part for part in level if isinstance(part, dict | list | tuple)]
        level = [part for outer in inner for part in (outer.values() if isinstance(outer, dict) else outer)]
        if not level:
            return
    raise BadInput("error-too-deep", most=str(MOST_LEVELS))


def chances(picks: Sequence[Pick], streams: Sequence[str]) -> tuple[Chance, ...]:
    """Picks as a record writes them: neighbours on the same stream together."""
    runs = groupby(picks, lambda pick: (pick.stream, pick.n))
    return tuple(Chance(streams[stream], n, tuple(pick.result for pick in run)) for (stream, n), run in runs)


def picks(recorded: Sequence[Chance], streams: Sequence[str]) -> list[Pick]:
    """The other way round. A stream the game does not have raises BadInput."""
    found: list[Pick] = []
    for chance in recorded:
        if chance.stream not in streams:
            raise BadInput("error-record-stream", stream=repr(chance.stream))
        found += [Pick(streams.index(chance.stream), chance.n, result) for result in chance.results]
    return found
