"""The games, by id. Each is a package of its own; none knows the others.

Games of this package are found as its sub-packages, in the order of their names. Games from outside are found through
entry points of the group `aerodrome.games`, each naming a `Game`; one that cannot be loaded is left out with a warning.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from importlib import import_module, metadata
from pkgutil import iter_modules
from types import ModuleType

from aerodrome.kernel import BadInput, Game, GameInfo
from aerodrome.kernel.game import info
from aerodrome.kernel.texts import PLAIN

GROUP = "aerodrome.games"


def own_games() -> Iterator[Game]:
    """The games of this package."""
    for name in sorted(module.name for module in iter_modules(__path__)):
        yield import_module(f"{__name__}.{name}").GAME


def outside_games() -> Iterator[Game]:
    """The games that other distributions bring, in the order of their names."""
    for place in sorted(metadata.entry_points(group=GROUP), key=lambda place: place.name):
        try:
            game = place.load()
            if not isinstance(game, Game):
                raise TypeError(f"{place.value} is no Game")
            if not game.id.isidentifier():
                raise ValueError(f"the id {game.id!r} must be an identifier")
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            _warn("error-broken-game", game=repr(place.name), place=place.value, reason=reason)
        else:
            yield game


def discover() -> dict[str, Game]:
    """All games by id. None can take the id of one that was found before."""
    found = {game.id: game for game in own_games()}
    for game in outside_games():
        if found.setdefault(game.id, game) is not game:
            _warn("error-second-game", game=repr(game.id), place=type(game).__module__)
    return found


def _warn(key: str, **values: str) -> None:
    warnings.warn(PLAIN.say("en", key, **values), RuntimeWarning, stacklevel=2)


GAMES: dict[str, Game] = discover()


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
