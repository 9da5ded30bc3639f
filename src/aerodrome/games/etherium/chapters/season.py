"""The season card: it is revealed, what it triggers happens, and its action is offered. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, step
from ..effects import costs, could_pay, why_not_effect
from ..events import SeasonRevealed
from ..layout import SEASON_STREAM
from ..reach import can_move
from ..table import Table

# Zones, as events name them
SEASON_DECK_ZONE: Final = "season-deck"
SEASON_ZONE: Final = "season"


class Voyage(Step[Table]):
    """Phase 2: the season is revealed. Some may move a unit: by the capacity Voyage, and the Nomads in their season."""

    number = step.VOYAGE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        reveal_season(table, dealer, events)
        trigger_capacities(table, dealer, events)
        table.turn = 0
        table.effect = cards.MOVE_FAR
        self.ask(table, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.turn += 1
        self.ask(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        self.resume(table, dealer, events)

    def ask(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """In reverse order of initiative: one move for the capacity, one for the Nomads."""
        while table.turn < 2 * table.setting.seats:
            seat = table.ranked_from_last(table.turn // 2)
            if table.turn % 2 == 0:
                moves = table.owns(seat, cards.VOYAGE)
            else:
                moves = table.people(seat) == cards.MEINAS and table.is_own_season(seat)
            if moves and can_move(table, seat, cards.MOVE_FAR):
                table.go_to(step.VOYAGE, seat)
                return
            table.turn += 1
        table.turn = 0
        table.begin(step.SEASON, dealer, events)


def reveal_season(table: Table, dealer: Dealer, events: Events | None) -> None:
    """The Night first, then cards of colours not seen yet."""
    card: i64 = cards.NIGHT
    if table.season_number > 1:
        counts = vec[i64]([0] * 13)
        for other in range(1, cards.SEASONS):
            pair = BIT[(other - 1) // 2 * 2 + 1] + BIT[(other - 1) // 2 * 2 + 2]
            if table.seen & pair == 0:
                counts[other] = 1
        card = dealer.draw(SEASON_STREAM, counts)
    table.season = card
    table.seen |= BIT[card]
    if events is not None:
        name = cards.SEASON_NAMES[card]
        events.tell(SeasonRevealed(f"season/{name}", SEASON_DECK_ZONE, SEASON_ZONE, name))
    table.set_order(card, events)


def trigger_capacities(table: Table, dealer: Dealer, events: Events | None) -> None:
    """What the reveal brings without a choice, in order of initiative."""
    for rank in range(table.setting.seats):
        seat = table.ranked(rank)
        if table.owns(seat, cards.RESOURCE_CAPACITY):
            for resource in range(cards.BASICS):
                table.gain(seat, resource, 1, events)
        if table.owns(seat, cards.OMEN):
            table.draw_flash(seat, 1, dealer, events)
        if table.people(seat) == cards.MAUHEA and table.is_own_season(seat):
            table.draw_flash(seat, cards.SEERS_CARDS, dealer, events)


class Season(Step[Table]):
    """The action of the season card: all for whom it may be open, as far as everybody knows, are asked in turn."""

    number = step.SEASON

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.effect = table.setting.facts.season_action[table.season]
        if table.effect >= 0:
            while table.turn < table.setting.seats:
                if is_asked(table):
                    return
                table.turn += 1
        table.effect = cards.NOTHING
        table.begin(step.SEASON_FLASH, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.turn += 1
        self.begin(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        self.resume(table, dealer, events)


def is_asked(table: Table) -> bool:
    """Ask the seat whose turn it is, if the action may be open to it."""
    seat = table.ranked(table.turn)
    if costs(table.effect):
        if not could_pay(table, seat, table.effect):
            return False
        table.go_to(step.SEASON_PAID, seat)
        return True
    if cards.MOVES_A_UNIT[table.effect]:
        seat = table.ranked_from_last(table.turn)
    if why_not_effect(table, seat, table.effect) != 0:
        return False
    table.go_to(step.SEASON, seat)
    return True


class SeasonPaid(Step[Table]):
    """The action of the season card where it costs something. Cards that bring the cubes can be played before it."""

    number = step.SEASON_PAID

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.SEASON, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.chapters.steps[step.SEASON].finish(table, dealer, events)


VOYAGE_STEP: Final = Voyage()
SEASON: Final = Season()
SEASON_PAID: Final = SeasonPaid()
