"""Dice: what the airship meets, Smoke, Augusta, the validated result. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, rule, step
from ..cards import AMBUSH_NAMES, ASSAULT_NAMES, ASSAULTS, AUGUSTA, FACE_NAMES, FACES, FLAG, KUBLAI, RHETT, SYMBOLS
from ..conditions import why_not_crew, why_not_dice, why_not_smoke
from ..dice import HANDS, LESS, MORE, NONE, SIZE, is_part, names_of, numbers_of, without
from ..events import AmbushMet, AssaultRevealed, DiceRerolled, DiceRolled, DiceValidated, DieTurned
from ..layout import ASSAULT_AT, ASSAULT_STREAM, ROUTE_AT
from ..table import Table
from .base import TalkStep


class Dice(TalkStep):
    """The dice of an Ambush or an Assault lie there, and may still be changed."""

    number = step.DICE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.boarding == 0:
            meet_ambush(table, dealer, events)
        else:
            meet_assault(table, dealer, events)
        table.go_to(step.DICE, table.captain)


def meet_ambush(table: Table, dealer: Dealer, events: Events | None) -> None:
    """Turn up the card under the airship, and roll its dice."""
    card = table.discover(table.airship, dealer)
    table.cells[ROUTE_AT + table.airship] = card + 1
    if events is not None:
        place = table.airship
        events.tell(AmbushMet(f"route/{place}", place, AMBUSH_NAMES[card]))
    table.ambushes += 1
    facts = table.setting.facts
    roll(table, facts.ambush_fixed, facts.ambush_rolled, card, dealer, events)


def meet_assault(table: Table, dealer: Dealer, events: Events | None) -> None:
    """Reveal the next Assault of the boarding, and roll its dice."""
    assault = dealer.draw(ASSAULT_STREAM, table.cells[ASSAULT_AT : ASSAULT_AT + ASSAULTS])
    table.cells[ASSAULT_AT + assault] = 0
    table.assault = assault + 1
    if events is not None:
        events.tell(AssaultRevealed(ASSAULT_NAMES[assault]))
    facts = table.setting.facts
    roll(table, facts.assault_fixed, facts.assault_rolled, assault, dealer, events)


def roll(table: Table, set_to: vec[i64], rolled: vec[i64], card: i64, dealer: Dealer, events: Events | None) -> None:
    """Set the dice of a card that show a symbol, and roll the others."""
    table.dice = NONE
    for symbol in range(SYMBOLS):
        table.add_dice(symbol, set_to[card * SYMBOLS + symbol])
    fixed = table.dice
    table.throw(rolled[card], dealer)
    if events is not None:
        result = names_of(without(table.dice, fixed))
        events.tell(DiceRolled(numbers_of(fixed), numbers_of(table.dice), names_of(fixed), result))


class BeforeValidation(Verb[Table]):
    """What is done with the dice as long as the result is open."""

    steps = (step.DICE,)
    gives_way_to = (step.AUGUSTA,)


class Smoke(BeforeValidation):
    """Spend a Smoke: some of the dice are rolled again."""

    name = "smoke"
    params = ("dice",)
    exact = True
    when = rule.SMOKE_BEFORE_VALIDATION

    def __init__(self) -> None:
        hands = range(1, int(HANDS))
        super().__init__(each(["+".join(names_of(dice)) for dice in hands]))
        self.set_rows([[part - 1 for part in hands if is_part(part, dice)] for dice in range(int(HANDS))])

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("smoke", *[f"die/{face}" for face in dict.fromkeys(values[0].split("+"))])

    def why_not(self, table: Table, seat: i64) -> i64:
        return why_not_smoke(table)

    def row(self, table: Table, seat: i64) -> i64:
        return table.dice

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_dice(table, choice + 1)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.spend(cards.SMOKE_TOKEN, events)
        dice = choice + 1
        kept = without(table.dice, dice)
        table.dice = kept
        table.throw(SIZE[dice], dealer)
        if events is not None:
            result = names_of(without(table.dice, kept))
            events.tell(DiceRerolled(numbers_of(kept), numbers_of(table.dice), names_of(dice), result))
        table.go_to(step.DICE, table.captain)


class Augusta(Verb[Table]):
    """Let Augusta turn a die to another face; she may do so with a second one."""

    name = "augusta"
    params = ("from", "to")
    steps = (step.DICE, step.AUGUSTA)
    exact = True
    touches = ("crew/augusta", "die/{from}")
    when = rule.CREW_AFTER_ROLL

    def __init__(self) -> None:
        super().__init__([(face, other) for face in FACE_NAMES for other in FACE_NAMES if other != face])
        choices = range(int(self.size))
        self.set_rows([[one for one in choices if is_part(die_of(one), dice)] for dice in range(int(HANDS))])

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.step == step.AUGUSTA:
            return 0
        return why_not_crew(table, AUGUSTA)

    def row(self, table: Table, seat: i64) -> i64:
        return table.dice

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_dice(table, die_of(choice))

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        face, other = choice // SYMBOLS, choice % SYMBOLS
        if other >= face:
            other += 1
        table.dice = MORE[LESS[table.dice * FACES + face] * FACES + other]
        if events is not None:
            dice = numbers_of(table.dice)
            events.tell(DieTurned(dice, dice, FACE_NAMES[face], FACE_NAMES[other]))
        if table.step == step.DICE:
            table.call_upon(AUGUSTA, events)
            table.go_to(step.AUGUSTA, table.captain)
        else:
            table.go_to(step.DICE, table.captain)


def die_of(choice: i64) -> i64:
    """The one die that Augusta turns, as a hand."""
    return MORE[NONE * FACES + choice // SYMBOLS]


class SecondDie(Step[Table]):
    """Augusta may turn a second die."""

    number = step.AUGUSTA
    demand = rule.CREW_AUGUSTA_ONE_MORE

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.go_to(step.DICE, table.captain)


class Validate(BeforeValidation):
    """Let the dice stay as they are; flags bring Kublai and Rhett, then the secret attack."""

    name = "validate"
    when = rule.DICE_VALIDATE
    touches = ("dice",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.flags = table.shows(FLAG)
        if events is not None:
            events.tell(DiceValidated(table.flags))
        table.begin(step.FLAGS, dealer, events)


class Flags(Step[Table]):
    """A flag was validated: Kublai and Rhett may be called upon."""

    number = step.FLAGS

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.flags > 0 and (why_not_crew(table, KUBLAI) == 0 or why_not_crew(table, RHETT) == 0):
            table.go_to(step.FLAGS, table.captain)
        else:
            table.begin(step.START, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.START, dealer, events)


DICE: Final = Dice()
SECOND_DIE: Final = SecondDie()
FLAGS: Final = Flags()
SMOKE: Final = Smoke()
AUGUSTA_VERB: Final = Augusta()
VALIDATE: Final = Validate()
