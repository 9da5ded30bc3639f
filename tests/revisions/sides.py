"""The two revisions, each with its compiled engine, and the processes that play matches by them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PLAYER = Path(__file__).with_name("player.py")


@dataclass(frozen=True, slots=True)
class Side:
    """A revision: the folder of its unpacked wheel."""

    folder: Path

    @classmethod
    def at(cls, folder: Path) -> Side:
        """A side whose engine is there: without it, Python would find another one elsewhere."""
        if not list(folder.glob("aerodrome__mypyc.*")):
            raise FileNotFoundError(f"{folder} holds no compiled engine")
        return cls(folder.resolve())

    def ask(self, *words: object) -> list[Any]:
        """What the player answers in this revision. Nothing of the checkout is on its path but the player."""
        answer = subprocess.run(
            (sys.executable, "-P", PLAYER, *map(str, words)),
            env={**os.environ, "PYTHONPATH": str(self.folder)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return [json.loads(line) for line in answer.stdout.splitlines()]


@dataclass(frozen=True, slots=True)
class Sides:
    """The same question to both."""

    before: Side
    after: Side

    def ask(self, *words: object) -> tuple[list[Any], list[Any]]:
        return self.before.ask(*words), self.after.ask(*words)
