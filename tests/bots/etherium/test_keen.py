"""The bot `keen` for Etherium: what it does, in words. Seasons are counted instead of seconds."""

from __future__ import annotations

import pytest

from aerodrome.bots import ask
from aerodrome.bots.etherium import KeenBot
from aerodrome.bots.etherium.keen import LATER, LONGEST
from aerodrome.bots.search import Budget
from aerodrome.games.etherium import GAME, Table, step
from aerodrome.kernel import FastDealer

from .tables import QUIET, Position, copied, random_states, started

LITTLE = 60
"""Seasons a decision that are enough to see that choices are legal."""
ENOUGH = 1_200
"""Seasons a decision that are enough for clear cases."""


class CountingKeenBot(KeenBot):
    """Thinks for a number of seasons, however long they take."""

    def __init__(self, seasons: int) -> None:
        super().__init__(seconds=1.0)
        self.seasons = seasons

    def budget(self, state: Table, seconds: float) -> Budget:
        return Budget(1.0, self.plays(state, seconds), clock=lambda: 0.0)

    def plays(self, state: Table, seconds: float) -> int:
        return self.seasons


class Clock:
    """A clock that goes on by a little each time that it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def choice(position: Position, seasons: int = ENOUGH) -> str:
    """What the first seat does in a position, as a notation."""
    action = ask(CountingKeenBot(seasons), GAME.from_position(dict(position)), 0, FastDealer(1))
    return GAME.vocabulary[action].notation


def program(position: Position) -> list[str]:
    """The slots on which the first seat lays its tokens, the first one first."""
    state = GAME.from_position(dict(position))
    dealer, bot, slots = FastDealer(1), CountingKeenBot(ENOUGH // 4), []
    while 0 in state.actors() and state.step == step.PROGRAM:
        action = ask(bot, state, 0, dealer)
        slots.append(GAME.vocabulary[action].notation.removeprefix("token "))
        state.apply(0, action, dealer)
    return slots


# Always legal, always through the view, always in time


def test_every_choice_is_legal_and_leaves_the_table_as_it_was() -> None:
    bot = CountingKeenBot(LITTLE)
    for state, seat in random_states():
        key = state.key()
        assert bot.choose(state, seat, FastDealer(3)) in state.legal(seat)
        assert state.key() == key, "the bot changed its state"


def test_does_not_depend_on_hands_and_programs_that_the_seat_cannot_see() -> None:
    bot, differ = CountingKeenBot(LITTLE), 0
    for number, (state, seat) in enumerate(random_states()):
        other = copied(state)
        other.redeal(seat, FastDealer(number))
        differ += state.key() != other.key()
        assert bot.choose(state, seat, FastDealer(5)) == bot.choose(other, seat, FastDealer(5))
    assert differ > 20, "hardly anything was dealt again"


def test_two_of_them_play_a_match_to_its_end() -> None:
    dealer, choices, bot = FastDealer(4), FastDealer(5), CountingKeenBot(LITTLE // 3)
    state = started(2, "tactical", dealer)
    while actors := state.actors():
        action = ask(bot, state, actors[0], choices)
        assert action in state.legal(actors[0])
        state.apply(actors[0], action, dealer)
    assert state.outcome() is not None


@pytest.mark.parametrize(("seconds", "laid", "most"), [(0.02, 0, 0.02), (1.0, 0, LONGEST), (1.0, 1, LATER)])
def test_keeps_to_its_time(seconds: float, laid: int, most: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(
        KeenBot, "budget", lambda bot, state, seconds: Budget(seconds, bot.plays(state, seconds), clock=clock)
    )
    plans = [{"plan": ["connect-1", "connect-2"][:laid]}, {}]
    state = GAME.from_position({**QUIET, "players": plans})
    assert KeenBot(seconds).choose(state, 0, FastDealer(1)) in state.legal(0)
    assert most / 2 < clock.now <= most * 1.2


def test_has_an_answer_without_time_for_a_single_season() -> None:
    state = GAME.from_position({**QUIET, "players": [{"plan": ["connect-1"]}, {}]})
    assert CountingKeenBot(0).choose(state, 0, FastDealer(1)) in state.legal(0)


# What it does

LAST: Position = {**QUIET, "season_number": 7}


def test_what_is_left_at_the_end_of_the_year_becomes_ether() -> None:
    assert "etherise" in program({**LAST, "players": [{"cubes": {"wood": 8, "rock": 8, "metal": 8}}, {}]})


def test_the_third_booster_is_bought_when_there_is_ether_for_it() -> None:
    assert "booster" in program({**LAST, "players": [{"cubes": {"ether": 4, "booster": 2}}, {}]})


def test_buys_the_capacity_with_most_stars_at_the_end() -> None:
    own = {"cubes": {"wood": 2, "rock": 2, "metal": 2, "ether": 3}, "levels": {"guide": 2}}
    last = {**LAST, "step": "act", "number": 1, "order": [0, 1], "effect": "capacity"}
    other = {"levels": {"guide": 4}, "plan": ["connect-1"]}
    bought = choice({**last, "players": [{**own, "plan": ["capacity"]}, other]})
    assert bought in ("capacity armour", "capacity rampart", "capacity fate"), "only stars count now"


def test_takes_what_wins_the_year() -> None:
    """The booster brings the Sack token, six stars; two cubes of Ether bring one."""
    siege = {"step": "siege", "conflict": "siege", "place": "city-2", "winner": 0, "victim": 1, "number": 1}
    players = [
        {"fights": "army", "total": 9, "spaces": {"army": "city-2"}, "plan": ["connect-1"]},
        {"fights": "defence", "total": 3, "cubes": {"booster": 1, "ether": 8}, "plan": ["connect-1"]},
    ]
    assert choice({**LAST, **siege, "order": [0, 1], "players": players}) == "siege booster"
