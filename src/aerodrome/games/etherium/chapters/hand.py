"""The hand: cards drawn as a season begins, cards lost, too many at the change of season. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import BOOSTER, FLASH_NAMES, HAND_LIMIT, LAID_KINDS, MAUHEA, SEERS_CARDS, SEERS_HAND, TOKENS_AT_START
from ..events import ActionTokensChanged, SeasonBegan
from ..layout import ACTION_TOKENS, LAID_CARDS, block
from ..table import Table
from ..verbs import TableVerb, why_not_held

NO_KEEPER: Final[i64] = -1


class KeepCards(Step[Table]):
    """Phase 1: all draw a Flash card. Mauhéa draws two and discards a card."""

    number = step.KEEP

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.season_number += 1
        if events is not None:
            events.tell(SeasonBegan(table.season_number))
        for seat in range(table.setting.seats):
            clear_last_season(table, seat, events)
        keeper = draw_cards(table, dealer, events)
        if keeper == NO_KEEPER:
            table.begin(step.VOYAGE, dealer, events)
        else:
            table.go_to(step.KEEP, keeper)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.VOYAGE, dealer, events)


def clear_last_season(table: Table, seat: i64, events: Events | None) -> None:
    """Tokens and cards of the last season go; there are action tokens by the boosters of now."""
    at = block(seat)
    table.clear_program(seat)
    for laid in range(LAID_KINDS):
        table.cells[at + LAID_CARDS + laid] = 0
    tokens = TOKENS_AT_START + min(2, table.cube_count(seat, BOOSTER))
    before = table.cells[at + ACTION_TOKENS]
    table.cells[at + ACTION_TOKENS] = tokens
    if events is not None and before > 0 and tokens != before:
        events.tell(ActionTokensChanged(seat, tokens))


def draw_cards(table: Table, dealer: Dealer, events: Events | None) -> i64:
    """A card for each seat; the seat that got a card too many, or NO_KEEPER."""
    keeper: i64 = NO_KEEPER
    for seat in range(table.setting.seats):
        held = table.hand_size(seat)
        if table.people(seat) == MAUHEA:
            table.draw_flash(seat, SEERS_CARDS, dealer, events)
            if table.hand_size(seat) == held + SEERS_CARDS:
                keeper = seat
        else:
            table.draw_flash(seat, 1, dealer, events)
    return keeper


def hand_limit(table: Table, seat: i64) -> i64:
    """How many Flash cards a seat keeps at the change of season."""
    if table.people(seat) == MAUHEA:
        return SEERS_HAND
    return HAND_LIMIT


class Limit(Step[Table]):
    """At the change of season, those with too many cards discard, in order of initiative."""

    number = step.LIMIT

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        for rank in range(table.setting.seats):
            seat = table.ranked(rank)
            if table.hand_size(seat) > hand_limit(table, seat):
                table.go_to(step.LIMIT, seat)
                return
        table.begin(step.KEEP, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        self.begin(table, dealer, events)


class Discard(TableVerb):
    """Discard a card when one must go."""

    name = "discard"
    params = ("card",)
    touches = ("flash/{card}",)
    steps = (step.KEEP, step.LOSE_CARD, step.LIMIT)
    when = rule.HAND_DISCARD_ONLY

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_held(table, seat, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.discard_flash(seat, choice, events)
        table.chapters.steps[table.step].finish(table, dealer, events)


KEEP: Final = KeepCards()
LOSE_CARD: Final = Step[Table]()  # a failed connection costs a card: which?
LIMIT: Final = Limit()
DISCARD: Final = Discard(each(FLASH_NAMES))
