"""How likely a match of Aerion is to be won from a picture of the table.

A picture is taken at the end of phase 2. What matters about it is written down as *marks*: numbers, each of which says
one fact ("two Nuts are needed, one is left in the easy decks, none in the hard ones"). Every mark has a weight; their
sum is the logarithm of the odds of winning, in thousandths. This module is compiled.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import cards, layout

from . import weights
from .goals import all as goals
from .goals import hourglasses
from .needs import Needs, seat_of_cards
from .picture import NONE, Picture

# Ranges of marks.
CLASSES: Final[i64] = 9
MOST_SIZE: Final[i64] = 10
LIVES: Final[i64] = 17
WORK: Final[i64] = 19
STAGES: Final[i64] = 7  # the work left, in threes
COPIES: Final[i64] = 4  # 0, 1, 2, 3 or more

BLUEPRINTS_AT: Final[i64] = 0  # [easy, hard]
MATERIALS_AT: Final[i64] = 16  # [need, easy, hard]
CREW_AT: Final[i64] = 64  # [need, easy, hard]
COLUMNS_AT: Final[i64] = 112  # [deck, class]
SIZES_AT: Final[i64] = 166  # [deck, size]
LIFE_AT: Final[i64] = 226  # [work, cards left / 3]
OPEN_AT: Final[i64] = 549  # [columns with cards]
PIXIES_AT: Final[i64] = 556  # [pixies, work / 3]
BOOKS_AT: Final[i64] = 584  # [books, work / 3]
BOOKS_LEFT_AT: Final[i64] = 598  # [count]
SHOPS_AT: Final[i64] = 611  # [state of the one, state of the other]
DEFICIT_AT: Final[i64] = 636  # [books held and left up to 4, cards needed beyond those left up to 4]
LOST_AT: Final[i64] = 661  # [book held, Blueprints needed and all discarded up to 3]
SECOND_AT: Final[i64] = 669  # [known cards below the first that are needed, up to 2]
MARKS: Final[i64] = 672

MOST_MARKS: Final[i64] = 64

# What a column shows, or is known to show next.
EXHAUSTED: Final[i64] = 0
HIDDEN: Final[i64] = 1
USELESS: Final[i64] = 2
A_BOOK: Final[i64] = 3
ANOTHER_BOOK: Final[i64] = 4
FITS: Final[i64] = 5
COMPLETES: Final[i64] = 6
TO_RESERVE: Final[i64] = 7
TOO_EARLY: Final[i64] = 8

# What a workshop holds.
EMPTY: Final[i64] = 0
A_BLUEPRINT: Final[i64] = 1
A_MATERIAL: Final[i64] = 2
AWAITS_CREW: Final[i64] = 3
BLOCKED: Final[i64] = 4
SHOP_STATES: Final[i64] = 5

WEIGHTS: Final[vec[i64]] = vec[i64](weights.WEIGHTS)

WORST: Final[i64] = -1_000_000
WON: Final[i64] = 1_000_000
CERTAIN: Final[i64] = 1_000_000_000
_LIMIT: Final[i64] = 12_000
MORE_BOOKS: Final[i64] = 200
"""What each Book beyond the first adds to the odds."""


def _chances(limit: int) -> list[int]:
    return [round(int(CERTAIN) / (1 + exp(-odds / 1000))) for odds in range(-limit, limit + 1)]


_CHANCES: Final[vec[i64]] = vec[i64](_chances(_LIMIT))


def chance_of(odds: i64) -> i64:
    """The chance, out of CERTAIN, that belongs to these odds."""
    if odds == WON:
        return CERTAIN
    odds = max(-_LIMIT, min(odds, _LIMIT))
    return _CHANCES[odds + _LIMIT]


def pixie_odds(pixies: i64, work: i64) -> i64:
    """The part of the odds that the pixies make."""
    return WEIGHTS[PIXIES_AT + pixies * STAGES + min(work, WORK - 1) // 3]


class Marks(Needs):
    """The marks of one picture."""

    def __init__(self) -> None:
        super().__init__()
        self.found: vec[i64] = vec[i64]([0] * MOST_MARKS)
        self.count: i64 = 0
        self.beyond: i64 = 0  # what expansions add to the odds
        # [kind] the cards that are left in the first three decks and in the others, with the Display
        self.easy: vec[i64] = vec[i64]([0] * cards.KINDS)
        self.hard: vec[i64] = vec[i64]([0] * cards.KINDS)

    def add(self, mark: i64) -> None:
        self.found[self.count] = mark
        self.count += 1

    def odds(self, picture: Picture) -> i64:
        """The odds of a picture; WON when it is the end."""
        if picture.is_won():
            return WON
        return self.guess(picture)

    def guess(self, picture: Picture) -> i64:
        """The odds by the weights of the marks."""
        self.take(picture)
        total = self.beyond
        for at in range(self.count):
            total += WEIGHTS[self.found[at]]
        return total

    def chance(self, picture: Picture) -> i64:
        """The chance to win, out of CERTAIN."""
        return chance_of(self.odds(picture))

    def pixie_losses(self, picture: Picture) -> vec[i64]:
        """[Pixies used] what that takes from the odds, for each number that can be used."""
        work = self.all_work(picture)
        now = pixie_odds(picture.pixies, work)
        return vec[i64]([int(now - pixie_odds(left, work)) for left in range(picture.pixies, -1, -1)])

    def take(self, picture: Picture) -> None:
        """Write down the marks of a picture."""
        self.count = 0
        self.beyond = goals.odds(picture)
        books = picture.sum_of(layout.PULPIT_AT, cards.MAX_SEATS * cards.DECKS)
        if books > 1:
            self.beyond += (books - 1) * MORE_BOOKS
        self.look_at_needs(picture)
        self.count_supply(picture)
        self.mark_supply(picture)
        self.mark_columns(picture)
        self.mark_means(picture)

    def all_work(self, picture: Picture) -> i64:
        """How much work is left, with that of the expansions."""
        self.look_at_needs(picture)
        return self.work + goals.work(picture) // 10

    def count_supply(self, picture: Picture) -> None:
        """Count the Elements and Books that are left."""
        cells = picture.cells
        easy = self.easy
        hard = self.hard
        for kind in range(cards.BOOK + 1):
            at = layout.DECK_AT + kind  # in the first deck; three decks are easy
            easy[kind] = cells[at] + cells[at + cards.KINDS] + cells[at + 2 * cards.KINDS]
            hard[kind] = cells[at + 3 * cards.KINDS] + cells[at + 4 * cards.KINDS] + cells[at + 5 * cards.KINDS]
        for deck in range(cards.DECKS):
            supply = hard
            if picture.is_easy(deck):
                supply = easy
            for depth in range(cells[layout.TOP_HEIGHT_AT + deck]):
                supply[cells[layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK + depth]] += 1
            shown = cells[layout.DISPLAY_AT + deck]
            if shown > 0:
                supply[shown - 1] += 1

    def mark_supply(self, picture: Picture) -> None:
        """For each kind that is needed, how many cards are left."""
        deficit: i64 = 0
        lost: i64 = 0
        for kind in range(cards.ELEMENTS):
            need = self.need[kind]
            if need == 0:
                continue
            easy = self.easy[kind]
            hard = self.hard[kind]
            if easy + hard < need:
                deficit += need - easy - hard
                if kind >= cards.FIRST_BLUEPRINT:
                    lost += 1
            self.add(supply_mark(kind, need, min(easy, 3), min(hard, 3)))
        books_left = self.easy[cards.BOOK] + self.hard[cards.BOOK]
        self.add(BOOKS_LEFT_AT + min(books_left, 12))
        self.add(DEFICIT_AT + min(books_left + picture.books, 4) * 5 + min(deficit, 4))
        self.add(LOST_AT + min(picture.books, 1) * 4 + min(lost, 3))

    def mark_columns(self, picture: Picture) -> None:
        left: i64 = 0
        open_columns: i64 = 0
        second: i64 = 0
        for deck in range(cards.DECKS):
            kind = picture.displayed_kind(deck)
            if kind == picture.added.hourglass:
                kind = NONE
            size = picture.deck_size(deck)
            below = picture.known_kind(deck, 0)
            if kind >= 0:
                size += 1
            else:
                kind = below
                below = picture.known_kind(deck, 1)
            left += size
            if size > 0:
                open_columns += 1
            if below >= 0 and self.is_needed(below, deck, picture):
                second += 1
            self.add(COLUMNS_AT + deck * CLASSES + self.class_of(kind, size, deck, picture))
            self.add(SIZES_AT + deck * MOST_SIZE + min(size, MOST_SIZE - 1))
        self.add(OPEN_AT + open_columns)
        self.mark_life(picture, left)
        self.add(SECOND_AT + min(second, 2))

    def mark_life(self, picture: Picture, left: i64) -> None:
        """Whether the cards that are left are enough for the work."""
        if len(picture.expansions) == 0:
            self.add(LIFE_AT + min(self.work, WORK - 1) * LIVES + min(left // 3, LIVES - 1))
            return
        work = self.work * 10 + goals.work(picture)
        self.beyond += life_odds(work, left * 10)
        self.work = work // 10

    def is_needed(self, kind: i64, deck: i64, picture: Picture) -> bool:
        if kind < cards.ELEMENTS:
            return self.need[kind] > 0
        glasses = picture.added.hourglasses
        return (
            glasses is not None and kind == glasses.hourglass.number and hourglasses.is_missing(glasses, picture, deck)
        )

    def class_of(self, kind: i64, size: i64, deck: i64, picture: Picture) -> i64:
        if size == 0:
            return EXHAUSTED
        if kind < 0:
            return HIDDEN
        if kind == cards.BOOK:
            if picture.books > 0:
                return ANOTHER_BOOK
            return A_BOOK
        if kind > cards.BOOK:
            if self.is_needed(kind, deck, picture):
                return FITS
            return USELESS
        if self.need[kind] == 0:
            return USELESS
        if picture.can_embark(kind):
            return FITS
        for workshop in range(cards.WORKSHOPS):
            ship = picture.ship_in(workshop)
            if ship >= 0 and picture.is_flying(ship):
                continue
            for seat in range(picture.setting.seats):
                if picture.fits(kind, workshop, seat):
                    if kind < cards.FIRST_MATERIAL:
                        return COMPLETES
                    return FITS
        if picture.books > 0:
            return TO_RESERVE
        return TOO_EARLY

    def mark_means(self, picture: Picture) -> None:
        stage = min(self.work, WORK - 1) // 3
        self.add(PIXIES_AT + min(picture.pixies, 3) * STAGES + stage)
        self.add(BOOKS_AT + min(picture.books, 1) * STAGES + stage)
        if picture.setting.seats == 1:
            self.add(self.shops_mark(picture, picture.seat))
            return
        for seat in range(picture.setting.seats):
            self.beyond += WEIGHTS[self.shops_mark(picture, seat)] // 2

    def shops_mark(self, picture: Picture, seat: i64) -> i64:
        return SHOPS_AT + self.shop_states(picture, seat)

    def shop_states(self, picture: Picture, seat: i64) -> i64:
        """What lies in the two Workshops that a seat can use, as one number."""
        low: i64 = BLOCKED
        high: i64 = EMPTY
        for workshop in range(cards.WORKSHOPS):
            if not picture.can_use(workshop, seat):
                continue
            state = self.shop_state(picture, workshop)
            low, high = min(low, state), max(high, state)
        return low * SHOP_STATES + high

    def shop_state(self, picture: Picture, workshop: i64) -> i64:
        ship = picture.ship_in(workshop)
        material = picture.kind_in_slot(workshop, cards.MATERIAL_SLOT)
        if ship >= 0:
            if picture.is_flying(ship) or not picture.can_use(workshop, picture.owner(ship)):
                return BLOCKED
            if picture.is_complete(workshop):
                return BLOCKED
            if material >= 0:
                return AWAITS_CREW
            return A_BLUEPRINT
        if material < 0:
            if picture.kind_in_slot(workshop, cards.CREW_SLOT) < 0:
                return EMPTY
            return A_BLUEPRINT
        if seat_of_cards(picture, workshop) < 0:
            return BLOCKED
        return A_MATERIAL


def life_odds(work: i64, left: i64) -> i64:
    """The odds of this much work with this many cards left, both in tenths; beyond the table both shrink alike."""
    most: i64 = (WORK - 1) * 10
    if work > most:
        left = left * most // work
        work = most
    left = min(left, (LIVES - 1) * 30)
    row = work // 10
    column = left // 30
    down = work - row * 10
    right = left - column * 30
    upper = life(row, column) * (30 - right) + life(row, column + 1) * right
    lower = life(row + 1, column) * (30 - right) + life(row + 1, column + 1) * right
    return (upper * (10 - down) + lower * down) // 300


def life(row: i64, column: i64) -> i64:
    return WEIGHTS[LIFE_AT + min(row, WORK - 1) * LIVES + min(column, LIVES - 1)]


def supply_mark(kind: i64, need: i64, easy: i64, hard: i64) -> i64:
    column = easy * COPIES + hard
    if kind >= cards.FIRST_BLUEPRINT:
        return BLUEPRINTS_AT + column
    if kind >= cards.FIRST_MATERIAL:
        return MATERIALS_AT + (min(need, 3) - 1) * COPIES * COPIES + column
    return CREW_AT + (min(need, 3) - 1) * COPIES * COPIES + column
