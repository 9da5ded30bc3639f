"""The Reserve."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.events import LeftReserve, ShipBuilt
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import Moved
from tests.games.aerion.hellkite_tables import FIFTEEN, last_lair, row
from tests.games.aerion.tables import NOTHING, VOCABULARY, all_but, at
from tests.rules_marker import rule

HOLDS_CARD = "aerion.reserve.holds-card"


@rule("aerion.reserve.any-number")
def test_the_reserve_holds_any_number_of_elements() -> None:
    crew = [f"incubi@{deck}" for deck in ("AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB")]
    table = at(step="place", acquired="incubi@A+B+C+D+E", reserve=crew, pulpit=["book@AAA"], display={})
    table.do("book-reserve")
    assert table.view.reserve == (*crew, "incubi@A+B+C+D+E")
    assert table.state.reserved == 6


@rule("aerion.reserve.any-number", "aerion.book.needed")
def test_putting_a_card_in_the_reserve_costs_a_book() -> None:
    table = at(step="place", acquired="incubi@AAA", reserve=["nut@AAAA"], display={})
    assert table.why_not("book-reserve") == "aerion.book.needed"


@rule("aerion.reserve.any-time")
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "place", "replenish"])
def test_a_card_leaves_the_reserve_at_any_time(step: str) -> None:
    table = at(
        step=step,
        dice=[] if step == "start" else NOTHING,
        acquired="cocoon@AAAA" if step == "place" else None,
        reserve=["nut@AAAA"],
    )
    before = table.view
    assert table.play("move nut AAAA 2") == [LeftReserve("nut@AAAA", "reserve/1", "workshop/2", "2", 0)]
    after = table.view
    assert after.workshops == ((), ("nut@AAAA",))
    assert after.reserve == ()
    assert (after.step, after.dice, after.acquired, after.pixies, after.pulpit, after.columns) == (
        (before.step, before.dice, before.acquired, before.pixies, before.pulpit, before.columns)
    )


@rule("aerion.reserve.any-time")
def test_a_card_leaves_the_reserve_while_cards_are_retrieved() -> None:
    table = at(dice=NOTHING, reserve=["nut@AAAA"], pulpit=["book"], discards={"AAA": ["hornet", "sognae"]})
    table.do("book-retrieve AAA", "take hornet")
    assert table.play("move nut AAAA 1") == [LeftReserve("nut@AAAA", "reserve/1", "workshop/1", "1", 0)]
    assert (table.view.step, table.view.taken) == ("retrieve", 1)
    assert table.legal == {"take sognae", "enough"}


@rule("aerion.reserve.any-time", "aerion.end.win")
def test_a_ship_completed_while_cards_are_retrieved_may_win() -> None:
    table = at(
        dice=NOTHING,
        ships=all_but("bee"),
        workshops=[["bee", "nut"]],
        reserve=["incubi@AAA"],
        pulpit=["book"],
        discards={"AAA": ["hornet", "sognae"]},
    )
    table.do("book-retrieve AAA", "take hornet", "move incubi AAA 1")
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))
    assert (table.view.pile, table.view.taken, table.position["waiting"]) == (None, 0, [])


@rule("aerion.reserve.any-time")
@pytest.mark.parametrize(
    ("expansion", "before", "position"),
    [
        ("stone-clouds", ["demolish none"], {"dice": [5] * 6}),
        ("hellkite", ["hunt"], {"dice": FIFTEEN, "display": {"AAA": "sognae"}, **row(1, {1: "crew"})}),
        ("eggs", ["hatch AAA 1"], {"dice": NOTHING, "areas": {"eggs": ["egg@AAA"]}, "top": {"AAA": ["book"]}}),
    ],
)
def test_a_card_leaves_the_reserve_whatever_an_expansion_asks_for(
    expansion: str, before: list[str], position: dict[str, object]
) -> None:
    table = at(expansions=[expansion], reserve=["nut@AAAA"], **position).do(*before)
    step = table.view.step
    assert step in ("strike", "lair", "revealed")
    table.do("move nut AAAA 1")
    assert (table.view.step, table.view.workshops[0]) == (step, ("nut@AAAA",))


@rule("aerion.reserve.any-time", "aerion.end.win")
@pytest.mark.parametrize("expansion", ["hellkite", "eggs"])
def test_a_ship_completed_in_the_middle_of_another_choice_may_win(expansion: str) -> None:
    won = {"ships": all_but("bee"), "workshops": [["bee", "nut"]], "reserve": ["incubi@AAA"]}
    if expansion == "hellkite":
        table = at(expansions=["hellkite"], dice=FIFTEEN, display={"AAA": "sognae"}, **last_lair(4), **won).do("hunt")
    else:
        table = at(expansions=["eggs"], dice=NOTHING, areas={"eggs": ["egg@AAA"]}, top={"AAA": ["book"]}, **won).do(
            "hatch AAA 1"
        )
    table.do("move incubi AAA 1")
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))
    assert GAME.position(GAME.from_position(table.position)) == table.position


@rule("aerion.reserve.any-time")
def test_several_cards_may_leave_the_reserve() -> None:
    table = at(step="replenish", reserve=["hornet@AAA", "cocoon@AAAA", "helix@AA+BB", "sognae@AAA", "nut@AAAA"])
    table.do("move helix AA+BB 2", "move cocoon AAAA 1", "move hornet AAA 1")
    assert table.play("move sognae AAA 1") == [
        LeftReserve("sognae@AAA", "reserve/1", "workshop/1", "1", 0),
        Moved("hornet@AAA", "workshop/1", "discard/AAA"),
        Moved("cocoon@AAAA", "workshop/1", "discard/AAAA"),
        Moved("sognae@AAA", "workshop/1", "discard/AAA"),
        ShipBuilt("ship/hornet", "hornet"),
    ]
    assert table.flying() == ["hornet"]
    assert table.view.reserve == ("nut@AAAA",)
    assert table.view.workshops == ((), ("helix@AA+BB",))
    assert table.view.step == "replenish"


@rule("aerion.reserve.any-time")
def test_a_card_may_leave_the_reserve_while_an_acquired_card_waits() -> None:
    table = at(
        step="place", acquired="sognae@AAAA", reserve=["cocoon@AAA"], workshops=[["trihellix@AA+BB"]], display={}
    )
    assert table.can("place") == set()
    table.do("move cocoon AAA 1")
    assert table.can("place") == {"1"}
    table.do("place 1")
    assert table.flying() == ["trihellix"]
    assert table.view.acquired is None


@rule("aerion.reserve.any-time", "aerion.workshop.crew-last", "aerion.workshop.one-ship", "aerion.workshop.one-of-each")
def test_the_rules_for_placing_apply_to_cards_from_the_reserve() -> None:
    reserve = ["incubi@AAAA", "sognae@AAAA", "nut@AAAA", "helix@AAA", "hornet@AAAA"]
    workshops = [["bee@AAA+BB", "nut@AA+BB"], ["glider@AA+BB"]]
    table = at(dice=NOTHING, reserve=reserve, workshops=workshops, display={"AAAA": "book"})
    expected = {
        "incubi AAAA 1": None,
        "incubi AAAA 2": "aerion.workshop.crew-last",
        "sognae AAAA 1": "aerion.workshop.one-ship",
        "sognae AAAA 2": "aerion.workshop.crew-last",
        "nut AAAA 1": "aerion.workshop.one-of-each",
        "nut AAAA 2": "aerion.workshop.one-ship",
        "helix AAA 1": "aerion.workshop.one-of-each",
        "helix AAA 2": None,
        "hornet AAAA 1": "aerion.workshop.one-of-each",
        "hornet AAAA 2": "aerion.workshop.one-of-each",
    }
    assert {action: table.why_not(f"move {action}") for action in expected} == expected
    assert table.can("move") == {"incubi AAAA 1", "helix AAA 2"}


@rule("aerion.reserve.holds-card")
def test_only_a_card_of_the_reserve_is_moved() -> None:
    table = at(dice=NOTHING, reserve=["nut@AAAA"], workshops=[["cocoon@AAAA"]])
    assert table.can("move") == {"nut AAAA 2"}
    assert table.why_not("move cocoon AAAA 2") == HOLDS_CARD
    assert table.why_not("move nut AA+BB 2") == HOLDS_CARD
    assert table.why_not("move nut AAA 1") == HOLDS_CARD
    assert table.why_not("move incubi AAAA 1") == HOLDS_CARD
    table.do("move nut AAAA 2")
    assert table.why_not("move nut AAAA 1") == HOLDS_CARD


@rule("aerion.reserve.holds-card")
@pytest.mark.parametrize("deck", ["AA+BB", "AAA+BB", "AAAA", "AAA+BBB"])
def test_of_equal_cards_the_one_of_the_named_deck_is_moved(deck: str) -> None:
    every = {f"nut@{name}" for name in ("AA+BB", "AAA+BB", "AAAA", "AAA+BBB")}
    table = at(dice=NOTHING, reserve=sorted(every))
    table.do(f"move nut {deck} 1")
    assert set(table.view.reserve) == every - {f"nut@{deck}"}
    assert table.view.workshops == ((f"nut@{deck}",), ())


@rule("aerion.reserve.any-number")
def test_there_is_no_other_way_into_the_reserve() -> None:
    for reserve in ("reserve/1", "reserve/2"):
        assert [action.notation for action in VOCABULARY.touching(reserve)] == ["book-reserve"]


@rule("aerion.reserve.holds-card")
def test_a_workshop_says_nothing_about_cards_that_are_not_in_the_reserve() -> None:
    empty = aerodrome.from_position("aerion", {"dice": NOTHING, "display": {"AAA": "helix"}})
    assert "move" not in {reason.verb for reason in empty.why("workshop/2")}
    position = {"dice": NOTHING, "display": {"AAA": "helix"}, "reserve": ["nut@AAAA"], "workshops": [[], ["cocoon"]]}
    match = aerodrome.from_position("aerion", position)
    action, refusal = match.examples("workshop/2")["move"]
    assert action.notation == "move nut AAAA 2"
    assert refusal is not None
    assert refusal.id == "aerion.workshop.one-of-each"
    assert match.examples("workshop/1")["move"][1] is None
