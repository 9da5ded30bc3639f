"""The airship of Celestia Duo: its hold and crew, the route it follows, the dice it meets. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import ROLLED, TURNED, Events

from .cards import ACTIVE, AMBUSHES, CREW, CREW_DISCARDED, FACES, IN_CREW_DECK, STARTING_CARDS, USED
from .dice import MORE
from .layout import (
    AMBUSH_AT,
    AMBUSH_STREAM,
    CREW_AT,
    CREW_CARD,
    CREW_DECK_PIECE,
    CREW_DECK_ZONE,
    CREW_DISCARD_ZONE,
    CREW_PIECE,
    CREW_STREAM,
    DICE_STREAM,
    GOLD_TOKEN,
    HOLD_ZONE,
    ROUTE_AT,
    SMOKE_TOKEN,
    STAGE_AT,
    STARTING_CARD_STREAM,
    SUPPLY_ZONE,
)
from .table import Table

NO_CREW: Final = vec[i64]([0] * 8)


@mypyc_attr(allow_interpreted_subclasses=True)
class Airship(Table):
    """A table with an airship on its route."""

    # The hold

    def crew_aboard(self) -> i64:
        aboard: i64 = 0
        for crew in range(CREW):
            if self.is_aboard(crew):
                aboard += 1
        return aboard

    def is_active(self, crew: i64) -> bool:
        return self.cells[CREW_AT + crew] == ACTIVE

    def is_aboard(self, crew: i64) -> bool:
        return self.cells[CREW_AT + crew] == ACTIVE or self.cells[CREW_AT + crew] == USED

    def cargo(self) -> i64:
        """How many tokens lie in the hold."""
        return self.gold + self.smoke + self.crew_aboard()

    def room(self) -> i64:
        """How many places of the hold are free."""
        return self.setting.facts.deck_hold[self.deck] - self.cargo()

    def load_gold(self, events: Events | None) -> None:
        self.gold += 1
        self.moved(GOLD_TOKEN, SUPPLY_ZONE, HOLD_ZONE, events)

    def load_smoke(self, events: Events | None) -> None:
        self.smoke += 1
        self.moved(SMOKE_TOKEN, SUPPLY_ZONE, HOLD_ZONE, events)

    def spend_gold(self, events: Events | None) -> None:
        self.gold -= 1
        self.moved(GOLD_TOKEN, HOLD_ZONE, SUPPLY_ZONE, events)

    def spend_smoke(self, events: Events | None) -> None:
        self.smoke -= 1
        self.moved(SMOKE_TOKEN, HOLD_ZONE, SUPPLY_ZONE, events)

    def drop_crew(self, crew: i64, events: Events | None) -> None:
        """Remove a crew token from the hold and discard its card."""
        self.cells[CREW_AT + crew] = CREW_DISCARDED
        self.moved(CREW_CARD + crew, HOLD_ZONE, CREW_DISCARD_ZONE, events)

    def recruit(self, dealer: Dealer, events: Events | None) -> None:
        """Draw a crew card; its token goes into the hold. There is always one: no hold has room for the whole crew."""
        counts = self.crew_in(IN_CREW_DECK)
        if not any_of(counts):
            for crew in range(CREW):
                if self.cells[CREW_AT + crew] == CREW_DISCARDED:
                    self.cells[CREW_AT + crew] = IN_CREW_DECK
            counts = self.crew_in(IN_CREW_DECK)
            if events is not None:
                events.add(TURNED, CREW_DECK_PIECE, 0)
        crew = dealer.draw(CREW_STREAM, counts)
        self.cells[CREW_AT + crew] = ACTIVE
        self.moved(CREW_CARD + crew, CREW_DECK_ZONE, HOLD_ZONE, events)

    def crew_in(self, place: i64) -> vec[i64]:
        """1 for each crew member that is there, 0 for the others."""
        counts = NO_CREW[:]
        for crew in range(CREW):
            if self.cells[CREW_AT + crew] == place:
                counts[crew] = 1
        return counts

    def tire(self, crew: i64, events: Events | None) -> None:
        """Turn a crew card sideways: it cannot be used until it is reactivated."""
        self.cells[CREW_AT + crew] = USED
        if events is not None:
            events.add(TURNED, CREW_PIECE + crew, 1)

    def reactivate_crew(self, events: Events | None) -> None:
        for crew in range(CREW):
            if self.cells[CREW_AT + crew] == USED:
                self.cells[CREW_AT + crew] = ACTIVE
                if events is not None:
                    events.add(TURNED, CREW_PIECE + crew, 0)

    # The route

    def card_at(self, place: i64) -> i64:
        """The ambush card known to lie at this place, -1 when nobody knows it."""
        card = self.cells[ROUTE_AT + place]
        if card < 0:
            return -card - 1
        return card - 1

    def stage_here(self) -> i64:
        """The stage card under the airship, -1 when there is none."""
        return self.cells[STAGE_AT + self.airship] - 1

    def propeller(self) -> i64:
        """How many cards the airship advances from where it is."""
        facts = self.setting.facts
        stage = self.stage_here()
        if stage >= 0 and self.setting.stages_have_propellers:
            return facts.stage_propeller[stage]
        if self.airship == 0:
            return facts.start_propeller
        return facts.ambush_propeller[self.card_at(self.airship)]

    def destination(self) -> i64:
        """Where the airship arrives when it continues; it never passes the pirate ship."""
        return min(self.airship + self.propeller() + self.olga, self.chased)

    def discover(self, place: i64, dealer: Dealer) -> i64:
        """The card that lies at this place; if nobody knows, it is drawn now."""
        card = self.card_at(place)
        if card >= 0:
            return card
        if place == 1:
            card = dealer.draw(STARTING_CARD_STREAM, self.cells[AMBUSH_AT : AMBUSH_AT + STARTING_CARDS])
            for other in range(STARTING_CARDS):
                self.cells[AMBUSH_AT + other] = 0
        else:
            card = STARTING_CARDS + dealer.draw(AMBUSH_STREAM, self.unseen_ambushes())
            self.cells[AMBUSH_AT + card] = 0
        return card

    def unseen_ambushes(self) -> vec[i64]:
        """1 for each ambush card, the starting cards apart, that nobody has seen."""
        return self.cells[AMBUSH_AT + STARTING_CARDS : AMBUSH_AT + AMBUSHES]

    def discover_all(self, first: i64, last: i64, dealer: Dealer) -> None:
        """Make the cards at these places known, face down. Those not known before are drawn at once."""
        unknown: i64 = 0
        for place in range(first, last + 1):
            if place == 1:
                self.cells[ROUTE_AT + 1] = -(self.discover(1, dealer) + 1)
            elif self.card_at(place) < 0:
                unknown += 1
        if unknown == 0:
            return
        dealt = dealer.deal(AMBUSH_STREAM, self.unseen_ambushes(), unknown)
        card: i64 = 0
        for place in range(first, last + 1):
            if self.card_at(place) < 0:
                while dealt[card] == 0:
                    card += 1
                self.cells[AMBUSH_AT + STARTING_CARDS + card] = 0
                self.cells[ROUTE_AT + place] = -(STARTING_CARDS + card + 1)
                card += 1

    # Dice

    def add_dice(self, face: i64, n: i64) -> None:
        for _die in range(n):
            self.dice = MORE[self.dice * FACES + face]

    def throw(self, n: i64, dealer: Dealer, events: Events | None) -> None:
        """Roll so many dice, perhaps none, and lay them with those that lie there."""
        if n == 0:
            self.tell_dice(events)
            return
        kept = self.dice
        packed = dealer.roll(DICE_STREAM, FACES, n)
        for _die in range(n):
            self.dice = MORE[self.dice * FACES + packed % FACES]
            packed //= FACES
        if events is not None:
            events.add(ROLLED, kept, self.dice)

    def tell_dice(self, events: Events | None) -> None:
        """Note the dice as they lie now, none of them rolled."""
        if events is not None:
            events.add(ROLLED, self.dice, self.dice)


def any_of(counts: vec[i64]) -> bool:
    for count in counts:
        if count != 0:
            return True
    return False
