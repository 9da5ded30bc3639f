"""Who sits where, in the one spelling that all commands share: `person,bot:random`, one entry for each seat."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from aerodrome.kernel import BadInput, Game

from .registry import names, place

PERSON: Final = "person"
BOT: Final = "bot"


class Occupant(NamedTuple):
    """Who sits in a seat; `name` is the bot's, and empty for a person."""

    kind: Literal["person", "bot"]
    name: str = ""

    def __str__(self) -> str:
        return f"{BOT}:{self.name}" if self.kind == BOT else PERSON


def parse_seats(text: str, game: Game) -> tuple[Occupant, ...]:
    """The seats of a match, from their spelling. Raises BadInput when they do not fit the game."""
    seats = tuple(_parse_seat(entry.strip(), text, game) for entry in text.split(","))
    game.check_seats(len(seats))
    return seats


def _parse_seat(entry: str, text: str, game: Game) -> Occupant:
    """Who sits in one seat, from its spelling; `text` is that of all the seats."""
    if not entry:
        raise BadInput("error-seat-empty", text=repr(text), known=", ".join(names(game)))
    if entry == PERSON:
        return Occupant(PERSON)
    kind, colon, name = entry.partition(":")
    if kind != BOT or not colon:
        raise BadInput("error-seat-word", found=repr(entry), known=", ".join(names(game)))
    place(game, name)
    return Occupant(BOT, name)
