"""Tables that a seat can imagine, more often those in which its partner would say what was said.

A re-deal agrees with all that is publicly known. What the partner has proposed in this window tells more: who asks for
smoke rather holds cards that do not beat these dice. People say things for other reasons too, so that no hand is ever
ruled out. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.celestia_duo import cards, layout, phrases, step
from aerodrome.games.celestia_duo.table import Table
from aerodrome.kernel.chapters import BIT
from aerodrome.kernel.dealer import CHOICES, Dealer

from .judge import OPEN, Judge

DEALS: Final[i64] = 16  # that tell what is usual
ATTEMPTS: Final[i64] = 3
SLACK: Final[i64] = 3  # one in three of the hands that do not fit what was said is taken all the same


class Belief:
    """What a seat believes of the hand opposite."""

    def __init__(self, state: Table, seat: i64, dealer: Dealer) -> None:
        self.state = state
        self.seat = seat
        self.wants_more: i64 = 0  # 1 when the partner spoke as one does with better cards, -1 with worse ones
        self.usual: i64 = 0
        if seat >= 0:
            self.wants_more = meaning(state, state.said_by(1 - seat))
        if self.wants_more != 0:
            total: i64 = 0
            for _deal in range(DEALS):
                total += self.strength(self.redealt(dealer))
            self.usual = total // DEALS

    def redealt(self, dealer: Dealer) -> Table:
        other = self.state.copy()
        other.redeal(self.seat, dealer)
        return other

    def imagine(self, dealer: Dealer) -> Table:
        """One table that the seat can imagine."""
        other = self.redealt(dealer)
        if self.wants_more == 0:
            return other
        for _attempt in range(ATTEMPTS):
            if (self.strength(other) - self.usual) * self.wants_more >= 0 or dealer.pick(CHOICES, SLACK) == 0:
                return other
            other = self.redealt(dealer)
        return other

    def strength(self, table: Table) -> i64:
        """How good the partner's hand is for what is decided."""
        judge = Judge(table, self.seat, NOBODY, OPEN)
        partner = 1 - self.seat
        if table.step == step.BRIEFING:
            hands = judge.deals[0]
            for kind in range(cards.KINDS):
                hands[self.seat * layout.HAND + kind] = 0
            return judge.worths.worth(hands)
        judge.fight.set_dice(table.dice)
        judge.fight.deal(judge.deals[0])
        if table.step == step.START:
            return judge.fight.best(partner) - judge.fight.best(self.seat)
        return max(judge.fight.best(0), judge.fight.best(1))


def meaning(state: Table, said: i64) -> i64:
    """1 when this is said with good cards, -1 with bad ones, 0 when it tells nothing of them."""
    better: i64 = 0
    worse: i64 = 0
    if state.step == step.BRIEFING:
        better, worse = BIT[phrases.CONTINUE], BIT[phrases.STOP]
    elif state.step == step.DICE:
        better, worse = BIT[phrases.KEEP_SMOKE], BIT[phrases.USE_SMOKE]
    elif state.step == step.START:
        better, worse = BIT[phrases.ME_FIRST], BIT[phrases.YOU_FIRST]
    if said & better != 0:
        return 1
    if said & worse != 0:
        return -1
    return 0


NOBODY: Final = Dealer()
