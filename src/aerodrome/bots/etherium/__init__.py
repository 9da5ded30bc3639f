"""Bots for Etherium."""

from .steady import SteadyBot

__all__ = ["SteadyBot"]
