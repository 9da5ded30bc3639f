"""Reads and checks `catalogue.toml`, the facts that the rulebooks leave to pictures."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files

import msgspec

from .cards import BASE_KIND_NAMES, CREW_NAMES, DECK_NAMES, KINDS, MATERIAL_NAMES, MOST_CARDS_IN_A_DECK, SHIP_NAMES
from .components import GROUPS, Components
from .errors import bad_input
from .expansion import Expansion

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
PARTS = ("totals", "ships", "decks", "cards", "facts")
MOST_CHARACTERS = 200_000
MOST_DOTS = 100


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards of each deck as counts of kinds, the recipe of each ship as kinds, the numbers expansions ask for.

    `decks` holds the base game's cards, `added` the cards of each expansion's kind, deck by deck. `sources` tells for
    each entry, by its path in the file, where it comes from.
    """

    decks: tuple[tuple[int, ...], ...]
    materials: tuple[int, ...]
    crews: tuple[int, ...]
    added: Mapping[str, tuple[int, ...]]
    facts: Mapping[str, int]
    sources: Mapping[str, str]

    @property
    def hash(self) -> str:
        """The same for catalogues with the same values, whatever their comments and sources."""
        values = [self.decks, self.materials, self.crews, sorted(self.added.items()), sorted(self.facts.items())]
        return hashlib.sha256(msgspec.json.encode(values)).hexdigest()

    def reconstructed(self) -> list[str]:
        """The entries for which no source was found."""
        return [entry for entry, source in self.sources.items() if source == "reconstructed"]

    def decks_with(self, expansions: Sequence[Expansion]) -> list[list[int]]:
        """The decks of a match with these expansions, as counts of kinds."""
        decks = [[*deck, *[0] * (int(KINDS) - len(deck))] for deck in self.decks]
        for expansion in expansions:
            for kind in expansion.kinds:
                for deck, count in zip(decks, self.added[kind.name], strict=True):
                    deck[kind.number] = expansion.shuffled_in(kind.number, count)
        return decks


def own_text() -> str:
    """The catalogue that comes with the game."""
    return files("aerodrome.games.aerion").joinpath("catalogue.toml").read_text(encoding="utf-8")


def read(text: str, components: Components) -> Catalogue:
    """A catalogue from its text; whatever is wrong raises BadInput naming the entry."""
    if len(text) > MOST_CHARACTERS:
        raise bad_input("aerion-error-catalogue-large", most=str(MOST_CHARACTERS))
    for number, line in enumerate(text.splitlines(), 1):
        # Reading a key takes time with the square of its parts.
        if line.count(".") > MOST_DOTS:
            raise bad_input("aerion-error-catalogue-dots", line=str(number), most=str(MOST_DOTS))
    try:
        return _checked(tomllib.loads(text), components)
    except (ValueError, RecursionError) as error:  # not TOML, or numbers and nesting too large to speak of
        raise bad_input("aerion-error-catalogue-toml", reason=str(error)) from None


def _checked(data: Mapping[str, object], components: Components) -> Catalogue:
    _check_names(data, "", PARTS)
    sources: dict[str, str] = {}
    decks = _decks(_section(data, "decks", DECK_NAMES), sources)
    added = _added(_optional(data, "cards"), components, sources)
    for deck, name in enumerate(DECK_NAMES):
        _check_deck(f'decks."{name}"', sum(decks[deck]) + sum(counts[deck] for counts in added.values()))
    _check_totals(data, decks, added, components, sources)
    materials, crews = _ships(_section(data, "ships", SHIP_NAMES), sources)
    facts = _facts(_optional(data, "facts"), components, sources)
    components.check(facts)
    return Catalogue(decks, materials, crews, added, facts, sources)


def _optional(data: Mapping[str, object], name: str) -> Mapping[str, object]:
    return _table(data.get(name, {}), f"[{name}]")


