"""What one visitor asks for costs no more than agreed: work is counted here, never time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from httpx import Response
from starlette.types import Message
from starlette.websockets import WebSocket

from aerodrome.games import GAMES
from aerodrome.kernel import Game
from aerodrome.protocol import Refused
from aerodrome.protocol.messages import Digest, HistoryRequest, Undo, Wish
from aerodrome.server import catalogues, entries, hall, ledger
from aerodrome.server.catalogues import check_catalogue
from aerodrome.server.checking import Checker, Finding, unreadable
from aerodrome.server.keys import COOKIE
from aerodrome.server.ledger import Ledger
from aerodrome.server.quotas import Quotas
from aerodrome.server.safety import guest_cookie
from aerodrome.server.settings import UNLIMITED, Limits, Rate, Settings
from aerodrome.server.socket import COSTS, serve_socket
from aerodrome.server.store import GuestRow, LogRow, Store
from aerodrome.server.table import Sender
from aerodrome.server.viewpoint import ONLOOKER
from tests.server.alike import silent_step
from tests.server.exchanges import scope_of
from tests.server.gathering import HERE, LINK, ME, STEADY, Listener, Party, at_a_party
from tests.server.inside import Clock, Inside, inside
from tests.server.site import Site, Visitor
from tests.server.subjects import SUBJECTS
from tests.server.test_seats import refused
from tests.server.twin_tables import Side, rows, told_chance
from tests.server.wire import moment

NEVER = 1e-9
JSON = {"Content-Type": "application/json"}


class Work:
    """What was done for an answer: entries read from the disk, decoded and folded, and views built."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def __enter__(self) -> Work:
        self._patches = [
            patch.object(Store, "log", self._reading()),
            patch.object(Ledger, "apply", self._counting("folded", Ledger.apply)),
            patch.object(Ledger, "note", self._counting("folded", Ledger.note)),
            *(patch.object(module, "decode", self._counting("decoded", entries.decode)) for module in (ledger, hall)),
            patch.object(ledger, "game_of", self._counting("catalogues", ledger.game_of)),
        ]
        for one in self._patches:
            one.start()
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._patches:
            one.stop()

    def _counting(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **named: Any) -> Any:
            self.done[name] += 1
            return work(*given, **named)

        return counted

    def _reading(self) -> Callable[..., Any]:
        log = Store.log

        async def counted(store: Store, id: str, after: int = 0) -> list[LogRow]:
            found = await log(store, id, after)
            self.done["read"] += len(found)
            return found

        return counted


# A record that is too early


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(Settings(database=str(tmp_path / "site.db"), limits=UNLIMITED)) as opened:
        yield opened


def corrected(game: Game) -> str:
    """A valid catalogue that is not the game's own."""
    return game.catalogue_in_full() + "\n# corrected\n"


def test_a_record_that_is_refused_costs_no_work(site: Site) -> None:
    ann = site.guest("Ann")
    made = ann.post("/api/tables", {"game": "aerion", "seats": [{"kind": "me"}], "seed": 7}).json()["table"]["id"]
    with Work() as work:
        for _ in range(5):
            answer = site.stranger().get(f"/api/tables/{made}/record")
            assert (answer.status_code, answer.json()["kind"]) == (409, "too-early")
    assert not work.done


def test_a_record_that_is_had_is_made_beside_the_event_loop(site: Site) -> None:
    ann = site.guest("Ann")
    made = ann.post("/api/tables", {"game": "aerion", "seats": [{"kind": "me"}], "seed": 7}).json()["table"]["id"]
    assert ann.post(f"/api/tables/{made}/seats/0/resign").status_code == 200
    threads: set[bool] = set()
    decode = entries.decode

    def noted(body: str) -> Any:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            threads.add(False)
        else:
            threads.add(True)
        return decode(body)

    with patch.object(ledger, "decode", noted):
        assert site.stranger().get(f"/api/tables/{made}/record").status_code == 200
    assert threads == {False}


