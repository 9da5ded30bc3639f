"""The secret attack: for each validated flag the pirate ship advances; then the penalty. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, Verb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, rule, step
from ..cards import CREW, CREW_NAMES, USED
from ..conditions import why_not_active, why_not_show
from ..events import CrewTired, VictimNamed
from ..layout import CREW_AT
from ..table import Table
from .base import EACH_CREW, EACH_KIND, EACH_PLAYER, TalkStep


class CombatStart(TalkStep):
    """The attack of every flag is over: the Captain says who begins the combat."""

    number = step.START

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """One validated flag after the other attacks, not in the boarding; a penalty may ask for a decision."""
        while table.flags > 0 and table.boarding == 0:
            table.flags -= 1
            table.advance_pirate(table.setting.facts.pirate_advance[table.pirate], events)
            if table.step == step.OVER or penalty_asks(table, events):
                return
        table.flags = 0
        table.go_to(step.START, table.captain)


def penalty_asks(table: Table, events: Events | None) -> bool:
    """Apply the pirate's penalty; whether something must be chosen for it."""
    penalty = table.setting.facts.pirate_penalty[table.pirate]
    if penalty == cards.LOSE_GOLD:
        if table.gold > 0:
            table.lose(cards.GOLD_TOKEN, events)
    elif penalty == cards.LOSE_EQUIPMENT:
        return equipment_asked(table)
    elif penalty == cards.DEACTIVATE_CREW:
        return deactivation_asked(table, events)
    elif penalty == cards.DISCARD_CREW:
        return dismissal_asked(table, events)
    return False


def equipment_asked(table: Table) -> bool:
    """A card is lost: the Captain says whose, where both hold some."""
    first, second = table.hand_size(table.captain), table.hand_size(table.partner())
    if first > 0 and second > 0:
        table.go_to(step.VICTIM, table.captain)
    elif first > 0:
        table.go_to(step.LOSE, table.captain)
    elif second > 0:
        table.go_to(step.LOSE, table.partner())
    return first + second > 0


def deactivation_asked(table: Table, events: Events | None) -> bool:
    """A crew member gets tired: the only active one, or one that the Captain names."""
    active: i64 = 0
    last: i64 = 0
    for crew in range(CREW):
        if table.is_active(crew):
            active += 1
            last = crew
    if active == 1:
        tire(table, last, events)
    elif active > 1:
        table.go_to(step.DEACTIVATE, table.captain)
    return active > 1


def tire(table: Table, crew: i64, events: Events | None) -> None:
    """Turn a crew card sideways: it cannot be used until it is reactivated."""
    table.cells[CREW_AT + crew] = USED
    if events is not None:
        events.tell(CrewTired(f"crew/{CREW_NAMES[crew]}", CREW_NAMES[crew]))


def dismissal_asked(table: Table, events: Events | None) -> bool:
    """A crew member leaves: the only one aboard, or one that the Captain names."""
    aboard = table.crew_aboard()
    if aboard > 1:
        table.go_to(step.DISMISS, table.captain)
        return True
    for crew in range(CREW):
        if table.is_aboard(crew):
            table.drop_crew(crew, events)
    return False


class NameVictim(Verb[Table]):
    """Say which player loses the card."""

    name = "victim"
    params = ("player",)
    # While the card is chosen, a player without cards says why they were not asked.
    steps = (step.VICTIM, step.LOSE)
    when = rule.ATTACK_EQUIPMENT

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.hand_size(table.seat_named(choice)) == 0:
            return rule.ATTACK_EMPTY_HAND
        if table.step != step.VICTIM:
            return self.reason
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        victim = table.seat_named(choice)
        if events is not None:
            events.tell(VictimNamed(victim))
        table.go_to(step.LOSE, victim)


class Lose(Verb[Table]):
    """Discard a card of one's own hand."""

    name = "lose"
    params = ("card",)
    steps = (step.LOSE,)
    when = NameVictim.when
    touches = ("hand/{card}",)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_show(table, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.lose_card(table.seat, choice, events)
        table.begin(step.START, dealer, events)


class Deactivate(Verb[Table]):
    """Say which crew member gets tired."""

    name = "deactivate"
    params = ("crew",)
    steps = (step.DEACTIVATE,)
    touches = ("crew/{crew}",)
    when = rule.ATTACK_DEACTIVATE

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_active(table, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        tire(table, choice, events)
        table.begin(step.START, dealer, events)


START_STEP: Final = CombatStart()
WHOSE_CARD: Final = Step[Table]()  # whose card is taken?
WHICH_CARD: Final = Step[Table]()  # which one?
WHO_TIRES: Final = Step[Table]()  # which crew member gets tired?
WHO_LEAVES: Final = Step[Table]()  # which one leaves?
VICTIM: Final = NameVictim(EACH_PLAYER)
LOSE: Final = Lose(EACH_KIND)
DEACTIVATE: Final = Deactivate(EACH_CREW)
