"""Etherium: peoples of six moons, secret programs, and Ether."""

from .game import GAME, Etherium
from .table import Table
from .view import EtheriumView

__all__ = ["GAME", "Etherium", "EtheriumView", "Table"]
