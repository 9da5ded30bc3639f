"""Expansion 1: The Flagship, with the variant Expand the Factory."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.events import Acquired, Discarded, LastCardLetGo, Rejected
from aerodrome.games.aerion.expansions.flagship_events import BookLost, FactoryGivenUp, FactoryOpened
from tests.games.aerion.flagship_tables import (
    CREW_LAST,
    FACTORIES,
    HOME,
    MEETS,
    TWO_FACTORIES,
    active,
    expanding,
    flagship,
    flies,
)
from tests.games.aerion.tables import NOTHING
from tests.rules_marker import rule


@rule("aerion.flagship.acquire-a-factory")
@pytest.mark.parametrize("factory", FACTORIES)
def test_a_factory_is_acquired_with_its_combination(factory: str) -> None:
    deck = HOME[factory]
    display = {other: name for name, other in HOME.items()}
    table = expanding(dice=MEETS[deck], display=display)
    assert table.play(f"acquire {deck}") == [
        Acquired(f"{factory}@{deck}", f"display/{deck}", "acquired"),
        FactoryOpened(f"{factory}@{deck}", "acquired", "factories"),
    ]
    assert table.view.step == "replenish"
    assert active(table) == (factory,)
    assert expanding(dice=NOTHING, display=display).why_not(f"acquire {deck}") == "aerion.acquire.combination"


@rule("aerion.flagship.acquire-a-factory")
def test_a_second_factory_is_acquired_like_the_first() -> None:
    table = expanding("library", dice=MEETS["AAA"], display={"AAA": "archive", "AAAA": "nut"}).do("acquire AAA")
    assert active(table) == ("library", "archive")
    assert table.view.step == "replenish"


@rule("aerion.flagship.acquire-a-factory")
def test_an_acquired_factory_works_at_once() -> None:
    discards = {"AAAA": ["nut", "glider", "sognae"]}
    table = expanding(
        dice=MEETS["AAA"], display={"AAA": "archive", "AA+BB": "nut"}, pulpit=["book@AAA"], discards=discards
    )
    table.do("acquire AAA", "book-retrieve AAAA", "take nut", "take glider", "take sognae")
    assert table.known("AAAA") == ("sognae", "glider", "nut")


@rule("aerion.flagship.acquire-a-factory", "aerion.flagship.two-players")
def test_an_acquired_factory_helps_the_partner_too() -> None:
    table = expanding(
        seats=2,
        dice=MEETS["AAAA"],
        display={"AAAA": "research-lab", "AA+BB": "nut"},
        rest="discards",
        top={"AAA": ["book"]},
    )
    table.do("acquire AAAA")
    table.play("replenish")
    table.play("roll", NOTHING)
    assert (table.seat, table.why_not("research")) == (1, None)


@rule("aerion.flagship.acquire-a-factory")
@pytest.mark.parametrize(("place", "guarded"), [("1", "book"), ("2", "blueprint"), ("3", "material"), ("4", "crew")])
def test_the_hellkite_does_not_guard_factories(place: str, guarded: str) -> None:
    table = flagship(
        expansions=["flagship", "hellkite"],
        variants=["expand-the-factory"],
        dice=MEETS["AAA"],
        display={"AAA": "archive"},
        pieces={"hellkite": place},
    )
    assert table.view.pieces[f"outpost/{place}"] == guarded
    assert "acquire AAA" in table


@rule("aerion.flagship.reroll")
def test_a_factory_pays_for_a_reroll() -> None:
    table = expanding(dice=NOTHING, display={"AAA": "archive", "AAAA": "nut"})
    assert table.play("discard AAA") == [Discarded("archive@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "reroll"
    assert table.view.counters["discarded"] == 1


@rule("aerion.flagship.reroll")
def test_the_last_card_is_let_go_even_if_it_is_a_factory() -> None:
    table = expanding(dice=NOTHING, display={"AAA": "archive"})
    assert table.why_not("discard AAA") == "aerion.reroll.not-the-last-card"
    assert table.play("let-go") == [LastCardLetGo("archive@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "replenish"


@rule("aerion.flagship.retrieve")
@pytest.mark.parametrize("factory", FACTORIES)
def test_a_book_retrieves_a_factory(factory: str) -> None:
    deck = HOME[factory]
    other = "AAA" if deck != "AAA" else "AAAA"
    table = expanding(display={other: "cocoon"}, pulpit=[f"book@{other}"], discards={deck: [factory, "book"]})
    assert table.can("book-retrieve") == {deck}
    table.do(f"book-retrieve {deck}", f"take {factory}")
    assert table.known(deck) == (factory,)


@rule("aerion.flagship.retrieve")
def test_an_active_factory_is_not_retrieved() -> None:
    table = expanding("archive", pulpit=["book@AAAA"], discards={"AAA": ["hornet"]}).do("book-retrieve AAA")
    assert table.why_not("take archive") == "aerion.book.retrieve-one-pile"


@rule("aerion.flagship.two-factories")
def test_a_third_factory_may_replace_one_of_the_two() -> None:
    table = expanding("archive", "security", dice=MEETS["AA+BB"], display={"AA+BB": "library", "AAAA": "nut"})
    assert table.play("acquire AA+BB") == [Acquired("library@AA+BB", "display/AA+BB", "acquired")]
    assert table.view.step == "place"
    assert table.legal == {"replace archive", "replace security", "reject"}
    assert table.play("replace security") == [
        FactoryGivenUp("security@AAA+BB", "factories", "discard/AAA+BB"),
        FactoryOpened("library@AA+BB", "acquired", "factories"),
    ]
    assert table.view.step == "replenish"
    assert active(table) == ("library", "archive")
    assert table.discards() == {"AAA+BB": {"security": 1}}


@rule("aerion.flagship.two-factories")
def test_otherwise_the_third_factory_is_discarded() -> None:
    table = expanding("archive", "security", step="place", acquired="library@AA+BB", display={})
    assert table.play("reject") == [Rejected("library@AA+BB", "acquired", "discard/AA+BB")]
    assert table.view.step == "replenish"
    assert active(table) == ("archive", "security")


@rule("aerion.flagship.two-factories")
def test_a_factory_goes_nowhere_else() -> None:
    table = expanding("archive", "security", step="place", acquired="library@AA+BB", pulpit=["book@AAA"], display={})
    assert table.why_not("place 1") == "aerion.workshop.elements-only"
    assert table.why_not("book-reserve") == "aerion.book.only-acquired-element"


@rule("aerion.flagship.two-factories")
def test_a_factory_is_given_up_only_for_a_third_one() -> None:
    for table in (
        expanding("archive", "security"),
        expanding("archive", "security", dice=NOTHING),
        expanding("archive", "security", dice=NOTHING, step="reroll", counters={"discarded": 1}),
        expanding("archive", "security", step="place", acquired="nut@AAAA", display={}),
        expanding("archive", "security", step="place", acquired="book@AAA", pulpit=["book@AAAA"], display={}),
        expanding("archive", "security", step="replenish"),
        flagship("archive", "security", dice=NOTHING),
    ):
        assert table.why_not("replace archive") == TWO_FACTORIES
        assert table.can("replace") == set()


@rule("aerion.flagship.two-factories")
def test_a_third_factory_waits_while_a_book_is_used() -> None:
    table = expanding(
        "archive",
        "security",
        step="place",
        acquired="library@AA+BB",
        pulpit=["book@AAA"],
        discards={"AAAA": ["nut", "glider", "sognae"]},
        display={},
    )
    table.do("book-retrieve AAAA", "take nut", "take glider", "take sognae")
    assert (table.view.step, table.view.acquired) == ("place", "library@AA+BB")
    assert table.legal == {"replace archive", "replace security", "reject"}


@rule("aerion.flagship.two-factories", "aerion.flagship.research-after-first-roll")
def test_a_research_lab_that_is_replaced_in_the_turn_forgets_its_roll() -> None:
    table = expanding("archive", "research-lab", display={"AA+BB": "library", "AAAA": "nut"})
    table.play("roll", MEETS["AA+BB"])
    table.do("acquire AA+BB")
    assert table.play("replace research-lab") == [
        FactoryGivenUp("research-lab@AAAA", "factories", "discard/AAAA"),
        FactoryOpened("library@AA+BB", "acquired", "factories"),
    ]
    assert table.view.step == "replenish"
    assert table.view.pieces["research-lab"] == "idle"


@rule("aerion.flagship.library-lost")
def test_without_the_library_each_player_keeps_one_book() -> None:
    table = expanding(
        "library",
        "security",
        seats=2,
        seat=1,
        step="place",
        acquired="archive@AAA",
        pulpits=[["book@AAA", "book@AAA", "book@AAAA"], ["book@AA+BB", "book@AAA+BB"]],
        display={},
    )
    assert table.play("replace library") == [
        FactoryGivenUp("library@AA+BB", "factories", "discard/AA+BB"),
        FactoryOpened("archive@AAA", "acquired", "factories"),
        BookLost("book@AAA", "pulpit/1", "discard/AAA"),
        BookLost("book@AAAA", "pulpit/1", "discard/AAAA"),
        BookLost("book@AAA+BB", "pulpit/2", "discard/AAA+BB"),
    ]
    assert table.view.step == "replenish"
    assert table.view.pulpits == (("book@AAA",), ("book@AA+BB",))


@rule("aerion.flagship.library-lost")
@pytest.mark.parametrize("books", [[], ["book@AAA"]])
def test_a_single_book_stays_when_the_library_goes(books: list[str]) -> None:
    table = expanding("library", "security", step="place", acquired="archive@AAA", pulpit=books, display={})
    table.do("replace library")
    assert table.view.pulpit == tuple(books)


@rule("aerion.flagship.library-lost")
def test_the_books_stay_while_the_library_does() -> None:
    pulpit = ("book@AAA", "book@AAAA")
    table = expanding("library", "security", step="place", acquired="archive@AAA", pulpit=list(pulpit), display={})
    table.do("replace security")
    assert table.view.pulpit == pulpit


@rule("aerion.flagship.game-room-lost")
def test_crew_placed_early_stays_when_the_game_room_is_lost() -> None:
    table = expanding(
        "game-room",
        "security",
        step="place",
        acquired="archive@AAA",
        workshops=[["incubi@AAA"], ["nacelle@AAA+BB", "sognae@AAA"]],
        areas={"flagship": ["incubi@AAAA", "nut@AAAA"]},
        display={},
    )
    table.do("replace game-room")
    assert table.view.workshops == (("incubi@AAA",), ("nacelle@AAA+BB", "sognae@AAA"))
    assert table.view.areas["flagship"] == ("incubi@AAAA", "nut@AAAA")


@rule("aerion.flagship.game-room-lost")
def test_what_crew_placed_early_lacks_can_still_be_added() -> None:
    table = expanding(
        "archive",
        "security",
        workshops=[["incubi@AAA"], ["nacelle@AAA+BB", "sognae@AAA"]],
        reserve=["nut@AA+BB", "bee@AAA+BB", "nut@AAAA", "sognae@AAAA", "helix@AAA+BBB", "cocoon@AAAA"],
        areas={"flagship": ["incubi@AAAA", "nut@AAA+BB"]},
    )
    assert table.why_not("embark-reserve sognae AAAA") == CREW_LAST
    table.do("move nut AA+BB 1", "move bee AAA+BB 1", "move nut AAAA 2")
    assert table.flying() == ["bee", "nacelle"]
    table.do("embark-reserve helix AAA+BBB", "embark-reserve cocoon AAAA", "embark-reserve sognae AAAA")
    assert flies(table)


@rule("aerion.flagship.game-room-lost")
def test_without_the_game_room_no_more_crew_comes_early() -> None:
    table = expanding("archive", "security", workshops=[["incubi@AAA"]], reserve=["incubi@AAAA"])
    assert table.why_not("move incubi AAAA 1") == "aerion.workshop.one-of-each"
    assert table.why_not("move incubi AAAA 2") == "aerion.workshop.crew-last"
