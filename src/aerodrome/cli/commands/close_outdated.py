"""`aerodrome close-outdated`: matches that this version cannot play are listed, or closed for good."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from rich.console import Console
from rich.text import Text

from aerodrome.cli.commands.serve import FILE
from aerodrome.cli.errors import CommandError
from aerodrome.cli.storage import folders
from aerodrome.cli.words import Words
from aerodrome.server.closing import close_table, waiting_tables
from aerodrome.server.store import Store
from aerodrome.server.store.places import place_of


def close_outdated(*, database: str | None = None, yes: bool = False, words: Words, console: Console) -> int:
    """List the matches that wait, and close them if that is wanted; the exit status."""
    wanted = database or str(folders.made() / FILE)
    place = place_of(wanted)
    # To open it would make an empty one, in which no match waits.
    if place.file is not None and not place.file.exists():
        raise CommandError("cli-error-no-database", database=place.shown)
    asyncio.run(_close(wanted, words, console, yes=yes))
    return 0


async def _close(database: str, words: Words, console: Console, *, yes: bool) -> None:
    store = await Store.open(database)
    try:
        waiting = await waiting_tables(store)
        for row in waiting:
            date = f"{datetime.fromtimestamp(row.created, UTC):%Y-%m-%d}"
            said = words.say("close-table", id=row.id, game=row.game, version=row.rules_version, date=date)
            console.print(Text(said), soft_wrap=True)
        if not waiting:
            console.print(Text(words.say("close-none")))
        elif yes:
            closed = [await close_table(store, row) for row in waiting]
            console.print(Text(words.say("close-done", count=sum(closed)), "good"))
        else:
            console.print(Text(words.say("close-count", count=len(waiting))))
    finally:
        await store.close()
