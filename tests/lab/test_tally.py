"""What many results tell together."""

from __future__ import annotations

import math

import pytest

from aerodrome.lab import Breakdown, Result, Tally, wilson


def result(
    winners: tuple[int, ...],
    ending: str,
    scores: tuple[int, ...],
    turns: int | None,
    decisions: int,
    seats: int | None = None,
    **facts: str | int,
) -> Result:
    return Result(
        match=0,
        seats=len(scores) if seats is None else seats,
        winners=winners,
        ending=ending,
        scores=scores,
        turns=turns,
        decisions=decisions,
        facts=facts,
    )


SOLO = [
    result((0,), "win", (6,), 20, 200),
    result((), "cards", (2,), 10, 110),
    result((), "eggs", (4,), 12, 120),
    result((), "cards", (0,), 14, 90),
]


def test_a_tally_of_nothing() -> None:
    tally = Tally()
    assert (tally.matches, tally.won, tally.wins, tally.win_rates, tally.intervals) == (0, 0, [], (), ())
    assert (tally.mean_turns, tally.mean_decisions, tally.mean_scores) == (None, None, ())


def test_victories_losses_and_means() -> None:
    tally = Tally(SOLO)
    assert (tally.matches, tally.won, tally.wins) == (4, 1, [1])
    assert tally.win_rates == (0.25,)
    assert tally.intervals == (wilson(1, 4),)
    assert tally.endings == {"win": 1, "cards": 2, "eggs": 1}
    assert tally.losses.most_common() == [("cards", 2), ("eggs", 1)]
    assert (tally.mean_turns, tally.mean_decisions, tally.mean_scores) == (14.0, 130.0, (3.0,))
    assert tally.is_shared


def test_seats_that_win_together_and_seats_that_do_not() -> None:
    together = Tally([result((0, 1), "win", (3, 3), 9, 9), result((), "loss", (1, 2), 9, 9)])
    assert together.is_shared
    assert together.wins == [1, 1]
    apart = Tally([result((0, 1), "points", (3, 3), None, 9), result((1,), "points", (1, 2), None, 9)])
    assert not apart.is_shared
    assert (apart.won, apart.wins, apart.win_rates) == (2, [1, 2], (0.5, 1.0))
    assert apart.losses == {}
    assert apart.mean_turns is None
    assert apart.mean_scores == (2.0, 2.5)


def test_a_game_without_scores_is_tallied_by_its_victories() -> None:
    together = Tally([result((), "lair", (), 9, 9, seats=2), result((0, 1), "caught", (), 9, 9, seats=2)])
    assert (together.wins, together.win_rates, together.mean_scores) == ([1, 1], (0.5, 0.5), ())
    assert together.is_shared
    assert not Tally([result((0,), "caught", (), 9, 9, seats=2)]).is_shared


# Breakdowns

CHASES = [
    result((0, 1), "caught", (), 9, 90, seats=2, pirate="noa", distance=12),
    result((), "lair", (), 9, 90, seats=2, pirate="noa", distance=13),
    result((), "lair", (), 9, 90, seats=2, pirate="isaure", distance=12),
    result((), "energy", (), 9, 90, seats=2, pirate="noa", distance=12),
]


def test_a_breakdown_has_a_tally_for_each_value() -> None:
    found = Breakdown(("pirate",), CHASES).tallies
    assert {values: (tally.matches, tally.won) for values, tally in found.items()} == {
        ("noa",): (3, 1),
        ("isaure",): (1, 0),
    }
    assert found[("noa",)].losses == {"lair": 1, "energy": 1}


def test_a_breakdown_by_several_facts_has_a_tally_for_each_combination_that_was_played() -> None:
    found = Breakdown(("pirate", "distance"), CHASES).tallies
    assert {values: tally.matches for values, tally in found.items()} == {
        ("noa", 12): 2,
        ("noa", 13): 1,
        ("isaure", 12): 1,
    }


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 29, 0.0061, 0.1718), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    found = wilson(hits, tries)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@pytest.mark.parametrize("tries", [1, 7, 60])
def test_at_the_bounds_of_the_interval_the_score_test_just_accepts(tries: int) -> None:
    for hits in range(tries + 1):
        found = wilson(hits, tries)
        for bound in found:
            if 0 < bound < 1:
                score = abs(hits / tries - bound) / math.sqrt(bound * (1 - bound) / tries)
                assert score == pytest.approx(1.95996, abs=1e-4)
        assert found.low <= hits / tries <= found.high
