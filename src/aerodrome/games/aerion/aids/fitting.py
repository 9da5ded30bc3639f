"""What goes where on Aerion's table: the rules say it of the table that a view shows; and words for what lies there."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import BASE_KIND_NAMES, CREW_NAMES, ELEMENTS, FIRST_BLUEPRINT, MATERIAL_NAMES
from ..chapters.acquire import why_not_acquire
from ..components import GROUPS
from ..expansions.flagship import Flagship
from ..table import Table
from ..view import AerionView
from ..workshops import why_not_fit

GONE = "gone"
HIDDEN = "hidden"


def kind_of(card: str) -> str:
    """What a card shows, of a card written kind@deck."""
    return card.partition("@")[0]


def active(view: AerionView) -> tuple[str, ...]:
    """The kinds of card that lie in the areas of expansions, those out of the game left out."""
    areas = [cards for name, cards in view.areas.items() if not name.startswith("box/")]
    return tuple(dict.fromkeys(kind_of(card) for cards in areas for card in cards))


def taken_by_workshop(table: Table, workshop: int) -> tuple[str, ...]:
    """The kinds of card that a Workshop (from 0) would take now from a seat that uses it, in the order of recipes."""
    setting = table.setting
    parts = dict.fromkeys((*range(FIRST_BLUEPRINT, ELEMENTS), *setting.material, *setting.crew))
    return tuple(
        setting.kinds[kind]
        for kind in parts
        if any(why_not_fit(table, seat, kind, workshop) == 0 for seat in range(setting.seats))
    )


def taken_aboard(table: Table) -> tuple[str, ...]:
    """The kinds of card that the Flagship would take now; none when it flies or is not in play."""
    flagships = [one for one in table.expansions if isinstance(one, Flagship)]
    kinds = (*MATERIAL_NAMES, *CREW_NAMES)
    return tuple(kind for one in flagships for kind in kinds if one.why_not_aboard(table, number_of(kind)) == 0)


def blocked(table: Table) -> str | None:
    """The class of cards of the base game that cannot be acquired now: the Hellkite keeps them."""
    return next((group for group, names in GROUPS.items() if why_not_acquire(table, number_of(names[0]))), None)


def number_of(kind: str) -> int:
    return BASE_KIND_NAMES.index(kind)


class RowPlace(NamedTuple):
    """One place of the Hellkite's row: the type its Outpost shows, what its Lair shows, whether the Hellkite is here.

    "gone" and "hidden" are what a Lair or an Outpost shows when it is so.
    """

    outpost: str
    lair: str
    here: bool


def hellkite_row(view: AerionView) -> list[RowPlace]:
    """The Hellkite's row from left to right; empty when the Hellkite is not in play."""
    if "hellkite" not in view.pieces:
        return []
    outposts = [side for piece, side in view.pieces.items() if piece.startswith("outpost/")]
    return [
        RowPlace(outpost, view.pieces[f"lair/{at}"], view.pieces["hellkite"] == str(at))
        for at, outpost in enumerate(outposts, 1)
    ]
