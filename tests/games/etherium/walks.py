"""Random matches of Etherium to look at: two to six players, both set-ups."""

from __future__ import annotations

import random
from collections.abc import Iterator

import aerodrome
from aerodrome.kernel import Match

SPECTATOR = -1


def begun(seed: int) -> Match:
    """A match from the start: the seed decides how many play, and whether the board is laid by the players."""
    seats = 2 + seed % 5
    options = {"setup": ("first", "tactical")[seed % 2], "extension": "on" if seats > 4 or seed % 3 == 0 else "off"}
    return aerodrome.new("etherium", seats=seats, seed=seed, options=options)


def walk(seed: int) -> Iterator[tuple[Match, int]]:
    """A match before each random decision with the seat that takes it, and at its end with nobody's."""
    match, choices = begun(seed), random.Random(seed)
    while match.outcome is None:
        seat = choices.choice(match.actors)
        yield match, seat
        match.play(choices.choice(list(match.legal(seat))), seat)
    yield match, SPECTATOR


def readers(match: Match) -> range:
    """Somebody who watches, then every seat."""
    return range(SPECTATOR, len(match.position()["peoples"]))
