"""What helps somebody at Aerion's table to decide: exact chances of the dice, and what goes where.

All of it is worked out from a view. It says how likely and what fits, not what is wise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from .. import odds
from ..cards import DECK_NAMES, ELEMENT_NAMES
from ..components import Components
from ..dice import FACES, FIRST_FULL, KEEP_TUPLES, SIZE, dice_label, faces_of, hand_of
from ..table import Table
from ..view import AerionView, workshops_of
from .fitting import blocked, kind_of, number_of, taken_aboard, taken_by_workshop
from .foresight import legal_actions, routine, warnings
from .uses import use_of

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
    Hellkite keeps from being acquired. `turns` are the goals that the dice would show too if one die were turned, by
    its faces as "2>4", while there are Pixies. `uses` is what each Element of the Display is good for to the player
    whose turn it is, by its deck. `warnings` is what one may not want of actions, `routine` the one that only carries
    the turn on while nothing is to be decided; both name actions by their notations.
    """

    game: Literal["aerion"] = "aerion"
    goals: tuple[str, ...]
    met: tuple[bool, ...]
    chances: tuple[float, ...]
    best: tuple[str, ...]
    keeps: dict[str, tuple[float, ...]]
    fits: dict[str, tuple[str, ...]]
    blocked: str | None
    turns: dict[str, tuple[str, ...]]
    uses: dict[str, str]
    warnings: dict[str, str]
    routine: str | None


def aids_for(view: AerionView, table: Table, components: Components) -> AerionAids:
    """The aids for a seat with this view, which shows this table."""
    goals = goals_of(view, components)
    names = tuple(odds_name(goal, view) for goal in goals)
    met, chances, best = _outlook(names, view.dice)
    legal = legal_actions(table, components.vocabulary)
    return AerionAids(
        goals=goals,
        met=met,
        chances=chances,
        best=best,
        keeps=_keeps(names, view.dice) if view.dice and view.step in CHOOSING else {},
        fits=_fits(view, table),
        blocked=blocked(table),
        turns=_turns(goals, names, view.dice) if view.pixies and view.step in CHOOSING else {},
        uses=_uses(view, table),
        warnings=warnings(table, legal),
        routine=routine(table, legal),
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


def turning_points(names: Mapping[str, str], dice: Sequence[int]) -> dict[tuple[int, int], list[str]]:
    """The changes of one die (from, to) that show goals which these dice do not show yet; odds.py has their `names`."""
    found: dict[tuple[int, int], list[str]] = {}
    missing = [goal for goal, name in names.items() if not is_met(name, dice)]
    for face in dict.fromkeys(dice):
        at = dice.index(face)
        for other in range(1, int(FACES) + 1):
            changed = (*dice[:at], other, *dice[at + 1 :])
            gained = [goal for goal in missing if is_met(names[goal], changed)]
            if gained:
                found[face, other] = gained
    return found


@lru_cache(MOST_HANDS)
def _turns(goals: tuple[str, ...], names: tuple[str, ...], dice: tuple[int, ...]) -> dict[str, tuple[str, ...]]:
    points = turning_points(dict(zip(goals, names, strict=True)), dice)
    return {f"{old}>{new}": tuple(gained) for (old, new), gained in points.items()}


def _uses(view: AerionView, table: Table) -> dict[str, str]:
    shown = {column.deck: kind_of(column.display) for column in view.columns if column.display}
    return {deck: use_of(table, number_of(kind)) for deck, kind in shown.items() if kind in ELEMENT_NAMES}


def _fits(view: AerionView, table: Table) -> dict[str, tuple[str, ...]]:
    found = {f"workshop/{name}": taken_by_workshop(table, at) for at, name in enumerate(workshops_of(view.seats))}
    return found | {"flagship": taken_aboard(table)} if "flagship" in view.pieces else found


@lru_cache(MOST_HANDS)
def _outlook(
    goals: tuple[str, ...], dice: tuple[int, ...]
) -> tuple[tuple[bool, ...], tuple[float, ...], tuple[str, ...]]:
    """For each goal whether the dice show it, its chance, and what to keep for that."""
    chances = tuple(_rounded(best_chance(goal, dice)) for goal in goals)
    if not dice:
        return (False,) * len(goals), chances, ("",) * len(goals)
    met = tuple(is_met(goal, dice) for goal in goals)
    best = tuple(
        "" if is_there else dice_label(odds.best_keep(goal, dice, 1)) for goal, is_there in zip(goals, met, strict=True)
    )
    return met, chances, best


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
