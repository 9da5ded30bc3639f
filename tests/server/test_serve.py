"""`aerodrome serve`: what it says, what it refuses, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import queue
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from rich.console import Console
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import aerodrome
from aerodrome.cli import main
from aerodrome.cli.commands.serve import (
    ServeArguments,
    addresses,
    checked_origin,
    greet,
    qr_code,
    settings_of,
    show_page,
)
from aerodrome.cli.errors import CommandError
from aerodrome.cli.screen import THEME
from aerodrome.cli.words import Words
from aerodrome.kernel import BadInput
from aerodrome.protocol.bodies import NewSeat
from aerodrome.server import restarting
from aerodrome.server.serve import home_address
from aerodrome.server.settings import UNLIMITED, Limits, Rate

from .gathering import Listener, Party, at_a_party

SECONDS = 60
PAGE = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("AERODROME_LANG", "en")
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def _own_log() -> Iterator[None]:
    """A server decides where its whole process logs to."""
    before = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers[:], logging.root.level = before
    structlog.reset_defaults()


# What is said


def greeting(host: str, lang: str = "en", *, terminal: bool = False) -> str:
    told = io.StringIO()
    console = Console(theme=THEME, file=told, highlight=False, force_terminal=terminal, color_system=None, width=100)
    greet(host, 8000, "/data/aerodrome.db", Words(lang), console)
    return told.getvalue()


def test_the_greeting_tells_where_the_server_is_and_how_to_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aerodrome.cli.commands.serve.home_address", lambda: "192.168.1.20")
    assert greeting("0.0.0.0").splitlines() == [
        "Aerodrome is open.",
        "On this machine: http://localhost:8000/",
        "On the home network: http://192.168.1.20:8000/",
        "The tables are kept in /data/aerodrome.db",
        "Ctrl-C stops the server; nothing is lost.",
    ]
    french = greeting("0.0.0.0", "fr")
    assert "Dans le réseau de la maison\N{NARROW NO-BREAK SPACE}: http://192.168.1.20:8000/" in french
    assert "Ctrl-C arrête le serveur" in french


def test_a_terminal_gets_the_address_as_a_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aerodrome.cli.commands.serve.home_address", lambda: "192.168.1.20")
    monkeypatch.setenv("TERM", "xterm")
    assert qr_code("http://192.168.1.20:8000/", "utf-8") in greeting("0.0.0.0", terminal=True)
    assert "▄" in qr_code("http://192.168.1.20:8000/", "utf-8")
    assert "▄" not in qr_code("http://192.168.1.20:8000/", "ascii")
    assert "█" not in greeting("127.0.0.1", terminal=True)


def test_an_address_is_told_as_a_browser_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aerodrome.cli.commands.serve.home_address", lambda: None)
    assert addresses("0.0.0.0", 80) == ("http://localhost:80/", None)
    assert addresses("127.0.0.1", 8000) == ("http://127.0.0.1:8000/", None)
    assert addresses("::1", 8000) == ("http://[::1]:8000/", None)
    assert addresses("192.168.1.20", 8000) == (None, "http://192.168.1.20:8000/")


def test_the_address_in_the_home_network_is_one_of_this_machine() -> None:
    found = home_address()
    if found is not None:
        with socket.socket() as probe:
            probe.bind((found, 0))
        assert not found.startswith("127.")


# What is asked for


def test_the_database_is_a_file_in_the_data_folder_unless_another_is_named(home: Path) -> None:
    assert settings_of(ServeArguments()).database == str(home / "aerodrome.db")
    assert settings_of(ServeArguments(database="postgresql://host/name")).database == "postgresql://host/name"


def test_limits_can_be_switched_off_and_proxies_named() -> None:
    plain = settings_of(ServeArguments())
    assert plain.limits != UNLIMITED
    wished = settings_of(ServeArguments(no_limits=True, origin=("https://Table.Example.org/",), proxy=("10.0.0.1",)))
    assert wished.limits == UNLIMITED
    assert wished.origins == ("https://Table.Example.org/",)
    assert plain.proxies == ()
    assert wished.proxies == ("10.0.0.1",)


@pytest.mark.parametrize("origin", ["table.example.org", "https://", "https://a/b", "ftp://a", "https://u@a", "null"])
def test_an_origin_has_a_scheme_and_a_host_and_nothing_else(origin: str) -> None:
    with pytest.raises(BadInput):
        checked_origin(origin)


@pytest.mark.parametrize("proxy", ["proxy.local", "10.0.0.1/8", "10.0.0", "*", ""])
def test_a_proxy_is_named_by_its_address(proxy: str) -> None:
    assert settings_of(ServeArguments(proxy=("10.0.0.0/8", "::FFFF"))).proxies[-2:] == ("10.0.0.0/8", "::ffff")
    with pytest.raises(CommandError):
        settings_of(ServeArguments(proxy=(proxy,)))


def test_the_page_about_hosting_tells_the_limits_as_they_are() -> None:
    rows = (line.strip("| ").split(" | ") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| "))
    told = {row[0]: tuple(row[1:]) for row in rows}
    limits = Limits()

    def shown(rate: Rate) -> tuple[str, str]:
        slow = rate.per_second < 1
        return f"{rate.burst}", f"{round(rate.per_second * (3600 if slow else 1))} {'an hour' if slow else 'a second'}"

    assert told["requests from an address"] == shown(limits.requests_per_address)
    assert told["requests of a guest"] == shown(limits.requests_per_guest)
    assert told["messages on a socket"] == shown(limits.messages_per_socket)
    assert told["new guests from an address"] == shown(limits.guests_per_address)
    assert told["new tables of a guest"] == shown(limits.tables_per_guest)
    assert told["new tables from an address"] == shown(limits.tables_per_address)
    assert told["recovery codes tried from an address"] == shown(limits.recoveries_per_address)
    assert told["recovery codes tried from an address"] == shown(limits.recoveries_per_address)
    assert told["messages of a guest"] == shown(limits.messages_per_guest)
    assert told["messages from an address"] == shown(limits.messages_per_address)
    assert told["commands at a table"] == shown(limits.commands_per_table)
    assert told["histories and digests from an address"] == shown(limits.histories_per_address)
    assert told["copies of one's data"] == shown(limits.exports_per_guest)
    assert told["pings and pongs on a socket"] == shown(limits.control_frames)
    for name, most in (
        ("connections", limits.connections),
        ("connections from an address", limits.connections_per_address),
        ("sockets from an address", limits.sockets_per_address),
        ("sockets of a guest in a seat", limits.sockets_per_holder),
        ("onlookers at a table", limits.onlookers_per_table),
        ("records that wait to be checked", limits.records),
        ("records of an address that wait to be checked", limits.records_per_address),
        ("fragments of a message", limits.fragments),
        ("entries in a table's log", limits.log_entries),
        ("the address of a request", f"{limits.url_bytes >> 10} KiB"),
        ("the headers of a request", f"{limits.head_bytes >> 10} KiB"),
        ("a body", f"{limits.body_bytes >> 10} KiB"),
        ("a record to be checked", f"{limits.record_bytes >> 20} MiB"),
        ("a message", f"{limits.frame_bytes >> 10} KiB"),
        ("bodies of an address at the same time", f"{limits.bodies_per_address >> 20} MiB"),
        ("all bodies at the same time", f"{limits.bodies >> 20} MiB"),
        ("seconds for the head of a request", f"{limits.head_seconds:.0f}"),
        ("seconds for a whole request", f"{limits.request_seconds:.0f}"),
    ):
        assert told[name][0] == str(most), name


@pytest.mark.parametrize(
    "option",
    [
        *("host", "port", "database", "origin", "proxy", "no-limits", "open-metrics", "no-metrics", "keep-unfinished"),
        *("open", "lang"),
    ],
)
def test_every_option_is_in_the_help_and_on_the_page(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    assert f"--{option}" in capsys.readouterr().out
    assert f"| `--{option}" in PAGE.read_text("utf-8")


@pytest.mark.parametrize(
    ("host", "address"), [("0.0.0.0", "http://localhost:8000/"), ("192.0.2.7", "http://192.0.2.7:8000/")]
)
def test_the_page_is_opened_in_a_browser_that_nobody_waits_for(
    host: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    show_page(host, 8000)
    assert opened.get(timeout=SECONDS) == address


# What is refused


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["serve", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    return told.err


def test_the_countdown_of_windows_can_be_chosen() -> None:
    assert settings_of(ServeArguments()).window_seconds == 3.0
    assert settings_of(ServeArguments(countdown="7.5")).window_seconds == 7.5


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "soon", "3601"])
def test_a_countdown_is_a_number_of_seconds(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "give 1 to 3600 seconds" in refused(capsys, "--countdown", seconds)


@pytest.mark.parametrize("port", ["x", "65536", "-1", "1.5", "٣"])
def test_a_port_is_a_number_that_there_is(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--port must be a whole number from 0 to 65535" in refused(capsys, "--port", port)


def test_a_taken_port_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused(capsys, "--host", "127.0.0.1", "--port", str(port))
        assert said.startswith(f"Port {port} is taken by another program")
        assert refused(capsys, "--host", "127.0.0.1", "--port", str(port), "--lang", "fr").startswith(f"Le port {port}")


def test_a_host_that_is_not_this_machine_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for host in ("192.0.2.77", "no such host", "x" * 300):
        assert "not an address of this machine" in refused(capsys, "--host", host, "--port", "0")


def test_a_database_that_is_none_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ann, " * 500, encoding="utf-8")
    assert "is not an Aerodrome database" in refused(capsys, *LOCAL, "--database", str(text))
    assert "is not a database" in refused(capsys, *LOCAL, "--database", "mysql://x/y")
    assert "cannot be reached" in refused(
        capsys, *LOCAL, "--database", "postgresql://127.0.0.1:1/none?connect_timeout=2"
    )


# A process of its own

LOCAL = ("--host", "127.0.0.1", "--port", "0")


class Process:
    """`aerodrome serve` as people start it; its address is the one it tells."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "aerodrome", "serve", *LOCAL, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.said: list[str] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if "Ctrl-C" in line:
                break
        found = re.search(r"http://\S+", "".join(self.said))
        self.address = "" if found is None else found[0]

    def end(self, signal_: int) -> tuple[int, str]:
        """Say stop; the exit code, and what was logged."""
        self.process.send_signal(signal_)
        out, log = self.process.communicate(timeout=SECONDS)
        self.said.append(out)
        return self.process.returncode, log


