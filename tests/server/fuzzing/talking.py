"""Fuzzed sockets: everything that is sent is answered once and in order, or the connection is closed for a reason."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from typing import Final, NamedTuple

from aerodrome.protocol.messages import PROTOCOL, Hello

from .accounts import Accounts
from .answers import ANSWERS, Said, check_number, is_wrong, said_by_server, understood
from .mutations import written
from .speaking import FRAME_BYTES, Recent, Sent, Speaker
from .wire import CLOSE, PING, Closed, Socket, TurnedAway, fragments, frame

MOST_REFUSED: Final = 200
POLICY: Final = 1008
TOO_SLOW: Final = 1011
"""The server has had no answer to its ping: the machine has more to do than it can."""


class Chair(NamedTuple):
    """From where somebody looks at a table."""

    table: str
    seat: int
    cookie: str | None
    seats: frozenset[int]  # where they may look from


class Talker:
    """One connection after the other to one table after the other."""

    def __init__(self, port: int, chance: random.Random, accounts: Accounts, recent: Recent) -> None:
        self._port = port
        self._chance = chance
        self._accounts = accounts
        self._recent = recent
        self._last: tuple[Said, str | None] | None = None
        self._waiting: deque[Sent] = deque()
        self.sent = 0
        self.lost = 0
        self.accepted = 0
        self.kinds: dict[str, int] = {}

    # Connections

    async def session(self, chair: Chair, messages: int) -> None:
        """Talk for so many messages, then try whatever ends a connection."""
        self._chair = chair
        self._speaker = Speaker(self._chance, self._recent, chair.seat, self._chance.randrange(1000))
        self._client = self._speaker.client
        self._refused = 0
        if not await self._open(chair):
            return
        try:
            if await self._enter():
                await self._talk(messages)
                await self._break()
        except Closed as closed:
            self._lose(closed.code)
        finally:
            self._socket.drop()

    def _lose(self, code: int | None) -> None:
        """The connection was closed in the middle, and nobody knows what became of the commands on their way."""
        told = f"closed with {code} after {self._refused} refusals, the last of them {self._last}"
        if self._refused >= MOST_REFUSED and code == POLICY:
            return
        assert code == TOO_SLOW, told
        self.lost += 1
        for sent in self._waiting:
            if sent.text is not None and not is_wrong(sent.text):
                message = understood.decode(sent.text)
                self._accounts.lost(self._chair.table, self._chair.seat, self._client, message)

    async def _open(self, chair: Chair) -> bool:
        """Whether the server wants a connection now."""
        headers = [("X-Forwarded-For", f"10.{self._chance.randrange(256)}.{self._chance.randrange(256)}.9")]
        if chair.cookie is not None:
            headers.append(("Cookie", f"aerodrome_guest={chair.cookie}"))
        self._waiting.clear()
        try:
            self._socket = await Socket.at(self._port, f"/api/tables/{chair.table}/socket", headers)
        except TurnedAway as away:
            if away.status not in (403, 429):
                raise
            await asyncio.sleep(0.05)
            return False
        return True

    async def _enter(self) -> bool:
        """Say hello, rightly or not; whether one is let in."""
        hello = self._speaker.hello()
        if self._chance.random() < 0.9:
            self._send(written(hello))
            self.sent += 1
            if self._chair.seat in self._chair.seats:
                self._accounts.deeds[self._chair.table, "hello", self._chair.seat] += 1
                return True
            await self._dismissed(written(hello), {"forbidden", "not-found"})
            return False
        text = self._speaker.spoilt(hello, self._speaker.command("do"), self._speaker.command("why"))
        for _ in range(3):
            if not is_wrong(text):
                break
            # What cannot be understood is answered, and hello may still come.
            self._send(text)
            self.sent += 1
            await self._answered([Sent(b"", text)])
            text = self._speaker.spoilt(hello)
        if is_wrong(text):
            text = written(hello)
        self.sent += 1
        message = understood.decode(text)
        self._send(text)
        if isinstance(message, Hello) and message.protocol == PROTOCOL and message.seat in self._chair.seats:
            self._chair = self._chair._replace(seat=message.seat)
            self._client = message.client
            self._accounts.deeds[self._chair.table, "hello", message.seat] += 1
            return True
        await self._dismissed(text, {"forbidden", "not-found", "bad-message", "wrong-protocol"})
        return False

    async def _dismissed(self, text: str, kinds: set[str]) -> None:
        """A problem that answers the message, then the end."""
        said = await self._answer()
        assert said.kind in kinds, f"{said} to {text}"
        check_number(said, text)
        code = await self._end()
        assert code in (POLICY, TOO_SLOW), f"closed with {code} after {text}"

    async def _end(self) -> int | None:
        """Hear the server close the connection, with nothing more to say; the code it names."""
        try:
            said = await self._answer()
        except Closed as closed:
            return closed.code
        raise AssertionError(f"{said} answers nothing")

    def _send(self, text: str) -> None:
        self._socket.write(frame(text.encode()))

    # Messages

    async def _talk(self, messages: int) -> None:
        left = messages
        while left > 0:
            batch = self._speaker.batch()
            for sent in batch:
                self._socket.write(sent.data)
            await self._socket.drain()
            await self._answered(batch)
            left -= len(batch)
            self.sent += len(batch)
        # One more answer than there should be would be found here.
        last = written(self._speaker.command("why"))
        self._send(last)
        self.sent += 1
        await self._answered([Sent(b"", last)])

    # Answers

    async def _answered(self, batch: list[Sent]) -> None:
        self._waiting = deque(batch)
        for sent in batch:
            said = await self._answer()
            self._last = said, sent.text
            self._waiting.popleft()
            check_number(said, sent.text)
            assert said.kind != "broken", f"{said} to {sent.text}"
            if said.type == "problem":
                assert said.kind is not None
                self.kinds[said.kind] = self.kinds.get(said.kind, 0) + 1
                self._refused = self._refused + 1 if said.kind in ("too-many", "bad-message") else 0
            else:
                self._refused = 0
                self._note(said, sent.text)

    def _note(self, said: Said, text: str | None) -> None:
        assert text is not None, f"{said} to bytes"
        message = understood.decode(text)
        assert not isinstance(message, Hello), f"{said} to {text}"
        self.accepted += 1
        if said.type == "done":
            self._accounts.done(self._chair.table, self._chair.seat, self._client, message)

    async def _answer(self) -> Said:
        """The next answer; what the table tells meanwhile is noted."""
        while True:
            said = said_by_server.decode(await self._socket.text())
            if said.type in ANSWERS:
                return said
            if said.status is not None:
                self._speaker.status = said.status
            if said.commitment is not None:
                self._speaker.see(said.commitment, said.round, are_shown=bool(said.hashes))
            if said.decision is not None:
                self._speaker.decision, self._speaker.legal = said.decision, said.legal or ()

    # The end

    async def _break(self) -> None:
        """Send something after which the server cannot go on listening, and see that it says goodbye."""
        data, codes = _last_words(self._chance, written(self._speaker.command("do")).encode())
        self._socket.write(data)
        if codes and self._refused < MOST_REFUSED:
            code = await self._end()
            assert code in (None, TOO_SLOW, *codes), f"closed with {code} after {data[:20]!r}"

    async def flood(self, chair: Chair) -> None:
        """Nothing but nonsense: so much is answered, then the connection is closed."""
        self._chair, self._refused = chair, 0
        self._speaker = Speaker(self._chance, self._recent, chair.seat, 0)
        if not await self._open(chair):
            return
        try:
            for _ in range(MOST_REFUSED):
                self._send("{")
            await self._answered([Sent(b"", "{")] * MOST_REFUSED)
            self.sent += MOST_REFUSED
            assert await self._end() in (POLICY, TOO_SLOW)
        except Closed as closed:
            self._lose(closed.code)
        finally:
            self._socket.drop()


def _last_words(chance: random.Random, text: bytes) -> tuple[bytes, tuple[int, ...]]:
    """Bytes that end a connection, and the codes that fit; none when nobody waits for what the server says."""
    match chance.randrange(9):
        case 0:
            return frame(b"x" * (FRAME_BYTES + 1)), (1009,)
        case 1:
            return fragments(b"x" * (FRAME_BYTES + 1000), range(0, FRAME_BYTES, 9000)), (1009,)
        case 2:
            return frame(text.decode().encode("utf-16")), (1007,)
        case 3:
            return frame(text, reserved=chance.randrange(1, 8)), (1002,)
        case 4:
            return frame(b"", chance.choice((3, 7, 11, 15))), (1002,)
        case 5:
            return frame(text, masked=False) + b"\0" * 4, (1002,)
        case 6:
            return frame(b"p" * 126, PING), (1002,)
        case 7:
            code = chance.choice((1000, 1001, 3000, 4999))
            return frame(code.to_bytes(2, "big") + b"bye", CLOSE), (code,)
        case _:
            return frame(text)[: chance.randrange(1, 12)], ()
