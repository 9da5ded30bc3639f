"""What `aerodrome --version` tells."""

from __future__ import annotations

import platform
import sys

from aerodrome import __version__
from aerodrome.games import GAMES
from aerodrome.kernel import Game


def version() -> str:
    """The version of everything that decides how a match plays."""
    lines = [f"aerodrome {__version__}"]
    lines += [
        f"{game.id}: rules {game.rules_version}, catalogue {game.catalogue_hash[:16]}, {_engine(game)}"
        for game in GAMES.values()
    ]
    lines.append(f"python {platform.python_version()} ({platform.python_implementation()})")
    return "\n".join(lines)


def _engine(game: Game) -> str:
    """Whether the rules of a game run compiled: its table does then."""
    package = type(game).__module__.rpartition(".")[0]
    file = str(getattr(sys.modules.get(f"{package}.table"), "__file__", ""))
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"
