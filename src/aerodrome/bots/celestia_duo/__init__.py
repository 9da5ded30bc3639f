"""Bots for Celestia Duo."""

from .steady import SteadyBot

__all__ = ["SteadyBot"]
