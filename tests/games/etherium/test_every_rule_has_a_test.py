"""Every rule has a test that names it, a text in both languages, and a place in the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.games.etherium import GAME, rule
from tests.games.etherium.forbidden import FORBIDDEN
from tests.games.etherium.tables import at
from tests.rule_coverage import CoverageChecks, Covered, NumberChecks, RulebookChecks

COVERED = Covered(GAME.rulebook, rule, Path(__file__).parent / "rules")


class TestCoverage(CoverageChecks):
    covered = COVERED


class TestRulebook(RulebookChecks):
    covered = COVERED

    def test_a_rule_names_its_chapter(self) -> None:
        assert GAME.rulebook["etherium.conflict.waits"].rulings == ("conflicts-before-the-first-action",)


class TestNumbers(NumberChecks):
    covered = COVERED


def test_every_forbidding_rule_is_listed() -> None:
    assert set(FORBIDDEN) == set(GAME.rulebook.forbidding.values())


@pytest.mark.parametrize("forbidding", FORBIDDEN)
def test_every_forbidding_rule_really_forbids(forbidding: str) -> None:
    position, action, seat = FORBIDDEN[forbidding]
    table = at(**position)
    assert table.why_not(action, seat) == forbidding
    assert action not in table.may(table.player if seat is None else seat)
