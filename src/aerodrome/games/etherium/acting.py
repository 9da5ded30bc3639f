"""Carrying out actions and effects: moving, collecting, upgrading, transforming, and cubes that change hands.

Whatever has been done ends with `resume`, which goes on with the step that waited. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from . import actions as do
from . import steps
from .board import BIT
from .cards import (
    BASICS,
    BOOSTER,
    COLLECT_SLOT,
    ETHER,
    ETHER_TERRAIN,
    ETHER_TOKEN,
    GUIDE,
    HIVALIA,
    NO_CONFLICT,
    SPACES,
)
from .layout import (
    CAPACITY_AT,
    CAPACITY_CARD,
    OWNED,
    STOCK_ZONE,
    SUPPLY_AT,
    SUPPLY_ZONE,
)
from .offering import Offering

# What a payment is for
NOTHING: Final[i64] = -1  # no effect, no theft, no place
FOR_NOTHING: Final = 0
FOR_ETHER: Final = 1
FOR_A_GUIDE: Final = 2
PENDING_NAMES: Final = ("", "ether", "guide")
HARMONICS_CUBES: Final[i64] = 2
STOLEN_CUBES: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Acting(Offering):
    """A table on which actions are carried out."""

    def carry_out(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        if self.step == steps.ACT:
            self.wait_with(steps.AFTER_FLASH)
        elif self.step == steps.SEASON_PAID:
            self.wait_with(steps.SEASON)
        elif self.step != steps.EFFECT:
            self.wait_with(self.step)
        if action < do.COLLECT:
            self.put_figure(seat, (action - do.MOVE) // SPACES, (action - do.MOVE) % SPACES, events)
            self.resume(dealer, events)
        elif action == do.COLLECT:
            self.collect(seat, self.effect - COLLECT_SLOT, dealer, events)
        elif action < do.ETHERISE:
            self.upgrade(seat, action - do.UPGRADE, dealer, events)
        elif action < do.CARDS:
            self.etherise(seat, action - do.ETHERISE + 1, dealer, events)
        elif action < do.CONNECT:
            self.buy(seat, action, dealer, events)
        else:
            self.connect(seat, action - do.CONNECT + 1, dealer, events)

    def connect(self, seat: i64, dice: i64, dealer: Dealer, events: Events | None) -> None:
        raise NotImplementedError

    def collect(self, seat: i64, terrain: i64, dealer: Dealer, events: Events | None) -> None:
        self.gain(seat, terrain, self.yield_of(seat, terrain), events)
        for resource in range(BASICS):
            if resource != terrain:
                self.gain(seat, resource, self.people_bonus(seat, resource, terrain), events)
        if terrain == ETHER_TERRAIN:
            self.award(seat, ETHER_TOKEN, events)
            for other in range(self.setting.seats):
                if other != seat and self.people(other) == HIVALIA:
                    self.take_basics(other, HARMONICS_CUBES, dealer, events)
                    return
        self.resume(dealer, events)

    def upgrade(self, seat: i64, unit: i64, dealer: Dealer, events: Events | None) -> None:
        price = self.upgrade_price(seat, unit)
        if unit != GUIDE:
            self.spend(seat, self.upgrade_resource(unit), price, events)
            self.set_level(seat, unit, self.level(seat, unit) + 1, events)
            self.resume(dealer, events)
            return
        self.pending = FOR_A_GUIDE
        self.amount = price
        for resource in range(BASICS):
            if self.setting.facts.guide_price[resource] == 0:
                self.paid |= BIT[resource]
        self.ask_for_payment(seat, dealer, events)

    def etherise(self, seat: i64, cubes: i64, dealer: Dealer, events: Events | None) -> None:
        self.pending = FOR_ETHER
        self.gained = cubes
        self.amount = cubes * self.setting.facts.ether_rate[self.people(seat)]
        self.ask_for_payment(seat, dealer, events)

    def buy(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        """Cards, a capacity or a booster for Ether."""
        facts = self.setting.facts
        if action == do.CARDS:
            self.spend(seat, ETHER, self.cards_price(seat), events)
            self.draw_flash(seat, facts.cards_bought[self.people(seat)], dealer, events)
        elif action == do.BOOSTER:
            self.spend(seat, ETHER, self.booster_price(seat), events)
            self.gain(seat, BOOSTER, 1, events)
        else:
            capacity = action - do.CAPACITY
            self.spend(seat, ETHER, self.capacity_price(seat), events)
            for resource in range(BASICS):
                self.spend(seat, resource, facts.capacity_extra[capacity * BASICS + resource], events)
            self.cells[CAPACITY_AT + capacity] -= 1
            self.cells[self.at(seat) + OWNED] |= BIT[capacity]
            self.moved(CAPACITY_CARD + capacity, SUPPLY_ZONE, STOCK_ZONE + seat, events)
        self.resume(dealer, events)

    # Paying cubes of one's choice

    def ask_for_payment(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        """Let a seat choose the cubes it owes, or pay for it where there is nothing to choose."""
        one_of_each = self.pending == FOR_A_GUIDE
        while self.amount > 0:
            kinds: i64 = 0
            cubes: i64 = 0
            first: i64 = 0
            for resource in range(BASICS):
                held = self.cube_count(seat, resource)
                if held > 0 and self.paid & BIT[resource] == 0:
                    if kinds == 0:
                        first = resource
                    kinds += 1
                    if one_of_each:
                        held = 1
                    cubes += held
            if kinds == 0:
                break
            if kinds > 1 and cubes > self.amount:
                self.go_to(steps.PAY, seat, events)
                return
            self.pay_cube(seat, first, events)
        self.settle_payment(seat, dealer, events)

    def pay_cube(self, seat: i64, resource: i64, events: Events | None) -> None:
        self.spend(seat, resource, 1, events)
        self.amount -= 1
        if self.pending == FOR_A_GUIDE:
            self.paid |= BIT[resource]

    def settle_payment(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        """Give what was paid for."""
        if self.pending == FOR_ETHER:
            self.gain(seat, ETHER, self.gained, events)
        elif self.pending == FOR_A_GUIDE:
            self.set_level(seat, GUIDE, self.level(seat, GUIDE) + 1, events)
        self.pending = FOR_NOTHING
        self.gained = 0
        self.paid = 0
        self.amount = 0
        self.resume(dealer, events)

    # Taking cubes of one's choice

    def take_basics(self, seat: i64, cubes: i64, dealer: Dealer, events: Events | None) -> None:
        self.amount = cubes
        self.ask_what_to_take(seat, dealer, events)

    def ask_what_to_take(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        while self.amount > 0:
            kinds: i64 = 0
            first: i64 = 0
            for resource in range(BASICS):
                if self.cells[SUPPLY_AT + resource] > 0:
                    if kinds == 0:
                        first = resource
                    kinds += 1
            if kinds == 0:
                break
            if self.is_gift(seat) or (kinds > 1 and self.basics_left() > self.amount):
                self.go_to(steps.TAKE, seat, events)
                return
            self.gain(seat, first, 1, events)
            self.amount -= 1
        self.amount = 0
        self.resume(dealer, events)

    # Stealing

    def choose_victim(self, thief: i64, resource: i64, dealer: Dealer, events: Events | None) -> None:
        """Steal cubes of a resource, or any basic ones, from a player who has some."""
        self.theft = resource
        found = self.victims(thief, resource)
        if found > 1:
            self.go_to(steps.VICTIM, thief, events)
            return
        for other in range(self.setting.seats):
            if self.can_be_robbed(thief, other, resource):
                self.rob_victim(thief, other, dealer, events)
                return
        self.theft = NOTHING
        self.resume(dealer, events)

    def rob_victim(self, thief: i64, victim: i64, dealer: Dealer, events: Events | None) -> None:
        resource = self.theft
        self.theft = NOTHING
        if resource == BASICS:
            self.victim = victim
            self.steal_basics(thief, STOLEN_CUBES, dealer, events)
        else:
            self.rob(thief, victim, resource, STOLEN_CUBES, events)
            self.resume(dealer, events)

    def steal_basics(self, thief: i64, cubes: i64, dealer: Dealer, events: Events | None) -> None:
        """Steal basic cubes of the thief's choice from the victim."""
        self.amount = cubes
        self.ask_what_to_steal(thief, dealer, events)

    def ask_what_to_steal(self, thief: i64, dealer: Dealer, events: Events | None) -> None:
        while self.amount > 0:
            kinds: i64 = 0
            first: i64 = 0
            for resource in range(BASICS):
                if self.cube_count(self.victim, resource) > 0:
                    if kinds == 0:
                        first = resource
                    kinds += 1
            if kinds == 0:
                break
            if kinds > 1 and self.basics(self.victim) > self.amount:
                self.go_to(steps.STEAL, thief, events)
                return
            self.rob(thief, self.victim, first, 1, events)
            self.amount -= 1
        self.amount = 0
        if self.conflict == NO_CONFLICT:
            self.victim = 0
        self.resume(dealer, events)

    def choose_cube(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        """A cube is named: taken, paid or stolen; or the victim of a theft is."""
        if action < do.PAY:
            self.gain(seat, action - do.TAKE, 1, events)
            if self.step == steps.ACT:
                self.wait_with(steps.AFTER_FLASH)
                self.resume(dealer, events)
                return
            self.amount -= 1
            self.ask_what_to_take(seat, dealer, events)
        elif action < do.VICTIM:
            self.pay_cube(seat, action - do.PAY, events)
            self.ask_for_payment(seat, dealer, events)
        elif action < do.STEAL:
            self.rob_victim(seat, action - do.VICTIM, dealer, events)
        else:
            self.rob(seat, self.victim, action - do.STEAL, 1, events)
            self.amount -= 1
            self.ask_what_to_steal(seat, dealer, events)
