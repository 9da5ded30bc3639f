"""Bots at the table: they decide one after another, at a pace a person can follow."""

from __future__ import annotations

import contextlib
import hashlib
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from aerodrome.bots import WAIT, ask, bot
from aerodrome.kernel import Action, FastDealer, Match

from .session import Session
from .words import Words

SECONDS_FOR_A_MOVE = 1.2


class Move(NamedTuple):
    """What a bot has just done: the seat, the decision in words, what came of it."""

    seat: int
    sentence: str
    told: list[str]


def moves(session: Session, words: Words) -> Iterator[Move]:
    """Let bots decide as long as it is up to them; each move is on disk when it is told."""
    while (seat := session.bot_to_move()) is not None:
        game, before = session.match.game, session.view
        action = choice(session, seat)
        if action is None:
            session.wait(seat)
            continue
        sentence = game.voice.say_action(action, before, words.lang)
        session.play(action, seat)
        chronicle = session.chronicle
        yield Move(seat, sentence, chronicle.tell(chronicle.chapters[-1], words.lang))


def go_on(session: Session) -> bool:
    """Let one thing happen that nobody need be asked for: a bot's decision, or a person's only answer."""
    while (seat := session.bot_to_move()) is not None:
        action = choice(session, seat)
        if action is not None:
            session.play(action, seat)
            return True
        session.wait(seat)
    found = session.answer_by_itself()
    if found is None:
        return False
    session.play(found[1], found[0])
    return True


def choice(session: Session, seat: int) -> Action | None:
    """What the bot in a seat does now; None when it lets others go first.

    Its own chance follows from the match so far, so a deal can be played again.
    """
    match = session.match
    chosen = ask(bot(match.game, session.who[seat].name), match.state, seat, FastDealer(_seed(match)))
    return None if chosen == WAIT else match.game.vocabulary[chosen]


def _seed(match: Match) -> int:
    mixed = hashlib.sha256(f"{match.seed.commitment} {len(match.entries)}".encode()).digest()
    return int.from_bytes(mixed[:8], "big", signed=True)


class Clock:
    """Pauses between moves, where a person watches at a terminal; Enter ends them until the person has decided."""

    def __init__(self, *, is_watched: bool) -> None:
        self._is_watched = is_watched and sys.stdin.isatty()
        self._hurries = False

    def rest(self) -> None:
        """The person has decided: from here on, moves are shown at a pace again."""
        self._hurries = False

    def pause(self) -> None:
        if self._is_watched and not self._hurries:
            self._hurries = _enter_within(SECONDS_FOR_A_MOVE)


def _enter_within(seconds: float) -> bool:
    """Whether a line is typed before the time is over. Raises EOFError when there is nobody to type it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import select

        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if not ready:
            return False
        if not sys.stdin.readline():
            raise EOFError
        return True
    # Where a terminal cannot be waited for, a move simply takes its time.
    time.sleep(seconds)
    return False
