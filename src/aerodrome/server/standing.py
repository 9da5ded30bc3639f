"""Where a table stands, and what its matches mean for the statistics of those who play."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.protocol.messages import TableStatus

from .entries import LogEntry, MatchEnded, Resigned
from .ledger import HeldSeat, Ledger
from .store import ResultRow, TableState
from .viewpoint import ONLOOKER


def status_of(ledger: Ledger) -> TableStatus:
    if ledger.ended is not None:
        return "over"
    if ledger.closed is not None:
        return "closed"
    if ledger.outdated is not None:
        return "waiting"
    return "playing" if ledger.has_begun else "gathering"


def state_of(ledger: Ledger) -> TableState:
    match = ledger.match
    asked = match.actors if match is not None and not ledger.is_over else ()
    deciding = [seat for seat in asked if ledger.places[seat].bot is None]
    return TableState(status_of(ledger), ",".join(map(str, deciding)), ledger.changed, ledger.drawn)


def results_of(ledger: Ledger, entries: Sequence[LogEntry], now: float) -> tuple[ResultRow, ...]:
    """What these entries mean for those who play. Whether it counts is asked when matches are counted."""
    found: list[ResultRow] = []
    for entry in entries:
        if isinstance(entry, MatchEnded):
            # A bot's work is nobody's result: seats that a bot plays in at the end do not count.
            match = ledger.match
            found += [
                _result(ledger, seat, now)._replace(
                    won=seat in entry.winners,
                    score=entry.scores[seat] if entry.scores else None,
                    turns=None if match is None else match.game.summary.turns(match.view(ONLOOKER)),
                    seconds=round(ledger.time.seconds),
                )
                for seat, place in enumerate(ledger.places)
                if _counts(place) and place.bot is None
            ]
        elif isinstance(entry, Resigned) and _counts(ledger.places[entry.seat]):
            # How long others play on says nothing of a match that was given up.
            found.append(_result(ledger, entry.seat, now)._replace(resigned=True))
    return tuple(found)


def _counts(place: HeldSeat) -> bool:
    """Others on the same device have no statistics of their own."""
    return place.plan.kind in ("me", "link") and place.owner is not None


def _result(ledger: Ledger, seat: int, now: float) -> ResultRow:
    """Somebody's result, which nobody has won yet."""
    row, owner = ledger.row, ledger.places[seat].owner
    assert owner is not None
    return ResultRow(
        table=row.id,
        seat=seat,
        guest=owner,
        game=row.game,
        options=row.options,
        seats=ledger.seats,
        together=together(ledger),
        won=False,
        resigned=False,
        score=None,
        ended=now,
    )


def together(ledger: Ledger) -> str:
    """All who play, in an order that does not depend on where they sit."""
    return ",".join(sorted(_player(place) for place in ledger.places))


def _player(place: HeldSeat) -> str:
    if place.plan.kind == "here":
        return f"here:{place.name or ''}"
    return place.owner or f"bot:{place.bot}"
