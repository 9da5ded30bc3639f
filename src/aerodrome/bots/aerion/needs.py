"""Which cards of Aerion are still needed to build all ships. This module is compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import cards, layout, workshops

from .picture import NONE, Picture


class Needs:
    """The needs of one picture."""

    def __init__(self) -> None:
        self.need: vec[i64] = vec[i64]([0] * cards.ELEMENTS)
        self.work: i64 = 0
        self.own: vec[i64] = vec[i64]([0] * cards.ELEMENTS)  # of one seat; negative where it has more than it needs
        self.by_seat: vec[i64] = vec[i64]([0] * (cards.MAX_SEATS * cards.ELEMENTS))  # [seat, kind] the same, kept
        self.spare: vec[i64] = vec[i64]([0] * cards.ELEMENTS)  # in the Reserves, beyond what ships need

    def look_at_needs(self, picture: Picture) -> None:
        """How many cards of each kind are still to be acquired, and how much work is left."""
        need = self.need
        for kind in range(cards.ELEMENTS):
            need[kind] = 0
            self.spare[kind] = 0
        for seat in range(picture.setting.seats):
            self.look_at_fleet(picture, seat)
        flagship = picture.added.flagship
        if flagship is not None and not flagship.allows_victory(picture):
            for kind in range(cards.FIRST_BLUEPRINT):
                if self.spare[kind] == 0 and not flagship.is_aboard(picture, kind):
                    need[kind] += 1
        work: i64 = 0
        for kind in range(cards.ELEMENTS):
            work += need[kind]
        self.work = work

    def look_at_fleet(self, picture: Picture, seat: i64) -> None:
        """What the ships of one seat need."""
        own = self.own
        cells = picture.cells
        setting = picture.setting
        for kind in range(cards.ELEMENTS):
            own[kind] = 0
        if seat != picture.seat or picture.reserved > 0:
            reserve = layout.RESERVE_AT + seat * layout.SEAT_RESERVE
            for deck in range(cards.DECKS):
                for kind in range(cards.ELEMENTS):
                    own[kind] -= cells[reserve + deck * cards.ELEMENTS + kind]
        for ship in range(cards.SHIPS):
            if not picture.is_flying(ship) and picture.owner(ship) == seat:
                own[cards.FIRST_BLUEPRINT + ship] += 1
                own[setting.material[ship]] += 1
                own[setting.crew[ship]] += 1
        for workshop in range(cards.WORKSHOPS):
            if picture.can_use(workshop, seat):
                self.look_at_workshop(picture, workshop, seat)
        for kind in range(cards.ELEMENTS):
            self.by_seat[seat * cards.ELEMENTS + kind] = own[kind]
            if own[kind] > 0:
                self.need[kind] += own[kind]
            else:
                self.spare[kind] -= own[kind]

    def look_at_workshop(self, picture: Picture, workshop: i64, seat: i64) -> None:
        """Cards in a Workshop are not needed any more, if this seat can build a ship of them."""
        ship = picture.ship_in(workshop)
        material = picture.kind_in_slot(workshop, cards.MATERIAL_SLOT)
        crew = picture.kind_in_slot(workshop, cards.CREW_SLOT)
        if ship < 0 and material < 0 and crew < 0:
            return
        own = self.own
        if ship >= 0:
            if picture.is_flying(ship) or picture.owner(ship) != seat:
                return
        elif seat_of_cards(picture, workshop) != seat:
            return
        if crew >= 0 and workshop == cards.COMMON_WORKSHOP and picture.common_crew - 1 != seat:
            return
        if ship >= 0:
            own[cards.FIRST_BLUEPRINT + ship] -= 1
        if material >= 0:
            own[material] -= 1
        if crew >= 0:
            own[crew] -= 1


def seat_of_cards(picture: Picture, workshop: i64) -> i64:
    """The seat that can still build a ship of what lies in a Workshop without a Blueprint; NONE when nobody can."""
    material = picture.kind_in_slot(workshop, cards.MATERIAL_SLOT)
    crew = picture.kind_in_slot(workshop, cards.CREW_SLOT)
    for ship in range(cards.SHIPS):
        if not picture.is_flying(ship) and workshops.is_made_of(picture.setting, ship, material, crew):
            owner = picture.owner(ship)
            if picture.can_use(workshop, owner) and not is_begun(picture, ship):
                return owner
    return NONE


def is_begun(picture: Picture, ship: i64) -> bool:
    """Whether the Blueprint of a ship lies where it can be built."""
    for workshop in range(cards.WORKSHOPS):
        if picture.ship_in(workshop) == ship and picture.can_use(workshop, picture.owner(ship)):
            return True
    return False
