"""Elements and Ships."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.aerion.tables import ALL_CARDS, NOTHING, RECIPES, at
from tests.rules_marker import rule

CREWS = ("incubi", "sognae")
MATERIALS = ("helix", "nut", "cocoon")
ELEMENTS = (*CREWS, *MATERIALS, *RECIPES)


def where(kind: str) -> str:
    """A deck that has this kind, for cards that a test acquires."""
    return next(deck for deck in ("AAAA", "AAA+BBB", "A+B+C+D+E") if f"{kind}@{deck}" in ALL_CARDS)


@rule("aerion.resource.elements-and-books")
@pytest.mark.parametrize("kind", [*MATERIALS, *RECIPES])
def test_an_element_is_for_building(kind: str) -> None:
    table = at(step="place", dice=NOTHING, acquired=f"{kind}@{where(kind)}", display={})
    assert table.can("place") == {"1", "2"}


@rule("aerion.resource.elements-and-books")
def test_a_book_is_not_for_building() -> None:
    table = at(step="place", dice=NOTHING, acquired="book@AAA", pulpit=["book@AAAA"], display={})
    assert table.can("place") == set()
    assert table.why_not("book-reserve") == "aerion.book.only-acquired-element"


@rule("aerion.resource.elements-and-books")
def test_a_book_helps_when_it_is_discarded() -> None:
    table = at(dice=NOTHING, pulpit=["book@AAA"])
    table.play("book-rerolls")
    assert table.view.pulpit == ()
    assert table.discards() == {"AAA": {"book": 1}}
    assert table.view.rerolls == 3


@rule("aerion.resource.kinds")
def test_each_class_has_twelve_cards() -> None:
    def cards(*kinds: str) -> int:
        return sum(count for card, count in ALL_CARDS.items() if card.split("@")[0] in kinds)

    assert [cards(crew) for crew in CREWS] == [6, 6]
    assert [cards(material) for material in MATERIALS] == [4, 4, 4]
    assert [cards(blueprint) for blueprint in RECIPES] == [2, 2, 2, 2, 2, 2]
    assert cards("book") == 12
    assert cards(*CREWS, *MATERIALS, *RECIPES, "book") == ALL_CARDS.total()


@rule("aerion.ship.three-elements", "aerion.ship.recipe")
@pytest.mark.parametrize("ship", RECIPES)
def test_a_ship_is_built_from_its_three_elements(ship: str) -> None:
    material, crew = RECIPES[ship]
    table = at(dice=NOTHING, reserve=[ship, material, f"{crew}@AAA"])
    places = {card.split("@")[0]: card.split("@")[1] for card in table.view.reserve}
    table.do(f"move {material} {places[material]} 1", f"move {ship} {places[ship]} 1")
    assert table.flying() == []
    table.do(f"move {crew} AAA 1")
    assert table.flying() == [ship]


@rule("aerion.ship.recipe")
def test_the_table_shows_what_each_ship_is_made_of() -> None:
    assert {ship.name: (ship.material, ship.crew) for ship in at().view.ships} == RECIPES


@rule("aerion.ship.recipe")
@pytest.mark.parametrize(("ship", "material"), list(product(RECIPES, MATERIALS)))
def test_only_its_own_material_goes_with_a_blueprint(ship: str, material: str) -> None:
    fits = RECIPES[ship][0] == material
    joining_material = at(step="place", acquired=f"{material}@{where(material)}", workshops=[[ship]], display={})
    assert joining_material.can("place") == ({"1", "2"} if fits else {"2"})
    joining_blueprint = at(step="place", acquired=f"{ship}@{where(ship)}", workshops=[[], [material]], display={})
    assert joining_blueprint.can("place") == ({"1", "2"} if fits else {"1"})


@rule("aerion.ship.recipe")
@pytest.mark.parametrize(("ship", "crew"), list(product(RECIPES, CREWS)))
def test_only_its_own_crew_goes_with_a_ship(ship: str, crew: str) -> None:
    material, wanted = RECIPES[ship]
    table = at(step="place", acquired=f"{crew}@AAAA", workshops=[[], [ship, material]], display={})
    assert table.can("place") == ({"2"} if crew == wanted else set())


@rule("aerion.ship.recipe", "aerion.resource.kinds")
def test_a_crew_serves_three_ships_and_a_material_two() -> None:
    assert RECIPES["glider"] == RECIPES["hellinaut"] == ("helix", "incubi")
    assert [sum(crew == wanted for _, wanted in RECIPES.values()) for crew in CREWS] == [3, 3]
    assert [sum(material == wanted for wanted, _ in RECIPES.values()) for material in MATERIALS] == [2, 2, 2]
    shown = {ship.name: (ship.material, ship.crew) for ship in at().view.ships}
    assert shown == RECIPES


@rule("aerion.ship.recipe")
@pytest.mark.parametrize("ship", ["glider", "hellinaut"])
def test_the_worked_examples_of_both_rulebooks_can_be_played(ship: str) -> None:
    """The English rulebook builds the Glider, the French one the Hellinaut, with the same cards and dice."""
    table = at(dice=[2, 3, 4, 5, 5, 5], display={"AA+BB": "incubi", "AAA": "book"}, workshops=[[ship, "helix"], []])
    assert "acquire AA+BB" not in table
    table.do("discard AAA")
    table.play("keep 55", [2, 2, 5, 6])
    table.do("acquire AA+BB", "place 1")
    assert table.flying() == [ship]
