"""Etherium: peoples of six moons, secret programs, and Ether."""

from .game import GAME, Etherium
from .rules import EtheriumState
from .view import EtheriumView

__all__ = ["GAME", "Etherium", "EtheriumState", "EtheriumView"]
