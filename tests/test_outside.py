"""A game from outside the package is found, and played wherever the others are, with no file of the package changed."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from lanterns import GAME as LANTERNS
from lanterns import Lanterns, LanternView

import aerodrome
from aerodrome import bots
from aerodrome.client import Client
from aerodrome.client.seat import Seat
from aerodrome.games import GAMES, discover
from aerodrome.kernel import FastDealer
from aerodrome.protocol.bodies import NewSeat, NewTable
from tests.installed import METADATA, with_lanterns
from tests.server.process import ServerProcess

SECONDS = 120
ME, LINK = NewSeat(kind="me"), NewSeat(kind="link")


class Twin(Lanterns):
    """A game that calls itself like another one."""

    id = "aerion"


class Hyphenated(Lanterns):
    """A game that could not be told from another one where hyphens are typed."""

    id = "paper-lanterns"


TWIN, HYPHENATED = Twin(), Hyphenated()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of this process, found again with the metadata on the path."""
    monkeypatch.syspath_prepend(METADATA)
    for name, game in discover().items():
        monkeypatch.setitem(GAMES, name, game)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("outside") / "tables.db"
    with ServerProcess(f"sqlite:///{database}", path=(METADATA,)) as server:
        yield server


def run(*arguments: str, home: Path, typed: str = "") -> str:
    """What the program says to what is typed, in a process that finds the game."""
    command = [sys.executable, "-m", "aerodrome", *arguments]
    environment = with_lanterns() | {"AERODROME_HOME": str(home), "AERODROME_LANG": "en", "COLUMNS": "200"}
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stderr
    return done.stdout


def entry_points(folder: Path, *lines: str) -> Path:
    """A distribution that brings these games."""
    metadata = folder / "others-1.0.dist-info"
    metadata.mkdir()
    metadata.joinpath("METADATA").write_text("Metadata-Version: 2.4\nName: others\nVersion: 1.0\n", "utf-8")
    metadata.joinpath("entry_points.txt").write_text("\n".join(("[aerodrome.games]", *lines, "")), "utf-8")
    return folder


# Found


