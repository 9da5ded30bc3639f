"""The small changes that can be made to a module: a comparison, a number, a sign, a negation, a call left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from types import CodeType
from typing import TypeVar

from .targets import Target

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


Statement = TypeVar("Statement", bound=ast.stmt)


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

    @property
    def name(self) -> str:
        """The module's name to those who import it."""
        return f"aerodrome.games.{self.target.game}.{self.module.replace('/', '.')}"

    def code(self) -> CodeType:
        """The module with the change made."""
        tree = parsed(self.target, self.module)
        change(list(ast.walk(tree))[self.node], self.what)
        return compile(ast.fix_missing_locations(tree), self.target.file(self.module), "exec", dont_inherit=True)

    @cached_property
    def lines(self) -> range:
        """The lines of the innermost statement that changes, without those of statements in it."""
        found = [heading(statement) for statement in self._around(ast.stmt)[-1:]]
        return next((lines for lines in found if self.line in lines), range(self.line, self.line + 1))

    @cached_property
    def is_in_function(self) -> bool:
        """Whether the change is in the body of a function, which runs when it is called."""
        return any(function.body[0].lineno <= self.line for function in self._around(ast.FunctionDef)[:1])

    def _around(self, kind: type[Statement]) -> list[Statement]:
        """The statements of this kind that the changed line is in, the outermost first."""
        nodes = ast.walk(parsed(self.target, self.module))
        return [node for node in nodes if isinstance(node, kind) and node.lineno <= self.line < end_of(node)]


def end_of(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) + 1


def heading(statement: ast.stmt) -> range:
    body: list[ast.stmt] = getattr(statement, "body", [])
    return range(statement.lineno, max(body[0].lineno, statement.lineno + 1) if body else end_of(statement))


def parsed(target: Target, module: str) -> ast.Module:
    return ast.parse(target.file(module).read_text(encoding="utf-8"))


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
