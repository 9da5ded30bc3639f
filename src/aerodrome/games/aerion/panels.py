"""The zones of expansions as panels of a picture, laid out row by row beneath the table of the base game."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import NamedTuple

from . import ink
from .cards import CREW_NAMES, DECK_NAMES, MATERIAL_NAMES, SHIP_NAMES
from .fitting import GONE, HIDDEN, Place, hellkite_row, kind_of
from .ink import BRASS, INK, MIST, NIGHT, PAPER
from .sentences import Speaker
from .symbols import CARDS, PIECES, piece_symbol
from .view import AerionView
from .zones import Zone, acquired_hourglasses, zones

LEFT, RIGHT = 30, 1170
_TITLE = 30
_SPACE = 20
_SLOT, _SLOT_HEIGHT = 96, 102
_STEP = 104


class Panel(NamedTuple):
    """A zone with its size; `draw` makes it at a place."""

    width: float
    height: float
    draw: Callable[[float, float], str]


def lay_out(view: AerionView, speaker: Speaker, top: float) -> tuple[str, float]:
    """All panels from this height on, as many in a row as fit; the picture, and where it ends."""
    parts: list[str] = []
    x, y, deepest = float(LEFT), top, 0.0
    for zone in zones(view, speaker):
        panel = _panel(zone, view, speaker)
        if x > LEFT and x + panel.width > RIGHT:
            x, y, deepest = LEFT, y + deepest + _SPACE, 0.0
        parts.append(ink.text(x, y + 20, zone.label, 20, BRASS, bold=True) + panel.draw(x, y + _TITLE))
        x += panel.width + 2 * _SPACE
        deepest = max(deepest, panel.height + _TITLE)
    return "".join(parts), y + deepest + (_SPACE if parts else 0)


def _panel(zone: Zone, view: AerionView, speaker: Speaker) -> Panel:
    made = _DRAWN.get(zone.name.partition("/")[0])
    if made is not None:
        return made(view, speaker)
    if zone.name in view.areas:
        return _shelf(view.areas[zone.name], zone, speaker)
    return _tokens(zone, view, speaker)


# Cards


def _shelf(cards: tuple[str, ...], zone: Zone, speaker: Speaker) -> Panel:
    """Cards written out, with the deck they belong to; two in a row."""
    columns, width = 2, 210
    rows = max(1, -(-len(cards) // columns))

    def draw(x: float, y: float) -> str:
        if not cards:
            return ink.gap(x, y, width, 26, speaker.say("zone-empty"))
        return "".join(
            ink.chip(
                kind_of(card),
                f"{speaker.card(card)} · {card.partition('@')[2]}",
                x + at % columns * (width + 8),
                y + at // columns * 30,
                width,
                speaker,
            )
            for at, card in enumerate(cards)
        )

    across = columns if len(cards) > 1 else 1
    return Panel(max(across * (width + 8), len(zone.label) * 12), rows * 30, draw)


def _flagship(view: AerionView, speaker: Speaker) -> Panel:
    """A slot for each Material and Crew, and the ship itself."""
    aboard = set(map(kind_of, view.areas["flagship"]))
    flies = view.pieces["flagship"] == "flying"

    def draw(x: float, y: float) -> str:
        parts = [
            ink.box(x, y, _SLOT, _SLOT_HEIGHT, PAPER if flies else NIGHT),
            ink.symbol(PIECES["flagship"], x + 16, y + (4 if flies else 10), 64, BRASS if flies else "#b9c7bf"),
            ink.fitted(
                x + _SLOT / 2,
                y + _SLOT_HEIGHT - 12,
                ("▲ " if flies else "") + speaker.side(view.pieces["flagship"]),
                _SLOT - 8,
                14,
                INK if flies else PAPER,
                bold=flies,
            ),
        ]
        if not flies:
            for at, kind in enumerate((*MATERIAL_NAMES, *CREW_NAMES), 1):
                slot = (x + at * _STEP, y, _SLOT, _SLOT_HEIGHT)
                parts.append(ink.card(kind, *slot, speaker) if kind in aboard else ink.gap(*slot, speaker.card(kind)))
        return "".join(parts)

    return Panel(_SLOT if flies else 5 * _STEP + _SLOT, _SLOT_HEIGHT, draw)


def _open_cards(area: str) -> Callable[[AerionView, Speaker], Panel]:
    """A panel that shows the cards of an area face up."""

    def made(view: AerionView, speaker: Speaker) -> Panel:
        cards = view.areas[area]
        across = min(max(1, len(cards)), 10)

        def draw(x: float, y: float) -> str:
            if not cards:
                return ink.gap(x, y, _SLOT, _SLOT_HEIGHT, speaker.say("zone-empty"))
            return "".join(
                ink.card(
                    kind_of(card),
                    x + at % across * _STEP,
                    y + at // across * (_SLOT_HEIGHT + 8),
                    _SLOT,
                    _SLOT_HEIGHT,
                    speaker,
                )
                for at, card in enumerate(cards)
            )

        rows = -(-max(1, len(cards)) // across)
        return Panel(across * _STEP, rows * (_SLOT_HEIGHT + 8), draw)

    return made


def _hourglasses(view: AerionView, _: Speaker) -> Panel:
    acquired = acquired_hourglasses(view)

    def draw(x: float, y: float) -> str:
        parts = []
        for at, deck in enumerate(DECK_NAMES):
            left, count = x + at * 112, acquired[deck]
            if count:
                parts.append(ink.box(left, y, 104, 80, PAPER))
                parts.append(ink.symbol(CARDS["hourglass"], left + 28, y + 6, 48, ink.tint("hourglass")))
            else:
                parts.append(ink.dashed(left, y, 104, 80))
            words = deck + (f" ({count})" if count > 1 else "")
            parts.append(ink.fitted(left + 52, y + 72, words, 98, 14, INK if count else MIST, bold=bool(count)))
        return "".join(parts)

    return Panel(6 * 112, 84, draw)


def _eggs(view: AerionView, speaker: Speaker) -> Panel:
    eggs = len(view.areas["eggs"])

    def draw(x: float, y: float) -> str:
        if not eggs:
            return ink.gap(x, y, 90, 44, speaker.say("zone-empty"))
        pictures = [
            ink.symbol(CARDS["egg"], x + at % 6 * 30, y + at // 6 * 40, 34, ink.tint("egg")) for at in range(eggs)
        ]
        return "".join(pictures) + ink.text(x + min(eggs, 6) * 30 + 12, y + 26, str(eggs), 20, bold=True)

    return Panel(max(110, min(eggs, 6) * 30 + 44), 44 if eggs <= 6 else 84, draw)


# Pieces


def _tokens(zone: Zone, view: AerionView, speaker: Speaker) -> Panel:
    """The pieces of a family in a row, each with the side it shows; on ships, with the ship."""
    pieces = [(name, side) for name, side in view.pieces.items() if name.partition("/")[0] == zone.name]
    on_ships = zone.name == "cloud" and "pinned-down" in view.variants
    height = 104 if on_ships else 90

    def draw(x: float, y: float) -> str:
        parts = []
        for at, (_, side) in enumerate(pieces):
            left = x + at * 112
            here = side != GONE
            tone = INK if here else MIST
            parts.append(ink.box(left, y, 104, height, PAPER) if here else ink.dashed(left, y, 104, height))
            drawn = piece_symbol(zone.name, side)
            if here and drawn is not None:
                parts.append(ink.symbol(drawn, left + 26, y + 6, 52, "#b7c0c4"))
            lines = textwrap.wrap(speaker.side(side), 12)
            for row, line in enumerate(lines):
                parts.append(ink.fitted(left + 52, y + 77 + 15 * row - 6 * (len(lines) - 1), line, 98, 14, tone))
            if on_ships:
                parts.append(ink.fitted(left + 52, y + 95, speaker.card(SHIP_NAMES[at]), 98, 14, tone, bold=True))
        return "".join(parts)

    return Panel(len(pieces) * 112, height, draw)


def _hellkite(view: AerionView, speaker: Speaker) -> Panel:
    """The row: on each place the Outpost, or the open Lair; where the Hellkite is, it hovers over the card."""
    places = hellkite_row(view)

    def draw(x: float, y: float) -> str:
        return "".join(part for at, place in enumerate(places) for part in _place(place, x + at * 150, y, speaker))

    return Panel(len(places) * 150, 132, draw)


def _place(place: Place, x: float, y: float, speaker: Speaker) -> Iterator[str]:
    if place.lair == GONE:
        yield ink.gap(x, y + 22, 140, 104, speaker.side(GONE))
    else:
        family, side = ("outpost", place.outpost) if place.outpost != GONE else ("lair", place.lair)
        yield ink.box(x, y + 22, 140, 104, PAPER)
        yield ink.symbol(PIECES[family], x + 12, y + 30, 54, ink.tint(side))
        yield ink.box(x + 5, y + 94, 130, 27, ink.tint(side), "none")
        yield ink.fitted(x + 70, y + 113, speaker.side(side), 126, 15, INK, bold=True)
        if place.outpost != GONE and place.lair == HIDDEN:
            yield ink.symbol(PIECES["lair"], x + 102, y + 62, 28, "#8d8a7c")
    if place.here:
        yield ink.symbol(PIECES["hellkite"], x + 70, y - 4, 66, ink.ALARM)


_DRAWN: dict[str, Callable[[AerionView, Speaker], Panel]] = {
    "flagship": _flagship,
    "factories": _open_cards("factories"),
    "revealed": _open_cards("revealed"),
    "hourglasses": _hourglasses,
    "eggs": _eggs,
    "hellkite": _hellkite,
}
