"""The Flagship: five more Elements to acquire, and factories. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Picture
from aerodrome.games.aerion.expansions.flagship import FACTORIES, Flagship

FACTORY_WORTH: Final[vec[i64]] = vec[i64]([400, 150, 300, 400, 300, 250])
"""What each factory adds to the odds."""


def odds(flagship: Flagship, picture: Picture) -> i64:
    worth: i64 = 0
    for factory in range(FACTORIES):
        if flagship.has(picture, factory):
            worth += FACTORY_WORTH[factory]
    return worth


def exchange(flagship: Flagship, picture: Picture, card: i64, closed: i64) -> Picture:
    """The picture with a factory in place of another."""
    changed = picture.copy()
    changed.take_out(flagship.factories, flagship.find(picture, flagship.factories, closed))
    changed.put_in(flagship.factories, card)
    return changed
