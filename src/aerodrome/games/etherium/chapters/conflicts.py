"""Conflicts: which comes next, the roll-off of an assault or a siege, the sack of a city. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, rule, step
from ..battles import chooser, conflict_on, fighters, next_fights, next_pillages
from ..cubes import steal_basics
from ..events import ActionsEnded, CitySacked, ConflictBegan, ConflictWon, Tied
from ..layout import FIGHTS_AT, LAID, TASK_AT, TOKEN_AT, TOKENS, TOTAL_AT, block
from ..table import Table
from ..verbs import SetVerb, TableVerb

TERRAIN_SPACES: Final = cards.SPACE_NAMES[: cards.CITY_SPACE]
CITY_SPACES: Final = cards.SPACE_NAMES[cards.CITY_SPACE :]


# The order of conflicts


class Order(Step[Table]):
    """After each number all conflicts are resolved; where several can come next, a player says which."""

    number = step.ORDER

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.conflict = cards.NO_CONFLICT
        waiting = next_fights(table) | next_pillages(table)
        if waiting == 0:
            self.finish(table, dealer, events)
            return
        for space in range(cards.SPACES):
            if waiting == BIT[space]:
                begin_conflict(table, space, dealer, events)
                return
        table.go_to(step.ORDER, chooser(table))

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The next number, or the end of the season."""
        for seat in range(table.setting.seats):
            if table.cells[block(seat) + LAID] > table.number:
                table.begin(step.NUMBER_FLASH, dealer, events)
                return
        table.number = 0
        if events is not None:
            events.tell(ActionsEnded())
        table.begin(step.END_FLASH, dealer, events)


class Resolve(SetVerb):
    """Choose the conflict that is resolved next."""

    name = "resolve"
    params = ("conflict", "space")
    listed = (
        *[("assault", space) for space in TERRAIN_SPACES],
        *[("siege", city) for city in CITY_SPACES],
        *[("pillage", space) for space in TERRAIN_SPACES],
    )
    touches = ("space/{space}",)
    steps = (step.ORDER,)
    when = rule.CONFLICT_ORDER

    def mask(self, table: Table, seat: i64) -> i64:
        return next_fights(table) | next_pillages(table) * BIT[cards.SPACES]

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        begin_conflict(table, choice % cards.SPACES, dealer, events)


def begin_conflict(table: Table, space: i64, dealer: Dealer, events: Events | None) -> None:
    table.conflict = conflict_on(table, space)
    table.place = space
    if events is not None:
        attackers, defenders = fighters(table, table.conflict, space)
        conflict = cards.CONFLICT_NAMES[table.conflict]
        events.tell(ConflictBegan(conflict, cards.SPACE_NAMES[space], attackers, defenders))
    armies: i64 = 0
    for seat in range(table.setting.seats):
        if table.space_of(seat, cards.ARMY) == space:
            armies += 1
            if table.conflict == cards.PILLAGE:
                table.winner = seat + 1
            else:
                table.cells[FIGHTS_AT + seat] = cards.WITH_ARMY
    if table.conflict == cards.PILLAGE:
        table.begin(step.HIDEOUT, dealer, events)
        return
    if table.conflict == cards.SIEGE:
        table.victim = space - cards.CITY_SPACE
        table.cells[FIGHTS_AT + table.victim] = cards.WITH_DEFENCE
        if armies > 1:
            table.melee = 1
    table.begin(step.SIEGE, dealer, events)


# Assault and siege


