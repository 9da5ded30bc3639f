"""Reads the entries of a position written by hand; whatever is wrong raises BadInput naming the entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aerodrome.kernel import BadInput

from .cards import KIND_NAMES
from .errors import bad_input
from .memory import ANY
from .view import Memory

UNPAID = ("pairs", "no-pairs")
MOST_SINCE = 999  # cards that can have come or gone since a proof


class Written:
    """A position as it was written, entry by entry."""

    def __init__(self, position: Mapping[str, object], fields: Sequence[str]) -> None:
        for name in position:
            if name not in fields:
                raise bad_input("celestia-duo-error-position-entry", entry=repr(name), known=", ".join(fields))
        self._position = position

    def number(self, entry: str, low: int, high: int, default: int) -> int:
        value = self._position.get(entry, default)
        return _number(entry, value, low, high)

    def flag(self, entry: str) -> bool:
        value = self._position.get(entry, False)
        if value not in (True, False):
            raise self._not_one_of(entry, value, ("true", "false"))
        return bool(value)

    def choice(self, entry: str, known: Sequence[str], default: str) -> str:
        return self.one_of(entry, self._position.get(entry, default), known)

    def choice_or_none(self, entry: str, known: Sequence[str]) -> str | None:
        value = self._position.get(entry)
        return None if value is None else self.one_of(entry, value, known)

    def one_of(self, entry: str, value: object, known: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in known:
            raise self._not_one_of(entry, value, known)
        return value

    def _not_one_of(self, entry: str, value: object, known: Sequence[str]) -> BadInput:
        return bad_input(
            "celestia-duo-error-position-value", entry=repr(entry), value=repr(value), known=", ".join(known)
        )

    def names(self, entry: str, known: Sequence[str]) -> list[str]:
        return self.checked(entry, self._position.get(entry, []), known)

    def checked(self, entry: str, value: object, known: Sequence[str]) -> list[str]:
        """A list of names, each of them known."""
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise bad_input("celestia-duo-error-position-list", entry=repr(entry), value=repr(value))
        return [self.one_of(entry, name, known) for name in value]

    def both(self, entry: str, empty: object = ()) -> Sequence[object]:
        """What an entry says of each seat."""
        value = self._position.get(entry, (empty, empty))
        if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != 2:
            raise bad_input("celestia-duo-error-position-seats", entry=repr(entry), value=repr(value))
        return value

    def table(self, entry: str, known: Sequence[str]) -> Mapping[str, object]:
        return _table(entry, self._position.get(entry, {}), known)

    def counts(self, entry: str, known: Sequence[str], most: int) -> dict[str, int]:
        return {name: _number(entry, value, 1, most) for name, value in self.table(entry, known).items()}

    def places(self, entry: str, last: int, known: Sequence[str]) -> list[tuple[int, str]]:
        """What lies at places of the route."""
        found = self.table(entry, [str(place) for place in range(1, last + 1)])
        return [(int(place), self.one_of(entry, name, known)) for place, name in found.items()]

    def memory(self, value: object) -> Memory:
        """What everybody knows of a hand."""
        parts = _table("memory", value, ("at_least", "at_most", "proved", "since", "unpaid"))
        unpaid = parts.get("unpaid")
        return Memory(
            _limits(parts.get("at_least", {}), 0),
            _limits(parts.get("at_most", {}), 0),
            _limits(parts.get("proved", {}), -MOST_SINCE),
            _number("memory", parts.get("since", 0), 0, MOST_SINCE),
            None if unpaid is None else self.one_of("memory", unpaid, UNPAID),
        )


def _limits(value: object, low: int) -> dict[str, int]:
    limits = _table("memory", value, KIND_NAMES)
    return {name: _number("memory", limit, low, int(ANY) - 1) for name, limit in limits.items()}


def _table(entry: str, value: object, known: Sequence[str]) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise bad_input("celestia-duo-error-position-names", entry=repr(entry), value=repr(value))
    for name in value:
        if name not in known:
            raise bad_input(
                "celestia-duo-error-position-name", entry=repr(entry), name=repr(name), known=", ".join(known)
            )
    return value


def _number(entry: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad_input(
            "celestia-duo-error-position-number", entry=repr(entry), value=repr(value), low=str(low), high=str(high)
        )
    return value
