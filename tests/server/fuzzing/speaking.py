"""What is said at a socket: sometimes what a player would say, mostly not."""

from __future__ import annotations

import random
from collections import deque
from typing import Any, Final, NamedTuple

from aerodrome.kernel import contribution_hash
from aerodrome.protocol.messages import PROTOCOL

from .mutations import Fields, Mutator, fields_of, written
from .wire import BINARY, PING, fragments, frame

FRAME_BYTES: Final = 64 * 1024
BATCH: Final = 24
LINES: Final = ("Shall we?", "  two\nlines ", " ", "\u202e", "x" * 200, "x" * 201, "<b>no</b>")
WISHES: Final = ("", "no-such-window", "season")


class Sent(NamedTuple):
    """A message on its way: the bytes of its frames, and its text, if that is what it is."""

    data: bytes
    text: str | None


class Recent:
    """Messages of all sessions so far, to be sent again by others."""

    def __init__(self) -> None:
        self._texts: deque[str] = deque(maxlen=3000)

    def keep(self, text: str) -> None:
        if len(text) < 2000:
            self._texts.append(text)

    def some(self, chance: random.Random, count: int) -> list[str]:
        if not self._texts:
            return []
        at = chance.randrange(len(self._texts))
        return [self._texts[(at + step) % len(self._texts)] for step in range(count)]


class Speaker:
    """Makes messages for one connection. What the table says of itself and of the seat's question is kept here."""

    def __init__(self, chance: random.Random, recent: Recent, seat: int, first: int) -> None:
        self._chance = chance
        self._recent = recent
        self._mutator = Mutator(chance)
        self._number = first
        self.seat = seat
        self.client = f"fuzz-{chance.getrandbits(64):016x}"
        self.decision = 0
        self.legal: tuple[int, ...] = ()
        self.status = ""
        self._commitment = "00" * 32
        self._round = 1
        self._are_shown = False
        self._bytes = chance.randbytes(16)

    def see(self, commitment: str, round: int, *, are_shown: bool) -> None:
        """What the table says of how its seed is mixed, and whether the hashes are shown."""
        self._commitment, self._round, self._are_shown = commitment, round, are_shown

    def spoilt(self, *fields: Fields) -> str:
        """One of some messages, with something wrong about it; but never more than fits in a frame."""
        text = self._mutator.message(self._chance.choice(fields))
        return text if len(text) < FRAME_BYTES // 4 else text.encode()[:FRAME_BYTES].decode(errors="ignore")

    def batch(self) -> list[Sent]:
        batch: list[Sent] = []
        while len(batch) < BATCH:
            batch += self._some()
        # Something that is right in its form, so that the server goes on listening.
        text = written(self.command("do"))
        return [*batch, Sent(frame(text.encode()), text)]

    def _some(self) -> list[Sent]:
        """The next message, or a few that belong together."""
        roll = self._chance.random()
        if roll < 0.05:
            return [Sent(frame(self._mutator.noise(), BINARY), None)]
        if roll < 0.08:
            return [Sent(frame(self._mutator.encoded(written(self.command())), BINARY), None)]
        if roll < 0.16:
            return [self._as_text(self._mutator.chatter())]
        if roll < 0.30:
            return [self._as_text(text) for text in self._recent.some(self._chance, self._chance.choice((1, 2, 6)))]
        if roll < 0.33:
            return [self._in_pieces(written(self.command()))]
        if roll < 0.50:
            text = written(self.command())
        elif roll < 0.52:
            text = written(self._right())
        else:
            text = self.spoilt(self.command())
        self._recent.keep(text)
        sent = self._as_text(text)
        return [sent, sent] if self._chance.random() < 0.05 else [sent]

    def _as_text(self, text: str) -> Sent:
        return Sent(frame(text.encode()), text)

    def _in_pieces(self, text: str) -> Sent:
        data = text.encode()
        cuts = [self._chance.randrange(len(data) + 1) for _ in range(self._chance.choice((1, 2, 5)))]
        between = frame(b"still there?", PING) if self._chance.random() < 0.5 else b""
        return Sent(fragments(data, cuts, between), text)

    def hello(self) -> Fields:
        seen = self._chance.choice((None, 0, 1, 5, 10**6))
        words = self._chance.choice((None, "en", "fr"))
        return fields_of(type="hello", protocol=PROTOCOL, seat=self.seat, client=self.client, seen=seen, words=words)

    def _right(self) -> Fields:
        """What a player would do now, if this is one."""
        self._number += 1
        if self.status == "gathering":
            return self._share()
        if self.legal:
            action = self._chance.choice(self.legal)
            return fields_of(type="do", command=self._number, decision=self.decision, action=action)
        return self.command("undo")

    def _share(self) -> Fields:
        """What is to be added to the seed now: the hash, and then the bytes."""
        if self._are_shown:
            return fields_of(type="reveal", command=self._number, round=self._round, bytes=self._bytes.hex())
        hash = contribution_hash(self._commitment, self._round, max(self.seat, 0), self._bytes)
        return fields_of(type="commit", command=self._number, round=self._round, hash=hash)

    def command(self, kind: str | None = None) -> Fields:
        """A command of the right form, which is hardly ever the right one now."""
        chance = self._chance
        kind = (
            kind
            or chance.choices(
                (
                    "do",
                    "undo",
                    "withdraw",
                    "wish",
                    "time",
                    "commit",
                    "reveal",
                    "chat",
                    "why",
                    "history",
                    "digest",
                    "hello",
                ),
                (40, 10, 10, 8, 4, 3, 3, 6, 12, 0.4, 0.4, 4),
            )[0]
        )
        self._number += chance.choice((1, 1, 1, 0, -3, 1000))
        number = max(self._number, 0)
        decision = self.decision + chance.choice((1, 1, 2, -1, -2, 100, 1 << 20))
        more: dict[str, Any]
        match kind:
            case "do":
                more = {"decision": max(decision, 0), "action": chance.choice((0, 7, 500, 1 << 30, "pass", "x", ""))}
            case "undo" | "withdraw":
                more = {"decision": max(decision, 0)}
            case "wish":
                more = {"windows": chance.choices(WISHES, k=chance.randrange(4))}
            case "time":
                more = {"window": chance.choice((0, 1, 2, 1 << 31)), "more": chance.random() < 0.5}
            case "chat":
                calls = ({"call": "thanks"}, {"call": "look", "piece": "book"}, {"call": "smoke"}, {"piece": "book"})
                more = {"text": chance.choice(LINES)} if chance.random() < 0.7 else chance.choice(calls)
            case "commit":
                more = {"round": chance.choice((1, 1, 2, 1000)), "hash": chance.randbytes(32).hex()}
            case "reveal":
                more = {"round": 1, "bytes": chance.randbytes(chance.choice((16, 32, 64))).hex()}
            case "why":
                more = {"piece": chance.choice(("", "ship", "deck", "card:1", "x" * 100))}
            case "history" | "digest":
                more = {"since": chance.choice((0, 3, 1 << 31))}
            case _:
                return self.hello()
        return fields_of(type=kind, command=number, **more)