@contextlib.contextmanager
def serving(*words: str) -> Iterator[Process]:
    started = Process(*words)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
        started.process.communicate(timeout=SECONDS)


def test_a_server_serves_until_it_is_told_to_stop_also_with_open_sockets(home: Path) -> None:
    async def look_on(address: str, stop: Process) -> tuple[int | None, int, str]:
        async with httpx.AsyncClient(base_url=address) as client:
            assert (await client.get("/api/guest")).status_code == 200
            made = await client.post("/api/tables", json={"game": "aerion", "seats": [{"kind": "me"}]})
            table = made.json()["table"]["id"]
            assert "server" not in made.headers
        proxied = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        async with httpx.AsyncClient(base_url=address, headers=proxied) as client:
            through = await client.get("/api/guest")
            assert "Secure" in through.headers["set-cookie"]
            assert "strict-transport-security" in through.headers
        url = address.replace("http", "ws") + f"api/tables/{table}/socket"
        async with connect(url) as first, connect(url) as silent:
            await first.send('{"type":"hello","protocol":1,"seat":-1,"client":"looking-on"}')
            assert '"type":"table"' in str(await first.recv())
            code, log = await asyncio.to_thread(stop.end, signal.SIGTERM)
            for socket_ in (first, silent):
                with contextlib.suppress(ConnectionClosed):
                    async for _ in socket_:
                        pass
            return first.close_code, code, log

    with serving("--proxy", "127.0.0.1") as server:
        closed, code, log = asyncio.run(look_on(server.address, server))
    assert closed in (1001, 1012)
    assert code == 0, log
    assert "The server has stopped." in "".join(server.said)
    assert (home / "aerodrome.db").exists()
    assert "Traceback" not in log
    assert '"client": "203.0.113.0' in log
    assert "aerodrome_guest" not in log


