"""The table of Celestia Duo, drawn from a view."""

from aerodrome.games.celestia_duo.sentences import Speaker
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.kernel import drawing

from .scene import scene

__all__ = ["draw", "scene", "svg"]


def draw(view: CelestiaDuoView, speaker: Speaker) -> str:
    """The table in plain text."""
    return drawing.draw(scene(view, speaker))


def svg(view: CelestiaDuoView, speaker: Speaker) -> str:
    """The table as a picture."""
    return drawing.picture(scene(view, speaker))
