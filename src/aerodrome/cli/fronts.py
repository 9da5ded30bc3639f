"""The games as the terminal finds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aerodrome.games import GAMES
from aerodrome.kernel import Game

from .trouble import Trouble

if TYPE_CHECKING:
    from .front import Front


def find_game(name: str) -> Game:
    game = GAMES.get(name.replace("-", "_"))
    if game is None:
        raise Trouble("cli-error-no-game", game=name, known=", ".join(GAMES))
    return game


def front_of(game: Game) -> Front:
    """The terminal side of a game."""
    assert game.id == "aerion"
    # Only those who look at a table wait for the code that draws it.
    from .aerion import AerionFront

    return AerionFront()
