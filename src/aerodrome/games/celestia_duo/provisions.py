"""What Celestia Duo's pair can do with stops, rewards, the hold and Gold, and which rule forbids the rest.

This module is compiled.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from . import actions as do
from . import rule, steps
from .cards import COMMUNICATION, CREW, EQUIPMENT, GOLD, KINDS, RECRUIT, STAGES, USED
from .layout import CREW_AT, DISCARD_AT, REWARD_AT, STAGE_DECK_AT
from .paying import Paying


@mypyc_attr(allow_interpreted_subclasses=True)
class Provisions(Paying):
    """A table that knows when to stop, what goes into the hold and what Gold buys."""

    # Continue or stop

    def why_not_continue(self) -> i64:
        if self.step == steps.BABA:
            return rule.CREW_BABA_ORDER
        if self.step != steps.BRIEFING:
            return rule.BRIEFING_BEGINS_THE_TURN
        return 0

    def why_not_stop(self) -> i64:
        number = self.why_not_continue()
        if number != 0:
            return number
        if self.turn == 1:
            return rule.BRIEFING_FIRST_TURN
        if self.sum_of(STAGE_DECK_AT, STAGES) == 0:
            return rule.STOP_NO_STAGE_LEFT
        return 0

    # Rewards and the hold

    def has_cards_to_share(self) -> bool:
        """Whether there is a card left that could be drawn, after a reshuffle if need be."""
        return self.deck_size() + self.sum_of(DISCARD_AT, KINDS) > 0

    def why_not_claim(self, reward: i64) -> i64:
        if self.step != steps.REWARDS:
            return rule.REWARD_AFTER_A_FIGHT
        if self.cells[REWARD_AT + reward] == 0:
            return rule.REWARD_THERE
        if reward == EQUIPMENT:
            if not self.has_cards_to_share():
                return rule.SHARE_NO_CARDS_LEFT
        elif reward != COMMUNICATION and self.room() <= 0:
            return rule.HOLD_FULL
        return 0

    def why_not_drop(self, action: i64) -> i64:
        if self.step == steps.LOAD:
            if action == do.DROP_GOLD + self.offers_smoke:
                return rule.HOLD_SOMETHING_ELSE
            return self.why_not_remove(action)
        if self.step == steps.RESOURCES:
            return self.why_not_remove(action)
        if self.step == steps.DISMISS:
            if action < do.DROP_CREW:
                return rule.ATTACK_DISCARD
            return self.why_not_remove(action)
        if self.step == steps.REWARDS and self.needs_room():
            if self.room() > 0:
                return rule.HOLD_ROOM_ALREADY
            return self.why_not_remove(action)
        return rule.HOLD_NOTHING_TO_REMOVE

    def needs_room(self) -> bool:
        """Whether a reward is left that goes into the hold."""
        return self.cells[REWARD_AT + GOLD] > 0 or self.cells[REWARD_AT + RECRUIT] > 0

    def why_not_remove(self, action: i64) -> i64:
        if action == do.DROP_GOLD:
            if self.gold == 0:
                return rule.HOLD_TOKEN_THERE
        elif action == do.DROP_SMOKE:
            if self.smoke == 0:
                return rule.HOLD_TOKEN_THERE
        elif not self.is_aboard(action - do.DROP_CREW):
            return rule.CREW_ABOARD
        return 0

    # Gold

    def why_not_buy(self, action: i64) -> i64:
        if self.step != steps.SHOP and self.step != steps.BOARDING:
            return rule.STOP_GOLD_IN_A_CITY
        if action == do.BUY_SMOKE and self.step == steps.BOARDING:
            return rule.BOARDING_NO_SMOKE_SOLD
        if action == do.BUY_REACTIVATION and self.step == steps.SHOP:
            return rule.STOP_REACTIVATION_NOT_SOLD
        if self.gold < self.price(action):
            return rule.GOLD_NEEDED
        if action == do.BUY_CARDS and not self.has_cards_to_share():
            return rule.SHARE_NO_CARDS_LEFT
        if action == do.BUY_REACTIVATION and not self.has_tired_crew():
            return rule.BOARDING_ALL_ACTIVE
        return 0

    def price(self, action: i64) -> i64:
        """What a purchase costs, in gold."""
        if action == do.BUY_REACTIVATION:
            return self.setting.facts.pirate_reactivation[self.pirate]
        return 1

    def has_tired_crew(self) -> bool:
        for crew in range(CREW):
            if self.cells[CREW_AT + crew] == USED:
                return True
        return False
