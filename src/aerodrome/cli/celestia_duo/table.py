"""Celestia Duo's table for the terminal: the route as a ribbon, and below it what lies on the table, line by line.

Where the terminal is wide, the story stands beside it. Colour only repeats what a word or a sign says.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.screen import glyphs_for
from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo.cards import ROUTE
from aerodrome.games.celestia_duo.sentences import Speaker
from aerodrome.games.celestia_duo.view import CelestiaDuoView

from .rows import Rows, propeller_of

_WIDE = 112
ROOMY = 34
_SIDE = 42
_NARROW = 78
_MOST_LOG = 14


class Size(NamedTuple):
    """How large the terminal is, and how many lines the table may take."""

    width: int
    height: int
    room: int

    @property
    def is_wide(self) -> bool:
        return self.width >= _WIDE

    @property
    def is_roomy(self) -> bool:
        # By the height alone: a table that changed its shape with the length of each menu would be restless.
        return self.height >= ROOMY and self.width >= _NARROW

    @property
    def main(self) -> int:
        return self.width - _SIDE - 2 if self.is_wide else self.width


class Tableau:
    """Draws one view."""

    def __init__(self, view: CelestiaDuoView, speaker: Speaker, words: Words, console: Console, below: int) -> None:
        self._console = console
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs_for(console)
        self._size = Size(console.width, console.height, console.height - below)

    def render(self, log: Sequence[str]) -> RenderableType:
        """The whole table, with the last sentences of the log."""
        size = self._size
        parts = [self._head(), self._banner(), *self._gap(), *self._ribbon(), self._where(), *self._gap()]
        rows = Rows(self._view, self._speaker, self._words, self._glyphs, is_roomy=size.is_roomy)
        grid = _grid(rows.all())
        if self._height(*parts, grid) >= size.room:
            grid = _grid(rows.few())
        if size.is_wide:
            used = self._height(*parts)
            beside = Table.grid(padding=0)
            beside.add_column(width=size.main)
            beside.add_column(width=_SIDE)
            beside.add_row(grid, self._log(log, max(grid.row_count, min(_MOST_LOG, size.room - used - 1)), _SIDE))
            return Group(*parts, beside, *self._gap())
        left = size.room - self._height(*parts, grid, *self._gap()) - 1
        story = self._log(log, max(0, min(_MOST_LOG if size.is_roomy else 4, left)), size.width)
        return Group(*parts, grid, *self._gap(), story)

    def _height(self, *parts: RenderableType) -> int:
        """How many lines these take."""
        return len(self._console.render_lines(Group(*parts)))

    def _gap(self) -> list[RenderableType]:
        return [Text()] if self._size.is_roomy else []

    # Above the table

    def _head(self) -> RenderableType:
        view, glyphs, say = self._view, self._glyphs, self._words.say
        right = Text(f" {say('duo-captain', me=view.seat + 1, **self._speaker.who(view.captain, view))} ")
        parts = [say("duo-turn", turn=view.turn), say(f"duo-mode-{view.mode}"), self._speaker.pirate(view.pirate)]
        title = f" {self._speaker.say('title')} "
        # What does not change during a match is the first to go where the line is short.
        while len(parts) > 1 and len(title) + sum(len(part) + 3 for part in parts) + right.cell_len > self._size.width:
            parts.pop(1)
        left = Text(title, "title").append("".join(f"{glyphs.dot} {part} " for part in parts), "bold")
        line = glyphs.rule * max(0, self._size.width - left.cell_len - right.cell_len)
        return Text.assemble(left, (line, "brass"), right, overflow="crop", no_wrap=True)

    def _banner(self) -> RenderableType:
        """Whether the players may talk now, and about what."""
        view, say = self._view, self._words.say
        if view.step == "over":
            return Text(f" {self._speaker.prompt(view)}", "good" if view.won else "bad")
        if not view.talk:
            said = Text.assemble((f" {say('duo-silence')} ", "silence"), (f" {say('duo-silence-short')}", "quiet"))
        else:
            heard = [f"{self._speaker.player(seat)}: {self._phrases(seat)}" for seat in (0, 1) if view.said[seat]]
            about = "  ".join(heard) or say("duo-talk-short")
            said = Text.assemble((f" {say('duo-talk')} ", "talk"), f" {about}")
        if self._size.is_roomy:
            examples = say("duo-talk-examples" if view.talk else "duo-silence-examples")
            return Group(said, Padding(Text(examples, "quiet"), (0, 1)))
        return said

    def _phrases(self, seat: int) -> str:
        return " ".join(map(self._speaker.phrase, self._view.said[seat]))

    # The route

    def _ribbon(self) -> list[RenderableType]:
        """Two lines: the ships, and below them the start, the cards of the route and the lair."""
        step = 4 if self._size.width >= _WIDE else 3 if self._size.width >= 92 else 2
        ships, cards = Text(" "), Text(" ")
        for place in range(int(ROUTE) + 2):
            ships.append_text(self._ship(place)).append(" " * (step - 1))
            cards.append_text(self._card(place)).append(" " * (step - 1))
        ships.truncate(self._size.width - 1)
        cards.truncate(self._size.width - 1)
        return [ships, cards]

    def _ship(self, place: int) -> Text:
        view, glyphs = self._view, self._glyphs
        if place == view.airship:
            return Text(glyphs.flying, "good")
        if place == view.pirate_ship:
            return Text(glyphs.pirate, "bad")
        return Text(glyphs.fits if place == view.destination and place else " ", "quiet")

    def _card(self, place: int) -> Text:
        """Letters for the start, a city and the lair, the propeller of an Ambush that is known, or nothing known."""
        view, say = self._view, self._words.say
        if place == 0:
            return Text(say("duo-start"), "quiet")
        if place > int(ROUTE):
            return Text(say("duo-lair"), "bad")
        card = view.route[place - 1]
        if card.stage is not None:
            return Text(say("duo-city"), "brass")
        if card.card is None:
            return Text(self._glyphs.dot, "quiet")
        return Text(str(propeller_of(card.card, self._speaker)), "key" if card.up else "sky")

    def _where(self) -> RenderableType:
        view, say = self._view, self._words.say
        if view.boarding:
            return Text(f" {say('duo-boarding', masts=view.masts, place=view.pirate_ship)}", "bold")
        told = say(
            "duo-where",
            airship=view.airship,
            pirate=view.pirate_ship,
            distance=view.pirate_ship - view.airship,
            lair=max(0, int(ROUTE) + 1 - view.pirate_ship),
        )
        if view.step != "over":
            told = f"{told} {self._glyphs.dot} {say('duo-next', propeller=view.propeller, place=view.destination)}"
        return Text(f" {told}", "bold")

    # The log

    def _log(self, log: Sequence[str], lines: int, width: int) -> RenderableType:
        """The last sentences that fit, the newest at the bottom."""
        shown: list[str] = []
        for sentence in reversed(log):
            first, *rest = textwrap.wrap(sentence, max(20, width - 3)) or [""]
            wrapped = [first, *(f"  {line}" for line in rest)]
            if shown and len(shown) + len(wrapped) > lines:
                break
            shown = wrapped + shown
        return Group(*(Text(f" {line}", "quiet") for line in shown[max(0, len(shown) - lines) :]))


def _grid(rows: Sequence[tuple[str, Text]]) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, text in rows:
        grid.add_row(Text(f" {label}", "sky"), text)
    return grid
