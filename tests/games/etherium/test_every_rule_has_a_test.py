"""Every rule has a test that names it, a text in both languages, and a place in the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.games.etherium import GAME, rule_ids
from aerodrome.games.etherium.rulebook import SECTIONS
from tests.games.etherium.forbidden import FORBIDDEN
from tests.games.etherium.tables import at
from tests.rule_coverage import CoverageChecks, Covered, RulebookChecks, constants

COVERED = Covered(GAME.rulebook, SECTIONS, rule_ids.FORBIDDING, Path(__file__).parent / "rules")


class TestCoverage(CoverageChecks):
    covered = COVERED


class TestRulebook(RulebookChecks):
    covered = COVERED

    def test_a_rule_names_its_chapter(self) -> None:
        assert GAME.rulebook["etherium.conflict.waits"].rulings == ("conflicts-before-the-first-action",)


def test_every_number_has_a_rule() -> None:
    numbers = sorted(constants(rule_ids).values())
    assert numbers == list(range(10, 10 + len(numbers)))
    assert set(numbers) == rule_ids.FORBIDDING.keys()


def test_every_forbidding_rule_is_listed() -> None:
    assert list(FORBIDDEN) == list(rule_ids.FORBIDDING.values())


@pytest.mark.parametrize("rule", FORBIDDEN)
def test_every_forbidding_rule_really_forbids(rule: str) -> None:
    position, action, seat = FORBIDDEN[rule]
    table = at(**position)
    assert table.why_not(action, seat) == rule
    assert action not in table.may(table.player if seat is None else seat)
