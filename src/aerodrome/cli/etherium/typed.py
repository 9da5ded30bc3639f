"""What a person types at Etherium's table: slots, spaces, cards and peoples by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from aerodrome.cli.typed import Typed, parts_of
from aerodrome.cli.words import Words
from aerodrome.games.etherium import cards
from aerodrome.games.etherium.game import Etherium
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import Action, View
from aerodrome.kernel.errors import expect

PROGRAM = "program"
_FAMILIES = {
    **dict.fromkeys(cards.FLASH_NAMES, "card"),
    **dict.fromkeys(cards.SLOT_NAMES, "slot"),
    **dict.fromkeys(cards.UNIT_NAMES, "unit"),
    **dict.fromkeys(cards.BASIC_NAMES, "resource"),
}


class EtheriumTyped(Typed):
    parameters: ClassVar = {"city": "owner"}

    def __init__(self, game: Etherium, view: View, legal: Sequence[Action], words: Words) -> None:
        super().__init__(game, view, legal, words)
        self._table = expect(EtheriumView, view)
        self._speaker = game.voice.speaker(words.lang)

    def names(self, parameter: str, value: str) -> Iterable[str]:
        return (self.name(parameter, value),)

    def name(self, parameter: str, value: str) -> str:
        """What the value of an action's parameter is called."""
        speaker, view = self._speaker, self._table
        if parameter == "space" and value in cards.SPACE_NAMES:
            return speaker.space(value, view)
        if parameter in ("seat", "owner"):
            seat = int(value) - 1 if value.isdecimal() else len(view.players)
            return speaker.people(seat, view) if seat < len(view.players) else speaker.say("count-nobody")
        if parameter == "capacity" and value in cards.CAPACITY_NAMES:
            return speaker.say(f"capacity-{value}")
        if parameter == "choice" and value in cards.SIEGE_NAMES and value not in cards.UNIT_NAMES:
            cube = "wood" if value == "resources" else value
            return f"{value} {speaker.say(f'resource-{cube}')}"
        return speaker.say(f"{_FAMILIES[value]}-{value}") if value in _FAMILIES else value

    def action(self, typed: str) -> Action | None:
        verb, rest = self.verb(typed)
        if self._table.step == PROGRAM and verb != "token" and (verb or rest):
            # While plans are made, to move and to collect are slots of the panel.
            tokens = [action for action in self.vocabulary if action.verb == "token"]
            found = self.meant(tokens, (), rest if verb is None else [*parts_of(verb), *rest])
            if found:
                return self.only(found)
        return super().action(typed)
