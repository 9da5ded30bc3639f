"""The Hammer Bird Eggs: acquired ones fetch cards, the others crowd the Display. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Picture
from aerodrome.games.aerion.cards import DECKS
from aerodrome.games.aerion.expansions.eggs import FRAGILE_SHELLS, Eggs
from aerodrome.games.aerion.table import Table

EGG_WORTH: Final[vec[i64]] = vec[i64]([0, 195, 375, 540, 690, 825, 945, 1050])
"""What acquired Eggs add to the odds."""
MOST_COUNTED: Final[i64] = 7
CROWDED: Final[vec[i64]] = vec[i64]([0, -60, -160, -320, -600, -1100, -2500])
"""What Eggs in the Display do to the odds."""
ONLY_EGGS: Final[i64] = -2500
"""What a Display that may consist of Eggs alone at the next turn does to the odds."""


def read(expansion: Eggs, table: Table, picture: Picture) -> None:
    tasks = picture.tasks
    tasks.egg = expansion.egg.number
    tasks.eggs = table.cards_in(expansion.pile)
    tasks.owed = expansion.is_egg_owed(table)
    tasks.fragile = expansion.plays_variant(FRAGILE_SHELLS)


def odds(picture: Picture) -> i64:
    tasks = picture.tasks
    eggs = tasks.eggs
    if eggs > MOST_COUNTED:
        eggs = MOST_COUNTED
    total = EGG_WORTH[eggs]
    shown: i64 = 0
    others: i64 = 0
    for deck in range(DECKS):
        if picture.shown[deck] == tasks.egg:
            shown += 1
        elif picture.shown[deck] >= 0 or picture.size[deck] > 0:
            others += 1
    crowd = CROWDED[shown]
    if tasks.fragile:
        crowd *= 2
    total += crowd
    if shown > 0 and others == 0:
        total += ONLY_EGGS
    return total


def are_eggs_alone(picture: Picture) -> bool:
    """Whether nothing but Eggs lies in the Display."""
    tasks = picture.tasks
    if tasks.egg < 0 or picture.displayed == 0:
        return False
    for deck in range(DECKS):
        if picture.shown[deck] >= 0 and picture.shown[deck] != tasks.egg:
            return False
    return True


def gather(picture: Picture) -> Picture:
    """The picture with one acquired Egg more."""
    changed = picture.copy()
    tasks = changed.change_tasks()
    tasks.eggs += 1
    tasks.owed = False
    return changed
