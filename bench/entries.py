"""Who takes part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Protocol, cast

from bench.contest import Contestant, Missing, key

OURS = "aerodrome"
WHOLE = "*"
MODULES = {
    OURS: "bench.ours",
    "OpenSpiel": "bench.peers.openspiel",
    "catanatron": "bench.peers.catanatron",
    "PettingZoo": "bench.peers.pettingzoo",
    "RLCard": "bench.peers.rlcard",
}
DISTRIBUTIONS = ("aerodrome", "open_spiel", "catanatron", "pettingzoo", "rlcard", "gymnasium", "numpy")


class Source(Protocol):
    """What each module of `MODULES` offers."""

    def contestants(self) -> Iterable[Contestant | Missing]: ...


def reason(error: BaseException) -> str:
    """The first line of an error, without the paths that import errors carry: reports are published."""
    text = str(error).partition("\n")[0] or "no message"
    return re.sub(r" \([^()]*[/\\][^()]*\)", "", f"{type(error).__name__}: {text}")


def from_module(name: str, module: str) -> Iterator[Contestant | Missing]:
    # A broken library can fail in any way while it is imported or set up; the others must still be measured.
    try:
        source = cast("Source", import_module(module))
        yield from source.contestants()
    except Exception as error:
        yield Missing(name, WHOLE, WHOLE, reason(error))


def entries(only: Iterable[str] = ()) -> list[Contestant | Missing]:
    """All contestants, or those whose key contains one of the words; and every library that is missing as a whole."""
    words = [word.casefold() for word in only]
    found = [entry for name, module in MODULES.items() for entry in from_module(name, module)]
    return [
        entry
        for entry in found
        if not words or entry.game == WHOLE or any(word in key(entry).casefold() for word in words)
    ]


def versions() -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for distribution in DISTRIBUTIONS:
        try:
            found[distribution] = version(distribution)
        except PackageNotFoundError:
            found[distribution] = None
    return found
