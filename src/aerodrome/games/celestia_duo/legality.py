"""What may be done in Celestia Duo, and which rule forbids the rest.

For each kind of action one method says why not: 0, or the number of the rule in `rule_ids`. `legal` and `why_not` ask
the same methods, so that what is refused and the reason given can never drift apart. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.state import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN

from . import actions as do
from . import phrases, steps
from . import rule_ids as rule
from .cards import (
    AUGUSTA,
    BABA,
    COMMUNICATION,
    CREW,
    EQUIPMENT,
    GOLD,
    KINDS,
    KUBLAI,
    OLGA,
    RECRUIT,
    RHETT,
    STAGES,
    SUMMONED,
    SYMBOLS,
    USED,
)
from .dice import is_part
from .layout import (
    CREW_AT,
    DECK_AT,
    DISCARD_AT,
    PLAYED_AT,
    REVEALED_AT,
    REWARD_AT,
    STAGE_DECK_AT,
    VISIBLE_AT,
)
from .paying import Paying

NOBODY: Final[tuple[int, ...]] = ()
SEAT_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,)]
BOTH: Final[tuple[int, ...]] = (0, 1)
BIT: Final = vec[i64]([1 << phrase for phrase in range(phrases.PHRASES)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Legality(Paying):
    """A table that knows what is allowed on it."""

    def actors(self) -> tuple[int, ...]:
        if self.step == steps.OVER:
            return NOBODY
        if steps.IS_TALK[self.step] and self.ready == 0:
            return BOTH
        return SEAT_ALONE[self.seat]

    def may_act(self, seat: i64) -> bool:
        if seat == self.seat:
            return True
        return seat == 1 - self.seat and steps.IS_TALK[self.step] and self.ready == 0

    def why_not(self, seat: i64, action: i64) -> i64:
        if self.step == steps.OVER:
            return MATCH_OVER
        if not self.may_act(seat):
            return NOT_YOUR_TURN
        if action < 0 or action >= do.ACTIONS:
            return NO_SUCH_ACTION
        if action < do.READY:
            return self.why_not_say(seat, action)
        if action == do.READY:
            return self.why_not_ready(seat)
        if seat != self.seat:
            return rule.CAPTAIN_DECIDES
        if action < do.MATCH:
            return self.why_not_before_combat(action)
        if action < do.FIRST:
            return self.why_not_pay(action)
        return self.why_not_after_combat(action)

    def why_not_before_combat(self, action: i64) -> i64:
        if action == do.CONTINUE:
            return self.why_not_continue()
        if action == do.STOP:
            return self.why_not_stop()
        if action < do.LAY:
            return self.why_not_use(SUMMONED[action - do.USE])
        if action < do.SMOKE:
            return self.why_not_lay(action - do.LAY)
        if action < do.AUGUSTA:
            return self.why_not_smoke(action - do.SMOKE + 1)
        if action < do.VALIDATE:
            return self.why_not_augusta((action - do.AUGUSTA) // SYMBOLS)
        if action == do.VALIDATE:
            return self.why_not_validate()
        if action == do.DONE:
            return self.why_not_done()
        if action < do.LOSE:
            return self.why_not_victim(action - do.VICTIM)
        if action < do.DEACTIVATE:
            return self.why_not_lose(action - do.LOSE)
        if action < do.START:
            return self.why_not_deactivate(action - do.DEACTIVATE)
        if self.step != steps.START:
            return rule.COMBAT_START
        return 0

    def why_not_after_combat(self, action: i64) -> i64:
        if action < do.TAKE:
            if self.step != steps.SHARE:
                return rule.SHARE_FIRST
            return 0
        if action < do.TAKE_HIDDEN:
            return self.why_not_take(action - do.TAKE)
        if action == do.TAKE_HIDDEN:
            return self.why_not_take_hidden()
        if action == do.PASS:
            return self.why_not_pass()
        if action < do.TELL:
            return self.why_not_claim(action - do.CLAIM)
        if action < do.DROP_GOLD:
            return self.why_not_tell(action - do.TELL)
        if action < do.RECLAIM:
            return self.why_not_drop(action)
        if action < do.BUY_CARDS:
            return self.why_not_reclaim(action - do.RECLAIM)
        return self.why_not_buy(action)

    # Talking

    def said_by(self, seat: i64) -> i64:
        """The phrases this seat has said in this window, as bits."""
        if seat == 0:
            return self.said_first
        return self.said_second

    def why_not_say(self, seat: i64, phrase: i64) -> i64:
        if not steps.IS_TALK[self.step]:
            return rule.TALK_SILENCE
        if phrase >= phrases.AGREE:
            if self.said_by(1 - seat) == 0:
                return rule.TALK_ANSWER
        elif not self.fits(phrase):
            return rule.TALK_FITS
        if self.said_by(seat) & BIT[phrase] != 0:
            return rule.TALK_ONCE
        return 0

    def fits(self, phrase: i64) -> bool:
        """Whether a phrase is about what is being decided."""
        if phrase < phrases.USE_CREW:
            if not phrases.FITS[self.step * phrases.PHRASES + phrase]:
                return False
            if phrase == phrases.STOP:
                return self.why_not_stop() == 0
            if phrase in (phrases.USE_SMOKE, phrases.KEEP_SMOKE):
                return self.smoke > 0 and not self.smoke_is_banned()
            return True
        crew = phrase - phrases.USE_CREW
        return phrases.FITS[self.step * phrases.PHRASES + phrase] and self.why_not_crew(crew) == 0

    def why_not_ready(self, seat: i64) -> i64:
        if not steps.IS_TALK[self.step]:
            return rule.TALK_SILENCE
        if seat == self.seat:
            return rule.TALK_CAPTAIN_CLOSES
        return 0

    # The briefing

    def why_not_continue(self) -> i64:
        if self.step == steps.BABA:
            return rule.BABA_ORDER
        if self.step != steps.BRIEFING:
            return rule.BRIEFING_ONLY
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

    def why_not_use(self, crew: i64) -> i64:
        number = self.why_not_window(crew)
        if number != 0:
            return number
        return self.why_not_crew(crew)

    def why_not_window(self, crew: i64) -> i64:
        """The rule that says when a crew member acts, when it is not now."""
        if crew in (OLGA, BABA):
            if self.step != steps.BRIEFING:
                return rule.CREW_IN_BRIEFING
        elif crew in (KUBLAI, RHETT):
            if self.step != steps.FLAGS:
                return rule.CREW_VALIDATED_FLAG
        elif self.step != steps.SHUKI:
            return rule.CREW_END_OF_FIGHT
        return 0

    def why_not_lay(self, card: i64) -> i64:
        if self.step != steps.BABA:
            return rule.BABA_ORDER
        if self.cells[REVEALED_AT + card] == 0:
            return rule.BABA_REVEALED
        return 0

    # Dice

    def why_not_smoke(self, dice: i64) -> i64:
        if self.step == steps.AUGUSTA:
            return rule.AUGUSTA_ONE_MORE
        if self.step != steps.DICE:
            return rule.SMOKE_BEFORE_VALIDATION
        if self.smoke_is_banned():
            return rule.ASSAULT_NO_SMOKE
        if self.smoke == 0:
            return rule.SMOKE_NEEDED
        if not is_part(dice, self.dice):
            return rule.DICE_SHOWN
        return 0

    def why_not_augusta(self, face: i64) -> i64:
        if self.step != steps.AUGUSTA:
            if self.step != steps.DICE:
                return rule.CREW_AFTER_ROLL
            number = self.why_not_crew(AUGUSTA)
            if number != 0:
                return number
        if self.shows(face) == 0:
            return rule.DICE_SHOWN
        return 0

    def why_not_validate(self) -> i64:
        if self.step == steps.AUGUSTA:
            return rule.AUGUSTA_ONE_MORE
        if self.step != steps.DICE:
            return rule.DICE_VALIDATE_ONCE
        return 0

    def why_not_done(self) -> i64:
        if (
            self.step == steps.AUGUSTA
            or self.step == steps.FLAGS
            or self.step == steps.LOAD
            or self.step == steps.SHUKI
            or self.step == steps.REWARDS
            or self.step == steps.SHOP
            or self.step == steps.BOARDING
        ):
            return 0
        return rule.NOTHING_TO_END

    # The secret attack

    def seat_named(self, who: i64) -> i64:
        """The seat of the Captain for 0, of the partner for 1."""
        if who == 0:
            return self.captain
        return 1 - self.captain

    def why_not_victim(self, who: i64) -> i64:
        """Nobody is named while one hand is empty: then the other player loses the card."""
        if self.step == steps.LOSE and self.hand_size(self.seat_named(who)) == 0:
            return rule.FLAG_EMPTY_HAND
        if self.step != steps.VICTIM:
            return rule.FLAG_TAKES_A_CARD
        return 0

    def why_not_lose(self, kind: i64) -> i64:
        if self.step != steps.LOSE:
            return rule.FLAG_TAKES_A_CARD
        return self.why_not_show(kind)

    def why_not_deactivate(self, crew: i64) -> i64:
        if self.step != steps.DEACTIVATE:
            return rule.FLAG_DEACTIVATES
        if not self.is_aboard(crew):
            return rule.CREW_ABOARD
        if not self.is_active(crew):
            return rule.CREW_TIRED
        return 0

    # Sharing

    def why_not_sharing(self) -> i64:
        if self.step != steps.PICK and self.step != steps.DRAFT:
            return rule.SHARE_ONLY
        return 0

    def why_not_take(self, kind: i64) -> i64:
        number = self.why_not_sharing()
        if number == 0 and self.cells[VISIBLE_AT + kind] == 0:
            return rule.SHARE_CARD_THERE
        return number

    def why_not_take_hidden(self) -> i64:
        number = self.why_not_sharing()
        if number == 0 and self.hidden == 0:
            return rule.SHARE_NO_HIDDEN
        return number

    def why_not_pass(self) -> i64:
        if self.step == steps.DRAFT:
            return rule.DRAFT_NO_PASSING
        number = self.why_not_sharing()
        if number == 0 and self.passed != 0:
            return rule.SHARE_TWO_PASSES
        return number

    def has_cards_to_share(self) -> bool:
        """Whether there is a card left that could be drawn, after a reshuffle if need be."""
        return self.sum_of(DECK_AT, KINDS) - self.hidden + self.sum_of(DISCARD_AT, KINDS) > 0

    # Rewards and the hold

    def why_not_claim(self, reward: i64) -> i64:
        if self.step != steps.REWARDS:
            return rule.REWARD_ONLY
        if self.cells[REWARD_AT + reward] == 0:
            return rule.REWARD_THERE
        if reward == EQUIPMENT:
            if not self.has_cards_to_share():
                return rule.SHARE_NO_CARDS
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
                return rule.FLAG_DISMISSES
            return self.why_not_remove(action)
        if self.step == steps.REWARDS and self.needs_room():
            if self.room() > 0:
                return rule.HOLD_ROOM
            return self.why_not_remove(action)
        return rule.HOLD_NOTHING

    def needs_room(self) -> bool:
        """Whether a reward is left that goes into the hold."""
        return self.cells[REWARD_AT + GOLD] > 0 or self.cells[REWARD_AT + RECRUIT] > 0

    def why_not_remove(self, action: i64) -> i64:
        if action == do.DROP_GOLD:
            if self.gold == 0:
                return rule.HOLD_TOKEN
        elif action == do.DROP_SMOKE:
            if self.smoke == 0:
                return rule.HOLD_TOKEN
        elif not self.is_aboard(action - do.DROP_CREW):
            return rule.CREW_ABOARD
        return 0

    def why_not_tell(self, statement: i64) -> i64:
        if self.step != steps.TELL:
            return rule.COMMUNICATION_ONLY
        if not self.is_true(statement):
            return rule.COMMUNICATION_TRUE
        return 0

    def is_true(self, statement: i64) -> bool:
        """Whether a statement is true of the hand of the player whose step it is."""
        if statement < phrases.HAVE_NOT:
            return self.holds(statement) > 0
        if statement < phrases.ALL_KINDS:
            return self.holds(statement - phrases.HAVE_NOT) == 0
        if statement == phrases.ALL_KINDS:
            for kind in range(SYMBOLS):
                if self.holds(kind) == 0:
                    return False
        return True

    def why_not_reclaim(self, kind: i64) -> i64:
        if self.step != steps.RECLAIM:
            return rule.SHUKI_CHOOSES
        if self.cells[PLAYED_AT + kind] == 0:
            return rule.SHUKI_PLAYED
        return 0

    # Gold

    def why_not_buy(self, action: i64) -> i64:
        if self.step != steps.SHOP and self.step != steps.BOARDING:
            return rule.SHOP_ONLY
        if action == do.BUY_SMOKE and self.step == steps.BOARDING:
            return rule.BOARDING_NO_SMOKE
        if action == do.BUY_REACTIVATION and self.step == steps.SHOP:
            return rule.STOP_NO_REACTIVATION
        if self.gold < self.price(action):
            return rule.GOLD_NEEDED
        if action == do.BUY_CARDS and not self.has_cards_to_share():
            return rule.SHARE_NO_CARDS
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