def _table(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise bad_input("aerion-error-catalogue-no-section", section=where)
    return value


def _section(data: Mapping[str, object], name: str, keys: tuple[str, ...]) -> Mapping[str, object]:
    section = _table(data.get(name), f"[{name}]")
    _check_names(section, f"[{name}]", keys)
    for key in keys:
        if key not in section:
            raise bad_input("aerion-error-catalogue-no-entry", section=f"[{name}]", entry=repr(key))
    return section


def _check_names(section: Mapping[str, object], where: str, keys: tuple[str, ...]) -> None:
    for key in section:
        if key not in keys:
            known = ", ".join(keys)
            if not where:
                raise bad_input("aerion-error-catalogue-unknown", entry=repr(key), known=known)
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
        _check_names(cards, f"[{where}]", BASE_KIND_NAMES)
        counts = [0] * len(BASE_KIND_NAMES)
        for kind, entry in cards.items():
            counts[BASE_KIND_NAMES.index(kind)] = _count(f"{where}.{kind}", entry, sources)
        _check_deck(where, sum(counts))
        decks.append(tuple(counts))
    return tuple(decks)


def _check_deck(where: str, size: int) -> None:
    if not 1 <= size <= MOST_CARDS_IN_A_DECK:
        raise bad_input(
            "aerion-error-catalogue-deck-size", entry=where, found=str(size), most=str(MOST_CARDS_IN_A_DECK)
        )


def _added(
    section: Mapping[str, object], components: Components, sources: dict[str, str]
) -> dict[str, tuple[int, ...]]:
    """How many cards of each expansion's kind each deck has."""
    _check_names(section, "[cards]", tuple(components.added_kinds))
    added: dict[str, tuple[int, ...]] = {}
    for name, kind in components.added_kinds.items():
        if name not in section:
            added[name] = (int(kind.in_each_deck),) * len(DECK_NAMES)
            continue
        where = f"cards.{name}"
        cards = _table(section[name], f"[{where}]")
        _check_names(cards, f"[{where}]", DECK_NAMES)
        counts = {deck: _count(f'{where}."{deck}"', entry, sources) for deck, entry in cards.items()}
        added[name] = tuple(counts.get(deck, 0) for deck in DECK_NAMES)
    return added


def _facts(section: Mapping[str, object], components: Components, sources: dict[str, str]) -> dict[str, int]:
    """The numbers that expansions ask for; those the catalogue leaves out are the expansion's own."""
    facts = {name: value for one in components.classes for name, value in one.facts.items()}
    _check_names(section, "[facts]", tuple(facts))
    return facts | {name: _count(f"facts.{name}", entry, sources) for name, entry in section.items()}


def _check_totals(
    data: Mapping[str, object],
    decks: tuple[tuple[int, ...], ...],
    added: Mapping[str, tuple[int, ...]],
    components: Components,
    sources: dict[str, str],
) -> None:
    found = dict.fromkeys(components.group_of.values(), 0)
    for kind, group in components.group_of.items():
        if kind in added:
            found[group] += sum(added[kind])
        else:
            found[group] += sum(deck[BASE_KIND_NAMES.index(kind)] for deck in decks)
    section = _table(data.get("totals"), "[totals]")
    _check_names(section, "[totals]", tuple(found))
    for group in GROUPS:
        if group not in section:
            raise bad_input("aerion-error-catalogue-no-entry", section="[totals]", entry=repr(group))
    for group, entry in section.items():
        stated = _count(f"totals.{group}", entry, sources)
        if stated != found[group]:
            where = f"totals.{group}"
            raise bad_input("aerion-error-catalogue-total", entry=where, stated=str(stated), found=str(found[group]))
    for kind in BASE_KIND_NAMES:
        if not any(deck[BASE_KIND_NAMES.index(kind)] for deck in decks):
            raise bad_input("aerion-error-catalogue-missing-card", card=repr(kind))


def _ships(section: Mapping[str, object], sources: dict[str, str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    materials, crews = [], []
    for ship in SHIP_NAMES:
        entry = _entry(f"ships.{ship}", section[ship], ("material", "crew"), sources)
        materials.append(_named(f"ships.{ship}", "material", entry, MATERIAL_NAMES))
        crews.append(_named(f"ships.{ship}", "crew", entry, CREW_NAMES))
    for what, names, used in (("material", MATERIAL_NAMES, materials), ("crew", CREW_NAMES, crews)):
        for name in names:
            if BASE_KIND_NAMES.index(name) not in used:
                raise bad_input("aerion-error-catalogue-unused", field=what, value=repr(name))
    return tuple(materials), tuple(crews)


def _named(path: str, field: str, entry: Mapping[str, object], names: tuple[str, ...]) -> int:
    value = entry[field]
    if value not in names:
        known = ", ".join(names)
        raise bad_input("aerion-error-catalogue-value", entry=path, field=field, value=repr(value), known=known)
    return BASE_KIND_NAMES.index(str(value))
