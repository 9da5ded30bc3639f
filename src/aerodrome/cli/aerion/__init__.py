"""Aerion at the terminal."""

from .front import AerionFront

__all__ = ["AerionFront"]
