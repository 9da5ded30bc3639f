"""The entries of a table's log: those of the match itself, and what its people do around it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from aerodrome.kernel.record import Chance, Decision, Undone, Wished, Withdrawn


class _AtASeat(Struct, frozen=True):
    seat: int


class Sat(_AtASeat, frozen=True, tag="sat", omit_defaults=True):
    """A guest sat down: the first one owns the seat, others are the same person on another device.

    The first one uses up the invitation: the seat's key is a new one from then on.
    """

    guest: str
    name: str | None = None
    colour: str | None = None


class Left(_AtASeat, frozen=True, tag="left"):
    """The player left before the match began; the seat has a new link."""


class Gave(_AtASeat, frozen=True, tag="gave"):
    """A bot plays in a seat from now on: its owner wanted it, the creator filled an open seat, or the others waited
    long enough for somebody absent."""

    bot: str
    by: Literal["owner", "creator", "others"]


class Returned(_AtASeat, frozen=True, tag="returned"):
    """The bot left the seat to its owner again."""


class Renewed(_AtASeat, frozen=True, tag="renewed"):
    """The link of a seat is a new one; only this guest keeps the seat."""

    guest: str


class Resigned(_AtASeat, frozen=True, tag="resigned"):
    """The owner of a seat gave up for good; a bot plays on."""

    bot: str


class Contributed(Struct, frozen=True, tag="contributed"):
    """A guest added random bytes to the seed, at once and without a hash: only older logs have this."""

    guest: str
    bytes: str


class Committed(_AtASeat, frozen=True, tag="committed"):
    """The person in a seat fixed the hash of the bytes that they will add to the seed in this round."""

    round: int
    hash: str


class BytesRevealed(_AtASeat, frozen=True, tag="revealed"):
    """The person in a seat sent the bytes of this round, and they are those of the hash."""

    round: int
    bytes: str


class Aborted(Struct, frozen=True, tag="aborted"):
    """A round was given up after all its hashes were shown; the bytes of some seats had not come."""

    round: int
    missing: tuple[int, ...]


class Agreed(Struct, frozen=True, tag="agreed", omit_defaults=True):
    """What else the table was made with, a chat for its seats or a turn clock; sitting down means agreeing to it.

    `clock` is how many seconds a person has for a decision.
    """

    chat: bool
    clock: int | None = None


class Chatted(_AtASeat, frozen=True, tag="chatted", omit_defaults=True):
    """Somebody in a seat said something. It stands beside the match: no record has it, and no bot reads it.

    Where it is one of the game's calls, `call` names it and the text is empty; `piece` is what it points at.
    """

    text: str
    call: str | None = None
    piece: str | None = None


class GuestForgotten(Struct, frozen=True, tag="forgotten"):
    """A guest wanted to be forgotten: they hold no seat here any more, and the rows before do not name them."""

    guest: str


class Timed(_AtASeat, frozen=True, tag="timed"):
    """A seat wants more time in the window that is open, or needs none; no record has it."""

    more: bool


class Lapsed(_AtASeat, frozen=True, tag="lapsed"):
    """The time of a seat was over: the stand-in takes the one decision that follows. No record has it."""


class Began(Struct, frozen=True, tag="began"):
    """The match began; `deal` is what chance answered while the table was laid."""

    deal: tuple[Chance, ...] = ()


class MatchEnded(Struct, frozen=True, tag="ended"):
    """The match is over. It stands right after the last decision, so that a log tells it by itself."""

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]


class Closed(Struct, frozen=True, tag="closed"):
    """The match will not go on; the message says why."""

    key: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


MatchEntry = Decision | Undone | Withdrawn | Wished
Shares = Contributed | Committed | BytesRevealed | Aborted
SeatEntry = Sat | Left | Gave | Returned | Renewed | Resigned
TableEntry = SeatEntry | Shares | Agreed | Began | MatchEnded | Closed | Rematched | GuestForgotten
LogEntry = MatchEntry | TableEntry | Chatted | Timed | Lapsed

_decoder: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(LogEntry)


def encode(entry: LogEntry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(body: str) -> LogEntry:
    return _decoder.decode(body)
