"""What each card with the season symbol does."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import ActionTokensChanged
from tests.games.etherium.tables import FOUR_FLASH, IDLE, Scene, acting, at, change, gained, program, window
from tests.rules_marker import rule

NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}


def season_of(*cards: str, slots: tuple[str, ...] = ("collect-forest",), **player: object) -> Scene:
    """Reces plays these cards in the season phase, and is then about to carry out its first action."""
    step = "season-flash" if cards else "program"
    table = at(step=step, season="mauhea-2", seat=1 if cards else 0, players={1: {"hand": list(cards), **player}})
    table.do(*(f"play {card}" for card in cards))
    if table.view.step == "season-flash":
        table.play("pass")
    program(table, {1: slots})
    while table.player != 1:
        table.play("pass")
    return table


@rule("etherium.flash.plenty")
@pytest.mark.parametrize(("copies", "wood"), [(0, 1), (1, 2), (2, 3)])
def test_plenty_adds_one_cube_of_the_same_kind_to_each_collect_of_its_player(copies: int, wood: int) -> None:
    table = season_of(*["plenty"] * copies, cubes=NONE, levels={"collector": 2})
    told = table.play("collect")
    assert told.everybody.count(gained("wood", 1, "collect")) == wood
    assert table.cubes(1)["wood"] == wood


@rule("etherium.flash.plenty")
def test_plenty_counts_on_the_ether_too_and_for_nobody_else() -> None:
    players = [{"season_cards": {"plenty": 1}, "spaces": {"collector": "ether"}}, {"spaces": {"collector": "outer-2"}}]
    table = acting(0, "collect-ether", season="mauhea-2", players=players)
    table.play("collect")
    assert table.cubes(0)["ether"] == 4
    other = acting(1, "collect-forest", season="psolos-1", players=players)
    other.play("collect")
    assert other.cubes(1)["wood"] == 2


@rule("etherium.flash.plenty")
def test_plenty_ends_with_the_season() -> None:
    table = change(players={1: {"season_cards": {"plenty": 1}}})
    table.play("pass", *FOUR_FLASH, "psolos-1")
    assert table.of(1).season_cards == {}


@rule("etherium.flash.bounty")
@pytest.mark.parametrize(
    ("card", "slot", "space", "cube"),
    [
        ("rising-sap", "collect-forest", "outer-2", "wood"),
        ("open-quarry", "collect-mountain", "between-2", "rock"),
        ("red-vein", "collect-mine", "large-2", "metal"),
    ],
)
def test_bounty_cards_add_two_cubes_to_collects_on_their_terrain(card: str, slot: str, space: str, cube: str) -> None:
    """The bonus is valid all season."""
    table = season_of(card, slots=(slot,), cubes=NONE, levels={"collector": 2}, spaces={"collector": space})
    table.play("collect")
    assert table.of(1).cubes[cube] == 2 - 1 + 2
    for other, where in (("forest", "outer-2"), ("mountain", "between-2"), ("mine", "large-2")):
        if where != space:
            player = {"season_cards": {card: 1}, "spaces": {"collector": where}, "cubes": NONE}
            plain = acting(1, f"collect-{other}", season="hivalia-1", players={1: player})
            plain.play("collect")
            assert sum(plain.cubes(1).values()) == 1


@rule("etherium.flash.stewardship")
@pytest.mark.parametrize(("copies", "price"), [(0, 3), (1, 2), (2, 1)])
def test_stewardship_makes_every_upgrade_one_cube_cheaper(copies: int, price: int) -> None:
    table = season_of(*["stewardship"] * copies, slots=("upgrade-army",), cubes={"metal": price})
    table.play("upgrade army")
    assert (table.of(1).levels["army"], table.of(1).cubes["metal"]) == (3, 0)
    short = {"cubes": {"metal": price - 1}, "season_cards": {"stewardship": copies}}
    too_dear = acting(1, "upgrade-army", season="mauhea-2", players={1: short})
    assert too_dear.why_not("upgrade army") == "etherium.upgrade.price"


@rule("etherium.flash.ether-wind")
def test_ether_wind_moves_a_unit_with_aspiration() -> None:
    table = window("season-flash", 0, "ether-wind")
    table.play("play ether-wind")
    spaces = ("large-1", "ether", "between-1", "between-4")
    assert table.legal == {f"move {figure} {space}" for figure in ("collector", "army") for space in spaces}
    table.play("move collector ether")
    assert table.of(0).spaces == {"collector": "ether", "army": "outer-1"}
    assert table.view.step == "program"


@rule("etherium.flash.ether-wind")
def test_once_carried_out_nothing_is_left_of_it() -> None:
    """The window goes on as if the unit had stood there before."""
    table = window("season-flash", 0, "ether-wind", "timber")
    table.do("play ether-wind", "move collector ether")
    other = window(
        "season-flash", 0, players=[{"hand": ["timber"], "spaces": {"collector": "ether"}}], discard=["ether-wind"]
    )
    assert table.step == other.step == ("season-flash", 0)
    assert table.view.effect is None
    assert table.state.key() == other.state.key()


@rule("etherium.flash.ether-wind")
def test_ether_wind_can_bring_an_army_into_a_city() -> None:
    table = window("season-flash", 0, "ether-wind", players=[{"spaces": {"army": "outer-2"}}])
    table.do("play ether-wind", "move army city-2")
    assert table.of(0).spaces["army"] == "city-2"
    assert (table.view.step, table.view.conflict) == ("program", None)


@rule("etherium.flash.forced-march")
def test_forced_march_places_the_army_on_an_adjacent_terrain_whatever_its_height() -> None:
    table = window("season-flash", 0, "forced-march", players=[{"spaces": {"army": "outer-2"}}])
    table.play("play forced-march")
    assert table.legal == {"move army large-2", "move army between-2"}
    assert table.why_not("move collector large-1") == "etherium.act.programmed"
    assert table.why_not("move army city-2") == "etherium.move.city"
    table.play("move army between-2")
    assert table.of(0).spaces["army"] == "between-2"


@rule("etherium.flash.paths")
@pytest.mark.parametrize(("card", "site"), [("green-path", "outer"), ("yellow-path", "between"), ("red-path", "large")])
def test_a_path_places_the_collector_on_any_terrain_of_its_kind(card: str, site: str) -> None:
    table = window("season-flash", 0, card)
    table.play(f"play {card}")
    assert table.legal == {f"move collector {site}-{quarter}" for quarter in range(1, 5)} - {"move collector outer-1"}
    table.play(f"move collector {site}-3")
    assert table.of(0).spaces == {"collector": f"{site}-3", "army": "outer-1"}
    assert table.view.conflict is None


@rule("etherium.flash.building-site")
def test_building_site_upgrades_a_unit_at_its_price() -> None:
    table = window("season-flash", 0, "building-site", players=[{"cubes": {"rock": 4}}])
    table.play("play building-site")
    assert table.legal == {"upgrade defence", "upgrade guide"}
    table.play("upgrade defence")
    assert table.of(0).levels["defence"] == 4
    assert table.of(0).cubes["rock"] == 0


@rule("etherium.flash.still")
def test_still_is_one_transformation_at_its_price() -> None:
    table = window("season-flash", 0, "still", players=[{"cubes": {"wood": 4, "rock": 0, "metal": 0, "ether": 1}}])
    table.play("play still")
    assert table.legal == {"etherise 1", "etherise 2", "cards"}
    table.play("etherise 2")
    assert table.cubes(0) == {"ether": 3}
    assert table.view.step == "program"


@rule("etherium.flash.trance")
def test_trance_is_a_connection_besides_the_two_of_the_panel() -> None:
    table = window("season-flash", 0, "trance")
    table.play("play trance")
    assert table.legal == {"connect 1"}
    table.play("connect 1", [6])
    assert table.cubes(0)["ether"] == 1
    assert {"token connect-1", "token connect-2"} <= table.may(0)
    own = window("season-flash", 2, "trance")
    own.play("play trance")
    assert own.legal == {"connect 1", "connect 2"}


@rule("etherium.flash.awakening")
def test_awakening_gives_one_more_action_token_for_this_season() -> None:
    """A player with more actions, by a card or a booster, plays the last alone."""
    table = window("season-flash", 1, "awakening")
    told = table.play("play awakening")
    assert ActionTokensChanged(1, 5) in told.everybody
    assert [table.of(seat).action_tokens for seat in table.seats] == [4, 5, 4, 4]
    program(table, {})
    assert len(table.of(1).plan) == 5


@rule("etherium.flash.awakening")
def test_the_token_of_awakening_is_gone_in_the_next_season() -> None:
    table = change(season_number=2, players=[{"hand": ["timber"]}, {"plan": IDLE[:5]}])
    assert table.of(1).action_tokens == 5
    table.play("pass", *FOUR_FLASH, "psolos-1")
    assert table.of(1).action_tokens == 4


@rule("etherium.flash.six-tokens")
@pytest.mark.parametrize(("tokens", "expected"), [(4, None), (5, None), (6, "etherium.flash.six-tokens")])
def test_nobody_has_more_than_six_action_tokens(tokens: int, expected: str | None) -> None:
    table = window("season-flash", 0, players=[{"hand": ["awakening"], "action_tokens": tokens}])
    assert table.why_not("play awakening") == expected
