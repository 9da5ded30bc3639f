"""Everything that may be done now in Etherium, listed without trying every action. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from . import actions as do
from . import steps
from .board import BIT
from .cards import (
    ANY_TIME_KINDS,
    BASICS,
    CAPACITIES,
    CAPACITY_SLOT,
    CARDS_SLOT,
    CHARGE,
    COLLECT_SLOT,
    DISCIPLINE,
    ETHERISE_SLOT,
    FIGURES,
    FLASH_KINDS,
    GUIDE,
    SEASON_KINDS_START,
    SIEGE_CHOICES,
    SLOTS,
    SPACES,
    TRANSFORM_ANY,
    UNITS,
    UPGRADE_ANY,
    UPGRADE_SLOT,
)
from .layout import HAND, LAID, PLAN, SUPPLY_AT
from .legality import Legality

# Most a seat can ever choose from: all pieces of the tactical set-up.
ROOM_FOR_LEGAL: Final = vec[i64]([0] * 128)
# Objects made once: turning native numbers into Python's, one by one, would be half the cost of `legal`.
ACTION_OBJECTS: Final[list[int]] = list(range(do.ACTIONS))
NOTHING_LEGAL: Final[tuple[int, ...]] = ()
LOW_CHOICES: Final[i64] = 14


def spaces_into(found: i64, first: i64, buffer: vec[i64], n: i64) -> i64:
    """Note an action for each space of which a bit is set; how many are noted then."""
    for space in range(SPACES):
        if found & BIT[space] != 0:
            buffer[n] = first + space
            n += 1
    return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering(Legality):
    """A table that lists what is allowed on it, in the order of the ids."""

    def legal(self, seat: i64) -> tuple[int, ...]:
        if not self.may_act(seat):
            return NOTHING_LEGAL
        buffer = ROOM_FOR_LEGAL[:]
        n = self.legal_into(seat, buffer)
        return tuple([ACTION_OBJECTS[buffer[place]] for place in range(n)])

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Note the actions of a seat that may act; how many there are."""
        step = self.step
        if step == steps.PROGRAM:
            return self.tokens_into(seat, buffer)
        if step == steps.ACT:
            return self.act_into(seat, buffer)
        if step in steps.WINDOWS:
            buffer[0] = do.PASS
            return self.window_into(seat, buffer, 1)
        if step == steps.VOYAGE or step == steps.SEASON:
            n = self.effect_into(seat, self.effect, buffer, 0)
            buffer[n] = do.PASS
            return n + 1
        if step == steps.SEASON_PAID:
            n = self.effect_into(seat, self.effect, buffer, 0)
            buffer[n] = do.PASS
            n = self.plays_into(seat, buffer, n + 1, 0, ANY_TIME_KINDS)
            return self.plays_into(seat, buffer, n, SEASON_KINDS_START, FLASH_KINDS)
        if step == steps.EFFECT:
            return self.effect_into(seat, self.effect, buffer, 0)
        if step == steps.ROLLED or step == steps.LOW:
            return self.roll_into(seat, buffer)
        if step < steps.EFFECT and step >= steps.TAKE:
            return self.cubes_into(seat, buffer)
        if step == steps.LAY:
            return self.lay_into(buffer)
        return self.rest_into(seat, buffer)

    def tokens_into(self, seat: i64, buffer: vec[i64]) -> i64:
        at = self.at(seat)
        taken: i64 = 0
        for token in range(self.cells[at + LAID]):
            taken |= BIT[self.cells[at + PLAN + token] - 1]
        n: i64 = 0
        for slot in range(SLOTS):
            if taken & BIT[slot] == 0:
                buffer[n] = do.TOKEN + slot
                n += 1
        return n

    def act_into(self, seat: i64, buffer: vec[i64]) -> i64:
        n = self.effect_into(seat, self.effect, buffer, 0)
        if n == 0:
            for resource in range(BASICS):
                if self.cells[SUPPLY_AT + resource] > 0:
                    buffer[n] = do.TAKE + resource
                    n += 1
            buffer[n] = do.PASS
            n += 1
        return self.plays_into(seat, buffer, n, 0, ANY_TIME_KINDS)

    def window_into(self, seat: i64, buffer: vec[i64], n: i64) -> i64:
        if self.step >= steps.DISCIPLINE and self.step <= steps.SPOILS:
            card = DISCIPLINE + self.step - steps.DISCIPLINE
            return self.plays_into(seat, buffer, n, card, card + 1)
        n = self.plays_into(seat, buffer, n, 0, ANY_TIME_KINDS)
        if self.step == steps.SEASON_FLASH:
            n = self.plays_into(seat, buffer, n, SEASON_KINDS_START, FLASH_KINDS)
        return n

    def plays_into(self, seat: i64, buffer: vec[i64], n: i64, first: i64, end: i64) -> i64:
        if self.hand_size(seat) == 0:
            return n
        hand = self.at(seat) + HAND
        for card in range(first, end):
            if self.cells[hand + card] > 0 and self.why_not_play(seat, card) == 0:
                buffer[n] = do.PLAY + card
                n += 1
        return n

    # Actions and effects

    def effect_into(self, seat: i64, effect: i64, buffer: vec[i64], n: i64) -> i64:
        if self.moves(effect):
            return self.moves_into(seat, effect, buffer, n)
        if effect < UPGRADE_SLOT:
            if self.why_not_collect(seat, effect - COLLECT_SLOT) == 0:
                buffer[n] = do.COLLECT
                n += 1
            return n
        if effect < ETHERISE_SLOT:
            return self.upgrade_into(seat, effect - UPGRADE_SLOT, buffer, n)
        if effect == UPGRADE_ANY:
            for unit in range(UNITS):
                n = self.upgrade_into(seat, unit, buffer, n)
            return n
        if effect <= CAPACITY_SLOT + 1:
            return self.transform_into(seat, effect, buffer, n)
        if effect == TRANSFORM_ANY:
            for slot in range(ETHERISE_SLOT, CAPACITY_SLOT + 2):
                n = self.transform_into(seat, slot, buffer, n)
            return n
        buffer[n] = do.CONNECT
        if not self.is_own_season(seat):
            return n + 1
        buffer[n + 1] = do.CONNECT + 1
        return n + 2

    def moves_into(self, seat: i64, effect: i64, buffer: vec[i64], n: i64) -> i64:
        for figure in range(FIGURES):
            found = self.destinations(seat, figure, effect)
            if found == 0:
                continue
            for space in range(SPACES):
                if found & BIT[space] != 0:
                    buffer[n] = do.MOVE + figure * SPACES + space
                    n += 1
        return n

    def upgrade_into(self, seat: i64, unit: i64, buffer: vec[i64], n: i64) -> i64:
        if self.why_not_upgrade(seat, unit) == 0:
            buffer[n] = do.UPGRADE + unit
            return n + 1
        return n

    def transform_into(self, seat: i64, slot: i64, buffer: vec[i64], n: i64) -> i64:
        if slot == ETHERISE_SLOT:
            for cubes in range(self.most_etherised(seat)):
                buffer[n] = do.ETHERISE + cubes
                n += 1
        elif slot == CARDS_SLOT:
            if self.why_not_buy_cards(seat) == 0:
                buffer[n] = do.CARDS
                n += 1
        elif slot == CAPACITY_SLOT:
            for capacity in range(CAPACITIES):
                if self.why_not_buy_capacity(seat, capacity) == 0:
                    buffer[n] = do.CAPACITY + capacity
                    n += 1
        elif self.why_not_buy_booster(seat) == 0:
            buffer[n] = do.BOOSTER
            n += 1
        return n

    # Cubes

    def cubes_into(self, seat: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if self.step == steps.VICTIM:
            for other in range(self.setting.seats):
                if self.can_be_robbed(seat, other, self.theft):
                    buffer[n] = do.VICTIM + other
                    n += 1
            return n
        for resource in range(BASICS):
            if self.step == steps.TAKE:
                if self.cells[SUPPLY_AT + resource] > 0:
                    buffer[n] = do.TAKE + resource
                    n += 1
            elif self.step == steps.PAY:
                if self.why_not_pay(seat, resource) == 0:
                    buffer[n] = do.PAY + resource
                    n += 1
            elif self.cube_count(self.victim, resource) > 0:
                buffer[n] = do.STEAL + resource
                n += 1
        if self.step == steps.TAKE and self.is_gift(seat):
            buffer[n] = do.PASS
            n += 1
        return n

    # Rolls, conflicts, hands

    def roll_into(self, seat: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        rolled = self.step == steps.ROLLED
        if rolled and self.hand_size(seat) > 0:
            n = self.plays_into(seat, buffer, n, CHARGE, DISCIPLINE)
        if self.low_dice() > 0 and self.why_not_reroll(seat, self.lowest_reroll()) == 0:
            for low in range(LOW_CHOICES):
                if do.LOW_ONES[low] <= self.ones() and do.LOW_TWOS[low] <= self.twos():
                    buffer[n] = do.REROLL + low
                    n += 1
        if rolled:
            if self.why_not_modify(seat, do.FATE) == 0:
                buffer[n] = do.FATE
                n += 1
            for points in range(self.level(seat, GUIDE) + 1):
                buffer[n] = do.GUIDE + points
                n += 1
        return n

    def lowest_reroll(self) -> i64:
        """A reroll of one low die that is shown: the first choice is a single 2, the fifth a single 1."""
        if self.twos() > 0:
            return 0
        return 4

    def rest_into(self, seat: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if self.step == steps.FLEE:
            n = spaces_into(self.havens(seat, self.fleeing_figure()), do.FLEE, buffer, n)
        elif self.step == steps.ORDER:
            n = spaces_into(self.next_fights(), do.RESOLVE, buffer, n)
            n = spaces_into(self.next_pillages(), do.RESOLVE_PILLAGE, buffer, n)
        elif self.step == steps.SIEGE:
            for choice in range(SIEGE_CHOICES):
                if self.why_not_siege(choice) == 0:
                    buffer[n] = do.SIEGE + choice
                    n += 1
        else:
            hand = self.at(seat) + HAND
            for card in range(FLASH_KINDS):
                if self.cells[hand + card] > 0:
                    buffer[n] = do.DISCARD + card
                    n += 1
        return n

    def lay_into(self, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for action in range(do.LAY_LARGE, do.ACTIONS):
            if self.why_not_lay(action) == 0:
                buffer[n] = action
                n += 1
        return n