class Fight(Step[Table]):
    """An assault or a siege: all in it roll; an army that takes a city says what it does there."""

    number = step.SIEGE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Those in the conflict roll in reverse order of initiative; then the result is judged."""
        for rank in range(table.setting.seats):
            seat = table.ranked_from_last(rank)
            fights = table.cells[FIGHTS_AT + seat]
            if fights == 0 or table.cells[TOTAL_AT + seat] != 0:
                continue
            if fights == cards.WITH_ARMY:
                table.roll(seat, cards.ARMY_ROLL, table.level(seat, cards.ARMY), dealer, events)
            else:
                table.roll(seat, cards.DEFENCE_ROLL, table.level(seat, cards.DEFENCE), dealer, events)
            return
        self.judge(table, dealer, events)

    def judge(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The highest total wins; of equals the Barbarians, and without them the equals roll again."""
        best: i64 = 0
        for seat in range(table.setting.seats):
            best = max(best, table.cells[TOTAL_AT + seat])
        tied: i64 = 0
        winner: i64 = 0
        for seat in range(table.setting.seats):
            if table.cells[TOTAL_AT + seat] == best:
                tied += 1
                if tied == 1 or table.people(seat) == cards.RECES:
                    winner = seat
        if tied == 1 or table.people(winner) == cards.RECES:
            self.win(table, winner, tied > 1, dealer, events)
            return
        if events is not None:
            equals = [seat for seat in range(table.setting.seats) if table.cells[TOTAL_AT + seat] == best]
            events.tell(Tied(tuple(equals), best))
        for seat in range(table.setting.seats):
            if table.cells[TOTAL_AT + seat] == best:
                table.cells[TOTAL_AT + seat] = 0
            elif table.cells[FIGHTS_AT + seat] != 0:
                table.cells[TOTAL_AT + seat] = cards.BEATEN
        self.begin(table, dealer, events)

    def win(self, table: Table, seat: i64, by_tie: bool, dealer: Dealer, events: Events | None) -> None:
        table.winner = seat + 1
        if events is not None:
            unit = cards.FIGHTS_NAMES[table.cells[FIGHTS_AT + seat]]
            events.tell(ConflictWon(seat, cards.CONFLICT_NAMES[table.conflict], unit, by_tie))
        if table.conflict == cards.ASSAULT or table.melee != 0 or table.cells[FIGHTS_AT + seat] == cards.WITH_DEFENCE:
            table.award(seat, cards.ARMY_TOKEN, events)
        is_sack = table.conflict == cards.SIEGE and table.cells[FIGHTS_AT + seat] == cards.WITH_ARMY
        if is_sack and SACK.is_possible(table, seat):
            table.go_to(step.SIEGE, seat)
        else:
            self.resume(table, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """After the sack: all units in the conflict lose a level, and most armies flee."""
        for seat in range(table.setting.seats):
            fights = table.cells[FIGHTS_AT + seat]
            if fights == 0:
                continue
            table.cells[TASK_AT + seat] = cards.LOSES
            if fights == cards.WITH_ARMY and (table.conflict == cards.SIEGE or seat + 1 != table.winner):
                table.cells[TASK_AT + seat] = cards.LOSES + cards.FLEES
        table.begin(step.DISCIPLINE, dealer, events)


class Sack(TableVerb):
    """Sack the city that the own army has taken, or lower its guide."""

    name = "siege"
    params = ("choice",)
    steps = (step.SIEGE,)
    when = rule.SIEGE_ONLY

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if choice == cards.LOWER_GUIDE:
            if table.level(table.victim, cards.GUIDE) == 0:
                return rule.SIEGE_GUIDE
            return 0
        if choice == cards.SACK_BOOSTER:
            found = table.cube_count(table.victim, cards.BOOSTER)
        elif choice == cards.SACK_ETHER:
            found = table.cube_count(table.victim, cards.ETHER)
        else:
            found = table.basics(table.victim)
        if found == 0:
            return rule.SIEGE_SOMETHING_THERE
        return 0

    def token(self, table: Table, seat: i64, choice: i64) -> i64:
        """The victory token that this brings, NOTHING for none. In a melee the army has its Army token already."""
        cells, has_booster = table.cells, choice == cards.SACK_BOOSTER
        has_sack = cells[block(seat) + TOKENS + cards.SACK_TOKEN] > 0
        if has_booster and not has_sack and cells[TOKEN_AT + cards.SACK_TOKEN] > 0:
            return cards.SACK_TOKEN
        if table.melee == 0 and cells[TOKEN_AT + cards.ARMY_TOKEN] > 0 and (has_booster or choice == cards.LOWER_GUIDE):
            return cards.ARMY_TOKEN
        return cards.NOTHING

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.tell(CitySacked(seat, table.victim, cards.SIEGE_NAMES[choice]))
        if choice == cards.SACK_RESOURCES:
            table.wait_with(step.SIEGE)
            steal_basics(table, seat, cards.SACKED_RESOURCES, dealer, events)
            return
        if choice == cards.SACK_BOOSTER:
            table.rob(seat, table.victim, cards.BOOSTER, 1, events)
        elif choice == cards.SACK_ETHER:
            table.rob(seat, table.victim, cards.ETHER, cards.SACKED_ETHER, events)
        else:
            table.lose_level(table.victim, cards.GUIDE, events)
        token = self.token(table, seat, choice)
        if token != cards.NOTHING:
            table.award(seat, token, events)
        table.chapters.steps[step.SIEGE].resume(table, dealer, events)


ORDER: Final = Order()
FIGHT: Final = Fight()
RESOLVE: Final = Resolve()
SACK: Final = Sack(each(cards.SIEGE_NAMES))
