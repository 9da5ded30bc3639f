"""The bots by name. One is imported when it is asked for: tables of a strong bot take time to make."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from aerodrome.kernel import BadInput, Game

from .bot import Bot

EVERYWHERE: Mapping[str, str] = {"random": "aerodrome.bots.random:RandomBot"}
OF_GAME: Mapping[str, Mapping[str, str]] = {
    "aerion": {"steady": "aerodrome.bots.aerion:SteadyBot"},
    "celestia_duo": {"steady": "aerodrome.bots.celestia_duo:SteadyBot"},
    "etherium": {"steady": "aerodrome.bots.etherium:SteadyBot"},
}
"""Bots for one game, by its id."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that can sit at this game's table, the weakest first."""
    return tuple(_places(game))


def bot(game: Game, name: str) -> Bot:
    """The bot of this name; an unknown one raises BadInput."""
    module, _, kind = place(game, name).partition(":")
    made = getattr(import_module(module), kind)()
    assert isinstance(made, Bot)
    return made


def place(game: Game, name: str) -> str:
    """Where the bot of this name is, as module:Class; an unknown one raises BadInput."""
    places = _places(game)
    if name not in places:
        raise BadInput("error-no-bot", game=game.id, bot=repr(name), known=", ".join(places))
    return places[name]


def _places(game: Game) -> Mapping[str, str]:
    return {**EVERYWHERE, **OF_GAME.get(game.id, {})}
