"""How the weights of Etherium's bot are fitted: least squares on made-up rows, gifts, rows and files."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from aerodrome.bots.etherium.weights import MARK_NAMES, SEASONS_LEFT, WEIGHTS, read
from aerodrome.games.etherium import GAME, Table
from aerodrome.kernel import FastDealer
from bench.fit_etherium import HALVES, MARKS, OTHERS, beside, fit_all, give, half_stars
from bench.fitting.files import Row, with_weights
from bench.fitting.least_squares import fit, solved
from tests.games.etherium.subject import census

SHIPPED = Path(__file__).parents[2] / "src/aerodrome/bots/etherium/weights.toml"


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


def test_rows_that_fit_exactly_give_the_weights_they_were_made_with() -> None:
    chance, weights = Random(1), [2.0, -1.0, 0.5]
    rows = [[float(chance.randrange(4)) for _ in weights] for _ in range(200)]
    targets = [sum(weight * amount for weight, amount in zip(weights, row, strict=True)) for row in rows]
    assert fit(rows, targets, [0.0] * 3, [1e-6] * 3) == pytest.approx(weights, abs=1e-3)


def test_a_weight_that_is_held_moves_only_as_far_as_the_rows_outweigh_it() -> None:
    rows, targets = [[1.0]] * 30, [3.0] * 30
    assert fit(rows, targets, [1.0], [30.0]) == pytest.approx([2.0])


def test_a_mark_without_rows_stays_where_it_is() -> None:
    assert fit([[1.0, 0.0]], [1.0], [0.0, 7.0], [1.0, 1.0])[1] == 7.0


def test_a_number_stands_beside_those_of_the_others() -> None:
    assert beside([5, 1, 2, 3], 0) == OTHERS * 5 - 6


def test_an_odd_cube_of_ether_is_half_a_star() -> None:
    state = GAME.from_position({"players": [{"cubes": {"ether": 3}, "levels": {"guide": 1}}, {}]})
    assert half_stars(state, 0) == 2 + 3


def test_gifts_leave_every_piece_on_the_table() -> None:
    chance, dealer = Random(2), FastDealer(3)
    state = GAME.start(GAME.settle_options({}), 4, dealer)
    assert isinstance(state, Table)
    before, key = census(state), state.key()
    for at in range(300):
        give(state, at % 4, chance, dealer)
    assert census(state) == before
    assert state.key() != key


def test_a_mark_that_goes_with_stars_gains_weight_and_the_end_of_the_year_stays() -> None:
    card = MARK_NAMES.index("card")
    rows: list[Row] = []
    for left in range(1, SEASONS_LEFT):
        for amount in (-6, 0, 6):
            marks = [0] * MARKS
            marks[card] = amount
            rows += [(amount // OTHERS * HALVES * 5, left, at % 4, *marks) for at in range(200)]
    fitted = fit_all(rows, WEIGHTS)
    of_card = fitted[card * SEASONS_LEFT : (card + 1) * SEASONS_LEFT]
    assert of_card[0] == WEIGHTS[card] / 1000
    assert of_card[1:] == pytest.approx([5.0] * (SEASONS_LEFT - 1), abs=0.5)


def test_fitted_weights_are_written_where_they_are_read_from() -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    in_order = [float(mark) for mark in range(MARKS) for _ in range(SEASONS_LEFT)]
    assert read(with_weights(text, in_order)) == [1000 * mark for mark in range(MARKS)] * SEASONS_LEFT
