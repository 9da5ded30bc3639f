"""The Hourglasses: one from each deck, before the deck runs out of them. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.picture import EASY_DECKS, Picture
from aerodrome.games.aerion.cards import DECKS, KINDS, MOST_CARDS_IN_A_DECK
from aerodrome.games.aerion.expansion import BITS
from aerodrome.games.aerion.expansions.hourglasses import Hourglasses
from aerodrome.games.aerion.layout import DECK_AT, TOP_AT, TOP_HEIGHT_AT
from aerodrome.games.aerion.table import Table

WORK: Final[i64] = 20
"""How much work a missing Hourglass is, in tenths of a card."""
MISSING: Final[vec[i64]] = vec[i64]([-9000, -1500, -600, -270, -120, -9000, -2700, -1260, -600, -300])
"""What a missing Hourglass does to the odds: [hard deck, how many the deck still holds]."""
MOST_SAND: Final[i64] = 4


def read(expansion: Hourglasses, table: Table, picture: Picture) -> None:
    tasks = picture.tasks
    kind = expansion.hourglass.number
    tasks.hourglass = kind
    for deck in range(DECKS):
        if table.lies_in(expansion.acquired, deck * KINDS + kind):
            continue
        tasks.glasses |= BITS[deck]
        sand = table.cells[DECK_AT + deck * KINDS + kind]
        for known in range(table.cells[TOP_HEIGHT_AT + deck]):
            if table.cells[TOP_AT + deck * MOST_CARDS_IN_A_DECK + known] == kind:
                sand += 1
        tasks.sand[deck] = sand


def work(picture: Picture) -> i64:
    missing: i64 = 0
    for deck in range(DECKS):
        if picture.tasks.glasses & BITS[deck] != 0:
            missing += WORK
    return missing


def odds(picture: Picture) -> i64:
    """Those in the Display run through at the end of the turn: they do not count."""
    total: i64 = 0
    for deck in range(DECKS):
        if picture.tasks.glasses & BITS[deck] == 0:
            continue
        sand = picture.tasks.sand[deck]
        if sand > MOST_SAND:
            sand = MOST_SAND
        row: i64 = 0
        if deck >= EASY_DECKS:
            row = MOST_SAND + 1
        total += MISSING[row + sand]
    return total


def collect(picture: Picture, deck: i64) -> Picture:
    """The picture with the Hourglass of this deck."""
    changed = picture.copy()
    if picture.tasks.glasses & BITS[deck] != 0:
        changed.change_tasks().glasses -= BITS[deck]
    return changed
