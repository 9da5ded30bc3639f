"""Seasons: what their cards add and take away, their actions, their order."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.cards import PEOPLE_NAMES, SEASON_NAMES
from aerodrome.games.etherium.events import ConflictBegan
from aerodrome.kernel import WrongScript
from tests.games.etherium.tables import (
    FOUR_FLASH,
    PEOPLES,
    Scene,
    Seats,
    acting,
    at,
    change,
    order_of,
    program,
    set_up,
    went,
)
from tests.rules_marker import rule

HOMES = {"forest": "outer-2", "mountain": "between-2", "mine": "large-2", "ether": "ether"}
RESOURCE = {"forest": "wood", "mountain": "rock", "mine": "metal", "ether": "ether"}
NO_CUBES = dict.fromkeys(("wood", "rock", "metal", "ether"), 0)

RICH = {"cubes": {"wood": 4, "rock": 4, "metal": 4}}


def collecting(season: str, terrain: str, level: int = 1) -> Scene:
    """Reces, which has no power for collecting, is about to collect."""
    player = {"spaces": {"collector": HOMES[terrain]}, "levels": {"collector": level}, "cubes": NO_CUBES}
    return acting(1, f"collect-{terrain}", season=season, players={1: player})


def collected(season: str, terrain: str, level: int = 1) -> dict[str, int]:
    table = collecting(season, terrain, level)
    table.play("collect")
    return table.cubes(1)


def reveal(season: str, players: Seats = ()) -> Scene:
    """The table right after this card was revealed."""
    table = change(players=players)
    table.play("pass", *FOUR_FLASH, season)
    return table


def asked(table: Scene) -> list[int]:
    """The seats that are asked for the season's action, all of which decline."""
    found = []
    while table.view.step in ("season", "season-paid"):
        found.append(table.player)
        table.play("pass")
    return found


@rule("etherium.season.different")
def test_the_seasons_of_a_year_have_different_colours() -> None:
    """Seven seasons: the Night first, then six of six colours."""
    seen = ["night", "ertis-1", "reces-2"]
    for card in SEASON_NAMES:
        table = change(season_number=3, season="reces-2", seasons_seen=seen)
        if card[:-2] in ("ertis", "reces") or card == "night":
            with pytest.raises(WrongScript):
                table.play("pass", *FOUR_FLASH, card)
        else:
            table.play("pass", *FOUR_FLASH, card)
            assert table.view.season == card
            assert set(table.view.seasons_seen) == {*seen, card}


@rule("etherium.season.different")
def test_the_first_season_is_the_night_and_no_chance_has_part_in_it() -> None:
    assert set_up({"peoples": PEOPLES}, *FOUR_FLASH).view.season == "night"


@rule("etherium.season.lasts")
def test_a_season_card_counts_for_everybody_and_until_the_season_ends() -> None:
    for seat in range(4):
        table = acting(seat, "collect-mine", season="reces-1", players={seat: {"spaces": {"collector": "large-1"}}})
        held, level = table.cubes(seat)["metal"], table.of(seat).levels["collector"]
        table.play("collect")
        assert table.cubes(seat)["metal"] == held + level + 2


@rule("etherium.season.lasts")
def test_with_the_next_season_its_bonus_is_gone() -> None:
    player = {"plan": ["collect-forest"], "levels": {"guide": 0}, "cubes": {"wood": 0}}
    table = at(step="act", seat=1, season="ertis-1", effect="collect-forest", players={1: player})
    table.play("collect", *FOUR_FLASH, "reces-1")
    assert table.cubes(1)["wood"] == 3
    while table.view.step != "program":
        table.play("pass")
    program(table, {1: ["collect-forest"]})
    while table.view.step != "act":
        table.play("pass")
    assert table.step == ("act", 1)
    table.play("collect")
    assert table.cubes(1)["wood"] == 4


