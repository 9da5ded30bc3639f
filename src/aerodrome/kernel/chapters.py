"""What the rules of a game are made of: verbs, which say what can be done, and steps, which say what is being decided.

A verb is one kind of action. It says when it is offered, what forbids it and what it does, side by side; what is legal
is derived from that. A step says who decides, and what happens when it begins. Both hold nothing of a match: one object
serves all matches. `Chapters` puts them together and numbers the actions. This module is compiled; `Verb` and `Step`
may be subclassed by interpreted code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .dealer import Dealer
from .events import Events
from .rule_numbers import NOT_YOUR_TURN

if TYPE_CHECKING:
    from .state import State

T = TypeVar("T", bound="State")

ALL: Final[i64] = -1  # instead of a row: every choice
MOST_SEATS: Final = 8
SEAT_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[T]):
    """A kind of action, such as `smoke`: its choices, when it is offered, what forbids it, what it does.

    A choice is a number from 0 on, in the order of `choices`; with the verb's first id it makes the id of an action. A
    verb without arguments has one choice, and only `why_not` is asked about it.
    """

    name: ClassVar[str] = ""
    params: ClassVar[tuple[str, ...]] = ()  # what its arguments are called
    steps: ClassVar[tuple[int, ...]] = ()  # where it is offered
    for_all: ClassVar[bool] = False  # whether seats that may act at a step without leading it can do this too
    need: ClassVar[int] = 0  # a bit of `State.at_hand` without which it cannot be done, or 0
    lacking: ClassVar[int] = 0  # the rule that says so; 0 where `why_not` or `why_not_choice` says it in its turn
    exact: ClassVar[bool] = False  # whether each row holds just what `why_not_choice` allows there

    def __init__(self, choices: Sequence[tuple[str, ...]] = ((),), steps: Sequence[int] | None = None) -> None:
        self.choices: tuple[tuple[str, ...], ...] = tuple(choices)  # the values of its arguments, choice by choice
        # Where it is offered; given to a verb whose steps get their numbers only when a game is put together.
        self.offered_at: tuple[int, ...] = tuple(self.steps if steps is None else steps)
        self.size: i64 = len(self.choices)
        self.first: i64 = -1  # the id of its first choice; `Chapters` gives these
        self.number: i64 = -1
        self.rows: vec[i64] = vec[i64]()  # choices worth asking about, row after row
        self.row_start: vec[i64] = vec[i64]()
        self.made: list[tuple[int, ...] | None] = []  # [row] its ids, once they have been asked for
        # What the kernel reads at every decision; class variables are slow to read.
        self.is_plain: bool = not self.params
        self.is_for_all: bool = self.for_all
        self.is_exact: bool = self.exact
        self.needs: i64 = self.need
        self.lacks: i64 = self.lacking
        self.asks: bool = type(self).why_not is not Verb.why_not

    def __class_getitem__(cls, table: object) -> type:
        """The class itself: interpreted code can put only plain classes into a vec."""
        return cls

    def pieces(self, *values: str) -> tuple[str, ...]:
        """The things on the table that an action with these arguments touches."""
        return ()

    def not_now(self, table: T, seat: i64) -> i64:
        """The rule that says when this can be done, at a step that does not offer it."""
        raise NotImplementedError

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
        """Which row has the choices worth asking about now; ALL, the default, asks about every one.

        A row may hold too many choices, never too few. The rows of an `exact` verb hold just those that are allowed.
        """
        return ALL

    def set_rows(self, rows: Sequence[Sequence[int]]) -> None:
        """Take the rows, each ascending. They are made once, by the conditions that `why_not_choice` asks."""
        start = [0]
        for row in rows:
            start.append(start[-1] + len(row))
        self.rows = vec[i64]([choice for row in rows for choice in row])
        self.row_start = vec[i64](start)

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
            choices = self.rows[self.row_start[row] : self.row_start[row + 1]]
            found = tuple([self.first + choice for choice in choices])
            self.made[row] = found
        return found

    def choices_into(self, table: T, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Write the ids of the legal choices into the buffer from place n on, `why_not` being 0; the place after."""
        first = self.first
        row = self.row(table, seat)
        if row == ALL:
            for choice in range(self.size):
                if self.why_not_choice(table, seat, choice) == 0:
                    buffer[n] = first + choice
                    n += 1
            return n
        rows = self.rows
        is_exact = self.is_exact
        for at in range(self.row_start[row], self.row_start[row + 1]):
            choice = rows[at]
            if is_exact or self.why_not_choice(table, seat, choice) == 0:
                buffer[n] = first + choice
                n += 1
        return n

    def is_possible(self, table: T, seat: i64) -> bool:
        """Whether some choice is legal for the seat that leads a step which offers this."""
        if table.at_hand() & self.needs != self.needs or self.why_not(table, seat) != 0:
            return False
        if self.is_plain:
            return True
        row = self.row(table, seat)
        if row == ALL:
            for choice in range(self.size):
                if self.why_not_choice(table, seat, choice) == 0:
                    return True
            return False
        for at in range(self.row_start[row], self.row_start[row + 1]):
            if self.is_exact or self.why_not_choice(table, seat, self.rows[at]) == 0:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """What is being decided: who decides, and what happens when the step begins, goes on or is ended."""

    name: ClassVar[str] = ""
    number: ClassVar[int] = -1  # its place among the steps; -1 where that is known only when a game is put together

    def __init__(self) -> None:
        self.at: i64 = -1  # its place among the steps; `Chapters` gives it
        self.is_for_one: bool = type(self).actors is Step.actors  # whether only the seat that leads it acts

    def __class_getitem__(cls, table: object) -> type:
        """The class itself: interpreted code can put only plain classes into a vec."""
        return cls

    def may_act(self, table: T, seat: i64) -> bool:
        """Whether this seat must or can decide now."""
        return seat == table.seat

    def why_not_act(self, table: T, seat: i64) -> i64:
        """The rule that keeps a seat from acting that may not."""
        return NOT_YOUR_TURN

    def actors(self, table: T) -> tuple[int, ...]:
        """The seats that may act, ascending."""
        return SEAT_ALONE[table.seat]

    def begin(self, table: T, dealer: Dealer, events: Events | None) -> None:
        """Begin this step, or go on to what follows where there is nothing to decide."""
        raise NotImplementedError

    def resume(self, table: T, dealer: Dealer, events: Events | None) -> None:
        """Go on with this step after what interrupted it."""
        self.begin(table, dealer, events)

    def finish(self, table: T, dealer: Dealer, events: Events | None) -> None:
        """End this step, because the seat that leads it says so."""
        raise NotImplementedError


