"""The Stone Clouds: Hammer Birds gather in the Display until they break several at once. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.conditions import ALWAYS, AT_LEAST_20, AT_LEAST_25, AT_LEAST_30
from aerodrome.bots.aerion.picture import Picture
from aerodrome.bots.aerion.tasks import Tasks
from aerodrome.games.aerion.cards import DECKS, SHIPS, WORKSHOPS
from aerodrome.games.aerion.expansion import BITS
from aerodrome.games.aerion.expansions.stone_clouds import (
    FLIGHT_COUNT,
    FLIGHT_DECKS,
    PINNED_DOWN,
    STRIKE_CRACKED,
    STRIKE_INTACT,
    STRIKE_SHIP,
    THE_FLOCK,
    StoneClouds,
)
from aerodrome.games.aerion.table import Table

from .offer import Offer

WORK: Final[i64] = 10
"""How much work a strike is, in tenths of a card."""
GATHERED: Final[vec[i64]] = vec[i64]([0, 120, 420, 900])
"""What birds in the Display add to the odds."""
FEW_BIRDS: Final[i64] = -150
"""What each bird too few for the strikes that are left does to the odds."""


def read(expansion: StoneClouds, table: Table, picture: Picture) -> None:
    tasks = picture.tasks
    tasks.bird = expansion.bird.number
    tasks.flock = expansion.plays_variant(THE_FLOCK)
    tasks.pinning = expansion.plays_variant(PINNED_DOWN)
    tasks.lets_wait = expansion.lets_wait(table)
    for ship in range(SHIPS):
        tasks.clouds[ship] = table.side(expansion.clouds[ship])


def work(picture: Picture) -> i64:
    return picture.tasks.strikes() * WORK


def birds_shown(picture: Picture) -> i64:
    birds: i64 = 0
    for deck in range(DECKS):
        if picture.shown[deck] == picture.tasks.bird:
            birds += 1
    return birds


def odds(picture: Picture) -> i64:
    strikes = picture.tasks.strikes()
    if strikes == 0:
        return 0
    birds = birds_shown(picture)
    if birds > 3:
        birds = 3
    needed = (strikes * 3 + 3) // 4
    useful = birds
    if useful > needed:
        useful = needed
    total = GATHERED[useful]
    bird = picture.tasks.bird
    left = picture.easy[bird] + picture.hard[bird]
    if left < needed:
        total += (needed - left) * FEW_BIRDS
    return total


def offers(picture: Picture, found: list[Offer]) -> None:
    """A demolition with each number of birds."""
    if picture.tasks.strikes() == 0:
        return
    birds = birds_shown(picture)
    add(picture, 0, 1, AT_LEAST_30, found)
    if birds >= 1 and not picture.tasks.flock:
        add(picture, 1, 1, AT_LEAST_25, found)
    if birds >= 2:
        add(picture, 2, 1, ALWAYS, found)
        add(picture, 2, 2, AT_LEAST_20, found)
    if birds >= 3:
        add(picture, 3, 3, ALWAYS, found)
        add(picture, 3, 4, AT_LEAST_20, found)


def add(picture: Picture, birds: i64, strikes: i64, bit: i64, found: list[Offer]) -> None:
    """Send the birds of the first decks that show one."""
    after = picture.copy()
    sent: i64 = 0
    decks: i64 = 0
    for deck in range(DECKS):
        if sent < birds and picture.shown[deck] == picture.tasks.bird:
            after.discard(deck)
            sent += 1
            decks += BITS[deck]
    tasks = after.change_tasks()
    for _strike in range(strikes):
        target = best_target(after)
        if target >= 0:
            tasks.clouds[target] -= 1
            if tasks.pinning and tasks.clouds[target] == 0:
                after.release(target)
    found.append(Offer(bit, picture.tasks.verbs.demolish.id_of(flight_of(decks)), after))


def flight_of(decks: i64) -> i64:
    for flight in range(FLIGHT_COUNT):
        if FLIGHT_DECKS[flight] == decks:
            return flight
    return 0


def best_target(picture: Picture) -> i64:
    """The ship whose cloud is to be struck: the one nearest to completion, and a cracked cloud among equals."""
    best: i64 = -1
    most: i64 = -1
    for ship in range(SHIPS):
        side = picture.tasks.clouds[ship]
        if side == 0:
            continue
        score = 2 - side
        for workshop in range(WORKSHOPS):
            if picture.blueprint[workshop] == ship:
                score += 4
                if picture.material[workshop] >= 0:
                    score += 4
                if picture.crew[workshop] >= 0:
                    score += 4
        if score > most:
            most = score
            best = ship
    return best


def strike(picture: Picture, tasks: Tasks) -> i64:
    """The action that strikes the best cloud."""
    verb = tasks.verbs.strike
    target = best_target(picture)
    if target < 0:
        return verb.id_of(STRIKE_INTACT)
    if tasks.pinning:
        return verb.id_of(STRIKE_SHIP + target)
    if tasks.clouds[target] == 1:
        return verb.id_of(STRIKE_CRACKED)
    return verb.id_of(STRIKE_INTACT)
