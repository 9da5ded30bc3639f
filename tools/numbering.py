"""Writes the modules that hold nothing but numbers with names: `./go numbers`.

The compiled engine is fastest with literal numbers, which nobody should have to count, and with copies that name every
field, which nobody should have to list. What is numbered is kept in data files; the modules made from them are checked
in, and a test compares. This script imports nothing of the package, which cannot be imported while a name is missing in
one of these modules.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from tools import storage

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src/aerodrome/games")
FIRST_RULE = 10
"""Smaller numbers belong to the kernel."""


def module(sources: tuple[Path, ...], target: Path, numbers: Mapping[str, int]) -> str:
    """The text of a module that gives these names their numbers."""
    read = " and ".join(source.relative_to(target.parent).as_posix() for source in sources)
    lines = [f'"""Written by `./go numbers` from {read}."""', "", "from __future__ import annotations", ""]
    lines += ["from typing import Final", "", *(f"{name}: Final = {number}" for name, number in numbers.items())]
    return "\n".join(lines) + "\n"


# Rules


def forbidding_rules(source: Path) -> Iterator[str]:
    """The ids of the rules in a file that can forbid an action, in reading order."""
    for section in tomllib.loads((ROOT / source).read_text("utf-8"))["section"]:
        for rule in section["rule"]:
            if rule.get("forbids", False):
                yield rule["id"]


def rule_name(rule: str) -> str:
    """The name of a rule's number: its id without the game, in capitals."""
    return rule.partition(".")[2].replace(".", "_").replace("-", "_").upper()


def rules(target: Path, *sources: Path, added: bool = False) -> str:
    """One number for each rule that forbids; with `added`, also the first number that is free for expansions."""
    found = [rule for source in sources for rule in forbidding_rules(source)]
    names = [rule_name(rule) for rule in found] + (["ADDED"] if added else [])
    if len(set(names)) != len(names):
        raise ValueError(f"{target}: two rules have the same name")
    return module(sources, target, dict(zip(names, range(FIRST_RULE, FIRST_RULE + len(names)), strict=True)))


def rules_of(game: str, *more: str, added: bool = False) -> tuple[Path, Callable[[], str]]:
    target = GAMES / game / "rule.py"
    sources = [GAMES / game / name for name in ("rules.toml", *more)]
    return target, partial(rules, target, *sources, added=added)


# Fields


def layout(game: str) -> str:
    """Where things lie in a game's flat storage, and the class that holds its numbers."""
    return storage.layout(fields_of(game), constants(game), f"aerodrome.games.{game}")


def steps(game: str) -> str:
    """One number for each step."""
    return storage.steps(fields_of(game)["steps"], f"aerodrome.games.{game}")


def fields_of(game: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / GAMES / game / "fields.toml").read_text("utf-8"))


def constants(game: str) -> dict[str, int]:
    """The numbers that a game's cards.py gives names to."""
    tree = ast.parse((ROOT / GAMES / game / "cards.py").read_text("utf-8"))
    return {
        node.target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
    }


def fields_modules(game: str) -> list[tuple[Path, Callable[[], str]]]:
    made = (("layout.py", layout), ("step.py", steps))
    return [(GAMES / game / name, partial(write, game)) for name, write in made]


# All of them

MODULES: Mapping[Path, Callable[[], str]] = dict(
    [
        rules_of("aerion", "expansions/rules.toml", added=True),
        rules_of("celestia_duo"),
        rules_of("etherium"),
        *fields_modules("aerion"),
        *fields_modules("celestia_duo"),
        *fields_modules("etherium"),
    ]
)
"""Each module that this script writes, and how its text is made."""


def main() -> None:
    for path, text in MODULES.items():
        (ROOT / path).write_text(text(), encoding="utf-8")
        print(f"{path} is up to date")


if __name__ == "__main__":
    main()
