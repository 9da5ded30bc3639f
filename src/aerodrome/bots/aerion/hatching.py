"""What a bot does with the Eggs that it has acquired. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion.cards import BOOK, DECKS, ELEMENTS, KINDS
from aerodrome.games.aerion.expansion import BITS
from aerodrome.games.aerion.expansions.eggs import Eggs, choice_to_hatch
from aerodrome.games.aerion.layout import DECK_AT
from aerodrome.games.aerion.table import Table

from .goals import eggs
from .picture import NONE, Picture
from .turn import HABIT, Planner
from .worth import chance_of

MOST_USED: Final[i64] = 4  # Eggs at once
LEAST_GAIN: Final[i64] = 2_000_000
"""The chance that an Egg must gain, out of CERTAIN."""
LEAST_PROMISE: Final[i64] = 4_000_000
"""The chance that a card must promise to gain before it is worked out."""
MOST_PART: Final[i64] = 12
"""Or this part of the chance that there is, in hundredths, where that is less."""


def showing(picture: Picture, deck: i64, kind: i64) -> Picture:
    """The picture when a card of this deck lies in front of it; what lay there is back in the deck."""
    other = picture.copy()
    if other.shown[deck] < 0:
        other.displayed += 1
        other.size[deck] -= 1
    other.shown[deck] = kind
    other.next[deck] = NONE
    other.after[deck] = NONE
    return other


def start_value(planner: Planner, picture: Picture) -> i64:
    """The chance at the start of a turn, before the dice are rolled."""
    return planner.moment(picture).keeps[0]


def best_hatch(planner: Planner, table: Table, picture: Picture) -> i64:
    """The action that uses Eggs best before the dice are rolled, NONE when they are better kept."""
    now = start_value(planner, picture)
    best: i64 = NONE
    most: i64 = 0
    for deck in range(DECKS):
        if picture.size[deck] == 0 or picture.next[deck] >= 0:
            continue
        hunch = Hunch(planner, table, picture, deck, now)
        used = hunch.eggs_to_use(picture, now)
        if hunch.net > most:
            most = hunch.net
            best = picture.tasks.verbs.hatch.id_of(choice_to_hatch(deck, used))
    return best


class Hunch:
    """How many cards of a deck would be better in the Display, and how much all of them together gain."""

    def __init__(self, planner: Planner, table: Table, picture: Picture, deck: i64, now: i64) -> None:
        self.size: i64 = picture.size[deck]
        self.found: i64 = 0
        self.gain: i64 = 0
        self.net: i64 = 0  # what the best number of Eggs gains beyond their own worth
        for kind in range(KINDS):
            cards = table.cells[DECK_AT + deck * KINDS + kind]
            if cards == 0 or not is_worth_a_look(planner, picture, deck, kind):
                continue
            other = showing(picture, deck, kind)
            if about_gained(planner, other, deck, now) <= LEAST_PROMISE:
                continue
            more = start_value(planner, other) - now
            if more > 0:
                self.found += cards
                self.gain += cards * more

    def eggs_to_use(self, picture: Picture, now: i64) -> i64:
        """How many Eggs gain most beyond what they are worth themselves; 0 when none do."""
        if self.found == 0:
            return 0
        worth = now * MOST_PART // 100
        if worth > LEAST_GAIN:
            worth = LEAST_GAIN
        best: i64 = 0
        missed: i64 = 1_000_000
        for used in range(MOST_USED):
            if used >= picture.tasks.eggs or used >= self.size or missed == 0:
                return best
            missed = missed * (self.size - used - self.found) // (self.size - used)
            net = (1_000_000 - missed) * (self.gain // self.found) // 1_000_000 - (used + 1) * worth
            if net > self.net:
                self.net = net
                best = used + 1
        return best


def about_gained(planner: Planner, picture: Picture, deck: i64, now: i64) -> i64:
    """About how much the chance gains when the card in front of this deck lies there."""
    if picture.shown[deck] == picture.tasks.bird:
        return planner.marks.chance(picture) - now
    return (chance_of(planner.odds_of_card(picture, deck)) - now) // 1000 * HABIT[deck]


def is_worth_a_look(planner: Planner, picture: Picture, deck: i64, kind: i64) -> bool:
    tasks = picture.tasks
    if kind < 0:
        return False
    if kind < ELEMENTS:
        planner.marks.look_at_needs(picture)
        return planner.marks.need[kind] > 0
    if kind == BOOK:
        return picture.books == 0
    return kind == tasks.bird or (kind == tasks.hourglass and tasks.glasses & BITS[deck] != 0)


def choose_revealed(planner: Planner, expansion: Eggs, table: Table, picture: Picture) -> i64:
    """Which of the revealed cards goes to the Display."""
    deck = expansion.deck_revealed(table)
    verbs = picture.tasks.verbs
    best = verbs.lay_none.first
    most: i64 = -1
    for kind in range(KINDS):
        for _card in range(table.cells[expansion.revealed.cell_of(deck * KINDS + kind)]):
            picture.size[deck] += 1
            picture.count(deck, kind, 1)
            if kind == picture.tasks.hourglass:
                picture.tasks.sand[deck] += 1
    if picture.displayed > 0 and verbs.lay_none.why_not(table, table.seat) == 0:
        most = start_value(planner, picture)
    for kind in range(KINDS):
        if expansion.revealed_card(table, kind) >= 0:
            value = start_value(planner, showing(picture, deck, kind))
            if value > most:
                most = value
                best = verbs.lay.id_of(kind)
    return best


def hatch_at_the_end(picture: Picture) -> i64:
    """At the end of a turn Eggs are used only against a Display of nothing but Eggs, else NONE."""
    if eggs.are_eggs_alone(picture):
        largest: i64 = 0
        for deck in range(DECKS):
            if picture.size[deck] > picture.size[largest]:
                largest = deck
        used = picture.tasks.eggs
        if used > 2:
            used = 2
        if picture.size[largest] > 0 and used > 0:
            return picture.tasks.verbs.hatch.id_of(choice_to_hatch(largest, used))
    return NONE
