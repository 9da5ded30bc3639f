"""Phase 2: Acquire."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.events import Acquired, BookForRetrieval, BookKept, Placed, Rejected, Retrieved, ShipBuilt
from aerodrome.kernel.event_types import Moved
from tests.games.aerion.tables import DISPLAY, NOTHING, RECIPES, at
from tests.rules_marker import rule

SIX_EQUAL = [5, 5, 5, 5, 5, 5]
STRAIGHT = [1, 2, 3, 4, 5, 5]


# Taking a card


@rule("aerion.acquire.one-card")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_card_is_acquired_from_the_display(deck: str) -> None:
    table = at(dice=STRAIGHT if deck == "A+B+C+D+E" else SIX_EQUAL)
    card = f"{DISPLAY[deck]}@{deck}"
    assert table.play(f"acquire {deck}") == [Acquired(card, f"display/{deck}", "acquired")]
    assert table.view.step == "place"
    assert table.view.acquired == card
    assert table.view.step == "place"
    assert table.display() == {other: kind for other, kind in DISPLAY.items() if other != deck}


@rule("aerion.acquire.one-card")
def test_only_one_card_is_acquired() -> None:
    table = at(dice=SIX_EQUAL)
    assert table.can("acquire") == {"AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB"}
    table.do("acquire AAA")
    assert table.why_not("acquire AAAA") == "aerion.acquire.card-awaits-place"
    table.do("place 1")
    assert table.why_not("acquire AAAA") == "aerion.replenish.last-chance"


@rule("aerion.acquire.combination")
def test_the_dice_must_show_the_combination_of_the_deck() -> None:
    for dice, met in (
        (NOTHING, set()),
        ([4, 4, 4, 1, 2, 6], {"AAA"}),
        ([4, 4, 3, 3, 2, 6], {"AA+BB"}),
        (STRAIGHT, {"A+B+C+D+E"}),
    ):
        table = at(dice=dice)
        assert table.can("acquire") == met
        for deck in set(DECK_NAMES) - met:
            assert table.why_not(f"acquire {deck}") == "aerion.acquire.combination"


@rule("aerion.acquire.card-awaits-place")
@pytest.mark.parametrize("acquired", ["cocoon@AAAA", "book@AAAA"])
def test_an_acquired_card_gets_its_place_before_the_turn_goes_on(acquired: str) -> None:
    table = at(step="place", dice=SIX_EQUAL, acquired=acquired, pulpit=["book@AAA"], display={"AAA": "helix"})
    for action in ("keep none", "keep 55", "discard AAA", "let-go", "acquire AAA"):
        assert table.why_not(action) == "aerion.acquire.card-awaits-place"
    assert table.why_not("replenish") == "aerion.replenish.not-yet"


@rule("aerion.acquire.nothing-to-place")
def test_without_an_acquired_card_there_is_nothing_to_place() -> None:
    for table in (at(), at(dice=SIX_EQUAL), at(dice=SIX_EQUAL, step="reroll"), at(step="replenish")):
        for action in ("place 1", "place 2", "reject"):
            assert table.why_not(action) == "aerion.acquire.nothing-to-place"


# An Element


@rule("aerion.acquire.element-to-workshop")
@pytest.mark.parametrize("workshop", [1, 2])
def test_an_acquired_element_goes_to_a_workshop(workshop: int) -> None:
    table = at(dice=SIX_EQUAL).do("acquire AAA")
    assert table.play(f"place {workshop}") == [
        Placed("helix@AAA", "acquired", f"workshop/{workshop}", str(workshop), 0)
    ]
    assert table.view.step == "replenish"
    assert table.view.workshops[workshop - 1] == ("helix@AAA",)
    assert table.view.workshops[2 - workshop] == ()
    assert table.view.acquired is None
    assert table.legal == {"replenish"}


@rule("aerion.acquire.element-to-workshop")
def test_an_acquired_element_goes_only_where_it_fits() -> None:
    table = at(dice=SIX_EQUAL, workshops=[["hornet"], ["hellinaut"]]).do("acquire AAA")
    assert table.why_not("place 1") == "aerion.workshop.one-ship"
    assert table.can("place") == {"2"}


@rule("aerion.acquire.element-to-workshop")
def test_a_card_of_a_ship_that_flies_may_still_be_placed() -> None:
    table = at(dice=SIX_EQUAL, ships=["glider"]).do("acquire AAAA")
    assert table.can("place") == {"1", "2"}


@rule("aerion.acquire.discard-unwanted")
def test_an_acquired_element_may_be_discarded_even_if_it_fits() -> None:
    table = at(dice=SIX_EQUAL).do("acquire AAAA")
    assert table.can("place") == {"1", "2"}
    assert table.play("reject") == [Rejected("glider@AAAA", "acquired", "discard/AAAA")]
    assert table.view.step == "replenish"
    assert table.discards() == {"AAAA": {"glider": 1}}
    assert table.view.acquired is None
    assert table.view.workshops == ((), ())


@rule("aerion.acquire.discard-unwanted")
def test_an_acquired_element_that_fits_nowhere_is_discarded() -> None:
    table = at(dice=SIX_EQUAL).do("acquire AA+BB")
    assert table.legal == {"reject"}
    table.do("reject")
    assert table.discards() == {"AA+BB": {"incubi": 1}}


# A Book


@rule("aerion.acquire.book-to-pulpit")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_an_acquired_book_goes_to_the_empty_pulpit(deck: str) -> None:
    table = at(dice=STRAIGHT if deck == "A+B+C+D+E" else SIX_EQUAL, display={deck: "book"})
    assert table.play(f"acquire {deck}") == [
        Acquired(f"book@{deck}", f"display/{deck}", "acquired"),
        BookKept(f"book@{deck}", "acquired", "pulpit/1"),
    ]
    assert table.view.step == "replenish"
    assert table.view.pulpit == (f"book@{deck}",)
    assert table.view.acquired is None
    assert table.legal == {"replenish"}


@rule("aerion.acquire.pulpit-full", "aerion.book.one-in-pulpit")
def test_the_old_book_may_be_discarded_to_retrieve_and_the_new_one_takes_its_place() -> None:
    table = at(
        dice=SIX_EQUAL,
        display={"AAA": "book", "AAAA": "nut"},
        pulpit=["book@AAAA"],
        discards={"AA+BB": ["nut", "helix"]},
    )
    table.do("acquire AAA")
    assert table.legal == {"reject", "book-retrieve AA+BB"}
    assert table.play("book-retrieve AA+BB") == [BookForRetrieval("book@AAAA", "pulpit/1", "discard/AAAA", "AA+BB")]
    assert table.view.taken == 0
    assert table.view.step == "retrieve"
    assert (table.view.acquired, table.view.pulpit) == ("book@AAA", ())
    table.do("take nut")
    assert table.play("take helix") == [
        Retrieved("helix@AA+BB", "discard/AA+BB", "deck/AA+BB"),
        BookKept("book@AAA", "acquired", "pulpit/1"),
    ]
    assert table.view.taken == 0
    assert table.view.step == "replenish"
    assert table.view.pulpit == ("book@AAA",)
    assert table.view.acquired is None
    assert table.view.step == "replenish"


@rule("aerion.acquire.pulpit-full")
def test_the_new_book_takes_its_place_also_when_retrieving_is_stopped_early() -> None:
    table = at(
        step="place", acquired="book@AAA", pulpit=["book@AAAA"], discards={"AA+BB": ["nut", "helix"]}, display={}
    )
    table.do("book-retrieve AA+BB", "take nut", "enough")
    assert table.view.pulpit == ("book@AAA",)
    assert table.view.step == "replenish"
    assert table.view.acquired is None


@rule("aerion.acquire.pulpit-full")
def test_the_new_book_may_be_discarded_instead() -> None:
    table = at(step="place", acquired="book@AAA", pulpit=["book@AAAA"], discards={"AA+BB": ["nut"]}, display={})
    assert table.play("reject") == [Rejected("book@AAA", "acquired", "discard/AAA")]
    assert table.view.step == "replenish"
    assert table.view.pulpit == ("book@AAAA",)
    assert table.discards() == {"AA+BB": {"nut": 1}, "AAA": {"book": 1}}


@rule("aerion.acquire.pulpit-full")
def test_with_nothing_to_retrieve_the_new_book_can_only_be_discarded() -> None:
    table = at(step="place", acquired="book@AAA", pulpit=["book@AAAA"], discards={"AA+BB": ["book"]}, display={})
    assert table.legal == {"reject"}
    for workshop in ("1", "2"):
        assert table.why_not(f"place {workshop}") == "aerion.acquire.pulpit-full"


@rule("aerion.acquire.pulpit-full", "aerion.book.any-phase")
def test_retrieving_leaves_an_acquired_element_waiting() -> None:
    table = at(step="place", acquired="nut@AAAA", pulpit=["book@AAAA"], discards={"AA+BB": ["nut"]}, display={})
    table.do("book-retrieve AA+BB", "take nut")
    assert table.view.step == "place"
    assert table.view.acquired == "nut@AAAA"
    assert table.legal == {"place 1", "place 2", "reject"}


# Building


@rule("aerion.build.complete", "aerion.build.cards-to-their-piles")
@pytest.mark.parametrize("workshop", [1, 2])
@pytest.mark.parametrize("ship", RECIPES)
def test_a_complete_ship_is_built_at_once(ship: str, workshop: int) -> None:
    material, crew = RECIPES[ship]
    cards = [ship, material]
    table = at(step="place", acquired=f"{crew}@AAA", workshops=[cards] if workshop == 1 else [[], cards], display={})
    blueprint_card, material_card = table.view.workshops[workshop - 1]
    assert table.play(f"place {workshop}") == [
        Placed(f"{crew}@AAA", "acquired", f"workshop/{workshop}", str(workshop), 0),
        Moved(blueprint_card, f"workshop/{workshop}", f"discard/{blueprint_card.split('@')[1]}"),
        Moved(material_card, f"workshop/{workshop}", f"discard/{material_card.split('@')[1]}"),
        Moved(f"{crew}@AAA", f"workshop/{workshop}", "discard/AAA"),
        ShipBuilt(f"ship/{ship}", ship),
    ]
    assert table.view.step == "replenish"
    assert table.flying() == [ship]
    assert table.view.workshops == ((), ())
    assert table.view.acquired is None


@rule("aerion.build.cards-to-their-piles")
def test_the_cards_of_a_built_ship_go_each_to_the_pile_of_its_own_deck() -> None:
    table = at(
        step="place", acquired="sognae@AAA+BBB", workshops=[["bee"], ["hornet@AAAA", "cocoon@A+B+C+D+E"]], display={}
    )
    table.do("place 2")
    assert table.discards() == {"AAAA": {"hornet": 1}, "AAA+BBB": {"sognae": 1}, "A+B+C+D+E": {"cocoon": 1}}
    assert table.view.workshops == (("bee@AAA+BB",), ())


@rule("aerion.build.complete")
def test_two_elements_are_not_a_ship() -> None:
    table = at(step="place", acquired="cocoon@AAAA", workshops=[["hornet"]], display={})
    table.do("place 1")
    assert table.flying() == []
    assert table.view.workshops[0] == ("hornet@AAA", "cocoon@AAAA")


@rule("aerion.build.complete")
def test_ships_that_fly_stay_in_the_air() -> None:
    table = at(
        step="place", acquired="sognae@AAA", workshops=[["hornet", "cocoon"]], ships=["bee", "glider"], display={}
    )
    table.do("place 1")
    assert table.flying() == ["glider", "bee", "hornet"]


@rule("aerion.build.already-flying")
def test_a_ship_that_flies_may_be_built_again_for_nothing() -> None:
    ships = ["bee", "hornet", "nacelle", "glider", "hellinaut"]
    table = at(step="place", acquired="incubi@AAA", workshops=[["bee", "nut"]], ships=ships, display={})
    table.do("place 1")
    assert table.flying() == ["glider", "hellinaut", "bee", "nacelle", "hornet"]
    assert table.view.workshops == ((), ())
    assert table.discards() == {"AA+BB": {"nut": 1}, "AAA": {"incubi": 1}, "AAA+BB": {"bee": 1}}
    assert table.view.step == "replenish"
    assert table.state.outcome() is None
