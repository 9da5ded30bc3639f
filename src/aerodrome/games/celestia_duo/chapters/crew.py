"""Crew members who are called upon by name; Baba's cards. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, rule, step
from ..conditions import why_not_crew
from ..events import AmbushLaid, AmbushRevealed
from ..hold import TOKENS_FOR_A_FLAG, offer
from ..layout import PLAYED_AT, REVEALED_AT, ROUTE_AT
from ..table import Table
from .base import TalkStep

MOST_RECLAIMED: Final[i64] = 2  # cards that Shuki keeps


class Use(Verb[Table]):
    """Call upon a crew member: Olga or Baba in the briefing, Kublai or Rhett for flags, Shuki after a fight."""

    name = "use"
    params = ("crew",)
    steps = (step.BRIEFING, step.FLAGS, step.SHUKI)
    touches = ("crew/{crew}",)

    def not_now_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_moment(table, cards.SUMMONED[choice])

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        crew = cards.SUMMONED[choice]
        number = why_not_moment(table, crew)
        if number != 0:
            return number
        return why_not_crew(table, crew)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        crew = cards.SUMMONED[choice]
        table.call_upon(crew, events)
        if crew == cards.SHUKI:
            table.reclaim = min(MOST_RECLAIMED, table.sum_of(PLAYED_AT, cards.KINDS))
            table.go_to(step.RECLAIM, table.captain)
        elif crew == cards.BABA:
            reveal_ahead(table, dealer, events)
        elif crew == cards.OLGA:
            table.olga = 1
            table.go_to(step.BRIEFING, table.captain)
        else:
            table.wait_with(step.FLAGS)
            token = cards.GOLD_TOKEN
            if crew == cards.RHETT:
                token = cards.SMOKE_TOKEN
            offer(table, token, TOKENS_FOR_A_FLAG * table.flags, dealer, events)


def why_not_moment(table: Table, crew: i64) -> i64:
    """The rule that says when a crew member acts, when it is not now."""
    if crew in (cards.OLGA, cards.BABA):
        if table.step != step.BRIEFING:
            return rule.CREW_IN_BRIEFING
    elif crew in (cards.KUBLAI, cards.RHETT):
        if table.step != step.FLAGS:
            return rule.CREW_VALIDATED_FLAG
    elif table.step != step.SHUKI:
        return rule.CREW_END_OF_FIGHT
    return 0


def reveal_ahead(table: Table, dealer: Dealer, events: Events | None) -> None:
    """Take up all cards as far as the destination; the Captain lays them back in an order."""
    last = table.destination()
    table.discover_all(table.airship + 1, last, dealer)
    for place in range(table.airship + 1, last + 1):
        card = table.card_at(place)
        table.cells[ROUTE_AT + place] = 0
        table.cells[REVEALED_AT + card] = 1
        if events is not None:
            events.tell(AmbushRevealed(cards.AMBUSH_NAMES[card], f"route/{place}"))
    table.laying = table.airship + 1
    table.go_to(step.BABA, table.captain)


class BabasCards(TalkStep):
    """The Captain puts the revealed Ambush cards back, one after the other, before anything else."""

    demand = rule.CREW_BABA_ORDER


class Lay(Verb[Table]):
    """Put one of the revealed Ambush cards on the next place of the route."""

    name = "lay"
    params = ("card",)
    steps = (step.BABA,)
    when = BabasCards.demand
    touches = ("ambush/{card}",)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cells[REVEALED_AT + choice] == 0:
            return rule.CREW_BABA_REVEALED
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.cells[REVEALED_AT + choice] = 0
        table.cells[ROUTE_AT + table.laying] = -(choice + 1)
        if events is not None:
            place = table.laying
            events.tell(AmbushLaid(cards.AMBUSH_NAMES[choice], "baba", f"route/{place}", place))
        if table.sum_of(REVEALED_AT, cards.AMBUSHES) > 0:
            table.laying += 1
            table.go_to(step.BABA, table.captain)
        else:
            table.laying = 0
            table.go_to(step.BRIEFING, table.captain)


BABAS_CARDS: Final = BabasCards()
USE: Final = Use(each([cards.CREW_NAMES[crew] for crew in cards.SUMMONED]))
LAY: Final = Lay(each(cards.AMBUSH_NAMES))
