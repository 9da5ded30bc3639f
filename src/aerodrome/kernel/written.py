"""Reads the entries of a position written by hand; whatever is wrong raises BadInput naming the entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .errors import BadInput


class Written:
    """A position, or a part of one, as it was written, entry by entry. `within` names the part in errors."""

    def __init__(self, position: object, fields: Sequence[str], within: str = "") -> None:
        self._within = within
        if not isinstance(position, Mapping):
            raise BadInput("error-position-names", entry=repr(within), value=repr(position))
        for name in position:
            if name not in fields:
                raise self._wrong("error-position-entry", str(name), known=", ".join(fields))
        self._position = position

    def has(self, entry: str) -> bool:
        return entry in self._position

    def has_value(self, entry: str) -> bool:
        """Whether the entry is there and says something."""
        return self._position.get(entry) is not None

    def number(self, entry: str, low: int, high: int, default: int) -> int:
        return self.number_of(entry, self._position.get(entry, default), low, high)

    def flag(self, entry: str, default: bool = False) -> bool:
        value = self._position.get(entry, default)
        if value is not True and value is not False:
            raise self._not_one_of(entry, value, ("true", "false"))
        return value

    def choice(self, entry: str, known: Sequence[str], default: str) -> str:
        return self.one_of(entry, self._position.get(entry, default), known)

    def choice_or_none(self, entry: str, known: Sequence[str]) -> str | None:
        value = self._position.get(entry)
        return None if value is None else self.one_of(entry, value, known)

    def one_of(self, entry: str, value: object, known: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in known:
            raise self._not_one_of(entry, value, known)
        return value

    def names(self, entry: str, known: Sequence[str], default: Sequence[str] = ()) -> list[str]:
        """A list of names, each of them known."""
        return self.each_one_of(entry, self._position.get(entry, default), known)

    def each_one_of(self, entry: str, value: object, known: Sequence[str]) -> list[str]:
        """The names of a list that is part of an entry."""
        return [self.one_of(entry, name, known) for name in self._list(entry, value)]

    def numbers(self, entry: str, low: int, high: int, default: Sequence[int] = ()) -> list[int]:
        found = self._list(entry, self._position.get(entry, default))
        return [self.number_of(entry, value, low, high) for value in found]

    def counts(self, entry: str, known: Sequence[str], most: int, default: Mapping[str, int]) -> dict[str, int]:
        """A number for each name; a name left out has the number it usually has."""
        found = self.mapping(entry, known)
        return {name: self.number_of(entry, found.get(name, default.get(name, 0)), 0, most) for name in known}

    def table(self, entry: str, keys: Sequence[str], values: Sequence[str]) -> dict[str, str]:
        """A name for each name."""
        return {key: self.one_of(entry, value, values) for key, value in self.mapping(entry, keys).items()}

    def parts(self, entry: str, fields: Sequence[str], count: int) -> Iterator[Written]:
        """As many parts, each with entries of its own; empty ones when the entry is left out."""
        for number, part in enumerate(self.items(entry, count, {})):
            yield Written(part, fields, f"{entry}[{number}]")

    def items(self, entry: str, count: int, default: object) -> Sequence[object]:
        """A list of this length, filled with the default when the entry is left out."""
        found = self._list(entry, self._position.get(entry, [default] * count))
        if len(found) != count:
            raise self._wrong("error-position-length", entry, count=str(count), found=str(len(found)))
        return found

    def mapping(self, entry: str, known: Sequence[str]) -> Mapping[str, object]:
        """Something for each name, each of them known; nothing when the entry is left out."""
        return self.mapping_of(entry, self._position.get(entry, {}), known)

    def mapping_of(self, entry: str, found: object, known: Sequence[str]) -> Mapping[str, object]:
        """Something for each name, in a part of an entry."""
        if not isinstance(found, Mapping):
            raise self._wrong("error-position-names", entry, value=repr(found))
        for name in found:
            if name not in known:
                raise self._wrong("error-position-name", entry, name=repr(name), known=", ".join(known) or "—")
        return found

    def _list(self, entry: str, value: object) -> Sequence[object]:
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise self._wrong("error-position-list", entry, value=repr(value))
        return value

    def number_of(self, entry: str, value: object, low: int, high: int) -> int:
        """A number in a part of an entry."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            shown = repr(value)[:40]
            raise self._wrong("error-position-number", entry, value=shown, low=str(low), high=str(high))
        return value

    def _not_one_of(self, entry: str, value: object, known: Sequence[str]) -> BadInput:
        return self._wrong("error-position-value", entry, value=repr(value)[:60], known=", ".join(known))

    def _wrong(self, key: str, entry: str, **values: str) -> BadInput:
        name = f"{self._within}.{entry}" if self._within else entry
        return BadInput(key, texts=None, entry=repr(name), **values)
