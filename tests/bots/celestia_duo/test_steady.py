"""The bot `steady` for Celestia Duo: what it does, in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aerodrome.bots import WAIT, RandomBot, ask
from aerodrome.bots.celestia_duo import SteadyBot
from aerodrome.games.celestia_duo import GAME, Table
from aerodrome.kernel import CHOICES, Dealer, FastDealer
from tests.games.celestia_duo.midway import MIDWAY

MODES = ("quick", "normal", "expert")
EVERY_NTH = 7
"""In random play, one state in this number is put before the bot."""
MOST_DECISIONS = 2_000


def copied(state: Table) -> Table:
    other = state.copy()
    assert isinstance(other, Table)
    return other


def started(mode: str, dealer: Dealer) -> Table:
    return GAME.start(GAME.settle_options({"mode": mode}), 2, dealer)


def random_states(state: Table, dealer: Dealer) -> Iterator[tuple[Table, int]]:
    """States that random play leads to, each with a seat that may act."""
    at = 0
    while actors := state.actors():
        seat = actors[dealer.pick(CHOICES, len(actors))]
        if at % EVERY_NTH == 0:
            yield copied(state), seat
        actions = state.legal(seat)
        state.apply(seat, actions[dealer.pick(CHOICES, len(actions))], dealer)
        at += 1


def all_random_states() -> Iterator[tuple[Table, int]]:
    for seed, mode in enumerate(MODES):
        yield from random_states(started(mode, FastDealer(seed)), FastDealer(seed + 10))
    for seed, position in enumerate(MIDWAY):
        yield from random_states(GAME.from_position(position), FastDealer(seed + 20))


def choice(seat: int = 0, /, **position: object) -> str:
    """What the bot does in a position, as a notation; `wait` when it lets the other go first."""
    action = ask(SteadyBot(), GAME.from_position(position), seat, FastDealer(1))
    return "wait" if action == WAIT else GAME.vocabulary[action].notation


def decision(**position: object) -> str:
    """What the Captain does when the partner has nothing more to say."""
    may_talk = GAME.from_position(position).talk != 0
    return choice(**{"ready": may_talk, **position})


# Always legal, always through the view


def test_every_choice_is_legal_and_only_a_captain_who_is_not_alone_waits() -> None:
    bot = SteadyBot()
    for state, seat in all_random_states():
        key = state.key()
        action = bot.choose(state, seat, FastDealer(3))
        assert state.key() == key, "the bot changed its state"
        if action == WAIT:
            assert len(state.actors()) > 1
            assert seat == state.captain
        else:
            assert action in state.legal(seat)


def test_does_not_depend_on_what_the_seat_cannot_see() -> None:
    bot, differ = SteadyBot(), 0
    for number, (state, seat) in enumerate(all_random_states()):
        other = copied(state)
        other.redeal(seat, FastDealer(number))
        differ += state.key() != other.key()
        assert bot.choose(state, seat, FastDealer(5)) == bot.choose(other, seat, FastDealer(5))
    assert differ > 20, "hardly anything was dealt anew"


@pytest.mark.parametrize("mode", MODES)
def test_two_of_them_play_a_match_to_its_end(mode: str) -> None:
    dealer, choices, bot = FastDealer(4), FastDealer(5), SteadyBot()
    state = started(mode, dealer)
    for _ in range(MOST_DECISIONS):
        actors = state.actors()
        if not actors:
            break
        answers = [(seat, ask(bot, state, seat, choices)) for seat in actors]
        seat, action = next(answer for answer in answers if answer[1] != WAIT)
        assert action in state.legal(seat)
        state.apply(seat, action, dealer)
    assert state.outcome() is not None


@pytest.mark.parametrize("seat", [0, 1])
def test_plays_to_the_end_with_a_partner_who_acts_at_random(seat: int) -> None:
    dealer, choices = FastDealer(6), FastDealer(7)
    bots = {seat: SteadyBot(), 1 - seat: RandomBot()}
    state = started("normal", dealer)
    while actors := state.actors():
        for one in actors:
            action = ask(bots[one], state, one, choices)
            if action != WAIT:
                state.apply(one, action, dealer)
                break
    assert state.outcome() is not None


# The briefing

CHASE: dict[str, object] = {
    "pirate": "artorius",
    "turn": 6,
    "airship": 6,
    "pirate_ship": 14,
    "route": {"6": "E11"},
    "ambushes": 3,
}
LAST_ENERGY: dict[str, object] = {"energy": 0, "spent": ["J1", "J2"]}
RICH = ["whip", "sabre", "crossbow", "pistol", "cannon", "joker", "whip"]
POOR = ["whip"]


def test_continues_with_full_hands() -> None:
    assert decision(**CHASE, hands=[RICH, RICH[:5]]) == "continue"


def test_stops_with_empty_hands_when_many_ambushes_bring_cards() -> None:
    assert decision(**CHASE, **LAST_ENERGY, hands=[POOR, ["sabre"]]) == "stop"


def test_catches_the_pirate_of_quick_whenever_it_can_be_reached() -> None:
    assert decision(**{**CHASE, "pirate_ship": 8}, hands=[[], []]) == "continue"


def test_does_not_stop_where_that_would_lead_the_pirate_to_its_lair() -> None:
    position = {**CHASE, "airship": 20, "pirate_ship": 25, "route": {"20": "E11"}}
    assert decision(**position, hands=[POOR, POOR]) == "continue"


def test_calls_olga_to_reach_the_pirate() -> None:
    assert decision(**{**CHASE, "pirate_ship": 9}, hands=[POOR, []], crew={"olga": "active"}) == "use olga"
    assert decision(**{**CHASE, "pirate_ship": 9}, hands=[POOR, []], crew={"olga": "used"}) != "use olga"


def test_calls_baba_before_it_continues() -> None:
    assert decision(**CHASE, hands=[RICH, RICH[:5]], crew={"baba": "active"}) == "use baba"


def test_lays_the_harder_card_where_the_airship_does_not_stop() -> None:
    position = {**CHASE, "step": "baba", "baba": ["E03", "E24"], "laying": 7, "crew": {"baba": "used"}}
    assert decision(**position, hands=[RICH[:3], ["whip", "sabre"]]) == "lay E24"


# Dice

DICE: dict[str, object] = {**CHASE, "step": "dice"}


def test_uses_smoke_on_dice_that_nobody_can_pay() -> None:
    position = {**DICE, **LAST_ENERGY, "smoke": 1, "hands": [["whip", "sabre", "crossbow"], ["sabre", "whip"]]}
    position["memory"] = [{}, {"at_least": {"sabre": 1, "whip": 1}}]
    assert decision(**position, dice=["cannon", "pistol"]).startswith("smoke")


def test_rerolls_flags() -> None:
    answer = decision(**DICE, smoke=2, hands=[RICH, RICH[:5]], dice=["whip", "flag", "flag"])
    assert answer in ("smoke flag+flag", "smoke flag")


def test_keeps_its_smoke_when_the_dice_are_easy() -> None:
    assert decision(**DICE, smoke=1, hands=[["whip"] * 4, ["whip"] * 3], dice=["whip", "whip"]) == "validate"


def test_lets_augusta_turn_dice_that_cannot_be_paid() -> None:
    position = {**DICE, **LAST_ENERGY, "crew": {"augusta": "active"}}
    position |= {"hands": [["whip", "whip"], ["whip"]], "memory": [{}, {"at_least": {"whip": 1}}]}
    assert decision(**position, dice=["cannon", "pistol"]).startswith("augusta")


def test_augusta_turns_a_second_die_only_where_that_helps() -> None:
    position = {**DICE, "step": "augusta", **LAST_ENERGY, "crew": {"augusta": "used"}}
    position |= {"hands": [["whip", "whip"], ["whip"]], "memory": [{}, {"at_least": {"whip": 1}}]}
    assert decision(**position, dice=["cannon", "whip"]).startswith("augusta")
    assert decision(**position, dice=["whip", "whip"]) == "done"


@pytest.mark.parametrize("crew", ["kublai", "rhett"])
def test_calls_those_who_bring_tokens_for_a_flag(crew: str) -> None:
    position = {**CHASE, "step": "flags", "dice": ["flag"], "flags": 1, "hands": [RICH, RICH[:5]]}
    assert choice(**position, crew={crew: "active"}) == f"use {crew}"


def test_leaves_tokens_for_which_it_would_have_to_throw_away_better_ones() -> None:
    position = {**CHASE, "step": "flags", "dice": ["flag"], "flags": 1, "hands": [RICH, RICH[:5]]}
    assert choice(**position, crew={"rhett": "active", "shuki": "active"}, gold=3) == "done"


# The secret attack


def test_the_larger_hand_gives_a_card() -> None:
    position = {**CHASE, "pirate": "sidonie", "step": "victim", "dice": ["flag"], "flags": 0}
    assert choice(**position, hands=[RICH, POOR]) == "victim captain"
    assert choice(**position, hands=[POOR, RICH]) == "victim partner"


def test_loses_a_card_it_has_twice_rather_than_a_joker() -> None:
    position = {**CHASE, "pirate": "sidonie", "step": "lose", "dice": ["flag"], "flags": 0}
    assert choice(**position, hands=[["whip", "whip", "whip", "joker", "cannon"], POOR]) == "lose whip"


# Combat

FIGHT: dict[str, object] = {**CHASE, "step": "combat"}


def test_pays_with_the_matching_card_rather_than_with_a_joker() -> None:
    assert choice(**FIGHT, dice=["whip"], hands=[["whip", "joker"], RICH]) == "match whip"


def test_pays_a_flag_with_a_card_that_no_die_asks_for() -> None:
    position = {**FIGHT, "hands": [["whip", "cannon", "cannon"], []], **LAST_ENERGY}
    assert choice(**position, dice=["flag"]) in ("flag cannon", "flag whip")
    assert choice(**{**position, "hands": [["joker", "whip", "whip"], RICH]}, dice=["flag"]) == "flag whip"


def test_leaves_the_die_that_its_partner_is_known_to_have() -> None:
    position = {**FIGHT, "hands": [["whip", "sabre"], ["whip"]], "memory": [{}, {"at_least": {"whip": 1}}]}
    assert choice(**position, dice=["whip", "sabre"]) == "match sabre"


def test_calls_ludvig_against_many_equal_dice() -> None:
    position = {**FIGHT, "hands": [["crossbow", "whip"], POOR], "crew": {"ludvig": "active"}}
    assert choice(**position, dice=["crossbow"] * 4, **LAST_ENERGY) == "ludvig crossbow"


def test_calls_mama_rather_than_lose_the_last_energy() -> None:
    position = {**FIGHT, "hands": [["whip", "sabre"], POOR], "crew": {"mama": "active"}}
    assert choice(**position, dice=["cannon"], **LAST_ENERGY).startswith("mama cannon")


def test_says_that_it_cannot_pay_when_it_must() -> None:
    assert choice(**FIGHT, dice=["cannon"], hands=[["whip", "sabre"], POOR]) == "cannot"


def test_lets_the_one_begin_who_can_pay() -> None:
    position = {**CHASE, "step": "start", "dice": ["cannon"], **LAST_ENERGY}
    known = {"at_least": {"cannon": 1}}
    assert decision(**position, hands=[["cannon"], ["whip"]]) == "start captain"
    assert decision(**position, hands=[["whip"], ["cannon"]], memory=[{}, known]) == "start partner"


def test_calls_shuki_to_keep_played_cards() -> None:
    position = {**CHASE, "step": "shuki", "played": ["joker", "joker"], "crew": {"shuki": "active"}}
    assert choice(**position, hands=[["whip"], POOR]) == "use shuki"


def test_shuki_keeps_the_joker() -> None:
    position = {
        **CHASE,
        "step": "reclaim",
        "played": ["whip", "joker", "whip"],
        "reclaim": 2,
        "crew": {"shuki": "used"},
    }
    assert choice(**position, hands=[["whip"], ["whip"]]) == "reclaim joker"


# The final battle

BOARDING: dict[str, object] = {
    "pirate": "noa",
    "turn": 9,
    "boarding": True,
    "airship": 14,
    "pirate_ship": 14,
}


def test_spends_all_gold_before_the_boarding() -> None:
    position = {**BOARDING, "step": "boarding", "gold": 1, "hands": [RICH, RICH[:5]]}
    assert decision(**position) == "buy cards"


def test_grapples_the_flag_it_can_pay() -> None:
    position = {**BOARDING, "step": "combat", "assault": "A14", "dice": ["flag"]}
    assert choice(**position, hands=[["whip", "sabre"], POOR]) == "grapple"


def test_pays_for_a_flag_with_matching_cards_first() -> None:
    position = {**BOARDING, "step": "grapple", "assault": "A01", "dice": ["flag"], "owed": ["whip", "sabre"]}
    assert choice(**position, hands=[["whip", "sabre", "joker", "joker"], POOR]) in ("match whip", "match sabre")


# Sharing and the hold


def test_takes_the_joker_first() -> None:
    position = {**CHASE, "step": "pick", "waiting": ["shop"], "stages": {"6": "C1"}, "ambushes": 0, "gold": 1}
    assert choice(**position, visible=["whip", "joker"], hands=[["whip"] * 3, ["whip"] * 3]) == "take joker"


def test_lets_the_smaller_hand_pick_first() -> None:
    position = {**CHASE, "step": "share", "waiting": ["shop"], "stages": {"6": "C1"}, "ambushes": 0, "gold": 1}
    assert decision(**position, visible=["whip"], hands=[RICH, []]) == "first partner"
    assert decision(**position, visible=["whip"], hands=[[], RICH]) == "first captain"


def test_passes_so_that_an_empty_hand_gets_more() -> None:
    position = {**CHASE, "step": "pick", "waiting": ["shop"], "stages": {"6": "C1"}, "ambushes": 0, "gold": 1}
    assert choice(**position, visible=["whip"], hands=[[*RICH, "whip", "whip"], []]) == "pass"


def test_takes_equipment_and_crew_as_rewards() -> None:
    position = {**CHASE, "step": "rewards", "hands": [RICH, POOR]}
    assert decision(**{**position, "route": {"6": "E09"}}, rewards={"equipment": 1}) == "claim equipment"
    assert decision(**{**position, "route": {"6": "E07"}}, rewards={"crew": 1}) == "claim crew"


def test_buys_in_a_city_when_hands_are_small() -> None:
    position = {**CHASE, "step": "shop", "stages": {"6": "C1"}, "ambushes": 0, "gold": 2}
    assert decision(**position, hands=[POOR, POOR]) in ("buy cards", "buy smoke")


# Sharing while dice are still to be beaten

FAILED: dict[str, object] = {
    **CHASE,
    "dice": ["whip"],
    "fighter": 1,
    "energy": 1,
    "spent": ["J1"],
    "losses": 1,
    "gold": 1,
    "smoke": 1,
    "waiting": ["resources"],
}


def test_who_must_go_on_takes_the_card_that_makes_a_pair() -> None:
    position = {**FAILED, "step": "pick", "seat": 1, "hands": [POOR, ["sabre"]], "visible": ["sabre", "cannon"]}
    assert choice(1, **position) == "take sabre"


def test_who_must_go_on_takes_the_card_that_beats_the_die() -> None:
    position = {**FAILED, "step": "pick", "seat": 1, "hands": [RICH, ["sabre"]], "visible": ["whip", "cannon"]}
    assert choice(1, **position) == "take whip"


def test_leaves_the_card_that_the_other_needs_to_go_on() -> None:
    position = {**FAILED, "step": "pick", "seat": 0, "hands": [POOR, ["sabre"]], "visible": ["whip", "cannon"]}
    position["memory"] = [{}, {"at_least": {"sabre": 1}}]
    assert choice(0, **position) == "take cannon"


def test_lets_the_player_pick_first_who_must_go_on() -> None:
    position = {**FAILED, "step": "share", "hands": [POOR, ["sabre"]], "visible": ["whip"]}
    position["memory"] = [{}, {"at_least": {"sabre": 1}}]
    assert decision(**position) == "first partner"
