"""What a catalogue says of prices and stars, throughout a match: with it the page explains what lies on the table."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from aerodrome.kernel.view import counted, numbered

from .. import cards
from ..counting import CUBES_FOR_A_STAR
from ..facts import Facts

MOST_KEPT = 64
UPGRADED = cards.UNIT_NAMES[: int(cards.GUIDE)]
"""The units whose price grows with their level."""


class PeopleAid(Struct, frozen=True, kw_only=True):
    """What stands on the board of a people, before seasons and powers change it.

    `added` is what an upgrade of a unit costs beside the level it reaches. `etherise` is the number of basic cubes for
    one of Ether; `price` buys `cards` Flash cards; `capacity` and `booster` are prices in Ether.
    """

    added: dict[str, int]
    etherise: int
    cards: int
    price: int
    capacity: int
    booster: int


class ReferenceAids(Struct, frozen=True, kw_only=True):
    """What a reference card of the match says.

    `seasons` is the length of the year, `highest` the highest level of a unit, `results` the last row of the connection
    table, `tokens` the stars of each victory token, `capacities` those of each capacity and `extras` the basic cubes
    that one costs beside the Ether. So many Ether cubes as `ether` says are worth a star.
    """

    seasons: int
    highest: int
    results: int
    tokens: dict[str, int]
    capacities: dict[str, int]
    extras: dict[str, dict[str, int]]
    ether: int
    peoples: dict[str, PeopleAid]


@lru_cache(MOST_KEPT)
def reference_for(peoples: tuple[str, ...], facts: Facts) -> ReferenceAids:
    """The reference of a match between these peoples."""
    return ReferenceAids(
        seasons=int(cards.SEASONS_IN_A_YEAR),
        highest=int(cards.MOST_LEVEL),
        results=int(cards.HIGHEST_RESULT),
        tokens=numbered(facts.token_stars, 0, cards.TOKEN_NAMES),
        capacities=numbered(facts.capacity_stars, 0, cards.CAPACITY_NAMES),
        extras={
            name: counted(facts.capacity_extra, number * int(cards.BASICS), cards.BASIC_NAMES)
            for number, name in enumerate(cards.CAPACITY_NAMES)
        },
        ether=int(CUBES_FOR_A_STAR),
        peoples={name: _board(cards.PEOPLE_NAMES.index(name), facts) for name in peoples},
    )


def _board(people: int, facts: Facts) -> PeopleAid:
    return PeopleAid(
        added=numbered(facts.upgrade_added, people * len(UPGRADED), UPGRADED),
        etherise=int(facts.ether_rate[people]),
        cards=int(facts.cards_bought[people]),
        price=int(facts.cards_price[people]),
        capacity=int(facts.capacity_price[people]),
        booster=int(facts.booster_price[people]),
    )
