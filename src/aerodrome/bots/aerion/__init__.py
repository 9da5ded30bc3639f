"""Bots for Aerion."""

from .easy import EasyBot
from .keen import KeenBot
from .steady import SteadyBot

__all__ = ["EasyBot", "KeenBot", "SteadyBot"]
