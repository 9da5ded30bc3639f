"""The tactical set-up of Etherium: which terrain or city `steady` lays where."""

from __future__ import annotations

from aerodrome.games.etherium import Table
from aerodrome.games.etherium.cards import MEDIUM_PIECE, MOST_QUARTERS, SITES, SMALL_PIECE
from aerodrome.games.etherium.chapters.set_up import LAY_LARGE, LAY_MEDIUM, LAY_SMALL
from aerodrome.games.etherium.layout import CITY_AT, LARGE_AT, SITE_AT

OUTERS = int(MOST_QUARTERS)
OWN_CITY, LARGE_TERRAIN, BESIDE, TERRAIN, FOREIGN_CITY = 500, 300, 250, 200, 0


def lay(state: Table, seat: int, actions: tuple[int, ...]) -> int:
    """The own city as soon as it finds a rich place, then what makes its surroundings rich; other cities far away."""
    return max(actions, key=lambda action: (_worth(state, seat, action), -action))


def _worth(state: Table, seat: int, action: int) -> int:
    own = int(state.cells[CITY_AT + seat]) - 1
    quarters = int(state.setting.quarters)
    verb = state.chapters.verb_of[action]
    site = action - int(verb.first)
    if verb is LAY_LARGE:
        return LARGE_TERRAIN - (0 if own < 0 else 10 * _apart(own, site, quarters))
    if verb is LAY_MEDIUM:
        return TERRAIN + (2 * _richness(state, site) if own < 0 else -_neighbour(own, site, quarters))
    if verb is LAY_SMALL:
        return BESIDE if own >= 0 and _neighbour(own, site, quarters) else TERRAIN - 10
    owner, site = divmod(site, int(SITES))
    if owner == seat:
        return OWN_CITY + 10 * _richness(state, site)
    return FOREIGN_CITY + (0 if own < 0 else 10 * _apart(own, site % OUTERS, quarters))


def _apart(site: int, quarter: int, quarters: int) -> int:
    """How many quarters lie between a site and a quarter."""
    around = abs(site % OUTERS - quarter) % quarters
    return min(around, quarters - around)


def _neighbour(site: int, other: int, quarters: int) -> bool:
    """Whether two sites touch each other or the same large terrain."""
    return site != other and not _larges(site, quarters).isdisjoint(_larges(other, quarters))


def _larges(site: int, quarters: int) -> set[int]:
    if site < OUTERS:
        return {site}
    return {site - OUTERS, (site - OUTERS + 1) % quarters}


def _richness(state: Table, site: int) -> int:
    """How much there is to collect near a site: large terrains it touches, mountains beside it."""
    quarters = int(state.setting.quarters)
    found = 2 * sum(int(state.cells[LARGE_AT + quarter]) for quarter in _larges(site, quarters))
    for other in range(int(SITES)):
        if _neighbour(site, other, quarters):
            found += {int(SMALL_PIECE): 3, int(MEDIUM_PIECE): 1}.get(int(state.cells[SITE_AT + other]), 0)
    return found
