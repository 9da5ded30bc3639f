"""What helps somebody at Etherium's table to decide: how high the terrains lie, what the seasons do, and what the own
program would do as things stand.

All of it is worked out from a view. It says what would happen, not what is wise.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from aerodrome.kernel.view import counted, numbered

from .. import cards
from ..counting import CUBES_FOR_A_STAR
from ..dice import own_points, total_of
from ..facts import Facts
from ..positions.position import table_of
from ..table import Table
from ..view import EtheriumView
from ..windows import KIND_OF, cards_for
from .forecast import Forecast, Forecaster
from .prices import COLLECTED_TERRAINS, PriceAids, price_aids
from .reference import ReferenceAids, reference_for

MOST_KEPT = 256

Time = Literal["any", "roll", "moment", "season"]


def _time(card: int) -> Time:
    if card < cards.CHARGE:
        return "any"
    if card < cards.DISCIPLINE:
        return "roll"
    return "moment" if card < cards.PLENTY else "season"


TIMES: Final[dict[str, Time]] = {name: _time(card) for card, name in enumerate(cards.FLASH_NAMES)}


class SeasonAid(Struct, frozen=True):
    """What a season card does: cubes more or fewer for each collect, cubes off an upgrade, an action it allows once.

    `people` is the people whose season it is.
    """

    people: str | None
    collects: dict[str, int]
    discount: int
    action: str | None


class RollAids(Struct, frozen=True, kw_only=True):
    """What rolls and stars are made of.

    `own_points` has for each seat what a power or a capacity adds by itself to the rolls of a unit, `total` what the
    dice on the table make with all that is added by now. `ether_to_star` is for each seat how many Ether cubes are
    missing for its next star of that kind.
    """

    own_points: tuple[dict[str, int], ...]
    total: int | None
    ether_to_star: tuple[int, ...]


class EtheriumAids(Struct, frozen=True, kw_only=True):
    """What helps to decide. `heights` are those of the terrains, `seasons` the season cards seen so far, `times` says
    when each Flash card can be played: at any time, on an own roll, at its moment, in the season phase.

    While programs are laid, `plan` has the viewer's own tokens and `free` every slot that is still free, as the next
    token would find it: what each would do if nobody else did anything. `prices` has what the slots cost the viewer and
    bring now, null for onlookers; `reference` is what the catalogue says of prices and stars. `rolls` takes rolls and
    stars apart. `window` is the kind of the window that is open, as a standing wish names it;
    `fitting` are the viewer's own cards that it is for, whether or not it is their turn.
    """

    game: Literal["etherium"] = "etherium"
    heights: dict[str, int]
    seasons: dict[str, SeasonAid]
    times: dict[str, Time]
    plan: tuple[Forecast, ...]
    free: tuple[Forecast, ...]
    prices: PriceAids | None
    reference: ReferenceAids
    rolls: RollAids
    window: str | None
    fitting: tuple[str, ...]


def aids_for(view: EtheriumView, facts: Facts) -> EtheriumAids:
    """The aids for the reader of this view."""
    table = table_of(view, facts)
    programs = view.step == "program" and view.seat >= 0
    prices = price_aids(view, table, facts) if view.seat >= 0 else None
    rolls = _roll_aids(view, table)
    plan, free = _program(view, table) if programs else ((), ())
    return EtheriumAids(
        heights=numbered(facts.height, 0, cards.TERRAIN_NAMES),
        seasons={name: season_aid(name, facts) for name in view.seasons_seen},
        times=TIMES,
        plan=plan,
        free=free,
        prices=prices,
        reference=reference_for(tuple(player.people for player in view.players), facts),
        rolls=rolls,
        window=KIND_OF.get(view.step),
        fitting=_fitting(view),
    )


def _fitting(view: EtheriumView) -> tuple[str, ...]:
    if view.step not in KIND_OF:
        return ()
    return tuple(card for card in cards_for(view.step) if card in view.hand)


def _program(view: EtheriumView, table: Table) -> tuple[tuple[Forecast, ...], tuple[Forecast, ...]]:
    """The viewer's own tokens and the slots that are free; the table is changed by it."""
    forecaster = Forecaster(table, view.seat)
    player = view.players[view.seat]
    told, standings = forecaster.follow(player.plan)
    if player.ready:
        return told, ()
    return told, tuple(forecaster.next(slot, standings) for slot in cards.SLOT_NAMES if slot not in player.plan)


def _roll_aids(view: EtheriumView, table: Table) -> RollAids:
    """The aids for the viewer."""
    step = int(CUBES_FOR_A_STAR)
    return RollAids(
        own_points=tuple(_own_points(table, seat) for seat in range(len(view.players))),
        total=None if view.rolling is None else int(total_of(table, view.player)),
        ether_to_star=tuple(step - player.cubes["ether"] % step for player in view.players),
    )


def _own_points(table: Table, seat: int) -> dict[str, int]:
    """What the rules would add to a roll of each unit."""
    found = {
        cards.ROLL_NAMES[roll]: int(own_points(table, seat, roll)) for roll in (cards.ARMY_ROLL, cards.DEFENCE_ROLL)
    }
    return {unit: points for unit, points in found.items() if points}


@lru_cache(MOST_KEPT)
def season_aid(name: str, facts: Facts) -> SeasonAid:
    """What the season card with this name does."""
    card = cards.SEASON_NAMES.index(name)
    affinity, action = int(facts.season_affinity[card]), int(facts.season_action[card])
    return SeasonAid(
        people=None if affinity < 0 else cards.PEOPLE_NAMES[affinity],
        collects=counted(facts.season_collect, card * len(COLLECTED_TERRAINS), COLLECTED_TERRAINS),
        discount=int(facts.season_discount[card]),
        action=None if action < 0 else cards.EFFECT_NAMES[action],
    )
