"""The command `simulate`: bots play many matches, and a table says how they fared."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, NamedTuple

from rich.console import Console

from aerodrome.bots import parse_seats
from aerodrome.bots.seats import BOT
from aerodrome.cli import screen
from aerodrome.cli.errors import CommandError
from aerodrome.cli.fronts import corrected, find_game
from aerodrome.cli.options import NUMBER, chosen
from aerodrome.cli.report import Report, report
from aerodrome.cli.storage import files
from aerodrome.cli.words import Words
from aerodrome.kernel import Game
from aerodrome.lab import Breakdown, Header, Result, Sheet, Simulation, Standings, Tally, header, simulate, written
from aerodrome.lab.simulate import MOST_MATCHES, MOST_WORKERS, cores
from aerodrome.lab.standings import EVERYWHERE

INTERRUPTED = 130
FRESH_SEEDS = 10**10
SECONDS_BETWEEN_STEPS = 0.1
MOST_SECONDS = 600
SHEET = ".csv"
"""The ending of a file that is written as a sheet."""


class SimulateArguments(NamedTuple):
    """What was asked for on the command line, as it was typed."""

    game: str
    bot: str | None = None
    seats: str | None = None
    players: Annotated[str | None, NUMBER] = None
    rotate: bool | None = None
    games: Annotated[str, NUMBER] = "1000"
    seed: Annotated[str | None, NUMBER] = None
    workers: Annotated[str | None, NUMBER] = None
    seconds: Annotated[str | None, NUMBER] = None
    by: str | None = None
    out: Path | None = None
    options: Mapping[str, str] = {}
    catalogue: Path | None = None


def run(arguments: SimulateArguments, lang: str, console: Console) -> int:
    """Play, show the progress where somebody watches, print the table; the exit status."""
    game = corrected(find_game(arguments.game), arguments.catalogue)
    simulation = _simulation(arguments, game)
    workers = cores() if arguments.workers is None else whole("--workers", arguments.workers, 1, MOST_WORKERS)
    words = Words(lang, game.texts)
    tally, asked = Tally(), Asked(arguments.by, game)
    keeping = _kept(arguments.out, game, header(simulation))
    showing = _shown(screen.console(stderr=True), words, simulation.matches)
    with interruption() as stop, keeping as keep, showing as show:
        begun = time.monotonic()
        for result in simulate(simulation, workers=workers, stop=stop):
            keep(result)
            tally.add(result)
            asked.add(result)
            show(tally.matches)
        seconds = time.monotonic() - begun
    shown = Report(
        game=game,
        simulation=simulation,
        tally=tally,
        breakdowns=asked.breakdowns(),
        seconds=seconds,
        workers=min(workers, simulation.matches),
        out=arguments.out,
        standings=asked.standings(),
        balance=None if is_confused(simulation) else asked.balance,
    )
    console.print(report(shown, words), soft_wrap=True)
    return 0 if tally.matches == simulation.matches else INTERRUPTED


def is_confused(simulation: Simulation) -> bool:
    """Whether a lead may come from a better bot in the same seat."""
    is_chosen = any(isinstance(value, tuple) and value for value in simulation.options.values())
    return is_chosen and not simulation.rotate and len(set(simulation.bots)) > 1


class Asked:
    """What to break the results down by: what was asked for, or by default each fact that differed."""

    def __init__(self, by: str | None, game: Game) -> None:
        self._by = by
        self._breakdowns: list[Breakdown] = []
        self._standings: list[Standings] = []
        self.balance = Standings(game.summary.seat_facts) if game.summary.seat_facts else None
        """Those who should fare alike."""
        if game.summary.seat_facts:
            self._standings = [Standings(facts) for facts in _facts(by, game, (*game.summary.seat_facts, *EVERYWHERE))]
        else:
            self._breakdowns = [Breakdown(facts) for facts in _facts(by, game, game.summary.facts)]

    def add(self, result: Result) -> None:
        for one in (*self._breakdowns, *self._standings, self.balance):
            if one is not None:
                one.add(result)

    # If nobody said what to break down, what was the same in all matches would tell nothing.

    def breakdowns(self) -> list[Breakdown]:
        return [one for one in self._breakdowns if self._by is not None or len(one.tallies) > 1]

    def standings(self) -> list[Standings]:
        return [one for one in self._standings if self._by is not None or len(one.rows) > 1]


def _simulation(arguments: SimulateArguments, game: Game) -> Simulation:
    sizes = _sizes(arguments, game)
    bots = _bots(arguments, game, max(sizes, default=game.seat_counts[0]))
    options = {}
    for size in sizes or (len(bots),):
        options = chosen(arguments.options, game, size, sitting=f"{BOT}:{bots[0]}")
    return Simulation(
        game=game.id,
        bots=bots,
        matches=whole("--games", arguments.games, 1, MOST_MATCHES),
        seed=secrets.randbelow(FRESH_SEEDS) if arguments.seed is None else whole("--seed", arguments.seed),
        options=options,
        catalogue=game.catalogue_text,
        players=sizes if len(sizes) > 1 else (),
        # To compare seats or peoples, each must play everywhere.
        rotate=bool(game.summary.seat_facts) if arguments.rotate is None else arguments.rotate,
        seconds=None if arguments.seconds is None else _seconds(arguments.seconds),
    )


def _sizes(arguments: SimulateArguments, game: Game) -> tuple[int, ...]:
    """The numbers of players asked for; none if the seats tell them."""
    if arguments.players is None:
        return ()
    if arguments.seats is not None:
        raise CommandError("cli-error-players-or-seats")
    least, most = min(game.seat_counts), max(game.seat_counts)
    sizes = [whole("--players", word, least, most) for word in arguments.players.split(",")]
    return tuple(dict.fromkeys(sizes))


def _bots(arguments: SimulateArguments, game: Game, most: int) -> tuple[str, ...]:
    usual = game.registration.stand_in
    if arguments.seats is None:
        return (usual if arguments.bot is None else arguments.bot,) * most
    if arguments.bot is not None:
        raise CommandError("cli-error-bot-or-seats")
    seats = parse_seats(arguments.seats, game)
    if any(seat.kind != BOT for seat in seats):
        raise CommandError("cli-error-seat-person", example=usual)
    return tuple(seat.name for seat in seats)


def _facts(by: str | None, game: Game, known: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What was asked for: facts with commas between them, combined ones with a plus sign; by default, each fact."""
    if by is None:
        return [(fact,) for fact in known]
    if not known:
        raise CommandError("cli-error-by", game=game.id)
    asked = [tuple(dict.fromkeys(word.strip() for word in part.split("+"))) for part in by.split(",")]
    for fact in (fact for facts in asked for fact in facts):
        if fact not in known:
            raise CommandError("cli-error-option", option="--by", value=fact, known=", ".join(known))
    return list(dict.fromkeys(asked))


