"""Positions: written by hand, read, written down again, and refused where they are impossible."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import (
    CAPACITY_NAMES,
    EFFECT_NAMES,
    FLASH_NAMES,
    PEOPLE_NAMES,
    SEASON_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from aerodrome.games.etherium.counting import ENDINGS
from aerodrome.games.etherium.positions.position import FIELDS, PLAYER_FIELDS
from aerodrome.games.etherium.step import NAMES as STEP_NAMES
from aerodrome.kernel import AerodromeError, FastDealer, Position
from tests.games.etherium.complete_positions import FULL, PAID
from tests.games.etherium.impossible import FIRST_BOARD, IMPOSSIBLE, ODD, changed
from tests.games.etherium.positions import (
    ACT,
    END_FLASH,
    ERTIS,
    FOUR,
    HIVALIA,
    KEEP,
    LAY,
    OVER,
    PEOPLES,
    POSSIBLE,
    PROGRAM,
    PSOLOS,
    RECES,
    ROLLED,
    SEASON_FLASH,
    START,
    STEAL,
    TIED,
    play_from,
    players,
    read,
    refusal,
)
from tests.games.etherium.subject import OPTION_SETS, seats_of
from tests.hostile import any_data

PREFIX = "etherium-error-position-"


def named(positions: dict[str, Position]) -> list[Any]:
    return [pytest.param(position, id=name) for name, position in positions.items()]


# Reading and writing


@pytest.mark.parametrize("position", [FULL, PAID])
def test_a_complete_position_is_written_as_it_was_read(position: Position) -> None:
    assert set(position) == set(FIELDS)
    assert GAME.position(read(position)) == position
    assert list(GAME.position(read(position))) == list(FIELDS)
    for player in GAME.position(read(position))["players"]:
        assert list(player) == list(PLAYER_FIELDS)


@pytest.mark.parametrize("position", [FULL, PAID])
def test_a_position_can_be_kept_as_json(position: Position) -> None:
    assert json.loads(json.dumps(GAME.position(read(position)))) == position


def test_what_is_left_out_has_its_usual_place() -> None:
    player: Position = {
        "tokens": {},
        "capacities": [],
        "action_tokens": 4,
        "ready": False,
        "plan": [],
        "hand": [],
        "season_cards": {},
        "fights": None,
        "total": 0,
        "task": 0,
    }
    psolos: Position = {
        "cubes": {"wood": 2, "rock": 2, "metal": 2, "ether": 0, "booster": 0},
        "levels": {"collector": 3, "army": 1, "defence": 3, "guide": 0},
        "spaces": {"collector": "outer-1", "army": "outer-1"},
        **player,
    }
    reces: Position = {
        "cubes": {"wood": 1, "rock": 0, "metal": 1, "ether": 0, "booster": 0},
        "levels": {"collector": 1, "army": 2, "defence": 1, "guide": 1},
        "spaces": {"collector": "outer-3", "army": "outer-3"},
        **player,
    }
    position = GAME.position(read({}))
    order = position.pop("order")
    assert sorted(order) == [0, 1]
    assert position == {
        "peoples": ["psolos", "reces"],
        "setup": "first",
        "extension": False,
        "step": "program",
        "seat": 0,
        "waiting": [],
        "season_number": 1,
        "season": "night",
        "seasons_seen": ["night"],
        "number": 0,
        "turn": 0,
        "passes": 0,
        "effect": None,
        "amount": 0,
        "victim": 0,
        "theft": None,
        "pending": None,
        "gained": 0,
        "paid": [],
        "rolling": None,
        "dice": [],
        "rerolled": False,
        "fated": False,
        "bonus": 0,
        "melee": False,
        "winner": None,
        "conflict": None,
        "place": None,
        "terrains": FIRST_BOARD,
        "cities": {"city-1": "outer-1", "city-2": "outer-3", "city-3": "outer-2", "city-4": "outer-4"},
        "discard": [],
        "players": [psolos, reces],
        "ending": None,
    }
    view = GAME.view(read({}), 0)
    assert view.deck_size == sum(view.unseen.values()) == 43
    assert view.supply == {"wood": 17, "rock": 18, "metal": 17, "ether": 20, "booster": 20}


def test_the_example_of_the_documentation_can_be_read() -> None:
    example: Position = {
        "peoples": ["ertis", "psolos"],
        "season_number": 3,
        "season": "ertis-1",
        "step": "program",
        "players": [
            {"cubes": {"wood": 3}, "hand": ["timber"], "spaces": {"army": "ether"}},
            {"levels": {"guide": 2}},
        ],
    }
    view = GAME.view(read(example), 0)
    assert (view.hand, view.players[0].spaces["army"], view.players[1].levels["guide"]) == ({"timber": 1}, "ether", 2)
    assert view.seasons_seen == ("night", "psolos-1", "ertis-1")


@pytest.mark.parametrize(
    ("entries", "number", "season", "seen"),
    [
        ({}, 1, "night", ["night"]),
        ({"season": "ertis-2"}, 2, "ertis-2", ["night", "ertis-2"]),
        ({"season_number": 3}, 3, "reces-1", ["night", "psolos-1", "reces-1"]),
        ({"season_number": 3, "season": "psolos-2"}, 3, "psolos-2", ["night", "psolos-2", "reces-1"]),
        ({"seasons_seen": ["night", "ertis-1"], "season": "ertis-1"}, 2, "ertis-1", ["night", "ertis-1"]),
    ],
)
def test_seasons_that_are_not_named_follow_from_the_others(
    entries: Position, number: int, season: str, seen: list[str]
) -> None:
    position = GAME.position(read(entries))
    assert (position["season_number"], position["season"], position["seasons_seen"]) == (number, season, seen)


def test_before_the_reveal_one_season_fewer_has_been_seen() -> None:
    assert GAME.position(read(KEEP))["seasons_seen"] == ["night"]
    first = GAME.position(read({**KEEP, "season_number": 1}))
    assert (first["season"], first["seasons_seen"]) == ("night", [])


def test_the_order_is_that_of_the_season_unless_it_is_written() -> None:
    position = GAME.position(read({"peoples": PEOPLES, "season": "ertis-1"}))
    assert position["order"][0] == ERTIS
    assert GAME.position(read({"peoples": PEOPLES, "season": "ertis-1", "order": [2, 1, 0, 3]}))["order"] == [
        2,
        1,
        0,
        3,
    ]


@pytest.mark.parametrize(
    ("step", "seat"),
    [
        *(("lay", 1), ("keep", 0), ("voyage", RECES), ("nomads", 0), ("season-paid", RECES), ("season-move", HIVALIA)),
        *(("season-flash", RECES), ("program", 0), ("number-flash", PSOLOS), ("act", ERTIS), ("take", ERTIS)),
        *(("order", PSOLOS), ("assault", PSOLOS), ("siege", RECES), ("sack", RECES), ("discipline", RECES)),
        *(("spoils", RECES), ("flee", RECES), ("pillage", RECES), ("hideout", ERTIS), ("limit", RECES)),
    ],
)
def test_the_seat_follows_from_the_step(step: str, seat: int) -> None:
    position = POSSIBLE[step]
    assert "seat" not in position
    assert GAME.position(read(position))["seat"] == seat


def test_effect_and_number_follow_from_the_step() -> None:
    for step, effect, number in (
        ("act", "connect-1", 1),
        ("number-flash", None, 2),
        ("pay-ether", "etherise", 4),
        ("season-paid", "upgrade-any", 0),
        ("voyage", "move-far", 0),
        ("order", None, 1),
        ("end-flash", None, 0),
    ):
        position = GAME.position(read(POSSIBLE[step]))
        assert (position["effect"], position["number"]) == (effect, number)


def test_once_programs_are_open_a_seat_has_as_many_tokens_as_its_plan() -> None:
    entries = GAME.position(read(changed(ACT, PSOLOS, plan=FOUR[:2])))["players"]
    assert [(entry["action_tokens"], entry["ready"]) for entry in entries] == [(2, True)] + [(4, True)] * 3
    programming = GAME.position(read(PROGRAM))["players"]
    assert [(entry["action_tokens"], entry["ready"]) for entry in programming] == [(4, True)] + [(4, False)] * 3
    six = [*FOUR, "cards", "booster"]
    assert GAME.position(read(changed(PROGRAM, RECES, plan=six)))["players"][RECES]["action_tokens"] == 6


def test_a_board_that_is_written_is_one_that_was_laid() -> None:
    assert GAME.position(read({**START, "terrains": FIRST_BOARD}))["setup"] == "tactical"
    assert GAME.position(read({**START, "terrains": FIRST_BOARD, "setup": "first"}))["setup"] == "first"
    assert GAME.position(read(LAY))["setup"] == "tactical"


def test_three_players_leave_any_quarter_empty() -> None:
    for empty in range(1, 5):
        taken = [quarter for quarter in range(1, 5) if quarter != empty]
        cities = {f"city-{number}": f"outer-{quarter}" for number, quarter in enumerate([*taken, empty], 1)}
        state = read({"peoples": PEOPLES[:3], "setup": "first", "cities": cities})
        assert GAME.position(state)["cities"] == cities


def test_one_player_may_have_all_cubes_of_a_colour() -> None:
    entries = players(each={"cubes": {"wood": 0}}, p2={"cubes": {"wood": 20}})
    assert "wood" not in GAME.view(read({**START, "players": entries}), 0).supply


@pytest.mark.parametrize(
    ("ending", "entries"),
    [
        ("stars", players(p2={"tokens": {"army": 3}})),
        ("cubes", players(p0={"tokens": {"army": 2}}, p3={"tokens": {"army": 2}, "levels": {"guide": 0}})),
        (
            "army-tokens",
            players(
                each={"cubes": {"wood": 1, "rock": 0, "metal": 0, "ether": 0}, "levels": {"guide": 0}},
                p1={"tokens": {"army": 2}},
                p2={"tokens": {"army": 1, "ether": 2}},
            ),
        ),
        (
            "shared",
            players(each={"cubes": dict.fromkeys(("wood", "rock", "metal", "ether"), 0), "levels": {"guide": 0}}),
        ),
    ],
)
def test_an_ended_match(ending: str, entries: list[dict[str, Any]]) -> None:
    over = read({**OVER, "ending": f"etherium.end.{ending}", "players": entries})
    outcome = over.outcome()
    assert outcome is not None
    assert outcome.rule == f"etherium.end.{ending}"
    assert over.actors() == ()
    assert read(GAME.position(over)).key() == over.key()


@pytest.mark.parametrize("options", OPTION_SETS[::2])
def test_positions_round_trip_all_through_a_match(options: Mapping[str, object]) -> None:
    seats = seats_of(options)
    dealer = FastDealer(seats)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    while True:
        position = json.loads(json.dumps(GAME.position(state)))
        again = read(position)
        assert GAME.position(again) == position
        assert again.key() == state.key()
        if not state.actors():
            break
        seat = state.actors()[dealer.pick(0, len(state.actors()))]
        legal = state.legal(seat)
        assert again.legal(seat) == legal
        state.apply(seat, legal[dealer.pick(0, len(legal))], dealer)


# Refusing what cannot be read


UNREADABLE: list[tuple[Position, str]] = [
    ({"moon": 1}, "A position has no entry 'moon'; it may have peoples, setup, extension, turn,"),
    ({"players": [{"moon": 1}, {}]}, "A position has no entry 'players[0].moon'; it may have cubes, levels,"),
    ({"peoples": ["psolos"]}, "The position's 'peoples' cannot be ['psolos']; choose one of psolos, reces,"),
    ({"peoples": ["psolos", "psolos"]}, "The position's 'peoples' cannot be ['psolos', 'psolos']; choose one of"),
    ({"peoples": ["psolos", "orcs"]}, "The position's 'peoples' cannot be 'orcs'; choose one of psolos, reces,"),
    ({"setup": "second"}, "The position's 'setup' cannot be 'second'; choose one of first, tactical."),
    ({"extension": "on"}, "The position's 'extension' cannot be 'on'; choose one of true, false."),
    ({"step": "sleep"}, "The position's 'step' cannot be 'sleep'; choose one of over, lay, keep,"),
    ({"step": 1}, "The position's 'step' cannot be 1; choose one of over,"),
    ({"seat": 2}, "The position's 'seat' must be a whole number from 0 to 1, not 2."),
    ({"seat": True}, "The position's 'seat' must be a whole number from 0 to 1, not True."),
    ({"season_number": 8}, "The position's 'season_number' must be a whole number from 0 to 7, not 8."),
    ({"season": "summer"}, "The position's 'season' cannot be 'summer'; choose one of night, psolos-1,"),
    ({"seasons_seen": "night"}, "The position's 'seasons_seen' must be a list, not 'night'."),
    ({"order": [0, 0]}, "The position's 'order' cannot be [0, 0]; choose one of [0, 1]."),
    ({"order": [0, 2]}, "The position's 'order' must be a whole number from 0 to 1, not 2."),
    ({"number": 7}, "The position's 'number' must be a whole number from 0 to 6, not 7."),
    ({"turn": 5}, "The position's 'turn' must be a whole number from 0 to 4, not 5."),
    ({"passes": 3}, "The position's 'passes' must be a whole number from 0 to 2, not 3."),
    ({"effect": "dance"}, "The position's 'effect' cannot be 'dance'; choose one of move-forest,"),
    ({"amount": -1}, "The position's 'amount' must be a whole number from 0 to 999, not -1."),
    ({"theft": "ether"}, "The position's 'theft' cannot be 'ether'; choose one of wood, rock, metal, any."),
    ({"pending": "booster"}, "The position's 'pending' cannot be 'booster'; choose one of"),
    ({"dice": [7]}, "The position's 'dice' must be a whole number from 1 to 6, not 7."),
    ({"dice": [1] * 5}, "The position's 'dice' must be a list of 4, not of 5."),
    ({"winner": 2}, "The position's 'winner' must be a whole number from 0 to 1, not 2."),
    ({"place": "moon"}, "The position's 'place' cannot be 'moon'; choose one of ether, large-1,"),
    ({"terrains": []}, "The position's 'terrains' must be a table with names, not []."),
    ({"terrains": {"large-5": "large"}}, "The position's 'terrains' knows no 'large-5'; it may have large-1,"),
    ({"terrains": {"large-1": "small"}}, "The position's 'terrains' cannot be 'small'; choose one of large-1."),
    ({"terrains": {"outer-1": "large"}}, "The position's 'terrains' cannot be 'large'; choose one of outer-1."),
    ({"cities": {"city-5": "outer-1"}}, "The position's 'cities' knows no 'city-5'; it may have city-1,"),
    ({"discard": ["raid", "raid"]}, "The position uses 'raid' more often than there is such a piece."),
    ({"discard": ["raid"], "players": [{"hand": ["raid"]}, {}]}, "The position uses 'raid' more often than there is"),
    ({"players": {}}, "The position's 'players' must be a list, not {}."),
    ({"players": [{}]}, "The position's 'players' must be a list of 2, not of 1."),
    ({"players": [{}, 3]}, "The position's 'players[1]' must be a table with names, not 3."),
    ({"players": [{"cubes": {"wood": 21}}, {}]}, "The position's 'players[0].cubes' must be a whole number from 0 to"),
    ({"players": [{"cubes": {"wood": 15}}, {"cubes": {"wood": 6}}]}, "The position uses 'wood' more often than there"),
    (
        {"players": [{"levels": {"army": 5}}, {}]},
        "The position's 'players[0].levels' must be a whole number from 0 to 4",
    ),
    ({"players": [{"tokens": {"sack": 4}}, {}]}, "The position uses 'sack' more often than there is such a piece."),
    (
        {"peoples": PEOPLES, "players": players(each={"capacities": ["fate"]})},
        "The position uses 'fate' more often than there is such a piece.",
    ),
    ({"players": [{"plan": ["cards"] * 2}, {}]}, "The position's 'plan' cannot be ['cards', 'cards']; choose one of"),
    ({"players": [{"task": 8}, {}]}, "The position's 'players[0].task' must be a whole number from 0 to 7, not 8."),
    ({"players": [{"fights": "fleet"}, {}]}, "The position's 'players[0].fights' cannot be 'fleet'; choose one of"),
    ({"ending": "etherium.goal.stars"}, "The position's 'ending' cannot be 'etherium.goal.stars'; choose one"),
]


@pytest.mark.parametrize(("position", "message"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_cannot_be_read_is_named(position: Position, message: str) -> None:
    told = str(refusal(position))
    assert told.startswith(message)
    assert told.endswith((".", "…"))


# Refusing what is impossible


@pytest.mark.parametrize(("position", "key"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_the_rules_cannot_play_on_from_is_refused(position: Position, key: str) -> None:
    error = refusal(position)
    assert error.key == PREFIX + key
    assert str(error).startswith("The position is impossible: ")
    assert error.text("fr").startswith("La position est impossible\N{NARROW NO-BREAK SPACE}: ")


@pytest.mark.parametrize("position", ODD, ids=range(len(ODD)))
def test_what_is_merely_odd_plays_on(position: Position) -> None:
    state = read(position)
    assert read(GAME.position(state)).key() == state.key()
    play_from(state)


def keys_of_messages() -> Iterator[str]:
    text = files("aerodrome.games.etherium").joinpath("texts", "en.ftl").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith(PREFIX):
            yield line.partition(" = ")[0]


def test_every_message_about_positions_is_reached() -> None:
    assert {refusal(position).key for position, _ in IMPOSSIBLE} == set(keys_of_messages())


@pytest.mark.parametrize(
    "position",
    [
        *named(POSSIBLE),
        # Limits that are still allowed
        pytest.param({**SEASON_FLASH, "passes": 3}, id="the last seat is asked"),
        pytest.param({**SEASON_FLASH, "effect": "connect-now"}, id="a card was carried out before"),
        pytest.param({**STEAL, "amount": 1}, id="one cube was stolen already"),
        pytest.param({**ROLLED, "bonus": 13}, id="all cards of a connection"),
        pytest.param({**ROLLED, "fated": True}, id="fate was called"),
        pytest.param({**ROLLED, "dice": [5], "season": "ertis-1"}, id="one die although there could be two"),
        pytest.param({**TIED, "seat": PSOLOS}, id="only those who were equal roll again"),
        pytest.param(changed(START, PSOLOS, spaces={"army": "city-2"}), id="an army in a city while all program"),
        pytest.param(changed(END_FLASH, PSOLOS, spaces={"army": "ether", "collector": "ether"}), id="own units"),
        pytest.param({"peoples": PEOPLE_NAMES, "season_number": 7}, id="all peoples"),
    ],
)
def test_what_is_possible_is_not_refused(position: Position) -> None:
    state = read(position)
    assert state.legal(state.actors()[0])
    assert read(GAME.position(state)).key() == state.key()
    play_from(state)


def test_there_is_a_position_for_every_step() -> None:
    assert {read(position).step for position in (*POSSIBLE.values(), OVER)} == set(range(len(STEP_NAMES)))


# Hostile positions


WORDS = (
    *(*FIELDS, *PLAYER_FIELDS, *STEP_NAMES, *FLASH_NAMES, *SPACE_NAMES, *SEASON_NAMES, *EFFECT_NAMES),
    *(*CAPACITY_NAMES, *TOKEN_NAMES, *UNIT_NAMES, *PEOPLE_NAMES, *ENDINGS, "first", "tactical", "any", "large"),
)
values = any_data(WORDS)


@given(st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), values))
def test_any_data_at_all_is_read_or_refused(position: dict[str, Any]) -> None:
    with suppress(AerodromeError):
        read(position)


@given(st.sampled_from(list(POSSIBLE.values())), st.sampled_from(FIELDS), values)
def test_a_damaged_position_is_read_or_refused(position: Position, field: str, value: object) -> None:
    with suppress(AerodromeError):
        read({**position, field: value})


@given(st.sampled_from(list(POSSIBLE.values())), st.sampled_from(PLAYER_FIELDS), st.integers(0, 1), values)
def test_a_damaged_player_is_read_or_refused(position: Position, field: str, seat: int, value: object) -> None:
    with suppress(AerodromeError):
        read(changed(position, seat, **{field: value}))


OF_FOUR = [position for position in POSSIBLE.values() if position["peoples"] == PEOPLES]


@given(st.sampled_from(OF_FOUR), st.sampled_from(OF_FOUR), st.lists(st.sampled_from(FIELDS), min_size=1, max_size=3))
def test_whoever_must_decide_always_can(position: Position, other: Position, fields: list[str]) -> None:
    """Two positions mixed: where that is accepted, the match goes on to its end."""
    complete = GAME.position(read(other))
    with suppress(AerodromeError):
        play_from(read({**position, **{field: complete[field] for field in fields}}))


@given(
    st.sampled_from(OF_FOUR),
    st.integers(0, 3),
    st.fixed_dictionaries(
        {},
        optional={
            "cubes": st.dictionaries(st.sampled_from(["wood", "rock", "metal", "ether", "booster"]), st.integers(0, 5)),
            "levels": st.dictionaries(st.sampled_from(UNIT_NAMES), st.integers(0, 4)),
            "spaces": st.dictionaries(st.sampled_from(["collector", "army"]), st.sampled_from(SPACE_NAMES)),
            "capacities": st.lists(st.sampled_from(CAPACITY_NAMES), max_size=3),
            "hand": st.lists(st.sampled_from(FLASH_NAMES), max_size=4),
            "fights": st.sampled_from([None, "army", "defence", "collector"]),
            "total": st.integers(-1, 12),
            "task": st.integers(0, 3),
        },
    ),
    st.fixed_dictionaries({}, optional={"season": st.sampled_from(SEASON_NAMES), "turn": st.integers(0, 3)}),
)
def test_a_player_changed_in_places_is_refused_or_can_play(
    position: Position, seat: int, entries: dict[str, Any], more: Position
) -> None:
    with suppress(AerodromeError):
        play_from(read({**changed(position, seat, **entries), **more}))


def test_a_match_begins_at_a_position() -> None:
    match = aerodrome.from_position("etherium", FULL)
    assert match.actors == (RECES,)
    assert GAME.position(match.state) == FULL
