"""Persons with secrets from each other at one screen: it is empty while it goes from one to the other."""

from __future__ import annotations

import contextlib

from rich.console import Console

from aerodrome.cli.screen import paragraphs
from aerodrome.cli.words import Words

from .local import LocalSession

_FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"


class HandOver:
    """Knows who looks at the screen, and what each person has seen of the match."""

    def __init__(self, session: LocalSession, console: Console) -> None:
        self._session = session
        self._console = console
        self._looking: int | None = None
        self._seen: dict[int, int] = {}
        # Every history has a moment for each entry of the match.
        self._begun = len(session.history.moments)

    @property
    def is_due(self) -> bool:
        """Whether another person must look now."""
        session = self._session
        return session.is_handed_over and session.filed is None and session.seat != self._looking

    def ask(self, words: Words) -> None:
        """Empty the screen, and call the person who must look."""
        self.wipe()
        lines = [(words.say("hand-over", number=self._session.seat + 1), "title")]
        lines.append((words.say("hand-over-enter"), "bold"))
        for seat in self._session.withdrawable():
            typed = f"{words.first_word('word', 'withdraw')} {seat + 1}"
            lines.append((words.say("hand-over-withdraw", number=seat + 1, typed=typed), "quiet"))
        self._console.print()
        self._console.print(paragraphs(*lines))
        self._console.print()

    def done(self, words: Words) -> list[str]:
        """The person has come; what they hear first is all that has happened since they last looked."""
        self._looking = self._session.seat
        news = self.unseen(words)
        self.wipe()
        self.looked()
        return news

    def unseen(self, words: Words) -> list[str]:
        """What has happened since the person at the screen last saw the table."""
        since = self._seen.get(self._session.seat, self._begun)
        return self._session.history.news(since, words)

    def share(self) -> None:
        """All persons look at the screen together, and see what everybody may know up to now."""
        if self._looking is not None:
            self.wipe()
        self._looking = None
        for seat in self._session.persons:
            self._seen[seat] = len(self._session.history.moments)

    def looked(self) -> None:
        """The person at the screen has seen the table as it is."""
        self._seen[self._session.seat] = len(self._session.history.moments)

    def wipe(self) -> None:
        """Leave nothing on the screen, above it, or behind the arrow keys."""
        console = self._console
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()
        if not console.is_terminal or console.is_dumb_terminal or console.legacy_windows:
            console.print("\n" * console.height)
            return
        console.clear()
        console.file.write(_FORGET_WHAT_SCROLLED_AWAY)
        console.file.flush()
