"""Set-up: peoples, the first board, what everybody begins with."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import BadInput
from tests.games.etherium.tables import FOUR_FLASH, PEOPLES, Scene, acting, change, set_up
from tests.rules_marker import rule


def first_game(*peoples: str, empty: int = 3) -> Scene:
    """The first game of these peoples; with three, this quarter (from 0) stays empty."""
    script = (empty, *FOUR_FLASH[:3]) if len(peoples) == 3 else FOUR_FLASH[: len(peoples)]
    return set_up({"peoples": list(peoples)}, *script, seats=len(peoples))


def start_of(seed: int, seats: int = 4, **options: object) -> EtheriumView:
    view = aerodrome.new("etherium", seats=seats, seed=seed, options=options).view(0)
    assert isinstance(view, EtheriumView)
    return view


@rule("etherium.setup.peoples")
def test_each_seat_leads_the_people_that_was_chosen_for_it() -> None:
    assert [player.people for player in first_game("ertis", "psolos", "hivalia", "reces").view.players] == [
        "ertis",
        "psolos",
        "hivalia",
        "reces",
    ]


@rule("etherium.setup.peoples")
def test_no_people_is_played_twice() -> None:
    with pytest.raises(BadInput):
        aerodrome.new("etherium", seats=2, seed=1, options={"peoples": ["ertis", "ertis"]})


@rule("etherium.setup.peoples")
def test_peoples_not_chosen_are_drawn_among_those_left() -> None:
    table = set_up({"peoples": ["random", "psolos", "random"]}, 2, 1, 3, *FOUR_FLASH[:3], seats=3)
    assert [player.people for player in table.view.players] == ["ertis", "psolos", "hivalia"]
    drawn = {tuple(player.people for player in start_of(seed).players) for seed in range(20)}
    assert all(sorted(peoples) == sorted(PEOPLES) for peoples in drawn)
    assert len(drawn) > 5


@rule("etherium.setup.first")
def test_the_first_board_has_forests_outside_mountains_between_the_mines_and_a_city_at_each_forest() -> None:
    """Large terrains lie around the Ether; small ones on large, medium ones on one large terrain and one city."""
    view = first_game(*PEOPLES).view
    assert view.terrains == {
        "ether": "ether",
        **{f"large-{quarter}": "mine" for quarter in range(1, 5)},
        **{f"outer-{quarter}": "forest" for quarter in range(1, 5)},
        **{f"between-{quarter}": "mountain" for quarter in range(1, 5)},
    }
    assert view.cities == {f"city-{quarter}": f"outer-{quarter}" for quarter in range(1, 5)}
    assert view.setup == "first"


@rule("etherium.setup.seats")
def test_four_players_sit_clockwise_one_at_each_quarter() -> None:
    table = first_game(*PEOPLES)
    assert [table.of(seat).spaces["army"] for seat in table.seats] == ["outer-1", "outer-2", "outer-3", "outer-4"]


@rule("etherium.setup.seats")
def test_two_players_sit_opposite_each_other() -> None:
    table = first_game("psolos", "reces")
    assert [table.of(seat).spaces["army"] for seat in table.seats] == ["outer-1", "outer-3"]


@rule("etherium.setup.seats")
@pytest.mark.parametrize("empty", range(4))
def test_with_three_players_chance_leaves_one_quarter_empty(empty: int) -> None:
    table = first_game("psolos", "reces", "ertis", empty=empty)
    quarters = [quarter for quarter in range(4) if quarter != empty]
    assert [table.of(seat).spaces["army"] for seat in table.seats] == [f"outer-{quarter + 1}" for quarter in quarters]
    assert table.view.cities["city-4"] == f"outer-{empty + 1}"


@rule("etherium.setup.absent-cities")
def test_cities_of_absent_peoples_hold_up_their_forests_but_cannot_be_entered() -> None:
    table = acting(
        0, "move-city", peoples=["psolos", "reces"], players=[{"spaces": {"army": "outer-2", "collector": "ether"}}]
    )
    assert table.view.cities == {"city-1": "outer-1", "city-2": "outer-3", "city-3": "outer-2", "city-4": "outer-4"}
    assert {table.view.terrains[space] for space in table.view.cities.values()} == {"forest"}
    assert table.why_not("move army city-3") == "etherium.move.city"
    assert table.can("move") == set()
    beside = acting(0, "move-city", peoples=["psolos", "reces"], players=[{"spaces": {"army": "outer-3"}}])
    assert beside.can("move") == {"army city-2"}


@rule("etherium.setup.figures")
def test_collector_and_army_begin_on_the_forest_of_their_city() -> None:
    table = first_game("hivalia", "ertis", "reces", empty=1)
    for seat in table.seats:
        home = table.view.cities[f"city-{seat + 1}"]
        assert table.of(seat).spaces == {"collector": home, "army": home}
        assert table.view.terrains[home] == "forest"


START = {
    "psolos": ((3, 1, 3, 0), (2, 2, 2, 0)),
    "reces": ((1, 2, 1, 1), (1, 0, 1, 0)),
    "hivalia": ((1, 1, 2, 1), (1, 1, 1, 2)),
    "ertis": ((1, 1, 1, 1), (2, 1, 1, 0)),
}
"""Levels and cubes of each people at the start."""


@rule("etherium.setup.people-board")
@pytest.mark.parametrize("seat", range(4))
def test_levels_and_cubes_at_the_start_are_those_of_the_people(seat: int) -> None:
    """Some peoples start with a guide, some do not."""
    table = first_game(*PEOPLES)
    levels, cubes = START[PEOPLES[seat]]
    assert tuple(table.of(seat).levels.values()) == levels
    assert tuple(table.of(seat).cubes.values()) == (*cubes, 0)
    assert table.of(seat).capacities == ()
    assert table.of(seat).tokens == {}


@rule("etherium.setup.action-tokens")
def test_everybody_begins_with_four_action_tokens() -> None:
    table = first_game(*PEOPLES)
    assert [table.of(seat).action_tokens for seat in table.seats] == [4, 4, 4, 4]


@rule("etherium.setup.season-deck")
def test_the_night_comes_first_and_the_others_in_any_order() -> None:
    assert {start_of(seed).season for seed in range(10)} == {"night"}
    table = first_game(*PEOPLES)
    assert (table.view.season, table.view.seasons_seen) == ("night", ("night",))


@rule("etherium.setup.season-deck")
def test_any_of_the_twelve_other_cards_can_come_second() -> None:
    for people in ("psolos", "reces", "hivalia", "ertis", "meinas", "mauhea"):
        for card in (1, 2):
            table = change()
            table.play("pass", *FOUR_FLASH, f"{people}-{card}")
            assert table.view.season == f"{people}-{card}"


@rule("etherium.setup.season-deck", "etherium.setup.flash-deck")
def test_season_and_flash_cards_come_by_chance() -> None:
    first_cards = set()
    for seed in range(8):
        view = start_of(seed, peoples=PEOPLES)
        first_cards.add(tuple(view.hand))
    assert len(first_cards) > 3


@rule("etherium.setup.flash-deck")
def test_all_hands_are_empty_before_the_first_draw_and_all_cards_in_the_deck() -> None:
    table = set_up({"peoples": PEOPLES, "setup": "tactical"}, 0)
    assert [table.of(seat).cards for seat in table.seats] == [0, 0, 0, 0]
    assert (table.view.deck_size, table.view.discard) == (43, {})
    assert sum(table.seen_by(-1).unseen.values()) == sum(GAME.catalogue.facts.flash_copies)
