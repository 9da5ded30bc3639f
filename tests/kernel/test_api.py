"""What `import aerodrome` offers, and the small contracts of the kernel that everything else rests on."""

from __future__ import annotations

import importlib
from dataclasses import FrozenInstanceError
from typing import Any

import msgspec
import pytest

import aerodrome
from aerodrome import kernel
from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME
from aerodrome.kernel import BadInput, Events, FastDealer, State
from aerodrome.kernel.events import COUNTED, EVERYBODY, MOVED, ROLLED, SAID, UNKNOWN
from aerodrome.kernel.happenings import Counted, Ended, Happening, Moved, Ready, Rolled, Said, Stepped, Turned
from aerodrome.kernel.state import KEY_SEED, stir

# Names


@pytest.mark.parametrize("module", ["aerodrome", "aerodrome.kernel", "aerodrome.games.aerion"])
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
    assert info.seats == (1,)
    assert [(option.name, option.values, option.default) for option in info.options] == [("pixies", (3, 2, 1, 0), 3)]
    assert info.rules_version == GAME.rules_version
    assert info.catalogue_hash == GAME.catalogue_hash
    assert info.actions == 662
    assert [info.id for info in aerodrome.games("fr")] == list(GAMES)
    assert msgspec.json.decode(msgspec.json.encode(info))["options"][0]["type"] == "choice"
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


def test_a_new_match_in_every_way() -> None:
    assert aerodrome.new("aerion").seed.is_known is False
    assert aerodrome.new("aerion", seed=7).seed == aerodrome.new("aerion", seed="7").seed == aerodrome.Seed.known(7)
    assert aerodrome.new("aerion", seed=0).seed.is_known is True
    assert aerodrome.new("aerion", seats=1, options={"pixies": 0}).options == {"pixies": 0}
    with pytest.raises(BadInput, match="There is no option 'moons'"):
        aerodrome.new("aerion", options={"moons": 3})
    with pytest.raises(BadInput, match="A seed is a whole number or a word"):
        aerodrome.new("aerion", seed=1.5)  # type: ignore[arg-type]


def test_a_match_from_a_position_in_every_way() -> None:
    position = {"display": {"AAA": "book"}}
    assert aerodrome.from_position("aerion", position).seed.is_known is False
    match = aerodrome.from_position("aerion", position, seed=3)
    assert match.seed == aerodrome.Seed.known(3)
    assert match.options == {"pixies": 3}
    assert match.seats == 1
    assert match.position()["display"] == {"AAA": "book"}


def test_the_example_of_the_front_page() -> None:
    match = aerodrome.new("aerion", seed=7)
    assert "roll" in match.legal()


def test_outcomes_and_rules_cannot_be_changed() -> None:
    outcome = aerodrome.Outcome((0,), "aerion.end.win", (6,))
    with pytest.raises(FrozenInstanceError):
        outcome.rule = "other"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        GAME.rulebook["aerion.end.win"].id = "other"  # type: ignore[misc]


# Events


def test_who_sees_what() -> None:
    events = Events()
    events.add(ROLLED, 1, 2)
    events.add_secret(1, (MOVED, 3, 4, 5), (MOVED, UNKNOWN, 4, 5))
    events.add_secret(0, (SAID, 0, 1, 0), None)
    events.add(COUNTED, 1, 2, 3)
    first, last = (ROLLED, 1, 2, 0), (COUNTED, 1, 2, 3)
    assert events.seen_by(0) == [first, (MOVED, -1, 4, 5), (SAID, 0, 1, 0), last]
    assert events.seen_by(1) == [first, (MOVED, 3, 4, 5), last]
    assert events.seen_by(EVERYBODY) == events.seen_by(2) == [first, (MOVED, -1, 4, 5), last]
    assert not events.reveals()
    events.add_reveal(MOVED, 1)
    assert events.seen_by(2)[-1] == (MOVED, 1, 0, 0)
    assert events.reveals()
    assert [entry.reveals for entry in events.entries] == [False, False, False, False, True]
    assert [entry.seer for entry in events.entries] == [-1, 1, 0, -1, -1]


@pytest.mark.parametrize(
    ("event", "plain"),
    [
        (Moved("nut@AAA", "reserve", "workshop/1"), {"type": "moved", "card": "nut@AAA", "source": "reserve"}),
        (Moved(None, "deck", "hand/1"), {"type": "moved", "card": None}),
        (Rolled((1,), (1, 2)), {"type": "rolled", "kept": [1], "dice": [1, 2]}),
        (Counted("pixies", 2), {"type": "counted", "counter": "pixies", "value": 2}),
        (Turned("ship/bee", "flying"), {"type": "turned", "piece": "ship/bee", "side": "flying"}),
        (Stepped("roll", 0), {"type": "stepped", "step": "roll", "seat": 0, "about": None}),
        (Said(1, "dim"), {"type": "said", "seat": 1, "phrase": "dim"}),
        (Ready(1, True), {"type": "ready", "seat": 1, "ready": True}),
        (Ended((0,), "aerion.end.win"), {"type": "ended", "winners": [0], "rule": "aerion.end.win"}),
    ],
)
def test_events_travel_as_json(event: Happening, plain: dict[str, object]) -> None:
    encoded = msgspec.json.encode(event)
    assert msgspec.json.decode(encoded, type=Happening) == event
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


def test_a_state_must_say_what_it_can_do() -> None:
    state = State()
    for ask in (
        state.actors,
        lambda: state.legal(0),
        lambda: state.why_not(0, 0),
        lambda: state.perform(0, 0, FastDealer(1), None),
        state.copy,
        state.key,
        state.outcome,
    ):
        with pytest.raises(NotImplementedError):
            ask()
    state.redeal(0, FastDealer(1))
    assert state.why_not_withdraw(0) == 4
