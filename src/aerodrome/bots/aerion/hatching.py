"""What a bot does with the Eggs that it has acquired. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.best import Best
from aerodrome.games.aerion.cards import BOOK, DECKS, KINDS
from aerodrome.games.aerion.expansions.eggs import Eggs, choice_to_hatch
from aerodrome.games.aerion.layout import DECK_AT, UNSEEN_AT
from aerodrome.games.aerion.table import Table

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


def showing(picture: Picture, card: i64) -> Picture:
    """The picture when a card lies in front of its deck; what lay there is back in the deck."""
    other = picture.copy()
    deck = card // KINDS
    other.shuffle(deck)
    glasses = other.cells[DECK_AT + deck * KINDS + max(picture.added.hourglass, 0)]
    if other.displayed_kind(deck) >= 0:
        put_back(other, other.take_from_display(deck), 1)
    put_back(other, card, -1)
    other.put_in_display(card)
    if picture.added.hourglass >= 0:  # those that the deck holds are weighed as before
        other.cells[DECK_AT + deck * KINDS + picture.added.hourglass] = glasses
    return other


def put_back(picture: Picture, card: i64, cards: i64) -> None:
    """Shuffle cards into their deck, or take some out."""
    picture.cells[DECK_AT + card] += cards
    picture.cells[UNSEEN_AT + card // KINDS] += cards


def start_value(planner: Planner, picture: Picture) -> i64:
    """The chance at the start of a turn, before the dice are rolled."""
    return planner.moment(picture).keeps[0]


def best_hatch(planner: Planner, eggs: Eggs, picture: Picture) -> i64:
    """The action that uses Eggs best before the dice are rolled, NONE when they are better kept."""
    now = start_value(planner, picture)
    best = Best(NONE, 0)
    for deck in range(DECKS):
        if picture.deck_size(deck) == 0 or picture.known_kind(deck, 0) >= 0:
            continue
        hunch = Hunch(planner, picture, deck, now)
        used = hunch.eggs_to_use(picture.cards_in(eggs.pile), now)
        best.offer(picture.added.verb("hatch").id_of(choice_to_hatch(deck, used)), hunch.net)
    return best.choice


class Hunch:
    """How many cards of a deck would be better in the Display, and how much all of them together gain."""

    def __init__(self, planner: Planner, picture: Picture, deck: i64, now: i64) -> None:
        self.size: i64 = picture.deck_size(deck)
        self.found: i64 = 0
        self.gain: i64 = 0
        self.net: i64 = 0  # what the best number of Eggs gains beyond their own worth
        for card in range(deck * KINDS, (deck + 1) * KINDS):
            cards = picture.cells[DECK_AT + card]
            if cards == 0 or not is_worth_a_look(planner, picture, card):
                continue
            other = showing(picture, card)
            if about_gained(planner, other, deck, now) <= LEAST_PROMISE:
                continue
            more = start_value(planner, other) - now
            if more > 0:
                self.found += cards
                self.gain += cards * more

    def eggs_to_use(self, eggs: i64, now: i64) -> i64:
        """How many Eggs gain most beyond what they are worth themselves; 0 when none do."""
        if self.found == 0:
            return 0
        worth = min(now * MOST_PART // 100, LEAST_GAIN)
        best: i64 = 0
        missed: i64 = 1_000_000
        for used in range(MOST_USED):
            if used >= eggs or used >= self.size or missed == 0:
                return best
            missed = missed * (self.size - used - self.found) // (self.size - used)
            net = (1_000_000 - missed) * (self.gain // self.found) // 1_000_000 - (used + 1) * worth
            if net > self.net:
                self.net = net
                best = used + 1
        return best


def about_gained(planner: Planner, picture: Picture, deck: i64, now: i64) -> i64:
    """About how much the chance gains when the card in front of this deck lies there."""
    if picture.displayed_kind(deck) == picture.added.bird:
        return planner.marks.chance(picture) - now
    return (chance_of(planner.odds_of_card(picture, deck)) - now) // 1000 * HABIT[deck]


def is_worth_a_look(planner: Planner, picture: Picture, card: i64) -> bool:
    kind = card % KINDS
    if kind == BOOK:
        return picture.books == 0
    planner.marks.look_at_needs(picture)
    return kind == picture.added.bird or planner.marks.is_needed(kind, card // KINDS, picture)


def choose_revealed(planner: Planner, eggs: Eggs, table: Table, picture: Picture) -> i64:
    """Which of the revealed cards goes to the Display."""
    deck = eggs.deck_revealed(table)
    lay_none, lay = picture.added.verb("lay-none"), picture.added.verb("lay")
    best = Best(lay_none.first, -1)
    for card in range(deck * KINDS, (deck + 1) * KINDS):
        put_back(picture, card, table.cells[eggs.revealed.cell_of(card)])
    if picture.displayed > 0 and lay_none.why_not(table, table.seat) == 0:
        best.offer(lay_none.first, start_value(planner, picture))
    for kind in range(KINDS):
        card = eggs.revealed_card(table, kind)
        if card >= 0:
            best.offer(lay.id_of(kind), start_value(planner, showing(picture, card)))
    return best.choice


def hatch_at_the_end(eggs: Eggs, picture: Picture) -> i64:
    """At the end of a turn Eggs are used only against a Display of nothing but Eggs, else NONE."""
    if eggs.only_eggs_displayed(picture):
        largest = Best(NONE, 0)
        for deck in range(DECKS):
            largest.offer(deck, picture.deck_size(deck))
        used = min(picture.cards_in(eggs.pile), 2)
        if largest.choice >= 0 and used > 0:
            return picture.added.verb("hatch").id_of(choice_to_hatch(largest.choice, used))
    return NONE
