"""Rolls: dice thrown, rerolled and added to, and the connection table. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import ROLLED, Events

from . import actions as do
from . import steps
from .acting import Acting
from .cards import (
    ARMY,
    ARMY_ROLL,
    BASICS,
    BOOSTER,
    CONNECTION_ROLL,
    CONNECTION_TOKEN,
    DEFENCE_ROLL,
    ERTIS,
    ETHER,
    FACES,
    FATE,
    GUIDE,
    HIGHEST_RESULT,
    LOWEST_RESULT,
    MOST_LEVEL,
    NO_ROLL,
    RAMPART,
    RECES,
)
from .layout import DICE_STREAM, GUIDE_COUNTER, RESULT_COUNTER, TOTAL_AT, TOTAL_COUNTER
from .timing import FACE_DIGIT

# Digits of the dice: a native power would be boxed.
DIGIT: Final = vec[i64]([8**face for face in range(6)])
RAMPART_POINTS: Final[i64] = 3
BARBARIANS_POINTS: Final[i64] = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Rolling(Acting):
    """A table on which dice are rolled."""

    def connect(self, seat: i64, dice: i64, dealer: Dealer, events: Events | None) -> None:
        self.roll(seat, CONNECTION_ROLL, dice, dealer, events)

    def roll(self, seat: i64, purpose: i64, dice: i64, dealer: Dealer, events: Events | None) -> None:
        self.rolling = purpose
        self.rerolled = 0
        self.fated = 0
        self.bonus = 0
        self.dice = 0
        self.throw(dice, dealer, events)
        self.ask_for_modification(seat, dealer, events)

    def throw(self, dice: i64, dealer: Dealer, events: Events | None) -> None:
        """Roll dice and add them to those that lie there."""
        kept = self.dice
        thrown = dealer.roll(DICE_STREAM, FACES, dice)
        for _die in range(dice):
            self.dice += DIGIT[thrown % FACES]
            thrown //= FACES
        if events is not None:
            events.add(ROLLED, kept, self.dice)

    def dice_count(self) -> i64:
        dice = self.dice
        found: i64 = 0
        while dice > 0:
            found += dice % FACE_DIGIT
            dice //= FACE_DIGIT
        return found

    def dice_sum(self) -> i64:
        dice = self.dice
        points: i64 = 1
        total: i64 = 0
        while dice > 0:
            total += dice % FACE_DIGIT * points
            dice //= FACE_DIGIT
            points += 1
        return total

    def ask_for_modification(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        """The roller is asked when, for all that everybody knows, the roll can still be changed."""
        if self.is_modifiable(seat):
            self.go_to(steps.ROLLED, seat, events)
        else:
            self.lock(seat, 0, dealer, events)

    def is_modifiable(self, seat: i64) -> bool:
        if self.level(seat, GUIDE) > 0 or self.hand_size(seat) > 0:
            return True
        if self.people(seat) == ERTIS and self.rerolled == 0 and self.low_dice() > 0:
            return True
        return self.owns(seat, FATE) and self.fated == 0

    def modify(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action >= do.GUIDE:
            self.lock(seat, action - do.GUIDE, dealer, events)
            return
        if action == do.FATE:
            self.fated = 1
            self.reroll_all(dealer, events)
        else:
            if self.step == steps.ROLLED:
                self.rerolled = 1
            low = action - do.REROLL
            ones, twos = do.LOW_ONES[low], do.LOW_TWOS[low]
            self.dice -= ones * DIGIT[0] + twos * DIGIT[1]
            self.throw(ones + twos, dealer, events)
        self.ask_for_modification(seat, dealer, events)

    def reroll_all(self, dealer: Dealer, events: Events | None) -> None:
        dice = self.dice_count()
        self.dice = 0
        self.throw(dice, dealer, events)

    def own_points(self, seat: i64) -> i64:
        """What powers and capacities add to a roll by themselves."""
        if self.rolling == DEFENCE_ROLL and self.owns(seat, RAMPART):
            return RAMPART_POINTS
        if self.rolling == ARMY_ROLL and self.people(seat) == RECES and self.is_own_season(seat):
            return BARBARIANS_POINTS
        return 0

    def lock(self, seat: i64, points: i64, dealer: Dealer, events: Events | None) -> None:
        """The roll is final: dice, cards, powers and so many points of the guide."""
        total = self.dice_sum() + self.bonus + points + self.own_points(seat)
        purpose = self.rolling
        self.rolling = NO_ROLL
        self.dice = 0
        self.rerolled = 0
        self.fated = 0
        self.bonus = 0
        if points > 0:
            self.count(GUIDE_COUNTER, points, events)
        if purpose == CONNECTION_ROLL:
            result = max(LOWEST_RESULT, min(HIGHEST_RESULT, total))
            self.count(RESULT_COUNTER, result, events)
            self.connected(seat, result, dealer, events)
        else:
            self.cells[TOTAL_AT + seat] = total
            self.count(TOTAL_COUNTER + seat, total, events)
            self.next_roll(dealer, events)

    def next_roll(self, dealer: Dealer, events: Events | None) -> None:
        """Go on with the conflict after a roll."""
        raise NotImplementedError

    # The connection table

    def connected(self, seat: i64, result: i64, dealer: Dealer, events: Events | None) -> None:
        if result == 1:
            self.amount = 4
            self.ask_for_payment(seat, dealer, events)
        elif result == 3:
            self.amount = 2
            self.ask_for_payment(seat, dealer, events)
        elif result == 2 and self.hand_size(seat) > 0:
            self.go_to(steps.LOSE_CARD, seat, events)
        elif result == 5:
            self.choose_victim(seat, BASICS, dealer, events)
        elif result == 7:
            self.take_basics(seat, 4, dealer, events)
        else:
            self.gain_from_connection(seat, result, dealer, events)
            self.resume(dealer, events)

    def gain_from_connection(self, seat: i64, result: i64, dealer: Dealer, events: Events | None) -> None:
        if result == 4:
            self.draw_flash(seat, 1, dealer, events)
        elif result == 6:
            self.gain(seat, ETHER, 1, events)
        elif result == 8:
            self.gain(seat, ETHER, 2, events)
        elif result == 9:
            if self.level(seat, ARMY) < MOST_LEVEL:
                self.set_level(seat, ARMY, self.level(seat, ARMY) + 1, events)
        elif result == 10:
            self.draw_flash(seat, 2, dealer, events)
        elif result == 11:
            self.gain(seat, BOOSTER, 1, events)
        elif result == 12:
            self.award(seat, CONNECTION_TOKEN, events)
