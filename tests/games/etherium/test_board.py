"""The relief of Etherium: what touches what, how far a unit gets, where it can flee to.

The graph and the reach of a move are worked out here a second time, from names and from the words of the rules: any
number of steps down, then at most one step that is level or up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from aerodrome.games.etherium import GAME, Table
from aerodrome.games.etherium.battles import havens
from aerodrome.games.etherium.board import FAR, NOMADS, ONE, Board
from aerodrome.games.etherium.cards import ARMY, COLLECTOR, SPACE_NAMES, SPACES, TERRAIN_NAMES

HEIGHT = {"mine": 1, "city": 1, "forest": 2, "ether": 2, "mountain": 3}
FOUR = ["psolos", "reces", "hivalia", "ertis"]
SIX = [*FOUR, "meinas", "mauhea"]
SITES = [*(f"outer-{quarter}" for quarter in range(1, 5)), *(f"between-{quarter}" for quarter in range(1, 5))]
LAYOUTS = list(combinations(SITES, 4))
"""Where the four forests lie; mountains have the other sites."""
FIRST = SITES[:4]

Graph = dict[str, set[str]]


def names(spaces: int) -> set[str]:
    """The spaces of a set."""
    return {name for number, name in enumerate(SPACE_NAMES) if spaces >> number & 1}


def position_with(forests: tuple[str, ...] | list[str], cities: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Four players on a board whose forests lie on these sites, each with a city in front of it."""
    terrains = {f"large-{quarter}": "large" for quarter in range(1, 5)}
    terrains |= {site: "medium" if site in forests else "small" for site in SITES}
    return {
        "peoples": FOUR,
        "setup": "tactical",
        "terrains": terrains,
        "cities": dict(cities or zip((f"city-{seat}" for seat in range(1, 5)), forests, strict=True)),
    }


def state_at(position: Mapping[str, Any]) -> Table:
    return GAME.from_position(position)


def terrain_of(position: Mapping[str, Any]) -> dict[str, str]:
    kinds = {"large": "mine", "medium": "forest", "small": "mountain"}
    found = {space: kinds[piece] for space, piece in position["terrains"].items()}
    return {"ether": "ether", **found, **dict.fromkeys(position["cities"], "city")}


def graph_of(position: Mapping[str, Any], quarters: int = 4) -> Graph:
    """What touches what, by the rules."""
    graph: Graph = {space: set() for space in terrain_of(position)}

    def touch(first: str, second: str) -> None:
        graph[first].add(second)
        graph[second].add(first)

    for quarter in range(1, quarters + 1):
        touch("ether", f"large-{quarter}")
        touch(f"outer-{quarter}", f"large-{quarter}")
        touch(f"between-{quarter}", f"large-{quarter}")
        touch(f"between-{quarter}", f"large-{quarter % quarters + 1}")
        touch(f"between-{quarter}", f"outer-{quarter}")
    for city, forest in position["cities"].items():
        touch(city, forest)
    return graph


def reach_of(graph: Graph, terrain: Mapping[str, str], start: str, steps: int, aspiration: bool) -> set[str]:
    """Where a unit can end that has so many steps to spend; a step down is free with aspiration."""
    waiting, seen = deque([(start, steps)]), {(start, steps)}
    while waiting:
        space, left = waiting.popleft()
        if left == 0 or (terrain[space] == "city" and space != start):
            continue
        for other in graph[space]:
            downhill = HEIGHT[terrain[other]] < HEIGHT[terrain[space]]
            then = (other, left if aspiration and downhill else left - 1)
            if then not in seen:
                seen.add(then)
                waiting.append(then)
    return {space for space, _ in seen} - {start}


def near_of(board: Board) -> Graph:
    return {name: names(board.near[number]) for number, name in enumerate(SPACE_NAMES) if board.terrain[number] >= 0}


def reached(board: Board, way: int, start: str) -> set[str]:
    return names(board.reach[way * int(SPACES) + SPACE_NAMES.index(start)])


def first_position(peoples: list[str] | None = None) -> dict[str, Any]:
    return GAME.position(state_at({"peoples": peoples or FOUR}))


