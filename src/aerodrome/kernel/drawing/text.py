"""A table as lines of text, as wide as there is room, in one of four forms."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import groupby

from .scene import DrawnBoard, Either, Line, Pane, Panes, Part, Piece, Row, Rows, Scene, Space

WIDTH = 80
_MOST_LABEL = 14
_NARROWEST = 11
_SPREAD = 3
_CELL = 15
_PATH = "·"
_CHUNKS = re.compile("[^ →]+ *|→[^ ]* *| +")  # lines are broken at spaces and before arrows


class Form(Enum):
    """How much room a table takes: cards as cards, all in short, without extra rows, and rows after each other."""

    FULL = "full"
    SHORT = "short"
    BARE = "bare"
    TIGHT = "tight"


def draw(scene: Scene) -> str:
    """The table in plain text, at most 80 columns wide, without colour."""
    parts = lay_out(scene, WIDTH, Form.FULL)
    parts.append(wrapped([(Piece(scene.prompt), "")], WIDTH))
    return "\n\n".join("\n".join(plain(line) for line in lines) for lines in parts if lines) + "\n"


def plain(line: Line) -> str:
    return "".join(piece.text for piece in line).rstrip()


def lay_out(scene: Scene, width: int, form: Form) -> list[list[Line]]:
    """The lines of a table, part by part; the heading comes first."""
    shown: list[Rows | Panes | DrawnBoard] = []
    for part in scene.parts:
        chosen, before = _chosen(part, form, width), shown[-1] if shown else None
        is_joined = form is Form.TIGHT and isinstance(part, Either) and part.is_joined
        if is_joined and isinstance(chosen, Rows) and isinstance(before, Rows):
            shown[-1] = Rows(before.rows + chosen.rows)
        else:
            shown.append(chosen)
    # One width for the labels of all rows; longer ones get a line of their own.
    lengths = [len(row.label) + 1 for part in shown if isinstance(part, Rows) for row in part.rows]
    label = min(_MOST_LABEL, max(lengths, default=0))
    return [_heading(scene, width), *(_part(part, width, label, form) for part in shown)]


def _chosen(part: Part, form: Form, width: int) -> Rows | Panes | DrawnBoard:
    if isinstance(part, Either):
        is_too_wide = isinstance(part.full, DrawnBoard) and width < WIDTH
        return part.full if form is Form.FULL and not is_too_wide else part.brief
    return part


def _part(part: Rows | Panes | DrawnBoard, width: int, label: int, form: Form) -> list[Line]:
    if isinstance(part, Panes):
        return _panes(part, width, form)
    if isinstance(part, DrawnBoard):
        return _board(part)
    rows = [row for row in part.rows if not row.is_extra or form in (Form.FULL, Form.SHORT)]
    return _flowing(rows, width) if form is Form.TIGHT else [line for row in rows for line in _row(row, width, label)]


def _heading(scene: Scene, width: int) -> list[Line]:
    """Where the match stands, and at the right what is counted; where the line is short, only what matters most."""
    shown, aside = list(scene.heading), tuple(joined(scene.aside, " · "))
    while len(shown) > 2 and _length((*joined(shown, " · "), *aside)) + 2 > width:
        shown.pop(2)
    heading = tuple(joined(shown, " · "))
    rule = width - _length((*heading, *aside)) - 2
    if rule < 0:
        return [*wrapped(separated(shown, " · "), width), *wrapped(separated(scene.aside, " · "), width)]
    return [(*heading, Piece(f" {'─' * rule} ", "quiet"), *aside)]


def _length(line: Line) -> int:
    return sum(len(piece.text) for piece in line)


# Rows


def separated(pieces: Sequence[Piece], between: str) -> list[tuple[Piece, str]]:
    """Pieces, each with what follows it."""
    return [(piece, between if at < len(pieces) else "") for at, piece in enumerate(pieces, 1)]


def words_of(row: Row, *, is_tight: bool = False) -> list[tuple[Piece, str]]:
    """The pieces of a row and its note, each with what follows it."""
    found = separated(row.pieces, row.between)
    if row.note is None or (is_tight and row.note.tone == "quiet"):
        return found
    return [*found[:-1], *((piece, " ") for piece, _ in found[-1:]), (row.note, "")]


def joined(pieces: Sequence[Piece], between: str) -> Iterator[Piece]:
    for piece, after in separated(pieces, between):
        yield piece
        if after:
            yield Piece(after)


def _row(row: Row, width: int, label: int) -> list[Line]:
    lines = wrapped(words_of(row), width - label)
    if len(row.label) >= label > 0:
        return [(Piece(row.label, row.tone),), *((Piece(" " * label), *line) for line in lines)]
    heads = [row.label.ljust(label), *[" " * label] * len(lines)]
    return [(Piece(head, row.tone), *line) for head, line in zip(heads, lines or [()], strict=False)]


def _flowing(rows: Sequence[Row], width: int) -> list[Line]:
    """Rows after each other, each behind its label."""
    found: list[tuple[Piece, str]] = []
    for row in rows:
        label = [(Piece(row.label.strip(), row.tone), " ")] if row.label else []
        words = [*label, *words_of(row, is_tight=True)]
        found += [*words[:-1], (words[-1][0], " · ")]
    return wrapped([*found[:-1], (found[-1][0], "")], width) if found else []


def wrapped(
    pieces: Iterable[tuple[Piece, str]], width: float, measure: Callable[[str], float] = len, icon: float = 0
) -> list[Line]:
    """Pieces with what follows them, over as many lines as they need; short pieces are not torn.

    `icon` is the width of a drawing, which only pictures have.
    """
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for piece, after in pieces:
        drawing = icon if piece.art else 0
        chunks = [piece.text] if drawing or measure(piece.text) <= width / 2 else _CHUNKS.findall(piece.text)
        for at, chunk in enumerate(chunks, 1):
            text = chunk + after if at == len(chunks) else chunk
            if lines[-1] and used + drawing + measure(text.rstrip(" ")) > width:
                lines.append([])
                used = 0.0
            _append(lines[-1], Piece(chunk, piece.tone, piece.art if drawing else ""), text[len(chunk) :])
            used += measure(text) + drawing
    return [tuple(line) for line in lines if line]


def _append(line: list[Piece], piece: Piece, after: str) -> None:
    """Add to a line; words of the same tone become one piece."""
    if line and line[-1].tone == piece.tone and not piece.art:
        line[-1] = line[-1]._replace(text=line[-1].text + piece.text)
    else:
        line.append(piece)
    if after.strip():
        line.append(Piece(after))
    elif after:
        line[-1] = line[-1]._replace(text=line[-1].text + after)


# Panes


def _panes(part: Panes, width: int, form: Form) -> list[Line]:
    """Panes in as many strips as they need."""
    is_boxed = part.is_boxed and form is Form.FULL
    labels = max((len(label) + 1 for label in part.labels), default=0)
    around = 5 if is_boxed else 1
    natural = [max(len(pane.words(at)) for at in range(len(pane.lines))) + around for pane in part.panes]
    if not part.is_even:
        rest = width - sum(natural[:-1])
        return _strip(part, part.panes, [*natural[:-1], min(natural[-1], rest)], 0, is_boxed=is_boxed)
    count, widest = len(part.panes), max(natural)
    across = max(1, (width - labels) // min(widest, _NARROWEST))
    across = -(-count // -(-count // across))
    size = min((width - labels) // across, widest if is_boxed else widest + _SPREAD)
    strips = [part.panes[first : first + across] for first in range(0, count, across)]
    return [line for strip in strips for line in _strip(part, strip, [size] * len(strip), labels, is_boxed=is_boxed)]


def _strip(part: Panes, panes: Sequence[Pane], sizes: Sequence[int], labels: int, *, is_boxed: bool) -> list[Line]:
    """Some panes side by side, line by line."""
    lines: list[Line] = []
    first, last = part.frame if is_boxed else (0, 0)
    for at in range(max(len(pane.lines) for pane in panes)):
        is_framed = first <= at < last
        room = [size - 4 if is_framed else size - 1 for size in sizes]
        # A table of figures keeps one line for each row.
        cells = [_cell(pane, at, width if part.is_even else math.inf) for pane, width in zip(panes, room, strict=True)]
        if is_framed and at == first:
            lines.append(_edge("╭╮", sizes, labels))
        for row in range(max(map(len, cells))):
            head = part.labels[at] if row == 0 and at < len(part.labels) else ""
            line = [Piece(head.ljust(labels), "label")]
            for cell, width in zip(cells, room, strict=True):
                line += _padded(cell[row] if row < len(cell) else (), width, is_framed=is_framed)
            lines.append(tuple(line))
        if is_framed and at == last - 1:
            lines.append(_edge("╰╯", sizes, labels))
    return lines


def _cell(pane: Pane, at: int, width: float) -> list[Line]:
    return wrapped(separated(pane.line(at), " "), width) if pane.words(at) else []


def _padded(line: Line, width: int, *, is_framed: bool) -> list[Piece]:
    """A line of a pane in its whole width; what is too long is cut off."""
    found: list[Piece] = [Piece("│ ", "quiet")] if is_framed else []
    left = width
    for piece in line:
        found.append(piece._replace(text=piece.text[:left]))
        left -= len(found[-1].text)
    return [*found, Piece(" " * left), Piece("│ " if is_framed else " ", "quiet")]


def _edge(corners: str, sizes: Sequence[int], labels: int) -> Line:
    return (Piece(" " * labels), *(Piece(corners[0] + "─" * (size - 3) + corners[1] + " ", "quiet") for size in sizes))


# Boards


def _board(part: DrawnBoard) -> list[Line]:
    """A board in its true shape: a cell for each space, dotted paths between those that touch."""
    cells = {
        name: [(space.name,), *wrapped(separated(space.pieces, " "), _CELL)] for name, space in part.spaces.items()
    }
    rows = 1 + max(space.row for space in part.spaces.values())
    deep = [max(len(cells[name]) for name, space in part.spaces.items() if space.row == row) + 1 for row in range(rows)]
    tops = [sum(deep[:row]) for row in range(rows)]
    canvas = [[Piece(" ")] * WIDTH for _ in range(sum(deep) - 1)]
    for first, second in part.paths:
        _dot(canvas, part.spaces[first], part.spaces[second], tops)
    for name, space in part.spaces.items():
        for at, line in enumerate(cells[name]):
            letters = [Piece(letter, piece.tone) for piece in line for letter in piece.text][:_CELL]
            left = space.column - _CELL // 2
            canvas[tops[space.row] + at][left : left + _CELL] = letters + [Piece(" ")] * (_CELL - len(letters))
    return [_run_together(line) for line in canvas]


def _dot(canvas: list[list[Piece]], start: Space, end: Space, tops: Sequence[int]) -> None:
    """A dotted path between the heads of two cells; the cells will lie over its ends."""
    across, down = end.column - start.column, tops[end.row] - tops[start.row]
    steps = max(abs(across) // 2, abs(down), 1)
    for step in range(steps + 1):
        line = canvas[tops[start.row] + round(down * step / steps)]
        line[start.column + round(across * step / steps)] = Piece(_PATH, "quiet")


def _run_together(letters: Sequence[Piece]) -> Line:
    return tuple(Piece("".join(one.text for one in run), tone) for tone, run in groupby(letters, lambda one: one.tone))
