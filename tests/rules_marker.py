"""How a test says which rules it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Marks a test with the ids of the rules that it would see broken."""

    def mark(test: Test) -> Test:
        vars(test)["rules"] = ids
        return test

    return mark


def rules_of(test: Any) -> tuple[str, ...]:
    """The ids a test was marked with."""
    found: tuple[str, ...] = getattr(test, "rules", ())
    return found