def test_ctrl_c_ends_a_server_well_and_a_second_one_on_its_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with serving("--lang", "fr") as server:
        assert "Another Aerodrome is using" in refused(capsys, *LOCAL)
        code, log = server.end(signal.SIGINT)
    assert code == 0, log
    assert "Le serveur est arrêté." in "".join(server.said)


# Another build that goes on


def test_a_restart_waits_for_the_other_build_and_for_a_quiet_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restarting, "SECONDS_BETWEEN_LOOKS", 0.0)
    folder, busy = tmp_path / "next", {"a bot"}

    async def looked(waiting: asyncio.Task[None]) -> bool:
        for _ in range(5):
            await asyncio.sleep(0)
        return waiting.done()

    async def wait() -> None:
        waiting = asyncio.create_task(restarting.possible(folder, lambda: bool(busy)))
        assert not await looked(waiting)
        folder.mkdir()
        assert not await looked(waiting)
        busy.clear()
        await asyncio.wait_for(waiting, SECONDS)

    asyncio.run(wait())


def test_a_hall_is_busy_while_somebody_looks_or_a_bot_has_to_decide(tmp_path: Path) -> None:
    async def work(party: Party) -> None:
        ann = await party.guest("Ann")
        assert not party.hall.is_busy()
        table = await party.table(ann, "aerion", NewSeat("me"))
        assert not party.hall.is_busy()
        listener = await Listener(0, ann).look(table)
        assert party.hall.is_busy()
        await table.detach(listener)
        assert not party.hall.is_busy()
        await party.table(ann, "aerion", NewSeat("bot", bot="steady"))
        assert party.hall.is_busy()

    at_a_party(tmp_path, work, bot_pause=(600.0, 600.0))


