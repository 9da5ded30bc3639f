"""Simulations: each match depends on the seed and its number alone, on any number of processes."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from lanterns import GAME as LANTERNS

import aerodrome
from aerodrome.bots import Bot, registry
from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.catalogue import own_text
from aerodrome.games.celestia_duo import GAME as CELESTIA_DUO
from aerodrome.games.celestia_duo.game import NORMAL_PIRATES
from aerodrome.kernel import BadInput, Dealer, IllegalAction, State
from aerodrome.lab import Result, Simulation, WorkerLost, play_match, simulate
from aerodrome.lab.simulate import cores, dealers
from aerodrome.lab.workers import _portable

SOLO = Simulation(game="aerion", bots=("random",), matches=40, seed=11)
# The package has a function of this name, which hides its module.
MODULE = sys.modules["aerodrome.lab.simulate"]
CHASE = Simulation(
    game="celestia_duo", bots=("random", "random"), matches=40, seed=11, options={"mode": "normal", "distance": 14}
)
DUEL = Simulation(game="lanterns", bots=("random", "random"), matches=40, seed=11)


class Stubborn(Bot):
    """Says the same whatever it is asked."""

    name = "stubborn"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        return 0


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lanterns as one of the games, in this process."""
    monkeypatch.setitem(GAMES, LANTERNS.id, LANTERNS)


def changed(simulation: Simulation, **fields: Any) -> Simulation:
    return msgspec.structs.replace(simulation, **fields)


def played(simulation: Simulation, workers: int = 1) -> list[Result]:
    return list(simulate(simulation, workers=workers))


# Results


def test_results_are_the_same_with_any_number_of_workers() -> None:
    alone = played(SOLO)
    assert [result.match for result in alone] == list(range(40))
    assert played(SOLO, workers=2) == alone
    assert played(SOLO, workers=3) == alone


def test_a_match_depends_on_the_seed_and_its_number_only() -> None:
    results = played(SOLO)
    assert played(changed(SOLO, matches=5)) == results[:5]
    assert play_match(SOLO, 17) == results[17]
    other = played(changed(SOLO, seed=12))
    assert [(one.turns, one.decisions) for one in other] != [(one.turns, one.decisions) for one in results]


def test_matches_differ() -> None:
    assert len({(result.turns, result.decisions) for result in played(SOLO)}) > 30


def test_a_result_tells_how_the_match_ended() -> None:
    for result in played(SOLO):
        won = result.ending == "aerion.end.win"
        assert result.winners == ((0,) if won else ())
        assert won or result.ending == "aerion.end.loss"
        assert result.scores[0] in range(7)
        assert result.turns is not None
        assert result.turns > 1
        assert result.decisions > result.turns


def test_options_and_a_corrected_catalogue_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played(changed(SOLO, options={"pixies": 0})) != played(SOLO)
    text = own_text().replace(
        'glider = { material = "helix", crew = "incubi"', 'glider = { material = "helix", crew = "sognae"'
    )
    seen: list[str] = []
    original = type(GAME).start

    def start(game: Any, *rest: Any) -> State:
        seen.append(game.catalogue_hash)
        return original(game, *rest)

    monkeypatch.setattr(type(GAME), "start", start)
    played(changed(SOLO, matches=1, catalogue=text))
    assert seen != [GAME.catalogue_hash]
    assert seen == [GAME.with_catalogue(text).catalogue_hash]


def test_a_result_tells_what_was_drawn_for_the_table() -> None:
    results = played(CHASE)
    assert {result.facts["pirate"] for result in results} == set(NORMAL_PIRATES)
    assert {result.facts["deck"] for result in results} == {"small", "medium", "large"}
    assert {(result.facts["mode"], result.facts["distance"]) for result in results} == {("normal", 14)}
    assert all(tuple(result.facts) == CELESTIA_DUO.summary.facts for result in results)
    assert {tuple(result.facts) for result in played(SOLO)} == {()}


def test_what_was_chosen_is_told_like_what_was_drawn() -> None:
    chosen = {"mode": "normal", "pirate": "ulysse", "deck": "large"}
    assert [result.facts for result in played(changed(CHASE, matches=2, options=chosen))] == [
        {**chosen, "distance": 12}
    ] * 2


def test_a_game_without_scores_tells_who_won_and_why() -> None:
    for result in played(CHASE):
        won = result.ending == "celestia-duo.end.masts"
        assert (result.seats, result.scores, result.winners) == (2, (), (0, 1) if won else ())


@pytest.mark.usefixtures("lanterns")
def test_every_seat_is_played_where_several_decide_at_once() -> None:
    results = played(DUEL)
    assert {result.turns for result in results} == {None}
    assert {result.winners for result in results} == {(0,), (1,), (0, 1)}
    assert all(sum(result.scores) == 4 for result in results)
    assert {result.ending for result in results} == {"lanterns.end.most-points"}
    assert all(8 <= result.decisions <= 16 for result in results)


