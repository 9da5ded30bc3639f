"""The games whose rule modules are changed, and the tests that look at them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
GOLDENS, KIT = "test_goldens.py", "test_conformance.py"
WHOLE = (GOLDENS, KIT)
"""Tests that play whole matches."""
MADE = ("rule", "layout", "step")
"""Modules that `./go numbers` writes."""
BESIDE = (
    "test_aids.py",
    "test_aids_conflict.py",
    "test_clouds_and_piers_among_others.py",
    "test_combinations.py",
    "test_drawing.py",
    "test_example_expansion.py",
    "test_foresight.py",
    "test_hostile_input.py",
    "test_odds.py",
    "test_rulebook_map.py",
    "test_wishing.py",
)
"""Tests of a game that are not asked: they look at something beside its rules, or play at random for long."""


@dataclass(frozen=True)
class Target:
    """A game whose modules are changed, and the tests that look at them."""

    game: str
    modules: tuple[str, ...]
    kit: tuple[str, ...]
    """Which checks of the conformance kit are run: the quick ones. What only random play finds may survive here."""

    @property
    def package(self) -> Path:
        return ROOT / "src" / "aerodrome" / "games" / self.game

    def file(self, module: str) -> Path:
        return self.package / f"{module}.py"

    def tests(self) -> list[str]:
        """The files with the tests that are asked."""
        folder = ROOT / "tests" / "games" / self.game
        files = sorted(folder.rglob("test_*.py"))
        asked = [file for file in files if file.parent != folder or file.name not in BESIDE]
        return [*(str(file.relative_to(ROOT)) for file in asked), f"tests/games/{GOLDENS}"]

    def asks(self, file: str, test: str) -> bool:
        """Whether a test of such a file is asked: not all of the kit, and only this game's golden copies."""
        if file == KIT:
            return any(word in test for word in self.kit)
        return file != GOLDENS or self.game in test


def compiled(game: str) -> tuple[str, ...]:
    """The compiled modules of a game: its rules, without their numbers, which are made."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folder = f"src/aerodrome/games/{game}/"
    modules: list[str] = project["tool"]["aerodrome"]["compiled"]
    names = (module.removeprefix(folder).removesuffix(".py") for module in modules if module.startswith(folder))
    return tuple(name for name in names if name not in MADE)


AERION = Target(
    game="aerion",
    modules=(*compiled("aerion"), *("catalogue", "components", "positions/position", "view")),
    kit=("listed", "win", "reached", "caught"),
)
CELESTIA_DUO = Target(
    game="celestia_duo",
    modules=(
        *compiled("celestia_duo"),
        *("catalogue", "listing", "positions/position", "positions/possible", "progress", "view"),
    ),
    kit=("listed", "reached", "caught", "truth", "from_the_middle"),
)
ETHERIUM = Target(
    game="etherium",
    modules=(
        *compiled("etherium"),
        *("catalogue", "starting_position", "view", "windows"),
        *(f"positions/{name}" for name in ("position", "possible", "moments")),
    ),
    kit=("listed", "reached", "caught", "from_the_middle"),
)
TARGETS = {target.game: target for target in (AERION, CELESTIA_DUO, ETHERIUM)}
