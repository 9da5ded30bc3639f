"""What expansions bring to the table: kinds of cards, areas for them, pieces with sides, counters.

An expansion declares its things by name; where they lie in the storage is decided once, when a game is put together.
This module is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import BASE_KIND_NAMES, DECKS, KINDS, SHIPS

if TYPE_CHECKING:
    from .expansion import Expansion


class Kind:
    """A kind of card. `group` is the word for what it is (a library is a factory); by default its own name."""

    def __init__(self, name: str, group: str, retrievable: bool, in_each_deck: i64) -> None:
        self.name: Final = name
        self.group: Final = group
        self.retrievable: Final = retrievable  # with a Book, from a discard pile
        self.in_each_deck: Final = in_each_deck  # where the catalogue does not say it
        self.number: i64 = -1


def base_kind(number: int) -> Kind:
    """A kind of the base game, for an area that holds its cards."""
    kind = Kind(BASE_KIND_NAMES[number], "", True, 0)
    kind.number = number
    return kind


class Area:
    """A place for cards of one kind, or of several with successive numbers: how many of each lie there."""

    def __init__(self, name: str, first: Kind, kinds: i64) -> None:
        self.name: Final = name
        self.first: Final = first
        self.kinds: Final = kinds
        self.cell: i64 = -1

    def size(self) -> i64:
        return DECKS * self.kinds

    def takes(self, kind: i64) -> bool:
        return self.first.number <= kind < self.first.number + self.kinds

    def cell_of(self, card: i64) -> i64:
        """Where the storage counts this card."""
        return self.cell + card // KINDS * self.kinds + card % KINDS - self.first.number

    def cards(self) -> list[int]:
        """The cards that its cells count, one by one."""
        first = self.first.number
        return [deck * KINDS + kind for deck in range(DECKS) for kind in range(first, first + self.kinds)]


class SidedPiece:
    """A token or a card that shows one of several sides."""

    def __init__(self, name: str, sides: tuple[str, ...], start: i64) -> None:
        self.name: Final = name
        self.sides: Final = sides
        self.start: Final = start
        self.cell: i64 = -1


class Counter:
    """A number that everybody can see, from 0 to `most`."""

    def __init__(self, name: str, most: i64, start: i64) -> None:
        self.name: Final = name
        self.most: Final = most
        self.start: Final = start
        self.cell: i64 = -1


class Setting:
    """What a match is played with and that never changes; all copies of a state share it.

    The recipe of each ship, the combination of each deck by its label, those that each hand of dice meets (a bit for
    each deck), the number of seats, the kinds of cards by name, the rule that each ending names, all expansions in the
    box.
    """

    def __init__(
        self,
        materials: list[int],
        crews: list[int],
        combinations: list[str],
        met: list[int],
        seats: i64,
        kinds: tuple[str, ...],
        endings: list[str],
        box: list[Expansion],
    ) -> None:
        self.material: Final = vec[i64](materials)
        self.crew: Final = vec[i64](crews)
        self.combinations: Final = combinations
        self.met: Final = vec[i64](met)
        self.seats: Final = seats
        self.kinds: Final = kinds
        self.endings: Final = endings
        self.box: Final = box

    def __reduce__(self) -> tuple[object, ...]:
        facts = (list(self.material), list(self.crew), self.combinations, list(self.met))
        return (Setting, (*facts, self.seats, self.kinds, self.endings, self.box))


NO_SETTING: Final = Setting([-1] * SHIPS, [-1] * SHIPS, [], [], 1, (), [], [])
