"""What is written down about a picture of the table for the net: the base game, for one player and for two.

Each mark says one fact, like those of `worth`; a mark can be found several times, once for each thing that it is true
of. Marks are of the moment when a turn is over, or of the next turn's start. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.net import Features
from aerodrome.games.aerion import cards, layout

from .picture import Picture
from .worth import A_MATERIAL, AWAITS_CREW, Marks

# Who is meant: alone, or with two players the one whose turn comes next, and the other.
ALONE: Final[i64] = 0
NEXT: Final[i64] = 1
OTHER: Final[i64] = 2

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
FOR_THE_OTHER: Final[i64] = 9
BLOCKED: Final[i64] = 10
AN_HOURGLASS: Final[i64] = 11
A_BIRD: Final[i64] = 12
A_WORKER: Final[i64] = 13
AN_EGG: Final[i64] = 14
A_FACTORY: Final[i64] = 15

# The ranges of marks, each behind the one before it
GUESS_AT: Final = 0  # with an amount: what the marks of `worth` make of it
GUESSES_AT: Final = GUESS_AT + 1  # [the same in thousands]
SEATS_AT: Final = GUESSES_AT + 16  # [players - 1]
WORK_AT: Final = SEATS_AT + 2  # [players - 1, Elements still to be acquired]
LEFT_AT: Final = WORK_AT + 2 * 25  # [cards left / 3]
FLYING_AT: Final = LEFT_AT + 40  # [ships]
SUPPLY_AT: Final = FLYING_AT + 7  # [group, need - 1, copies in easy decks, in hard ones] for each kind that is needed
COPY_AT: Final = SUPPLY_AT + 3 * 3 * 16  # [group, need - 1 up to 1, deck, where] for each copy of such a kind
SHORT_AT: Final = COPY_AT + 3 * 2 * 6 * 3  # [group, cards needed beyond those left]
DEFICIT_AT: Final = SHORT_AT + 3 * 4  # [Books held or left, cards needed beyond those left]
COLUMN_AT: Final = DEFICIT_AT + 25  # [deck, what it shows]
SECOND_AT: Final = COLUMN_AT + 6 * 16  # [deck] when a card known to come second is needed
SIZE_AT: Final = SECOND_AT + 6  # [deck, cards left with the one in the Display]
STOCK_AT: Final = SIZE_AT + 6 * 16  # [deck, needed cards whose place nobody knows]
OPEN_AT: Final = STOCK_AT + 6 * 5  # [columns with cards]
REVEALED_AT: Final = OPEN_AT + 7  # when no place of the Display waits for a card
USEFUL_AT: Final = REVEALED_AT + 1  # [columns that show something useful]
SHOPS_AT: Final = USEFUL_AT + 7  # [who, the state of one Workshop, the state of the other]
MISSING_AT: Final = SHOPS_AT + 3 * 25  # [who, Material or Crew, copies in easy decks, in hard ones] of a begun ship
AWAITED_AT: Final = MISSING_AT + 3 * 2 * 9  # [who, Blueprints left for a Material that lies without one]
PIXIES_AT: Final = AWAITED_AT + 3 * 4  # [players - 1, Pixies, stage]
BOOKS_AT: Final = PIXIES_AT + 2 * 4 * 8  # [who, Books, stage]
BOOKS_LEFT_AT: Final = BOOKS_AT + 3 * 4 * 8  # [Books in the decks and the Display]
RESERVE_AT: Final = BOOKS_LEFT_AT + 13  # [who, cards in the Reserve]
GROUP_AT: Final = RESERVE_AT + 3 * 5  # [who, group, cards needed]
SHARE_AT: Final = GROUP_AT + 3 * 3 * 8  # [ships that the next player lacks, that the other lacks]
FACTS: Final = SHARE_AT + 16

MOST_GUESSED: Final[i64] = 7999
GUESS_UNIT: Final[i64] = 64

# Where a copy of a card lies
UNSEEN: Final[i64] = 0
KNOWN: Final[i64] = 1
SHOWN: Final[i64] = 2


def group_of(kind: i64) -> i64:
    """Crew, Material or Blueprint."""
    if kind < cards.FIRST_MATERIAL:
        return 0
    if kind < cards.FIRST_BLUEPRINT:
        return 1
    return 2


class Facts(Marks):
    """Writes down the base game's facts."""

    def __init__(self) -> None:
        super().__init__()
        self.features: Features = Features()
        self.next: i64 = 0  # the seat whose turn comes next
        self.left: i64 = 0  # cards in the decks and the Display
        self.useful: i64 = 0

    def write(self, picture: Picture) -> None:
        """Write down a picture in which a turn is over."""
        self.features.clear()
        self.write_guess(picture)
        seats = picture.setting.seats
        self.next = picture.seat
        if seats > 1:
            self.next = 1 - picture.seat
        self.look_at_needs(picture)
        self.count_supply(picture)
        self.features.add(SEATS_AT + seats - 1)
        self.write_columns(picture)
        self.write_supply(picture)
        self.write_life(picture)
        if seats == 1:
            self.write_seat(picture, picture.seat, ALONE)
        else:
            self.write_seat(picture, self.next, NEXT)
            self.write_seat(picture, 1 - self.next, OTHER)
            lacking = self.ships_lacking(picture, self.next)
            self.features.add(SHARE_AT + min(lacking, 3) * 4 + min(self.ships_lacking(picture, 1 - self.next), 3))

    def write_guess(self, picture: Picture) -> None:
        guess = max(-MOST_GUESSED, min(self.guess(picture), MOST_GUESSED))
        self.features.add_amount(GUESS_AT, guess // GUESS_UNIT)
        self.features.add(GUESSES_AT + (guess + MOST_GUESSED + 1) // 1000)

    def ships_lacking(self, picture: Picture, seat: i64) -> i64:
        lacking: i64 = 0
        for ship in range(cards.SHIPS):
            if not picture.is_flying(ship) and picture.owner(ship) == seat:
                lacking += 1
        return lacking

    # What is left

    def write_life(self, picture: Picture) -> None:
        """How much is left to do, with how much."""
        features = self.features
        seats = picture.setting.seats - 1
        work = min(self.work, 24)
        features.add(WORK_AT + seats * 25 + work)
        features.add(LEFT_AT + min(self.left // 3, 39))
        flying: i64 = 0
        for ship in range(cards.SHIPS):
            if picture.is_flying(ship):
                flying += 1
        features.add(FLYING_AT + flying)
        features.add(PIXIES_AT + (seats * 4 + min(picture.pixies, 3)) * 8 + self.stage())
        books_left = self.easy[cards.BOOK] + self.hard[cards.BOOK]
        features.add(BOOKS_LEFT_AT + min(books_left, 12))

    def stage(self) -> i64:
        return min(self.work, 23) // 3

    def write_supply(self, picture: Picture) -> None:
        """For each kind that is needed, how many cards are left, and where."""
        features = self.features
        short_crew: i64 = 0
        short_materials: i64 = 0
        short_blueprints: i64 = 0
        for kind in range(cards.ELEMENTS):
            need = self.need[kind]
            if need <= 0:
                continue
            easy = self.easy[kind]
            hard = self.hard[kind]
            short = max(need - easy - hard, 0)
            group = group_of(kind)
            if group == 0:
                short_crew += short
            elif group == 1:
                short_materials += short
            else:
                short_blueprints += short
            features.add(SUPPLY_AT + ((group * 3 + min(need, 3) - 1) * 4 + min(easy, 3)) * 4 + min(hard, 3))
            self.write_copies(picture, kind, COPY_AT + (group * 2 + min(need, 2) - 1) * 18)
        features.add(SHORT_AT + min(short_crew, 3))
        features.add(SHORT_AT + 4 + min(short_materials, 3))
        features.add(SHORT_AT + 8 + min(short_blueprints, 3))
        books = self.easy[cards.BOOK] + self.hard[cards.BOOK]
        books += picture.sum_of(layout.PULPIT_AT, cards.MAX_SEATS * cards.DECKS)
        features.add(DEFICIT_AT + min(books, 4) * 5 + min(short_crew + short_materials + short_blueprints, 4))

    def write_copies(self, picture: Picture, kind: i64, at: i64) -> None:
        """Where the copies of a kind lie."""
        features = self.features
        cells = picture.cells
        for deck in range(cards.DECKS):
            for _copy in range(min(cells[layout.DECK_AT + deck * cards.KINDS + kind], 2)):
                features.add(at + deck * 3 + UNSEEN)
            if cells[layout.DISPLAY_AT + deck] == kind + 1:
                features.add(at + deck * 3 + SHOWN)
            for depth in range(cells[layout.TOP_HEIGHT_AT + deck]):
                if cells[layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK + depth] == kind:
                    features.add(at + deck * 3 + KNOWN)

    # The columns

    def write_columns(self, picture: Picture) -> None:
        features = self.features
        self.left = 0
        self.useful = 0
        open_columns: i64 = 0
        waits = False
        for deck in range(cards.DECKS):
            kind = picture.displayed_kind(deck)
            size = picture.deck_size(deck)
            below = picture.known_kind(deck, 0)
            if kind >= 0:
                size += 1
            else:
                if size > 0:
                    waits = True
                kind = below
                below = picture.known_kind(deck, 1)
            self.left += size
            if size > 0:
                open_columns += 1
            features.add(COLUMN_AT + deck * 16 + self.column(kind, size, deck, picture))
            features.add(SIZE_AT + deck * 16 + min(size, 15))
            if below >= 0 and self.is_needed(below, deck, picture):
                features.add(SECOND_AT + deck)
            self.write_stock(picture, deck)
        features.add(OPEN_AT + open_columns)
        features.add(USEFUL_AT + self.useful)
        if not waits:
            features.add(REVEALED_AT)

    def write_stock(self, picture: Picture, deck: i64) -> None:
        """How many needed cards a deck holds of which nobody knows the place."""
        stock: i64 = 0
        at = layout.DECK_AT + deck * cards.KINDS
        for kind in range(cards.ELEMENTS):
            if self.need[kind] > 0:
                stock += picture.cells[at + kind]
        self.features.add(STOCK_AT + deck * 5 + min(stock, 4))

    def column(self, kind: i64, size: i64, deck: i64, picture: Picture) -> i64:
        """What a column shows to the player whose turn comes next."""
        if size == 0:
            return EXHAUSTED
        if kind < 0:
            return HIDDEN
        if kind > cards.BOOK:
            return self.added_column(kind, deck, picture)
        if kind == cards.BOOK:
            found = A_BOOK
            if self.books_of(picture, self.next) > 0:
                found = ANOTHER_BOOK
        else:
            found = self.element_column(kind, picture)
        if found == USELESS:
            return USELESS
        if self.is_blocked(kind, picture):
            return BLOCKED
        self.useful += 1
        return found

    def is_blocked(self, kind: i64, picture: Picture) -> bool:
        for expansion in picture.expansions:
            if expansion.why_not_acquire(picture, kind) != 0:
                return True
        return False

    def element_column(self, kind: i64, picture: Picture) -> i64:
        if self.need[kind] <= 0:
            return USELESS
        if picture.can_embark(kind):
            return FITS
        if self.is_fitting(kind, self.next, picture):
            if kind < cards.FIRST_MATERIAL:
                return COMPLETES
            return FITS
        if picture.setting.seats > 1 and self.is_fitting(kind, 1 - self.next, picture):
            return FOR_THE_OTHER
        if self.books_of(picture, self.next) > 0:
            return TO_RESERVE
        return TOO_EARLY

    def is_fitting(self, kind: i64, seat: i64, picture: Picture) -> bool:
        """Whether a seat may place an Element where it is of use."""
        for workshop in range(cards.WORKSHOPS):
            ship = picture.ship_in(workshop)
            if (ship < 0 or not picture.is_flying(ship)) and picture.fits(kind, workshop, seat):
                return True
        return False

    def added_column(self, kind: i64, deck: i64, picture: Picture) -> i64:
        """What a card of an expansion is."""
        added = picture.added
        if kind == added.hourglass:
            if self.is_needed(kind, deck, picture):
                self.useful += 1
                return AN_HOURGLASS
            return USELESS
        if kind == added.bird:
            return A_BIRD
        if kind == added.egg:
            return AN_EGG
        if added.flagship is not None and added.flagship.is_factory(kind):
            return A_FACTORY
        if added.piers is not None and kind == added.piers.worker.number:
            return A_WORKER
        return USELESS

    # What a player has

    def books_of(self, picture: Picture, seat: i64) -> i64:
        return picture.sum_of(layout.PULPIT_AT + seat * cards.DECKS, cards.DECKS)

    def write_seat(self, picture: Picture, seat: i64, who: i64) -> None:
        features = self.features
        features.add(SHOPS_AT + who * 25 + self.shop_states(picture, seat))
        books = self.books_of(picture, seat)
        features.add(BOOKS_AT + (who * 4 + min(books, 3)) * 8 + self.stage())
        reserved = picture.sum_of(layout.RESERVE_AT + seat * layout.SEAT_RESERVE, layout.SEAT_RESERVE)
        features.add(RESERVE_AT + who * 5 + min(reserved, 4))
        at = seat * cards.ELEMENTS
        for group in range(3):
            needed: i64 = 0
            for kind in range(cards.ELEMENTS):
                if group_of(kind) == group and self.by_seat[at + kind] > 0:
                    needed += self.by_seat[at + kind]
            features.add(GROUP_AT + (who * 3 + group) * 8 + min(needed, 7))
        for workshop in range(cards.WORKSHOPS):
            if picture.can_use(workshop, seat):
                self.write_workshop(picture, workshop, who)

    def write_workshop(self, picture: Picture, workshop: i64, who: i64) -> None:
        """What a begun ship waits for, and how much of it is left."""
        state = self.shop_state(picture, workshop)
        ship = picture.ship_in(workshop)
        if state == A_MATERIAL:
            blueprints: i64 = 0
            for waited in range(cards.SHIPS):
                fits = picture.setting.material[waited] == picture.kind_in_slot(workshop, cards.MATERIAL_SLOT)
                if fits and not picture.is_flying(waited):
                    kind = cards.FIRST_BLUEPRINT + waited
                    blueprints += self.easy[kind] + self.hard[kind]
            self.features.add(AWAITED_AT + who * 4 + min(blueprints, 3))
        elif ship >= 0 and not picture.is_flying(ship):
            if picture.kind_in_slot(workshop, cards.MATERIAL_SLOT) < 0:
                self.write_missing(picture.setting.material[ship], MISSING_AT + who * 18)
            if state == AWAITS_CREW or picture.kind_in_slot(workshop, cards.CREW_SLOT) < 0:
                self.write_missing(picture.setting.crew[ship], MISSING_AT + who * 18 + 9)

    def write_missing(self, kind: i64, at: i64) -> None:
        self.features.add(at + min(self.easy[kind], 2) * 3 + min(self.hard[kind], 2))
