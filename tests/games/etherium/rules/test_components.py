"""The components in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import PEOPLE_NAMES, SEASON_NAMES
from aerodrome.kernel import WrongScript
from tests.games.etherium.tables import FOUR_FLASH, PEOPLES, Scene, acting, change, conflict, set_up
from tests.rules_marker import rule


def start(seats: int = 4) -> Scene:
    """The first game of so many of the box's peoples."""
    script = (3, *FOUR_FLASH[:3]) if seats == 3 else FOUR_FLASH[:seats]
    return set_up({"peoples": PEOPLES[:seats]}, *script, seats=seats)


@rule("etherium.components.terrains")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_has_the_ether_four_terrains_of_each_size_and_four_cities(seats: int) -> None:
    view = start(seats).view
    assert Counter(view.terrains.values()) == {"ether": 1, "mine": 4, "forest": 4, "mountain": 4}
    assert set(view.cities) == {"city-1", "city-2", "city-3", "city-4"}


@rule("etherium.components.cubes")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_twenty_cubes_of_each_of_the_five_colours(seats: int) -> None:
    view = start(seats).view
    for colour in ("wood", "rock", "metal", "ether", "booster"):
        assert view.supply[colour] + sum(player.cubes[colour] for player in view.players) == 20


@rule("etherium.components.cubes")
def test_no_cube_comes_from_outside_the_box() -> None:
    table = acting(1, "collect-forest", players={0: {"cubes": {"wood": 14}}, 1: {"levels": {"collector": 4}}})
    assert table.view.supply["wood"] == 2
    table.play("collect")
    assert "wood" not in table.view.supply
    assert table.cubes(1)["wood"] == 3


@rule("etherium.components.dice")
def test_there_are_four_dice_as_many_as_the_highest_level_of_a_unit() -> None:
    armies = {seat: {"spaces": {"army": "large-1"}, "levels": {"army": 4, "guide": 0}} for seat in (0, 2)}
    table = conflict(players=armies)
    table.play("pass", [1, 1, 1, 1], [6, 6, 6, 6])
    assert [table.of(seat).total for seat in (0, 2)] == [24, 4]
    assert acting(0, "upgrade-army", players=[armies[0]]).why_not("upgrade army") == "etherium.upgrade.highest"


@rule("etherium.components.dice")
@pytest.mark.parametrize("face", [0, 7])
def test_dice_show_one_to_six(face: int) -> None:
    with pytest.raises(WrongScript):
        acting(0, "connect-1").play("connect 1", [face])


@rule("etherium.components.tokens")
def test_there_are_two_of_each_capacity_and_33_victory_tokens() -> None:
    view = start().view
    assert view.capacities == dict.fromkeys(("resource", "omen", "voyage", "harvest", "armour", "rampart", "fate"), 2)
    assert view.victory_tokens == {"army": 12, "ether": 8, "connection": 6, "booster": 4, "sack": 3}
    assert sum(view.victory_tokens.values()) == 33


@rule("etherium.components.cards")
def test_there_are_43_flash_cards_26_with_the_flash_symbol_and_17_with_that_of_the_season() -> None:
    table = start()
    cards = Counter(table.seen_by(-1).unseen)
    flash = {
        "timber": 1,
        "scree": 1,
        "lode": 1,
        "provisions": 2,
        "ether-drop": 1,
        "wood-theft": 1,
        "rock-theft": 1,
        "metal-theft": 1,
        "raid": 1,
        "charge": 2,
        "portcullis": 2,
        "resonance": 3,
        "lucky-star": 2,
        "second-wind": 2,
        "twist-of-fate": 2,
        "discipline": 1,
        "hideout": 1,
        "spoils": 1,
    }
    season = cards - Counter(flash)
    assert (sum(flash.values()), sum(season.values()), sum(cards.values())) == (26, 17, 43)
    assert {name for name, count in season.items() if count == 2} == {"plenty", "stewardship", "ether-wind"}


@rule("etherium.components.cards")
def test_there_are_13_season_cards_the_night_and_two_for_each_of_six_peoples() -> None:
    affinity = list(GAME.catalogue.facts.season_affinity)
    assert len(SEASON_NAMES) == len(affinity) == 13
    assert affinity[0] == -1
    assert Counter(PEOPLE_NAMES[people] for people in affinity[1:]) == dict.fromkeys(PEOPLE_NAMES, 2)


@rule("etherium.components.pieces")
def test_a_player_has_one_collector_and_one_army_whose_figures_show_their_level() -> None:
    table = start()
    for seat in table.seats:
        player = table.of(seat)
        assert set(player.spaces) == {"collector", "army"}
        assert set(player.levels) == {"collector", "army", "defence", "guide"}
        assert player.action_tokens == 4


@rule("etherium.components.pieces")
def test_nobody_has_more_than_six_action_tokens() -> None:
    table = change(players=[{"cubes": {"booster": 5}}, {"cubes": {"booster": 2}}])
    table.play("pass", *FOUR_FLASH, "psolos-1")
    assert [table.of(seat).action_tokens for seat in table.seats] == [6, 6, 4, 4]
