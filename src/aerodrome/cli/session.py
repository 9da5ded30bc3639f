"""A match at the table: every decision is on disk before the next one is asked for."""

from __future__ import annotations

from pathlib import Path

from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.record import MOST_BYTES

from . import files, folders, journal, kept
from .chronicle import Chronicle
from .journal import Journal
from .trouble import Trouble


class Session:
    """A match, the journal that keeps it, and the story so far. `filed` is where the record of a finished match is."""

    def __init__(self, match: Match, own: Journal, chronicle: Chronicle) -> None:
        self.match = match
        self.journal = own
        self.chronicle = chronicle
        self.filed: Path | None = None

    @classmethod
    def begin(cls, match: Match) -> Session:
        """A new match."""
        return cls(match, Journal.create(folders.tables(), match), Chronicle(match.game, match.view()))

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Go on with the match in a file: in the same journal, or from a record in a journal of its own."""
        if journal.is_journal(files.read(path, MOST_BYTES)):
            own, record = Journal.open(path)
            try:
                match, chronicle = kept.retold(record, path)
            except Trouble:
                own.close()
                raise
            return cls(match, own, chronicle)
        match, chronicle = kept.retold(kept.load(path), path)
        if match.outcome is not None:
            raise Trouble("cli-error-over", file=str(path))
        if match.seed.secret is None:
            raise Trouble("cli-error-no-seed", file=str(path))
        return cls(match, Journal.create(folders.tables(), match), chronicle)

    @property
    def view(self) -> View:
        return self.match.view()

    def play(self, action: Action) -> None:
        """Take a legal decision."""
        self.match.play(action)
        self._keep()

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
