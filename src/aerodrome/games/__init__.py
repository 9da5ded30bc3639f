"""The games, by id. Each is a package of its own; none knows the others."""

from __future__ import annotations

from aerodrome.kernel import BadInput, Game

from . import aerion

GAMES: dict[str, Game] = {aerion.GAME.id: aerion.GAME}


def find(game: str) -> Game:
    """The game with this id; hyphens and underscores are the same."""
    found = GAMES.get(str(game).replace("-", "_"))
    if found is None:
        raise BadInput(f"There is no game {game!r}; choose one of {', '.join(GAMES)}.")
    return found
