"""Every rule has a test that names it, a text in both languages, and a place in the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aerodrome.games.aerion import GAME, rule
from aerodrome.games.aerion.components import EXPANSION_RULES
from aerodrome.games.aerion.expansion import Expansion
from tests.games.aerion.hellkite_tables import DEFEATED
from tests.games.aerion.tables import LAST_CARD, NOTHING, at
from tests.rule_coverage import CoverageChecks, Covered, NumberChecks, RulebookChecks, sections_of

COVERED = Covered(GAME.rulebook, rule, Path(__file__).parent / "rules")


class TestCoverage(CoverageChecks):
    covered = COVERED


class TestRulebook(RulebookChecks):
    covered = COVERED


class TestNumbers(NumberChecks):
    covered = COVERED

    def test_further_expansions_have_the_numbers_behind_them(self) -> None:
        assert max(GAME.rulebook.forbidding) + 1 == rule.ADDED


@pytest.mark.parametrize("expansion", GAME.components.classes, ids=lambda one: one.name)
def test_the_rules_of_an_expansion_are_listed_in_the_file(expansion: type[Expansion]) -> None:
    assert expansion.rules == {}
    assert set(expansion.endings) <= set(dict(sections_of(GAME.rulebook))[expansion.name])


def test_the_file_lists_rules_of_expansions_only() -> None:
    assert {entry.section for entry in EXPANSION_RULES} == {one.name for one in GAME.components.classes}


RETRIEVING: dict[str, Any] = {"step": "retrieve", "waiting": ["roll"], "pile": "AAAA", "discards": {"AAAA": ["nut"]}}


def with_factories(*factories: str) -> dict[str, Any]:
    return {"expansions": ["flagship"], "areas": {"factories": list(factories)}}


EXPANDED: dict[str, Any] = {**with_factories("library", "archive"), "variants": ["expand-the-factory"]}
CLOUDS: dict[str, Any] = {"expansions": ["stone-clouds"]}
STRIKING: dict[str, Any] = {**CLOUDS, "step": "strike", "dice": [6] * 6, "counters": {"strikes": 1}}
PIERS: dict[str, Any] = {"expansions": ["piers"]}
EGGS: dict[str, Any] = {"expansions": ["eggs"]}
CHOOSING: dict[str, Any] = {**EGGS, "step": "revealed", "waiting": ["start"], "areas": {"revealed": ["book@AAA"]}}
HELLKITE: dict[str, Any] = {"expansions": ["hellkite"]}
IN_THE_LAIR: dict[str, Any] = {
    **HELLKITE,
    "step": "lair",
    "dice": [1] * 6,
    "display": {"AAA": "helix", "AAAA": "glider"},
    "pieces": {"outpost/1": "gone", "lair/1": "gone", "grant": "material"},
    "counters": {"unseen-lair/material": 1},
}

FORBIDDEN: dict[str, tuple[dict[str, Any], str]] = {
    "aerion.workshop.one-of-each": (
        {"step": "place", "acquired": "nut@AAAA", "workshops": [["helix@AA+BB"]]},
        "place 1",
    ),
    "aerion.workshop.one-ship": ({"step": "place", "acquired": "nut@AAAA", "workshops": [["hornet"]]}, "place 1"),
    "aerion.workshop.crew-last": ({"reserve": ["sognae@AAAA"]}, "move sognae AAAA 2"),
    "aerion.book.needed": ({"dice": NOTHING}, "book-rerolls"),
    "aerion.book.rerolls-after-roll": ({"pulpit": ["book"]}, "book-rerolls"),
    "aerion.book.only-acquired-element": ({"pulpit": ["book"]}, "book-reserve"),
    "aerion.book.retrieve-elements-only": ({"pulpit": ["book"]}, "book-retrieve AAA"),
    "aerion.book.retrieve-one-pile": (RETRIEVING, "take helix"),
    "aerion.book.retrieve-at-least-one": (RETRIEVING, "enough"),
    "aerion.book.retrieve-to-the-end": (RETRIEVING, "roll"),
    "aerion.reserve.holds-card": ({}, "move nut AAAA 1"),
    "aerion.pixie.after-roll": ({}, "pixie 1 2"),
    "aerion.pixie.none-left": ({"dice": NOTHING, "pixies": 0}, "pixie 1 2"),
    "aerion.pixie.die-shows": ({"dice": NOTHING}, "pixie 5 1"),
    "aerion.roll.comes-first": ({}, "discard AAA"),
    "aerion.roll.once": ({"dice": NOTHING}, "roll"),
    "aerion.reroll.pay-first": ({"dice": NOTHING}, "keep 11"),
    "aerion.reroll.dice-shown": ({"dice": NOTHING, "rerolls": 1}, "keep 5"),
    "aerion.reroll.choose-dice-now": ({"step": "reroll", "dice": NOTHING}, "discard AAA"),
    "aerion.reroll.must-go-on": ({"dice": NOTHING}, "let-go"),
    "aerion.reroll.not-the-last-card": ({"dice": NOTHING, "display": LAST_CARD}, "discard AAA"),
    "aerion.display.card-there": ({"dice": NOTHING, "display": LAST_CARD}, "acquire AAAA"),
    "aerion.acquire.combination": ({"dice": NOTHING}, "acquire AAA"),
    "aerion.acquire.card-awaits-place": ({"step": "place", "acquired": "nut@AAAA"}, "acquire AAA"),
    "aerion.acquire.nothing-to-place": ({"dice": NOTHING}, "reject"),
    "aerion.acquire.pulpit-full": ({"step": "place", "acquired": "book@AAA", "pulpit": ["book@AAAA"]}, "place 1"),
    "aerion.replenish.not-yet": ({"dice": NOTHING}, "replenish"),
    "aerion.replenish.last-chance": ({"step": "replenish"}, "acquire AAA"),
    "aerion.workshop.elements-only": (
        {**EXPANDED, "step": "place", "acquired": "security@AAA+BB"},
        "place 1",
    ),
    "aerion.two.common-workshop": ({"step": "place", "acquired": "nut@AAAA"}, "place common"),
    "aerion.two.own-workshop": ({"seats": 2, "step": "place", "acquired": "nut@AAAA"}, "place 2"),
    "aerion.expansion.not-in-play": ({"dice": NOTHING}, "hunt"),
    "aerion.replenish.end-of-turn": ({"dice": NOTHING}, "end-turn"),
    "aerion.flagship.factory-needed": ({**with_factories(), "dice": NOTHING}, "research"),
    "aerion.flagship.one-of-each": (
        {**with_factories(), "reserve": ["nut@AAAA"], "areas": {"flagship": ["nut@AA+BB"]}},
        "embark-reserve nut AAAA",
    ),
    "aerion.flagship.no-blueprint": ({**with_factories(), "step": "place", "acquired": "hornet@AAA"}, "embark"),
    "aerion.flagship.crew-last": (
        {**with_factories(), "reserve": ["sognae@AAAA"]},
        "embark-reserve sognae AAAA",
    ),
    "aerion.flagship.already-flies": (
        {**with_factories(), "reserve": ["nut@AAAA"], "pieces": {"flagship": "flying"}},
        "embark-reserve nut AAAA",
    ),
    "aerion.flagship.research-after-first-roll": (
        {**with_factories("research-lab"), "dice": NOTHING},
        "research",
    ),
    "aerion.flagship.logistics-after-discard": ({**with_factories("logistics"), "dice": NOTHING}, "turn 1"),
    "aerion.flagship.security-after-discard": ({**with_factories("security"), "dice": NOTHING}, "secure"),
    "aerion.flagship.two-factories": ({**EXPANDED, "step": "place", "acquired": "nut@AAAA"}, "replace library"),
    "aerion.clouds.not-acquired": (
        {**CLOUDS, "dice": [1, 1, 1, 2, 3, 4], "display": {"AAA": "bird"}},
        "acquire AAA",
    ),
    "aerion.clouds.thirty-points": ({**CLOUDS, "dice": NOTHING}, "demolish none"),
    "aerion.clouds.bird-in-display": ({**CLOUDS, "dice": NOTHING}, "demolish AAA"),
    "aerion.clouds.flock": (
        {**CLOUDS, "variants": ["the-flock"], "dice": [6] * 6, "display": {"AAA": "bird"}},
        "demolish AAA",
    ),
    "aerion.clouds.none-left": (
        {**CLOUDS, "dice": [6] * 6, "pieces": {f"cloud/{at}": "gone" for at in range(1, 7)}},
        "demolish none",
    ),
    "aerion.clouds.strike-now": (STRIKING, "acquire AAA"),
    "aerion.clouds.points-first": ({**CLOUDS, "dice": [6] * 6}, "strike intact"),
    "aerion.clouds.cracked-first": (STRIKING, "strike cracked"),
    "aerion.clouds.choose-a-ship": ({**STRIKING, "variants": ["pinned-down"]}, "strike intact"),
    "aerion.clouds.all-alike": (STRIKING, "strike bee"),
    "aerion.clouds.cloud-gone": (
        {**STRIKING, "variants": ["pinned-down"], "pieces": {"cloud/3": "gone"}},
        "strike bee",
    ),
    "aerion.piers.not-acquired": (
        {**PIERS, "dice": [1, 1, 1, 2, 3, 4], "display": {"AAA": "worker"}},
        "acquire AAA",
    ),
    "aerion.piers.worker-in-display": ({**PIERS, "dice": NOTHING}, "hire AAA"),
    "aerion.piers.one-worker": (
        {
            **PIERS,
            "variants": ["no-debt"],
            "dice": NOTHING,
            "display": {"AAA": "worker"},
            "areas": {"payroll/1": ["worker@AAAA"]},
        },
        "hire AAA",
    ),
    "aerion.piers.twenty-six": ({**PIERS, "dice": NOTHING, "areas": {"payroll/1": ["worker@AAA"]}}, "pay AAA"),
    "aerion.piers.worker-on-payroll": ({**PIERS, "dice": [6] * 6}, "pay AAA"),
    "aerion.piers.five-of-a-kind": ({**PIERS, "dice": NOTHING}, "build-pier"),
    "aerion.piers.all-built": (
        {**PIERS, "dice": [6] * 6, "pieces": {f"pier/{at}": "built" for at in range(1, 4)}},
        "build-pier",
    ),
    "aerion.eggs.not-discarded": (
        {**EGGS, "dice": NOTHING, "display": {"AAA": "egg", "AAAA": "nut"}},
        "discard AAA",
    ),
    "aerion.eggs.eggs-needed": ({**EGGS, "areas": {"eggs": ["egg@AAA"]}}, "hatch AAA 2"),
    "aerion.eggs.deck-not-empty": ({**EGGS, "areas": {"eggs": ["egg@AAA"]}, "rest": "discards"}, "hatch AAA 1"),
    "aerion.eggs.choose-now": (CHOOSING, "roll"),
    "aerion.eggs.only-revealed": (CHOOSING, "lay nut"),
    "aerion.eggs.must-choose": ({**CHOOSING, "egg-choice": "required"}, "lay-none"),
    "aerion.eggs.save-shell": ({**EGGS, "dice": NOTHING}, "save-shell"),
    "aerion.eggs.fragile": (
        {**EGGS, "variants": ["fragile-shells"], "dice": NOTHING, "display": {"AAA": "egg"}},
        "save-shell",
    ),
    "aerion.eggs.not-lost-yet": ({**EGGS, "dice": NOTHING}, "give-up"),
    "aerion.hellkite.blocks": (
        {**HELLKITE, "dice": [1, 1, 1, 2, 3, 4], "display": {"AAA": "book"}, "pieces": {"outpost/1": "book"}},
        "acquire AAA",
    ),
    "aerion.hellkite.fifteen": ({**HELLKITE, "dice": [1, 2, 2, 3, 4, 4]}, "hunt"),
    "aerion.hellkite.defeated": (
        {
            **HELLKITE,
            "dice": [1] * 6,
            **DEFEATED,
        },
        "hunt",
    ),
    "aerion.hellkite.outposts-first": (
        {
            **HELLKITE,
            "variants": ["impregnable-fortress"],
            "dice": [1] * 6,
            "pieces": {"outpost/1": "gone", "lair/1": "book"},
            "counters": {"unseen-lair/book": 1},
        },
        "hunt",
    ),
    "aerion.hellkite.ends-only": (
        {**HELLKITE, "variants": ["impregnable-fortress"], "dice": [1] * 6, "pieces": {"hellkite": "2"}},
        "hunt",
    ),
    "aerion.hellkite.lair-now": (IN_THE_LAIR, "roll"),
    "aerion.hellkite.lair-type": (IN_THE_LAIR, "seize AAAA"),
}
"""For each rule that can forbid something, a position and an action that it forbids there."""


def test_every_forbidding_rule_is_listed() -> None:
    assert set(FORBIDDEN) == set(GAME.rulebook.forbidding.values())


@pytest.mark.parametrize("forbidding", FORBIDDEN)
def test_every_forbidding_rule_really_forbids(forbidding: str) -> None:
    position, action = FORBIDDEN[forbidding]
    table = at(**position)
    assert table.why_not(action) == forbidding
    assert action not in table