@pytest.mark.parametrize("card", [1, 2])
@rule("etherium.season.ertis-forests")
def test_in_the_season_of_ertis_a_collect_in_a_forest_brings_two_more_wood(card: int) -> None:
    """The rulebook's example: two more Wood on forest spaces."""
    assert collected(f"ertis-{card}", "forest") == {"wood": 3}
    assert collected("ertis-1", "mountain") == {"rock": 1}


@pytest.mark.parametrize("card", [1, 2])
@rule("etherium.season.reces-mines")
def test_in_the_season_of_reces_a_collect_in_a_mine_brings_two_more_metal(card: int) -> None:
    assert collected(f"reces-{card}", "mine") == {"metal": 3}
    assert collected("reces-1", "forest") == {"wood": 1}


@pytest.mark.parametrize("card", [1, 2])
@rule("etherium.season.psolos-mountains")
def test_in_the_season_of_psolos_a_collect_in_the_mountains_brings_two_more_rock(card: int) -> None:
    assert collected(f"psolos-{card}", "mountain") == {"rock": 3}
    assert collected("psolos-1", "forest") == {"wood": 1}


@pytest.mark.parametrize("card", [1, 2])
@rule("etherium.season.hivalia-ether")
def test_in_the_season_of_hivalia_a_collect_of_ether_brings_one_more(card: int) -> None:
    assert collected(f"hivalia-{card}", "ether") == {"ether": 2}
    assert collected("psolos-1", "ether") == {"ether": 1}


@pytest.mark.parametrize("season", ["meinas-1", "meinas-2"])
@rule("etherium.season.meinas-upgrades")
def test_in_the_season_of_meinas_every_upgrade_costs_one_cube_less(season: str) -> None:
    """Reces pays three Metal for an army of level 3."""
    army = {"cubes": {"metal": 2}}
    table = acting(1, "upgrade-army", season=season, players={1: army})
    table.play("upgrade army")
    assert (table.of(1).levels["army"], table.of(1).cubes["metal"]) == (3, 0)
    assert acting(1, "upgrade-army", season="psolos-1", players={1: army}).why_not("upgrade army") == (
        "etherium.upgrade.price"
    )


@pytest.mark.parametrize("terrain", HOMES)
@rule("etherium.season.mauhea-collects")
def test_with_the_first_card_of_mauhea_every_collect_brings_one_more_of_the_same_kind(terrain: str) -> None:
    assert collected("mauhea-1", terrain) == {RESOURCE[terrain]: 2}
    assert collected("mauhea-2", "ether") == {"ether": 1}


LESS_ELSEWHERE = [
    ("ertis-2", "mountain"),
    ("ertis-2", "mine"),
    ("reces-2", "forest"),
    ("reces-2", "mountain"),
    ("psolos-2", "forest"),
    ("psolos-2", "mine"),
]


@pytest.mark.parametrize(("season", "terrain"), LESS_ELSEWHERE)
@rule("etherium.season.less-elsewhere")
def test_with_second_cards_collects_on_the_two_other_basic_terrains_bring_one_cube_less(
    season: str, terrain: str
) -> None:
    assert collected(season, terrain, level=2) == {RESOURCE[terrain]: 1}
    assert collected(season, "ether", level=2) == {"ether": 2}
    assert collected(season[:-1] + "1", terrain, level=2) == {RESOURCE[terrain]: 2}


@pytest.mark.parametrize("season", ["hivalia-2", "mauhea-2"])
@pytest.mark.parametrize("terrain", ["forest", "mountain", "mine"])
@rule("etherium.season.less-basic")
def test_with_the_second_cards_of_hivalia_and_mauhea_basic_collects_bring_one_cube_less(
    season: str, terrain: str
) -> None:
    assert collected(season, terrain, level=2) == {RESOURCE[terrain]: 1}
    assert collecting(season, terrain, level=1).why_not("collect") == "etherium.collect.nothing"


