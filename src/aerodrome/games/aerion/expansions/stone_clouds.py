"""Expansion 3: The Stone Clouds. High rolls and Hammer Birds break six clouds, each struck twice.

Variants: The Flock (Hammer Birds fly in twos at least), Pinned Down! (each cloud lies on a ship and holds it down).
This module is compiled.
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.cards import DECK_NAMES, DECKS, DISCARD_ZONES, DISPLAY_ZONES, SHIP_NAMES
from aerodrome.games.aerion.dice import PIPS
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.turn import SETS_OF_DECKS, ExpansionVerb, TurnStep
from aerodrome.games.aerion.workshops import check_victory, release
from aerodrome.kernel.chapters import BIT, AnyVerb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.events import Events

from . import stone_clouds_events as told

THE_FLOCK: Final = 0
PINNED_DOWN: Final = 1
LOSES_ITS_CARDS: Final = 2  # the edition choice

POINTS_FOR_A_STRIKE: Final[i64] = 30
MOST_BIRDS: Final = 3
BIRD_POINTS: Final = vec[i64]([0, 5, 40, 100])  # by the number of Hammer Birds

GONE: Final[i64] = 0
CRACKED: Final[i64] = 1
INTACT: Final[i64] = 2

# Which birds are sent: every choice of at most three decks, as bits
FLIGHTS: Final = [flight for size in range(MOST_BIRDS + 1) for flight in combinations(range(len(DECK_NAMES)), size)]
FLIGHT_DECKS: Final = vec[i64]([sum([1 << deck for deck in flight]) for flight in FLIGHTS])
FLIGHT_SIZE: Final = vec[i64]([len(flight) for flight in FLIGHTS])

# What is struck: an intact cloud, a cracked one, or the cloud on a ship
STRIKE_INTACT: Final[i64] = 0
STRIKE_CRACKED: Final[i64] = 1
STRIKE_SHIP: Final[i64] = 2  # + ship


def flight_label(flight: tuple[int, ...]) -> str:
    """The decks of a flight as a notation writes them."""
    return ",".join([DECK_NAMES[deck] for deck in flight]) or "none"


class StoneClouds(Expansion):
    name: ClassVar[str] = "stone-clouds"
    number: ClassVar[int] = 3
    goals: ClassVar[tuple[str, ...]] = ("sum>=30",)
    variants: ClassVar[tuple[str, ...]] = ("the-flock", "pinned-down")
    editions: ClassVar[tuple[tuple[str, tuple[str, str]], ...]] = (("pinned-ship", ("waits", "discarded")),)
    edition_of: ClassVar[dict[str, str]] = {"pinned-ship": "pinned-down"}
    events: ClassVar[tuple[type[Event], ...]] = told.EVENTS

    def __init__(self) -> None:
        super().__init__()
        self.bird: Final = self.add_kind("bird")
        sides = ("gone", "cracked", "intact")
        self.clouds: Final = [self.add_piece(f"cloud/{at + 1}", sides, INTACT) for at in range(len(SHIP_NAMES))]
        self.strikes: Final = self.add_counter("strikes", 4)
        self.steps.append(StrikeStep())

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        return [Demolish(self), Strike(self)]

    def work_left(self, table: Table) -> i64:
        """How many strikes the clouds still need."""
        left: i64 = 0
        for cloud in self.clouds:
            left += table.side(cloud)
        return left

    # What it changes

    def why_not_acquire(self, table: Table, kind: i64) -> i64:
        if kind == self.bird.number:
            return rule.CLOUDS_NOT_ACQUIRED
        return 0

    def holds_down(self, table: Table, ship: i64) -> bool:
        return self.plays_variant(PINNED_DOWN) and table.side(self.clouds[ship]) != GONE

    def lets_wait(self, table: Table) -> bool:
        return not self.plays_variant(LOSES_ITS_CARDS)

    def allows_victory(self, table: Table) -> bool:
        return self.work_left(table) == 0

    def wrong(self, table: Table) -> str:
        strikes = table.value(self.strikes)
        odd = table.step == self.step and not 0 < strikes <= self.work_left(table)
        return "aerion-error-position-stone-clouds" if odd else ""


class StrikeStep(TurnStep):
    """The points are there: which cloud is struck?"""

    name = "strike"
    demand = rule.CLOUDS_STRIKE_NOW


class Demolish(ExpansionVerb[StoneClouds]):
    """Strike the clouds with the points of the dice and of Hammer Birds, once for each thirty points."""

    name = "demolish"
    params = ("birds",)
    steps = (step.ROLL,)

    def __init__(self, clouds: StoneClouds) -> None:
        super().__init__(clouds, each([flight_label(flight) for flight in FLIGHTS]))
        rows = [[at for at in range(len(FLIGHTS)) if set(FLIGHTS[at]) <= set(decks)] for decks in SETS_OF_DECKS]
        self.set_rows(rows)

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("dice", *[f"display/{deck}" for deck in values[0].split(",") if deck != "none"])

    def why_not(self, table: Table, seat: i64) -> i64:
        if self.expansion.work_left(table) == 0:
            return rule.CLOUDS_NONE_LEFT
        return 0

    def row(self, table: Table, seat: i64) -> i64:
        """The flights of birds that are there."""
        birds: i64 = 0
        for deck in range(DECKS):
            if table.displayed_kind(deck) == self.expansion.bird.number:
                birds += BIT[deck]
        return birds

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        for deck in range(DECKS):
            if FLIGHT_DECKS[choice] & BIT[deck] != 0 and table.displayed_kind(deck) != self.expansion.bird.number:
                return rule.CLOUDS_BIRD_IN_DISPLAY
        if FLIGHT_SIZE[choice] == 1 and self.expansion.plays_variant(THE_FLOCK):
            return rule.CLOUDS_FLOCK
        if points(table, choice) < POINTS_FOR_A_STRIKE:
            return rule.CLOUDS_THIRTY_POINTS
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        clouds = self.expansion
        strikes = min(points(table, choice) // POINTS_FOR_A_STRIKE, clouds.work_left(table))
        for deck in range(DECKS):
            if FLIGHT_DECKS[choice] & BIT[deck] != 0:
                card = table.discard_displayed(deck)
                if events is not None:
                    events.tell(told.BirdSent(table.name_of(card), DISPLAY_ZONES[deck], DISCARD_ZONES[deck]))
        table.rerolls = 0
        table.set_value(clouds.strikes, strikes)
        table.step = clouds.step
        if events is not None and FLIGHT_SIZE[choice] == 0:
            events.tell(told.DiceStruck(strikes))


def points(table: Table, flight: i64) -> i64:
    return PIPS[table.dice] + BIRD_POINTS[FLIGHT_SIZE[flight]]


class Strike(ExpansionVerb[StoneClouds]):
    """Strike a cloud: an intact one cracks, a cracked one is gone."""

    name = "strike"
    params = ("cloud",)
    when = rule.CLOUDS_POINTS_FIRST

    def __init__(self, clouds: StoneClouds) -> None:
        super().__init__(clouds, each(("intact", "cracked", *SHIP_NAMES)))

    def pieces(self, *values: str) -> tuple[str, ...]:
        clouds = tuple([cloud.name for cloud in self.expansion.clouds])
        return (clouds[SHIP_NAMES.index(values[0])],) if values[0] in SHIP_NAMES else clouds

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if choice >= STRIKE_SHIP:
            if not self.expansion.plays_variant(PINNED_DOWN):
                return rule.CLOUDS_ALL_ALIKE
            if table.side(self.expansion.clouds[choice - STRIKE_SHIP]) == GONE:
                return rule.CLOUDS_CLOUD_GONE
            return 0
        if self.expansion.plays_variant(PINNED_DOWN):
            return rule.CLOUDS_CHOOSE_A_SHIP
        if self.struck(table, choice) < 0:
            return rule.CLOUDS_CRACKED_FIRST
        return 0

    def struck(self, table: Table, choice: i64) -> i64:
        """The cloud that is meant, -1 when there is none."""
        if choice >= STRIKE_SHIP:
            return choice - STRIKE_SHIP
        return table.first_showing(self.expansion.clouds, INTACT if choice == STRIKE_INTACT else CRACKED)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        clouds, cloud = self.expansion, self.struck(table, choice)
        piece = clouds.clouds[cloud]
        table.turn_piece(piece, table.side(piece) - 1)
        table.set_value(clouds.strikes, table.value(clouds.strikes) - 1)
        if events is not None:
            ship = SHIP_NAMES[cloud] if clouds.plays_variant(PINNED_DOWN) else None
            is_gone = table.side(piece) == GONE
            events.tell(told.CloudBroken(piece.name, ship) if is_gone else told.CloudCracked(piece.name, ship))
        if clouds.plays_variant(PINNED_DOWN):
            release(table, cloud, events)
        check_victory(table, events)
        if table.value(clouds.strikes) == 0:
            table.begin(step.REPLENISH, dealer, events)
