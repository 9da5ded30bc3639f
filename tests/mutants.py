"""Plant random mutants in the rule modules of a game and count how many its tests kill.

    ./go run python -m tests.mutants --game celestia_duo --count 300 --seed 1

Each mutant is one small change to one module (a comparison, a number, a sign, a negation, a statement left out), tried
on a copy of the sources with the interpreted engine. Survivors are printed with their line; `docs/testing.md` says
which are known and why.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
GOLDENS = "tests/games/test_goldens.py"
SECONDS = 900
NO_TESTS = 5  # how pytest says that it found nothing to run


@dataclass(frozen=True)
class Target:
    """A game whose modules are changed, and the tests that look at them."""

    game: str
    modules: tuple[str, ...]
    whole: tuple[str, ...]
    """Tests that look at the whole of the game, the quickest first."""
    kit: str
    """Which checks of the conformance kit are run: the quick ones. What only random play finds may survive here."""
    sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Sections of the rules, and other tests, that a module is mostly about, where they do not share its name."""

    @property
    def package(self) -> Path:
        return Path("src", "aerodrome", "games", self.game)

    def rounds(self, module: str) -> Iterator[list[str]]:
        """The tests that a mutant has to survive, in rounds: those about its module first, since most die there."""
        name = module.rpartition("/")[2]
        folder = ROOT / "tests" / "games" / self.game
        files = sorted(str(path.relative_to(ROOT)) for path in folder.rglob("test_*.py"))
        sections = self.sections.get(name, ())
        wanted = (f"test_{name}", f"position_{name}", *(f"test_{one}{end}" for one in sections for end in (".py", "_")))
        own = [file for file in files if any(part in file for part in wanted)]
        rules = [file for file in files if "/rules/" in file and file not in own]
        whole = [f"tests/games/{self.game}/test_{part}.py" for part in self.whole]
        rest = [file for file in whole if file in files and file not in own]
        kit = [file for file in files if file.endswith("test_conformance.py")]
        yield from (part for part in (own, rules, rest) if part)
        yield [GOLDENS, "-k", self.game]
        if kit:
            yield [*kit, "-k", self.kit]


MADE = ("rule", "layout", "step")
"""Modules that `./go numbers` writes."""


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
    whole=("state", "view", "expansion_seam", "vocabulary"),
    kit="listed or win or reached or caught",
    sections={"turn": ("reroll", "reserve"), "roll": ("reroll",)},
)
CELESTIA_DUO = Target(
    game="celestia_duo",
    modules=(
        *compiled("celestia_duo"),
        *("catalogue", "listing", "positions/position", "positions/possible", "progress", "view"),
    ),
    whole=("vocabulary", "state", "view", "position", "every_rule_has_a_test"),
    kit="listed or reached or caught or truth or from_the_middle",
    sections={
        "cargo": ("reward", "energy", "hold"),
        "city": ("stop", "boarding"),
        "combat": ("crew", "boarding"),
        "conditions": ("stop", "crew", "combat", "boarding", "reward"),
        "conversation": ("talk",),
        "dealing": ("share", "city", "reward"),
        "fight_end": ("crew", "reward", "boarding"),
        "hold": ("reward", "crew"),
        "listing": ("catalogue",),
        "memory": ("reward", "combat", "view"),
        "phrases": ("talk",),
        "possible": ("position",),
        "redealing": ("memory", "view"),
        "rewards": ("reward",),
        "secret_attack": ("attack",),
        "sharing": ("share", "energy"),
        "table": ("set_up", "share", "components", "movement", "crew"),
        "turn": ("briefing", "end"),
    },
)
ETHERIUM = Target(
    game="etherium",
    modules=(
        *compiled("etherium"),
        *("catalogue", "laying_out", "view", "windows"),
        *(f"positions/{name}" for name in ("position", "possible", "moments")),
    ),
    whole=("board", "vocabulary", "state", "view", "position", "redealing", "every_rule_has_a_test"),
    kit="listed or reached or caught or from_the_middle",
    sections={
        "battles": ("conflict", "assault", "siege", "pillage"),
        "board": ("move", "setup", "flight"),
        "collection": ("collect",),
        "conflicts": ("conflict", "assault", "siege"),
        "connection": ("connect",),
        "connection_table": ("connect",),
        "counting": ("end", "token"),
        "cubes": ("payment", "theft", "supply"),
        "dice": ("roll",),
        "economy": ("collect", "payment", "theft", "supply", "upgrade", "transform"),
        "effects": ("act", "season", "flash"),
        "execution": ("act", "turn"),
        "flash_cards": ("flash", "draw"),
        "laying_out": ("setup", "components"),
        "movement": ("move",),
        **dict.fromkeys(("possible", "moments"), ("position",)),
        "programming": ("program",),
        "reach": ("move", "flight"),
        "redealing": ("view",),
        "rolls": ("roll", "connect", "conflict", "people"),
        "set_up": ("setup", "components"),
        "table": ("components", "supply", "unit", "capacity"),
        "transformation": ("transform", "capacity", "booster"),
        "upgrades": ("upgrade",),
        "windows": ("wish", "flash"),
    },
)
TARGETS = {target.game: target for target in (AERION, CELESTIA_DUO, ETHERIUM)}

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """One change to one node of a module, counted in the order of `ast.walk`."""

    target: Target
    module: str
    line: int
    what: str
    node: int

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.what}"

    def source(self) -> str:
        """The module with the change made."""
        tree = parsed(self.target, self.module)
        change(list(ast.walk(tree))[self.node], self.what)
        return ast.unparse(ast.fix_missing_locations(tree))


