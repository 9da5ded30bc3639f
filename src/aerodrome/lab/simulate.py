"""Many matches between bots. Match number i of a seed is always the same, whichever process plays it.

This is for statistics: the dealers are quick ones, not those of live play.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Mapping
from hashlib import blake2b

from msgspec import Struct, field

from aerodrome.bots import WAIT, Bot, ask, bot
from aerodrome.games import find
from aerodrome.kernel import CHOICES, BadInput, FastDealer, Game, State
from aerodrome.kernel.options import Value

from .seating import Rotation, Seating

MOST_MATCHES = 10_000_000
MOST_WORKERS = 1024


class Simulation(Struct, frozen=True, kw_only=True):
    """What is to be played: plain data, so that it can travel to other processes.

    `bots` names one bot for each seat; `catalogue` is the text of a corrected catalogue. With `players`, matches of
    these sizes take turns, and the first of the bots sit at the smaller tables. With `rotate`, everybody changes seats
    from match to match, as `Rotation` says. `seconds` is how long bots that can think have for one decision.
    """

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    catalogue: str | None = None
    players: tuple[int, ...] = ()
    rotate: bool = False
    seconds: float | None = None


class Result(Struct, frozen=True, kw_only=True):
    """How one match went.

    `ending` is the id of the rule that ended it; `scores` are empty and `turns` is None where a game has none; `facts`
    are what the game reports of the table, such as what was drawn at the set-up. `bots` says who sat in each seat, and
    `seated` what the game reports of each, where it does.
    """

    match: int
    seats: int
    winners: tuple[int, ...]
    ending: str
    scores: tuple[int, ...]
    turns: int | None
    decisions: int
    facts: Mapping[str, str | int]
    bots: tuple[str, ...] = ()
    seated: tuple[Mapping[str, str | int], ...] = ()


class PreparedSimulation:
    """A simulation, checked and ready to be played. Raises BadInput for what does not fit the game."""

    def __init__(self, simulation: Simulation) -> None:
        game = find(simulation.game)
        self.game: Game = game if simulation.catalogue is None else game.with_catalogue(simulation.catalogue)
        self.options = self.game.settle_options(simulation.options)
        for size in sizes(simulation):
            self.game.check_terms(self.options, size)
        self.rotations = tuple(Rotation(self.game, self.options, simulation.bots[:size]) for size in sizes(simulation))
        self.rotate = simulation.rotate
        self.bots: dict[str, Bot] = {
            name: bot(self.game, name, simulation.seconds) for name in dict.fromkeys(simulation.bots)
        }
        self.seed = simulation.seed
        if not 1 <= simulation.matches <= MOST_MATCHES:
            raise BadInput("error-matches", found=str(simulation.matches), most=MOST_MATCHES)

    def seating(self, index: int) -> Seating:
        """Who plays match number `index`."""
        number, size = divmod(index, len(self.rotations))
        rotation = self.rotations[size]
        return rotation[number] if self.rotate else Seating(rotation.bots, self.options)

    def play(self, index: int, stop: Callable[[], bool]) -> Result | None:
        """Match number `index`, or None when it was stopped on the way."""
        table, choices = dealers(self.seed, index)
        seating = self.seating(index)
        bots = tuple(self.bots[name] for name in seating.bots)
        state = self.game.start(seating.options, len(bots), table)
        decisions = 0
        while actors := state.actors():
            if stop():
                return None
            seat, action = self._decided(bots, state, actors, choices)
            state.apply(seat, action, table)
            decisions += 1
        outcome = state.outcome()
        assert outcome is not None
        view = self.game.view(state, -1)
        return Result(
            match=index,
            seats=len(bots),
            winners=outcome.winners,
            ending=outcome.rule,
            scores=outcome.scores,
            turns=self.game.summary.turns(view),
            decisions=decisions,
            facts=self.game.summary.report(view),
            bots=seating.bots,
            seated=self.game.summary.report_seats(view),
        )

    def _decided(
        self, bots: tuple[Bot, ...], state: State, actors: tuple[int, ...], choices: FastDealer
    ) -> tuple[int, int]:
        """The seat that goes first, one of those that must decide, and its action."""
        first = choices.pick(CHOICES, len(actors)) if len(actors) > 1 else 0
        for seat in (*actors[first:], *actors[:first]):
            action = ask(bots[seat], state, seat, choices)
            if action != WAIT:
                return seat, action
        raise RuntimeError(f"all bots wait for each other: {self.game.position(state)}")


def sizes(simulation: Simulation) -> tuple[int, ...]:
    """The numbers of seats that are played, in turn. Raises BadInput for more than there are bots."""
    most = len(simulation.bots)
    for size in simulation.players:
        if not 1 <= size <= most:
            raise BadInput("error-players", found=str(size), most=str(most))
    return simulation.players or (most,)


def dealers(seed: int, index: int) -> tuple[FastDealer, FastDealer]:
    """The chance of a match: one dealer for the table, one for what the bots do."""
    length = seed.bit_length() // 8 + 1
    mixed = blake2b(seed.to_bytes(length, "big", signed=True), salt=index.to_bytes(8, "big"), digest_size=16).digest()
    return (
        FastDealer(int.from_bytes(mixed[:8], "big", signed=True)),
        FastDealer(int.from_bytes(mixed[8:], "big", signed=True)),
    )


def never() -> bool:
    return False


def play_match(simulation: Simulation, index: int) -> Result:
    """One match of a simulation, for a closer look."""
    result = PreparedSimulation(simulation).play(index, never)
    assert result is not None
    return result


def simulate(
    simulation: Simulation, *, workers: int | None = None, stop: Callable[[], bool] = never
) -> Generator[Result, None, None]:
    """Play the matches; the results come in their order, and do not depend on the number of workers.

    Without a number, every core works. `stop` is asked often: when it says yes, no further result comes. To leave the
    loop earlier, close the iterator: no process stays behind. With several workers a script must keep the call under
    `if __name__ == "__main__":`, as always with processes in Python.
    """
    table = PreparedSimulation(simulation)
    if workers is None:
        workers = cores()
    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput("error-workers", found=str(workers), most=MOST_WORKERS)
    workers = min(workers, simulation.matches)
    return _alone(table, simulation.matches, stop) if workers == 1 else _together(simulation, workers, stop)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _alone(table: PreparedSimulation, matches: int, stop: Callable[[], bool]) -> Generator[Result, None, None]:
    for index in range(matches):
        result = table.play(index, stop)
        if result is None:
            return
        yield result


def _together(simulation: Simulation, workers: int, stop: Callable[[], bool]) -> Generator[Result, None, None]:
    from .workers import Team

    with Team(simulation, workers) as team:
        yield from team.results(stop)