@pytest.mark.parametrize(("season", "reached"), [("night", False), ("meinas-1", True)])
@rule("etherium.season.move")
def test_the_night_moves_a_unit_without_aspiration_the_first_card_of_meinas_with_it(season: str, reached: bool) -> None:
    table = at(step="season", season=season, seat=0)
    assert "army large-1" in table.can("move")
    assert "collector between-1" in table.can("move")
    assert ("army ether" in table.can("move")) == reached
    assert ("army between-4" in table.can("move")) == reached
    assert table.why_not("move army ether") == (None if reached else "etherium.move.reach")
    told = table.play("move army large-1")
    assert went("army", 0, "outer-1", "large-1") in told.everybody
    assert table.of(0).spaces == {"collector": "outer-1", "army": "large-1"}


@rule("etherium.season.move")
def test_a_season_effect_can_put_an_army_into_a_city_and_the_siege_waits() -> None:
    """Conflicts before the first action are resolved after it, if the army is still there."""
    table = at(step="season", season="meinas-1", seat=1, players={1: {"spaces": {"army": "outer-1"}}})
    told = table.play("move army city-1")
    assert told.of(ConflictBegan) == []
    assert table.view.conflict is None
    while table.view.step != "program":
        table.play("pass")
    assert table.of(1).spaces["army"] == "city-1"
    program(table, {})
    while table.view.step == "act":
        assert (table.view.number, table.view.conflict) == (1, None)
        last = table.player == table.view.order[-1]
        table.play("pass", *([[1, 1, 1], [6, 6]] if last else []))
    siege = table.seen_by(1)
    assert (siege.conflict, siege.place) == ("siege", "city-1")


@rule("etherium.season.move")
def test_an_army_that_leaves_the_city_with_its_first_action_besieges_nobody() -> None:
    players = {0: {"spaces": {"army": "ether", "collector": "ether"}}, 1: {"spaces": {"army": "outer-1"}}}
    table = at(step="season", season="meinas-1", seat=1, players=players)
    table.play("move army city-1")
    while table.view.step != "program":
        table.play("pass")
    program(table, {1: ["move-forest"]})
    happened = []
    while table.view.number == 1:
        happened += table.play("move army outer-1" if table.player == 1 else "pass").spectator
    assert not any(isinstance(event, ConflictBegan) for event in happened)
    assert table.of(1).spaces["army"] == "outer-1"


@rule("etherium.season.place")
def test_the_second_card_of_ertis_places_a_collector_on_any_forest() -> None:
    table = at(step="season", season="ertis-2", seat=1)
    assert table.can("move") == {"collector outer-1", "collector outer-3", "collector outer-4"}
    assert table.why_not("move army outer-1") == "etherium.act.programmed"
    assert table.why_not("move collector large-2") == "etherium.move.destination"


@rule("etherium.season.place")
def test_the_second_card_of_reces_places_an_army_on_an_adjacent_terrain() -> None:
    table = at(step="season", season="reces-2", seat=1, players={1: {"spaces": {"army": "large-2"}}})
    assert table.can("move") == {"army ether", "army outer-2", "army between-1", "army between-2"}
    city = at(step="season", season="reces-2", seat=1, players={1: {"spaces": {"army": "outer-1"}}})
    assert city.why_not("move army city-1") is not None
    assert city.can("move") == {"army large-1", "army between-1"}


@pytest.mark.parametrize("season", ["psolos-2", "meinas-2"])
@rule("etherium.season.upgrade")
def test_the_second_cards_of_psolos_and_meinas_allow_an_upgrade_at_its_price(season: str) -> None:
    table = at(step="season-paid", season=season, seat=0, players=[{"cubes": {"wood": 1, "rock": 4, "metal": 1}}])
    assert table.can("upgrade") == {"defence", "guide"}
    table.play("upgrade defence")
    assert table.of(0).levels["defence"] == 4
    assert table.of(0).cubes["rock"] == (0 if season == "psolos-2" else 1)
    assert table.step != ("season-paid", 0)


