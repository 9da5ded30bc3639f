"""What has been seen to happen, so that nothing in a game stays untried."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

import msgspec

from ..dealer import FastDealer
from ..state import State
from .subject import Subject, Violation, take, walk


@dataclass(slots=True)
class Reached:
    """Actions taken by id, rules that forbade something by number, and every name that occurred in an event."""

    actions: set[int] = field(default_factory=set)
    rules: set[int] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)

    def missing(
        self, subject: Subject, names: Iterable[str], endings: Iterable[str], refused: Collection[str]
    ) -> list[str]:
        numbers = {rule.number for rule in subject.game.rulebook if rule.number}
        return [
            *(
                f"action {action.notation!r}"
                for action in subject.game.vocabulary
                if (action.id in self.actions) == (action.notation in refused)
            ),
            *(f"rule {subject.game.rulebook[number].id}" for number in sorted(numbers - self.rules)),
            *(f"event with {name!r}" for name in names if name not in self.names),
            *(f"ending {rule}" for rule in endings if rule not in self.endings),
        ]


def explore(subject: Subject, seeds: Iterable[int]) -> Reached:
    """Random play from every start, and every action from every listed position."""
    reached = Reached()
    for seed in seeds:
        for moment in walk(subject, seed):
            _take(moment.state, moment.seat, moment.action, seed, reached)
            _refusals(subject, moment.state, moment.seats, reached)
    for number, position in enumerate(subject.positions):
        state = subject.game.from_position(position)
        _refusals(subject, state, max(subject.game.seat_counts), reached)
        for seat in state.actors():
            for action in state.legal(seat):
                _take(state, seat, action, number, reached)
    return reached


def _take(state: State, seat: int, action: int, seed: int, reached: Reached) -> None:
    after, events = take(state, seat, action, FastDealer(seed))
    reached.actions.add(action)
    for event in events.seen_by(seat):
        fields = msgspec.to_builtins(event)
        reached.names |= {str(value) for value in fields.values()}
        for value in fields.values():
            parts = value if isinstance(value, list | tuple) else [value]
            reached.names |= {f"{fields['type']} {part}" for part in parts}
    outcome = after.outcome()
    if outcome is not None:
        reached.endings.add(outcome.rule)
        reached.rules.add(after.why_not(seat, action))


def _refusals(subject: Subject, state: State, seats: int, reached: Reached) -> None:
    # One number past the vocabulary and one seat past the table: these refusals are rules too.
    for action in range(len(subject.game.vocabulary) + 1):
        for seat in range(seats + 1):
            reached.rules.add(state.why_not(seat, action))
    reached.rules.add(state.why_not_withdraw(0))


def check_everything_is_reached(
    subject: Subject,
    seeds: Iterable[int],
    names: Iterable[str] = (),
    endings: Iterable[str] = (),
    refused: Collection[str] = (),
) -> None:
    """Every action, every rule that forbids, the named events and endings occur within these seeds and positions.

    `refused` are actions that exist only so that somebody who wants them can be told why not: they never occur.
    """
    missing = explore(subject, seeds).missing(subject, names, endings, refused)
    if missing:
        shown = ", ".join(missing[:20])
        raise Violation(f"{len(missing)} things were never reached: {shown}{' …' if len(missing) > 20 else ''}")
