"""The games as the terminal finds them."""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from aerodrome.cli.errors import CommandError, blamed
from aerodrome.cli.storage import files
from aerodrome.games import GAMES
from aerodrome.kernel import Game

if TYPE_CHECKING:
    from aerodrome.cli.plain import PlainFront

MOST_CATALOGUE_BYTES = 1_000_000
PLAIN = "aerodrome.cli.plain:PlainFront"
"""The front of games that bring none."""


def find_game(name: str) -> Game:
    game = GAMES.get(name.replace("-", "_"))
    if game is None:
        raise CommandError("cli-error-no-game", game=name, known=", ".join(GAMES))
    return game


def corrected(game: Game, catalogue: Path | None) -> Game:
    """The game with the catalogue of a file, if there is one."""
    if catalogue is None:
        return game
    text = files.read_text(catalogue, MOST_CATALOGUE_BYTES)
    with blamed("cli-error-catalogue", file=str(catalogue)):
        return game.with_catalogue(text)


def front_of(game: Game) -> PlainFront:
    """The terminal side of a game. Only those who look at a table wait for the code that draws it."""
    front: PlainFront = resolve_name(game.registration.front or PLAIN)(game)
    return front
