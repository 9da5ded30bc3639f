"""The games as the terminal finds them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from aerodrome.games import GAMES
from aerodrome.kernel import AerodromeError, Game
from aerodrome.kernel.registration import load
from aerodrome.kernel.sheets import Sheets

from . import files
from .trouble import Trouble

if TYPE_CHECKING:
    from .front import Front

MOST_CATALOGUE_BYTES = 1_000_000
PLAIN = "aerodrome.cli.plain:PlainFront"
"""The front of games that bring none."""


def find_game(name: str) -> Game:
    game = GAMES.get(name.replace("-", "_"))
    if game is None:
        raise Trouble("cli-error-no-game", game=name, known=", ".join(GAMES))
    return game


def corrected(game: Game, catalogue: Path | None) -> Game:
    """The game with the catalogue of a file, if there is one."""
    if catalogue is None:
        return game
    text = files.read_text(catalogue, MOST_CATALOGUE_BYTES)
    try:
        return game.with_catalogue(text)
    except AerodromeError as error:
        raise Trouble("cli-error-catalogue", file=str(catalogue), reason=error) from None


def front_of(game: Game) -> Front:
    """The terminal side of a game. Only those who look at a table wait for the code that draws it."""
    front: Front = load(game.registration.front or PLAIN)(game)
    return front


def sheets_of(game: Game) -> Sheets | None:
    """How a game keeps progress from match to match; None where it does not."""
    return game.registration.sheets
