"""What Celestia Duo's players can say to each other now, and which rule forbids the rest. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.events import Events

from . import actions as do
from . import phrases, rule, steps
from .cards import AMBUSHES, FLAG, KUBLAI, LUDVIG, MAMA, OLGA, RECRUIT, REWARDS, RHETT, SHUKI, STAGES, SYMBOLS
from .layout import REVEALED_AT, REWARD_AT, STAGE_DECK_AT, TALK_COUNTER
from .provisions import Provisions

BIT: Final = vec[i64]([1 << phrase for phrase in range(phrases.PHRASES)])
PROPOSALS: Final[i64] = (1 << phrases.AGREE) - 1  # all phrases but the two answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Conversation(Provisions):
    """A table that knows what can be said about the decision at hand.

    All conditions are about what both players see, so that what is offered tells nothing about a hand.
    """

    def go_to(self, step: i64, seat: i64, events: Events | None) -> None:
        """Begin a step. Where the players may talk and there is something to say, a new talk window opens."""
        super().go_to(step, seat, events)
        self.open_talk()
        if steps.IS_TALK[step] and self.talk == 0:
            self.count(TALK_COUNTER, 0, events)

    def open_talk(self) -> None:
        self.talk = 0
        if steps.IS_TALK[self.step] and self.has_something_to_say():
            self.talk = 1

    def has_something_to_say(self) -> bool:
        """Whether any proposal can be made about this step."""
        for at in range(phrases.ABOUT_START[self.step], phrases.ABOUT_START[self.step + 1]):
            phrase = phrases.ABOUT[at]
            if phrase < phrases.AGREE and self.why_not_propose(phrase) == 0:
                return True
        return False

    def said_by(self, seat: i64) -> i64:
        """The phrases this seat has said in this window, as bits."""
        if seat == 0:
            return self.said_first
        return self.said_second

    def why_not_say(self, seat: i64, phrase: i64) -> i64:
        if not steps.IS_TALK[self.step]:
            return rule.TALK_SILENCE
        if phrase >= phrases.AGREE:
            if self.said_by(1 - seat) & PROPOSALS == 0:
                return rule.TALK_ANSWER
        else:
            number = self.why_not_propose(phrase)
            if number != 0:
                return number
        if self.said_by(seat) & BIT[phrase] != 0:
            return rule.TALK_ONCE
        return 0

    def why_not_ready(self, seat: i64) -> i64:
        if not steps.IS_TALK[self.step]:
            return rule.TALK_SILENCE
        if seat == self.seat:
            return rule.TALK_CAPTAIN_CLOSES
        return 0

    # What can be proposed

    def why_not_propose(self, phrase: i64) -> i64:
        """The rule that leaves a proposal without sense now, whoever makes it."""
        if not phrases.FITS[self.step * phrases.PHRASES + phrase]:
            return rule.TALK_FITS
        if phrase <= phrases.STOP:
            return self.why_not_choose_way()
        if phrase <= phrases.KEEP_SMOKE:
            return self.why_not_any_smoke()
        if phrase <= phrases.ME_FIRST:
            return 0
        if phrase <= phrases.REACTIVATE:
            return self.why_not_buy(do.BUY_CARDS + phrase - phrases.BUY_CARDS)
        if phrase == phrases.SAVE_GOLD:
            return self.why_not_save()
        if phrase <= phrases.SPARE_CREW:
            return self.why_not_spare(phrase)
        if phrase <= phrases.LEAVE_IT:
            return self.why_not_talk_of_room()
        if phrase < phrases.USE_CREW:
            return self.why_not_prefer(phrase)
        return self.why_not_call(phrase - phrases.USE_CREW)

    def why_not_choose_way(self) -> i64:
        """Continuing and stopping are proposed where both are possible."""
        if self.why_not_stop() != 0:
            return rule.TALK_TWO_WAYS
        return 0

    def why_not_save(self) -> i64:
        """In Quick mode nothing is sold after the last stop."""
        if self.is_quick() and self.sum_of(STAGE_DECK_AT, STAGES) == 0:
            return rule.TALK_GOLD_LATER
        return 0

    def why_not_spare(self, phrase: i64) -> i64:
        """A token is given up where that makes room, or where something else could be lost instead."""
        tokens = self.gold
        if phrase == phrases.SPARE_SMOKE:
            tokens = self.smoke
        elif phrase == phrases.SPARE_CREW:
            tokens = self.crew_aboard()
        if tokens == 0:
            return rule.TALK_ROOM
        if self.step == steps.RESOURCES:
            if tokens == self.cargo():
                return rule.TALK_ROOM
            return 0
        if self.step == steps.LOAD and phrase == phrases.SPARE_GOLD + self.offers_smoke:
            return rule.TALK_ROOM
        if self.step == steps.REWARDS and phrase == phrases.SPARE_GOLD and self.cells[REWARD_AT + RECRUIT] == 0:
            return rule.TALK_ROOM
        return self.why_not_talk_of_room()

    def why_not_talk_of_room(self) -> i64:
        """Room is talked about while the hold is full and something offered could take the place of something else."""
        if self.step == steps.LOAD:
            return 0
        if not self.needs_room() or self.room() > 0:
            return rule.TALK_ROOM
        if self.cells[REWARD_AT + RECRUIT] == 0 and self.gold == self.cargo():
            return rule.TALK_ROOM
        return 0

    def why_not_prefer(self, phrase: i64) -> i64:
        """An Ambush that Baba revealed is preferred where those still to be laid differ in what the phrase names."""
        first: i64 = -1
        for card in range(AMBUSHES):
            if self.cells[REVEALED_AT + card] != 0:
                shown = self.shown_by(card, phrase)
                if first < 0:
                    first = shown
                elif shown != first:
                    return 0
        return rule.TALK_CARDS_DIFFER

    def shown_by(self, card: i64, phrase: i64) -> i64:
        """How many dice an Ambush card has, what it gives, or how far its propeller goes, as a number to compare."""
        facts = self.setting.facts
        if phrase == phrases.MEET_FASTEST:
            return facts.ambush_propeller[card]
        shown: i64 = 0
        if phrase == phrases.MEET_WEAKEST:
            shown = facts.ambush_rolled[card]
            for symbol in range(SYMBOLS):
                shown += facts.ambush_fixed[card * SYMBOLS + symbol]
            return shown
        for reward in range(REWARDS):
            shown = shown * 16 + facts.ambush_rewards[card * REWARDS + reward]
        return shown

    def why_not_call(self, crew: i64) -> i64:
        """A crew member is proposed where their power could bring something."""
        number = self.why_not_crew(crew)
        if number == 0 and not self.would_help(crew):
            return rule.TALK_POWER_HELPS
        return number

    def would_help(self, crew: i64) -> bool:
        if crew == OLGA:
            return self.destination() < self.chased
        if crew in (KUBLAI, RHETT):
            return self.shows(FLAG) > 0
        if crew == LUDVIG:
            return self.most_alike() > 1
        if crew == MAMA:
            return self.most_alike() > 0 or self.boarding != 0
        if crew == SHUKI:
            return self.masts > self.boarding  # after the last Assault no card is of any use
        return True

    def most_alike(self) -> i64:
        """How many dice show the Equipment symbol that is there most often."""
        most: i64 = 0
        for symbol in range(SYMBOLS):
            most = max(most, self.shows(symbol))
        return most
