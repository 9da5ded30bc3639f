"""The fields of a table as its game declares them in fields.toml, for views, positions and the conformance kit.

`./go numbers` writes the storage from the same file. What a declaration says of positions is read here: `names` are
what values or cards are called, `from` the range that the cards of a range are taken from, `entry` the name in a
position where it is another one, `least` and `most` the bounds of a number, `usual` what it is when it is left out.
`bits` are the names of a number that has a bit for each, `counts` those of a range that is written as a number for
each, or with `sparse` for each that is not 0. `most` may be a limit of the match, which the game gives when it reads.

A table may have a block for each seat, declared in `[seat]`, and ranges with `each = "seat"`, a number for each: both
are entries of the part of a position that tells of the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from types import ModuleType
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from .declarations import declared_in
from .errors import BadInput
from .state import DEPTH, State
from .view import View, counted, numbered
from .written import Written

ALL = "all"
Limits = Mapping[str, int]
Reader = Callable[[State], object]
NO_LIMITS: Limits = {}


class Number:
    """A single number of a table."""

    def __init__(self, name: str, declared: Mapping[str, Any], known: Mapping[str, Any]) -> None:
        self.name = name
        self.entry: str = declared.get("entry", name)
        self.is_flag: bool = declared.get("flag", False)
        self.names: Sequence[str] | None = known[declared["names"]] if "names" in declared else None
        self.none: int | None = declared.get("none")
        self.least: int = declared.get("least", 0)
        self.most = _most(declared, known)
        self.usual: str | None = declared.get("usual")
        self.bits: Sequence[str] | None = known[declared["bits"]] if "bits" in declared else None
        self.is_written = self.is_flag or any(one is not None for one in (self.names, self.bits, self.most))

    def get(self, state: State) -> int:
        return int(getattr(state, self.name))

    def set(self, state: State, value: int) -> None:
        setattr(state, self.name, value)

    def show(self, state: State) -> object:
        value = self.get(state)
        if self.bits is not None:
            return names_in(value, self.bits)
        if self.is_flag:
            return value != 0
        if self.names is None:
            return value
        return None if value == self.none else self.names[value]

    def reader(self, kind: object) -> Reader | None:
        """What shows it in a view whose field by its name is of this type; None where that is something else."""
        if kind in (int, bool):
            return lambda state: kind(self.get(state))
        bits = self.bits if kind == tuple[str, ...] else None
        if bits is not None:
            return lambda state: tuple(names_in(self.get(state), bits))
        return self.show if kind in (str, str | None) and self.names is not None else None

    def read(self, written: Written, state: State, limits: Limits) -> None:
        """Take the entry; one that is left out stays what it is on the table, or is the usual one."""
        now = self.get(state)
        if self.bits is not None:
            named = set(written.names(self.entry, self.bits, names_in(now, self.bits)))
            value = sum(1 << self.bits.index(name) for name in named)
        elif self.is_flag:
            value = int(written.flag(self.entry, bool(now)))
        elif self.names is None:
            value = written.number(self.entry, self.least, _limit(self.most, limits), now)
        elif self.none is None:
            value = self.names.index(written.choice(self.entry, self.names, self.usual or self.names[now]))
        else:
            chosen = written.choice_or_none(self.entry, self.names)
            value = self.none if chosen is None else self.names.index(chosen)
        self.set(state, value)


class Cell(Number):
    """A number that lies in a table's cells."""

    def __init__(self, name: str, declared: Mapping[str, Any], known: Mapping[str, Any], at: int) -> None:
        super().__init__(name, declared, known)
        self.at = at
        self.end = at + 1
        self.hidden_from: str | None = declared.get("hidden_from")

    def get(self, state: State) -> int:
        return int(state.cells[self.at])

    def set(self, state: State, value: int) -> None:
        state.cells[self.at] = value


