"""What may be done in Celestia Duo, and which rule forbids the rest.

For each kind of action one method says why not: 0, or the number of the rule in `rule.py`. `legal` and `why_not` ask
the same methods, so that what is refused and the reason given can never drift apart. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.rule_numbers import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN

from . import actions as do
from . import phrases, rule, steps
from .cards import AUGUSTA, BABA, KINDS, KUBLAI, OLGA, RHETT, SUMMONED, SYMBOLS
from .conversation import Conversation
from .dice import is_part
from .layout import PLAYED_AT, REVEALED_AT, VISIBLE_AT

NOBODY: Final[tuple[int, ...]] = ()
SEAT_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,)]
BOTH: Final[tuple[int, ...]] = (0, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Legality(Conversation):
    """A table that knows what is allowed on it."""

    def actors(self) -> tuple[int, ...]:
        if self.step == steps.OVER:
            return NOBODY
        if self.talk != 0 and self.ready == 0:
            return BOTH
        return SEAT_ALONE[self.seat]

    def may_act(self, seat: i64) -> bool:
        if seat == self.seat:
            return True
        return seat == 1 - self.seat and self.talk != 0 and self.ready == 0

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
            return rule.COMBAT_CAPTAIN_NAMES_FIRST
        return 0

    def why_not_after_combat(self, action: i64) -> i64:
        if action < do.TAKE:
            if self.step != steps.SHARE:
                return rule.SHARE_CAPTAIN_NAMES_FIRST
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

    # The crew in the briefing

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
            return rule.CREW_BABA_ORDER
        if self.cells[REVEALED_AT + card] == 0:
            return rule.CREW_BABA_REVEALED
        return 0

    # Dice

    def why_not_smoke(self, dice: i64) -> i64:
        if self.step == steps.AUGUSTA:
            return rule.CREW_AUGUSTA_ONE_MORE
        if self.step != steps.DICE:
            return rule.SMOKE_BEFORE_VALIDATION
        number = self.why_not_any_smoke()
        if number != 0:
            return number
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
            return rule.CREW_AUGUSTA_ONE_MORE
        if self.step != steps.DICE:
            return rule.DICE_VALIDATE
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
        return rule.TURN_NOTHING_TO_END

    # The secret attack

    def seat_named(self, who: i64) -> i64:
        """The seat of the Captain for 0, of the partner for 1."""
        if who == 0:
            return self.captain
        return 1 - self.captain

    def why_not_victim(self, who: i64) -> i64:
        """Nobody is named while one hand is empty: then the other player loses the card."""
        if self.step == steps.LOSE and self.hand_size(self.seat_named(who)) == 0:
            return rule.ATTACK_EMPTY_HAND
        if self.step != steps.VICTIM:
            return rule.ATTACK_EQUIPMENT
        return 0

    def why_not_lose(self, kind: i64) -> i64:
        if self.step != steps.LOSE:
            return rule.ATTACK_EQUIPMENT
        return self.why_not_show(kind)

    def why_not_deactivate(self, crew: i64) -> i64:
        if self.step != steps.DEACTIVATE:
            return rule.ATTACK_DEACTIVATE
        if not self.is_aboard(crew):
            return rule.CREW_ABOARD
        if not self.is_active(crew):
            return rule.CREW_TIRED
        return 0

    # Sharing

    def why_not_sharing(self) -> i64:
        if self.step != steps.PICK and self.step != steps.DRAFT:
            return rule.SHARE_ONLY_WHEN_SHARING
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
            return rule.SET_UP_NO_PASSING
        number = self.why_not_sharing()
        if number == 0 and self.passed != 0:
            return rule.SHARE_NO_TWO_PASSES
        return number

    # Statements, Shuki

    def why_not_tell(self, statement: i64) -> i64:
        if self.step != steps.TELL:
            return rule.COMMUNICATION_ONLY_AS_REWARD
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
            for kind in range(KINDS):
                if self.holds(kind) == 0:
                    return False
        return True

    def why_not_reclaim(self, kind: i64) -> i64:
        if self.step != steps.RECLAIM:
            return rule.CREW_SHUKI_CHOOSES
        if self.cells[PLAYED_AT + kind] == 0:
            return rule.CREW_SHUKI_PLAYED
        return 0