# A log that cannot be filled


async def _at_etherium(party: Party) -> tuple[Any, Listener]:
    ann = await party.guest("Ann")
    table = await party.table(ann, "etherium", ME, STEADY, seed=7)
    return table, await Listener(0, ann).look(table)


async def _wishes(table: Any, seat: int, count: int) -> Counter[str]:
    """Windows ticked again and again, from as many devices; what became of it."""
    kinds = table.ledger.match.game.wishes
    found: Counter[str] = Counter()
    for number in range(count):
        try:
            sender = Sender(table.ledger.places[seat].owner, f"device-{number}")
            await table.wish(seat, sender, Wish(command=1, windows=kinds[: number % 2]))
            found["written"] += 1
        except Refused as error:
            found[error.key] += 1
    return found


def test_a_table_takes_only_so_many_commands_over_all_sockets(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, commands_per_table=Rate(20, NEVER))

    async def happens(party: Party) -> None:
        table, _ = await _at_etherium(party)
        before = table.ledger.length
        found = await _wishes(table, 0, 60)
        assert found == {"written": 20, "server-error-too-many-messages": 40}
        assert table.ledger.length <= before + 20 + 5

    at_a_party(tmp_path, happens, limits=limits, bot_pause=(1e9, 1e9), pass_pause=1e9)


def test_a_log_has_an_end_and_its_last_quarter_is_for_decisions(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, log_entries=40)

    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "etherium", ME, HERE, seed=7)
        listeners = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        found = await _wishes(table, 0, 60)
        assert table.ledger.length == 30
        assert found["server-error-log-full"] == 60 - found["written"]
        with refused("too-many"):
            for _ in range(20):
                asked = next(one for one in listeners if one.last["legal"])
                await asked.do(table, asked.last["legal"][0])
        assert table.ledger.length == 40
        # Whoever comes back is let in all the same.
        await Listener(0, ann).look(table)

    at_a_party(tmp_path, happens, limits=limits, bot_pause=(1e9, 1e9), pass_pause=1e9)


# Onlookers


def test_onlookers_never_take_the_room_of_those_who_hold_a_seat(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, onlookers_per_table=3, sockets_per_holder=2)

    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        onlookers = [await Listener(ONLOOKER).look(table) for _ in range(3)]
        with refused("too-many"):
            await Listener(ONLOOKER).look(table)
        first = await Listener(1, bob).look(table)
        await table.detach(first)
        for _ in range(2):
            await Listener(1, bob).look(table)
        await Listener(0, ann).look(table)
        # One's own devices are counted apart, for each seat.
        with refused("too-many"):
            await Listener(1, bob).look(table)
        await Listener(0, ann).look(table)
        await table.detach(onlookers[0])
        await Listener(ONLOOKER).look(table)

    at_a_party(tmp_path, happens, limits=limits)


# Histories


async def _planning(server: Inside, id: str) -> Side:
    """A table for two at which plans are being made."""
    subject = SUBJECTS["etherium"]()
    chance = random.Random(1)
    while True:
        state, seats = moment(subject, chance)
        if subject.game.is_planning(subject.game.view(state, ONLOOKER)) and seats == 2 and len(state.actors()) == 2:
            break
    row, _ = rows(subject.game, state, state, id, (), ("somebody", "nobody"))
    return await Side.laid(server, row, 0)


@pytest.mark.parametrize("seat", [0, ONLOOKER])
def test_a_history_takes_no_work_for_what_the_seat_was_not_told(seat: int) -> None:
    async def look() -> None:
        with Clock().ticking(), told_chance():
            async with inside() as server:
                work: list[Counter[str]] = []
                for id, secrets in (("table00000000000", 0), ("table00000000001", 1)):
                    side = await _planning(server, id)
                    for _ in range(secrets):
                        step = silent_step(side.state, 1, 0, random.Random(1))
                        assert step is not None
                        await side.decide(step, by_hand=False)
                    assert (side.viewpoint(1).version > 0) == bool(secrets)
                    assert side.viewpoint(seat).version == 0
                    work.append(await _asked(server, side, seat))
                    await side.close()
                assert work[0] == work[1]
                assert work[0]["read"] == work[0]["folded"] == work[0]["decoded"] == 0
                assert work[0]["views"] > 0

    asyncio.run(look())


