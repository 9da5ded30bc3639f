"""The expansions of Aerion, one file each. A new file in this folder is found by itself; nothing has to name it."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from aerodrome.games.aerion.expansion import Expansion


def discover(package: ModuleType | None = None) -> tuple[type[Expansion], ...]:
    """The expansions in the modules of a package; by default this one."""
    name, path = (__name__, __path__) if package is None else (package.__name__, package.__path__)
    modules = [import_module(f"{name}.{module.name}") for module in iter_modules(path)]
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Expansion) and value.__module__ == module.__name__
    )
