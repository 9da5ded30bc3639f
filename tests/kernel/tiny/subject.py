"""Lanterns as the conformance kit wants it."""

from __future__ import annotations

from aerodrome.kernel import Game, State
from aerodrome.kernel.conformance import Subject

from .game import GAME
from .rules import KINDS, LanternState


def census(state: State) -> dict[str, int]:
    assert isinstance(state, LanternState)
    return {
        f"lantern {kind + 1}": state.deck[kind]
        + sum(hand[kind] for hand in state.hands)
        + state.bids.count(kind)
        + state.discards[kind]
        for kind in range(KINDS)
    }


def subject(game: Game = GAME) -> Subject:
    return Subject(game, census, positions=({"hands": [[1, 0, 0, 0], [0, 1, 0, 0]], "round": 4},))
