"""End of the game."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.events import Placed, Replenished, ShipBuilt
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import Ended, Moved
from tests.games.aerion.tables import LAST_CARD, NOTHING, Scene, all_but, at
from tests.rules_marker import rule

WON = Outcome((0,), "aerion.end.win", (6,))


def nearly_won(**more: object) -> Scene:
    """Only the Bee is missing, and only its Crew is missing for it."""
    return at(ships=all_but("bee"), workshops=[["bee@AAA+BB", "nut@AAAA"]], **more)


@rule("aerion.end.win")
def test_you_win_at_once_when_the_sixth_ship_flies() -> None:
    table = nearly_won(step="place", acquired="incubi@AAA", dice=NOTHING)
    assert table.play("place 1") == [
        Placed("incubi@AAA", "acquired", "workshop/1", "1", 0),
        Moved("bee@AAA+BB", "workshop/1", "discard/AAA+BB"),
        Moved("nut@AAAA", "workshop/1", "discard/AAAA"),
        Moved("incubi@AAA", "workshop/1", "discard/AAA"),
        ShipBuilt("ship/bee", "bee"),
        Ended((0,), "aerion.end.win"),
    ]
    assert table.view.step == "over"
    assert table.state.outcome() == WON
    assert table.view.won is True
    assert table.view.step == "over"
    assert table.view.actors == ()
    assert table.state.actors() == ()
    assert table.legal == set()


@rule("aerion.end.win")
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "replenish"])
def test_a_card_from_the_reserve_wins_at_any_time(step: str) -> None:
    table = nearly_won(step=step, dice=[] if step == "start" else NOTHING, reserve=["incubi@AAA"])
    table.do("move incubi AAA 1")
    assert table.state.outcome() == WON


@rule("aerion.end.win")
def test_you_win_with_an_acquired_card_still_awaiting_its_place() -> None:
    table = nearly_won(step="place", acquired="cocoon@AAAA", dice=NOTHING, reserve=["incubi@AAA"])
    table.do("move incubi AAA 1")
    assert table.state.outcome() == WON
    assert table.view.acquired == "cocoon@AAAA"
    assert table.legal == set()


@rule("aerion.end.win")
def test_you_win_even_if_no_card_is_left_anywhere() -> None:
    table = nearly_won(step="replenish", display={}, rest="discards", reserve=["incubi@AAA"])
    table.do("move incubi AAA 1")
    assert table.state.outcome() == WON


@rule("aerion.end.win")
def test_five_ships_do_not_win() -> None:
    table = at(
        step="place", acquired="incubi@AAA", ships=all_but("bee", "glider"), workshops=[["bee", "nut"]], display={}
    )
    table.do("place 1")
    assert table.state.outcome() is None
    assert table.view.won is None
    assert table.view.step == "replenish"


@rule("aerion.end.win", "aerion.end.loss")
def test_after_the_end_nothing_can_be_done() -> None:
    table = nearly_won(
        step="replenish",
        reserve=["incubi@AAA", "cocoon@AAAA"],
        pulpit=["book@AAA"],
        discards={"AAA": ["helix"]},
        display={},
    )
    table.do("move incubi AAA 1")
    for action in ("roll", "replenish", "book-retrieve AAA", "move cocoon AAAA 1", "reject", "keep none"):
        assert table.why_not(action) == "table.match-over"


@rule("aerion.end.loss")
def test_you_lose_when_nothing_can_be_revealed() -> None:
    table = at(dice=NOTHING, display=LAST_CARD, rest="discards", turn=9, ships=["bee", "nacelle"])
    table.do("let-go")
    assert table.state.outcome() is None
    assert table.play("replenish") == [Replenished(0), Ended((), "aerion.end.loss")]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (2,))
    assert table.view.won is False
    assert table.view.step == "over"
    assert table.view.turn == 9
    assert table.view.dice == ()
    assert table.legal == set()


@rule("aerion.end.loss")
@pytest.mark.parametrize(("ships", "score"), [([], 0), (["trihellix"], 1), (all_but("glider"), 5)])
def test_the_score_is_the_number_of_ships_that_fly(ships: list[str], score: int) -> None:
    table = at(step="replenish", display={}, rest="discards", ships=ships)
    table.play("replenish")
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (score,))


@rule("aerion.end.loss")
def test_one_card_in_the_display_keeps_you_in_the_game() -> None:
    table = at(step="replenish", display=LAST_CARD, rest="discards")
    table.play("replenish")
    assert table.state.outcome() is None
    assert table.view.step == "start"
    assert table.view.turn == 2


@rule("aerion.end.loss")
def test_one_card_in_a_deck_keeps_you_in_the_game() -> None:
    table = at(step="replenish", display={}, rest="discards", top={"A+B+C+D+E": ["book"]})
    table.play("replenish")
    assert table.state.outcome() is None
    assert table.display() == {"A+B+C+D+E": "book"}


@rule("aerion.end.loss")
def test_the_last_card_may_be_acquired_and_lost_only_after_the_reveal() -> None:
    table = at(dice=[4, 4, 4, 1, 2, 6], display=LAST_CARD, rest="discards")
    table.do("acquire AAA", "place 1")
    assert table.state.outcome() is None
    assert table.view.step == "replenish"
    table.play("replenish")
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (0,))


@rule("aerion.end.loss", "aerion.book.revives-deck", "aerion.replenish.last-chance")
def test_a_last_book_saves_you() -> None:
    table = at(dice=NOTHING, display=LAST_CARD, rest="discards", pulpit=["book@AAAA"])
    table.do("let-go", "book-retrieve AAAA", "take glider", "take nut")
    table.play("replenish")
    assert table.state.outcome() is None
    assert table.display() == {"AAAA": "nut"}


@rule("aerion.end.loss", "aerion.replenish.last-chance")
def test_a_last_acquired_book_may_save_you() -> None:
    table = at(dice=[4, 4, 4, 1, 2, 6], display={"AAA": "book"}, rest="discards")
    table.do("acquire AAA", "book-retrieve AA+BB", "take helix", "enough")
    table.play("replenish")
    assert table.state.outcome() is None
    assert table.display() == {"AA+BB": "helix"}


@rule("aerion.end.loss")
def test_cards_in_workshops_and_reserve_do_not_save_you() -> None:
    table = at(step="replenish", display={}, rest="discards", reserve=["nut@AAAA"], workshops=[["helix"]])
    table.play("replenish")
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (0,))
