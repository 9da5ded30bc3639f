"""Those who look at a table from one seat, and what is sent to them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from aerodrome.kernel import AerodromeError, Event, Game, Match, View
from aerodrome.kernel.events import Events
from aerodrome.kernel.record import Undone, Wished
from aerodrome.protocol.messages import Snapshot, Speed, Update, encoded_null

from .entries import MatchEntry
from .ledger import Ledger
from .viewpoint import ONLOOKER, Viewpoint

KEPT_UPDATES = 16
SECONDS_TO_COME_BACK = 60.0
NOT_YOURS = "table.not-your-turn"

_encoder = msgspec.json.Encoder()


class Connection(Protocol):
    """Somebody who looks at a table."""

    seat: int
    guest: str | None
    words: str | None
    pace: Speed

    def send(self, text: str) -> None:
        """Send a message, sooner or later; never waits."""

    def dismiss(self, error: AerodromeError) -> None:
        """Say why, and close."""


def encoded(message: object) -> str:
    return _encoder.encode(message).decode()


def changes(before: View, after: View) -> dict[str, object]:
    """The fields of a view that have new values, by the names that travel."""
    values = zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
    return {name: new for name, old, new in values if old != new}


def menu_lines(match: Match, legal: Iterable[int], view: View, lang: str) -> tuple[str, ...]:
    vocabulary = match.game.vocabulary
    return match.game.voice.say_actions((vocabulary[action] for action in legal), view, lang)


def sentences(game: Game, entry: MatchEntry, happened: Sequence[Event], before: View, lang: str) -> tuple[str, ...]:
    if isinstance(entry, Undone):
        return (game.texts.say(lang, "cli-log-undo"),)
    return tuple(game.voice.tell(happened, before, lang))


def events_of(entry: MatchEntry, happened: Events, seat: int) -> tuple[Event, ...]:
    """What a seat saw of an entry. A wish changes nothing on the table: what happened last is not its doing."""
    return () if isinstance(entry, Wished) else tuple(happened.seen_by(seat))


def why_not_undo(ledger: Ledger, match: Match, seat: int) -> str | None:
    """The rule that forbids a seat to take something back now."""
    if seat == ONLOOKER:
        return NOT_YOURS
    if ledger.is_over or match.outcome is not None:
        return "table.match-over"
    rule = match.why_not_undo(seat)
    if rule is not None:
        return rule.id
    return None if ledger.is_by_hand else "table.undo-nothing"


def why_not_withdraw(match: Match, seat: int) -> str | None:
    """The rule that forbids a seat to take back a secret plan now."""
    if seat == ONLOOKER:
        return NOT_YOURS
    number = match.state.why_not_withdraw(seat)
    return match.game.rulebook[number].id if number else None


class Outgoing(NamedTuple):
    """An update of one channel that waits until its entry is on disk."""

    channel: Channel
    version: int
    texts: dict[str | None, str]

    def send(self) -> int:
        """Send it to all who look; the number of characters that took."""
        sent = 0
        self.channel.recent.append(self)
        for connection in self.channel.connections:
            text = self.texts[connection.words]
            connection.send(text)
            sent += len(text)
        return sent


class Channel:
    """One seat's viewpoint, as far as somebody looks from there, or has just lost the connection.

    Without anybody, nothing is made or kept.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.connections: list[Connection] = []
        self.view: View | None = None
        self._aids: Struct | None = None
        self.recent: deque[Outgoing] = deque(maxlen=KEPT_UPDATES)
        self._languages: set[str | None] = set()
        self._lingers_until = 0.0

    @property
    def is_of_use(self) -> bool:
        """Whether somebody looks, or may come back any moment."""
        return bool(self.connections) or time.monotonic() < self._lingers_until

    def leave(self, connection: Connection) -> None:
        """Somebody no longer looks. What they miss is kept for a moment: most connections that break come back."""
        self._languages = self._wanted()
        self.connections.remove(connection)
        self._lingers_until = time.monotonic() + SECONDS_TO_COME_BACK

    def _wanted(self) -> set[str | None]:
        return {connection.words for connection in self.connections} or self._languages

    def look(self, match: Match | None) -> None:
        """Rebuild the view, or drop it when nobody looks."""
        self.view = self._aids = None
        if match is not None and self.is_of_use:
            self.view = match.view(self.seat)
            self._aids = match.game.aids(self.view)
        else:
            self.recent.clear()

    def prepare(self, ledger: Ledger, entry: MatchEntry, viewpoint: Viewpoint) -> Outgoing | None:
        """The update about an entry, for all languages that are wanted."""
        match, before = ledger.match, self.view
        if match is None or before is None or not self.is_of_use:
            self.look(None)
            return None
        after = match.view(self.seat)
        aids_before, aids = self._aids, match.game.aids(after)
        happened = events_of(entry, match.happened, self.seat)
        update = Update(
            version=viewpoint.version,
            events=happened,
            changes=Raw(_encoder.encode(changes(before, after))),
            decision=viewpoint.decision,
            legal=viewpoint.legal,
            undo=why_not_undo(ledger, match, self.seat),
            withdraw=why_not_withdraw(match, self.seat),
            wish=match.wishes[self.seat] if isinstance(entry, Wished) else None,
            aids=encoded_null() if aids == aids_before else Raw(_encoder.encode(aids)),
        )
        self.view, self._aids = after, aids
        texts: dict[str | None, str] = {}
        for lang in self._wanted():
            if lang is not None:
                in_words = msgspec.structs.replace(
                    update,
                    told=sentences(match.game, entry, happened, before, lang),
                    labels=menu_lines(match, viewpoint.legal, after, lang),
                    prompt=match.game.voice.prompt(after, lang),
                )
                texts[lang] = encoded(in_words)
            else:
                texts[None] = encoded(update)
        return Outgoing(self, viewpoint.version, texts)

    def snapshot(self, ledger: Ledger, lang: str | None) -> Snapshot:
        match = ledger.match
        assert match is not None
        view = self.view or match.view(self.seat)
        aids = match.game.aids(view)
        viewpoint = ledger.viewpoints[self.seat]
        return Snapshot(
            version=viewpoint.version,
            view=Raw(_encoder.encode(view)),
            decision=viewpoint.decision,
            legal=viewpoint.legal,
            undo=why_not_undo(ledger, match, self.seat),
            withdraw=why_not_withdraw(match, self.seat),
            wish=() if self.seat == ONLOOKER else match.wishes[self.seat],
            aids=Raw(_encoder.encode(aids)),
            labels=None if lang is None else menu_lines(match, viewpoint.legal, view, lang),
            prompt=None if lang is None else match.game.voice.prompt(view, lang),
        )

    def missed(self, seen: int, version: int, lang: str | None) -> list[str] | None:
        """The updates after a version, as they were sent; None when some of them are not kept."""
        if seen > version:
            return None
        kept = [update for update in self.recent if update.version > seen]
        numbers = [update.version for update in kept]
        if numbers != list(range(seen + 1, version + 1)) or any(lang not in update.texts for update in kept):
            return None
        return [update.texts[lang] for update in kept]
