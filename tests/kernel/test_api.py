"""What `import aerodrome` offers, and the small contracts of the kernel that everything else rests on."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec
import pytest
from lanterns import GAME as LANTERNS

import aerodrome
from aerodrome import kernel
from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME
from aerodrome.kernel import BadInput, Events, FastDealer, State
from aerodrome.kernel.event_types import Ended, Event, Moved, Ready, Rolled, Said, TurnBegan
from aerodrome.kernel.events import EVERYBODY
from aerodrome.kernel.state import KEY_SEED, stir

# Names


@pytest.mark.parametrize("module", ["aerodrome", "aerodrome.games.aerion"])
def test_every_public_name_is_there(module: str) -> None:
    found = importlib.import_module(module)
    assert len(set(found.__all__)) == len(found.__all__)
    for name in found.__all__:
        assert getattr(found, name) is not None


def test_the_names_that_callers_rely_on() -> None:
    assert set(aerodrome.__all__) >= {
        *("new", "replay", "verify", "loads", "from_position", "games"),
        *("Match", "Action", "Rule", "Record", "Outcome", "Seed", "Game", "GameInfo", "Verification"),
        *("AerodromeError", "BadInput", "UnknownAction", "IllegalAction", "NotYourTurn", "NothingToUndo"),
    }
    for error in ("BadInput", "UnknownAction", "IllegalAction", "NotYourTurn", "NothingToUndo"):
        assert issubclass(getattr(aerodrome, error), aerodrome.AerodromeError)
    assert issubclass(kernel.WrongScript, aerodrome.AerodromeError)


# Games


def test_games_tell_what_can_be_chosen() -> None:
    (info,) = [info for info in aerodrome.games() if info.id == "aerion"]
    assert info.title == "Aerion"
    assert info.seats == (1, 2)
    assert [(option.name, option.values, option.default) for option in info.options] == [
        ("pixies", (3, 2, 1, 0), 3),
        ("expansions", ("flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite"), ()),
        (
            "variants",
            (
                *("expand-the-factory", "short-on-time", "the-flock", "pinned-down"),
                *("no-debt", "fragile-shells", "impregnable-fortress"),
            ),
            (),
        ),
        ("pinned-ship", ("waits", "discarded"), "waits"),
        ("egg-choice", ("optional", "required"), "optional"),
        ("first", (1, 2), 1),
    ]
    assert info.rules_version == GAME.rules_version
    assert info.catalogue_hash == GAME.catalogue_hash
    assert info.actions == len(GAME.vocabulary)
    assert [info.id for info in aerodrome.games("fr")] == list(GAMES)
    plain = msgspec.json.decode(msgspec.json.encode(info))["options"]
    assert [option["type"] for option in plain] == ["choice", "subset", "subset", "choice", "choice", "choice"]
    assert plain[2]["needs"][0] == {"value": "expand-the-factory", "option": "expansions", "other": "flagship"}
    assert plain[5]["seats"] == [2]
    with pytest.raises(BadInput, match="There is no language 'de'"):
        aerodrome.games("de")


@pytest.mark.parametrize("name", ["chess", "", "Aerion", None, 3])
def test_a_game_that_does_not_exist(name: Any) -> None:
    with pytest.raises(BadInput) as error:
        aerodrome.new(name)
    assert str(error.value).startswith(f"There is no game {name!r}; choose one of aerion")
    with pytest.raises(BadInput, match="There is no game"):
        aerodrome.from_position(name, {})


# Beginning a match


EDITIONS = {"pinned-ship": "waits", "egg-choice": "optional"}
BASE_OPTIONS = {"pixies": 3, "expansions": (), "variants": (), **EDITIONS, "first": 1}


def test_a_new_match_in_every_way() -> None:
    assert aerodrome.new("aerion").seed.is_known is False
    assert aerodrome.new("aerion", seed=7).seed == aerodrome.new("aerion", seed="7").seed == aerodrome.Seed.known(7)
    assert aerodrome.new("aerion", seed=0).seed.is_known is True
    assert aerodrome.new("aerion", seats=1, options={"pixies": 0}).options == {**BASE_OPTIONS, "pixies": 0}
    with pytest.raises(BadInput, match="There is no option 'moons'"):
        aerodrome.new("aerion", options={"moons": 3})
    with pytest.raises(BadInput, match="A seed is a whole number or a word"):
        aerodrome.new("aerion", seed=1.5)  # type: ignore[arg-type]


def test_a_match_from_a_position_in_every_way() -> None:
    position = {"display": {"AAA": "book"}}
    assert aerodrome.from_position("aerion", position).seed.is_known is False
    match = aerodrome.from_position("aerion", position, seed=3)
    assert match.seed == aerodrome.Seed.known(3)
    assert match.options == BASE_OPTIONS
    assert match.seats == 1
    assert match.position()["display"] == {"AAA": "book"}


def test_options_that_need_two_players() -> None:
    assert aerodrome.new("aerion", seats=2, options={"first": 2}).actors == (1,)
    assert aerodrome.new("aerion", seats=1, options={"first": 1}).actors == (0,)
    with pytest.raises(BadInput) as error:
        aerodrome.new("aerion", seats=1, options={"first": 2})
    assert str(error.value) == "The option 'first' can only be 2 with 2 seats."


def test_a_position_tells_the_terms_of_its_match() -> None:
    position = {
        "display": {"AAA": "book"},
        "seats": 2,
        "seat": 1,
        "expansions": ["eggs"],
        "variants": ["fragile-shells"],
        "egg-choice": "required",
    }
    match = aerodrome.from_position("aerion", position, seed=3)
    assert match.seats == 2
    assert match.actors == (1,)
    assert match.options == {
        **BASE_OPTIONS,
        "expansions": ("eggs",),
        "variants": ("fragile-shells",),
        "egg-choice": "required",
    }
    assert GAME.terms(match.state) == (match.options, 2)


def test_a_game_that_says_nothing_else_has_its_usual_terms() -> None:
    state = LANTERNS.start(LANTERNS.settle_options({}), LANTERNS.seat_counts[0], FastDealer(1))
    assert LANTERNS.terms(state) == (LANTERNS.settle_options({}), LANTERNS.seat_counts[0])


@pytest.mark.parametrize("seats", [0, 3, True, "2", 2.0, None])
def test_terms_with_another_number_of_seats_are_refused(seats: object) -> None:
    assert GAME.check_terms(GAME.settle_options({"first": 2}), 2) == 2
    assert GAME.check_terms(GAME.settle_options({}), 1) == 1
    with pytest.raises(BadInput) as error:
        GAME.check_terms(GAME.settle_options({}), seats)
    assert str(error.value) == f"aerion takes 1, 2 seat(s), not {seats!r}."


def test_the_example_of_the_front_page() -> None:
    match = aerodrome.new("aerion", seed=7)
    assert "roll" in match.legal()


def test_outcomes_and_rules_cannot_be_changed() -> None:
    outcome = aerodrome.Outcome((0,), "aerion.end.win", (6,))
    with pytest.raises(AttributeError):
        outcome.rule = "other"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        GAME.rulebook["aerion.end.win"].id = "other"  # type: ignore[misc]


# Events


def test_who_sees_what() -> None:
    events = Events()
    first, known, hidden = Rolled((), (1,)), Moved("nut", "deck", "hand/2"), Moved(None, "deck", "hand/2")
    whispered, last, open_card = Said(0, "dim"), TurnBegan(2, 0), Moved("nut", "hand/2", "discard")
    events.tell(first)
    events.tell_one(1, known, hidden)
    events.tell_one(0, whispered)
    events.tell(last)
    assert events.seen_by(0) == [first, hidden, whispered, last]
    assert events.seen_by(1) == [first, known, last]
    assert events.seen_by(EVERYBODY) == events.seen_by(2) == [first, hidden, last]
    assert not events.reveals()
    events.reveal(open_card)
    assert events.seen_by(2)[-1] == open_card
    assert events.reveals()
    assert [entry.reveals for entry in events.entries] == [False, False, False, False, True]
    assert [entry.seer for entry in events.entries] == [-1, 1, 0, -1, -1]


@pytest.mark.parametrize(
    ("event", "plain"),
    [
        (Moved("nut@AAA", "reserve", "workshop/1"), {"type": "moved", "card": "nut@AAA", "source": "reserve"}),
        (Moved(None, "deck", "hand/1"), {"type": "moved", "card": None}),
        (Rolled((1,), (1, 2)), {"type": "rolled", "kept": [1], "dice": [1, 2]}),
        (TurnBegan(3, 1), {"type": "turn-began", "turn": 3, "seat": 1}),
        (Said(1, "dim"), {"type": "said", "seat": 1, "phrase": "dim"}),
        (Ready(1, True), {"type": "ready", "seat": 1, "ready": True}),
        (Ended((0,), "aerion.end.win"), {"type": "ended", "winners": [0], "rule": "aerion.end.win"}),
    ],
)
def test_events_travel_as_json(event: Event, plain: dict[str, object]) -> None:
    encoded = msgspec.json.encode(event)
    assert msgspec.json.decode(encoded, type=type(event)) == event
    assert plain.items() <= msgspec.json.decode(encoded).items()


# The contract of a state


def test_keys_are_stirred_alike_in_both_builds() -> None:
    assert [stir(KEY_SEED, value) for value in (0, 1, -1, 2**62 - 1)] == [
        341477337728395578,
        341476238216766277,
        4270207575488045032,
        4270207575488045032,
    ]
    key = KEY_SEED
    for value in range(100):
        key = stir(key, value)
        assert 0 <= key < 2**62
    assert key == 3403865914095890892


def test_a_state_must_say_how_it_is_copied_and_how_it_ended() -> None:
    state = State()
    for ask in (state.copy, state.key, state.outcome):
        with pytest.raises(NotImplementedError):
            ask()
    state.redeal(0, FastDealer(1))
    assert state.why_not_withdraw(0) == 4
