"""What is written down about the expansions of Aerion for the net, behind the base game's facts.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion import cards
from aerodrome.games.aerion.expansions import eggs as shells
from aerodrome.games.aerion.expansions import flagship as factories
from aerodrome.games.aerion.expansions import hellkite as lairs
from aerodrome.games.aerion.expansions import piers as payrolls
from aerodrome.games.aerion.expansions import stone_clouds as strikes
from aerodrome.games.aerion.expansions.eggs import Eggs
from aerodrome.games.aerion.expansions.flagship import Flagship
from aerodrome.games.aerion.expansions.hellkite import Hellkite
from aerodrome.games.aerion.expansions.hourglasses import Hourglasses
from aerodrome.games.aerion.expansions.piers import Piers
from aerodrome.games.aerion.expansions.stone_clouds import StoneClouds

from .facts import FACTS, Facts
from .goals import all as goals
from .goals import hourglasses
from .picture import Picture

# The ranges of marks, each behind the one before it
VARIANTS_AT: Final = FACTS  # [expansion - 1, what of it is played: it, its variants, its edition choices]
TOTAL_AT: Final = VARIANTS_AT + 6 * 4  # [all work left / 4, cards left / 10]
TOKEN_AT: Final = TOTAL_AT + 18 * 12  # when the Flagship flies
ABOARD_AT: Final = TOKEN_AT + 1  # [Materials aboard, Crews aboard]
FACTORY_AT: Final = ABOARD_AT + 12  # [factory, open or shown or in its deck or gone]
GLASS_AT: Final = FACTORY_AT + 24  # [deck, acquired or how many its deck holds]
GLASSES_AT: Final = GLASS_AT + 6 * 6  # [Hourglasses missing]
GLASS_LOST_AT: Final = GLASSES_AT + 7  # [deck] when only a Book can bring it
GLASS_SIZE_AT: Final = GLASS_LOST_AT + 6  # [deck, Hourglasses - 1, cards / 2] of a deck whose Hourglass is missing
STRIKES_AT: Final = GLASS_SIZE_AT + 6 * 4 * 10  # [strikes left]
BIRDS_SHOWN_AT: Final = STRIKES_AT + 13  # [strikes left up to 4, birds in the Display]
BIRDS_LEFT_AT: Final = BIRDS_SHOWN_AT + 5 * 7  # [strikes left, birds left]
PINNED_AT: Final = BIRDS_LEFT_AT + 13 * 13  # [side of the cloud, how far the ship is] for each ship that is pinned down
PIERS_AT: Final = PINNED_AT + 3 * 5  # [Piers to build, cards left / 8]
DEBT_AT: Final = PIERS_AT + 4 * 15  # [who, Workers to pay]
WORKERS_AT: Final = DEBT_AT + 3 * 6  # [Workers shown]
WORKERS_LEFT_AT: Final = WORKERS_AT + 5  # [Workers left]
EGGS_AT: Final = WORKERS_LEFT_AT + 13  # [Eggs acquired]
CROWD_AT: Final = EGGS_AT + 9  # [fragile, Eggs shown, columns with something else]
SAFE_AT: Final = CROWD_AT + 2 * 7 * 7  # [Eggs shown up to 3, columns that show something else, or are known to]
EGGS_LEFT_AT: Final = SAFE_AT + 4 * 7  # [Eggs in the decks]
OTHERS_AT: Final = EGGS_LEFT_AT + 13  # [cards left but for Eggs, up to 15]
ONLY_EGGS_AT: Final = OTHERS_AT + 16  # when nothing else lies there as the turn begins
STANDING_AT: Final = ONLY_EGGS_AT + 1  # [Outposts, Lairs]
AHEAD_AT: Final = STANDING_AT + 7 * 7  # [turns ahead, what the Hellkite will be on]
HELD_BACK_AT: Final = AHEAD_AT + 3 * 10  # [useful cards in the Display that the Hellkite blocks]
BREACH_AT: Final = HELD_BACK_AT + 4  # [turns until something can fall in the Fortress, what is left / 2]
ALL_FACTS: Final = BREACH_AT + 7 * 7

# Where a factory is
OPEN: Final[i64] = 0
IN_DISPLAY: Final[i64] = 1
IN_DECK: Final[i64] = 2
AWAY: Final[i64] = 3


class AllFacts(Facts):
    """Writes down the facts of the base game and of the expansions."""

    def write(self, picture: Picture) -> None:
        super().write(picture)
        if len(picture.expansions) == 0:
            return
        self.write_variants(picture)
        total = self.work + goals.work(picture) // 10
        self.features.add(TOTAL_AT + min(total // 4, 17) * 12 + min(self.left // 10, 11))
        added = picture.added
        if added.flagship is not None:
            self.write_flagship(added.flagship, picture)
        if added.hourglasses is not None:
            self.write_hourglasses(added.hourglasses, picture)
        if added.clouds is not None:
            self.write_clouds(added.clouds, picture)
        if added.piers is not None:
            self.write_piers(added.piers, picture)
        if added.eggs is not None:
            self.write_eggs(added.eggs, picture)
        if added.hellkite is not None:
            self.write_hellkite(added.hellkite, picture)

    def write_variants(self, picture: Picture) -> None:
        for expansion in picture.expansions:
            number: i64 = expansion.number
            if 1 <= number <= 6:  # others may be in the box
                at = VARIANTS_AT + (number - 1) * 4
                self.features.add(at)
                for variant in range(3):
                    if expansion.plays_variant(variant):
                        self.features.add(at + 1 + variant)

    def write_flagship(self, flagship: Flagship, picture: Picture) -> None:
        features = self.features
        if picture.side(flagship.token) != 0:
            features.add(TOKEN_AT)
        else:
            materials: i64 = 0
            crews: i64 = 0
            for kind in range(cards.FIRST_BLUEPRINT):
                if flagship.is_aboard(picture, kind):
                    if kind < cards.FIRST_MATERIAL:
                        crews += 1
                    else:
                        materials += 1
            features.add(ABOARD_AT + min(materials, 3) * 3 + min(crews, 2))
        for factory in range(factories.FACTORIES):
            features.add(FACTORY_AT + factory * 4 + where_is(flagship, factory, picture))

    def write_hourglasses(self, owner: Hourglasses, picture: Picture) -> None:
        features = self.features
        kind: i64 = owner.hourglass.number
        missing: i64 = 0
        for deck in range(cards.DECKS):
            if not hourglasses.is_missing(owner, picture, deck):
                features.add(GLASS_AT + deck * 6)
                continue
            missing += 1
            held = picture.count_in(deck, kind)
            features.add(GLASS_AT + deck * 6 + 1 + min(held, 4))
            if held == 0 and picture.displayed_kind(deck) != kind:
                features.add(GLASS_LOST_AT + deck)
            elif held > 0:
                size = min(picture.deck_size(deck) // 2, 9)
                features.add(GLASS_SIZE_AT + (deck * 4 + min(held, 4) - 1) * 10 + size)
        features.add(GLASSES_AT + missing)

    def write_clouds(self, clouds: StoneClouds, picture: Picture) -> None:
        features = self.features
        left = min(clouds.work_left(picture), 12)
        shown = picture.count_shown(clouds.bird.number)
        features.add(STRIKES_AT + left)
        features.add(BIRDS_SHOWN_AT + min(left, 4) * 7 + shown)
        features.add(BIRDS_LEFT_AT + left * 13 + min(shown + count_left(picture, clouds.bird.number), 12))
        if clouds.plays_variant(strikes.PINNED_DOWN):
            for ship in range(cards.SHIPS):
                if not picture.is_flying(ship):
                    side = picture.side(clouds.clouds[ship])
                    features.add(PINNED_AT + side * 5 + progress(picture, ship))

    def write_piers(self, piers: Piers, picture: Picture) -> None:
        features = self.features
        unbuilt: i64 = 0
        for pier in piers.piers:
            if picture.side(pier) != payrolls.BUILT:
                unbuilt += 1
        features.add(PIERS_AT + min(unbuilt, 3) * 15 + min(self.left // 8, 14))
        own: i64 = self.next
        if piers.plays_variant(payrolls.NO_DEBT):
            own = 0
        features.add(DEBT_AT + min(picture.cards_in(piers.payrolls[own]), 5))
        features.add(DEBT_AT + 6 + min(picture.cards_in(piers.payrolls[1 - own]), 5))
        features.add(WORKERS_AT + min(picture.count_shown(piers.worker.number), 4))
        features.add(WORKERS_LEFT_AT + min(count_left(picture, piers.worker.number), 12))

    def write_eggs(self, eggs: Eggs, picture: Picture) -> None:
        features = self.features
        egg: i64 = eggs.egg.number
        shown = picture.count_shown(egg)
        others: i64 = 0
        safe: i64 = 0
        for deck in range(cards.DECKS):
            kind = picture.displayed_kind(deck)
            if kind < 0:
                kind = picture.known_kind(deck, 0)
                if kind < 0 and picture.deck_size(deck) > 0:
                    others += 1
            if kind >= 0 and kind != egg:
                safe += 1
        fragile: i64 = 0
        if eggs.plays_variant(shells.FRAGILE_SHELLS):
            fragile = 1
        features.add(EGGS_AT + min(picture.cards_in(eggs.pile), 8))
        features.add(CROWD_AT + (fragile * 7 + shown) * 7 + min(others + safe, 6))
        features.add(SAFE_AT + min(shown, 3) * 7 + safe)
        left = count_left(picture, egg)
        features.add(EGGS_LEFT_AT + min(left, 12))
        features.add(OTHERS_AT + min(self.left - shown - left, 15))
        if shown > 0 and others + safe == 0:
            features.add(ONLY_EGGS_AT)

    def write_hellkite(self, hellkite: Hellkite, picture: Picture) -> None:
        features = self.features
        outposts: i64 = 0
        standing: i64 = 0
        for place in range(lairs.PLACES):
            if picture.side(hellkite.outposts[place]) != lairs.GONE:
                outposts += 1
            if picture.side(hellkite.lairs[place]) != lairs.GONE:
                standing += 1
        features.add(STANDING_AT + outposts * 7 + standing)
        if picture.side(hellkite.pawn) == lairs.GONE:
            return
        blocked: i64 = 0
        for deck in range(cards.DECKS):
            kind = picture.displayed_kind(deck)
            if 0 <= kind < cards.ELEMENTS and self.need[kind] > 0 and hellkite.why_not_acquire(picture, kind) != 0:
                blocked += 1
        features.add(HELD_BACK_AT + min(blocked, 3))
        place = hellkite.place(picture)
        wait: i64 = lairs.PLACES
        for turns in range(lairs.PLACES):
            if turns < 3:
                features.add(AHEAD_AT + turns * 10 + what_stands(hellkite, place, picture))
            if wait == lairs.PLACES and hellkite.why_not_breach(picture, place) == 0:
                wait = turns
            place = next_place(hellkite, place, picture)
        if hellkite.plays_variant(lairs.IMPREGNABLE_FORTRESS):
            features.add(BREACH_AT + wait * 7 + min((outposts + standing) // 2, 6))


def count_left(picture: Picture, kind: i64) -> i64:
    """How many cards of a kind the decks hold."""
    found: i64 = 0
    for deck in range(cards.DECKS):
        found += picture.count_in(deck, kind)
    return found


def where_is(flagship: Flagship, factory: i64, picture: Picture) -> i64:
    if flagship.has(picture, factory):
        return OPEN
    kind = flagship.first_factory.number + factory
    if picture.count_shown(kind) > 0:
        return IN_DISPLAY
    if count_left(picture, kind) > 0:
        return IN_DECK
    return AWAY


def progress(picture: Picture, ship: i64) -> i64:
    """How much of a ship lies in a Workshop: nothing, its Blueprint, with one or two more; 4 when it waits."""
    for workshop in range(cards.WORKSHOPS):
        if picture.ship_in(workshop) == ship:
            found: i64 = 1
            if picture.kind_in_slot(workshop, cards.MATERIAL_SLOT) >= 0:
                found += 1
            if picture.kind_in_slot(workshop, cards.CREW_SLOT) >= 0:
                found += 2
            return found
    return 0


def what_stands(hellkite: Hellkite, place: i64, picture: Picture) -> i64:
    """What the Hellkite is on there: an Outpost of a type, a Lair of a type."""
    outpost = picture.side(hellkite.outposts[place])
    if outpost != lairs.GONE:
        return outpost
    return 4 + max(picture.side(hellkite.lairs[place]) - lairs.HIDDEN, 0)


def next_place(hellkite: Hellkite, place: i64, picture: Picture) -> i64:
    """Where the Hellkite flies next."""
    for step in range(lairs.PLACES):
        there = (place + 1 + step) % lairs.PLACES
        if picture.side(hellkite.lairs[there]) != lairs.GONE:
            return there
    return place
