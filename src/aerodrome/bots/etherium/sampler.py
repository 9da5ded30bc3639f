"""Which matches of Etherium its value is fitted to, and what the value foretells."""

from __future__ import annotations

import random
from typing import Any, Final

from aerodrome.bots.net import Features
from aerodrome.games.etherium import Table, step
from aerodrome.games.etherium.layout import LAID
from aerodrome.kernel import State

from .value import AFTER, MARKS, Picture, phase_of

IN_TENS: Final = 10
"""Stars are foretold in tens: then their errors weigh about as much as those of the chance."""
FEWER: Final = 4
"""Where no bot asks for the value, one moment in this number is used."""
SEATS: Final = (2, 3, 4, 5, 6)
HOW_OFTEN: Final = (8, 3, 5, 1, 1)


class EtheriumSampler:
    """The chance to be first, by how many stars a seat will lead the best of the others, and how many it will have."""

    marks = int(MARKS)
    outputs = ("first", "lead", "stars")
    chances = 1

    def __init__(self) -> None:
        self._picture = Picture()

    def term_sets(self, rng: random.Random) -> tuple[dict[str, Any], int]:
        seats = rng.choices(SEATS, HOW_OFTEN)[0]
        extension = seats > 4 or rng.random() < 0.05
        setup = "tactical" if rng.random() < 0.35 else "first"
        return {"setup": setup, "extension": "on" if extension else "off"}, seats

    def features(self, state: State, seat: int, features: Features) -> bool:
        assert isinstance(state, Table)
        if state.step == step.LAY:
            return False
        if not _is_asked_for(state, seat) and state.key() % FEWER != 0:
            return False
        self._picture.take(state, seat, features)
        return True

    def targets(self, state: State, seat: int) -> tuple[float, ...]:
        outcome = state.outcome()
        assert outcome is not None
        first = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        most = max(stars for other, stars in enumerate(outcome.scores) if other != seat)
        stars = outcome.scores[seat]
        return (first, (stars - most) / IN_TENS, stars / IN_TENS)


def _is_asked_for(state: Table, seat: int) -> bool:
    """Whether bots ask for the value here: when a season is over, and before its programs."""
    if state.step == step.PROGRAM:
        return int(state.cells[state.at(seat) + LAID]) == 0
    return int(phase_of(state)) == AFTER


SAMPLER: Final = EtheriumSampler()
