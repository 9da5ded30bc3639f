"""What the rules of a game are made of: verbs, which say what can be done, and steps, which say what is being decided.

A verb is one kind of action. It says when it is offered, what forbids it and what it does, side by side; what is legal
is derived from that. A step says who decides, and what happens when it begins. Both hold nothing of a match: one object
serves all matches. `Chapters` puts them together and numbers the actions. This module is compiled; `Verb` and `Step`
may be subclassed by interpreted code.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .dealer import CHOICES, Dealer
from .events import Events
from .rule_numbers import NOT_YOUR_TURN

if TYPE_CHECKING:
    from .state import State

T = TypeVar("T", bound="State")

ALL: Final[i64] = 0  # the row that every verb has if it brings none: all choices
# Powers of two, for sets with a bit for each member: a native shift would be 32 bits wide.
BIT: Final = vec[i64]([1 << member for member in range(62)])
MOST_SEATS: Final = 8
SEAT_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]


def each(names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """A choice for each name, for a verb with one argument."""
    return tuple([(name,) for name in names])


def members_into(members: i64, first: i64, buffer: vec[i64], n: i64) -> i64:
    """Write each member of a set of bits, counted from `first`, into the buffer from place n on; the place after."""
    member = first
    while members != 0:
        if members & 255 == 0:
            members >>= 8
            member += 8
            continue
        if members & 1 != 0:
            buffer[n] = member
            n += 1
        members >>= 1
        member += 1
    return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[T]):
    """A kind of action, such as `smoke`: its choices, when it is offered, what forbids it, what it does.

    A choice is a number from 0 on, in the order of `choices`; with the verb's first id it makes the id of an action. A
    verb without arguments has one choice, and only `why_not` is asked about it.
    """

    name: ClassVar[str] = ""
    params: ClassVar[tuple[str, ...]] = ()  # what its arguments are called
    steps: ClassVar[tuple[int, ...]] = ()  # where it is offered
    when: ClassVar[int] = 0  # the rule that says when this can be done; 0 where the step says what comes first
    gives_way_to: ClassVar[tuple[int, ...]] = ()  # steps that say what comes first although there is a `when`
    touches: ClassVar[tuple[str, ...]] = ()  # the things on the table that it is about; {card} is an argument
    listed: ClassVar[Sequence[tuple[str, ...]]] = ((),)  # its choices, unless they are given
    listed_rows: ClassVar[Sequence[Sequence[int]]] = ()  # the rows of `row`, unless they are set
    for_all: ClassVar[bool] = False  # whether seats that may act at a step without leading it can do this too
    need: ClassVar[int] = 0  # a bit of `State.at_hand` without which it cannot be done, or 0
    lacking: ClassVar[int] = 0  # the rule that says so; 0 where `why_not` or `why_not_choice` says it in its turn
    need_is_all: ClassVar[bool] = False  # whether `why_not` forbids only what the need does, and says by which rule
    exact: ClassVar[bool] = False  # whether rows or candidates are just what `why_not_choice` allows
    masked: ClassVar[bool] = False  # whether `mask` says which choices are allowed

    def __init__(self, choices: Sequence[tuple[str, ...]] | None = None, steps: Sequence[int] | None = None) -> None:
        # The values of its arguments, choice by choice
        self.choices: tuple[tuple[str, ...], ...] = tuple(self.listed if choices is None else choices)
        # Where it is offered; given to a verb whose steps get their numbers only when a game is put together.
        self.offered_at: tuple[int, ...] = tuple(self.steps if steps is None else steps)
        self.size: i64 = len(self.choices)
        self.first: i64 = -1  # the id of its first choice; `Chapters` gives these
        self.number: i64 = -1
        self.rows: vec[i64] = vec[i64]()  # choices worth asking about, row after row
        self.row_start: vec[i64] = vec[i64]()
        self.made: list[tuple[int, ...] | None] = []  # [row] its ids, once they have been asked for
        self.set_rows(self.listed_rows or [range(len(self.choices))])
        # What the kernel reads at every decision; class variables are slow to read.
        self.is_plain: bool = not self.params
        self.is_for_all: bool = self.for_all
        self.is_masked: bool = self.masked
        self.has_candidates: bool = type(self).candidates is not Verb.candidates
        self.is_sure: bool = self.exact or type(self).why_not_choice is Verb.why_not_choice
        self.is_exact: bool = self.is_sure and not self.masked and not self.has_candidates
        self.needs: i64 = self.need
        self.lacks: i64 = self.lacking
        self.reason: i64 = self.when
        self.asks: bool = type(self).why_not is not Verb.why_not and not self.need_is_all
        self.has_rows: bool = type(self).row is not Verb.row

    def __class_getitem__(cls, table: object) -> type:
        """The class itself: interpreted code can put only plain classes into a vec."""
        return cls

    def pieces(self, *values: str) -> tuple[str, ...]:
        """The things on the table that an action with these arguments touches."""
        args = dict(zip(self.params, values, strict=True))
        return tuple([piece.format_map(args) for piece in self.touches])

    def not_now(self, table: T, seat: i64) -> i64:
        """The rule that says when this can be done, at a step that does not offer it."""
        number = self.reason
        if number == 0 or table.step in self.gives_way_to:
            number = table.chapters.steps[table.step].comes_first(table)
        if number == 0:
            raise NotImplementedError
        return number

    def not_now_choice(self, table: T, seat: i64, choice: i64) -> i64:
        """The same for one choice, where it is not the same rule for all of them."""
        return self.not_now(table, seat)

    def why_not(self, table: T, seat: i64) -> i64:
        """0, or the rule that forbids this now whatever is chosen. Asked at the steps that offer it."""
        return 0

    def why_not_choice(self, table: T, seat: i64, choice: i64) -> i64:
        """0, or the rule that forbids this one choice. Asked when `why_not` forbids nothing."""
        return 0

    def row(self, table: T, seat: i64) -> i64:
        """Which row has the choices worth asking about now; ALL, the default, has every one.

        A row may hold too many choices, never too few. The rows of an `exact` verb hold just those that are allowed.
        """
        return ALL

    def candidates(self, table: T, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Write the choices worth asking about into the buffer from place n on, ascending; the place after the last.

        For choices that follow from more than a row can tell. They may be too many, never too few; those of an `exact`
        verb are just the allowed ones.
        """
        raise NotImplementedError

    def mask(self, table: T, seat: i64) -> i64:
        """A bit for each choice that is allowed, `why_not` being 0; for verbs that are `masked`."""
        raise NotImplementedError

    def set_rows(self, rows: Sequence[Sequence[int]]) -> None:
        """Take the rows, each ascending. They are made once, by the conditions that `why_not_choice` asks."""
        self.rows = vec[i64]([choice for row in rows for choice in row])
        self.row_start = vec[i64](list(accumulate(map(len, rows), initial=0)))

    def perform(self, table: T, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        """Carry out a choice known to be legal."""
        raise NotImplementedError

    # For the kernel, bots and other verbs

    def id_of(self, choice: i64) -> i64:
        """The id of the action that is this choice."""
        return self.first + choice

    def ids_in(self, row: i64) -> tuple[int, ...]:
        """The ids of a row, made once."""
        if not self.made:
            self.made = [None] * len(self.row_start)
        found = self.made[row]
        if found is None:
            found = tuple([self.first + choice for choice in self.rows[self.row_start[row] : self.row_start[row + 1]]])
            self.made[row] = found
        return found

    def choices_into(self, table: T, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Write the ids of the legal choices into the buffer from place n on, `why_not` being 0; the place after."""
        if self.has_candidates:
            return self._from_candidates(table, seat, buffer, n)
        first = self.first
        if self.is_masked and not self.has_rows:
            return members_into(self.mask(table, seat), first, buffer, n)
        row: i64 = ALL
        if self.has_rows:
            row = self.row(table, seat)
        rows = self.rows
        if self.is_masked:
            mask = self.mask(table, seat)
            for at in range(self.row_start[row], self.row_start[row + 1]):
                choice = rows[at]
                if (mask >> choice) & 1 != 0:
                    buffer[n] = first + choice
                    n += 1
            return n
        is_exact = self.is_exact
        for at in range(self.row_start[row], self.row_start[row + 1]):
            choice = rows[at]
            if is_exact or self.why_not_choice(table, seat, choice) == 0:
                buffer[n] = first + choice
                n += 1
        return n

    def _from_candidates(self, table: T, seat: i64, buffer: vec[i64], n: i64) -> i64:
        first = self.first
        is_sure = self.is_sure
        for place in range(n, self.candidates(table, seat, buffer, n)):
            choice = buffer[place]
            if is_sure or self.why_not_choice(table, seat, choice) == 0:
                buffer[n] = first + choice
                n += 1
        return n

    def is_possible(self, table: T, seat: i64) -> bool:
        """Whether some choice is legal for the seat that leads a step which offers this."""
        if table.at_hand() & self.needs != self.needs or (self.asks and self.why_not(table, seat) != 0):
            return False
        if self.is_plain:
            return True
        if self.is_masked and not self.has_rows:
            return self.mask(table, seat) != 0
        if self.is_masked or self.has_candidates:
            return self.choices_into(table, seat, table.chapters.room[:], 0) > 0
        row: i64 = ALL
        if self.has_rows:
            row = self.row(table, seat)
        for at in range(self.row_start[row], self.row_start[row + 1]):
            if self.is_exact or self.why_not_choice(table, seat, self.rows[at]) == 0:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """What is being decided: who decides, and what happens when the step begins, goes on or is ended."""

    name: ClassVar[str] = ""  # where no list of the game names its steps
    number: ClassVar[int] = -1  # its place among the steps; -1 where that is known only when a game is put together
    demand: ClassVar[int] = 0  # the rule that says what must be done now, before anything else

    def __init__(self) -> None:
        self.at: i64 = -1  # its place among the steps; `Chapters` gives it
        self.is_for_one: bool = type(self).actors is Step.actors  # whether only the seat that leads it acts

    def __class_getitem__(cls, table: object) -> type:
        """The class itself: interpreted code can put only plain classes into a vec."""
        return cls

    def comes_first(self, table: T) -> i64:
        """The demand, by its number; 0 where most things are open."""
        return self.demand

    def may_act(self, table: T, seat: i64) -> bool:
        """Whether this seat must or can decide now."""
        return seat == table.seat

    def why_not_act(self, table: T, seat: i64) -> i64:
        """The rule that keeps a seat from acting that may not."""
        return NOT_YOUR_TURN

    def actors(self, table: T) -> tuple[int, ...]:
        """The seats that may act, ascending."""
        return SEAT_ALONE[table.seat]

    def any_actor(self, table: T, dealer: Dealer) -> i64:
        """One of the actors at random, where there can be several."""
        actors = self.actors(table)
        if len(actors) == 1:
            return actors[0]
        return actors[dealer.pick(CHOICES, len(actors))]

    def begin(self, table: T, dealer: Dealer, events: Events | None) -> None:
        """Begin this step, or go on to what follows where there is nothing to decide."""
        table.go_to(self.at, table.seat)

    def resume(self, table: T, dealer: Dealer, events: Events | None) -> None:
        """Go on with this step after what interrupted it."""
        self.begin(table, dealer, events)

    def finish(self, table: T, dealer: Dealer, events: Events | None) -> None:
        """End this step, because the seat that leads it says so. The step that waited for it goes on."""
        table.resume(dealer, events)


AnyVerb = Verb[Any]
AnyStep = Step[Any]


# How the kernel looks at a verb that is offered: bits of a way
ASKS: Final[i64] = 1  # `why_not` must be asked
PLAIN: Final[i64] = 2  # there is one choice
EXACT: Final[i64] = 4  # a row is all there is to it
MASKED: Final[i64] = 8  # a mask is


def _way(verb: AnyVerb) -> int:
    way = 0
    if verb.asks:
        way |= 1
    if verb.is_plain:
        way |= 2
    elif verb.is_exact:
        way |= 4
    elif verb.is_masked and not verb.has_rows:
        way |= 8
    return way


def _number_verbs(verbs: Sequence[AnyVerb]) -> list[AnyVerb]:
    """Number verbs and their choices, in their order; the verb of each id."""
    verb_of: list[AnyVerb] = []
    for number, verb in enumerate(verbs):
        verb.number = number
        verb.first = len(verb_of)
        verb.made = []
        verb_of += [verb] * len(verb.choices)
    return verb_of


def _number_steps(steps: Sequence[AnyStep]) -> None:
    for number, step in enumerate(steps):
        if step.number not in (number, -1):
            raise ValueError(f"step {type(step).__name__} has the number {step.number} and the place {number}")
        step.at = number


def _lists(verbs: Sequence[AnyVerb], every: int) -> list[list[AnyVerb]]:
    """The verbs of a step that the leader can do with each value of `at_hand`, then those that are for all."""
    lists = [[verb for verb in verbs if verb.need & at_hand == verb.need] for at_hand in range(every + 1)]
    return [*lists, [verb for verb in verbs if verb.for_all]]


class Chapters:
    """The verbs and steps of a game, numbered; which verbs each step offers.

    The order of the verbs is the order of the ids; a step's number is its place. `leader_decides` is the rule that
    refuses a verb to a seat that may act without leading the step. `room` is the most that a seat can ever choose from.
    Verbs that are not `in_play` have ids and are never offered.
    """

    def __init__(
        self,
        verbs: Sequence[AnyVerb],
        steps: Sequence[AnyStep],
        leader_decides: int = NOT_YOUR_TURN,
        room: int = 256,
        in_play: Sequence[AnyVerb] | None = None,
    ) -> None:
        self.verbs: list[AnyVerb] = list(verbs)
        # Items of a vec need no check of their class when they are read.
        self.steps: vec[AnyStep] = vec[AnyStep](steps)
        self.leader_decides: i64 = leader_decides
        self.room: vec[i64] = vec[i64]([0] * room)
        self.in_play: list[AnyVerb] = self.verbs if in_play is None else list(in_play)
        self._named: dict[str, AnyVerb] = {verb.name: verb for verb in self.verbs}
        verb_of = _number_verbs(self.verbs)
        _number_steps(steps)
        self.numbered: vec[AnyVerb] = vec[AnyVerb](self.verbs)
        self.verb_of: vec[AnyVerb] = vec[AnyVerb](verb_of)  # [id]
        self.actions: i64 = len(verb_of)
        # Objects made once: turning native numbers into Python's, one by one, would be half the cost of `legal`.
        self.ids: list[int] = list(range(len(verb_of)))
        offered = [[verb for verb in self.in_play if step in verb.offered_at] for step in range(len(steps))]
        every = 0
        for verb in self.verbs:
            every |= verb.need
        # Lists of verbs, one after the other: for each step, one for each value of `at_hand`, then that for others.
        self.lists: i64 = every + 2
        lists = [verbs for at_step in offered for verbs in _lists(at_step, every)]
        listed = [verb for verbs in lists for verb in verbs]
        self.offered: vec[AnyVerb] = vec[AnyVerb](listed)
        self.ways: vec[i64] = vec[i64]([_way(verb) for verb in listed])  # how each is looked at
        self.offered_start: vec[i64] = vec[i64](list(accumulate(map(len, lists), initial=0)))
        self._is_offered: list[bool] = [verb in listed for listed in offered for verb in self.verbs]

    def list_for(self, step: i64, at_hand: i64, is_leader: bool) -> i64:
        """Which list has the verbs that a step offers to a seat."""
        if is_leader:
            return step * self.lists + at_hand
        return (step + 1) * self.lists - 1

    def offers(self, step: i64, verb: AnyVerb) -> bool:
        """Whether a step offers a verb."""
        return self._is_offered[step * len(self.verbs) + verb.number]

    def members(self, members: i64, first: i64) -> tuple[int, ...]:
        """The id of each member of a set of bits, counted from `first`."""
        found: list[int] = []
        action = first
        while members != 0:
            if members & 1 != 0:
                found.append(self.ids[action])
            members >>= 1
            action += 1
        return tuple(found)

    def verb(self, name: str) -> AnyVerb:
        """The verb with this name."""
        return self._named[name]
