"""Where a bot puts a card of Aerion, and what it brings back from the discard piles. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion.cards import BOOK, DECKS, KINDS, WORKSHOPS
from aerodrome.games.aerion.expansions.flagship import FACTORIES

from .goals import flagship
from .picture import NONE, Picture
from .worth import WORST, Marks

IN_RESERVE: Final[i64] = 100
REJECTED: Final[i64] = 101
RETRIEVE_FIRST: Final[i64] = 102
IN_PULPIT: Final[i64] = 103
ABOARD: Final[i64] = 104
BY_ITSELF: Final[i64] = 105  # it goes to its only place
REPLACES: Final[i64] = 110  # + factory


class Settlement:
    """The best place for an acquired card."""

    def __init__(self) -> None:
        self.place: i64 = REJECTED
        self.odds: i64 = WORST

    def offer(self, place: i64, odds: i64) -> None:
        if odds > self.odds:
            self.place = place
            self.odds = odds


def settle(picture: Picture, card: i64, marks: Marks) -> Settlement:
    """The best place for an acquired card; the picture stays as it is."""
    best = Settlement()
    kind = card % KINDS
    if kind == BOOK:
        settle_book(picture, card, best, marks)
        return best
    if kind > BOOK:
        settle_added(picture, card, best, marks)
        return best
    for workshop in range(WORKSHOPS):
        if picture.fits(kind, workshop, picture.seat):
            best.offer(workshop, odds_placed(picture, card, workshop, marks))
    if picture.can_embark(kind):
        embarked = picture.copy()
        embarked.embark(card)
        best.offer(ABOARD, marks.odds(embarked))
    if picture.books > 0:
        reserving = picture.copy()
        reserving.discard_book()
        reserving.put_in_reserve(card)
        best.offer(IN_RESERVE, marks.odds(reserving))
    best.offer(REJECTED, marks.odds(picture))
    return best


def settle_added(picture: Picture, card: i64, best: Settlement, marks: Marks) -> None:
    """A card of an expansion."""
    settled = picture.copy()
    for expansion in picture.expansions:
        if expansion.settles(settled, card, None):
            best.offer(BY_ITSELF, marks.odds(settled))
            return
    best.offer(REJECTED, marks.odds(picture))
    owner = picture.added.flagship
    if owner is not None and owner.is_factory(card % KINDS):
        for closed in range(FACTORIES):
            if owner.has(picture, closed):
                best.offer(REPLACES + closed, marks.odds(flagship.exchange(owner, picture, card, closed)))


def odds_placed(picture: Picture, card: i64, workshop: i64, marks: Marks) -> i64:
    """The odds when an Element is placed and the Reserve is used for what comes next."""
    placed = picture.copy()
    placed.place(card, workshop)
    placed.use_reserve()
    return marks.odds(placed)


def settle_book(picture: Picture, card: i64, best: Settlement, marks: Marks) -> None:
    if picture.has_room_in_pulpit():
        reading = picture.copy()
        reading.put_in_pulpit(card)
        best.offer(IN_PULPIT, marks.odds(reading))
        return
    now = marks.odds(picture)
    best.offer(REJECTED, now)
    best.offer(RETRIEVE_FIRST, now + quick_gain(picture, now, marks))


def quick_gain(picture: Picture, now: i64, marks: Marks) -> i64:
    """About how much the odds gain when the two best cards of one pile are retrieved."""
    most: i64 = WORST
    for deck in range(DECKS):
        first: i64 = WORST
        second: i64 = 0
        for card in range(deck * KINDS, (deck + 1) * KINDS):
            if not picture.can_retrieve(card):
                continue
            gain = odds_with(picture, card, marks) - now
            if gain > first:
                if first > second:
                    second = first
                first = gain
            elif gain > second:
                second = gain
        if first > WORST and first + second > most:
            most = first + second
    return most


def odds_with(picture: Picture, card: i64, marks: Marks) -> i64:
    """The odds when this card is retrieved."""
    picture.put_on_top(card)
    odds = marks.odds(picture)
    picture.undo_retrieve(card)
    return odds


class Retrieval:
    """The best cards to bring back from one pile: `first` is taken first."""

    def __init__(self) -> None:
        self.first: i64 = NONE
        self.odds: i64 = WORST

    def offer(self, first: i64, odds: i64) -> None:
        if odds > self.odds:
            self.first = first
            self.odds = odds

    def look_through(self, picture: Picture, deck: i64, cards: i64, marks: Marks) -> None:
        """Consider up to `cards` cards (those after the second are taken as they come) of one pile."""
        for first in range(deck * KINDS, (deck + 1) * KINDS):
            if not picture.can_retrieve(first):
                continue
            picture.put_on_top(first)
            self.offer(first, marks.odds(picture))
            if cards > 1:
                for second in range(deck * KINDS, (deck + 1) * KINDS):
                    if picture.can_retrieve(second):
                        self.offer(first, odds_with(picture, second, marks))
            picture.undo_retrieve(first)


def best_retrieval(picture: Picture, cards: i64, marks: Marks) -> Retrieval:
    """What to retrieve once a Book has been discarded for it."""
    best = Retrieval()
    for deck in range(DECKS):
        best.look_through(picture, deck, cards, marks)
    return best
