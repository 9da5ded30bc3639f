"""The bot `keen` for Etherium: it programs against what all others might program, and judges by a fitted value."""

from __future__ import annotations

import contextlib
from typing import Final

from aerodrome.bots.bot import USUAL_SECONDS, ThinkingBot
from aerodrome.bots.search import Budget, search
from aerodrome.bots.values import load_net
from aerodrome.games.etherium import Table, step
from aerodrome.games.etherium.chapters.programming import TOKEN
from aerodrome.games.etherium.layout import LAID
from aerodrome.kernel import Dealer, State

from .ahead import Ahead
from .judge import SURE, Judge
from .planning import MOST_PROGRAMS, BudgetSpent, Planner
from .set_up import lay
from .steady import SteadyBot
from .tactics import quick
from .value import BEFORE, phase_of

PLAYS: Final = 150_000
"""Seasons that one second is enough for, times the number of seats, on a usual machine."""
CAREFUL: Final = 0.95
"""How much of its time it uses where it is slow: what it does between two seasons takes time too."""
LONGEST: Final = 0.75
"""Seconds for the first token of a program, however long other decisions may take: nobody waits long for a season."""
LATER: Final = 0.15
"""Seconds for each further token."""
GATHERED: Final = 0.25
"""The share of the seasons in which programs of all seats are gathered."""
MATCHED: Final = 0.5
"""The share that is played when regret matching ends."""
MOST_ROUNDS: Final = 500
WORLDS: Final = 6
FIRST_FIELDS: Final = 4
"""In how many worlds every answer is tried."""
BEFORE_EFFORT: Final = 6
"""How widely programs are searched, the way `steady` does, to find the base move before the programming."""


class KeenBot(ThinkingBot):
    """Programs by regret matching over sensible programs of all seats; moves, rolls and fights by playing on.

    The longer it may think, the more programs and worlds it tries. Hands of others are its own guesses.
    """

    name = "keen"

    def __init__(self, seconds: float = USUAL_SECONDS) -> None:
        super().__init__(seconds)
        self._judge = Judge(load_net("aerodrome.bots.etherium"))
        self._steady = SteadyBot(BEFORE_EFFORT)

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.step == step.LAY:
            return lay(state, seat, actions)
        if state.step == step.PROGRAM:
            return self.program(state, seat, dealer)
        return self.act(state, seat, actions, dealer)

    def budget(self, state: Table, seconds: float) -> Budget:
        return Budget(seconds * CAREFUL, self.plays(state, seconds))

    def plays(self, state: Table, seconds: float) -> int:
        """How many seasons may be played in some seconds."""
        return int(PLAYS * seconds / int(state.setting.seats))

    def program(self, state: Table, seat: int, dealer: Dealer) -> int:
        """The next token."""
        laid = int(state.cells[state.at(seat) + LAID])
        seconds = min(self.seconds, LATER if laid else LONGEST)
        planner = Planner(state, seat, self._judge, self.budget(state, seconds), dealer)
        with contextlib.suppress(BudgetSpent):
            think(planner, self.plays(state, seconds))
        return TOKEN.id_of(int(planner.best()[laid]))

    def act(self, state: Table, seat: int, actions: tuple[int, ...], dealer: Dealer) -> int:
        """An action of any other kind: the quick one, or before the programming that of `steady`, unless another is
        clearly better in worlds that are played on.
        """
        budget = self.budget(state, self.seconds)
        is_before = phase_of(state) == BEFORE
        base = self._steady.choose(state, seat, dealer) if is_before else int(quick(state, seat))
        ahead = Ahead(state, seat, self._judge)
        return search(base, actions, lambda action, seed: int(ahead.worth(action, seed)) / int(SURE), budget, dealer)


def think(planner: Planner, plays: int) -> None:
    """Let all seats learn what to program, then look for the best answer, in `plays` seasons."""
    seats = int(planner.seats)
    programs = max(4, min(80, int(GATHERED * plays / seats / 4.5)))
    kept = max(4, min(MOST_PROGRAMS, programs // 3))
    for seat in range(seats):
        planner.gather(seat, programs, kept, WORLDS)
    while int(planner.plays) < MATCHED * plays and planner.rounds < MOST_ROUNDS:
        planner.match()
    planner.propose(programs // 2, FIRST_FIELDS)
    fields, kept, changes = 2 * FIRST_FIELDS, max(6, programs // 3), max(3, programs // 8)
    while int(planner.plays) < plays:
        planner.narrow(kept, changes, fields)
        fields, kept, changes = fields * 3 // 2, max(3, kept * 2 // 3), max(1, changes * 2 // 3)
