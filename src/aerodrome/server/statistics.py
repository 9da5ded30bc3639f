"""What follows a guest from table to table: matches counted, streaks, and the sheets of those who play together.

Nothing of this is kept. It is folded from the results, oldest first, whenever somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from aerodrome.games import GAMES
from aerodrome.kernel import Game
from aerodrome.kernel.sheets import SheetRow
from aerodrome.kernel.texts import PLAIN
from aerodrome.protocol.bodies import Ending, GameTally, OptionTally, ResultInfo, SheetInfo, Statistics

from .store import GuestRow, ResultRow, Store

MOST_RECENT: Final = 20
MOST_SHEETS: Final = 50
FORM: Final = 10
BOT: Final = "bot:"
HERE: Final = "here:"

Counted = TypeVar("Counted", bound=GameTally)


async def statistics_of(guest: GuestRow, store: Store, lang: str = "en") -> Statistics:
    """All that is counted for a guest; those without a name are called something in this language."""
    results = once_each(await store.results_of(guest.id))
    return Statistics(
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
    counted: dict[str, GameTally] = {}
    for row in results:
        before = counted.pop(row.game, None) or GameTally(game=row.game, **_NOTHING)
        counted[row.game] = _counted(before, row)
    return tuple(reversed(counted.values()))


def tally(results: Iterable[ResultRow]) -> tuple[OptionTally, ...]:
    """Matches by game, seats and options; those that were played last come first."""
    counted: dict[tuple[str, int, bytes], OptionTally] = {}
    for row in results:
        options = msgspec.json.decode(row.options)
        kind = (row.game, row.seats, msgspec.json.encode(options, order="deterministic"))
        before = counted.pop(kind, None) or OptionTally(game=row.game, options=options, seats=row.seats, **_NOTHING)
        counted[kind] = _counted(before, row)
    return tuple(reversed(counted.values()))


_NOTHING: Final[dict[str, Any]] = {"played": 0, "won": 0, "streak": 0, "best_streak": 0, "best_score": None, "form": ()}


def _counted(before: Counted, row: ResultRow) -> Counted:
    streak = before.streak + 1 if row.won else 0
    return replace(
        before,
        played=before.played + 1,
        won=before.won + row.won,
        streak=streak,
        best_streak=max(before.best_streak, streak),
        best_score=max((score for score in (before.best_score, row.score) if score is not None), default=None),
        form=(ending(row), *before.form)[:FORM],
    )


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
