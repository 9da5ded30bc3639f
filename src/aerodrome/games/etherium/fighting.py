"""Conflicts: assaults, sieges and pillages, from the roll-off to the flight. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from . import steps
from .acting import NOTHING
from .board import BIT
from .cards import (
    ARMOUR,
    ARMY,
    ARMY_ROLL,
    ARMY_TOKEN,
    ASSAULT,
    BOOSTER,
    CITY_SPACE,
    COLLECTOR,
    DEFENCE,
    DEFENCE_ROLL,
    DISCIPLINE,
    ETHER,
    GUIDE,
    HIDEOUT,
    MOST_SEATS,
    NO_CONFLICT,
    PILLAGE,
    RECES,
    SACK_BOOSTER,
    SACK_ETHER,
    SACK_RESOURCES,
    SACK_TOKEN,
    SIEGE,
    SIEGE_CHOICES,
    SPACES,
    SPOILS,
)
from .layout import (
    BEATEN,
    CONFLICT_COUNTER,
    FIGHTS_AT,
    FLEES,
    LOSES,
    PLACE_COUNTER,
    REWARDS,
    SUPPLY_AT,
    TASK_AT,
    TOKENS,
    TOTAL_AT,
    WINNER_COUNTER,
    WITH_ARMY,
    WITH_COLLECTOR,
    WITH_DEFENCE,
)
from .rolling import Rolling

SACKED_ETHER: Final[i64] = 2
SACKED_RESOURCES: Final[i64] = 4
PILLAGED: Final[i64] = 2
BARBARIANS_CUBES: Final[i64] = 1  # of the supply, for each collector they pillage


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighting(Rolling):
    """A table on which conflicts are resolved."""

    def next_conflict(self, dealer: Dealer, events: Events | None) -> None:
        """Resolve a conflict that is left; where two can come next, a player says which."""
        self.conflict = NO_CONFLICT
        waiting = self.next_fights() | self.next_pillages()
        if waiting == 0:
            self.end_number(dealer, events)
            return
        for space in range(SPACES):
            if waiting == BIT[space]:
                self.begin_conflict(space, dealer, events)
                return
        self.go_to(steps.ORDER, self.chooser(), events)

    def end_number(self, dealer: Dealer, events: Events | None) -> None:
        """All conflicts after an action number are resolved."""
        raise NotImplementedError

    def chooser(self) -> i64:
        """Of all players in a conflict that is still open the one with the highest initiative.

        Where an assault is open, so is the pillage of every collector on its space.
        """
        left = self.next_fights() | self.waiting_conflicts(PILLAGE)
        for rank in range(self.setting.seats):
            seat = self.ranked(rank)
            involved = BIT[self.space_of(seat, ARMY)] | BIT[self.space_of(seat, COLLECTOR)] | BIT[CITY_SPACE + seat]
            if left & involved != 0:
                return seat
        raise AssertionError("a conflict without players")

    def begin_conflict(self, space: i64, dealer: Dealer, events: Events | None) -> None:
        self.conflict = self.conflict_on(space)
        self.place = space
        self.count(CONFLICT_COUNTER, self.conflict, events)
        self.count(PLACE_COUNTER, space, events)
        armies: i64 = 0
        for seat in range(self.setting.seats):
            if self.space_of(seat, ARMY) == space:
                armies += 1
                if self.conflict == PILLAGE:
                    self.winner = seat + 1
                else:
                    self.cells[FIGHTS_AT + seat] = WITH_ARMY
        if self.conflict == PILLAGE:
            self.begin_pillage(dealer, events)
            return
        if self.conflict == SIEGE:
            self.victim = space - CITY_SPACE
            self.cells[FIGHTS_AT + self.victim] = WITH_DEFENCE
            if armies > 1:
                self.melee = 1
        self.next_roll(dealer, events)

    # Assault and siege: the roll-off

    def next_roll(self, dealer: Dealer, events: Events | None) -> None:
        """Those in the conflict roll in reverse order of initiative; then the result is judged."""
        for rank in range(self.setting.seats):
            seat = self.ranked_from_last(rank)
            fights = self.cells[FIGHTS_AT + seat]
            if fights == 0 or self.cells[TOTAL_AT + seat] != 0:
                continue
            if fights == WITH_ARMY:
                self.roll(seat, ARMY_ROLL, self.level(seat, ARMY), dealer, events)
            else:
                self.roll(seat, DEFENCE_ROLL, self.level(seat, DEFENCE), dealer, events)
            return
        self.judge(dealer, events)

    def judge(self, dealer: Dealer, events: Events | None) -> None:
        """The highest total wins; of equals the Barbarians, and without them the equals roll again."""
        best: i64 = 0
        for seat in range(self.setting.seats):
            best = max(best, self.cells[TOTAL_AT + seat])
        tied: i64 = 0
        winner: i64 = 0
        for seat in range(self.setting.seats):
            if self.cells[TOTAL_AT + seat] == best:
                tied += 1
                if tied == 1 or self.people(seat) == RECES:
                    winner = seat
        if tied == 1 or self.people(winner) == RECES:
            self.win(winner, dealer, events)
            return
        for seat in range(self.setting.seats):
            if self.cells[TOTAL_AT + seat] == best:
                self.cells[TOTAL_AT + seat] = 0
            elif self.cells[FIGHTS_AT + seat] != 0:
                self.cells[TOTAL_AT + seat] = BEATEN
        self.next_roll(dealer, events)

    def win(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        self.winner = seat + 1
        self.count(WINNER_COUNTER, self.winner, events)
        if self.conflict == ASSAULT or self.melee != 0 or self.cells[FIGHTS_AT + seat] == WITH_DEFENCE:
            self.award(seat, ARMY_TOKEN, events)
        if self.conflict == SIEGE and self.cells[FIGHTS_AT + seat] == WITH_ARMY:
            for choice in range(SIEGE_CHOICES):
                if self.why_not_siege(choice) == 0:
                    self.go_to(steps.SIEGE, seat, events)
                    return
        self.begin_losses(dealer, events)

    def sack(self, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        """What the victorious army does in the city. In a melee it has its Army token already."""
        if choice == SACK_BOOSTER:
            self.rob(seat, self.victim, BOOSTER, 1, events)
            has_sack = self.cells[self.at(seat) + TOKENS + SACK_TOKEN] > 0
            if (has_sack or not self.award(seat, SACK_TOKEN, events)) and self.melee == 0:
                self.award(seat, ARMY_TOKEN, events)
        elif choice == SACK_ETHER:
            self.rob(seat, self.victim, ETHER, SACKED_ETHER, events)
        elif choice == SACK_RESOURCES:
            self.wait_with(steps.SIEGE)
            self.steal_basics(seat, SACKED_RESOURCES, dealer, events)
            return
        else:
            self.lose_level(self.victim, GUIDE, events)
            if self.melee == 0:
                self.award(seat, ARMY_TOKEN, events)
        self.begin_losses(dealer, events)

    # Levels are lost, the winner may play Spoils, units flee

    def begin_losses(self, dealer: Dealer, events: Events | None) -> None:
        for seat in range(self.setting.seats):
            fights = self.cells[FIGHTS_AT + seat]
            if fights == 0:
                continue
            self.cells[TASK_AT + seat] = LOSES
            if fights == WITH_ARMY and (self.conflict == SIEGE or seat + 1 != self.winner):
                self.cells[TASK_AT + seat] = LOSES + FLEES
        self.go_on_losing(dealer, events)

    def go_on_losing(self, dealer: Dealer, events: Events | None) -> None:
        for rank in range(self.setting.seats):
            seat = self.ranked_from_last(rank)
            if self.cells[TASK_AT + seat] & LOSES == 0:
                continue
            if self.cells[FIGHTS_AT + seat] == WITH_DEFENCE:
                self.lose_level(seat, DEFENCE, events)
            elif self.level(seat, ARMY) > 1 and not self.owns(seat, ARMOUR):
                if self.may_be_held(seat, DISCIPLINE):
                    self.go_to(steps.DISCIPLINE, seat, events)
                    return
                self.lose_level(seat, ARMY, events)
            self.cells[TASK_AT + seat] -= LOSES
        self.offer_spoils(dealer, events)

    def lose_level(self, seat: i64, unit: i64, events: Events | None) -> None:
        """A unit loses a level, but never its last."""
        level = self.level(seat, unit)
        if level > 1:
            self.set_level(seat, unit, level - 1, events)

    def answer_discipline(self, seat: i64, spared: bool, dealer: Dealer, events: Events | None) -> None:
        if not spared:
            self.lose_level(seat, ARMY, events)
        self.cells[TASK_AT + seat] -= LOSES
        self.go_on_losing(dealer, events)

    def offer_spoils(self, dealer: Dealer, events: Events | None) -> None:
        """The winner may play Spoils: after an assault or a siege before units flee, after a pillage at its end."""
        if self.cells[SUPPLY_AT + ETHER] > 0 and self.may_be_held(self.winner - 1, SPOILS):
            self.go_to(steps.SPOILS, self.winner - 1, events)
        else:
            self.go_on_fleeing(dealer, events)

    def go_on_fleeing(self, dealer: Dealer, events: Events | None) -> None:
        for rank in range(self.setting.seats):
            seat = self.ranked_from_last(rank)
            if self.cells[TASK_AT + seat] & FLEES != 0 and not self.flees_by_itself(seat, ARMY, events):
                self.go_to(steps.FLEE, seat, events)
                return
        self.end_conflict(dealer, events)

    def flees_by_itself(self, seat: i64, figure: i64, events: Events | None) -> bool:
        """Flee when there is only one haven."""
        havens = self.havens(seat, figure)
        for space in range(SPACES):
            if havens == BIT[space]:
                self.put_figure(seat, figure, space, events)
                self.cells[TASK_AT + seat] = 0
                return True
        return False

    def flee(self, seat: i64, space: i64, dealer: Dealer, events: Events | None) -> None:
        self.put_figure(seat, self.fleeing_figure(), space, events)
        self.cells[TASK_AT + seat] = 0
        if self.conflict == PILLAGE:
            self.next_victim(dealer, events)
        else:
            self.go_on_fleeing(dealer, events)

    def end_conflict(self, dealer: Dealer, events: Events | None) -> None:
        for seat in range(MOST_SEATS):
            self.cells[FIGHTS_AT + seat] = 0
            self.cells[TOTAL_AT + seat] = 0
            self.cells[TASK_AT + seat] = 0
        self.winner = 0
        self.melee = 0
        self.place = NOTHING
        self.victim = 0
        self.next_conflict(dealer, events)

    # Pillage

    def begin_pillage(self, dealer: Dealer, events: Events | None) -> None:
        for seat in range(self.setting.seats):
            if seat + 1 != self.winner and self.space_of(seat, COLLECTOR) == self.place:
                self.cells[FIGHTS_AT + seat] = WITH_COLLECTOR
                self.cells[TASK_AT + seat] = LOSES + FLEES
                if self.people(self.winner - 1) == RECES:
                    self.cells[TASK_AT + seat] += REWARDS
        self.next_victim(dealer, events)

    def next_victim(self, dealer: Dealer, events: Events | None) -> None:
        """Collectors are pillaged one after the other, in reverse order of initiative."""
        thief = self.winner - 1
        for rank in range(self.setting.seats):
            seat = self.ranked_from_last(rank)
            if self.cells[TASK_AT + seat] != 0:
                self.victim = seat
                self.wait_with(steps.HIDEOUT)
                self.steal_basics(thief, PILLAGED, dealer, events)
                return
        self.offer_spoils(dealer, events)

    def go_on_pillaging(self, dealer: Dealer, events: Events | None) -> None:
        """After the theft the Barbarians take their own cube; then the collector may be spared its loss."""
        if self.cells[TASK_AT + self.victim] & REWARDS != 0:
            self.cells[TASK_AT + self.victim] -= REWARDS
            self.wait_with(steps.HIDEOUT)
            self.take_basics(self.winner - 1, BARBARIANS_CUBES, dealer, events)
        else:
            self.offer_hideout(dealer, events)

    def offer_hideout(self, dealer: Dealer, events: Events | None) -> None:
        if self.level(self.victim, COLLECTOR) > 1 and self.may_be_held(self.victim, HIDEOUT):
            self.go_to(steps.HIDEOUT, self.victim, events)
        else:
            self.answer_hideout(self.victim, False, dealer, events)

    def answer_hideout(self, seat: i64, spared: bool, dealer: Dealer, events: Events | None) -> None:
        if not spared:
            self.lose_level(seat, COLLECTOR, events)
        self.cells[TASK_AT + seat] = FLEES
        if self.flees_by_itself(seat, COLLECTOR, events):
            self.next_victim(dealer, events)
        else:
            self.go_to(steps.FLEE, seat, events)
