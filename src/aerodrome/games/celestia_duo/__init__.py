"""Celestia Duo: two players, one airship, a pirate to catch before its lair."""

from .game import GAME, CelestiaDuo
from .table import Table
from .view import CelestiaDuoView

__all__ = ["GAME", "CelestiaDuo", "CelestiaDuoView", "Table"]
