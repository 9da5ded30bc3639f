"""Where a bot puts a card of Aerion, and what it brings back from the discard piles. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion.cards import BOOK, DECKS, KINDS, WORKSHOPS
from aerodrome.games.aerion.expansions.flagship import FACTORIES, LIBRARY, MOST_FACTORIES

from .goals import eggs, flagship, hourglasses
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


def settle(picture: Picture, kind: i64, deck: i64, marks: Marks) -> Settlement:
    """The best place for an acquired card of this kind; the picture stays as it is."""
    best = Settlement()
    if kind == BOOK:
        settle_book(picture, best, marks)
        return best
    if kind > BOOK:
        settle_added(picture, kind, deck, best, marks)
        return best
    for workshop in range(WORKSHOPS):
        if picture.fits(kind, workshop, picture.seat):
            best.offer(workshop, odds_placed(picture, kind, workshop, marks))
    if picture.can_embark(kind):
        embarked = picture.copy()
        embarked.embark(kind)
        best.offer(ABOARD, marks.odds(embarked))
    if picture.books > 0:
        picture.books -= 1
        picture.reserve[kind] += 1
        best.offer(IN_RESERVE, marks.odds(picture))
        picture.reserve[kind] -= 1
        picture.books += 1
    picture.gone[deck * KINDS + kind] += 1
    best.offer(REJECTED, marks.odds(picture))
    picture.gone[deck * KINDS + kind] -= 1
    return best


def settle_added(picture: Picture, kind: i64, deck: i64, best: Settlement, marks: Marks) -> None:
    """A card of an expansion."""
    tasks = picture.tasks
    if kind == tasks.hourglass:
        best.offer(BY_ITSELF, marks.odds(hourglasses.collect(picture, deck)))
    elif kind == tasks.egg:
        best.offer(BY_ITSELF, marks.odds(eggs.gather(picture)))
    elif tasks.factory >= 0 and tasks.factory <= kind < tasks.factory + FACTORIES:
        opened = kind - tasks.factory
        if flagship.open_factories(picture) < MOST_FACTORIES:
            best.offer(BY_ITSELF, marks.odds(flagship.exchange(picture, opened, NONE)))
            return
        best.offer(REJECTED, marks.odds(picture))
        for closed in range(FACTORIES):
            if tasks.has(closed):
                best.offer(REPLACES + closed, marks.odds(flagship.exchange(picture, opened, closed)))
    else:
        best.offer(REJECTED, marks.odds(picture))


def odds_placed(picture: Picture, kind: i64, workshop: i64, marks: Marks) -> i64:
    """The odds when an Element is placed and the Reserve is used for what comes next."""
    placed = picture.copy()
    placed.place(kind, workshop)
    placed.use_reserve()
    return marks.odds(placed)


def settle_book(picture: Picture, best: Settlement, marks: Marks) -> None:
    if picture.books == 0 or picture.tasks.has(LIBRARY):
        picture.books += 1
        best.offer(IN_PULPIT, marks.odds(picture))
        picture.books -= 1
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
        for kind in range(KINDS):
            if not picture.can_retrieve(deck, kind):
                continue
            gain = odds_with(picture, deck, kind, marks) - now
            if gain > first:
                if first > second:
                    second = first
                first = gain
            elif gain > second:
                second = gain
        if first > WORST and first + second > most:
            most = first + second
    return most


def odds_with(picture: Picture, deck: i64, kind: i64, marks: Marks) -> i64:
    """The odds when this card is retrieved."""
    top = picture.next[deck]
    below = picture.after[deck]
    picture.retrieve(deck, kind)
    odds = marks.odds(picture)
    picture.undo_retrieve(deck, kind, top, below)
    return odds


class Retrieval:
    """The best cards to bring back: `first` is taken first, `second` (or NONE) after it."""

    def __init__(self) -> None:
        self.deck: i64 = NONE
        self.first: i64 = NONE
        self.second: i64 = NONE
        self.odds: i64 = WORST

    def offer(self, deck: i64, first: i64, second: i64, odds: i64) -> None:
        if odds > self.odds:
            self.deck = deck
            self.first = first
            self.second = second
            self.odds = odds

    def look_through(self, picture: Picture, deck: i64, cards: i64, marks: Marks) -> None:
        """Consider up to `cards` cards (those after the second are taken as they come) of one pile."""
        top = picture.next[deck]
        below = picture.after[deck]
        for first in range(KINDS):
            if not picture.can_retrieve(deck, first):
                continue
            picture.retrieve(deck, first)
            self.offer(deck, first, NONE, marks.odds(picture))
            if cards > 1:
                for second in range(KINDS):
                    if picture.can_retrieve(deck, second):
                        self.offer(deck, first, second, odds_with(picture, deck, second, marks))
            picture.undo_retrieve(deck, first, top, below)


def best_retrieval(picture: Picture, cards: i64, marks: Marks) -> Retrieval:
    """What to retrieve once a Book has been discarded for it."""
    best = Retrieval()
    for deck in range(DECKS):
        best.look_through(picture, deck, cards, marks)
    return best


def best_of_pile(picture: Picture, deck: i64, cards: i64, marks: Marks) -> Retrieval:
    """What to retrieve from one pile."""
    best = Retrieval()
    best.look_through(picture, deck, cards, marks)
    return best
