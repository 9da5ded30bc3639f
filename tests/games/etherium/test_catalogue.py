"""The catalogue: what is known of the box holds in it."""

from __future__ import annotations

from itertools import combinations

import pytest

from aerodrome.games.etherium import cards, catalogue
from aerodrome.games.etherium.facts import Facts
from tests.games.etherium.catalogues import OWN, READ, changed, inside, refusal

FACTS = READ.facts
NUMBERS = READ.numbers


def row(name: str, number: int, width: int) -> list[int]:
    """The entries of a list that belong to one thing."""
    return list(NUMBERS[name][number * width : (number + 1) * width])


def collect(season: str) -> list[int]:
    return row("season_collect", cards.SEASON_NAMES.index(season), 4)


def order(season: str) -> list[str]:
    return [cards.PEOPLE_NAMES[people] for people in row("season_order", cards.SEASON_NAMES.index(season), 6)]


def action(season: str) -> str:
    effect = NUMBERS["season_action"][cards.SEASON_NAMES.index(season)]
    return "none" if effect == -1 else cards.EFFECT_NAMES[effect]


# The constraints of the research that concern data, by their numbers


def test_c1_there_are_100_cubes_20_of_each_of_five_colours() -> None:
    assert FACTS.supply[0] == 20
    assert FACTS.supply[0] * cards.RESOURCES == 100
    assert READ.sources["supply.box.cubes"] == "rulebook"


def test_c2_there_are_4_dice_as_many_as_a_unit_has_levels() -> None:
    assert cards.MOST_DICE == cards.MOST_LEVEL == 4
    assert refusal(changed(("number = { count = 4", "number = { count = 5"))) == (
        "Catalogue entry dice.number has the count 5; the rules are written for 4."
    )
    assert READ.sources["dice.number"] == "rulebook"


def test_c3_there_are_7_capacities_of_2_copies_each() -> None:
    assert len(FACTS.capacity_stars) == len(cards.CAPACITY_NAMES) == 7
    assert FACTS.capacity_copies[0] == 2
    assert READ.sources["supply.box.capacities"] == "rulebook"


def test_c4_there_are_33_victory_tokens_in_five_kinds_with_their_stars() -> None:
    assert cards.TOKEN_NAMES == ("army", "ether", "connection", "booster", "sack")
    assert row("token_copies", 0, 5) == [12, 8, 6, 4, 3]
    assert sum(row("token_copies", 0, 5)) == 33
    assert list(FACTS.token_stars) == [2, 1, 4, 4, 6]
    assert {READ.sources[f"supply.box.{token}"] for token in cards.TOKEN_NAMES} == {"rulebook"}
    assert {READ.sources[f"stars.{token}"] for token in cards.TOKEN_NAMES} == {"rulebook"}


def test_c5_there_are_13_seasons_the_night_and_two_for_each_people() -> None:
    affinity = list(FACTS.season_affinity)
    assert len(affinity) == 13
    assert affinity[cards.NIGHT] == cards.NOBODY
    assert sorted(affinity[1:]) == sorted([*range(6)] * 2)
    for season, people in zip(cards.SEASON_NAMES[1:], affinity[1:], strict=True):
        assert season.startswith(cards.PEOPLE_NAMES[people])


def test_c6_there_are_43_flash_cards() -> None:
    assert sum(FACTS.flash_copies) == 43
    assert sum(list(FACTS.flash_copies)[: cards.PLENTY]) == 26
    assert sum(list(FACTS.flash_copies)[cards.PLENTY :]) == 17


def test_c7_and_c10_some_peoples_begin_with_a_guide_and_some_without() -> None:
    assert [row("start_level", people, 4)[cards.GUIDE] for people in range(6)] == [0, 1, 1, 1, 1, 0]


def test_c14_the_ertis_season_gives_everybody_2_more_wood_on_forests() -> None:
    for season, source in (("ertis-1", "rulebook"), ("ertis-2", "inferred")):
        assert collect(season)[cards.FOREST] == 2
        assert READ.sources[f"seasons.{season}.bonus"] == source, "the rulebook speaks of one card"


