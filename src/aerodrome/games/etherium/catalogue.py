"""Reads and checks `catalogue.toml`, the facts that the rulebook leaves to pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files

import msgspec

from aerodrome.kernel.catalogue import (
    SOURCES,
    Entries,
    Table,
    check_names,
    named,
    number,
    parse,
    reconstructed,
    section,
)

from .cards import (
    BASIC_NAMES,
    BOX_PEOPLES,
    CAPACITY_NAMES,
    EFFECT_NAMES,
    ETHER,
    FACES,
    FLASH_NAMES,
    FOREST,
    GUIDE,
    MINE,
    MOST_DICE,
    MOST_ETHERISED,
    MOST_LEVEL,
    MOST_SEATS,
    MOUNTAIN,
    NOBODY,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    SEASON_NAMES,
    SLOT_NAMES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from .errors import bad_input
from .facts import Facts

PARTS = (
    "dice",
    "panel",
    "heights",
    "supply",
    "stars",
    "guide",
    "peoples",
    "seasons",
    "flash",
    "capacities",
)
BOXES = ("box", "extension")
PANEL = {"move": 5, "collect": 4, "upgrade": 4, "transform": 4, "connect": 2}
CUBE_NAMES = RESOURCE_NAMES[: int(ETHER) + 1]
COLLECTED_NAMES = TERRAIN_NAMES[: int(ETHER) + 1]
RAISED_NAMES = UNIT_NAMES[: int(GUIDE)]  # the guide's price is the same for all peoples
SEASON_EFFECTS = EFFECT_NAMES[len(SLOT_NAMES) :]
NO_EFFECT = "none"
OURS = (*SOURCES, "ours")
FLASH_CARDS = 43
MOST_COPIES = 12
MOST_VICTORY_TOKENS = 60
MOST_STARS = 20
MOST_HEIGHT = 9
MOST_ON_A_BOARD = 9

Numbers = dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What the boards of the peoples, the cards and the tokens say.

    `numbers` are the lists of `facts` by name. `sources` tells for each entry, by its path in the file, where it comes
    from.
    """

    numbers: Mapping[str, tuple[int, ...]]
    sources: Mapping[str, str]
    facts: Facts = field(compare=False)

    @property
    def hash(self) -> str:
        """The same for catalogues with the same values, whatever their comments and sources."""
        return hashlib.sha256(msgspec.json.encode(sorted(self.numbers.items()))).hexdigest()

    def reconstructed(self) -> list[str]:
        """The entries for which no source was found."""
        return reconstructed(self.sources)


def own_text() -> str:
    """The catalogue that comes with the game."""
    return files("aerodrome.games.etherium").joinpath("catalogue.toml").read_text(encoding="utf-8")


def read(text: str) -> Catalogue:
    """A catalogue from its text; whatever is wrong raises BadInput naming the entry."""
    return parse(text, _checked)


def _checked(data: Table) -> Catalogue:
    check_names(data, "", PARTS)
    entries = Entries()
    _check_stated(data, entries)
    numbers = _heights(data, entries) | _supply(data, entries)
    stars = section(data, "stars", TOKEN_NAMES)
    numbers["token_stars"] = [entries.count(f"stars.{token}", stars[token], 1, MOST_STARS) for token in TOKEN_NAMES]
    guide = section(data, "guide", ("price",))
    numbers["guide_price"] = _numbers("guide.price", guide["price"], BASIC_NAMES, entries)
    numbers |= _peoples(data, entries) | _seasons(data, entries) | _flash(data, entries) | _capacities(data, entries)
    _check_start(numbers)
    lists = {of: tuple(values) for of, values in numbers.items()}
    return Catalogue(lists, entries.sources, Facts(numbers))


def _card(cards: Table, part: str, card: str, fields: tuple[str, ...]) -> tuple[str, Table]:
    path = f"{part}.{card}"
    return path, section(cards, card, fields, f"[{path}]")


def _numbers(
    path: str, value: object, names: Sequence[str], entries: Entries, least: int = 0, most: int = MOST_ON_A_BOARD
) -> list[int]:
    """The numbers of an entry that has one for each of the names."""
    entry = entries.entry(path, value, names)
    return [number(path, name, entry, least, most) for name in names]


