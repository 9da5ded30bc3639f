"""What is counted of finished matches, for simulations and statistics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .options import Value
from .view import View


@dataclass(frozen=True)
class Summary:
    """Reads what was played, and how it went, from any view of a finished match.

    `facts` are fields of the view by which matches can be told apart, `seat_facts` the same for the seats of a game in
    which they play against each other; `sources` are where the score of such a seat comes from.
    """

    facts: tuple[str, ...] = ()
    seat_facts: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()

    def report(self, view: View) -> dict[str, str | int]:
        """What a match was played with, chance at the set-up included."""
        return {name: getattr(view, name) for name in self.facts}

    def report_seats(self, view: View) -> tuple[dict[str, str | int], ...]:
        """What each seat played and what it scored by source; () without seat facts."""
        return ()

    def drawn(self, options: Mapping[str, Value], view: View) -> dict[str, Value]:
        """The options that were left to chance, with what came up for them; any view of a match that begins tells."""
        return {}

    def turns(self, view: View) -> int | None:
        """How many turns a match has taken, or None where the game counts none."""
        return getattr(view, "turn", None)
