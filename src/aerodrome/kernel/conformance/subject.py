"""What the kit needs to know about a game, and random walks through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from ..dealer import CHOICES, Dealer, FastDealer
from ..dealers import Branch, branches
from ..errors import BadInput
from ..event_types import Event
from ..events import Events
from ..fields import Fields
from ..game import Game
from ..options import Value
from ..state import State
from ..view import View

T = TypeVar("T")
UNKNOWN: Final = "?"
PUBLIC: Final = -1
"""The seat whose view shows what everybody may know."""


class Violation(AssertionError):
    """A game broke a promise that every game makes."""


@dataclass(frozen=True, slots=True)
class Announced:
    """Which event tells a seat of which change: every field of a view is in exactly one of the three lists.

    `zones` says what a view shows in each zone: how many cards of which name, those it does not know as UNKNOWN.
    `in_zones` are the fields that it reads. `by` has the events of which one must tell of a change of a field.
    `silent` are steps, questions and whatever else only helps to decide. A field of the structs in a tuple is named
    `players.cubes`.
    """

    zones: Callable[[View], Mapping[str, Mapping[str, int]]]
    in_zones: frozenset[str]
    by: Mapping[str, tuple[type[Event], ...]]
    silent: frozenset[str]


@dataclass(frozen=True, slots=True)
class Subject:
    """A game under test.

    `option_sets` and `seat_counts` are combined, as far as the game accepts them together. `census` counts every
    component wherever it lies: the counts must never change. `positions` are listed positions from which rare things
    are in reach; `midway` are positions from which random walks begin too, where those from the start seldom come. With
    `open_decisions` everybody sees what anybody decides. `momentary` are events of which a view may keep nothing.
    `fields` are those that its tables declare.
    """

    game: Game
    census: Callable[[State], Mapping[str, int]]
    announced: Announced = field(kw_only=True)
    option_sets: Sequence[Mapping[str, object]] = ({},)
    positions: Sequence[Mapping[str, object]] = ()
    midway: Sequence[Mapping[str, object]] = ()
    longest: int = 5_000
    open_decisions: bool = False
    fields: Fields | None = None
    momentary: tuple[type[Event], ...] = ()

    def terms(self) -> Iterator[tuple[int, dict[str, Value], int]]:
        """The number of each option set, its options, and each number of seats that goes with them."""
        for number, chosen in enumerate(self.option_sets):
            options = self.game.settle_options(chosen)
            counts = [seats for seats in self.game.seat_counts if self._accepts(options, seats)]
            if not counts:
                raise Violation(f"no number of seats goes with the options {chosen}")
            for seats in counts:
                yield number, options, seats

    def _accepts(self, options: Mapping[str, Value], seats: int) -> bool:
        try:
            self.game.check_terms(options, seats)
        except BadInput:
            return False
        return True

    def starts(self, seed: int) -> Iterator[tuple[int, State]]:
        """A fresh state for each combination of options and seats, then those midway, each with its seats."""
        for number, options, seats in self.terms():
            yield seats, self.game.start(options, seats, FastDealer(seed * 1000 + number))
        for position in self.midway:
            state = self.game.from_position(position)
            yield self.game.terms(state)[1], state


class WalkStep(NamedTuple):
    """One decision of a random walk: the state before it, and how to take it."""

    seats: int
    state: State
    seat: int
    action: int

    def step(self, dealer: Dealer) -> State:
        """The state after the decision, made from a copy."""
        return take(self.state, self.seat, self.action, dealer).state


def walk(subject: Subject, seed: int) -> Iterator[WalkStep]:
    """Random decisions to the end, from each start; the state of a moment is a copy the caller may keep."""
    for seats, start in subject.starts(seed):
        yield from walk_from(subject, start, seats, seed)


def walk_from(subject: Subject, start: State, seats: int, seed: int) -> Iterator[WalkStep]:
    chooser, dealer = FastDealer(seed), FastDealer(seed + 1)
    state = start
    for _ in range(subject.longest):
        actors = state.actors()
        if not actors:
            return
        seat = any_of(actors, chooser)
        actions = state.legal(seat)
        if not actions:
            raise Violation(f"seat {seat} must decide and has no legal action: {subject.game.position(state)}")
        action = any_of(actions, chooser)
        yield WalkStep(seats, state.copy(), seat, action)
        if state.why_not(seat, action):
            raise Violation(f"a copy was played on and its original changed: {subject.game.position(state)}")
        state.apply(seat, action, dealer)
    raise Violation(f"a random match did not end within {subject.longest} decisions")


def name(subject: Subject, moment: WalkStep) -> str:
    """A moment as a failure tells it."""
    action = subject.game.vocabulary[moment.action].notation
    return f"seat {moment.seat}, {action!r}, at {subject.game.position(moment.state)}"


def any_of(things: Sequence[T], chooser: Dealer) -> T:
    """One of them at random."""
    return things[chooser.pick(CHOICES, len(things))]


class Taken(NamedTuple):
    """The state after an action, made from a copy, and everything that happened on the way."""

    state: State
    events: Events


def take(state: State, seat: int, action: int, dealer: Dealer) -> Taken:
    """Take an action."""
    taken = Taken(state.copy(), Events())
    taken.state.apply(seat, action, dealer, taken.events)
    return taken


def take_all_ways(state: State, seat: int, action: int) -> Iterator[tuple[Branch, Taken]]:
    """Take an action once for each branch of chance."""
    made: list[Taken] = []
    for branch in branches(lambda dealer: made.append(take(state, seat, action, dealer))):
        yield branch, made.pop()
