"""The extension: Meinas, Mauhéa, five and six players."""

from __future__ import annotations

from collections import Counter

import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import FLASH_NAMES, PEOPLE_NAMES
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import BadInput
from tests.games.etherium.tables import FOUR_FLASH, acting, at, change, discarded, drawn, set_up, window
from tests.rules_marker import rule

ALL_CARDS = [name for number, name in enumerate(FLASH_NAMES) for _ in range(GAME.catalogue.facts.flash_copies[number])]
SIX = list(PEOPLE_NAMES)
NOMADS = ["psolos", "meinas"]
SEERS = ["psolos", "mauhea"]


@rule("etherium.extension.optional")
@pytest.mark.parametrize("people", ["meinas", "mauhea"])
def test_meinas_and_mauhea_need_the_extension(people: str) -> None:
    with pytest.raises(BadInput):
        aerodrome.new("etherium", seats=2, seed=1, options={"peoples": ["psolos", people]})
    aerodrome.new("etherium", seats=2, seed=1, options={"peoples": ["psolos", people], "extension": "on"})


@rule("etherium.extension.optional")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_players_need_the_extension(seats: int) -> None:
    with pytest.raises(BadInput):
        aerodrome.new("etherium", seats=seats, seed=1)
    view = aerodrome.new("etherium", seats=seats, seed=1, options={"extension": "on"}).view(0)
    assert isinstance(view, EtheriumView)
    assert len(view.players) == seats


@rule("etherium.extension.optional")
def test_without_the_extension_chance_chooses_among_the_four_peoples_of_the_box() -> None:
    drawn: set[str] = set()
    with_extension: set[str] = set()
    for seed in range(25):
        for extension, found in (("off", drawn), ("on", with_extension)):
            view = aerodrome.new("etherium", seats=2, seed=seed, options={"extension": extension}).view(0)
            assert isinstance(view, EtheriumView)
            found.update(player.people for player in view.players)
    assert drawn == set(SIX[:4])
    assert with_extension == set(SIX)


@rule("etherium.extension.board")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_board_has_as_many_quarters_as_players(seats: int) -> None:
    table = at(peoples=SIX[:seats])
    assert table.view.quarters == seats
    counts = Counter(table.view.terrains.values())
    assert counts == {"ether": 1, "mine": seats, "forest": seats, "mountain": seats}
    assert len(table.view.cities) == seats
    assert [table.of(seat).spaces["army"] for seat in table.seats] == [f"outer-{seat + 1}" for seat in range(seats)]


@rule("etherium.extension.board")
def test_the_last_quarter_lies_beside_the_first() -> None:
    table = acting(0, "move-mountain", peoples=SIX, players=[{"spaces": {"army": "large-1"}}])
    assert {move for move in table.can("move") if move.startswith("army")} == {"army between-1", "army between-6"}


@rule("etherium.extension.board")
def test_three_seats_with_the_extension_have_the_usual_board() -> None:
    table = set_up({"peoples": ["psolos", "meinas", "reces"], "extension": "on"}, 3, *FOUR_FLASH[:3], seats=3)
    assert table.view.quarters == 4


@rule("etherium.extension.components")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_players_have_more_cubes_tokens_and_capacities(seats: int) -> None:
    view = at(peoples=SIX[:seats]).view
    for colour in ("wood", "rock", "metal", "ether", "booster"):
        assert view.supply[colour] + sum(player.cubes[colour] for player in view.players) == 30
    assert view.victory_tokens == {"army": 18, "ether": 12, "connection": 9, "booster": 6, "sack": 5}
    assert set(view.capacities.values()) == {3}


@rule("etherium.extension.components")
def test_up_to_four_players_have_the_components_of_the_box_with_the_extension_too() -> None:
    for peoples in (["psolos", "meinas", "mauhea", "ertis"], ["psolos", "ertis"]):
        view = at(peoples=peoples, extension=True).view
        assert view.extension
        assert view.supply["booster"] == 20
        assert view.victory_tokens == {"army": 12, "ether": 8, "connection": 6, "booster": 4, "sack": 3}
        assert set(view.capacities.values()) == {2}


@rule("etherium.extension.meinas-power")
def test_a_move_of_the_nomads_has_two_steps_that_may_be_level_or_up() -> None:
    table = acting(1, "move-mountain", peoples=NOMADS, players={1: {"spaces": {"army": "ether"}}})
    assert {f"army between-{quarter}" for quarter in range(1, 5)} <= table.can("move")
    up_twice = acting(1, "move-mountain", peoples=NOMADS, players={1: {"spaces": {"army": "large-1"}}})
    # Up to the Ether, down to the opposite mine, up to a mountain.
    assert "army between-2" in up_twice.can("move")
    once = acting(0, "move-mountain", peoples=NOMADS, players=[{"spaces": {"army": "large-1"}}])
    assert {move for move in once.can("move") if move.startswith("army")} == {"army between-1", "army between-4"}


@rule("etherium.extension.meinas-power")
def test_in_the_night_the_nomads_move_two_steps_without_aspiration() -> None:
    others = {"spaces": {"army": "outer-1", "collector": "outer-1"}}
    table = at(step="season", season="night", peoples=NOMADS, seat=1, players={1: others})
    # Two steps each: over the mine to the Ether or a mountain, over the mountain to the next mine.
    assert table.can("move") == {
        *(f"army {space}" for space in ("large-1", "between-1", "ether", "between-4", "large-2", "city-1")),
        *(f"collector {space}" for space in ("large-1", "between-1", "ether", "between-4", "large-2")),
    }


