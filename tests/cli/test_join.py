"""`aerodrome join`, as people meet it: a link, a seat at a real server, and what happens there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import stat
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.cli import main
from aerodrome.cli.storage.guests import GuestFile
from aerodrome.client import Client, Seat, ServerRefused
from aerodrome.games import GAMES
from aerodrome.protocol.bodies import NewSeat, NewTable, TablePage
from tests.server.process import ServerProcess

from .helpers import COMMAND, environment, run

SECONDS = 30.0
LINK = NewSeat(kind="link")
ME = NewSeat(kind="me")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as process:
        yield process


class Terminal:
    """Somebody who has typed `aerodrome join`."""

    def __init__(self, home: Path, *arguments: str, lang: str = "en", cwd: Path | None = None) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, "join", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(home, lang, COLUMNS="100", LINES="40"),
            cwd=cwd,
        )
        self._shown = ""
        self._has_more = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        handle = self._process.stdout.fileno()
        data = b""
        while more := os.read(handle, 65536):
            data += more
            with self._has_more, contextlib.suppress(UnicodeDecodeError):
                self._shown += data.decode()
                data = b""
                self._has_more.notify_all()

    def sees(self, text: str) -> str:
        """Wait until something is shown; everything up to it, which is not looked at again."""
        end = time.monotonic() + SECONDS
        with self._has_more:
            while text not in self._shown:
                left = end - time.monotonic()
                if left <= 0 or not self._reader.is_alive():
                    raise AssertionError(f"no {text!r} in:\n{self._shown}")
                self._has_more.wait(min(left, 0.5))
            at = self._shown.index(text) + len(text)
            seen, self._shown = self._shown[:at], self._shown[at:]
        return seen

    def types(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def ends(self) -> str:
        """Wait for the end; what was still shown."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.wait(SECONDS) == 0, self._shown
        self._reader.join(SECONDS)
        self._process.stdin.close()
        self._process.stdout.close()
        return self._shown

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(SECONDS)
        self._reader.join(SECONDS)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with contextlib.suppress(BrokenPipeError):
                    stream.close()


def at(server: ServerProcess, work: Callable[[Client], Coroutine[Any, Any, None]]) -> None:
    """Do something as another guest of the server."""

    async def visit() -> None:
        async with Client(server.url) as client, asyncio.timeout(2 * SECONDS):
            await client.rename("Ada")
            await work(client)

    asyncio.run(visit())


async def sees(terminal: Terminal, text: str) -> str:
    return await asyncio.to_thread(terminal.sees, text)


def link_of(server: ServerProcess, page: TablePage, seat: int) -> str:
    return server.url + next(link.path for link in page.links if link.seat == seat)


@contextlib.asynccontextmanager
async def begun(client: Client, game: str, **options: Any) -> AsyncIterator[tuple[TablePage, Seat]]:
    """A table whose first seat waits for somebody at a terminal."""
    page = await client.create(NewTable(game=game, seats=(LINK, ME), options=options))
    async with await client.seat(page.table.id, 1) as seat:
        yield page, seat


