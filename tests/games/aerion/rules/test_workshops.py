"""Workshops."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.events import Placed
from tests.games.aerion.tables import NOTHING, VOCABULARY, Scene, at
from tests.rules_marker import rule

ONE_OF_EACH = "aerion.workshop.one-of-each"
ONE_SHIP = "aerion.workshop.one-ship"
CREW_LAST = "aerion.workshop.crew-last"


def placing(card: str, *workshops: list[str]) -> Scene:
    """A card has been acquired, and these cards lie in the Workshops."""
    return at(step="place", dice=NOTHING, acquired=card, workshops=workshops, display={})


@rule("aerion.workshop.one-of-each")
@pytest.mark.parametrize("there", [["helix"], ["trihellix", "cocoon"], ["hellinaut", "helix@AAA+BBB"]])
@pytest.mark.parametrize("card", ["helix@A+B+C+D+E", "nut@AAAA"])
def test_a_workshop_takes_no_second_material(card: str, there: list[str]) -> None:
    table = placing(card, there)
    assert table.why_not("place 1") == ONE_OF_EACH
    assert table.can("place") == {"2"}


@rule("aerion.workshop.one-of-each")
@pytest.mark.parametrize("there", [["bee@AAA+BB"], ["bee@AAA+BB", "nut"], ["hornet@AAA", "cocoon"]])
@pytest.mark.parametrize("card", ["bee@A+B+C+D+E", "hornet@AAAA", "glider@AAAA"])
def test_a_workshop_takes_no_second_blueprint(card: str, there: list[str]) -> None:
    table = placing(card, [], there)
    assert table.why_not("place 2") == ONE_OF_EACH
    assert table.can("place") == {"1"}


@rule("aerion.workshop.one-ship")
@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("helix@A+B+C+D+E", ["hornet"]),
        ("nut@AAAA", ["hornet"]),
        ("hornet@AAAA", ["helix"]),
        ("glider@AA+BB", ["cocoon@AAAA"]),
        ("sognae@AAAA", ["glider@AA+BB", "helix"]),
        ("incubi@AAAA", ["nacelle@AAA+BB", "nut"]),
    ],
)
def test_a_card_that_does_not_go_with_the_others_cannot_join_them(card: str, there: list[str]) -> None:
    first, second = placing(card, there), placing(card, [], there)
    assert first.why_not("place 1") == ONE_SHIP
    assert second.why_not("place 2") == ONE_SHIP


@rule("aerion.workshop.one-ship")
def test_the_two_workshops_may_serve_different_ships() -> None:
    table = placing("helix@A+B+C+D+E", ["hornet@AAAA", "cocoon@AAAA"], ["hellinaut"])
    table.play("place 2")
    assert table.view.workshops == (("hornet@AAAA", "cocoon@AAAA"), ("hellinaut@AAA", "helix@A+B+C+D+E"))


@rule("aerion.workshop.one-ship")
def test_the_two_workshops_may_serve_the_same_ship() -> None:
    table = placing("bee@AAA+BB", ["nut"], ["nut@AAAA"])
    assert table.can("place") == {"1", "2"}


@rule("aerion.workshop.crew-last")
@pytest.mark.parametrize("crew", ["incubi@AAAA", "sognae@AAAA"])
@pytest.mark.parametrize("there", [[], ["glider@AA+BB"], ["nacelle@AAA+BB"], ["nut"]])
def test_crew_is_placed_last(crew: str, there: list[str]) -> None:
    for table in (placing(crew, there, []), placing(crew, [], there)):
        assert table.why_not("place 1") == CREW_LAST
        assert table.why_not("place 2") == CREW_LAST
        assert table.can("place") == set()


@rule("aerion.workshop.crew-last")
def test_crew_is_placed_when_both_other_elements_are_there() -> None:
    table = placing("sognae@AAAA", ["nacelle@AAA+BB"], ["nacelle@AAA+BBB", "nut"])
    assert table.why_not("place 1") == CREW_LAST
    assert table.why_not("place 2") is None
    table.play("place 2")
    assert table.view.workshops == (("nacelle@AAA+BB",), ())
    assert table.flying() == ["nacelle"]


@rule("aerion.workshop.any-order")
def test_the_blueprint_may_come_before_the_material() -> None:
    table = placing("bee@AAA+BB", [], [])
    assert table.play("place 2") == [Placed("bee@AAA+BB", "acquired", "workshop/2", "2", 0)]
    assert table.view.step == "replenish"
    assert table.view.workshops == ((), ("bee@AAA+BB",))
    after = placing("nut@AAAA", [], ["bee@AAA+BB"])
    after.play("place 2")
    assert after.view.workshops == ((), ("bee@AAA+BB", "nut@AAAA"))


@rule("aerion.workshop.elements-only")
@pytest.mark.parametrize("workshop", ["1", "2"])
def test_only_elements_enter_a_workshop(workshop: str) -> None:
    factories = ["archive@AAA", "security@AAA+BB"]
    table = at(
        step="place",
        acquired="library@AA+BB",
        expansions=["flagship"],
        variants=["expand-the-factory"],
        areas={"factories": factories},
        pulpit=["book@AAA"],
    )
    assert table.why_not(f"place {workshop}") == "aerion.workshop.elements-only"
    assert table.can("place") == set()
    assert placing("helix@A+B+C+D+E").why_not(f"place {workshop}") is None


@rule("aerion.workshop.any-order")
def test_the_material_may_come_before_the_blueprint() -> None:
    table = placing("nut@AAAA", [], [])
    assert table.play("place 1") == [Placed("nut@AAAA", "acquired", "workshop/1", "1", 0)]
    assert table.view.step == "replenish"
    assert table.view.workshops == (("nut@AAAA",), ())
    after = placing("bee@AAA+BB", ["nut@AAAA"])
    after.play("place 1")
    assert after.view.workshops == (("bee@AAA+BB", "nut@AAAA"), ())


@rule("aerion.workshop.stays")
def test_nothing_that_can_be_done_takes_a_card_from_a_workshop() -> None:
    for workshop in ("workshop/1", "workshop/2", "workshop/common"):
        assert {action.verb for action in VOCABULARY.touching(workshop)} == {"place", "move"}


@rule("aerion.workshop.stays")
def test_cards_stay_in_a_workshop_turn_after_turn() -> None:
    there = (("hornet@AAAA",), ("nut@AA+BB",))
    table = at(dice=NOTHING, display={"AAA": "helix"}, workshops=[list(cards) for cards in there], pulpit=["book@AAA"])
    table.do("book-rerolls")
    table.play("keep 1", [1, 1, 1, 1, 1])
    table.do("acquire AAA", "reject")
    table.play("replenish", "incubi", "book", "book", "book", "book", "book")
    table.play("roll", [1, 1, 1, 1, 1, 1])
    assert table.view.turn == 2
    assert table.view.workshops == there
