"""A table as a picture for notebooks and pages. It has a ground of its own, and needs no script, font or file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from . import art
from .scene import DrawnBoard, Either, Line, Pane, Panes, Part, Piece, Row, Rows, Scene, Space
from .text import separated, words_of, wrapped

WIDTH, _EDGE = 1000.0, 24.0
_INNER = WIDTH - 2 * _EDGE
_SIZE, _STEP, _GAP = 15, 26.0, 14.0
_LABEL = 130.0
_GROUND, _INK, _PAPER, _MIST, _BRASS = "#17364a", "#1c2340", "#f7eeda", "#c9dbe0", "#e3b964"
_FILLS = {"title": _BRASS, "label": _BRASS, "quiet": _MIST, "good": "#a8dc9a", "bad": "#ffab94", "strong": "#ffffff"}
_BANNERS = {"talk": "#2f8f8a", "silence": "#b5482b"}
_WIDEST_PANE, _NARROWEST_PANE, _LARGEST_ART = 158.0, 52.0, 92.0
_DIE, _SHIP = 78.0, 44.0
_OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img" width="100%" '
    'lang="{lang}" font-family="Georgia, DejaVu Serif, serif" font-size="{size}" style="max-width:{width:.0f}px">'
    "<title>{title}</title><desc>{prompt}</desc>"
    '<rect width="{width:.0f}" height="{height:.0f}" rx="16" fill="{ground}"/>'
)


class Drawn(NamedTuple):
    """A part of the picture, and where it ends."""

    shapes: str
    end: float


def picture(scene: Scene) -> str:
    """The table as a picture; what is not in play is not drawn."""
    drawing = _Drawing(scene.game)
    parts = [drawing.heading(scene)]
    for part in scene.parts:
        drawn = drawing.part(part, parts[-1].end + _GAP)
        parts += [drawn] if drawn.shapes else []
    title = " · ".join(piece.text for piece in scene.heading)
    opening = _OPENING.format(
        width=WIDTH,
        height=parts[-1].end + _EDGE,
        size=_SIZE,
        ground=_GROUND,
        lang=scene.lang,
        title=escape(title),
        prompt=escape(scene.prompt),
    )
    return "\n".join([opening, *(part.shapes for part in parts), "</svg>\n"])


def measured(words: str, size: float = _SIZE) -> float:
    """About how wide words are, in any usual serif font."""
    return sum(0.82 if letter.isupper() or letter in "+►▲★●○" else 0.55 for letter in words) * size


def _text(x: float, y: float, words: str, fill: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}"{more}>{escape(words)}</text>'


def _fitted(x: float, y: float, words: str, width: float, fill: str, *, is_bold: bool = False) -> str:
    """A centred text, small enough for a width."""
    needed = measured(words, _SIZE - 1) * (1.12 if is_bold else 1)
    size = (_SIZE - 1) * min(1.0, width / max(1.0, needed))
    bold = ' font-weight="bold"' if is_bold else ""
    return _text(x, y, words, fill, f' font-size="{max(7.0, size):.1f}" text-anchor="middle"{bold}')


def _box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="7" fill="{fill}"{more}/>'


def _ellipse(x: float, y: float, across: float, deep: float, look: str) -> str:
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{across}" ry="{deep}" {look}/>'


def _fill(tone: str) -> str:
    return tone if tone.startswith("#") else _FILLS.get(tone, _PAPER)


def _used(part: Panes, first: int, last: int) -> Panes:
    """Some of the panes, without the lines that are empty on all of them."""
    panes = part.panes[first:last]
    lines = range(max(len(pane.lines) for pane in panes))
    kept = [at for at in lines if any(pane.words(at).strip() for pane in panes)]
    above, through = (sum(at < edge for at in kept) for edge in part.frame)
    labels = tuple(part.labels[at] for at in kept if at < len(part.labels))
    shown = [Pane(tuple(pane.line(at) for at in kept), pane.art) for pane in panes]
    return Panes(tuple(shown), labels, (above, through))


def _runs(line: Line) -> list[list[Piece]]:
    """The pieces of a line; each drawing begins a new run."""
    runs: list[list[Piece]] = []
    for piece in line:
        if piece.art or not runs:
            runs.append([])
        runs[-1].append(piece)
    return runs


class _Drawing:
    """Draws parts of a table with the drawings of a game."""

    def __init__(self, game: str) -> None:
        self._game = game

    def heading(self, scene: Scene) -> Drawn:
        first, *rest = scene.heading
        aside = " · ".join(piece.text for piece in scene.aside)
        width = measured(first.text, 28)
        large = ' font-size="26" font-weight="bold"'
        parts = [_text(_EDGE, 40, first.text, _BRASS, large)]
        beside = self._lines(wrapped(separated(rest, " · "), _INNER - width - measured(aside) - 40, measured), 0, 0)
        parts.append(f'<g transform="translate({_EDGE + width + 20:.1f} 38)">{beside.shapes}</g>')
        parts.append(_text(WIDTH - _EDGE, 38, aside, _PAPER, ' text-anchor="end"'))
        y = 38 + max(0.0, beside.end - _STEP) + 12
        parts.append(f'<path d="M{_EDGE} {y}H{WIDTH - _EDGE}" stroke="{_BRASS}" opacity=".7"/>')
        prompt = wrapped([(Piece(scene.prompt, "strong"), "")], _INNER, measured)
        drawn = self._lines(prompt, _EDGE, y + 24)
        return Drawn("".join([*parts, drawn.shapes]), drawn.end - _STEP + 4)

    def part(self, part: Part, y: float) -> Drawn:
        if isinstance(part, Either):
            return self.part(part.full, y)
        if isinstance(part, Panes):
            return self._panes(part, y)
        return self._board(part, y) if isinstance(part, DrawnBoard) else self._rows(part, y)

    # Rows

    def _rows(self, part: Rows, y: float) -> Drawn:
        parts = []
        for row in part.rows:
            shapes, y = self._row(row, y)
            parts.append(shapes)
        return Drawn("".join(parts), y)

    def _row(self, row: Row, y: float) -> Drawn:
        label, is_long = self._label(row, y + 17), measured(row.label) > _LABEL - 8
        y += _STEP if is_long else 0
        lines = wrapped(words_of(row), _INNER - _LABEL, measured, _STEP)
        words = self._lines(lines, _EDGE + _LABEL, y + 17)
        return Drawn(label + words.shapes, y + _STEP * max(0 if is_long else 1, len(lines)))

    def _label(self, row: Row, y: float) -> str:
        bold = ' font-weight="bold"'
        if row.tone not in _BANNERS:
            return _text(_EDGE, y, row.label, _fill(row.tone), bold) if row.label else ""
        plate = _box(_EDGE - 6, y - 16, measured(row.label) + 12, 22, _BANNERS[row.tone])
        return plate + _text(_EDGE, y, row.label, "#ffffff", bold)

    def _lines(self, lines: Sequence[Line], x: float, y: float) -> Drawn:
        """Lines of pieces from a base line on; and the base line after them."""
        parts = []
        for at, line in enumerate(lines):
            left, base = x, y + at * _STEP
            for run in _runs(line):
                icon = self._art(run[0], left, base - 18, 24, 24)
                parts.append(icon)
                left += _STEP if icon else 0
                words = "".join(f'<tspan fill="{_fill(piece.tone)}">{escape(piece.text)}</tspan>' for piece in run)
                parts.append(f'<text x="{left:.1f}" y="{base:.1f}">{words}</text>')
                left += measured("".join(piece.text for piece in run))
        return Drawn("".join(parts), y + len(lines) * _STEP)

    def _art(self, piece: Piece, x: float, y: float, width: float, height: float) -> str:
        """The drawing of a piece; where there is none, a disc in its colour if it has one."""
        is_tinted = piece.tone.startswith("#")
        found = art.find(self._game, piece.art)
        if found is not None:
            return found.at(x, y, width, height, piece.tone if is_tinted else _MIST)
        if not piece.art or not is_tinted:
            return ""
        middle = f'cx="{x + width / 2:.1f}" cy="{y + height / 2:.1f}" r="{min(width, height) * 0.4:.1f}"'
        return f'<circle {middle} fill="{piece.tone}" stroke="{_INK}"/>'

    # Panes

    def _panes(self, part: Panes, y: float) -> Drawn:
        labels = _LABEL if any(part.labels) else 0.0
        count = len(part.panes)
        strips = -(-count // int((_INNER - labels) // _NARROWEST_PANE))
        across = -(-count // strips)
        lines_on_a_card = part.frame[1] - part.frame[0]
        width = min(_WIDEST_PANE if lines_on_a_card > 1 else _DIE, (_INNER - labels) / across)
        parts = []
        for first in range(0, count, across):
            shapes, y = self._strip(_used(part, first, first + across), width, labels, y)
            parts.append(shapes)
        return Drawn("".join(parts), y)

    def _strip(self, part: Panes, width: float, labels: float, y: float) -> Drawn:
        """Panes side by side: lines above, a card with its drawing and lines, lines below."""
        panes, (first, last) = part.panes, part.frame
        is_drawn = any(art.find(self._game, pane.art) for pane in panes)
        size = min(_LARGEST_ART, width - 12) if is_drawn else 0.0
        step = min(20.0, width / 2.6)
        height = size + step * (last - first) + 10
        lines = max(len(pane.lines) for pane in panes)
        top, bases = self._above(panes, first, step, y)
        bases += [top + size + step * (at + 1 - first) - 1 for at in range(first, last)]
        bases += [top + height + 16 + (at - last) * step for at in range(last, lines)]
        parts = [
            _text(_EDGE, base, label, _BRASS, ' font-weight="bold"')
            for label, base in zip(part.labels, bases, strict=False)
        ]
        for at, pane in enumerate(panes):
            x = _EDGE + labels + at * width
            parts.append(self._card(pane, x, top, width, height, size, is_card=first < last))
            for number, base in enumerate(bases):
                parts.append(self._line(pane, number, x, base, width, part.frame))
        return Drawn("".join(parts), top + height + (lines - last) * step + 8)

    def _line(self, pane: Pane, at: int, x: float, y: float, width: float, frame: tuple[int, int]) -> str:
        """A line of a pane: in words, or above a card in drawings."""
        pieces, (first, last) = pane.line(at), frame
        drawn = [piece for piece in pieces if at < first and art.find(self._game, piece.art)]
        if drawn:
            left = x + (width - _SHIP * (len(drawn) + 1) / 2) / 2
            places = [(piece, left + number * _SHIP / 2) for number, piece in enumerate(drawn)]
            return "".join(self._art(piece, place, y - _SHIP + 6, _SHIP, _SHIP) for piece, place in places)
        words = pane.words(at)
        if not words.strip():
            return ""
        fill = _INK if first <= at < last else _fill(pieces[0].tone)
        return _fitted(x + width / 2, y, words, width - 10, fill, is_bold=at == first)

    def _above(self, panes: Sequence[Pane], lines: int, step: float, y: float) -> tuple[float, list[float]]:
        """Where the cards begin, and the base lines above them; drawings need more room than words."""
        bases = []
        for at in range(lines):
            is_drawn = any(art.find(self._game, piece.art) for pane in panes for piece in pane.line(at))
            y += _SHIP if is_drawn else step
            bases.append(y - 6)
        return y, bases

    def _card(self, pane: Pane, x: float, y: float, width: float, height: float, size: float, *, is_card: bool) -> str:
        if not is_card:
            return ""
        drawing = art.find(self._game, pane.art)
        all_pieces = [piece for at in range(len(pane.lines)) for piece in pane.line(at)]
        tint = next((piece.tone for piece in all_pieces if piece.tone.startswith("#")), _MIST)
        edge = f' stroke="{tint}" stroke-width="3"'
        parts = [_box(x + 3, y, width - 6, height, _PAPER if pane.art else _MIST, edge)]
        if drawing is not None:
            parts.append(drawing.at(x + (width - size) / 2, y + 5, size, size, tint))
        return "".join(parts)

    # Boards

    def _board(self, part: DrawnBoard, y: float) -> Drawn:
        """A board seen from above and in front: every space a block as high as it lies."""
        rows = 1 + max(space.row for space in part.spaces.values())
        places = {
            name: (_EDGE + space.column / 78 * _INNER, y + 100 + space.row * 132.0)
            for name, space in part.spaces.items()
        }
        lines = [
            f'<path d="M{places[a][0]:.1f} {places[a][1]:.1f}L{places[b][0]:.1f} {places[b][1]:.1f}"/>'
            for a, b in part.paths
        ]
        blocks = sorted(part.spaces.items(), key=lambda found: places[found[0]][1])
        shapes = [self._block(space, *places[name]) for name, space in blocks]
        paths = f'<g stroke="{_BRASS}" stroke-width="5" opacity=".6">{"".join(lines)}</g>'
        return Drawn(paths + "".join(shapes), y + 100 + (rows - 1) * 132.0 + 62)

    def _block(self, space: Space, x: float, y: float) -> str:
        across, deep, top = 66.0, 26.0, y - space.height * 16
        x = min(max(x, _EDGE + across), WIDTH - _EDGE - across)
        label = _fitted(x, y + deep + 16, space.name.text, 2 * across + 20, _PAPER, is_bold=True)
        if not space.height:
            return _ellipse(x, y, across, deep, f'fill="{_GROUND}" stroke="{_MIST}" stroke-dasharray="6 5"') + label
        wall = f"M{x - across:.1f} {top:.1f}V{y:.1f}a{across} {deep} 0 0 0 {2 * across} 0V{top:.1f}z"
        parts = [
            f'<path class="wall" d="{wall}" fill="#7b7f86" stroke="{_INK}"/>',
            _ellipse(x, top, across, deep, f'fill="{space.name.tone}" stroke="{_INK}"'),
            self._art(space.name._replace(tone=""), x - 48, top - 60, 96, 72),
            label,
        ]
        return "".join([*parts, self._figures(space.pieces, x, top)])

    def _figures(self, pieces: Sequence[Piece], x: float, top: float) -> str:
        """The pieces on a block, side by side, each with its words below it."""
        step = min(44.0, 150.0 / max(1, len(pieces)))
        left = x - step * (len(pieces) - 1) / 2
        parts = []
        for at, piece in enumerate(pieces):
            middle = left + at * step
            parts.append(self._art(piece, middle - 18, top - 34, 36, 48))
            parts.append(_box(middle - step / 2 + 1, top + 11, step - 2, 14, _INK, ' opacity=".85"'))
            parts.append(_fitted(middle, top + 22, piece.text, step - 4, _PAPER))
        return "".join(parts)
