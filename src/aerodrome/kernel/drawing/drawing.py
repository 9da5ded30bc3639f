"""How a table looks where no page shows it: as text, and as a picture."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..view import View
from .picture import picture
from .scene import Piece, Row, Rows, Scene
from .text import draw


def fields(view: View, lang: str) -> Scene:
    """The fields of any view."""
    rows = [Row(name, (Piece(str(value)),)) for name, value in msgspec.to_builtins(view).items()]
    return Scene(view.game, lang, (Piece(view.game, "title"),), (), (Rows(tuple(rows)),), "")


class Drawing:
    """Draws a game's table from a view. A game says what lies on it, in the words of a language."""

    def __init__(self, describe: Callable[[View, str], Scene] = fields) -> None:
        self._describe = describe

    def scene(self, view: View, lang: str = "en") -> Scene:
        """What lies on the table, in words."""
        return self._describe(view, lang)

    def text(self, view: View, lang: str = "en") -> str:
        """The table in plain text."""
        return draw(self.scene(view, lang))

    def svg(self, view: View, lang: str = "en") -> str:
        """The table as a picture."""
        return picture(self.scene(view, lang))
