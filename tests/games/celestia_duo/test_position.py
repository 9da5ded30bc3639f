"""Positions: written by hand, read, written down again, and refused where they are impossible."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import aerodrome
from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.cards import (
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_NAMES,
    ENERGY_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    PIRATE_NAMES,
    REWARD_NAMES,
    STAGE_NAMES,
)
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES, STATEMENT_NAMES
from aerodrome.games.celestia_duo.positions.position import FIELDS, table_of
from aerodrome.games.celestia_duo.step import NAMES as STEP_NAMES
from aerodrome.games.celestia_duo.table import ENDINGS
from aerodrome.kernel import AerodromeError, FastDealer, Position
from tests.games.celestia_duo.impossible import IMPOSSIBLE, ODD
from tests.games.celestia_duo.midway import MIDWAY
from tests.games.celestia_duo.positions import (
    ASSAULT,
    BOARDED,
    BRIEFING,
    COMBAT,
    DRAFT,
    FULL,
    LOAD,
    POSSIBLE,
    RECLAIM,
    SHARE,
    SHUKI,
    START,
    TELL,
    play_from,
    read,
    refusal,
)
from tests.games.celestia_duo.subject import OPTION_SETS
from tests.hostile import any_data

PREFIX = "celestia-duo-error-position-"

# Reading and writing


@pytest.mark.parametrize("position", [FULL, BOARDED])
def test_a_complete_position_is_written_as_it_was_read(position: Position) -> None:
    assert set(position) == set(FIELDS)
    assert GAME.position(read(position)) == position
    assert list(GAME.position(read(position))) == list(FIELDS)


@pytest.mark.parametrize("position", [FULL, BOARDED])
def test_a_position_can_be_kept_as_json(position: Position) -> None:
    assert json.loads(json.dumps(GAME.position(read(position)))) == position


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("position", [FULL, BOARDED, BRIEFING, COMBAT, LOAD, SHARE, TELL])
def test_the_table_of_a_view_shows_all_that_the_view_shows(position: Position, seat: int) -> None:
    view = GAME.view(read(position), seat)
    again = GAME.view(table_of(view, GAME.catalogue.facts), seat)
    # Cards that the seat does not know lie in the deck.
    unknown = {name: getattr(view, name) for name in ("hands", "unseen", "deck_size")}
    assert replace(again, **unknown) == view


def test_what_is_left_out_has_its_usual_place() -> None:
    nothing: Position = {"at_least": {}, "at_most": {}, "proved": {}, "since": 0, "unpaid": None}
    assert GAME.position(read({})) == {
        "pirate": "artorius",
        "deck": "medium",
        "distance": 12,
        "propeller": "stage",
        "captain": 0,
        "seat": 0,
        "step": "briefing",
        "waiting": [],
        "turn": 1,
        "airship": 0,
        "pirate_ship": 12,
        "route": {},
        "known": {},
        "stages": {},
        "used_stages": [],
        "baba": [],
        "laying": 0,
        "olga": 0,
        "ambushes": 0,
        "dice": [],
        "flags": 0,
        "fighter": 0,
        "owed": [],
        "assault": None,
        "masts": 3,
        "boarding": False,
        "hands": [[], []],
        "memory": [nothing, nothing],
        "told": [None, None],
        "visible": [],
        "hidden": 0,
        "face_down": [],
        "deck_limit": {},
        "passed": False,
        "played": [],
        "reclaim": 0,
        "discard": [],
        "energy": 2,
        "spent": [],
        "gold": 0,
        "smoke": 0,
        "crew": {},
        "crew_discard": [],
        "losses": 0,
        "offered": {},
        "rewards": {},
        "said": [[], []],
        "ready": False,
        "ending": None,
    }
    view = GAME.view(read({}), 0)
    assert view.unseen == {"whip": 13, "sabre": 11, "crossbow": 9, "pistol": 7, "cannon": 5, "joker": 3}
    assert (view.deck_size, view.crew_deck, view.stages_left) == (48, CREW_NAMES, STAGE_NAMES)


def test_the_example_of_the_documentation_can_be_read() -> None:
    example: Position = {
        "pirate": "noa",
        "deck": "medium",
        "step": "combat",
        "airship": 3,
        "route": {"3": "E05"},
        "turn": 4,
        "dice": ["whip", "flag"],
        "hands": [["whip", "joker"], ["sabre"]],
        "crew": {"olga": "active"},
        "smoke": 1,
    }
    assert GAME.view(read(example), 0).hand == {"whip": 1, "joker": 1}


def test_the_step_is_the_captains_and_the_fighter_is_who_acts() -> None:
    assert GAME.position(read({**BRIEFING, "captain": 1}))["seat"] == 1
    assert GAME.position(read({**COMBAT, "captain": 1, "seat": 0}))["fighter"] == 0
    assert GAME.position(read({**COMBAT, "seat": 1}))["fighter"] == 1


def test_energy_is_what_is_not_spent() -> None:
    assert GAME.position(read({**BRIEFING, "deck": "large"}))["energy"] == 3
    assert GAME.position(read({**BRIEFING, "deck": "large", "spent": ["J2", "J1"]}))["energy"] == 1
    assert GAME.position(read({**BRIEFING, "deck": "large", "spent": ["J2", "J1"]}))["spent"] == ["J1", "J2"]


def test_a_starting_card_that_is_known_leaves_the_others_in_the_box() -> None:
    state = read({"pirate": "noa", "turn": 2, "airship": 1, "route": {"1": "D3"}})
    assert GAME.view(state, 0).route[0].card == "D3"
    assert read(GAME.position(state)).key() == state.key()


def test_limits_that_are_still_allowed() -> None:
    for field, values in {"turn": (2, 999), "pirate_ship": (4, 25), "distance": (12, 18)}.items():
        for value in values:
            assert GAME.position(read({**BRIEFING, "pirate_ship": 20, field: value}))[field] == value


def test_an_ended_match() -> None:
    caught = read({"step": "over", "turn": 6, "airship": 12, "ending": "celestia-duo.end.caught"})
    assert caught.outcome() == aerodrome.Outcome((0, 1), "celestia-duo.end.caught", ())
    masts = {**ASSAULT, "step": "over", "assault": None, "dice": [], "masts": 0, "spent": ["A01", "A02", "A03"]}
    won = read({**masts, "ending": "celestia-duo.end.masts"})
    assert won.outcome() == aerodrome.Outcome((0, 1), "celestia-duo.end.masts", ())
    fled = {**BRIEFING, "step": "over", "pirate_ship": 26, "ending": "celestia-duo.end.lair"}
    stopped = read({**fled, "stages": {"3": "C6"}, "ambushes": 2})
    attacked = read({**fled, "dice": ["flag", "flag", "whip"], "flags": 1})
    failed: Position = {"step": "over", "spent": ["J1", "J3"], "dice": ["cannon"], "ending": "celestia-duo.end.energy"}
    chased = read({**COMBAT, **failed})
    boarded = read({**ASSAULT, **failed, "ending": "celestia-duo.end.energy-boarding"})
    for lost in (stopped, attacked, chased, boarded):
        outcome = lost.outcome()
        assert outcome is not None
        assert outcome.winners == ()
    for ended in (caught, won, stopped, attacked, chased, boarded):
        assert ended.actors() == ()
        assert read(GAME.position(ended)).key() == ended.key()


@pytest.mark.parametrize("seed", range(10))
def test_positions_round_trip_all_through_a_match(seed: int) -> None:
    for number, options in enumerate(OPTION_SETS):
        dealer = FastDealer(seed * 100 + number)
        state = GAME.start(GAME.settle_options(options), 2, dealer)
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
    ({"moon": 1}, "A position has no entry 'moon'; it may have pirate, deck, captain, turn,"),
    ({"turn": 0}, "The position's 'turn' must be a whole number from 1 to 999, not 0."),
    ({"turn": 1000}, "The position's 'turn' must be a whole number from 1 to 999, not 1000."),
    ({"turn": "1"}, "The position's 'turn' must be a whole number from 1 to 999, not '1'."),
    ({"turn": True}, "The position's 'turn' must be a whole number from 1 to 999, not True."),
    ({"turn": None}, "The position's 'turn' must be a whole number from 1 to 999, not None."),
    ({"distance": 11}, "The position's 'distance' must be a whole number from 12 to 25, not 11."),
    ({"distance": 26}, "The position's 'distance' must be a whole number from 12 to 25, not 26."),
    ({"airship": 26}, "The position's 'airship' must be a whole number from 0 to 25, not 26."),
    ({"pirate_ship": 27}, "The position's 'pirate_ship' must be a whole number from 1 to 26, not 27."),
    ({"captain": 2}, "The position's 'captain' must be a whole number from 0 to 1, not 2."),
    ({"seat": 2}, "The position's 'seat' must be a whole number from 0 to 1, not 2."),
    ({"fighter": 2}, "The position's 'fighter' must be a whole number from 0 to 1, not 2."),
    ({"owed": ["joker"]}, "The position's 'owed' cannot be 'joker'"),
    ({"hidden": 49}, "The position's 'hidden' must be a whole number from 0 to 48, not 49."),
    ({"energy": 3}, "The position's 'energy' must be a whole number from 0 to 2, not 3."),
    ({"gold": 6}, "The position's 'gold' must be a whole number from 0 to 5, not 6."),
    ({"losses": 10}, "The position's 'losses' must be a whole number from 0 to 9, not 10."),
    ({"step": "sleep"}, "The position's 'step' cannot be 'sleep'; choose one of over, draft, briefing, baba,"),
    ({"step": 1}, "The position's 'step' cannot be 1; choose one of over,"),
    ({"pirate": "blackbeard"}, "The position's 'pirate' cannot be 'blackbeard'; choose one of artorius, noa,"),
    ({"deck": []}, "The position's 'deck' cannot be []; choose one of small, medium, large."),
    ({"propeller": None}, "The position's 'propeller' cannot be None; choose one of stage, ambush."),
    ({"boarding": "yes"}, "The position's 'boarding' cannot be 'yes'; choose one of true, false."),
    ({"waiting": ["over"]}, "The position's 'waiting' cannot be 'over'; choose one of flags, resources, shuki,"),
    ({"waiting": "shop"}, "The position's 'waiting' must be a list, not 'shop'."),
    ({"dice": 4}, "The position's 'dice' must be a list, not 4."),
    ({"dice": ["whip"] * 5}, "The position has 5 dice; there are 4."),
    ({"dice": ["joker"]}, "The position's 'dice' cannot be 'joker'; choose one of whip, sabre, crossbow, pistol,"),
    ({"hands": []}, "The position's 'hands' must be a list of 2, not of 0."),
    ({"hands": "ab"}, "The position's 'hands' must be a list, not 'ab'."),
    ({"hands": [["flag"], []]}, "The position's 'hands' cannot be 'flag'; choose one of whip, sabre, crossbow,"),
    ({"hands": [["joker"] * 4, []]}, "The position uses 'joker' more often than there is such a piece."),
    ({"hands": [["joker"] * 2, []], "played": ["joker"] * 2}, "The position uses 'joker' more often than there is"),
    ({"route": []}, "The position's 'route' must be a table with names, not []."),
    ({"route": {"0": "D1"}}, "The position's 'route' knows no '0'; it may have 1, 2, 3,"),
    ({"route": {"26": "E01"}}, "The position's 'route' knows no '26'; it may have 1, 2, 3,"),
    ({"route": {"2": "E25"}}, "The position's 'route' cannot be 'E25'; choose one of D1, D2, D3, D4, E01,"),
    ({"route": {"2": "E01", "3": "E01"}}, "The position uses 'E01' more often than there is such a piece."),
    ({"route": {"2": "E01"}, "known": {"2": "E02"}}, "The position's 'known' has a card at place 2, where another"),
    ({"stages": {"2": "C1", "3": "C1"}}, "The position uses 'C1' more often than there is such a piece."),
    ({"stages": {"2": "C1"}, "used_stages": ["C1"]}, "The position uses 'C1' more often than there is such a piece"),
    ({"baba": ["E01", "E01"]}, "The position uses 'E01' more often than there is such a piece."),
    ({"spent": ["J1", "J1"]}, "The position uses 'J1' more often than there is such a piece."),
    ({"spent": ["A01"], "assault": "A01"}, "The position uses 'A01' more often than there is such a piece."),
    ({"crew": {"olga": "asleep"}}, "The position's 'crew' cannot be 'asleep'; choose one of active, used."),
    ({"crew": {"olga": []}}, "The position's 'crew' cannot be []; choose one of active, used."),
    ({"crew": {"igor": "used"}}, "The position's 'crew' knows no 'igor'; it may have ludvig, olga, shuki,"),
    ({"crew": {"olga": "used"}, "crew_discard": ["olga"]}, "The position uses 'olga' more often than there is"),
    ({"offered": {"gold": 0}}, "The position's 'offered' must be a whole number from 1 to 9, not 0."),
    ({"offered": {"crew": 1}}, "The position's 'offered' knows no 'crew'; it may have gold, smoke."),
    ({"rewards": {"gold": 5}}, "The position's 'rewards' must be a whole number from 1 to 4, not 5."),
    ({"memory": [{}, 3]}, "The position's 'memory' must be a table with names, not 3."),
    ({"memory": [{"at_least": {"flag": 1}}, {}]}, "The position's 'memory' knows no 'flag'; it may have whip,"),
    ({"memory": [{"at_most": {"whip": 99}}, {}]}, "The position's 'memory' must be a whole number from 0 to 98,"),
    ({"memory": [{"unpaid": "yes"}, {}]}, "The position's 'memory' cannot be 'yes'; choose one of pairs, no-pairs."),
    ({"said": [["hello"], []]}, "The position's 'said' cannot be 'hello'; choose one of continue, stop, use-smoke,"),
    ({"told": ["have", None]}, "The position's 'told' cannot be 'have'; choose one of have whip, have sabre,"),
    ({"ending": "celestia-duo.goal.catch"}, "The position's 'ending' cannot be 'celestia-duo.goal.catch'; choose one"),
]


@pytest.mark.parametrize(("position", "message"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_cannot_be_read_is_named(position: Position, message: str) -> None:
    told = str(refusal(position))
    assert told.startswith(message)
    assert told.endswith((".", "…"))


# Refusing what is impossible


@pytest.mark.parametrize(("position", "key"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_the_rules_could_not_play_on_from_is_refused(position: Position, key: str) -> None:
    error = refusal(position)
    assert error.key == PREFIX + key
    assert str(error).startswith("The position is impossible: ")
    assert error.text("fr").startswith("La position est impossible\N{NARROW NO-BREAK SPACE}: ")


@pytest.mark.parametrize("position", ODD, ids=range(len(ODD)))
def test_what_is_merely_odd_plays_on(position: Position) -> None:
    state = read(position)
    assert read(GAME.position(state)).key() == state.key()
    for seed in range(3):
        state.copy().playout(FastDealer(seed))


def keys_of_messages() -> Iterator[str]:
    text = files("aerodrome.games.celestia_duo").joinpath("texts", "en.ftl").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith(PREFIX):
            yield line.partition(" = ")[0]


def test_every_message_about_positions_is_reached() -> None:
    refused = {refusal(position).key for position, _ in (*UNREADABLE, *IMPOSSIBLE)}
    assert {key for key in refused if key.startswith(PREFIX)} == set(keys_of_messages())


@pytest.mark.parametrize(
    "position",
    [
        *POSSIBLE,
        *MIDWAY,
        # The starting card may lie elsewhere once Baba has moved it.
        {**START, "known": {"1": "E01", "2": "D1"}},
        {**START, "step": "baba", "crew": {"baba": "used"}, "laying": 1, "baba": ["D2"]},
        {
            **START,
            "step": "baba",
            "crew": {"baba": "used", "olga": "used"},
            "olga": 1,
            "laying": 1,
            "baba": ["D2", "E01"],
        },
        {**BRIEFING, "route": {"2": "D4", "3": "E22"}, "known": {"1": "E01"}},
        # Two cards were taken in the draft, one, three.
        {**DRAFT, "visible": ["whip", "whip"]},
        {**DRAFT, "visible": ["whip"] * 3, "seat": 1},
        {**DRAFT, "visible": ["whip"], "captain": 1, "seat": 0},
        # The pirate is next, and known cards reach as far as its ship.
        {**BRIEFING, "pirate_ship": 4, "known": {"4": "E01"}},
        {**BRIEFING, "known": {"2": "E02", "4": "E01", "5": "E03"}},
        # What was said
        {**BRIEFING, "said": [["continue"], ["agree", "disagree", "stop"]], "ready": True},
        {**BRIEFING, "crew": {"olga": "active"}, "said": [["use-olga"], []]},
        {**TELL, "seat": 1, "told": ["have whip", None]},
        {**TELL, "seat": 1, "told": ["have-not sabre", "all-kinds"]},
        # Shuki
        {**RECLAIM, "reclaim": 1, "visible": ["sabre"]},
        {**RECLAIM, "reclaim": 1, "played": ["sabre"]},
        {**SHUKI, "step": "share", "waiting": ["shuki"], "crew": {"shuki": "used"}, "visible": ["whip", "whip"]},
        # The crew member who brought tokens may make room for them.
        {**LOAD, "gold": 4, "crew": {}, "crew_discard": ["rhett"], "offered": {"smoke": 3}},
        {**LOAD, "waiting": ["shop"], "dice": [], "flags": 0, "stages": {"3": "C1"}, "offered": {"smoke": 3}},
        {**SHARE, "visible": [], "hidden": 3},
    ],
)
def test_what_is_possible_is_not_refused(position: Position) -> None:
    state = read(position)
    assert state.legal(int(state.seat))
    assert read(GAME.position(state)).key() == state.key()
    play_from(state)


# Hostile positions


WORDS = (
    *(*FIELDS, *STEP_NAMES, *KIND_NAMES, *FACE_NAMES, *CREW_NAMES, *REWARD_NAMES, *AMBUSH_NAMES, *STAGE_NAMES),
    *(*ENERGY_NAMES, *ASSAULT_NAMES, *PHRASE_NAMES, *STATEMENT_NAMES, *ENDINGS, *PIRATE_NAMES),
    *("active", "used", "at_least", "at_most", "proved", "since", "unpaid", "1", "3", "4"),
)
values = any_data(WORDS)


@given(st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), values))
def test_any_data_at_all_is_read_or_refused(position: dict[str, Any]) -> None:
    with suppress(AerodromeError):
        read(position)


@given(st.sampled_from(POSSIBLE), st.sampled_from(FIELDS), values)
def test_a_damaged_position_is_read_or_refused(position: Position, field: str, value: object) -> None:
    with suppress(AerodromeError):
        read({**position, field: value})


@given(st.sampled_from(POSSIBLE), st.sampled_from(POSSIBLE), st.lists(st.sampled_from(FIELDS), min_size=1, max_size=3))
def test_whoever_must_decide_always_can(position: Position, other: Position, fields: list[str]) -> None:
    """Two positions mixed: where that is accepted, the match goes on."""
    complete = GAME.position(read(other))
    mixed = {**position, **{field: complete[field] for field in fields}}
    with suppress(AerodromeError):
        state = read(mixed)
        if state.actors():
            play_from(state.copy())
            state.playout(FastDealer(1))


@given(
    st.sampled_from(POSSIBLE),
    st.fixed_dictionaries(
        {},
        optional={
            "step": st.sampled_from(STEP_NAMES),
            "airship": st.integers(0, 6),
            "pirate_ship": st.integers(1, 26),
            "dice": st.lists(st.sampled_from(FACE_NAMES), max_size=4),
            "flags": st.integers(0, 4),
            "seat": st.integers(0, 1),
            "hands": st.lists(st.lists(st.sampled_from(KIND_NAMES), max_size=4), min_size=2, max_size=2),
            "gold": st.integers(0, 4),
            "crew": st.dictionaries(st.sampled_from(CREW_NAMES), st.sampled_from(["active", "used"]), max_size=3),
            "visible": st.lists(st.sampled_from(KIND_NAMES), max_size=3),
            "hidden": st.integers(0, 3),
        },
    ),
)
def test_a_position_changed_in_places_is_refused_or_can_be_played(position: Position, change: Position) -> None:
    with suppress(AerodromeError):
        state = read({**position, **change})
        if state.actors():
            play_from(state.copy())
            state.playout(FastDealer(1))
