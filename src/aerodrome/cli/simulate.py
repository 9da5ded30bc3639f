"""The command `simulate`: bots play many matches, and a table says how they fared."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from rich.console import Console

from aerodrome.bots import names, parse_seats
from aerodrome.bots.seats import BOT
from aerodrome.kernel import Game
from aerodrome.lab import Breakdown, Header, Result, Simulation, Tally, header, written
from aerodrome.lab import simulate as run
from aerodrome.lab.simulate import MOST_MATCHES, MOST_WORKERS, cores

from . import files
from .fronts import corrected, find_game
from .options import chosen
from .report import Report, report
from .trouble import Trouble
from .words import Words

INTERRUPTED = 130
FRESH_SEEDS = 10**10
SECONDS_BETWEEN_STEPS = 0.1


class Wish(NamedTuple):
    """What was asked for on the command line, as it was typed."""

    game: str
    options: Mapping[str, str]
    bot: str | None
    seats: str | None
    games: str
    seed: str | None
    workers: str | None
    by: str | None
    out: Path | None
    catalogue: Path | None


def simulate(wish: Wish, lang: str, console: Console, progress: Console) -> int:
    """Play, show the progress where somebody watches, print the table; the exit status."""
    game = corrected(find_game(wish.game), wish.catalogue)
    simulation = _simulation(wish, game)
    workers = cores() if wish.workers is None else whole("--workers", wish.workers, 1, MOST_WORKERS)
    words = Words(lang, game.texts)
    tally, breakdowns, stop = Tally(), _breakdowns(wish.by, game), Stop()
    with stop, _kept(wish.out, header(simulation)) as keep, _shown(progress, words, simulation.matches) as show:
        begun = time.monotonic()
        for result in run(simulation, workers=workers, stop=stop):
            keep(result)
            tally.add(result)
            for breakdown in breakdowns:
                breakdown.add(result)
            show(tally.matches)
        seconds = time.monotonic() - begun
    # If nobody said what to break down, what was the same in all matches would tell nothing.
    told = [one for one in breakdowns if wish.by is not None or len(one.tallies) > 1]
    shown = Report(game, simulation, tally, told, seconds, min(workers, simulation.matches), wish.out)
    console.print(report(shown, words), soft_wrap=True)
    return 0 if tally.matches == simulation.matches else INTERRUPTED


def _simulation(wish: Wish, game: Game) -> Simulation:
    bots = _bots(wish, game)
    return Simulation(
        game=game.id,
        bots=bots,
        matches=whole("--games", wish.games, 1, MOST_MATCHES),
        seed=secrets.randbelow(FRESH_SEEDS) if wish.seed is None else whole("--seed", wish.seed),
        options=chosen(wish.options, game, len(bots), sitting=f"{BOT}:{bots[0]}"),
        catalogue=game.catalogue_text,
    )


def _bots(wish: Wish, game: Game) -> tuple[str, ...]:
    """The name of the bot in each seat."""
    strongest = names(game)[-1]
    if wish.seats is None:
        return (strongest if wish.bot is None else wish.bot,) * game.seat_counts[0]
    if wish.bot is not None:
        raise Trouble("cli-error-bot-or-seats")
    seats = parse_seats(wish.seats, game)
    if any(seat.kind != BOT for seat in seats):
        raise Trouble("cli-error-seat-person", example=strongest)
    return tuple(seat.name for seat in seats)


def _breakdowns(by: str | None, game: Game) -> list[Breakdown]:
    """What was asked for: facts with commas between them, combined ones with a plus sign; by default, each fact."""
    if by is None:
        return [Breakdown((fact,)) for fact in game.facts]
    if not game.facts:
        raise Trouble("cli-error-by", game=game.id)
    asked = [tuple(dict.fromkeys(word.strip() for word in part.split("+"))) for part in by.split(",")]
    for fact in (fact for facts in asked for fact in facts):
        if fact not in game.facts:
            raise Trouble("cli-error-option", option="--by", value=fact, known=", ".join(game.facts))
    return [Breakdown(facts) for facts in dict.fromkeys(asked)]


def whole(option: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number that was typed, within bounds if there are any."""
    try:
        number = int(text)
    except ValueError:
        raise Trouble("cli-error-value", option=option, value=text) from None
    if least is not None and most is not None and not least <= number <= most:
        raise Trouble("cli-error-range", option=option, value=text, least=least, most=most)
    return number


class Stop:
    """Hears Ctrl-C inside its `with` block: the first asks politely, the second ends the program as usual."""

    def __init__(self) -> None:
        self._asked = False
        self._before = signal.getsignal(signal.SIGINT)

    def __call__(self) -> bool:
        return self._asked

    def __enter__(self) -> None:
        # A shell makes programs in the background deaf to Ctrl-C; they stay so.
        if self._before is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._hear)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._asked = True
        signal.signal(signal.SIGINT, self._before)


@contextlib.contextmanager
def _kept(path: Path | None, first: Header) -> Iterator[Callable[[Result], None]]:
    """What writes each result to a new file; without a path, nothing is written."""
    if path is None:
        yield lambda _: None
        return
    handle = _created(path)

    def keep(line: Header | Result) -> None:
        data = written(line)
        with files.watched(path):
            while data:
                data = data[os.write(handle, data) :]

    try:
        keep(first)
        yield keep
    finally:
        os.close(handle)


def _created(path: Path) -> int:
    with files.watched(path):
        if not path.parent.is_dir():
            raise Trouble("cli-error-no-folder", folder=str(path.parent))
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)


@contextlib.contextmanager
def _shown(console: Console, words: Words, matches: int) -> Iterator[Callable[[int], None]]:
    """What shows how many matches were played, on a terminal; elsewhere nothing is shown."""
    if not console.is_terminal:
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, redirect_stdout=False, redirect_stderr=False)
    task = bar.add_task(words.say("simulate-progress"), total=matches)
    last = time.monotonic()

    def show(played: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= SECONDS_BETWEEN_STEPS:
            last = now
            bar.update(task, completed=played)

    with bar:
        yield show
