"""The numbers of a catalogue as the rules read them. This module is compiled.

Everything is a flat list, one entry (or one row of entries) for each thing, in the order of the names in `cards`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

Lists = Mapping[str, Sequence[int]]


def _list(lists: Lists, name: str) -> vec[i64]:
    return vec[i64](lists.get(name, ()))


class Facts:
    """What boards, cards and tokens of one catalogue say. Made by `catalogue`, then never changed."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists  # all of them by name
        self.height = _list(lists, "height")  # [terrain]
        self.start_level = _list(lists, "start_level")  # [people, unit]
        self.start_cubes = _list(lists, "start_cubes")  # [people, wood rock metal ether]
        self.upgrade_added = _list(lists, "upgrade_added")  # [people, collector army defence]: k of the price X+k
        self.guide_price = _list(lists, "guide_price")  # [basic resource]
        self.ether_rate = _list(lists, "ether_rate")  # [people] basic cubes for one of Ether
        self.cards_bought = _list(lists, "cards_bought")  # [people]
        self.cards_price = _list(lists, "cards_price")  # [people] in Ether, like the next two
        self.capacity_price = _list(lists, "capacity_price")  # [people]
        self.booster_price = _list(lists, "booster_price")  # [people]
        bought = ("cards_price", "capacity_price", "booster_price")
        self.ether_price = vec[i64]([price for name in bought for price in lists.get(name, ())])  # [bought, people]
        self.season_affinity = _list(lists, "season_affinity")  # [season] people, or NOBODY
        self.season_collect = _list(lists, "season_collect")  # [season, terrain without the city] more or fewer
        self.season_discount = _list(lists, "season_discount")  # [season] cubes off every upgrade
        self.season_action = _list(lists, "season_action")  # [season] effect, or -1
        self.season_order = _list(lists, "season_order")  # [season, rank] people
        self.flash_copies = _list(lists, "flash_copies")  # [card]
        self.capacity_extra = _list(lists, "capacity_extra")  # [capacity, basic resource]
        self.capacity_stars = _list(lists, "capacity_stars")  # [capacity]
        self.token_stars = _list(lists, "token_stars")  # [victory token]
        self.token_copies = _list(lists, "token_copies")  # [box or extension, victory token]
        self.supply = _list(lists, "supply")  # [box or extension] cubes of each colour
        self.capacity_copies = _list(lists, "capacity_copies")  # [box or extension] of each capacity

    def __reduce__(self) -> tuple[object, ...]:
        return (Facts, (self.lists,))
