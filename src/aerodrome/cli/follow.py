"""A story that is told as it happens: plans are carried out chapter by chapter, while people look on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .chronicle import Chronicle
from .handover import HandOver
from .session import Pace, Session
from .watch import go_on
from .words import Words


class Teller(Protocol):
    """Whoever shows the chapters."""

    words: Words

    def tell_chapter(self, told: Sequence[str], story: Chronicle) -> None: ...


class Follower:
    """Lets happen what nobody need be asked for, and remembers how far it was told."""

    def __init__(self, session: Session, hand_over: HandOver) -> None:
        self._session = session
        self._hand_over = hand_over
        self._told = len(session.shared_chronicle.chapters)
        self._open: list[int] = []

    def follow(self, teller: Teller) -> list[str]:
        """Go on until a person must decide; what was not told in a chapter of its own is left for the person's screen.

        Persons who share the screen follow it together, and then hear the rest when the screen is theirs.
        """
        session = self._session
        self._tell(teller)
        while go_on(session):
            self._tell(teller)
        if session.is_handed_over:
            return self._hand_over.unseen(teller.words) if not self._hand_over.is_due else []
        news = self._sentences(teller.words)
        self._open.clear()
        return news

    def _tell(self, teller: Teller) -> None:
        """Tell every chapter that has come to its end."""
        session, plot = self._session, self._session.plot
        assert plot is not None
        while self._told < len(session.shared_chronicle.chapters):
            story, number = session.shared_chronicle, self._told
            self._told += 1
            self._open.append(number)
            if not plot.ends_chapter(story.chapters[number].before, story.view_after(number)):
                continue
            told = self._sentences(teller.words)
            if told and session.pace is not Pace.NONE and session.match.outcome is None:
                self._open.clear()
                if session.is_handed_over:
                    self._hand_over.share()
                teller.tell_chapter(told, story)

    def _sentences(self, words: Words) -> list[str]:
        story = self._session.shared_chronicle
        return [sentence for number in self._open for sentence in story.tell(story.chapters[number], words.lang)]
