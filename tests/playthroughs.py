"""What golden copies and pins are made of: matches as text, counts of positions, one number for many matches."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from aerodrome.kernel import FastDealer, Game, Match, Position, Seed, State
from aerodrome.kernel.conformance.subject import any_of, take_all_ways
from aerodrome.kernel.state import KEY_SEED, stir


class Playthrough(NamedTuple):
    """A whole match, as text that shows what changed, and as its record."""

    text: str
    record: str


def playthrough(
    game: Game, seed: str, options: Mapping[str, object], seats: int, position: Position | None = None
) -> Playthrough:
    """A match whose decisions are fixed by the seed: every decision, what else was legal, what happened.

    Verbs are chosen before actions, so that rare ones come up. Each decision ends with a fingerprint of the position.
    With a position the match begins there, on the terms that it tells.
    """
    state = None if position is None else game.from_position(position)
    settled, seats = (game.settle_options(options), seats) if state is None else game.terms(state)
    match = Match(game, settled, seats, Seed.known(seed), state=state)
    chooser = FastDealer(len(seed))
    lines = [f"{game.id} rules {game.rules_version} seed {seed} options {dict(match.options)} seats {seats}"]
    while match.actors:
        seat = any_of(match.actors, chooser)
        actions = list(match.legal(seat))
        verbs = sorted({action.verb for action in actions})
        verb = any_of(verbs, chooser)
        action = any_of([action for action in actions if action.verb == verb], chooser)
        lines.append(f"{seat}: {action.notation}    [{len(actions)}: {' '.join(verbs)}]")
        lines += [f"    {msgspec.json.encode(event).decode()}" for event in match.play(action, seat)]
        lines.append(f"    = {fingerprint(match)}")
    lines.append(f"{match.outcome}")
    return Playthrough("\n".join(lines) + "\n", match.record().dumps())


def fingerprint(match: Match) -> str:
    """Tells positions apart by what they say, whatever numbers stand behind it."""
    return hashlib.sha256(msgspec.json.encode(match.position(), order="sorted")).hexdigest()[:16]


class PathCounts(NamedTuple):
    """How many ways lead n steps on, and to how many different states."""

    paths: int
    states: int


def perft(state: State, steps: int) -> PathCounts:
    """Count all states within this number of steps, each branch of chance apart."""
    level: dict[int, tuple[State, int]] = {state.key(): (state, 1)}
    for _ in range(steps):
        following: dict[int, tuple[State, int]] = {}
        for here, paths in level.values():
            for after in _successors(here):
                key = after.key()
                following[key] = (after, following.get(key, (after, 0))[1] + paths)
        level = following
    return PathCounts(sum(paths for _, paths in level.values()), len(level))


def _successors(state: State) -> Iterable[State]:
    for seat in state.actors():
        for action in state.legal(seat):
            yield from (taken.state for _, taken in take_all_ways(state, seat, action))


def trajectory(
    game: Game,
    seeds: Iterable[int],
    options: Mapping[str, object],
    seats: int,
    positions: Sequence[Mapping[str, object]] = (),
) -> int:
    """One number for many random matches: every action taken and the state at every end. Equal in both builds.

    Where there are positions, the matches begin at them in turn.
    """
    settled = game.settle_options(options)
    total = KEY_SEED
    for seed in seeds:
        dealer, chooser = FastDealer(seed), FastDealer(seed + 1)
        state = (
            game.from_position(positions[seed % len(positions)]) if positions else game.start(settled, seats, dealer)
        )
        while actors := state.actors():
            seat = any_of(actors, chooser)
            action = any_of(state.legal(seat), chooser)
            total = stir(total, action)
            state.apply(seat, action, dealer)
        total = stir(total, state.key())
    return total
