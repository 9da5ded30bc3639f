"""Lanterns: a small complete game, with a hidden hand, a simultaneous secret bid and a phrase.

Two seats hold two lanterns each, of brightness 1 to 4. In each of four rounds both secretly bid one; the brighter wins
a point, a die decides between equals. Each then draws a new lantern unseen. Once a round each may say "bright" or
"dim".
"""

from .game import GAME, Lanterns
from .rules import LanternState
from .view import LanternView

__all__ = ["GAME", "LanternState", "LanternView", "Lanterns"]
