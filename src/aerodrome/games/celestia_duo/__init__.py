"""Celestia Duo: two players, one airship, a pirate to catch before its lair."""

from .game import GAME, CelestiaDuo
from .rules import CelestiaState
from .view import CelestiaDuoView

__all__ = ["GAME", "CelestiaDuo", "CelestiaDuoView", "CelestiaState"]
