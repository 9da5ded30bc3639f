"""Aerodrome: an executable rulebook for airship board games.

>>> import aerodrome
>>> match = aerodrome.new("aerion", seed=7)
>>> "roll" in match.legal()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .games import find as _find
from .kernel import (
    Action,
    AerodromeError,
    BadInput,
    Game,
    GameInfo,
    IllegalAction,
    Match,
    NothingToUndo,
    NotYourTurn,
    Outcome,
    Record,
    Rule,
    Seed,
    UnknownAction,
    Verification,
)
from .kernel import replay as _replay
from .kernel import verify as _verify
from .kernel.record import loads

__version__ = "0.2.0"


if TYPE_CHECKING:

    def games(lang: str = "en") -> list[GameInfo]:
        """The games with their seats, options and versions; whatever offers a choice builds itself from this."""

else:
    # The package of the games has this name too, and answers the call: a function here would hide it.
    from . import games


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    catalogue: str | None = None,
) -> Match:
    """Begin a match. With a seed it is a known deal; without one nobody can know what will come.

    `catalogue` is the text of a corrected catalogue.
    """
    rules = _rules(game, catalogue)
    chosen = rules.settle_options(options or {})
    places = rules.check_terms(chosen, rules.seat_counts[0] if seats is None else seats)
    return Match(rules, chosen, places, Seed.fresh() if seed is None else Seed.known(seed))


def from_position(
    game: str,
    position: Mapping[str, object],
    *,
    seed: int | str | None = None,
    catalogue: str | None = None,
) -> Match:
    """A match that begins at a position written down; `Match.position` writes them."""
    rules = _rules(game, catalogue)
    start = Seed.fresh() if seed is None else Seed.known(seed)
    state = rules.from_position(position)
    options, seats = rules.terms(state)
    return Match(rules, options, seats, start, state=state)


def replay(record: Record | str | bytes) -> Match:
    """The match of a record, at its end; it can be continued where the record shows its seed."""
    known = _read(record)
    return _replay(known, _rules(known.game, known.catalogue))


def verify(record: Record | str | bytes) -> Verification:
    """Check every decision of a record against the rules and every draw against its seed. Raises BadInput."""
    known = _read(record)
    return _verify(known, _rules(known.game, known.catalogue))


def _read(record: Record | str | bytes) -> Record:
    return record if isinstance(record, Record) else loads(record)


def _rules(game: str, catalogue: str | None) -> Game:
    rules = _find(game)
    return rules if catalogue is None else rules.with_catalogue(catalogue)


__all__ = [
    "Action",
    "AerodromeError",
    "BadInput",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Match",
    "NotYourTurn",
    "NothingToUndo",
    "Outcome",
    "Record",
    "Rule",
    "Seed",
    "UnknownAction",
    "Verification",
    "from_position",
    "games",
    "loads",
    "new",
    "replay",
    "verify",
]
