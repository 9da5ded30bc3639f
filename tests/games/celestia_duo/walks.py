"""Random matches of Celestia Duo to look at, from the start and from the middle of things."""

from __future__ import annotations

import random
from collections.abc import Iterator

import aerodrome
from aerodrome.games.celestia_duo.cards import MODE_NAMES
from aerodrome.kernel import Match

from .midway import MIDWAY

READERS = (0, 1, -1)  # both seats, and somebody who watches
TALK_SHARE = 0.15


def begun(seed: int) -> Match:
    """A match from the start for the first seeds, later ones from the middle, in turn."""
    positions = len(MIDWAY) + len(MODE_NAMES)
    if seed % positions < len(MODE_NAMES):
        return aerodrome.new("celestia_duo", seats=2, seed=seed, options={"mode": MODE_NAMES[seed % positions]})
    return aerodrome.from_position("celestia_duo", MIDWAY[seed % positions - len(MODE_NAMES)], seed=seed)


def walk(seed: int) -> Iterator[tuple[Match, int]]:
    """A match before each random decision with the seat that takes it, and at its end with nobody's."""
    match, choices = begun(seed), random.Random(seed)
    while match.outcome is None:
        seat = choices.choice(match.actors)
        yield match, seat
        legal = list(match.legal(seat))
        quiet = [action for action in legal if action.verb != "say"]
        match.play(choices.choice(quiet if quiet and choices.random() > TALK_SHARE else legal), seat)
    yield match, -1
