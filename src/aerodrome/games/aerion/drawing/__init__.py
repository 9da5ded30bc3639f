"""Aerion's table, drawn from a view."""

from aerodrome.games.aerion.sentences import Speaker
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel import drawing

from .scene import scene

__all__ = ["draw", "scene", "svg"]


def draw(view: AerionView, speaker: Speaker) -> str:
    """The table in plain text."""
    return drawing.draw(scene(view, speaker))


def svg(view: AerionView, speaker: Speaker) -> str:
    """The table as a picture."""
    return drawing.picture(scene(view, speaker))
