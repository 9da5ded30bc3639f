"""Properties of knowledge: what a seat may know, and that it never learns more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from librt.vecs import vec
from mypy_extensions import i64

from ..dealer import Dealer, FastDealer
from ..dealers import RecordingDealer
from ..event_types import Event, Rolled
from ..state import State
from .play import wire
from .subject import PUBLIC, Subject, Taken, Violation, WalkStep, name, take, take_all_ways, walk

MOST_BRANCHES = 600
MOST_ALIKE = 24


def check_redeal_depends_on_the_view_only(subject: Subject, seed: int, tries: int = 0) -> None:
    """Re-dealing a state and its re-deal with the same dealer gives the same; the true state is among the re-deals.

    With `tries`, the true state must come up within that many re-deals: nothing consistent with a view is left out.
    """
    for moment in walk(subject, seed):
        for seat in range(PUBLIC, moment.seats):
            other = redealt(moment.state, seat, seed)
            if subject.fields and subject.fields.seen_by(other, seat) != subject.fields.seen_by(moment.state, seat):
                raise Violation(f"a re-deal changes what seat {seat} may know: {name(subject, moment)}")
            if redealt(moment.state, seat, seed + 1).key() != redealt(other, seat, seed + 1).key():
                raise Violation(f"a re-deal for seat {seat} depends on more than its view: {name(subject, moment)}")
            keys = (redealt(moment.state, seat, seed + 2 + number).key() for number in range(tries))
            if tries and moment.state.key() not in keys:
                raise Violation(f"the truth never comes up in re-deals for seat {seat}: {name(subject, moment)}")


def redealt(state: State, seat: int, seed: int) -> State:
    other = state.copy()
    other.redeal(seat, FastDealer(seed))
    return other


def check_seats_learn_nothing_they_may_not_know(subject: Subject, seed: int) -> int:
    """Non-interference: what a seat sees is the same whatever it cannot know, now and one step on.

    Returns in how many moments the re-deal really was another state, so that callers can insist on some.
    """
    different = 0
    for moment in walk(subject, seed):
        for seat in range(PUBLIC, moment.seats):
            other = redealt(moment.state, seat, seed)
            _compare_now(subject, moment, seat, other)
            _compare_alike(subject, moment, seat)
            if other.key() != moment.state.key():
                different += 1
                _compare_next(subject, moment, seat, other, seed)
    return different


def _compare_now(subject: Subject, moment: WalkStep, seat: int, other: State) -> None:
    if wire(subject, moment.state, seat) != wire(subject, other, seat):
        raise Violation(f"seat {seat} can tell two states apart that it may not: {name(subject, moment)}")
    if seat == PUBLIC:
        return
    for action in range(len(subject.game.vocabulary)):
        if moment.state.why_not(seat, action) != other.why_not(seat, action):
            raise Violation(f"a refusal of action {action} tells seat {seat} a secret: {name(subject, moment)}")


def _compare_next(subject: Subject, moment: WalkStep, seat: int, other: State, seed: int) -> None:
    """What the seat sees of the next step could be seen in the other state too, and leads to the same view.

    Only a step that openly shows a secret may be impossible in the other state. Of a decision without any event the
    seat does not even learn that it was taken: its twin is that nothing happens.
    """
    noting = Noting(FastDealer(seed))
    after, events = take(moment.state, moment.seat, moment.action, noting)
    seen = events.seen_by(seat)
    if not seen and wire(subject, after, seat) == wire(subject, other, seat):
        return
    for twin in _twins(subject, moment, seat, other, noting.answers):
        if twin.events.seen_by(seat) == seen:
            if wire(subject, twin.state, seat) != wire(subject, after, seat):
                raise Violation(f"equal events leave seat {seat} with different views: {name(subject, moment)}")
            return
    if not events.reveals():
        raise Violation(f"seat {seat} sees {seen}, which tells it a secret: {name(subject, moment)}")


def _twins(subject: Subject, moment: WalkStep, seat: int, other: State, answers: list[Answer]) -> Iterator[Taken]:
    """What could have happened in the other state, the likeliest twin first: the same action, the same chance."""
    actions = sorted(_alike(subject, moment, seat, other), key=lambda action: action != moment.action)
    yield from (take(other, moment.seat, action, Echo(answers)) for action in actions)
    yield from _outcomes(other, moment.seat, actions)


Answer = tuple[int, ...]


class Noting(Dealer):
    """Passes requests on and notes what was rolled, drawn and dealt."""

    def __init__(self, source: Dealer) -> None:
        self.source = source
        self.answers: list[Answer] = []

    def _note(self, answer: int) -> int:
        self.answers.append((answer,))
        return answer

    def pick(self, stream: int, n: int) -> int:
        return self._note(self.source.pick(stream, n))

    def roll(self, stream: int, faces: int, n: int) -> int:
        return self._note(self.source.roll(stream, faces, n))

    def draw(self, stream: int, counts: vec[i64]) -> int:
        return self._note(self.source.draw(stream, counts))

    def deal(self, stream: int, counts: vec[i64], n: int) -> vec[i64]:
        dealt = self.source.deal(stream, counts, n)
        self.answers.append(tuple(dealt))
        return dealt


class Echo(Dealer):
    """Answers as another dealer did, as far as that is possible; else with the first thing that is."""

    def __init__(self, answers: list[Answer]) -> None:
        self._answers = list(answers)

    def _next(self) -> Answer:
        return self._answers.pop(0) if self._answers else (0,)

    def pick(self, stream: int, n: int) -> int:
        return min(self._next()[0], n - 1)

    def roll(self, stream: int, faces: int, n: int) -> int:
        highest: int = faces**n - 1
        return min(self._next()[0], highest)

    def draw(self, stream: int, counts: vec[i64]) -> int:
        kind = self._next()[0]
        if kind < len(counts) and counts[kind] > 0:
            return kind
        return next(other for other, count in enumerate(counts) if count > 0)

    def deal(self, stream: int, counts: vec[i64], n: int) -> vec[i64]:
        dealt = self._next()
        if len(dealt) == len(counts) and all(part <= count for part, count in zip(dealt, counts, strict=True)):
            return vec[i64](list(dealt))
        return super().deal(stream, counts, n)


def _compare_alike(subject: Subject, moment: WalkStep, seat: int) -> None:
    """Two ways for this step to go that leave a seat with the same view must have looked the same while they went.

    Only open dice and passing numbers may be seen and forgotten, and the order in which things happened.
    """
    actions = _alike(subject, moment, seat, moment.state)
    passing: tuple[type[Event], ...] = (Rolled, *subject.momentary)
    looks: dict[bytes, list[str]] = {}
    for after, events in islice(_outcomes(moment.state, moment.seat, actions), MOST_ALIKE):
        seen = sorted(repr(event) for event in events.seen_by(seat) if not isinstance(event, passing))
        if looks.setdefault(wire(subject, after, seat), seen) != seen:
            raise Violation(f"seat {seat} sees {seen}, of which its view knows nothing: {name(subject, moment)}")


def _alike(subject: Subject, moment: WalkStep, seat: int, state: State) -> tuple[int, ...]:
    """The actions that may, for all a seat is told, have been taken at this moment."""
    if moment.seat == seat or subject.open_decisions:
        return (moment.action,)
    return state.legal(moment.seat)


def _outcomes(state: State, seat: int, actions: Sequence[int]) -> Iterator[Taken]:
    """Everything these actions can lead to, every branch of chance, as far as MOST_BRANCHES for each action."""
    for action in actions:
        yield from (taken for _, taken in islice(take_all_ways(state, seat, action), MOST_BRANCHES))


def check_undo_takes_nothing_back_that_was_learnt(subject: Subject, seed: int) -> int:
    """A decision that could be undone has told no other seat anything; how many such decisions there were.

    Another seat learns from a decision when, in some state it thinks possible, nothing could have looked like it.
    """
    undoable = 0
    for moment in walk(subject, seed):
        dealer = RecordingDealer(FastDealer(seed))
        _, events = take(moment.state, moment.seat, moment.action, dealer)
        if dealer.picks or events.reveals():
            continue
        undoable += 1
        for seat in range(PUBLIC, moment.seats):
            if seat == moment.seat or not events.seen_by(seat):
                continue
            other = redealt(moment.state, seat, seed + undoable)
            twins = _outcomes(other, moment.seat, other.legal(moment.seat))
            if not any(twin.events.seen_by(seat) == events.seen_by(seat) for twin in twins):
                raise Violation(f"an undo would leave seat {seat} with a secret: {name(subject, moment)}")
    return undoable
