"""The bot `steady` for Etherium: what it does, in words."""

from __future__ import annotations

import pytest

from aerodrome.bots import RandomBot, ask
from aerodrome.bots.etherium import SteadyBot
from aerodrome.games.etherium import GAME, Table, step
from aerodrome.games.etherium.cards import PEOPLE_NAMES
from aerodrome.kernel import FastDealer

from .tables import QUIET, Position, copied, random_states, started

LITTLE = 1
"""Effort that is enough to see that choices are legal."""
ENOUGH = 8
"""Effort that is enough for clear cases."""


def choice(position: Position) -> str:
    """What the first seat does in a position, as a notation."""
    action = ask(SteadyBot(ENOUGH), GAME.from_position(dict(position)), 0, FastDealer(1))
    return GAME.vocabulary[action].notation


def program(position: Position, seed: int = 1) -> list[str]:
    """The slots on which the first seat lays its tokens, the first one first."""
    state = GAME.from_position(dict(position))
    dealer, bot, slots = FastDealer(seed), SteadyBot(ENOUGH), []
    while 0 in state.actors() and state.step == step.PROGRAM:
        action = ask(bot, state, 0, dealer)
        slots.append(GAME.vocabulary[action].notation.removeprefix("token "))
        state.apply(0, action, dealer)
    return slots


# Always legal, always through the view


def test_every_choice_is_legal_and_leaves_the_table_as_it_was() -> None:
    bot = SteadyBot(LITTLE)
    for state, seat in random_states():
        key = state.key()
        assert bot.choose(state, seat, FastDealer(3)) in state.legal(seat)
        assert state.key() == key, "the bot changed its state"


def test_does_not_depend_on_hands_and_programs_that_the_seat_cannot_see() -> None:
    bot, differ = SteadyBot(LITTLE), 0
    for number, (state, seat) in enumerate(random_states()):
        other = copied(state)
        other.redeal(seat, FastDealer(number))
        differ += state.key() != other.key()
        assert bot.choose(state, seat, FastDealer(5)) == bot.choose(other, seat, FastDealer(5))
    assert differ > 20, "hardly anything was dealt anew"


def play_on(state: Table) -> None:
    """Let `steady` play in all seats to the end."""
    dealer, choices, bot = FastDealer(4), FastDealer(5), SteadyBot(LITTLE)
    while actors := state.actors():
        action = ask(bot, state, actors[0], choices)
        assert action in state.legal(actors[0])
        state.apply(actors[0], action, dealer)
    assert state.outcome() is not None


@pytest.mark.parametrize(("seats", "setup"), [(2, "tactical"), (3, "first")])
def test_several_of_them_play_a_match_to_its_end(seats: int, setup: str) -> None:
    play_on(started(seats, setup, FastDealer(2)))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_many_of_them_play_the_last_seasons(seats: int) -> None:
    players = [{"cubes": {"ether": 4, "booster": seat % 2}} for seat in range(seats)]
    play_on(GAME.from_position({"peoples": PEOPLE_NAMES[:seats], "season_number": 6, "players": players}))


def test_beats_three_seats_that_act_at_random() -> None:
    dealer, choices = FastDealer(6), FastDealer(7)
    state = started(4, "first", dealer)
    bots = [RandomBot(), SteadyBot(LITTLE), RandomBot(), RandomBot()]
    while actors := state.actors():
        state.apply(actors[0], ask(bots[actors[0]], state, actors[0], choices), dealer)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


# Programming


def test_collects_when_it_stands_on_riches() -> None:
    rich = {
        **QUIET,
        "season": "ertis-1",
        "players": [{"levels": {"collector": 4}, "spaces": {"collector": "ether"}}, {}],
    }
    assert "collect-ether" in program(rich)


def test_a_move_to_the_ether_is_followed_by_a_collect_there() -> None:
    slots = program({**QUIET, "players": [{"levels": {"collector": 4}}, {}]})
    assert "collect-ether" in slots
    assert slots.index("move-ether") < slots.index("collect-ether")


def test_the_third_booster_is_bought_when_there_is_ether_for_it() -> None:
    assert "booster" in program({**QUIET, "players": [{"cubes": {"ether": 4, "booster": 2}}, {}]})


def test_what_is_left_at_the_end_of_the_year_becomes_ether() -> None:
    last = {**QUIET, "season_number": 7, "players": [{"cubes": {"wood": 8, "rock": 8, "metal": 8}}, {}]}
    assert "etherise" in program(last)


def test_a_guide_is_raised_as_long_as_it_brings_a_star() -> None:
    three = {"cubes": {"wood": 1, "rock": 1, "metal": 1}, "levels": {"collector": 1}}
    last = {**QUIET, "season_number": 7, "players": [three, {"spaces": {"army": "ether"}, "levels": {"army": 4}}]}
    assert "upgrade-guide" in program(last)