def test_c16_in_the_ertis_season_ertis_is_first_then_hivalia_then_meinas() -> None:
    for season, source in (("ertis-1", "rulebook"), ("ertis-2", "inferred")):
        assert order(season)[:3] == ["ertis", "hivalia", "meinas"]
        assert READ.sources[f"seasons.{season}.first"] == source
        assert READ.sources[f"seasons.{season}.then"] == "reconstructed"


def test_c17_nobody_has_an_affinity_with_the_night_and_psolos_is_first_in_it() -> None:
    assert FACTS.season_affinity[cards.NIGHT] == cards.NOBODY
    assert order("night")[0] == "psolos"
    assert READ.sources["seasons.night.first"] == "rulebook"


def test_c21_a_chain_of_two_descents_exists_and_the_mine_lies_below_the_ether() -> None:
    height = FACTS.height
    assert height[cards.MOUNTAIN] > height[cards.FOREST] > height[cards.MINE]
    assert height[cards.ETHER_TERRAIN] > height[cards.MINE]


def test_c23_a_collector_of_level_1_is_raised_to_2_for_3_wood_by_the_people_of_the_example() -> None:
    """The price is the level reached plus what the board adds."""
    people = cards.HIVALIA
    assert row("start_level", people, 4)[cards.COLLECTOR] == 1
    assert 2 + row("upgrade_added", people, 3)[cards.COLLECTOR] == 3
    assert READ.sources["peoples.hivalia.collector"] == "inferred"


def test_c23_the_guide_costs_one_of_each_basic_resource() -> None:
    assert list(FACTS.guide_price) == [1, 1, 1]
    assert READ.sources["guide.price"] == "rulebook"


def test_c24_one_people_of_the_box_gets_3_ether_for_9_basic_cubes() -> None:
    assert 9 // FACTS.ether_rate[cards.ERTIS] == 3
    assert list(FACTS.ether_rate)[: int(cards.BOX_PEOPLES)].count(3) == 1
    assert READ.sources["peoples.ertis.etherise"] == "inferred", "the example names no people"


def test_c27_in_the_reces_season_reces_is_first_then_ertis() -> None:
    for season, source in (("reces-1", "rulebook"), ("reces-2", "inferred")):
        assert order(season)[:2] == ["reces", "ertis"]
        assert READ.sources[f"seasons.{season}.first"] == source


def test_c29_a_flash_card_gives_one_more_action() -> None:
    assert FACTS.flash_copies[cards.AWAKENING] == 1
    assert READ.sources["flash.awakening.effect"] == "inferred"


def test_every_pair_of_peoples_is_six_times_one_way_and_six_times_the_other_in_the_twelve_orders() -> None:
    orders = [order(season) for season in cards.SEASON_NAMES[1:]]
    for one, other in combinations(cards.PEOPLE_NAMES, 2):
        assert sum(found.index(one) < found.index(other) for found in orders) == 6


def test_every_people_is_first_in_both_of_its_seasons() -> None:
    for people in cards.PEOPLE_NAMES:
        assert order(f"{people}-1")[0] == order(f"{people}-2")[0] == people


# What else it says


def test_bonus_and_malus_of_a_season_are_added_up_by_terrain() -> None:
    assert {season: collect(season) for season in cards.SEASON_NAMES} == {
        "night": [0, 0, 0, 0],
        "psolos-1": [0, 2, 0, 0],
        "psolos-2": [-1, 2, -1, 0],
        "reces-1": [0, 0, 2, 0],
        "reces-2": [-1, -1, 2, 0],
        "hivalia-1": [0, 0, 0, 1],
        "hivalia-2": [-1, -1, -1, 1],
        "ertis-1": [2, 0, 0, 0],
        "ertis-2": [2, -1, -1, 0],
        "meinas-1": [0, 0, 0, 0],
        "meinas-2": [0, 0, 0, 0],
        "mauhea-1": [1, 1, 1, 1],
        "mauhea-2": [-1, -1, -1, 0],
    }
    both = catalogue.read(inside("seasons.ertis-2", "malus = { mountain = -1", "malus = { forest = -3, mountain = -1"))
    assert list(both.numbers["season_collect"][8 * 4 : 9 * 4]) == [-1, -1, -1, 0]


