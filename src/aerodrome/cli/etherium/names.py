"""The words that a person may type for the things of Etherium."""

from __future__ import annotations

import re

from aerodrome.cli.words import fold
from aerodrome.games.etherium.cards import (
    BASIC_NAMES,
    CAPACITY_NAMES,
    FLASH_NAMES,
    SIEGE_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    UNIT_NAMES,
)
from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import Action

_FAMILIES = {
    **dict.fromkeys(FLASH_NAMES, "card"),
    **dict.fromkeys(SLOT_NAMES, "slot"),
    **dict.fromkeys(UNIT_NAMES, "unit"),
    **dict.fromkeys(BASIC_NAMES, "resource"),
}
_APART = re.compile(r"[\s,;:()’'/-]+")


def parts_of(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return [part for part in _APART.split(fold(text)) if part]


class Names:
    """The words for things in one language, at one table."""

    def __init__(self, speaker: Speaker, view: EtheriumView) -> None:
        self._speaker = speaker
        self._view = view

    def name(self, parameter: str, value: str) -> str:
        """What the value of an action's parameter is called."""
        speaker, view = self._speaker, self._view
        if parameter == "space" and value in SPACE_NAMES:
            return speaker.space(value, view)
        if parameter in ("seat", "owner"):
            seat = int(value) - 1 if value.isdecimal() else len(view.players)
            return speaker.people(seat, view) if seat < len(view.players) else speaker.say("count-nobody")
        if parameter == "capacity" and value in CAPACITY_NAMES:
            return speaker.say(f"capacity-{value}")
        if parameter == "choice" and value in SIEGE_NAMES:
            known = {"resources": "wood", "guide": "guide"}
            return (
                speaker.say(f"unit-{value}") if value == "guide" else f"{value} {self._cube(known.get(value, value))}"
            )
        return speaker.say(f"{_FAMILIES[value]}-{value}") if value in _FAMILIES else value

    def _cube(self, name: str) -> str:
        return self._speaker.say(f"resource-{name}")

    def words(self, action: Action) -> list[str]:
        """Every word that helps to name what an action takes."""
        found: list[str] = []
        for parameter, value in action.args:
            found += [fold(value), *parts_of(value), *parts_of(self.name(parameter, value))]
        return found
