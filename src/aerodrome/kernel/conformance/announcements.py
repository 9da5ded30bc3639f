"""Properties of events: a seat is told of every change that it can see on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import asdict

from ..dealer import FastDealer
from ..event_types import Event, Moved
from ..view import View
from .subject import PUBLIC, UNKNOWN, Announced, Subject, Violation, name, take, walk

Flow = Mapping[str, Counter[str]]


def check_changes_are_announced(subject: Subject, seed: int) -> None:
    """Cards come and go in a seat's view just as the events that it sees say; so does whatever else changes there."""
    announced = subject.announced
    assert announced is not None
    for moment in walk(subject, seed):
        after, events = take(moment.state, moment.seat, moment.action, FastDealer(seed))
        for seat in range(PUBLIC, moment.seats):
            views = subject.game.view(moment.state, seat), subject.game.view(after, seat)
            told = events.seen_by(seat)
            for wrong in unannounced(announced, *views, told):
                raise Violation(f"seat {seat} {wrong}; it sees {told}: {name(subject, moment)}")


def unannounced(announced: Announced, before: View, after: View, told: Sequence[Event]) -> Iterator[str]:
    """What is wrong with the events that were told between two views of a seat."""
    if before != after and not told:
        yield f"sees another table and no event: {_fields_that_differ(before, after)}"
    yield from _wrong_moves(announced.zones(before), announced.zones(after), _flow(told))
    for field in _fields_that_differ(before, after):
        if field in announced.in_zones or field in announced.silent:
            continue
        kinds = announced.by.get(field)
        if kinds is None:
            yield f"sees {field} change, which nothing is said to announce"
        elif not any(isinstance(event, kinds) for event in told):
            yield f"is not told of the change of {field}"


def _flow(told: Sequence[Event]) -> Flow:
    """What has come into each zone, less what has left it."""
    flow: dict[str, Counter[str]] = {}
    for event in told:
        if isinstance(event, Moved):
            card = UNKNOWN if event.card is None else event.card
            flow.setdefault(event.source, Counter())[card] -= 1
            flow.setdefault(event.target, Counter())[card] += 1
    return flow


def _wrong_moves(
    before: Mapping[str, Mapping[str, int]], after: Mapping[str, Mapping[str, int]], flow: Flow
) -> Iterator[str]:
    for zone in before.keys() | after.keys():
        change = Counter(after.get(zone, {}))
        change.subtract(before.get(zone, {}))
        moved = flow.get(zone, Counter())
        # Where a seat does not know the cards, it can still count them.
        is_hidden = UNKNOWN in change or UNKNOWN in moved
        wrong = change.total() != moved.total() if is_hidden else +change != +moved or -change != -moved
        if wrong:
            yield f"sees {zone} change by {dict(change)}, and events move {dict(moved)}"


def _fields_that_differ(before: View, after: View) -> list[str]:
    """The fields with new values; those of players, or whatever else a tuple holds, one by one."""
    found: dict[str, None] = {}
    old, new = asdict(before), asdict(after)
    for field, value in new.items():
        if value == old[field]:
            continue
        pairs = list(zip(old[field], value, strict=True)) if _is_row(old[field]) and _is_row(value) else []
        for one, other in pairs:
            found |= {f"{field}.{part}": None for part, now in asdict(other).items() if now != asdict(one)[part]}
        if not pairs:
            found[field] = None
    return list(found)


def _is_row(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(one, Struct) for one in value)
