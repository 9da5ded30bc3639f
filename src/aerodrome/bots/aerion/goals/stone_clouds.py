"""The Stone Clouds: Hammer Birds gather in the Display until they break several at once. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.conditions import ALWAYS, AT_LEAST_20, AT_LEAST_25, AT_LEAST_30
from aerodrome.bots.aerion.picture import NONE, Offer, Picture
from aerodrome.bots.best import Best
from aerodrome.games.aerion import workshops
from aerodrome.games.aerion.cards import CREW_SLOT, DECKS, MATERIAL_SLOT, SHIPS, WORKSHOPS
from aerodrome.games.aerion.expansions import stone_clouds as rules
from aerodrome.games.aerion.expansions.stone_clouds import StoneClouds
from aerodrome.kernel.chapters import BIT

WORK: Final[i64] = 10
"""How much work a strike is, in tenths of a card."""
GATHERED: Final[vec[i64]] = vec[i64]([0, 120, 420, 900])
"""What birds in the Display add to the odds."""
FEW_BIRDS: Final[i64] = -150
"""What each bird too few for the strikes that are left does to the odds."""


def work(clouds: StoneClouds, picture: Picture) -> i64:
    return clouds.work_left(picture) * WORK


def odds(clouds: StoneClouds, picture: Picture) -> i64:
    strikes = clouds.work_left(picture)
    if strikes == 0:
        return 0
    needed = (strikes * 3 + 3) // 4
    shown = picture.count_shown(clouds.bird.number)
    left = shown
    for deck in range(DECKS):
        left += picture.count_in(deck, clouds.bird.number)
    gathered = min(shown, needed)
    total = GATHERED[min(gathered, rules.MOST_BIRDS)]
    if left < needed:
        total += (needed - left) * FEW_BIRDS
    return total


def add_offers(clouds: StoneClouds, picture: Picture, found: list[Offer]) -> None:
    """A demolition with each number of birds."""
    if picture.added.verb("demolish").why_not(picture, picture.seat) != 0:
        return
    birds = picture.count_shown(clouds.bird.number)
    found.append(demolition(clouds, picture, 0, 1, AT_LEAST_30))
    if birds >= 1 and not clouds.plays_variant(rules.THE_FLOCK):
        found.append(demolition(clouds, picture, 1, 1, AT_LEAST_25))
    if birds >= 2:
        found.append(demolition(clouds, picture, 2, 1, ALWAYS))
        found.append(demolition(clouds, picture, 2, 2, AT_LEAST_20))
    if birds >= 3:
        found.append(demolition(clouds, picture, 3, 3, ALWAYS))
        found.append(demolition(clouds, picture, 3, 4, AT_LEAST_20))


def demolition(clouds: StoneClouds, picture: Picture, birds: i64, strikes: i64, bit: i64) -> Offer:
    """Send the birds of the first decks that show one."""
    after = picture.copy()
    sent: i64 = 0
    decks: i64 = 0
    for deck in range(DECKS):
        if sent < birds and picture.displayed_kind(deck) == clouds.bird.number:
            after.discard_displayed(deck)
            sent += 1
            decks += BIT[deck]
    for _strike in range(strikes):
        target = best_target(clouds, after)
        if target >= 0:
            after.turn_piece(clouds.clouds[target], after.side(clouds.clouds[target]) - 1)
            if clouds.plays_variant(rules.PINNED_DOWN):
                workshops.release(after, target, None)
    return Offer(bit, picture.added.verb("demolish").id_of(flight_of(decks)), after)


def flight_of(decks: i64) -> i64:
    flight: i64 = 0
    while rules.FLIGHT_DECKS[flight] != decks:
        flight += 1
    return flight


def best_target(clouds: StoneClouds, picture: Picture) -> i64:
    """The ship whose cloud is to be struck: the one nearest to completion, and a cracked cloud among equals."""
    best = Best(NONE)
    for ship in range(SHIPS):
        side = picture.side(clouds.clouds[ship])
        if side == rules.GONE:
            continue
        score = 2 - side
        for workshop in range(WORKSHOPS):
            if picture.ship_in(workshop) == ship:
                score += 4
                if picture.kind_in_slot(workshop, MATERIAL_SLOT) >= 0:
                    score += 4
                if picture.kind_in_slot(workshop, CREW_SLOT) >= 0:
                    score += 4
        best.offer(ship, score)
    return best.choice


def strike(clouds: StoneClouds, picture: Picture) -> i64:
    """The action that strikes the best cloud."""
    verb = picture.added.verb("strike")
    target = best_target(clouds, picture)
    if target < 0:
        return verb.id_of(rules.STRIKE_INTACT)
    if clouds.plays_variant(rules.PINNED_DOWN):
        return verb.id_of(rules.STRIKE_SHIP + target)
    if picture.side(clouds.clouds[target]) == rules.CRACKED:
        return verb.id_of(rules.STRIKE_CRACKED)
    return verb.id_of(rules.STRIKE_INTACT)
