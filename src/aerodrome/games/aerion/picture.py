"""Aerion's table as a picture, for notebooks and pages: it needs no script, no font and no file."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from html import escape

from . import ink, panels
from .components import Components
from .dice import DICE
from .fitting import blocked, cloud_on, is_pinned, kind_of
from .ink import BRASS, INK, MIST, NIGHT, PAPER
from .sentences import Speaker
from .symbols import CARDS, piece_symbol
from .text_drawing import combination, state_of_ship
from .view import AerionView, Column

_PIPS = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}
_OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 {height:.0f}" role="img" width="100%" lang="{lang}" '
    'font-family="Georgia, DejaVu Serif, serif" style="max-width:1200px">'
)
_LOWER = 570  # where ships, Workshops and shelves begin
_LEAST_HEIGHT = 900
_SHELF_X, _SHELF_WIDTH = 900, 130


def svg(view: AerionView, components: Components, lang: str) -> str:
    """The table as a picture; what is not in play is not drawn."""
    speaker = Speaker(components, lang)
    title = f"{speaker.say('title')}, {speaker.turn(view)}"
    workshops, workshops_end = _workshops(view, speaker)
    shelves, shelves_end = _shelves(view, speaker)
    zones, end = panels.lay_out(view, speaker, max(workshops_end, shelves_end, _LEAST_HEIGHT - 20))
    height = max(_LEAST_HEIGHT, end + 14)
    parts = [
        _OPENING.format(lang=lang, height=height),
        f"<title>{escape(title)}</title><desc>{escape(speaker.prompt(view))}</desc>",
        _sky(height),
        _heading(view, speaker),
        *(_column(column, 30 + 192 * at, blocked(view), speaker) for at, column in enumerate(view.columns)),
        _dice(view, speaker),
        _fleet(view, speaker),
        workshops,
        shelves,
        zones,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _sky(height: float) -> str:
    stars = "".join(
        f'<circle cx="{(at * 379) % 1190 + 5}" cy="{(at * 97) % 300 + 8}" r="{1 + at % 2 * 0.6}"/>' for at in range(40)
    )
    arcs = "".join(f'<circle cx="600" cy="{height + 5:.0f}" r="{radius}"/>' for radius in (420, 560, 760))
    return (
        '<defs><linearGradient id="aerion-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d2733"/>'
        '<stop offset=".62" stop-color="#1c4a50"/><stop offset="1" stop-color="#3d6a62"/></linearGradient></defs>'
        f'<rect width="1200" height="{height:.0f}" rx="18" fill="url(#aerion-dusk)"/>'
        f'<g fill="{MIST}" opacity=".35">{stars}</g>'
        f'<g fill="none" stroke="{BRASS}" opacity=".22">{arcs}</g>'
    )


def _heading(view: AerionView, speaker: Speaker) -> str:
    pixies = "".join(
        f'<path d="M0-13l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" transform="translate({1146 - 34 * at} 42)" '
        f'fill="{BRASS}" stroke="{PAPER}"/>'
        for at in range(view.pixies)
    )
    counters = f"{speaker.say('zone-pixies')} {view.pixies}"
    if view.rerolls:
        counters = f"{speaker.say('zone-rerolls')} {view.rerolls}  ·  {counters}"
    prompt = speaker.prompt(view)
    size, across = (18, 116) if len(prompt) <= 220 else (15, 140)
    return (
        ink.text(30, 52, speaker.say("title"), 40, BRASS, bold=True)
        + ink.text(196, 50, speaker.turn(view), 24)
        + ink.text(1166 - 34 * view.pixies - 8 * (view.pixies > 0), 50, counters, 20, anchor="end")
        + pixies
        + f'<path d="M30 70H1170" stroke="{BRASS}" opacity=".7"/>'
        + "".join(
            ink.text(30, 92 + (size + 3) * at, line, size, MIST)
            for at, line in enumerate(textwrap.wrap(prompt, across))
        )
    )


def _column(column: Column, x: float, barred: str | None, speaker: Speaker) -> str:
    letters = f" {speaker.say('zone-or')} ".join(combination(column.deck))
    names = textwrap.wrap(speaker.deck(column.deck).partition(" (")[0], 21)
    y = 140
    parts = [ink.text(x + 89, y + 16 if len(names) == 1 else y + 8, names[0], 16, anchor="middle", bold=True)]
    parts += [ink.text(x + 89, y + 26, line, 16, anchor="middle", bold=True) for line in names[1:2]]
    parts.append(ink.text(x + 89, y + 47, letters, 15, BRASS, "middle", bold=True))
    if column.display:
        note = speaker.say("zone-blocked") if speaker.group_of(column.display) == barred else ""
        parts.append(ink.card(column.display, x + 22, y + 58, 134, 168, speaker, note))
    else:
        parts.append(ink.gap(x + 22, y + 58, 134, 168, speaker.say("zone-empty")))
    discarded = sum(column.discard.values())
    parts += [
        ink.pile(x + 13, y + 236, column.size, f"{speaker.say('zone-deck')} {column.size}", "#24606b"),
        ink.pile(x + 101, y + 236, discarded, f"{speaker.say('zone-discards')} {discarded}", "#d8c9a3"),
    ]
    return "".join(parts)


def _dice(view: AerionView, speaker: Speaker) -> str:
    y = 456
    parts = [ink.text(30, y + 48, speaker.say("zone-dice"), 22, BRASS, bold=True)]
    for at in range(int(DICE)):
        x = 240 + 128 * at
        if not view.dice:
            parts.append(ink.dashed(x, y, 78, 78))
            continue
        face = view.dice[at]
        parts.append(ink.box(x, y, 78, 78, PAPER, BRASS, ' stroke-width="2"').replace('rx="9"', 'rx="15"'))
        parts += [
            f'<circle cx="{x + 39 + (i - 2) * 20}" cy="{y + 39 + (j - 2) * 20}" r="7.5" fill="{INK}"/>'
            for i, j in _PIPS[face]
        ]
        parts.append(ink.text(x + 39, y + 98, str(face), 16, anchor="middle"))
    return "".join(parts)


def _fleet(view: AerionView, speaker: Speaker) -> str:
    parts = [ink.text(30, _LOWER + 24, speaker.say("zone-ships"), 22, BRASS, bold=True)]
    order = sorted(view.ships, key=lambda ship: ship.owner)
    for at, ship in enumerate(order):
        # With two players each has a column of their own.
        across, down = (at % 2, at // 2) if view.seats == 1 else (at // 3, at % 3)
        x, y = 30 + across * 262, _LOWER + 38 + down * 92 + (22 if view.seats > 1 else 0)
        if view.seats > 1 and down == 0:
            parts.append(ink.text(x, y - 7, _whose(ship.owner, view, speaker), 16, bold=ship.owner == view.player))
        fill = PAPER if ship.flying else NIGHT
        parts.append(ink.box(x, y, 250, 82, fill, BRASS, "" if ship.flying else ' opacity=".92"'))
        tone = INK if ship.flying else PAPER
        parts.append(f'<circle cx="{x + 41}" cy="{y + 41}" r="33" fill="{"#8fc0c4" if ship.flying else "#7fa3a3"}"/>')
        lift, fill = (11, BRASS) if ship.flying else (16, "#b9c7bf")
        parts.append(ink.symbol(CARDS[ship.name], x + 15, y + lift, 52, fill))
        parts.append(ink.text(x + 84, y + 26, speaker.card(ship.name), 18, tone, bold=True))
        parts.append(ink.text(x + 84, y + 48, f"{speaker.card(ship.material)} + {speaker.card(ship.crew)}", 15, tone))
        state = ("▲ " if ship.flying else "") + state_of_ship(ship, view, speaker)
        size = ink.size_for(state, 150, 15, bold=ship.flying)
        parts.append(ink.text(x + 84, y + 69, state, size, tone, bold=ship.flying))
        if is_pinned(view, ship.name):
            cloud = piece_symbol("cloud", view.pieces[cloud_on(ship.name)])
            parts.append(ink.symbol(cloud, x + 30, y + 2, 48, "#b7c0c4") if cloud else "")
    return "".join(parts)


def _whose(seat: int, view: AerionView, speaker: Speaker) -> str:
    return ("► " if seat == view.player and view.step != "over" else "") + speaker.player(seat)


def _workshops(view: AerionView, speaker: Speaker) -> tuple[str, float]:
    """Workshops with a slot for each class; the picture, and where it ends."""
    parts = []
    for number, cards in enumerate(view.workshops):
        y = _LOWER + number * 162
        label = speaker.workshop(number)
        if view.seats > number and view.seats > 1:
            label += f" · {_whose(number, view, speaker)}"
        fits = f"{speaker.say('zone-fits')} {speaker.fits(view, number)}"
        parts.append(ink.text(566, y + 20, label, 20, BRASS, bold=True))
        parts.append(ink.text(566, y + 150, fits, ink.size_for(fits, 325, 14), MIST))
        there = {speaker.group_of(card): kind_of(card) for card in cards}
        for at, slot in enumerate(("blueprint", "material", "crew")):
            place = (566 + at * 104, y + 30, 96, 102)
            if slot in there:
                parts.append(ink.card(there[slot], *place, speaker))
            else:
                parts.append(ink.gap(*place, speaker.say(f"class-{slot}")))
    return "".join(parts), _LOWER + len(view.workshops) * 162


def _shelves(view: AerionView, speaker: Speaker) -> tuple[str, float]:
    """Pulpits, Reserves and the card that awaits its place, one beneath the other."""
    parts: list[str] = []
    y: float = _LOWER
    for seat in range(view.seats):
        whose = f" · {_whose(seat, view, speaker)}" if view.seats > 1 else ""
        for zone, cards in (("pulpit", view.pulpits[seat]), ("reserve", view.reserves[seat])):
            shelf, y = _shelf(speaker.say(f"zone-{zone}") + whose, cards, y, speaker)
            parts += shelf
    if view.acquired:
        shelf, y = _shelf(speaker.say("zone-acquired"), (view.acquired,), y, speaker)
        parts += shelf
    return "".join(parts), y


def _shelf(label: str, cards: Sequence[str], y: float, speaker: Speaker) -> tuple[list[str], float]:
    """A labelled place with small cards, written out, equal ones counted; and where it ends."""
    parts = [ink.text(_SHELF_X, y + 20, label, 18, BRASS, bold=True)]
    kinds = list(dict.fromkeys(map(kind_of, cards)))
    for at, kind in enumerate(kinds):
        times = sum(kind_of(card) == kind for card in cards)
        x, top = _SHELF_X + at % 2 * (_SHELF_WIDTH + 8), y + 30 + at // 2 * 30
        words = speaker.card(kind) + (f" ({times})" if times > 1 else "")
        parts.append(ink.chip(kind, words, x, top, _SHELF_WIDTH, speaker))
    if not kinds:
        parts.append(ink.gap(_SHELF_X, y + 30, _SHELF_WIDTH, 26, speaker.say("zone-empty")))
    return parts, y + 48 + 30 * max(1, -(-len(kinds) // 2))
