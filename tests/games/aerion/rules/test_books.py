"""Books and the Pulpit."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.events import (
    Acquired,
    BookForRerolls,
    BookForRetrieval,
    LastCardLetGo,
    Rerolled,
    Reserved,
    RetrievalEnded,
    Retrieved,
)
from aerodrome.kernel.event_types import Moved
from tests.games.aerion.tables import LAST_CARD, NOTHING, at
from tests.rules_marker import rule

NEEDED = "aerion.book.needed"
ONE_PILE = "aerion.book.retrieve-one-pile"
TO_THE_END = "aerion.book.retrieve-to-the-end"


# The Pulpit


@rule("aerion.book.one-in-pulpit")
def test_a_second_book_finds_no_room_in_the_pulpit() -> None:
    table = at(dice=[1, 1, 1, 2, 3, 4], display={"AAA": "book", "AAAA": "nut"}, pulpit=["book@AAAA"])
    table.do("acquire AAA")
    assert table.view.step == "place"
    assert table.view.acquired == "book@AAA"
    assert table.view.pulpit == ("book@AAAA",)


@rule("aerion.book.needed")
def test_without_a_book_there_is_none_of_its_effects() -> None:
    assert at(dice=NOTHING).why_not("book-rerolls") == NEEDED
    assert at(step="place", acquired="nut", display={}).why_not("book-reserve") == NEEDED
    table = at(dice=NOTHING, discards={"AAA": ["hornet"]})
    for deck in DECK_NAMES:
        assert table.why_not(f"book-retrieve {deck}") == NEEDED


@rule("aerion.book.needed", "aerion.discard.own-pile")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_used_book_goes_to_the_pile_of_its_own_deck(deck: str) -> None:
    table = at(dice=NOTHING, pulpit=[f"book@{deck}"])
    assert table.play("book-rerolls") == [BookForRerolls(f"book@{deck}", "pulpit/1", f"discard/{deck}", 3)]
    assert table.view.rerolls == 3
    assert table.discards() == {deck: {"book": 1}}
    assert table.view.pulpit == ()
    assert table.why_not("book-rerolls") == NEEDED


# Rerolls


@rule("aerion.book.three-rerolls")
def test_a_book_gives_three_rerolls() -> None:
    table = at(dice=NOTHING, pulpit=["book"])
    assert table.why_not("keep none") == "aerion.reroll.pay-first"
    table.do("book-rerolls")
    assert table.view.step == "roll"
    assert table.play("keep 1", [2, 3, 4, 5, 6]) == [Rerolled((1,), (1, 2, 3, 4, 5, 6))]
    assert table.view.rerolls == 2
    assert table.view.step == "roll"
    assert table.play("keep none", [1, 1, 2, 3, 4, 6]) == [Rerolled((), (1, 1, 2, 3, 4, 6))]
    assert table.view.rerolls == 1
    assert table.play("keep 11234", [4]) == [Rerolled((1, 1, 2, 3, 4), (1, 1, 2, 3, 4, 4))]
    assert table.view.rerolls == 0
    assert table.view.rerolls == 0
    assert table.why_not("keep 11234") == "aerion.reroll.pay-first"


@rule("aerion.book.three-rerolls")
def test_each_reroll_of_a_book_may_take_other_dice() -> None:
    table = at(dice=[1, 1, 2, 3, 4, 6], pulpit=["book"]).do("book-rerolls")
    table.play("keep 11", [5, 5, 3, 2])
    table.play("keep 55", [6, 6, 6, 1])
    assert table.view.dice == (1, 5, 5, 6, 6, 6)


@rule("aerion.book.three-rerolls")
def test_rerolls_not_used_are_lost_when_a_card_is_acquired() -> None:
    table = at(dice=NOTHING, pulpit=["book"], display={"AAA": "helix", "AAAA": "nut"}).do("book-rerolls")
    table.play("keep 1", [1, 1, 5, 5, 6])
    assert table.view.rerolls == 2
    assert table.play("acquire AAA") == [Acquired("helix@AAA", "display/AAA", "acquired")]
    assert table.view.rerolls == 0
    assert table.view.step == "place"
    assert table.view.rerolls == 0


@rule("aerion.book.three-rerolls")
def test_rerolls_not_used_are_lost_when_the_last_card_is_let_go() -> None:
    table = at(dice=NOTHING, pulpit=["book"], display=LAST_CARD).do("book-rerolls")
    assert table.play("let-go") == [LastCardLetGo("helix@AAA", "display/AAA", "discard/AAA")]
    assert table.view.rerolls == 0
    assert table.view.step == "replenish"
    assert table.view.rerolls == 0


@rule("aerion.book.three-rerolls")
def test_rerolls_of_a_book_are_not_used_up_by_a_reroll_paid_with_a_card() -> None:
    table = at(dice=NOTHING, pulpit=["book"]).do("book-rerolls", "discard AAA")
    assert table.view.step == "reroll"
    assert table.view.rerolls == 3
    assert table.play("keep 11", [1, 5, 5, 6]) == [Rerolled((1, 1), (1, 1, 1, 5, 5, 6))]
    assert table.view.step == "roll"
    assert table.view.rerolls == 3
    table.play("keep 111", [1, 1, 1])
    assert table.view.rerolls == 2


@rule("aerion.book.three-rerolls")
def test_a_book_may_be_used_after_a_reroll_paid_with_a_card() -> None:
    table = at(dice=NOTHING, pulpit=["book"]).do("discard AAA")
    table.play("keep 11", [2, 3, 4, 6])
    table.do("book-rerolls")
    table.play("keep 11", [2, 3, 4, 6])
    assert table.view.rerolls == 2
    assert "discard AAAA" in table


@rule("aerion.book.three-rerolls")
def test_rerolls_of_two_books_add_up() -> None:
    table = at(dice=NOTHING, rerolls=1, pulpit=["book"])
    table.play("book-rerolls")
    assert table.view.rerolls == 4
    assert table.view.rerolls == 4


@rule("aerion.book.three-rerolls")
def test_a_book_gives_rerolls_when_one_card_is_left() -> None:
    table = at(dice=NOTHING, pulpit=["book"], display=LAST_CARD).do("book-rerolls")
    table.play("keep none", [3, 3, 3, 1, 2, 6])
    assert "acquire AAA" in table


@rule("aerion.book.three-rerolls", "aerion.pixie.changes-a-die")
def test_a_pixie_may_be_spent_between_the_rerolls_of_a_book() -> None:
    table = at(dice=NOTHING, pulpit=["book"]).do("book-rerolls")
    table.play("keep 11", [3, 4, 5, 6])
    table.do("pixie 6 1")
    table.play("keep 111", [1, 2, 3])
    assert (table.view.rerolls, table.view.pixies, table.view.dice) == (1, 2, (1, 1, 1, 1, 2, 3))


@rule("aerion.book.rerolls-after-roll")
def test_a_book_gives_rerolls_only_after_the_roll() -> None:
    rerolls_after_roll = "aerion.book.rerolls-after-roll"
    for books in ([], ["book@AAAA"]):
        assert at(pulpit=books).why_not("book-rerolls") == rerolls_after_roll
        assert at(step="place", acquired="nut", pulpit=books).why_not("book-rerolls") == rerolls_after_roll
        assert at(step="replenish", pulpit=books).why_not("book-rerolls") == rerolls_after_roll
    assert at(dice=NOTHING, pulpit=["book"]).why_not("book-rerolls") is None
    assert at(dice=NOTHING, step="reroll", pulpit=["book"]).why_not("book-rerolls") == "aerion.reroll.choose-dice-now"


# To the Reserve


@rule("aerion.book.to-reserve")
def test_a_book_sends_an_acquired_element_to_the_reserve() -> None:
    table = at(dice=NOTHING, step="place", acquired="sognae@AAA", pulpit=["book@AAAA"])
    assert table.play("book-reserve") == [
        Moved("book@AAAA", "pulpit/1", "discard/AAAA"),
        Reserved("sognae@AAA", "acquired", "reserve/1"),
    ]
    assert table.view.step == "replenish"
    assert table.view.reserve == ("sognae@AAA",)
    assert table.view.pulpit == ()
    assert table.view.acquired is None
    assert table.discards() == {"AAAA": {"book": 1}}


@rule("aerion.book.to-reserve")
def test_an_element_may_go_to_the_reserve_even_if_a_workshop_could_take_it() -> None:
    table = at(step="place", acquired="nut@AAAA", pulpit=["book"])
    assert {"place 1", "place 2", "book-reserve"} <= table.legal
    assert table.do("book-reserve").view.reserve == ("nut@AAAA",)


@rule("aerion.book.only-acquired-element")
def test_only_an_acquired_element_goes_to_the_reserve() -> None:
    only = "aerion.book.only-acquired-element"
    for books in ([], ["book@AAAA"]):
        assert at(pulpit=books).why_not("book-reserve") == only
        assert at(dice=NOTHING, pulpit=books).why_not("book-reserve") == only
        assert at(dice=NOTHING, step="reroll", pulpit=books).why_not("book-reserve") == only
        assert at(step="replenish", pulpit=books).why_not("book-reserve") == only
    assert at(step="place", acquired="book@AAA", pulpit=["book@AAAA"]).why_not("book-reserve") == only


# Retrieving


@rule("aerion.book.retrieve")
def test_a_book_brings_two_elements_back_to_the_top_of_their_deck() -> None:
    table = at(dice=NOTHING, display=LAST_CARD, pulpit=["book@AAA"], discards={"AAAA": ["nut", "glider", "sognae"]})
    assert table.play("book-retrieve AAAA") == [BookForRetrieval("book@AAA", "pulpit/1", "discard/AAA", "AAAA")]
    assert table.view.taken == 0
    assert table.view.step == "retrieve"
    assert (table.view.step, table.view.pile, table.view.taken) == ("retrieve", "AAAA", 0)
    assert table.legal == {"take nut", "take glider", "take sognae"}
    assert table.play("take glider") == [Retrieved("glider@AAAA", "discard/AAAA", "deck/AAAA")]
    assert table.view.taken == 1
    assert (table.view.step, table.view.pile, table.view.taken) == ("retrieve", "AAAA", 1)
    assert table.legal == {"take nut", "take sognae", "enough"}
    assert table.play("take nut") == [Retrieved("nut@AAAA", "discard/AAAA", "deck/AAAA")]
    assert table.view.taken == 0
    assert table.view.step == "roll"
    assert (table.view.step, table.view.pile, table.view.taken) == ("roll", None, 0)
    assert table.discards() == {"AAA": {"book": 1}, "AAAA": {"sognae": 1}}


@rule("aerion.book.retrieve")
@pytest.mark.parametrize(("first", "second"), [("nut", "glider"), ("glider", "nut")])
def test_the_last_card_taken_lies_on_top(first: str, second: str) -> None:
    table = at(step="replenish", display=LAST_CARD, pulpit=["book@AAA"], discards={"AAAA": ["nut", "glider"]})
    table.do("book-retrieve AAAA", f"take {first}", f"take {second}")
    assert table.known("AAAA") == (second, first)
    table.play("replenish", "book", "book", "book", "book")
    assert table.display()["AAAA"] == second
    assert table.known("AAAA") == (first,)


@rule("aerion.book.retrieve")
def test_retrieved_cards_lie_on_cards_retrieved_before() -> None:
    table = at(
        step="replenish", display=LAST_CARD, pulpit=["book@AAA"], top={"AAAA": ["hornet"]}, discards={"AAAA": ["nut"]}
    )
    table.do("book-retrieve AAAA", "take nut")
    assert table.known("AAAA") == ("nut", "hornet")
    table.play("replenish", "book", "book", "book", "book")
    assert table.display()["AAAA"] == "nut"
    assert table.known("AAAA") == ("hornet",)


@rule("aerion.book.retrieve")
def test_one_element_is_enough() -> None:
    table = at(dice=NOTHING, pulpit=["book@AAA"], discards={"AAAA": ["nut", "hornet"]}).do("book-retrieve AAAA")
    table.do("take hornet")
    assert table.play("enough") == [RetrievalEnded(0)]
    assert table.view.taken == 0
    assert table.view.step == "roll"
    assert table.known("AAAA") == ("hornet",)
    assert table.discards() == {"AAA": {"book": 1}, "AAAA": {"nut": 1}}
    assert (table.view.step, table.view.pile, table.view.taken) == ("roll", None, 0)


@rule("aerion.book.retrieve", "aerion.book.retrieve-elements-only")
def test_retrieving_ends_by_itself_when_the_pile_has_no_more_elements() -> None:
    table = at(dice=NOTHING, pulpit=["book@AAA"], discards={"AAAA": ["nut", "book"], "AAA": ["hornet"]})
    table.do("book-retrieve AAAA")
    assert table.play("take nut") == [Retrieved("nut@AAAA", "discard/AAAA", "deck/AAAA")]
    assert table.view.taken == 0
    assert table.view.step == "roll"
    assert table.view.step == "roll"
    assert table.discards() == {"AAAA": {"book": 1}, "AAA": {"hornet": 1, "book": 1}}


@rule("aerion.book.retrieve-elements-only")
def test_only_elements_are_retrieved() -> None:
    table = at(dice=NOTHING, pulpit=["book@AAA"], discards={"AAAA": ["book", "book"], "AA+BB": ["book", "nut"]})
    assert table.why_not("book-retrieve AAAA") == "aerion.book.retrieve-elements-only"
    assert table.why_not("book-retrieve AAA") == "aerion.book.retrieve-elements-only"
    assert table.can("book-retrieve") == {"AA+BB"}
    table.do("book-retrieve AA+BB")
    assert table.legal == {"take nut"}


@rule("aerion.book.retrieve-elements-only")
@pytest.mark.parametrize(
    "card",
    [
        *("incubi@AAAA", "sognae@AAAA", "helix@A+B+C+D+E", "nut@AA+BB", "cocoon@AAAA", "glider@AA+BB"),
        *("hellinaut@AAA", "bee@AAA+BB", "nacelle@AAA+BB", "hornet@AAA", "trihellix@AA+BB"),
    ],
)
def test_every_kind_of_element_is_retrieved(card: str) -> None:
    kind, deck = card.split("@")
    table = at(dice=NOTHING, pulpit=["book"], discards={deck: [kind]})
    assert table.can("book-retrieve") == {deck}
    table.do(f"book-retrieve {deck}", f"take {kind}")
    assert table.known(deck) == (kind,)


@rule("aerion.book.retrieve-one-pile")
def test_cards_come_from_the_chosen_pile() -> None:
    discards = {"AAAA": ["nut", "hornet"], "AA+BB": ["helix", "nut"]}
    table = at(dice=NOTHING, pulpit=["book@AAA"], discards=discards).do("book-retrieve AAAA")
    assert table.can("take") == {"nut", "hornet"}
    assert table.why_not("take helix") == ONE_PILE
    table.do("take nut")
    assert table.why_not("take nut") == ONE_PILE
    assert table.known("AAAA") == ("nut",)
    assert table.known("AA+BB") == ()


@rule("aerion.book.retrieve-one-pile")
def test_cards_are_taken_only_after_a_book_was_discarded_for_it() -> None:
    discards = {"AAAA": ["nut"], "AA+BB": ["nut"]}
    for table in (
        at(pulpit=["book@AAA"], discards=discards),
        at(dice=NOTHING, pulpit=["book@AAA"], discards=discards),
        at(dice=NOTHING, step="reroll", discards=discards),
        at(step="place", acquired="book@AAA", pulpit=["book@AAA"], discards=discards),
        at(step="replenish", discards=discards),
    ):
        assert table.why_not("take nut") == ONE_PILE
        assert table.why_not("enough") == ONE_PILE


@rule("aerion.book.retrieve-at-least-one")
def test_a_book_does_not_retrieve_nothing() -> None:
    table = at(dice=NOTHING, pulpit=["book@AAA"], discards={"AAAA": ["nut", "hornet"]}).do("book-retrieve AAAA")
    assert table.why_not("enough") == "aerion.book.retrieve-at-least-one"
    table.do("take nut")
    assert table.why_not("enough") is None


@rule("aerion.book.retrieve-to-the-end")
@pytest.mark.parametrize("taken", [0, 1])
@pytest.mark.parametrize("waiting", ["start", "roll", "reroll", "place", "replenish"])
def test_retrieving_is_finished_before_anything_else(waiting: str, taken: int) -> None:
    table = at(
        step="retrieve",
        waiting=[waiting],
        dice=[] if waiting == "start" else [1, 1, 1, 1, 2, 2],
        pile="AAAA",
        taken=taken,
        discards={"AAAA": ["nut", "book"], "AAA": ["hornet"]},
        reserve=["nut@AA+BB"],
        acquired="cocoon@AAAA" if waiting == "place" else None,
        rerolls=1 if waiting in ("roll", "reroll") else 0,
    )
    moves = {"move nut AA+BB 1", "move nut AA+BB 2"}
    assert table.legal == ({"take nut", "enough"} if taken else {"take nut"}) | moves
    for action in (
        *("roll", "keep none", "keep 1", "discard AAA", "let-go", "book-rerolls", "pixie 1 2", "acquire AAA"),
        *("place 1", "book-reserve", "reject", "book-retrieve AAAA", "book-retrieve AAA"),
        *("replenish", "end-turn"),
    ):
        assert table.why_not(action) == TO_THE_END
    table.do("take nut")
    assert table.view.step == waiting


@rule("aerion.book.any-phase")
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "place", "replenish"])
def test_a_book_retrieves_in_any_phase(step: str) -> None:
    table = at(
        step=step,
        dice=[] if step == "start" else NOTHING,
        acquired="cocoon@AAAA" if step == "place" else None,
        pulpit=["book@AAA"],
        discards={"AAAA": ["nut"]},
    )
    before = table.view
    table.do("book-retrieve AAAA")
    assert table.position["waiting"] == [step]
    table.do("take nut")
    assert table.position["waiting"] == []
    after = table.view
    assert (after.step, after.dice, after.acquired, after.turn) == (step, before.dice, before.acquired, before.turn)
    assert after.pulpit == ()


@rule("aerion.book.any-phase")
def test_retrieving_leaves_rerolls_as_they_were() -> None:
    table = at(dice=NOTHING, rerolls=2, pulpit=["book@AAA"], discards={"AAAA": ["nut"]})
    table.do("book-retrieve AAAA", "take nut")
    assert table.view.rerolls == 2


@rule("aerion.book.any-phase")
def test_after_the_reveal_the_next_turn_has_begun() -> None:
    table = at(step="replenish", pulpit=["book@AAA"], discards={"AAAA": ["nut"]})
    table.play("replenish")
    assert (table.view.step, table.view.turn) == ("start", 2)
    assert "book-retrieve AAAA" in table


@rule("aerion.book.revives-deck", "aerion.replenish.empty-deck")
def test_retrieved_cards_form_an_empty_deck_again() -> None:
    table = at(step="replenish", display=LAST_CARD, pulpit=["book@AAA"], rest="discards")
    assert all(column.size == 0 for column in table.view.columns)
    table.do("book-retrieve AAAA", "take sognae", "take cocoon")
    assert table.view.columns[3].size == 2
    assert table.unseen("AAAA") == {}
    table.play("replenish")
    assert table.display() == {"AAA": "helix", "AAAA": "cocoon"}
    assert table.known("AAAA") == ("sognae",)
    assert table.view.columns[3].size == 1
