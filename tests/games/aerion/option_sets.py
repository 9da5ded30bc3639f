"""Every way to combine Aerion's expansions and their variants, and a sample that covers every pair of choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, product

from aerodrome.games.aerion import GAME

Options = Mapping[str, object]
Level = tuple[str, tuple[str, ...]] | None
"""An expansion with some of its variants, or None where it is not in play."""


def levels(name: str, variants: Sequence[str]) -> list[Level]:
    chosen = chain.from_iterable(combinations(variants, size) for size in range(len(variants) + 1))
    return [None, *((name, some) for some in chosen)]


LEVELS = [levels(one.name, one.variants) for one in GAME.components.classes]


def options_of(row: Sequence[Level]) -> Options:
    played = [level for level in row if level is not None]
    return {"expansions": [name for name, _ in played], "variants": [one for _, variants in played for one in variants]}


def every_combination() -> Iterator[Options]:
    return (options_of(row) for row in product(*LEVELS))


def covering_sample() -> list[Options]:
    """A few combinations in which every two choices for two expansions come together at least once."""
    missing = {
        (one, other, first, second)
        for one, other in combinations(range(len(LEVELS)), 2)
        for first in range(len(LEVELS[one]))
        for second in range(len(LEVELS[other]))
    }
    rows: list[Options] = []
    while missing:
        row = max(product(*(range(len(choices)) for choices in LEVELS)), key=lambda row: len(_pairs(row) & missing))
        missing -= _pairs(row)
        rows.append(options_of([choices[at] for choices, at in zip(LEVELS, row, strict=True)]))
    return rows


def _pairs(row: Sequence[int]) -> set[tuple[int, int, int, int]]:
    return {(one, other, row[one], row[other]) for one, other in combinations(range(len(row)), 2)}


BASE: Options = {}
EVERYTHING = options_of([choices[1] for choices in LEVELS])
EVERY_VARIANT = options_of([choices[-1] for choices in LEVELS])


def label(options: Options) -> str:
    """A combination as tests and reports name it."""
    names = [*_words(options.get("expansions")), *_words(options.get("variants"))]
    return "+".join(names) or "base"


def _words(value: object) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list | tuple) else []
