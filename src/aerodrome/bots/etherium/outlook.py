"""A season of Etherium thought through: programs and choices are tried in imagined worlds. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.etherium import cards, layout, step
from aerodrome.games.etherium.chapters import programming
from aerodrome.games.etherium.table import Table
from aerodrome.kernel.dealer import CHOICES, Dealer, FastDealer

from .programs import changed, sampled
from .tactics import quick
from .worth import NO_MARKS, margin_of

SEEDS: Final[i64] = 1_000_000_000
NO_PLAN: Final = vec[i64]()
# In how many worlds a program is tried: all of them, the better ones, and twice as many the best
FEW_WORLDS: Final[i64] = 2
MORE_WORLDS: Final[i64] = 5


class Outlook:
    """A table as a seat sees it, and worlds that agree with what it sees.

    In every world the hands of the others are re-dealt, and they program what makes sense.
    """

    def __init__(self, state: Table, seat: i64, dealer: Dealer) -> None:
        self.state = state
        self.seat = seat
        self.dealer = dealer
        self.worlds: list[Table] = []
        self.seeds: vec[i64] = vec[i64]([0] * 64)
        self.marks: vec[i64] = NO_MARKS[:]

    def world(self, number: i64) -> Table:
        """A copy of a world; worlds are made when they are first asked for."""
        while len(self.worlds) <= number:
            self.seeds[len(self.worlds)] = self.dealer.pick(CHOICES, SEEDS)
            self.worlds.append(self.imagined())
        return self.worlds[number].copy()

    def imagined(self) -> Table:
        other = self.state.copy()
        other.redeal(self.seat, self.dealer)
        if other.step == step.PROGRAM:
            for seat in range(other.setting.seats):
                if seat != self.seat:
                    other.clear_program(seat)
                    lay_program(other, seat, sampled(other, seat, self.dealer), self.dealer)
        return other

    def finished(self, world: Table, number: i64, program: vec[i64]) -> i64:
        """How the seat stands at the end of the season in a world, when it lays this program, if it has still to."""
        dealer = FastDealer(self.seeds[number])
        left = cards.SEASONS_IN_A_YEAR - world.season_number
        play_season(world, self.seat, program, dealer)
        return margin_of(world, self.seat, left, self.marks)

    # Programs

    def program_worth(self, program: vec[i64], first: i64, end: i64) -> i64:
        """The sum over some worlds of how the seat stands when it lays a program."""
        total: i64 = 0
        for number in range(first, end):
            total += self.finished(self.world(number), number, program)
        return total

    # Single actions

    def action_worth(self, action: i64, worlds: i64) -> i64:
        """The sum over worlds of how the seat stands when it acts so now; what it programs later is by chance."""
        total: i64 = 0
        for number in range(worlds):
            world = self.world(number)
            world.perform(self.seat, action, FastDealer(self.seeds[number]), None)
            total += self.finished(world, number, NO_PLAN)
        return total

    def promise(self, action: i64, effort: i64) -> i64:
        """The sum over worlds of how the seat stands when it acts so before the programming, and programs well then."""
        self.world(0)  # makes its seed
        ahead = Outlook(self.state, self.seat, FastDealer(self.seeds[0]))
        worlds = more_worlds(effort)
        for number in range(worlds):
            world = self.world(number)
            dealer = FastDealer(self.seeds[number])
            world.perform(self.seat, action, dealer, None)
            reach_programming(world, dealer)
            for other in range(world.setting.seats):
                if other != self.seat:
                    lay_program(world, other, sampled(world, other, dealer), dealer)
            ahead.worlds.append(world)
            ahead.seeds[number] = self.seeds[number]
        ahead.state = ahead.worlds[0]
        search = Search(ahead)
        search.sample(effort, FEW_WORLDS)
        search.vary(2, 2, FEW_WORLDS)
        search.narrow(3, FEW_WORLDS, worlds)
        return search.found[0].worth


def reach_programming(state: Table, dealer: Dealer) -> None:
    """Play quickly until programs are to be laid."""
    while state.step != step.PROGRAM:
        state.perform(state.seat, quick(state, state.seat), dealer, None)


def play_season(state: Table, seat: i64, program: vec[i64], dealer: Dealer) -> None:
    """Play quickly until the season is over."""
    season = state.season_number
    while state.season_number == season and state.step != step.OVER and state.step != step.LIMIT:
        if state.step != step.PROGRAM:
            state.perform(state.seat, quick(state, state.seat), dealer, None)
            continue
        for other in range(state.setting.seats):
            if state.step != step.PROGRAM or state.cells[state.at(other) + layout.READY] != 0:
                continue
            if other == seat and len(program) > 0:
                lay_program(state, other, program, dealer)
            else:
                lay_program(state, other, sampled(state, other, dealer), dealer)


def lay_program(state: Table, seat: i64, program: vec[i64], dealer: Dealer) -> None:
    """Lay the tokens that a seat has not laid yet."""
    at = state.at(seat)
    for token in range(state.cells[at + layout.LAID], state.cells[at + layout.ACTION_TOKENS]):
        programming.TOKEN.perform(state, seat, program[token], dealer, None)


# The search for a program


class Tried:
    """A program, and the sum of its worths over the worlds that it was tried in."""

    def __init__(self, program: vec[i64], worth: i64) -> None:
        self.program = program
        self.worth = worth


def by_worth(tried: Tried) -> int:
    return -tried.worth


class Search:
    """Many programs are tried in few worlds, the better ones in more, with changes to them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.found: list[Tried] = []

    def add(self, program: vec[i64], worlds: i64) -> None:
        """Try a program in the first worlds; one that is there already is not tried again."""
        for other in self.found:
            if same(other.program, program):
                return
        self.found.append(Tried(program, self.outlook.program_worth(program, 0, worlds)))

    def sample(self, programs: i64, worlds: i64) -> None:
        state, seat = self.outlook.state, self.outlook.seat
        for _program in range(programs):
            self.add(sampled(state, seat, self.outlook.dealer), worlds)

    def vary(self, best: i64, changes: i64, worlds: i64) -> None:
        """Try changes to the best programs."""
        outlook = self.outlook
        self.found.sort(key=by_worth)
        for parent in self.found[:best]:
            for _change in range(changes):
                self.add(changed(outlook.state, outlook.seat, parent.program, outlook.dealer), worlds)

    def narrow(self, best: i64, tried: i64, worlds: i64) -> None:
        """Keep the best programs, and try them in more worlds."""
        self.found.sort(key=by_worth)
        self.found = self.found[:best]
        for one in self.found:
            one.worth += self.outlook.program_worth(one.program, tried, worlds)
        self.found.sort(key=by_worth)


def same(one: vec[i64], other: vec[i64]) -> bool:
    for token in range(6):
        if one[token] != other[token]:
            return False
    return True


def more_worlds(effort: i64) -> i64:
    """In how many worlds the better programs are tried."""
    return max(FEW_WORLDS, min(MORE_WORLDS, effort))


def best_program(state: Table, seat: i64, dealer: Dealer, effort: i64) -> vec[i64]:
    """The program that does best in imagined worlds, beginning with the tokens that lie."""
    at = state.at(seat)
    missing = state.cells[at + layout.ACTION_TOKENS] - state.cells[at + layout.LAID]
    search = Search(Outlook(state, seat, dealer))
    if missing == 1:
        search.sample(2 * effort, FEW_WORLDS)
    else:
        search.sample(3 * effort, FEW_WORLDS)
        search.vary(effort // 2, 3, FEW_WORLDS)
    worlds = more_worlds(effort)
    search.narrow(effort, FEW_WORLDS, worlds)
    if missing > 1:
        search.vary(2, 2, worlds)
    search.narrow(3, worlds, 2 * worlds)
    return search.found[0].program
