"""The table of Etherium, drawn from a view."""

from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import drawing

from .scene import scene

__all__ = ["draw", "scene", "svg"]


def draw(view: EtheriumView, speaker: Speaker) -> str:
    """The table in plain text."""
    return drawing.draw(scene(view, speaker))


def svg(view: EtheriumView, speaker: Speaker) -> str:
    """The table as a picture."""
    return drawing.picture(scene(view, speaker))
