"""Programs against programs: regret matching over what all seats might lay, one season of the engine as its payoff.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.search import Budget
from aerodrome.games.etherium import cards, layout, step
from aerodrome.games.etherium.table import Table
from aerodrome.kernel.dealer import CHOICES, Dealer, StreamDealer

from .judge import Judge
from .outlook import same
from .programs import changed, sampled
from .tactics import quick
from .value import DURING, phase_of

MOST_PROGRAMS: Final[i64] = 32  # of one seat, in the matching; with six seats a case still fits into a number
MOST_WORLDS: Final[i64] = 16
FEW_WORLDS: Final[i64] = 2  # worlds in which every program is tried
CHANGES: Final[i64] = 2  # to each of the better programs
BEST: Final[i64] = 2  # answers that are changed
SHARES: Final[i64] = 1000
SEEDS: Final[i64] = 1_000_000_000
NOTHING: Final = vec[i64]([0] * 32)


# A season


def known_to(state: Table, seat: i64) -> Table:
    """The table without what a seat cannot know: hands of the others lie in the deck, and nobody has laid a token."""
    other = state.copy()
    for at in range(other.setting.seats):
        if at != seat:
            other.pour(layout.block(at) + layout.HAND, layout.DECK_AT, cards.FLASH_KINDS)
        if other.step == step.PROGRAM:
            other.clear_program(at)
    return other


def finish_season(state: Table, dealer: Dealer) -> None:
    """Play quickly until the programs of this season are done."""
    while phase_of(state) == DURING and state.step != step.OVER:
        state.perform(state.seat, quick(state, state.seat), dealer, None)
    if state.season_number == cards.SEASONS_IN_A_YEAR:
        while state.step != step.OVER:
            state.perform(state.seat, quick(state, state.seat), dealer, None)


class Field:
    """A world in which a program is tried: hands, what the others lay, and its chance."""

    def __init__(self, table: Table, seed: i64) -> None:
        self.table = table
        self.seed = seed
        self.programs: list[vec[i64]] = []

    def play(self, seat: i64, program: vec[i64]) -> Table:
        """The end of the season when a seat lays a program and the others lay theirs."""
        table = self.table.copy()
        for other in range(table.setting.seats):
            lay_down(table, other, program if other == seat else self.programs[other])
        dealer = StreamDealer(self.seed)
        table.chapters.steps[step.PROGRAM].finish(table, dealer, None)
        finish_season(table, dealer)
        return table


def lay_down(table: Table, seat: i64, program: vec[i64]) -> None:
    at = layout.block(seat)
    tokens = table.cells[at + layout.ACTION_TOKENS]
    for token in range(tokens):
        table.cells[at + layout.PLAN + token] = program[token] + 1
    table.cells[at + layout.LAID] = tokens
    table.cells[at + layout.READY] = 1


# The programs of a seat


class BudgetSpent(Exception):
    """There is no time for another season."""


class Pool:
    """Programs of a seat with what they brought, and how regret matching plays them."""

    def __init__(self) -> None:
        self.programs: list[vec[i64]] = []
        self.worths: list[i64] = []  # what each brought in all worlds in which it was tried
        self.tries: list[i64] = []  # in how many that was
        self.regrets: vec[i64] = NOTHING[:]
        self.weights: vec[i64] = NOTHING[:]  # of the average strategy
        self.played: vec[i64] = NOTHING[:]  # the payoffs of one round

    def has(self, program: vec[i64]) -> bool:
        for other in self.programs:
            if same(other, program):
                return True
        return False

    def add(self, program: vec[i64], worth: i64, tries: i64) -> None:
        self.programs.append(program)
        self.worths.append(worth)
        self.tries.append(tries)

    def keep(self, best: i64) -> None:
        """Keep the programs that brought most, the best first. Those that were tried more often come before others."""
        order = sorted(range(len(self.programs)), key=self.rank)[:best]
        self.programs = [self.programs[at] for at in order]
        self.worths = [self.worths[at] for at in order]
        self.tries = [self.tries[at] for at in order]

    def rank(self, at: int) -> tuple[int, int, int]:
        return (-self.tries[at], -self.worths[at], at)

    def drawn(self, dealer: Dealer) -> i64:
        """A program by the strategy of now: each as likely as its regret is large."""
        return by_weight(self.regrets, len(self.programs), dealer)

    def drawn_of_average(self, dealer: Dealer) -> i64:
        """A program by the average strategy."""
        return by_weight(self.weights, len(self.programs), dealer)

    def learn(self, weight: i64) -> None:
        """Add what each program would have brought more than the strategy did. Regrets never fall below nought."""
        programs: i64 = len(self.programs)
        total: i64 = 0
        for at in range(programs):
            total += self.regrets[at]
        mean: i64 = 0
        for at in range(programs):
            share = SHARES // programs
            if total > 0:
                share = self.regrets[at] * SHARES // total
            self.weights[at] += share * weight
            mean += share * self.played[at]
        mean //= SHARES
        for at in range(programs):
            self.regrets[at] = max(0, self.regrets[at] + self.played[at] - mean)


def by_weight(weights: vec[i64], size: i64, dealer: Dealer) -> i64:
    """A place by chance, each as likely as its weight is large; all alike where there is no weight."""
    total: i64 = 0
    for at in range(size):
        total += weights[at]
    if total == 0:
        return dealer.pick(CHOICES, size)
    rank = dealer.pick(CHOICES, total)
    for at in range(size):
        if rank < weights[at]:
            return at
        rank -= weights[at]
    return 0


class Planner:
    """What all seats might program this season, and what answers that best.

    Every season that is played is a sample of the budget; BudgetSpent ends whatever goes on then.
    """

    def __init__(self, state: Table, seat: i64, judge: Judge, budget: Budget, dealer: Dealer) -> None:
        self.seat = seat
        self.seats = state.setting.seats
        self.judge = judge
        self.budget = budget
        self.dealer = dealer
        self.own: Table = state  # with the tokens that the seat has laid
        self.state = known_to(state, seat)
        self.pools: list[Pool] = [Pool() for _ in range(self.seats)]
        self.worlds: list[Field] = []
        self.fields: list[Field] = []
        self.answers: Pool = Pool()
        self.rounds: i64 = 0
        self.plays: i64 = 0
        self.cases: dict[int, i64] = {}

    # Worlds

    def imagined(self) -> Field:
        """A world: hands dealt again, and a program for each other seat by chance."""
        table = self.state.copy()
        table.redeal(self.seat, self.dealer)
        for other in range(self.seats):
            table.clear_program(other)
        field = Field(table, self.dealer.pick(CHOICES, SEEDS))
        for other in range(self.seats):
            field.programs.append(sampled(table, other, self.dealer))
        return field

    def worth(self, field: Field, seat: i64, program: vec[i64]) -> i64:
        """How a seat stands after the season when it lays a program."""
        if self.budget.is_spent:
            raise BudgetSpent
        self.plays += 1
        worth = self.judge.worth(field.play(seat, program), seat)
        self.budget.count()
        return worth

    def total(self, fields: list[Field], first: i64, end: i64, seat: i64, program: vec[i64]) -> i64:
        total: i64 = 0
        for at in range(first, end):
            total += self.worth(fields[at], seat, program)
        return total

    # Programs that make sense for each seat

    def gather(self, seat: i64, programs: i64, kept: i64, worlds: i64) -> None:
        """Try programs of a seat against programs by chance, then changes to the better ones."""
        while len(self.worlds) < worlds:
            self.worlds.append(self.imagined())
        pool = self.pools[seat]
        for _program in range(programs):
            self.offer(seat, sampled(self.state, seat, self.dealer))
        pool.keep(max(kept, programs // 2))
        for parent in pool.programs[: programs // 4 + 1]:
            for _change in range(CHANGES):
                self.offer(seat, changed(self.state, seat, parent, self.dealer))
        pool.keep(2 * kept)
        for at in range(len(pool.programs)):
            pool.worths[at] += self.total(self.worlds, FEW_WORLDS, worlds, seat, pool.programs[at])
            pool.tries[at] = worlds
        pool.keep(kept)

    def offer(self, seat: i64, program: vec[i64]) -> None:
        pool = self.pools[seat]
        if not pool.has(program):
            pool.add(program, self.total(self.worlds, 0, FEW_WORLDS, seat, program), FEW_WORLDS)

    # Regret matching

    def match(self) -> None:
        """A round in which each seat in turn learns what all its programs would have brought."""
        self.rounds += 1
        world = self.rounds % len(self.worlds)
        field = self.worlds[world]
        for seat in range(self.seats):
            profile: i64 = 0
            for other in range(self.seats):
                if other != seat:
                    drawn = self.pools[other].drawn(self.dealer)
                    field.programs[other] = self.pools[other].programs[drawn]
                    profile = profile * MOST_PROGRAMS + drawn
            self.try_all(field, (profile * cards.MOST_SEATS + seat) * MOST_WORLDS + world, seat)
            self.pools[seat].learn(self.rounds)

    def try_all(self, field: Field, profile: i64, seat: i64) -> None:
        """What each program of a seat brings against those of the others; each case is played once."""
        pool = self.pools[seat]
        for at in range(len(pool.programs)):
            case = profile * MOST_PROGRAMS + at
            known = self.cases.get(case)
            if known is None:
                known = self.worth(field, seat, pool.programs[at])
                self.cases[case] = known
            pool.played[at] = known

    # The answer

    def reach_fields(self, fields: i64) -> None:
        """Make worlds in which the others program by their average strategies."""
        while len(self.fields) < fields:
            field = self.imagined()
            for other in range(self.seats):
                pool = self.pools[other]
                if other != self.seat and len(pool.programs) > 0:
                    field.programs[other] = pool.programs[pool.drawn_of_average(self.dealer)]
            self.fields.append(field)

    def propose(self, programs: i64, fields: i64) -> None:
        """Try own programs that begin with the tokens that lie: those of the matching, and others by chance."""
        self.reach_fields(fields)
        for program in self.pools[self.seat].programs:
            if self.begins_as_laid(program):
                self.answer(program, fields)
        laid, tokens = self.tokens()
        if laid + 1 == tokens:
            self.propose_last(fields)
            return
        for _program in range(programs):
            self.answer(sampled(self.own, self.seat, self.dealer), fields)

    def propose_last(self, fields: i64) -> None:
        """Try every slot for the last token."""
        program = sampled(self.own, self.seat, self.dealer)
        last = self.tokens()[0]
        for slot in range(cards.SLOTS):
            other = program[:]
            other[last] = slot
            is_free = True
            for token in range(last):
                if program[token] == slot:
                    is_free = False
            if is_free:
                self.answer(other, fields)

    def tokens(self) -> tuple[i64, i64]:
        """How many tokens lie, and how many will."""
        at = layout.block(self.seat)
        return self.own.cells[at + layout.LAID], self.own.cells[at + layout.ACTION_TOKENS]

    def begins_as_laid(self, program: vec[i64]) -> bool:
        at = layout.block(self.seat)
        for token in range(self.own.cells[at + layout.LAID]):
            if program[token] != self.own.cells[at + layout.PLAN + token] - 1:
                return False
        return True

    def answer(self, program: vec[i64], fields: i64) -> None:
        if not self.answers.has(program):
            self.answers.add(program, self.total(self.fields, 0, fields, self.seat, program), fields)

    def narrow(self, kept: i64, changes: i64, fields: i64) -> None:
        """Keep the best answers and try them in more fields, with changes to the best of them."""
        self.reach_fields(fields)
        answers = self.answers
        answers.keep(kept)
        for at in range(len(answers.programs)):
            answers.worths[at] += self.total(self.fields, answers.tries[at], fields, self.seat, answers.programs[at])
            answers.tries[at] = fields
        answers.keep(kept)
        for parent in answers.programs[:BEST]:
            for _change in range(changes):
                self.answer(changed(self.own, self.seat, parent, self.dealer), fields)

    def best(self) -> vec[i64]:
        """The best answer so far; without time for any, a program by chance."""
        if len(self.answers.programs) == 0:
            return sampled(self.own, self.seat, self.dealer)
        self.answers.keep(len(self.answers.programs))
        return self.answers.programs[0]
