"""Tables as text and as pictures, drawn from one description of what lies there."""

from .picture import picture
from .scene import Board, Either, Part, Piece, Row, Rows, Scene, Space, Tile, Tiles, pieces
from .text import Form, Line, draw, lay_out

__all__ = [
    "Board",
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
