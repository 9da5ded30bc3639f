"""Which cards of Aerion are still needed to build all ships. This module is compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion.cards import COMMON_WORKSHOP, ELEMENTS, FIRST_BLUEPRINT, SHIPS, WORKSHOPS
from aerodrome.games.aerion.expansion import BITS

from .picture import NONE, Picture


class Needs:
    """The needs of one picture."""

    def __init__(self) -> None:
        self.need: vec[i64] = vec[i64]([0] * ELEMENTS)
        self.work: i64 = 0
        self.own: vec[i64] = vec[i64]([0] * ELEMENTS)  # of one seat
        self.spare: vec[i64] = vec[i64]([0] * ELEMENTS)  # in the Reserves, beyond what ships need

    def look_at_needs(self, picture: Picture) -> None:
        """How many cards of each kind are still to be acquired, and how much work is left."""
        need = self.need
        for kind in range(ELEMENTS):
            need[kind] = 0
            self.spare[kind] = 0
        for seat in range(picture.seats):
            self.look_at_fleet(picture, seat)
        if picture.tasks.flagship:
            for kind in range(FIRST_BLUEPRINT):
                if picture.tasks.aboard & BITS[kind] == 0 and self.spare[kind] == 0:
                    need[kind] += 1
        work: i64 = 0
        for kind in range(ELEMENTS):
            work += need[kind]
        self.work = work

    def look_at_fleet(self, picture: Picture, seat: i64) -> None:
        """What the ships of one seat need."""
        own = self.own
        for kind in range(ELEMENTS):
            own[kind] = -picture.reserve[kind]
        if seat != picture.seat:
            for kind in range(ELEMENTS):
                own[kind] = -picture.other_reserve[kind]
        for ship in range(SHIPS):
            if not picture.flies(ship) and (picture.seats == 1 or picture.owner(ship) == seat):
                own[FIRST_BLUEPRINT + ship] += 1
                own[picture.recipe_material[ship]] += 1
                own[picture.recipe_crew[ship]] += 1
        for workshop in range(WORKSHOPS):
            if picture.can_use(workshop, seat):
                self.look_at_workshop(picture, workshop, seat)
        for kind in range(ELEMENTS):
            if own[kind] > 0:
                self.need[kind] += own[kind]
            else:
                self.spare[kind] -= own[kind]

    def look_at_workshop(self, picture: Picture, workshop: i64, seat: i64) -> None:
        """Cards in a Workshop are not needed any more, if this seat can build a ship of them."""
        ship = picture.blueprint[workshop]
        material = picture.material[workshop]
        crew = picture.crew[workshop]
        own = self.own
        if ship >= 0:
            if picture.flies(ship) or (picture.seats > 1 and picture.owner(ship) != seat):
                return
        elif seat_of_cards(picture, workshop) != seat:
            return
        if crew >= 0 and workshop == COMMON_WORKSHOP and picture.common_crew != seat:
            return
        if ship >= 0:
            own[FIRST_BLUEPRINT + ship] -= 1
        if material >= 0:
            own[material] -= 1
        if crew >= 0:
            own[crew] -= 1


def seat_of_cards(picture: Picture, workshop: i64) -> i64:
    """The seat that can still build a ship of what lies in a Workshop without a Blueprint; NONE when nobody can."""
    material = picture.material[workshop]
    crew = picture.crew[workshop]
    for ship in range(SHIPS):
        if not picture.flies(ship) and picture.is_made_of(ship, material, crew):
            owner = picture.owner(ship)
            if picture.can_use(workshop, owner) and not is_begun(picture, ship):
                return owner
    return NONE


def is_begun(picture: Picture, ship: i64) -> bool:
    """Whether the Blueprint of a ship lies where it can be built."""
    for workshop in range(WORKSHOPS):
        if picture.blueprint[workshop] == ship and picture.can_use(workshop, picture.owner(ship)):
            return True
    return False