def test_a_seat_is_taken_only_when_enter_is_pressed_and_stays_ones_own(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        async with begun(client, "aerion") as (page, seat):
            link, address = link_of(server, page, 0), f"{server.url}/table/{page.table.id}"
            with Terminal(tmp_path, link, "--name", "Bo") as bo:
                await sees(bo, "Sit down as player 1?")
                assert not (await client.table(page.table.id)).table.seats[0].is_taken
                bo.types("")
                await sees(bo, "The match starts.")
                await sees(bo, "roll the six dice")
                assert seat.table.seats[0].name == "Bo"
                bo.types("")
                await sees(bo, "Roll:")
                bo.types("quit")
                assert f"aerodrome join {address}" in bo.ends()
            await seat.digest(0)
            with Terminal(tmp_path, address) as bo:
                shown = await sees(bo, "> ")
                assert "Bo (you)" in shown
                assert "Sit down" not in shown
                assert "Roll:" in shown
                bo.types("q")
                bo.ends()

    at(server, work)
    kept = next((tmp_path / "guests").iterdir())
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700


def test_any_word_looks_on_and_takes_nothing(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        async with begun(client, "aerion") as (page, seat):
            with Terminal(tmp_path, link_of(server, page, 0)) as stranger:
                await sees(stranger, "Sit down")
                stranger.types("no")
                await sees(stranger, "You are watching")
                await sees(stranger, "starts when every seat is taken")
                stranger.types("roll")
                await sees(stranger, "starts when every seat is taken")
                stranger.types("quit")
                assert "Until the next flight" in stranger.ends()
            assert not seat.table.seats[0].is_taken

    at(server, work)


def test_what_others_do_is_told_as_it_comes(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        async with begun(client, "aerion", first=2) as (page, seat):
            with Terminal(tmp_path, link_of(server, page, 0)) as bo:
                bo.types("")
                await sees(bo, "Waiting for Ada…")
                while not seat.legal:
                    await seat.changed()
                await seat.do("roll")
                await sees(bo, "Roll:")
                bo.types("1")
                await sees(bo, "There is no choice 1 here")
                bo.types("roll")
                await sees(bo, "[table.not-your-turn]")
                bo.types("table")
                await sees(bo, "Waiting for Ada…")
                bo.types("log")
                await sees(bo, "Roll:")

    at(server, work)


def test_refusals_reasons_and_rules_are_those_of_the_game_in_both_languages(
    server: ServerProcess, tmp_path: Path
) -> None:
    async def work(client: Client) -> None:
        async with begun(client, "aerion") as (page, _):
            with Terminal(tmp_path, link_of(server, page, 0)) as bo:
                bo.types("")
                await sees(bo, "Enter  Roll the six dice")
                bo.types("roll")
                await sees(bo, "Roll:")
                bo.types("roll")
                await sees(bo, "You roll the six dice free of charge only once")
                await sees(bo, "[aerion.roll.once]")
                bo.types("undo")
                await sees(bo, "[table.undo-chance]")
                bo.types("why dice")
                await sees(bo, "[aerion.reroll.pay-first]")
                bo.types("nonsense")
                await sees(bo, "“nonsense” is not a choice or a command here")
                bo.types("save")
                await sees(bo, "You can get the record")
                bo.types("rules reroll")
                await sees(bo, "[aerion.reroll.pay-first]")
                bo.types("lang fr")
                await sees(bo, "Joueur 1")
                bo.types("lancer")
                assert "aerion.roll.once" in await sees(bo, "[aerion.roll.once]")
                bo.types("sauver")
                await sees(bo, "jusque-là")
                bo.types("?")
                help_page = await sees(bo, "quitter")
                assert "nouvelle" not in help_page
                bo.types("quitter")
                assert "Vous gardez votre place" in bo.ends()

    at(server, work)


async def play_to_the_end(seat: Seat) -> None:
    choices = random.Random(3)
    while seat.outcome is None:
        if seat.legal:
            await seat.do(choices.choice(seat.legal))
        else:
            await seat.changed()


def test_the_end_tells_how_it_ended_and_the_record_can_be_saved(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        page = await client.create(NewTable(game="aerion", seats=(ME,)))
        with Terminal(tmp_path, link_of(server, page, 0), cwd=tmp_path) as bo:
            await sees(bo, "Sit down")
            bo.types("")
            await sees(bo, "roll the six dice")
            # The same seat on two devices: what one decides, the other shows.
            async with await client.seat(page.table.id, 0) as seat:
                await play_to_the_end(seat)
                shown = await sees(bo, "The match is over:")
                assert len(re.findall(r"^> ", shown, re.MULTILINE)) > 2
                await sees(bo, "The seed matches the fingerprint")
                await sees(bo, f"{server.url}/api/tables/{page.table.id}/record")
                bo.types("save match.json")
                await sees(bo, "“aerodrome verify” checks it")
                bo.types("save match.json")
                await sees(bo, "already exists")
                bo.types("")
                assert "Until the next flight" in bo.ends()

    at(server, work)
    assert aerodrome.verify((tmp_path / "match.json").read_text(encoding="utf-8")).dice_checked


def test_a_countdown_is_told_and_time_is_there_for_the_asking(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        async with begun(client, "etherium", peoples=["psolos", "ertis"]) as (page, seat):
            with Terminal(tmp_path, link_of(server, page, 0)) as bo:
                await sees(bo, "Sit down")
                bo.types("")
                await sees(bo, "The match starts.")
                bo.types("time")
                await sees(bo, "There is no countdown now.")
                await both_pass(bo, seat, "season-flash")
                await sees(bo, "You pass in 60 seconds, like everyone.")
                bo.types("time")
                await sees(bo, "Take your time")
                assert await pressed(seat) is None
                await seat.take_time()
                assert await pressed(seat) is True
                bo.types("quit")
                bo.ends()

    at(server, work)


async def pressed(seat: Seat) -> bool | None:
    """What a seat has pressed in the window that is open."""
    while seat.window is None:
        await seat.changed()
    return seat.window.more


async def both_pass(bo: Terminal, seat: Seat, until: str = "program") -> None:
    """Until a step comes; where a standing wish is faster, passing comes too late."""
    while seat.view is None or seat.view.step != until:
        if seat.legal:
            with contextlib.suppress(ServerRefused):
                await seat.do("pass")
            continue
        if seat.view is not None and 0 in seat.view.actors:
            bo.types("pass")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await seat.changed()


def test_plans_are_made_withdrawn_and_wishes_changed(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        async with begun(client, "etherium", peoples=["psolos", "ertis"]) as (page, seat):
            with Terminal(tmp_path, link_of(server, page, 0)) as bo:
                await sees(bo, "Sit down")
                bo.types("")
                await sees(bo, "The match starts.")
                await both_pass(bo, seat)
                for slot in ("move mine", "collect mine", "upgrade army", "etherise"):
                    bo.types(slot)
                await sees(bo, "Waiting for Ada…")
                bo.types("withdraw")
                await sees(bo, "Move")
                bo.types("wish none")
                await sees(bo, "When should we ask you about Flash cards?")
                bo.types("pace")
                await sees(bo, "is not a choice or a command here")
                bo.types("quit")
                bo.ends()

    at(server, work)


def test_who_wants_to_be_quiet_is_ready_in_every_talk_of_the_turn(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        options = {"captain": 2, "mode": "quick"}
        page = await client.create(NewTable(game="celestia_duo", seats=(LINK, ME), options=options, seed=5))
        async with await client.seat(page.table.id, 1) as seat:
            with Terminal(tmp_path, link_of(server, page, 0)) as bo:
                bo.types("")
                await sees(bo, "The match starts.")
                bo.types("quiet")
                await sees(bo, "You will be ready at once in every talk of this turn.")
                assert await talks_of_the_first_turn(bo, seat) > 1
                # In the next turn the person is asked again, for the first time, and can be quiet at once.
                await sees(bo, QUESTION)
                bo.types("quiet")
                await until(seat, lambda view: 0 not in view.actors)
                bo.types("quit")
                assert QUESTION not in bo.ends()

    at(server, work)


QUESTION = "Say what you would prefer"


async def until(seat: Seat, holds: Callable[[Any], bool]) -> None:
    """Wait until this is true of what a seat sees."""
    async with asyncio.timeout(SECONDS):
        while seat.view is None or not holds(seat.view):
            await seat.changed()


async def talks_of_the_first_turn(bo: Terminal, seat: Seat) -> int:
    """Play up to the first talk of the second turn; in how many talks the person was ready without being asked."""
    vocabulary, talks = GAMES["celestia_duo"].vocabulary, 0
    while True:
        await until(seat, lambda view: view.actors != ())
        view: Any = seat.view
        if view.turn > 1 and view.actors == (0, 1):
            return talks
        if view.actors == (0, 1):
            await until(seat, lambda view: view.actors == (1,))
            talks += 1
        elif view.actors == (1,):
            await seat.do(next(action for action in seat.legal if vocabulary[action].verb != "say"))
        else:
            bo.types("1")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await seat.changed()


def test_a_lost_connection_is_told_and_comes_back(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        async with begun(client, "aerion") as (page, _):
            with Terminal(tmp_path, link_of(server, page, 0)) as bo:
                bo.types("")
                await sees(bo, "roll the six dice")
                await asyncio.to_thread(server.restart)
                await sees(bo, "You are offline")
                await sees(bo, "Back online.")
                bo.types("roll")
                await sees(bo, "Roll:")
                bo.types("quit")
                bo.ends()

    at(server, work)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    monkeypatch.setenv("AERODROME_LANG", "en")
    return tmp_path


@pytest.mark.usefixtures("home")
def test_what_is_wrong_is_one_sentence(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = "http://127.0.0.1:9"
    for link, said in (
        ("aerion", "not the address of a table"),
        (f"{server.url}/table/x#1", "not the address of a table"),
        (f"{nowhere}/table/x", f"{nowhere} does not answer"),
        (f"{server.url}/table/nothing-here", "no such table"),
    ):
        assert main(["join", link]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err
        assert len(err.splitlines()) == 1


def test_a_wrong_key_opens_nothing(server: ServerProcess, tmp_path: Path) -> None:
    async def work(client: Client) -> None:
        page = await client.create(NewTable(game="aerion", seats=(LINK, ME)))
        done = await asyncio.to_thread(run, tmp_path, "join", f"{server.url}/table/{page.table.id}#0.abcd", typed="\n")
        assert done.returncode == 2
        assert "abcd" not in done.stdout + done.stderr
        assert not (await client.table(page.table.id)).table.seats[0].is_taken

    at(server, work)


@pytest.mark.usefixtures("home")
def test_each_server_has_its_own_guest() -> None:
    for server, cookie in (("http://host:1", "one"), ("http://host:2", "two")):
        book = GuestFile(server)
        book.page.cookies = {"guest": cookie}
        book.keep()
    assert GuestFile("http://host:1").page.cookies == {"guest": "one"}
    assert GuestFile("http://host:2").page.cookies == {"guest": "two"}
    assert GuestFile("https://host:1").page.cookies == {}


def test_a_damaged_guestbook_is_left_as_it_is(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "guests").mkdir()
    damaged = home / "guests" / "http_host_8000.json"
    damaged.write_text("{", encoding="utf-8")
    assert main(["join", "http://host:8000/table/x"]) == 2
    assert str(damaged) in capsys.readouterr().err
    assert damaged.read_text(encoding="utf-8") == "{"
