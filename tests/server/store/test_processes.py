"""Processes that are killed, or that want the same file."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from aerodrome.kernel import BadInput
from aerodrome.server.store import Store

from .samples import entry, opened

ROOT = Path(__file__).parents[3]
ACKNOWLEDGED = 150


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A Python process that is killed at the end of the block, if not before."""
    command = [sys.executable, *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.kill()


def killed_while_writing(url: str) -> dict[str, int]:
    """The last number of each table that the process knew to be on disk when it was killed."""
    ends: dict[str, int] = {}
    with running("-m", "tests.server.store.writing_process", url) as process:
        assert process.stdout is not None
        for _ in range(ACKNOWLEDGED):
            table, number = process.stdout.readline().split()
            ends[table] = int(number)
        process.kill()
        # What it had said before the end counts too; the last line may be torn.
        for line in process.stdout.read().split("\n")[:-1]:
            table, number = line.split()
            ends[table] = int(number)
    return ends


def test_a_killed_process_loses_nothing_that_it_had_acknowledged(database: str) -> None:
    ends = killed_while_writing(database)

    async def look() -> None:
        async with opened(database) as store:
            for table, end in ends.items():
                log = await store.log(table)
                assert len(log) >= end
                assert log[1:] == [entry(number, f"{table} {number}") for number in range(2, len(log) + 1)]
                found = await store.table(table)
                assert found is not None
                assert found[1].changed == len(log)

    assert len(ends) == 5
    asyncio.run(look())


HOLD = """
import asyncio, sys
from aerodrome.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    print("open", flush=True)
    sys.stdin.read()

asyncio.run(main())
"""


def test_a_second_process_is_refused_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "aerodrome.db"
    link = tmp_path / "link.db"
    link.symlink_to(path)
    with running("-c", HOLD, str(path)) as holding:
        assert holding.stdout is not None
        assert holding.stdout.readline() == "open\n"
        for url in (str(path), f"sqlite:///{link}"):
            with pytest.raises(BadInput, match=r"Another Aerodrome is using .*\. Stop it first") as refusal:
                asyncio.run(Store.open(url))
            assert str(path) in refusal.value.text("fr")

    async def afterwards() -> None:
        async with opened(str(path)) as store:
            assert await store.table("t1") is None
            with pytest.raises(BadInput, match="Another Aerodrome is using"):
                await Store.open(str(path))

    asyncio.run(afterwards())
