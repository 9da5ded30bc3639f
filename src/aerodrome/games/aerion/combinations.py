"""The combination of each deck: how the catalogue writes it, and which hands of dice show it.

A pattern names groups of equal dice by letters: AAA+BB is three dice that show one number and two that show another.
What different letters stand for is said beside it: any numbers, also the same one; different numbers; numbers in a row.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial

from aerodrome.kernel.catalogue import Entries, Table, named, text_in

from .cards import DECK_NAMES
from .dice import COUNT, DICE, FACES, FIRST_FULL, HANDS
from .errors import bad_input

own_text = partial(text_in, "aerodrome.games.aerion")
"""The catalogue that comes with the game."""
ANY, DIFFERENT, IN_A_ROW = LETTERS = ("any", "different", "in-a-row")
"""What the letters of a pattern stand for."""

_ALPHABET = "ABCDEF"
_GROUPS = re.compile(r"[A-F]+(\+[A-F]+)*")


@dataclass(frozen=True, slots=True)
class Combination:
    """Patterns, of which the dice must show one, and what their letters stand for."""

    patterns: tuple[str, ...]
    letters: str

    @property
    def label(self) -> str:
        """As views and chances name it: the letters are said only where they do not mean what they usually do."""
        patterns = "/".join(self.patterns)
        return patterns if self.letters == _usual_letters(self.patterns) else f"{patterns}:{self.letters}"

    def is_shown(self, counts: Sequence[int]) -> bool:
        """Whether dice show it; `counts` holds how many of them show each face."""
        return any(_shows(counts, _sizes(pattern), self.letters) for pattern in self.patterns)


def parse(label: str) -> Combination | None:
    """The combination with this label, None when there is none."""
    written, _, letters = label.partition(":")
    patterns = tuple(written.split("/"))
    if not all(map(is_pattern, patterns)) or letters not in ("", *LETTERS):
        return None
    return Combination(patterns, letters or _usual_letters(patterns))


def is_pattern(value: object) -> bool:
    """Whether this is a pattern: groups of one letter each, in the order of the alphabet, of six dice at most."""
    if not isinstance(value, str) or len(value) > 2 * DICE or not _GROUPS.fullmatch(value):
        return False
    groups = value.split("+")
    letters = [_ALPHABET[at] * len(group) for at, group in enumerate(groups[: len(_ALPHABET)])]
    return groups == letters and sum(map(len, groups)) <= DICE


def read(listed: Table, entries: Entries) -> tuple[Combination, ...]:
    """The combinations that a catalogue lists, deck by deck; those it leaves out are the game's own."""
    found = {deck: _entry(f'combinations."{deck}"', value, entries) for deck, value in listed.items()}
    return tuple(found[deck] if deck in found else own()[at] for at, deck in enumerate(DECK_NAMES))


def _entry(path: str, value: object, entries: Entries) -> Combination:
    entry = entries.entry(path, value, ("patterns", "letters"))
    patterns = entry["patterns"]
    if not isinstance(patterns, list) or not patterns:
        raise bad_input("aerion-error-catalogue-patterns", entry=path, value=repr(patterns))
    for pattern in patterns:
        if not is_pattern(pattern):
            raise bad_input("aerion-error-catalogue-pattern", entry=path, value=repr(pattern), most=str(DICE))
    return Combination(tuple(patterns), named(path, "letters", entry, LETTERS))


@cache
def own() -> tuple[Combination, ...]:
    """The combinations of the catalogue that comes with the game."""
    data = tomllib.loads(own_text())
    return tuple(_entry(deck, data["combinations"][deck], Entries()) for deck in DECK_NAMES)


def hands_meeting(combinations: Sequence[Combination]) -> list[int]:
    """For each hand the combinations that it shows, as bits; 0 for a hand that is not full."""
    found = [0] * int(HANDS)
    for hand in range(FIRST_FULL, HANDS):
        counts = list(COUNT[hand * FACES : (hand + 1) * FACES])
        found[hand] = sum(1 << at for at, one in enumerate(combinations) if one.is_shown(counts))
    return found


def labels(combinations: Sequence[Combination]) -> list[str]:
    return [one.label for one in combinations]


def _usual_letters(patterns: Sequence[str]) -> str:
    """What letters mean where a label leaves it out: single dice are in a row, since any dice would show them else."""
    return IN_A_ROW if all(set(_sizes(pattern)) == {1} for pattern in patterns) else ANY


def _sizes(pattern: str) -> list[int]:
    """How many equal dice each group of a pattern has."""
    return [len(group) for group in pattern.split("+")]


def _shows(counts: Sequence[int], groups: Sequence[int], letters: str) -> bool:
    if letters == IN_A_ROW:
        starts = range(int(FACES) - len(groups) + 1)
        return any(all(counts[first + at] >= size for at, size in enumerate(groups)) for first in starts)
    largest = sorted(groups, reverse=True)
    if letters == DIFFERENT:
        return all(count >= size for count, size in zip(sorted(counts, reverse=True), largest, strict=False))
    return _fit(list(counts), largest)


def _fit(counts: list[int], groups: Sequence[int]) -> bool:
    """Whether there are dice for all these groups, where several may show the same number."""
    if not groups:
        return True
    for face, count in enumerate(counts):
        if count >= groups[0]:
            rest = [*counts[:face], count - groups[0], *counts[face + 1 :]]
            if _fit(rest, groups[1:]):
                return True
    return False
