"""What a rules version does never changes: golden copies are compared word for word, in both builds."""

from __future__ import annotations

import json

import pytest

import aerodrome
from aerodrome.games import GAMES
from aerodrome.games.etherium import step
from aerodrome.games.etherium.cards import PEOPLE_NAMES
from aerodrome.kernel import BadInput, Game
from tests import goldens, pins
from tests.conftest import engine

ADVICE = "the rules changed: give the game a new rules_version, then run `./go run python -m tests.goldens`"


FEW_PATHS = 10_000
"""More are counted by the compiled engine only: the interpreted one takes minutes for them."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_golden_copies_are_unchanged(game: Game) -> None:
    texts = goldens.golden_plays(game)
    kept = {path.name: path.read_text(encoding="utf-8") for path in goldens.folder(game).glob("*")}
    assert sorted(kept) == sorted({*texts, goldens.COUNTS}), ADVICE
    for name, text in texts.items():
        assert text == kept[name], f"{name}: {ADVICE}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_as_many_ways_lead_on_as_before(game: Game) -> None:
    kept = json.loads((goldens.folder(game) / goldens.COUNTS).read_text(encoding="utf-8"))
    assert [(entry["position"], entry["steps"]) for entry in kept] == goldens.PERFT[game.id], ADVICE
    for entry in kept:
        if engine() == "compiled" or entry["paths"] <= FEW_PATHS:
            assert goldens.counts(game, entry["position"], entry["steps"]) == entry, ADVICE


@pytest.mark.parametrize(("game", "play"), [(game, play) for game, plays in goldens.PLAYS.items() for play in plays])
def test_golden_records_verify(game: str, play: str) -> None:
    path = goldens.folder(GAMES[game]) / f"{play}.json"
    checked = aerodrome.verify(path.read_text(encoding="utf-8"))
    assert checked.dice_checked
    assert checked.decisions > 50


def test_celestia_duos_playthroughs_have_every_verb_penalty_and_good_ending() -> None:
    """Random play seldom comes so far: positions and seeds are chosen so that it does."""
    game = GAMES["celestia_duo"]
    texts = {play: (goldens.folder(game) / f"{play}.txt").read_text("utf-8") for play in goldens.PLAYS[game.id]}
    done = {line.split()[1] for text in texts.values() for line in text.splitlines() if line[:3] in ("0: ", "1: ")}
    assert done == {action.verb for action in game.vocabulary}
    asked = {
        "normal-loses-gold": '{"type":"token-lost","card":"gold"',
        "normal-loses-equipment": '{"type":"victim-named"',
        "normal-tires-crew": '{"type":"crew-tired"',
        "normal-dismisses-crew": ": drop]",
        "quick-caught-up": "celestia-duo.end.caught",
        "normal-boarding": "celestia-duo.end.masts",
        "expert-boarding": "celestia-duo.end.masts",
    }
    assert [play for play, sign in asked.items() if sign not in texts[play]] == []


def test_etheriums_playthroughs_have_every_verb_and_people() -> None:
    game = GAMES["etherium"]
    texts = [(goldens.folder(game) / f"{play}.txt").read_text("utf-8") for play in goldens.PLAYS[game.id]]
    decisions = [line.split() for text in texts for line in text.splitlines() if line[1:3] == ": "]
    assert {words[1] for words in decisions} == {action.verb for action in game.vocabulary}
    records = [(goldens.folder(game) / f"{play}.json").read_text("utf-8") for play in goldens.PLAYS[game.id]]
    played = {people for record in records for people in aerodrome.replay(record).position()["peoples"]}
    assert played == set(PEOPLE_NAMES)


def test_etheriums_counted_positions_have_every_step() -> None:
    counted = [position["step"] for position, _ in goldens.PERFT["etherium"]]
    assert counted == [name for name in step.NAMES if name != "over"]


def test_every_game_has_golden_copies_and_pins() -> None:
    assert set(goldens.PLAYS) == set(goldens.PERFT) == set(GAMES)
    assert {name.partition(",")[0] for name in pins.TABLES} == set(GAMES)
    assert set(pins.read()["tables"]) == set(pins.TABLES)


@pytest.mark.parametrize("name", pins.TABLES)
def test_both_engines_play_the_same_matches(name: str) -> None:
    """The numbers are the same for the compiled and the interpreted engine: the tests of both compare with them."""
    pinned = pins.read()["tables"][name]
    assert pins.keys(name) == pinned["keys"]
    assert pins.playouts(name) == pinned["playouts"]
    assert pins.trajectories(name) == pinned["trajectories"]


def test_records_of_an_older_rules_version_say_why_they_are_not_replayed() -> None:
    old = goldens.FOLDER / "etherium" / "goldens" / "1" / "two-players.json"
    with pytest.raises(BadInput, match="rules version '1' of etherium; this is version '2'"):
        aerodrome.replay(old.read_text(encoding="utf-8"))
