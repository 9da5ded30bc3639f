"""Bots: which there are, what they are told, what they may do."""

from __future__ import annotations

from collections import Counter

import pytest
from lanterns import GAME as LANTERNS
from lanterns import LanternState

import aerodrome
from aerodrome.bots import Bot, RandomBot, ask, bot, names
from aerodrome.games.aerion import GAME
from aerodrome.kernel import BadInput, Dealer, FastDealer, State

GAMES = (GAME, LANTERNS)


class Peeker(Bot):
    """Notes the hands and the bids that it can see, then spoils the table it was given."""

    name = "peeker"

    def __init__(self) -> None:
        self.seen: list[tuple[list[list[int]], list[int]]] = []

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, LanternState)
        self.seen.append(([hand[:] for hand in state.hands], state.bids[:]))
        action = state.legal(seat)[0]
        state.hands = [[9, 9, 9, 9], [9, 9, 9, 9]]
        state.bids[1] = 3
        return action


def lanterns(partner: list[int], bid: int = -1) -> LanternState:
    """A table at which the other seat holds these lanterns, and has bid one or none."""
    return LANTERNS.from_position({"hands": [[1, 1, 0, 0], partner], "bids": [-1, bid]})


def peeked(state: LanternState, seed: int) -> tuple[list[list[int]], list[int]]:
    bot = Peeker()
    ask(bot, state, 0, FastDealer(seed))
    return bot.seen[0]


# What a bot is told


def test_a_bot_cannot_read_the_hand_of_its_partner() -> None:
    one, other = lanterns([2, 0, 0, 0]), lanterns([0, 0, 1, 1])
    seen = [(peeked(one, seed), peeked(other, seed)) for seed in range(200)]
    assert [pair[0] for pair in seen] == [pair[1] for pair in seen]
    partners = {tuple(hands[1]) for (hands, _), _ in seen}
    assert {(2, 0, 0, 0), (0, 0, 1, 1)} < partners


def test_a_bot_cannot_read_a_secret_bid() -> None:
    one, other = lanterns([1, 0, 0, 0], bid=0), lanterns([1, 0, 0, 0], bid=3)
    bids = Counter(peeked(one, seed)[1][1] for seed in range(200))
    assert bids == Counter(peeked(other, seed)[1][1] for seed in range(200))
    assert set(bids) == {0, 1, 2, 3}


def test_a_bot_sees_its_own_hand_as_it_is() -> None:
    assert all(peeked(lanterns([0, 0, 1, 1]), seed)[0][0] == [1, 1, 0, 0] for seed in range(20))


def test_a_bot_cannot_change_the_match() -> None:
    state = lanterns([0, 0, 1, 1])
    before = state.key()
    ask(Peeker(), state, 0, FastDealer(1))
    assert state.key() == before


# The random bot


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_random_bot_plays_legally_to_the_end(game: aerodrome.Game) -> None:
    dealer = FastDealer(5)
    state = game.start(game.settle_options({}), game.seat_counts[0], dealer)
    while actors := state.actors():
        action = ask(RandomBot(), state, actors[-1], dealer)
        assert action in state.legal(actors[-1])
        state.apply(actors[-1], action, dealer)
    assert state.outcome() is not None


def test_the_random_bot_takes_every_legal_action_equally_often() -> None:
    state, dealer = lanterns([0, 0, 1, 1]), FastDealer(3)
    found = Counter(ask(RandomBot(), state, 0, dealer) for _ in range(4000))
    assert set(found) == set(state.legal(0))
    assert all(900 < count < 1100 for count in found.values())


# By name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_bot_that_is_listed_can_be_had(game: aerodrome.Game) -> None:
    assert names(game)[0] == "random"
    for name in names(game):
        assert bot(game, name).name == name
    assert isinstance(bot(game, "random"), RandomBot)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as error:
        bot(LANTERNS, "deep blue")
    assert str(error.value) == "There is no bot 'deep blue' for lanterns; choose one of random."
    assert "lanterns" in error.value.text("fr")
    assert error.value.text("fr").endswith("choisissez parmi random.")
