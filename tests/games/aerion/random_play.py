"""Random play in which every position is written down and read again."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from aerodrome.games.aerion import GAME
from aerodrome.kernel.dealer import CHOICES, FastDealer

SEEDS = 20


def check_every_position(options: Mapping[str, object], seats: int, seed: int) -> None:
    """Play a match to its end; whoever is not acting can do nothing, and no position loses or changes anything."""
    dealer = FastDealer(seed)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    while True:
        written = GAME.position(state)
        again = GAME.from_position(written)
        assert GAME.position(again) == written
        assert again.key() == state.key()
        if not state.actors():
            return
        (seat,) = state.actors()
        assert all(state.legal(other) == () for other in range(seats) if other != seat)
        actions = state.legal(seat)
        state.apply(seat, actions[dealer.pick(CHOICES, len(actions))], dealer)


def play_and_reread(options: Mapping[str, object], seats: int, favoured: Collection[str]) -> set[str]:
    """Play a match to its end with each of twenty seeds; the verbs that occurred.

    Now and then a favoured verb is preferred, so that what is rare in random play comes up. Positions are read again
    after favoured actions, at the end, and after every fifth action.
    """
    occurred: set[str] = set()
    for seed in range(SEEDS):
        dealer = FastDealer(seed)
        state = GAME.start(GAME.settle_options(options), seats, dealer)
        while state.actors():
            seat = state.actors()[0]
            legal = [GAME.vocabulary[action] for action in state.legal(seat)]
            preferred = [action for action in legal if action.verb in favoured]
            choices = preferred if preferred and dealer.pick(0, 2) else legal
            action = choices[dealer.pick(0, len(choices))]
            state.apply(seat, action.id, dealer)
            occurred.add(action.verb)
            if action.verb in favoured or not state.actors() or dealer.pick(0, 5) == 0:
                again = GAME.from_position(GAME.position(state))
                assert again.key() == state.key(), f"seed {seed}"
                assert again.legal(seat) == state.legal(seat)
    return occurred
