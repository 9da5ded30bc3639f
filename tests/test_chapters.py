"""How the rules are written: each condition once, ids by the kernel alone, one table class for each game."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from aerodrome.games import GAMES
from aerodrome.kernel import FastDealer, Game, State

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "aerodrome"
LISTING = ("legal", "any_legal", "choices_into", "ids_in", "id_of")
"""What of a state and of a verb gives ids."""


def modules(folder: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((SOURCES / folder).rglob("*.py")):
        yield str(path.relative_to(SOURCES)), ast.parse(path.read_text(encoding="utf-8"))


def rules_named_in(value: ast.AST) -> set[str]:
    """The rules of a game, as `rule.NAME`."""
    return {
        node.attr
        for node in ast.walk(value)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "rule"
    }


def answers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each function and verb of a module with each rule that it answers with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            values = [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
        elif isinstance(node, ast.ClassDef):
            values = [one.value for one in node.body if isinstance(one, ast.Assign)]
        elif isinstance(node, ast.Call):
            values = [word.value for word in node.keywords if word.arg == "leader_decides"]
        else:
            continue
        for value in values:
            for name in rules_named_in(value):
                yield name, getattr(node, "name", "leader_decides")


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_that_forbids_is_the_answer_of_one_function(game: str) -> None:
    numbered = ast.parse((SOURCES / "games" / game / "rule.py").read_text(encoding="utf-8"))
    named = [node.target for node in numbered.body if isinstance(node, ast.AnnAssign)]
    names = {target.id for target in named if isinstance(target, ast.Name)}
    found: dict[str, set[str]] = defaultdict(set)
    for where, tree in modules(f"games/{game}"):
        if where != f"games/{game}/game.py":  # it tells the kernel which rules mean that something is not there
            for name, function in answers(tree):
                found[name].add(f"{where}: {function}")
    assert {name: found[name] for name in names - {"ADDED"} if len(found[name]) != 1} == {}


def test_only_the_kernel_lists_ids() -> None:
    written = [
        f"{where}: {node.name}"
        for where, tree in modules("games")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name in LISTING
    ]
    assert written == []


NUMBERED = "self.verbs: list[AnyVerb] = list(verbs)"
"""Where the kernel takes the verbs in the order in which it numbers them."""
PLAYED = 12


@pytest.fixture(scope="module")
def renumbered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which every action has another id: the last verb of a game is the first."""
    folder = tmp_path_factory.mktemp("renumbered")
    shutil.copytree(SOURCES, folder / "aerodrome", ignore=shutil.ignore_patterns("web", "__pycache__"))
    chapters = folder / "aerodrome" / "kernel" / "chapters.py"
    before = chapters.read_text(encoding="utf-8")
    assert before.count(NUMBERED) == 1
    chapters.write_text(before.replace(NUMBERED, f"{NUMBERED}[::-1]"), encoding="utf-8")
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_no_module_knows_an_id_as_a_number(game: str, renumbered: Path, tmp_path: Path) -> None:
    """Matches whose actions are chosen by their notations are the same under other ids."""
    player = [sys.executable, "-P", str(ROOT / "tests" / "revisions" / "player.py"), game]

    def told(package: Path, *words: object) -> str:
        env = {**os.environ, "PYTHONPATH": str(package)}
        done = subprocess.run([*player, *map(str, words)], env=env, capture_output=True, text=True, check=True)
        return done.stdout

    everything = {one.name: one.values for one in GAMES[game].options if one.name == "expansions"}
    terms = [
        (seats, GAMES[game].settle_options(chosen))
        for seats in GAMES[game].seat_counts[:2]
        for chosen in ({}, everything)
    ]
    sets = tmp_path / "sets"
    sets.write_text("\n".join(json.dumps(one) for one in terms), encoding="utf-8")
    played = [told(package, "random", sets, 0, PLAYED) for package in (SOURCES.parent, renumbered)]
    assert played[0].count("\n") == PLAYED
    assert played[0] == played[1]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_one_table_class(game: Game) -> None:
    state = game.start(game.settle_options({}), game.seat_counts[0], FastDealer(1))
    between = type(state).__mro__[: type(state).__mro__.index(State)]
    assert len(between) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_table_leaves_no_method_to_others(game: str) -> None:
    source = (SOURCES / "games" / game / "table.py").read_text(encoding="utf-8")
    assert "NotImplementedError" not in source
