"""The goal of the game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.etherium.tables import Scene, change
from tests.rules_marker import rule


def last_moment(*players: Mapping[str, object]) -> Scene:
    """The last moment of the year, with nobody's guide counting where it is not named."""
    entries = [{"levels": {"guide": 0}, "cubes": {"ether": 0}, **player} for player in players]
    return change(season_number=7, players=entries)


@rule("etherium.goal.stars")
@pytest.mark.parametrize("best", range(4))
def test_who_has_most_stars_when_the_year_is_over_wins(best: int) -> None:
    players: list[Mapping[str, object]] = [{"tokens": {"army": 1}} for _ in range(4)]
    players[best] = {"tokens": {"army": 1, "ether": 1}}
    table = last_moment(*players)
    assert table.state.outcome() is None
    table.play("pass")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == (best,)
    assert outcome.rule == "etherium.end.stars"
    assert outcome.scores == tuple(3 if seat == best else 2 for seat in range(4))


@rule("etherium.goal.sources")
def test_stars_come_from_tokens_capacities_the_guide_and_ether_cubes() -> None:
    rich = {
        "tokens": {"army": 1, "ether": 1, "connection": 1, "booster": 1, "sack": 1},
        "capacities": ["resource", "omen"],
        "levels": {"guide": 3},
        "cubes": {"wood": 5, "ether": 5, "booster": 3},
    }
    table = last_moment(rich, {}, {}, {})
    assert table.of(0).stars == {
        "army-tokens": 2,
        "ether-tokens": 1,
        "connection-tokens": 4,
        "booster-tokens": 4,
        "sack-tokens": 6,
        "capacities": 3,
        "guide": 3,
        "ether": 2,
    }
    assert sum(table.of(1).stars.values()) == 0
    table.play("pass")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (25, 0, 0, 0)
