"""How seats fared that play against each other: shares of victories, fair shares, points by source."""

from __future__ import annotations

from fractions import Fraction

import pytest

from aerodrome.games.etherium import GAME
from aerodrome.lab import Result, Sheet, Simulation, Standings, simulate, wilson

DUELS = Simulation(game="etherium", bots=("random",) * 4, matches=12, seed=3, rotate=True)


def result(winners: tuple[int, ...], *peoples: str, bots: str = "", scores: tuple[int, ...] = ()) -> Result:
    return Result(
        match=0,
        seats=len(peoples),
        winners=winners,
        ending="etherium.end.stars",
        scores=scores or (0,) * len(peoples),
        turns=None,
        decisions=9,
        facts={},
        bots=tuple(bots or "a" * len(peoples)),
        seated=tuple({"people": people, "guide": number} for number, people in enumerate(peoples)),
    )


def test_a_shared_victory_counts_as_shares() -> None:
    found = Standings(("people",), [result((0,), "x", "y", "z"), result((0, 2), "x", "y", "z")]).rows
    assert {values[0]: row.victories for values, row in found.items()} == {
        "x": Fraction(3, 2),
        "y": 0,
        "z": Fraction(1, 2),
    }
    assert found[("x",)].rate == Fraction(3, 4)
    assert found[("x",)].interval == wilson(1.5, 2)


def test_the_fair_share_follows_the_size_of_the_table() -> None:
    found = Standings(("people",), [result((0,), "x", "y"), result((0,), "x", "y", "z", "u")]).rows
    assert {values[0]: row.fair for values, row in found.items()} == {
        "x": Fraction(3, 8),
        "y": Fraction(3, 8),
        "z": Fraction(1, 4),
        "u": Fraction(1, 4),
    }


def test_seats_of_one_match_that_belong_together_are_one_try() -> None:
    """Three seats of the same bot do not win independently of each other."""
    found = Standings(("bot",), [result((1,), *"xyzu", bots="abbb"), result((0,), *"xyzu", bots="abbb")]).rows
    many = found[("b",)]
    assert (many.matches, many.seats, many.rate, many.fair) == (2, 6, Fraction(1, 2), Fraction(3, 4))
    assert many.interval == wilson(1, 2)
    assert (found[("a",)].rate, found[("a",)].fair) == (Fraction(1, 2), Fraction(1, 4))


def test_seats_are_told_apart_by_facts_number_bot_and_size() -> None:
    results = [result((0,), "x", "y", bots="ab"), result((1,), "y", "x", "z", bots="bab")]
    for facts, values in (
        (("seat",), {(1,), (2,), (3,)}),
        (("players",), {(2,), (3,)}),
        (("people", "bot"), {("x", "a"), ("y", "b"), ("z", "b")}),
        (("players", "seat"), {(2, 1), (2, 2), (3, 1), (3, 2), (3, 3)}),
    ):
        assert set(Standings(facts, results).rows) == values


def test_means_are_those_of_one_seat() -> None:
    found = Standings(("people",), [result((0,), "x", "y", scores=(4, 3)), result((0,), "y", "x", scores=(6, 1))]).rows
    assert (found[("x",)].mean_score, found[("y",)].mean_score) == (2.5, 4.5)
    assert (found[("x",)].mean("guide"), found[("x",)].mean("ether")) == (0.5, 0.0)


@pytest.mark.parametrize(
    ("wins", "losses", "off"), [(50, 50, False), (59, 41, False), (60, 40, True), (40, 60, True), (41, 59, False)]
)
def test_who_is_further_from_the_fair_share_than_chance_explains_is_off_balance(
    wins: int, losses: int, off: bool
) -> None:
    found = Standings(("people",), [result((0,), "x", "y")] * wins + [result((1,), "x", "y")] * losses)
    assert found.rows[("x",)].is_off_balance is off
    assert [values for values, _ in found.off_balance()] == ([("x",), ("y",)] if off else [])


def test_of_a_whole_table_nobody_is_off_balance() -> None:
    """Three thirds are one, and no rounding makes them more."""
    found = Standings(("bot",), [result((0, 1, 2), "x", "y", "z")] * 7)
    assert found.rows[("a",)].rate == found.rows[("a",)].fair == 1
    assert list(found.off_balance()) == []


def test_etherium_tells_the_stars_of_each_seat_by_source() -> None:
    for one in simulate(DUELS, workers=1):
        assert one.turns is None
        assert [tuple(seat) for seat in one.seated] == [("people", *GAME.summary.sources)] * 4
        totals = tuple(sum(value for value in seat.values() if isinstance(value, int)) for seat in one.seated)
        assert totals == one.scores
    rows = Standings(("people",), simulate(DUELS, workers=1)).rows
    for row in rows.values():
        assert sum(row.mean(source) for source in GAME.summary.sources) == pytest.approx(row.mean_score)
    assert sum(row.victories for row in rows.values()) == 12


def test_a_sheet_has_a_row_for_each_seat() -> None:
    sheet = Sheet(GAME)
    columns = sheet.heading().decode().rstrip("\n").split(",")
    assert columns[:9] == ["match", "players", "seat", "bot", "victory", "score", "ending", "turns", "decisions"]
    assert columns[9:] == ["people", *GAME.summary.sources]
    rows = sheet.rows(result((0, 1), "x", "y,z", bots="ab", scores=(7, 7))).decode().splitlines()
    assert rows[0].startswith("0,2,1,a,0.5,7,etherium.end.stars,,9,x,")
    assert rows[1].startswith('0,2,2,b,0.5,7,etherium.end.stars,,9,"y,z",')
    assert {len(row.split(",")) for row in rows} == {len(columns), len(columns) + 1}
