"""Sharing Equipment cards: the Captain names who picks first, then cards are taken in turn. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step, Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import KIND_NAMES, KINDS
from ..events import Passed, SharingBegan
from ..layout import VISIBLE_AT
from ..table import Table
from .base import EACH_PLAYER, TalkStep

FACE_DOWN: Final[i64] = 6  # the choice of a face-down card, behind the six kinds


def is_shared_out(table: Table) -> bool:
    return table.hidden == 0 and table.sum_of(VISIBLE_AT, KINDS) == 0


class Share(TalkStep):
    """Cards lie on the table: who picks first?"""

    number = step.SHARE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if is_shared_out(table):
            table.resume(dealer, events)
        else:
            table.go_to(step.SHARE, table.captain)


class Draft(Step[Table]):
    """At the start four open cards are taken in turn."""

    number = step.DRAFT
    demand = rule.SET_UP_NO_PASSING

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.go_to(step.BRIEFING, table.captain)


class First(Verb[Table]):
    """Say who picks first."""

    name = "first"
    params = ("player",)
    steps = (step.SHARE,)
    when = rule.SHARE_CAPTAIN_NAMES_FIRST

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        first = table.seat_named(choice)
        table.passed = 0
        if events is not None:
            events.tell(SharingBegan(first))
        table.go_to(step.PICK, first)


class TakeCard(Verb[Table]):
    """Take an open card, or one that lies face down."""

    name = "take"
    params = ("card",)
    steps = (step.DRAFT, step.PICK)
    when = rule.SHARE_ONLY_WHEN_SHARING
    masked = True
    touches = ("share/{card}",)

    def mask(self, table: Table, seat: i64) -> i64:
        found = table.bits_of(VISIBLE_AT, KINDS)
        if table.hidden > 0:
            found |= BIT[FACE_DOWN]
        return found

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if self.mask(table, seat) & BIT[choice] != 0:
            return 0
        if choice == FACE_DOWN:
            return rule.SHARE_NO_HIDDEN
        return rule.SHARE_CARD_THERE

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if choice == FACE_DOWN:
            table.take_hidden(table.seat, dealer, events)
        else:
            table.take_visible(table.seat, choice, events)
        table.passed = 0
        if is_shared_out(table):
            table.chapters.steps[table.step].finish(table, dealer, events)
        else:
            table.go_to(table.step, 1 - table.seat)


class TakeNone(Verb[Table]):
    """Take no card; the other player must take one then."""

    name = "pass"
    steps = (step.PICK,)
    when = TakeCard.when
    gives_way_to = (step.DRAFT,)

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.passed != 0:
            return rule.SHARE_NO_TWO_PASSES
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.passed = 1
        if events is not None:
            events.tell(Passed(table.seat))
        table.go_to(step.PICK, 1 - table.seat)


SHARE: Final = Share()
PICK: Final = Step[Table]()  # a player takes a card, or passes
DRAFT: Final = Draft()
FIRST: Final = First(EACH_PLAYER)
TAKE: Final = TakeCard(each([*KIND_NAMES, "hidden"]))
PASS: Final = TakeNone()
