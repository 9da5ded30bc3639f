"""Tables with the Flagship and its factories."""

from __future__ import annotations

from aerodrome.games.aerion.cards import DECK_NAMES
from tests.games.aerion.tables import Scene, at

FIRST_CARDS = ("book", "incubi", "nacelle", "sognae", "helix", "trihellix")
FACTORIES = ("library", "archive", "security", "research-lab", "logistics", "game-room")
HOME = dict(zip(FACTORIES, DECK_NAMES, strict=True))
"""Factory: its deck."""

MEETS = {
    "AA+BB": [1, 1, 2, 2, 3, 5],
    "AAA": [1, 1, 1, 2, 3, 5],
    "AAA+BB": [1, 1, 1, 2, 2, 5],
    "AAAA": [1, 1, 1, 1, 2, 5],
    "AAA+BBB": [1, 1, 1, 2, 2, 2],
    "A+B+C+D+E": [1, 2, 3, 4, 5, 5],
}
"""Dice that acquire the cards of a deck."""

MATERIALS = ["helix@AA+BB", "nut@AAAA", "cocoon@AAA"]
CREWS = ["incubi@AAAA", "sognae@AAAA"]

FACTORY_NEEDED = "aerion.flagship.factory-needed"
CREW_LAST = "aerion.flagship.crew-last"
ONE_OF_EACH = "aerion.flagship.one-of-each"
NO_BLUEPRINT = "aerion.flagship.no-blueprint"
ALREADY_FLIES = "aerion.flagship.already-flies"
AFTER_FIRST_ROLL = "aerion.flagship.research-after-first-roll"
LOGISTICS_AFTER_DISCARD = "aerion.flagship.logistics-after-discard"
SECURITY_AFTER_DISCARD = "aerion.flagship.security-after-discard"
TWO_FACTORIES = "aerion.flagship.two-factories"


def flagship(*factories: str, aboard: object = (), **position: object) -> Scene:
    """A table with these factories active and these cards on the Flagship."""
    areas: dict[str, object] = {"factories": list(factories), "flagship": aboard}
    if "areas" in position:
        assert isinstance(position["areas"], dict)
        areas |= position["areas"]
    return at(**{"expansions": ["flagship"], **position, "areas": areas})


def expanding(*factories: str, **position: object) -> Scene:
    """The same with Expand the Factory."""
    return flagship(*factories, variants=["expand-the-factory"], **position)


def active(table: Scene) -> tuple[str, ...]:
    return tuple(card.split("@")[0] for card in table.view.areas["factories"])


def flies(table: Scene) -> bool:
    return table.view.pieces["flagship"] == "flying"
