"""Tables as text and as pictures, drawn from one description of what lies there."""

from .drawing import Drawing
from .picture import picture
from .scene import DrawnBoard, Either, Line, Part, Piece, Row, Rows, Scene, Space, Tile, Tiles, pieces
from .text import Form, draw, lay_out

__all__ = [
    "Drawing",
    "DrawnBoard",
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
