"""Aerion: build six airships before the cards run out."""

from .game import GAME, Aerion
from .table import Table
from .view import AerionView

__all__ = ["GAME", "Aerion", "AerionView", "Table"]