def test_own_games_come_first_then_those_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(discover()) == ["aerion", "celestia_duo", "etherium"]
    monkeypatch.syspath_prepend(METADATA)
    found = discover()
    assert list(found) == ["aerion", "celestia_duo", "etherium", "lanterns"]
    assert found["lanterns"] is LANTERNS


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("no_such_module:GAME", r"ModuleNotFoundError: No module named 'no_such_module'"),
        ("lanterns:NO_GAME", "AttributeError: module 'lanterns' has no attribute 'NO_GAME'"),
        ("lanterns:Lanterns", "TypeError: lanterns:Lanterns is no Game"),
        ("tests.test_outside:HYPHENATED", "ValueError: the id 'paper-lanterns' must be an identifier"),
    ],
)
def test_a_broken_game_is_named_and_the_others_are_found(
    place: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(METADATA)
    monkeypatch.syspath_prepend(entry_points(tmp_path, f"broken = {place}"))
    said = f"The game 'broken' from {place} is left out because it cannot be loaded: {reason}"
    with pytest.warns(RuntimeWarning, match=re.escape(said)):
        assert list(discover()) == ["aerion", "celestia_duo", "etherium", "lanterns"]


def test_no_game_takes_the_place_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(entry_points(tmp_path, "twin = tests.test_outside:TWIN"))
    said = "The game 'aerion' from tests.test_outside is left out because there is already a game with this id."
    with pytest.warns(RuntimeWarning, match=re.escape(said)):
        assert discover()["aerion"] is GAMES["aerion"]


# From Python and in the terminal


@pytest.mark.usefixtures("installed")
def test_it_is_played_recorded_verified_and_replayed(tmp_path: Path) -> None:
    match, bot, dealer = aerodrome.new("lanterns", seed=7), bots.bot(LANTERNS, "random"), FastDealer(7)
    while match.actors:
        seat = match.actors[0]
        match.play(bot.choose(match.state, seat, dealer), seat)
    record = match.record()
    assert aerodrome.verify(record).decisions == len(match.entries)
    assert aerodrome.replay(record).position() == match.position()
    file = tmp_path / "match.json"
    file.write_text(record.dumps(), "utf-8")
    assert "is genuine" in run("verify", str(file), home=tmp_path)
    told = run("replay", str(file), home=tmp_path)
    assert "Round 4 begins." in told
    assert told.count("wins the round.") == 4


def test_the_program_knows_it_like_any_other_game(tmp_path: Path) -> None:
    assert "Lanterns  (lanterns): seats 2" in run("games", home=tmp_path)
    assert "A small game that comes with Aerodrome’s tests" in run("about", "lanterns", home=tmp_path)
    rules = run("rules", "lanterns", home=tmp_path)
    assert "Bidding" in rules
    assert "The brighter lantern wins a point. [lanterns.round.brighter]" in rules
    assert "La lanterne la plus claire gagne un point." in run("rules", "lanterns", "--lang", "fr", home=tmp_path)
    played = run("simulate", "lanterns", "--games", "50", "--seed", "1", home=tmp_path)
    assert "Lanterns" in played


def test_it_is_played_to_its_end_in_the_terminal(tmp_path: Path) -> None:
    """The first choice is always a bid; afterwards the answers lead nowhere, and the end of them is the end."""
    seats = ("--seats", "person,bot:random")
    told = run("play", "lanterns", *seats, "--seed", "3", home=tmp_path, typed="1\n" * 8)
    assert "Your lanterns: " in told
    assert told.count("wins the round.") >= 4
    assert "Final position: The match is over. The points: 1, 3.\n" in re.sub(" +\n", "\n", told)
    french = run("play", "lanterns", *seats, "--lang", "fr", "--new", home=tmp_path, typed="1\n" * 8)
    assert "La partie est terminée." in french


# At a server


async def play_on(seat: Seat, chance: random.Random) -> None:
    """Decide anything until the match is over."""
    while seat.outcome is None:
        if seat.legal:
            await seat.do(chance.choice(seat.legal))
        else:
            await seat.changed()


async def at_a_table(server: ServerProcess, happens: Callable[[Client, Seat, Client, Seat], Awaitable[None]]) -> None:
    """Two people at a table, the second one by a link."""
    async with Client(server.url) as host, Client(server.url) as guest:
        made = await host.create(NewTable(game="lanterns", seats=(ME, LINK)))
        (link,) = (link for link in made.links if link.seat == 1)
        await guest.sit(f"{server.url}{link.path}")
        first, second = await host.seat(made.table.id, 0, words="en"), await guest.seat(made.table.id, 1, words="fr")
        async with first, second:
            await happens(host, first, guest, second)


@pytest.mark.usefixtures("installed")
def test_two_people_play_by_a_link(server: ServerProcess) -> None:
    async def happens(host: Client, first: Seat, _guest: Client, second: Seat) -> None:
        await asyncio.gather(play_on(first, random.Random(1)), play_on(second, random.Random(2)))
        assert first.outcome is not None
        assert first.outcome.rule == "lanterns.end.most-points"
        assert isinstance(first.view, LanternView)
        assert first.view.round == 5
        record = await host.record(first.table.id)
        assert (await host.verify(record)).game == "lanterns"

    asyncio.run(at_a_table(server, happens))


@pytest.mark.usefixtures("installed")
def test_random_plays_on_for_whoever_resigns(server: ServerProcess) -> None:
    async def happens(_host: Client, first: Seat, guest: Client, second: Seat) -> None:
        while not second.legal:
            await second.changed()
        page = await guest.resign(second.table.id, 1)
        assert page.table.seats[1].bot == "random"
        await play_on(first, random.Random(3))
        assert first.outcome is not None

    asyncio.run(at_a_table(server, happens))


@pytest.mark.usefixtures("installed")
def test_random_sits_in_a_seat(server: ServerProcess) -> None:
    async def happens() -> None:
        async with Client(server.url) as host:
            made = await host.create(NewTable(game="lanterns", seats=(ME, NewSeat(kind="bot", bot="random"))))
            async with await host.seat(made.table.id, 0) as seat:
                await play_on(seat, random.Random(5))

    asyncio.run(happens())


def test_the_server_tells_of_it(server: ServerProcess) -> None:
    games = {page["game"]["id"]: page for page in httpx.get(f"{server.url}/api/games?lang=fr").json()}
    told = games["lanterns"]
    assert (told["bots"], told["turn"], told["hides_hands"]) == (["random"], "round", True)
    assert (told["words"]["title"], told["words"]["turn"]) == ("Lanternes", "Manche")
    assert "reconstructed" not in told["words"]
    rules = httpx.get(f"{server.url}/api/games/lanterns/rules?lang=fr").json()
    assert rules["headings"]["round"] == "La manche"
