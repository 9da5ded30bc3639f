"""Phase 3: Replenish. Cards are revealed, the turn ends and so may the match. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.cards import DECK_ZONES
from aerodrome.games.aerion.events import Replenished
from aerodrome.games.aerion.table import OUT_OF_CARDS, Table
from aerodrome.games.aerion.turn import UNFINISHED, TurnStep, TurnVerb, finish
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events


class Over(TurnStep):
    """The match is over."""

    name = "over"
    number = step.OVER


class BeforeReveal(TurnStep):
    """Phases 1 and 2 lie behind; the cards are not revealed yet."""

    name = "replenish"
    number = step.REPLENISH
    demand = rule.REPLENISH_LAST_CHANCE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Leave phases 1 and 2 behind, unless the match is over."""
        if table.step == step.OVER:
            return
        table.rerolls = 0
        table.step = step.REPLENISH
        for expansion in table.expansions:
            expansion.phase_three_begins(table, events)
            if table.step == step.OVER:
                return


class AfterReveal(TurnStep):
    """The cards are revealed, and something can still be used before the turn ends."""

    name = "close"
    number = step.CLOSE
    demand = rule.REPLENISH_END_OF_TURN

    def after_use(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The turn ends as soon as nothing is left to use."""
        if not holds_turn(table):
            self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.START, dealer, events)


def holds_turn(table: Table) -> bool:
    """After the reveal: whether something can still be used before the turn ends.

    Alone the next turn begins at the same moment, so only what cannot wait for it counts: what expansions say.
    """
    for expansion in table.expansions:
        if expansion.holds_turn(table):
            return True
    if table.setting.seats == 1:
        return False
    for verb in table.offered_to(table.seat):
        if verb.number != END_TURN.number and verb.is_possible(table, table.seat):
            return True
    return False


class Replenish(TurnVerb):
    """Reveal a card for each empty place of the Display; without any card left, the match is lost."""

    name = "replenish"
    steps = (step.REPLENISH,)
    when = rule.REPLENISH_NOT_YET
    gives_way_to = (step.CLOSE, *UNFINISHED)
    touches = DECK_ZONES

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.fill_display(dealer, events)
        table.dice = 0
        if events is not None:
            events.tell(Replenished(seat))
        if table.displayed == 0:
            table.end(OUT_OF_CARDS, events)
        else:
            table.begin(step.CLOSE, dealer, events)


class EndTurn(TurnVerb):
    """End the turn without using anything more."""

    name = "end-turn"
    steps = (step.CLOSE,)
    when = AfterReveal.demand

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        finish(table, dealer, events)


OVER: Final = Over()
BEFORE_REVEAL: Final = BeforeReveal()
AFTER_REVEAL: Final = AfterReveal()
REPLENISH: Final = Replenish()
END_TURN: Final = EndTurn()
