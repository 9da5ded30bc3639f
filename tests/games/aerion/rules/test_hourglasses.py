"""Expansion 2: The Hourglasses."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.events import (
    Acquired,
    Discarded,
    LastCardLetGo,
    PhaseSkipped,
    Placed,
    Replenished,
    Retrieved,
    ShipBuilt,
)
from aerodrome.games.aerion.expansions.hourglasses_events import HourglassKept, HourglassRanOut
from aerodrome.kernel import BadInput, Outcome
from aerodrome.kernel.event_types import Ended
from tests.games.aerion.tables import NOTHING, Scene, all_but, at, cards_on, set_up
from tests.rules_marker import rule

FIRST_CARDS = ("book", "incubi", "nacelle", "sognae", "helix", "trihellix")

MEETS = {
    "AA+BB": [1, 1, 2, 2, 3, 5],
    "AAA": [1, 1, 1, 2, 3, 5],
    "AAA+BB": [1, 1, 1, 2, 2, 5],
    "AAAA": [1, 1, 1, 1, 2, 5],
    "AAA+BBB": [1, 1, 1, 2, 2, 2],
    "A+B+C+D+E": [1, 2, 3, 4, 5, 5],
}
"""Dice that acquire the cards of a deck."""

ONE_OF_EACH = [f"hourglass@{deck}" for deck in DECK_NAMES]


def hourglasses(**position: object) -> Scene:
    return at(**{"expansions": ["hourglasses"], **position})


def all_but_one(deck: str) -> list[str]:
    return [f"hourglass@{other}" for other in DECK_NAMES if other != deck]


# Set-up


@rule("aerion.hourglasses.setup")
def test_four_hourglasses_are_shuffled_into_each_deck() -> None:
    table = set_up(*FIRST_CARDS, expansions=["hourglasses"])
    assert [table.unseen(deck)["hourglass"] for deck in DECK_NAMES] == [4] * 6
    assert [column.size for column in table.view.columns] == [11] * 6
    assert table.view.areas == {"hourglasses": (), "box/hourglasses": ()}
    first = set_up(*(["hourglass"] * 6), expansions=["hourglasses"])
    assert set(first.display().values()) == {"hourglass"}
    assert [first.unseen(deck)["hourglass"] for deck in DECK_NAMES] == [3] * 6


@rule("aerion.hourglasses.setup")
def test_without_the_expansion_there_are_no_hourglasses() -> None:
    table = set_up(*FIRST_CARDS)
    assert not [card for card in cards_on(table.view) if card.startswith("hourglass")]
    assert table.view.areas == {}


@rule("aerion.hourglasses.short-on-time", "aerion.hourglasses.setup")
def test_short_on_time_leaves_three_hourglasses_in_each_deck() -> None:
    table = set_up(*FIRST_CARDS, expansions=["hourglasses"], variants=["short-on-time"])
    assert [table.unseen(deck)["hourglass"] for deck in DECK_NAMES] == [3] * 6
    assert [column.size for column in table.view.columns] == [10] * 6
    assert table.view.areas == {"hourglasses": (), "box/hourglasses": tuple(ONE_OF_EACH)}


@rule("aerion.hourglasses.short-on-time")
def test_short_on_time_is_won_with_the_hourglasses_that_are_left() -> None:
    table = hourglasses(
        variants=["short-on-time"],
        ships=list(SHIP_NAMES),
        dice=MEETS["AAA"],
        display={"AAA": "hourglass", "AAAA": "nut"},
        areas={"hourglasses": all_but_one("AAA")},
    )
    assert len(table.view.areas["box/hourglasses"]) == 6
    table.do("acquire AAA")
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.hourglasses.short-on-time")
def test_short_on_time_there_is_no_fourth_hourglass() -> None:
    three = {"AAA": ["hourglass"] * 3}
    assert hourglasses(variants=["short-on-time"], discards=three).unseen("AAA").get("hourglass") is None
    assert hourglasses(discards=three).unseen("AAA")["hourglass"] == 1
    with pytest.raises(BadInput, match="uses 'hourglass@AAA' more often than there is"):
        hourglasses(variants=["short-on-time"], discards={"AAA": ["hourglass"] * 4})


# Acquiring


@rule("aerion.hourglasses.acquire")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_an_hourglass_is_acquired_with_the_combination_of_its_deck(deck: str) -> None:
    table = hourglasses(dice=MEETS[deck], display=dict.fromkeys(DECK_NAMES, "hourglass"))
    assert f"acquire {deck}" in table
    table.do(f"acquire {deck}")
    assert table.view.areas["hourglasses"] == (f"hourglass@{deck}",)
    other = "AAA" if deck != "AAA" else "AAAA"
    unlucky = hourglasses(dice=NOTHING, display={deck: "hourglass", other: "book"})
    assert unlucky.why_not(f"acquire {deck}") == "aerion.acquire.combination"


@rule("aerion.hourglasses.beside-the-ships")
def test_an_acquired_hourglass_is_laid_beside_the_ships_at_once() -> None:
    table = hourglasses(dice=MEETS["AAA"], display={"AAA": "hourglass", "AAAA": "nut"}, pulpit=["book@AAAA"])
    assert table.play("acquire AAA") == [
        Acquired("hourglass@AAA", "display/AAA", "acquired"),
        HourglassKept("hourglass@AAA", "acquired", "hourglasses"),
    ]
    assert table.view.step == "replenish"
    assert table.view.acquired is None
    assert table.view.pulpit == ("book@AAAA",)


@rule("aerion.hourglasses.beside-the-ships")
def test_only_hourglasses_are_laid_there() -> None:
    display = {"AAA": "egg", "AAAA": "nut"}
    table = hourglasses(expansions=["hourglasses", "eggs"], dice=MEETS["AAA"], display=display)
    table.do("acquire AAA")
    assert (table.view.areas["hourglasses"], table.view.areas["eggs"]) == ((), ("egg@AAA",))


@rule("aerion.hourglasses.beside-the-ships")
def test_an_acquired_hourglass_stays_there() -> None:
    table = hourglasses(
        dice=NOTHING, display={"AAAA": "nut"}, areas={"hourglasses": ["hourglass@AAA"]}, rest="discards"
    )
    table.do("let-go")
    assert table.view.areas["hourglasses"] == ("hourglass@AAA",)
    table.play("replenish")
    assert table.view.areas["hourglasses"] == ("hourglass@AAA",)
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (0,))


@rule("aerion.hourglasses.acquire", "aerion.hourglasses.beside-the-ships")
def test_an_acquired_hourglass_ends_rerolls_like_any_card() -> None:
    table = hourglasses(dice=MEETS["AAA"], rerolls=2, display={"AAA": "hourglass", "AAAA": "nut"})
    table.play("acquire AAA")
    assert table.view.rerolls == 0
    assert (table.view.rerolls, table.view.step) == (0, "replenish")


@rule("aerion.hourglasses.duplicates")
def test_a_second_hourglass_of_a_deck_may_be_acquired() -> None:
    table = hourglasses(
        dice=MEETS["AAA"],
        display={"AAA": "hourglass", "AAAA": "nut"},
        areas={"hourglasses": ["hourglass@AAA", "hourglass@AAAA"]},
    )
    table.do("acquire AAA")
    assert table.view.areas["hourglasses"] == ("hourglass@AAA", "hourglass@AAA", "hourglass@AAAA")


@rule("aerion.hourglasses.duplicates", "aerion.hourglasses.victory")
def test_a_second_hourglass_of_a_deck_counts_for_nothing() -> None:
    table = hourglasses(
        ships=list(SHIP_NAMES),
        dice=MEETS["AAA"],
        display={"AAA": "hourglass", "AAAA": "nut"},
        areas={"hourglasses": ["hourglass@AAA", *all_but_one("AAAA")]},
    )
    table.do("acquire AAA")
    assert len(table.view.areas["hourglasses"]) == 7
    assert table.state.outcome() is None


# Rerolls and Books


@rule("aerion.hourglasses.reroll")
def test_an_hourglass_pays_for_a_reroll() -> None:
    table = hourglasses(dice=NOTHING, display={"AAA": "hourglass", "AAAA": "nut"})
    assert table.play("discard AAA") == [Discarded("hourglass@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "reroll"
    assert table.discards() == {"AAA": {"hourglass": 1}}


@rule("aerion.hourglasses.reroll")
def test_the_last_card_is_let_go_even_if_it_is_an_hourglass() -> None:
    table = hourglasses(dice=NOTHING, display={"AAA": "hourglass"})
    assert table.why_not("discard AAA") == "aerion.reroll.not-the-last-card"
    assert table.play("let-go") == [LastCardLetGo("hourglass@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "replenish"


@rule("aerion.hourglasses.retrieve")
def test_a_book_retrieves_hourglasses_as_if_they_were_elements() -> None:
    table = hourglasses(pulpit=["book@AAAA"], discards={"AAA": ["hourglass", "hornet", "hourglass", "book"]})
    table.do("book-retrieve AAA")
    assert table.legal == {"take hourglass", "take hornet"}
    assert table.play("take hourglass") == [Retrieved("hourglass@AAA", "discard/AAA", "deck/AAA")]
    assert table.view.taken == 1
    table.do("take hornet")
    assert table.known("AAA") == ("hornet", "hourglass")
    assert table.discards()["AAA"] == {"hourglass": 1, "book": 1}


@rule("aerion.hourglasses.retrieve")
def test_a_pile_of_hourglasses_alone_is_enough_for_a_book() -> None:
    table = hourglasses(pulpit=["book@AAAA"], discards={"AAA": ["hourglass", "book"], "AA+BB": ["book"]})
    assert table.can("book-retrieve") == {"AAA"}
    table.do("book-retrieve AAA", "take hourglass")
    assert (table.view.step, table.known("AAA")) == ("start", ("hourglass",))


@rule("aerion.hourglasses.retrieve")
def test_an_hourglass_beside_the_ships_is_not_retrieved() -> None:
    table = hourglasses(pulpit=["book@AAAA"], discards={"AAA": ["hornet"]}, areas={"hourglasses": ["hourglass@AAA"]})
    table.do("book-retrieve AAA")
    assert table.why_not("take hourglass") == "aerion.book.retrieve-one-pile"


# Phase 3


@rule("aerion.hourglasses.left-over")
def test_hourglasses_left_in_the_display_are_discarded_when_phase_3_begins() -> None:
    display = {"AA+BB": "hourglass", "AAA": "helix", "AAAA": "nut", "A+B+C+D+E": "hourglass"}
    table = hourglasses(step="place", acquired="bee@AAA+BB", display=display)
    assert table.play("place 1") == [
        Placed("bee@AAA+BB", "acquired", "workshop/1", "1", 0),
        HourglassRanOut("hourglass@AA+BB", "display/AA+BB", "discard/AA+BB"),
        HourglassRanOut("hourglass@A+B+C+D+E", "display/A+B+C+D+E", "discard/A+B+C+D+E"),
    ]
    assert table.view.step == "replenish"
    assert table.display() == {"AAA": "helix", "AAAA": "nut"}
    assert table.state.displayed == 2
    table.play("replenish", "book", "book", "book", "book")
    assert table.display() == dict.fromkeys(DECK_NAMES, "book") | {"AAA": "helix", "AAAA": "nut"}


@rule("aerion.hourglasses.left-over")
@pytest.mark.parametrize("action", ["place 1", "reject", "book-reserve"])
def test_hourglasses_are_discarded_however_phase_2_ends(action: str) -> None:
    display = {"AAA": "hourglass", "AAAA": "nut"}
    table = hourglasses(step="place", acquired="bee@AAA+BB", display=display, pulpit=["book@AAAA"])
    table.do(action)
    assert table.display() == {"AAAA": "nut"}


@rule("aerion.hourglasses.left-over")
def test_an_hourglass_is_discarded_when_another_is_acquired() -> None:
    table = hourglasses(dice=MEETS["AAAA"], display={"AAA": "hourglass", "AAAA": "hourglass", "AA+BB": "nut"})
    table.do("acquire AAAA")
    assert table.display() == {"AA+BB": "nut"}
    assert table.discards() == {"AAA": {"hourglass": 1}}


@rule("aerion.hourglasses.left-over")
def test_hourglasses_are_discarded_even_if_phase_2_is_skipped() -> None:
    table = hourglasses(
        dice=NOTHING,
        display={"AAA": "hourglass", "AAAA": "nut"},
        expansions=["flagship", "hourglasses"],
        areas={"factories": ["security", "library"]},
        counters={"discarded": 1},
    )
    assert table.play("secure") == [
        PhaseSkipped(0),
        HourglassRanOut("hourglass@AAA", "display/AAA", "discard/AAA"),
    ]
    assert table.view.step == "replenish"
    assert table.view.counters["discarded"] == 0
    assert table.display() == {"AAAA": "nut"}


@rule("aerion.hourglasses.left-over")
@pytest.mark.parametrize(
    ("position", "actions"),
    [
        (
            {"expansions": ["hourglasses", "stone-clouds"], "dice": [5, 5, 5, 5, 5, 5]},
            ["demolish none", "strike intact"],
        ),
        ({"expansions": ["hourglasses", "piers"], "dice": [1, 1, 1, 1, 1, 2]}, ["build-pier"]),
    ],
    ids=["demolish", "build"],
)
def test_hourglasses_are_discarded_after_another_phase_2(position: dict[str, object], actions: list[str]) -> None:
    table = hourglasses(display={"AAA": "hourglass", "AAAA": "nut"}, **position)
    table.do(*actions)
    assert table.view.step == "replenish"
    assert table.display() == {"AAAA": "nut"}


@rule("aerion.hourglasses.left-over")
def test_in_phase_1_an_hourglass_stays_in_the_display() -> None:
    table = hourglasses(display={"AAA": "hourglass", "AAAA": "nut", "AA+BB": "nut"})
    table.play("roll", NOTHING)
    table.do("discard AAAA")
    table.play("keep none", [1, 1, 1, 2, 4, 6])
    assert table.can("acquire") == {"AAA"}


@rule("aerion.hourglasses.left-over")
def test_an_hourglass_revealed_in_phase_3_stays_for_the_next_turn() -> None:
    table = hourglasses(step="replenish", display={"AAAA": "nut"}, rest="discards", top={"AAA": ["hourglass"]})
    table.play("replenish")
    assert (table.view.step, table.display()) == ("start", {"AAA": "hourglass", "AAAA": "nut"})


@rule("aerion.hourglasses.left-over")
def test_an_hourglass_left_over_does_not_keep_you_in_the_game() -> None:
    table = hourglasses(dice=MEETS["AAA"], display={"AAA": "helix", "AAAA": "hourglass"}, rest="discards")
    table.do("acquire AAA", "place 1")
    assert table.play("replenish") == [Replenished(0), Ended((), "aerion.end.loss")]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (0,))


@rule("aerion.hourglasses.left-over", "aerion.hourglasses.retrieve")
def test_an_hourglass_left_over_can_be_brought_back_in_the_same_phase() -> None:
    table = hourglasses(dice=MEETS["AAA"], display={"AAA": "helix", "AAAA": "hourglass"}, pulpit=["book@AA+BB"])
    table.do("acquire AAA", "place 1", "book-retrieve AAAA", "take hourglass")
    table.play("replenish", "nut", "book", "book", "book", "book")
    assert table.display()["AAAA"] == "hourglass"


# Victory


@rule("aerion.hourglasses.victory")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_you_win_when_the_sixth_hourglass_is_acquired(deck: str) -> None:
    table = hourglasses(
        ships=list(SHIP_NAMES),
        dice=MEETS[deck],
        display=dict.fromkeys(DECK_NAMES, "hourglass"),
        areas={"hourglasses": all_but_one(deck)},
    )
    assert table.play(f"acquire {deck}") == [
        Acquired(f"hourglass@{deck}", f"display/{deck}", "acquired"),
        HourglassKept(f"hourglass@{deck}", "acquired", "hourglasses"),
        Ended((0,), "aerion.end.win"),
    ]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.hourglasses.victory")
def test_the_ships_may_also_come_last() -> None:
    table = hourglasses(
        step="place",
        acquired="incubi@AAA",
        ships=all_but("bee"),
        workshops=[["bee@AAA+BB", "nut@AAAA"]],
        display={},
        areas={"hourglasses": ONE_OF_EACH},
    )
    assert table.play("place 1")[-2:] == [ShipBuilt("ship/bee", "bee"), Ended((0,), "aerion.end.win")]
    assert table.view.step == "over"


@rule("aerion.hourglasses.victory")
@pytest.mark.parametrize("missing", DECK_NAMES)
def test_six_ships_do_not_win_while_the_hourglass_of_a_deck_is_missing(missing: str) -> None:
    table = hourglasses(
        step="place",
        acquired="incubi@AAA",
        ships=all_but("bee"),
        workshops=[["bee@AAA+BB", "nut@AAAA"]],
        display={},
        areas={"hourglasses": all_but_one(missing)},
    )
    table.do("place 1")
    assert table.flying() == list(SHIP_NAMES)
    assert table.state.outcome() is None


@rule("aerion.hourglasses.victory")
def test_six_hourglasses_do_not_win_while_a_ship_is_missing() -> None:
    table = hourglasses(
        ships=all_but("bee"),
        dice=MEETS["AAA"],
        display={"AAA": "hourglass", "AAAA": "nut"},
        areas={"hourglasses": all_but_one("AAA")},
    )
    table.do("acquire AAA")
    assert table.view.areas["hourglasses"] == tuple(ONE_OF_EACH)
    assert table.state.outcome() is None


@rule("aerion.hourglasses.two-players")
def test_hourglasses_acquired_by_either_player_count() -> None:
    table = hourglasses(
        seats=2,
        seat=1,
        ships=list(SHIP_NAMES),
        display={"AAA": "hourglass", "AAAA": "hourglass"},
        areas={"hourglasses": [card for card in all_but_one("AAA") if card != "hourglass@AAAA"]},
        rest="discards",
        top={"AAA": ["hourglass"]},
    )
    table.play("roll", MEETS["AAAA"])
    table.do("acquire AAAA")
    assert table.state.outcome() is None
    table.play("replenish")
    assert (table.seat, table.display()) == (0, {"AAA": "hourglass"})
    table.play("roll", MEETS["AAA"])
    table.do("acquire AAA")
    assert table.state.outcome() == Outcome((0, 1), "aerion.end.win", (3, 3))
    assert table.view.areas["hourglasses"] == tuple(ONE_OF_EACH)
