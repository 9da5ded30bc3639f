"""What helps somebody at Etherium's table to follow rolls and stars, worked out from a view."""

from __future__ import annotations

from msgspec import Struct

from ..cards import ARMY_ROLL, DEFENCE_ROLL, ROLL_NAMES
from ..counting import CUBES_FOR_A_STAR
from ..dice import own_points, total_of
from ..table import Table
from ..view import EtheriumView


class RollAids(Struct, frozen=True, kw_only=True):
    """What rolls and stars are made of.

    `own_points` has for each seat what a power or a capacity adds by itself to the rolls of a unit, `total` what the
    dice on the table make with all that is added by now. `ether_to_star` is for each seat how many Ether cubes are
    missing for its next star of that kind.
    """

    own_points: tuple[dict[str, int], ...]
    total: int | None
    ether_to_star: tuple[int, ...]


def roll_aids(view: EtheriumView, table: Table) -> RollAids:
    """The aids for the viewer."""
    step = int(CUBES_FOR_A_STAR)
    return RollAids(
        own_points=tuple(_own_points(table, seat) for seat in range(len(view.players))),
        total=None if view.rolling is None else int(total_of(table, view.player)),
        ether_to_star=tuple(step - player.cubes["ether"] % step for player in view.players),
    )


def _own_points(table: Table, seat: int) -> dict[str, int]:
    """What the rules would add to a roll of each unit."""
    found = {ROLL_NAMES[roll]: int(own_points(table, seat, roll)) for roll in (ARMY_ROLL, DEFENCE_ROLL)}
    return {unit: points for unit, points in found.items() if points}
