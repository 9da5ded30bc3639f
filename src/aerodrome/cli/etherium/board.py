"""Etherium's board for the terminal: a column for each quarter, a line for each ring, heights as peaks.

Within a column the three places touch each other; a place between touches the mine of the next column too.
"""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from aerodrome.cli.screen import Glyphs
from aerodrome.cli.words import Words
from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView

RINGS = ("large", "between", "outer")
_LABEL = 9
_NARROW_NAMES = 14


def style_of(people: str) -> str:
    return f"people.{people}"


class BoardGrid:
    """Draws the board of one view."""

    def __init__(self, view: EtheriumView, speaker: Speaker, words: Words, glyphs: Glyphs, width: int) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs
        self._column = max(10, (width - _LABEL - 1) // view.quarters)

    def lines(self) -> Table:
        view, say = self._view, self._words.say
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=_LABEL - 1, no_wrap=True)
        for _ in range(view.quarters):
            grid.add_column(width=self._column - 1)
        heads = [Text(say("etherium-quarter", number=number), "quiet") for number in range(1, view.quarters + 1)]
        grid.add_row(Text(), *heads)
        for ring in RINGS:
            cells = [self._place(f"{ring}-{number}") for number in range(1, view.quarters + 1)]
            grid.add_row(Text(f" {say(f'etherium-ring-{ring}')}", "sky"), *cells)
        return grid

    def centre(self) -> Text:
        """The Ether, and whoever is on it."""
        return Text(" ").append_text(self._place("ether"))

    def _place(self, space: str) -> Text:
        """What lies on a space, how high, the cities at it and the units on it."""
        view, glyphs = self._view, self._glyphs
        terrain = view.terrains.get(space)
        if terrain is None:
            return Text(glyphs.dot, "quiet")
        name = self._speaker.say(f"terrain-{terrain}")
        if self._column < _NARROW_NAMES:
            name = name[:4]
        text = Text(f"{name}{glyphs.flying * self._speaker.height(space, view)}", f"terrain.{terrain}")
        text.append_text(self._units(space))
        for city, site in view.cities.items():
            if site == space:
                text.append(" ").append_text(self._city(city))
        return text

    def _city(self, city: str) -> Text:
        seat = int(city.removeprefix("city-")) - 1
        if seat >= len(self._view.players):
            return Text(f"{self._glyphs.city}{self._glyphs.dash}", "quiet")
        people = self._view.players[seat].people
        text = Text(f"{self._glyphs.city}{self.short(people)}", style_of(people))
        inside = self._units(city)
        return text.append("(").append_text(inside[1:]).append(")") if inside else text

    def _units(self, space: str) -> Text:
        """The figures on a space: the first letters of the people, then C for a collector and A for an army."""
        text = Text()
        for player in self._view.players:
            letters = [
                self._words.say(f"etherium-letter-{figure}")
                for figure, place in player.spaces.items()
                if place == space
            ]
            if letters:
                text.append(" ").append(f"{self.short(player.people)}{''.join(letters)}", style_of(player.people))
        return text

    def short(self, people: str) -> str:
        return self._speaker.say(f"people-{people}")[:2]