def test_the_upgrades_are_cheaper_in_the_meinas_seasons_only() -> None:
    cheaper = [season for season, cubes in zip(cards.SEASON_NAMES, FACTS.season_discount, strict=True) if cubes]
    assert cheaper == ["meinas-1", "meinas-2"]
    assert set(FACTS.season_discount) == {0, 1}


def test_the_actions_of_the_seasons() -> None:
    assert {season: action(season) for season in cards.SEASON_NAMES if action(season) != "none"} == {
        "night": "move-one",
        "psolos-2": "upgrade-any",
        "reces-2": "place-army",
        "hivalia-2": "transform-any",
        "ertis-2": "place-collector-forest",
        "meinas-1": "move-far",
        "meinas-2": "upgrade-any",
        "mauhea-2": "connect-now",
    }


def test_the_orders_of_the_seasons() -> None:
    assert order("night") == ["psolos", "hivalia", "meinas", "reces", "ertis", "mauhea"]
    assert order("reces-2") == ["reces", "ertis", "psolos", "mauhea", "meinas", "hivalia"]
    assert order("mauhea-2") == ["mauhea", "meinas", "hivalia", "psolos", "ertis", "reces"]


def test_the_boards_of_the_peoples() -> None:
    levels = [row("start_level", people, 4) for people in range(6)]
    assert levels == [[3, 1, 3, 0], [1, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1], [2, 1, 2, 0]]
    cubes = [row("start_cubes", people, 4) for people in range(6)]
    assert cubes == [[2, 2, 2, 0], [1, 0, 1, 0], [1, 1, 1, 2], [2, 1, 1, 0], [1, 1, 1, 0], [2, 2, 2, 1]]
    added = [row("upgrade_added", people, 3) for people in range(6)]
    assert added == [[1, 2, 0], [2, 0, 2], [1, 2, 1], [0, 1, 1], [1, 1, 1], [1, 1, 1]]
    assert list(FACTS.ether_rate) == [2, 4, 2, 3, 3, 3]
    bought = list(zip(FACTS.cards_bought, FACTS.cards_price, strict=True))
    assert bought == [(2, 1), (2, 1), (3, 2), (3, 1), (2, 1), (3, 1)]
    assert list(FACTS.capacity_price) == list(FACTS.booster_price) == [3, 5, 4, 4, 5, 3]


def test_capacities_cost_and_give_stars() -> None:
    extra = {name: row("capacity_extra", number, 3) for number, name in enumerate(cards.CAPACITY_NAMES)}
    assert extra == {
        "resource": [0, 0, 0],
        "omen": [0, 0, 0],
        "voyage": [0, 0, 0],
        "harvest": [2, 0, 0],
        "armour": [0, 0, 2],
        "rampart": [0, 2, 0],
        "fate": [1, 1, 1],
    }
    assert list(FACTS.capacity_stars) == [1, 2, 2, 2, 3, 3, 3]


def test_flash_cards_that_come_more_than_once() -> None:
    copies = dict(zip(cards.FLASH_NAMES, FACTS.flash_copies, strict=True))
    assert {name: number for name, number in copies.items() if number > 1} == {
        "provisions": 2,
        "charge": 2,
        "portcullis": 2,
        "resonance": 3,
        "lucky-star": 2,
        "second-wind": 2,
        "twist-of-fate": 2,
        "plenty": 2,
        "stewardship": 2,
        "ether-wind": 2,
    }


def test_the_extension_has_more_of_everything() -> None:
    assert list(FACTS.supply) == [20, 30]
    assert list(FACTS.capacity_copies) == [2, 3]
    assert row("token_copies", 1, 5) == [18, 12, 9, 6, 5]
    told = {path: source for path, source in READ.sources.items() if path.startswith(("supply.ext", "peoples.m"))}
    assert len(told) == 7 + 2 * 9
    assert set(told.values()) == {"reconstructed"}


def test_heights() -> None:
    assert dict(zip(cards.TERRAIN_NAMES, FACTS.height, strict=True)) == {
        "forest": 2,
        "mountain": 3,
        "mine": 1,
        "ether": 2,
        "city": 1,
    }


