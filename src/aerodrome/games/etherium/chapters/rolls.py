"""Rolls: dice that lie there are rolled again and added to, until the roll is final. This module is compiled."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, rule, step
from ..connection_table import connected
from ..dice import DIGIT, LOW_ONES, LOW_TWOS, faces_of, is_modifiable, ones, own_points, total_of, twos
from ..events import Connected, Totalled
from ..layout import TOTAL_AT
from ..table import Table
from ..verbs import TableVerb, numbers


class RollChange(Step[Table]):
    """The player who rolled may change the roll, as long as that seems possible to all."""

    number = step.ROLLED

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if is_modifiable(table, table.seat):
            table.go_to(step.ROLLED, table.seat)
        else:
            lock(table, table.seat, 0, dealer, events)


def lock(table: Table, seat: i64, points: i64, dealer: Dealer, events: Events | None) -> None:
    """The roll is final: dice, cards, powers and the points of the guide."""
    dice, bonus, own = table.dice, table.bonus, own_points(table, seat, table.rolling)
    total = total_of(table, seat) + points
    purpose = table.rolling
    table.rolling = cards.NO_ROLL
    table.dice = 0
    table.rerolled = 0
    table.fated = 0
    table.bonus = 0
    if purpose == cards.CONNECTION_ROLL:
        result = max(cards.LOWEST_RESULT, min(cards.HIGHEST_RESULT, total))
        if events is not None:
            events.tell(Connected(seat, faces_of(dice), points, bonus, result))
        connected(table, seat, result, dealer, events)
        return
    table.cells[TOTAL_AT + seat] = total
    if events is not None:
        rampart = own if purpose == cards.DEFENCE_ROLL else 0
        unit = cards.ROLL_NAMES[purpose]
        events.tell(Totalled(seat, unit, faces_of(dice), points, bonus, rampart, own - rampart, total))
    table.begin(step.SIEGE, dealer, events)


class RollVerb(TableVerb):
    """A change to the own roll."""

    steps: ClassVar[tuple[int, ...]] = (step.ROLLED,)
    when = rule.ROLL_ONLY


def are_shown(low: i64, shown_ones: i64, shown_twos: i64) -> bool:
    """Whether this many 1s and 2s lie there."""
    return LOW_ONES[low] <= shown_ones and LOW_TWOS[low] <= shown_twos


class Reroll(RollVerb):
    """Roll some 1s and 2s again: the Shamans once in a roll, others with Second wind."""

    name = "reroll"
    params = ("ones", "twos")
    touches = ("dice",)
    steps = (step.ROLLED, step.LOW)
    exact = True

    def __init__(self) -> None:
        super().__init__([(str(low_ones), str(low_twos)) for low_ones, low_twos in cards.LOW_DICE])
        shown = range(int(cards.MOST_DICE) + 1)
        every = range(len(cards.LOW_DICE))
        self.set_rows(
            [
                [low for low in every if are_shown(low, shown_ones, shown_twos)]
                for shown_ones in shown
                for shown_twos in shown
            ]
        )

    def row(self, table: Table, seat: i64) -> i64:
        return ones(table.dice) * (cards.MOST_DICE + 1) + twos(table.dice)

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.step == step.ROLLED and (table.people(seat) != cards.ERTIS or table.rerolled != 0):
            return rule.ROLL_SHAMANS
        return 0

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if not are_shown(choice, ones(table.dice), twos(table.dice)):
            return rule.ROLL_LOW
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if table.step == step.ROLLED:
            table.rerolled = 1
        table.dice -= LOW_ONES[choice] * DIGIT[0] + LOW_TWOS[choice] * DIGIT[1]
        table.throw(LOW_ONES[choice] + LOW_TWOS[choice], True, dealer, events)
        table.begin(step.ROLLED, dealer, events)


class UseFate(RollVerb):
    """Roll all dice again with the capacity Fate, once in a roll."""

    name = "fate"
    touches = ("capacity/fate", "dice")

    def why_not(self, table: Table, seat: i64) -> i64:
        if not table.owns(seat, cards.FATE) or table.fated != 0:
            return rule.ROLL_FATE
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.fated = 1
        table.reroll_all(dealer, events)
        table.begin(step.ROLLED, dealer, events)


class AddGuide(RollVerb):
    """Add points of the guide, or none; the roll is final then."""

    name = "guide"
    params = ("points",)
    touches = ("unit/guide", "dice")
    masked = True

    def mask(self, table: Table, seat: i64) -> i64:
        return BIT[table.level(seat, cards.GUIDE) + 1] - 1

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if choice > table.level(seat, cards.GUIDE):
            return rule.ROLL_GUIDE
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        lock(table, seat, choice, dealer, events)


ROLLED: Final = RollChange()
LOW: Final = Step[Table]()  # after Second wind: which 1s and 2s are rolled again?
REROLL: Final = Reroll()
USE_FATE: Final = UseFate()
ADD_GUIDE: Final = AddGuide(numbers(0, int(cards.MOST_LEVEL)))