@rule("etherium.season.transform")
def test_the_second_card_of_hivalia_allows_a_transformation_at_its_price() -> None:
    table = at(step="season-paid", season="hivalia-2", seat=0, players=[{"cubes": {"ether": 3}}])
    assert table.legal == {
        *(f"etherise {cubes}" for cubes in (1, 2, 3)),
        "cards",
        *(f"capacity {name}" for name in ("resource", "omen", "voyage", "harvest", "armour", "rampart", "fate")),
        "booster",
        "pass",
    }
    table.play("booster")
    assert table.cubes(0) == {"wood": 2, "rock": 2, "metal": 2, "booster": 1}


@rule("etherium.season.connect")
def test_the_second_card_of_mauhea_allows_a_connection_besides_the_two_of_the_panel() -> None:
    table = at(step="season", season="mauhea-2", seat=0)
    assert table.legal == {"connect 1", "pass"}
    table.play("connect 1", [6])
    assert table.cubes(0)["ether"] == 1
    assert table.of(0).plan == ()


@rule("etherium.season.optional")
def test_the_action_of_a_season_card_is_optional() -> None:
    table = reveal("ertis-2")
    before = [table.of(seat).spaces for seat in table.seats]
    assert asked(table) == [1, 0, 2, 3]
    assert [table.of(seat).spaces for seat in table.seats] == before
    assert table.view.step == "season-flash"


@rule("etherium.season.optional")
def test_a_player_for_whom_nothing_is_possible_is_not_asked() -> None:
    """The forests of the others are full of nothing: a collector that is already in the only one stays unasked."""
    boxed = {"spaces": {"collector": "outer-1", "army": "outer-1"}}
    assert asked(reveal("ertis-2", players={0: boxed})) == [1, 0, 2, 3]
    poor = {"cubes": {"wood": 0, "rock": 0, "metal": 0}}
    table = at(step="season-paid", season="psolos-2", seat=0, players={1: poor, 2: poor, 0: RICH, 3: RICH})
    assert asked(table) == [0, 3], "Reces and Hivalia can neither pay nor play a card"


@rule("etherium.season.paid")
@pytest.mark.parametrize("card", ["lode", "hideout", "charge", "awakening"])
def test_a_player_who_cannot_pay_is_asked_while_holding_any_card(card: str) -> None:
    poor = {"cubes": {"wood": 0, "rock": 0, "metal": 0}}
    table = at(
        step="season-paid", season="psolos-2", seat=0, players={0: RICH, 1: {**poor, "hand": [card]}, 2: poor, 3: poor}
    )
    assert asked(table) == [0, 1]


@rule("etherium.season.paid")
def test_a_player_whose_units_all_have_the_highest_level_is_not_asked_for_an_upgrade() -> None:
    highest = {"levels": {"collector": 4, "army": 4, "defence": 4, "guide": 4}, "hand": ["lode"]}
    table = at(step="season-paid", season="psolos-2", seat=0, players={0: RICH, 1: highest})
    assert 1 not in asked(table)


@rule("etherium.season.paid", "etherium.flash.any-time")
def test_a_flash_card_pays_for_the_action_of_the_season() -> None:
    """Lode brings three Metal, and the army of Reces costs two."""
    nothing = {"cubes": {"wood": 0, "rock": 0, "metal": 0}}
    players = {0: nothing, 2: nothing, 1: {**nothing, "hand": ["lode"], "levels": {"army": 1}}, 3: RICH}
    table = at(step="season-paid", season="psolos-2", seat=3, order=[0, 2, 3, 1], players=players)
    table.play("pass")
    assert table.step == ("season-paid", 1)
    assert table.legal == {"pass", "play lode"}
    table.play("play lode")
    assert table.step == ("season-paid", 1)
    assert table.legal == {"upgrade army", "pass"}
    table.play("upgrade army")
    assert table.of(1).levels["army"] == 2
    assert table.cubes(1) == {"metal": 1}
    assert table.view.step == "program"


