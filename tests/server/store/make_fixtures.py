"""Writes the fixtures of the newest revision, once: `./go run python -m tests.server.store.make_fixtures`."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

from aerodrome.server.store.migrate import revisions
from tests.server.postgres import fresh_database, programs, temp_postgres

from . import everything
from .samples import opened

FOLDER = Path(__file__).parent / "fixtures"
KINDS = ("sqlite", "postgresql")


def fixture(revision: str, kind: str) -> Path:
    return FOLDER / f"{revision}.{kind}.sql"


async def _fill(url: str) -> None:
    async with opened(url) as store:
        await everything.write(store)


def of_sqlite() -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.db"
        asyncio.run(_fill(str(path)))
        with closing(sqlite3.connect(path)) as connection:
            return "\n".join(connection.iterdump()) + "\n"


def of_postgresql() -> str:
    with temp_postgres() as server, fresh_database(server) as url:
        asyncio.run(_fill(url))
        command: list[str | Path] = [programs() / "pg_dump", "--inserts", "--no-owner", "--no-privileges", url]
        dumped = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
    # Comments, commands for psql, and settings of the session that an older server may not know.
    lines = [line for line in dumped.splitlines() if not re.match(r"--|\\|SET |SELECT pg_catalog.set_config", line)]
    return re.sub(r"\n{2,}", "\n\n", "\n".join(lines)).strip() + "\n"


def main() -> None:
    for kind, text in zip(KINDS, (of_sqlite(), of_postgresql()), strict=True):
        path = fixture(revisions()[-1], kind)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
        print(path)


if __name__ == "__main__":
    main()