@pytest.mark.usefixtures("lanterns")
def test_each_seat_has_its_own_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    class Left(Stubborn):
        name = "left"

        def choose(self, state: State, seat: int, dealer: Dealer) -> int:
            asked.append((self.name, seat))
            return state.legal(seat)[0]

    class Right(Left):
        name = "right"

    bots = {"left": Left(), "right": Right()}
    monkeypatch.setattr(MODULE, "bot", lambda _, name, _seconds: bots[name])
    played(changed(DUEL, bots=("right", "left"), matches=3))
    assert set(asked) == {("right", 0), ("left", 1)}


def test_the_table_and_the_bots_have_dealers_of_their_own() -> None:
    drawn = [
        [dealer.pick(1, 1000) for _ in range(3)]
        for seed, index in ((7, 0), (7, 1), (-7, 0), (2**200, 0))
        for dealer in dealers(seed, index)
    ]
    assert drawn == [
        [589, 915, 114],
        [686, 361, 640],
        [633, 860, 365],
        [30, 906, 301],
        [703, 166, 914],
        [637, 41, 650],
        [958, 13, 883],
        [852, 819, 726],
    ]
    assert len({tuple(numbers) for numbers in drawn}) == 8


# What does not fit


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "error-no-game"),
        ({"bots": ("hal",)}, "error-no-bot"),
        ({"bots": ()}, "error-seats"),
        ({"bots": ("random",) * 7}, "error-seats"),
        ({"options": {"pixies": 9}}, "error-option-value"),
        ({"options": {"frob": 1}}, "error-no-option"),
        ({"catalogue": "= = ="}, "error-catalogue-toml"),
        ({"matches": 0}, "error-matches"),
        ({"matches": 10_000_001}, "error-matches"),
    ],
)
def test_what_does_not_fit_is_refused_at_once(fields: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as error:
        simulate(changed(SOLO, **fields))
    assert error.value.key == key


@pytest.mark.parametrize("workers", [0, -1, 1025])
def test_a_number_of_workers_that_cannot_be(workers: int) -> None:
    with pytest.raises(BadInput, match=f"The number of workers must be 1 to 1,024, not {workers}"):
        simulate(SOLO, workers=workers)


def test_an_illegal_choice_of_a_bot_ends_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "EVERYWHERE", {"stubborn": f"{__name__}:Stubborn"})
    with pytest.raises(IllegalAction):
        played(changed(SOLO, bots=("stubborn",)))


# Stopping


@pytest.mark.parametrize("workers", [1, 2])
def test_a_simulation_can_be_stopped_in_the_middle(workers: int) -> None:
    seen: dict[int, Result] = {}
    endless = changed(SOLO, matches=10_000_000)
    for result in simulate(endless, workers=workers, stop=lambda: len(seen) >= 5):
        seen[result.match] = result
    assert list(seen) == list(range(len(seen)))
    assert 5 <= len(seen) < 100_000
    assert list(seen.values())[:5] == played(changed(SOLO, matches=5))
    assert multiprocessing.active_children() == []


def test_who_leaves_the_loop_leaves_no_process_behind() -> None:
    results = simulate(changed(SOLO, matches=10_000_000), workers=2)
    first = list(itertools.islice(results, 3))
    assert [result.match for result in first] == [0, 1, 2]
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert multiprocessing.active_children() == []


# Processes


def test_a_worker_that_is_killed_is_missed() -> None:
    results = simulate(changed(SOLO, matches=10_000_000), workers=2)
    next(results)
    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(WorkerLost, match="ended unexpectedly"):
        for _ in results:
            pass
    assert multiprocessing.active_children() == []


@pytest.mark.usefixtures("lanterns")
def test_an_error_of_a_worker_arrives_with_its_place() -> None:
    # Only this process knows Lanterns; the workers cannot find it.
    with pytest.raises(BadInput) as error:
        played(DUEL, workers=2)
    assert error.value.key == "error-no-game"
    assert "in find" in error.value.__notes__[0]
    assert multiprocessing.active_children() == []


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    class Local(Exception):
        pass

    told = _portable(Local("lost"))
    assert type(told) is RuntimeError
    assert str(told) == "Local: lost"
    assert type(_portable(KeyError("x"))) is KeyError
    assert pickle.loads(pickle.dumps(_portable(BadInput("error-seed-length")))).key == "error-seed-length"


def test_workers_die_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(
        "from aerodrome.lab import Simulation, simulate\n"
        "if __name__ == '__main__':\n"
        "    endless = Simulation(game='aerion', bots=('random',), matches=10_000_000, seed=1)\n"
        "    for result in simulate(endless, workers=2):\n"
        "        if result.match == 0: print('begun', flush=True)\n",
        encoding="utf-8",
    )
    environment = os.environ | {"PYTHONPATH": str(Path(aerodrome.__file__).parents[1])}
    parent = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, text=True
    )
    assert parent.stdout is not None
    assert parent.stdout.readline() == "begun\n"
    parent.kill()
    # The workers have the other end of the pipe too: it is closed when the last of them is gone.
    rest, _ = parent.communicate(timeout=60)
    assert rest == ""


def test_every_core_is_used_if_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
    asked: list[int] = []

    monkeypatch.setattr(MODULE, "_together", lambda _, workers, __: asked.append(workers))
    monkeypatch.setattr(MODULE, "cores", lambda: 6)
    simulate(SOLO)
    simulate(changed(SOLO, matches=3))
    assert asked == [6, 3]
