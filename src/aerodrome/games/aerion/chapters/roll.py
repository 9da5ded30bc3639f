"""Phase 1: Roll. Six dice, rerolled for a card of the Display each time. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion import rule, step, turn
from aerodrome.games.aerion.cards import DECK_CHOICES, DECKS, DISCARD_ZONES, DISPLAY_ZONES
from aerodrome.games.aerion.dice import FIRST_FULL, KEEP_TUPLES, dice_label, faces_of
from aerodrome.games.aerion.events import Discarded, LastCardLetGo, Rerolled
from aerodrome.games.aerion.table import A_REROLL, Table
from aerodrome.games.aerion.turn import TurnStep, TurnVerb
from aerodrome.kernel.chapters import each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Rolled, TurnBegan
from aerodrome.kernel.events import Events


class BeforeRoll(TurnStep):
    """The six dice are about to be rolled."""

    name = "start"
    number = step.START
    demand = rule.ROLL_COMES_FIRST

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Begin the next turn, which is the partner's if there is one."""
        table.turn += 1
        if table.setting.seats > 1:
            table.seat = 1 - table.seat
            table.recount_seat()
        table.step = step.START
        if events is not None:
            events.tell(TurnBegan(table.turn, table.seat))
        for expansion in table.expansions:
            expansion.turn_begins(table, events)


class AfterRoll(TurnStep):
    """The dice have been rolled: take what they allow, change them or pay for a reroll."""

    name = "roll"
    number = step.ROLL


class ChooseDice(TurnStep):
    """A card has been paid: which dice are rolled again?"""

    name = "reroll"
    number = step.REROLL
    demand = rule.REROLL_CHOOSE_DICE_NOW


class Roll(TurnVerb):
    """Roll all six dice, as each turn begins."""

    name = "roll"
    steps = (step.START,)
    when = rule.ROLL_ONCE
    gives_way_to = (step.CLOSE, *turn.UNFINISHED)
    touches = ("dice",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.throw(0, dealer)
        table.step = step.ROLL
        if events is not None:
            events.tell(Rolled((), faces_of(table.dice)))
        for expansion in table.expansions:
            expansion.first_rolled(table, events)


class Keep(TurnVerb):
    """Keep some of the dice, or none, and roll the others again: a reroll that is paid for."""

    name = "keep"
    params = ("dice",)
    listed = each([dice_label(faces_of(hand)) for hand in range(FIRST_FULL)])
    listed_rows = tuple(KEEP_TUPLES)
    steps = (step.ROLL, step.REROLL)
    need = A_REROLL
    lacking = rule.REROLL_PAY_FIRST
    exact = True
    touches = ("dice",)

    def row(self, table: Table, seat: i64) -> i64:
        return table.dice - FIRST_FULL

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return turn.why_not_shown(table, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.throw(choice, dealer)
        if table.step == step.REROLL:
            table.step = step.ROLL
        else:
            table.rerolls -= 1
        if events is not None:
            events.tell(Rerolled(faces_of(choice), faces_of(table.dice)))


class DiscardToReroll(TurnVerb):
    """Discard a card of the Display to pay for a reroll; never the last one."""

    name = "discard"
    params = ("deck",)
    listed = DECK_CHOICES
    listed_rows = turn.SETS_OF_DECKS
    steps = (step.ROLL,)
    exact = True
    touches = ("display/{deck}",)

    def row(self, table: Table, seat: i64) -> i64:
        if why_not_the_last(table) != 0:
            return 0
        return turn.decks_to_part_with(table)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        kind = table.displayed_kind(choice)
        number = turn.why_not_displayed(kind)
        if number == 0:
            number = turn.why_not_part_with(table, kind)
        if number == 0:
            number = why_not_the_last(table)
        return number

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        turn.leave_first_roll(table, events)
        card = table.discard_displayed(choice)
        table.step = step.REROLL
        if events is not None:
            events.tell(Discarded(table.name_of(card), DISPLAY_ZONES[choice], DISCARD_ZONES[choice]))
        for expansion in table.expansions:
            expansion.discarded_to_reroll(table, events)


def why_not_the_last(table: Table) -> i64:
    """0, or the rule that the last card of the Display pays for nothing."""
    if table.displayed == 1:
        return rule.REROLL_NOT_THE_LAST_CARD
    return 0


class LetGo(TurnVerb):
    """Discard the only card left in the Display, if there is one, and skip phase 2."""

    name = "let-go"
    steps = (step.ROLL,)
    touches = DISPLAY_ZONES

    def why_not(self, table: Table, seat: i64) -> i64:
        for deck in range(DECKS):  # faster than to ask whether it is possible, because most decks will do
            if DISCARD.why_not_choice(table, seat, deck) == 0:
                return rule.REROLL_MUST_GO_ON
        number: i64 = 0
        for deck in range(DECKS):
            kind = table.displayed_kind(deck)
            if kind >= 0:
                number = turn.why_not_part_with(table, kind)
        return number

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        for deck in range(DECKS):
            if table.displayed_kind(deck) >= 0:
                card = table.discard_displayed(deck)
                if events is not None:
                    events.tell(LastCardLetGo(table.name_of(card), DISPLAY_ZONES[deck], DISCARD_ZONES[deck]))
                table.begin(step.REPLENISH, dealer, events)
                return
        turn.skip_phase_two(table, dealer, events)


BEFORE_ROLL: Final = BeforeRoll()
AFTER_ROLL: Final = AfterRoll()
CHOOSE_DICE: Final = ChooseDice()
ROLL: Final = Roll()
KEEP: Final = Keep()
DISCARD: Final = DiscardToReroll()
LET_GO: Final = LetGo()
