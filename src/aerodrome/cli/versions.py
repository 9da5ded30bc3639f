"""What `aerodrome --version` tells."""

from __future__ import annotations

import platform
import sys

from aerodrome import __version__
from aerodrome.games import GAMES


def version() -> str:
    """The version of everything that decides how a match plays."""
    lines = [f"aerodrome {__version__}"]
    lines += [
        f"{game.id}: rules {game.rules_version}, catalogue {game.catalogue_hash[:16]}, {_engine(game.id)}"
        for game in GAMES.values()
    ]
    lines.append(f"python {platform.python_version()} ({platform.python_implementation()})")
    return "\n".join(lines)


def _engine(game: str) -> str:
    """Whether the rules of a game run compiled."""
    file = str(getattr(sys.modules.get(f"aerodrome.games.{game}.rules"), "__file__", ""))
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"
