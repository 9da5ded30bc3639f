"""Aerion as the conformance kit wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aerodrome.games.aerion import GAME, Aerion, AerionView, Table
from aerodrome.games.aerion.cards import BASE_KIND_NAMES as BASE
from aerodrome.games.aerion.cards import (
    BOOK,
    CREW_NAMES,
    DECK_NAMES,
    DECKS,
    ELEMENTS,
    KINDS,
    MAX_SEATS,
    SHIP_NAMES,
    SLOTS,
    WORKSHOPS,
)
from aerodrome.games.aerion.cards import MOST_CARDS_IN_A_DECK as MOST
from aerodrome.games.aerion.components import GROUPS
from aerodrome.games.aerion.events import (
    Acquired,
    BookForRerolls,
    BookKept,
    Discarded,
    LastCardLetGo,
    PhaseSkipped,
    PixieUsed,
    Placed,
    Rejected,
    Replenished,
    Rerolled,
    Reserved,
    ShipBuilt,
    ShipBuiltAgain,
    ShipHeldDown,
    ShipNotOwned,
)
from aerodrome.games.aerion.expansions.eggs_events import Displaced, EggKept
from aerodrome.games.aerion.expansions.flagship_events import Embarked, FactoryOpened
from aerodrome.games.aerion.expansions.hellkite_events import LairDestroyed, LairLeft, LairUncovered, OutpostDestroyed
from aerodrome.games.aerion.expansions.piers_events import PierBuilt, WorkerHired, WorkerPaid
from aerodrome.games.aerion.expansions.stone_clouds_events import BirdSent, CloudBroken, CloudCracked, DiceStruck
from aerodrome.games.aerion.layout import (
    DECK_AT,
    DISCARD_AT,
    DISPLAY_AT,
    PULPIT_AT,
    RESERVE_AT,
    SEAT_RESERVE,
    TOP_AT,
    TOP_HEIGHT_AT,
    WORKSHOP_AT,
)
from aerodrome.games.aerion.view import DECLARED
from aerodrome.kernel import Event, Position, State, View
from aerodrome.kernel.conformance import Subject
from aerodrome.kernel.conformance.subject import Announced
from aerodrome.kernel.event_types import Ended, Rolled, TurnBegan

from .option_sets import BASE as BASE_GAME
from .option_sets import EVERY_VARIANT, EVERYTHING, covering_sample
from .tables import zones_of


def cards_of(state: State) -> list[int]:
    """How often each card lies anywhere, read from the storage cell by cell."""
    assert isinstance(state, Table)
    cells = list(state.cells)
    found = [a + b for a, b in zip(cells[DECK_AT:DISCARD_AT], cells[DISCARD_AT:TOP_AT], strict=True)]
    for place, count in enumerate(cells[RESERVE_AT : RESERVE_AT + MAX_SEATS * SEAT_RESERVE]):
        if count:
            card = place % SEAT_RESERVE
            found[card // ELEMENTS * KINDS + card % ELEMENTS] += count
    for deck in range(DECKS):
        found[deck * KINDS + BOOK] += cells[PULPIT_AT + deck] + cells[PULPIT_AT + DECKS + deck]
        if cells[DISPLAY_AT + deck]:
            found[deck * KINDS + cells[DISPLAY_AT + deck] - 1] += 1
        for height in range(cells[TOP_HEIGHT_AT + deck]):
            found[deck * KINDS + cells[TOP_AT + deck * MOST + height]] += 1
    for card in cells[WORKSHOP_AT : WORKSHOP_AT + WORKSHOPS * SLOTS]:
        if card:
            found[card - 1] += 1
    if state.acquired:
        found[state.acquired - 1] += 1
    for expansion in state.expansions:
        for area in expansion.areas:
            for card, count in zip(area.cards(), cells[area.cell : area.cell + area.size()], strict=True):
                found[card] += count
    return found


def census(state: State) -> dict[str, int]:
    """How often each card lies anywhere, by name."""
    return dict(zip(_LABELS, cards_of(state), strict=True))


_LABELS = [f"{number}@{deck}" for deck in DECK_NAMES for number in range(KINDS)]


def wide_catalogue() -> str:
    """A catalogue in which every deck holds every kind, so that every action can come up."""
    decks = len(DECK_NAMES)
    totals = {name: len(kinds) * decks for name, kinds in GROUPS.items()}
    lines = ["[totals]", *(f'{name} = {{ count = {count}, source = "inferred" }}' for name, count in totals.items())]
    lines.append("[ships]")
    for number, ship in enumerate(SHIP_NAMES):
        material, crew = ("helix", "nut", "cocoon")[number % 3], CREW_NAMES[number // 3]
        lines.append(f'{ship} = {{ material = "{material}", crew = "{crew}", source = "inferred" }}')
    for deck in DECK_NAMES:
        lines += [f'[decks."{deck}"]', *(f'{kind} = {{ count = 1, source = "inferred" }}' for kind in BASE)]
    for kind in GAME.components.added_kinds:
        count = 3 if kind == "egg" else 1
        lines += [f"[cards.{kind}]", *(f'"{deck}" = {{ count = {count}, source = "inferred" }}' for deck in DECK_NAMES)]
    return "\n".join(lines)


WIDE = GAME.with_catalogue(wide_catalogue())
OPTION_SETS = [
    BASE_GAME,
    EVERYTHING,
    {**EVERY_VARIANT, "egg-choice": "required"},
    {**next(options for options in covering_sample() if "pinned-ship" in options), "pixies": 0},
]
"""What every property is tried with; the covering sample is played, and its cards are counted, besides."""


PHASE_TWO: tuple[type[Event], ...] = (
    *(LastCardLetGo, PhaseSkipped, Acquired, BookKept, Placed, Reserved, Rejected),
    *(Embarked, FactoryOpened, BirdSent, DiceStruck, CloudCracked, CloudBroken, WorkerPaid, PierBuilt),
    *(OutpostDestroyed, LairDestroyed, LairLeft),
)
"""What phase 2 is spent on: rerolls that are left are lost by it, and what expansions remember of phase 1."""
FIRST_ROLL_LEFT = (Discarded, BookForRerolls, WorkerHired)
FIXED = frozenset({"game", "seat", "seats", "expansions", "variants", "columns.deck", "columns.combination"}) | {
    f"ships.{field}" for field in ("name", "material", "crew", "owner")
}
"""Fields that never change."""


def zones(view: View) -> Mapping[str, Mapping[str, int]]:
    assert isinstance(view, AerionView)
    return zones_of(view)


def announced(game: Aerion) -> Announced:
    """Which event tells of what; the pieces of expansions are told by events that name them."""
    named = [event for event in game.events if "piece" in event.__struct_fields__]
    ships = (ShipBuilt, ShipBuiltAgain, ShipNotOwned, ShipHeldDown)
    return Announced(
        zones,
        frozenset({"workshops", "pulpits", "reserves", "acquired", "areas"})
        | {f"columns.{field}" for field in ("display", "known", "unseen", "discard")},
        {
            **dict.fromkeys(("turn", "player"), (TurnBegan,)),
            **dict.fromkeys(("won", "ending"), (Ended,)),
            "dice": (Rolled, Replenished),
            "rerolls": (Rerolled, BookForRerolls, WorkerHired, *PHASE_TWO),
            "pixies": (PixieUsed,),
            "common_crew": (Placed, *ships),
            "ships.flying": (ShipBuilt,),
            "pieces": (*named, Rolled, *FIRST_ROLL_LEFT, *PHASE_TWO, TurnBegan, EggKept, Displaced),
            "counters": (Discarded, LairUncovered, *PHASE_TWO),
        },
        frozenset({"step", "actors", "pile", "taken"}),
    )


def of(game: Aerion, options: Sequence[Mapping[str, object]], positions: Sequence[Position] = ()) -> Subject:
    """A game under test with these options."""
    return Subject(game, census, options, positions, open_decisions=True, announced=announced(game), fields=DECLARED)


def subject(game: Aerion = GAME) -> Subject:
    return of(game, [BASE_GAME, EVERYTHING])
