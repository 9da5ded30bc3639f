"""Aerion: build six airships before the cards run out."""

from .game import GAME, Aerion
from .rules import AerionState
from .view import AerionView

__all__ = ["GAME", "Aerion", "AerionState", "AerionView"]