def names_in(value: int, bits: Sequence[str]) -> list[str]:
    """The names of a set that has a bit for each."""
    return [name for bit, name in enumerate(bits) if value >> bit & 1]


def _most(declared: Mapping[str, Any], known: Mapping[str, Any]) -> int | str | None:
    """The upper bound, or the name of a limit of the match."""
    most: int | str | None = declared.get("most")
    return int(known[most]) if isinstance(most, str) and most in known else most


def _limit(most: int | str | None, limits: Limits) -> int:
    assert most is not None
    return limits[most] if isinstance(most, str) else most


class Cells:
    """A range of a table's cells; `rows` are those of the seats where each has its own."""

    def __init__(self, name: str, declared: Mapping[str, Any], known: Mapping[str, Any], at: int) -> None:
        self.name = name
        self.entry: str = declared.get("entry", name)
        sizes = [int(known[size]) if isinstance(size, str) else int(size) for size in declared["of"]]
        self.rows = sizes[0] if len(sizes) > 1 else 0
        self.size = prod(sizes[1:] or sizes)
        self.at = at
        self.end = at + self.size * max(self.rows, 1)
        self.names: Sequence[str] | None = known[declared["names"]] if "names" in declared else None
        self.is_written = self.names is not None and "each" not in declared
        self.source: int | None = known[f"{declared['from'].upper()}_AT"] if "from" in declared else None
        self.hidden_from: str | None = declared.get("hidden_from")

    def show(self, state: State) -> object:
        """The names of what lies there, each as often as it does."""
        lists = [self._listed(state, at) for at in range(self.at, self.end, self.size)]
        return lists if self.rows else lists[0]

    def _listed(self, state: State, at: int) -> list[str]:
        assert self.names is not None
        return [name for kind, name in enumerate(self.names) for _ in range(state.cells[at + kind])]

    def reader(self, kind: object) -> Reader | None:
        """What shows it in a view whose field by its name counts what lies there; None where that is something else."""
        names = None if self.rows or kind != dict[str, int] else self.names
        return None if names is None else lambda state: counted(state.cells, self.at, names)

    def read(self, written: Written, state: State, limits: Limits) -> None:
        """Lay what the entry names there, taken from its source."""
        assert self.names is not None
        rows = written.items(self.entry, self.rows, ()) if self.rows else [written.names(self.entry, self.names)]
        for row, cards in enumerate(rows):
            for name in written.each_one_of(self.entry, cards, self.names):
                kind = self.names.index(name)
                if self.source is not None:
                    if state.cells[self.source + kind] == 0:
                        raise BadInput("error-position-too-many", piece=repr(name))
                    state.cells[self.source + kind] -= 1
                state.cells[self.at + row * self.size + kind] += 1


class Counts(Cells):
    """A range of a table's cells that is written as a number for each name."""

    def __init__(self, name: str, declared: Mapping[str, Any], known: Mapping[str, Any], at: int) -> None:
        super().__init__(name, declared, known, at)
        self.counted: Sequence[str] = known[declared["counts"]]
        self.most = _most(declared, known)
        self.is_sparse: bool = declared.get("sparse", False)
        self.is_written = True

    def show(self, state: State) -> object:
        return (counted if self.is_sparse else numbered)(state.cells, self.at, self.counted)

    def reader(self, kind: object) -> Reader | None:
        return self.show if kind == dict[str, int] else None

    def read(self, written: Written, state: State, limits: Limits) -> None:
        """Take the numbers; those left out stay what they are on the table."""
        most = _limit(self.most, limits)
        now = numbered(state.cells, self.at, self.counted)
        for kind, count in enumerate(written.counts(self.entry, self.counted, most, now).values()):
            state.cells[self.at + kind] = count


def _field(name: str, declared: Mapping[str, Any], known: Mapping[str, Any], at: int) -> Cell | Cells:
    """What lies there: a single number, or a range."""
    if "of" not in declared:
        return Cell(name, declared, known, at)
    return (Counts if "counts" in declared else Cells)(name, declared, known, at)


