"""Bots for Aerion."""

from .steady import SteadyBot

__all__ = ["SteadyBot"]
