"""What the expansions in play have laid on the table, zone by zone, in a few words each.

A zone is found by the name of an area or of a family of pieces. Whatever has a name among the texts is told, so that a
new expansion needs nothing here; the cards in the box are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from .cards import DECK_NAMES
from .fitting import GONE, HIDDEN, Place, cloud_on, hellkite_row, kind_of
from .sentences import Speaker
from .view import AerionView

BOX = "box"


class Zone(NamedTuple):
    """A zone of an expansion: the name of its area or family of pieces, what it is called, what is there."""

    name: str
    label: str
    text: str


def zones(view: AerionView, speaker: Speaker) -> list[Zone]:
    """The zones of the expansions in play, in their order."""
    found = [zone for name in view.areas for zone in _area(name, view, speaker)]
    families = dict.fromkeys(piece.partition("/")[0] for piece in view.pieces)
    found += [zone for family in families if family not in view.areas for zone in _pieces(family, view, speaker)]
    return found


# Areas


def _area(name: str, view: AerionView, speaker: Speaker) -> list[Zone]:
    family, _, seat = name.partition("/")
    if family == BOX or not speaker.knows(f"zone-{family}"):
        return []
    if family == "revealed" and not view.areas[name]:
        return []
    label = speaker.say(f"zone-{family}")
    if seat:
        if not is_used(name, view):
            return []
        label += f" {seat}" if is_used(f"{family}/2", view) else ""
    told = _TOLD.get(family)
    text = told(view, speaker) if told else _cards(view.areas[name], family, speaker)
    return [Zone(name, label, text)]


def is_used(area: str, view: AerionView) -> bool:
    """Whether an area of one seat is used in this match: alone and with a common Payroll, only the first is."""
    seat = area.partition("/")[2]
    return seat in ("", "1") or (view.seats > 1 and "no-debt" not in view.variants)


def _cards(cards: tuple[str, ...], family: str, speaker: Speaker) -> str:
    """Cards by name; where the name of the area says what they are, only their decks or their number."""
    kinds = set(map(kind_of, cards))
    if family == "eggs":
        return str(len(cards))
    if family == "payroll" and len(kinds) == 1:
        return ", ".join(card.partition("@")[2] for card in cards)
    return speaker.cards(cards)


def _flagship(view: AerionView, speaker: Speaker) -> str:
    if view.pieces["flagship"] == "flying":
        return speaker.say("side-flying")
    aboard = speaker.cards(view.areas["flagship"])
    return f"{aboard} ({speaker.say('zone-fits')} {speaker.fits_flagship(view)})"


def _hourglasses(view: AerionView, _: Speaker) -> str:
    acquired = acquired_hourglasses(view)
    decks = [deck + (f" x{acquired[deck]}" if acquired[deck] > 1 else "") for deck in DECK_NAMES if acquired[deck]]
    return f"{len(decks)}/{len(DECK_NAMES)}" + (f" ({', '.join(decks)})" if decks else "")


def acquired_hourglasses(view: AerionView) -> Counter[str]:
    """How many Hourglasses of each deck have been acquired."""
    return Counter(card.partition("@")[2] for card in view.areas.get("hourglasses", ()))


_TOLD: dict[str, Callable[[AerionView, Speaker], str]] = {"flagship": _flagship, "hourglasses": _hourglasses}


# Pieces


def _pieces(family: str, view: AerionView, speaker: Speaker) -> list[Zone]:
    """A family of pieces: how many show which side. The Hellkite's row is told as a row, by the Hellkite."""
    if family in ("outpost", "lair"):
        return []
    if family == "hellkite":
        return [Zone(family, speaker.say("zone-hellkite"), _row(view, speaker))]
    name = next((name for name in (f"zone-{family}s", f"zone-{family}") if speaker.knows(name)), None)
    if name is None:
        return []
    if family == "cloud" and "pinned-down" in view.variants:
        on_ships = [(ship.name, view.pieces[cloud_on(ship.name)]) for ship in view.ships]
        left = [f"{speaker.card(ship)} {speaker.side(side)}" for ship, side in on_ships if side != GONE]
        return [Zone(family, speaker.say(name), ", ".join(left) or speaker.side(GONE))]
    sides = Counter(side for piece, side in view.pieces.items() if piece.partition("/")[0] == family)
    told = ", ".join(f"{speaker.side(side)} {count}" for side, count in sides.items())
    return [Zone(family, speaker.say(name), told)]


def _row(view: AerionView, speaker: Speaker) -> str:
    if view.pieces["hellkite"] == GONE:
        return speaker.side(GONE)
    return " · ".join(told_place(place, speaker) for place in hellkite_row(view))


def told_place(place: Place, speaker: Speaker) -> str:
    """A place of the Hellkite's row: an Outpost by its type, an open Lair in brackets; a mark for the Hellkite."""
    if place.outpost != GONE:
        word = speaker.side(place.outpost)
    elif place.lair not in (GONE, HIDDEN):
        word = f"({speaker.side(place.lair)})"
    else:
        word = "—"
    return f"►{word}" if place.here else word
