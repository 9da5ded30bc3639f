"""What a seat was told, told again: for replays, and for those who come back after a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from aerodrome.kernel import Happening, View
from aerodrome.protocol import HistoryStep, Refused, Story, Told

from .channels import changes, events_of, sentences
from .entries import MatchEntry
from .ledger import Ledger
from .store import LogRow, TableRow
from .viewpoint import Viewpoint

MOST_STEPS = 200
MOST_SENTENCES = 100


class _Step(NamedTuple):
    version: int
    entry: int
    events: tuple[Happening, ...]
    before: View
    after: View
    told: tuple[str, ...]


class Teller:
    """Folds a log once more, and notes what one seat is told after a version."""

    def __init__(self, row: TableRow, rows: Sequence[LogRow], seat: int, since: int, lang: str | None) -> None:
        self._seat = seat
        self._since = since
        self._lang = lang
        self._view: View | None = None
        self.steps: list[_Step] = []
        ledger = Ledger(row)
        for one in rows:
            had_begun = ledger.match is not None
            ledger.apply(one)
            if not had_begun and ledger.match is not None:
                ledger.listen(self._note)
                self._view = ledger.match.view(seat)
        if ledger.match is None:
            raise Refused("not-begun", "server-error-not-begun")
        self.version = ledger.viewpoints[seat].version
        self.view = self.steps[0].before if self.steps else ledger.match.view(seat)

    def _note(self, ledger: Ledger, entry: MatchEntry, viewpoint: Viewpoint) -> None:
        match = ledger.match
        if viewpoint.seat != self._seat or match is None or viewpoint.version < self._since:
            return
        after = match.view(self._seat)
        before, self._view = self._view, after
        if viewpoint.version == self._since:
            return
        assert before is not None
        happened = events_of(match, entry, self._seat)
        told = () if self._lang is None else sentences(match, entry, happened, before, self._lang)
        self.steps.append(_Step(viewpoint.version, len(match.entries), happened, before, after, told))


def story(
    row: TableRow, rows: Sequence[LogRow], seat: int, since: int, lang: str | None, command: int, *, is_over: bool
) -> Story:
    """Everything a seat was told after a version, as far as one answer goes."""
    teller = Teller(row, rows, seat, since, lang)
    steps = tuple(
        HistoryStep(
            version=step.version,
            events=step.events,
            changes=Raw(msgspec.json.encode(changes(step.before, step.after))),
            # How many entries a match has tells how often others decided in secret.
            entry=step.entry if is_over else None,
            told=step.told if lang is not None else None,
        )
        for step in teller.steps[:MOST_STEPS]
    )
    view = Raw(msgspec.json.encode(teller.view))
    return Story(command=command, since=since, view=view, steps=steps, more=len(teller.steps) > MOST_STEPS)


def digest(row: TableRow, rows: Sequence[LogRow], seat: int, since: int, lang: str, command: int) -> Told:
    """What happened after a version, in sentences."""
    teller = Teller(row, rows, seat, since, lang)
    told = [sentence for step in teller.steps for sentence in step.told]
    left_out = max(0, len(told) - MOST_SENTENCES)
    return Told(command=command, since=since, version=teller.version, told=tuple(told[left_out:]), left_out=left_out)
