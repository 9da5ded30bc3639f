"""Aerion's table in plain text and as a picture."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from html import escape

from aerodrome.kernel import Texts

from .dice import DICE
from .sentences import Speaker, class_of, kind_of
from .view import AerionView, Column, Ship

# Plain text, 80 columns wide

_LABEL = 12
_CELL = 11
_WIDTH = 80


def combination(deck: str) -> tuple[str, ...]:
    """The letters of a deck's combination; one deck accepts either of two."""
    return (deck, "AA+BB+CC") if deck == "AAA+BBB" else (deck,)


def draw(view: AerionView, texts: Texts, lang: str) -> str:
    """The table in plain text, at most 80 columns wide, without colour."""
    speaker = Speaker(texts, lang)
    parts = [
        _head(view, speaker),
        [_row(speaker.say("zone-dice"), [f"[{face}]" for face in view.dice] or ["[ ]"] * int(DICE), 4)],
        _columns(view, speaker),
        _ships(view, speaker),
        _areas(view, speaker),
        textwrap.wrap(speaker.prompt(view), _WIDTH),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts) + "\n"


def _head(view: AerionView, speaker: Speaker) -> list[str]:
    counters = f"{speaker.say('zone-pixies')} {view.pixies}"
    if view.rerolls:
        counters += f" · {speaker.say('zone-rerolls')} {view.rerolls}"
    return [f"{speaker.say('title')} · {speaker.say('log-turn', turn=view.turn)}".ljust(_WIDTH // 2) + counters]


def _row(label: str, cells: Sequence[str], width: int = _CELL) -> str:
    return label.ljust(_LABEL) + "".join(cell.ljust(width) for cell in cells)


def _columns(view: AerionView, speaker: Speaker) -> list[str]:
    columns = view.columns
    letters = [combination(column.deck) for column in columns]
    empty = "—"
    return [
        _row("", [parts[0] for parts in letters]),
        _row("", [parts[1] if len(parts) > 1 else "" for parts in letters]),
        _row(speaker.say("zone-display"), [speaker.card(c.display) if c.display else empty for c in columns]),
        _row("", [speaker.card_class(c.display) if c.display else "" for c in columns]),
        _row(speaker.say("zone-deck"), [str(c.size) for c in columns]),
        _row(speaker.say("zone-discards"), [str(sum(c.discard.values())) for c in columns]),
    ]


def state_of_ship(ship: Ship, view: AerionView, speaker: Speaker) -> str:
    """Whether a ship flies, is being built, or is still a project."""
    if ship.flying:
        return speaker.say("zone-flying")
    for number, cards in enumerate(view.workshops, 1):
        if ship.name in map(kind_of, cards):
            return f"{speaker.say('zone-workshop')} {number}"
    return speaker.say("zone-project")


def _ships(view: AerionView, speaker: Speaker) -> list[str]:
    lines = []
    for number, ship in enumerate(view.ships):
        recipe = f"{speaker.card(ship.material)} + {speaker.card(ship.crew)}"
        cells = [("* " if ship.flying else "  ") + speaker.card(ship.name), recipe, state_of_ship(ship, view, speaker)]
        lines.append(_row(speaker.say("zone-ships") if number == 0 else "", cells, 18))
    return lines


def _areas(view: AerionView, speaker: Speaker) -> list[str]:
    lines = []
    for number, cards in enumerate(view.workshops):
        there = _names(cards, speaker)
        fits = f"({speaker.say('zone-fits')} {speaker.fits(view, number)})"
        lines.append(_row(f"{speaker.say('zone-workshop')} {number + 1}", [f"{there} {fits}"]))
    lines.append(_row(speaker.say("zone-pulpit"), [_names(view.pulpit, speaker)]))
    reserve = textwrap.wrap(_names(view.reserve, speaker), _WIDTH - _LABEL)
    lines += [_row(speaker.say("zone-reserve") if at == 0 else "", [line]) for at, line in enumerate(reserve)]
    if view.acquired:
        lines.append(f"{speaker.say('zone-acquired')}  {_names([view.acquired], speaker)}")
    return lines


def _names(cards: Sequence[str], speaker: Speaker) -> str:
    return ", ".join(speaker.card(card) for card in cards) or speaker.say("zone-empty")


# A picture, for notebooks and pages

_INK, _PAPER, _BRASS, _MIST = "#22302f", "#f4ead2", "#d8aa55", "#cfe3dd"
_TINTS = {"blueprint": "#a9cfd6", "material": "#d9c08a", "crew": "#e3aa92", "book": "#c3b4d6"}
_PIPS = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}
_BLADE = "M32 30C22 22 20 8 28 5s12 12 6 25z"
_WINGS = "M30 24C20 6 8 8 10 15s12 10 20 11M34 24C44 6 56 8 54 15s-12 10-20 11"
_OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" role="img" width="100%" lang="{lang}" '
    'font-family="Georgia, DejaVu Serif, serif" style="max-width:1200px">'
)
# What each kind of card looks like, in a square of 64 by 64: (element, filled).
_SYMBOLS: dict[str, tuple[tuple[str, bool], ...]] = {
    "incubi": (
        ("M18 26C12 20 12 10 16 6c2 8 6 10 10 12h12c4-2 8-4 10-12 4 4 4 14-2 20 6 18-4 32-14 32S12 44 18 26z", True),
        ("M23 32l7 5-7 2zM41 32l-7 5 7 2zM26 49q6 4 12 0", False),
    ),
    "sognae": (
        ("M42 6C24 2 8 16 8 33s15 29 32 25C28 54 23 45 24 33S31 11 42 6z", True),
        ("M46 20l3 7 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1z", True),
        ("M13 32q4 4 8 0", False),
    ),
    "helix": (
        (_BLADE, True),
        ("M36 33c12-4 25 2 24 10s-16 5-25-6z", True),
        ("M29 34c-2 12-13 22-20 18s3-16 18-20z", True),
    ),
    "nut": (
        ("M32 6c16 4 24 14 24 27S45 58 32 58 8 46 8 33 16 10 32 6z", True),
        ("M32 6q-6 14 0 26t0 26M22 20q-7 4-4 12t-2 12M42 20q7 4 4 12t2 12", False),
    ),
    "cocoon": (
        ("M32 4C46 14 50 24 50 34S42 56 32 60C22 56 14 44 14 34S18 14 32 4z", True),
        ("M21 18q11 7 22 0M15 30q17 9 34 0M16 42q16 9 32 0M23 53q9 5 18 0", False),
    ),
    "glider": (("M4 26L60 14 46 30 34 32 30 48 24 46 24 33z", True), ("M24 33L60 14", False)),
    "hellinaut": (
        ("M14 34h36q4 0 2 5-6 17-20 17T12 39q-2-5 2-5z", True),
        ("M32 34V14M10 14q11-7 22 0 11 7 22 0-11-7-22 0-11 7-22 0zM20 44h24", False),
    ),
    "bee": (
        ("M10 38C10 26 22 24 32 24s22 2 22 14-12 14-22 14S10 50 10 38z", True),
        (_WINGS + "M25 25v26M39 25v26M54 38h6", False),
    ),
    "nacelle": (
        ("M32 4c14 0 22 9 22 20S42 42 32 42 10 35 10 24 18 4 32 4z", True),
        ("M24 50h16v10H24zM20 39l6 11M44 39l-6 11M32 4v38", False),
    ),
    "hornet": (("M6 40L22 26h22q10 2 10 9T44 46H24z", True), (_WINGS + "M26 27l4 19M36 26l4 20M54 34l7-3", False)),
    "trihellix": (
        ("M8 40h48q2 16-14 16H22Q6 56 8 40z", True),
        (
            "M14 40V24M32 40V14M50 40V24M5 24q9-6 18 0-9 6-18 0zM23 14q9-6 18 0-9 6-18 0zM41 24q9-6 18 0-9 6-18 0z",
            False,
        ),
    ),
    "book": (
        ("M32 16C24 10 14 9 6 12v38c8-3 18-2 26 4 8-6 18-7 26-4V12c-8-3-18-2-26 4z", True),
        ("M32 16v38M12 22q7-1 14 3M12 31q7-1 14 3M52 22q-7-1-14 3M52 31q-7-1-14 3", False),
    ),
}