@pytest.mark.parametrize("seed", range(3))
def test_does_not_attack_a_hopeless_city(seed: int) -> None:
    fortress = {"levels": {"defence": 4, "guide": 4}, "capacities": ["rampart"], "cubes": {"booster": 1}}
    near = {"spaces": {"army": "large-3"}, "levels": {"army": 1}}
    assert "move-city" not in program({**QUIET, "players": [near, fortress]}, seed)


def test_attacks_a_city_that_cannot_resist_and_has_a_booster() -> None:
    village = {"levels": {"defence": 1, "guide": 0}, "cubes": {"booster": 1}, "spaces": {"army": "outer-1"}}
    near = {"spaces": {"army": "outer-3"}, "levels": {"army": 4, "guide": 2}}
    assert "move-city" in program({**QUIET, "players": [near, village]})


# Carrying out


def acting(effect: str, plan: list[str], own: Position, other: Position) -> str:
    """What the first seat does when its first token is due; the other has a program that does not move."""
    still = ["connect-1", "connect-2", "upgrade-guide", "cards"]
    players = [{**own, "plan": [effect, *plan]}, {"plan": still, **other}]
    return choice({**QUIET, "step": "act", "number": 1, "order": [0, 1], "effect": effect, "players": players})


def test_the_collector_moves_to_where_it_will_collect() -> None:
    plan = ["collect-mine", "connect-1", "connect-2"]
    assert acting("move-mine", plan, {"levels": {"collector": 3}}, {}).startswith("move collector large-")


def test_the_collector_keeps_away_from_an_army() -> None:
    plan = ["collect-mountain", "connect-1", "connect-2"]
    own = {"levels": {"collector": 4}, "spaces": {"collector": "large-1", "army": "outer-1"}}
    assert acting("move-mountain", plan, own, {"spaces": {"army": "between-1"}}) == "move collector between-4"
    assert acting("move-mountain", plan, own, {"spaces": {"army": "between-4"}}) == "move collector between-1"


def test_the_army_attacks_a_weaker_one() -> None:
    own = {"levels": {"army": 4, "guide": 3}, "spaces": {"army": "large-1", "collector": "outer-1"}}
    weak = {"levels": {"army": 1, "guide": 0}, "spaces": {"army": "between-1", "collector": "outer-3"}}
    assert acting("move-mountain", ["connect-1", "connect-2", "cards"], own, weak) == "move army between-1"


def test_an_action_that_fails_is_consoled_with_what_the_program_needs() -> None:
    own = {"cubes": {"wood": 4, "rock": 0, "metal": 4}, "spaces": {"collector": "outer-1"}}
    assert acting("collect-mine", ["upgrade-guide", "connect-1", "connect-2"], own, {}) == "take rock"


def test_cubes_that_the_program_needs_are_not_made_into_ether() -> None:
    own = {"cubes": {"wood": 1, "rock": 1, "metal": 9}, "levels": {"guide": 1}}
    players = [{**own, "plan": ["etherise", "upgrade-guide", "connect-1", "connect-2"]}, {}]
    payment = {"step": "pay", "waiting": ["after-flash"], "number": 1, "pending": "ether", "gained": 4, "amount": 8}
    assert choice({**QUIET, **payment, "order": [0, 1], "players": players}) == "pay metal"


def test_a_capacity_that_fits_the_year_is_bought() -> None:
    own = {"cubes": {"wood": 2, "rock": 2, "metal": 2, "ether": 6}}
    last = {**QUIET, "season_number": 7, "step": "act", "number": 1, "order": [0, 1], "effect": "capacity"}
    bought = choice({**last, "players": [{**own, "plan": ["capacity"]}, {"plan": ["connect-1"]}]})
    assert bought in ("capacity armour", "capacity rampart", "capacity fate"), "only stars count now"


def test_the_capacity_voyage_is_used() -> None:
    players = [{"capacities": ["voyage"], "levels": {"collector": 4}}, {}]
    moved = choice({**QUIET, "step": "voyage", "effect": "move-far", "order": [1, 0], "players": players})
    assert moved.startswith("move ")


# Rolls


def rolled(dice: list[int], own: Position, **more: object) -> str:
    """What the first seat does with a roll in an assault in which the other has rolled 7."""
    met: Position = {"fights": "army", "spaces": {"army": "large-2"}, "plan": ["connect-1"]}
    players = [{**met, "levels": {"army": 1}, **own}, {**met, "total": 7}]
    fight = {"step": "rolled", "rolling": "army", "conflict": "assault", "place": "large-2", "number": 1}
    return choice({**QUIET, **fight, "order": [0, 1], "dice": dice, "players": players, **more})


def test_adds_the_guide_to_win_what_would_be_a_tie() -> None:
    assert rolled([3, 4], {"levels": {"army": 2, "guide": 1}}) == "guide 1"


def test_plays_a_card_that_wins_the_fight_and_keeps_one_that_does_not() -> None:
    assert rolled([5], {"hand": ["charge"]}) == "play charge"
    assert rolled([1], {"hand": ["charge"]}) == "guide 0"
    assert rolled([6], {"hand": ["lucky-star"], "levels": {"army": 1, "guide": 4}}).startswith("guide")


