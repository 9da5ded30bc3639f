"""The bot `keen`, and what it tries beside its plan."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from aerodrome.bots.aerion import KeenBot, keen
from aerodrome.bots.aerion.candidates import candidates
from aerodrome.bots.search import Budget
from aerodrome.games.aerion import GAME, Table, step
from aerodrome.kernel import Dealer, FastDealer, Position
from tests.games.aerion.clouds_and_piers import FIVE_EQUAL, NONE_BUILT
from tests.games.aerion.option_sets import BASE, EVERY_VARIANT, EVERYTHING, Options, covering_sample, label
from tests.games.aerion.tables import VOCABULARY, all_but

from .test_steady_expansions import FLEET, NoDealer, random_states

LAST_SHIP: Position = {"ships": all_but("hellinaut"), "workshops": [["hellinaut", "helix"], []]}
THINKS = 0.1


def choice(seconds: float = 0.0, **position: object) -> str:
    state = GAME.from_position(position)
    return VOCABULARY[KeenBot(seconds).choose(state, int(state.seat), FastDealer(1))].notation


@pytest.mark.parametrize("options", covering_sample(), ids=label)
def test_every_choice_is_legal_wherever_random_play_leads(options: Options) -> None:
    bot = KeenBot(0.0)
    for seats in (1, 2):
        for state in list(random_states(options, seats, seed=7))[::2]:
            key = state.key()
            assert bot.choose(state, int(state.seat), NoDealer()) in state.legal(int(state.seat))
            assert state.key() == key, "the bot changed its state"


@pytest.mark.parametrize("options", [BASE, EVERYTHING, EVERY_VARIANT], ids=label)
def test_what_it_thinks_about_is_legal_too(options: Options) -> None:
    for seats in (1, 2):
        for state in list(random_states(options, seats, seed=8))[::8]:
            assert KeenBot(THINKS).choose(state.copy(), int(state.seat), FastDealer(1)) in state.legal(int(state.seat))


def let_time_go_by(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], float]) -> None:
    monkeypatch.setattr(keen, "Budget", partial(Budget, clock=clock))


def test_alike_states_get_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    let_time_go_by(monkeypatch, lambda: 0.0)
    for state in list(random_states(EVERYTHING, 2, seed=9))[::30]:
        imagined = state.copy()
        imagined.redeal(int(state.seat), FastDealer(3))
        answers = {KeenBot(THINKS).choose(one, int(state.seat), FastDealer(1)) for one in (state, imagined)}
        assert len(answers) == 1


class Clock:
    """Goes on by a hundredth of a second each time it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def test_it_stops_thinking_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    let_time_go_by(monkeypatch, clock)
    display = {"AA+BB": "incubi", "AAAA": "book", "AAA": "hornet"}
    choice(THINKS, dice=[2, 2, 5, 5, 6, 1], display=display)
    assert THINKS / 2 < clock.now <= THINKS * 1.2


def test_takes_the_crew_that_wins() -> None:
    display = {"AA+BB": "incubi", "AAA": "book", "AAA+BB": "sognae"}
    assert choice(**LAST_SHIP, dice=[2, 2, 5, 5, 5, 1], display=display) == "acquire AA+BB"


def test_spends_its_last_pixie_to_win() -> None:
    display = {"AAAA": "incubi", "AA+BB": "sognae"}
    assert choice(**LAST_SHIP, dice=[5, 5, 5, 1, 1, 2], pixies=1, display=display).startswith("pixie")


def test_builds_the_last_pier() -> None:
    pieces = {**dict.fromkeys(NONE_BUILT, "built"), "pier/3": "construction"}
    position: Position = {
        **FLEET,
        "expansions": ["piers"],
        "pieces": pieces,
        "step": "roll",
        "display": {"AAA": "helix"},
    }
    assert choice(**position, dice=FIVE_EQUAL) == "build-pier"


# What it tries


def tried(**position: object) -> set[str]:
    state: Table = GAME.from_position(position)
    found = candidates(state, int(state.seat), -1)
    assert set(found) <= set(state.legal(int(state.seat)))
    return {VOCABULARY[action].notation for action in found}


def test_tries_everything_but_dice_after_a_roll() -> None:
    display = {"AA+BB": "incubi", "AAAA": "book"}
    found = tried(dice=[2, 2, 5, 5, 6, 1], display=display, pulpit=["book"], rest="discards")
    assert found == {"acquire AA+BB", "discard AA+BB", "discard AAAA", "book-rerolls"}


def test_tries_to_retrieve_only_when_phases_one_and_two_are_over() -> None:
    table: Position = {"display": {"AAA": "book"}, "pulpit": ["book"], "rest": "discards"}
    assert not any("retrieve" in one for one in tried(**table, dice=[1, 2, 3, 4, 6, 6]))
    assert any("retrieve" in one for one in tried(**table, step="replenish"))


def test_leaves_the_choice_of_dice_to_its_plan() -> None:
    assert tried(step="reroll", dice=[2, 2, 5, 5, 6, 1], display={"AAA": "book"}, rest="discards") == set()


def test_never_asks_for_chance_without_time_to_think() -> None:
    state = GAME.start(GAME.settle_options({}), 1, FastDealer(2))
    dealer: Dealer = NoDealer()
    assert state.step == step.START
    assert KeenBot(0.0).choose(state, 0, dealer) in state.legal(0)
