"""What goes where on Aerion's table, read from a view: Workshops, the Flagship, the row of the Hellkite.

It answers what a person would see at a glance. Whether an action is legal is for the rules to say.
"""

from __future__ import annotations

from typing import NamedTuple

from ..cards import CREW_NAMES, MATERIAL_NAMES, SHIP_NAMES
from ..components import GROUPS
from ..view import AerionView

COMMON = 2
"""The Workshop of both players, among the Workshops of a view for two."""

NEVER_ACQUIRED = ("bird", "worker")
"""Groups of cards that no combination acquires."""

GONE = "gone"
HIDDEN = "hidden"


def kind_of(card: str) -> str:
    """What a card shows, of a card written kind@deck."""
    return card.partition("@")[0]


def class_of(kind: str) -> str:
    """The class of a kind of card of the base game: crew, material, blueprint or book."""
    return next(group for group, names in GROUPS.items() if kind in names)


def active(view: AerionView) -> tuple[str, ...]:
    """The kinds of card that lie in the areas of expansions, those out of the game left out."""
    areas = [cards for name, cards in view.areas.items() if not name.startswith("box/")]
    return tuple(dict.fromkeys(kind_of(card) for cards in areas for card in cards))


def crew_may_come_first(view: AerionView) -> bool:
    return "game-room" in map(kind_of, view.areas.get("factories", ()))


def in_reach(view: AerionView) -> tuple[int, ...]:
    """The Workshops that the player whose turn it is may use."""
    return (0, 1) if view.seats == 1 else (view.player, COMMON)


def fitting(view: AerionView, workshop: int) -> tuple[str, ...]:
    """The kinds of card that a Workshop (from 0) would take now, by the recipes of the ships."""
    there = {class_of(kind_of(card)): kind_of(card) for card in view.workshops[workshop]}
    recipes = [{"blueprint": ship.name, "material": ship.material, "crew": ship.crew} for ship in view.ships]
    meant = [recipe for recipe in recipes if there.items() <= recipe.items()]
    missing = [part for part in ("blueprint", "material", "crew") if part not in there]
    if len(missing) > 1 and not crew_may_come_first(view):
        missing = [part for part in missing if part != "crew"]
    return tuple(dict.fromkeys(recipe[part] for part in missing for recipe in meant))


def wanted_aboard(view: AerionView) -> tuple[str, ...]:
    """The kinds of card that the Flagship would take now; none when it flies or is not in play."""
    if view.pieces.get("flagship") != "project":
        return ()
    aboard = set(map(kind_of, view.areas["flagship"]))
    materials = tuple(kind for kind in MATERIAL_NAMES if kind not in aboard)
    if materials and not crew_may_come_first(view):
        return materials
    return (*materials, *(kind for kind in CREW_NAMES if kind not in aboard))


def is_pinned(view: AerionView, ship: str) -> bool:
    """Whether a Stone Cloud lies on this ship."""
    return "pinned-down" in view.variants and view.pieces[cloud_on(ship)] != GONE


def cloud_on(ship: str) -> str:
    """The Stone Cloud that lies on a ship when they are Pinned Down."""
    return f"cloud/{SHIP_NAMES.index(ship) + 1}"


class Place(NamedTuple):
    """One place of the Hellkite's row: the type its Outpost shows, what its Lair shows, whether the Hellkite is here.

    "gone" and "hidden" are what a Lair or an Outpost shows when it is so.
    """

    outpost: str
    lair: str
    here: bool


def hellkite_row(view: AerionView) -> list[Place]:
    """The Hellkite's row from left to right; empty when the Hellkite is not in play."""
    if "hellkite" not in view.pieces:
        return []
    outposts = [side for piece, side in view.pieces.items() if piece.startswith("outpost/")]
    return [
        Place(outpost, view.pieces[f"lair/{at}"], view.pieces["hellkite"] == str(at))
        for at, outpost in enumerate(outposts, 1)
    ]


def blocked(view: AerionView) -> str | None:
    """The type of card that the Hellkite keeps from being acquired now."""
    for place in hellkite_row(view):
        if place.here and place.outpost != GONE:
            return place.outpost
    return None
