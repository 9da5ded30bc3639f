"""Armies, cities and collectors that are about to meet, for the tests of rolls and conflicts.

table = conflict(players={0: army("large-1", 2), 2: army("large-1", 3)})
fought(table, [4, 4, 1], [6, 5])
assert winner_of(table) == 0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aerodrome.games.etherium.events import ConflictBegan, ConflictWon, Totalled

from .tables import Scene, Told

Entry = dict[str, Any]


def army(space: str, level: int = 1, guide: int = 0, **more: Any) -> Entry:
    """A player with an army there. Without guide and cards nobody is asked about a roll."""
    levels = {"army": level, "guide": guide, **more.pop("levels", {})}
    spaces = {"army": space, **more.pop("spaces", {})}
    return {"levels": levels, "spaces": spaces, **more}


def city(defence: int = 1, guide: int = 0, away: str | None = None, **more: Any) -> Entry:
    """A player whose city is besieged; `away` is where both figures are, if not in front of the city."""
    levels = {"defence": defence, "guide": guide, **more.pop("levels", {})}
    spaces = {"army": away, "collector": away} if away else {}
    return {"levels": levels, "spaces": {**spaces, **more.pop("spaces", {})}, **more}


def collector(space: str, level: int = 1, **more: Any) -> Entry:
    """A player with a collector there."""
    levels = {"collector": level, **more.pop("levels", {})}
    return {"levels": levels, "spaces": {"collector": space, **more.pop("spaces", {})}, **more}


def fought(table: Scene, *dice: Sequence[int]) -> Told:
    """The last seat has acted, and these dice are rolled without anybody being asked."""
    return table.play("pass", *dice)


def levels(table: Scene, unit: str) -> list[int]:
    """The level of this unit, seat by seat."""
    return [table.of(seat).levels[unit] for seat in table.seats]


def tokens(table: Scene, token: str) -> list[int]:
    """How many of these victory tokens each seat has."""
    return [table.of(seat).tokens.get(token, 0) for seat in table.seats]


def where(table: Scene, figure: str) -> list[str]:
    """The space of this figure, seat by seat."""
    return [table.of(seat).spaces[figure] for seat in table.seats]


def conflicts(told: Told) -> list[str]:
    """The conflicts that began, in their order."""
    return [event.conflict for event in told.of(ConflictBegan)]


def places(told: Told) -> list[str]:
    """Where conflicts began, in their order."""
    return [event.space for event in told.of(ConflictBegan)]


def totals(told: Told) -> list[tuple[int, int]]:
    """The rolls that became final, in their order: seat and total."""
    return [(event.seat, event.total) for event in told.of(Totalled)]


def winners(told: Told) -> list[int]:
    """Who won conflicts, in their order."""
    return [event.seat for event in told.of(ConflictWon)]
