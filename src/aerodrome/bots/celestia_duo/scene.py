"""What is open on a table of Celestia Duo, as far as it matters for the odds of winning. This module is compiled.

A scene is made at a briefing, or in the boarding before an Assault. What matters about it is written down as *marks*:
numbers, each of which says one fact. Every mark has a weight in each situation; their sum is the logarithm of the
odds, in thousandths.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.celestia_duo import cards, layout
from aerodrome.games.celestia_duo.table import Table

from . import weights

# Marks of what is open
BIAS: Final[i64] = 0
GAP: Final[i64] = 1  # cards to the pirate ship; in the boarding, masts that stand
GAP_SQUARED: Final[i64] = 2
REACHED: Final[i64] = 3  # 1 when the next movement reaches the pirate ship
PROPELLER: Final[i64] = 4
TO_LAIR: Final[i64] = 5
NEAR_LAIR: Final[i64] = 6  # [4] whether the pirate ship is within 1, 2, 3, 5 cards of its lair
ENERGY: Final[i64] = 10  # [4]
ENERGY_GAP: Final[i64] = 14  # [4] the gap, for each energy
SMOKE: Final[i64] = 18  # [4] whether there are at least that many; the last counts all beyond
GOLD: Final[i64] = 22  # [4]
AMBUSHES: Final[i64] = 26  # since the last stop
AMBUSHES_NEAR_LAIR: Final[i64] = 27  # the same where a stop could lead the pirate ship there
ACTIVE_CREW: Final[i64] = 28  # [8]
USED_CREW: Final[i64] = 36  # [8]
PIRATE: Final[i64] = 44  # [7]
CARDS_GAP: Final[i64] = 51  # cards in both hands times the gap
CARDS_WITHOUT_ENERGY: Final[i64] = 52
# Marks of each hand
FIRST: Final[i64] = 53  # [6] one of a kind
SECOND: Final[i64] = 59  # [6] a second one
MORE: Final[i64] = 65  # each further one
REQUIRED: Final[i64] = 66  # one of a symbol that flags cost in the boarding
SIZE: Final[i64] = 67  # [8] whether there are at least that many cards; the last counts all beyond
EMPTIER: Final[i64] = 75  # cards that one hand has fewer than the other
MARKS: Final[i64] = 76

WEIGHTS: Final = vec[i64](weights.WEIGHTS)
SITUATIONS: Final[i64] = 5  # the chase in Quick, Normal and Expert, the boarding in Normal and Expert
NO_MARKS: Final = vec[i64]([0] * 76)
LAIR_STEPS: Final = vec[i64]([1, 2, 3, 5])
STEPS: Final[i64] = 4
SIZES: Final[i64] = 8
CLOSE_TO_LAIR: Final[i64] = 3


class OpenTable:
    """The open facts; a bot changes a copy to see what would be."""

    def __init__(self) -> None:
        self.situation: i64 = 0
        self.pirate: i64 = 0
        self.gap: i64 = 0
        self.to_lair: i64 = 0
        self.propeller: i64 = 0
        self.energy: i64 = 0
        self.smoke: i64 = 0
        self.gold: i64 = 0
        self.room: i64 = 0
        self.ambushes: i64 = 0
        self.crew: vec[i64] = vec[i64]()

    def copy(self) -> OpenTable:
        other = OpenTable()
        other.situation, other.pirate = self.situation, self.pirate
        other.gap, other.to_lair, other.propeller = self.gap, self.to_lair, self.propeller
        other.energy, other.smoke, other.gold = self.energy, self.smoke, self.gold
        other.room, other.ambushes = self.room, self.ambushes
        other.crew = self.crew[:]
        return other

    def is_boarding(self) -> bool:
        return self.situation > cards.EXPERT

    def worth(self) -> i64:
        """What the open facts add to the logarithm of the odds."""
        marks = NO_MARKS[:]
        self.mark(marks)
        total: i64 = 0
        at = self.situation * MARKS
        for mark in range(FIRST):
            if marks[mark] != 0:
                total += marks[mark] * WEIGHTS[at + mark]
        return total

    def weight(self, mark: i64) -> i64:
        return WEIGHTS[self.situation * MARKS + mark]

    def mark(self, marks: vec[i64]) -> None:
        """Write down the open facts; what the hands add, `CardWorths` knows."""
        marks[BIAS] = 1
        marks[PIRATE + self.pirate] = 1
        marks[GAP] = self.gap
        marks[GAP_SQUARED] = self.gap * self.gap
        if not self.is_boarding():
            self.mark_chase(marks)
        energy = min(self.energy, STEPS - 1)
        marks[ENERGY + energy] = 1
        marks[ENERGY_GAP + energy] = self.gap
        mark_steps(marks, SMOKE, self.smoke)
        mark_steps(marks, GOLD, self.gold)
        for crew in range(cards.CREW):
            if self.crew[crew] == cards.ACTIVE:
                marks[ACTIVE_CREW + crew] = 1
            elif self.crew[crew] == cards.USED:
                marks[USED_CREW + crew] = 1

    def mark_chase(self, marks: vec[i64]) -> None:
        marks[PROPELLER] = self.propeller
        if self.propeller >= self.gap:
            marks[REACHED] = 1
        marks[TO_LAIR] = self.to_lair
        for step in range(STEPS):
            if self.to_lair <= LAIR_STEPS[step]:
                marks[NEAR_LAIR + step] = 1
        marks[AMBUSHES] = self.ambushes
        if self.to_lair <= CLOSE_TO_LAIR:
            marks[AMBUSHES_NEAR_LAIR] = self.ambushes


def mark_steps(marks: vec[i64], at: i64, n: i64) -> None:
    """Write down whether there is at least one, two, three; then how many more."""
    for step in range(STEPS - 1):
        if n > step:
            marks[at + step] = 1
    if n >= STEPS:
        marks[at + STEPS - 1] = n - STEPS + 1


def scene_of(state: Table) -> OpenTable:
    """The open facts of a table."""
    scene = OpenTable()
    mode: i64 = cards.MODE_OF_PIRATE[state.pirate]
    scene.pirate = state.pirate
    if state.boarding != 0:
        scene.situation = mode + cards.EXPERT
        scene.gap = state.masts
    else:
        scene.situation = mode
        scene.gap = state.chased - state.airship
        scene.to_lair = cards.LAIR - state.chased
        scene.propeller = state.propeller() + state.olga
    scene.energy = state.energy
    scene.smoke = state.smoke
    scene.gold = state.gold
    scene.room = state.room()
    scene.ambushes = state.ambushes
    scene.crew = state.cells[layout.CREW_AT : layout.CREW_AT + cards.CREW]
    return scene


def abs_of(value: i64) -> i64:
    if value < 0:
        return -value
    return value


def odds(worth: i64) -> float:
    """The chance of winning that a worth stands for."""
    return 1.0 / (1.0 + exp(-float(worth) / 1000.0))
