"""Exact chances of the dice, with best play.

How likely is a full house with two rerolls, and which dice should stay on the table? A player who aims at one goal and
may reroll any dice after each roll has one best way to play; here it is worked out exactly, in whole numbers.

All chances with the same number of rerolls left share a denominator, a power of six. From the chances of the full
hands, one sweep down the hands of dice.py sums the six ways to add a die to each smaller hand, which values every keep;
one sweep up takes the best keep within each hand, which values the full hands with one reroll more.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from .combinations import ANY, Combination, own, parse
from .dice import ADD, COUNT, DICE, FACES, FIRST_FULL, HANDS, KEEP_TUPLES, PIPS, REMOVE, SIZE, faces_of, hand_of

MAX_REROLLS: Final = 60
"""Far more than any match allows; a bound keeps the numbers and the memory small."""


def _shows(combination: Combination) -> Callable[[int], bool]:
    """Whether a full hand shows a combination."""
    return lambda hand: combination.is_shown(list(COUNT[hand * FACES : (hand + 1) * FACES]))


GOALS: Final[Mapping[str, Callable[[int], bool]]] = MappingProxyType(
    {combination.label: _shows(combination) for combination in (*own(), Combination(("AAAAA",), ANY))}
    | {
        "sum>=26": lambda hand: PIPS[hand] >= 26,
        "sum>=30": lambda hand: PIPS[hand] >= 30,
        "sum<=15": lambda hand: PIPS[hand] <= 15,
    }
)
"""What one can aim at, by name: each tells whether a full hand (its id) meets it.

The label of any other combination, as a corrected catalogue may have it, is a goal too.
"""


@cache
def goal_named(name: str) -> Callable[[int], bool]:
    """Whether a full hand (its id) meets the goal with this name."""
    combination = parse(name)
    if name in GOALS or combination is None:
        return GOALS[name]
    return _shows(combination)


class OddsRow(NamedTuple):
    """One goal of a table with its chance for each number of rerolls."""

    goal: str
    chances: tuple[Fraction, ...]


def chance(goal: str, rerolls: int = 0, dice: Sequence[int] | None = None) -> Fraction:
    """The chance that best play meets the goal.

    Without dice: before the first roll, with this many rerolls after it. With dice (six faces): from these, with this
    many rerolls left; 1 if they meet the goal already. ValueError for an unknown goal, bad dice or bad rerolls.
    """
    level = _level(_known(goal), _allowed(rerolls))
    if dice is None:
        return Fraction(level.keeps[0], level.certain * _ROLLS)
    return Fraction(level.hands[_full(dice) - FIRST_FULL], level.certain)


def chance_keeping(goal: str, keep: Sequence[int]) -> Fraction:
    """The chance that the goal is met when exactly these dice stay (at most five) and the others are rolled once.

    ValueError for an unknown goal or bad dice.
    """
    hand = hand_of(keep)
    if hand >= FIRST_FULL:
        raise ValueError(f"At most {DICE - 1} dice can be kept, not {len(keep)}.")
    return Fraction(_level(_known(goal), 0).keeps[hand], _ROLLS)


def best_keep(goal: str, dice: Sequence[int], rerolls: int) -> tuple[int, ...]:
    """The faces to keep, ascending, so that rolling the others meets the goal as likely as possible.

    All six when the goal is met or no reroll is left. Among equally good keeps the one with the most dice, then the one
    that comes first in dictionary order. ValueError as in `chance`.
    """
    meets = goal_named(_known(goal))
    hand = _full(dice)
    if _allowed(rerolls) == 0 or meets(hand):
        return faces_of(hand)
    values = _level(goal, rerolls - 1).keeps
    return faces_of(max(KEEP_TUPLES[hand - FIRST_FULL], key=lambda keep: (values[keep], SIZE[keep])))


def table(goals: Iterable[str] | None = None, rerolls: Iterable[int] = range(6)) -> list[OddsRow]:
    """A row for each goal (all, without an argument): its chances before the first roll, one for each of `rerolls`."""
    columns = tuple(rerolls)
    return [OddsRow(goal, tuple(chance(goal, n) for n in columns)) for goal in (GOALS if goals is None else goals)]


_ROLLS: Final = 6**6
_SCALE: Final = [6 ** SIZE[hand] for hand in range(FIRST_FULL)]


def _neighbours(rows: Sequence[int], hands: Iterable[int]) -> list[tuple[int, ...]]:
    """The rows of ADD or REMOVE for these hands, without the faces for which there is no neighbour."""
    return [tuple(h for h in rows[hand * FACES : (hand + 1) * FACES] if h >= 0) for hand in hands]


_LARGER: Final = _neighbours(list(ADD), range(FIRST_FULL))
_SMALLER: Final = _neighbours(list(REMOVE), range(HANDS))


class _Level(NamedTuple):
    """Best play towards one goal with a certain number of rerolls left, in whole numbers."""

    certain: int
    """What stands for the chance 1 in `hands`."""
    hands: list[int]
    """The chance from each full hand; the first is hand FIRST_FULL."""
    keeps: list[int]
    """The chance when only these dice are kept and the others are rolled now; here `certain * _ROLLS` stands for 1."""


@cache
def _level(goal: str, rerolls: int) -> _Level:
    """The level of a known goal with an allowed number of rerolls; kept, because the next one builds on it."""
    meets = goal_named(goal)
    full = range(FIRST_FULL, HANDS)
    if rerolls == 0:
        hands = [int(meets(hand)) for hand in full]
        return _Level(1, hands, _values_of_keeps(hands))
    before = _level(goal, rerolls - 1)
    certain = before.certain * _ROLLS
    best = _best_within(before.keeps)
    # Not to reroll is never better than to reroll, except when the goal is met: this needs no value of its own.
    hands = [certain if meets(hand) else max([best[part] for part in _SMALLER[hand]]) for hand in full]
    return _Level(certain, hands, _values_of_keeps(hands))


def _values_of_keeps(hands: list[int]) -> list[int]:
    """The sweep down: sum the values of the full hands over all rolls of the dice that are missing in each keep."""
    sums = [0] * FIRST_FULL + hands
    for keep in reversed(range(FIRST_FULL)):
        sums[keep] = sum([sums[larger] for larger in _LARGER[keep]])
    # A sum runs over 6**(missing dice) rolls; scaled as if all six dice were rolled, keeps of all sizes compare.
    return [sums[keep] * scale for keep, scale in enumerate(_SCALE)]


def _best_within(values: list[int]) -> list[int]:
    """The sweep up: for each keep, the best value of it and its parts."""
    best = list(values)
    for keep in range(1, FIRST_FULL):
        best[keep] = max(values[keep], *[best[part] for part in _SMALLER[keep]])
    return best


def _known(goal: object) -> str:
    """The goal, if it is one of GOALS or the label of a combination."""
    if not isinstance(goal, str) or (goal not in GOALS and parse(goal) is None):
        raise ValueError(f"There is no goal {goal!r}; the goals are {', '.join(GOALS)}.")
    return goal


def _allowed(rerolls: object) -> int:
    """The number of rerolls, if it is one."""
    if not isinstance(rerolls, int) or isinstance(rerolls, bool) or not 0 <= rerolls <= MAX_REROLLS:
        raise ValueError(f"The number of rerolls is a whole number from 0 to {MAX_REROLLS}, not {rerolls!r}.")
    return rerolls


def _full(dice: object) -> int:
    """The full hand of six faces."""
    if not isinstance(dice, Sequence) or len(dice) != DICE:
        raise ValueError(f"The dice are a sequence of {DICE} faces, not {dice!r}.")
    return hand_of(dice)
