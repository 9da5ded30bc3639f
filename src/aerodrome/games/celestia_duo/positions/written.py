"""Reads what only positions of Celestia Duo have: both seats, places of the route, what is known of hands."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.kernel.written import Written

from ..cards import KIND_NAMES
from ..memory import ANY
from ..view import Memory

UNPAID = ("pairs", "no-pairs")
MOST_SINCE = 999  # cards that can have come or gone since a proof
SEATS = 2


class CelestiaWritten(Written):
    """A position of Celestia Duo as it was written, entry by entry."""

    def both(self, entry: str, empty: object = ()) -> Sequence[object]:
        """What an entry says of each seat."""
        return self.items(entry, SEATS, empty)

    def some(self, entry: str, known: Sequence[str], most: int) -> dict[str, int]:
        """A number for each name there is any of."""
        return {name: self.number_of(entry, value, 1, most) for name, value in self.mapping(entry, known).items()}

    def limits(self, entry: str, known: Sequence[str], most: int) -> dict[str, int]:
        """A number for each of all these names, nought included, or nothing at all."""
        found = self.mapping(entry, known)
        if found:
            found = {name: found.get(name, 0) for name in known}
        return {name: self.number_of(entry, value, 0, most) for name, value in found.items()}

    def places(self, entry: str, last: int, known: Sequence[str]) -> list[tuple[int, str]]:
        """What lies at places of the route."""
        found = self.table(entry, [str(place) for place in range(1, last + 1)], known)
        return [(int(place), name) for place, name in found.items()]

    def memory(self, value: object) -> Memory:
        """What everybody knows of a hand."""
        parts = self.mapping_of("memory", value, ("at_least", "at_most", "proved", "since", "unpaid"))
        unpaid = parts.get("unpaid")
        return Memory(
            self._limits(parts.get("at_least", {}), 0),
            self._limits(parts.get("at_most", {}), 0),
            self._limits(parts.get("proved", {}), -MOST_SINCE),
            self.number_of("memory", parts.get("since", 0), 0, MOST_SINCE),
            None if unpaid is None else self.one_of("memory", unpaid, UNPAID),
        )

    def _limits(self, value: object, low: int) -> dict[str, int]:
        limits = self.mapping_of("memory", value, KIND_NAMES)
        return {name: self.number_of("memory", limit, low, int(ANY) - 1) for name, limit in limits.items()}
