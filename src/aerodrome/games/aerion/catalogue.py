"""Reads and checks `catalogue.toml`, the facts that the rulebooks leave to pictures."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

import msgspec

from .cards import (
    CREW_NAMES,
    DECK_NAMES,
    KIND_NAMES,
    KINDS,
    MATERIAL_NAMES,
    MOST_CARDS_IN_A_DECK,
    SHIP_NAMES,
)
from .errors import bad_input

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
PARTS = ("totals", "ships", "decks")
MOST_CHARACTERS = 200_000
MOST_DOTS = 100
CLASSES: Mapping[str, tuple[str, ...]] = {
    "crew": CREW_NAMES,
    "material": MATERIAL_NAMES,
    "blueprint": SHIP_NAMES,
    "book": ("book",),
}


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards of each deck as counts of kinds, and the recipe of each ship as kinds.

    `sources` tells for each entry, by its path in the file, where it comes from.
    """

    decks: tuple[tuple[int, ...], ...]
    materials: tuple[int, ...]
    crews: tuple[int, ...]
    sources: Mapping[str, str]

    @property
    def hash(self) -> str:
        """The same for catalogues with the same values, whatever their comments and sources."""
        return hashlib.sha256(msgspec.json.encode([self.decks, self.materials, self.crews])).hexdigest()

    def reconstructed(self) -> list[str]:
        """The entries for which no source was found."""
        return [entry for entry, source in self.sources.items() if source == "reconstructed"]


def own_text() -> str:
    """The catalogue that comes with the game."""
    return files("aerodrome.games.aerion").joinpath("catalogue.toml").read_text(encoding="utf-8")


def read(text: str) -> Catalogue:
    """A catalogue from its text; whatever is wrong raises BadInput naming the entry."""
    if len(text) > MOST_CHARACTERS:
        raise bad_input("aerion-error-catalogue-large", most=str(MOST_CHARACTERS))
    for number, line in enumerate(text.splitlines(), 1):
        # Reading a key takes time with the square of its parts.
        if line.count(".") > MOST_DOTS:
            raise bad_input("aerion-error-catalogue-dots", line=str(number), most=str(MOST_DOTS))
    try:
        return _checked(tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # not TOML, or numbers and nesting too large to speak of
        raise bad_input("aerion-error-catalogue-toml", reason=str(error)) from None


def _checked(data: Mapping[str, object]) -> Catalogue:
    for name in data:
        if name not in PARTS:
            raise bad_input("aerion-error-catalogue-unknown", entry=repr(name), known=", ".join(PARTS))
    sources: dict[str, str] = {}
    decks = _decks(_section(data, "decks", DECK_NAMES), sources)
    _check_totals(_section(data, "totals", tuple(CLASSES)), decks, sources)
    materials, crews = _ships(_section(data, "ships", SHIP_NAMES), sources)
    return Catalogue(decks, materials, crews, sources)


def _section(data: Mapping[str, object], name: str, keys: tuple[str, ...]) -> Mapping[str, object]:
    section = data.get(name)
    if not isinstance(section, dict):
        raise bad_input("aerion-error-catalogue-no-section", section=f"[{name}]")
    _check_names(section, f"[{name}]", keys)
    for key in keys:
        if key not in section:
            raise bad_input("aerion-error-catalogue-no-entry", section=f"[{name}]", entry=repr(key))
    return section


def _check_names(section: Mapping[str, object], where: str, keys: tuple[str, ...]) -> None:
    for key in section:
        if key not in keys:
            known = ", ".join(keys)
            raise bad_input("aerion-error-catalogue-unknown-entry", section=where, entry=repr(key), known=known)


def _entry(path: str, value: object, fields: tuple[str, ...], sources: dict[str, str]) -> Mapping[str, object]:
    """An entry with exactly these fields and a source."""
    if not isinstance(value, dict):
        shape = f"{{ {', '.join(fields)}, source }}"
        raise bad_input("aerion-error-catalogue-shape", entry=path, shape=shape)
    for name in (*fields, "source"):
        if name not in value:
            raise bad_input("aerion-error-catalogue-no-field", entry=path, field=repr(name))
    for name in value:
        if name not in (*fields, "source"):
            raise bad_input("aerion-error-catalogue-unknown-field", entry=path, field=repr(name))
    source = value["source"]
    if source not in SOURCES:
        known = ", ".join(SOURCES)
        raise bad_input("aerion-error-catalogue-source", entry=path, value=repr(source), known=known)
    sources[path] = str(source)
    return value


def _count(path: str, value: object, sources: dict[str, str]) -> int:
    count = _entry(path, value, ("count",), sources)["count"]
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 999:
        raise bad_input("aerion-error-catalogue-count", entry=path, value=repr(count))
    return count


def _decks(section: Mapping[str, object], sources: dict[str, str]) -> tuple[tuple[int, ...], ...]:
    decks = []
    for deck in DECK_NAMES:
        cards = section[deck]
        where = f'decks."{deck}"'
        if not isinstance(cards, dict):
            raise bad_input("aerion-error-catalogue-no-deck", entry=where)
        _check_names(cards, f"[{where}]", KIND_NAMES)
        counts = [0] * KINDS
        for kind, entry in cards.items():
            counts[KIND_NAMES.index(kind)] = _count(f"{where}.{kind}", entry, sources)
        if not 1 <= sum(counts) <= MOST_CARDS_IN_A_DECK:
            found, most = str(sum(counts)), str(MOST_CARDS_IN_A_DECK)
            raise bad_input("aerion-error-catalogue-deck-size", entry=where, found=found, most=most)
        decks.append(tuple(counts))
    return tuple(decks)


def _check_totals(section: Mapping[str, object], decks: tuple[tuple[int, ...], ...], sources: dict[str, str]) -> None:
    for name, kinds in CLASSES.items():
        stated = _count(f"totals.{name}", section[name], sources)
        found = sum(deck[KIND_NAMES.index(kind)] for deck in decks for kind in kinds)
        if stated != found:
            raise bad_input(
                "aerion-error-catalogue-total", entry=f"totals.{name}", stated=str(stated), found=str(found)
            )
    for kind in KIND_NAMES:
        if not any(deck[KIND_NAMES.index(kind)] for deck in decks):
            raise bad_input("aerion-error-catalogue-missing-card", card=repr(kind))


def _ships(section: Mapping[str, object], sources: dict[str, str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    materials, crews = [], []
    for ship in SHIP_NAMES:
        entry = _entry(f"ships.{ship}", section[ship], ("material", "crew"), sources)
        materials.append(_named(f"ships.{ship}", "material", entry, MATERIAL_NAMES))
        crews.append(_named(f"ships.{ship}", "crew", entry, CREW_NAMES))
    for what, names, used in (("material", MATERIAL_NAMES, materials), ("crew", CREW_NAMES, crews)):
        for name in names:
            if KIND_NAMES.index(name) not in used:
                raise bad_input("aerion-error-catalogue-unused", field=what, value=repr(name))
    return tuple(materials), tuple(crews)


def _named(path: str, field: str, entry: Mapping[str, object], names: tuple[str, ...]) -> int:
    value = entry[field]
    if value not in names:
        known = ", ".join(names)
        raise bad_input("aerion-error-catalogue-value", entry=path, field=field, value=repr(value), known=known)
    return KIND_NAMES.index(str(value))
