"""What the tests of the terminal share: running the command, and matches to look at."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from rich.console import Console

import aerodrome
from aerodrome.cli.screen import LOOK_ALIKE, THEME
from aerodrome.kernel import Match

COMMAND = [sys.executable, "-W", "error", "-m", "aerodrome"]
LANGUAGES = ("en", "fr")


def environment(home: Path, lang: str = "en", **more: str) -> dict[str, str]:
    """A clean environment: the person's own settings must not decide what a test sees."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("AERODROME_", "LC_", "XDG_"))}
    own |= {"AERODROME_HOME": str(home), "AERODROME_LANG": lang, "TERM": "dumb", "COLUMNS": "80", "LINES": "24"}
    own |= {"PYTHONUTF8": "1", "PYTHONPATH": str(Path(aerodrome.__file__).parents[1])}
    return own | more


def run(
    home: Path, *arguments: str | Path, typed: str = "", lang: str = "en", cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with lines to read; nothing is checked."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, lang, **more),
        cwd=cwd,
        timeout=60,
        check=False,
    )


def console(width: int = 80, height: int = 24, encoding: str = "utf-8") -> Console:
    """A console that keeps what it prints."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=LOOK_ALIKE, write_through=True)
    return Console(theme=THEME, file=stream, width=width, height=height, highlight=False, markup=False)


def printed(target: Console) -> str:
    stream = target.file
    assert isinstance(stream, io.TextIOWrapper)
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(stream.encoding)


EXPANSIONS = ("flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite")
VARIANTS = {
    "flagship": ("expand-the-factory",),
    "hourglasses": ("short-on-time",),
    "stone-clouds": ("the-flock", "pinned-down"),
    "piers": ("no-debt",),
    "eggs": ("fragile-shells",),
    "hellkite": ("impregnable-fortress",),
}


def random_match(seed: int) -> Iterator[Match]:
    """A match of the base game with a fixed deal and random decisions, seen before each of them and at the end."""
    return _played_on(aerodrome.new("aerion", seed=seed, options={"pixies": 3 - seed % 4}), random.Random(seed))


def random_large_match(seed: int) -> Iterator[Match]:
    """The same with expansions: one alone for the first seeds, then several; one player or two; some variants."""
    choices = random.Random(seed)
    chosen = [EXPANSIONS[seed]] if seed < len(EXPANSIONS) else [one for one in EXPANSIONS if choices.random() < 0.8]
    variants = [variant for one in chosen for variant in VARIANTS[one] if choices.random() < 0.4]
    options = {"expansions": chosen, "variants": variants}
    return _played_on(aerodrome.new("aerion", seats=1 + seed % 2, seed=seed, options=options), choices)


def everything(seed: int, seats: int = 2) -> Match:
    """A new match with all expansions."""
    return aerodrome.new("aerion", seats=seats, seed=seed, options={"expansions": list(EXPANSIONS)})


def _played_on(match: Match, choices: random.Random) -> Iterator[Match]:
    while True:
        yield match
        if match.outcome is not None:
            return
        legal = list(match.legal())
        # Keeps are many and end nothing; without this, most of a random match would be rerolls.
        others = [action for action in legal if action.verb != "keep"]
        match.play(choices.choice(others if others and choices.random() < 0.8 else legal))


def played(seed: int, decisions: int) -> Match:
    """A match after so many random decisions, or at its end."""
    seen = list(islice(random_match(seed), decisions + 1))
    return seen[-1]
