"""How hard the games are, as far as a bot can tell: `estimates.toml` has how often one won, and who measured it how."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from aerodrome.kernel import Game


class Estimate(Struct, frozen=True, kw_only=True):
    """How often a bot won: its share of the matches played with these options and the defaults for the rest.

    The same bot sat in all seats, and they won or lost together.
    """

    bot: str
    seats: int
    options: dict[str, Any]
    won: float
    matches: int


class GameEstimates(Struct, frozen=True, kw_only=True):
    """The estimates of a game: the version of the rules that was played, and the command that plays it again."""

    rules_version: str
    command: str
    estimates: tuple[Estimate, ...]


def of_game(game: Game) -> tuple[Estimate, ...]:
    """The estimates for a game; none where its rules have changed since, or where players are rivals."""
    chapter = chapters().get(game.id)
    return () if chapter is None or chapter.rules_version != game.rules_version else chapter.estimates


@cache
def chapters() -> dict[str, GameEstimates]:
    """What `estimates.toml` has, by game."""
    text = files("aerodrome.bots").joinpath("estimates.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, GameEstimates])
