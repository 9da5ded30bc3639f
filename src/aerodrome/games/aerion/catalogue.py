"""Reads and checks `catalogue.toml`, the facts that the rulebooks leave to pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from aerodrome.kernel import BadInput, catalogue
from aerodrome.kernel.catalogue import Entries, Table, check_names, named, parse, section, table

from . import combinations
from .cards import BASE_KIND_NAMES, CREW_NAMES, DECK_NAMES, KINDS, MATERIAL_NAMES, MOST_CARDS_IN_A_DECK, SHIP_NAMES
from .combinations import Combination, own_text
from .components import GROUPS, Components
from .errors import bad_input
from .expansion import Expansion

__all__ = ["PARTS", "Catalogue", "own_text", "read"]

PARTS = ("totals", "ships", "combinations", "decks", "cards", "facts")


@dataclass(frozen=True, slots=True)
class Catalogue(catalogue.Catalogue):
    """The cards of each deck as counts of kinds, the recipe of each ship as kinds, the numbers expansions ask for.

    `combinations` says, deck by deck, what the dice must show to acquire its cards.
    `decks` holds the base game's cards, `added` the cards of each expansion's kind, deck by deck.
    """

    decks: tuple[tuple[int, ...], ...]
    materials: tuple[int, ...]
    crews: tuple[int, ...]
    combinations: tuple[Combination, ...]
    added: Mapping[str, tuple[int, ...]]
    facts: Mapping[str, int]
    sources: Mapping[str, str]

    def values(self) -> object:
        combined = combinations.labels(self.combinations)
        added, facts = sorted(self.added.items()), sorted(self.facts.items())
        return [self.decks, self.materials, self.crews, combined, added, facts]

    def decks_with(self, expansions: Sequence[Expansion]) -> list[list[int]]:
        """The decks of a match with these expansions, as counts of kinds."""
        decks = [[*deck, *[0] * (int(KINDS) - len(deck))] for deck in self.decks]
        for expansion in expansions:
            for kind in expansion.kinds:
                for deck, count in zip(decks, self.added[kind.name], strict=True):
                    deck[kind.number] = expansion.shuffled_in(kind.number, count)
        return decks


def read(text: str, components: Components) -> Catalogue:
    """A catalogue from its text; whatever is wrong raises BadInput naming the entry."""
    return parse(text, lambda data: _checked(data, components))


def _checked(data: Table, components: Components) -> Catalogue:
    check_names(data, "", PARTS)
    entries = Entries()
    decks = _decks(section(data, "decks", DECK_NAMES), entries)
    added = _added(_optional(data, "cards"), components, entries)
    for deck, name in enumerate(DECK_NAMES):
        _check_deck(f'decks."{name}"', sum(decks[deck]) + sum(counts[deck] for counts in added.values()))
    _check_totals(data, decks, added, components, entries)
    materials, crews = _ships(section(data, "ships", SHIP_NAMES), entries)
    listed = _optional(data, "combinations")
    check_names(listed, "[combinations]", DECK_NAMES)
    combined = combinations.read(listed, entries)
    facts = _facts(_optional(data, "facts"), components, entries)
    components.check(facts)
    return Catalogue(decks, materials, crews, combined, added, facts, entries.sources)


def _optional(data: Table, name: str) -> Table:
    return table(data.get(name, {}), f"[{name}]")


def _decks(listed: Table, entries: Entries) -> tuple[tuple[int, ...], ...]:
    decks = []
    for deck in DECK_NAMES:
        cards = listed[deck]
        where = f'decks."{deck}"'
        if not isinstance(cards, dict):
            raise bad_input("aerion-error-catalogue-no-deck", entry=where)
        check_names(cards, f"[{where}]", BASE_KIND_NAMES)
        counts = [0] * len(BASE_KIND_NAMES)
        for kind, entry in cards.items():
            counts[BASE_KIND_NAMES.index(kind)] = entries.count(f"{where}.{kind}", entry)
        _check_deck(where, sum(counts))
        decks.append(tuple(counts))
    return tuple(decks)


def _check_deck(where: str, size: int) -> None:
    if not 1 <= size <= MOST_CARDS_IN_A_DECK:
        raise bad_input(
            "aerion-error-catalogue-deck-size", entry=where, found=str(size), most=str(MOST_CARDS_IN_A_DECK)
        )


def _added(listed: Table, components: Components, entries: Entries) -> dict[str, tuple[int, ...]]:
    """How many cards of each expansion's kind each deck has."""
    check_names(listed, "[cards]", tuple(components.added_kinds))
    added: dict[str, tuple[int, ...]] = {}
    for name, kind in components.added_kinds.items():
        if name not in listed:
            added[name] = (int(kind.in_each_deck),) * len(DECK_NAMES)
            continue
        where = f"cards.{name}"
        cards = table(listed[name], f"[{where}]")
        check_names(cards, f"[{where}]", DECK_NAMES)
        counts = {deck: entries.count(f'{where}."{deck}"', entry) for deck, entry in cards.items()}
        added[name] = tuple(counts.get(deck, 0) for deck in DECK_NAMES)
    return added


def _facts(listed: Table, components: Components, entries: Entries) -> dict[str, int]:
    """The numbers that expansions ask for; those the catalogue leaves out are the expansion's own."""
    facts = {name: value for one in components.classes for name, value in one.facts.items()}
    check_names(listed, "[facts]", tuple(facts))
    return facts | {name: entries.count(f"facts.{name}", entry) for name, entry in listed.items()}


def _check_totals(
    data: Table,
    decks: tuple[tuple[int, ...], ...],
    added: Mapping[str, tuple[int, ...]],
    components: Components,
    entries: Entries,
) -> None:
    found = dict.fromkeys(components.group_of.values(), 0)
    for kind, group in components.group_of.items():
        if kind in added:
            found[group] += sum(added[kind])
        else:
            found[group] += sum(deck[BASE_KIND_NAMES.index(kind)] for deck in decks)
    listed = table(data.get("totals"), "[totals]")
    check_names(listed, "[totals]", tuple(found))
    for group in GROUPS:
        if group not in listed:
            raise BadInput("error-catalogue-no-entry", section="[totals]", entry=repr(group))
    for group, entry in listed.items():
        stated = entries.count(f"totals.{group}", entry)
        if stated != found[group]:
            where = f"totals.{group}"
            raise bad_input("aerion-error-catalogue-total", entry=where, stated=str(stated), found=str(found[group]))
    for kind in BASE_KIND_NAMES:
        if not any(deck[BASE_KIND_NAMES.index(kind)] for deck in decks):
            raise bad_input("aerion-error-catalogue-missing-card", card=repr(kind))


def _ships(listed: Table, entries: Entries) -> tuple[tuple[int, ...], tuple[int, ...]]:
    materials, crews = [], []
    for ship in SHIP_NAMES:
        path = f"ships.{ship}"
        entry = entries.entry(path, listed[ship], ("material", "crew"))
        materials.append(BASE_KIND_NAMES.index(named(path, "material", entry, MATERIAL_NAMES)))
        crews.append(BASE_KIND_NAMES.index(named(path, "crew", entry, CREW_NAMES)))
    for what, names, used in (("material", MATERIAL_NAMES, materials), ("crew", CREW_NAMES, crews)):
        for name in names:
            if BASE_KIND_NAMES.index(name) not in used:
                raise bad_input("aerion-error-catalogue-unused", field=what, value=repr(name))
    return tuple(materials), tuple(crews)
