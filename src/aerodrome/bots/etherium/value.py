"""What a seat of Etherium can see of a table, as marks for its value: at every step but the laying of terrains.

There is a block of marks for the seat itself, one for the strongest of the others, and one for the sum of all further
seats. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.net import Features
from aerodrome.games.etherium import cards, economy, layout, step
from aerodrome.games.etherium.counting import stars_of
from aerodrome.games.etherium.reach import reach
from aerodrome.games.etherium.table import Table
from aerodrome.kernel.chapters import BIT

from .worth import NO_MARKS, STAR, worth_of

# The block of a seat, or of several
PEOPLE: Final = 0
STARS: Final = 6
BASIC_CUBES: Final = 7  # + resource
FEW_BASICS: Final = 10
MANY_BASICS: Final = 11
KINDS: Final = 12
ETHER_CUBES: Final = 13
MAKEABLE: Final = 14  # Ether that its basic cubes are enough for
HAS_CAPACITY_PRICE: Final = 15
HAS_BOOSTER_PRICE: Final = 16
BOOSTERS: Final = 17  # first, second, third
BOOSTER_TOKEN: Final = 20
SACK_TOKEN: Final = 21
LEVELS: Final = 22  # + unit * 4 + level - 1
CAPACITY: Final = 38  # + capacity
HAND_CARDS: Final = 45
TOKENS_TO_DO: Final = 46
FURTHER_TOKENS: Final = 47  # of this season, beside the first four
COLLECTOR_AT: Final = 48  # + terrain
COLLECTOR_REACHES: Final = 53  # + terrain
ARMY_AT_ETHER: Final = 57
ARMY_ABROAD: Final = 58  # on a space with a collector or an army of another
OWN_SEASON_NOW: Final = 59
OWN_SEASON_AHEAD: Final = 60
RANK: Final = 61
CAN_PILLAGE: Final = 62  # collectors its army can reach
CAN_ASSAULT: Final = 63
CAN_BESIEGE: Final = 64
BESIEGERS: Final = 65  # armies that can reach its city
PILLAGERS: Final = 66  # its collector
ASSAILANTS: Final = 67  # its army
LAID_CARD: Final = 68  # + season card that counts as long as the season lasts
TO_DO: Final = 73  # + slot of a token that is known and still to come
BLOCK: Final[i64] = 92
RIVAL_AT: Final[i64] = 92  # the block of the strongest of the others
REST_AT: Final[i64] = 184  # that of all further seats
HAND_AT: Final[i64] = 276  # + card in the own hand
SEATS_AT: Final[i64] = 308  # + seats - 2
LEFT_AT: Final[i64] = 313  # + programs that are still to be laid, from nought to seven
PHASE_AT: Final[i64] = 321  # before the programs, while they are carried out, after them
SEASON_AT: Final[i64] = 324  # + season card
TOKENS_LEFT_AT: Final[i64] = 337  # + victory token
ETHER_LEFT: Final[i64] = 342
LEAD_AT: Final[i64] = 343  # + programs still to be laid: by how many stars the seat leads the strongest of the others
WORTH_LEAD_AT: Final[i64] = 351  # the same for what steady thinks that everything is worth, in half stars
REST_LEAD_AT: Final[i64] = 359  # the lead over the further seat with the most stars
MARKS: Final[i64] = 367
MOST_AMOUNT: Final[i64] = 40
BEFORE: Final[i64] = 0
DURING: Final[i64] = 1
AFTER: Final[i64] = 2
MOST_LEFT: Final[i64] = 7
FEW: Final[i64] = 6


def phase_of(state: Table) -> i64:
    """Whether the programs of the season are still to be laid, being carried out, or done."""
    if state.step == step.PROGRAM or state.cells[layout.SEATS_AT + layout.LAID] == 0:
        return BEFORE
    if state.number > 0:
        return DURING
    return AFTER


def programs_left(state: Table, phase: i64) -> i64:
    """How many programs each seat has still to lay."""
    left = cards.SEASONS_IN_A_YEAR - state.season_number
    if phase == BEFORE:
        left += 1
    return max(0, min(MOST_LEFT, left))


class Picture:
    """Puts together the marks of a table as one seat sees it."""

    def __init__(self) -> None:
        self.sums: vec[i64] = vec[i64]([0] * 92)
        self.worths: vec[i64] = vec[i64]([0] * 6)
        self.marks: vec[i64] = NO_MARKS[:]
        self.phase: i64 = 0

    def take(self, state: Table, seat: i64, features: Features) -> None:
        """Note all marks."""
        features.clear()
        self.phase = phase_of(state)
        left = programs_left(state, self.phase)
        rival = self.rival_of(state, seat, left)
        self.take_seat(state, seat, True)
        self.note(features, 0)
        self.take_seat(state, rival, False)
        self.note(features, RIVAL_AT)
        self.take_rest(state, seat, rival, features)
        self.take_table(state, seat, left, features)
        lead = stars_of(state, seat) - stars_of(state, rival)
        self.note_amount(features, LEAD_AT + left, lead)
        self.note_amount(features, WORTH_LEAD_AT + left, (self.worths[seat] - self.worths[rival]) * 2 // STAR)

    def rival_of(self, state: Table, seat: i64, left: i64) -> i64:
        """The strongest of the others."""
        rival: i64 = -1
        for other in range(state.setting.seats):
            self.worths[other] = worth_of(state, other, min(left, FEW), self.marks)
            if other != seat and (rival < 0 or self.worths[other] > self.worths[rival]):
                rival = other
        return rival

    def note_amount(self, features: Features, mark: i64, amount: i64) -> None:
        if amount != 0:
            features.add_amount(mark, max(-MOST_AMOUNT, min(MOST_AMOUNT, amount)))

    def note(self, features: Features, first: i64) -> None:
        """Note the block that was counted, and begin the next."""
        for mark in range(BLOCK):
            amount = self.sums[mark]
            if amount != 0:
                features.add_amount(first + mark, amount)
                self.sums[mark] = 0

    def take_rest(self, state: Table, seat: i64, rival: i64, features: Features) -> None:
        """Those who are neither the seat nor the strongest of the others."""
        if state.setting.seats == 2:
            return
        most: i64 = 0
        for other in range(state.setting.seats):
            if other != seat and other != rival:
                self.take_seat(state, other, False)
                most = max(most, stars_of(state, other))
        self.note(features, REST_AT)
        left = programs_left(state, self.phase)
        self.note_amount(features, REST_LEAD_AT + left, stars_of(state, seat) - most)

    def take_table(self, state: Table, seat: i64, left: i64, features: Features) -> None:
        """What belongs to nobody, and the own hand."""
        features.add(SEATS_AT + state.setting.seats - 2)
        features.add(LEFT_AT + left)
        features.add(PHASE_AT + self.phase)
        if self.phase != AFTER:
            features.add(SEASON_AT + state.season)
        cells = state.cells
        for token in range(cards.VICTORY_TOKENS):
            self.note_amount(features, TOKENS_LEFT_AT + token, cells[layout.TOKEN_AT + token])
        self.note_amount(features, ETHER_LEFT, cells[layout.SUPPLY_AT + cards.ETHER])
        hand = layout.block(seat) + layout.HAND
        for card in range(cards.FLASH_KINDS):
            if cells[hand + card] != 0:
                features.add_amount(HAND_AT + card, cells[hand + card])

    # The block of a seat

    def take_seat(self, state: Table, seat: i64, is_own: bool) -> None:
        sums = self.sums
        sums[PEOPLE + state.people(seat)] += 1
        sums[STARS] += stars_of(state, seat)
        self.take_goods(state, seat)
        self.take_levels(state, seat)
        self.take_figures(state, seat)
        self.take_season(state, seat)
        if is_own or state.step != step.PROGRAM:
            self.take_program(state, seat)

    def take_goods(self, state: Table, seat: i64) -> None:
        sums, cells, at = self.sums, state.cells, layout.block(seat)
        basics = state.basics(seat)
        for resource in range(cards.BASICS):
            cubes = cells[at + layout.CUBES + resource]
            sums[BASIC_CUBES + resource] += cubes
            sums[KINDS] += min(1, cubes)
        sums[FEW_BASICS] += min(FEW, basics)
        sums[MANY_BASICS] += max(0, basics - FEW)
        ether = cells[at + layout.CUBES + cards.ETHER]
        sums[ETHER_CUBES] += ether
        sums[MAKEABLE] += basics // state.setting.facts.ether_rate[state.people(seat)]
        if ether >= economy.ether_price(state, seat, cards.CAPACITY_SLOT):
            sums[HAS_CAPACITY_PRICE] += 1
        if ether >= economy.ether_price(state, seat, cards.BOOSTER_SLOT):
            sums[HAS_BOOSTER_PRICE] += 1
        boosters = cells[at + layout.CUBES + cards.BOOSTER]
        for booster in range(min(3, boosters)):
            sums[BOOSTERS + booster] += 1
        sums[BOOSTER_TOKEN] += cells[at + layout.TOKENS + cards.BOOSTER_TOKEN]
        sums[SACK_TOKEN] += cells[at + layout.TOKENS + cards.SACK_TOKEN]
        sums[HAND_CARDS] += cells[at + layout.CARDS]

    def take_levels(self, state: Table, seat: i64) -> None:
        sums, at = self.sums, layout.block(seat)
        for unit in range(cards.UNITS):
            for level in range(state.cells[at + layout.LEVEL + unit]):
                sums[LEVELS + unit * cards.MOST_LEVEL + level] += 1
        owned = state.cells[at + layout.OWNED]
        if owned != 0:
            for capacity in range(cards.CAPACITIES):
                if owned & BIT[capacity] != 0:
                    sums[CAPACITY + capacity] += 1

    def take_figures(self, state: Table, seat: i64) -> None:
        """Where its units stand, what they can reach, who can reach them."""
        sums, board = self.sums, state.board
        collector, army = state.space_of(seat, cards.COLLECTOR), state.space_of(seat, cards.ARMY)
        sums[COLLECTOR_AT + board.terrain[collector]] += 1
        reached = reach(state, seat, cards.COLLECTOR, True)
        for terrain in range(cards.CITY):
            if reached & board.of_terrain[terrain] != 0:
                sums[COLLECTOR_REACHES + terrain] += 1
        if army == cards.CENTRE:
            sums[ARMY_AT_ETHER] += 1
        reached = reach(state, seat, cards.ARMY, True)
        for other in range(state.setting.seats):
            if other == seat:
                continue
            its_collector, its_army = state.space_of(other, cards.COLLECTOR), state.space_of(other, cards.ARMY)
            if its_collector == army or its_army == army:
                sums[ARMY_ABROAD] += 1
            sums[CAN_PILLAGE] += (reached >> its_collector) & 1
            sums[CAN_ASSAULT] += (reached >> its_army) & 1
            sums[CAN_BESIEGE] += (reached >> (cards.CITY_SPACE + other)) & 1
            others = reach(state, other, cards.ARMY, True)
            sums[BESIEGERS] += (others >> (cards.CITY_SPACE + seat)) & 1
            sums[PILLAGERS] += (others >> collector) & 1
            sums[ASSAILANTS] += (others >> army) & 1

    def take_season(self, state: Table, seat: i64) -> None:
        sums, at = self.sums, layout.block(seat)
        people = state.people(seat)
        if state.seen & (BIT[2 * people + 1] | BIT[2 * people + 2]) == 0:
            sums[OWN_SEASON_AHEAD] += 1
        if self.phase == AFTER:
            return
        if state.is_own_season(seat):
            sums[OWN_SEASON_NOW] += 1
        for rank in range(state.setting.seats):
            if state.ranked(rank) == seat:
                sums[RANK] += rank
        for card in range(cards.LAID_KINDS):
            sums[LAID_CARD + card] += state.cells[at + layout.LAID_CARDS + card]

    def take_program(self, state: Table, seat: i64) -> None:
        """Tokens that are still to come, as far as they are known."""
        sums, cells, at = self.sums, state.cells, layout.block(seat)
        laid = cells[at + layout.LAID]
        if self.phase == BEFORE:
            sums[TOKENS_TO_DO] += cells[at + layout.ACTION_TOKENS]
            sums[FURTHER_TOKENS] += cells[at + layout.ACTION_TOKENS] - cards.TOKENS_AT_START
            first: i64 = 0
        elif self.phase == DURING:
            first = state.number
            if state.step == step.NUMBER_FLASH or self.is_due(state, seat):
                first -= 1
            sums[TOKENS_TO_DO] += max(0, laid - first)
        else:
            return
        for token in range(first, laid):
            sums[TO_DO + cells[at + layout.PLAN + token] - 1] += 1

    def is_due(self, state: Table, seat: i64) -> bool:
        """Whether the seat has still to carry out the token of the present number."""
        if state.step != step.ACT:
            return False
        for rank in range(state.turn, state.setting.seats):
            if state.ranked(rank) == seat:
                return True
        return False
