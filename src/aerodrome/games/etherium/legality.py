"""Which rule forbids an action: one small method for each kind of action. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.rule_numbers import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN

from . import actions as do
from . import rule, steps
from .board import BIT, NOT_THERE, is_on_board, sites_touch_large
from .cards import (
    ARMY,
    BOOSTER,
    BOOSTER_SLOT,
    CAPACITY_SLOT,
    CARDS_SLOT,
    CENTRE,
    CITY,
    COLLECT_SLOT,
    COLLECTOR,
    CONNECT_SLOT,
    ERTIS,
    ETHER,
    ETHERISE_SLOT,
    FATE,
    GUIDE,
    LOWER_GUIDE,
    MEDIUM_PIECE,
    MOST_QUARTERS,
    PILLAGE,
    SACK_BOOSTER,
    SACK_ETHER,
    SITES,
    SMALL_PIECE,
    SPACES,
    UPGRADE_SLOT,
)
from .layout import CITY_AT, HAND, LAID, LARGE_AT, PLAN, READY_AT, SITE_AT, SUPPLY_AT
from .timing import Timing


@mypyc_attr(allow_interpreted_subclasses=True)
class Legality(Timing):
    """A table that can say what is allowed on it."""

    def actors(self) -> tuple[int, ...]:
        if self.step == steps.OVER:
            return ()
        if self.step == steps.PROGRAM:
            return tuple([seat for seat in range(self.setting.seats) if self.may_act(seat)])
        return (self.seat,)

    def may_act(self, seat: i64) -> bool:
        if self.step == steps.PROGRAM:
            return 0 <= seat < self.setting.seats and self.cells[self.at(seat) + READY_AT] == 0
        return seat == self.seat and self.step != steps.OVER

    def why_not(self, seat: i64, action: i64) -> i64:
        if not 0 <= action < do.ACTIONS:
            return NO_SUCH_ACTION
        if self.step == steps.OVER:
            return MATCH_OVER
        if not self.may_act(seat):
            if self.step == steps.PROGRAM and 0 <= seat < self.setting.seats:
                return rule.PROGRAM_COMMITTED
            return NOT_YOUR_TURN
        if action < do.MOVE:
            return self.why_not_token(seat, action)
        if action < do.TAKE:
            return self.why_not_carry_out(seat, action)
        if action < do.PASS:
            return self.why_not_cube(seat, action)
        if action == do.PASS:
            return self.why_not_pass(seat)
        if action < do.REROLL:
            return self.why_not_play(seat, action - do.PLAY)
        if action < do.RESOLVE:
            return self.why_not_modify(seat, action)
        if action < do.DISCARD:
            return self.why_not_in_conflict(seat, action)
        if action < do.LAY_LARGE:
            return self.why_not_discard(seat, action - do.DISCARD)
        return self.why_not_lay(action)

    # Programming

    def why_not_token(self, seat: i64, slot: i64) -> i64:
        if self.step != steps.PROGRAM:
            return rule.PROGRAM_ONLY
        at = self.at(seat)
        for token in range(self.cells[at + LAID]):
            if self.cells[at + PLAN + token] == slot + 1:
                return rule.PROGRAM_ONE_PER_SLOT
        return 0

    # Carrying out actions and effects

    def is_carrying_out(self) -> bool:
        return self.step in (steps.ACT, steps.VOYAGE, steps.SEASON, steps.SEASON_PAID, steps.EFFECT)

    def why_not_carry_out(self, seat: i64, action: i64) -> i64:
        if not self.is_carrying_out():
            return rule.ACT_ONLY
        if action < do.COLLECT:
            if not self.moves(self.effect):
                return rule.ACT_PROGRAMMED
            figure = (action - do.MOVE) // SPACES
            return self.why_not_move(seat, figure, (action - do.MOVE) % SPACES, self.effect)
        if action == do.COLLECT:
            if not COLLECT_SLOT <= self.effect < UPGRADE_SLOT:
                return rule.ACT_PROGRAMMED
            return self.why_not_collect(seat, self.effect - COLLECT_SLOT)
        if action < do.ETHERISE:
            unit = action - do.UPGRADE
            if not self.allows(self.effect, UPGRADE_SLOT + unit):
                return rule.ACT_PROGRAMMED
            return self.why_not_upgrade(seat, unit)
        if action < do.CONNECT:
            return self.why_not_transform_into(seat, action)
        return self.why_not_connect(seat, action - do.CONNECT + 1)

    def why_not_transform_into(self, seat: i64, action: i64) -> i64:
        if action < do.CARDS:
            if not self.allows(self.effect, ETHERISE_SLOT):
                return rule.ACT_PROGRAMMED
            return self.why_not_etherise(seat, action - do.ETHERISE + 1)
        if action == do.CARDS:
            if not self.allows(self.effect, CARDS_SLOT):
                return rule.ACT_PROGRAMMED
            return self.why_not_buy_cards(seat)
        if action < do.BOOSTER:
            if not self.allows(self.effect, CAPACITY_SLOT):
                return rule.ACT_PROGRAMMED
            return self.why_not_buy_capacity(seat, action - do.CAPACITY)
        if not self.allows(self.effect, BOOSTER_SLOT):
            return rule.ACT_PROGRAMMED
        return self.why_not_buy_booster(seat)

    def why_not_connect(self, seat: i64, dice: i64) -> i64:
        if not self.allows(self.effect, CONNECT_SLOT):
            return rule.ACT_PROGRAMMED
        if dice > 1 and not self.is_own_season(seat):
            return rule.CONNECT_SEASON_DIE
        return 0

    def is_unplayable(self, seat: i64) -> bool:
        """Whether the programmed action that is due cannot be carried out."""
        return self.step == steps.ACT and self.why_not_effect(seat, self.effect) != 0

    # Cubes

    def why_not_cube(self, seat: i64, action: i64) -> i64:
        if action < do.PAY:
            if self.step != steps.TAKE and not self.is_unplayable(seat):
                if self.step == steps.ACT:
                    return rule.ACT_MANDATORY
                return rule.SUPPLY_ONLY
            if self.cells[SUPPLY_AT + action - do.TAKE] == 0:
                return rule.SUPPLY_LIMITED
            return 0
        if action < do.VICTIM:
            return self.why_not_pay(seat, action - do.PAY)
        if action < do.STEAL:
            if self.step != steps.VICTIM:
                return rule.THEFT_ONLY
            if not self.can_be_robbed(seat, action - do.VICTIM, self.theft):
                return rule.THEFT_VICTIM
            return 0
        if self.step != steps.STEAL:
            return rule.THEFT_ONLY
        if self.cube_count(self.victim, action - do.STEAL) == 0:
            return rule.THEFT_CUBES
        return 0

    def is_gift(self, seat: i64) -> bool:
        """Whether the cubes to be taken are those of the Harmonics for Ether that another collects: a permission."""
        return self.beneath == steps.AFTER_FLASH and seat != self.ranked(self.turn)

    def why_not_pay(self, seat: i64, resource: i64) -> i64:
        if self.step != steps.PAY:
            return rule.PAYMENT_ONLY
        if self.paid & BIT[resource] != 0:
            return rule.UPGRADE_GUIDE_EACH
        if self.cube_count(seat, resource) == 0:
            return rule.PAYMENT_OWN
        return 0

    def why_not_pass(self, seat: i64) -> i64:
        if self.step in steps.WINDOWS or self.step in (steps.VOYAGE, steps.SEASON, steps.SEASON_PAID):
            return 0
        if self.step == steps.TAKE and self.is_gift(seat):
            return 0
        if self.step == steps.ACT:
            if self.is_unplayable(seat):
                return 0
            return rule.ACT_MANDATORY
        if self.step == steps.EFFECT:
            return rule.FLASH_MUST_RESOLVE
        return rule.PASS_NOTHING_TO_DECLINE

    # Rolls

    def why_not_modify(self, seat: i64, action: i64) -> i64:
        if action < do.FATE:
            return self.why_not_reroll(seat, action - do.REROLL)
        if self.step != steps.ROLLED:
            return rule.ROLL_ONLY
        if action == do.FATE:
            if not self.owns(seat, FATE) or self.fated != 0:
                return rule.ROLL_FATE
            return 0
        if action - do.GUIDE > self.level(seat, GUIDE):
            return rule.ROLL_GUIDE
        return 0

    def why_not_reroll(self, seat: i64, low: i64) -> i64:
        if self.step == steps.ROLLED:
            if self.people(seat) != ERTIS or self.rerolled != 0:
                return rule.ROLL_SHAMANS
        elif self.step != steps.LOW:
            return rule.ROLL_ONLY
        if do.LOW_ONES[low] > self.ones() or do.LOW_TWOS[low] > self.twos():
            return rule.ROLL_LOW
        return 0

    # Conflicts

    def why_not_in_conflict(self, seat: i64, action: i64) -> i64:
        if action < do.SIEGE:
            if self.step != steps.ORDER or not self.can_come_next(action):
                return rule.CONFLICT_ORDER
            return 0
        if action < do.FLEE:
            if self.step != steps.SIEGE:
                return rule.SIEGE_ONLY
            return self.why_not_siege(action - do.SIEGE)
        if self.step != steps.FLEE:
            return rule.FLIGHT_ONLY
        return self.why_not_flee(seat, action - do.FLEE)

    def can_come_next(self, action: i64) -> bool:
        """Whether the conflict that an action names can be resolved next."""
        if action < do.RESOLVE_PILLAGE:
            return self.next_fights() & BIT[action - do.RESOLVE] != 0
        return self.next_pillages() & BIT[action - do.RESOLVE_PILLAGE] != 0

    def why_not_siege(self, choice: i64) -> i64:
        if choice == LOWER_GUIDE:
            if self.level(self.victim, GUIDE) == 0:
                return rule.SIEGE_GUIDE
            return 0
        if choice == SACK_BOOSTER:
            found = self.cube_count(self.victim, BOOSTER)
        elif choice == SACK_ETHER:
            found = self.cube_count(self.victim, ETHER)
        else:
            found = self.basics(self.victim)
        if found == 0:
            return rule.SIEGE_SOMETHING_THERE
        return 0

    def fleeing_figure(self) -> i64:
        if self.conflict == PILLAGE:
            return COLLECTOR
        return ARMY

    def why_not_flee(self, seat: i64, space: i64) -> i64:
        figure = self.fleeing_figure()
        if self.havens(seat, figure) & BIT[space] != 0:
            return 0
        terrain = self.board.terrain[space]
        if terrain == NOT_THERE:
            return rule.SETUP_ON_BOARD
        if space == CENTRE or terrain == CITY:
            return rule.FLIGHT_TERRAIN
        if not self.is_safe(seat, figure, space):
            return rule.FLIGHT_NO_CONFLICT
        return rule.FLIGHT_NEAREST

    # Cards that must go

    def why_not_discard(self, seat: i64, card: i64) -> i64:
        if self.step not in (steps.KEEP, steps.LOSE_CARD, steps.LIMIT):
            return rule.HAND_DISCARD_ONLY
        if self.cells[self.at(seat) + HAND + card] == 0:
            return rule.FLASH_HOLD
        return 0

    # The tactical set-up

    def why_not_lay(self, action: i64) -> i64:
        if self.step != steps.LAY:
            return rule.SETUP_PLACING_ONLY
        if action < do.LAY_MEDIUM:
            quarter = action - do.LAY_LARGE
            if quarter >= self.setting.quarters:
                return rule.SETUP_ON_BOARD
            if self.cells[LARGE_AT + quarter] != 0:
                return rule.SETUP_SITE_FREE
            return 0
        if action < do.LAY_SMALL:
            return self.why_not_lay_on_site(action - do.LAY_MEDIUM, MEDIUM_PIECE)
        if action < do.LAY_CITY:
            return self.why_not_lay_on_site(action - do.LAY_SMALL, SMALL_PIECE)
        return self.why_not_lay_city((action - do.LAY_CITY) // SITES, (action - do.LAY_CITY) % SITES)

    def why_not_lay_on_site(self, site: i64, piece: i64) -> i64:
        quarters = self.setting.quarters
        if not is_on_board(site, quarters):
            return rule.SETUP_ON_BOARD
        if self.pieces_laid(piece) == quarters:
            return rule.SETUP_PIECE_LEFT
        if self.cells[SITE_AT + site] != 0:
            return rule.SETUP_SITE_FREE
        for quarter in range(quarters):
            if self.cells[LARGE_AT + quarter] != 0 and sites_touch_large(site, quarter, quarters):
                return 0
        return rule.SETUP_CONNECTS

    def pieces_laid(self, piece: i64) -> i64:
        laid: i64 = 0
        for site in range(SITES):
            if self.cells[SITE_AT + site] == piece:
                laid += 1
        return laid

    def next_city(self, owner: i64) -> i64:
        """The city that is laid for a seat, or, for the seventh, the next of those nobody plays; -1 when none is."""
        if owner < self.setting.seats:
            if self.cells[CITY_AT + owner] == 0:
                return owner
            return -1
        if owner == MOST_QUARTERS:
            for city in range(self.setting.seats, self.setting.quarters):
                if self.cells[CITY_AT + city] == 0:
                    return city
        return -1

    def why_not_lay_city(self, owner: i64, site: i64) -> i64:
        if not is_on_board(site, self.setting.quarters):
            return rule.SETUP_ON_BOARD
        if self.next_city(owner) < 0:
            return rule.SETUP_PIECE_LEFT
        if self.cells[SITE_AT + site] != MEDIUM_PIECE:
            return rule.SETUP_CONNECTS
        for city in range(self.setting.quarters):
            if self.cells[CITY_AT + city] == site + 1:
                return rule.SETUP_SITE_FREE
        return 0
