"""Persons with secrets from each other at one screen: it is empty while it goes from one to the other."""

from __future__ import annotations

import contextlib

from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

from .session import Session
from .words import Words

MOST_NEWS = 8
_FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"


class HandOver:
    """Knows who looks at the screen, and what each person has seen of the match."""

    def __init__(self, session: Session, console: Console) -> None:
        self._session = session
        self._console = console
        self._looking: int | None = None
        self._seen: dict[int, int] = {}
        # Every story has a chapter for each entry of the match.
        self._begun = len(session.chronicle.chapters)

    @property
    def is_due(self) -> bool:
        """Whether somebody else must look now."""
        session = self._session
        return session.is_handed_over and session.filed is None and session.seat != self._looking

    def ask(self, words: Words) -> None:
        """Empty the screen, and call the person who must look."""
        self.wipe()
        called = words.say("hand-over", number=self._session.seat + 1)
        lines = [Text(called, "title"), Text(words.say("hand-over-enter"), "bold")]
        for seat in self._session.withdrawable():
            typed = f"{words.first_word('word', 'withdraw')} {seat + 1}"
            lines.append(Text(words.say("hand-over-withdraw", number=seat + 1, typed=typed), "quiet"))
        self._console.print(Padding(Group(*lines), (1, 1)))

    def done(self, words: Words) -> list[str]:
        """The person has come; what they hear first is all that has happened since they last looked."""
        self._looking = self._session.seat
        news = self.unseen(words)
        self.wipe()
        self.looked()
        return news

    def unseen(self, words: Words) -> list[str]:
        """What has happened since the person at the screen last saw the table; of much, the end."""
        story = self._session.chronicle
        unseen = story.chapters[self._seen.get(self._session.seat, self._begun) :]
        news = [sentence for chapter in unseen for sentence in story.tell(chapter, words.lang)]
        if len(news) <= MOST_NEWS:
            return news
        return [words.say("news-more", count=len(news) - MOST_NEWS), *news[-MOST_NEWS:]]

    def share(self) -> None:
        """All persons look at the screen together, and see what everybody may know up to now."""
        if self._looking is not None:
            self.wipe()
        self._looking = None
        for seat in self._session.persons:
            self._seen[seat] = len(self._session.chronicle.chapters)

    def looked(self) -> None:
        """The person at the screen has seen the table as it is."""
        self._seen[self._session.seat] = len(self._session.chronicle.chapters)

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
