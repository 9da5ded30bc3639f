"""Positions with two seats and with expansions: what they say, and what is refused in them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.kernel import BadInput, Position
from tests.games.aerion.positions import (
    ALL,
    DICE,
    EGGS,
    FACTORY,
    RETRIEVE,
    ROLLED,
    START,
    TWO,
    play_from,
    read,
    refusal,
)
from tests.games.aerion.tables import check_refused_or_played

KIND_NAMES = GAME.components.kind_names


def test_in_the_singular_pulpit_and_reserve_are_those_of_the_seat_whose_turn_it_is() -> None:
    for seat in (0, 1):
        there = {**TWO, "seat": seat, "pulpit": ["book@AAAA"], "reserve": ["nut@AAAA"]}
        written = GAME.position(read(there))
        assert written["pulpits"][seat] == ["book@AAAA"]
        assert written["reserves"][seat] == ["nut@AAAA"]
        assert (written["pulpits"][1 - seat], written["reserves"][1 - seat]) == ([], [])


def test_a_list_for_the_first_seat_is_enough() -> None:
    written = GAME.position(read({**TWO, "pulpits": [["book@AAAA"]], "workshops": [["nut@AAAA"]]}))
    assert written["pulpits"] == [["book@AAAA"], []]
    assert written["workshops"] == [["nut@AAAA"], [], []]


def test_without_a_second_fleet_each_player_has_three_ships() -> None:
    assert GAME.position(read(TWO))["second_fleet"] == list(SHIP_NAMES[3:])
    assert GAME.position(read(START))["second_fleet"] == []


def test_the_things_of_expansions_begin_where_the_setup_puts_them() -> None:
    written = GAME.position(read({**START, "expansions": ["stone-clouds", "piers"], "pieces": {"cloud/2": "cracked"}}))
    assert written["pieces"] == {
        **{f"cloud/{at}": "cracked" if at == 2 else "intact" for at in range(1, 7)},
        **{f"pier/{at}": "construction" for at in range(1, 4)},
    }
    assert written["counters"] == {"strikes": 0}
    assert written["areas"] == {"payroll/1": [], "payroll/2": []}


def test_cards_that_are_out_of_the_game_stay_in_the_box_unless_the_position_takes_them() -> None:
    all_in_the_box = GAME.position(read(FACTORY))["areas"]
    assert all_in_the_box["factories"] == []
    assert len(all_in_the_box["box/factories"]) == 6
    two = GAME.position(read({**FACTORY, "areas": {"factories": ["library", "archive"]}}))["areas"]
    assert two["factories"] == ["library@AA+BB", "archive@AAA"]
    assert two["box/factories"] == [
        *("security@AAA+BB", "research-lab@AAAA", "logistics@AAA+BBB", "game-room@A+B+C+D+E"),
    ]


def test_the_cards_of_expansions_lie_in_their_decks() -> None:
    decks = GAME.view(read({**START, "expansions": ["hourglasses", "eggs"], "variants": ["short-on-time"]}), 0).columns
    assert [(column.unseen["hourglass"], column.unseen["egg"]) for column in decks] == [(3, 2)] * 6


NO_NUMBERS_OF_SEATS: list[object] = [0, 3, -1, True, "2", 1.0, None, [1], {}, 2**70]
NO_SIDES: list[object] = ["broken", 0, None, True, ["free"], {}]

REFUSED: list[tuple[Position, str]] = [
    *(
        ({**START, "seats": seats}, f"The position's 'seats' must be a whole number from 1 to 2, not {seats!r}.")
        for seats in NO_NUMBERS_OF_SEATS
    ),
    ({**START, "seat": 1}, "The position's 'seat' must be a whole number from 0 to 0, not 1."),
    ({**TWO, "seat": 2}, "The position's 'seat' must be a whole number from 0 to 1, not 2."),
    ({**TWO, "seat": -1}, "The position's 'seat' must be a whole number from 0 to 1, not -1."),
    ({**TWO, "seat": "1"}, "The position's 'seat' must be a whole number from 0 to 1, not '1'."),
    ({**START, "pulpits": [[], []]}, "The position's 'pulpits' holds 2 lists; the most is 1."),
    ({**TWO, "pulpits": [[], [], []]}, "The position's 'pulpits' holds 3 lists; the most is 2."),
    ({**START, "reserves": [[], []]}, "The position's 'reserves' holds 2 lists; the most is 1."),
    ({**TWO, "reserves": [[], [], []]}, "The position's 'reserves' holds 3 lists; the most is 2."),
    ({**START, "pulpits": "book"}, "The position's 'pulpits' must be a list, not 'book'."),
    ({**TWO, "pulpits": ["book"]}, "The position's 'pulpits' must be a list, not 'book'."),
    ({**TWO, "pulpits": {"1": []}}, "The position's 'pulpits' must be a list, not {'1': []}."),
    ({**TWO, "reserves": [["nut"], 3]}, "The position's 'reserves' must be a list, not 3."),
    ({**TWO, "pulpits": [[], ["nut"]]}, "The position's 'pulpit' cannot be 'nut'; choose one of book."),
    ({**TWO, "reserves": [[], ["book"]]}, "The position's 'reserve' cannot be 'book'; choose one of incubi,"),
    ({**TWO, "workshops": [[], [], [], []]}, "The position's 'workshops' holds 4 lists; the most is 3."),
    *(
        ({**TWO, "second_fleet": fleet}, "The position's 'second_fleet' names three different ships with two players,")
        for fleet in ([], ["bee"], ["bee", "bee", "hornet"], list(SHIP_NAMES[:4]))
    ),
    ({**START, "second_fleet": ["bee"]}, "The position's 'second_fleet' names three different ships with two players,"),
    ({**TWO, "second_fleet": ["boat"]}, "The position's 'second_fleet' cannot be 'boat'; choose one of glider,"),
    ({**TWO, "second_fleet": [["bee"]]}, "The position's 'second_fleet' cannot be ['bee']; choose one of glider,"),
    ({**TWO, "second_fleet": "bee"}, "The position's 'second_fleet' must be a list, not 'bee'."),
    ({**START, "expansions": ["moon"]}, "Option 'expansions' knows no 'moon'; choose among flagship, hourglasses,"),
    ({**START, "expansions": "eggs"}, "Option 'expansions' takes a list of names, not 'eggs'."),
    ({**START, "expansions": [["eggs"]]}, "Option 'expansions' knows no ['eggs']; choose among flagship,"),
    ({**START, "variants": ["moon"]}, "Option 'variants' knows no 'moon'; choose among expand-the-factory,"),
    (
        {**START, "variants": ["no-debt"]},
        "'no-debt' of the option 'variants' needs 'piers' of the option 'expansions': choose it too.",
    ),
    ({**EGGS, "egg-choice": "maybe"}, "Option 'egg-choice' cannot be 'maybe'; choose one of optional, required."),
    ({"display": {"AAA": "egg"}}, "The position uses 'egg@AAA' more often than there is"),
    ({**EGGS, "display": {"AAA": "worker"}}, "The position uses 'worker@AAA' more often than there is"),
    (
        {**FACTORY, "top": {"AA+BB": ["library"]}},
        "The position uses 'library@AA+BB' more often than there is",
    ),
    ({**EGGS, "reserve": ["egg"]}, "The position's 'reserve' cannot be 'egg'; choose one of incubi,"),
    ({**EGGS, "pulpit": ["egg"]}, "The position's 'pulpit' cannot be 'egg'; choose one of book."),
    (
        {**FACTORY, "areas": {"factories": ["game-room"]}, "workshops": [["incubi@AA+BB", "incubi@AAA"]]},
        "In the position's workshop 1 the card 'incubi@AAA' does not fit the others.",
    ),
    ({**EGGS, "workshops": [["egg"]]}, "The position's 'workshop 1' cannot be 'egg'; choose one of incubi,"),
    *(
        ({**EGGS, field: value}, f"The position's {field!r} must be a table with names, not {value!r}.")
        for field in ("areas", "pieces", "counters")
        for value in ([], "eggs", 3, None, True, ["eggs"])
    ),
    (
        {**START, "areas": {"eggs": []}},
        "The position's 'areas' knows no 'eggs'; it may have —.",
    ),
    (
        {**EGGS, "areas": {"payroll/1": []}},
        "The position's 'areas' knows no 'payroll/1'; it may have eggs, box/eggs, revealed.",
    ),
    ({**EGGS, "areas": {3: []}}, "The position's 'areas' knows no 3; it may have eggs,"),
    ({**EGGS, "areas": {"eggs": "egg"}}, "The position's 'eggs' must be a list, not 'egg'."),
    ({**EGGS, "areas": {"eggs": {"egg": 1}}}, "The position's 'eggs' must be a list, not {'egg': 1}."),
    ({**EGGS, "areas": {"eggs": ["hen"]}}, "The position's 'eggs' cannot be 'hen'; choose one of egg."),
    ({**EGGS, "areas": {"eggs": [None]}}, "The position's 'eggs' cannot be None; choose one of egg."),
    ({**EGGS, "areas": {"eggs": ["egg@BB"]}}, "The position's 'eggs' cannot be 'BB'; choose one of AA+BB,"),
    ({**EGGS, "areas": {"eggs": ["nut"]}}, "The position's 'eggs' cannot be 'nut'; choose one of egg."),
    ({**EGGS, "areas": {"box/eggs": ["book"]}}, "The position's 'box/eggs' cannot be 'book'; choose one of egg."),
    (
        {**EGGS, "areas": {"eggs": ["egg@AAA"] * 3}},
        "The position uses 'egg@AAA' more often than there is",
    ),
    ({**EGGS, "areas": {"eggs": ["egg"] * 13}}, "The position uses 'egg' more often than there is"),
    ({**FACTORY, "areas": {"flagship": ["bee"]}}, "The position's 'flagship' cannot be 'bee'; choose one of incubi,"),
    (
        {**FACTORY, "areas": {"factories": ["nut"]}},
        "The position's 'factories' cannot be 'nut'; choose one of library,",
    ),
    ({**FACTORY, "areas": {"factories": ["library", "library"]}}, "The position uses 'library' more often than there"),
    (
        {**START, "pieces": {"hellkite": "1"}},
        "The position's 'pieces' knows no 'hellkite'; it may have",
    ),
    (
        {**EGGS, "pieces": {"nest/AB": "free"}},
        "The position's 'pieces' knows no 'nest/AB'; it may have",
    ),
    *(
        (
            {**EGGS, "pieces": {"nest/AAA": side}},
            f"The position's 'nest/AAA' cannot be {side!r}; choose one of free, due, empty.",
        )
        for side in NO_SIDES
    ),
    (
        {**START, "counters": {"strikes": 0}},
        "The position's 'counters' knows no 'strikes'; it may have",
    ),
    (
        {**EGGS, "counters": {"pixies": 1}},
        "The position's 'counters' knows no 'pixies'; it may have",
    ),
    *(
        (
            {**FACTORY, "counters": {"discarded": value}},
            f"The position's 'discarded' must be a whole number from 0 to 99, not {value!r}.",
        )
        for value in (-1, 100, True, "1", 1.0, None, [1])
    ),
    (
        {**ROLLED, "step": "strike"},
        "The position is impossible: step 'strike' belongs to an expansion that is not in play.",
    ),
    (
        {**EGGS, "dice": DICE, "step": "lair"},
        "The position is impossible: step 'lair' belongs to an expansion that is not in play.",
    ),
]

ODD: list[Position] = [
    {**TWO, "pulpits": [[], ["book", "book"]]},
    {**TWO, "workshops": [[], [], ["bee", "cocoon"]]},
    *(
        {**RETRIEVE, "expansions": expansions, "waiting": [step]}
        for expansions, step in ((["eggs"], "revealed"), (["hellkite"], "lair"))
    ),
    *({**RETRIEVE, "expansions": expansions, "waiting": ["close"], "dice": []} for expansions in ([], ["eggs"])),
    {**START, "step": "close"},
    {**TWO, "step": "close"},
    {**RETRIEVE, "waiting": ["close"]},
    *(
        {**EGGS, "step": step, "waiting": [step], "areas": areas}
        for step, areas in (("revealed", {"revealed": ["nut"]}), ("close", {"eggs": ["egg"]}))
    ),
    {
        **EGGS,
        "expansions": ["stone-clouds", "eggs"],
        "step": "revealed",
        "waiting": ["strike"],
        "areas": {"revealed": ["nut"]},
    },
]


@pytest.mark.parametrize("position", ODD, ids=range(len(ODD)))
def test_odd_positions_are_refused_or_played(position: Position) -> None:
    check_refused_or_played(**position)


@pytest.mark.parametrize(("position", "message"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_wrong_is_named(position: Position, message: str) -> None:
    told = refusal(position)
    assert told.startswith(message)
    assert told.endswith(".")


@pytest.mark.parametrize(
    "position",
    [
        TWO,
        {**TWO, "seat": 1, "pulpits": [["book"], ["book"]], "workshops": [["bee"], ["bee"], ["hornet"]]},
        {**TWO, "second_fleet": ["glider", "hornet", "bee"], "ships": ["glider"]},
        {**ROLLED, "expansions": ["piers"], "display": {}, "areas": {"payroll/1": ["worker"]}},
        {**FACTORY, "workshops": [["incubi"]], "areas": {"factories": ["game-room"]}},
        {
            **RETRIEVE,
            "expansions": ["flagship"],
            "areas": {"factories": ["archive"]},
            "taken": 2,
        },
    ],
)
def test_what_is_possible_is_not_refused(position: Position) -> None:
    state = read(position)
    assert state.legal(int(state.seat))
    assert read(GAME.position(state)).key() == state.key()


STEPS = [step for step in GAME.components.step_names if step != "over"]
ADDED_KINDS = ["egg", "worker", "bird", "hourglass", "library", "game-room"]


@given(
    st.fixed_dictionaries(
        {
            "seats": st.sampled_from([1, 2]),
            "expansions": st.lists(st.sampled_from(ALL), unique=True),
            "step": st.sampled_from(STEPS),
            "waiting": st.lists(st.sampled_from(STEPS), max_size=1),
            "display": st.dictionaries(st.sampled_from(DECK_NAMES), st.sampled_from(["book", "incubi", *ADDED_KINDS])),
            "dice": st.just([]) | st.lists(st.integers(1, 6), min_size=6, max_size=6),
            "acquired": st.none() | st.sampled_from(["nut", "book", "incubi", *ADDED_KINDS]),
            "pulpit": st.lists(st.just("book"), max_size=2),
            "reserve": st.lists(st.sampled_from(KIND_NAMES[:11]), max_size=3),
            "discards": st.just({}) | st.just({"AAA": ["helix", "book"]}),
            "pile": st.none() | st.just("AAA"),
            "rest": st.sampled_from(["decks", "discards"]),
        }
    )
)
def test_with_expansions_too_whoever_must_decide_always_can(position: dict[str, Any]) -> None:
    with suppress(BadInput):
        play_from(read(position))
