"""What a seat was told, told again: for replays, and for those who come back after a while.

All of it comes from the moments that a viewpoint keeps: what others decided in secret is neither read nor folded, so an
answer takes as much work as the seat was told, and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from aerodrome.kernel import Event, Game, View
from aerodrome.protocol.messages import AidsThen, HistoryStep, HistorySteps, Told

from .channels import changes, events_of, sentences
from .viewpoint import PackedMoment, Packer

MOST_STEPS = 200
MOST_SENTENCES = 100


class Past(NamedTuple):
    """What a seat was told after a version: the state before, packed, and the moments since.

    `version` is the version that they lead to, or a later one.
    """

    game: Game
    packer: Packer
    seat: int
    since: int
    before: bytes
    moments: Sequence[PackedMoment]
    version: int
    is_over: bool


class _Step(NamedTuple):
    moment: PackedMoment
    events: tuple[Event, ...]
    before: View
    after: View


def _view_before(past: Past) -> View:
    return past.game.view(past.packer.unpack(past.before), past.seat)


def _steps(past: Past, view: View) -> Iterator[_Step]:
    for moment in past.moments:
        after = past.game.view(past.packer.unpack(moment.state), past.seat)
        yield _Step(moment, events_of(moment.entry, moment.happened, past.seat), view, after)
        view = after


def story(past: Past, lang: str | None, command: int, *, is_over: bool) -> HistorySteps:
    """Everything a seat was told after a version, as far as one answer goes."""
    view = _view_before(past)
    steps = tuple(
        HistoryStep(
            version=version,
            events=step.events,
            changes=Raw(msgspec.json.encode(changes(step.before, step.after))),
            # How many entries a match has tells how often others decided in secret.
            entry=step.moment.number if is_over else None,
            told=None if lang is None else sentences(past.game, step.moment.entry, step.events, step.before, lang),
        )
        for version, step in enumerate(_steps(past, view), past.since + 1)
    )
    more = past.since + len(steps) < past.version
    return HistorySteps(command=command, since=past.since, view=Raw(msgspec.json.encode(view)), steps=steps, more=more)


def aids(past: Past, command: int) -> AidsThen:
    """What helps to decide at a version, worked out from what the seat saw then."""
    helping = past.game.aids(_view_before(past))
    return AidsThen(command=command, version=past.since, aids=Raw(msgspec.json.encode(helping)))


def digest(past: Past, lang: str, command: int) -> Told:
    view = _view_before(past)
    told = [
        sentence
        for step in _steps(past, view)
        for sentence in sentences(past.game, step.moment.entry, step.events, step.before, lang)
    ]
    left_out = max(0, len(told) - MOST_SENTENCES)
    return Told(command=command, since=past.since, version=past.version, told=tuple(told[left_out:]), left_out=left_out)
