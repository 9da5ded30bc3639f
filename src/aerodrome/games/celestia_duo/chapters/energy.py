"""Energy: where no die can be beaten, a token of the generator goes, and resources with it. This module is compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import step
from ..cards import CREW, ENERGY_NAMES, ENERGY_TOKENS, GOLD_TOKEN, SMOKE_TOKEN
from ..dealing import share
from ..events import EnergyLost
from ..layout import ENERGY_AT, ENERGY_STREAM
from ..table import NO_ENERGY, NO_ENERGY_IN_BOARDING, Table
from .base import TalkStep


class Resources(TalkStep):
    """Energy was lost: which resources go?"""

    number = step.RESOURCES

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Turn over an energy token: cards are shared, then resources are lost. Without energy the match is lost."""
        if table.energy == 0:
            if table.boarding != 0:
                table.end(NO_ENERGY_IN_BOARDING, events)
            else:
                table.end(NO_ENERGY, events)
            return
        table.energy -= 1
        token = dealer.draw(ENERGY_STREAM, table.cells[ENERGY_AT : ENERGY_AT + ENERGY_TOKENS])
        table.cells[ENERGY_AT + token] = 0
        if events is not None:
            events.tell(EnergyLost(ENERGY_NAMES[token]))
        facts = table.setting.facts
        table.losses = facts.energy_lost[token]
        table.wait_with(step.RESOURCES)
        share(table, facts.energy_hidden[token], facts.energy_visible[token], dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Empty the hold when it holds no more than must go; else the Captain chooses. Then the combat goes on."""
        if table.cargo() <= table.losses:
            while table.gold > 0:
                table.lose(GOLD_TOKEN, events)
            while table.smoke > 0:
                table.lose(SMOKE_TOKEN, events)
            for crew in range(CREW):
                if table.is_aboard(crew):
                    table.drop_crew(crew, events)
            table.losses = 0
        if table.losses > 0:
            table.go_to(step.RESOURCES, table.captain)
        else:
            table.begin(step.COMBAT, dealer, events)


RESOURCES: Final = Resources()
