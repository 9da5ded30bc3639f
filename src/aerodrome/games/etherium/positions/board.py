"""What must hold for the board of a position, and for what lies at the cities."""

from __future__ import annotations

from .. import step
from ..battles import waiting_conflicts
from ..board import BIT, NOT_THERE, sites_touch_large
from ..cards import (
    ASSAULT,
    BOOSTER_TOKEN,
    BOX_PEOPLES,
    ETHER,
    FIGURES,
    FLASH_KINDS,
    GUIDE,
    LAID_KINDS,
    MEDIUM_PIECE,
    MOST_QUARTERS,
    PILLAGE,
    QUARTERS,
    SACK_TOKEN,
    SIEGE,
    SITES,
    SMALL_PIECE,
    TOKENS_AT_START,
    UNITS,
    VICTORY_TOKENS,
)
from ..chapters.set_up import PIECES_PER_QUARTER
from ..effects import costs
from ..laying_out import first_cities
from ..layout import ACTION_TOKENS, CITY_AT, CUBES, DISCARD_AT, LAID_CARDS, LARGE_AT, OWNED, SITE_AT, TOKENS
from ..reach import closed_cities
from ..table import Table
from .moments import BEFORE_PROGRAMS, moment_of, season_action, seats_of


def extension_fits(state: Table) -> bool:
    """Two peoples, and more than four players, belong to the extension."""
    setting = state.setting
    return setting.extension or (setting.seats <= QUARTERS and max(setting.peoples) < BOX_PEOPLES)


def _cities(state: Table) -> list[int]:
    """The site of each city, -1 for one that is not laid."""
    return [int(state.cells[CITY_AT + city]) - 1 for city in range(state.setting.quarters)]


def _sites(state: Table) -> list[int]:
    return [int(state.cells[SITE_AT + site]) for site in range(SITES)]


def pieces_laid(state: Table) -> int:
    larges = sum(int(state.cells[LARGE_AT + quarter]) for quarter in range(MOST_QUARTERS))
    return larges + sum(piece > 0 for piece in _sites(state)) + sum(site >= 0 for site in _cities(state))


def terrains_fit(state: Table) -> bool:
    """Each quarter has its pieces; while they are being laid, each touches a large terrain that lies there."""
    quarters, sites = int(state.setting.quarters), _sites(state)
    if sites.count(MEDIUM_PIECE) > quarters or sites.count(SMALL_PIECE) > quarters:
        return False
    larges = [quarter for quarter in range(quarters) if state.cells[LARGE_AT + quarter]]
    for site, piece in enumerate(sites):
        if piece and not any(sites_touch_large(site, quarter, quarters) for quarter in larges):
            return False
    return (state.step == step.LAY) == (pieces_laid(state) < quarters * PIECES_PER_QUARTER)


def cities_fit(state: Table) -> bool:
    """Each city lies at a forest of its own; those nobody plays are laid one after the other."""
    laid = [site for site in _cities(state) if site >= 0]
    if len(set(laid)) != len(laid) or any(state.cells[SITE_AT + site] != MEDIUM_PIECE for site in laid):
        return False
    inert = [site >= 0 for site in _cities(state)[int(state.setting.seats) :]]
    return inert == sorted(inert, reverse=True)


def first_board_fits(state: Table) -> bool:
    """Without the tactical set-up the board is that of the first game."""
    if state.setting.tactical:
        return True
    seats, quarters = len(seats_of(state)), int(state.setting.quarters)
    outer = _sites(state)[:quarters] == [MEDIUM_PIECE] * quarters
    return outer and _cities(state) in [first_cities(seats, quarters, empty) for empty in range(quarters)]


def nothing_happened_yet(state: Table) -> bool:
    """While terrains are laid, the seats have what they begin with."""
    if state.step != step.LAY:
        return True
    facts = state.setting.facts
    for seat in seats_of(state):
        at, people = state.at(seat), state.people(seat)
        if any(state.level(seat, unit) != facts.start_level[people * UNITS + unit] for unit in range(UNITS)):
            return False
        cubes = [facts.start_cubes[people * (ETHER + 1) + resource] for resource in range(ETHER + 1)]
        if [*cubes, 0] != [state.cells[at + CUBES + resource] for resource in range(ETHER + 2)]:
            return False
        tokens = sum(state.cells[at + TOKENS + token] for token in range(VICTORY_TOKENS))
        if tokens or state.cells[at + OWNED] or state.hand_size(seat) or state.cells[at + ACTION_TOKENS]:
            return False
    return not any(state.cells[DISCARD_AT + card] for card in range(FLASH_KINDS))


def figures_fit(state: Table) -> bool:
    """Figures stand on the board, collectors outside cities, armies in none but those of other peoples in play."""
    if state.step == step.LAY:
        return True
    for seat in seats_of(state):
        for figure in range(FIGURES):
            space = state.space_of(seat, figure)
            if state.board.terrain[space] == NOT_THERE or BIT[space] & closed_cities(state, seat, figure):
                return False
    return True


def levels_fit(state: Table) -> bool:
    """Only a guide can be without a level."""
    return all(state.level(seat, unit) >= 1 for seat in seats_of(state) for unit in range(UNITS) if unit != GUIDE)


def tokens_fit(state: Table) -> bool:
    """Nobody gets the Booster token or the Sack token twice."""
    return all(
        state.cells[state.at(seat) + TOKENS + token] <= 1
        for seat in seats_of(state)
        for token in (BOOSTER_TOKEN, SACK_TOKEN)
    )


def action_tokens_fit(state: Table) -> bool:
    """At least four to program with. Afterwards a seat may have fewer, so that one action can be looked at alone."""
    if state.step == step.LAY or moment_of(state) not in (*BEFORE_PROGRAMS, step.PROGRAM):
        return True
    return all(state.cells[state.at(seat) + ACTION_TOKENS] >= TOKENS_AT_START for seat in seats_of(state))


def season_cards_fit(state: Table) -> bool:
    """Season cards are played from a paid action of the season on, or from their window, until the season ends."""
    moment = moment_of(state)
    if moment == step.SEASON and costs(season_action(state)):
        return True
    if moment not in (step.LAY, step.KEEP, step.VOYAGE, step.SEASON):
        return True
    return not any(
        state.cells[state.at(seat) + LAID_CARDS + kind] for seat in seats_of(state) for kind in range(LAID_KINDS)
    )


def board_is_quiet(state: Table) -> bool:
    """Once the conflicts of a number are resolved, none is left until units move again."""
    moment = moment_of(state)
    ended = (step.KEEP, step.END_FLASH, step.LIMIT, step.OVER)
    if moment not in ended and not (moment == step.NUMBER_FLASH and state.number > 1):
        return True
    return not any(waiting_conflicts(state, conflict) for conflict in (ASSAULT, SIEGE, PILLAGE))