def whole(option: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number that was typed, within bounds if there are any."""
    try:
        number = int(text)
    except ValueError:
        raise CommandError("cli-error-value", option=option, value=text) from None
    if least is not None and most is not None and not least <= number <= most:
        raise CommandError("cli-error-range", option=option, value=text, least=least, most=most)
    return number


def _seconds(text: str) -> float:
    """How long bots may think for one decision; parts of a second are usual."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= MOST_SECONDS:
        raise CommandError("cli-error-seconds", value=text, most=MOST_SECONDS)
    return seconds


@contextlib.contextmanager
def interruption() -> Iterator[Callable[[], bool]]:
    """What says whether Ctrl-C was pressed: the first asks politely, the second ends the program as usual."""
    before, pressed = signal.getsignal(signal.SIGINT), threading.Event()

    def hear(*_: object) -> None:
        pressed.set()
        signal.signal(signal.SIGINT, before)

    # A shell makes programs in the background deaf to Ctrl-C; they stay so.
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, hear)
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _kept(path: Path | None, game: Game, first: Header) -> Iterator[Callable[[Result], None]]:
    """What writes each result to a new file, as the ending of its name says; without a path, nothing is written."""
    if path is None:
        yield lambda _: None
        return
    with files.watched(path):
        if not path.parent.is_dir():
            raise CommandError("cli-error-no-folder", folder=str(path.parent))
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | files.BINARY, 0o666)
    sheet = Sheet(game) if path.suffix == SHEET else None

    def put(data: bytes) -> None:
        with files.watched(path):
            files.write_all(handle, data, waits=False)

    try:
        put(written(first) if sheet is None else sheet.heading())
        yield lambda result: put(written(result) if sheet is None else sheet.rows(result))
    finally:
        os.close(handle)


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