AnyVerb = Verb[Any]
AnyStep = Step[Any]


class Chapters:
    """The verbs and steps of a game, numbered; which verbs each step offers.

    The order of the verbs is the order of the ids; a step's number is its place. `leader_decides` is the rule that
    refuses a verb to a seat that may act without leading the step. `room` is the most that a seat can ever choose from.
    Verbs that are not `in_play` have ids and are never offered.
    """

    def __init__(
        self,
        verbs: Sequence[AnyVerb],
        steps: Sequence[Step[Any]],
        leader_decides: int = NOT_YOUR_TURN,
        room: int = 256,
        in_play: Sequence[AnyVerb] | None = None,
    ) -> None:
        self.verbs: list[AnyVerb] = list(verbs)
        self.steps: list[Step[Any]] = list(steps)
        self.leader_decides: i64 = leader_decides
        self.room: vec[i64] = vec[i64]([0] * room)
        self.in_play: list[AnyVerb] = self.verbs if in_play is None else list(in_play)
        self.verb_of: list[AnyVerb] = []  # [id]
        for number, verb in enumerate(self.verbs):
            verb.number = number
            verb.first = len(self.verb_of)
            verb.made = []
            self.verb_of += [verb] * len(verb.choices)
        self.actions: i64 = len(self.verb_of)
        # The same as vecs, for what happens at every decision: their items need no check of their type.
        self.verb_at: vec[AnyVerb] = vec[AnyVerb](self.verb_of)
        self.verb_numbered: vec[AnyVerb] = vec[AnyVerb](self.verbs)
        self.step_at: vec[AnyStep] = vec[AnyStep](self.steps)
        # Objects made once: turning native numbers into Python's, one by one, would be half the cost of `legal`.
        self.ids: list[int] = list(range(len(self.verb_of)))
        for number, step in enumerate(self.steps):
            if step.number not in (number, -1):
                raise ValueError(f"step {step.name!r} has the number {step.number} and the place {number}")
            step.at = number
        offered = [[verb for verb in self.in_play if step in verb.offered_at] for step in range(len(self.steps))]
        every = 0
        for verb in self.verbs:
            every |= verb.need
        self.hands: i64 = every + 1  # how many values `State.at_hand` can have
        self.to_leader: list[vec[AnyVerb]] = [
            vec[AnyVerb]([verb for verb in verbs if verb.need & at_hand == verb.need])
            for verbs in offered
            for at_hand in range(every + 1)
        ]
        self.to_others: list[vec[AnyVerb]] = [
            vec[AnyVerb]([verb for verb in verbs if verb.for_all]) for verbs in offered
        ]
        self._is_offered: list[bool] = [verb in verbs for verbs in offered for verb in self.verbs]

    def offers(self, step: i64, verb: AnyVerb) -> bool:
        """Whether a step offers a verb."""
        return self._is_offered[step * len(self.verbs) + verb.number]

    def verb(self, name: str) -> AnyVerb:
        """The verb with this name."""
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise KeyError(name)

    def with_verb(self, other: AnyVerb) -> Chapters:
        """The same chapters with another verb in place of the one that has its name."""
        verbs = [other if verb.name == other.name else verb for verb in self.verbs]
        in_play = [other if verb.name == other.name else verb for verb in self.in_play]
        return Chapters(verbs, self.steps, self.leader_decides, len(self.room), in_play)
