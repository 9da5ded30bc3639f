"""Aerodrome without its compiled modules, in another process: `python -m bench.interpreted GAME SECONDS`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.contest import Sample, Way

COMPILED = ("*.so", "*.pyd", "__pycache__")


def package_folder(name: str) -> Path:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ImportError(f"no package {name}")
    return Path(spec.origin).parent


class Interpreted:
    """The playout loop run by Python from the same sources.

    The compiled modules of a package shadow their sources, so the sources are copied to a place without them. The other
    process inherits the pinned core, measures itself and reports.
    """

    name = "aerodrome"
    form = "interpreted"
    way = Way.INSIDE

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def _sources(self) -> TemporaryDirectory[str]:
        folder = TemporaryDirectory(prefix="aerodrome-interpreted-")
        shutil.copytree(
            package_folder("aerodrome"), Path(folder.name) / "aerodrome", ignore=shutil.ignore_patterns(*COMPILED)
        )
        return folder

    def _ask(self, seconds: float) -> dict[str, float]:
        path = os.pathsep.join((self._sources.name, str(package_folder("bench").parent)))
        answer = subprocess.run(
            (sys.executable, "-m", "bench.interpreted", self.game, str(seconds)),
            cwd=self._sources.name,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        if answer.returncode:
            raise RuntimeError(answer.stderr.strip().rpartition("\n")[2])
        figures: dict[str, float] = json.loads(answer.stdout)
        return figures

    def playouts(self, seconds: float) -> Sample:
        figures = self._ask(seconds)
        return Sample(int(figures["games"]), figures["decisions"], figures["seconds"])

    def copy_cost(self) -> float | None:
        return self._ask(0.0)["copy"]


def main(game: str, seconds: str) -> None:
    # Not at the top: `bench.ours` imports this module.
    from bench.ours import SETUPS, Loop, is_compiled

    setup = next(setup for setup in SETUPS if setup.name == game)
    if is_compiled(setup):
        sys.exit("the compiled modules were found all the same")
    loop = Loop(setup)
    if float(seconds):
        sample = loop.playouts(float(seconds))
        print(json.dumps({"games": sample.games, "decisions": sample.decisions, "seconds": sample.seconds}))
    else:
        print(json.dumps({"copy": loop.copy_cost()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