@rule("etherium.extension.meinas-season")
def test_the_nomads_may_move_a_unit_when_their_season_is_revealed() -> None:
    table = change(peoples=NOMADS)
    table.play("pass", *FOUR_FLASH[:2], "meinas-2")
    assert table.step == ("voyage", 1)
    assert "pass" in table
    table.play("move army ether")
    assert table.of(1).spaces["army"] == "ether"
    assert table.view.step == "season-paid"


@rule("etherium.extension.meinas-season")
def test_in_other_seasons_the_nomads_have_no_such_move() -> None:
    table = change(peoples=NOMADS)
    table.play("pass", *FOUR_FLASH[:2], "psolos-1")
    assert table.view.step == "season-flash"


@rule("etherium.extension.meinas-season")
def test_with_voyage_the_nomads_may_move_twice_in_their_season() -> None:
    table = change(peoples=NOMADS, players={1: {"capacities": ["voyage"]}})
    table.play("pass", *FOUR_FLASH[:2], "meinas-2")
    for space in ("ether", "large-1"):
        assert table.step == ("voyage", 1)
        table.play(f"move army {space}")
    assert table.view.step == "season-paid"


@rule("etherium.extension.meinas-season", "etherium.extension.mauhea-season")
@pytest.mark.parametrize(("seat", "season"), [(4, "meinas-1"), (5, "mauhea-1")])
def test_peoples_of_the_extension_have_one_more_die_for_connections_in_their_season(seat: int, season: str) -> None:
    assert acting(seat, "connect-1", peoples=SIX, season=season).legal == {"connect 1", "connect 2"}
    assert acting(seat, "connect-1", peoples=SIX).legal == {"connect 1"}


@rule("etherium.extension.mauhea-draw")
def test_the_seers_draw_two_cards_and_discard_one_of_their_hand() -> None:
    table = change(peoples=SEERS, players={1: {"hand": ["raid"]}})
    table.play("pass")
    told = table.play("pass", "charge", "timber", "lode")
    assert told.seats[1].count(drawn("timber", 1)) == 1
    assert drawn("timber", 1) not in told.spectator
    assert table.step == ("keep", 1)
    assert table.view.season == "night", "the season card is not yet revealed"
    assert table.legal == {"discard raid", "discard timber", "discard lode"}
    told = table.play("discard lode", "psolos-1")
    assert discarded("lode", 1) in told.spectator
    assert sorted(table.hand(1)) == ["raid", "timber"]
    assert (table.of(0).cards, table.view.season) == (1, "psolos-1")


@rule("etherium.extension.mauhea-draw")
def test_the_seers_discard_nothing_when_only_one_card_was_left_to_draw() -> None:
    """Six hands of 37 cards leave six: one for each seat."""
    players = [{"hand": ALL_CARDS[6 * seat : 6 * seat + (7 if seat == 5 else 6)]} for seat in range(6)]
    table = change(season_number=2, peoples=SIX, players=players)
    table.do(*["pass"] * 5)
    table.play("pass", *ALL_CARDS[37:], "psolos-1")
    assert table.view.step == "season-flash"
    assert [table.of(seat).cards for seat in table.seats] == [7, 7, 7, 7, 7, 8]


@rule("etherium.extension.mauhea-draw")
def test_the_seers_draw_two_cards_in_the_first_season_too() -> None:
    table = set_up({"peoples": SEERS, "extension": "on"}, "charge", "timber", "lode", seats=2)
    assert table.step == ("keep", 1)
    table.play("discard timber")
    assert table.hand(1) == ["lode"]
    assert table.view.season == "night"


@rule("etherium.extension.mauhea-hand")
@pytest.mark.parametrize(("held", "step"), [(7, "keep"), (8, "limit")])
def test_the_seers_may_keep_seven_cards(held: int, step: str) -> None:
    hand = [name for name in FLASH_NAMES if name not in (*FOUR_FLASH, "timber")][:held]
    table = change(season_number=3, peoples=SEERS, players={1: {"hand": hand}})
    table.play("pass")
    table.play("pass", *(("charge", "timber", "lucky-star") if step == "keep" else ()))
    assert table.step == (step, 1)


@rule("etherium.extension.mauhea-hand")
def test_others_beside_the_seers_keep_six_cards() -> None:
    table = change(season_number=3, peoples=SEERS, players=[{"hand": list(FLASH_NAMES[:7])}])
    table.play("pass")
    assert table.step == ("limit", 0)


@rule("etherium.extension.mauhea-season")
def test_the_seers_draw_two_more_cards_when_their_season_is_revealed() -> None:
    table = change(season_number=3, peoples=SEERS)
    table.play("pass", "charge", "timber", "lode")
    table.play("discard lode", "mauhea-1", "raid", "scree")
    assert sorted(table.hand(1)) == ["raid", "scree", "timber"]
    assert table.of(0).cards == 1


@rule("etherium.extension.mauhea-season")
def test_in_other_seasons_the_seers_draw_no_more() -> None:
    table = change(season_number=3, peoples=SEERS)
    table.play("pass", "charge", "timber", "lode")
    table.play("discard lode", "ertis-1")
    assert table.hand(1) == ["timber"]


@rule("etherium.extension.optional")
def test_seasons_of_meinas_and_mauhea_come_without_the_extension_too() -> None:
    """The box has their season cards, though nobody leads these peoples."""
    table = window("season-flash", 0, "timber", season="meinas-2")
    assert table.view.extension is False
    assert [table.of(seat).people for seat in table.view.order] == ["psolos", "reces", "hivalia", "ertis"]
