"""What the client does by itself when the line breaks, falls silent, or is refused."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from http import HTTPStatus

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from aerodrome.client import Client, SeatClosed, ServerRefused, Unexpected, line
from aerodrome.protocol import Problem
from aerodrome.protocol.messages import Do, Done, Hello, Reasons, Resumed, Why

from .scripted import TABLE, Tale, Visit, on_stage, seated, until

FORBIDDEN = Problem(kind="forbidden", key="error-seat", text="This seat is not yours.")
BUSY = Problem(kind="too-many", key="error-busy", text="Too many at once.", wait=0.1)
LATE = Problem(kind="late", key="error-late", text="The decision was taken already.")


async def greet(visit: Visit, tale: Tale) -> Hello:
    hello = await visit.hear_hello()
    await visit.say(tale.table(), tale.snapshot() if hello.seen is None else Resumed(version=tale.version))
    return hello


def test_a_lost_line_is_opened_again_and_goes_on_from_the_version() -> None:
    async def play() -> None:
        tale, hellos = Tale(), list[Hello]()

        async def break_off(visit: Visit) -> None:
            hellos.append(await greet(visit, tale))
            await visit.say(tale.play("roll"))
            await visit.hear_command(Why)
            visit.cut()

        async def go_on(visit: Visit) -> None:
            hello = await visit.hear_hello()
            hellos.append(hello)
            missed = tale.play(tale.match.legal().ids[0])
            await visit.say(tale.table(), Resumed(version=tale.version), missed)
            asked = await visit.hear_command(Why)
            await visit.say(Reasons(command=asked.command, piece=asked.piece, reasons=()))
            await visit.stay()

        async with on_stage(break_off, go_on) as stage, seated(stage) as seat:
            await until(seat, lambda: seat.version == 2)
            asking = asyncio.create_task(seat.why("card/1"))
            await until(seat, lambda: not seat.is_connected)
            await until(seat, lambda: seat.version == 3)
            assert await asking == ()
            assert seat.view == tale.match.view(0)
            assert [hello.seen for hello in hellos] == [None, 2]
            assert hellos[0].client == hellos[1].client

    asyncio.run(play())


def test_an_unanswered_command_is_sent_again_with_the_same_number_until_it_is_answered() -> None:
    async def play() -> None:
        tale, heard = Tale(), list[Do]()

        async def swallow(visit: Visit) -> None:
            await greet(visit, tale)
            heard.append(await visit.hear_command(Do))
            visit.cut()

        async def carry_out_and_break_off(visit: Visit) -> None:
            await greet(visit, tale)
            heard.append(await visit.hear_command(Do))
            tale.play("roll")
            visit.cut()

        async def answer(visit: Visit) -> None:
            hello = await visit.hear_hello()
            assert hello.seen == 1
            await visit.say(tale.table(), tale.snapshot())
            heard.append(await visit.hear_command(Do))
            await visit.say(Done(command=heard[-1].command))
            await visit.stay()

        async with on_stage(swallow, carry_out_and_break_off, answer) as stage, seated(stage) as seat:
            await seat.do("roll")
            assert seat.view == tale.match.view(0)
            assert len(heard) == 3
            assert heard[0] == heard[1] == heard[2]

    asyncio.run(play())


def test_several_commands_are_sent_again_in_their_order() -> None:
    async def ask() -> None:
        tale, heard = Tale(), list[str]()

        async def swallow(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.hear_command(Why)
            await visit.hear_command(Why)
            visit.cut()

        async def answer(visit: Visit) -> None:
            await greet(visit, tale)
            asked = [await visit.hear_command(Why), await visit.hear_command(Why)]
            heard.extend(one.piece for one in asked)
            for one in reversed(asked):
                await visit.say(Reasons(command=one.command, piece=one.piece, reasons=()))
            await visit.stay()

        async with on_stage(swallow, answer) as stage, seated(stage) as seat:
            assert list(await asyncio.gather(seat.why("a"), seat.why("b"))) == [(), ()]
            assert heard == ["a", "b"]

    asyncio.run(ask())


def test_a_command_that_is_refused_after_a_loss_is_reported() -> None:
    async def play() -> None:
        tale = Tale()

        async def swallow(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.hear_command(Do)
            visit.cut()

        async def refuse(visit: Visit) -> None:
            await greet(visit, tale)
            asked = await visit.hear_command(Do)
            await visit.say(msgspec.structs.replace(LATE, command=asked.command))
            await visit.stay()

        async with on_stage(swallow, refuse) as stage, seated(stage) as seat:
            with pytest.raises(ServerRefused) as error:
                await seat.do("roll")
            assert error.value.kind == "late"

    asyncio.run(play())


def test_a_command_given_up_is_not_sent_again() -> None:
    async def play() -> None:
        tale = Tale()

        async def swallow(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.hear_command(Do)
            await visit.hear_command(Why)
            visit.cut()

        async def answer(visit: Visit) -> None:
            await greet(visit, tale)
            asked = await visit.hear_command(Why)
            await visit.say(Reasons(command=asked.command, piece=asked.piece, reasons=()))
            await visit.stay()

        async with on_stage(swallow, answer) as stage, seated(stage) as seat:
            giving_up = asyncio.create_task(seat.do("roll"))
            await asyncio.sleep(0.05)
            giving_up.cancel()
            assert await seat.why("card/1") == ()

    asyncio.run(play())


def test_a_silent_line_is_given_up_and_a_beating_one_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "SILENCE", 0.3)

    async def wait() -> None:
        tale = Tale()

        async def fall_silent(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.stay()

        async def beat(visit: Visit) -> None:
            assert (await greet(visit, tale)).seen == 1
            for _ in range(6):
                await visit.beat()
                await asyncio.sleep(0.1)
            await visit.say(tale.play("roll"))
            await visit.stay()

        async with on_stage(fall_silent, beat) as stage, seated(stage) as seat:
            await until(seat, lambda: seat.version == 2)
            assert stage.visits == 2

    asyncio.run(wait())


def test_a_missing_update_is_asked_for() -> None:
    async def play() -> None:
        tale = Tale()

        async def skip(visit: Visit) -> None:
            await greet(visit, tale)
            tale.play("roll")
            await visit.say(tale.play(tale.match.legal().ids[0]))
            await visit.stay()

        async def show(visit: Visit) -> None:
            assert (await visit.hear_hello()).seen == 1
            await visit.say(tale.table(), tale.snapshot())
            await visit.stay()

        async with on_stage(skip, show) as stage, seated(stage) as seat:
            await until(seat, lambda: seat.version == 3)
            assert seat.view == tale.match.view(0)

    asyncio.run(play())


def test_what_is_told_twice_happens_once() -> None:
    async def play() -> None:
        tale = Tale()

        async def repeat(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.hear_command(Why)
            told = tale.play("roll")
            await visit.say(told, told, tale.play(tale.match.legal().ids[0]))
            await visit.stay()

        async with on_stage(repeat) as stage, seated(stage) as seat:
            versions = list[int | None]()

            async def read() -> None:
                async for _ in seat:
                    versions.append(seat.version)

            reading = asyncio.create_task(read())
            asking = asyncio.create_task(seat.why("card/1"))
            await until(seat, lambda: seat.version == 3)
            await seat.close()
            with pytest.raises(SeatClosed):
                await asking
            await reading
            assert len(versions) == 2

    asyncio.run(play())


def test_a_problem_at_hello_is_final() -> None:
    async def enter() -> None:
        async def refuse(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(FORBIDDEN)
            await visit.socket.close(1008)

        async with on_stage(refuse) as stage:
            with pytest.raises(ServerRefused, match="not yours"):
                async with seated(stage):
                    pass
            assert stage.visits == 1

    asyncio.run(enter())


def test_whoever_loses_the_seat_hears_why_wherever_they_wait() -> None:
    async def lose() -> None:
        tale = Tale()

        async def expel(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.hear_command(Do)
            visit.cut()

        async def refuse(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(FORBIDDEN)
            await visit.socket.close(1008)

        async with on_stage(expel, refuse) as stage, seated(stage) as seat:

            async def read() -> None:
                async for _ in seat:
                    pass

            async def wait() -> None:
                while True:
                    await seat.changed()

            waits = await asyncio.gather(seat.do("roll"), read(), wait(), return_exceptions=True)
            assert [str(one) for one in waits] == ["This seat is not yours."] * 3
            with pytest.raises(ServerRefused, match="not yours"):
                await seat.undo()

    asyncio.run(lose())


def test_a_server_that_is_busy_when_one_comes_back_is_tried_again() -> None:
    async def come_back() -> None:
        tale = Tale()

        async def break_off(visit: Visit) -> None:
            await greet(visit, tale)
            visit.cut()

        async def refuse(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(BUSY)
            await visit.socket.close(1008)

        async def go_on(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), Resumed(version=2), tale.play("roll"))
            await visit.stay()

        async with on_stage(break_off, refuse, go_on) as stage, seated(stage) as seat:
            await until(seat, lambda: seat.version == 2)
            assert stage.visits == 3

    asyncio.run(come_back())


def test_a_problem_without_a_number_answers_everything_that_was_asked() -> None:
    async def ask() -> None:
        tale = Tale()

        async def refuse(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.hear_command(Why)
            await visit.hear_command(Why)
            await visit.say(Problem(kind="bad-message", key="error-message", text="What?"))
            await visit.stay()

        async with on_stage(refuse) as stage, seated(stage) as seat:
            answers = await asyncio.gather(seat.why("a"), seat.why("b"), return_exceptions=True)
            assert [str(answer) for answer in answers] == ["What?", "What?"]

    asyncio.run(ask())


@pytest.mark.parametrize("frame", ["{", '{"type":"fanfare"}', '{"type":"update"}', "[]"])
def test_a_message_that_cannot_be_read_ends_the_line(frame: str) -> None:
    async def listen() -> None:
        tale = Tale()

        async def babble(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.socket.send(frame)
            await visit.stay()

        async with on_stage(babble) as stage, seated(stage) as seat:
            with pytest.raises(Unexpected, match="cannot be read"):
                await until(seat, lambda: False)

    asyncio.run(listen())


def test_a_server_that_is_not_there_yet_is_waited_for() -> None:
    async def wait() -> None:
        tale = Tale()

        async def scene(visit: Visit) -> None:
            await greet(visit, tale)
            await visit.stay()

        with socket.socket() as reserved:
            reserved.bind(("127.0.0.1", 0))
            port = reserved.getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}") as client:
            coming = asyncio.create_task(client.seat(TABLE, 0))
            await asyncio.sleep(0.15)
            async with on_stage(scene, port=port):
                assert (await coming).version == 1

    asyncio.run(wait())


@contextlib.asynccontextmanager
async def refusing(status: HTTPStatus, body: str, tale: Tale) -> AsyncIterator[str]:
    """A server that refuses the first connection before it begins."""
    refusals = 0

    def refuse(connection: ServerConnection, _: Request) -> Response | None:
        nonlocal refusals
        refusals += 1
        return connection.respond(status, body) if refusals == 1 else None

    async def scene(connection: ServerConnection) -> None:
        await greet(Visit(connection), tale)
        await connection.wait_closed()

    async with serve(scene, "127.0.0.1", 0, process_request=refuse) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


@pytest.mark.parametrize(
    ("status", "body", "error", "said"),
    [
        (HTTPStatus.NOT_FOUND, msgspec.json.encode(FORBIDDEN).decode(), ServerRefused, "not yours"),
        (HTTPStatus.NOT_FOUND, "nothing here", Unexpected, "status 404"),
    ],
)
def test_a_refused_connection_says_why(status: HTTPStatus, body: str, error: type[Exception], said: str) -> None:
    async def enter() -> None:
        async with refusing(status, body, Tale()) as url, Client(url) as client:
            with pytest.raises(error, match=said):
                await client.seat(TABLE, 0)

    asyncio.run(enter())


def test_a_gateway_without_its_server_is_waited_for() -> None:
    async def enter() -> None:
        async with refusing(HTTPStatus.BAD_GATEWAY, "bad gateway", Tale()) as url, Client(url) as client:
            assert (await client.seat(TABLE, 0)).version == 1

    asyncio.run(enter())


def test_delays_grow_to_five_seconds_and_are_never_the_same_for_all() -> None:
    most = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]
    for losses, longest in enumerate(most):
        delays = {line._delay(losses) for _ in range(200)}
        assert longest / 2 <= min(delays) < max(delays) <= longest
        assert len(delays) > 100
    assert line._delay(10_000) <= 5.0