def _some_numbers(
    path: str, value: object, names: Sequence[str], entries: Entries, least: int = 0, most: int = MOST_ON_A_BOARD
) -> list[int]:
    """The same for an entry that may leave names out, which stands for 0."""
    given = [name for name in names if name in value] if isinstance(value, dict) else names
    entry = entries.entry(path, value, given)
    return [number(path, name, entry, least, most) if name in entry else 0 for name in names]


def _check_stated(data: Table, entries: Entries) -> None:
    """Numbers on which the rules are built are stated, so that an owner can see them, but cannot be changed."""
    stated = {"dice": {"number": int(MOST_DICE), "faces": int(FACES)}, "panel": PANEL}
    for part, wanted in stated.items():
        listed = section(data, part, tuple(wanted))
        for name, count in wanted.items():
            found = entries.count(f"{part}.{name}", listed[name])
            if found != count:
                entry = f"{part}.{name}"
                raise bad_input("etherium-error-catalogue-fixed", entry=entry, found=str(found), wanted=str(count))


def _heights(data: Table, entries: Entries) -> Numbers:
    listed = section(data, "heights", TERRAIN_NAMES)
    heights = [entries.count(f"heights.{terrain}", listed[terrain], 1, MOST_HEIGHT) for terrain in TERRAIN_NAMES]
    if not heights[MINE] < heights[FOREST] < heights[MOUNTAIN]:
        found = f"{heights[MINE]}, {heights[FOREST]}, {heights[MOUNTAIN]}"
        raise bad_input("etherium-error-catalogue-heights", found=found)
    return {"height": heights}


def _supply(data: Table, entries: Entries) -> Numbers:
    boxes = section(data, "supply", BOXES)
    found: Numbers = {"supply": [], "capacity_copies": [], "token_copies": []}
    for box in BOXES:
        path, listed = _card(boxes, "supply", box, ("cubes", "capacities", *TOKEN_NAMES))
        # Etherisation has an action for every number of cubes that can be there.
        found["supply"].append(entries.count(f"{path}.cubes", listed["cubes"], 1, MOST_ETHERISED))
        copies = entries.count(f"{path}.capacities", listed["capacities"], 1, int(MOST_SEATS))
        found["capacity_copies"].append(copies)
        found["token_copies"] += [
            entries.count(f"{path}.{token}", listed[token], 1, MOST_VICTORY_TOKENS) for token in TOKEN_NAMES
        ]
    return found


def _peoples(data: Table, entries: Entries) -> Numbers:
    peoples = section(data, "peoples", PEOPLE_NAMES)
    columns = ("ether_rate", "cards_bought", "cards_price", "capacity_price", "booster_price")
    found: Numbers = {column: [] for column in ("start_level", "start_cubes", "upgrade_added", *columns)}
    for people in PEOPLE_NAMES:
        fields = ("levels", "cubes", *RAISED_NAMES, "etherise", "cards", "capacity", "booster")
        path, listed = _card(peoples, "peoples", people, fields)
        levels = entries.entry(f"{path}.levels", listed["levels"], UNIT_NAMES)
        for unit in UNIT_NAMES:
            least = 1 if unit in RAISED_NAMES else 0
            found["start_level"].append(number(f"{path}.levels", unit, levels, least, int(MOST_LEVEL)))
        found["start_cubes"] += _numbers(f"{path}.cubes", listed["cubes"], CUBE_NAMES, entries)
        for unit in RAISED_NAMES:
            found["upgrade_added"] += _numbers(f"{path}.{unit}", listed[unit], ("added",), entries)
        found["ether_rate"] += _numbers(f"{path}.etherise", listed["etherise"], ("cubes",), entries, 1)
        cards = entries.entry(f"{path}.cards", listed["cards"], ("count", "ether"))
        found["cards_bought"].append(number(f"{path}.cards", "count", cards, 1, MOST_ON_A_BOARD))
        found["cards_price"].append(number(f"{path}.cards", "ether", cards, 0, MOST_ON_A_BOARD))
        for bought in ("capacity", "booster"):
            found[f"{bought}_price"] += _numbers(f"{path}.{bought}", listed[bought], ("ether",), entries)
    return found


