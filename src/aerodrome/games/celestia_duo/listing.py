"""The shapes that entries of the catalogue have: dice, symbols, boxes, names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from aerodrome.kernel import BadInput
from aerodrome.kernel.catalogue import Entries, Table, number

from .cards import DICE, FIRST_DISTANCE, ROUTE, SYMBOL_NAMES
from .errors import bad_input

MOST_ICONS = 4
LONGEST_NAME = 40


def symbols(path: str, field: str, entry: Table, names: Sequence[str], least: int = 0) -> list[int]:
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


def dice(path: str, value: object, entries: Entries) -> tuple[list[int], int]:
    """The dice put on each symbol, and how many are rolled."""
    entry = entries.entry(path, value, ("fixed", "rolled"))
    fixed = symbols(path, "fixed", entry, SYMBOL_NAMES)
    rolled = number(path, "rolled", entry, 0, DICE)
    if not 1 <= sum(fixed) + rolled <= DICE:
        found, most = str(sum(fixed) + rolled), str(DICE)
        raise bad_input("celestia-duo-error-catalogue-dice", entry=path, found=found, most=most)
    return fixed, rolled


def flag(path: str, value: object, entries: Entries) -> list[int]:
    """The symbols that eliminate a flag in the boarding."""
    return symbols(path, "symbols", entries.entry(path, value, ("symbols",)), SYMBOL_NAMES, 1)


def boxes(path: str, value: object, entries: Entries) -> tuple[int, ...]:
    """A row of the progress sheet."""
    row = entries.entry(path, value, ("boxes",))["boxes"]
    numbers = isinstance(row, list) and all(type(box) is int for box in row)
    if not isinstance(row, list) or not numbers or row[:1] != [FIRST_DISTANCE] or not grows(row) or row[-1] > ROUTE:
        first, last = str(FIRST_DISTANCE), str(ROUTE)
        raise bad_input("celestia-duo-error-catalogue-boxes", entry=path, value=repr(row), first=first, last=last)
    return tuple(row)


def grows(row: Sequence[int]) -> bool:
    """Whether each number is larger than the one before."""
    return all(box < further for box, further in pairwise(row))


def yes(path: str, field: str, entry: Table) -> int:
    """1 for true, 0 for false."""
    value = entry[field]
    if not isinstance(value, bool):
        raise BadInput("error-catalogue-value", entry=path, field=field, value=repr(value), known="true, false")
    return int(value)


def name(path: str, value: object, known: Sequence[str], taken: Sequence[str], entries: Entries) -> str:
    """A name that nobody else has."""
    text = entries.entry(path, value, ("text",), known)["text"]
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
        most = str(LONGEST_NAME)
        raise bad_input("celestia-duo-error-catalogue-name", entry=path, value=repr(text), most=most)
    if text in taken:
        raise bad_input("celestia-duo-error-catalogue-same-name", entry=path, value=repr(text))
    return text
