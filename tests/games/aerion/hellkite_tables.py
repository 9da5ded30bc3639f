"""Tables with the Hellkite."""

from __future__ import annotations

from collections.abc import Mapping

from aerodrome.kernel import Position
from tests.games.aerion.tables import Scene, at

PLACES = range(1, 7)
TYPES = ("book", "blueprint", "material", "crew")
BOOK, BLUEPRINT, MATERIAL, CREW = range(4)  # as chance answers when a Lair is uncovered

FIFTEEN = [1, 1, 2, 2, 3, 6]
SIXTEEN = [1, 1, 2, 2, 4, 6]
SIX_ONES = [1, 1, 1, 1, 1, 1]
"""Dice for a Hunt that meet every combination but the straight."""

ONE_OF_EACH = {"AA+BB": "book", "AAA": "hornet", "AAA+BB": "nut", "AAAA": "incubi"}
"""A Display with a card of each type."""


def row(pawn: int = 1, opened: Mapping[int, str] | None = None, fallen: Mapping[int, str] | None = None) -> Position:
    """The pieces and counters of a row in which these places show their Lair, or have lost a Lair of this type.

    The Outposts show Book, Blueprint, Material, Crew, Book, Blueprint. The pawn is at a place, 0 when it is gone.
    """
    there, gone = dict(opened or {}), dict(fallen or {})
    pieces = {"hellkite": str(pawn) if pawn else "gone"}
    pieces |= {f"outpost/{place}": "gone" for place in (*there, *gone)}
    pieces |= {f"lair/{place}": kind for place, kind in there.items()} | {f"lair/{place}": "gone" for place in gone}
    seen = [*there.values(), *gone.values()]
    return {"pieces": pieces, "counters": {f"unseen-lair/{kind}": 2 - seen.count(kind) for kind in TYPES}}


ALL_LAIRS = {1: "book", 2: "blueprint", 3: "material", 4: "crew", 5: "book", 6: "crew"}
DEFEATED = row(0, fallen=ALL_LAIRS)


def last_lair(place: int) -> Position:
    """Nothing is left in the row but this Lair."""
    return row(place, {place: ALL_LAIRS[place]}, {other: ALL_LAIRS[other] for other in PLACES if other != place})


def bare_lairs(pawn: int, *fallen: int) -> Position:
    """No Outpost is left, and these Lairs have fallen."""
    lairs = {place: kind for place, kind in ALL_LAIRS.items() if place not in fallen}
    return row(pawn, lairs, {place: ALL_LAIRS[place] for place in fallen})


def hellkite(*rows: Position, **position: object) -> Scene:
    """A table with the Hellkite, at the place that a row gives it."""
    laid: dict[str, object] = {"expansions": ["hellkite"]}
    for one in rows:
        laid |= one
    return at(**{**laid, **position})


def fortress(*rows: Position, **position: object) -> Scene:
    """The same with the variant Impregnable Fortress."""
    return hellkite(*rows, **{"variants": ["impregnable-fortress"], **position})


def place_of(table: Scene) -> str:
    """Where the Hellkite is."""
    return table.view.pieces["hellkite"]
