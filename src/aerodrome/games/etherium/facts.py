"""The numbers of a catalogue as the rules read them. This module is compiled.

Everything is a flat list, one entry (or one row of entries) for each thing, in the order of the names in `cards`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

Lists = Mapping[str, Sequence[int]]


class Facts:
    """What boards, cards and tokens of one catalogue say. Made by `catalogue`, then never changed."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists
        self.height = vec[i64](lists["height"])  # [terrain]
        self.start_level = vec[i64](lists["start_level"])  # [people, unit]
        self.start_cubes = vec[i64](lists["start_cubes"])  # [people, wood rock metal ether]
        self.upgrade_added = vec[i64](lists["upgrade_added"])  # [people, collector army defence]: k of the price X+k
        self.guide_price = vec[i64](lists["guide_price"])  # [basic resource]
        self.ether_rate = vec[i64](lists["ether_rate"])  # [people] basic cubes for one of Ether
        self.cards_bought = vec[i64](lists["cards_bought"])  # [people]
        self.cards_price = vec[i64](lists["cards_price"])  # [people] in Ether, like the next two
        self.capacity_price = vec[i64](lists["capacity_price"])  # [people]
        self.booster_price = vec[i64](lists["booster_price"])  # [people]
        self.season_affinity = vec[i64](lists["season_affinity"])  # [season] people, or NOBODY
        self.season_collect = vec[i64](lists["season_collect"])  # [season, terrain but the city] more cubes, or fewer
        self.season_discount = vec[i64](lists["season_discount"])  # [season] cubes off every upgrade
        self.season_action = vec[i64](lists["season_action"])  # [season] effect, or -1
        self.season_order = vec[i64](lists["season_order"])  # [season, rank] people
        self.flash_copies = vec[i64](lists["flash_copies"])  # [card]
        self.capacity_extra = vec[i64](lists["capacity_extra"])  # [capacity, basic resource]
        self.capacity_stars = vec[i64](lists["capacity_stars"])  # [capacity]
        self.token_stars = vec[i64](lists["token_stars"])  # [victory token]
        self.token_copies = vec[i64](lists["token_copies"])  # [box or extension, victory token]
        self.supply = vec[i64](lists["supply"])  # [box or extension] cubes of each colour
        self.capacity_copies = vec[i64](lists["capacity_copies"])  # [box or extension] of each capacity

    def __reduce__(self) -> tuple[object, ...]:
        return (Facts, (self.lists,))
