"""What a seat was told, told again: for replays, and for those who come back after a while.

All of it comes from the moments that a viewpoint keeps: what others decided in secret is neither read nor folded, so an
answer takes as much work as the seat was told, and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from aerodrome.kernel import Game, Happening, State, View
from aerodrome.protocol import HistoryStep, Story, Told

from .channels import changes, seen_in, sentences
from .viewpoint import Moment

MOST_STEPS = 200
MOST_SENTENCES = 100


class Past(NamedTuple):
    """What a seat was told after a version: the state before it, the moments since, and the version they lead to."""

    game: Game
    seat: int
    since: int
    before: State
    moments: Sequence[Moment]
    version: int
    is_over: bool


class _Step(NamedTuple):
    moment: Moment
    events: tuple[Happening, ...]
    before: View
    after: View


def _steps(past: Past, view: View) -> Iterator[_Step]:
    for moment in past.moments:
        after = past.game.view(moment.state, past.seat)
        yield _Step(moment, seen_in(past.game, moment, past.seat), view, after)
        view = after


def story(past: Past, lang: str | None, command: int, *, is_over: bool) -> Story:
    """Everything a seat was told after a version, as far as one answer goes."""
    view = past.game.view(past.before, past.seat)
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
    return Story(command=command, since=past.since, view=Raw(msgspec.json.encode(view)), steps=steps, more=more)


def digest(past: Past, lang: str, command: int) -> Told:
    """What happened after a version, in sentences."""
    view = past.game.view(past.before, past.seat)
    told = [
        sentence
        for step in _steps(past, view)
        for sentence in sentences(past.game, step.moment.entry, step.events, step.before, lang)
    ]
    left_out = max(0, len(told) - MOST_SENTENCES)
    return Told(command=command, since=past.since, version=past.version, told=tuple(told[left_out:]), left_out=left_out)
