"""Results in a file: JSON lines after a header that says what was played, or a sheet of comma-separated values."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from aerodrome import __version__
from aerodrome.bots import Occupant
from aerodrome.kernel import BadInput, Game
from aerodrome.kernel.options import Value

from .simulate import PreparedSimulation, Result, Simulation

T = TypeVar("T")
FORMAT = "aerodrome simulation"
VERSION = 1
COLUMNS = ("match", "players", "seat", "bot", "victory", "score", "ending", "turns", "decisions")


class Header(Struct, frozen=True, kw_only=True):
    """All that decides how the matches went. The seed is text, because it may be larger than numbers in JSON are."""

    format: str
    version: int
    aerodrome: str
    game: str
    rules_version: str
    catalogue_hash: str
    options: Mapping[str, Value]
    seats: tuple[str, ...]
    seed: str
    matches: int
    players: tuple[int, ...] = ()
    rotate: bool = False
    seconds: float | None = None


_HEADER = msgspec.json.Decoder(Header)
_RESULT = msgspec.json.Decoder(Result)


def header(simulation: Simulation) -> Header:
    table = PreparedSimulation(simulation)
    return Header(
        format=FORMAT,
        version=VERSION,
        aerodrome=__version__,
        game=table.game.id,
        rules_version=table.game.rules_version,
        catalogue_hash=table.game.catalogue_hash,
        options=table.options,
        seats=tuple(str(Occupant("bot", name)) for name in simulation.bots),
        seed=str(simulation.seed),
        matches=simulation.matches,
        players=simulation.players,
        rotate=simulation.rotate,
        seconds=simulation.seconds,
    )


def written(line: Header | Result) -> bytes:
    """A line of the file, with its end."""
    return msgspec.json.encode(line) + b"\n"


def read_results(lines: Iterable[bytes]) -> tuple[Header, Iterator[Result]]:
    """The header and the results of a file's lines. Raises BadInput, naming the line that does not fit."""
    rest = iter(lines)
    first = _read(_HEADER, next(rest, b""), 1)
    if (first.format, first.version) != (FORMAT, VERSION):
        raise BadInput("error-results-format", found=f"{first.format} {first.version}", wanted=f"{FORMAT} {VERSION}")
    return first, (_read(_RESULT, line, number) for number, line in enumerate(rest, 2))


def _read(decoder: msgspec.json.Decoder[T], line: bytes, number: int) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput("error-results-line", line=str(number), reason=str(error)) from None


class Sheet:
    """Results for spreadsheets: a row for each seat of each match.

    All matches of a game have the same columns; unknown values are empty.
    """

    def __init__(self, game: Game) -> None:
        self._facts = game.summary.facts
        self._of_seats = (*game.summary.seat_facts, *game.summary.sources)

    def heading(self) -> bytes:
        return _line(COLUMNS + self._facts + self._of_seats)

    def rows(self, result: Result) -> bytes:
        """A match: seats count from 1, and a victory of several is shared among them."""
        return b"".join(_line(self._row(result, seat)) for seat in range(result.seats))

    def _row(self, result: Result, seat: int) -> tuple[object, ...]:
        victory = 1 / len(result.winners) if seat in result.winners else 0
        score = result.scores[seat] if seat < len(result.scores) else ""
        seated = result.seated[seat] if result.seated else {}
        return (
            result.match,
            result.seats,
            seat + 1,
            result.bots[seat],
            f"{victory:.4g}",
            score,
            result.ending,
            "" if result.turns is None else result.turns,
            result.decisions,
            *(result.facts.get(fact, "") for fact in self._facts),
            *(seated.get(fact, "") for fact in self._of_seats),
        )


def _line(values: tuple[object, ...]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(values)
    return text.getvalue().encode()
