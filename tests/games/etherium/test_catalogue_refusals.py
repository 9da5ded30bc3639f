"""What the catalogue refuses, and how it says so."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games.etherium import cards, catalogue
from aerodrome.games.etherium.catalogue import PARTS
from aerodrome.kernel import AerodromeError, BadInput
from aerodrome.kernel.catalogue import MOST_CHARACTERS, SOURCES
from tests.games.etherium.catalogues import OWN, READ, changed, inside, refusal
from tests.hostile import HUGE_NUMBERS


def test_size() -> None:
    padded = OWN + "#" * (MOST_CHARACTERS - len(OWN))
    assert catalogue.read(padded) == READ
    assert refusal(padded + "#") == "The catalogue is too large: at most 200000 characters are read."


@pytest.mark.parametrize("text", ["nonsense", "[", "a = ", "a = 1\na = 2", "\0", "x = " + "[" * 50_000])
def test_what_is_no_toml(text: str) -> None:
    assert refusal(text).startswith("The catalogue is not valid TOML: ")


@pytest.mark.parametrize("number", [*HUGE_NUMBERS, "-1", "1.0", "true", '"1"', "[1]", "{}", "nan"])
def test_a_number_that_is_none(number: str) -> None:
    for text in (
        changed(("count = 20", f"count = {number}")),
        inside("heights", "mine = { count = 1", f"mine = {{ count = {number}"),
        inside("peoples.psolos", "collector = 3", f"collector = {number}"),
        inside("peoples.psolos", "added = 1", f"added = {number}"),
        inside("seasons.ertis-1", "forest = 2", f"forest = {number}"),
        inside("flash.timber", "count = 1", f"count = {number}"),
        inside("capacities.fate", "metal = 1", f"metal = {number}"),
    ):
        assert refusal(text).startswith(("Catalogue entry ", "The catalogue is not valid TOML: "))


def test_a_key_of_thousands_of_parts() -> None:
    # Read part by part it would take hours, which the test run does not have.
    assert refusal("a" + ".a" * 90_000 + " = 1") == "Line 1 of the catalogue has more than 100 dots."


ALL_PEOPLES = "psolos, reces, hivalia, ertis, meinas, mauhea"
NIGHT_ORDER = '["psolos"]'

REFUSED = [
    ("", "The catalogue has no section [dice]."),
    ("[extra]\n" + OWN, f"The catalogue has an unknown entry 'extra'; it may have {', '.join(PARTS)}."),
    ("dice = 3", "The catalogue has no section [dice]."),
    (
        changed(("faces = { count = 6", "faces = { count = 8")),
        "Catalogue entry dice.faces has the count 8; the rules are written for 6.",
    ),
    (
        inside("panel", "connect = { count = 2", "connect = { count = 3"),
        "Catalogue entry panel.connect has the count 3; the rules are written for 2.",
    ),
    # Heights
    (
        inside("heights", "mine = { count = 1", "mine = { count = 2"),
        "Mines must be lower than forests, and forests lower than mountains; the catalogue's [heights] has 2, 2, 3.",
    ),
    (
        inside("heights", "mountain = { count = 3", "mountain = { count = 2"),
        "Mines must be lower than forests, and forests lower than mountains; the catalogue's [heights] has 1, 2, 2.",
    ),
    (
        inside("heights", "city = { count = 1", "city = { count = 10"),
        "Catalogue entry heights.city has the count 10; it must be a whole number from 1 to 9.",
    ),
    # Supply and stars
    (
        inside("supply.extension", "cubes = { count = 30", "cubes = { count = 31"),
        "Catalogue entry supply.extension.cubes has the count 31; it must be a whole number from 1 to 30.",
    ),
    (
        inside("supply.box", "cubes = { count = 20", "cubes = { count = 5"),
        "Catalogue entry supply.box.cubes has 5 cubes of each colour, but the peoples begin with 6 of wood;",
    ),
    (
        inside("supply.extension", "cubes = { count = 30", "cubes = { count = 8"),
        "Catalogue entry supply.extension.cubes has 8 cubes of each colour, but the peoples begin with 9 of wood;",
    ),
    (
        inside("supply.box", "capacities = { count = 2", "capacities = { count = 0"),
        "Catalogue entry supply.box.capacities has the count 0; it must be a whole number from 1 to 6.",
    ),
    *(
        (
            inside("supply.box", f"{token} = {{ count = {copies}", f"{token} = {{ count = 0"),
            f"Catalogue entry supply.box.{token} has the count 0; it must be a whole number from 1 to 60.",
        )
        for token, copies in zip(cards.TOKEN_NAMES, (12, 8, 6, 4, 3), strict=True)
    ),
    (
        inside("stars", "ether = { count = 1", "ether = { count = 0"),
        "Catalogue entry stars.ether has the count 0; it must be a whole number from 1 to 20.",
    ),
    (OWN.replace("[supply.extension]", "[supply.kickstarter]"), "[supply] has an unknown entry 'kickstarter'; it may"),
    # Peoples
    (OWN.replace("[peoples.ertis]", "[peoples.elves]"), "[peoples] has an unknown entry 'elves'; it may have psolos,"),
    (
        inside("peoples.ertis", "guide = 1", "guides = 1"),
        "Catalogue entry peoples.ertis.levels has no 'guide'.",
    ),
    (
        inside("peoples.ertis", "guide = 1", "guide = 1, cook = 1"),
        "Catalogue entry peoples.ertis.levels has an unknown field 'cook'.",
    ),
    *(
        (
            inside("peoples.reces", f"{unit} = {level}", f"{unit} = {wrong}"),
            f"Catalogue entry peoples.reces.levels has the {unit} {wrong}; it must be a whole number from {least} to",
        )
        for unit, level, least in (("collector", 1, 1), ("army", 2, 1), ("defence", 1, 1), ("guide", 1, 0))
        for wrong in (least - 1, 5)
    ),
    (
        inside("peoples.reces", "etherise = { cubes = 4", "etherise = { cubes = 0"),
        "Catalogue entry peoples.reces.etherise has the cubes 0; it must be a whole number from 1 to 9.",
    ),
    (
        inside("peoples.reces", "cards = { count = 2", "cards = { count = 0"),
        "Catalogue entry peoples.reces.cards has the count 0; it must be a whole number from 1 to 9.",
    ),
    (
        inside("peoples.reces", "ether = 1", "ether = -1"),
        "Catalogue entry peoples.reces.cards has the ether -1; it must be a whole number from 0 to 9.",
    ),
    (
        inside("peoples.reces", "booster = { ether = 5", "booster = { ether = 10"),
        "Catalogue entry peoples.reces.booster has the ether 10; it must be a whole number from 0 to 9.",
    ),
    (
        re.sub(r"price = .*\n", "price = 3\n", OWN),
        "Catalogue entry guide.price must be written { wood, rock, metal, source }.",
    ),
    # Seasons
    (re.sub(r"\[seasons\.mauhea-2\][^#]*", "", OWN), "The catalogue's [seasons] has no entry 'mauhea-2'."),
    (OWN.replace("[seasons.mauhea-2]", "[seasons.ertis-3]"), "[seasons] has an unknown entry 'ertis-3'; it may have"),
    (
        inside("seasons.ertis-1", "forest = 2", "city = 2"),
        "Catalogue entry seasons.ertis-1.bonus has an unknown field 'city'.",
    ),
    (
        inside("seasons.ertis-2", "mine = -1", "mine = 1"),
        "Catalogue entry seasons.ertis-2.malus has the mine 1; it must be a whole number from -9 to 0.",
    ),
    (
        inside("seasons.ertis-2", "mine = -1", "upgrades = -1"),
        "Catalogue entry seasons.ertis-2.malus has an unknown field 'upgrades'.",
    ),
    (
        inside("seasons.ertis-1", "bonus = { forest = 2", "bonus = 2 # {"),
        "Catalogue entry seasons.ertis-1.bonus must be written { forest, mountain, mine, ether, upgrades, source }.",
    ),
    (
        inside("seasons.night", "move-one", "move-forest"),
        "Catalogue entry seasons.night.action has the effect 'move-forest'; choose one of none, move-one, move-far,",
    ),
    (
        inside("seasons.night", '"move-one"', "[]"),
        "Catalogue entry seasons.night.action has the effect []; choose one of none, move-one, move-far,",
    ),
    *(
        (
            inside("seasons.night", NIGHT_ORDER, wrong),
            "The lists “first” and “then” of catalogue entry seasons.night have together [",
        )
        for wrong in ("[]", '["hivalia"]', '["psolos", "psolos"]', '["elves"]', "[1]", "[[]]", "[nan]")
    ),
    *(
        (
            inside("seasons.night", NIGHT_ORDER, wrong),
            f"Catalogue entry seasons.night.first has the peoples {said}; it must be a list of names.",
        )
        for wrong, said in (('"psolos"', "'psolos'"), ("0", "0"), ("{ psolos = 1 }", "{'psolos': 1}"))
    ),
    # Flash cards
    (OWN.replace("[flash.trance]", "[flash.nap]"), "[flash] has an unknown entry 'nap'; it may have timber,"),
    (
        inside("flash.timber", "count = 1", "count = 2"),
        "The cards of the catalogue's [flash] add up to 44; the game has 43.",
    ),
    (
        inside("flash.timber", "count = 1", "count = 0"),
        "Catalogue entry flash.timber.copies has the count 0; it must be a whole number from 1 to 12.",
    ),
    (
        inside("flash.timber", 'effect = { source = "rulebook"', 'effect = { source = "ours"'),
        f"Catalogue entry flash.timber.effect has the source 'ours'; choose one of {', '.join(SOURCES)}.",
    ),
    (
        inside("flash.timber", '"ours"', '"mine"'),
        f"Catalogue entry flash.timber.name has the source 'mine'; choose one of {', '.join(SOURCES)}, ours.",
    ),
    (
        inside("flash.timber", "name = {", 'name = { text = "Timber",'),
        "Catalogue entry flash.timber.name has an unknown field 'text'.",
    ),
    # Capacities
    (
        inside("capacities.fate", "wood = 1", "ether = 1"),
        "Catalogue entry capacities.fate.extra has an unknown field 'ether'.",
    ),
    (
        inside("capacities.fate", "stars = { count = 3", "stars = { count = 21"),
        "Catalogue entry capacities.fate.stars has the count 21; it must be a whole number from 0 to 20.",
    ),
    (OWN.replace("[capacities.fate]", "[capacities.luck]"), "[capacities] has an unknown entry 'luck'; it may have"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_wrong_is_named(text: str, message: str) -> None:
    told = refusal(text)
    assert told.startswith(message)
    assert told.endswith(".")


def test_an_order_that_is_wrong_tells_the_peoples() -> None:
    told = refusal(inside("seasons.night", NIGHT_ORDER, "[]"))
    assert told.endswith(f"; they must name each of {ALL_PEOPLES} once.")


def test_the_split_of_an_order_into_first_and_then_does_not_matter() -> None:
    text = inside("seasons.night", NIGHT_ORDER, "[]")
    text = text.replace('then = { peoples = ["hivalia"', 'then = { peoples = ["psolos", "hivalia"', 1)
    assert catalogue.read(text).hash == READ.hash


def test_the_largest_and_the_smallest_values_are_read() -> None:
    text = changed(
        ("mountain = { count = 3", "mountain = { count = 9"),
        ("cubes = { count = 20", "cubes = { count = 6"),
        ("capacities = { count = 2", "capacities = { count = 6"),
        ("army = { count = 12", "army = { count = 60"),
        ("collector = 3, army = 1, defence = 3, guide = 0", "collector = 4, army = 4, defence = 1, guide = 4"),
        ("collector = { added = 1", "collector = { added = 9"),
        ("cards = { count = 2, ether = 1", "cards = { count = 9, ether = 0"),
        ("capacity = { ether = 3", "capacity = { ether = 0"),
        ("malus = {", "malus = { ether = -9,"),
    )
    read = catalogue.read(text)
    assert (read.facts.height[cards.MOUNTAIN], read.facts.supply[0], read.facts.capacity_copies[0]) == (9, 6, 6)
    assert read.facts.token_copies[cards.ARMY_TOKEN] == 60
    assert list(read.facts.start_level)[:4] == [4, 4, 1, 4]
    assert (read.facts.upgrade_added[0], read.facts.cards_bought[0], read.facts.cards_price[0]) == (9, 9, 0)
    assert (read.facts.capacity_price[0], read.facts.season_collect[cards.ETHER]) == (0, -9)


@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=20))
def test_a_damaged_catalogue_is_read_or_refused(at: int, length: int, put: str) -> None:
    with suppress(AerodromeError):
        catalogue.read(OWN[:at] + put + OWN[at + length :])


@given(st.text())
def test_any_text_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        catalogue.read(text)
