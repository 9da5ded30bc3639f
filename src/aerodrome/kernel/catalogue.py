"""Reads the catalogue of any game: TOML of moderate size, in sections, each entry with its source.

Whatever is wrong raises BadInput naming the entry.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import TypeVar

import msgspec

from .errors import BadInput

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
MOST_CHARACTERS = 200_000
MOST_DOTS = 100
MOST = 999

Table = Mapping[str, object]
T = TypeVar("T")


class Catalogue:
    """What a game's catalogue says. `sources` tells for each entry, by its path in the file, where it comes from."""

    __slots__ = ()
    sources: Mapping[str, str]

    def values(self) -> object:
        """What the rules are played with."""
        raise NotImplementedError

    @property
    def hash(self) -> str:
        """The same for catalogues with the same values, whatever their comments and sources."""
        return hashlib.sha256(msgspec.json.encode(self.values())).hexdigest()


def text_in(package: str) -> str:
    """The catalogue that comes with the game in a package."""
    return files(package).joinpath("catalogue.toml").read_text(encoding="utf-8")


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


def part(listed: Table, name: str, entry: str, keys: Sequence[str]) -> tuple[str, Table]:
    """The path and the fields of an entry that has parts of its own, in the section with this name."""
    path = f"{name}.{entry}"
    return path, section(listed, entry, keys, f"[{path}]")


def check_names(found: Table, where: str, keys: Sequence[str]) -> None:
    """Refuse all but these entries; the catalogue itself has no heading."""
    for key in found:
        if key not in keys:
            known = ", ".join(keys)
            if not where:
                raise BadInput("error-catalogue-unknown", entry=repr(key), known=known)
            raise BadInput("error-catalogue-unknown-entry", section=where, entry=repr(key), known=known)


def columns(kind: str, names: Sequence[str], rows: Sequence[Sequence[int]]) -> dict[str, list[int]]:
    """What the entries of a kind say, an entry in each row, as a list for each column."""
    return {f"{kind}_{name}": list(values) for name, values in zip(names, zip(*rows, strict=True), strict=True)}


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
        return self.numbers(path, value, ("count",), least, most)[0]

    def check_count(self, path: str, value: object, wanted: int) -> None:
        """A number on which the rules are built is stated, so that an owner can see it, but cannot be changed."""
        found = self.count(path, value)
        if found != wanted:
            raise BadInput("error-catalogue-fixed", entry=path, found=str(found), wanted=str(wanted))

    def numbers(self, path: str, value: object, fields: Sequence[str], least: int = 0, most: int = MOST) -> list[int]:
        """The numbers of an entry that has one for each of the fields."""
        entry = self.entry(path, value, fields)
        return [number(path, field, entry, least, most) for field in fields]

    def name(self, path: str, value: object, field: str, names: Sequence[str]) -> str:
        """The name of an entry that has nothing else."""
        return named(path, field, self.entry(path, value, (field,)), names)


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
