"""What an expansion of Aerion is, and the moments at which the rules ask it.

An expansion declares what it adds, by name, in its `__init__`; `bind` gives those things their numbers. It holds
nothing of a match: its cards, pieces and counters lie in the table's storage, so one object serves all copies of a
match. Beside it stand its verbs and steps. The methods below are its hooks; each does nothing until an expansion
overrides it. This module is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.chapters import BIT, AnyVerb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.events import Events

from .pieces import Area, Counter, Kind, SidedPiece

if TYPE_CHECKING:
    from .table import Table
    from .turn import TurnStep

FORBIDS: Final = True  # a rule that can forbid an action; `self.rule` is the number of the first
STATES: Final = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """One expansion, with the variants and edition choices it is played with."""

    name: ClassVar[str] = ""
    number: ClassVar[int] = 0  # expansions are asked in this order
    variants: ClassVar[tuple[str, ...]] = ()
    editions: ClassVar[tuple[tuple[str, tuple[str, str]], ...]] = ()  # option: its usual value, its other value
    edition_of: ClassVar[dict[str, str]] = {}  # options that go only with a variant: which
    rules: ClassVar[dict[str, bool]] = {}  # FORBIDS or STATES by rule id, for an expansion without rules in the file
    endings: ClassVar[tuple[str, ...]] = ()  # rules by which a match can be lost
    goals: ClassVar[tuple[str, ...]] = ()  # what else dice are rolled for, as odds.py names it
    facts: ClassVar[dict[str, int]] = {}  # numbers that a catalogue may correct
    texts: ClassVar[dict[str, str]] = {}  # messages by language, for an expansion without a message file
    events: ClassVar[tuple[type[Event], ...]] = ()  # what can happen in it, besides the events of the base game

    def __init__(self) -> None:
        self.flags: i64 = 0  # a bit for each variant, then one for each edition choice that is not the usual one
        self.kinds: list[Kind] = []
        self.areas: list[Area] = []
        self.pieces: list[SidedPiece] = []
        self.counters: list[Counter] = []
        self.steps: list[TurnStep] = []
        self.streams: list[str] = []
        self.learned: dict[str, int] = {}
        # Where its numbers begin
        self.bound: tuple[int, ...] = ()
        self.rule: i64 = -1
        self.step: i64 = -1
        self.stream: i64 = -1
        self.ending: i64 = -1

    def __reduce__(self) -> tuple[object, ...]:
        return (bound, (type(self), self.bound, [kind.number for kind in self.kinds], self.flags, self.learned))

    def terms(self) -> tuple[object, ...]:
        """Its numbers, flags and facts: expansions with equal terms play alike."""
        facts = [(name, self.learned[name]) for name in sorted(self.learned)]
        return (type(self), self.bound, tuple([kind.number for kind in self.kinds]), self.flags, tuple(facts))

    # What it declares

    def add_kind(self, name: str, group: str = "", retrievable: bool = True, in_each_deck: int = 0) -> Kind:
        kind = Kind(name, group or name, retrievable, in_each_deck)
        self.kinds.append(kind)
        return kind

    def add_area(self, name: str, first: Kind, kinds: int = 1) -> Area:
        area = Area(name, first, kinds)
        self.areas.append(area)
        return area

    def add_piece(self, name: str, sides: tuple[str, ...], start: int = 0) -> SidedPiece:
        piece = SidedPiece(name, sides, start)
        self.pieces.append(piece)
        return piece

    def add_counter(self, name: str, most: int, start: int = 0) -> Counter:
        counter = Counter(name, most, start)
        self.counters.append(counter)
        return counter

    def box_for(self, kind: Kind) -> Area:
        """Its area for cards that are out of the game."""
        for area in self.areas:
            if area.name.startswith("box/") and area.takes(kind.number):
                return area
        raise ValueError(f"{kind.name} has no area for cards out of the game")

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        """Its verbs, in the order of their ids; `kind_names` are the cards of the game put together, by number."""
        return []

    def cells(self) -> i64:
        """How much storage it needs."""
        cells: i64 = len(self.pieces) + len(self.counters)
        for area in self.areas:
            cells += area.size()
        return cells

    def bind(self, first: tuple[int, ...], kinds: list[int]) -> None:
        """Take the numbers that begin here: cell, rule, step, stream, ending."""
        self.bound = first
        cell: i64 = first[0]
        for kind, number in zip(self.kinds, kinds, strict=True):
            kind.number = number
        for area in self.areas:
            area.cell = cell
            cell += area.size()
        for piece in self.pieces:
            piece.cell = cell
            cell += 1
        for counter in self.counters:
            counter.cell = cell
            cell += 1
        self.rule, self.step, self.stream, self.ending = first[1], first[2], first[3], first[4]

    def learn(self, facts: dict[str, int]) -> None:
        """Take the numbers of the catalogue, by the names of `facts`."""

    def plays_variant(self, at: i64) -> bool:
        """Whether the variant at this place of `variants` (then `editions`) is played."""
        return self.flags & BIT[at] != 0

    # Setting up

    def shuffled_in(self, kind: i64, count: i64) -> i64:
        """How many of a deck's `count` cards of one of its kinds are shuffled in; the rest goes to its area "box/…"."""
        return count

    def set_up(self, table: Table, dealer: Dealer) -> None:
        """Lay out its things, after the decks and before the first Display."""

    def wrong(self, table: Table) -> str:
        """The message for a position from which its rules cannot play on, "" when they can."""
        return ""

    # What may be done

    def why_not_discard(self, table: Table, kind: i64) -> i64:
        """0, or the rule that keeps a card of an expansion's kind from being discarded from the Display."""
        return 0

    def why_not_acquire(self, table: Table, kind: i64) -> i64:
        """0, or the rule that keeps a displayed card of this kind from being acquired."""
        return 0

    # What it changes

    def more_book_rerolls(self, table: Table) -> i64:
        return 0

    def more_retrieved(self, table: Table) -> i64:
        return 0

    def pulpit_has_no_limit(self, table: Table) -> bool:
        return False

    def crew_may_come_first(self, table: Table) -> bool:
        return False

    def holds_down(self, table: Table, ship: i64) -> bool:
        """Whether this ship stays on the ground although it is built."""
        return False

    def lets_wait(self, table: Table) -> bool:
        """Whether a ship that it holds down keeps its cards in the Workshop until it may fly, or loses them."""
        return True

    def allows_victory(self, table: Table) -> bool:
        """Whether its own condition for winning is met."""
        return True

    # When it is asked

    def first_rolled(self, table: Table, events: Events | None) -> None:
        """The first roll of a turn has been made."""

    def first_roll_left(self, table: Table, events: Events | None) -> None:
        """In phase 1 a card pays for a reroll, a Book gives some or a Pixie is used: the first roll lies behind."""

    def discarded_to_reroll(self, table: Table, events: Events | None) -> None:
        """A card of the Display has paid for a reroll."""

    def settles(self, table: Table, card: i64, events: Events | None) -> bool:
        """An expansion's card has been acquired: put it where it belongs, unless there is something to decide."""
        return False

    def phase_three_begins(self, table: Table, events: Events | None) -> None:
        """Phase 2 is over, or was skipped; the cards are not revealed yet."""

    def holds_turn(self, table: Table) -> bool:
        """The cards are revealed: whether something of its own can still be used, and cannot wait for the next turn."""
        return False

    def turn_begins(self, table: Table, events: Events | None) -> None:
        """A turn begins, before its first roll."""


def bound(
    kind: type[Expansion], first: tuple[int, ...], kinds: list[int], flags: int, facts: dict[str, int]
) -> Expansion:
    """An expansion of this class with these numbers, flags and facts; also the other half of pickling one."""
    expansion = kind()
    expansion.bind(first, kinds)
    expansion.flags = flags
    expansion.learned = facts
    if facts:  # one that is only in the box has not learned any
        expansion.learn(facts)
    return expansion
