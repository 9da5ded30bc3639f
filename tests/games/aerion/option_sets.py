"""Every way to combine Aerion's expansions and their variants, and a sample that covers every pair of choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, product

from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.expansion import Expansion

Options = Mapping[str, object]
Level = tuple[str, tuple[str, ...], tuple[tuple[str, str], ...]] | None
"""An expansion with some of its variants and what is chosen about those, or None where it is not in play."""


def levels(one: type[Expansion]) -> list[Level]:
    """Every way to play an expansion, the last with all its variants and nothing unusual chosen about them."""
    chosen = list(chain.from_iterable(combinations(one.variants, size) for size in range(len(one.variants) + 1)))
    unusual = [
        (one.name, some, ((edition, values[1]),))
        for edition, values in one.editions
        for some in chosen
        if one.edition_of.get(edition) in some
    ]
    return [None, *unusual, *((one.name, some, ()) for some in chosen)]


LEVELS = [levels(one) for one in GAME.components.classes]


def options_of(row: Sequence[Level]) -> Options:
    played = [level for level in row if level is not None]
    variants = [one for _, variants, _ in played for one in variants]
    editions = dict(pair for _, _, chosen in played for pair in chosen)
    return {"expansions": [name for name, _, _ in played], "variants": variants, **editions}


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
EVERYTHING = options_of([next(level for level in choices if level and not level[1]) for choices in LEVELS])
EVERY_VARIANT = options_of([choices[-1] for choices in LEVELS])


def label(options: Options) -> str:
    """A combination as tests and reports name it."""
    editions = [str(value) for name, value in options.items() if name not in ("expansions", "variants", "pixies")]
    names = [*_words(options.get("expansions")), *_words(options.get("variants")), *editions]
    return "+".join(names) or "base"


def _words(value: object) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list | tuple) else []
