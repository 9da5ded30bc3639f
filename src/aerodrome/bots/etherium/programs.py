"""Programs of Etherium that make sense: each token is laid where the ones before it lead. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.etherium import cards, economy, layout, reach
from aerodrome.games.etherium.table import Table
from aerodrome.kernel.chapters import BIT
from aerodrome.kernel.dealer import CHOICES, Dealer

from .movement import attack_worth, pillage_worth
from .rolls import connection_mean
from .worth import (
    STAR,
    basic_worth,
    booster_worth,
    capacity_worth,
    card_worth,
    ether_worth,
    level_worth,
    seasons_left,
)

NO_WEIGHTS: Final = vec[i64]([0] * 19)
NO_PROGRAM: Final = vec[i64]([-1] * 6)
NEVER: Final[i64] = 0
HARDLY: Final[i64] = 4
SHARP: Final[i64] = 300  # a slot that gains so much more comes clearly more often
MOST_PULL: Final[i64] = 12


class ProgramDraft:
    """A program in the making, and what its seat would have after the tokens that lie."""

    def __init__(self, state: Table, seat: i64) -> None:
        self.state = state
        self.seat = seat
        at = state.at(seat)
        self.cubes: vec[i64] = state.cells[at : at + 5]
        self.levels: vec[i64] = state.cells[at + 5 : at + 9]
        self.collector = state.space_of(seat, cards.COLLECTOR)
        self.army = state.space_of(seat, cards.ARMY)
        self.tokens = state.cells[at + layout.ACTION_TOKENS]
        self.laid: i64 = 0
        self.used: i64 = 0
        self.slots: vec[i64] = NO_PROGRAM[:]
        self.weights: vec[i64] = NO_WEIGHTS[:]
        self.connection = connection_mean(state, seat)
        self.left = seasons_left(state)
        self.basic = basic_worth(state)
        self.ether = ether_worth(state)

    def put(self, slot: i64, dealer: Dealer) -> None:
        """Lay the next token."""
        self.slots[self.laid] = slot
        self.laid += 1
        self.used |= BIT[slot]
        if slot < cards.COLLECT_SLOT:
            self.go(slot - cards.MOVE_SLOT, dealer)
        elif slot < cards.UPGRADE_SLOT:
            terrain = slot - cards.COLLECT_SLOT
            if self.state.board.terrain[self.collector] == terrain:
                self.cubes[terrain] += self.yielded(terrain)
        elif slot < cards.ETHERISE_SLOT:
            self.raise_level(slot - cards.UPGRADE_SLOT)
        else:
            self.transform(slot)

    def put_any(self, dealer: Dealer) -> None:
        """Lay the next token where it promises something, by chance."""
        self.weigh()
        self.put(dealer.draw(CHOICES, self.weights), dealer)

    # What a token does

    def go(self, terrain: i64, dealer: Dealer) -> None:
        """The collector moves to where it can work; else the army goes where it can fight."""
        found = self.workplaces(terrain)
        if found != 0:
            self.collector = one_of(found, dealer)
            return
        army = reach.reach_from(self.state, self.seat, self.army, True) & self.state.board.of_terrain[terrain]
        army &= reach.closed_cities(self.state, self.seat, cards.ARMY) ^ -1
        if army != 0:
            self.army = one_of(army, dealer)

    def workplaces(self, terrain: i64) -> i64:
        """Where the collector could go to collect: a bit for each space."""
        if terrain == cards.CITY or self.used & BIT[cards.COLLECT_SLOT + terrain] != 0:
            return 0
        if self.state.board.terrain[self.collector] == terrain:
            return 0
        return reach.reach_from(self.state, self.seat, self.collector, True) & self.state.board.of_terrain[terrain]

    def yielded(self, terrain: i64) -> i64:
        state = self.state
        more = self.levels[cards.COLLECTOR] - state.level(self.seat, cards.COLLECTOR)
        cubes = max(0, economy.yield_of(state, self.seat, terrain) + more)
        return min(cubes, state.cells[layout.SUPPLY_AT + terrain])

    def price(self, unit: i64) -> i64:
        """Cubes for the next level in this draft."""
        state = self.state
        price = economy.upgrade_price(state, self.seat, unit)
        if unit != cards.GUIDE:
            price += self.levels[unit] - state.level(self.seat, unit)
        return price

    def can_pay(self, unit: i64) -> bool:
        if unit != cards.GUIDE:
            return self.cubes[economy.upgrade_resource(unit)] >= self.price(unit)
        found: i64 = 0
        for resource in range(cards.BASICS):
            found += min(1, self.cubes[resource])
        return found >= self.price(unit)

    def raise_level(self, unit: i64) -> None:
        if not self.can_pay(unit) or self.levels[unit] >= cards.MOST_LEVEL:
            return
        self.levels[unit] += 1
        if unit != cards.GUIDE:
            self.cubes[economy.upgrade_resource(unit)] -= self.price(unit) - 1
            return
        for resource in range(cards.BASICS):
            self.cubes[resource] -= min(1, self.cubes[resource])

    def basics(self) -> i64:
        return self.cubes[0] + self.cubes[1] + self.cubes[2]

    def transform(self, slot: i64) -> None:
        state, seat = self.state, self.seat
        if slot == cards.ETHERISE_SLOT:
            rate = state.setting.facts.ether_rate[state.people(seat)]
            made = min(self.basics() // rate, state.cells[layout.SUPPLY_AT + cards.ETHER])
            self.cubes[cards.ETHER] += made
            paid = made * rate
            while paid > 0:
                most: i64 = 0
                for resource in range(cards.BASICS):
                    if self.cubes[resource] > self.cubes[most]:
                        most = resource
                self.cubes[most] -= 1
                paid -= 1
        elif slot < cards.CONNECT_SLOT and self.cubes[cards.ETHER] >= economy.ether_price(state, seat, slot):
            self.cubes[cards.ETHER] -= economy.ether_price(state, seat, slot)
            if slot == cards.BOOSTER_SLOT:
                self.cubes[cards.BOOSTER] += 1

    # What a slot promises

    def weigh(self) -> None:
        """Note how gladly the next token is laid on each slot."""
        for slot in range(cards.SLOTS):
            self.weights[slot] = 0
            if self.used & BIT[slot] == 0:
                self.weights[slot] = pull_of(self.gain(slot))

    def gain(self, slot: i64) -> i64:
        """What the next token brings on a slot, more or less."""
        if slot < cards.COLLECT_SLOT:
            return self.move_gain(slot - cards.MOVE_SLOT)
        if slot < cards.UPGRADE_SLOT:
            terrain = slot - cards.COLLECT_SLOT
            if self.state.board.terrain[self.collector] != terrain:
                return NEVER
            return self.collect_gain(terrain)
        if slot < cards.ETHERISE_SLOT:
            return self.upgrade_gain(slot - cards.UPGRADE_SLOT)
        if slot >= cards.CONNECT_SLOT:
            return self.connection
        return self.transform_gain(slot)

    def collect_gain(self, terrain: i64) -> i64:
        cubes = self.yielded(terrain)
        if terrain == cards.ETHER_TERRAIN:
            return cubes * self.ether + STAR * min(1, cubes)
        worth = cubes * self.basic
        for resource in range(cards.BASICS):
            if resource != terrain:
                worth += economy.people_bonus(self.state, self.seat, resource, terrain) * self.basic
        if self.left == 0 and self.laid + 1 >= self.tokens:
            return HARDLY
        return worth

    def move_gain(self, terrain: i64) -> i64:
        gain: i64 = 0
        if self.workplaces(terrain) != 0 and self.laid + 1 < self.tokens:
            gain = self.collect_gain(terrain) * 2 // 3
        state, seat = self.state, self.seat
        found = reach.reach_from(state, seat, self.army, True) & state.board.of_terrain[terrain]
        found &= reach.closed_cities(state, seat, cards.ARMY) ^ -1
        if found == 0:
            return gain
        for space in range(cards.SPACES):
            if found & BIT[space] != 0:
                gain = max(gain, attack_worth(state, seat, space))
        if terrain != cards.CITY:
            for other in range(state.setting.seats):
                if other != seat and reach.reach(state, other, cards.COLLECTOR, True) & found != 0:
                    gain = max(gain, pillage_worth(state, seat, other) // 3)
        return gain

    def upgrade_gain(self, unit: i64) -> i64:
        if self.levels[unit] >= cards.MOST_LEVEL or not self.can_pay(unit):
            return NEVER
        return level_worth(self.state, self.seat, unit) - self.price(unit) * self.basic // 2

    def transform_gain(self, slot: i64) -> i64:
        state, seat = self.state, self.seat
        if slot == cards.ETHERISE_SLOT:
            made = self.basics() // state.setting.facts.ether_rate[state.people(seat)]
            return made * (self.ether - self.basic)
        price = economy.ether_price(state, seat, slot)
        if self.cubes[cards.ETHER] < price:
            return NEVER
        worth: i64 = 0
        if slot == cards.CARDS_SLOT:
            worth = state.setting.facts.cards_bought[state.people(seat)] * card_worth(state)
        elif slot == cards.BOOSTER_SLOT:
            worth = booster_worth(state, seat)
        else:
            for capacity in range(cards.CAPACITIES):
                if not state.owns(seat, capacity) and state.cells[layout.CAPACITY_AT + capacity] > 0:
                    worth = max(worth, capacity_worth(state, capacity))
        return worth - price * self.ether // 2


def pull_of(gain: i64) -> i64:
    """How gladly a slot is taken that brings so much: more than in proportion."""
    if gain <= 0:
        return 1
    pull = min(MOST_PULL, 1 + gain // SHARP)
    return 2 + 4 * pull * pull


def one_of(spaces: i64, dealer: Dealer) -> i64:
    """One of several spaces, by chance."""
    found: i64 = 0
    for space in range(cards.SPACES):
        if spaces & BIT[space] != 0:
            found += 1
    chosen = dealer.pick(CHOICES, found)
    for space in range(cards.SPACES):
        if spaces & BIT[space] != 0:
            if chosen == 0:
                return space
            chosen -= 1
    return 0


def sampled(state: Table, seat: i64, dealer: Dealer) -> vec[i64]:
    """A program by chance, beginning with the tokens that are laid: a slot for each token, -1 after the last."""
    draft = ProgramDraft(state, seat)
    at = state.at(seat)
    for token in range(state.cells[at + layout.LAID]):
        draft.put(state.cells[at + layout.PLAN + token] - 1, dealer)
    while draft.laid < draft.tokens:
        draft.put_any(dealer)
    return draft.slots


def changed(state: Table, seat: i64, program: vec[i64], dealer: Dealer) -> vec[i64]:
    """A program like another: two tokens that are not laid yet change places, or the rest from one on is new."""
    at = state.at(seat)
    first, tokens = state.cells[at + layout.LAID], state.cells[at + layout.ACTION_TOKENS]
    other = program[:]
    if tokens - first >= 2 and dealer.pick(CHOICES, 3) == 0:
        one = first + dealer.pick(CHOICES, tokens - first)
        two = first + dealer.pick(CHOICES, tokens - first)
        other[one], other[two] = program[two], program[one]
        return other
    start = first + dealer.pick(CHOICES, tokens - first)
    draft = ProgramDraft(state, seat)
    for token in range(start):
        draft.put(program[token], dealer)
    draft.put_any(dealer)
    for token in range(start + 1, tokens):
        if dealer.pick(CHOICES, 3) != 0 and draft.used & BIT[program[token]] == 0:
            draft.put(program[token], dealer)
        else:
            draft.put_any(dealer)
    return draft.slots
