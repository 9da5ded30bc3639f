"""Phase 3: Replenish."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.events import Replenished, Revealed
from aerodrome.kernel import Outcome, WrongScript
from aerodrome.kernel.event_types import Ended, TurnBegan
from tests.games.aerion.tables import DISPLAY, LAST_CARD, NOTHING, at
from tests.rules_marker import rule


@rule("aerion.replenish.reveal")
def test_each_deck_without_a_card_in_the_display_reveals_one() -> None:
    table = at(step="replenish", dice=NOTHING, display={"AAA": "helix", "AAAA": "nut", "AAA+BBB": "book"}, turn=4)
    assert table.play("replenish", "trihellix", "bee", "cocoon") == [
        Revealed("trihellix@AA+BB", "deck/AA+BB", "display/AA+BB"),
        Revealed("bee@AAA+BB", "deck/AAA+BB", "display/AAA+BB"),
        Revealed("cocoon@A+B+C+D+E", "deck/A+B+C+D+E", "display/A+B+C+D+E"),
        Replenished(0),
        TurnBegan(5, 0),
    ]
    assert table.view.step == "start"
    assert table.display() == {
        "AA+BB": "trihellix",
        "AAA": "helix",
        "AAA+BB": "bee",
        "AAAA": "nut",
        "AAA+BBB": "book",
        "A+B+C+D+E": "cocoon",
    }
    assert table.unseen("AA+BB") == {"incubi": 1, "sognae": 1, "helix": 1, "nut": 1, "glider": 1, "book": 2}
    assert [column.size for column in table.view.columns] == [7] * 6
    assert (table.view.step, table.view.turn, table.view.dice) == ("start", 5, ())
    assert table.legal == {"roll"}


@rule("aerion.replenish.reveal")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_deck_reveals_one_of_its_own_cards(deck: str) -> None:
    display = {other: kind for other, kind in DISPLAY.items() if other != deck}
    table = at(step="replenish", display=display)
    foreign = "bee" if deck in ("AA+BB", "AAA", "AAAA", "AAA+BBB") else "glider"
    with pytest.raises(WrongScript):
        at(step="replenish", display=display).play("replenish", foreign)
    table.play("replenish", "sognae")
    assert table.display() == {**display, deck: "sognae"}


@rule("aerion.replenish.reveal")
def test_cards_known_to_lie_on_top_come_first() -> None:
    display = {deck: kind for deck, kind in DISPLAY.items() if deck != "AAAA"}
    table = at(step="replenish", display=display, top={"AAAA": ["nut", "hornet"], "AAA": ["cocoon"]})
    table.play("replenish")
    assert table.display() == {**display, "AAAA": "nut"}
    assert table.known("AAAA") == ("hornet",)
    assert table.known("AAA") == ("cocoon",)


@rule("aerion.replenish.reveal")
def test_after_the_known_cards_chance_decides_again() -> None:
    display = {deck: kind for deck, kind in DISPLAY.items() if deck != "AAAA"}
    table = at(step="replenish", display=display, top={"AAAA": ["nut"]})
    table.play("replenish")
    assert table.known("AAAA") == ()
    table.play("roll", [2, 2, 2, 2, 1, 3])
    table.do("acquire AAAA", "reject")
    table.play("replenish", "cocoon")
    assert table.display() == {**display, "AAAA": "cocoon"}


@rule("aerion.replenish.empty-deck")
def test_an_empty_deck_reveals_nothing() -> None:
    table = at(step="replenish", display=LAST_CARD, rest="discards", top={"AAAA": ["nut"]})
    table.play("replenish")
    assert table.display() == {"AAA": "helix", "AAAA": "nut"}
    assert (table.view.step, table.view.turn) == ("start", 2)


@rule("aerion.replenish.empty-deck")
def test_the_last_card_of_a_deck_is_revealed() -> None:
    others = ["incubi", "sognae", "cocoon", "glider", "hornet", "book", "book"]
    table = at(step="replenish", display={"AAA": "helix"}, discards={"AAAA": others})
    assert table.unseen("AAAA") == {"nut": 1}
    table.play("replenish", "book", "book", "nut", "book", "book")
    assert table.display()["AAAA"] == "nut"
    assert table.view.columns[3].size == 0


@rule("aerion.replenish.empty-deck", "aerion.book.revives-deck")
def test_a_revived_deck_with_a_card_in_the_display_waits_for_its_turn() -> None:
    table = at(step="replenish", display=LAST_CARD, rest="discards", pulpit=["book@AAAA"])
    table.do("book-retrieve AAA", "take hornet", "enough")
    table.play("replenish")
    assert table.display() == LAST_CARD
    assert table.known("AAA") == ("hornet",)


@rule("aerion.replenish.rest-stays")
def test_cards_still_in_the_display_keep_their_place() -> None:
    table = at(dice=[4, 4, 4, 1, 2, 6]).do("acquire AAA", "reject")
    table.play("replenish", "book")
    assert table.display() == {**DISPLAY, "AAA": "book"}
    table.play("roll", NOTHING)
    assert table.display() == {**DISPLAY, "AAA": "book"}


@rule("aerion.replenish.rest-stays")
def test_a_full_display_is_left_alone() -> None:
    table = at(step="replenish")
    assert table.play("replenish") == [Replenished(0), TurnBegan(2, 0)]
    assert table.view.step == "start"
    assert table.display() == DISPLAY


@rule("aerion.replenish.last-chance")
def test_before_the_reveal_only_a_book_and_the_reserve_can_be_used() -> None:
    table = at(
        step="replenish",
        dice=[5, 5, 5, 5, 5, 5],
        pulpit=["book@AAA"],
        reserve=["nut@AAAA"],
        discards={"AAA": ["hornet"]},
    )
    assert table.legal == {"book-retrieve AAA", "move nut AAAA 1", "move nut AAAA 2", "replenish"}
    for action in ("keep none", "keep 55", "discard AAA", "let-go", "acquire AAA"):
        assert table.why_not(action) == "aerion.replenish.last-chance"


@rule("aerion.replenish.last-chance")
def test_retrieved_cards_come_up_in_the_same_phase() -> None:
    table = at(step="replenish", display=LAST_CARD, pulpit=["book@AAA"], discards={"AAAA": ["nut"]})
    table.do("book-retrieve AAAA", "take nut")
    table.play("replenish", "book", "book", "book", "book")
    assert table.display()["AAAA"] == "nut"


@rule("aerion.replenish.not-yet")
def test_cards_are_revealed_only_in_phase_three() -> None:
    for table in (
        at(),
        at(dice=[5, 5, 5, 5, 5, 5]),
        at(dice=NOTHING, step="reroll"),
        at(dice=NOTHING, display=LAST_CARD),
        at(step="place", acquired="nut@AAAA"),
    ):
        assert table.why_not("replenish") == "aerion.replenish.not-yet"


# After the reveal

AFTER_THE_REVEAL = {"step": "replenish", "display": LAST_CARD, "pixies": 0, "discards": {"AAAA": ["nut"]}}
REVEALED = ("book", "book", "book", "book", "book")


@rule("aerion.book.any-phase", "aerion.replenish.end-of-turn")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_book_can_be_used_after_the_reveal(seat: int) -> None:
    table = at(seats=2, seat=seat, pulpit=["book@AAA"], **AFTER_THE_REVEAL)
    table.play("replenish", *REVEALED)
    assert table.view.step == "close"
    assert table.seat == seat
    assert table.legal == {"book-retrieve AAAA", "end-turn"}
    table.do("book-retrieve AAAA")
    table.play("take nut")
    assert table.view.step == "start"
    assert table.known("AAAA") == ("nut",)


@rule("aerion.reserve.any-time", "aerion.replenish.end-of-turn")
def test_the_reserve_can_be_used_after_the_reveal() -> None:
    table = at(seats=2, reserve=["nut@AAA+BB", "helix@AA+BB"], **AFTER_THE_REVEAL)
    table.play("replenish", *REVEALED)
    assert table.can("move") == {f"{card} {place}" for card in ("nut AAA+BB", "helix AA+BB") for place in (1, "common")}
    table.do("move nut AAA+BB 1")
    assert table.view.step == "close"
    table.play("move helix AA+BB common")
    assert table.view.step == "start"


@rule("aerion.replenish.end-of-turn")
@pytest.mark.parametrize(
    "held",
    [
        {},
        {"pulpits": [[], ["book@AAA"]], "reserves": [[], ["nut@AAA+BB"]]},
        {"pulpit": ["book@AAA"], "discards": {"AAAA": ["book"]}},
        {"reserve": ["incubi@AAAA"]},
    ],
    ids=["nothing", "only the partner", "nothing to retrieve", "no place for the card"],
)
def test_the_turn_does_not_stop_where_nothing_can_be_used(held: dict[str, object]) -> None:
    table = at(**{"seats": 2, **AFTER_THE_REVEAL, **held})
    table.play("replenish", *REVEALED)
    assert table.view.step == "start"


@rule("aerion.replenish.end-of-turn")
def test_alone_the_turn_does_not_stop_for_a_book() -> None:
    table = at(**AFTER_THE_REVEAL, pulpit=["book@AAA"], reserve=["nut@AAA+BB"])
    table.play("replenish", *REVEALED)
    assert table.view.step == "start"
    assert "book-retrieve AAAA" in table


@rule("aerion.replenish.end-of-turn", "aerion.flagship.from-reserve")
def test_a_card_for_the_flagship_alone_stops_the_turn_too() -> None:
    taken = [["hornet@AAA", "cocoon@AAA"], [], ["hornet@AAAA", "cocoon@AAAA"]]
    table = at(
        seats=2,
        reserve=["helix@AA+BB"],
        workshops=taken,
        expansions=["flagship"],
        areas={"factories": ["archive", "security"]},
        **AFTER_THE_REVEAL,
    )
    table.play("replenish", *REVEALED)
    assert table.legal == {"embark-reserve helix AA+BB", "end-turn"}
    table.play("embark-reserve helix AA+BB")
    assert table.view.step == "start"


@rule("aerion.end.loss", "aerion.replenish.end-of-turn")
def test_defeat_is_checked_at_the_reveal_before_a_book_can_be_used() -> None:
    table = at(seats=2, step="replenish", display={}, rest="discards", pulpit=["book@AAA"])
    assert table.play("replenish")[-1] == Ended((), "aerion.end.loss")
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (0, 0))