@rule("etherium.season.paid", "etherium.flash.season-symbol")
def test_stewardship_makes_the_upgrade_of_the_season_cheaper() -> None:
    """The collector of Reces costs four Wood, and it has three."""
    nothing = {"cubes": {"wood": 0, "rock": 0, "metal": 0}}
    reces = {"cubes": {"wood": 3, "rock": 0, "metal": 0}, "hand": ["stewardship"], "levels": {"guide": 4}}
    table = at(
        step="season-paid", season="psolos-2", seat=1, order=[0, 2, 3, 1], players=[nothing, reces, nothing, nothing]
    )
    assert table.why_not("upgrade collector") == "etherium.upgrade.price"
    table.play("play stewardship")
    assert table.step == ("season-paid", 1)
    table.play("upgrade collector")
    assert table.of(1).levels["collector"] == 2
    assert table.cubes(1) == {}


@rule("etherium.season.paid")
@pytest.mark.parametrize("card", ["building-site", "raid", "provisions"])
def test_after_a_card_that_asks_for_more_the_action_is_still_offered(card: str) -> None:
    table = at(
        step="season-paid", season="psolos-2", seat=1, players={1: {**RICH, "hand": [card]}, 0: RICH, 2: RICH, 3: RICH}
    )
    table.play(f"play {card}")
    while table.view.step != "season-paid":
        table.play(min(table.legal))
    assert table.step == ("season-paid", 1)
    assert table.view.effect == "upgrade-any"
    assert "pass" in table


@rule("etherium.season.paid")
def test_a_card_that_was_the_last_hope_ends_the_question() -> None:
    nothing = {"cubes": {"wood": 0, "rock": 0, "metal": 0}}
    players = {1: {**nothing, "hand": ["ether-drop"], "levels": {"guide": 4}}, 0: RICH, 2: nothing, 3: nothing}
    table = at(step="season-paid", season="psolos-2", seat=1, order=[0, 1, 2, 3], players=players)
    table.play("play ether-drop")
    assert table.view.step == "program", "nobody has a card or the cubes"


@rule("etherium.season.paid")
def test_before_a_free_action_of_the_season_no_card_is_played() -> None:
    table = at(step="season", season="mauhea-2", seat=0, players={0: {"hand": ["lode", "stewardship"]}})
    assert table.why_not("play lode") == table.why_not("play stewardship") == "etherium.flash.window"


@rule("etherium.season.optional")
@pytest.mark.parametrize("season", ["psolos-1", "reces-1", "hivalia-1", "ertis-1", "mauhea-1"])
def test_most_first_cards_have_no_action(season: str) -> None:
    assert reveal(season).view.step == "season-flash"


@rule("etherium.season.action-order")
@pytest.mark.parametrize("season", ["psolos-2", "hivalia-2", "mauhea-2", "meinas-2"])
def test_an_action_without_a_move_is_carried_out_in_order_of_initiative(season: str) -> None:
    rich = {"cubes": {"wood": 3, "rock": 3, "metal": 3}}
    assert asked(reveal(season, players=[rich] * 4)) == order_of(season, PEOPLES)


@rule("etherium.season.action-order")
@pytest.mark.parametrize("season", ["ertis-2", "reces-2", "meinas-1"])
def test_an_action_that_moves_a_unit_is_carried_out_in_reverse_order(season: str) -> None:
    assert asked(reveal(season)) == order_of(season, PEOPLES)[::-1]


@rule("etherium.season.action-order")
def test_the_move_of_the_night_is_made_in_reverse_order() -> None:
    assert asked(set_up({"peoples": PEOPLES}, *FOUR_FLASH)) == [3, 1, 2, 0]


