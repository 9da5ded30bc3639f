"""The weights of `steady`."""

from __future__ import annotations

from itertools import accumulate

import pytest

from aerodrome.bots.aerion import worth
from aerodrome.bots.aerion.weights import TABLES, WEIGHTS, read


def test_the_tables_lie_where_the_marks_point() -> None:
    starts = [
        worth.BLUEPRINTS_AT,
        worth.MATERIALS_AT,
        worth.CREW_AT,
        worth.COLUMNS_AT,
        worth.SIZES_AT,
        worth.LIFE_AT,
        worth.OPEN_AT,
        worth.PIXIES_AT,
        worth.BOOKS_AT,
        worth.BOOKS_LEFT_AT,
        worth.SHOPS_AT,
        worth.DEFICIT_AT,
        worth.LOST_AT,
        worth.SECOND_AT,
        worth.MARKS,
    ]
    assert starts == list(accumulate(TABLES.values(), initial=0))
    assert len(WEIGHTS) == worth.MARKS


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="'blueprints' of 'weights' has 3 weights, not 16"):
        read("blueprints = [[1, 2, 3]]")
