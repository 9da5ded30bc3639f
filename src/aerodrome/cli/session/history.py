"""What has happened in a match, as one seat knows it, ready to be told in either language."""

from __future__ import annotations

from typing import NamedTuple

from aerodrome.cli.words import Words
from aerodrome.kernel import Event, Game, Match, View
from aerodrome.kernel.event_types import Rolled
from aerodrome.kernel.record import Decision, Entry, Undone, Wished


class Moment(NamedTuple):
    """One entry of a match: the view before it, what was done, whether that took a decision back, the events.

    `done` is None where nothing was decided, or only the seat that decided may know what.
    """

    before: View
    done: str | None
    events: tuple[Event, ...]
    is_undo: bool = False


class History:
    """The moments of a match as one seat sees it, and the view after the last."""

    def __init__(self, game: Game, view: View) -> None:
        self.view = view
        self.moments: list[Moment] = []
        self.game = game
        self._told: dict[str, list[list[str]]] = {}

    def note(self, match: Match, entry: Entry) -> None:
        """Add what the match has just done."""
        # A wish changes nothing on the table: what happened last is not its doing.
        seen = () if isinstance(entry, Wished) else tuple(match.seen_by(self.view.seat))
        self.moments.append(Moment(self.view, self._done(entry), seen, isinstance(entry, Undone)))
        self.view = match.view(self.view.seat)

    def add(self, events: tuple[Event, ...], view: View, *, is_undo: bool) -> None:
        """Add what a server tells of the match, and the view after it."""
        self.moments.append(Moment(self.view, None, events, is_undo))
        self.view = view

    def _done(self, entry: Entry) -> str | None:
        if not isinstance(entry, Decision):
            return None
        # Where several decide at once, only events tell what others may know of it.
        is_together = self.game.hides_hands and len(self.view.actors) > 1
        is_secret = self.game.is_planning(self.view) or is_together
        return None if is_secret and entry.seat != self.view.seat else entry.do

    def view_after(self, number: int) -> View:
        """The view after the moment with this index."""
        return self.moments[number + 1].before if number + 1 < len(self.moments) else self.view

    def last_roll(self) -> Rolled | None:
        return rolled(self.moments[-1]) if self.moments else None

    def sentences(self, lang: str) -> list[str]:
        """The whole log; a decision that was taken back stays in it, and so does the taking back."""
        told = self._told.setdefault(lang, [])
        while len(told) < len(self.moments):
            told.append(self.tell(self.moments[len(told)], lang))
        return [sentence for moment in told for sentence in moment]

    def tell(self, moment: Moment, lang: str) -> list[str]:
        """One moment in sentences."""
        if moment.is_undo:
            return [self.game.texts.say(lang, "cli-log-undo")]
        return self.game.voice.tell(moment.events, moment.before, lang)

    def news(self, since: int, words: Words) -> list[str]:
        """What has happened since a moment."""
        return [sentence for moment in self.moments[since:] for sentence in self.tell(moment, words.lang)]


def rolled(moment: Moment) -> Rolled | None:
    """The dice of a moment, if it rolled any."""
    return next((event for event in moment.events if isinstance(event, Rolled) and event.dice), None)
