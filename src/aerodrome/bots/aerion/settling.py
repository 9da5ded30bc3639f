"""Where a bot puts a card of Aerion, and what it brings back from the discard piles. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.best import Best
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


def settle(picture: Picture, card: i64, marks: Marks) -> Best:
    """The best place for an acquired card, with the odds there; the picture stays as it is."""
    best = Best(REJECTED, WORST)
    kind = card % KINDS
    if kind == BOOK:
        settle_book(picture, card, best, marks)
    elif kind > BOOK:
        settle_added(picture, card, best, marks)
    else:
        settle_element(picture, card, best, marks)
    return best


def settle_element(picture: Picture, card: i64, best: Best, marks: Marks) -> None:
    kind = card % KINDS
    for workshop in range(WORKSHOPS):
        if picture.fits(kind, workshop, picture.seat):
            placed = picture.copy()
            placed.place(card, workshop)
            placed.use_reserve()
            best.offer(workshop, marks.odds(placed))
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


def settle_added(picture: Picture, card: i64, best: Best, marks: Marks) -> None:
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


def settle_book(picture: Picture, card: i64, best: Best, marks: Marks) -> None:
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
                first, gain = gain, first
            second = max(second, gain)
        if first > WORST:
            most = max(most, first + second)
    return most


def odds_with(picture: Picture, card: i64, marks: Marks) -> i64:
    """The odds when this card is retrieved."""
    picture.put_on_top(card)
    odds = marks.odds(picture)
    picture.undo_retrieve(card)
    return odds


def offer_pile(picture: Picture, deck: i64, cards: i64, marks: Marks, best: Best) -> None:
    """Offer what up to `cards` cards of one pile are worth; the choice is the first to be taken.

    Those after the second are taken as they come.
    """
    for first in range(deck * KINDS, (deck + 1) * KINDS):
        if not picture.can_retrieve(first):
            continue
        picture.put_on_top(first)
        best.offer(first, marks.odds(picture))
        if cards > 1:
            for second in range(deck * KINDS, (deck + 1) * KINDS):
                if picture.can_retrieve(second):
                    best.offer(first, odds_with(picture, second, marks))
        picture.undo_retrieve(first)


def best_retrieval(picture: Picture, cards: i64, marks: Marks) -> Best:
    """The first card to retrieve once a Book has been discarded for it, NONE when there is nothing."""
    best = Best(NONE, WORST)
    for deck in range(DECKS):
        offer_pile(picture, deck, cards, marks, best)
    return best
