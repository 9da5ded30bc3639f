"""The bot `keen` for Celestia Duo: always legal, within its budget, from what its seat may know."""

from __future__ import annotations

from itertools import count

from aerodrome.bots import WAIT, ask
from aerodrome.bots.celestia_duo import KeenBot
from aerodrome.bots.celestia_duo.belief import Belief
from aerodrome.bots.celestia_duo.keen import value
from aerodrome.bots.celestia_duo.rollout import Lookahead
from aerodrome.bots.celestia_duo.sampler import SAMPLER
from aerodrome.bots.celestia_duo.value import MARKS, Describer
from aerodrome.bots.search import Budget
from aerodrome.games.celestia_duo import GAME, Table, step
from aerodrome.games.celestia_duo.layout import HAND, HAND_AT
from aerodrome.kernel import FastDealer
from tests.bots.celestia_duo.test_steady import (
    CHASE,
    FAILED,
    LAST_ENERGY,
    POOR,
    RICH,
    all_random_states,
    copied,
)

CANNON = 4
HUNDRED = 100


class CountingBot(KeenBot):
    """It counts samples and has no clock, so that its decisions can be repeated."""

    samples = 24

    def budget(self) -> Budget:
        return Budget(1.0, self.samples, lambda: 0.0)


class TickingBot(KeenBot):
    """Each look at its clock takes a hundredth of its time."""

    def __init__(self) -> None:
        super().__init__()
        self.ticks = count()

    def budget(self) -> Budget:
        return Budget(self.seconds, 100 * HUNDRED, lambda: next(self.ticks) / HUNDRED)


class PatientBot(CountingBot):
    samples = 400


def decision(**position: object) -> str:
    """What the Captain does when the partner has nothing more to say."""
    state = GAME.from_position({**position, "ready": GAME.from_position(position).talk != 0})
    return GAME.vocabulary[ask(PatientBot(), state, 0, FastDealer(1))].notation


def test_every_choice_is_legal_and_only_a_captain_waits() -> None:
    bot = CountingBot()
    for state, seat in all_random_states():
        key = state.key()
        action = bot.choose(state, seat, FastDealer(3))
        assert state.key() == key, "the bot changed its state"
        assert action in state.legal(seat) or (action == WAIT and seat == state.captain)


def test_does_not_depend_on_what_the_seat_cannot_see() -> None:
    bot = CountingBot()
    for number, (state, seat) in enumerate(all_random_states()):
        other = copied(state)
        other.redeal(seat, FastDealer(number))
        assert bot.choose(state, seat, FastDealer(5)) == bot.choose(other, seat, FastDealer(5))


def test_catches_the_pirate_of_quick_whenever_it_can_be_reached() -> None:
    assert decision(**{**CHASE, "pirate_ship": 8}, hands=[[], []]) == "continue"


def test_stops_with_empty_hands_when_many_ambushes_bring_cards() -> None:
    assert decision(**CHASE, **LAST_ENERGY, hands=[POOR, ["sabre"]]) == "stop"


def test_lets_the_player_pick_first_who_must_go_on() -> None:
    position = {**FAILED, "step": "share", "hands": [POOR, ["sabre"]], "visible": ["whip"]}
    assert decision(**position, memory=[{}, {"at_least": {"sabre": 1}}]) == "first partner"


def test_keeps_its_time() -> None:
    bot = TickingBot()
    state = GAME.from_position({**CHASE, "hands": [RICH, RICH[:5]], "ready": True})
    ask(bot, state, 0, FastDealer(1))
    assert next(bot.ticks) <= HUNDRED + 5


# The value


def test_the_value_fits_the_marks() -> None:
    assert value().net.marks == MARKS == SAMPLER.marks


def test_every_state_has_marks_within_the_net_and_none_twice() -> None:
    describer = Describer()
    for state, _ in all_random_states():
        if state.step == step.OVER:
            continue
        for is_settled in (False, True):
            describer.describe(state, is_settled)
            marks = [mark for mark, _ in describer.features.pairs()]
            assert len(set(marks)) == len(marks)
            assert all(0 <= mark < MARKS for mark in marks)


def test_a_rich_table_is_worth_more_than_a_poor_one() -> None:
    rich, poor = (GAME.from_position({**CHASE, **more}) for more in ({"hands": [RICH, RICH]}, {"hands": [POOR, []]}))
    assert value().chance(rich) > value().chance(poor)


def test_the_value_for_a_seat_follows_from_what_it_sees() -> None:
    for number, (state, seat) in enumerate(all_random_states()):
        other = copied(state)
        other.redeal(seat, FastDealer(number))
        one, same = (value().chance_for(table, seat, FastDealer(2), 4) for table in (state, other))
        assert 0.0 <= one == same <= 1.0


# Looking ahead


def lookahead(state: Table, seat: int) -> Lookahead:
    return Lookahead(state, Belief(state, seat, FastDealer(1)), value(), 1)


def test_a_sample_is_a_chance_and_can_be_repeated() -> None:
    for state, _ in all_random_states():
        leader = int(state.seat)
        action = state.legal(leader)[-1]
        ahead = lookahead(state, leader)
        chance = ahead.sample(action, 7)
        assert 0.0 <= chance <= 1.0
        assert chance == ahead.sample(action, 7)


def test_hands_that_fit_what_was_said_come_up_more_often() -> None:
    position = {**CHASE, "step": "dice", "dice": ["cannon", "pistol"], "smoke": 1, "hands": [POOR, RICH[:4]]}
    cannons = {}
    for phrase in ("use-smoke", "keep-smoke"):
        state = GAME.from_position({**position, "said": [[], [phrase]]})
        belief = Belief(state, 0, FastDealer(1))
        imagined = [belief.imagine(FastDealer(seed)) for seed in range(200)]
        cannons[phrase] = sum(table.cells[HAND_AT + HAND + CANNON] > 0 for table in imagined)
    assert 0 < cannons["use-smoke"] < cannons["keep-smoke"]
