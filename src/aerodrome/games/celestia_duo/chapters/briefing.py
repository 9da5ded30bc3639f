"""The briefing: continue the chase, or stop in a city. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Verb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Moved, TurnBegan
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import STAGE_NAMES, STAGES
from ..conditions import why_not_stop
from ..dealing import share
from ..events import AirshipFlew, CityReached
from ..layout import STAGE_AT, STAGE_DECK_AT, STAGE_STREAM
from ..table import CAUGHT, Table
from .base import TalkStep


class Briefing(TalkStep):
    """A new turn: the Captain says whether the airship continues or stops."""

    number = step.BRIEFING

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.turn += 1
        if events is not None:
            events.tell(TurnBegan(table.turn, table.captain))
        table.go_to(step.BRIEFING, table.captain)


class Way(Verb[Table]):
    """One of the two ways on."""

    steps = (step.BRIEFING,)
    when = rule.BRIEFING_BEGINS_THE_TURN
    gives_way_to = (step.BABA,)


class Continue(Way):
    """Follow the pirate ship as far as the propeller goes; an Ambush waits there, or the pirates themselves."""

    name = "continue"
    touches = ("airship",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        place = table.destination()
        if events is not None:
            source, target = f"route/{table.airship}", f"route/{place}"
            events.tell(AirshipFlew("airship", source, target, place, place == table.chased))
        table.airship = place
        table.olga = 0
        if table.airship < table.chased:
            table.begin(step.DICE, dealer, events)
        elif table.is_quick():
            table.end(CAUGHT, events)
        else:
            table.begin(step.BOARDING, dealer, events)


class Stop(Way):
    """Stop in a city: the pirate ship gets away, and cards are shared for the Ambushes met since the last stop."""

    name = "stop"
    touches = ("airship", "stage-deck")

    def why_not(self, table: Table, seat: i64) -> i64:
        return why_not_stop(table)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.olga = 0
        stage = dealer.draw(STAGE_STREAM, table.cells[STAGE_DECK_AT : STAGE_DECK_AT + STAGES])
        table.cells[STAGE_DECK_AT + stage] = 0
        if events is not None:
            tell_of_city(table, stage, events)
        table.cells[STAGE_AT + table.airship] = stage + 1
        facts = table.setting.facts
        table.advance_pirate(facts.stage_advance[stage], events)
        if table.step == step.OVER:
            return
        ambushes = table.ambushes
        table.ambushes = 0
        table.wait_with(step.SHOP)
        share(table, ambushes * facts.stage_hidden[stage], ambushes * facts.stage_visible[stage], dealer, events)


def tell_of_city(table: Table, stage: i64, events: Events) -> None:
    """A Stage card is laid under the airship; one that lies there already is covered."""
    place, covered = f"route/{table.airship}", table.stage_here()
    if covered >= 0:
        events.tell(Moved(STAGE_NAMES[covered], place, "used-stages"))
    events.tell(CityReached(STAGE_NAMES[stage], "stage-deck", place, table.airship))


BRIEFING: Final = Briefing()
CONTINUE: Final = Continue()
STOP: Final = Stop()
