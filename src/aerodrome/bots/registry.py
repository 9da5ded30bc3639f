"""The bots by name. One is imported when it is asked for: tables of a strong bot take time to make."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import resolve_name

from aerodrome.kernel import BadInput, Game

from .bot import Bot

EVERYWHERE: Mapping[str, str] = {"random": "aerodrome.bots.random:RandomBot"}
"""Bots that play any game; a game's own bots are in its registration."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that can sit at this game's table, the weakest first."""
    return tuple(_places(game))


def bot(game: Game, name: str) -> Bot:
    """The bot of this name; an unknown one raises BadInput."""
    return made(place(game, name))


def made(place: str) -> Bot:
    """A bot, from where it is."""
    bot = resolve_name(place)()
    assert isinstance(bot, Bot)
    return bot


def place(game: Game, name: str) -> str:
    """Where the bot of this name is, as module:Class; an unknown one raises BadInput."""
    places = _places(game)
    if name not in places:
        raise BadInput("error-no-bot", game=game.id, bot=repr(name), known=", ".join(places))
    return places[name]


def _places(game: Game) -> Mapping[str, str]:
    return {**EVERYWHERE, **game.registration.bots}
