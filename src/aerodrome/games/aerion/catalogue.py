"""Reads and checks `catalogue.toml`, the facts that the rulebooks leave to pictures."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

import msgspec

from aerodrome.kernel import BadInput

from .cards import (
    CREW_NAMES,
    DECK_NAMES,
    KIND_NAMES,
    KINDS,
    MATERIAL_NAMES,
    MOST_CARDS_IN_A_DECK,
    SHIP_NAMES,
)

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
MOST_CHARACTERS = 200_000
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
        raise BadInput(f"The catalogue is too large: at most {MOST_CHARACTERS} characters are read.")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput(f"The catalogue is not valid TOML: {error}.") from None
    _check_names(data, "the catalogue", ("totals", "ships", "decks"))
    sources: dict[str, str] = {}
    decks = _decks(_section(data, "decks", DECK_NAMES), sources)
    _check_totals(_section(data, "totals", tuple(CLASSES)), decks, sources)
    materials, crews = _ships(_section(data, "ships", SHIP_NAMES), sources)
    return Catalogue(decks, materials, crews, sources)


def _section(data: Mapping[str, object], name: str, keys: tuple[str, ...]) -> Mapping[str, object]:
    section = data.get(name)
    if not isinstance(section, dict):
        raise BadInput(f"The catalogue has no section [{name}].")
    _check_names(section, f"[{name}]", keys)
    for key in keys:
        if key not in section:
            raise BadInput(f"The catalogue's [{name}] has no entry {key!r}.")
    return section


def _check_names(section: Mapping[str, object], where: str, keys: tuple[str, ...]) -> None:
    for key in section:
        if key not in keys:
            raise BadInput(f"{where.capitalize()} has an unknown entry {key!r}; it may have {', '.join(keys)}.")


def _entry(path: str, value: object, fields: tuple[str, ...], sources: dict[str, str]) -> Mapping[str, object]:
    """An entry with exactly these fields and a source."""
    if not isinstance(value, dict):
        raise BadInput(f"Catalogue entry {path} must be written {{ {', '.join(fields)}, source }}.")
    for name in (*fields, "source"):
        if name not in value:
            raise BadInput(f"Catalogue entry {path} has no {name!r}.")
    for name in value:
        if name not in (*fields, "source"):
            raise BadInput(f"Catalogue entry {path} has an unknown field {name!r}.")
    source = value["source"]
    if source not in SOURCES:
        raise BadInput(f"Catalogue entry {path} has the source {source!r}; choose one of {', '.join(SOURCES)}.")
    sources[path] = str(source)
    return value


def _count(path: str, value: object, sources: dict[str, str]) -> int:
    count = _entry(path, value, ("count",), sources)["count"]
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 999:
        raise BadInput(f"Catalogue entry {path} has the count {count!r}; it must be a whole number from 0 to 999.")
    return count


def _decks(section: Mapping[str, object], sources: dict[str, str]) -> tuple[tuple[int, ...], ...]:
    decks = []
    for deck in DECK_NAMES:
        cards = section[deck]
        where = f'decks."{deck}"'
        if not isinstance(cards, dict):
            raise BadInput(f"Catalogue entry {where} must list the cards of the deck.")
        _check_names(cards, f"[{where}]", KIND_NAMES)
        counts = [0] * KINDS
        for kind, entry in cards.items():
            counts[KIND_NAMES.index(kind)] = _count(f"{where}.{kind}", entry, sources)
        if not 1 <= sum(counts) <= MOST_CARDS_IN_A_DECK:
            raise BadInput(f"Catalogue entry {where} has {sum(counts)} cards; it needs 1 to {MOST_CARDS_IN_A_DECK}.")
        decks.append(tuple(counts))
    return tuple(decks)


def _check_totals(section: Mapping[str, object], decks: tuple[tuple[int, ...], ...], sources: dict[str, str]) -> None:
    for name, kinds in CLASSES.items():
        stated = _count(f"totals.{name}", section[name], sources)
        found = sum(deck[KIND_NAMES.index(kind)] for deck in decks for kind in kinds)
        if stated != found:
            raise BadInput(f"Catalogue entry totals.{name} says {stated}, but the decks hold {found}.")
    for kind in KIND_NAMES:
        if not any(deck[KIND_NAMES.index(kind)] for deck in decks):
            raise BadInput(f"The catalogue's [decks] hold no {kind!r}, so the game could never be won.")


def _ships(section: Mapping[str, object], sources: dict[str, str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    materials, crews = [], []
    for ship in SHIP_NAMES:
        entry = _entry(f"ships.{ship}", section[ship], ("material", "crew"), sources)
        materials.append(_named(f"ships.{ship}", "material", entry, MATERIAL_NAMES))
        crews.append(_named(f"ships.{ship}", "crew", entry, CREW_NAMES))
    for what, names, used in (("material", MATERIAL_NAMES, materials), ("crew", CREW_NAMES, crews)):
        for name in names:
            if KIND_NAMES.index(name) not in used:
                raise BadInput(f"In the catalogue's [ships] no ship has the {what} {name!r}.")
    return tuple(materials), tuple(crews)


def _named(path: str, field: str, entry: Mapping[str, object], names: tuple[str, ...]) -> int:
    value = entry[field]
    if value not in names:
        raise BadInput(f"Catalogue entry {path} has the {field} {value!r}; choose one of {', '.join(names)}.")
    return KIND_NAMES.index(str(value))
