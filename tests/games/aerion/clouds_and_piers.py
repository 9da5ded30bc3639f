"""Tables with Stone Clouds or Piers, for tests."""

from __future__ import annotations

from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.expansions.piers_events import WorkerPaid
from tests.games.aerion.tables import DISPLAY, NOTHING, Scene, at

THIRTY = [5, 5, 5, 5, 5, 5]
TWENTY_NINE = [4, 5, 5, 5, 5, 5]
CLOUDS = [f"cloud/{number}" for number in range(1, 7)]

TWENTY_SIX = [4, 4, 4, 4, 5, 5]
FIVE_EQUAL = [1, 1, 1, 1, 1, 2]
WORKERS = {"AAA": "worker", "AAAA": "worker"}
NONE_BUILT = {"pier/1": "construction", "pier/2": "construction", "pier/3": "construction"}
ALL_BUILT = dict.fromkeys(NONE_BUILT, "built")
PAID_ONE = WorkerPaid("worker@AAA", "payroll/1", "discard/AAA")


def clouds(*sides: str) -> dict[str, str]:
    """The sides of the clouds, in order; those not named are gone."""
    return dict(zip(CLOUDS, [*sides, *["gone"] * (6 - len(sides))], strict=True))


def birds(count: int) -> dict[str, str]:
    """A full Display with Hammer Birds before the first decks."""
    return {**DISPLAY, **dict.fromkeys(DECK_NAMES[:count], "bird")}


def flight(count: int) -> str:
    return f"demolish {','.join(DECK_NAMES[:count]) or 'none'}"


def under(*variants: str, **position: object) -> Scene:
    """A table with Stone Clouds, the dice showing 30 where none are named."""
    return at(**{"expansions": ["stone-clouds"], "variants": list(variants), "dice": THIRTY, **position})


def sides(table: Scene) -> list[str]:
    return [table.view.pieces[cloud] for cloud in CLOUDS]


def beside(*variants: str, **position: object) -> Scene:
    """A table with Piers, the dice meeting no combination where none are named."""
    return at(**{"expansions": ["piers"], "variants": list(variants), "dice": NOTHING, **position})


def debts(*workers: str, seat: int = 1) -> dict[str, list[str]]:
    """Workers from these decks on the Payroll of a player."""
    return {f"payroll/{seat}": [f"worker@{deck}" for deck in workers]}


def payrolls(table: Scene) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return table.view.areas["payroll/1"], table.view.areas["payroll/2"]
