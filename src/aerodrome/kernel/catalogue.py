"""Reads the catalogue of any game: TOML of moderate size, in sections, each entry with its source.

Whatever is wrong raises BadInput naming the entry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from .errors import BadInput

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
MOST_CHARACTERS = 200_000
MOST_DOTS = 100
MOST = 999

Table = Mapping[str, object]
T = TypeVar("T")


def parse(text: str, checked: Callable[[Table], T]) -> T:
    """What `checked` makes of the catalogue with this text."""
    if len(text) > MOST_CHARACTERS:
        raise BadInput("error-catalogue-large", most=str(MOST_CHARACTERS))
    for number, line in enumerate(text.splitlines(), 1):
        # Reading a key takes time with the square of its parts.
        if line.count(".") > MOST_DOTS:
            raise BadInput("error-catalogue-dots", line=str(number), most=str(MOST_DOTS))
    try:
        return checked(tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # not TOML, or numbers and nesting too large to speak of
        raise BadInput("error-catalogue-toml", reason=str(error)) from None


def table(value: object, where: str) -> Table:
    """A part of the catalogue that has entries; `where` is its heading."""
    if not isinstance(value, dict):
        raise BadInput("error-catalogue-no-section", section=where)
    return value


def section(data: Table, name: str, keys: Sequence[str], where: str = "") -> Table:
    """The part of `data` with this name, which has exactly these entries; its heading is `where`, or [name]."""
    where = where or f"[{name}]"
    found = table(data.get(name), where)
    check_names(found, where, keys)
    for key in keys:
        if key not in found:
            raise BadInput("error-catalogue-no-entry", section=where, entry=repr(key))
    return found


def check_names(found: Table, where: str, keys: Sequence[str]) -> None:
    """Refuse all but these entries; the catalogue itself has no heading."""
    for key in found:
        if key not in keys:
            known = ", ".join(keys)
            if not where:
                raise BadInput("error-catalogue-unknown", entry=repr(key), known=known)
            raise BadInput("error-catalogue-unknown-entry", section=where, entry=repr(key), known=known)


class Entries:
    """Reads entries, and remembers where each comes from, by its path in the file."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}

    def entry(self, path: str, value: object, fields: Sequence[str], known: Sequence[str] = SOURCES) -> Table:
        """An entry with exactly these fields and one of the known sources."""
        if not isinstance(value, dict):
            shape = f"{{ {', '.join(fields)}, source }}"
            raise BadInput("error-catalogue-shape", entry=path, shape=shape)
        for name in (*fields, "source"):
            if name not in value:
                raise BadInput("error-catalogue-no-field", entry=path, field=repr(name))
        for name in value:
            if name not in (*fields, "source"):
                raise BadInput("error-catalogue-unknown-field", entry=path, field=repr(name))
        source = value["source"]
        if source not in known:
            raise BadInput("error-catalogue-source", entry=path, value=repr(source), known=", ".join(known))
        self.sources[path] = str(source)
        return value

    def count(self, path: str, value: object, least: int = 0, most: int = MOST) -> int:
        """The number of an entry that has nothing else."""
        return number(path, "count", self.entry(path, value, ("count",)), least, most)


def number(path: str, field: str, entry: Table, least: int = 0, most: int = MOST) -> int:
    """A field of an entry, a whole number between two others."""
    value = entry[field]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInput(
            "error-catalogue-number", entry=path, field=field, value=repr(value), least=str(least), most=str(most)
        )
    return value


def named(path: str, field: str, entry: Table, names: Sequence[str]) -> str:
    """A field of an entry, one of these names."""
    value = entry[field]
    if value not in names:
        known = ", ".join(names)
        raise BadInput("error-catalogue-value", entry=path, field=field, value=repr(value), known=known)
    return str(value)


def reconstructed(sources: Mapping[str, str]) -> list[str]:
    """The entries for which no source was found."""
    return [entry for entry, source in sources.items() if source == "reconstructed"]
