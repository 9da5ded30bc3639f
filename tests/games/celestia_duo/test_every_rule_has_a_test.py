"""Every rule has a test that names it, a text in both languages, and a place in the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

import aerodrome
from aerodrome.games.celestia_duo import GAME, rule
from aerodrome.kernel import BadInput
from tests.games.celestia_duo.forbidden import FORBIDDEN
from tests.games.celestia_duo.tables import at
from tests.rule_coverage import CoverageChecks, Covered, NumberChecks, RulebookChecks

FIRST_RECORDS = sorted({*(Path(__file__).parent / "goldens" / "1").glob("*-*.json")})
COVERED = Covered(GAME.rulebook, rule, Path(__file__).parent / "rules")


class TestCoverage(CoverageChecks):
    covered = COVERED


class TestRulebook(RulebookChecks):
    covered = COVERED

    def test_a_rule_names_its_chapter(self) -> None:
        assert GAME.rulebook["celestia-duo.share.no-two-passes"].rulings == ("passing",)


class TestNumbers(NumberChecks):
    covered = COVERED


def test_rules_that_only_refuse_are_left_out_for_a_reader() -> None:
    left_out = {rule.id for rule in GAME.rulebook} - {rule.id for rule in GAME.rulebook.to_read()}
    assert left_out == {rule.id for rule in GAME.rulebook if rule.only_refuses}
    assert len(left_out) == 40


@pytest.mark.parametrize("record", FIRST_RECORDS, ids=lambda path: path.stem)
def test_records_of_the_first_rules_version_say_why_they_do_not_replay(record: Path) -> None:
    with pytest.raises(BadInput) as error:
        aerodrome.replay(record.read_text(encoding="utf-8"))
    assert str(error.value) == (
        "The record was made with rules version '1' of celestia_duo; this is version '2', "
        "so it cannot be replayed exactly."
    )


def test_every_forbidding_rule_is_listed() -> None:
    assert set(FORBIDDEN) == set(GAME.rulebook.forbidding.values())


@pytest.mark.parametrize("forbidding", FORBIDDEN)
def test_every_forbidding_rule_really_forbids(forbidding: str) -> None:
    position, action, seat = FORBIDDEN[forbidding]
    table = at(**position)
    assert table.why_not(action, seat) == forbidding
    assert action not in table.may(table.player if seat is None else seat)
