"""The table of Celestia Duo in plain text and as a picture."""

from __future__ import annotations

from collections.abc import Callable

from aerodrome.kernel import View
from aerodrome.kernel.drawing import Drawing

from .picture import svg
from .sentences import Speaker
from .text_drawing import draw
from .view import own_view

__all__ = ["CelestiaDuoDrawing", "draw", "svg"]


class CelestiaDuoDrawing(Drawing):
    """Draws the table of a match."""

    def __init__(self, speaker: Callable[[str], Speaker]) -> None:
        self._speaker = speaker

    def text(self, view: View, lang: str = "en") -> str:
        return draw(own_view(view), self._speaker(lang))

    def svg(self, view: View, lang: str = "en") -> str:
        return svg(own_view(view), self._speaker(lang))
