"""Tables as text and as pictures, drawn from one description of what lies there."""

from .drawing import Drawing
from .picture import picture
from .scene import Board, Either, Line, Part, Piece, Row, Rows, Scene, Space, Tile, Tiles, pieces
from .text import Form, draw, lay_out

__all__ = [
    "Board",
    "Drawing",
    "Either",
    "Form",
    "Line",
    "Part",
    "Piece",
    "Row",
    "Rows",
    "Scene",
    "Space",
    "Tile",
    "Tiles",
    "draw",
    "lay_out",
    "picture",
    "pieces",
]
