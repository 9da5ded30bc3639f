"""Bots for Celestia Duo hear every phrase they can be told: they do it, or they disagree."""

from __future__ import annotations

import pytest

from aerodrome.bots import ask
from aerodrome.bots.celestia_duo import EasyBot, SteadyBot
from aerodrome.bots.celestia_duo.answers import contradicts
from aerodrome.games.celestia_duo import GAME, phrases, step
from aerodrome.kernel import FastDealer
from tests.bots.celestia_duo.test_steady import BOARDING, CHASE, DICE, POOR, RICH, choice

CAPTAIN, PARTNER = 0, 1
AMBUSH: dict[str, object] = {**CHASE, "gold": 1, "smoke": 1}
# A position for every step in which one can talk, with the most that can be said there
WINDOWS: dict[int, dict[str, object]] = {
    step.BRIEFING: {**CHASE, "crew": {"olga": "active", "baba": "active"}},
    step.BABA: {**CHASE, "step": "baba", "baba": ["E03", "E24"], "laying": 7, "crew": {"baba": "used"}},
    step.DICE: {
        **DICE,
        "dice": ["flag", "cannon"],
        "smoke": 1,
        "crew": {"augusta": "active", "kublai": "active", "rhett": "active"},
    },
    step.LOAD: {
        **CHASE,
        "step": "load",
        "dice": ["flag"],
        "flags": 1,
        "offered": {"smoke": 1},
        "gold": 2,
        "smoke": 1,
        "crew": {"rhett": "used", "shuki": "active"},
        "waiting": ["flags"],
    },
    step.START: {
        **CHASE,
        "step": "start",
        "dice": ["whip", "whip", "cannon"],
        "crew": {"ludvig": "active", "mama": "active", "shuki": "active"},
    },
    step.SHARE: {**CHASE, "step": "share", "waiting": ["shop"], "stages": {"6": "C1"}, "visible": ["whip"], "gold": 1},
    step.RESOURCES: {
        **CHASE,
        "step": "resources",
        "dice": ["whip"],
        "losses": 1,
        "gold": 1,
        "smoke": 1,
        "energy": 1,
        "spent": ["J1"],
        "fighter": 0,
        "crew": {"shuki": "active"},
    },
    step.REWARDS: {
        **CHASE,
        "step": "rewards",
        "route": {"6": "E07"},
        "rewards": {"crew": 1},
        "gold": 2,
        "smoke": 2,
        "crew": {"shuki": "active"},
    },
    step.SHOP: {**CHASE, "step": "shop", "stages": {"6": "C1"}, "ambushes": 0, "gold": 1},
    step.BOARDING: {**BOARDING, "step": "boarding", "gold": 1, "crew": {"shuki": "used"}},
}


def proposals(window: dict[str, object]) -> list[int]:
    state = GAME.from_position({**window, "hands": [RICH, POOR]})
    return [phrase for phrase in range(phrases.AGREE) if state.talk >> phrase & 1]


EVERY = [(at, phrase) for at, window in WINDOWS.items() for phrase in proposals(window)]


def test_the_windows_have_all_phrases() -> None:
    assert {phrase for _, phrase in EVERY} == set(range(phrases.AGREE))


@pytest.mark.parametrize(("at", "phrase"), EVERY, ids=lambda number: str(number))
def test_a_captain_does_what_is_proposed_or_disagrees(at: int, phrase: int) -> None:
    said = [[], [phrases.PHRASE_NAMES[phrase]]]
    state = GAME.from_position({**WINDOWS[at], "hands": [RICH, POOR], "said": said, "ready": True})
    action = ask(SteadyBot(), state, CAPTAIN, FastDealer(1))
    does_it = not contradicts(state, CAPTAIN, action, phrase)
    assert does_it or GAME.vocabulary[action].notation == "say disagree"


@pytest.mark.parametrize(("at", "phrase"), EVERY, ids=lambda number: str(number))
def test_a_partner_answers_what_is_proposed(at: int, phrase: int) -> None:
    position = {**WINDOWS[at], "said": [[phrases.PHRASE_NAMES[phrase]], []], "hands": [RICH, POOR]}
    assert choice(PARTNER, **position).startswith("say ")


@pytest.mark.parametrize(("at", "phrase"), EVERY, ids=lambda number: str(number))
def test_an_easy_captain_does_what_is_proposed_where_one_action_does(at: int, phrase: int) -> None:
    said = [[], [phrases.PHRASE_NAMES[phrase]]]
    state = GAME.from_position({**WINDOWS[at], "hands": [RICH, POOR], "said": said, "ready": True})
    actions = [one for one in state.legal(CAPTAIN) if not GAME.vocabulary[one].notation.startswith("say ")]
    if any(not contradicts(state, CAPTAIN, one, phrase) for one in actions):
        assert not contradicts(state, CAPTAIN, ask(EasyBot(), state, CAPTAIN, FastDealer(1)), phrase)


def test_says_what_gold_should_buy_where_that_matters() -> None:
    bare = {**WINDOWS[step.SHOP], "gold": 3, "hands": [POOR, []]}
    assert choice(PARTNER, **bare) in ("say buy-cards", "say buy-smoke")


def test_spares_what_the_partner_can_spare_where_it_hardly_matters() -> None:
    position = {**WINDOWS[step.RESOURCES], "hands": [RICH, POOR], "crew": {}, "smoke": 3, "ready": True}
    assert choice(CAPTAIN, **position, said=[[], ["spare-smoke"]]) == "drop smoke"
    assert choice(CAPTAIN, **position, said=[[], ["spare-gold"]]) == "drop gold"
