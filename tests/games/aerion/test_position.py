"""Positions: written by hand, read, written down again, and refused where they are impossible."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.positions.position import FIELDS
from aerodrome.kernel import AerodromeError, BadInput, FastDealer, Position
from tests.games.aerion.positions import (
    ALL,
    DICE,
    EVERYTHING,
    EXAMPLE,
    FULL,
    PLACE,
    RETRIEVE,
    ROLLED,
    START,
    play_from,
    read,
    refusal,
)
from tests.games.aerion.tables import check_refused_or_played
from tests.hostile import any_data

KIND_NAMES = GAME.components.kind_names

# Reading and writing


HANDY = ("pulpit", "reserve", "rest")
"""Entries that only people write."""


@pytest.mark.parametrize("position", [FULL, EVERYTHING])
def test_a_complete_position_is_written_as_it_was_read(position: Position) -> None:
    editions = {"egg-choice"} & set(position)
    assert set(position) | set(HANDY) == set(FIELDS) | editions
    assert GAME.position(read(position)) == position
    fields = [field for field in GAME.position(read(position)) if field not in editions]
    assert fields == [field for field in FIELDS if field not in HANDY]


@pytest.mark.parametrize("position", [FULL, EVERYTHING])
def test_a_position_can_be_kept_as_json(position: Position) -> None:
    assert json.loads(json.dumps(GAME.position(read(position)))) == position


def test_what_is_left_out_has_its_usual_place() -> None:
    assert GAME.position(read(EXAMPLE)) == {
        "seats": 1,
        "expansions": [],
        "variants": [],
        "turn": 1,
        "seat": 0,
        "step": "roll",
        "waiting": [],
        "dice": [2, 3, 4, 5, 5, 5],
        "rerolls": 0,
        "pixies": 3,
        "display": {"AA+BB": "incubi", "AAA": "book"},
        "top": {},
        "discards": {},
        "workshops": [["hellinaut@AAA", "helix@AA+BB"], []],
        "common_crew": None,
        "pulpits": [["book@AA+BB"]],
        "reserves": [[]],
        "acquired": None,
        "pile": None,
        "taken": 0,
        "ships": ["bee"],
        "second_fleet": [],
        "areas": {},
        "pieces": {},
        "counters": {},
        "ending": None,
    }
    unseen = {column.deck: column.unseen for column in GAME.view(read(EXAMPLE), 0).columns}
    assert unseen["AA+BB"] == {"sognae": 1, "nut": 1, "glider": 1, "trihellix": 1, "book": 1}
    assert unseen["AAA"] == {"incubi": 1, "sognae": 1, "helix": 1, "cocoon": 1, "hornet": 1, "book": 1}
    assert unseen["AAAA"] == {"incubi": 1, "sognae": 1, "nut": 1, "cocoon": 1, "glider": 1, "hornet": 1, "book": 2}


def test_without_dice_a_turn_begins_and_with_dice_they_have_been_rolled() -> None:
    display = {"AAA": "book"}
    assert GAME.position(read({"display": display}))["step"] == "start"
    assert GAME.position(read({"display": display, "dice": DICE}))["step"] == "roll"


def test_a_card_without_a_deck_comes_from_the_first_deck_that_has_one() -> None:
    position = {"display": {"AAA": "book"}, "reserve": ["nut", "nut", "nut@AAA+BBB", "nut"]}
    assert GAME.position(read(position))["reserves"] == [["nut@AA+BB", "nut@AAA+BB", "nut@AAAA", "nut@AAA+BBB"]]


def test_the_rest_may_lie_in_the_discard_piles() -> None:
    state = read({"display": {"AAA": "book"}, "top": {"AAAA": ["nut", "book"]}, "rest": "discards"})
    assert GAME.position(state)["discards"]["AAA"] == [
        "incubi",
        "sognae",
        "helix",
        "cocoon",
        "hellinaut",
        "hornet",
        "book",
    ]
    assert GAME.position(state)["discards"]["AAAA"] == ["incubi", "sognae", "cocoon", "glider", "hornet", "book"]
    assert [column.size for column in GAME.view(state, 0).columns] == [0, 0, 0, 2, 0, 0]
    decks = read({"display": {"AAA": "book"}, "rest": "decks"})
    assert decks.key() == read({"display": {"AAA": "book"}}).key()


def test_the_next_card_of_a_deck_is_written_first() -> None:
    state = read({"display": {"AAA": "book"}, "top": {"AAAA": ["nut", "hornet", "book"]}})
    assert GAME.view(state, 0).columns[3].known == ("nut", "hornet", "book")
    assert state.lift_top(3, FastDealer(1)) == KIND_NAMES.index("nut")


def test_cards_of_a_workshop_may_be_written_in_any_order() -> None:
    for cards in (["helix@AAA", "hellinaut"], ["hellinaut", "helix@AAA"]):
        position = {"display": {"AAAA": "book"}, "workshops": [[], cards]}
        assert GAME.position(read(position))["workshops"] == [[], ["hellinaut@AAA", "helix@AAA"]]


def test_limits_that_are_still_allowed() -> None:
    display = {"AAA": "book"}
    for field, values in {"turn": (1, 9999), "pixies": (0, 3)}.items():
        for value in values:
            assert GAME.position(read({"display": display, field: value}))[field] == value
    for rerolls in (0, 99):
        assert GAME.position(read({"display": display, "dice": DICE, "rerolls": rerolls}))["rerolls"] == rerolls


@pytest.mark.parametrize("ship", SHIP_NAMES)
def test_each_ship_flies_by_its_name(ship: str) -> None:
    assert GAME.position(read({"display": {"AAA": "book"}, "ships": [ship, ship]}))["ships"] == [ship]


def test_an_ended_match() -> None:
    lost = {"step": "over", "ending": "aerion.end.loss", "rest": "discards"}
    state = read(lost)
    assert state.outcome() == aerodrome.Outcome((), "aerion.end.loss", (0,))
    won = read({"step": "over", "ending": "aerion.end.win", "ships": list(SHIP_NAMES), "display": {"AAA": "book"}})
    assert won.outcome() == aerodrome.Outcome((0,), "aerion.end.win", (6,))
    both = read({"seats": 2, "step": "over", "ending": "aerion.end.win", "ships": list(SHIP_NAMES)})
    assert both.outcome() == aerodrome.Outcome((0, 1), "aerion.end.win", (3, 3))
    fleet = {"seats": 2, "second_fleet": ["bee", "hornet", "glider"], "ships": ["bee", "glider", "nacelle"]}
    neither = read({**lost, **fleet})
    assert neither.outcome() == aerodrome.Outcome((), "aerion.end.loss", (1, 2))
    owed = {"display": {"AAA": "egg"}, "dice": [1, 1, 2, 3, 4, 6], "pieces": {"nest/AAA": "due"}}
    eggs = read({"expansions": ["eggs"], "step": "over", "ending": "aerion.eggs.only-eggs-lost", **owed})
    assert eggs.outcome() == aerodrome.Outcome((), "aerion.eggs.only-eggs-lost", (0,))
    for ended in (state, won, both, neither, eggs):
        assert read(GAME.position(ended)).key() == ended.key()


@pytest.mark.parametrize("seed", range(20))
def test_positions_round_trip_all_through_a_match(seed: int) -> None:
    expansions = ALL if seed >= 15 else []
    match = aerodrome.new(
        "aerion", seats=seed % 2 + 1, seed=seed, options={"pixies": seed % 4, "expansions": expansions}
    )
    choices = FastDealer(seed)
    while match.actors:
        position = match.position()
        again = read(position)
        assert GAME.position(again) == position
        assert again.key() == match.state.key()
        legal = match.legal()
        assert again.legal(match.actors[0]) == legal.ids
        match.play(legal.ids[choices.pick(0, len(legal))])


# Refusing


REFUSED: list[tuple[Position, str]] = [
    ({"moon": 1}, "A position has no entry 'moon'; it may have seats, expansions, variants, turn, rerolls,"),
    ({**START, "turn": 0}, "The position's 'turn' must be a whole number from 1 to 9999, not 0."),
    ({**START, "turn": 10000}, "The position's 'turn' must be a whole number from 1 to 9999, not 10000."),
    ({**START, "turn": "1"}, "The position's 'turn' must be a whole number from 1 to 9999, not '1'."),
    ({**START, "turn": True}, "The position's 'turn' must be a whole number from 1 to 9999, not True."),
    ({**START, "turn": None}, "The position's 'turn' must be a whole number from 1 to 9999, not None."),
    ({**ROLLED, "rerolls": -1}, "The position's 'rerolls' must be a whole number from 0 to 99, not -1."),
    ({**ROLLED, "rerolls": 100}, "The position's 'rerolls' must be a whole number from 0 to 99, not 100."),
    ({**START, "pixies": 4}, "The position's 'pixies' must be a whole number from 0 to 3, not 4."),
    ({**START, "pixies": -1}, "The position's 'pixies' must be a whole number from 0 to 3, not -1."),
    ({**RETRIEVE, "taken": 2}, "The position's 'taken' must be a whole number from 0 to 1, not 2."),
    ({**RETRIEVE, "taken": -1}, "The position's 'taken' must be a whole number from 0 to 1, not -1."),
    ({**START, "step": "sleep"}, "The position's 'step' cannot be 'sleep'; choose one of over, start, roll, reroll,"),
    ({**START, "step": 1}, "The position's 'step' cannot be 1; choose one of over,"),
    ({**START, "rest": "box"}, "The position's 'rest' cannot be 'box'; choose one of decks, discards."),
    ({**START, "waiting": "roll"}, "The position's 'waiting' must be a list, not 'roll'."),
    ({**RETRIEVE, "waiting": ["nap"]}, "The position's 'waiting' cannot be 'nap'; choose one of start, roll,"),
    (
        {**RETRIEVE, "waiting": ["over"]},
        "The position's 'waiting' cannot be 'over'; choose one of start, roll,",
    ),
    (
        {**RETRIEVE, "waiting": ["retrieve"]},
        "The position's 'waiting' cannot be 'retrieve'; choose one of start, roll,",
    ),
    ({**START, "dice": 6}, "The position's 'dice' must be a list, not 6."),
    ({**START, "dice": [1, 2, 3]}, "The position has 3 dice; there are 6, or none before the first roll."),
    (
        {**START, "dice": [1] * 7},
        "The position has 7 dice; there are 6, or none before the first roll.",
    ),
    ({**START, "dice": [1, 2, 3, 4, 5, 7]}, "The position's 'dice' must be a whole number from 1 to 6, not 7."),
    ({**START, "dice": [0, 2, 3, 4, 5, 6]}, "The position's 'dice' must be a whole number from 1 to 6, not 0."),
    ({**START, "dice": ["1", 2, 3, 4, 5, 6]}, "The position's 'dice' must be a whole number from 1 to 6, not '1'."),
    ({**START, "dice": [True, 2, 3, 4, 5, 6]}, "The position's 'dice' must be a whole number from 1 to 6, not True."),
    ({"display": ["book"]}, "The position's 'display' must be a table with names, not ['book']."),
    ({"display": {"AB": "book"}}, "The position's 'display' knows no 'AB'; it may have AA+BB, AAA, AAA+BB,"),
    ({"display": {"AAA": "boook"}}, "The position's 'display' cannot be 'boook'; choose one of incubi, sognae,"),
    ({"display": {"AAA": None}}, "The position's 'display' cannot be None; choose one of incubi,"),
    ({"display": {"AAA": "nut"}}, "The position uses 'nut@AAA' more often than there is"),
    ({**START, "top": {"AAA": "nut"}}, "The position's 'top' must be a list, not 'nut'."),
    ({**START, "top": {"AAA": ["nut"]}}, "The position uses 'nut@AAA' more often than there is"),
    (
        {**START, "top": {"AAA": ["book", "book"]}},
        "The position uses 'book@AAA' more often than there is",
    ),
    (
        {**START, "discards": {"AAA": ["helix", "helix"]}},
        "The position uses 'helix@AAA' more often than there is",
    ),
    ({**START, "top": {"AB": []}}, "The position's 'top' knows no 'AB'; it may have AA+BB,"),
    ({**START, "top": {"AAA": ["oak"]}}, "The position's 'top' cannot be 'oak'; choose one of incubi,"),
    ({**START, "top": []}, "The position's 'top' must be a table with names, not []."),
    ({**START, "discards": {"AB": []}}, "The position's 'discards' knows no 'AB'; it may have AA+BB,"),
    ({**START, "discards": {"AAA": ["oak"]}}, "The position's 'discards' cannot be 'oak'; choose one of incubi,"),
    ({**START, "discards": []}, "The position's 'discards' must be a table with names, not []."),
    ({**START, "discards": {"AAA": {}}}, "The position's 'discards' must be a list, not {}."),
    ({**START, "pulpit": "book"}, "The position's 'pulpit' must be a list, not 'book'."),
    ({**START, "pulpit": ["tome"]}, "The position's 'pulpit' cannot be 'tome'; choose one of book."),
    ({**START, "pulpit": ["nut"]}, "The position's 'pulpit' cannot be 'nut'; choose one of book."),
    ({**START, "pulpit": ["trihellix"]}, "The position's 'pulpit' cannot be 'trihellix'; choose one of book."),
    ({**START, "reserve": "nut"}, "The position's 'reserve' must be a list, not 'nut'."),
    ({**START, "reserve": ["book"]}, "The position's 'reserve' cannot be 'book'; choose one of incubi,"),
    ({**START, "reserve": ["bee"] * 3}, "The position uses 'bee' more often than there is"),
    ({**START, "reserve": ["moth"]}, "The position's 'reserve' cannot be 'moth'; choose one of incubi,"),
    ({**START, "reserve": [3]}, "The position's 'reserve' cannot be 3; choose one of incubi,"),
    ({**START, "reserve": ["nut@BB"]}, "The position's 'reserve' cannot be 'BB'; choose one of AA+BB,"),
    ({**START, "workshops": [[], [], []]}, "The position's 'workshops' holds 3 lists; the most is 2."),
    ({**START, "workshops": 3}, "The position's 'workshops' must be a list, not 3."),
    ({**START, "workshops": [["oak"]]}, "The position's 'workshop 1' cannot be 'oak'; choose one of incubi,"),
    ({**START, "workshops": [[], ["nut@BB"]]}, "The position's 'workshop 2' cannot be 'BB'; choose one of AA+BB,"),
    ({**START, "workshops": ["nut"]}, "The position's 'workshops' must be a list, not 'nut'."),
    ({**START, "workshops": [["book"]]}, "The position's 'workshop 1' cannot be 'book'; choose one of incubi,"),
    ({**START, "workshops": [["nut", "helix"]]}, "In the position's workshop 1 the card 'helix@AA+BB' does not fit"),
    ({**START, "ships": ["boat"]}, "The position's 'ships' cannot be 'boat'; choose one of glider, hellinaut,"),
    ({**START, "ships": "bee"}, "The position's 'ships' must be a list, not 'bee'."),
    ({**RETRIEVE, "pile": "BB"}, "The position's 'pile' cannot be 'BB'; choose one of AA+BB,"),
    ({**START, "ending": 1}, "The position's 'ending' cannot be 1; choose one of aerion.end.win, aerion.end.loss,"),
    ({**START, "ending": "aerion.goal.solo"}, "The position's 'ending' cannot be 'aerion.goal.solo'; choose one of"),
    (
        {**START, "ending": "aerion.end.loss"},
        "The position is impossible: 'ending' belongs to a match that is over.",
    ),
    ({"step": "over", "rest": "discards"}, "The position is impossible: a match that is over has an 'ending'."),
    ({**START, "step": "roll"}, "The position is impossible: at step 'roll' six dice must lie there."),
    ({**START, "step": "reroll"}, "The position is impossible: at step 'reroll' six dice must lie there."),
    ({**ROLLED, "step": "place"}, "The position is impossible: at step 'place' a card must be acquired."),
    ({**RETRIEVE, "waiting": ["place"]}, "The position is impossible: at step 'retrieve' a card must be acquired."),
    ({**ROLLED, "acquired": "nut"}, "The position is impossible: at step 'roll' no card can be acquired."),
    ({**RETRIEVE, "acquired": "helix"}, "The position is impossible: at step 'retrieve' no card can be acquired."),
    ({**PLACE, "acquired": 3}, "The position's 'acquired' cannot be 3; choose one of incubi,"),
    (
        {**RETRIEVE, "waiting": []},
        "The position is impossible: only a retrieval or revealed cards make another step wait.",
    ),
    (
        {**RETRIEVE, "waiting": ["roll", "roll"]},
        "The position is impossible: only a retrieval or revealed cards make another step wait.",
    ),
]

ODD: list[Position] = [
    {**START, "pulpit": ["book", "book"]},
    {**START, "workshops": [[], ["incubi"]]},
    {**START, "workshops": [["bee", "cocoon"]]},
    {**START, "workshops": [["bee", "nut", "incubi"]]},
    {**START, "step": "over", "ending": "aerion.end.loss"},
    {"step": "over", "ending": "aerion.end.win", "ships": ["bee"]},
    {"step": "over", "ending": "aerion.eggs.fragile-lost", "rest": "discards"},
    {**ROLLED, "step": "start"},
    {},
    {"dice": DICE},
    {"dice": DICE, "step": "reroll"},
    {**PLACE, "acquired": "book"},
    {**ROLLED, "waiting": ["roll"]},
    {**RETRIEVE, "pile": "AAA"},
    {**RETRIEVE, "discards": {"AAAA": ["book"]}},
    {**START, "rerolls": 1},
    {**PLACE, "rerolls": 1},
    {**ROLLED, "step": "replenish", "rerolls": 1},
    {**RETRIEVE, "waiting": ["replenish"], "rerolls": 1},
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
        START,
        ROLLED,
        PLACE,
        RETRIEVE,
        {**RETRIEVE, "taken": 1},
        {**RETRIEVE, "rerolls": 2},
        {**RETRIEVE, "waiting": ["reroll"], "rerolls": 2},
        {**RETRIEVE, "waiting": ["place"], "acquired": "book"},
        {**PLACE, "acquired": "book", "pulpit": ["book"]},
        {**ROLLED, "step": "replenish", "display": {}},
        {**START, "acquired": None, "pile": None, "ending": None},
    ],
)
def test_what_is_possible_is_not_refused(position: Position) -> None:
    state = read(position)
    assert state.legal(int(state.seat))
    assert read(GAME.position(state)).key() == state.key()


# Hostile positions


WORDS = (*FIELDS, *DECK_NAMES, *KIND_NAMES, *SHIP_NAMES, "book@AAA", "roll", "place", "retrieve")
values = any_data(WORDS)


@given(st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), values))
def test_any_data_at_all_is_read_or_refused(position: dict[str, Any]) -> None:
    with suppress(AerodromeError):
        read(position)


@given(st.sampled_from(FIELDS), values)
def test_a_damaged_position_is_read_or_refused(field: str, value: object) -> None:
    for position in (FULL, EXAMPLE, EVERYTHING):
        with suppress(AerodromeError):
            read({**position, field: value})


@given(
    st.fixed_dictionaries(
        {
            "step": st.sampled_from(["start", "roll", "reroll", "place", "replenish"]),
            "display": st.dictionaries(st.sampled_from(DECK_NAMES), st.sampled_from(["book", "incubi", "sognae"])),
            "dice": st.just([]) | st.lists(st.integers(1, 6), min_size=6, max_size=6),
            "pixies": st.integers(0, 3),
            "acquired": st.none() | st.sampled_from(["nut", "book", "incubi"]),
            "pulpit": st.lists(st.just("book"), max_size=1),
            "reserve": st.lists(st.sampled_from(KIND_NAMES[:11]), max_size=3),
            "rest": st.sampled_from(["decks", "discards"]),
        }
    )
)
def test_whoever_must_decide_always_can(position: dict[str, Any]) -> None:
    with suppress(BadInput):
        play_from(read(position))
