"""How a table looks where no page shows it: as text, and as a picture."""

from __future__ import annotations

import msgspec

from ..view import View
from .picture import picture
from .scene import Piece, Row, Rows, Scene
from .text import draw


class Drawing:
    """Draws a game's table from a view. This one draws the fields of any view; a game may have its own."""

    def scene(self, view: View, lang: str = "en") -> Scene:
        """What lies on the table, in words."""
        rows = [Row(name, (Piece(str(value)),)) for name, value in msgspec.to_builtins(view).items()]
        return Scene(view.game, lang, (Piece(view.game, "title"),), (), (Rows(tuple(rows)),), "")

    def text(self, view: View, lang: str = "en") -> str:
        """The table in plain text."""
        return draw(self.scene(view, lang))

    def svg(self, view: View, lang: str = "en") -> str:
        """The table as a picture."""
        return picture(self.scene(view, lang))
