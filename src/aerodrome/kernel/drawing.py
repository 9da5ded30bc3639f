"""How a table looks where no page shows it: as text, and as a picture."""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec

from .view import View

LINE: Final = 20
GLYPH: Final = 9
MARGIN: Final = 12


class Drawing:
    """Draws a game's table from a view. This one draws the fields of any view; a game may have its own."""

    def text(self, view: View, lang: str = "en") -> str:
        """The table in plain text."""
        return "\n".join(f"{name}: {value}" for name, value in msgspec.to_builtins(view).items())

    def svg(self, view: View, lang: str = "en") -> str:
        """The table as a picture; without one of its own, its text."""
        lines = self.text(view, lang).split("\n")
        width, height = 2 * MARGIN + GLYPH * max(map(len, lines)), 2 * MARGIN + LINE * len(lines)
        drawn = "".join(
            f'<text x="{MARGIN}" y="{MARGIN + LINE * number - 5}" xml:space="preserve">{escape(line)}</text>'
            for number, line in enumerate(lines, 1)
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="monospace" font-size="15">'
            f'<rect width="100%" height="100%" fill="#fdf9f0"/><g fill="#1d2b36">{drawn}</g></svg>'
        )
