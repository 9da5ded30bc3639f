"""The table of Etherium in plain text, 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from . import showing
from .sentences import Speaker
from .view import EtheriumView

_WIDTH = 80
_LABEL = 14
_CELL = 15
_HEIGHT_MARK = "▲"
_CITY_MARK = "⌂"
_PATH = "·"
_HARD_SPACE = "\N{NO-BREAK SPACE}"

# Where each space lies, row by row: the middle of its cell, in columns. Quarters go round clockwise.
_FOUR = (
    {"outer-1": 7, "between-1": 39, "outer-2": 71},
    {"large-1": 23, "large-2": 55},
    {"between-4": 7, "ether": 39, "between-2": 71},
    {"large-4": 23, "large-3": 55},
    {"outer-4": 7, "between-3": 39, "outer-3": 71},
)
_FIVE = (
    {"outer-1": 15, "between-1": 39, "outer-2": 63},
    {"large-1": 25, "large-2": 53},
    {"between-5": 7, "ether": 39, "between-2": 71},
    {"large-5": 23, "large-3": 55},
    {"outer-5": 7, "large-4": 39, "outer-3": 71},
    {"between-4": 19, "outer-4": 39, "between-3": 59},
)
_SIX = (
    {"outer-1": 13, "between-1": 39, "outer-2": 65},
    {"large-1": 26, "large-2": 52},
    {"between-6": 13, "between-2": 65},
    {"outer-6": 7, "large-6": 23, "ether": 39, "large-3": 55, "outer-3": 71},
    {"between-5": 13, "between-3": 65},
    {"large-5": 26, "large-4": 52},
    {"outer-5": 13, "between-4": 39, "outer-4": 65},
)
_ROWS: dict[int, tuple[Mapping[str, int], ...]] = {4: _FOUR, 5: _FIVE, 6: _SIX}


def draw(view: EtheriumView, speaker: Speaker) -> str:
    """The table in plain text, at most 80 columns wide, without colour."""
    parts = [
        _head(view, speaker),
        board(view, speaker),
        _legend(speaker),
        _fight(view, speaker),
        _peoples(view, speaker),
        _own(view, speaker),
        _rest(view, speaker),
        textwrap.wrap(speaker.prompt(view), _WIDTH),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts if lines) + "\n"


def _labelled(label: str, parts: Iterable[str], between: str = " · ") -> list[str]:
    """Parts in a row behind a label, over as many lines as they need; nothing when there are none."""
    lines = _wrapped(parts, between, _WIDTH - _LABEL)
    if lines and len(label) >= _LABEL:
        return [label, *(" " * _LABEL + line for line in lines)]
    return [(label if at == 0 else "").ljust(_LABEL) + line for at, line in enumerate(lines)]


def _wrapped(parts: Iterable[str], between: str, width: int) -> list[str]:
    """Parts in a row over as many lines as they need; short ones are not torn."""
    whole = [part.replace(" ", _HARD_SPACE) if len(part) <= max(width // 2, _CELL) else part for part in parts]
    return [line.replace(_HARD_SPACE, " ") for line in textwrap.wrap(between.join(whole), width)]


def _head(view: EtheriumView, speaker: Speaker) -> list[str]:
    return [
        showing.heading(view, speaker),
        *_wrapped(showing.season_line(view, speaker), " · ", _WIDTH),
    ]


# The board


def board(view: EtheriumView, speaker: Speaker) -> list[str]:
    """The board in its true shape: a cell for each space, dotted paths between those that touch."""
    rows = _ROWS[view.quarters]
    cells = {space: _cell(space, view, speaker) for row in rows for space in row}
    tops, top = [], 0
    for row in rows:
        tops.append(top)
        top += max(len(cells[space]) for space in row) + 1
    canvas = [[" "] * _WIDTH for _ in range(top - 1)]
    places = {space: (middle, tops[at]) for at, row in enumerate(rows) for space, middle in row.items()}
    for first, second in showing.touching(view):
        _dot(canvas, places[first], places[second])
    for space, (middle, line) in places.items():
        for at, words in enumerate(cells[space]):
            left = middle - _CELL // 2
            canvas[line + at][left : left + _CELL] = words.ljust(_CELL)[:_CELL]
    return ["".join(line).rstrip() for line in canvas]


def _dot(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """A dotted path between the heads of two cells; the cells will lie over its ends."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // 2, abs(down), 1)
    for step in range(steps + 1):
        canvas[start[1] + round(down * step / steps)][start[0] + round(across * step / steps)] = _PATH


def _cell(space: str, view: EtheriumView, speaker: Speaker) -> list[str]:
    """What lies on a space: its terrain, number and height, its city, its figures."""
    lines = [_name(space, view, speaker)]
    city = showing.city_at(space, view)
    if city is not None:
        lines += _wrapped(_city(city, view, speaker), " ", _CELL)
    return [*lines, *_wrapped(showing.units_at(space, view), "  ", _CELL)]


def _name(space: str, view: EtheriumView, speaker: Speaker) -> str:
    kind, _, number = space.partition("-")
    if kind == "between":
        number = f"{number}-{int(number) % view.quarters + 1}"
    terrain = view.terrains.get(space)
    if terrain is None:
        return f"({number})"
    words = [speaker.say(f"terrain-{terrain}"), number, f"{_HEIGHT_MARK}{speaker.height(space, view)}"]
    return " ".join(word for word in words if word)


def _city(city: str, view: EtheriumView, speaker: Speaker) -> list[str]:
    """A city with the level of its defence, and armies that stand in it, each with the mark of a city."""
    owner = showing.owner_of(city, view)
    if owner is None:
        return [f"{_CITY_MARK} {speaker.say('zone-deserted')}"]
    defence = f"{showing.code_of(owner, view)} D{view.players[owner].levels['defence']}"
    return [f"{_CITY_MARK}{words}" for words in (defence, *showing.units_at(city, view))]


def _legend(speaker: Speaker) -> list[str]:
    return textwrap.wrap(speaker.say("zone-legend", height=_HEIGHT_MARK, city=_CITY_MARK), _WIDTH)


# Fights and peoples


def _fight(view: EtheriumView, speaker: Speaker) -> list[str]:
    return _labelled(speaker.say("zone-fight"), showing.fight(view, speaker))


def _peoples(view: EtheriumView, speaker: Speaker) -> list[str]:
    lines: list[str] = []
    for seat in range(len(view.players)):
        has = showing.possessions(seat, view, speaker)
        lines += _labelled(speaker.people_marked(seat, view), showing.summary(seat, view, speaker))
        lines += _labelled("", has, ", ")
        lines += _labelled("", showing.program(seat, view, speaker), ", ")
    return lines


def _own(view: EtheriumView, speaker: Speaker) -> list[str]:
    if view.seat < 0:
        return []
    lines = _labelled(speaker.say("zone-hand"), [speaker.cards(view.hand)])
    if view.season_number and view.step != "over":
        lines += _labelled(speaker.say("zone-collects"), showing.yields(view, speaker))
        lines += _labelled(speaker.say("zone-prices"), showing.prices(view, speaker))
    return lines


def _rest(view: EtheriumView, speaker: Speaker) -> list[str]:
    return [
        *_labelled(speaker.say("zone-connection"), showing.connection_rows(view, speaker)),
        *_labelled(speaker.say("zone-supply"), showing.supply(view, speaker)),
        *_labelled(speaker.say("zone-capacities"), showing.capacities_left(view, speaker), ", "),
        *_labelled(speaker.say("zone-deck"), showing.deck(view, speaker)),
    ]
