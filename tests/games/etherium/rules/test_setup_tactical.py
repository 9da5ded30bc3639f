"""The tactical set-up: the board is laid piece by piece."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.etherium.cards import SEASON_NAMES
from aerodrome.games.etherium.events import CityLaid, TerrainLaid
from aerodrome.kernel.event_types import Moved
from tests.games.etherium.forbidden import ALL_FORESTS, NOTHING_LAID, ONE_MINE
from tests.games.etherium.tables import FOUR_FLASH, PEOPLES, Scene, at, order_of, set_up
from tests.rules_marker import rule

LARGE = [f"lay-large large-{quarter}" for quarter in range(1, 5)]
USUAL = [
    *LARGE,
    *[f"lay-medium outer-{quarter}" for quarter in range(1, 5)],
    *[f"lay-small between-{quarter}" for quarter in range(1, 5)],
    *[f"lay-city {seat} outer-{seat}" for seat in range(1, 5)],
]
"""The board of the first game, laid piece by piece."""


def tactical(order: str = "psolos-1", peoples: list[str] = PEOPLES) -> Scene:
    return set_up({"peoples": peoples, "setup": "tactical"}, SEASON_NAMES.index(order), seats=len(peoples))


def lay(table: Scene, *pieces: str, order: str = "psolos-1") -> None:
    """Lay pieces, not the last; each new round has the order of this card."""
    for piece in pieces:
        new_round = table.view.turn == len(table.seats) - 1
        table.play(piece, *([SEASON_NAMES.index(order)] if new_round else []))


@rule("etherium.setup.tactical")
def test_at_first_only_the_ether_is_there() -> None:
    table = tactical()
    assert (table.view.terrains, table.view.cities) == ({"ether": "ether"}, {})
    assert table.legal == set(LARGE)


@rule("etherium.setup.tactical")
def test_any_piece_that_is_left_and_fits_can_be_laid_by_anybody() -> None:
    table = tactical()
    told = table.play("lay-large large-3")
    assert TerrainLaid("large", "box", "large-3", 0) in told.everybody
    assert table.legal == {
        *(piece for piece in LARGE if piece != "lay-large large-3"),
        *(f"lay-{size} {site}" for size in ("medium", "small") for site in ("outer-3", "between-3", "between-2")),
    }


@rule("etherium.setup.tactical")
def test_with_the_sixteenth_piece_the_first_season_begins() -> None:
    """The ether first, then the players place one terrain each, again and again."""
    table = tactical()
    lay(table, *USUAL[:-1])
    assert table.view.season_number == 0
    assert len(table.view.terrains) + len(table.view.cities) == 1 + 15
    assert table.legal == {"lay-city 4 outer-4"}
    told = table.play("lay-city 4 outer-4", *FOUR_FLASH)
    assert CityLaid("city/4", "box", "outer-4", 3, 3) in told.spectator
    assert (table.view.season_number, table.view.season) == (1, "night")
    assert Counter(table.view.terrains.values()) == {"ether": 1, "mine": 4, "forest": 4, "mountain": 4}
    assert [table.of(seat).action_tokens for seat in table.seats] == [4] * 4
    assert table.why_not("lay-large large-1") == "etherium.setup.placing-only"


@rule("etherium.setup.tactical-order")
@pytest.mark.parametrize("card", SEASON_NAMES)
def test_the_order_of_laying_is_that_of_a_season_card(card: str) -> None:
    table = tactical(card)
    laid_by = []
    for piece in LARGE[:3]:
        laid_by.append(table.player)
        table.play(piece)
    laid_by.append(table.player)
    assert laid_by == order_of(card, PEOPLES)


@rule("etherium.setup.tactical-order")
def test_each_round_has_a_new_card_and_the_same_one_can_come_again() -> None:
    table = tactical("psolos-1")
    lay(table, *LARGE[:3])
    table.play(LARGE[3], SEASON_NAMES.index("ertis-1"))
    assert table.step == ("lay", 3)
    assert table.view.order == (3, 2, 1, 0)
    lay(table, *USUAL[4:7])
    table.play(USUAL[7], SEASON_NAMES.index("ertis-1"))
    assert table.step == ("lay", 3)


@rule("etherium.setup.tactical-order")
def test_the_cards_of_the_order_go_back_among_the_others() -> None:
    """Any season card of another colour can follow the Night, also one that gave the order of laying."""
    table = tactical("ertis-1")
    lay(table, *USUAL[:-1], order="ertis-1")
    table.play(USUAL[-1], *FOUR_FLASH)
    assert table.view.seasons_seen == ("night",)
    # Without a season card having been seen, its order is that of the Night.
    assert table.view.order == (0, 2, 1, 3)


@rule("etherium.setup.placing-only")
@pytest.mark.parametrize(
    "piece", ["lay-large large-1", "lay-medium outer-1", "lay-small between-1", "lay-city 1 outer-1"]
)
def test_nothing_is_laid_once_the_board_is_complete(piece: str) -> None:
    for step in ("program", "season-flash", "act"):
        table = at(step=step, players=[{"hand": ["timber"]}])
        assert table.why_not(piece) == "etherium.setup.placing-only"


@rule("etherium.setup.placing-only")
def test_while_the_board_is_laid_nothing_else_can_be_done() -> None:
    table = tactical()
    assert table.why_not("collect") == "etherium.act.only"
    assert table.why_not("token move-forest") == "etherium.program.only"
    assert table.why_not("pass") == "etherium.pass.nothing-to-decline"
    assert table.may(1) == set()


@rule("etherium.setup.on-board")
@pytest.mark.parametrize("piece", ["lay-large large-5", "lay-medium outer-5", "lay-small between-6"])
def test_a_board_of_four_has_no_fifth_quarter(piece: str) -> None:
    table = at(**ONE_MINE)
    assert table.why_not(piece) == "etherium.setup.on-board"
    assert table.why_not("lay-large large-4") is None


@rule("etherium.setup.on-board")
def test_a_city_needs_a_place_of_the_board() -> None:
    assert at(**ALL_FORESTS).why_not("lay-city 1 outer-6") == "etherium.setup.on-board"


@rule("etherium.setup.on-board")
def test_a_unit_cannot_be_sent_off_the_board() -> None:
    table = at(step="act", effect="move-mine", players=[{"plan": ["move-mine"]}])
    assert table.why_not("move army large-5") == "etherium.setup.on-board"
    assert table.why_not("move army city-5") == "etherium.setup.on-board"


@rule("etherium.setup.piece-left")
def test_four_medium_terrains_can_be_laid_and_no_fifth() -> None:
    table = at(**ALL_FORESTS)
    assert table.why_not("lay-medium between-4") == "etherium.setup.piece-left"
    assert table.why_not("lay-small between-4") is None
    terrains = {**ALL_FORESTS["terrains"]}
    del terrains["between-2"]
    assert at(**{**ALL_FORESTS, "terrains": terrains}).why_not("lay-medium between-4") is None


@rule("etherium.setup.piece-left")
def test_four_small_terrains_can_be_laid_and_no_fifth() -> None:
    smalls = {site: "small" if piece == "medium" else piece for site, piece in ALL_FORESTS["terrains"].items()}
    table = at(**{**ALL_FORESTS, "terrains": smalls})
    assert table.why_not("lay-small between-4") == "etherium.setup.piece-left"
    assert table.why_not("lay-medium between-4") is None


@rule("etherium.setup.piece-left")
def test_each_city_is_laid_once() -> None:
    table = at(**ALL_FORESTS, cities={"city-2": "outer-1"})
    assert table.why_not("lay-city 2 outer-2") == "etherium.setup.piece-left"
    assert table.why_not("lay-city 1 outer-2") is None
    assert table.why_not("lay-city nobody outer-2") == "etherium.setup.piece-left"
    assert table.why_not("lay-city 5 outer-2") == "etherium.setup.piece-left"


@rule("etherium.setup.piece-left", "etherium.setup.absent-cities")
def test_with_two_players_two_cities_of_nobody_are_laid() -> None:
    table = at(**ALL_FORESTS, peoples=["psolos", "ertis"], cities={"city-3": "outer-1"})
    assert table.why_not("lay-city nobody outer-2") is None
    assert table.why_not("lay-city 3 outer-2") == "etherium.setup.piece-left"
    layer = table.player
    told = table.play("lay-city nobody outer-2", 0)
    assert CityLaid("city/nobody", "box", "outer-2", layer, None) in told.everybody
    assert table.view.cities == {"city-3": "outer-1", "city-4": "outer-2"}
    assert table.why_not("lay-city nobody between-1") == "etherium.setup.piece-left"


@rule("etherium.setup.site-free")
def test_a_place_takes_one_terrain() -> None:
    table = at(**{**ONE_MINE, "terrains": {"large-1": "large", "outer-1": "medium"}})
    assert table.why_not("lay-large large-1") == "etherium.setup.site-free"
    assert table.why_not("lay-medium outer-1") == "etherium.setup.site-free"
    assert table.why_not("lay-small outer-1") == "etherium.setup.site-free"
    assert table.why_not("lay-small between-1") is None


@rule("etherium.setup.site-free")
def test_a_forest_takes_one_city() -> None:
    table = at(**ALL_FORESTS, cities={"city-2": "outer-1"})
    assert table.why_not("lay-city 1 outer-1") == "etherium.setup.site-free"
    assert table.why_not("lay-city 1 between-1") is None


@rule("etherium.setup.connects")
def test_a_forest_or_mountain_needs_a_mine_beside_it() -> None:
    assert at(**NOTHING_LAID).why_not("lay-small between-1") == "etherium.setup.connects"
    table = at(**ONE_MINE)
    for size in ("medium", "small"):
        assert table.why_not(f"lay-{size} outer-2") == "etherium.setup.connects"
        assert table.why_not(f"lay-{size} between-2") == "etherium.setup.connects"
        assert table.why_not(f"lay-{size} outer-1") is None


@rule("etherium.setup.connects")
def test_one_of_its_two_mines_is_enough_for_a_piece_in_between() -> None:
    """A piece may wait unsupported until the other comes."""
    table = at(**ONE_MINE)
    assert table.why_not("lay-small between-1") is None
    assert table.why_not("lay-small between-4") is None


@rule("etherium.setup.connects")
def test_a_city_needs_a_forest() -> None:
    table = at(**{**ONE_MINE, "terrains": {"large-1": "large", "outer-1": "small", "between-1": "medium"}})
    assert table.why_not("lay-city 1 outer-1") == "etherium.setup.connects"
    assert table.why_not("lay-city 1 between-4") == "etherium.setup.connects"
    assert table.why_not("lay-city 1 between-1") is None


@rule("etherium.setup.figures")
def test_figures_start_in_front_of_their_city_wherever_others_have_laid_it() -> None:
    """Whoever's city lies elsewhere changes seats: a city goes with its people."""
    cities = ["lay-city 3 outer-1", "lay-city 1 outer-2", "lay-city 4 outer-3", "lay-city 2 outer-4"]
    table = tactical()
    lay(table, *USUAL[:12], *cities[:3])
    assert table.of(0).spaces == {}
    told = table.play(cities[3], *FOUR_FLASH)
    assert [table.of(seat).spaces["army"] for seat in table.seats] == ["outer-2", "outer-4", "outer-1", "outer-3"]
    assert [table.of(seat).spaces["collector"] for seat in table.seats] == ["outer-2", "outer-4", "outer-1", "outer-3"]
    assert Moved("army/3", "box", "outer-1") in told.spectator