def test_every_list_of_the_facts_is_filled() -> None:
    assert {name for name in dir(Facts({})) if not name.startswith("_")} == {*NUMBERS, "lists", "ether_price"}
    for name, values in NUMBERS.items():
        assert values
        assert tuple(getattr(FACTS, name)) == values
    prices = NUMBERS["cards_price"] + NUMBERS["capacity_price"] + NUMBERS["booster_price"]
    assert tuple(FACTS.ether_price) == prices, "slot by slot, from that of the cards on"


def test_names_of_our_own_are_marked() -> None:
    ours = {path for path, source in READ.sources.items() if source == "ours"}
    flash = {f"flash.{name}.name" for name in cards.FLASH_NAMES}
    assert ours == flash | {f"capacities.{name}.name" for name in cards.CAPACITY_NAMES if name != "resource"}
    assert READ.sources["capacities.resource.name"] == READ.sources["capacities.resource.effect"] == "rulebook"


def test_every_entry_says_where_it_comes_from() -> None:
    assert set(READ.sources.values()) == {"rulebook", "inferred", "reconstructed", "ours"}
    assert len(READ.sources) == 2 + 5 + 5 + 2 * 7 + 5 + 1 + 6 * 9 + 13 * 5 + 32 * 3 + 7 * 4


def test_reconstructed_entries_are_told() -> None:
    told = [entry for entry, source in READ.sources.items() if source == "reconstructed"]
    assert told == [path for path, source in READ.sources.items() if source == "reconstructed"]
    # Heights; the extension; the boards but for two prices; the seasons but for two bonuses and five beginnings of
    # orders; copies of cards; capacities but for the name of each and one effect
    assert len(told) == 5 + 7 + 6 * 9 - 2 + 13 * 5 - 2 - 5 + 32 + 7 * 3 - 1
    assert "seasons.psolos-1.bonus" in told
    assert "guide.price" not in told


# Its hash


def test_comments_sources_and_the_order_of_entries_do_not_change_the_hash() -> None:
    text = changed(
        ("[heights]", "# a remark\n[heights]"),
        ('cubes = { count = 20, source = "rulebook" }', 'cubes = { source = "public", count = 20 }'),
        ("malus = { mountain = -1, mine = -1", "malus = { mine = -1, mountain = -1, ether = 0"),
    )
    assert catalogue.read(text).hash == READ.hash
    assert catalogue.read(text).sources != READ.sources
    assert catalogue.read(OWN) == READ


VALUES = [
    inside("heights", "ether = { count = 2", "ether = { count = 4"),
    inside("supply.box", "cubes = { count = 20", "cubes = { count = 19"),
    inside("supply.extension", "capacities = { count = 3", "capacities = { count = 4"),
    inside("supply.box", "sack = { count = 3", "sack = { count = 4"),
    inside("stars", "sack = { count = 6", "sack = { count = 5"),
    inside("guide", "metal = 1", "metal = 2"),
    inside("peoples.reces", "guide = 1", "guide = 2"),
    inside("peoples.reces", "rock = 0", "rock = 1"),
    inside("peoples.reces", "army = { added = 0", "army = { added = 1"),
    inside("peoples.reces", "etherise = { cubes = 4", "etherise = { cubes = 3"),
    inside("peoples.reces", "cards = { count = 2", "cards = { count = 3"),
    inside("peoples.reces", "ether = 1", "ether = 2"),
    inside("peoples.reces", "capacity = { ether = 5", "capacity = { ether = 4"),
    inside("peoples.reces", "booster = { ether = 5", "booster = { ether = 4"),
    inside("seasons.night", "bonus = {", "bonus = { forest = 1,"),
    inside("seasons.night", "bonus = {", "bonus = { upgrades = 1,"),
    inside("seasons.night", "malus = {", "malus = { ether = -1,"),
    inside("seasons.night", "move-one", "none"),
    inside("seasons.night", '"ertis", "mauhea"', '"mauhea", "ertis"'),
    changed(("copies = { count = 3", "copies = { count = 2"), ("copies = { count = 1", "copies = { count = 2")),
    inside("capacities.omen", "extra = {", "extra = { metal = 1,"),
    inside("capacities.omen", "stars = { count = 2", "stars = { count = 0"),
]


@pytest.mark.parametrize("text", VALUES, ids=range(len(VALUES)))
def test_every_value_changes_the_hash(text: str) -> None:
    assert catalogue.read(text).hash != READ.hash
