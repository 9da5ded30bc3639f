"""Reads and checks `catalogue.toml`, the facts that the rulebook leaves to pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from aerodrome.kernel import catalogue
from aerodrome.kernel.catalogue import SOURCES, Entries, Table, number, part, section

from . import cards
from .errors import bad_input
from .facts import Facts

PARTS = ("dice", "panel", "heights", "supply", "stars", "guide", "peoples", "seasons", "flash", "capacities")
own_text = partial(catalogue.text_in, "aerodrome.games.etherium")
"""The catalogue that comes with the game."""
BOXES = ("box", "extension")
PANEL = {"move": 5, "collect": 4, "upgrade": 4, "transform": 4, "connect": 2}
CUBE_NAMES = cards.RESOURCE_NAMES[: int(cards.ETHER) + 1]
COLLECTED_NAMES = cards.TERRAIN_NAMES[: int(cards.ETHER) + 1]
RAISED_NAMES = cards.UNIT_NAMES[: int(cards.GUIDE)]  # the guide's price is the same for all peoples
SEASON_EFFECTS = cards.EFFECT_NAMES[len(cards.SLOT_NAMES) :]
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
class Catalogue(catalogue.Catalogue):
    """What the boards of the peoples, the cards and the tokens say: `numbers` are the lists of `facts` by name."""

    numbers: Mapping[str, tuple[int, ...]]
    sources: Mapping[str, str]
    facts: Facts = field(compare=False)

    def values(self) -> object:
        return sorted(self.numbers.items())


def read(text: str) -> Catalogue:
    """A catalogue from its text; whatever is wrong raises BadInput naming the entry."""
    return catalogue.parse(text, _checked)


def _checked(data: Table) -> Catalogue:
    catalogue.check_names(data, "", PARTS)
    entries = Entries()
    _check_stated(data, entries)
    numbers = _heights(data, entries) | _supply(data, entries)
    stars = section(data, "stars", cards.TOKEN_NAMES)
    numbers["token_stars"] = [
        entries.count(f"stars.{token}", stars[token], 1, MOST_STARS) for token in cards.TOKEN_NAMES
    ]
    guide = section(data, "guide", ("price",))
    numbers["guide_price"] = entries.numbers("guide.price", guide["price"], cards.BASIC_NAMES, 0, MOST_ON_A_BOARD)
    numbers |= _peoples(data, entries) | _seasons(data, entries) | _flash(data, entries) | _capacities(data, entries)
    _check_start(numbers)
    lists = {of: tuple(values) for of, values in numbers.items()}
    return Catalogue(lists, entries.sources, Facts(lists))


def _some_numbers(
    path: str, value: object, names: Sequence[str], entries: Entries, least: int = 0, most: int = MOST_ON_A_BOARD
) -> list[int]:
    """The same for an entry that may leave names out, which stands for 0."""
    given = [name for name in names if name in value] if isinstance(value, dict) else names
    entry = entries.entry(path, value, given)
    return [number(path, name, entry, least, most) if name in entry else 0 for name in names]


def _check_stated(data: Table, entries: Entries) -> None:
    """Numbers on which the rules are built are stated, so that an owner can see them, but cannot be changed."""
    stated = {"dice": {"number": int(cards.MOST_DICE), "faces": int(cards.FACES)}, "panel": PANEL}
    for heading, wanted in stated.items():
        listed = section(data, heading, tuple(wanted))
        for name, count in wanted.items():
            entries.check_count(f"{heading}.{name}", listed[name], count)


def _heights(data: Table, entries: Entries) -> Numbers:
    listed = section(data, "heights", cards.TERRAIN_NAMES)
    heights = [entries.count(f"heights.{terrain}", listed[terrain], 1, MOST_HEIGHT) for terrain in cards.TERRAIN_NAMES]
    if not heights[cards.MINE] < heights[cards.FOREST] < heights[cards.MOUNTAIN]:
        found = f"{heights[cards.MINE]}, {heights[cards.FOREST]}, {heights[cards.MOUNTAIN]}"
        raise bad_input("etherium-error-catalogue-heights", found=found)
    return {"height": heights}


def _supply(data: Table, entries: Entries) -> Numbers:
    boxes = section(data, "supply", BOXES)
    found: Numbers = {"supply": [], "capacity_copies": [], "token_copies": []}
    for box in BOXES:
        path, listed = part(boxes, "supply", box, ("cubes", "capacities", *cards.TOKEN_NAMES))
        # Etherisation has one action for each possible number of cubes.
        found["supply"].append(entries.count(f"{path}.cubes", listed["cubes"], 1, cards.MOST_ETHERISED))
        copies = entries.count(f"{path}.capacities", listed["capacities"], 1, int(cards.MOST_SEATS))
        found["capacity_copies"].append(copies)
        found["token_copies"] += [
            entries.count(f"{path}.{token}", listed[token], 1, MOST_VICTORY_TOKENS) for token in cards.TOKEN_NAMES
        ]
    return found


def _peoples(data: Table, entries: Entries) -> Numbers:
    peoples = section(data, "peoples", cards.PEOPLE_NAMES)
    columns = ("ether_rate", "cards_bought", "cards_price", "capacity_price", "booster_price")
    found: Numbers = {column: [] for column in ("start_level", "start_cubes", "upgrade_added", *columns)}
    for people in cards.PEOPLE_NAMES:
        fields = ("levels", "cubes", *RAISED_NAMES, "etherise", "cards", "capacity", "booster")
        path, listed = part(peoples, "peoples", people, fields)
        levels = entries.entry(f"{path}.levels", listed["levels"], cards.UNIT_NAMES)
        for unit in cards.UNIT_NAMES:
            least = 1 if unit in RAISED_NAMES else 0
            found["start_level"].append(number(f"{path}.levels", unit, levels, least, int(cards.MOST_LEVEL)))
        found["start_cubes"] += entries.numbers(f"{path}.cubes", listed["cubes"], CUBE_NAMES, 0, MOST_ON_A_BOARD)
        for unit in RAISED_NAMES:
            found["upgrade_added"] += entries.numbers(f"{path}.{unit}", listed[unit], ("added",), 0, MOST_ON_A_BOARD)
        found["ether_rate"] += entries.numbers(f"{path}.etherise", listed["etherise"], ("cubes",), 1, MOST_ON_A_BOARD)
        offer = entries.entry(f"{path}.cards", listed["cards"], ("count", "ether"))
        found["cards_bought"].append(number(f"{path}.cards", "count", offer, 1, MOST_ON_A_BOARD))
        found["cards_price"].append(number(f"{path}.cards", "ether", offer, 0, MOST_ON_A_BOARD))
        for bought in ("capacity", "booster"):
            found[f"{bought}_price"] += entries.numbers(
                f"{path}.{bought}", listed[bought], ("ether",), 0, MOST_ON_A_BOARD
            )
    return found


def _check_start(numbers: Numbers) -> None:
    """Refuse more cubes at the start than there are."""
    width = len(CUBE_NAMES)
    peoples = (int(cards.BOX_PEOPLES), len(cards.PEOPLE_NAMES))
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
    printed = section(data, "seasons", cards.SEASON_NAMES)
    columns = ("season_affinity", "season_collect", "season_discount", "season_action", "season_order")
    found: Numbers = {column: [] for column in columns}
    for card in cards.SEASON_NAMES:
        path, listed = part(printed, "seasons", card, ("bonus", "malus", "action", "first", "then"))
        people = card.split("-", 1)[0]
        found["season_affinity"].append(
            cards.PEOPLE_NAMES.index(people) if people in cards.PEOPLE_NAMES else int(cards.NOBODY)
        )
        names = (*COLLECTED_NAMES, "upgrades")
        *more, discount = _some_numbers(f"{path}.bonus", listed["bonus"], names, entries)
        fewer = _some_numbers(f"{path}.malus", listed["malus"], COLLECTED_NAMES, entries, -MOST_ON_A_BOARD, 0)
        found["season_collect"] += [up + down for up, down in zip(more, fewer, strict=True)]
        found["season_discount"].append(discount)
        effect = entries.name(f"{path}.action", listed["action"], "effect", (NO_EFFECT, *SEASON_EFFECTS))
        found["season_action"].append(-1 if effect == NO_EFFECT else cards.EFFECT_NAMES.index(effect))
        found["season_order"] += _order(path, listed, entries)
    return found


def _order(path: str, listed: Table, entries: Entries) -> list[int]:
    """The peoples in order of initiative."""
    order: list[object] = []
    for which in ("first", "then"):
        peoples = entries.entry(f"{path}.{which}", listed[which], ("peoples",))["peoples"]
        if not isinstance(peoples, list):
            raise bad_input("etherium-error-catalogue-list", entry=f"{path}.{which}", value=repr(peoples))
        order += peoples
    if len(order) != len(cards.PEOPLE_NAMES) or any(people not in order for people in cards.PEOPLE_NAMES):
        known = ", ".join(cards.PEOPLE_NAMES)
        raise bad_input("etherium-error-catalogue-order", entry=path, value=repr(order), known=known)
    return [cards.PEOPLE_NAMES.index(str(people)) for people in order]


def _flash(data: Table, entries: Entries) -> Numbers:
    printed = section(data, "flash", cards.FLASH_NAMES)
    copies = []
    for card in cards.FLASH_NAMES:
        path, listed = part(printed, "flash", card, ("name", "effect", "copies"))
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
    listed = section(data, "capacities", cards.CAPACITY_NAMES)
    found: Numbers = {"capacity_extra": [], "capacity_stars": []}
    for capacity in cards.CAPACITY_NAMES:
        path, of = part(listed, "capacities", capacity, ("name", "effect", "extra", "stars"))
        _sources(path, of, entries)
        found["capacity_extra"] += _some_numbers(f"{path}.extra", of["extra"], cards.BASIC_NAMES, entries)
        found["capacity_stars"].append(entries.count(f"{path}.stars", of["stars"], 0, MOST_STARS))
    return found
