"""Aerion's table in plain text and as a picture."""

from __future__ import annotations

from aerodrome.kernel import View
from aerodrome.kernel.drawing import Drawing

from .components import Components
from .picture import svg
from .text_drawing import combination, draw, place_of_ship
from .view import own_view

__all__ = ["AerionDrawing", "combination", "draw", "place_of_ship", "svg"]


class AerionDrawing(Drawing):
    """Draws the table of a match."""

    def __init__(self, components: Components) -> None:
        self._components = components

    def text(self, view: View, lang: str = "en") -> str:
        return draw(own_view(view), self._components, lang)

    def svg(self, view: View, lang: str = "en") -> str:
        return svg(own_view(view), self._components, lang)
