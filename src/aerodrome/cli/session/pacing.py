"""A story that is told as it happens, at a pace that people can follow."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Sequence

from aerodrome.cli.errors import one_line
from aerodrome.cli.words import Words

from .handover import HandOver
from .history import History
from .local import LocalSession
from .session import Pace

SECONDS = 1.2
Teller = Callable[[Sequence[str], History], None]
"""Shows the sentences of a chapter, and the table at the end of a history."""


class Follower:
    """Lets happen what nobody need be asked for, and remembers how far it was told.

    In a game of secret plans, much happens before a person decides again: it is told chapter by chapter.
    """

    def __init__(self, session: LocalSession, hand_over: HandOver) -> None:
        self._session = session
        self._hand_over = hand_over
        self._told = len(session.shared_history.moments)
        self._open: list[int] = []

    def follow(self, tell: Teller, words: Words) -> list[str]:
        """Go on until a person must decide; what was not told in a chapter of its own is left for the person's screen.

        Persons who share the screen follow it together, and then hear the rest when the screen is theirs.
        """
        session = self._session
        self._tell(tell, words)
        while session.go_on() is not None:
            self._tell(tell, words)
        if session.is_handed_over:
            return self._hand_over.unseen(words) if not self._hand_over.is_due else []
        news = self._sentences(words)
        self._open.clear()
        return news

    def _tell(self, tell: Teller, words: Words) -> None:
        """Tell every chapter that has come to its end."""
        session = self._session
        while self._told < len(session.shared_history.moments):
            history, number = session.shared_history, self._told
            self._told += 1
            self._open.append(number)
            if not session.front.ends_chapter(history.moments[number].before, history.view_after(number)):
                continue
            told = self._sentences(words)
            if told and session.pace is not Pace.NONE and not session.is_over:
                self._open.clear()
                if session.is_handed_over:
                    self._hand_over.share()
                tell(told, history)

    def _sentences(self, words: Words) -> list[str]:
        history = self._session.shared_history
        return [sentence for number in self._open for sentence in history.tell(history.moments[number], words.lang)]


class Clock:
    """Pauses between moves, where a person watches at a terminal; Enter ends them until the person has decided.

    `typed` is the line that ended a pause. It must not answer a question that nobody had seen.
    """

    def __init__(self, *, is_watched: bool) -> None:
        self._is_watched = is_watched and sys.stdin.isatty()
        self._hurries = False
        self.typed = ""

    def reset(self) -> None:
        """The person has decided: from here on, moves are shown at a pace again."""
        self._hurries = False

    def pause(self) -> None:
        if self._is_watched and not self._hurries:
            line = _line_within(SECONDS)
            self._hurries, self.typed = bool(line), one_line(line)


def _line_within(seconds: float) -> str:
    """The line that is typed before the time is over, "" for none. Raises EOFError when there is nobody to type it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import select

        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if not ready:
            return ""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line
    # Where a terminal cannot be waited for, a move simply takes its time.
    time.sleep(seconds)
    return ""