async def _asked(server: Inside, side: Side, seat: int) -> Counter[str]:
    """The work for a history and a digest."""
    game = side.match.game
    with Work() as work, patch.object(type(game), "view", work._counting("views", type(game).view)):
        await server.hall.story(side.table, seat, HistoryRequest(command=1), "en")
        await server.hall.digest(side.table, seat, Digest(command=2, since=0))
    return work.done


def test_what_is_told_again_is_what_was_told(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME, seed=7)
        listener = await Listener(0, ann, words="en").look(table)
        chance = random.Random(1)
        for _ in range(40):
            await listener.do(table, chance.choice(listener.last["legal"]))
        updates = listener.of_type("update")
        story = await party.hall.story(table, 0, HistoryRequest(command=1), "en")
        assert [step.version for step in story.steps] == [update["version"] for update in updates]
        assert [list(step.told or ()) for step in story.steps] == [update["told"] for update in updates]
        for since in (0, 17, len(updates), len(updates) + 9):
            again = await party.hall.story(table, 0, HistoryRequest(command=1, since=since), "en")
            assert again.steps == story.steps[since:]
            assert not again.more
        # After a restart the moments are folded from the log.
        await party.again()
        folded = await party.hall.find(table.id)
        assert (await party.hall.story(folded, 0, HistoryRequest(command=1), "en")).steps == story.steps

    at_a_party(tmp_path, happens)


class Reader:
    """The other end of a socket with the usual limits, without a network."""

    def __init__(self, party: Party, table: str, quotas: Quotas | None = None, guest: GuestRow | None = None) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": "/", "headers": [], "path_params": {"id": table}}
        websocket = WebSocket(scope, self._said.get, self._hear)
        self._life = asyncio.create_task(serve_socket(websocket, party.hall, guest, quotas or Quotas(Limits())))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.heard.put_nowait(json.loads(message["text"]))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """The answer to a message; what is told meanwhile is not kept."""
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        while (found := await self.heard.get())["type"] not in ("snapshot", "history", "problem"):
            pass
        return found

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._life


def test_a_match_of_more_than_a_thousand_steps_is_told_within_the_limits(tmp_path: Path) -> None:
    limits = replace(Limits(), commands_per_table=UNLIMITED.commands_per_table)

    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME, seed=7)
        listener = await Listener(0, ann).look(table)
        chance = random.Random(1)
        while table.ledger.viewpoints[0].version <= 1_000:
            # A decision that can be taken back is taken back: the match goes on for as long as is wanted.
            if listener.last["undo"] is None:
                undo = Undo(command=1, decision=listener.last["decision"])
                await table.decide(0, listener.sender, undo)
            else:
                await listener.do(table, _quiet(table, listener, chance))
        version = table.ledger.viewpoints[ONLOOKER].version
        assert version > 1_000
        reader = Reader(party, table.id)
        await reader.ask(type="hello", protocol=1, seat=-1, client="looking-on", words="en")
        steps: list[dict[str, Any]] = []
        for command in range(1, 20):
            since = steps[-1]["version"] if steps else 0
            answer = await reader.ask(type="history", command=command, since=since)
            assert answer["type"] == "history", answer
            steps += answer["steps"]
            if not answer.get("more"):
                break
        assert [step["version"] for step in steps] == list(range(1, version + 1))
        await reader.close()

    at_a_party(tmp_path, happens, limits=limits)


def _quiet(table: Any, listener: Listener, chance: random.Random) -> int:
    """A decision that chance has no part in where there is one, so that it can be taken back."""
    match = table.ledger.match
    for action in chance.sample(listener.last["legal"], len(listener.last["legal"])):
        if match.game.vocabulary[action].verb in ("discard", "place", "keep"):
            return int(action)
    return int(chance.choice(listener.last["legal"]))


