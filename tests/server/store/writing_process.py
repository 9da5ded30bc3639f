"""A process that writes until it is killed, and says on a line of its own what it knows to be on disk."""

from __future__ import annotations

import asyncio
import itertools
import sys

from aerodrome.server.store import Store

from .samples import change, made, playing


async def write(store: Store, table: str) -> None:
    await made(store, table)
    for number in itertools.count(2):
        await store.append(change(table, number, body=f"{table} {number}", state=playing(float(number))))
        print(table, number, flush=True)


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write(store, f"t{number}") for number in range(5)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
