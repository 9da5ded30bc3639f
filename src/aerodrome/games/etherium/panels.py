"""The parts of the picture below the board: peoples, the fight, the reader's own cards, what is left."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.kernel import ink
from aerodrome.kernel.ink import BRASS, INK, MIST, PAPER, written

from . import showing
from .cards import RESOURCE_NAMES, UNIT_NAMES
from .sentences import Speaker
from .symbols import PEOPLE_TINTS, RESOURCE_TINTS
from .view import EtheriumView

WIDTH, EDGE = 1200, 30
_GAP = 18
_WIDE = 400  # panels wider than this have things beside each other
_SLATE = "#2b3134"

Drawn = tuple[str, float]
"""A part of the picture, and where it ends."""


def title(words: str, x: float, y: float) -> str:
    return ink.text(x, y, words, 19, BRASS, bold=True)


# Peoples


def peoples(view: EtheriumView, speaker: Speaker, y: float) -> Drawn:
    """A panel for each people, two or three in a row."""
    count = len(view.players)
    columns = 2 if count in (2, 4) else 3
    width = (WIDTH - 2 * EDGE - (columns - 1) * _GAP) / columns
    parts: list[str] = []
    for first in range(0, count, columns):
        seats = range(first, min(first + columns, count))
        ends = [_people(seat, view, speaker, EDGE, y, width)[1] for seat in seats]
        for place, seat in enumerate(seats):
            x = EDGE + place * (width + _GAP)
            parts.append(ink.box(x, y, width, max(ends) - y + 4, _SLATE, PEOPLE_TINTS[view.players[seat].people]))
            parts.append(_people(seat, view, speaker, x, y, width)[0])
        y = max(ends) + _GAP + 4
    return "".join(parts), y


def _people(seat: int, view: EtheriumView, speaker: Speaker, x: float, y: float, width: float) -> Drawn:
    player = view.players[seat]
    tint = PEOPLE_TINTS[player.people]
    name = f"{showing.code_of(seat, view)} · {speaker.people_marked(seat, view)}"
    stars = f"{showing.stars_of(seat, view)} {showing.STAR}"
    rank = str(view.order.index(seat) + 1)
    parts = [
        f'<path d="M{x} {y + 34}V{y + 9}q0 -9 9 -9h{width - 18}q9 0 9 9v25z" fill="{tint}"/>',
        f'<circle cx="{x + 22}" cy="{y + 17}" r="12" fill="{INK}"/>',
        ink.text(x + 22, y + 22, rank, 15, PAPER, "middle", bold=True),
        ink.text(x + 42, y + 23, name, ink.size_for(name, width - 130, 18, bold=True), INK, bold=True),
        ink.text(x + width - 14, y + 23, stars, 18, INK, "end", bold=True),
    ]
    cubes, end = _cubes(seat, view, speaker, x + 14, y + 48, width - 28)
    levels, end = _levels(seat, view, speaker, x + 14, end + 8, width - 28)
    parts += [cubes, levels]
    words = [", ".join(showing.possessions(seat, view, speaker)), " · ".join(showing.summary(seat, view, speaker)[3:])]
    for line in words:
        if line:
            drawn, end = written(line, x + 14, end, width - 50, 15, MIST)
            parts.append(drawn)
    program, end = _program(showing.program(seat, view, speaker), x + 14, end + 2, width - 28)
    return "".join([*parts, program]), end


def _cubes(seat: int, view: EtheriumView, speaker: Speaker, x: float, y: float, width: float) -> Drawn:
    """A cube of each colour with its name and how many there are."""
    columns = 5 if width > _WIDE else 3
    step = width / columns
    parts: list[str] = []
    for at, name in enumerate(RESOURCE_NAMES):
        left, top = round(x + at % columns * step, 1), y + at // columns * 26
        words = f"{view.players[seat].cubes[name]} {speaker.say(f'resource-{name}')}"
        parts.append(ink.box(left, top, 18, 18, RESOURCE_TINTS[name], PAPER).replace('rx="9"', 'rx="3"'))
        parts.append(ink.text(left + 24, top + 14, words, ink.size_for(words, step - 24, 15), PAPER))
    return "".join(parts), y + (len(RESOURCE_NAMES) + columns - 1) // columns * 26


def _levels(seat: int, view: EtheriumView, speaker: Speaker, x: float, y: float, width: float) -> Drawn:
    """The four units, each with four pips for its level."""
    step = width / len(UNIT_NAMES)
    parts: list[str] = []
    held = view.players[seat].levels
    names = [f"{speaker.say(f'unit-{unit}')} {held[unit]}" for unit in UNIT_NAMES]
    size = min(ink.size_for(name, step + 4, 15) for name in names)
    for at, (unit, words) in enumerate(zip(UNIT_NAMES, names, strict=True)):
        left = round(x + at * step, 1)
        parts.append(ink.text(left, y + 14, words, size, PAPER))
        for pip in range(4):
            fill = BRASS if pip < held[unit] else "none"
            parts.append(f'<circle cx="{left + 6 + pip * 16}" cy="{y + 27}" r="5" fill="{fill}" stroke="{MIST}"/>')
    return "".join(parts), y + 54


def _program(slots: Sequence[str], x: float, y: float, width: float) -> Drawn:
    """The tokens of a program, two in a row where there is room; the one being carried out is bright."""
    parts: list[str] = []
    columns = 2 if width > _WIDE else 1
    step = width / columns
    for at, words in enumerate(slots):
        left, top = x + at % columns * step, y - 12 + at // columns * 28
        is_due = words.startswith(showing.DUE)
        parts.append(ink.box(round(left, 1), top, round(step - 8, 1), 24, BRASS if is_due else "#3a4145", MIST))
        size = ink.size_for(words, step - 22, 14)
        parts.append(ink.text(round(left + 8, 1), top + 17, words, size, INK if is_due else PAPER, bold=is_due))
    return "".join(parts), y - 12 + (len(slots) + columns - 1) // columns * 28


# The fight, the reader's own things, what is left


def fight(view: EtheriumView, speaker: Speaker, y: float) -> Drawn:
    said = showing.fight(view, speaker)
    if not said:
        return "", y
    words, end = written(" · ".join(said), EDGE + 116, y + 24, WIDTH - 2 * EDGE - 130, 17, PAPER, bold=True)
    dice = "".join(_die(face, EDGE + 116 + at * 46, end - 6) for at, face in enumerate(view.dice))
    end = end + 46 if view.dice else end
    box = ink.box(EDGE, y, WIDTH - 2 * EDGE, end - y, "#5a2a24", BRASS)
    return box + title(speaker.say("zone-fight"), EDGE + 16, y + 25) + words + dice, end + _GAP


_PIPS = {
    1: ((18, 18),),
    2: ((9, 9), (27, 27)),
    3: ((9, 9), (18, 18), (27, 27)),
    4: ((9, 9), (27, 9), (9, 27), (27, 27)),
    5: ((9, 9), (27, 9), (18, 18), (9, 27), (27, 27)),
    6: ((9, 9), (27, 9), (9, 18), (27, 18), (9, 27), (27, 27)),
}


def _die(face: int, x: float, y: float) -> str:
    pips = "".join(f'<circle cx="{x + a}" cy="{y + b}" r="3.6"/>' for a, b in _PIPS[face])
    return ink.box(x, y, 36, 36, PAPER, INK) + f'<g fill="{INK}">{pips}</g>'


def lists(view: EtheriumView, speaker: Speaker, y: float) -> Drawn:
    """Everything else in words: own hand, yields and prices, the connection table, what is left."""
    rows: list[tuple[str, str]] = []
    if view.seat >= 0:
        rows.append(("hand", speaker.cards(view.hand)))
        if view.season_number and view.step != "over":
            rows.append(("collects", " · ".join(showing.yields(view, speaker))))
            rows.append(("prices", " · ".join(showing.prices(view, speaker))))
    rows += [
        ("connection", " · ".join(showing.connection_rows(view, speaker))),
        ("supply", " · ".join(showing.supply(view, speaker))),
        ("capacities", ", ".join(showing.capacities_left(view, speaker))),
        ("deck", " · ".join(showing.deck(view, speaker))),
    ]
    parts: list[str] = []
    for name, words in rows:
        if words:
            parts.append(ink.text(EDGE, y, speaker.say(f"zone-{name}"), 16, BRASS, bold=True))
            drawn, y = written(words, EDGE + 116, y, WIDTH - 2 * EDGE - 170, 16, PAPER)
            parts.append(drawn)
            y += 4
    return "".join(parts), y
