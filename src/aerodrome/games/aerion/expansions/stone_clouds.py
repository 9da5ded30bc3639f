"""Expansion 3: The Stone Clouds. High rolls and Hammer Birds break six clouds, each struck twice.

Variants: The Flock (Hammer Birds fly in twos at least), Pinned Down! (each cloud lies on a ship and holds it down).
This module is compiled.
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import rule, steps
from aerodrome.games.aerion.cards import DECK_NAMES, DECKS, KINDS, SHIP_NAMES, SHIPS
from aerodrome.games.aerion.dice import PIPS
from aerodrome.games.aerion.expansion import BITS, Expansion
from aerodrome.games.aerion.layout import DISCARD_AT, DISPLAY_ZONE
from aerodrome.games.aerion.rules import AerionState
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events
from aerodrome.kernel.vocabulary import Verb

THE_FLOCK: Final = 0
PINNED_DOWN: Final = 1
LOSES_ITS_CARDS: Final = 2  # the edition choice

POINTS_FOR_A_STRIKE: Final[i64] = 30
MOST_BIRDS: Final = 3
BIRD_POINTS: Final = vec[i64]([0, 5, 40, 100])  # for so many Hammer Birds

GONE: Final[i64] = 0
CRACKED: Final[i64] = 1
INTACT: Final[i64] = 2

# Which birds are sent: every choice of at most three decks, as bits
FLIGHTS: Final = [flight for size in range(MOST_BIRDS + 1) for flight in combinations(range(len(DECK_NAMES)), size)]
FLIGHT_DECKS: Final = vec[i64]([sum([1 << deck for deck in flight]) for flight in FLIGHTS])
FLIGHT_SIZE: Final = vec[i64]([len(flight) for flight in FLIGHTS])
FLIGHT_COUNT: Final[i64] = 42

# Its actions
DEMOLISH: Final = 0  # + flight
STRIKE_INTACT: Final = 42
STRIKE_CRACKED: Final = 43
STRIKE_SHIP: Final = 44  # + ship


def flight_label(flight: tuple[int, ...]) -> str:
    """The decks of a flight as a notation writes them."""
    return ",".join([DECK_NAMES[deck] for deck in flight]) or "none"


def pieces_of_flight(label: str) -> tuple[str, ...]:
    return ("dice", *[f"display/{deck}" for deck in label.split(",") if deck != "none"])


class StoneClouds(Expansion):
    name: ClassVar[str] = "stone-clouds"
    number: ClassVar[int] = 3
    goals: ClassVar[tuple[str, ...]] = ("sum>=30",)
    variants: ClassVar[tuple[str, ...]] = ("the-flock", "pinned-down")
    editions: ClassVar[tuple[tuple[str, tuple[str, str]], ...]] = (("pinned-ship", ("waits", "discarded")),)
    edition_of: ClassVar[dict[str, str]] = {"pinned-ship": "pinned-down"}

    def __init__(self) -> None:
        super().__init__()
        self.bird: Final = self.add_kind("bird")
        sides = ("gone", "cracked", "intact")
        self.clouds: Final = [self.add_piece(f"cloud/{at + 1}", sides, INTACT) for at in range(len(SHIP_NAMES))]
        self.strikes: Final = self.add_counter("strikes", 4)
        self.steps.append("strike")

    def verbs(self, kind_names: tuple[str, ...]) -> tuple[Verb, ...]:
        targets = ("intact", "cracked", *SHIP_NAMES)
        clouds = tuple([cloud.name for cloud in self.clouds])
        return (
            Verb(
                "demolish",
                ("birds",),
                tuple([(flight_label(flight),) for flight in FLIGHTS]),
                pieces_of_flight,
            ),
            Verb(
                "strike",
                ("cloud",),
                tuple([(target,) for target in targets]),
                lambda target: (clouds[SHIP_NAMES.index(target)],) if target in SHIP_NAMES else clouds,
            ),
        )

    def work_left(self, table: AerionState) -> i64:
        """How many strikes the clouds still need."""
        left: i64 = 0
        for cloud in self.clouds:
            left += table.side(cloud)
        return left

    # What may be done

    def why_not(self, table: AerionState, action: i64) -> i64:
        if action < STRIKE_INTACT:
            return self.why_not_demolish(table, action - DEMOLISH)
        return self.why_not_strike(table, action)

    def why_not_demolish(self, table: AerionState, flight: i64) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if self.work_left(table) == 0:
            return rule.CLOUDS_NONE_LEFT
        for deck in range(DECKS):
            if FLIGHT_DECKS[flight] & BITS[deck] != 0 and table.displayed_kind(deck) != self.bird.number:
                return rule.CLOUDS_BIRD_IN_DISPLAY
        if FLIGHT_SIZE[flight] == 1 and self.plays_variant(THE_FLOCK):
            return rule.CLOUDS_FLOCK
        if self.points(table, flight) < POINTS_FOR_A_STRIKE:
            return rule.CLOUDS_THIRTY_POINTS
        return 0

    def points(self, table: AerionState, flight: i64) -> i64:
        return PIPS[table.dice] + BIRD_POINTS[FLIGHT_SIZE[flight]]

    def why_not_strike(self, table: AerionState, action: i64) -> i64:
        if table.step != self.step:
            number = table.why_not_interrupt()
            if number != 0:
                return number
            return rule.CLOUDS_POINTS_FIRST
        if action >= STRIKE_SHIP:
            if not self.plays_variant(PINNED_DOWN):
                return rule.CLOUDS_ALL_ALIKE
            if table.side(self.clouds[action - STRIKE_SHIP]) == GONE:
                return rule.CLOUDS_CLOUD_GONE
            return 0
        if self.plays_variant(PINNED_DOWN):
            return rule.CLOUDS_CHOOSE_A_SHIP
        if self.find_cloud(table, side_struck(action)) < 0:
            return rule.CLOUDS_CRACKED_FIRST
        return 0

    def find_cloud(self, table: AerionState, side: i64) -> i64:
        """The first cloud that shows this side, -1 when none does."""
        for at in range(SHIPS):
            if table.side(self.clouds[at]) == side:
                return at
        return -1

    def legal_into(self, table: AerionState, buffer: vec[i64], n: i64) -> i64:
        if table.step == steps.ROLL:
            birds: i64 = 0
            for deck in range(DECKS):
                if table.displayed_kind(deck) == self.bird.number:
                    birds += BITS[deck]
            if birds == 0 and PIPS[table.dice] < POINTS_FOR_A_STRIKE:
                return n
            for flight in range(FLIGHT_COUNT):
                if FLIGHT_DECKS[flight] & birds == FLIGHT_DECKS[flight] and self.why_not_demolish(table, flight) == 0:
                    buffer[n] = self.action + DEMOLISH + flight
                    n += 1
        elif table.step == self.step:
            for action in range(STRIKE_INTACT, STRIKE_SHIP + SHIPS):
                if self.why_not_strike(table, action) == 0:
                    buffer[n] = self.action + action
                    n += 1
        return n

    def why_not_otherwise(self, table: AerionState) -> i64:
        return rule.CLOUDS_STRIKE_NOW

    def why_not_acquire(self, table: AerionState, kind: i64) -> i64:
        if kind == self.bird.number:
            return rule.CLOUDS_NOT_ACQUIRED
        return 0

    # What its actions do

    def perform(self, table: AerionState, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < STRIKE_INTACT:
            self.demolish(table, action - DEMOLISH, events)
        elif action < STRIKE_SHIP:
            self.strike(table, self.find_cloud(table, side_struck(action)), events)
        else:
            self.strike(table, action - STRIKE_SHIP, events)

    def demolish(self, table: AerionState, flight: i64, events: Events | None) -> None:
        strikes = self.points(table, flight) // POINTS_FOR_A_STRIKE
        if strikes > self.work_left(table):
            strikes = self.work_left(table)
        for deck in range(DECKS):
            if FLIGHT_DECKS[flight] & BITS[deck] != 0:
                table.discard(table.take_from_display(deck), DISPLAY_ZONE + deck, events)
        table.set_rerolls(0, events)
        table.set_value(self.strikes, strikes, events)
        table.go_to(self.step, events)

    def strike(self, table: AerionState, cloud: i64, events: Events | None) -> None:
        table.turn_piece(self.clouds[cloud], table.side(self.clouds[cloud]) - 1, events)
        table.set_value(self.strikes, table.value(self.strikes) - 1, events)
        if self.plays_variant(PINNED_DOWN):
            table.release(cloud, events)
        table.check_victory(events)
        if table.value(self.strikes) == 0:
            table.begin_phase_three(events)

    # What it changes

    def holds_down(self, table: AerionState, ship: i64) -> bool:
        return self.plays_variant(PINNED_DOWN) and table.side(self.clouds[ship]) != GONE

    def lets_wait(self, table: AerionState) -> bool:
        return not self.plays_variant(LOSES_ITS_CARDS)

    def allows_victory(self, table: AerionState) -> bool:
        return self.work_left(table) == 0

    def wrong(self, table: AerionState) -> str:
        strikes = table.value(self.strikes)
        striking = table.step == self.step
        waits = striking and table.beneath != 0
        awaited = table.beneath % steps.DEPTH == self.step
        odd = striking != (strikes > 0) or strikes > self.work_left(table) or strikes > self.most_strikes(table)
        acquired = table.acquired > 0 and table.acquired_kind() == self.bird.number
        flying = [self.holds_down(table, ship) and table.is_flying(ship) for ship in range(SHIPS)]
        return "aerion-error-position-stone-clouds" if odd or waits or awaited or acquired or True in flying else ""

    def most_strikes(self, table: AerionState) -> i64:
        """How many strikes a demolition of this turn can have left at most; what it sent still lies in the piles."""
        if table.dice == 0:
            return 0
        birds: i64 = 0
        for deck in range(DECKS):
            sent = table.cards[DISCARD_AT + deck * KINDS + self.bird.number] > 0
            if sent and birds < MOST_BIRDS and table.displayed_kind(deck) < 0:
                birds += 1
        if birds == 1 and self.plays_variant(THE_FLOCK):
            birds = 0
        return (PIPS[table.dice] + BIRD_POINTS[birds]) // POINTS_FOR_A_STRIKE


def side_struck(action: i64) -> i64:
    if action == STRIKE_INTACT:
        return INTACT
    return CRACKED
