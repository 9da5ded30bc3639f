"""The board: terrains, heights, and what touches what."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import SPACE_NAMES, TERRAIN_NAMES
from tests.games.etherium.tables import acting, at
from tests.rules_marker import rule

NEIGHBOURS = {
    "ether": {"large-1", "large-2", "large-3", "large-4"},
    "large-1": {"ether", "outer-1", "between-1", "between-4"},
    "outer-1": {"large-1", "between-1"},
    "between-1": {"large-1", "large-2", "outer-1"},
    "between-4": {"large-4", "large-1", "outer-4"},
}
"""What touches some spaces of the first board, without cities."""


@rule("etherium.board.terrains")
@pytest.mark.parametrize(("slot", "space"), [("mine", "large-2"), ("forest", "outer-2"), ("mountain", "between-2")])
def test_large_terrains_are_mines_medium_ones_forests_and_small_ones_mountains(slot: str, space: str) -> None:
    """Three types of terrain, each with one basic resource."""
    resource = {"mine": "metal", "forest": "wood", "mountain": "rock"}[slot]
    table = acting(1, f"collect-{slot}", players={1: {"spaces": {"collector": space}, "cubes": {resource: 0}}})
    assert table.view.terrains[space] == slot
    table.play("collect")
    assert table.cubes(1)[resource] == 1
    pieces = {"large-2": "large", "outer-2": "medium", "between-2": "small"}
    written = table.position["terrains"]
    assert isinstance(written, dict)
    assert written[space] == pieces[space]


@rule("etherium.board.heights")
def test_mines_and_cities_lie_lowest_forests_and_the_ether_higher_mountains_highest() -> None:
    heights = dict(zip(TERRAIN_NAMES, GAME.catalogue.facts.height, strict=True))
    assert heights == {"mine": 1, "city": 1, "forest": 2, "ether": 2, "mountain": 3}


@rule("etherium.board.heights")
def test_there_is_a_chain_of_two_descents_from_mountain_over_forest_to_mine() -> None:
    """A step down gives another step, and several can be chained while going down."""
    army = {"spaces": {"army": "between-1", "collector": "outer-3"}}
    down_twice_and_up = acting(0, "move-ether", players=[army])
    assert "army ether" in down_twice_and_up.can("move")
    # Down from a forest to a mine, then level or up once: not as far as the forest behind the next mountain.
    from_forest = acting(0, "move-forest", players=[{"spaces": {"army": "outer-1", "collector": "ether"}}])
    assert "army outer-2" not in from_forest.can("move")


@rule("etherium.board.heights")
def test_a_unit_goes_down_from_a_mountain_over_a_forest_into_a_city() -> None:
    table = acting(1, "move-city", players={1: {"spaces": {"army": "between-1"}}})
    assert table.can("move") == {"army city-1"}


@rule("etherium.board.neighbours")
@pytest.mark.parametrize("space", NEIGHBOURS)
def test_neighbours_of_a_space_on_the_first_board(space: str) -> None:
    """Without aspiration a unit gets to a terrain that touches its own, and to no other."""
    table = at(step="season", season="night", seat=1, players={1: {"spaces": {"collector": space, "army": "outer-2"}}})
    reached = {move.removeprefix("collector ") for move in table.can("move") if move.startswith("collector")}
    assert reached == NEIGHBOURS[space]


@rule("etherium.board.neighbours")
def test_large_terrains_do_not_touch_one_another() -> None:
    table = at(step="season", season="night", seat=1, players={1: {"spaces": {"army": "large-1"}}})
    assert not {f"army large-{quarter}" for quarter in (2, 3, 4)} & table.can("move")


@rule("etherium.board.neighbours")
def test_a_city_touches_only_its_forest() -> None:
    table = at(step="season", season="night", seat=1, players={1: {"spaces": {"army": "city-1"}}})
    assert {move for move in table.can("move") if move.startswith("army")} == {"army outer-1"}
    cities = {
        space: {name for name in SPACE_NAMES if name.startswith("city") and _touches(space, name)}
        for space in ("large-1", "outer-1", "between-1", "ether")
    }
    assert cities == {"large-1": set(), "outer-1": {"city-1"}, "between-1": set(), "ether": set()}


def _touches(space: str, other: str) -> bool:
    board = at().state.board
    return bool(board.near[SPACE_NAMES.index(space)] >> SPACE_NAMES.index(other) & 1)


@rule("etherium.board.neighbours")
def test_with_a_forest_between_two_mines_it_touches_both_and_the_outer_site() -> None:
    """Edge icons match whatever lies on a site: what touches what depends on the site only."""
    terrains = {
        **{f"large-{quarter}": "large" for quarter in range(1, 5)},
        **{f"outer-{quarter}": "small" for quarter in range(1, 5)},
        **{f"between-{quarter}": "medium" for quarter in range(1, 5)},
    }
    cities = {f"city-{quarter}": f"between-{quarter}" for quarter in range(1, 5)}
    table = at(step="season", season="night", seat=1, setup="tactical", terrains=terrains, cities=cities)
    assert table.of(1).spaces == {"collector": "between-2", "army": "between-2"}
    assert {move for move in table.can("move") if move.startswith("army")} == {
        "army large-2",
        "army large-3",
        "army outer-2",
    }
