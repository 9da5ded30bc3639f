"""The fields of a table as its game declares them in fields.toml, for positions and for the conformance kit.

`./go numbers` writes the storage from the same file. What a declaration says of positions is read here: `names` are
what values or cards are called, `from` the range that the cards of a range are taken from, `entry` the name in a
position where it is another one, `least` and `most` the bounds of a number, `usual` what it is when it is left out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from types import ModuleType
from typing import Any

from .errors import BadInput
from .state import State
from .texts import File
from .written import Written

ALL = "all"


class Number:
    """A single number of a table."""

    def __init__(self, name: str, declared: Mapping[str, Any], known: Mapping[str, Any]) -> None:
        self.name = name
        self.entry: str = declared.get("entry", name)
        self.is_flag: bool = declared.get("flag", False)
        self.names: Sequence[str] | None = known[declared["names"]] if "names" in declared else None
        self.none: int | None = declared.get("none")
        self.least: int = declared.get("least", 0)
        most = declared.get("most")
        self.most: int | None = int(known[most]) if isinstance(most, str) else most
        self.usual: str | None = declared.get("usual")
        self.is_written = self.is_flag or self.names is not None or self.most is not None

    def show(self, state: State) -> object:
        value = int(getattr(state, self.name))
        if self.is_flag:
            return value != 0
        if self.names is None:
            return value
        return None if value == self.none else self.names[value]

    def read(self, written: Written, state: State) -> None:
        """Take the entry; one that is left out stays what it is on the table, or is the usual one."""
        now = int(getattr(state, self.name))
        if self.is_flag:
            value = int(written.flag(self.entry, bool(now)))
        elif self.names is None:
            assert self.most is not None
            value = written.number(self.entry, self.least, self.most, now)
        elif self.none is None:
            value = self.names.index(written.choice(self.entry, self.names, self.usual or self.names[now]))
        else:
            chosen = written.choice_or_none(self.entry, self.names)
            value = self.none if chosen is None else self.names.index(chosen)
        setattr(state, self.name, value)


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
        self.source: str | None = declared.get("from")
        self.hidden_from: str | None = declared.get("hidden_from")

    def show(self, state: State) -> object:
        """The names of what lies there, each as often as it does."""
        lists = [self._listed(state, at) for at in range(self.at, self.end, self.size)]
        return lists if self.rows else lists[0]

    def _listed(self, state: State, at: int) -> list[str]:
        assert self.names is not None
        return [name for kind, name in enumerate(self.names) for _ in range(state.cells[at + kind])]

    def read(self, written: Written, state: State, source: Cells | None) -> None:
        """Lay what the entry names there, taken from its source."""
        assert self.names is not None
        rows = written.items(self.entry, self.rows, ()) if self.rows else [written.names(self.entry, self.names)]
        for row, cards in enumerate(rows):
            for name in written.each_one_of(self.entry, cards, self.names):
                kind = self.names.index(name)
                if source is not None:
                    _take(state, source.at + kind, name)
                state.cells[self.at + row * self.size + kind] += 1


def _take(state: State, cell: int, name: str) -> None:
    if state.cells[cell] == 0:
        raise BadInput("error-position-too-many", piece=repr(name))
    state.cells[cell] -= 1


class Fields:
    """All that a table holds. `modules` are where the names and sizes that the file uses are found."""

    def __init__(self, file: File, *modules: ModuleType) -> None:
        declared = tomllib.loads(file.read_text(encoding="utf-8"))
        known = {name: value for module in modules for name, value in vars(module).items()}
        self.numbers = [Number(name, one, known) for name, one in declared["numbers"].items()]
        self.cells = [Cells(name, one, known, known[f"{name.upper()}_AT"]) for name, one in declared["cells"].items()]
        self._by_name = {cells.name: cells for cells in self.cells}

    def _written(self) -> Iterator[Number | Cells]:
        """Those that positions name by their declaration alone."""
        yield from (number for number in self.numbers if number.is_written)
        yield from (cells for cells in self.cells if cells.names is not None)

    @property
    def entries(self) -> tuple[str, ...]:
        """What they are called in positions."""
        return tuple(field.entry for field in self._written())

    def show(self, state: State) -> dict[str, object]:
        """The entries of a position that follow from the declaration."""
        return {field.entry: field.show(state) for field in self._written()}

    def read(self, written: Written, state: State) -> None:
        """Take these entries; a table has been laid out."""
        for field in self._written():
            if isinstance(field, Number):
                field.read(written, state)
            else:
                field.read(written, state, self._by_name[field.source] if field.source else None)

    def seen_by(self, state: State, seat: int) -> list[int]:
        """Every number of the storage that this seat may know."""
        seen = [int(number) for number in state.numbers()]
        for cells in self.cells:
            if cells.hidden_from == ALL:
                continue
            own = [at for at in range(cells.at, cells.end) if (at - cells.at) // cells.size == seat]
            seen += [state.cells[at] for at in (own if cells.hidden_from else range(cells.at, cells.end))]
        return seen