def test_histories_are_counted_over_all_sockets_of_an_address() -> None:
    quotas = Quotas(replace(UNLIMITED, histories_per_address=Rate(3, 0.5)))
    waits = [quotas.message(None, "192.0.2.1", 4, is_history=True) for _ in range(5)]
    assert waits[:3] == [0, 0, 0]
    assert 1 < waits[3] <= 2
    assert quotas.message(None, "192.0.2.2", 4, is_history=True) == 0
    assert quotas.message(None, "192.0.2.1", 1, is_history=False) == 0


def test_onlookers_of_one_address_share_what_they_may_ask_of_the_past(tmp_path: Path) -> None:
    quotas = Quotas(replace(Limits(), histories_per_address=Rate(3, NEVER)))

    async def happens(party: Party) -> None:
        table = await party.table(await party.guest("Ann"), "aerion", ME, seed=7)
        readers = [Reader(party, table.id, quotas) for _ in range(10)]
        answers = []
        for number, reader in enumerate(readers):
            await reader.ask(type="hello", protocol=1, seat=-1, client=f"onlooker-{number}")
            answers.append(await reader.ask(type="history", command=1))
        assert [answer["type"] for answer in answers] == ["history"] * 3 + ["problem"] * 7
        assert {answer["kind"] for answer in answers[3:]} == {"too-many"}
        for reader in readers:
            await reader.close()

    at_a_party(tmp_path, happens)


def test_messages_are_counted_over_all_sockets_of_a_guest_and_of_an_address() -> None:
    quotas = Quotas(replace(UNLIMITED, messages_per_guest=Rate(3, 1), messages_per_address=Rate(5, 1)))
    assert [quotas.message("ann", "a", 1, is_history=False) > 0 for _ in range(4)] == [False, False, False, True]
    assert [quotas.message("bob", "a", 1, is_history=False) > 0 for _ in range(2)] == [False, True]
    assert quotas.message("bob", "b", 1, is_history=False) == 0


def test_all_sockets_of_a_guest_share_what_the_guest_may_send(tmp_path: Path) -> None:
    quotas = Quotas(replace(UNLIMITED, messages_per_guest=Rate(3 * COSTS[HistoryRequest], NEVER)))

    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME, seed=7)
        readers = [Reader(party, table.id, quotas, ann) for _ in range(10)]
        answers = []
        for number, reader in enumerate(readers):
            await reader.ask(type="hello", protocol=1, seat=0, client=f"device-{number}")
            answers.append(await reader.ask(type="history", command=1))
        assert [answer["type"] for answer in answers] == ["history"] * 3 + ["problem"] * 7
        assert {answer["kind"] for answer in answers[3:]} == {"too-many"}
        for reader in readers:
            await reader.close()

    at_a_party(tmp_path, happens)


def test_whoever_shares_an_address_with_a_flood_can_still_say_hello(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table = await party.table(await party.guest("Ann"), "aerion", ME, seed=7)
        limits = replace(Limits(), messages_per_address=Rate(2, NEVER), messages_per_socket=Rate(9, NEVER))
        quotas = Quotas(limits)
        while quotas.message(None, "", 1, is_history=False) == 0:
            pass
        reader = Reader(party, table.id, quotas)
        assert (await reader.ask(type="hello", protocol=1, seat=-1, client="looking-on"))["type"] == "snapshot"
        assert (await reader.ask(type="history", command=1))["kind"] == "too-many"
        await reader.close()

    at_a_party(tmp_path, happens)


# Commands that were not carried out


def test_a_line_that_was_refused_is_said_when_it_comes_again(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, chat_per_seat=Rate(1, 1e12))

    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7, chat=True)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        listeners = [await Listener(0, ann).look(table), await Listener(1, bob).look(table)]
        chance = random.Random(7)
        while not listeners[0].view["talk"]:
            asked = next(one for one in listeners if one.last["legal"] and one.seat == one.view["player"])
            await asked.do(table, chance.choice(asked.last["legal"]))
        await listeners[0].chat(table, "third", command=200)
        # 106 was refused before; it must be written before it is called done, and not twice.
        for _ in range(2):
            await listeners[0].chat(table, "first", command=106)
        said = [line["text"] for message in listeners[1].of_type("chat") for line in message["lines"]]
        assert said == ["third", "first"]

    at_a_party(tmp_path, happens, limits=limits)


