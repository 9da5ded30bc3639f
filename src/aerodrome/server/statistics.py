"""What follows a guest from table to table: matches counted, streaks, and the sheets of those who play together.

Nothing of this is kept. It is folded from the results, oldest first, whenever somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import accumulate
from statistics import fmean
from typing import Any, Final

import msgspec

from aerodrome.games import GAMES
from aerodrome.kernel import Game
from aerodrome.kernel.sheets import SheetRow
from aerodrome.kernel.texts import PLAIN
from aerodrome.protocol.bodies import Ending, GameTally, OptionTally, ResultInfo, SheetInfo, Statistics

from .playing_time import LONGEST_PAUSE
from .store import GuestRow, ResultRow, Store

MOST_RECENT: Final = 20
MOST_SHEETS: Final = 50
FORM: Final = 10
BOT: Final = "bot:"
HERE: Final = "here:"


async def statistics_of(guest: GuestRow, store: Store, lang: str = "en") -> Statistics:
    """All that is counted for a guest; those without a name are called something in this language."""
    results = once_each(await store.results_of(guest.id))
    return Statistics(
        longest_pause=LONGEST_PAUSE,
        games=by_game(results),
        tallies=tally(results),
        recent=tuple(told(row) for row in reversed(results[-MOST_RECENT:])),
        sheets=await sheets_of(guest, results, store, lang),
    )


def once_each(results: Iterable[ResultRow]) -> list[ResultRow]:
    """One result per match, the oldest first; a guest with several seats counts by the first."""
    ordered = sorted(results, key=lambda row: (row.ended, row.table, row.seat))
    return list({row.table: row for row in reversed(ordered)}.values())[::-1]


def by_game(results: Iterable[ResultRow]) -> tuple[GameTally, ...]:
    """Matches by game; the one that was played last comes first."""
    return tuple(GameTally(game=rows[0].game, **_counted(rows)) for rows in _alike(results, lambda row: row.game))


def tally(results: Iterable[ResultRow]) -> tuple[OptionTally, ...]:
    """Matches by game, seats and options; those that were played last come first."""
    return tuple(
        OptionTally(
            game=rows[0].game, options=msgspec.json.decode(rows[0].options), seats=rows[0].seats, **_counted(rows)
        )
        for rows in _alike(results, _kind)
    )


def _kind(row: ResultRow) -> Hashable:
    """What matches have in common that are counted together."""
    return row.game, row.seats, msgspec.json.encode(msgspec.json.decode(row.options), order="deterministic")


def _alike(results: Iterable[ResultRow], kind: Callable[[ResultRow], Hashable]) -> list[list[ResultRow]]:
    """Results of one kind together, the oldest first; the kind that was played last comes first."""
    found: dict[Hashable, list[ResultRow]] = {}
    for row in results:
        rows = found.pop(kind(row), [])
        rows.append(row)
        found[kind(row)] = rows
    return list(found.values())[::-1]


def _counted(rows: Sequence[ResultRow]) -> dict[str, Any]:
    """What is counted of matches, the oldest first."""
    won = [row.won for row in rows]
    streaks = list(accumulate(won, lambda streak, is_won: streak + 1 if is_won else 0, initial=0))
    return {
        "played": len(rows),
        "won": sum(won),
        "streak": streaks[-1],
        "best_streak": max(streaks),
        "best_score": max((row.score for row in rows if row.score is not None), default=None),
        "form": tuple(ending(row) for row in rows[: -FORM - 1 : -1]),
        "turns": _mean(row.turns for row in rows),
        "seconds": _mean(row.seconds for row in rows),
        "trend": tuple(sum(won[end - FORM : end]) for end in range(FORM, len(won) + 1))[-MOST_RECENT:],
    }


def _mean(numbers: Iterable[int | None]) -> float | None:
    """The mean of the numbers that are known."""
    known = [number for number in numbers if number is not None]
    return fmean(known) if known else None


def ending(row: ResultRow) -> Ending:
    return "resigned" if row.resigned else "won" if row.won else "lost"


def told(row: ResultRow) -> ResultInfo:
    return ResultInfo(
        table=row.table,
        game=row.game,
        options=msgspec.json.decode(row.options),
        seats=row.seats,
        won=row.won,
        resigned=row.resigned,
        score=row.score,
        ended=row.ended,
        turns=row.turns,
        seconds=row.seconds,
    )


# Sheets


async def sheets_of(
    guest: GuestRow, results: Sequence[ResultRow], store: Store, lang: str = "en"
) -> tuple[SheetInfo, ...]:
    """The progress sheets of a guest, one for each pair that has played for one; those of the last matches first."""
    pairs = [(row.game, row.together) for row in reversed(results) if _counts(row)]
    shown = list(dict.fromkeys(pairs))[:MOST_SHEETS]
    return tuple([await sheet_of(guest, GAMES[game], together, store, lang) for game, together in shown])


async def sheet_of(guest: GuestRow, game: Game, together: str, store: Store, lang: str = "en") -> SheetInfo:
    """The sheet of a guest and those they play with, in a game that has sheets."""
    rows = sheet_after(game, await store.results_together(game.id, together))
    return SheetInfo(
        game=game.id,
        together_with=(await _partner(together, guest, store, lang),),
        boxes={name: row.boxes for name, row in rows.items()},
        ticked={name: row.ticked for name, row in rows.items()},
        next={name: row.next for name, row in rows.items()},
    )


def sheet_after(game: Game, results: Iterable[ResultRow]) -> dict[str, SheetRow]:
    """The sheet of a pair after its matches. A match is won together: one resignation loses it for both."""
    sheets = game.registration.sheets
    assert sheets is not None
    matches: dict[str, list[ResultRow]] = {}
    for row in results:
        matches.setdefault(row.table, []).append(row)
    sheet: object = None
    for rows in matches.values():
        if _counts(rows[0]):
            sheet = sheets.after(sheet, game, msgspec.json.decode(rows[0].options), all(row.won for row in rows))
    return sheets.rows(sheet, game)


def _counts(row: ResultRow) -> bool:
    """Whether a match can change the sheet of those who played it."""
    game = GAMES.get(row.game)
    sheets = None if game is None else game.registration.sheets
    return game is not None and sheets is not None and sheets.counts(game, msgspec.json.decode(row.options))


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