@rule("etherium.season.initiative")
@pytest.mark.parametrize(
    ("season", "order"),
    [
        ("psolos-1", "psolos reces mauhea meinas hivalia ertis"),
        ("psolos-2", "psolos meinas hivalia ertis mauhea reces"),
        ("reces-1", "reces ertis mauhea hivalia meinas psolos"),
        ("reces-2", "reces ertis psolos mauhea meinas hivalia"),
        ("hivalia-1", "hivalia psolos reces meinas ertis mauhea"),
        ("hivalia-2", "hivalia mauhea ertis reces psolos meinas"),
        ("ertis-1", "ertis hivalia meinas mauhea reces psolos"),
        ("ertis-2", "ertis hivalia meinas psolos reces mauhea"),
        ("meinas-1", "meinas mauhea ertis reces psolos hivalia"),
        ("meinas-2", "meinas psolos reces hivalia mauhea ertis"),
        ("mauhea-1", "mauhea reces psolos ertis hivalia meinas"),
        ("mauhea-2", "mauhea meinas hivalia psolos ertis reces"),
    ],
)
def test_each_season_card_sets_the_order_and_absent_peoples_are_skipped(season: str, order: str) -> None:
    """Ertis, Hivalia, Meinas in the season of Ertis; Reces, then Ertis in that of Reces."""
    table = reveal(season)
    assert [PEOPLES[seat] for seat in table.view.order] == [people for people in order.split() if people in PEOPLES]
    all_six = at(peoples=list(PEOPLE_NAMES), season=season)
    assert [PEOPLE_NAMES[seat] for seat in all_six.view.order] == order.split()


@rule("etherium.season.initiative")
def test_in_the_season_of_ertis_ertis_acts_first_then_hivalia() -> None:
    """The rulebook's example, with the peoples of the box."""
    table = at(step="program", season="ertis-1")
    program(table, {})
    acts = []
    while table.view.number == 1 and table.view.step == "act":
        acts.append(PEOPLES[table.player])
        table.play("pass")
    assert acts == ["ertis", "hivalia", "reces", "psolos"]


@rule("etherium.season.night-order")
def test_the_night_belongs_to_nobody_and_psolos_is_first() -> None:
    table = set_up({"peoples": ["ertis", "psolos", "reces", "hivalia"]}, *FOUR_FLASH)
    assert [table.of(seat).people for seat in table.view.order] == ["psolos", "hivalia", "reces", "ertis"]
    for seat, people in enumerate(PEOPLES):
        night = acting(seat, "connect-1", season="night", season_number=1)
        assert night.why_not("connect 2") == "etherium.connect.season-die", people


@rule("etherium.season.affinity")
@pytest.mark.parametrize("season", [name for name in SEASON_NAMES if name != "night"])
def test_a_people_has_its_season_bonus_in_its_own_season_only(season: str) -> None:
    for seat, people in enumerate(PEOPLES):
        table = acting(seat, "connect-1", season=season)
        assert (table.why_not("connect 2") is None) == season.startswith(people)


@rule("etherium.season.affinity")
def test_the_season_bonus_is_added_to_the_power_of_the_people() -> None:
    """Ertis in its season, collector of level 1 in a forest: one, two of the card, one and two of its own: six Wood."""
    table = acting(3, "collect-forest", season="ertis-1", players={3: {"cubes": {"wood": 0}}})
    table.play("collect")
    assert table.cubes(3)["wood"] == 6
    elsewhere = acting(
        3, "collect-mine", season="ertis-1", players={3: {"cubes": {"wood": 0}, "spaces": {"collector": "large-4"}}}
    )
    elsewhere.play("collect")
    assert elsewhere.cubes(3)["wood"] == 2


@rule("etherium.season.affinity")
@pytest.mark.parametrize("season", ["meinas-1", "mauhea-1"])
def test_when_the_people_of_a_season_is_not_in_play_nobody_has_its_bonus(season: str) -> None:
    for seat in range(4):
        assert acting(seat, "connect-1", season=season).why_not("connect 2") == "etherium.connect.season-die"
