"""The numbered choices of a moment at Etherium's table."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aerodrome.cli.screen import Glyphs
from aerodrome.cli.words import Words
from aerodrome.games.etherium.cards import SLOT_NAMES
from aerodrome.games.etherium.drawing.board import RINGS
from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import Action

from .names import Names

PANEL = {
    "move": SLOT_NAMES[:5],
    "collect": SLOT_NAMES[5:9],
    "upgrade": SLOT_NAMES[9:13],
    "transform": SLOT_NAMES[13:17],
    "connect": SLOT_NAMES[17:],
}
# What one decides first stands first; cards come after it, and to pass comes last.
_LATE = ("play", "pass")
INDENT = 16
"""What stands before and after a sentence on its line."""


class Item(NamedTuple):
    """A numbered choice; without a sentence of its own, its label goes with others on a line."""

    number: int
    action: Action
    label: str


def enter_passes(step: str) -> bool:
    """Whether Enter alone means to pass. A cube instead of a failed action is not given up by a slip of the finger."""
    return step != "act"


class Menu:
    """Draws the choices of one view."""

    def __init__(self, view: EtheriumView, speaker: Speaker, words: Words, glyphs: Glyphs, width: int) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs
        self._width = width
        self._names = Names(speaker, view)

    # The panel

    def panel(self, legal: Sequence[Action]) -> tuple[RenderableType, list[Item]]:
        """The slots in their groups, always by the same numbers; taken ones with their token, doubtful ones marked."""
        actions = {action["slot"]: action for action in legal}
        items = [
            Item(number, actions[slot], self._slot(slot))
            for number, slot in enumerate(SLOT_NAMES, 1)
            if slot in actions
        ]
        grid = self._grid([self._words.say(f"etherium-panel-{group}") for group in PANEL])
        for group, slots in PANEL.items():
            texts = [self._on_panel(slot, slot in actions) for slot in slots]
            heading = Text(f"  {self._words.say(f'etherium-panel-{group}')}", "sky")
            grid.add_row(heading, Group(*self._flowing(texts)))
        return grid, items

    def _slot(self, slot: str) -> str:
        return self._words.say(f"etherium-slot-{slot}")

    def _on_panel(self, slot: str, is_free: bool) -> Text:
        number = SLOT_NAMES.index(slot) + 1
        if not is_free:
            plan = self._view.players[self._view.seat].plan
            token = str(plan.index(slot) + 1) if slot in plan else self._glyphs.dash
            return Text.assemble(("    ", "key"), (f"{self._slot(slot)} [{token}]", "good"))
        text = Text.assemble((f"{number:>2}) ", "key"), self._slot(slot))
        if self._speaker.obstacle(slot, self._view) is not None:
            text.append(f" {self._glyphs.refused}", "bad")
        return text

    # Everything else

    def choices(self, legal: Sequence[Action], room: int) -> tuple[RenderableType, list[Item]]:
        """All choices by verb: a sentence for each where so many lines are enough, else in few words."""
        ordered = sorted(legal, key=lambda action: action.verb in _LATE and 1 + _LATE.index(action.verb))
        sentences = [self._speaker.action(action, self._view) for action in ordered]
        if sum(len(textwrap.wrap(sentence, self._width - INDENT)) for sentence in sentences) <= room:
            items = [Item(at, action, sentences[at - 1]) for at, action in enumerate(ordered, 1)]
            return Group(*(self._listed(item) for item in items)), items
        items = [Item(at, action, self._brief(action)) for at, action in enumerate(ordered, 1)]
        groups: dict[str, list[Text]] = {}
        for item in items:
            groups.setdefault(self._heading(item.action), []).append(self._numbered(item))
        grid = self._grid(list(groups))
        for heading, texts in groups.items():
            grid.add_row(Text(f"  {heading}", "sky"), Group(*self._flowing(texts)))
        return grid, items

    def _heading(self, action: Action) -> str:
        """What choices have in common that stand together: moves of a unit are called by it."""
        if action.verb == "move":
            return self._speaker.say(f"unit-{action['unit']}")
        return self._words.say(f"etherium-group-{action.verb}")

    def _listed(self, item: Item) -> RenderableType:
        """A sentence on a line of its own, or on several below each other."""
        grid = Table.grid(padding=0)
        grid.add_row(Text(f"  {item.number:>2}) ", "key"), self._labelled(item))
        return grid

    def _labelled(self, item: Item) -> Text:
        text = Text(item.label)
        if item.action.verb == "pass" and enter_passes(self._view.step):
            text.append(f" [{self._words.say('enter')}]", "quiet")
        return text

    def _numbered(self, item: Item) -> Text:
        return Text.assemble((f"{item.number:>2}) ", "key"), self._labelled(item))

    def _brief(self, action: Action) -> str:
        """What an action takes, where the heading says the rest."""
        if action.verb == "reroll":
            return self._words.say("etherium-item-reroll", ones=action["ones"], twos=action["twos"])
        named = [
            self._space(value) if parameter == "space" else self._names.name(parameter, value)
            for parameter, value in action.args
            if parameter != "unit" or action.verb != "move"
        ]
        return f" {self._glyphs.arrow} ".join(named) or self._speaker.action(action, self._view)

    def _space(self, space: str) -> str:
        """A space by the words that stand at its place on the board."""
        ring, _, number = space.partition("-")
        if ring not in RINGS:
            return self._speaker.space(space, self._view)
        terrain = self._view.terrains.get(space)
        if ring == "large" and terrain is not None:
            return f"{self._speaker.say('terrain-mine')} {number}"
        place = f"{self._speaker.say(f'zone-ring-{ring}')} {number}"
        return place if terrain is None else f"{self._speaker.say(f'terrain-{terrain}')} {place}"

    def _grid(self, headings: Sequence[str]) -> Table:
        column = max(map(len, headings)) + 3
        self._room = self._width - column - 1
        grid = Table.grid(padding=0)
        grid.add_column(width=column, no_wrap=True)
        grid.add_column(width=max(20, self._room))
        return grid

    def _flowing(self, texts: Sequence[Text]) -> list[Text]:
        """One after another, as many on a line as fit."""
        lines: list[Text] = []
        for text in texts:
            if lines and lines[-1].cell_len + 1 + text.cell_len <= self._room:
                lines[-1].append(" ").append_text(text)
            else:
                lines.append(text.copy())
        return lines
