"""An expansion of our own, as an example: The Beacons. Three of them must burn; Oil lights them, storms put them out.

Six Oil cards are shuffled in, one into each deck, and acquired like any card. In phase 1, after a roll with three equal
dice, acquired Oil lights a beacon. Variant Storm: a turn that ends with three ones on the dice puts a beacon out.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from aerodrome.games.aerion import step
from aerodrome.games.aerion.cards import ACQUIRED_ZONE, DISCARD_ZONES, KINDS
from aerodrome.games.aerion.dice import COUNT, FACES
from aerodrome.games.aerion.expansion import FORBIDS, STATES, Expansion
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.turn import ExpansionVerb
from aerodrome.games.aerion.workshops import check_victory
from aerodrome.kernel.chapters import AnyVerb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event, Moved
from aerodrome.kernel.events import Events

STORM: Final = 0  # its place in `variants`
BEACON_NAMES: Final = ("beacon/1", "beacon/2", "beacon/3")
LIT: Final = 1

# The rules that forbid, in the order of `rules`
OIL_NEEDED: Final = 0
THREE_OF_A_KIND: Final = 1
ALL_LIT: Final = 2


class OilKept(Moved, frozen=True):
    """Acquired Oil was laid beside the Ships."""


class BeaconLit(Event, frozen=True):
    """A beacon burns."""

    piece: str


class BeaconOut(Event, frozen=True):
    """The storm put a beacon out."""

    piece: str


class Beacons(Expansion):
    name: ClassVar[str] = "beacons"
    number: ClassVar[int] = 100
    variants: ClassVar[tuple[str, ...]] = ("storm",)
    events: ClassVar[tuple[type[Event], ...]] = (OilKept, BeaconLit, BeaconOut)
    rules: ClassVar[dict[str, bool]] = {
        "aerion.beacons.oil": STATES,
        "aerion.beacons.oil-needed": FORBIDS,
        "aerion.beacons.three-of-a-kind": FORBIDS,
        "aerion.beacons.all-lit": FORBIDS,
        "aerion.beacons.victory": STATES,
        "aerion.beacons.storm": STATES,
    }
    texts: ClassVar[dict[str, str]] = {
        "en": """
aerion-expansion-beacons = The Beacons
aerion-expansion-beacons-help = Acquire Oil and light three beacons.
aerion-variant-storm = Storm
aerion-variant-storm-help = Three ones at the end of a turn put a beacon out.
aerion-section-beacons = The Beacons
aerion-card-oil = Oil
aerion-class-oil = Oil
aerion-zone-beacons = Beacons
aerion-zone-oil = Oil
aerion-side-dark = dark
aerion-side-lit = lit
aerion-do-light = Light a beacon with Oil
aerion-log-beacon-lit = A beacon burns.
aerion-log-beacon-out = The storm puts a beacon out.
aerion-beacons-oil = Six Oil cards are shuffled in, one into each deck; acquired Oil is kept beside the Ships.
aerion-beacons-oil-needed = Lighting a beacon takes one acquired Oil card.
aerion-beacons-three-of-a-kind = A beacon is lit only when at least three dice show the same number.
aerion-beacons-all-lit = All three beacons burn already.
aerion-beacons-victory = To win, all three beacons must burn too.
aerion-beacons-storm = If three dice show a one when phase 3 begins, a burning beacon goes out.
""",
        "fr": """
aerion-expansion-beacons = Les Phares
aerion-expansion-beacons-help = Acquérez de l’huile et allumez trois phares.
aerion-variant-storm = Tempête
aerion-variant-storm-help = Trois 1 à la fin d’un tour éteignent un phare.
aerion-section-beacons = Les Phares
aerion-card-oil = Huile
aerion-class-oil = Huile
aerion-zone-beacons = Phares
aerion-zone-oil = Huile
aerion-side-dark = éteint
aerion-side-lit = allumé
aerion-do-light = Allumer un phare avec de l’huile
aerion-log-beacon-lit = Un phare brûle.
aerion-log-beacon-out = La tempête éteint un phare.
aerion-beacons-oil = Six cartes Huile sont mélangées aux paquets, une dans chacun. L’huile acquise reste à part.
aerion-beacons-oil-needed = Allumer un phare demande une carte Huile acquise.
aerion-beacons-three-of-a-kind = Un phare ne s’allume que si trois dés au moins montrent le même nombre.
aerion-beacons-all-lit = Les trois phares brûlent déjà.
aerion-beacons-victory = Pour gagner, il faut aussi que les trois phares brûlent.
aerion-beacons-storm = Si trois dés montrent un 1 quand la phase 3 commence, un phare allumé s’éteint.
""",
    }

    def __init__(self) -> None:
        super().__init__()
        self.oil: Final = self.add_kind("oil", in_each_deck=1)
        self.stock: Final = self.add_area("oil", self.oil)
        self.beacons: Final = [self.add_piece(name, ("dark", "lit")) for name in BEACON_NAMES]

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        return [Light(self)]

    def find(self, table: Table, side: i64) -> i64:
        """The first beacon that shows this side, -1 when none does."""
        return table.first_showing(self.beacons, side)

    def settles(self, table: Table, card: i64, events: Events | None) -> bool:
        if card % KINDS != self.oil.number:
            return False
        table.put_in(self.stock, card)
        if events is not None:
            events.tell(OilKept(table.name_of(card), ACQUIRED_ZONE, self.stock.name))
        return True

    def phase_three_begins(self, table: Table, events: Events | None) -> None:
        if self.plays_variant(STORM) and COUNT[table.dice * FACES] >= 3 and self.find(table, LIT) >= 0:
            beacon = self.beacons[self.find(table, LIT)]
            table.turn_piece(beacon, 0)
            if events is not None:
                events.tell(BeaconOut(beacon.name))

    def allows_victory(self, table: Table) -> bool:
        return self.find(table, 0) < 0


class Light(ExpansionVerb[Beacons]):
    """Light a beacon with Oil, after a roll with three equal dice."""

    name = "light"
    steps = (step.ROLL,)
    touches = ("oil", *BEACON_NAMES)

    def why_not(self, table: Table, seat: i64) -> i64:
        beacons = self.expansion
        if beacons.find(table, 0) < 0:
            return beacons.rule + ALL_LIT
        if table.cards_in(beacons.stock) == 0:
            return beacons.rule + OIL_NEEDED
        for face in range(FACES):
            if COUNT[table.dice * FACES + face] >= 3:
                return 0
        return beacons.rule + THREE_OF_A_KIND

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        beacons = self.expansion
        beacon = beacons.beacons[beacons.find(table, 0)]
        card = table.card_in(beacons.stock, beacons.oil.number)
        table.take_out(beacons.stock, card)
        table.discard(card)
        table.turn_piece(beacon, LIT)
        if events is not None:
            events.tell(Moved(table.name_of(card), beacons.stock.name, DISCARD_ZONES[card // KINDS]))
            events.tell(BeaconLit(beacon.name))
        check_victory(table, events)
