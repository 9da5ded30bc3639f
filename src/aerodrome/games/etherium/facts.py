"""The numbers of a catalogue as the rules read them. This module is compiled.

Everything is a flat list, one entry (or one row of entries) for each thing, in the order of the names in `cards`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The lists of `Facts` by name
LISTS: Final = (
    "height",
    "start_level",
    "start_cubes",
    "upgrade_added",
    "guide_price",
    "ether_rate",
    "cards_bought",
    "cards_price",
    "capacity_price",
    "booster_price",
    "season_affinity",
    "season_collect",
    "season_discount",
    "season_action",
    "season_order",
    "flash_copies",
    "capacity_extra",
    "capacity_stars",
    "token_stars",
    "token_copies",
    "supply",
    "capacity_copies",
)


class Facts:
    """What boards, cards and tokens of one catalogue say. Made by `catalogue`, then never changed."""

    def __init__(self) -> None:
        self.height: vec[i64] = vec[i64]()  # [terrain]
        self.start_level: vec[i64] = vec[i64]()  # [people, unit]
        self.start_cubes: vec[i64] = vec[i64]()  # [people, wood rock metal ether]
        self.upgrade_added: vec[i64] = vec[i64]()  # [people, collector army defence]: k of the price X+k
        self.guide_price: vec[i64] = vec[i64]()  # [basic resource]
        self.ether_rate: vec[i64] = vec[i64]()  # [people] basic cubes for one of Ether
        self.cards_bought: vec[i64] = vec[i64]()  # [people]
        self.cards_price: vec[i64] = vec[i64]()  # [people] in Ether, like the next two
        self.capacity_price: vec[i64] = vec[i64]()  # [people]
        self.booster_price: vec[i64] = vec[i64]()  # [people]
        self.season_affinity: vec[i64] = vec[i64]()  # [season] people, or NOBODY
        self.season_collect: vec[i64] = vec[i64]()  # [season, terrain without the city] more or fewer cubes of its own
        self.season_discount: vec[i64] = vec[i64]()  # [season] cubes off every upgrade
        self.season_action: vec[i64] = vec[i64]()  # [season] effect, or -1
        self.season_order: vec[i64] = vec[i64]()  # [season, rank] people
        self.flash_copies: vec[i64] = vec[i64]()  # [card]
        self.capacity_extra: vec[i64] = vec[i64]()  # [capacity, basic resource]
        self.capacity_stars: vec[i64] = vec[i64]()  # [capacity]
        self.token_stars: vec[i64] = vec[i64]()  # [victory token]
        self.token_copies: vec[i64] = vec[i64]()  # [box or extension, victory token]
        self.supply: vec[i64] = vec[i64]()  # [box or extension] cubes of each colour
        self.capacity_copies: vec[i64] = vec[i64]()  # [box or extension] of each capacity

    def __reduce__(self) -> tuple[object, ...]:
        return (facts_of, ({name: list(getattr(self, name)) for name in LISTS},))


def facts_of(lists: dict[str, list[int]]) -> Facts:
    """Facts from their lists by name."""
    facts = Facts()
    for name, values in lists.items():
        setattr(facts, name, vec[i64](values))
    return facts