def svg(view: AerionView, texts: Texts, lang: str) -> str:
    """The table as a picture that needs nothing else: no script, no font, no file."""
    speaker = Speaker(texts, lang)
    title = f"{speaker.say('title')}, {speaker.say('log-turn', turn=view.turn)}"
    parts = [
        _OPENING.format(lang=lang),
        f"<title>{escape(title)}</title><desc>{escape(speaker.prompt(view))}</desc>",
        _sky(),
        _heading(view, speaker),
        *(_column_picture(column, 30 + 192 * at, speaker) for at, column in enumerate(view.columns)),
        _dice_picture(view, speaker),
        _fleet(view, speaker),
        _yard(view, speaker),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _sky() -> str:
    stars = "".join(
        f'<circle cx="{(at * 379) % 1190 + 5}" cy="{(at * 97) % 300 + 8}" r="{1 + at % 2 * 0.6}"/>' for at in range(40)
    )
    return (
        '<defs><linearGradient id="aerion-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d2733"/>'
        '<stop offset=".62" stop-color="#1c4a50"/><stop offset="1" stop-color="#3d6a62"/></linearGradient></defs>'
        '<rect width="1200" height="900" rx="18" fill="url(#aerion-dusk)"/>'
        f'<g fill="{_MIST}" opacity=".35">{stars}</g>'
        f'<g fill="none" stroke="{_BRASS}" opacity=".22"><circle cx="600" cy="905" r="420"/><circle cx="600" cy="905" '
        'r="560"/><circle cx="600" cy="905" r="760"/></g>'
    )


def _text(
    x: float, y: float, words: str, size: int = 16, fill: str = _PAPER, anchor: str = "start", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'
    )


def _box(x: float, y: float, width: float, height: float, fill: str, stroke: str = _BRASS, more: str = "") -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="9" fill="{fill}" stroke="{stroke}"{more}/>'


def _symbol(kind: str, x: float, y: float, size: float, fill: str) -> str:
    paths = "".join(f'<path d="{path}" fill="{fill if filled else "none"}"/>' for path, filled in _SYMBOLS[kind])
    return (
        f'<g transform="translate({x} {y}) scale({size / 64:.3f})" stroke="{_INK}" stroke-width="2.4" '
        f'stroke-linejoin="round" stroke-linecap="round">{paths}</g>'
    )


def _card_picture(kind: str, x: float, y: float, width: float, height: float, speaker: Speaker) -> str:
    """A card face up: a large symbol, its name, its class."""
    tint = _TINTS[class_of(kind)]
    size = min(width - 16, height - 60)
    return (
        _box(x, y, width, height, _PAPER)
        + _box(x + 5, y + height - 46, width - 10, 41, tint, "none")
        + _symbol(kind, x + (width - size) / 2, y + 9, size, tint)
        + _text(
            x + width / 2, y + height - 27, speaker.card(kind), 16 if width > 100 else 13, _INK, "middle", bold=True
        )
        + _text(x + width / 2, y + height - 11, speaker.card_class(kind), 13, _INK, "middle")
    )


def _gap(x: float, y: float, width: float, height: float, words: str) -> str:
    """A place with nothing in it."""
    return _box(x, y, width, height, "none", _MIST, ' stroke-dasharray="5 5" opacity=".6"') + _text(
        x + width / 2, y + height / 2 + 5, words, 14, _MIST, "middle"
    )


def _heading(view: AerionView, speaker: Speaker) -> str:
    pixies = "".join(
        f'<path d="M0-13l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" transform="translate({1146 - 34 * at} 42)" '
        f'fill="{_BRASS}" stroke="{_PAPER}"/>'
        for at in range(view.pixies)
    )
    counters = f"{speaker.say('zone-pixies')} {view.pixies}"
    if view.rerolls:
        counters = f"{speaker.say('zone-rerolls')} {view.rerolls}  ·  {counters}"
    return (
        _text(30, 52, speaker.say("title"), 40, _BRASS, bold=True)
        + _text(196, 50, speaker.say("log-turn", turn=view.turn), 24)
        + _text(1166 - 34 * view.pixies - 8 * (view.pixies > 0), 50, counters, 20, anchor="end")
        + pixies
        + f'<path d="M30 70H1170" stroke="{_BRASS}" opacity=".7"/>'
        + "".join(
            _text(30, 96 + 22 * at, line, 18, _MIST)
            for at, line in enumerate(textwrap.wrap(speaker.prompt(view), 125)[:2])
        )
    )


def _column_picture(column: Column, x: float, speaker: Speaker) -> str:
    letters = f" {speaker.say('zone-or')} ".join(combination(column.deck))
    name = speaker.deck(column.deck).partition(" (")[0]
    names = textwrap.wrap(name, 21)
    y = 140
    parts = [_text(x + 89, y + 16 if len(names) == 1 else y + 8, names[0], 16, anchor="middle", bold=True)]
    parts += [_text(x + 89, y + 26, line, 16, anchor="middle", bold=True) for line in names[1:2]]
    parts.append(_text(x + 89, y + 47, letters, 15, _BRASS, "middle", bold=True))
    if column.display:
        parts.append(_card_picture(column.display, x + 22, y + 58, 134, 168, speaker))
    else:
        parts.append(_gap(x + 22, y + 58, 134, 168, speaker.say("zone-empty")))
    deck, discards = (
        f"{speaker.say('zone-deck')} {column.size}",
        f"{speaker.say('zone-discards')} {sum(column.discard.values())}",
    )
    parts += [
        _pile(x + 13, y + 236, column.size, deck, "#24606b"),
        _pile(x + 101, y + 236, sum(column.discard.values()), discards, "#d8c9a3"),
    ]
    return "".join(parts)


def _pile(x: float, y: float, size: int, label: str, fill: str) -> str:
    """A small pile of cards, as high as it has cards, with its count in words."""
    cards = "".join(_box(x + 12 - at * 1.5, y + 12 - at * 1.5, 40, 28, fill) for at in range(min(size, 8)))
    return (cards or _box(x + 12, y + 12, 40, 28, "none", _MIST, ' stroke-dasharray="4 4" opacity=".6"')) + _text(
        x + 32, y + 57, label, 14, anchor="middle"
    )


def _dice_picture(view: AerionView, speaker: Speaker) -> str:
    y = 456
    parts = [_text(30, y + 48, speaker.say("zone-dice"), 22, _BRASS, bold=True)]
    for at in range(int(DICE)):
        x = 240 + 128 * at
        if not view.dice:
            parts.append(_gap(x, y, 78, 78, ""))
            continue
        face = view.dice[at]
        parts.append(_box(x, y, 78, 78, _PAPER, _BRASS, ' stroke-width="2"').replace('rx="9"', 'rx="15"'))
        parts += [
            f'<circle cx="{x + 39 + (i - 2) * 20}" cy="{y + 39 + (j - 2) * 20}" r="7.5" fill="{_INK}"/>'
            for i, j in _PIPS[face]
        ]
        parts.append(_text(x + 39, y + 98, str(face), 16, anchor="middle"))
    return "".join(parts)


def _fleet(view: AerionView, speaker: Speaker) -> str:
    parts = [_text(30, 594, speaker.say("zone-ships"), 22, _BRASS, bold=True)]
    for at, ship in enumerate(view.ships):
        x, y = 30 + at % 2 * 262, 608 + at // 2 * 92
        parts.append(
            _box(x, y, 250, 82, _PAPER if ship.flying else "#173c45", _BRASS, "" if ship.flying else ' opacity=".92"')
        )
        ink = _INK if ship.flying else _PAPER
        parts.append(f'<circle cx="{x + 41}" cy="{y + 41}" r="33" fill="{"#8fc0c4" if ship.flying else "#7fa3a3"}"/>')
        parts.append(
            _symbol(ship.name, x + 15, y + (11 if ship.flying else 16), 52, _BRASS if ship.flying else "#b9c7bf")
        )
        parts.append(_text(x + 84, y + 26, speaker.card(ship.name), 18, ink, bold=True))
        parts.append(_text(x + 84, y + 48, f"{speaker.card(ship.material)} + {speaker.card(ship.crew)}", 15, ink))
        mark = "▲ " if ship.flying else ""
        parts.append(_text(x + 84, y + 69, mark + state_of_ship(ship, view, speaker), 15, ink, bold=ship.flying))
    return "".join(parts)


def _yard(view: AerionView, speaker: Speaker) -> str:
    """Workshops with a slot for each class, and beside them Pulpit, Reserve and the card that awaits its place."""
    parts = []
    for number, cards in enumerate(view.workshops):
        y = 570 + number * 162
        label = f"{speaker.say('zone-workshop')} {number + 1}"
        fits = f"{speaker.say('zone-fits')} {speaker.fits(view, number)}"
        parts.append(_text(566, y + 20, label, 20, _BRASS, bold=True) + _text(566, y + 150, fits, 14, _MIST))
        there = {class_of(kind_of(card)): kind_of(card) for card in cards}
        for at, slot in enumerate(("blueprint", "material", "crew")):
            x = 566 + at * 104
            if slot in there:
                parts.append(_card_picture(there[slot], x, y + 30, 96, 102, speaker))
            else:
                parts.append(_gap(x, y + 30, 96, 102, speaker.say(f"class-{slot}")))
    parts += _shelf(speaker.say("zone-pulpit"), view.pulpit, 570, speaker)
    parts += _shelf(speaker.say("zone-reserve"), view.reserve, 668, speaker)
    if view.acquired:
        parts += _shelf(speaker.say("zone-acquired"), (view.acquired,), 790, speaker)
    return "".join(parts)


def _shelf(label: str, cards: Sequence[str], y: float, speaker: Speaker) -> list[str]:
    """A labelled place with a few small cards, written out; many are counted."""
    parts = [_text(900, y + 20, label, 20, _BRASS, bold=True)]
    counted = list(dict.fromkeys(map(kind_of, cards)))
    for at, kind in enumerate(counted[:6]):
        times = sum(kind_of(card) == kind for card in cards)
        x, top = 900 + at % 2 * 138, y + 30 + at // 2 * 30
        parts.append(_box(x, top, 130, 26, _TINTS[class_of(kind)], _BRASS))
        parts.append(_symbol(kind, x + 5, top + 3, 20, _PAPER))
        parts.append(_text(x + 30, top + 18, speaker.card(kind) + (f" ({times})" if times > 1 else ""), 14, _INK))
    return parts if cards else [*parts, _gap(900, y + 30, 130, 26, speaker.say("zone-empty"))]
