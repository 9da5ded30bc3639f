"""Which tests run which lines of a game, and how long they take: learnt once, and kept in `build/mutants/`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

from tools.steps import digest

from .changes import Mutant
from .sessions import Session, forked, runs
from .targets import ROOT, WHOLE, Target

AT_IMPORT = ""
"""What coverage calls the lines that run outside of all tests."""


class Lines:
    """The lines of a game's modules and the tests that run them, where there is no mutant."""

    def __init__(self, target: Target) -> None:
        self.target = target
        folder = ROOT / "build" / "mutants" / f"{target.game}-{digest(files())[:16]}"
        self._covered = folder / "coverage"
        self._taken = folder / "seconds.json"

    def learn(self) -> None:
        """Runs all tests, unless that was done. None may fail: every mutant would seem to be killed by it."""
        if self._taken.exists():
            return
        self._taken.parent.mkdir(parents=True, exist_ok=True)
        if forked(self._run_all):
            sys.exit("tests fail without any mutant, mend that first")

    def time_of(self, item: pytest.Item) -> float:
        """The processor time that a test takes; none if it only exists with a mutant."""
        return self._seconds.get(item.nodeid, 0)

    def run_at_import(self, mutant: Mutant) -> bool:
        """Whether what changes runs before the first test begins."""
        tests = self._tests(mutant)
        return not mutant.is_in_function or any(AT_IMPORT in tests.get(line, ()) for line in mutant.lines)

    def worth_asking(self, items: Sequence[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
        """The tests that may notice: those that run what is changed, then those about the whole; the quickest first.

        What changed at import may be noticed by all others too.
        """
        tests = self._tests(mutant)
        running = {test for line in mutant.lines for test in tests.get(line, ())}
        every = self.run_at_import(mutant)
        asked = [item for item in items if every or item.nodeid in running or is_about_the_whole(item)]
        return sorted(
            asked, key=lambda item: (is_about_the_whole(item), item.nodeid not in running, self.time_of(item))
        )

    @cached_property
    def _seconds(self) -> dict[str, float]:
        found: dict[str, float] = json.loads(self._taken.read_text(encoding="utf-8"))
        return found

    def _tests(self, mutant: Mutant) -> dict[int, list[str]]:
        data = CoverageData(str(self._covered))  # never kept: in a fork it would erase its file
        data.read()
        return data.contexts_by_lineno(str(self.target.file(mutant.module)))

    def _run_all(self) -> int:
        coverage = Coverage(data_file=str(self._covered), config_file=False, include=[f"{self.target.package}/*"])
        coverage.erase()
        seconds: dict[str, float] = {}

        def ask(items: list[pytest.Item]) -> None:
            for item, run in runs(sorted(items, key=is_about_the_whole)):
                if is_about_the_whole(item):
                    coverage.stop()
                else:
                    coverage.switch_context(item.nodeid)
                begun = time.process_time()
                run()
                seconds[item.nodeid] = time.process_time() - begun

        session = Session(self.target, ask)
        coverage.start()
        code = session.run()
        coverage.save()
        for failed in session.failed:
            print(f"failed: {failed}", file=sys.__stderr__)
        if code == 0:
            self._taken.write_text(json.dumps(seconds), encoding="utf-8")
        return code


def is_about_the_whole(item: pytest.Item) -> bool:
    """Whether a test plays whole matches: it is asked in any case, and what it runs is not measured."""
    return item.path.name in WHOLE


def files() -> list[Path]:
    """All that decides which lines a test runs."""
    tests = ROOT / "tests"
    folders = (ROOT / "src" / "aerodrome" / "kernel", ROOT / "src" / "aerodrome" / "games", tests / "games")
    found = (path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return [*found, *tests.glob("*.py"), ROOT / "pyproject.toml"]
