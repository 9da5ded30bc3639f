"""What can be asked about a table without changing it: reasons, the past, records, drawings."""

from __future__ import annotations

import asyncio

from aerodrome.kernel import Match, Record
from aerodrome.protocol import Refused
from aerodrome.protocol.messages import Reason, Reasons, Why

from . import people
from .history import Past
from .ledger import check_record, out_of_date, record_of
from .shared import SharedTable
from .standing import together
from .store import GuestRow
from .viewpoint import ONLOOKER


class QuestionedTable(SharedTable):
    """A table that answers questions."""

    async def why(self, seat: int, words: str | None, message: Why) -> Reasons:
        """What can be done with a piece, as far as the seat may know."""
        async with self._lock:
            await self._fresh()
            match = self._ledger.match
            if match is None:
                raise Refused("not-begun", "server-error-not-begun")
            found = match.why(message.piece, seat)
            labels = {} if words is None else self._labels(match, message.piece, seat, words)
            return Reasons(
                command=message.command,
                piece=message.piece,
                reasons=tuple(
                    Reason(
                        verb=reason.verb,
                        rule=None if reason.rule is None else reason.rule.id,
                        text=None if reason.rule is None or words is None else reason.rule.text(words),
                        label=labels.get(reason.verb),
                    )
                    for reason in found
                ),
            )

    def _labels(self, match: Match, piece: str, seat: int, lang: str) -> dict[str, str]:
        view = self.view(match, seat)
        meant = match.examples(piece, seat)
        return {verb: match.game.voice.say_action(action, view, lang) for verb, (action, _) in meant.items()}

    async def record(self) -> Record:
        async with self._lock:
            await self._certain()
            check_record(self._ledger)
        rows = await self._house.store.log(self.id)
        return await asyncio.to_thread(record_of, self.row, rows)

    def check_record(self) -> None:
        """Refuse a record that is too early, as far as is known here; nothing is read for that."""
        if not self._house.store.bus.is_shared:
            check_record(self._ledger)

    async def past(self, seat: int, since: int, most: int | None = None) -> Past:
        """What a seat was told after a version, at most so much; nothing else is looked at."""
        async with self._lock:
            await self._fresh()
            ledger = self._ledger
            match = self._playable()
            viewpoint = ledger.viewpoints[seat]
            moments = viewpoint.moments[since : None if most is None else since + most]
            last = min(since, len(viewpoint.moments)) - 1
            assert ledger.first is not None
            assert ledger.packer is not None
            before = viewpoint.moments[last].state if last >= 0 else ledger.first
            return Past(match.game, ledger.packer, seat, since, before, moments, viewpoint.version, ledger.is_over)

    def _playable(self) -> Match:
        """The match, if it has begun and this program can play it."""
        if self._ledger.outdated is not None:
            raise out_of_date(self._ledger)
        if self._ledger.match is None:
            raise Refused("not-begun", "server-error-not-begun")
        return self._ledger.match

    async def kept_view(self, guest: GuestRow | None, seat: int) -> bytes:
        """How the table looked from a seat when that was last kept; for tables under older rules, all that is left."""
        async with self._lock:
            await self._fresh()
            self._check_looking(guest, seat)
        for row in await self._house.store.snapshots(self.id):
            if row.viewpoint == seat:
                return row.body.encode()
        raise Refused("not-found", "server-error-no-view")

    def _check_looking(self, guest: GuestRow | None, seat: int) -> None:
        """Refuse to show a seat's view to those who do not hold it, until there are no secrets left."""
        if seat != ONLOOKER and self._ledger.ended is None and seat not in self._ledger.held_by(guest and guest.id):
            raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)

    async def picture(self, guest: GuestRow | None, seat: int, lang: str) -> str:
        async with self._lock:
            await self._fresh()
            self._check_looking(guest, seat)
            if seat != ONLOOKER:
                people.seat_of(self._ledger, seat)
            match = self._playable()
            view = self.view(match, seat)
        return await asyncio.to_thread(match.game.drawing.svg, view, lang)

    async def together(self, guest: GuestRow) -> str:
        """All who play here, as results name them, for one of them; whoever looks on is refused."""
        async with self._lock:
            await self._fresh()
            ledger = self._ledger
            if all(place.owner != guest.id for place in ledger.places):
                raise Refused("forbidden", "server-error-not-your-table")
            if not ledger.has_begun:
                raise Refused("not-begun", "server-error-not-begun")
            return together(ledger)