class Fields:
    """All that a game's table holds. `modules` are where the names and sizes that its declarations use are found."""

    def __init__(self, package: str, *modules: ModuleType) -> None:
        declared = declared_in(package)
        self._known = known = {name: value for module in modules for name, value in vars(module).items()}
        self.numbers = [Number(name, one, known) for name, one in declared["numbers"].items()]
        self.cells = [Cells(name, one, known, known[f"{name.upper()}_AT"]) for name, one in declared["cells"].items()]
        self._each = {name: one for name, one in declared["cells"].items() if "each" in one}
        self._block = declared.get("seat", {})
        self._blocks: dict[int, list[Cell | Cells]] = {}

    def _written(self, seat: int | None) -> Iterator[Number | Cells]:
        """Those that positions name by their declaration alone, in the part of a seat or outside such parts."""
        yield from (field for field in self._declared(seat) if field.is_written)

    def _declared(self, seat: int | None) -> Sequence[Number | Cells]:
        """All fields, or those of a seat: its block, and its number in each range that has one for each seat."""
        if seat is None:
            return [*self.numbers, *self.cells]
        each = self._each.items()
        numbers = [Cell(name, one, self._known, int(self._known[f"{name.upper()}_AT"]) + seat) for name, one in each]
        return [*self._block_of(seat), *numbers]

    def _block_of(self, seat: int) -> list[Cell | Cells]:
        """What lies in the block of a seat."""
        if seat not in self._blocks:
            known = self._known
            places = {name: known["SEATS_AT"] + seat * known["SEAT"] + known[name.upper()] for name in self._block}
            self._blocks[seat] = [_field(name, self._block[name], known, int(at)) for name, at in places.items()]
        return self._blocks[seat]

    def entries(self, seat: int | None = None) -> tuple[str, ...]:
        """What the entries of a position, or of a seat's part of it, are called."""
        return tuple(field.entry for field in self._written(seat))

    def show(self, state: State, seat: int | None = None) -> dict[str, object]:
        """The entries that follow from the declaration."""
        return {field.entry: field.show(state) for field in self._written(seat)}

    def shown_in(self, view: type[Struct], seat: int | None = None) -> Callable[[State], dict[str, Any]]:
        """What reads those fields of a view, or of its part for a seat, off a table that are declared by this name."""
        types = {field.name: field.type for field in fields(view) if field.name not in View.__struct_fields__}
        found = ((field.entry, field.reader(types.get(field.entry))) for field in self._declared(seat))
        readers = {name: read for name, read in found if read is not None}
        return lambda state: {name: read(state) for name, read in readers.items()}

    def read(self, written: Written, state: State, limits: Limits = NO_LIMITS, seat: int | None = None) -> None:
        """Take these entries; a table has been laid out."""
        for field in self._written(seat):
            field.read(written, state, limits)

    def seen_by(self, state: State, seat: int) -> list[int]:
        """Every number of the storage that this seat may know."""
        seen = [int(number) for number in state.numbers()]
        for cells in self.cells:
            if cells.hidden_from == ALL:
                continue
            own = [at for at in range(cells.at, cells.end) if (at - cells.at) // cells.size == seat]
            seen += [state.cells[at] for at in (own if cells.hidden_from else range(cells.at, cells.end))]
        if self._block:
            for other in range((len(state.cells) - int(self._known["SEATS_AT"])) // int(self._known["SEAT"])):
                open_to = [field for field in self._block_of(other) if not field.hidden_from or other == seat]
                seen += [state.cells[at] for field in open_to for at in range(field.at, field.end)]
        return seen


def steps_waiting(state: State) -> list[int]:
    """The steps that wait for the present one to end, the first to wait first."""
    beneath = int(state.beneath)
    found: list[int] = []
    while beneath:
        found.insert(0, beneath % DEPTH)
        beneath //= DEPTH
    return found
