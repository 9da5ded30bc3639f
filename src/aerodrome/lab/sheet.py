"""Results as a sheet of comma-separated values, for spreadsheets: a row for each seat of each match."""

from __future__ import annotations

import csv
import io

from aerodrome.kernel import Game

from .simulate import Result

COLUMNS = ("match", "players", "seat", "bot", "victory", "score", "ending", "turns", "decisions")


class Sheet:
    """The rows of one game's results. Its columns are the same for every match; what a game does not tell is empty."""

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