# The board of the first game


def test_the_first_board_has_17_spaces_and_24_borders() -> None:
    near = near_of(state_at({"peoples": FOUR}).board)
    assert len(near) == 17
    assert sum(map(len, near.values())) == 2 * 24


def test_on_the_first_board_forests_lie_outside_and_mountains_between_two_mines() -> None:
    view = GAME.view(state_at({"peoples": FOUR}), -1)
    for quarter in range(1, 5):
        assert view.terrains[f"large-{quarter}"] == "mine"
        assert view.terrains[f"outer-{quarter}"] == "forest"
        assert view.terrains[f"between-{quarter}"] == "mountain"
        assert view.cities[f"city-{quarter}"] == f"outer-{quarter}"
    assert view.terrains["ether"] == "ether"


def test_every_space_of_the_first_board_touches_what_it_should() -> None:
    near = near_of(state_at({"peoples": FOUR}).board)
    assert near["ether"] == {"large-1", "large-2", "large-3", "large-4"}
    assert near["large-1"] == {"ether", "outer-1", "between-1", "between-4"}
    assert near["large-3"] == {"ether", "outer-3", "between-3", "between-2"}
    assert near["outer-1"] == {"large-1", "between-1", "city-1"}
    assert near["between-1"] == {"large-1", "large-2", "outer-1"}
    assert near["between-4"] == {"large-4", "large-1", "outer-4"}
    assert near["city-1"] == {"outer-1"}
    assert near == graph_of(first_position())


def test_large_terrains_do_not_touch_each_other() -> None:
    near = near_of(state_at({"peoples": FOUR}).board)
    for quarter in range(1, 5):
        assert not {f"large-{other}" for other in range(1, 5)} & near[f"large-{quarter}"]


def test_every_city_is_a_dead_end() -> None:
    for forests in LAYOUTS:
        near = near_of(state_at(position_with(forests)).board)
        assert {city: near[city] for city in near if city.startswith("city")} == {
            f"city-{seat}": {forest} for seat, forest in enumerate(forests, 1)
        }


def test_mines_and_cities_lie_lowest_and_mountains_highest() -> None:
    board = state_at({"peoples": FOUR}).board
    heights = {name: int(board.height[number]) for number, name in enumerate(TERRAIN_NAMES)}
    assert heights == HEIGHT
    assert int(board.height_of(SPACE_NAMES.index("between-2"))) == 3


@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("outer-1", {"large-1", "ether", "between-1", "between-4", "city-1"}),
        ("large-1", {"ether", "outer-1", "between-1", "between-4"}),
        (
            "between-1",
            {"ether", "large-1", "large-2", "outer-1", "outer-2", "between-2", "between-4", "city-1"},
        ),
        ("ether", {f"{site}-{quarter}" for site in ("large", "outer", "between") for quarter in range(1, 5)}),
        ("city-1", {"outer-1"}),
    ],
)
def test_one_action_reaches_exactly_these_spaces_of_the_first_board(start: str, ends: set[str]) -> None:
    """The same in all four quarters."""
    board = state_at({"peoples": FOUR}).board
    for turn in range(4):
        assert reached(board, FAR, _turned(start, turn)) == {_turned(end, turn) for end in ends}


def _turned(space: str, quarters: int) -> str:
    """The space that lies so many quarters farther round the board."""
    if space == "ether":
        return space
    site, quarter = space.rsplit("-", 1)
    return f"{site}-{(int(quarter) - 1 + quarters) % 4 + 1}"


def test_without_aspiration_a_move_reaches_what_it_touches() -> None:
    board = state_at({"peoples": FOUR}).board
    for start, near in near_of(board).items():
        assert reached(board, ONE, start) == near


def test_two_descents_in_one_move_exist() -> None:
    """From a mountain to a forest to a city, and from a mountain past a forest to a mine."""
    terrain = terrain_of(first_position())
    chain = ["between-1", "outer-1", "city-1"]
    assert [HEIGHT[terrain[space]] for space in chain] == [3, 2, 1]
    assert "city-1" in reached(state_at({"peoples": FOUR}).board, FAR, "between-1")


