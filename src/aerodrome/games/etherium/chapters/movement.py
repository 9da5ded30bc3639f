"""Moving: a unit goes to a terrain or a city, as far as its way allows. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, members_into
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, rule
from ..board import NOT_THERE, why_not_on_board
from ..effects import out_of_reach
from ..reach import closed_cities, destinations
from ..table import Table
from ..verbs import EffectVerb


class Move(EffectVerb):
    """Move one of the own figures, or place it where an effect says."""

    name = "move"
    params = ("unit", "space")
    touches = ("unit/{unit}", "space/{space}")
    need = cards.MOVES
    exact = True

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        figure, space, effect = choice // cards.SPACES, choice % cards.SPACES, table.effect
        if destinations(table, seat, figure, effect) & BIT[space] != 0:
            return 0
        if (effect == cards.PLACE_ARMY and figure != cards.ARMY) or (
            effect >= cards.PLACE_COLLECTOR and figure != cards.COLLECTOR
        ):
            return self.lacks
        number = why_not_on_board(table.board.terrain[space] != NOT_THERE)
        if number != 0:
            return number
        if space == table.space_of(seat, figure):
            return rule.MOVE_STAYS
        if is_closed(table, seat, figure, space):
            return rule.MOVE_CITY
        if not is_destination(effect, table.board.terrain[space]):
            return rule.MOVE_DESTINATION
        return out_of_reach()

    def candidates(self, table: Table, seat: i64, buffer: vec[i64], n: i64) -> i64:
        n = members_into(destinations(table, seat, cards.COLLECTOR, table.effect), 0, buffer, n)
        return members_into(destinations(table, seat, cards.ARMY, table.effect), cards.SPACES, buffer, n)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.put_figure(seat, choice // cards.SPACES, choice % cards.SPACES, events)
        table.resume(dealer, events)


def is_closed(table: Table, seat: i64, figure: i64, space: i64) -> bool:
    """Whether a unit cannot enter a city, or is placed on a terrain instead."""
    if BIT[space] & closed_cities(table, seat, figure) != 0:
        return True
    return table.effect >= cards.PLACE_ARMY and table.board.terrain[space] == cards.CITY


def is_destination(effect: i64, terrain: i64) -> bool:
    """Whether an effect that names a terrain names this one."""
    if effect < cards.COLLECT_SLOT:
        return terrain == effect
    return effect < cards.PLACE_COLLECTOR or terrain == effect - cards.PLACE_COLLECTOR


MOVE: Final = Move([(figure, space) for figure in cards.FIGURE_NAMES for space in cards.SPACE_NAMES])
