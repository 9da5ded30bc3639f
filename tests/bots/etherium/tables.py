"""Tables of Etherium that bots are asked about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from aerodrome.games.etherium import GAME, Table
from aerodrome.kernel import CHOICES, Dealer, FastDealer

Position = Mapping[str, object]
TABLES = ((2, "tactical"), (3, "first"), (4, "tactical"), (5, "first"), (6, "tactical"))
EVERY_NTH = 70
"""A state in so many is put before the bot where play is random."""
QUIET: Position = {"peoples": ["psolos", "ertis"], "season_number": 3, "season": "hivalia-1"}
"""Two players, far from each other."""


def started(seats: int, setup: str, dealer: Dealer) -> Table:
    options = GAME.settle_options({"setup": setup, "extension": "on" if seats > 4 else "off"})
    state = GAME.start(options, seats, dealer)
    assert isinstance(state, Table)
    return state


def copied(state: Table) -> Table:
    other = state.copy()
    assert isinstance(other, Table)
    return other


def random_states() -> Iterator[tuple[Table, int]]:
    """States that random play leads to, each with a seat that may act."""
    for seed, (seats, setup) in enumerate(TABLES):
        dealer, at = FastDealer(seed), 0
        state = started(seats, setup, dealer)
        while actors := state.actors():
            seat = actors[dealer.pick(CHOICES, len(actors))]
            at += 1
            if at % EVERY_NTH == 0:
                yield copied(state), seat
            actions = state.legal(seat)
            state.apply(seat, actions[dealer.pick(CHOICES, len(actions))], dealer)
