"""The table as far as a view shows it, so that the rules themselves say what things cost and bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from .. import step
from ..cards import (
    CAPACITY_NAMES,
    CONFLICT_NAMES,
    EFFECT_NAMES,
    FIGHTS_NAMES,
    FIGURE_NAMES,
    FLASH_NAMES,
    LAID_NAMES,
    MEDIUM_PIECE,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    ROLL_NAMES,
    SEASON_NAMES,
    SLOT_NAMES,
    SMALL_PIECE,
    SPACE_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from ..facts import Facts
from ..laying_out import lay_out
from ..layout import (
    ACTION_TOKENS,
    CAPACITY_AT,
    CARDS,
    CITY_AT,
    CUBES,
    DISCARD_AT,
    FIGHTS_AT,
    HAND,
    LAID,
    LAID_CARDS,
    LARGE_AT,
    LEVEL,
    ORDER_AT,
    OWNED,
    PLAN,
    READY,
    SITE_AT,
    SPACE,
    SUPPLY_AT,
    TASK_AT,
    TOKEN_AT,
    TOKENS,
    TOTAL_AT,
)
from ..setting import Setting
from ..table import Table
from ..view import CITY_NAMES, EtheriumView, Player

_LARGE_NAMES = SPACE_NAMES[1:7]
_SITE_NAMES = SPACE_NAMES[7:19]
_PIECES = {"forest": MEDIUM_PIECE, "mountain": SMALL_PIECE}


def table_of(view: EtheriumView, facts: Facts) -> Table:
    """A table with all that lies open in a view, and the viewer's own cards; other hands and the deck are empty."""
    state = Table()
    peoples = vec[i64]([PEOPLE_NAMES.index(player.people) for player in view.players])
    lay_out(state, Setting(facts, peoples, view.quarters, view.setup == "tactical", view.extension))
    _set_counts(state, DISCARD_AT, FLASH_NAMES, view.discard)
    _set_counts(state, SUPPLY_AT, RESOURCE_NAMES, view.supply)
    _set_counts(state, TOKEN_AT, TOKEN_NAMES, view.victory_tokens)
    _set_counts(state, CAPACITY_AT, CAPACITY_NAMES, view.capacities)
    for rank, seat in enumerate(view.order):
        state.cells[ORDER_AT + rank] = seat
    _lay_terrains(state, view)
    for seat, player in enumerate(view.players):
        _set_player(state, seat, player)
    if view.seat >= 0:
        _set_counts(state, int(state.at(view.seat)) + int(HAND), FLASH_NAMES, view.hand)
    _set_moment(state, view)
    if view.step != "lay":
        state.build_board()
    return state


def _set_counts(state: Table, at: int, names: Sequence[str], counts: Mapping[str, int]) -> None:
    for number, name in enumerate(names):
        state.cells[at + number] = counts.get(name, 0)


def _lay_terrains(state: Table, view: EtheriumView) -> None:
    for quarter, name in enumerate(_LARGE_NAMES):
        state.cells[LARGE_AT + quarter] = int(name in view.terrains)
    for site, name in enumerate(_SITE_NAMES):
        state.cells[SITE_AT + site] = _PIECES.get(view.terrains.get(name, ""), 0)
    for city, space in view.cities.items():
        state.cells[CITY_AT + CITY_NAMES.index(city)] = _SITE_NAMES.index(space) + 1


def _set_player(state: Table, seat: int, player: Player) -> None:
    at, cells = int(state.at(seat)), state.cells
    _set_counts(state, at + int(CUBES), RESOURCE_NAMES, player.cubes)
    _set_counts(state, at + int(LEVEL), UNIT_NAMES, player.levels)
    _set_counts(state, at + int(TOKENS), TOKEN_NAMES, player.tokens)
    _set_counts(state, at + int(LAID_CARDS), LAID_NAMES, player.season_cards)
    for figure, name in enumerate(FIGURE_NAMES):
        if name in player.spaces:
            cells[at + int(SPACE) + figure] = SPACE_NAMES.index(player.spaces[name])
    cells[at + int(OWNED)] = sum(1 << CAPACITY_NAMES.index(name) for name in player.capacities)
    cells[at + int(ACTION_TOKENS)] = player.action_tokens
    for token, slot in enumerate(player.plan):
        cells[at + int(PLAN) + token] = SLOT_NAMES.index(slot) + 1
    cells[at + int(LAID)] = len(player.plan)
    cells[at + int(READY)] = int(player.ready)
    cells[at + int(CARDS)] = player.cards
    cells[FIGHTS_AT + seat] = FIGHTS_NAMES.index(player.fights or "")
    cells[TOTAL_AT + seat] = player.total
    cells[TASK_AT + seat] = player.task


def _set_moment(state: Table, view: EtheriumView) -> None:
    state.step = step.NAMES.index(view.step)
    state.seat = view.player
    for name in view.waiting:
        state.wait_with(step.NAMES.index(name))
    state.season_number = view.season_number
    state.season = SEASON_NAMES.index(view.season or SEASON_NAMES[0])
    state.deck_size = view.deck_size
    state.number, state.turn, state.victim = view.number, view.turn, view.victim
    state.effect = EFFECT_NAMES.index(view.effect) if view.effect else -1
    state.rolling = ROLL_NAMES.index(view.rolling or "")
    state.dice = sum(8 ** (face - 1) for face in view.dice)
    state.rerolled, state.fated, state.bonus = int(view.rerolled), int(view.fated), view.bonus
    state.melee, state.winner = int(view.melee), 0 if view.winner is None else view.winner + 1
    state.conflict = CONFLICT_NAMES.index(view.conflict or "")
    state.place = SPACE_NAMES.index(view.place) if view.place else -1
