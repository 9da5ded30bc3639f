"""Lanterns as another distribution would bring it: a game outside the package, with an entry point.

The game lies in `tests/outside/lanterns`. Its metadata lies apart, in `tests/outside/installed`: only programs with
that folder on their path find the game among the others.
"""

from __future__ import annotations

import os
from pathlib import Path

OUTSIDE = Path(__file__).parent / "outside"
METADATA = OUTSIDE / "installed"


def with_lanterns(environment: dict[str, str] | None = None) -> dict[str, str]:
    """The environment of a program that finds the game."""
    known = {**os.environ} if environment is None else environment
    before = (known["PYTHONPATH"],) if known.get("PYTHONPATH") else ()
    return {**known, "PYTHONPATH": os.pathsep.join((str(OUTSIDE), str(METADATA), *before))}
