"""Where things lie on a table, and the numbers beside them. Written by `./go numbers` from fields.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel import declarations
from aerodrome.kernel.state import State

# The flat storage, range by range
DECK_AT: Final = 0  # [deck, kind] cards whose order is unknown
DISCARD_AT: Final = 144  # [deck, kind] cards in the discard piles
TOP_AT: Final = 288  # [deck, height] kinds of the cards on top whose order is known, lowest first
RESERVE_AT: Final = 432  # [seat, deck, Element] cards in the Reserves
SEAT_RESERVE: Final[i64] = 66
TOP_HEIGHT_AT: Final = 564  # [deck]
UNSEEN_AT: Final = 570  # [deck] how many cards DECK_AT holds
DISPLAY_AT: Final = 576  # [deck] kind + 1
PULPIT_AT: Final = 582  # [seat, deck] Books
WORKSHOP_AT: Final = 594  # [workshop, slot] card + 1
STORAGE: Final = 603

# Streams of chance
DICE_STREAM: Final = 1
DECK_STREAM: Final = 2
FLEET_STREAM: Final = 8
STREAM_NAMES: Final = declarations.stream_names("aerodrome.games.aerion")

NUMBERS: Final = declarations.number_names("aerodrome.games.aerion")
NO_NUMBERS: Final = vec[i64]([0] * len(NUMBERS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Storage(State):
    """The numbers of a table beside its cells."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 1
        self.step = 1
        self.dice: i64 = 0  # a hand, see `dice`; empty before the first roll of a turn
        self.rerolls: i64 = 0  # rerolls that are paid for and still to be used
        self.pixies: i64 = 3
        self.flying: i64 = 0  # a bit for each ship
        self.acquired: i64 = 0  # card + 1 that awaits its place
        self.pile: i64 = 0  # deck from whose discard pile cards are being retrieved
        self.taken: i64 = 0  # how many have been
        self.second_fleet: i64 = 0  # a bit for each ship that belongs to the second seat
        self.ending: i64 = -1  # how the match ended, see `Setting.endings`
        self.common_crew: i64 = 0  # seat + 1 of the player who added the Crew in the common Workshop
        self.displayed: i64 = 0  # how many cards lie in the Display
        self.shown: i64 = 0  # a bit for each deck in front of which one lies
        self.reserved: i64 = 0  # how many lie in the Reserve of the seat whose turn it is
        self.books: i64 = 0  # how many lie in its Pulpit

    def copy_numbers(self, other: Storage) -> None:
        """Give another table the same numbers."""
        other.seat, other.turn, other.step, other.beneath = self.seat, self.turn, self.step, self.beneath
        other.dice, other.rerolls, other.pixies, other.flying = self.dice, self.rerolls, self.pixies, self.flying
        other.acquired, other.pile, other.taken = self.acquired, self.pile, self.taken
        other.second_fleet, other.ending, other.common_crew = self.second_fleet, self.ending, self.common_crew
        other.displayed, other.shown, other.reserved = self.displayed, self.shown, self.reserved
        other.books = self.books

    def numbers(self) -> vec[i64]:
        """The numbers that tell two tables apart."""
        values = NO_NUMBERS[:]
        values[0], values[1], values[2], values[3], values[4] = self.seat, self.turn, self.step, self.beneath, self.dice
        values[5], values[6], values[7], values[8] = self.rerolls, self.pixies, self.flying, self.acquired
        values[9], values[10], values[11], values[12] = self.pile, self.taken, self.second_fleet, self.ending
        values[13] = self.common_crew
        return values
