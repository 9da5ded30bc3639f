"""The seats that a table was made with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from aerodrome.bots.registry import place
from aerodrome.kernel import Game
from aerodrome.protocol import Refused
from aerodrome.protocol.bodies import NewSeat


class PlannedSeat(Struct, frozen=True, omit_defaults=True):
    """Who is to sit in a seat. `guest` may sit down without a key: it is theirs from the table before.

    `called` is what that guest was called there.
    """

    kind: Literal["me", "link", "bot", "here"]
    bot: str | None = None
    name: str | None = None
    guest: str | None = None
    called: str | None = None


_decoder = msgspec.json.Decoder(tuple[PlannedSeat, ...])


def read_plan(text: str) -> tuple[PlannedSeat, ...]:
    return _decoder.decode(text)


def write_plan(seats: Sequence[PlannedSeat]) -> str:
    return msgspec.json.encode(tuple(seats)).decode()


def check_chat(seats: Sequence[NewSeat], game: Game) -> None:
    """Refuse a chat where there is no moment for it, or nobody to write to."""
    if game.talks == "never":
        raise Refused("bad-input", "server-error-chat-game")
    if not any(seat.kind == "link" for seat in seats):
        raise Refused("bad-input", "server-error-chat-alone")


def check_clock(seats: Sequence[NewSeat]) -> None:
    """Refuse a turn clock where nobody has to wait for a person."""
    if sum(seat.kind != "bot" for seat in seats) < 2:
        raise Refused("bad-input", "server-error-clock-alone")


def planned(seats: Sequence[NewSeat], game: Game) -> tuple[PlannedSeat, ...]:
    for number, seat in enumerate(seats):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise Refused("bad-input", "server-error-seat-bot", seat=number + 1)
        if seat.name is not None and seat.kind != "here":
            raise Refused("bad-input", "server-error-seat-name", seat=number + 1)
        if seat.bot is not None:
            place(game, seat.bot)
    return tuple(PlannedSeat(seat.kind, seat.bot, seat.name) for seat in seats)
