"""The table of Celestia Duo, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable

from aerodrome.games.celestia_duo.view import own_view
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import View
from aerodrome.kernel.drawing import Drawing, Scene

from .scene import scene

__all__ = ["CelestiaDuoDrawing", "scene"]


class CelestiaDuoDrawing(Drawing):
    """Draws the table of a match."""

    def __init__(self, speaker: Callable[[str], Speaker]) -> None:
        self._speaker = speaker

    def scene(self, view: View, lang: str = "en") -> Scene:
        return scene(own_view(view), self._speaker(lang))
