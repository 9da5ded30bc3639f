"""A match at the table: every decision is on disk before the next one is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from aerodrome.bots import Seat, parse_seats
from aerodrome.bots.seats import BOT, PERSON
from aerodrome.kernel import Action, BadInput, Match, Rule, View
from aerodrome.kernel.record import MOST_BYTES

from . import files, folders, journal, kept
from .chronicle import Chronicle
from .journal import Journal
from .trouble import Trouble


class Session:
    """A match, who sits there, the journal that keeps it, and the story so far.

    `filed` is where the record of a finished match is.
    """

    def __init__(self, match: Match, own: Journal, chronicle: Chronicle, who: Sequence[Seat]) -> None:
        self.match = match
        self.journal = own
        self.chronicle = chronicle
        self.who = tuple(who)
        self.filed: Path | None = None

    @classmethod
    def begin(cls, match: Match, who: Sequence[Seat] = ()) -> Session:
        """A new match; where nobody is named, persons sit."""
        seated = tuple(who) or (Seat(PERSON),) * match.seats
        own = Journal.create(folders.tables(), match, list(map(str, seated)))
        return cls(match, own, Chronicle(match.game, match.view()), seated)

    @classmethod
    def resume(cls, path: Path, who: str | None = None) -> Session:
        """Go on with the match in a file: in the same journal, or from a record in a journal of its own.

        A journal knows who sits there; a record does not, and `who` may say it.
        """
        if journal.is_journal(files.read(path, MOST_BYTES)):
            if who is not None:
                raise Trouble("cli-error-resume-new")
            return cls._reopened(path)
        match, chronicle = kept.retold(kept.load(path), path)
        if match.outcome is not None:
            raise Trouble("cli-error-over", file=str(path))
        if match.seed.secret is None:
            raise Trouble("cli-error-no-seed", file=str(path))
        seated = _seated(who.split(",") if who is not None else (), match, path)
        own = Journal.create(folders.tables(), match, list(map(str, seated)))
        return cls(match, own, chronicle, seated)

    @classmethod
    def _reopened(cls, path: Path) -> Session:
        own, found = Journal.open(path)
        try:
            match, chronicle = kept.retold(found.record, path)
            return cls(match, own, chronicle, _seated(found.who, match, path))
        except Trouble:
            own.close()
            raise

    @property
    def view(self) -> View:
        """What the seat sees that must decide now."""
        actors = self.match.actors
        return self.match.view(actors[0] if len(actors) == 1 else 0)

    def bot_to_move(self) -> int | None:
        """The seat that must decide now, if a bot sits there."""
        return next((seat for seat in self.match.actors if self.who[seat].kind == BOT), None)

    def play(self, action: Action) -> None:
        """Take a legal decision."""
        self.match.play(action)
        self._keep()

    def why_not_undo(self) -> Rule | None:
        """Why the last decision stays: only persons take back, each only what was their own."""
        rulebook = self.match.game.rulebook
        if self.filed is not None:
            return rulebook["table.match-over"]
        persons = [seat for seat, one in enumerate(self.who) if one.kind == PERSON]
        rules = [self.match.why_not_undo(seat) for seat in persons] or [rulebook["table.undo-other-seat"]]
        return None if None in rules else rules[0]

    def undo(self) -> None:
        """Take back the last decision; only when `why_not_undo` has no objection."""
        self.match.undo()
        self._keep()

    def _keep(self) -> None:
        entry = self.match.entries[-1]
        self.journal.append(entry)
        self.chronicle.note(self.match, entry)
        if self.match.outcome is not None:
            self.filed = kept.finish(self.match, self.journal)

    def save(self, path: Path) -> None:
        """Write the match so far to a file of its own, with its seed, so that it can be continued from there."""
        files.create(path, self.match.record(with_seed=True).dumps().encode())

    def close(self) -> bool:
        """Leave the table; whether there is a match to come back to. One without a decision is not worth keeping."""
        if self.filed is None and not self.match.entries:
            self.journal.remove()
            return False
        self.journal.close()
        return self.filed is None


def _seated(who: Sequence[str], match: Match, path: Path) -> tuple[Seat, ...]:
    """Who sits in each seat of a match that goes on; without a word about it, persons."""
    if not who:
        return (Seat(PERSON),) * match.seats
    try:
        seats = parse_seats(",".join(who), match.game)
        if len(seats) != match.seats:
            raise BadInput("error-seats", game=match.game.id, counts=str(match.seats), found=str(len(seats)))
    except BadInput as error:
        raise Trouble("cli-error-record", file=str(path), reason=error) from None
    return seats
