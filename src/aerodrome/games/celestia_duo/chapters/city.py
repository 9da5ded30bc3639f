"""Gold is spent: in a city, and before the boarding. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import GOLD_TOKEN, PIRATE_NAMES, SMOKE_TOKEN
from ..conditions import BUY_REACTIVATION, BUY_SMOKE, price, why_not_buy
from ..dealing import share
from ..events import BoardingBegan
from ..hold import offer
from ..table import Table
from .base import TalkStep


class Shop(TalkStep):
    """Gold is spent in a city; then the other player becomes Captain."""

    number = step.SHOP

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.gold > 0:
            table.go_to(step.SHOP, table.captain)
        else:
            self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Reactivate the crew if the card says so; the other player becomes Captain."""
        if table.setting.facts.stage_reactivates[table.stage_here()] != 0:
            table.reactivate_crew(events)
        table.captain = 1 - table.captain
        table.begin(step.BRIEFING, dealer, events)


class Boarding(TalkStep):
    """The pirates are caught: cards are shared, Gold is spent for the last time, then the Assaults come."""

    number = step.BOARDING

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.boarding = 1
        if events is not None:
            events.tell(BoardingBegan(PIRATE_NAMES[table.pirate]))
        facts = table.setting.facts
        table.wait_with(step.BOARDING)
        share(table, facts.pirate_hidden[table.pirate], facts.pirate_visible[table.pirate], dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.gold > 0:
            table.go_to(step.BOARDING, table.captain)
        else:
            self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.DICE, dealer, events)


class Buy(Verb[Table]):
    """Spend Gold on cards, on Smoke, or to reactivate the crew."""

    name = "buy"
    params = ("what",)
    steps = (step.SHOP, step.BOARDING)
    touches = ("gold",)
    when = rule.STOP_GOLD_IN_A_CITY

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_buy(table, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        for _token in range(price(table, choice)):
            table.spend(GOLD_TOKEN, events)
        if choice == BUY_REACTIVATION:
            table.reactivate_crew(events)
            BOARDING.resume(table, dealer, events)
            return
        facts, stage, pirate = table.setting.facts, table.stage_here(), table.pirate
        table.wait_with(table.step)
        if choice == BUY_SMOKE:
            offer(table, SMOKE_TOKEN, facts.stage_gold_smoke[stage], dealer, events)
        elif table.step == step.SHOP:
            share(table, facts.stage_gold_hidden[stage], facts.stage_gold_visible[stage], dealer, events)
        else:
            share(table, facts.pirate_gold_hidden[pirate], facts.pirate_gold_visible[pirate], dealer, events)


SHOP: Final = Shop()
BOARDING: Final = Boarding()
BUY: Final = Buy(each(["cards", "smoke", "reactivation"]))
