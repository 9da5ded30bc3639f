"""The relief of Etherium: what touches what, how far a unit gets, where it can flee to. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT

from . import cards, rule

NOT_THERE: Final[i64] = -1
# Ways to move: with aspiration or without it, and the same for Nomads, who have two steps to spend.
FAR: Final[i64] = 0
ONE: Final[i64] = 1
NOMADS: Final[i64] = 2  # + FAR or ONE
WAYS: Final[i64] = 4


class Board:
    """The spaces of one match. Sets of spaces are numbers with a bit for each. Made once, then never changed."""

    def __init__(self, quarters: i64, sites: vec[i64], cities: vec[i64], height: vec[i64]) -> None:
        self.quarters = quarters
        self.terrain: vec[i64] = vec[i64]([-1] * 25)  # [space]
        self.near: vec[i64] = vec[i64]([0] * 25)  # [space] what it touches
        self.of_terrain: vec[i64] = vec[i64]([0] * 5)  # [terrain] its spaces
        self.reach: vec[i64] = vec[i64]([0] * 100)  # [way, space] where a unit can end
        self.height = height
        self._place(sites, cities)
        self._join(cities)
        for way in range(WAYS):
            for space in range(cards.SPACES):
                if self.terrain[space] != NOT_THERE:
                    self._explore(way, space)

    def _place(self, sites: vec[i64], cities: vec[i64]) -> None:
        self.terrain[cards.CENTRE] = cards.ETHER_TERRAIN
        for quarter in range(self.quarters):
            self.terrain[cards.LARGE + quarter] = cards.MINE
            self._place_on_site(cards.OUTER + quarter, sites[quarter])
            self._place_on_site(cards.BETWEEN + quarter, sites[cards.MOST_QUARTERS + quarter])
            if cities[quarter] != 0:
                self.terrain[cards.CITY_SPACE + quarter] = cards.CITY
        for space in range(cards.SPACES):
            if self.terrain[space] != NOT_THERE:
                self.of_terrain[self.terrain[space]] |= BIT[space]

    def _place_on_site(self, space: i64, piece: i64) -> None:
        if piece == cards.MEDIUM_PIECE:
            self.terrain[space] = cards.FOREST
        else:
            self.terrain[space] = cards.MOUNTAIN

    def _join(self, cities: vec[i64]) -> None:
        for quarter in range(self.quarters):
            large = cards.LARGE + quarter
            self._touch(cards.CENTRE, large)
            self._touch(large, cards.OUTER + quarter)
            self._touch(large, cards.BETWEEN + quarter)
            self._touch(cards.BETWEEN + quarter, cards.LARGE + (quarter + 1) % self.quarters)
            self._touch(cards.BETWEEN + quarter, cards.OUTER + quarter)
            if cities[quarter] != 0:
                self._touch(cards.CITY_SPACE + quarter, cards.OUTER + cities[quarter] - 1)

    def _touch(self, first: i64, second: i64) -> None:
        self.near[first] |= BIT[second]
        self.near[second] |= BIT[first]

    def _explore(self, way: i64, start: i64) -> None:
        """Note every space a unit can end on: a step costs one, and with aspiration a step down gives one back."""
        steps = way // NOMADS + 1
        aspiration = way % NOMADS == FAR
        been = vec[i64]([0] * 75)
        self._step_on(start, steps, aspiration, been)
        found: i64 = 0
        for space in range(cards.SPACES):
            if space != start and been[space] + been[cards.SPACES + space] + been[2 * cards.SPACES + space] != 0:
                found |= BIT[space]
        self.reach[way * cards.SPACES + start] = found

    def _step_on(self, space: i64, steps: i64, aspiration: bool, been: vec[i64]) -> None:
        if steps == 0:
            return
        for other in range(cards.SPACES):
            if self.near[space] & BIT[other] == 0:
                continue
            left = steps - 1
            if aspiration and self.height_of(other) < self.height_of(space):
                left = steps
            if been[left * cards.SPACES + other] != 0:
                continue
            been[left * cards.SPACES + other] = 1
            # Nobody passes through a city.
            if self.terrain[other] != cards.CITY:
                self._step_on(other, left, aspiration, been)

    def height_of(self, space: i64) -> i64:
        return self.height[self.terrain[space]]

    def ring(self, reached: i64) -> i64:
        """The terrains that touch these spaces, and are not among them; a city is no terrain."""
        cities = self.of_terrain[cards.CITY]
        found: i64 = 0
        for space in range(cards.SPACES):
            if reached & BIT[space] != 0:
                found |= self.near[space]
        return found & (reached ^ -1) & (cities ^ -1)


_boards: dict[tuple[int, ...], Board] = {}
_MOST_KEPT: Final = 4096


def board_of(quarters: i64, sites: vec[i64], cities: vec[i64], height: vec[i64]) -> Board:
    """The board of a layout; matches with the same layout share one."""
    key = (quarters, *list(sites), *list(cities), *list(height))
    board = _boards.get(key)
    if board is None:
        if len(_boards) >= _MOST_KEPT:
            _boards.clear()
        board = Board(quarters, sites, cities, height)
        _boards[key] = board
    return board


def sites_touch_large(site: i64, quarter: i64, quarters: i64) -> bool:
    """Whether a site touches the large terrain of a quarter."""
    if site < cards.MOST_QUARTERS:
        return site == quarter
    return site - cards.MOST_QUARTERS == quarter or (site - cards.MOST_QUARTERS + 1) % quarters == quarter


def is_on_board(site: i64, quarters: i64) -> bool:
    return site % cards.MOST_QUARTERS < quarters


def why_not_on_board(is_there: bool) -> i64:
    """0 when a place is on the board."""
    if is_there:
        return 0
    return rule.SETUP_ON_BOARD


NO_BOARD: Final = Board(0, vec[i64]([0] * 12), vec[i64]([0] * 6), vec[i64]([0] * 5))
