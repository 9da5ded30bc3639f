"""A table at the terminal: its drawing in the form that fits, with the end of the log.

Colour only repeats what words say.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from aerodrome.kernel.drawing.scene import Either, Line, Part, Row, Rows, Scene
from aerodrome.kernel.drawing.text import Form, lay_out

from .errors import Misunderstood
from .screen import THEME
from .words import Words, fold

_SIDE = 39
_WIDE = 120  # a drawing of 80 columns, and the log beside it
_MENU = 9  # lines that a menu usually takes: a table that changed its form with each menu would be restless
_LEAST_LOG, _MOST_LOG = 2, 16
_MARKS = " ►△▲"


def tableau(scene: Scene, log: Sequence[str], console: Console, below: int) -> RenderableType:
    """The table with the last sentences of the log; `below` lines are needed for something else."""
    is_wide = console.width >= _WIDE
    width = console.width - _SIDE - 1 if is_wide else console.width
    room = console.height - below
    lines = _fitting(scene, width, console.height - max(below, _MENU) - (0 if is_wide else _LEAST_LOG), room)
    drawn = Group(*(_styled(line) for line in lines))
    if not is_wide:
        return Group(drawn, _story(log, min(_MOST_LOG, room - len(lines)), width))
    beside = Table.grid(padding=(0, 1, 0, 0))
    beside.add_column(width=width)
    beside.add_column(width=_SIDE)
    beside.add_row(drawn, _story(log, max(len(lines), min(_MOST_LOG, room)), _SIDE))
    return beside


def _fitting(scene: Scene, width: int, comfortable: int, room: int) -> list[Line]:
    """The table in the largest form that is comfortable; in the smallest one, its last parts go where they must."""
    for form in Form:
        parts = [lines for lines in lay_out(scene, width, form) if lines]
        if form is Form.FULL:
            parts = [[*lines, ()] for lines in parts]
        if sum(map(len, parts)) <= comfortable:
            break
    while len(parts) > 2 and sum(map(len, parts)) > room:
        parts.pop()
    return [line for lines in parts for line in lines]


def _styled(line: Line) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for piece in line:
        is_known = piece.tone.startswith("#") or piece.tone in THEME.styles
        text.append(piece.text, piece.tone if is_known else "")
    text.rstrip()
    return text


def _story(log: Sequence[str], lines: int, width: int) -> RenderableType:
    """The last sentences that fit, the newest at the bottom."""
    shown: list[str] = []
    for sentence in reversed(log):
        if len(shown) >= lines:
            break
        first, *rest = textwrap.wrap(sentence, max(20, width - 2)) or [""]
        shown = [first, *(f"  {line}" for line in rest), *shown]
    return Group(*(Text(line, "quiet") for line in shown[max(0, len(shown) - lines) :]))


def look(scene: Scene, what: str, words: Words, console: Console) -> RenderableType:
    """Answer the command "look": all rows of the table in full, or only those whose label begins with `what`."""
    rows = [row for part in scene.parts for row in _rows(part)]
    wanted = [row for row in rows if fold(row.label.strip(_MARKS)).startswith(fold(what))]
    if not wanted:
        known = ", ".join(dict.fromkeys(row.label.strip(_MARKS) for row in rows))
        raise Misunderstood(words.say("look-nothing", text=what, known=known))
    _, lines = lay_out(scene._replace(parts=(Rows(tuple(wanted)),)), console.width, Form.SHORT)
    return Group(*(_styled(line) for line in lines))


def _rows(part: Part) -> Sequence[Row]:
    if isinstance(part, Either):
        return _rows(part.brief)
    return part.rows if isinstance(part, Rows) else ()
