"""The seam for expansions: an object bound to the table is asked at the right moments, and copies keep it."""

from __future__ import annotations

import pickle

from aerodrome.games.aerion import GAME, AerionState
from aerodrome.games.aerion.cards import SHIP_NAMES
from aerodrome.games.aerion.table import Expansion, Table
from aerodrome.kernel import Dealer, Events, FastDealer


class OneMorePixie(Expansion):
    """Gives a pixie at each replenish, and lets nobody win who has fewer than three."""

    def before_replenish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.pixies += 1

    def allows_victory(self, table: Table) -> bool:
        return table.pixies >= 3


def almost_won(pixies: int) -> AerionState:
    state = GAME.from_position(
        {
            "step": "place",
            "dice": [1, 1, 2, 2, 3, 4],
            "acquired": "incubi",
            "workshops": [["hellinaut", "helix"]],
            "ships": [ship for ship in SHIP_NAMES if ship != "hellinaut"],
            "pixies": pixies,
        }
    )
    state.expansions = (OneMorePixie(),)
    return state


def act(state: Table, notation: str) -> None:
    state.apply(0, GAME.vocabulary.parse(notation).id, FastDealer(1))


def test_an_expansion_can_hold_back_victory() -> None:
    state = almost_won(pixies=2)
    act(state, "place 1")
    assert state.flying == 63
    assert state.outcome() is None


def test_victory_comes_when_every_expansion_allows_it() -> None:
    state = almost_won(pixies=3)
    act(state, "place 1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_an_expansion_acts_when_phase_three_begins() -> None:
    state = almost_won(pixies=0)
    act(state, "reject")
    act(state, "replenish")
    assert state.pixies == 1


def test_copies_and_pickles_keep_their_expansions() -> None:
    for twin in (almost_won(2).copy(), pickle.loads(pickle.dumps(almost_won(2)))):
        act(twin, "place 1")
        assert twin.outcome() is None
