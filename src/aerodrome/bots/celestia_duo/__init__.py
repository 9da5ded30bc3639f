"""Bots for Celestia Duo."""

from .easy import EasyBot
from .steady import SteadyBot

__all__ = ["EasyBot", "SteadyBot"]
