"""The table of Etherium in plain text and as a picture."""

from .picture import svg
from .text_drawing import draw

__all__ = ["draw", "svg"]