def _check_start(numbers: Numbers) -> None:
    """Refuse more cubes at the start than there are."""
    width = len(CUBE_NAMES)
    peoples = (int(BOX_PEOPLES), len(PEOPLE_NAMES))
    for box, present, supply in zip(BOXES, peoples, numbers["supply"], strict=True):
        for cube, name in enumerate(CUBE_NAMES):
            found = sum(numbers["start_cubes"][cube : present * width : width])
            if found > supply:
                raise bad_input(
                    "etherium-error-catalogue-start",
                    entry=f"supply.{box}.cubes",
                    supply=str(supply),
                    found=str(found),
                    cube=name,
                )


def _seasons(data: Table, entries: Entries) -> Numbers:
    cards = section(data, "seasons", SEASON_NAMES)
    columns = ("season_affinity", "season_collect", "season_discount", "season_action", "season_order")
    found: Numbers = {column: [] for column in columns}
    for card in SEASON_NAMES:
        path, listed = _card(cards, "seasons", card, ("bonus", "malus", "action", "first", "then"))
        people = card.split("-", 1)[0]
        found["season_affinity"].append(PEOPLE_NAMES.index(people) if people in PEOPLE_NAMES else int(NOBODY))
        names = (*COLLECTED_NAMES, "upgrades")
        *more, discount = _some_numbers(f"{path}.bonus", listed["bonus"], names, entries)
        fewer = _some_numbers(f"{path}.malus", listed["malus"], COLLECTED_NAMES, entries, -MOST_ON_A_BOARD, 0)
        found["season_collect"] += [up + down for up, down in zip(more, fewer, strict=True)]
        found["season_discount"].append(discount)
        action = entries.entry(f"{path}.action", listed["action"], ("effect",))
        effect = named(f"{path}.action", "effect", action, (NO_EFFECT, *SEASON_EFFECTS))
        found["season_action"].append(-1 if effect == NO_EFFECT else EFFECT_NAMES.index(effect))
        found["season_order"] += _order(path, listed, entries)
    return found


def _order(path: str, listed: Table, entries: Entries) -> list[int]:
    """The peoples in order of initiative."""
    order: list[object] = []
    for part in ("first", "then"):
        peoples = entries.entry(f"{path}.{part}", listed[part], ("peoples",))["peoples"]
        if not isinstance(peoples, list):
            raise bad_input("etherium-error-catalogue-list", entry=f"{path}.{part}", value=repr(peoples))
        order += peoples
    if len(order) != len(PEOPLE_NAMES) or any(people not in order for people in PEOPLE_NAMES):
        known = ", ".join(PEOPLE_NAMES)
        raise bad_input("etherium-error-catalogue-order", entry=path, value=repr(order), known=known)
    return [PEOPLE_NAMES.index(str(people)) for people in order]


def _flash(data: Table, entries: Entries) -> Numbers:
    cards = section(data, "flash", FLASH_NAMES)
    copies = []
    for card in FLASH_NAMES:
        path, listed = _card(cards, "flash", card, ("name", "effect", "copies"))
        _sources(path, listed, entries)
        copies.append(entries.count(f"{path}.copies", listed["copies"], 1, MOST_COPIES))
    if sum(copies) != FLASH_CARDS:
        found, wanted = str(sum(copies)), str(FLASH_CARDS)
        raise bad_input("etherium-error-catalogue-flash", found=found, wanted=wanted)
    return {"flash_copies": copies}


def _sources(path: str, listed: Table, entries: Entries) -> None:
    """Where name and effect come from; the texts and the rules have the rest."""
    entries.entry(f"{path}.name", listed["name"], (), OURS)
    entries.entry(f"{path}.effect", listed["effect"], ())


def _capacities(data: Table, entries: Entries) -> Numbers:
    listed = section(data, "capacities", CAPACITY_NAMES)
    found: Numbers = {"capacity_extra": [], "capacity_stars": []}
    for capacity in CAPACITY_NAMES:
        path, of = _card(listed, "capacities", capacity, ("name", "effect", "extra", "stars"))
        _sources(path, of, entries)
        found["capacity_extra"] += _some_numbers(f"{path}.extra", of["extra"], BASIC_NAMES, entries)
        found["capacity_stars"].append(entries.count(f"{path}.stars", of["stars"], 0, MOST_STARS))
    return found
