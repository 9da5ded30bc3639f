"""The bots of a server: they know what their seat knows, and whatever happens to them, the table goes on."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

import aerodrome
from aerodrome.bots import WAIT, registry
from aerodrome.bots.bot import USUAL_SECONDS
from aerodrome.kernel import BadInput, FastDealer, Match
from aerodrome.server import bots
from aerodrome.server.bots import Thinkers, dilemma, imagine
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Settings
from tests.server.odd_bots import PONDERED

TABLES = (("aerion", 1), ("aerion", 2), ("celestia_duo", 2), ("etherium", 3))
ODD = ("Sleeper", "Mortal", "Clumsy", "Cheat", "Patient", "Ponderer")
COUNTED = ("bot_answers", "bot_late", "bot_workers_lost")
SECONDS = 60.0


@pytest.fixture(autouse=True)
def _odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = {name.lower(): f"tests.server.odd_bots:{name}" for name in ODD}
    monkeypatch.setattr(registry, "EVERYWHERE", {**registry.EVERYWHERE, **odd})


class House:
    """Thinkers with their metrics, counted since somebody last moved in."""

    def __init__(self, seconds: float, workers: int) -> None:
        self.metrics = Metrics()
        settings = Settings(database="", bot_seconds=seconds, bot_workers=workers)
        self.thinkers = Thinkers(settings, self.metrics)
        self._before: dict[str, float] = {}

    def move_in(self) -> None:
        self._before = {name: self._total(name) for name in COUNTED}

    def count(self, name: str) -> float:
        return self._total(name) - self._before.get(name, 0)

    def _total(self, name: str) -> float:
        families = text_string_to_metric_families(self.metrics.text().decode())
        name = f"aerodrome_{name}_total"
        return sum(sample.value for family in families for sample in family.samples if sample.name == name)


Evening = Callable[[House], Awaitable[None]]
Together = Callable[[Evening], None]


def in_house(evening: Evening, seconds: float = SECONDS, workers: int = 1) -> None:
    """An evening in a house of its own: for those that break something."""

    async def whole() -> None:
        made = House(seconds, workers)
        try:
            await evening(made)
        finally:
            await made.thinkers.close()

    asyncio.run(whole())


@pytest.fixture(scope="module")
def together() -> Iterator[Together]:
    """Evenings in a house that all share, for starting processes takes time."""
    made = House(SECONDS, 2)

    async def spend(evening: Evening) -> None:
        made.move_in()
        await evening(made)

    with asyncio.Runner() as runner:
        yield lambda evening: runner.run(spend(evening))
        runner.run(made.thinkers.close())


def table(game: str = "aerion", seats: int = 1) -> Match:
    return aerodrome.new(game, seats=seats, seed=7)


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# What they know


def moments(game: str, seats: int, count: int) -> Iterator[Match]:
    """A match again and again, after a while of random play."""
    match = aerodrome.new(game, seats=seats, seed=3)
    dealer = FastDealer(4)
    for number in range(count * 7):
        if not match.actors:
            return
        if number % 7 == 0:
            yield match
        seat = match.actors[dealer.pick(0, len(match.actors))]
        legal = match.legal(seat).ids
        match.play(legal[dealer.pick(0, len(legal))], seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_worker_receives_the_same_bytes_for_all_states_that_look_alike_to_the_seat(game: str, seats: int) -> None:
    others = 0
    for match in moments(game, seats, 25):
        for seat in match.actors:
            sent = pickle.dumps(imagine(match.state, seat, 99))
            for seed in range(3):
                alike = imagine(match.state, seat, seed)
                others += alike.key() != match.state.key()
                assert pickle.dumps(imagine(alike, seat, 99)) == sent
    # Aerion hides nothing: there every state that looks alike is the same.
    assert (others > 0) == (game != "aerion")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_worker_receives_is_the_imagined_state(game: str, seats: int) -> None:
    for match in moments(game, seats, 5):
        for seat in match.actors:
            imagined = imagine(match.state, seat, 1)
            assert pickle.loads(pickle.dumps(imagined)).key() == imagined.key()
            assert imagined.legal(seat) == match.state.legal(seat)


def test_every_question_has_seeds_of_its_own(together: Together, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bots.Question] = []

    async def listen(self: Thinkers, question: bots.Question) -> None:
        assert isinstance(self, Thinkers)
        asked.append(question)

    async def evening(made: House) -> None:
        match = table("celestia_duo", 2)
        for _ in range(4):
            await made.thinkers.think(dilemma(match, match.actors[0], "steady"))

    monkeypatch.setattr(Thinkers, "_answer", listen)
    together(evening)
    assert len({question.seed for question in asked}) == 4
    assert len({question.imagined for question in asked}) > 1


# What they answer


def test_bots_play_all_games(together: Together) -> None:
    async def play(made: House, game: str, seats: int, bot: str, most: int) -> int:
        match = table(game, seats)
        taken = 0
        while match.actors and taken < most:
            for seat in match.actors:
                action = await made.thinkers.think(dilemma(match, seat, bot))
                if action != WAIT:
                    match.play(action, seat)
                    taken += 1
                    break
            else:
                raise AssertionError("everybody waits")
        return taken

    async def evening(made: House) -> None:
        asked = (("random", 16), ("steady", 6), ("keen", 1))
        plays = [play(made, *place, bot, most) for place in TABLES for bot, most in asked]
        taken = sum(await asyncio.gather(*plays))
        assert taken >= 60
        assert made.count("bot_late") == 0
        assert made.count("bot_answers") >= taken

    together(evening)


def test_the_match_is_not_changed_by_the_question(together: Together) -> None:
    async def evening(made: House) -> None:
        match = table("etherium", 2)
        before = match.record().dumps(), match.state.key()
        await asyncio.gather(*(made.thinkers.think(dilemma(match, seat, "random")) for seat in match.actors))
        assert (match.record().dumps(), match.state.key()) == before

    together(evening)


def test_an_unknown_bot_is_refused(together: Together) -> None:
    async def evening(made: House) -> None:
        with pytest.raises(BadInput, match="nobody"):
            await made.thinkers.think(dilemma(table(), 0, "nobody"))

    together(evening)


# What can go wrong


def pids_of(thinkers: Thinkers) -> list[int]:
    """The processes of the workers that have one."""
    running = [worker._running for worker in thinkers._workers if worker._running is not None]
    return [one.process.pid for one in running if one.process.pid is not None]


def test_chance_answers_for_a_bot_that_takes_too_long_and_the_next_question_has_a_new_worker() -> None:
    async def evening(made: House) -> None:
        match = table()
        await made.thinkers.open()
        (stuck,) = pids_of(made.thinkers)
        assert await made.thinkers.think(dilemma(match, 0, "sleeper")) in match.legal(0).ids
        assert (made.count("bot_late"), made.count("bot_answers")) == (1, 0)
        await until(lambda: not is_running(stuck))
        await until(lambda: made.count("bot_workers_lost") == 1)
        while made.count("bot_answers") == 0:
            assert await made.thinkers.think(dilemma(match, 0, "random")) in match.legal(0).ids
        assert pids_of(made.thinkers) != [stuck]

    in_house(evening, seconds=0.5)


def test_a_bot_that_is_stuck_does_not_hold_up_the_others() -> None:
    async def evening(made: House) -> None:
        match = table()
        stuck = asyncio.create_task(made.thinkers.think(dilemma(match, 0, "sleeper")))
        for _ in range(5):
            await made.thinkers.think(dilemma(match, 0, "random"))
        assert made.count("bot_answers") == 5
        assert not stuck.done()
        stuck.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stuck

    in_house(evening, workers=2)


def test_bots_that_wait_share_the_time_of_all_workers() -> None:
    async def evening(made: House) -> None:
        thinkers, match = made.thinkers, table("aerion", 1)
        await thinkers.open()
        assert thinkers.thinking_seconds() == USUAL_SECONDS
        thoughts = [asyncio.create_task(thinkers.think(dilemma(match, 0, "sleeper"))) for _ in range(4)]
        await asyncio.sleep(0.2)
        assert thinkers.thinking_seconds() == USUAL_SECONDS / 2
        await asyncio.gather(*thoughts)

    in_house(evening, seconds=1.0, workers=2)


def test_a_worker_tells_a_bot_how_long_it_may_think() -> None:
    match = table("aerion", 1)
    asked = dilemma(match, 0, "ponderer").question
    for seconds in (0.25, 1.0):
        assert bots.think(asked._replace(seconds=seconds)) in match.state.legal(0)
        assert PONDERED[-1] == seconds


def test_after_a_worker_was_killed_the_question_is_asked_once_more() -> None:
    async def evening(made: House) -> None:
        match = table()
        await made.thinkers.think(dilemma(match, 0, "random"))
        (pid,) = pids_of(made.thinkers)
        os.kill(pid, signal.SIGKILL)
        await made.thinkers.think(dilemma(match, 0, "random"))
        assert made.count("bot_answers") == 2
        assert made.count("bot_late") == 0
        assert made.count("bot_workers_lost") == 1
        assert pids_of(made.thinkers) != [pid]

    in_house(evening)


def test_a_bot_that_ends_its_process_twice_is_not_asked_again() -> None:
    async def evening(made: House) -> None:
        match = table()
        assert await made.thinkers.think(dilemma(match, 0, "mortal")) in match.legal(0).ids
        assert made.count("bot_workers_lost") == 2
        assert made.count("bot_late") == 1
        await made.thinkers.think(dilemma(match, 0, "random"))
        assert made.count("bot_answers") == 1

    in_house(evening)


@pytest.mark.parametrize("bot", ["clumsy", "cheat", "patient"])
def test_chance_answers_for_a_bot_that_fails_or_does_what_is_not_allowed(together: Together, bot: str) -> None:
    async def evening(made: House) -> None:
        match = table()
        assert await made.thinkers.think(dilemma(match, 0, bot)) in match.legal(0).ids
        assert made.count("bot_late") == 1
        assert made.count("bot_workers_lost") == 0

    together(evening)


def test_a_bot_may_wait_while_others_must_decide_too(together: Together) -> None:
    async def evening(made: House) -> None:
        match = table("etherium", 2)
        while len(match.actors) < 2:
            match.play(match.legal().ids[0])
        assert await made.thinkers.think(dilemma(match, 1, "patient")) == WAIT

    together(evening)


def test_what_a_failure_tells_has_no_values() -> None:
    imagined = pickle.dumps(table().state)
    failed = bots.think(bots.Question("tests.server.odd_bots:Clumsy", 0, imagined, 1))
    assert isinstance(failed, bots.Failed)
    assert failed.kind == "ValueError"
    assert failed.where[-1].startswith("odd_bots.py:")
    assert "hand was" not in str(failed)


def test_without_any_worker_chance_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> bots.Running:
        raise OSError("no memory left")

    async def evening(made: House) -> None:
        match = table()
        assert await made.thinkers.think(dilemma(match, 0, "steady")) in match.legal(0).ids
        assert made.count("bot_late") == 1
        monkeypatch.undo()
        await made.thinkers.think(dilemma(match, 0, "random"))
        assert made.count("bot_answers") == 1

    monkeypatch.setattr(bots, "_hire", nobody)
    in_house(evening)


# Coming and going


def test_whoever_does_not_want_to_know_any_more_can_leave() -> None:
    async def evening(made: House) -> None:
        match = table()
        asked = [asyncio.create_task(made.thinkers.think(dilemma(match, 0, "sleeper"))) for _ in range(3)]
        await until(lambda: bool(pids_of(made.thinkers)))
        await asyncio.sleep(0.05)
        for one in asked:
            one.cancel()
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends)
        assert made.count("bot_late") == made.count("bot_answers") == 0

    in_house(evening)


def test_closing_ends_a_worker_in_the_middle_of_a_thought() -> None:
    async def evening(made: House) -> None:
        match = table()
        asked = [asyncio.create_task(made.thinkers.think(dilemma(match, 0, "sleeper"))) for _ in range(3)]
        await until(lambda: bool(pids_of(made.thinkers)))
        pids = pids_of(made.thinkers)
        await asyncio.sleep(0.05)
        await made.thinkers.close()
        assert all(action in match.legal(0).ids for action in await asyncio.gather(*asked))
        assert pids_of(made.thinkers) == []
        await until(lambda: not any(map(is_running, pids)))

    in_house(evening)


def test_no_worker_is_started_before_a_bot_is_asked_or_after_the_end() -> None:
    async def evening(made: House) -> None:
        assert pids_of(made.thinkers) == []
        await made.thinkers.close()
        await made.thinkers.think(dilemma(table(), 0, "random"))
        assert pids_of(made.thinkers) == []
        assert made.count("bot_late") == 1

    in_house(evening)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
def test_workers_are_deaf_to_ctrl_c(together: Together) -> None:
    async def evening(made: House) -> None:
        await made.thinkers.open()
        pids = pids_of(made.thinkers)
        os.kill(pids[0], signal.SIGINT)
        await made.thinkers.think(dilemma(table(), 0, "random"))
        assert pids_of(made.thinkers) == pids
        assert made.count("bot_answers") == 1

    together(evening)


SERVER = """
import asyncio, multiprocessing.forkserver as forkserver, time
import aerodrome
from aerodrome.server.bots import Thinkers, dilemma
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Settings

async def serve():
    thinkers = Thinkers(Settings(database="", bot_workers=2), Metrics())
    await thinkers.think(dilemma(aerodrome.new("aerion", seed=1), 0, "random"))
    pids = (worker._running.process.pid for worker in thinkers._workers)
    print(forkserver._forkserver._forkserver_pid, *pids, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(serve())
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up there")
def test_no_process_stays_when_the_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    sources = Path(aerodrome.__file__).parent.parent
    environment = os.environ | {"PYTHONPATH": str(sources)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            pids = [int(word) for word in server.stdout.readline().split()]
            assert len(pids) == 3
            assert all(map(is_running, pids))
        finally:
            server.kill()
    while any(map(is_running, pids)):
        time.sleep(0.02)
