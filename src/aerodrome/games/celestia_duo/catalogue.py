"""Reads and checks `catalogue.toml`, the facts that the rulebook leaves to pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from aerodrome.kernel import BadInput, catalogue
from aerodrome.kernel.catalogue import SOURCES, Entries, Table, columns, named, number, part, section

from . import cards
from .errors import bad_input
from .facts import Facts

PARTS = (
    *("equipment", "tokens", "dice", "route", "distances"),
    *("ambushes", "stages", "energy", "decks", "pirates", "assaults"),
)
own_text = partial(catalogue.text_in, "aerodrome.games.celestia_duo")
"""The catalogue that comes with the game."""
TOKENS = ("gold", "smoke", "crew", "energy")
MODES_WITH_DISTANCES = cards.MODE_NAMES[cards.QUICK + 1 :]
EQUIPMENT_CARDS = 48
MOST_OF_A_KIND = 30
SMALLEST_HOLD = 2  # the first smoke and the first crew member must fit
LARGEST_HOLD = 6
MOST_ICONS = 4
LONGEST_NAME = 40

Numbers = dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class Catalogue(catalogue.Catalogue):
    """What the cards, tokens, decks and pirates say.

    `numbers` are the lists of `facts` by name. `distances` are the boxes of the progress sheet for each mode that has
    a row there.
    """

    numbers: Mapping[str, tuple[int, ...]]
    tokens: Mapping[str, int]
    pirate_names: tuple[str, ...]
    distances: Mapping[str, tuple[int, ...]]
    sources: Mapping[str, str]
    facts: Facts = field(compare=False)

    def values(self) -> object:
        listed = (self.numbers, self.tokens, self.distances)
        numbers, tokens, distances = (sorted(one.items()) for one in listed)
        return [numbers, tokens, self.pirate_names, distances]


def read(text: str) -> Catalogue:
    """A catalogue from its text; whatever is wrong raises BadInput naming the entry."""
    return catalogue.parse(text, _checked)


def _checked(data: Table) -> Catalogue:
    catalogue.check_names(data, "", PARTS)
    entries = Entries()
    numbers: Numbers = {"equipment": _equipment(data, entries)}
    tokens = _tokens(data, entries)
    _check_dice(data, entries)
    numbers["start_propeller"] = [_route(data, entries)]
    rows = section(data, "distances", MODES_WITH_DISTANCES)
    distances = {mode: _boxes(f"distances.{mode}", row, entries) for mode, row in rows.items()}
    numbers |= _ambushes(data, entries) | _stages(data, entries) | _energy(data, entries)
    numbers |= _decks(data, tokens, entries)
    names = _pirates(data, numbers, entries)
    numbers |= _assaults(data, entries)
    lists = {of: tuple(values) for of, values in numbers.items()}
    return Catalogue(lists, tokens, names, distances, entries.sources, Facts(lists))


def _equipment(data: Table, entries: Entries) -> list[int]:
    printed = section(data, "equipment", cards.KIND_NAMES)
    counts = [entries.count(f"equipment.{kind}", printed[kind], 1, MOST_OF_A_KIND) for kind in cards.KIND_NAMES]
    if sum(counts) != EQUIPMENT_CARDS:
        found, wanted = str(sum(counts)), str(EQUIPMENT_CARDS)
        raise bad_input("celestia-duo-error-catalogue-equipment", found=found, wanted=wanted)
    return counts


def _tokens(data: Table, entries: Entries) -> dict[str, int]:
    listed = section(data, "tokens", TOKENS)
    counts = {kind: entries.count(f"tokens.{kind}", listed[kind]) for kind in TOKENS}
    for kind, fixed in (("crew", cards.CREW), ("energy", cards.ENERGY_TOKENS)):
        entries.check_count(f"tokens.{kind}", listed[kind], fixed)
    return counts


def _check_dice(data: Table, entries: Entries) -> None:
    listed = section(data, "dice", ("number", "faces"))
    entries.check_count("dice.number", listed["number"], cards.DICE)
    faces = entries.entry("dice.faces", listed["faces"], ("symbols",))["symbols"]
    if (
        not isinstance(faces, list)
        or len(faces) != len(cards.FACE_NAMES)
        or any(face not in faces for face in cards.FACE_NAMES)
    ):
        raise bad_input("celestia-duo-error-catalogue-faces", entry="dice.faces", known=", ".join(cards.FACE_NAMES))


def _route(data: Table, entries: Entries) -> int:
    listed = section(data, "route", ("cards", "pirate", "lair", "propeller"))
    entries.check_count("route.cards", listed["cards"], cards.ROUTE)
    entries.check_count("route.pirate", listed["pirate"], cards.FIRST_DISTANCE)
    entries.check_count("route.lair", listed["lair"], cards.LAIR)
    return entries.count("route.propeller", listed["propeller"], 1, cards.MOST_ON_A_CARD)


def _cards(path: str, value: object, entries: Entries, least: int = 1) -> tuple[int, int]:
    """How many cards are dealt face down and face up."""
    hidden, visible = entries.numbers(path, value, ("hidden", "visible"), 0, cards.MOST_ON_A_CARD)
    if hidden + visible < least:
        raise bad_input("celestia-duo-error-catalogue-no-cards", entry=path)
    return hidden, visible


def _ambushes(data: Table, entries: Entries) -> Numbers:
    printed = section(data, "ambushes", cards.AMBUSH_NAMES)
    found: Numbers = {"ambush_fixed": [], "ambush_rolled": [], "ambush_rewards": [], "ambush_propeller": []}
    for card in cards.AMBUSH_NAMES:
        path, listed = part(printed, "ambushes", card, ("dice", "reward", "propeller"))
        fixed, rolled = _dice(f"{path}.dice", listed["dice"], entries)
        reward = entries.entry(f"{path}.reward", listed["reward"], ("icons",))
        found["ambush_fixed"] += fixed
        found["ambush_rolled"].append(rolled)
        found["ambush_rewards"] += _symbols(f"{path}.reward", "icons", reward, cards.REWARD_NAMES, 1)
        found["ambush_propeller"].append(
            entries.count(f"{path}.propeller", listed["propeller"], 1, cards.MOST_ON_A_CARD)
        )
    return found


def _stages(data: Table, entries: Entries) -> Numbers:
    printed = section(data, "stages", cards.STAGE_NAMES)
    rows = []
    for card in cards.STAGE_NAMES:
        fields = ("advance", "ambush", "purchase", "smoke", "crew", "propeller")
        path, listed = part(printed, "stages", card, fields)
        crew = entries.entry(f"{path}.crew", listed["crew"], ("reactivated",))
        rows.append(
            (
                entries.count(f"{path}.advance", listed["advance"], 0, cards.MOST_ON_A_CARD),
                *_cards(f"{path}.ambush", listed["ambush"], entries, least=0),
                *_cards(f"{path}.purchase", listed["purchase"], entries),
                entries.count(f"{path}.smoke", listed["smoke"], 1, cards.MOST_ON_A_CARD),
                _yes(f"{path}.crew", "reactivated", crew),
                entries.count(f"{path}.propeller", listed["propeller"], 1, cards.MOST_ON_A_CARD),
            )
        )
    names = ("advance", "hidden", "visible", "gold_hidden", "gold_visible", "gold_smoke", "reactivates", "propeller")
    return columns("stage", names, rows)


def _energy(data: Table, entries: Entries) -> Numbers:
    tokens = section(data, "energy", cards.ENERGY_NAMES)
    rows = []
    for token in cards.ENERGY_NAMES:
        path, listed = part(tokens, "energy", token, ("cards", "lost"))
        lost = entries.count(f"{path}.lost", listed["lost"], 0, cards.MOST_ON_A_CARD)
        rows.append((*_cards(f"{path}.cards", listed["cards"], entries), lost))
    return columns("energy", ("hidden", "visible", "lost"), rows)


def _decks(data: Table, tokens: Mapping[str, int], entries: Entries) -> Numbers:
    decks = section(data, "decks", cards.DECK_NAMES)
    generators, holds = [], []
    for deck in cards.DECK_NAMES:
        path, listed = part(decks, "decks", deck, ("generator", "hold"))
        generators.append(entries.count(f"{path}.generator", listed["generator"], 1, cards.ENERGY_TOKENS))
        hold = entries.count(f"{path}.hold", listed["hold"], SMALLEST_HOLD, LARGEST_HOLD)
        for kind in ("gold", "smoke"):
            # The rules never look whether a token is left.
            if hold > tokens[kind]:
                raise bad_input(
                    "celestia-duo-error-catalogue-hold",
                    entry=f"{path}.hold",
                    found=str(hold),
                    other=f"tokens.{kind}",
                    tokens=str(tokens[kind]),
                )
        holds.append(hold)
    if generators != sorted(set(generators)):
        found = ", ".join(map(str, generators))
        raise bad_input("celestia-duo-error-catalogue-generators", decks=", ".join(cards.DECK_NAMES), found=found)
    return {"deck_generator": generators, "deck_hold": holds}


def _pirates(data: Table, numbers: Numbers, entries: Entries) -> tuple[str, ...]:
    """The names of the pirates; what they do is added to the numbers."""
    pirates = section(data, "pirates", cards.PIRATE_NAMES)
    names: list[str] = []
    rows, requires = [], []
    for pirate, mode in zip(cards.PIRATE_NAMES, cards.MODE_OF_PIRATE, strict=True):
        boarding = () if mode == cards.QUICK else ("cards", "purchase", "reactivation", "flag")
        path, listed = part(pirates, "pirates", pirate, ("name", "attack", *boarding))
        names.append(_name(f"{path}.name", listed["name"], (*SOURCES, "ours"), names, entries))
        attack = entries.entry(f"{path}.attack", listed["attack"], ("advance", "penalty"))
        advance = number(f"{path}.attack", "advance", attack, 0, cards.MOST_ON_A_CARD)
        penalty = cards.PENALTY_NAMES.index(named(f"{path}.attack", "penalty", attack, cards.PENALTY_NAMES))
        bought, cost = _boarding(path, listed, entries) if boarding else ((0,) * 5, [0] * int(cards.FLAG))
        rows.append((advance, penalty, *bought))
        requires += cost
    said = ("advance", "penalty", "hidden", "visible", "gold_hidden", "gold_visible", "reactivation")
    numbers |= {**columns("pirate", said, rows), "pirate_requires": requires}
    return tuple(names)


def _boarding(path: str, listed: Table, entries: Entries) -> tuple[tuple[int, ...], list[int]]:
    """What is shared and bought before the boarding, and what a flag costs in it."""
    bought = (
        *_cards(f"{path}.cards", listed["cards"], entries),
        *_cards(f"{path}.purchase", listed["purchase"], entries),
        *entries.numbers(f"{path}.reactivation", listed["reactivation"], ("gold",), 1, cards.MOST_ON_A_CARD),
    )
    flag = entries.entry(f"{path}.flag", listed["flag"], ("symbols",))
    return bought, _symbols(f"{path}.flag", "symbols", flag, cards.SYMBOL_NAMES, 1)


def _assaults(data: Table, entries: Entries) -> Numbers:
    printed = section(data, "assaults", cards.ASSAULT_NAMES)
    found: Numbers = {"assault_fixed": [], "assault_rolled": [], "assault_ban": []}
    for card in cards.ASSAULT_NAMES:
        path, listed = part(printed, "assaults", card, ("dice", "ban"))
        fixed, rolled = _dice(f"{path}.dice", listed["dice"], entries)
        ban = entries.name(f"{path}.ban", listed["ban"], "forbids", cards.BAN_NAMES[cards.NO_BAN + 1 :])
        found["assault_fixed"] += fixed
        found["assault_rolled"].append(rolled)
        found["assault_ban"].append(cards.BAN_NAMES.index(ban))
    return found


# The shapes of entries


def _symbols(path: str, field: str, entry: Table, names: Sequence[str], least: int = 0) -> list[int]:
    """How often each name occurs in a list."""
    value = entry[field]
    if not isinstance(value, list) or any(one not in names for one in value):
        known = ", ".join(names)
        raise bad_input("celestia-duo-error-catalogue-list", entry=path, field=field, value=repr(value), known=known)
    if not least <= len(value) <= MOST_ICONS:
        raise bad_input(
            "celestia-duo-error-catalogue-length",
            entry=path,
            field=field,
            found=str(len(value)),
            least=str(least),
            most=str(MOST_ICONS),
        )
    return [value.count(one) for one in names]


def _dice(path: str, value: object, entries: Entries) -> tuple[list[int], int]:
    """The dice put on each symbol, and how many are rolled."""
    entry = entries.entry(path, value, ("fixed", "rolled"))
    fixed = _symbols(path, "fixed", entry, cards.SYMBOL_NAMES)
    rolled = number(path, "rolled", entry, 0, cards.DICE)
    if not 1 <= sum(fixed) + rolled <= cards.DICE:
        found, most = str(sum(fixed) + rolled), str(cards.DICE)
        raise bad_input("celestia-duo-error-catalogue-dice", entry=path, found=found, most=most)
    return fixed, rolled


def _boxes(path: str, value: object, entries: Entries) -> tuple[int, ...]:
    """A row of the progress sheet."""
    row, first, last = entries.entry(path, value, ("boxes",))["boxes"], int(cards.FIRST_DISTANCE), int(cards.ROUTE)
    numbers = isinstance(row, list) and all(type(box) is int for box in row)
    if not isinstance(row, list) or not numbers or row[:1] != [first] or not grows(row) or row[-1] > last:
        found, least, most = repr(row), str(first), str(last)
        raise bad_input("celestia-duo-error-catalogue-boxes", entry=path, value=found, first=least, last=most)
    return tuple(row)


def grows(row: Sequence[int]) -> bool:
    """Whether each number is larger than the one before."""
    return all(box < further for box, further in pairwise(row))


def _yes(path: str, field: str, entry: Table) -> int:
    """1 for true, 0 for false."""
    value = entry[field]
    if not isinstance(value, bool):
        raise BadInput("error-catalogue-value", entry=path, field=field, value=repr(value), known="true, false")
    return int(value)


def _name(path: str, value: object, known: Sequence[str], taken: Sequence[str], entries: Entries) -> str:
    """A name that nobody else has."""
    text = entries.entry(path, value, ("text",), known)["text"]
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
        most = str(LONGEST_NAME)
        raise bad_input("celestia-duo-error-catalogue-name", entry=path, value=repr(text), most=most)
    if text in taken:
        raise bad_input("celestia-duo-error-catalogue-same-name", entry=path, value=repr(text))
    return text
