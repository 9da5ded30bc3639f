"""The Reserve: its cards may leave for a Workshop at any moment of the turn. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import cards
from aerodrome.games.aerion.events import LeftReserve
from aerodrome.games.aerion.layout import SEAT_RESERVE
from aerodrome.games.aerion.table import A_RESERVED_CARD, Table
from aerodrome.games.aerion.turn import ALL_STEPS, TurnVerb, after_use, why_not_reserved
from aerodrome.games.aerion.workshops import complete, why_not_fit
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events


class MoveFromReserve(TurnVerb):
    """Move a card from the Reserve to a Workshop, whatever else must be decided."""

    name = "move"
    params = ("card", "deck", "workshop")
    steps = ALL_STEPS
    need = A_RESERVED_CARD
    touches = ("reserve/{card}@{deck}", "workshop/{workshop}")

    def __init__(self) -> None:
        places = [(kind, deck) for deck in cards.DECK_NAMES for kind in cards.ELEMENT_NAMES]
        super().__init__([(kind, deck, workshop) for kind, deck in places for workshop in cards.WORKSHOP_NAMES])

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        card = card_moved(choice)
        number = why_not_reserved(table, card)
        if number != 0:
            return number
        return why_not_fit(table, seat, card % cards.KINDS, choice % cards.WORKSHOPS)

    def candidates(self, table: Table, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """The cards that lie there, with every Workshop."""
        first = table.reserve_place(0, 0)
        for place in range(SEAT_RESERVE):
            if table.cells[first + place] > 0:
                for choice in range(place * cards.WORKSHOPS, (place + 1) * cards.WORKSHOPS):
                    buffer[n] = choice
                    n += 1
        return n

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card, workshop = card_moved(choice), choice % cards.WORKSHOPS
        table.take_from_reserve(card)
        table.put_in_workshop(card, workshop)
        if events is not None:
            source, target = cards.RESERVE_ZONES[seat], cards.WORKSHOP_ZONES[workshop]
            events.tell(LeftReserve(table.name_of(card), source, target, cards.WORKSHOP_NAMES[workshop], seat))
        complete(table, workshop, events)
        after_use(table, dealer, events)


def card_moved(choice: i64) -> i64:
    place = choice // cards.WORKSHOPS
    return place // cards.ELEMENTS * cards.KINDS + place % cards.ELEMENTS


MOVE: Final = MoveFromReserve()
