"""How the rules are written: each condition once, ids by the kernel alone, one table class for each game."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from aerodrome.games import GAMES
from aerodrome.kernel import FastDealer, Game, State

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parent.parent / "src" / "aerodrome"
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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_one_table_class(game: Game) -> None:
    state = game.start(game.settle_options({}), game.seat_counts[0], FastDealer(1))
    between = type(state).__mro__[: type(state).__mro__.index(State)]
    assert len(between) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_table_leaves_no_method_to_others(game: str) -> None:
    source = (SOURCES / "games" / game / "table.py").read_text(encoding="utf-8")
    assert "NotImplementedError" not in source
