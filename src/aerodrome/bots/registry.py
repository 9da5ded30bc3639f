"""The bots by name. One is imported when it is asked for: tables of a strong bot take time to make."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import resolve_name

from aerodrome.kernel import BadInput, Game

from .bot import Bot, ThinkingBot

EVERYWHERE: Mapping[str, str] = {"random": "aerodrome.bots.random:RandomBot"}
"""Bots that play any game; a game's own bots are in its registration."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that can sit at this game's table, the weakest first."""
    return tuple(_places(game))


def bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    """The bot of this name; an unknown one raises BadInput. `seconds` is for one decision of a bot that can think."""
    return made(place(game, name), seconds)


def made(place: str, seconds: float | None = None) -> Bot:
    """A bot, from where it is."""
    kind: type[Bot] = resolve_name(place)
    return kind(seconds) if seconds is not None and issubclass(kind, ThinkingBot) else kind()


def place(game: Game, name: str) -> str:
    """Where the bot of this name is, as module:Class; an unknown one raises BadInput."""
    places = _places(game)
    if name not in places:
        raise BadInput("error-no-bot", game=game.id, bot=repr(name), known=", ".join(places))
    return places[name]


def _places(game: Game) -> Mapping[str, str]:
    return {**EVERYWHERE, **game.registration.bots}
