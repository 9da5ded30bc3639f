"""What follows a guest from table to table: matches counted, streaks, and the sheets of those who play together.

Nothing of this is kept. It is folded from the results, oldest first, whenever somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from aerodrome.games import celestia_duo
from aerodrome.games.celestia_duo import catalogue
from aerodrome.games.celestia_duo.progress import Distances, ProgressSheet
from aerodrome.kernel.texts import PLAIN
from aerodrome.protocol import ResultInfo, SheetInfo, Statistics, Tally

from .store import GuestRow, ResultRow, Store

MOST_RECENT: Final = 20
MOST_SHEETS: Final = 50
BOT: Final = "bot:"
HERE: Final = "here:"


async def statistics_of(guest: GuestRow, store: Store, lang: str = "en") -> Statistics:
    """All that is counted for a guest; those without a name are called something in this language."""
    results = once_each(await store.results_of(guest.id))
    return Statistics(
        tallies=tally(results),
        recent=tuple(told(row) for row in reversed(results[-MOST_RECENT:])),
        sheets=await sheets_of(guest, results, store, lang),
    )


def once_each(results: Iterable[ResultRow]) -> list[ResultRow]:
    """One result for each match, the oldest first; whoever sat in several seats is counted by the first of them."""
    ordered = sorted(results, key=lambda row: (row.ended, row.table, row.seat))
    return list({row.table: row for row in reversed(ordered)}.values())[::-1]


def tally(results: Sequence[ResultRow]) -> tuple[Tally, ...]:
    """Matches by game, seats and options; those that were played last come first."""
    counted: dict[tuple[str, int, bytes], Tally] = {}
    for row in results:
        options = msgspec.json.decode(row.options)
        kind = (row.game, row.seats, msgspec.json.encode(options, order="deterministic"))
        before = counted.pop(kind, None) or _nothing(row, options)
        streak = before.streak + 1 if row.won else 0
        counted[kind] = replace(
            before,
            played=before.played + 1,
            won=before.won + row.won,
            streak=streak,
            best_streak=max(before.best_streak, streak),
            best_score=max((score for score in (before.best_score, row.score) if score is not None), default=None),
        )
    return tuple(reversed(counted.values()))


def _nothing(row: ResultRow, options: dict[str, Any]) -> Tally:
    return Tally(
        game=row.game, options=options, seats=row.seats, played=0, won=0, streak=0, best_streak=0, best_score=None
    )


def told(row: ResultRow) -> ResultInfo:
    """A result as its guest is shown it."""
    return ResultInfo(
        table=row.table,
        game=row.game,
        options=msgspec.json.decode(row.options),
        seats=row.seats,
        won=row.won,
        resigned=row.resigned,
        score=row.score,
        ended=row.ended,
    )


# Sheets


async def sheets_of(
    guest: GuestRow, results: Sequence[ResultRow], store: Store, lang: str = "en"
) -> tuple[SheetInfo, ...]:
    """The progress sheets of a guest, one for each pair that has played for one; those of the last matches first."""
    boxes = _boxes()
    game = celestia_duo.GAME.id
    pairs = [row.together for row in reversed(results) if row.game == game and _mode(row) in boxes]
    told: list[SheetInfo] = []
    for together in list(dict.fromkeys(pairs))[:MOST_SHEETS]:
        sheet = sheet_after(await store.results_together(game, together), boxes)
        told.append(
            SheetInfo(
                game=game,
                together_with=(await _partner(together, guest, store, lang),),
                ticked={mode: sheet.ticked(mode) for mode in boxes},
                next={mode: sheet.next_distance(mode, boxes) for mode in boxes},
            )
        )
    return tuple(told)


@cache
def _boxes() -> Distances:
    """The boxes of the sheets. Reading the catalogue takes long enough to be noticed by others."""
    return catalogue.read(catalogue.own_text()).distances


def sheet_after(results: Iterable[ResultRow], boxes: Distances) -> ProgressSheet:
    """The sheet of a pair after its matches. A match is won together: whoever resigned it lost it for both."""
    matches: dict[tuple[float, str], list[ResultRow]] = {}
    for row in results:
        matches.setdefault((row.ended, row.table), []).append(row)
    sheet = ProgressSheet()
    for _, rows in sorted(matches.items()):
        mode, distance = _mode(rows[0]), msgspec.json.decode(rows[0].options).get("distance")
        if mode in boxes and isinstance(distance, int):
            sheet = sheet.after(mode, distance, all(row.won for row in rows), boxes)
    return sheet


def _mode(row: ResultRow) -> str:
    return str(msgspec.json.decode(row.options).get("mode"))


async def _partner(together: str, guest: GuestRow, store: Store, lang: str) -> str:
    """Who the other of a pair is, by name; the name of somebody on the guest's device may have commas in it."""
    players = together.split(",")
    players.remove(guest.id)
    partner = ",".join(players)
    if partner.startswith(BOT):
        return partner
    if partner.startswith(HERE):
        return partner.removeprefix(HERE) or PLAIN.say(lang, "server-somebody-here")
    return (await store.names([partner])).get(partner) or PLAIN.say(lang, "server-somebody")
