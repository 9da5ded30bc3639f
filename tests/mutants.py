"""Plant random mutants in Aerion's rule modules and count how many the tests kill.

    ./go run python -m tests.mutants --count 300 --seed 1

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
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "aerodrome" / "games" / "aerion"
MODULES = (
    *("actions", "cards", "catalogue", "components", "dice", "expansion", "layout", "legality", "pieces", "position"),
    *("rules", "steps", "table", "view", "vocabulary"),
    *(f"expansions/{name}" for name in ("eggs", "flagship", "hellkite", "hourglasses", "piers", "stone_clouds")),
)
TESTS = ROOT / "tests" / "games" / "aerion"
# Of the conformance kit's checks only the quick ones: what random play alone would find may survive here.
KIT = ("tests/games/aerion/test_conformance.py", "-k", "listed or win or reached or caught")
SECONDS = 900

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

    module: str
    line: int
    what: str
    node: int

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.what}"

    def source(self) -> str:
        """The module with the change made."""
        tree = parsed(self.module)
        change(list(ast.walk(tree))[self.node], self.what)
        return ast.unparse(ast.fix_missing_locations(tree))


def parsed(module: str) -> ast.Module:
    return ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))


def mutants_of(module: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree = parsed(module)
    silent = {id(part) for annotation in types_in(tree) for part in ast.walk(annotation)}
    for at, node in enumerate(ast.walk(tree)):
        for what in changes(node) if id(node) not in silent else ():
            yield Mutant(module, getattr(node, "lineno", 0), what, at)


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


def rounds(module: str) -> Iterator[list[str]]:
    """The tests that a mutant has to survive, in rounds: those named after its module first, since most die there."""
    name = module.rpartition("/")[2]
    files = sorted(str(path.relative_to(ROOT)) for path in TESTS.rglob("test_*.py"))
    own = [file for file in files if f"test_{name}" in file or f"position_{name}" in file]
    rules = [file for file in files if "/rules/" in file and file not in own]
    whole = [f"tests/games/aerion/test_{part}.py" for part in ("state", "view", "expansion_seam", "vocabulary")]
    rest = [file for file in (*whole, "tests/games/test_goldens.py") if file not in own]
    yield from (part for part in (own, rules, rest, list(KIT)) if part)


def is_killed(mutant: Mutant | None) -> bool:
    """Whether some test fails, or does not end, with this mutant in place; without one, whether any fails anyway."""
    with tempfile.TemporaryDirectory() as folder:
        src = Path(folder) / "src"
        shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if mutant is None:
            return any(fails(tests, src) for tests in rounds("rules"))
        (src / "aerodrome" / "games" / "aerion" / f"{mutant.module}.py").write_text(mutant.source(), encoding="utf-8")
        return any(fails(tests, src) for tests in rounds(mutant.module))


def fails(tests: list[str], src: Path) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:cov", *tests]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    every = [mutant for module in MODULES for mutant in mutants_of(module)]
    chosen = random.Random(asked.seed).sample(every, min(asked.count, len(every)))
    if is_killed(None):
        sys.exit("the tests fail without any mutant: mend that first")
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