def test_a_server_goes_on_with_another_build_when_nobody_is_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "next"
    monkeypatch.setenv(restarting.NEXT, str(folder))

    async def look_on(address: str) -> str:
        async with httpx.AsyncClient(base_url=address) as client:
            await client.get("/api/guest")
            made = await client.post("/api/tables", json={"game": "aerion", "seats": [{"kind": "me"}]})
            table = str(made.json()["table"]["id"])
        url = address.replace("http", "ws") + f"api/tables/{table}/socket"
        async with connect(url) as socket_:
            await socket_.send('{"type":"hello","protocol":1,"seat":-1,"client":"looking-on"}')
            folder.symlink_to(Path(aerodrome.__file__).parents[1])
            # The server looks every second; a restart would close the socket.
            await asyncio.sleep(3)
            await socket_.ping()
            assert socket_.close_code is None
        return table

    with serving() as server:
        table = asyncio.run(look_on(server.address))
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == "The server has restarted with the compiled engine.\n"
        assert httpx.get(f"{server.address}api/tables/{table}").status_code == 200
        code, log = server.end(signal.SIGTERM)
    assert code == 0, log
    assert "Traceback" not in log


def test_a_server_that_is_told_to_stop_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(restarting.NEXT, str(tmp_path / "next"))
    with serving() as server:
        code, log = server.end(signal.SIGTERM)
    assert code == 0, log
    assert "The server has stopped." in "".join(server.said)
