"""What helps somebody at Aerion's table to decide: exact chances of the dice, and what goes where.

All of it is worked out from a view. It says how likely and what fits, not what is wise.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct

from .. import odds
from ..cards import DECK_NAMES
from ..components import Components
from ..dice import FIRST_FULL, KEEP_TUPLES, SIZE, dice_label, faces_of, hand_of
from ..table import Table
from ..view import AerionView, workshops_of
from .fitting import blocked, taken_aboard, taken_by_workshop

CHOOSING = ("roll", "reroll")
"""The steps at which dice can be chosen, now or after a reroll is paid for."""

MOST_HANDS = 1024
DECIMALS = 4  # enough for one roll: only 0 and 1 are rounded to 0 and 1


class AerionAids(Struct, frozen=True, kw_only=True):
    """What helps to decide: chances in the order of `goals`, which are the six decks, then those of the expansions.

    `met` tells whether the dice show a goal. `chances` are those of the first roll before it, after it those of one
    reroll played best; `best` are the dice to keep for that, "" where there is nothing to choose. `keeps` has the
    chances if exactly these dice stay and the others are rolled once, for all that can be kept while dice are chosen.
    `fits` are the kinds of card that each Workshop and the Flagship would take, `blocked` the type of card that the
    Hellkite keeps from being acquired.
    """

    game: Literal["aerion"] = "aerion"
    goals: tuple[str, ...]
    met: tuple[bool, ...]
    chances: tuple[float, ...]
    best: tuple[str, ...]
    keeps: dict[str, tuple[float, ...]]
    fits: dict[str, tuple[str, ...]]
    blocked: str | None


def aids_for(view: AerionView, table: Table, components: Components) -> AerionAids:
    """The aids for a seat with this view, which shows this table."""
    goals = goals_of(view, components)
    names = tuple(odds_name(goal, view) for goal in goals)
    outlook = _outlook(names, view.dice)
    return AerionAids(
        goals=goals,
        met=outlook.met,
        chances=outlook.chances,
        best=outlook.best,
        keeps=_keeps(names, view.dice) if view.dice and view.step in CHOOSING else {},
        fits=_fits(view, table),
        blocked=blocked(table),
    )


def goals_of(view: AerionView, components: Components) -> tuple[str, ...]:
    """What can be aimed at on this table: the decks by their names, then what the expansions in play roll dice for."""
    added = [one.goals for one in components.classes if one.name in view.expansions]
    return (*DECK_NAMES, *(goal for goals in added for goal in goals))


def odds_name(goal: str, view: AerionView) -> str:
    """What odds.py calls a goal: a deck by its whole combination."""
    return view.columns[DECK_NAMES.index(goal)].combination if goal in DECK_NAMES else goal


def is_met(name: str, dice: Sequence[int]) -> bool:
    """Whether these six dice show a goal, as odds.py names it."""
    return odds.goal_named(name)(hand_of(dice))


def best_chance(name: str, dice: Sequence[int]) -> Fraction:
    """The chance of a goal: by the first roll while there are no dice, else by one reroll played best."""
    return odds.chance(name, 1, dice) if dice else odds.chance(name)


def _fits(view: AerionView, table: Table) -> dict[str, tuple[str, ...]]:
    found = {f"workshop/{name}": taken_by_workshop(table, at) for at, name in enumerate(workshops_of(view.seats))}
    return found | {"flagship": taken_aboard(table)} if "flagship" in view.pieces else found


class _Outlook(NamedTuple):
    """What the dice mean for each goal."""

    met: tuple[bool, ...]
    chances: tuple[float, ...]
    best: tuple[str, ...]


@lru_cache(MOST_HANDS)
def _outlook(goals: tuple[str, ...], dice: tuple[int, ...]) -> _Outlook:
    chances = tuple(_rounded(best_chance(goal, dice)) for goal in goals)
    if not dice:
        return _Outlook((False,) * len(goals), chances, ("",) * len(goals))
    met = tuple(is_met(goal, dice) for goal in goals)
    best = tuple(
        "" if is_there else dice_label(odds.best_keep(goal, dice, 1)) for goal, is_there in zip(goals, met, strict=True)
    )
    return _Outlook(met, chances, best)


def _keeps(goals: tuple[str, ...], dice: Sequence[int]) -> dict[str, tuple[float, ...]]:
    labels, chances = _labels(), _chances_of_keeps(goals)
    keeps = sorted(KEEP_TUPLES[hand_of(dice) - FIRST_FULL], key=lambda keep: -SIZE[keep])
    return {labels[keep]: chances[keep] for keep in keeps}


@cache
def _labels() -> tuple[str, ...]:
    """Every keep as actions write it."""
    return tuple(dice_label(faces_of(keep)) for keep in range(FIRST_FULL))


@cache
def _chances_of_keeps(goals: tuple[str, ...]) -> tuple[tuple[float, ...], ...]:
    """For each keep the chance of each goal, if the other dice are rolled once."""
    return tuple(
        tuple(_rounded(odds.chance_keeping(goal, faces_of(keep))) for goal in goals) for keep in range(FIRST_FULL)
    )


def _rounded(chance: Fraction) -> float:
    return round(float(chance), DECIMALS)
