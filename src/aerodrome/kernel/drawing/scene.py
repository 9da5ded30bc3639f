"""What lies on a table, piece by piece, in the words of one language. Text and pictures are drawn from it.

A tone is one of TONES, or a colour such as "#c9973f"; it only repeats what the words say. Art is named as the page
names its drawings; where there is none, the words have to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

TONES = ("title", "label", "quiet", "strong", "good", "bad", "talk", "silence")


class Piece(NamedTuple):
    """A thing in words."""

    text: str
    tone: str = ""
    art: str = ""


Line = tuple[Piece, ...]


class Row(NamedTuple):
    """Pieces behind a label, and a note on them; there is a label, or a piece.

    Extra rows and quiet notes are left out where every line counts.
    """

    label: str
    pieces: tuple[Piece, ...] = ()
    between: str = ", "
    note: Piece | None = None
    tone: str = "label"
    is_extra: bool = False


class Rows(NamedTuple):
    """Rows below each other; where every line counts, after each other."""

    rows: tuple[Row, ...]


class Pane(NamedTuple):
    """Lines below each other, with a drawing where they tell of a card, a die or a ship."""

    lines: tuple[Piece | Line, ...]
    art: str = ""

    def line(self, at: int) -> Line:
        """The pieces of a line; none beyond the last one."""
        if at >= len(self.lines):
            return ()
        line = self.lines[at]
        return (line,) if isinstance(line, Piece) else line

    def words(self, at: int) -> str:
        return " ".join(piece.text for piece in self.line(at))


class Panes(NamedTuple):
    """Panes side by side, equally wide, or each as wide as its longest line.

    The lines from the first number of `frame` to the second are on the card, the others above and below it.
    """

    panes: tuple[Pane, ...]
    labels: tuple[str, ...] = ()
    frame: tuple[int, int] = (0, 0)
    is_boxed: bool = False
    is_even: bool = True


class Space(NamedTuple):
    """A place of a board: its column (0 to 78) and row, how high it lies, its name, and what stands there."""

    column: int
    row: int
    height: int
    name: Piece
    pieces: tuple[Piece, ...]


class DrawnBoard(NamedTuple):
    """Spaces by name, and the pairs of those that touch."""

    spaces: Mapping[str, Space]
    paths: tuple[tuple[str, str], ...]


class Either(NamedTuple):
    """The same in full, and in as few lines as possible. Joined rows go on where the rows before them end."""

    full: Rows | Panes | DrawnBoard
    brief: Rows | Panes
    is_joined: bool = False


Part = Rows | Panes | DrawnBoard | Either


class Scene(NamedTuple):
    """A table as one seat sees it: the line above it, its parts, and what must be decided."""

    game: str
    lang: str
    heading: tuple[Piece, ...]
    aside: tuple[Piece, ...]
    parts: tuple[Part, ...]
    prompt: str


def pieces(words: Iterable[str], tone: str = "") -> tuple[Piece, ...]:
    """Words without a drawing, each a piece."""
    return tuple(Piece(word, tone) for word in words if word)
