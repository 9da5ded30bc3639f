"""The bot `steady` for Aerion."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from aerodrome.bots.aerion import SteadyBot
from aerodrome.games.aerion import GAME, Table
from aerodrome.games.aerion.table import WON
from aerodrome.kernel.dealer import CHOICES, Dealer, FastDealer
from tests.games.aerion.tables import VOCABULARY, all_but

SEEDS = range(12)


class NoDealer(Dealer):
    """Refuses to answer: whoever asks it peeks."""


def choice(**position: object) -> str:
    """What the bot does in a position, as a notation."""
    state = GAME.from_position(position)
    return VOCABULARY[SteadyBot().choose(state, 0, NoDealer())].notation


@cache
def match(seed: int) -> tuple[bool, tuple[int, ...]]:
    """Whether the bot wins a match, and what it does in it."""
    dealer = FastDealer(seed)
    state = GAME.start(GAME.settle_options({}), 1, dealer)
    bot = SteadyBot()
    actions = []
    while state.actors():
        actions.append(bot.choose(state.copy(), 0, NoDealer()))
        state.apply(0, actions[-1], dealer)
    return state.ending == WON, tuple(actions)


@cache
def verbs() -> Counter[str]:
    """How often the bot does what in the sample of matches."""
    return Counter(VOCABULARY[action].verb for seed in SEEDS for action in match(seed)[1])


def random_states(seed: int) -> list[Table]:
    """The states of a match played at random."""
    dealer = FastDealer(seed)
    state = GAME.start(GAME.settle_options({}), 1, dealer)
    found = []
    while state.actors():
        found.append(state.copy())
        actions = state.legal(0)
        state.apply(0, actions[dealer.pick(CHOICES, len(actions))], dealer)
    return found


def test_same_state_same_choice_whatever_the_bot_has_seen_before() -> None:
    experienced = SteadyBot()
    for state in random_states(1)[::5]:
        first = experienced.choose(state.copy(), 0, NoDealer())
        assert experienced.choose(state.copy(), 0, NoDealer()) == first
        assert SteadyBot().choose(state.copy(), 0, NoDealer()) == first


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_is_legal_wherever_random_play_leads(seed: int) -> None:
    bot = SteadyBot()
    for state in random_states(seed):
        assert bot.choose(state.copy(), 0, NoDealer()) in state.legal(0)


def test_the_bot_leaves_its_state_as_it_is() -> None:
    bot = SteadyBot()
    for state in random_states(3)[::7]:
        key = state.key()
        bot.choose(state, 0, NoDealer())
        assert state.key() == key


def test_wins_most_matches() -> None:
    assert sum(match(seed)[0] for seed in SEEDS) >= 8


@pytest.mark.parametrize("verb", ["book-rerolls", "book-reserve", "book-retrieve", "pixie"])
def test_uses_each_power_of_a_book_and_pixies(verb: str) -> None:
    assert verbs()[verb] > 0


LAST_SHIP = {"ships": all_but("hellinaut"), "workshops": [["hellinaut", "helix"], []]}


def test_acquires_the_crew_that_wins() -> None:
    display = {"AA+BB": "incubi", "AAA": "book", "AAA+BB": "sognae"}
    assert choice(**LAST_SHIP, dice=[2, 2, 5, 5, 5, 1], display=display) == "acquire AA+BB"


def test_places_the_crew_that_wins() -> None:
    assert choice(**LAST_SHIP, step="place", dice=[2, 2, 5, 5, 6, 1], acquired="incubi") == "place 1"


def test_spends_its_last_pixies_to_win() -> None:
    display = {"AAAA": "incubi", "AA+BB": "sognae"}
    assert choice(**LAST_SHIP, dice=[5, 5, 5, 1, 1, 2], pixies=1, display=display).startswith("pixie")


def test_keeps_the_dice_that_the_winning_card_needs() -> None:
    position = {**LAST_SHIP, "step": "reroll", "pixies": 0, "display": {"AAAA": "incubi"}, "rest": "discards"}
    assert choice(**position, dice=[5, 5, 5, 1, 1, 2]) == "keep 555"


def test_discards_a_useless_card_rather_than_the_winning_one() -> None:
    display = {"AAAA": "incubi", "AA+BB": "sognae"}
    assert choice(**LAST_SHIP, dice=[5, 5, 5, 1, 2, 3], pixies=0, display=display) == "discard AA+BB"


def test_reads_a_book_for_rerolls_when_only_the_winning_card_is_left() -> None:
    position = {**LAST_SHIP, "pixies": 0, "pulpit": ["book"], "display": {"AAAA": "incubi"}, "rest": "discards"}
    assert choice(**position, dice=[5, 5, 5, 1, 2, 3]) == "book-rerolls"


def test_retrieves_the_card_without_which_nothing_can_be_won() -> None:
    position = {**LAST_SHIP, "step": "replenish", "pulpit": ["book"], "display": {"AAA": "book"}, "rest": "discards"}
    assert choice(**position).startswith("book-retrieve")


def test_takes_the_card_that_wins_from_the_pile() -> None:
    position = {**LAST_SHIP, "step": "retrieve", "waiting": ["replenish"], "pile": "AAA", "taken": 1}
    assert choice(**position, rest="discards") == "take incubi"


def test_reserves_a_needed_card_that_fits_nowhere_yet() -> None:
    position = {"ships": all_but("hellinaut"), "workshops": [["hellinaut"], []], "rest": "discards"}
    position |= {"step": "place", "acquired": "incubi", "pulpit": ["book"], "display": {"AAA": "helix"}}
    assert choice(**position) == "book-reserve"


def test_completes_a_ship_from_the_reserve() -> None:
    assert choice(**LAST_SHIP, step="replenish", reserve=["incubi"]).startswith("move incubi")


def test_spends_no_book_on_a_useless_last_card() -> None:
    position = {**LAST_SHIP, "pixies": 0, "pulpit": ["book"], "display": {"AAAA": "sognae"}}
    assert choice(**position, dice=[5, 5, 5, 1, 2, 3]) == "let-go"
