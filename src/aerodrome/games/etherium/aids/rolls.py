"""What helps somebody at Etherium's table to follow rolls and stars, worked out from a view."""

from __future__ import annotations

from msgspec import Struct

from ..counting import CUBES_FOR_A_STAR
from ..dice import BARBARIANS_POINTS, RAMPART_POINTS
from ..view import EtheriumView, Player


class RollAids(Struct, frozen=True, kw_only=True):
    """What rolls and stars are made of.

    `own_points` has for each seat what a power or a capacity adds by itself to the rolls of a unit, `total` what the
    dice on the table make with all that is added by now. `ether_to_star` is for each seat how many Ether cubes are
    missing for its next star of that kind.
    """

    own_points: tuple[dict[str, int], ...]
    total: int | None
    ether_to_star: tuple[int, ...]


def roll_aids(view: EtheriumView) -> RollAids:
    """The aids for whoever looks at this view."""
    points = tuple(_own_points(player, view) for player in view.players)
    total = None
    if view.rolling is not None:
        total = sum(view.dice) + view.bonus + points[view.player].get(view.rolling, 0)
    step = int(CUBES_FOR_A_STAR)
    return RollAids(
        own_points=points,
        total=total,
        ether_to_star=tuple(step - player.cubes["ether"] % step for player in view.players),
    )


def _own_points(player: Player, view: EtheriumView) -> dict[str, int]:
    found: dict[str, int] = {}
    if player.people == "reces" and (view.season or "").startswith("reces-"):
        found["army"] = int(BARBARIANS_POINTS)
    if "rampart" in player.capacities:
        found["defence"] = int(RAMPART_POINTS)
    return found
