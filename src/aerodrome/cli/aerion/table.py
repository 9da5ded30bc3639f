"""Aerion's table for the terminal: the same pieces in three sizes.

Compact (24 lines), roomy (dice with pips, cards as cards), and side by side where the terminal is wide. Colour
only repeats what a word or a sign says.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.screen import Glyphs
from aerodrome.cli.words import Words
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.dice import DICE
from aerodrome.games.aerion.drawing import combination, state_of_ship
from aerodrome.games.aerion.sentences import Speaker, class_of, fitting, kind_of
from aerodrome.games.aerion.view import AerionView, Column
from aerodrome.kernel.happenings import Rolled

from . import advice
from .typed import ROMAN

_PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}
_ROOMY = 38
_ROOMY_WIDE = 28
_WIDE = 116
_SIDE = 46
_NARROW = 78


class Size(NamedTuple):
    """How large the terminal is, how the table is laid out in it, and how many lines the table may take."""

    width: int
    height: int
    room: int

    @property
    def is_wide(self) -> bool:
        return self.width >= _WIDE

    @property
    def is_narrow(self) -> bool:
        return self.width < _NARROW

    @property
    def is_roomy(self) -> bool:
        # By the height alone: a table that changed its shape with the length of each menu would be restless.
        return not self.is_narrow and self.height >= (_ROOMY_WIDE if self.is_wide else _ROOMY)

    @property
    def main(self) -> int:
        """The width of the part with the columns and the dice."""
        return self.width - _SIDE - 2 if self.is_wide else self.width

    def lines_left(self, used: int, most: int) -> int:
        """How many lines are left for the log when the rest of the table has used so many."""
        return max(1, min(most, self.room - used))


class Tableau:
    """Draws one view."""

    def __init__(
        self, view: AerionView, speaker: Speaker, words: Words, glyphs: Glyphs, size: Size, last: Rolled | None = None
    ) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs
        self._size = size
        self._last = last

    def render(self, log: Sequence[str]) -> RenderableType:
        """The whole table, with the last sentences of the log."""
        size = self._size
        body: RenderableType
        if size.is_wide:
            story = self._log(log, size.lines_left(19, 16), _SIDE)
            side = Group(self._ships(), Text(), self._areas(), Text(), story)
            main = Group(self._columns(), Text(), self._dice())
            body = Group(_beside(main, size.main, side, _SIDE), Text())
        elif size.is_roomy:
            story = self._log(log, size.lines_left(28, 6), size.width)
            body = Group(self._columns(), Text(), self._dice(), Text(), self._fleet(), Text(), story, Text())
        elif size.is_narrow:
            body = Group(self._columns(), self._dice(), self._fleet(), self._log(log, 3, size.width))
        else:
            rest = size.width - 38
            body = Group(self._columns(), _beside(self._dice(), 36, self._log(log, 3, rest), rest), self._fleet())
        return Group(self._head(), body)

    # The head

    def _head(self) -> RenderableType:
        view, glyphs = self._view, self._glyphs
        left = Text(f" {self._speaker.say('title')} ", "title")
        left.append(f"{glyphs.dot} {self._speaker.say('log-turn', turn=view.turn)}", "bold")
        right = Text(f"{self._speaker.say('zone-pixies')} ", "sky")
        if not self._size.is_narrow:
            right.append(glyphs.pixie * view.pixies, "key")
            right.append(f"{glyphs.spent * max(0, 3 - view.pixies)} ")
        right.append(f"{view.pixies} ")
        if view.rerolls:
            right = Text.assemble((f"{self._speaker.say('zone-rerolls')} {view.rerolls}  ", "key"), right)
        line = glyphs.rule * max(0, self._size.width - left.cell_len - right.cell_len - 3)
        return Text.assemble(left, " ", (line, "brass"), " ", right)

    # The six columns

    def _columns(self) -> RenderableType:
        per_row = 3 if self._size.is_narrow else 6
        width = max(12, (self._size.main - 1) // per_row)
        rows = []
        for first in range(0, len(DECK_NAMES), per_row):
            grid = Table.grid(padding=0)
            cells = []
            for at in range(first, first + per_row):
                grid.add_column(width=width, no_wrap=True, overflow="crop")
                cells.append(Group(*self._column(self._view.columns[at], at, width)))
            grid.add_row(*cells)
            rows.append(grid)
        return Padding(Group(*rows), (0, 0, 0, 1))

    def _column(self, column: Column, at: int, width: int) -> list[Text]:
        letters = combination(column.deck)
        heading = Text.assemble((f"{ROMAN[at]} ", "quiet"), (letters[0], "title"))
        name = letters[1] if len(letters) > 1 else self._words.say(f"deck-{at + 1}")
        lines = [heading, Text(name, "title" if len(letters) > 1 else "quiet")]
        discarded = sum(column.discard.values())
        if self._size.is_roomy:
            lines += self._card(column, min(width - 1, 16))
            lines.append(Text(f"{self._speaker.say('zone-deck')} {column.size}", "sky"))
            lines.append(Text(f"{self._speaker.say('zone-discards')} {discarded}", "quiet"))
        else:
            lines += self._small_card(column)
            lines.append(Text(self._words.say("counts", deck=column.size, discards=discarded), "sky"))
        return [*lines, self._chance(column)]

    def _small_card(self, column: Column) -> list[Text]:
        kind = column.display
        if kind is None:
            return [Text(self._glyphs.dash, "quiet"), Text(self._speaker.say("zone-empty"), "quiet")]
        mark = self._glyphs.fits if self._places(kind) else " "
        style = class_of(kind)
        return [
            Text(f"{mark}{self._speaker.card(kind)}", f"{style}.name"),
            Text(f" {self._speaker.card_class(kind)}", style),
        ]

    def _card(self, column: Column, width: int) -> list[Text]:
        """A card as a card: name, class, and which Workshop would take it."""
        kind, inner = column.display, width - 2
        if kind is None:
            empty = Text(self._speaker.say("zone-empty").center(width), "quiet")
            return [Text(), Text(), empty, Text(), Text()]
        texts = (self._speaker.card(kind), self._speaker.card_class(kind), self._note(kind))
        style = class_of(kind)
        top, bottom = self._edges(width - 2)
        side = self._glyphs.lines[1]
        lines = [Text(top, style)]
        for text, look in zip(texts, (f"{style}.name", style, "quiet"), strict=True):
            padded = (f" {text}" if len(text) < inner else text[:inner]).ljust(inner)
            lines.append(Text.assemble((side, style), (padded, look), (side, style)))
        return [*lines, Text(bottom, style)]

    def _edges(self, inner: int) -> tuple[str, str]:
        corners, line = self._glyphs.corners, self._glyphs.lines[0]
        return corners[0] + line * inner + corners[1], corners[2] + line * inner + corners[3]

    def _places(self, kind: str) -> list[int]:
        """The Workshops that would take a card of this kind."""
        return [at + 1 for at in range(len(self._view.workshops)) if kind in fitting(self._view, at)]

    def _note(self, kind: str) -> str:
        """Which Workshop would take the card, or that its ship flies already."""
        if any(ship.flying for ship in self._view.ships if ship.name == kind):
            return self._speaker.say("zone-flying")
        places = self._places(kind)
        return self._words.say("goes-to", workshops=", ".join(map(str, places))) if places else ""

    def _chance(self, column: Column) -> Text:
        if column.display is None or self._view.step not in ("start", "roll", "reroll"):
            return Text()
        chance = advice.best_chance(column.deck, self._view)
        if self._view.dice and advice.is_shown(column.deck, self._view.dice):
            return Text(f"{self._glyphs.ready} {self._words.say('ready')}", "good")
        by = self._words.say("by-reroll" if self._view.dice else "by-roll")
        return Text.assemble((self._words.percent(chance), "bold"), f" {by}")

    # The dice

    def _dice(self) -> RenderableType:
        faces: list[int | None] = list(self._view.dice) or [None] * int(DICE)
        drawn = [self._big_die(face) if self._size.is_roomy else self._small_die(face) for face in faces]
        gap = "  " if self._size.is_roomy else " "
        lines = [Text(gap.join(parts), "die") for parts in zip(*drawn, strict=True)]
        if self._size.is_roomy:
            cells = [self._under(face, new).center(9) for face, new in zip(faces, self._fresh(), strict=True)]
            lines.append(Text("  ".join(cells), "quiet"))
        return Padding(Group(*lines), (0, 0, 0, 1))

    def _big_die(self, face: int | None) -> list[str]:
        top, bottom = self._edges(7)
        side = self._glyphs.lines[1]
        pips = _PIPS[face] if face else ("     ",) * 3
        return [top, *(f"{side} {row.replace('o', self._glyphs.pip)} {side}" for row in pips), bottom]

    def _small_die(self, face: int | None) -> list[str]:
        top, bottom = self._edges(3)
        side = self._glyphs.lines[1]
        return [top, f"{side} {face or ' '} {side}", bottom]

    def _fresh(self) -> list[bool | None]:
        """For each die whether the last roll has just rolled it; None when nothing was kept."""
        if not self._last or not self._last.kept or self._last.dice != self._view.dice:
            return [None] * int(DICE)
        kept = Counter(self._last.kept)
        found: list[bool | None] = []
        for face in self._view.dice:
            kept[face] -= 1
            found.append(kept[face] < 0)
        return found

    def _under(self, face: int | None, new: bool | None) -> str:
        if face is None or new is None:
            return str(face or "")
        return f"{face} {self._words.say('die-new' if new else 'die-kept')}"

    # Ships, workshops, pulpit and reserve

    def _fleet(self) -> RenderableType:
        if self._size.is_narrow:
            return Group(self._ships(), self._areas())
        left = self._size.width // 2
        return _beside(self._ships(), left, self._areas(), self._size.width - left)

    def _ships(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        for ship in self._view.ships:
            mark = self._glyphs.flying if ship.flying else self._glyphs.project
            look = "good" if ship.flying else ""
            recipe = f"{self._speaker.card(ship.material)} + {self._speaker.card(ship.crew)}"
            state = state_of_ship(ship, self._view, self._speaker)
            grid.add_row(
                Text(f" {mark}", look),
                Text(self._speaker.card(ship.name), look or "blueprint"),
                Text(recipe, "quiet" if ship.flying else ""),
                Text(state, look or "quiet"),
            )
        return grid

    def _areas(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for at, cards in enumerate(self._view.workshops):
            grid.add_row(Text(f" {self._speaker.say('zone-workshop')} {at + 1}", "sky"), self._cards(cards))
            if cards or self._size.is_wide:
                fits = f"{self._speaker.say('zone-fits')} {self._speaker.fits(self._view, at)}"
                grid.add_row("", Text(fits, "quiet"))
        grid.add_row(Text(f" {self._speaker.say('zone-pulpit')}", "sky"), self._cards(self._view.pulpit))
        grid.add_row(Text(f" {self._speaker.say('zone-reserve')}", "sky"), self._cards(self._view.reserve))
        if self._view.acquired:
            grid.add_row(Text(f" {self._words.say('acquired')}", "key"), self._cards((self._view.acquired,)))
        return grid

    def _cards(self, cards: Sequence[str]) -> Text:
        if not cards:
            return Text(self._speaker.say("zone-empty"), "quiet")
        names = [Text(self._speaker.card(card), class_of(kind_of(card))) for card in cards]
        return Text(", ").join(names)

    # The log

    def _log(self, log: Sequence[str], lines: int, width: int) -> RenderableType:
        """The last sentences that fit, the newest at the bottom."""
        shown: list[str] = []
        for sentence in reversed(log):
            wrapped = _wrapped(sentence, max(20, width - 3))
            if len(shown) + len(wrapped) > lines:
                break
            shown = wrapped + shown
        return Group(*(Text(f" {line}", "quiet") for line in shown))


def _wrapped(sentence: str, width: int) -> list[str]:
    first, *rest = textwrap.wrap(sentence, width) or [""]
    return [first, *(f"  {line}" for line in rest)]


def _beside(left: RenderableType, left_width: int, right: RenderableType, right_width: int) -> Table:
    grid = Table.grid(padding=0)
    grid.add_column(width=left_width)
    grid.add_column(width=right_width)
    grid.add_row(left, right)
    return grid
