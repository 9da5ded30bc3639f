"""What helps to decide at the table: the own program as things stand, worked out from a view and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.aids.aids import EtheriumAids
from aerodrome.games.etherium.aids.forecast import Forecast
from aerodrome.games.etherium.cards import FLASH_NAMES, SLOT_NAMES
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import FastDealer
from tests.games.etherium.positions import POSSIBLE, PROGRAM, START, players, read

SEAT = 0
POOR = {"wood": 0, "rock": 0, "metal": 0, "ether": 0, "booster": 0}
EVEN = {"collector": 2, "army": 1, "defence": 1, "guide": 1}


def planned(plan: Sequence[str], cubes: dict[str, int] | None = None, **more: Any) -> EtheriumAids:
    """The aids of Psolos with a program that is not complete."""
    own = {"plan": list(plan), "cubes": POOR | (cubes or {}), "levels": EVEN, "action_tokens": 6, **more}
    state = read({**START, "players": players(p0=own)})
    return GAME.aids(GAME.view(state, SEAT))


def failures(aids: EtheriumAids) -> list[str | None]:
    return [one.failure for one in aids.plan]


def free(aids: EtheriumAids, slot: str) -> Forecast:
    return next(one for one in aids.free if one.slot == slot)


def test_a_move_and_a_collect_are_followed() -> None:
    aids = planned(["move-mine", "collect-mine"])
    assert failures(aids) == [None, None]
    move, collect = aids.plan
    assert (move.unit, move.source, move.target) == ("collector", "outer-1", "large-1")
    assert move.cubes == POOR
    # Two Metal by the level of the collector, one Rock because they are the Builders.
    assert (collect.unit, collect.target) == ("collector", "large-1")
    assert collect.cubes == POOR | {"metal": 2, "rock": 1}


def test_an_action_that_would_fail_says_by_which_rule_and_changes_nothing() -> None:
    aids = planned(["collect-mine", "upgrade-army", "booster"], {"metal": 1})
    assert failures(aids) == ["etherium.collect.right-terrain", "etherium.upgrade.price", "etherium.transform.price"]
    assert aids.plan[-1].cubes == POOR | {"metal": 1}


def test_what_one_action_brings_pays_for_the_next() -> None:
    assert failures(planned(["upgrade-collector"])) == ["etherium.upgrade.price"]
    aids = planned(["collect-forest", "upgrade-collector"], {"wood": 3})
    assert failures(aids) == [None, None]
    assert aids.plan[1].levels == EVEN | {"collector": 3}


def test_a_program_is_judged_as_kindly_as_it_can_be() -> None:
    # All nine cubes could become Ether, but then nothing would be left for the upgrade.
    cubes = {"wood": 4, "rock": 3, "metal": 2}
    assert planned(["etherise"], cubes).plan[0].cubes["wood"] < 4
    aids = planned(["etherise", "upgrade-collector"], cubes)
    assert failures(aids) == [None, None]
    assert aids.plan[0].cubes["wood"] == 4
    assert aids.plan[0].cubes["ether"] >= 1
    # The army moves, because the collector is wanted where it is.
    moved = planned(["move-mine", "collect-forest"])
    assert [one.unit for one in moved.plan] == ["army", "collector"]


def test_a_collector_rather_goes_where_no_army_is() -> None:
    far = {"spaces": {"collector": "ether", "army": "outer-1"}}
    state = read(
        {
            **START,
            "players": players(
                p0={"plan": ["move-mine"], **far},
                p1={"spaces": {"collector": "outer-2", "army": "large-1"}},
            ),
        }
    )
    [move] = GAME.aids(GAME.view(state, SEAT)).plan
    assert (move.unit, move.target) == ("collector", "large-2")


def test_where_dice_decide_nothing_is_foretold() -> None:
    [connect] = planned(["connect-1"], {"wood": 2}).plan
    assert connect.chance
    assert connect.failure is None
    assert connect.cubes == POOR | {"wood": 2}


def test_the_next_token_finds_what_the_others_left() -> None:
    aids = planned(["move-mine"])
    assert "move-mine" not in [one.slot for one in aids.free]
    assert free(aids, "collect-mine").failure is None
    assert free(aids, "collect-mountain").failure == "etherium.collect.right-terrain"
    assert free(aids, "upgrade-guide").failure == "etherium.upgrade.price"


def test_what_is_bought_is_paid_for() -> None:
    aids = planned([], {"ether": 9, "wood": 9, "rock": 9, "metal": 9})
    for slot in ("cards", "capacity", "booster"):
        assert free(aids, slot).cubes["ether"] < 9
    assert free(aids, "booster").cubes["booster"] == 1
    guide = free(aids, "upgrade-guide")
    assert [guide.cubes[name] for name in ("wood", "rock", "metal")] == [8, 8, 8]


@pytest.mark.parametrize("name", list(POSSIBLE))
def test_slots_fail_by_the_rules_themselves(name: str) -> None:
    """With no token laid, each slot fails exactly when its action would fail now."""
    state, speaker = read(POSSIBLE[name]), Speaker(GAME.catalogue, "en")
    for seat in range(state.setting.seats):
        view = GAME.view(state, seat)
        aids = GAME.aids(view)
        if view.step != "program":
            assert (aids.plan, aids.free) == ((), ())
        elif not view.players[seat].plan:
            assert [one.slot for one in aids.free] == list(SLOT_NAMES)
            for one in aids.free:
                assert one.failure == speaker.obstacle(one.slot, view)


def test_whoever_is_ready_or_looks_on_has_no_next_token() -> None:
    state = read(PROGRAM)
    ready, onlooker = GAME.aids(GAME.view(state, SEAT)), GAME.aids(GAME.view(state, -1))
    assert len(ready.plan) == 4
    assert ready.free == onlooker.free == onlooker.plan == ()


def test_the_view_is_left_as_it_was() -> None:
    view = GAME.view(read(PROGRAM), 1)
    before = repr(view)
    assert GAME.aids(view) == GAME.aids(view)
    assert repr(view) == before


@pytest.mark.parametrize("seed", range(4))
def test_aids_are_the_same_whatever_is_hidden(seed: int) -> None:
    chance = random.Random(seed)
    match = aerodrome.new("etherium", seats=3, seed=seed)
    for turn in range(120):
        if not match.actors:
            break
        seat = chance.choice(match.actors)
        match.play(chance.choice(list(match.legal(seat))), seat)
        for viewer in (0, 1, 2):
            other = match.state.copy()
            other.redeal(viewer, FastDealer(seed * 1000 + turn))
            assert GAME.aids(GAME.view(other, viewer)) == GAME.aids(GAME.view(match.state, viewer))


def test_heights_and_seasons_are_told_at_every_moment() -> None:
    view = GAME.view(read(START), -1)
    assert isinstance(view, EtheriumView)
    aids = GAME.aids(view)
    assert aids.heights == {"forest": 2, "mountain": 3, "mine": 1, "ether": 2, "city": 1}
    assert set(aids.seasons) == set(view.seasons_seen)
    assert aids.seasons["night"].action == "move-one"
    assert aids.seasons["night"].people is None
    assert aids.seasons["hivalia-1"].people == "hivalia"
    assert aids.seasons["hivalia-1"].collects == {"ether": 1}


def test_flash_cards_say_when_they_can_be_played() -> None:
    times = GAME.aids(GAME.view(read(START), 0)).times
    assert set(times) == set(FLASH_NAMES)
    assert {name for name, time in times.items() if time == "moment"} == {"discipline", "hideout", "spoils"}
    assert [times[name] for name in ("timber", "raid", "charge", "twist-of-fate", "plenty", "awakening")] == [
        *("any", "any"),
        *("roll", "roll"),
        *("season", "season"),
    ]


def test_prices_are_those_of_the_own_people_now() -> None:
    prices = planned([], {"wood": 3}).prices
    assert prices is not None
    # Psolos: the level that is reached, and what the people adds to it.
    assert prices.paid["upgrade-collector"] == {"wood": 4}
    assert prices.paid["upgrade-guide"] == {"basic": 3}
    assert prices.paid["etherise"] == {"basic": 2}
    assert prices.paid["capacity"] == {"ether": 3}
    assert prices.cards == 2
    assert prices.collected["mine"] == {"metal": 2, "rock": 1}
    assert prices.capacities["armour"].cubes["ether"] == 3
    assert prices.capacities["armour"].stars > 0


def test_a_unit_at_its_highest_level_has_no_price() -> None:
    prices = planned([], levels=EVEN | {"army": 4}).prices
    assert prices is not None
    assert "upgrade-army" not in prices.paid


def test_prices_are_told_to_those_who_play_at_any_time() -> None:
    assert GAME.aids(GAME.view(read(START), -1)).prices is None
    for position in POSSIBLE.values():
        assert GAME.aids(GAME.view(read(position), SEAT)).prices is not None


def test_the_reference_says_what_the_catalogue_says() -> None:
    view = GAME.view(read(START), -1)
    reference = GAME.aids(view).reference
    assert set(reference.peoples) == {player.people for player in view.players}
    psolos = reference.peoples["psolos"]
    assert (psolos.added, psolos.etherise) == ({"collector": 1, "army": 2, "defence": 0}, 2)
    assert (psolos.cards, psolos.price, psolos.capacity, psolos.booster) == (2, 1, 3, 3)
    assert reference.tokens == {"army": 2, "ether": 1, "connection": 4, "booster": 4, "sack": 6}
    assert reference.extras["fate"] == {"wood": 1, "rock": 1, "metal": 1}
    assert reference.extras["omen"] == {}
    assert (reference.capacities["resource"], reference.capacities["fate"]) == (1, 3)


def test_the_reference_follows_a_corrected_catalogue() -> None:
    text = GAME.catalogue_in_full().replace("capacity = { ether = 3,", "capacity = { ether = 6,")
    game = GAME.with_catalogue(text)
    view = game.view(game.from_position(GAME.position(read(START))), -1)
    assert game.aids(view).reference.peoples["psolos"].capacity == 6