def parsed(target: Target, module: str) -> ast.Module:
    return ast.parse((ROOT / target.package / f"{module}.py").read_text(encoding="utf-8"))


def mutants_of(target: Target, module: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree = parsed(target, module)
    silent = {id(part) for annotation in types_in(tree) for part in ast.walk(annotation)}
    for at, node in enumerate(ast.walk(tree)):
        for what in changes(node) if id(node) not in silent else ():
            yield Mutant(target, module, getattr(node, "lineno", 0), what, at)


def types_in(tree: ast.AST) -> Iterator[ast.AST]:
    """The types in a module, which nobody looks at while it runs."""
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            annotation = getattr(node, name, None)
            if annotation is not None:
                yield annotation


def changes(node: ast.AST) -> list[str]:
    """The names of the changes that can be made to this node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        return [f"{type(node.ops[0]).__name__} becomes {COMPARISONS[type(node.ops[0])].__name__}"]
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        return [f"{type(node.op).__name__} becomes {OPERATORS[type(node.op)].__name__}"]
    if isinstance(node, ast.BoolOp):
        return ["and becomes or" if isinstance(node.op, ast.And) else "or becomes and"]
    if isinstance(node, ast.If | ast.IfExp):
        return ["condition negated"]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return [f"{node.value} becomes {node.value + 1}"]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ["call left out"]
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        return [f"{node.value} becomes {not node.value}"]
    return []


def change(node: ast.AST, what: str) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)
    else:
        raise AssertionError(what)


def is_killed(mutant: Mutant) -> bool:
    """Whether some test fails, or does not end, with this mutant in place."""
    with tempfile.TemporaryDirectory() as folder:
        src = copied(folder)
        place = Path(folder) / mutant.target.package / f"{mutant.module}.py"
        place.write_text(mutant.source(), encoding="utf-8")
        return any(fails(tests, src) for tests in mutant.target.rounds(mutant.module))


def failing_anyway(target: Target) -> list[str]:
    """Tests of which some fail without any mutant: every mutant would seem to be killed by them."""
    files: dict[str, None] = {}
    filtered: dict[tuple[str, ...], None] = {}
    for module in target.modules:
        for tests in target.rounds(module):
            if "-k" in tests:
                filtered[tuple(tests)] = None
            else:
                files |= dict.fromkeys(tests)
    with tempfile.TemporaryDirectory() as folder:
        src = copied(folder)
        every = (list(files), *map(list, filtered))
        return next((tests for tests in every if tests and fails(tests, src)), [])


def copied(folder: str) -> Path:
    """A copy of the sources, interpreted."""
    src = Path(folder) / "src"
    shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return src


def fails(tests: list[str], src: Path) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:cov", *tests]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, NO_TESTS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=TARGETS, required=True)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="go on with a run that was cut off after this many mutants")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    target = TARGETS[asked.game]
    every = [mutant for module in target.modules for mutant in mutants_of(target, module)]
    chosen = random.Random(asked.seed).sample(every, min(asked.count, len(every)))[asked.skip :]
    if failing := failing_anyway(target):
        sys.exit(f"tests fail without any mutant, mend that first: {' '.join(failing)}")
    killed = 0
    with ThreadPoolExecutor(asked.workers) as pool:
        for number, (mutant, dead) in enumerate(zip(chosen, pool.map(is_killed, chosen), strict=True), 1):
            killed += dead
            if not dead:
                print(f"survived: {mutant}", flush=True)
            if number % 20 == 0:
                print(f"{number} of {len(chosen)}: {killed} killed", flush=True)
    print(f"{killed} of {len(chosen)} mutants killed ({killed / len(chosen):.1%}), out of {len(every)} possible")


if __name__ == "__main__":
    main()
