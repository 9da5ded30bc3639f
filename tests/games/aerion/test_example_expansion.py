"""An expansion of one's own works by adding one file: nothing else has to name it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.expansions import discover
from aerodrome.kernel import Events, FastDealer
from aerodrome.kernel import conformance as kit
from aerodrome.kernel.event_types import Moved
from tests.games.aerion import example
from tests.games.aerion.example import beacons
from tests.games.aerion.option_sets import EVERYTHING
from tests.games.aerion.subject import of
from tests.games.aerion.test_conformance import Check

FOUND = discover(example)
EXTENDED = GAME.with_expansions(*FOUND)
ALONE = {"expansions": ["beacons"], "variants": ["storm"]}
NAMES = EVERYTHING["expansions"]
assert isinstance(NAMES, list)
WITH_ALL = {"expansions": [*NAMES, "beacons"], "variants": ["storm"]}


def test_the_file_is_found_without_being_named() -> None:
    assert [one.name for one in FOUND] == ["beacons"]
    assert (beacons.Beacons,) == FOUND


def test_the_game_keeps_its_numbers_and_the_expansion_comes_after_them() -> None:
    ours, theirs = GAME.vocabulary, EXTENDED.vocabulary
    assert len(theirs) == len(ours) + 3, "a light, an Oil to retrieve and one to lay from a deck"
    assert [action.notation for action in theirs][-1] == "light"
    assert EXTENDED.rulebook["aerion.beacons.oil-needed"].text("fr").startswith("Allumer un phare")
    assert EXTENDED.rulebook.heading("beacons", "en") == "The Beacons"


@pytest.mark.parametrize("check", kit.PROPERTIES)
def test_it_keeps_every_promise_of_the_kit(check: Check) -> None:
    check(of(EXTENDED, [ALONE]), 3)


def test_it_combines_with_all_the_others() -> None:
    kit.check_components_are_conserved(of(EXTENDED, [WITH_ALL]), 1)
    kit.check_changes_are_announced(of(EXTENDED, [WITH_ALL]), 1)


def test_its_events_are_told_in_its_own_words() -> None:
    assert EXTENDED.events == (*GAME.events, beacons.OilKept, beacons.BeaconLit, beacons.BeaconOut)
    position = {
        "expansions": ["beacons"],
        "display": {"AAA": "helix"},
        "dice": [2, 2, 2, 3, 4, 6],
        "areas": {"oil": ["oil@AAA"]},
    }
    state, events = EXTENDED.from_position(position), Events()
    state.apply(0, EXTENDED.vocabulary.parse("light").id, FastDealer(1), events)
    told = events.seen_by(0)
    assert told == [Moved("oil@AAA", "oil", "discard/AAA"), beacons.BeaconLit("beacon/1")]
    assert EXTENDED.voice.tell(told, EXTENDED.view(state, 0)) == ["A beacon burns."]
    assert EXTENDED.voice.tell(told, EXTENDED.view(state, 0), "fr") == ["Un phare brûle."]


def test_its_rules_forbid_and_its_last_condition_wins() -> None:
    position = {
        "expansions": ["beacons"],
        "ships": ["glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix"],
        "display": {"AAA": "helix"},
        "dice": [2, 2, 2, 3, 4, 6],
        "pieces": {"beacon/1": "lit", "beacon/2": "lit"},
    }
    light = EXTENDED.vocabulary.parse("light").id

    def why_not(**more: object) -> str:
        return EXTENDED.rulebook[EXTENDED.from_position({**position, **more}).why_not(0, light)].id

    assert why_not() == "aerion.beacons.oil-needed"
    assert why_not(areas={"oil": ["oil"]}, dice=[2, 2, 1, 3, 4, 6]) == "aerion.beacons.three-of-a-kind"
    lit = {f"beacon/{at}": "lit" for at in (1, 2, 3)}
    assert why_not(areas={"oil": ["oil"]}, pieces=lit, ships=[]) == "aerion.beacons.all-lit"
    state = EXTENDED.from_position({**position, "areas": {"oil": ["oil"]}})
    state.apply(0, light, FastDealer(1))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_a_storm_puts_a_beacon_out() -> None:
    position = {
        "expansions": ["beacons"],
        "variants": ["storm"],
        "pieces": {"beacon/2": "lit"},
        "display": {"AAA": "helix"},
        "dice": [1, 1, 1, 3, 4, 6],
    }
    state = EXTENDED.from_position(position)
    state.apply(0, EXTENDED.vocabulary.parse("let-go").id, FastDealer(1))
    assert EXTENDED.view(state, 0).pieces["beacon/2"] == "dark"


def test_a_copy_of_the_package_with_one_more_file_plays_it(tmp_path: Path) -> None:
    package = Path(aerodrome.__file__).parent
    shutil.copytree(package, tmp_path / "aerodrome", ignore=shutil.ignore_patterns("__pycache__"))
    for compiled in package.parent.glob("*__mypyc*"):
        shutil.copy(compiled, tmp_path)
    shutil.copy(beacons.__file__, tmp_path / "aerodrome" / "games" / "aerion" / "expansions")
    code = (
        "import aerodrome\n"
        "match = aerodrome.new('aerion', seed=1, options={'expansions': ['beacons', 'eggs']})\n"
        "while match.actors: match.play(match.legal().ids[0])\n"
        "print(aerodrome.__file__, match.outcome.rule, 'beacon/1' in match.view().pieces)"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run((sys.executable, "-c", code), env=environment, capture_output=True, text=True, check=True)
    where, rule, drawn = done.stdout.split()
    assert Path(where).is_relative_to(tmp_path)
    assert rule in GAME.components.endings
    assert drawn == "True"
