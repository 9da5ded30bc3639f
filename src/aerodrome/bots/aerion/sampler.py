"""How tables of Aerion are described to its value, and what that foretells."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

from aerodrome.bots.net import Features
from aerodrome.bots.values import load_net
from aerodrome.games.aerion import GAME, Table, step
from aerodrome.games.aerion.table import WON
from aerodrome.kernel import State
from aerodrome.kernel.errors import expect

from .added_facts import AllFacts
from .picture import picture_of
from .turn import Planner
from .value import MARKS, Value, write_state
from .worth import CERTAIN, Marks

ALONE: Final = 0.62
"""The share of matches for one player."""
BASE: Final = 0.3
ALL_SIX: Final = 0.2
ONE: Final = 0.3
"""The shares of matches with no expansion, with all, and with one; the others have some."""
VARIANT: Final = 0.3
"""The chance of each variant, and of each edition choice."""
START: Final = -1
PASSED_ON: Final = 0.9
"""The part of a turn's surprise that the turns before it are held to account for."""


class Course:
    """Takes most of the luck out of what comes of a table.

    The value knows the chance to win before a roll as exactly as the one after phase 2. What a turn's dice did is the
    difference, and only a part of it is passed on to the turns before: luck with the dice, not the table, made it.
    """

    def __init__(self) -> None:
        self._planner = Planner(_value())
        self._noted: list[tuple[int, float]] = []  # the decision before which a turn was over, or START; the chance
        self._targets: dict[int, float] = {}

    def look(self, state: State, decision: int) -> None:
        table = expect(Table, state)
        if table.step == step.START:
            self._note(START, self._planner.moment(picture_of(table)).keeps[0])
        elif table.step == step.REPLENISH:
            self._note(decision, self._planner.marks.chance(picture_of(table)))

    def _note(self, decision: int, chance: int) -> None:
        """Note a chance; of several moments in one turn that are alike, the last counts."""
        if self._noted and (self._noted[-1][0] == START) == (decision == START):
            self._noted.pop()
        self._noted.append((decision, chance / int(CERTAIN)))

    def stray(self) -> None:
        self._noted.clear()

    def targets(self, state: State, seat: int, decision: int) -> tuple[float, ...]:
        if not self._targets:
            self._work_out(float(expect(Table, state).ending == WON))
        later = min((noted for noted in self._targets if noted >= decision), default=-1)
        return (self._targets[later],)

    def _work_out(self, came: float) -> None:
        """From the end of the match on: what came of each turn's end, without most of the luck."""
        judged: float | None = None
        for decision, chance in reversed(self._noted):
            if decision != START:
                self._targets[decision] = came
                judged = chance
            elif judged is not None:
                came = chance + PASSED_ON * (came - judged)


@cache
def _value() -> Marks:
    """The net of the round before; in the first round what `steady` thinks."""
    try:
        net = load_net("aerodrome.bots.aerion")
    except FileNotFoundError:
        return Marks()
    return Value(net) if net.marks == MARKS else Marks()


class AerionSampler:
    """The chance to win, as the table is when a turn is over."""

    marks = int(MARKS)
    outputs = ("won",)
    chances = 1

    def __init__(self) -> None:
        self._writer = AllFacts()

    def term_sets(self, rng: random.Random) -> tuple[dict[str, Any], int]:
        classes = GAME.components.classes
        share = rng.random()
        if share < BASE:
            played = []
        elif share < BASE + ALL_SIX:
            played = list(classes)
        elif share < BASE + ALL_SIX + ONE:
            played = [rng.choice(classes)]
        else:
            played = rng.sample(classes, rng.randint(2, len(classes) - 1))
        options: dict[str, Any] = {"expansions": [one.name for one in played]}
        with_variants = rng.random() < 0.5
        variants = [name for one in played for name in one.variants if with_variants and rng.random() < 2 * VARIANT]
        options["variants"] = variants
        for one in played:
            for name, values in one.editions:
                if one.edition_of.get(name, name) in (name, *variants) and rng.random() < VARIANT:
                    options[name] = values[1]
        options["pixies"] = rng.choice((3, 3, 3, 2, 1, 0))
        return options, 1 if rng.random() < ALONE else 2

    def course(self) -> Course:
        return Course()

    def features(self, state: State, seat: int, features: Features) -> bool:
        return write_state(expect(Table, state), features, self._writer)

    def targets(self, state: State, seat: int) -> tuple[float, ...]:
        return (float(expect(Table, state).ending == WON),)


SAMPLER: Final = AerionSampler()
