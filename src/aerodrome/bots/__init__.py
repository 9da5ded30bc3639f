"""Bots: players for any seat. They know what a person in that seat would know, and nothing else."""

from .bot import WAIT, Bot, ThinkingBot, ask
from .random import RandomBot
from .registry import bot, names
from .seats import Occupant, parse_seats

__all__ = ["WAIT", "Bot", "Occupant", "RandomBot", "ThinkingBot", "ask", "bot", "names", "parse_seats"]
