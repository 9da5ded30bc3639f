"""What has happened in a match, ready to be told in either language."""

from __future__ import annotations

from typing import Final, NamedTuple

from aerodrome.kernel import Event, Game, Match, View
from aerodrome.kernel.event_types import Rolled
from aerodrome.kernel.record import Decision, Entry, Undo, Wish

from .plots import plot_of

SPECTATOR: Final = -1
"""The seat of those who only look on: its views hold what everybody may know."""


class Chapter(NamedTuple):
    """One entry of a match: the view before it, what was done, whether that took a decision back, the events.

    `done` is None where nothing was decided, or only the seat that decided may know what.
    """

    before: View
    done: str | None
    happened: tuple[Event, ...]
    is_undo: bool = False


class Chronicle:
    """The chapters of a match as one seat sees it."""

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self._plot = plot_of(game)
        self._view = view
        self._told: dict[str, list[list[str]]] = {}
        self.chapters: list[Chapter] = []

    def note(self, match: Match, entry: Entry) -> None:
        """Add what the match has just done."""
        # A wish changes nothing on the table: what happened last is not its doing.
        seen = () if isinstance(entry, Wish) else tuple(match.seen_by(self._view.seat))
        self.chapters.append(Chapter(self._view, self._done(entry), seen, isinstance(entry, Undo)))
        self._view = match.view(self._view.seat)

    def add(self, happened: tuple[Event, ...], view: View, *, is_undo: bool) -> None:
        """Add what somebody else tells of the match, and the view after it."""
        self.chapters.append(Chapter(self._view, None, happened, is_undo))
        self._view = view

    def _done(self, entry: Entry) -> str | None:
        if not isinstance(entry, Decision):
            return None
        if self._plot is not None and entry.seat != self._view.seat:
            return None if self._plot.is_secret(self._game.vocabulary.parse(entry.do)) else entry.do
        return entry.do

    @property
    def view(self) -> View:
        """The view at the end of the story."""
        return self._view

    def view_after(self, number: int) -> View:
        """The view after the chapter with this index."""
        return self.chapters[number + 1].before if number + 1 < len(self.chapters) else self._view

    def sentences(self, lang: str) -> list[str]:
        """The whole log; a decision that was taken back stays in it, and so does the taking back."""
        told = self._told.setdefault(lang, [])
        while len(told) < len(self.chapters):
            told.append(self.tell(self.chapters[len(told)], lang))
        return [sentence for chapter in told for sentence in chapter]

    def tell(self, chapter: Chapter, lang: str) -> list[str]:
        """One chapter in sentences."""
        if chapter.is_undo:
            return [self._game.texts.say(lang, "cli-log-undo")]
        return self._game.voice.tell(chapter.happened, chapter.before, lang)


def last_roll(chapter: Chapter) -> Rolled | None:
    """The dice of a chapter, if it rolled any."""
    for event in chapter.happened:
        if isinstance(event, Rolled) and event.dice:
            return event
    return None
