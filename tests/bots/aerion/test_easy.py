"""The bot `easy`."""

from __future__ import annotations

import pytest

from aerodrome.bots.aerion import EasyBot
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.table import WON
from aerodrome.kernel import FastDealer, Position
from tests.games.aerion.option_sets import Options, covering_sample, label
from tests.games.aerion.tables import NOTHING, VOCABULARY, all_but

from .test_steady_expansions import NoDealer, random_states

LAST_SHIP: Position = {"ships": all_but("hellinaut"), "workshops": [["hellinaut", "helix"], []]}


def choice(**position: object) -> str:
    state = GAME.from_position(position)
    return VOCABULARY[EasyBot().choose(state, int(state.seat), NoDealer())].notation


def wins(seed: int) -> bool:
    dealer, bot = FastDealer(seed), EasyBot()
    state = GAME.start(GAME.settle_options({}), 1, dealer)
    while state.actors():
        state.apply(0, bot.choose(state.copy(), 0, NoDealer()), dealer)
    return state.ending == WON


@pytest.mark.parametrize("options", covering_sample(), ids=label)
def test_every_choice_is_legal_wherever_random_play_leads(options: Options) -> None:
    bot = EasyBot()
    for seats in (1, 2):
        for state in list(random_states(options, seats, seed=6))[::2]:
            assert bot.choose(state.copy(), int(state.seat), NoDealer()) in state.legal(int(state.seat))


def test_wins_some_matches_and_loses_some() -> None:
    assert 3 <= sum(wins(seed) for seed in range(20)) <= 17


def test_takes_the_crew_that_wins() -> None:
    display = {"AA+BB": "incubi", "AAA": "book"}
    assert choice(**LAST_SHIP, dice=[2, 2, 5, 5, 6, 1], display=display) == "acquire AA+BB"


def test_brings_nothing_back_from_the_discard_piles() -> None:
    position: Position = {**LAST_SHIP, "step": "replenish", "pulpit": ["book"], "display": {"AAA": "book"}}
    assert choice(**position, rest="discards") == "replenish"


def test_spends_a_pixie_as_soon_as_one_helps() -> None:
    display = {"AAA": "hornet", "AA+BB": "book", "AAAA": "glider"}
    assert choice(dice=[5, 5, 1, 2, 3, 6], pixies=3, display=display).startswith("pixie")


def test_completes_a_ship_from_the_reserve() -> None:
    assert choice(**LAST_SHIP, step="replenish", reserve=["incubi"]).startswith("move incubi")


def test_throws_a_card_away_that_fits_nowhere_yet() -> None:
    position: Position = {"ships": all_but("hellinaut"), "step": "place", "acquired": "incubi", "rest": "discards"}
    assert choice(**position, dice=NOTHING, display={"AAA": "helix"}) == "reject"
