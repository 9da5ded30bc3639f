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
from aerodrome.games.aerion.aids import best_chance, is_met
from aerodrome.games.aerion.cards import DECK_NAMES, WORKSHOP_NAMES
from aerodrome.games.aerion.dice import DICE
from aerodrome.games.aerion.drawing import combination
from aerodrome.games.aerion.fitting import NEVER_ACQUIRED, blocked, fitting, in_reach, wanted_aboard
from aerodrome.games.aerion.sentences import Speaker
from aerodrome.games.aerion.view import AerionView, Column
from aerodrome.kernel.event_types import Rolled

from .typed import ROMAN
from .yard import Yard, style_of

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
_BESIDE = 5
_WIDE = 120
_COLUMNS = 79  # six decks, each with its longest words and a space
_LEAST_SIDE, _MOST_SIDE = 39, 46
_NARROW = 78
_TIGHT = 32


class Size(NamedTuple):
    """How large the terminal is, how the table is laid out in it, and how many lines the table may take."""

    width: int
    height: int
    room: int
    extra: int = 0  # lines that a second player and expansions add

    @property
    def is_wide(self) -> bool:
        return self.width >= _WIDE

    @property
    def is_narrow(self) -> bool:
        return self.width < _NARROW

    @property
    def is_roomy(self) -> bool:
        # By the height alone: a table that changed its shape with the length of each menu would be restless.
        if self.is_wide:
            # A second player adds lines only beside the columns.
            return self.height >= _ROOMY_WIDE + max(0, self.extra - _BESIDE)
        return not self.is_narrow and self.height >= _ROOMY + self.extra

    @property
    def is_crowded(self) -> bool:
        """Whether a second player or expansions leave no room for cards as cards."""
        return self.extra > 0 and not (self.is_roomy or self.is_wide or self.is_narrow)

    @property
    def is_tight(self) -> bool:
        """Whether every line counts."""
        return self.is_crowded and self.height < _TIGHT

    @property
    def main(self) -> int:
        """The width of the part with the columns and the dice."""
        return self.width - self.side - 2 if self.is_wide else self.width

    @property
    def side(self) -> int:
        """The width of the part beside them."""
        return max(_LEAST_SIDE, min(_MOST_SIDE, self.width - _COLUMNS - 2))

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
        self._yard = Yard(view, speaker, words, glyphs, is_wide=size.is_wide)
        self._size = size
        self._last = last

    def render(self, log: Sequence[str]) -> RenderableType:
        """The whole table, with the last sentences of the log."""
        size, yard = self._size, self._yard
        body: RenderableType
        if size.is_wide:
            used = 9 + len(yard.area_rows()) + (2 if self._view.seats > 1 else 0)
            story = self._log(log, size.lines_left(used, 16), size.side)
            side = Group(yard.ships(), Text(), yard.areas(), Text(), story)
            main = Group(self._columns(), Text(), self._dice(), Text(), yard.zones(size.main))
            body = Group(_beside(main, size.main, side, size.side), Text())
        elif size.is_roomy:
            story = self._log(log, size.lines_left(28 + size.extra, 6), size.width)
            fleet = (yard.fleet(size.width), yard.zones(size.width))
            body = Group(self._columns(), Text(), self._dice(), Text(), *fleet, Text(), story, Text())
        elif size.is_narrow:
            yards = (yard.ships(), yard.areas(), yard.zones(size.width))
            body = Group(self._columns(), self._dice(), *yards, self._log(log, 3, size.width))
        elif size.is_tight:
            small = yard.tight()
            used = 7 + len(small)
            beside = _beside(
                self._flat_dice(), 27, self._log(log, size.lines_left(used, 3), size.width - 29), size.width - 29
            )
            body = Group(self._columns(), beside, *small)
        else:
            rest = size.width - 38
            beside = _beside(self._dice(), 36, self._log(log, 3, rest), rest)
            body = Group(self._columns(), beside, yard.small(size.width) if size.extra else yard.fleet(size.width))
        return Group(self._head(), body)

    # The head

    def _head(self) -> RenderableType:
        view, glyphs = self._view, self._glyphs
        left = Text(f" {self._speaker.say('title')} ", "title")
        left.append(f"{glyphs.dot} {self._speaker.turn(view)}", "bold")
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
        lines = [heading]
        if not self._size.is_tight:
            lines.append(Text(name, "title" if len(letters) > 1 else "quiet"))
        discarded = sum(column.discard.values())
        if self._size.is_roomy:
            lines += self._card(column, min(width - 1, 16))
            lines.append(Text(f"{self._speaker.say('zone-deck')} {column.size}", "sky"))
            lines.append(Text(f"{self._speaker.say('zone-discards')} {discarded}", "quiet"))
        else:
            lines += self._small_card(column)
            key = "counts-short" if self._size.extra else "counts"
            lines.append(Text(self._words.say(key, deck=column.size, discards=discarded), "sky"))
        return [*lines, self._chance(column)]

    def _small_card(self, column: Column) -> list[Text]:
        kind = column.display
        if kind is None:
            return [Text(self._glyphs.dash, "quiet"), Text(self._speaker.say("zone-empty"), "quiet")]
        mark = self._glyphs.fits if self._places(kind) else " "
        style = style_of(kind, self._speaker)
        return [
            Text(f"{mark}{self._speaker.card(kind)}", style and f"{style}.name"),
            Text(f" {self._speaker.card_class(kind)}", style),
        ]

    def _card(self, column: Column, width: int) -> list[Text]:
        """A card as a card: name, class, and which Workshop would take it."""
        kind, inner = column.display, width - 2
        if kind is None:
            empty = Text(self._speaker.say("zone-empty").center(width), "quiet")
            return [Text(), Text(), empty, Text(), Text()]
        name, group = self._speaker.card(kind), self._speaker.card_class(kind)
        texts = (name if len(name) <= inner else group, group, self._note(kind, inner - 1))
        style = style_of(kind, self._speaker)
        top, bottom = self._edges(width - 2)
        side = self._glyphs.lines[1]
        lines = [Text(top, style)]
        for text, look in zip(texts, (style and f"{style}.name", style, "quiet"), strict=True):
            padded = (f" {text}" if len(text) < inner else text[:inner]).ljust(inner)
            lines.append(Text.assemble((side, style), (padded, look), (side, style)))
        return [*lines, Text(bottom, style)]

    def _edges(self, inner: int) -> tuple[str, str]:
        corners, line = self._glyphs.corners, self._glyphs.lines[0]
        return corners[0] + line * inner + corners[1], corners[2] + line * inner + corners[3]

    def _places(self, kind: str) -> list[str]:
        """The Workshops in reach that would take a card of this kind, and the Flagship."""
        view = self._view
        found = [WORKSHOP_NAMES[at] for at in in_reach(view) if kind in fitting(view, at)]
        places = [self._speaker.say("zone-common") if name == "common" else name for name in found]
        return [*places, *([self._speaker.say("zone-flagship")] if kind in wanted_aboard(view) else [])]

    def _note(self, kind: str, room: int) -> str:
        """Which Workshop would take the card, or that its ship flies already; only the first letters if need be."""
        if any(ship.flying for ship in self._view.ships if ship.name == kind):
            return self._speaker.say("zone-flying")
        places = self._places(kind)
        said = self._words.say("goes-to", workshops=", ".join(places)) if places else ""
        return said if len(said) <= room else f"{self._glyphs.arrow} {' '.join(place[0] for place in places)}"

    def _chance(self, column: Column) -> Text:
        if column.display is None or self._view.step not in ("start", "roll", "reroll"):
            return Text()
        group = self._speaker.group_of(column.display)
        if group in NEVER_ACQUIRED:
            return Text()
        if group == blocked(self._view):
            return Text(f"{self._glyphs.refused} {self._speaker.say('zone-blocked')}", "bad")
        chance = best_chance(column.combination, self._view.dice)
        if self._view.dice and is_met(column.combination, self._view.dice):
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

    def _flat_dice(self) -> RenderableType:
        """The dice in one line."""
        faces = [f"[{face}]" for face in self._view.dice] or ["[ ]"] * int(DICE)
        return Text(f" {' '.join(faces)}", "die")

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
