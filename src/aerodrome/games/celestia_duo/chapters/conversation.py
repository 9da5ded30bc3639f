"""Talking: phrases about the decision at hand, until the Captain decides. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Ready as ReadyEvent
from aerodrome.kernel.event_types import Said
from aerodrome.kernel.events import Events

from .. import phrases, rule
from ..table import Table
from ..talk import can_be_said, why_not_say


class Say(Verb[Table]):
    """Say a phrase; each player says it once in a talk window."""

    name = "say"
    params = ("phrase",)
    listed = each(phrases.PHRASE_NAMES)
    listed_rows = phrases.AT
    steps = phrases.TALK
    when = rule.TALK_SILENCE
    for_all = True
    masked = True

    def row(self, table: Table, seat: i64) -> i64:
        return table.step

    def mask(self, table: Table, seat: i64) -> i64:
        return can_be_said(table, seat)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_say(table, seat, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if seat == 0:
            table.said_first |= BIT[choice]
        else:
            table.said_second |= BIT[choice]
        if events is not None:
            events.tell(Said(seat, phrases.PHRASE_NAMES[choice]))


class BeReady(Verb[Table]):
    """Have nothing more to say; from then on the Captain decides alone."""

    name = "ready"
    steps = phrases.TALK
    when = Say.when
    for_all = True

    def why_not(self, table: Table, seat: i64) -> i64:
        if seat == table.seat:
            return rule.TALK_CAPTAIN_CLOSES
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.ready = 1
        if events is not None:
            events.tell(ReadyEvent(seat, True))


SAY: Final = Say()
READY: Final = BeReady()