@pytest.mark.parametrize(
    ("peoples", "cities"),
    [
        (FOUR[:2], {"city-1": 1, "city-2": 3, "city-3": 2, "city-4": 4}),
        (FOUR[:3], {"city-1": 1, "city-2": 2, "city-3": 3, "city-4": 4}),
        (FOUR, {"city-1": 1, "city-2": 2, "city-3": 3, "city-4": 4}),
    ],
)
def test_cities_without_a_player_stay_where_they_support_a_forest(peoples: list[str], cities: dict[str, int]) -> None:
    state = state_at({"peoples": peoples})
    assert GAME.view(state, -1).cities == {city: f"outer-{quarter}" for city, quarter in cities.items()}
    assert len(near_of(state.board)) == 17


@pytest.mark.parametrize("players", [5, 6])
def test_the_board_of_the_extension_has_a_quarter_for_each_player(players: int) -> None:
    position = first_position(SIX[:players])
    near = near_of(state_at(position).board)
    assert near == graph_of(position, players)
    assert len(near) == 1 + 4 * players
    assert sum(map(len, near.values())) == 2 * 6 * players


# Tactical layouts


def test_there_are_70_arrangements() -> None:
    assert len(LAYOUTS) == 70
    assert tuple(FIRST) in LAYOUTS


@pytest.mark.parametrize("forests", LAYOUTS, ids=lambda forests: "+".join(site[0] + site[-1] for site in forests))
def test_every_arrangement_has_the_graph_of_the_rules(forests: tuple[str, ...]) -> None:
    position = position_with(forests)
    board = state_at(position).board
    graph, terrain = graph_of(position), terrain_of(position)
    assert near_of(board) == graph
    assert {name: TERRAIN_NAMES[board.terrain[SPACE_NAMES.index(name)]] for name in graph} == terrain
    for kind in TERRAIN_NAMES:
        spaces = {space for space, there in terrain.items() if there == kind}
        assert names(board.of_terrain[TERRAIN_NAMES.index(kind)]) == spaces
    for start in graph:
        assert reached(board, FAR, start) == reach_of(graph, terrain, start, 1, aspiration=True)
        assert reached(board, ONE, start) == reach_of(graph, terrain, start, 1, aspiration=False)
        assert reached(board, NOMADS + FAR, start) == reach_of(graph, terrain, start, 2, aspiration=True)
        assert reached(board, NOMADS + ONE, start) == reach_of(graph, terrain, start, 2, aspiration=False)


@pytest.mark.parametrize("forests", LAYOUTS, ids=lambda forests: "+".join(site[0] + site[-1] for site in forests))
def test_in_every_arrangement_every_space_can_be_left_and_every_terrain_reached(forests: tuple[str, ...]) -> None:
    board = state_at(position_with(forests)).board
    terrains = {space for space in near_of(board) if not space.startswith("city")}
    for start in near_of(board):
        assert reached(board, FAR, start) & terrains
    found, waiting = {"ether"}, ["ether"]
    while waiting:
        for space in (reached(board, FAR, waiting.pop()) & terrains) - found:
            found.add(space)
            waiting.append(space)
    assert found == terrains


def test_from_the_ether_every_terrain_is_one_action_away_in_every_arrangement() -> None:
    for forests in LAYOUTS:
        board = state_at(position_with(forests)).board
        assert reached(board, FAR, "ether") == set(near_of(board)) - {
            "ether",
            *(f"city-{seat}" for seat in range(1, 5)),
        }


@pytest.mark.parametrize("homes", list(permutations(range(4)))[::5])
def test_each_people_starts_on_the_forest_of_its_city(homes: tuple[int, ...]) -> None:
    forests = LAYOUTS[33]
    cities = {f"city-{seat}": forests[home] for seat, home in enumerate(homes, 1)}
    position = position_with(forests, cities)
    state = state_at(position)
    for seat, player in enumerate(GAME.view(state, -1).players, 1):
        assert set(player.spaces.values()) == {cities[f"city-{seat}"]}
    assert near_of(state.board) == graph_of(position)