def test_a_wish_that_a_later_one_has_overtaken_is_late_and_not_done(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, listener = await _at_etherium(party)
        kinds = table.ledger.match.game.wishes
        await table.wish(0, listener.sender, Wish(command=5, windows=kinds[:2]))
        with refused("late"):
            await table.wish(0, listener.sender, Wish(command=4, windows=kinds[:1]))
        await table.wish(0, listener.sender, Wish(command=5, windows=kinds[:2]))
        assert table.ledger.match.wishes[0] == tuple(kinds[:2])

    at_a_party(tmp_path, happens, bot_pause=(1e9, 1e9), pass_pause=1e9)


# Who somebody is


def test_the_cookie_that_is_counted_is_the_cookie_that_is_believed() -> None:
    for header in (b"aerodrome_guest=junk; aerodrome_guest=mine", b"x=y; aerodrome_guest=mine"):
        scope = scope_of([(b"cookie", header)])
        assert guest_cookie(scope) == "mine"
    scope = scope_of([(b"cookie", b"aerodrome_guest=junk"), (b"cookie", b"aerodrome_guest=mine")])
    assert guest_cookie(scope) == "mine"


def test_a_junk_cookie_in_front_does_not_evade_the_limit_of_a_guest(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, requests_per_guest=Rate(10, NEVER))
    with Site(Settings(database=str(tmp_path / "a.db"), limits=limits)) as site:
        ann = site.guest("Ann")
        mine = ann.client.cookies[COOKIE]
        answers = [
            site.stranger(Cookie=f"{COOKIE}=junk{number}; {COOKIE}={mine}").get("/api/guest/tables").status_code
            for number in range(30)
        ]
    assert answers.count(200) <= 10


# Records and catalogues of strangers


def test_an_address_with_many_records_keeps_nobody_else_from_a_check() -> None:
    async def run() -> None:
        checker = Checker(most_waiting=16, most_each=2)
        order: list[str] = []
        gate = asyncio.Event()

        async def ask(_: Checker, text: bytes, _lang: str) -> Finding:
            await gate.wait()
            order.append(text.decode()[:1])
            return Finding()

        with patch.object(Checker, "_ask", ask):
            big = b"x" * 300_000
            flood = [asyncio.create_task(checker.check(b"a" + big, "en", "attacker")) for _ in range(15)]
            await asyncio.sleep(0.01)
            honest = asyncio.create_task(checker.check(b"h" + big, "en", "visitor"))
            await asyncio.sleep(0.01)
            turned_away = [task for task in flood if task.done()]
            assert len(turned_away) == 13
            assert all(isinstance(task.exception(), Refused) for task in turned_away)
            gate.set()
            await asyncio.wait_for(honest, 5)
        for task in flood:
            if task not in turned_away:
                await task
        assert order.count("a") == 2
        assert order.index("h") <= 1 + 1

    asyncio.run(run())


def test_records_are_counted_by_the_address_that_sent_them(site: Site) -> None:
    gate = asyncio.Event()

    async def ask(_: Checker, text: bytes, _lang: str) -> Finding:
        await gate.wait()
        return Finding(problem=unreadable(text))

    async def rush(attacker: Visitor, visitor: Visitor) -> tuple[list[int], int]:
        def sent(by: Visitor) -> asyncio.Task[Response]:
            return asyncio.create_task(by.client.post("/api/verify", content=b"x" * 300_000, headers=JSON))

        flood = [sent(attacker) for _ in range(15)]
        await asyncio.wait(flood, timeout=5, return_when=asyncio.FIRST_COMPLETED)
        honest = sent(visitor)
        await asyncio.sleep(0.1)
        gate.set()
        return sorted([(await task).status_code for task in flood]), (await honest).status_code

    with patch.object(Checker, "_ask", ask):
        flood, honest = site.run(rush(site.stranger(), site.stranger(address="192.168.2.8")))
    assert honest == 422, "it is read, and found to be no record"
    assert flood == [422] * 2 + [429] * 13


def test_a_check_that_nobody_waits_for_any_more_gives_its_turn_away() -> None:
    async def run() -> None:
        checker = Checker(most_waiting=16, most_each=4)
        gate = asyncio.Event()

        async def ask(_: Checker, _text: bytes, _lang: str) -> Finding:
            await gate.wait()
            return Finding()

        with patch.object(Checker, "_ask", ask):
            tasks = [asyncio.create_task(checker.check(b"x" * 300_000, "en", name)) for name in "abc"]
            await asyncio.sleep(0.01)
            tasks[1].cancel()
            tasks[0].cancel()
            gate.set()
            await asyncio.wait_for(tasks[2], 5)
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.wait_for(checker.check(b"x" * 300_000, "en", "a"), 5)

    asyncio.run(run())


HOSTILE = {
    "keys": "\n".join(".".join(f"k{number}" for number in range(100)) + f"{line} = 1" for line in range(300)),
    "quoted keys": '"a"."b"."c"."d"."e"."f"."g"."h"."i" = 1',
    "spaced keys": "a . b . c . d . e . f . g . h . i = 1",
    "headers": "[" + ".".join("abcdefghij") + "]",
    "arrays": "a = " + "[" * 100 + "]" * 100,
    "arrays over lines": "a = " + "[\n" * 100 + "]" * 100,
    "tables": "a = " + "{b = " * 100 + "1" + "}" * 100,
    "lines": "a = 1\n" * 20_000,
    "a line": "a = '" + "x" * 100_000 + "'",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_catalogue_is_refused_before_it_is_parsed(site: Site, kind: str) -> None:
    text = HOSTILE[kind]
    with Work() as work, patch.object(hall, "game_of", work._counting("parsed", ledger.game_of)):
        answer = site.guest().post(
            "/api/tables", {"game": "aerion", "seats": [{"kind": "me"}], "catalogue": text[:200_000]}
        )
    assert (answer.status_code, answer.json()["kind"]) == (422, "bad-input")
    assert answer.json()["key"].startswith("server-error-catalogue-")
    assert work.done["parsed"] == 0


def test_catalogues_of_strangers_are_read_one_after_the_other(site: Site) -> None:
    reading = most = 0

    def slow(game: str, catalogue: str | None) -> Game:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        time.sleep(0.02)
        reading -= 1
        return ledger.game_of(game, catalogue)

    async def rush(visitor: Visitor, wanted: dict[str, Any]) -> list[int]:
        answers = await asyncio.gather(*(visitor.client.post("/api/tables", json=wanted) for _ in range(6)))
        return [answer.status_code for answer in answers]

    wanted = {"game": "aerion", "seats": [{"kind": "me"}], "catalogue": corrected(GAMES["aerion"])}
    with patch.object(hall, "game_of", slow):
        assert site.run(rush(site.guest("Ann"), wanted)) == [201] * 6
    assert most == 1


@pytest.mark.parametrize("game", ["aerion", "celestia_duo", "etherium"])
def test_the_games_own_catalogues_are_far_from_the_limits(game: str) -> None:
    text = corrected(GAMES[game])
    check_catalogue(text)
    lines = text.splitlines()
    assert len(lines) * 4 < catalogues.MOST_LINES
    assert max(map(len, lines)) * 4 < catalogues.LONGEST_LINE
