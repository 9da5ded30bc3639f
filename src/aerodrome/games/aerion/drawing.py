"""Aerion's table in plain text and as a picture."""

from .picture import svg
from .text_drawing import combination, draw, place_of_ship

__all__ = ["combination", "draw", "place_of_ship", "svg"]