def test_layouts_that_are_alike_share_one_board() -> None:
    assert state_at({"peoples": FOUR}).board is state_at({"peoples": FOUR, "season_number": 3}).board
    assert state_at({"peoples": FOUR}).board is not state_at(position_with(LAYOUTS[1])).board


# Where a unit can flee to


def havens_of(position: Mapping[str, Any], graph: Graph, seat: int, figure: str) -> set[str]:
    """The nearest terrains without a new conflict, ring by ring; the Ether may be crossed, cities may not."""
    places = [player["spaces"] for player in position["players"]]
    others = [place for other, place in enumerate(places) if other != seat]
    feared = {place["army"] for place in others}
    if figure == "army":
        feared |= {place["collector"] for place in others}
    ring, reached_so_far = {places[seat][figure]}, {places[seat][figure]}
    while ring:
        near = set().union(*(graph[space] for space in ring))
        ring = {space for space in near if not space.startswith("city")} - reached_so_far
        reached_so_far |= ring
        if found := ring - feared - {"ether"}:
            return found
    return set()


def test_havens_are_the_adjacent_terrains_without_an_enemy() -> None:
    spaces = [
        {"collector": "outer-1", "army": "large-1"},
        {"collector": "outer-2", "army": "outer-1"},
        {"collector": "between-4", "army": "outer-3"},
        {"collector": "outer-4", "army": "outer-4"},
    ]
    state = state_at({"peoples": FOUR, "players": [{"spaces": place} for place in spaces]})
    assert names(havens(state, 0, ARMY)) == {"between-1"}
    assert names(havens(state, 0, COLLECTOR)) == {"large-1", "between-1"}


def test_a_collector_flees_to_an_enemy_collector_and_an_army_does_not() -> None:
    spaces = [{"collector": "large-1", "army": "large-1"}, {"collector": "outer-1", "army": "outer-3"}]
    state = state_at({"peoples": FOUR[:2], "players": [{"spaces": place} for place in spaces]})
    assert names(havens(state, 0, COLLECTOR)) == {"outer-1", "between-1", "between-4"}
    assert names(havens(state, 0, ARMY)) == {"between-1", "between-4"}


def test_who_finds_no_haven_beside_flees_one_space_farther_across_the_ether_too() -> None:
    """All neighbours of a mine but the Ether are taken: the other mines lie behind the Ether."""
    spaces = [
        {"collector": "outer-2", "army": "large-1"},
        {"collector": "outer-3", "army": "outer-1"},
        {"collector": "outer-3", "army": "between-1"},
        {"collector": "outer-3", "army": "between-4"},
    ]
    state = state_at({"peoples": FOUR, "players": [{"spaces": place} for place in spaces]})
    assert names(havens(state, 0, ARMY)) == {"large-2", "large-3", "large-4", "outer-4"}


def test_from_a_city_an_army_flees_to_the_forest_in_front_of_it_or_beyond() -> None:
    spaces = [{"collector": "outer-1", "army": "city-2"}, {"collector": "outer-4", "army": "outer-4"}]
    state = state_at({"peoples": FOUR[:2], "players": [{"spaces": place} for place in spaces]})
    assert names(havens(state, 0, ARMY)) == {"outer-3"}
    spaces[1]["collector"] = "outer-3"
    state = state_at({"peoples": FOUR[:2], "players": [{"spaces": place} for place in spaces]})
    assert names(havens(state, 0, ARMY)) == {"large-3", "between-3"}


def test_there_is_always_a_haven_and_never_a_nearer_one() -> None:
    random = Random("havens")
    for _ in range(400):
        position = position_with(random.choice(LAYOUTS))
        graph = graph_of(position)
        terrains = [space for space in graph if not space.startswith("city")]
        position["players"] = [
            {"spaces": {"collector": random.choice(terrains), "army": random.choice(terrains)}} for _ in range(4)
        ]
        state = state_at(position)
        for seat in range(4):
            for figure, number in (("army", ARMY), ("collector", COLLECTOR)):
                found = names(havens(state, seat, number))
                assert found
                assert found == havens_of(position, graph, seat, figure)
