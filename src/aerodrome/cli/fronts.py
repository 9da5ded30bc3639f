"""The games as the terminal finds them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from aerodrome.games import GAMES
from aerodrome.kernel import AerodromeError, Game

from . import files
from .trouble import Trouble

if TYPE_CHECKING:
    from .front import Front
    from .progress import Sheets

MOST_CATALOGUE_BYTES = 1_000_000


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
    """The terminal side of a game."""
    return FRONTS[game.id](game)


# Only those who look at a table wait for the code that draws it.


def _aerion_front(_: Game) -> Front:
    from .aerion import AerionFront

    return AerionFront()


def _celestia_front(game: Game) -> Front:
    from aerodrome.games.celestia_duo.game import CelestiaDuo

    from .celestia_duo.front import CelestiaFront

    assert isinstance(game, CelestiaDuo)
    return CelestiaFront(game)


def _etherium_front(game: Game) -> Front:
    from aerodrome.games.etherium.game import Etherium

    from .etherium.front import EtheriumFront

    assert isinstance(game, Etherium)
    return EtheriumFront(game)


FRONTS: dict[str, Callable[[Game], Front]] = {
    "aerion": _aerion_front,
    "celestia_duo": _celestia_front,
    "etherium": _etherium_front,
}


def sheets_of(game: Game) -> Sheets | None:
    """How a game keeps progress from match to match; None where it does not."""
    make = SHEETS.get(game.id)
    return None if make is None else make()


def _celestia_sheets() -> Sheets:
    from .celestia_duo.sheets import CelestiaSheets

    return CelestiaSheets()


SHEETS: dict[str, Callable[[], Sheets]] = {"celestia_duo": _celestia_sheets}