def test_the_capacity_fate_is_used_when_the_roll_loses() -> None:
    lost = {"levels": {"army": 3, "guide": 0}, "capacities": ["fate"]}
    assert rolled([1, 1, 2], lost) == "fate"
    assert rolled([6, 6, 6], lost) == "guide 0"


def test_shamans_roll_their_low_dice_again_when_they_lose() -> None:
    own = {"levels": {"army": 3, "guide": 0}}
    assert rolled([1, 2, 3], own, peoples=["ertis", "psolos"]) == "reroll 1 1"


def test_shamans_roll_their_low_dice_again_before_they_play_a_card() -> None:
    own = {"levels": {"army": 2, "guide": 0}, "hand": ["charge"]}
    assert rolled([1, 6], own, peoples=["ertis", "psolos"]) == "reroll 1 0"


@pytest.mark.parametrize(("die", "guide", "points"), [(3, 1, 1), (5, 1, 1), (6, 2, 2), (6, 0, 0)])
def test_adds_what_gives_the_best_row_of_the_connection_table(die: int, guide: int, points: int) -> None:
    own = {"levels": {"guide": guide}, "hand": ["hideout"], "cubes": {"wood": 3}}
    roll = {"step": "rolled", "rolling": "connection", "waiting": ["after-flash"], "number": 1, "order": [0, 1]}
    players = [{**own, "plan": ["connect-1"]}, {"plan": ["connect-1"]}]
    assert choice({**QUIET, **roll, "dice": [die], "players": players}) == f"guide {points}"


# Conflicts


def test_a_booster_is_what_an_army_takes_from_a_city() -> None:
    siege = {"step": "siege", "conflict": "siege", "place": "city-2", "winner": 0, "victim": 1, "number": 1}
    players = [
        {"fights": "army", "total": 9, "spaces": {"army": "city-2"}, "plan": ["connect-1"]},
        {"fights": "defence", "total": 3, "cubes": {"booster": 1, "ether": 2}, "plan": ["connect-1"]},
    ]
    assert choice({**QUIET, **siege, "order": [0, 1], "players": players}) == "siege booster"


def test_steals_from_the_one_who_has_most_to_lose() -> None:
    players = [{}, {"cubes": {"wood": 1, "rock": 0, "metal": 0}}, {"cubes": {"wood": 5, "rock": 0, "metal": 0}}]
    theft = {"step": "victim", "theft": "wood", "waiting": ["end-flash"]}
    three = {**QUIET, "peoples": ["psolos", "ertis", "reces"], "players": players}
    assert choice({**three, **theft}) == "victim 3"


# Flash cards


def in_window(step: str, hand: list[str], **own: object) -> str:
    """What the first seat does when it is asked for cards."""
    players = [{"hand": hand, **own}, {}]
    return choice({**QUIET, "step": step, "order": [1, 0], "players": players})


def test_what_a_card_gives_is_taken_at_once() -> None:
    assert in_window("season-flash", ["timber"]) == "play timber"
    assert in_window("season-flash", ["ether-drop", "hideout"]) == "play ether-drop"


def test_nothing_is_stolen_from_those_who_have_nothing_much() -> None:
    poor = {"cubes": {"wood": 1, "rock": 0, "metal": 0}}
    now = {**QUIET, "step": "end-flash", "order": [1, 0], "players": [{"hand": ["wood-theft"]}, poor]}
    assert choice(now) == "pass"


def test_one_more_action_is_always_welcome() -> None:
    assert in_window("season-flash", ["awakening"]) == "play awakening"


def test_a_card_of_the_season_that_brings_nothing_is_kept() -> None:
    nothing = {"cubes": {"wood": 0, "rock": 0, "metal": 0, "ether": 0}}
    lofty = {"levels": {"collector": 4, "army": 4, "defence": 4, "guide": 4}}
    assert in_window("season-flash", ["stewardship"], **nothing, **lofty) == "pass"


def test_a_rich_season_is_made_richer() -> None:
    assert in_window("season-flash", ["plenty"], levels={"collector": 4}) == "play plenty"


def test_the_least_useful_card_goes() -> None:
    hand = ["awakening", "plenty", "plenty", "hideout", "trance", "ether-drop", "lode"]
    players = [{"hand": hand}, {}]
    assert choice({**QUIET, "step": "limit", "order": [0, 1], "players": players}) == "discard hideout"


# The tactical set-up


def test_its_city_is_laid_as_soon_as_there_is_a_place_for_it() -> None:
    laid = {"large-1": "large", "outer-1": "medium", "between-1": "medium", "large-2": "large"}
    now = {"peoples": ["psolos", "ertis"], "setup": "tactical", "step": "lay", "terrains": laid}
    assert choice(now) == "lay-city 1 between-1"
