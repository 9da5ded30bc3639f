"""Data made to break a reader, the same for all games."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import strategies as st

import aerodrome
from aerodrome.kernel import BadInput, Game
from aerodrome.kernel.record import loads

HUGE_NUMBERS = ("9" * 5_000, "0x" + "f" * 5_000)
HUGE_SEATS = (1 << 63, -(10**30))
OTHER_SHAPES: tuple[object, ...] = ([[]], [{}], {"1": []}, {"gold": []}, [[], [[]]], float("nan"), object())
"""What no entry of a position can be."""


def any_data(words: Sequence[str]) -> st.SearchStrategy[object]:
    """Values of all shapes, in which words of the game come up."""
    known = st.sampled_from([*words, ""])
    leaves = st.none() | st.booleans() | st.integers(-3, 13) | st.integers() | st.floats() | known | st.text(max_size=5)
    return st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=7) | st.dictionaries(known, inner, max_size=4), max_leaves=12
    )


def entries_with_seat(seat: int, action: str) -> tuple[str, str]:
    """The JSON of a decision and of a withdrawal."""
    return f'{{"type":"decision","seat":{seat},"do":"{action}"}}', f'{{"type":"withdraw","seat":{seat}}}'


def check_a_record_with_this_entry_is_refused(game: str, entry: str) -> None:
    text = aerodrome.new(game, seed=7).record().dumps()
    forged = text.replace('"entries": []', f'"entries": [{entry}]')
    assert forged != text
    with pytest.raises(BadInput):
        aerodrome.verify(forged)


def check_a_nested_record_is_refused(game: str, field: str) -> None:
    deep = "[" * 900 + "]" * 900
    text = aerodrome.new(game, seed=7).record().dumps()
    with pytest.raises(BadInput, match="nested"):
        loads(text.replace('"seats":', f'"position": {{"{field}": {deep}}}, "seats":', 1))


def check_endless_numbers_are_refused(game: Game, *fields: str) -> None:
    """A number of so many digits that it cannot even be written in a message."""
    for field in fields:
        for value in (10**5_000, [-(10**5_000)], {"x": [10**5_000]}):
            with pytest.raises(BadInput, match="a number of more than 256 bits"):
                game.from_position({field: value})


def check_nested_positions_are_refused(game: Game, *fields: str) -> None:
    deep: list[object] = []
    for _ in range(5_000):
        deep = [deep]
    for field in fields:
        with pytest.raises(BadInput, match="nested"):
            game.from_position({field: deep})
