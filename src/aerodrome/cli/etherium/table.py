"""Etherium's table for the terminal: the board, the peoples line by line, the own hand and plan, the story.

Colour only repeats what a word or a sign says.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.screen import glyphs_for
from aerodrome.cli.words import Words
from aerodrome.games.etherium.cards import RESOURCE_NAMES, UNIT_NAMES
from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView, Player

from .board import BoardGrid, style_of
from .plot import PROGRAM

ROOMY = 34
_WIDE = 112
_SIDE = 42
_MOST_LOG = 16
_FEW_LOG = 4


class Tableau:
    """Draws one view."""

    def __init__(self, view: EtheriumView, speaker: Speaker, words: Words, console: Console, below: int) -> None:
        self._console = console
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs_for(console)
        self._room = console.height - below
        self._is_roomy = console.height >= ROOMY
        self._is_wide = console.width >= _WIDE
        self._main = console.width - _SIDE - 2 if self._is_wide else console.width

    def render(self, log: Sequence[str]) -> RenderableType:
        """The whole table, with the last sentences of the log."""
        parts: list[RenderableType] = [self._board(), self._peoples(), *self._lines()]
        if self._is_roomy:
            parts += self._more()
        head = self._head()
        if self._is_wide:
            beside = Table.grid(padding=0)
            beside.add_column(width=self._main)
            beside.add_column(width=_SIDE)
            height = max(self._height(*parts), min(_MOST_LOG, self._room - 2))
            beside.add_row(Group(*parts), self._log(log, height, _SIDE))
            return Group(head, beside)
        while len(parts) > 2 and self._height(head, *parts) > self._room:
            parts.pop()
        left = self._room - self._height(head, *parts)
        story = self._log(log, max(0, min(_MOST_LOG if self._is_roomy else _FEW_LOG, left)), self._main)
        return Group(head, *parts, story)

    def _height(self, *parts: RenderableType) -> int:
        options = self._console.options.update(width=self._main)
        return len(self._console.render_lines(Group(*parts), options))

    # Above the table

    def _head(self) -> RenderableType:
        view, glyphs, say = self._view, self._glyphs, self._words.say
        left = Text(f" {self._speaker.say('title')} ", "title")
        if view.season is not None:
            season = say("etherium-season", number=view.season_number, name=self._speaker.season(view.season))
            left.append(f"{glyphs.dot} {season} ", "bold")
        if view.number and view.step != "over":
            left.append(f"{glyphs.dot} {say('etherium-number', number=view.number)} ", "bold")
        right = Text()
        if view.seat >= 0:
            people = view.players[view.seat].people
            told = say("etherium-you", number=view.seat + 1, people=self._speaker.people(view.seat, view))
            right = Text(f" {told} ", style_of(people))
        line = glyphs.rule * max(0, self._console.width - left.cell_len - right.cell_len)
        return Text.assemble(left, (line, "brass"), right, overflow="crop", no_wrap=True)

    # The board and the season

    def _board(self) -> RenderableType:
        board = BoardGrid(self._view, self._speaker, self._words, self._glyphs, self._main)
        season = self._season()
        top = board.centre()
        if season is not None and self._is_roomy:
            return Group(Padding(Text(season, "quiet"), (0, 1)), top, board.lines())
        if season is not None:
            top.append(f"   {season}", "quiet")
        top.no_wrap, top.overflow = True, "ellipsis"
        return Group(top, board.lines())

    def _season(self) -> str | None:
        """What the season changes, and the order of initiative."""
        view, speaker = self._view, self._speaker
        if view.season is None:
            return None
        order = f" {self._glyphs.fits} ".join(speaker.people(seat, view) for seat in view.order)
        return f"{self._words.say('etherium-order', order=order)} {'; '.join(speaker.season_effects(view.season))}"

    # The peoples

    def _peoples(self) -> RenderableType:
        """A line for each people, the highest initiative first; below the heading, figures only."""
        view, words = self._view, self._words
        grid = Table.grid(padding=(0, 1, 0, 0))
        headings = words.say("etherium-columns").split()
        names = max(len(self._speaker.people(seat, view)) for seat in range(len(view.players))) + 1
        left = self._main - names - 1 - sum(len(heading) + 1 for heading in headings)
        grid.add_column(no_wrap=True, width=names)
        for heading in headings:
            grid.add_column(no_wrap=True, justify="right", width=len(heading))
        grid.add_column(no_wrap=True, overflow="ellipsis", width=max(1, left - 1))
        grid.add_row(Text(), *(Text(heading, "quiet") for heading in headings), Text())
        seats = view.order if view.season is not None else tuple(range(len(view.players)))
        for seat in seats:
            grid.add_row(*self._people(seat, view.players[seat]))
        return grid

    def _people(self, seat: int, player: Player) -> list[Text]:
        view, glyphs = self._view, self._glyphs
        is_asked = seat in view.actors and (view.step == PROGRAM or seat == view.player)
        name = self._speaker.people(seat, view)
        style = style_of(player.people)
        figures = [player.levels[unit] for unit in UNIT_NAMES]
        figures += [player.cubes[cube] for cube in RESOURCE_NAMES]
        stars = sum(player.stars.values())
        return [
            Text.assemble((glyphs.fits if is_asked else " ", "key"), (name, f"bold {self._console.get_style(style)}")),
            *(Text(str(figure), "quiet" if figure == 0 else "") for figure in figures),
            Text(str(player.cards)),
            Text(str(stars), "bold"),
            self._state(player),
        ]

    def _state(self, player: Player) -> Text:
        """Whether it is ready, what it does at this number, and its capacities."""
        view, words, speaker = self._view, self._words, self._speaker
        said: list[str] = []
        if view.step == PROGRAM and player.ready:
            said.append(f"{self._glyphs.ready} {words.say('etherium-ready')}")
        elif view.number and view.step not in (PROGRAM, "over") and len(player.plan) >= view.number:
            said.append(words.say(f"etherium-slot-long-{player.plan[view.number - 1]}"))
        if player.capacities:
            said.append("+".join(speaker.say(f"capacity-{name}") for name in player.capacities))
        return Text(" ".join(said), "sky")

    # The own side, and the conflict

    def _lines(self) -> list[RenderableType]:
        view, words, speaker = self._view, self._words, self._speaker
        rows: list[tuple[str, str]] = []
        if view.conflict is not None and view.place is not None:
            rows.append(("conflict", self._conflict()))
        if view.dice:
            dice = " ".join(f"[{face}]" for face in view.dice)
            total = speaker.total_now(view)
            rows.append(("roll", words.say("etherium-roll", dice=dice, total=total)))
        if view.seat >= 0 and view.step != "over":
            rows.append(("hand", speaker.cards(view.hand)))
            plan = view.players[view.seat].plan
            if view.step == PROGRAM or (plan and view.number):
                rows.append(("plan", self._plan(plan)))
        return [self._row(label, text) for label, text in rows]

    def _row(self, label: str, text: str) -> RenderableType:
        return _labelled(Text(f" {self._words.say(f'etherium-row-{label}')}", "sky"), text)

    def _plan(self, plan: Sequence[str]) -> str:
        """The program: what is done bears a sign, what is going on another."""
        if not plan:
            return self._glyphs.dash
        number, marks = self._view.number, []
        for token, slot in enumerate(plan, 1):
            mark = ""
            if self._view.step != PROGRAM and token <= number:
                mark = self._glyphs.fits if token == number else self._glyphs.ready
            marks.append(f"{mark}{token} {self._words.say(f'etherium-slot-long-{slot}')}")
        return f" {self._glyphs.dot} ".join(marks)

    def _conflict(self) -> str:
        view, speaker, words = self._view, self._speaker, self._words
        assert view.place is not None
        sides = []
        for seat, player in enumerate(view.players):
            if player.fights is not None:
                rolled = f" {player.total}" if player.total > 0 else ""
                unit = speaker.say(f"unit-{player.fights}")
                sides.append(f"{speaker.people(seat, view)} ({unit} {player.levels[player.fights]}){rolled}")
        told = words.say(f"etherium-conflict-{view.conflict}", space=speaker.space(view.place, view))
        return f"{told} {', '.join(sides)}"

    # What is good to know

    def _more(self) -> list[RenderableType]:
        """All plans once they lie open, the supply and the piles."""
        view, words, speaker = self._view, self._words, self._speaker
        rows: list[RenderableType] = []
        if view.number and view.step not in (PROGRAM, "over"):
            for seat, player in enumerate(view.players):
                if seat != view.seat and player.plan:
                    heading = Text(f" {speaker.people(seat, view)}", style_of(player.people))
                    rows.append(_labelled(heading, self._plan(player.plan)))
        if view.step == "over":
            for seat in range(len(view.players)):
                stars = ", ".join(speaker.stars_of(view.players[seat].stars)) or self._glyphs.dash
                rows.append(Text(f" {speaker.people(seat, view)}: {stars}"))
        piles = words.say("etherium-piles", deck=view.deck_size, discard=sum(view.discard.values()))
        rows.append(self._row("supply", f"{speaker.cubes(view.supply)} {self._glyphs.dot} {piles}"))
        return rows

    # The log

    def _log(self, log: Sequence[str], lines: int, width: int) -> RenderableType:
        """The last sentences that fit, the newest at the bottom."""
        shown: list[str] = []
        for sentence in reversed(log):
            if len(shown) >= lines:
                break
            first, *rest = textwrap.wrap(sentence, max(20, width - 3)) or [""]
            shown = [first, *(f"  {line}" for line in rest), *shown]
        return Group(*(Text(f" {line}", "quiet") for line in shown[max(0, len(shown) - lines) :]))


def _labelled(label: Text, text: str) -> RenderableType:
    """A text behind its label; further lines stand below its beginning."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(label, Text(text))
    return grid
