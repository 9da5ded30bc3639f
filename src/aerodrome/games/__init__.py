"""The games, by id. Each is a package of its own; none knows the others."""

from __future__ import annotations

import sys
from types import ModuleType

from aerodrome.kernel import BadInput, Game, GameInfo
from aerodrome.kernel.game import info

from . import aerion, celestia_duo, etherium

GAMES: dict[str, Game] = {game.id: game for game in (aerion.GAME, celestia_duo.GAME, etherium.GAME)}


def find(game: str) -> Game:
    """The game with this id; hyphens and underscores are the same."""
    found = GAMES.get(str(game).replace("-", "_"))
    if found is None:
        raise BadInput("error-no-game", game=repr(game), known=", ".join(GAMES))
    return found


class _Callable(ModuleType):
    """`aerodrome.games` is a package, and `aerodrome.games()` lists what is in it."""

    def __call__(self, lang: str = "en") -> list[GameInfo]:
        return [info(game, lang) for game in GAMES.values()]


sys.modules[__name__].__class__ = _Callable
