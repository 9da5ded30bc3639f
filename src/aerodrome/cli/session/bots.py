"""What nobody at the terminal need be asked for: bots decide, and persons who have only one answer."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from aerodrome.bots import WAIT, ask, bot
from aerodrome.kernel import Action, FastDealer, Match, View

from .local import LocalSession


class Move(NamedTuple):
    """A decision that was taken without asking: the seat, what it did, and the view of the screen before."""

    seat: int
    action: Action
    before: View


def moves(session: LocalSession) -> Iterator[Move]:
    """Let happen what nobody need be asked for; each decision is on disk when it is told."""
    while (move := go_on(session)) is not None:
        yield move


def go_on(session: LocalSession) -> Move | None:
    """Let one thing happen that nobody need be asked for: a bot's decision, or a person's only answer."""
    found = _bots_choice(session) or session.automatic_answer()
    if found is None:
        return None
    before = session.view
    session.play(found[1], found[0])
    return Move(*found, before)


def _bots_choice(session: LocalSession) -> tuple[int, Action] | None:
    while (seat := session.bot_to_move()) is not None:
        action = choice(session, seat)
        if action is not None:
            return seat, action
        session.wait(seat)
    return None


def choice(session: LocalSession, seat: int) -> Action | None:
    """What the bot in a seat does now; None when it lets others go first.

    Its own chance follows from the match so far, so a deal can be played again.
    """
    match = session.match
    chosen = ask(bot(match.game, session.who[seat].name), match.state, seat, FastDealer(_seed(match)))
    return None if chosen == WAIT else match.game.vocabulary[chosen]


def _seed(match: Match) -> int:
    mixed = hashlib.sha256(f"{match.seed.commitment} {len(match.entries)}".encode()).digest()
    return int.from_bytes(mixed[:8], "big", signed=True)
