"""What a value of Celestia Duo is fitted to."""

from __future__ import annotations

import random
from typing import Any, Final

from aerodrome.bots.net import Features
from aerodrome.games.celestia_duo import Table, step
from aerodrome.games.celestia_duo.cards import MODE_NAMES, QUICK
from aerodrome.kernel import State

from .value import MARKS, Describer

USUAL: Final = 0.6
"""The share of matches that begin at the nearest distance, as the rulebook has it."""
ON_STAGES: Final = 0.85
"""The share with propellers on stages."""
FARTHEST: Final = 18
SELDOM: Final = 3
"""Each of the moments in the middle of a turn is used with a chance of one in this number."""


class CelestiaSampler:
    """Moments of a match with both hands open, and whether it was won."""

    marks = int(MARKS)
    outputs = ("won",)
    chances = 1

    def term_sets(self, rng: random.Random) -> tuple[dict[str, Any], int]:
        mode = rng.choice(MODE_NAMES)
        options: dict[str, Any] = {"mode": mode, "propeller": "stage" if rng.random() < ON_STAGES else "ambush"}
        if mode != MODE_NAMES[QUICK] and rng.random() >= USUAL:
            options["distance"] = rng.randint(13, FARTHEST)
        return options, 2

    def features(self, state: State, seat: int, features: Features) -> bool:
        """A moment counts once, before anybody has said anything about it."""
        assert isinstance(state, Table)
        if state.ready or state.said_first or state.said_second:
            return False
        is_settled = state.step == step.BRIEFING
        if not is_settled:
            if state.step == step.DICE and state.assault:
                is_settled = state.key() % 2 == 0
            elif state.key() % SELDOM:
                return False
        describer = Describer()
        describer.features = features
        describer.describe(state, is_settled)
        return True

    def targets(self, state: State, seat: int) -> tuple[float, ...]:
        outcome = state.outcome()
        assert outcome is not None
        return (float(bool(outcome.winners)),)


SAMPLER: Final = CelestiaSampler()
