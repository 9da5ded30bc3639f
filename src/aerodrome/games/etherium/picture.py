"""The table of Etherium as a picture, for notebooks and pages: it needs no script, no font and no file."""

from __future__ import annotations

from html import escape

from aerodrome.kernel import ink
from aerodrome.kernel.ink import BRASS, MIST, PAPER, written

from . import panels, showing
from .panels import EDGE, WIDTH
from .relief import relief
from .sentences import Speaker
from .view import EtheriumView

_OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 {height:.0f}" role="img" width="100%" lang="{lang}" '
    'font-family="Georgia, DejaVu Serif, serif" style="max-width:1200px">'
)


def svg(view: EtheriumView, speaker: Speaker) -> str:
    """The table as a picture; what is not in play is not drawn."""
    heading, y = _heading(view, speaker)
    board, y = relief(view, speaker, WIDTH, y)
    fight, y = panels.fight(view, speaker, y)
    peoples, y = panels.peoples(view, speaker, y)
    lists, y = panels.lists(view, speaker, y + 12)
    height = y + 10
    parts = [
        _OPENING.format(lang=speaker.lang, height=height),
        f"<title>{escape(showing.heading(view, speaker))}</title><desc>{escape(speaker.prompt(view))}</desc>",
        _ground(height),
        heading,
        board,
        fight,
        peoples,
        lists,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _ground(height: float) -> str:
    clouds = "".join(
        f'<ellipse cx="{(at * 433) % 1100 + 50}" cy="{180 + (at * 131) % 560}" rx="{170 + at % 3 * 60}" '
        f'ry="{18 + at % 2 * 10}"/>'
        for at in range(9)
    )
    return (
        '<defs><linearGradient id="etherium-dusk" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#1d2b33"/><stop offset=".5" stop-color="#3a474b"/>'
        '<stop offset="1" stop-color="#232a2d"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{height:.0f}" rx="18" fill="url(#etherium-dusk)"/>'
        f'<g fill="{MIST}" opacity=".06">{clouds}</g>'
    )


def _heading(view: EtheriumView, speaker: Speaker) -> tuple[str, float]:
    words = showing.heading(view, speaker)
    parts = [
        ink.text(EDGE, 48, words, ink.size_for(words, WIDTH - 2 * EDGE, 32, bold=True), BRASS, bold=True),
        f'<path d="M{EDGE} 62H{WIDTH - EDGE}" stroke="{BRASS}" opacity=".7"/>',
    ]
    prompt, y = written(speaker.prompt(view), EDGE, 88, WIDTH - 2 * EDGE - 50, 19, PAPER, bold=True)
    season, y = written(" · ".join(showing.season_line(view, speaker)), EDGE, y + 2, WIDTH - 2 * EDGE - 50, 16, MIST)
    return "".join([*parts, prompt, season]), y
