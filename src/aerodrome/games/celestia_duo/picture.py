"""The table of Celestia Duo as a picture, for notebooks and pages: it needs no script, no font and no file."""

from __future__ import annotations

import math
from html import escape

from aerodrome.kernel import ink
from aerodrome.kernel.ink import ALARM, BRASS, INK, MIST, NIGHT, PAPER, written

from . import panels
from .cards import LAIR
from .panels import CALM, EDGE, WIDTH
from .public_knowledge import card_here, cards_ahead, talk, where_ships_are
from .sentences import Speaker
from .symbols import BACK, SHIPS, SILENCE, TALK, TOKENS
from .view import CelestiaDuoView, Place

_OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 {height:.0f}" role="img" width="100%" lang="{lang}" '
    'font-family="Georgia, DejaVu Serif, serif" style="max-width:1200px">'
)
_STEP = (WIDTH - 2 * EDGE) / (int(LAIR) + 1)
_CARD_WIDTH, _CARD_HEIGHT = 37, 54
_SKY_BLUE, _DUSK = "#24606b", "#7a3b33"
_HULL = "#d9593b"


def svg(view: CelestiaDuoView, speaker: Speaker) -> str:
    """The table as a picture; what is not in play is not drawn."""
    heading, y = _heading(view, speaker)
    ribbon, y = _ribbon(view, speaker, y + 10)
    left, left_end = panels.fight(view, speaker, EDGE, y + 18)
    right, right_end = panels.airship(view, speaker, 640, y + 18)
    # What lies on the table goes where there is more room.
    at, top = (EDGE, left_end) if left_end <= right_end else (640, right_end + 10)
    table, table_end = panels.on_table(view, speaker, at, top)
    hands, end = panels.hands(view, speaker, max(left_end, right_end, table_end) + 20)
    height = end + 22
    captain = speaker.say("zone-captain", **speaker.who(view.captain, view))
    title = f"{speaker.say('title')}, {speaker.say('zone-turn', turn=view.turn)}, {captain}"
    parts = [
        _OPENING.format(lang=speaker.lang, height=height),
        f"<title>{escape(title)}</title><desc>{escape(speaker.prompt(view))}</desc>",
        _sky(height),
        heading,
        ribbon,
        left,
        right,
        table,
        hands,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _sky(height: float) -> str:
    stars = "".join(
        f'<circle cx="{(at * 379) % 1190 + 5}" cy="{(at * 97) % 240 + 8}" r="{1 + at % 2 * 0.6}"/>' for at in range(40)
    )
    clouds = "".join(
        f'<ellipse cx="{(at * 433) % 1100 + 50}" cy="{height - 60 - (at * 71) % 260:.0f}" rx="{150 + at % 3 * 50}" '
        f'ry="{14 + at % 2 * 8}"/>'
        for at in range(9)
    )
    return (
        '<defs><linearGradient id="celestia-duo-dusk" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#0b2f3a"/><stop offset=".55" stop-color="#14575a"/>'
        '<stop offset="1" stop-color="#2c6a64"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{height:.0f}" rx="18" fill="url(#celestia-duo-dusk)"/>'
        f'<g fill="{MIST}" opacity=".35">{stars}</g><g fill="{MIST}" opacity=".05">{clouds}</g>'
    )


def _heading(view: CelestiaDuoView, speaker: Speaker) -> tuple[str, float]:
    captain = speaker.say("zone-captain", **speaker.who(view.captain, view))
    turn = f"{speaker.say('zone-turn', turn=view.turn)} · {captain}"
    banner, said = talk(view, speaker)
    parts = [
        ink.text(EDGE, 52, speaker.say("title"), 38, BRASS, bold=True),
        panels.on_disc(TOKENS["captain"], 316, 21, 36, BRASS),
        ink.text(364, 49, turn, ink.size_for(turn, 540, 20)),
        f'<path d="M{EDGE} 70H{WIDTH - EDGE}" stroke="{BRASS}" opacity=".7"/>',
    ]
    if banner:
        fill = CALM if view.talk else ALARM
        parts += [
            ink.box(930, 20, 240, 38, fill),
            ink.symbol(TALK if view.talk else SILENCE, 942, 26, 26, PAPER),
            ink.fitted(1066, 46, banner, 190, 20, PAPER, bold=True),
        ]
    prompt, y = written(speaker.prompt(view), EDGE, 96, WIDTH - 2 * EDGE, 19, PAPER, bold=True)
    talked, y = written(" ".join(said), EDGE, y + 2, WIDTH - 2 * EDGE, 16, MIST)
    return "".join([*parts, prompt, talked]), y


# The route


def _ribbon(view: CelestiaDuoView, speaker: Speaker, y: float) -> tuple[str, float]:
    """The route with both ships above it; and where it ends."""
    middle = y + 122
    points = " ".join(f"{_x(place) + _CARD_WIDTH / 2:.0f},{_y(place, middle) + 27:.0f}" for place in range(27))
    parts = [f'<polyline points="{points}" fill="none" stroke="{BRASS}" stroke-width="3" opacity=".5"/>']
    parts += [_tile(place, view, speaker, middle) for place in range(int(LAIR) + 1)]
    parts += [_distance(view, speaker, y), _ships(view, middle)]
    notes = [*card_here(view, speaker), *cards_ahead(view, speaker)]
    end = middle + 100
    for words in notes:
        line, end = written(words, EDGE, end, WIDTH - 2 * EDGE, 15, MIST)
        parts.append(line)
    return "".join(parts), end


def _x(place: int) -> float:
    return round(EDGE + place * _STEP + (_STEP - _CARD_WIDTH) / 2, 1)


def _y(place: int, middle: float) -> float:
    return round(middle + 9 * math.sin(place * 0.75), 1)


def _tile(place: int, view: CelestiaDuoView, speaker: Speaker, middle: float) -> str:
    x, y = _x(place), _y(place, middle)
    if place in (0, LAIR):
        name, fill = ("start", PAPER) if place == 0 else ("lair", _DUSK)
        label = speaker.say(f"zone-{name}")
        words = ink.fitted(x + _CARD_WIDTH / 2, y + 68, label, 60, 13, PAPER, bold=True)
        return panels.on_disc(SHIPS[name], x - 1, y + 8, 39, fill) + words
    number = ink.text(x + _CARD_WIDTH / 2, y + 70, str(place), 14, MIST, "middle", place == view.destination)
    goal = _goal(x, y) if place == view.destination else ""
    return _ambush(view.route[place - 1], x, y, speaker) + goal + number


def _goal(x: float, y: float) -> str:
    """Where the airship would arrive if it continued."""
    return ink.box(x - 3, y - 3, _CARD_WIDTH + 6, _CARD_HEIGHT + 6, "none", PAPER, ' stroke-dasharray="4 3"')


def _ambush(place: Place, x: float, y: float, speaker: Speaker) -> str:
    """A card of the route: face down, known though face down, or face up; a Stage card lies over its right side."""
    if place.card is None:
        back = ink.box(x, y, _CARD_WIDTH, _CARD_HEIGHT, _SKY_BLUE, BRASS)
        return back + ink.symbol(BACK, x + 7, y + 15, 23, NIGHT)
    fill, edge = (PAPER, "") if place.up else ("#a9c7c2", ' stroke-dasharray="3 3"')
    parts = [
        ink.box(x, y, _CARD_WIDTH, _CARD_HEIGHT, fill, BRASS, edge),
        ink.fitted(x + _CARD_WIDTH / 2, y + 17, place.card, 34, 14, INK, bold=True),
        ink.symbol(TOKENS["propeller"], x + 3, y + 20, 17, BRASS),
        ink.text(x + 28, y + 34, str(speaker.propeller_of(place.card)), 14, INK, "middle"),
    ]
    if place.stage:
        parts += [
            ink.box(x + 3, y + 38, _CARD_WIDTH - 3, 19, _HULL, PAPER),
            ink.fitted(x + 21, y + 52, place.stage, 32, 14, PAPER, bold=True),
        ]
    return "".join(parts)


def _ships(view: CelestiaDuoView, middle: float) -> str:
    apart = 0 if view.airship != view.pirate_ship else 31
    airship_x, pirate_x = _x(view.airship) - 8 - apart, _x(view.pirate_ship) - 8 + apart
    airship = panels.on_disc(SHIPS["airship"], max(airship_x, 4), _y(view.airship, middle) - 62, 56, _HULL)
    pirate_y = _y(view.pirate_ship, middle) - 62
    return airship + panels.on_disc(SHIPS["pirate"], min(pirate_x, WIDTH - 60), pirate_y, 56, "#8b8798")


def _distance(view: CelestiaDuoView, speaker: Speaker, y: float) -> str:
    """The distance between the ships in figures, over a line from one to the other."""
    first, last = _x(view.airship) + _CARD_WIDTH / 2, _x(view.pirate_ship) + _CARD_WIDTH / 2
    words = " · ".join(where_ships_are(view, speaker))
    line = f'<path d="M{first} {y + 46}V{y + 36}H{last}V{y + 46}" fill="none" stroke="{MIST}" opacity=".6"/>'
    if view.airship == view.pirate_ship:
        line = ""
    return ink.text(EDGE, y + 22, words, ink.size_for(words, WIDTH - 2 * EDGE, 18), BRASS, bold=True) + line
