"""In which ways an action or an effect can be carried out: spaces that can be reached, things that can be bought.

Also where a unit can flee to. This module is compiled.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from . import rule
from .board import BIT, FAR, FAR_NOMADS, NOT_THERE, ONE, ONE_NOMADS
from .cards import (
    ARMY,
    ASSAULT,
    BOOSTER_SLOT,
    CAPACITY_SLOT,
    CARDS_SLOT,
    CENTRE,
    CITY,
    CITY_SPACE,
    COLLECT_SLOT,
    COLLECTOR,
    CONNECT_NOW,
    CONNECT_SLOT,
    ETHERISE_SLOT,
    FIGURES,
    MOST_LEVEL,
    MOVE_FAR,
    MOVE_ONE,
    PILLAGE,
    PLACE_ARMY,
    PLACE_COLLECTOR,
    SIEGE,
    SPACES,
    TRANSFORM_ANY,
    UNITS,
    UPGRADE_ANY,
    UPGRADE_SLOT,
)
from .economy import Economy


@mypyc_attr(allow_interpreted_subclasses=True)
class Ways(Economy):
    """A table that knows what can be done on it, whoever is asked."""

    # Moving

    def moves(self, effect: i64) -> bool:
        """Whether an effect moves or places a unit."""
        return effect < COLLECT_SLOT or MOVE_ONE <= effect < UPGRADE_ANY

    def reach(self, seat: i64, figure: i64, aspiration: bool) -> i64:
        way: i64 = ONE
        if aspiration:
            way = FAR
            if self.is_nomad(seat):
                way = FAR_NOMADS
        elif self.is_nomad(seat):
            way = ONE_NOMADS
        return self.board.reach[way * SPACES + self.space_of(seat, figure)]

    def destinations(self, seat: i64, figure: i64, effect: i64) -> i64:
        """Where an effect can bring a unit: a bit for each space."""
        board = self.board
        found: i64 = 0
        if effect < COLLECT_SLOT:
            found = self.reach(seat, figure, True) & board.of_terrain[effect]
        elif effect == MOVE_ONE:
            found = self.reach(seat, figure, False)
        elif effect == MOVE_FAR:
            found = self.reach(seat, figure, True)
        elif effect == PLACE_ARMY:
            if figure == ARMY:
                found = board.near[self.space_of(seat, figure)] & (board.of_terrain[CITY] ^ -1)
        elif figure == COLLECTOR:
            here = BIT[self.space_of(seat, figure)]
            found = board.of_terrain[effect - PLACE_COLLECTOR] & (here ^ -1)
        return found & (self.closed_cities(seat, figure) ^ -1)

    def closed_cities(self, seat: i64, figure: i64) -> i64:
        """The cities a unit cannot enter: an army only those of other peoples in play, a collector none at all."""
        if figure == COLLECTOR:
            return self.board.of_terrain[CITY]
        closed = BIT[CITY_SPACE + seat]
        for city in range(self.setting.seats, self.setting.quarters):
            closed |= BIT[CITY_SPACE + city]
        return closed

    def why_not_move(self, seat: i64, figure: i64, space: i64, effect: i64) -> i64:
        if self.destinations(seat, figure, effect) & BIT[space] != 0:
            return 0
        if (effect == PLACE_ARMY and figure != ARMY) or (effect >= PLACE_COLLECTOR and figure != COLLECTOR):
            return rule.ACT_PROGRAMMED
        if self.board.terrain[space] == NOT_THERE:
            return rule.SETUP_ON_BOARD
        if space == self.space_of(seat, figure):
            return rule.MOVE_STAYS
        if BIT[space] & self.closed_cities(seat, figure) != 0:
            return rule.MOVE_CITY
        if effect >= PLACE_ARMY and self.board.terrain[space] == CITY:
            return rule.MOVE_CITY
        if effect < COLLECT_SLOT and self.board.terrain[space] != effect:
            return rule.MOVE_DESTINATION
        if effect >= PLACE_COLLECTOR and self.board.terrain[space] != effect - PLACE_COLLECTOR:
            return rule.MOVE_DESTINATION
        return rule.MOVE_REACH

    def can_move(self, seat: i64, effect: i64) -> bool:
        for figure in range(FIGURES):
            if self.destinations(seat, figure, effect) != 0:
                return True
        return False

    # Everything else

    def why_not_effect(self, seat: i64, effect: i64) -> i64:
        """0 when there is a way to carry out an action or an effect, else the rule that leaves none."""
        if self.moves(effect):
            if self.can_move(seat, effect):
                return 0
            return rule.MOVE_REACH
        if effect < UPGRADE_SLOT:
            return self.why_not_collect(seat, effect - COLLECT_SLOT)
        if effect < ETHERISE_SLOT:
            return self.why_not_upgrade(seat, effect - UPGRADE_SLOT)
        if effect < CONNECT_SLOT:
            return self.why_not_transform(seat, effect)
        if effect == UPGRADE_ANY:
            for unit in range(UNITS):
                if self.why_not_upgrade(seat, unit) == 0:
                    return 0
            return rule.UPGRADE_PRICE
        if effect == TRANSFORM_ANY and not self.can_transform(seat):
            return rule.TRANSFORM_PRICE
        return 0

    def costs(self, effect: i64) -> bool:
        """Whether an action that a season card offers is paid for."""
        return effect in (UPGRADE_ANY, TRANSFORM_ANY)

    def could_pay(self, seat: i64, effect: i64) -> bool:
        """Whether a paid action of the season may be open to a seat, for all that everybody knows.

        A seat with any card counts as one that can get the cubes.
        """
        if self.why_not_effect(seat, effect) == 0:
            return True
        if self.hand_size(seat) == 0:
            return False
        if effect == UPGRADE_ANY:
            for unit in range(UNITS):
                if self.level(seat, unit) < MOST_LEVEL:
                    return True
            return False
        return True

    def why_not_transform(self, seat: i64, effect: i64) -> i64:
        if effect == ETHERISE_SLOT:
            return self.why_not_etherise(seat, 1)
        if effect == CARDS_SLOT:
            return self.why_not_buy_cards(seat)
        if effect == CAPACITY_SLOT:
            return self.why_not_any_capacity(seat)
        return self.why_not_buy_booster(seat)

    def allows(self, effect: i64, slot: i64) -> bool:
        """Whether what is being carried out is the action of a slot, or leaves the choice of it."""
        if effect == slot:
            return True
        if slot < UPGRADE_SLOT:
            return False
        if slot < ETHERISE_SLOT:
            return effect == UPGRADE_ANY
        if slot <= BOOSTER_SLOT:
            return effect == TRANSFORM_ANY
        return effect == CONNECT_SLOT + 1 or effect == CONNECT_NOW

    # Conflicts that are still to be resolved

    def waiting_conflicts(self, conflict: i64) -> i64:
        """The spaces on which a conflict of this class is to be resolved: a bit for each."""
        once: i64 = 0
        twice: i64 = 0
        for seat in range(self.setting.seats):
            here = BIT[self.space_of(seat, ARMY)]
            twice |= once & here
            once |= here
        cities = self.board.of_terrain[CITY]
        if conflict == ASSAULT:
            return twice & (cities ^ -1)
        if conflict == SIEGE:
            return once & cities
        found: i64 = 0
        for seat in range(self.setting.seats):
            here = BIT[self.space_of(seat, COLLECTOR)]
            if once & here != 0 and not self.is_safe(seat, COLLECTOR, self.space_of(seat, COLLECTOR)):
                found |= here
        return found

    def next_fights(self) -> i64:
        """The spaces of assaults and sieges: any of them can come next."""
        return self.waiting_conflicts(ASSAULT) | self.waiting_conflicts(SIEGE)

    def next_pillages(self) -> i64:
        """The spaces of pillages, when no assault is left that must come before them."""
        if self.waiting_conflicts(ASSAULT) != 0:
            return 0
        return self.waiting_conflicts(PILLAGE)

    def conflict_on(self, space: i64) -> i64:
        """What is resolved first on a space with a conflict."""
        if self.board.terrain[space] == CITY:
            return SIEGE
        if self.waiting_conflicts(ASSAULT) & BIT[space] != 0:
            return ASSAULT
        return PILLAGE

    # Fleeing

    def is_safe(self, seat: i64, figure: i64, space: i64) -> bool:
        """Whether a unit that flees to a space begins no new conflict there."""
        for other in range(self.setting.seats):
            if other == seat:
                continue
            if self.space_of(other, ARMY) == space:
                return False
            if figure == ARMY and self.space_of(other, COLLECTOR) == space:
                return False
        return True

    def havens(self, seat: i64, figure: i64) -> i64:
        """The nearest terrains a unit can flee to: all at the same distance, none of them the Ether."""
        reached = BIT[self.space_of(seat, figure)]
        while True:
            ring = self.board.ring(reached)
            found: i64 = 0
            for space in range(SPACES):
                if space != CENTRE and ring & BIT[space] != 0 and self.is_safe(seat, figure, space):
                    found |= BIT[space]
            if found != 0 or ring == 0:
                return found
            reached |= ring
