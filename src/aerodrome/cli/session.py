"""A match at the table: every decision is on disk before the next one is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from aerodrome.bots import Seat, parse_seats
from aerodrome.bots.seats import BOT, PERSON
from aerodrome.kernel import Action, BadInput, Game, Match, Reason, Rule, View
from aerodrome.kernel.record import MOST_BYTES

from . import files, folders, journal, kept
from .chronicle import SPECTATOR, Chronicle
from .journal import Journal
from .place import Pace as Pace
from .plots import plot_of
from .trouble import Trouble


class Session:
    """A match, who sits there, the journal that keeps it, and the story so far as each person may know it.

    `filed` is where the record of a finished match is; `uncounted` is why it is not on its progress sheet yet.
    """

    def __init__(self, match: Match, own: Journal, stories: Mapping[int, Chronicle], who: Sequence[Seat]) -> None:
        self.match = match
        self.journal = own
        self.who = tuple(who)
        self.persons = _persons(self.who)
        self.filed: Path | None = None
        self.uncounted: Trouble | None = None
        self.pace = Pace.ENTER if self.persons else Pace.CLOCK
        self.plot = plot_of(match.game)
        self._stories = dict(stories)
        self._waiting: set[int] = set()
        self._is_automatic = False

    @classmethod
    def begin(cls, match: Match, who: Sequence[Seat] = ()) -> Session:
        """A new match; where nobody is named, persons sit."""
        seated = tuple(who) or (Seat(PERSON),) * match.seats
        own = Journal.create(folders.tables(), match, list(map(str, seated)))
        stories = {seat: Chronicle(match.game, match.view(seat)) for seat in _eyes(seated, match.game)}
        return cls(match, own, stories, seated)

    @classmethod
    def resume(cls, path: Path, who: str | None = None) -> Session:
        """Go on with the match in a file: in the same journal, or from a record in a journal of its own.

        A journal knows who sits there; a record does not, and `who` may say it.
        """
        if journal.is_journal(files.read(path, MOST_BYTES)):
            if who is not None:
                raise Trouble("cli-error-resume-new")
            return cls._reopened(path)
        record = kept.load(path)
        game = kept.game_of(record, path)
        seated = _seated(who.split(",") if who is not None else (), game, record.seats, path)
        match, stories = kept.retold(record, path, _eyes(seated, game))
        if match.outcome is not None:
            raise Trouble("cli-error-over", file=str(path))
        if match.seed.secret is None:
            raise Trouble("cli-error-no-seed", file=str(path))
        own = Journal.create(folders.tables(), match, list(map(str, seated)))
        return cls(match, own, stories, seated)

    @classmethod
    def _reopened(cls, path: Path) -> Session:
        own, found = Journal.open(path)
        try:
            game = kept.game_of(found.record, path)
            seated = _seated(found.who, game, found.record.seats, path)
            match, stories = kept.retold(found.record, path, _eyes(seated, game))
            return cls(match, own, stories, seated)
        except Trouble:
            own.close()
            raise

    # Who looks, and who decides

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def is_person(self) -> bool:
        """Whether the screen is for a person, and not for those who watch bots."""
        return self.seat in self.persons

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def seat(self) -> int:
        """The seat whose eyes the screen is for: the only person's, or that of the person who must decide.

        Where only bots play, everybody may look, and sees what everybody may know; so it is at the end of a game of
        secret plans. When another game is over, whoever of the persons decided last still looks.
        """
        if len(self.persons) < 2:
            return self.persons[0] if self.persons else SPECTATOR
        if self.plot is not None and self.match.outcome is not None:
            return SPECTATOR
        asked = [seat for seat in self.match.actors if seat in self.persons]
        if not asked:
            decided = [entry.seat for entry in self.match.entries if entry.seat in self.persons]
            return decided[-1] if decided else self.persons[0]
        first = self._leader() if len(asked) > 1 else None
        return first if first in asked else asked[0]

    @property
    def view(self) -> View:
        """What the person at the screen may know."""
        return self.match.view(self.seat)

    @property
    def chronicle(self) -> Chronicle:
        """The story as the person at the screen knows it."""
        return self._stories[self.seat]

    def sentences(self, lang: str) -> list[str]:
        """The story so far, in sentences."""
        return self.chronicle.sentences(lang)

    @property
    def shared_chronicle(self) -> Chronicle:
        """The story as all who see the screen may know it together."""
        return self._stories[SPECTATOR] if self.is_handed_over and SPECTATOR in self._stories else self.chronicle

    @property
    def is_handed_over(self) -> bool:
        """Whether persons with secrets from each other share the screen."""
        return len(self.persons) > 1 and self.match.game.hides_hands

    def bot_to_move(self) -> int | None:
        """The seat that must decide now, if a bot sits there.

        Where several decide at once, bots go first, so that a person hears them; only a bot that decides for all lets
        the persons speak before it does. A bot that waits is asked again after somebody else has decided.
        """
        actors = self.match.actors
        bots = [seat for seat in actors if self.who[seat].kind == BOT and seat not in self._waiting]
        last = self._leader() if len(actors) > 1 else None
        if any(self.who[seat].kind == PERSON for seat in actors):
            bots = [seat for seat in bots if seat != last]
        return min(bots, key=lambda seat: seat == last, default=None)

    def _leader(self) -> int | None:
        return self.match.game.leader(self.match.view(SPECTATOR))

    def wait(self, seat: int) -> None:
        """The bot in this seat lets others go first."""
        self._waiting.add(seat)
        assert not self._waiting.issuperset(self.match.actors), "all bots wait for each other"

    def answer_by_itself(self) -> tuple[int, Action] | None:
        """A person's answer that need not be asked for, in a game of secret plans: seat and action."""
        if self.plot is None:
            return None
        match, is_discreet = self.match, self.is_handed_over
        for seat in (seat for seat in match.actors if seat in self.persons):
            action = match.by_wish(seat)
            if action is None:
                legal, wish = list(match.legal(seat)), match.wishes[seat]
                action = self.plot.answer(match.view(seat), legal, wish, is_discreet=is_discreet)
            if action is not None:
                return seat, action
        return None

    def legal(self) -> list[Action]:
        """What the person at the screen may do now."""
        seat = self.seat
        return list(self.match.legal(seat)) if seat in self.match.actors else []

    def why_not(self, action: Action) -> Rule | None:
        """The rule that forbids an action to the person at the screen."""
        return self.match.why_not(action, self.seat)

    def why(self, piece: str) -> list[Reason]:
        """What the person at the screen can do with a piece."""
        return self.match.why(piece, self.seat)

    def play(self, action: Action, seat: int | None = None) -> None:
        """Take a legal decision; without a seat, it is that of the person at the screen."""
        self.match.play(action, self._deciding() if seat is None else seat)
        self._is_automatic = seat is not None
        self._keep()

    def _deciding(self) -> int | None:
        """The person at the screen if they may decide, else the only seat that may."""
        return self.seat if self.seat in self.match.actors else None

    def why_not_undo(self) -> Rule | None:
        """Why the last decision stays: only persons take back, each only what was their own."""
        rulebook = self.match.game.rulebook
        if self.filed is not None:
            return rulebook["table.match-over"]
        # Where hands are hidden, nobody but the person at the screen takes back what they did.
        seats = [self.seat] if self.is_handed_over else self.persons
        rules = [self.match.why_not_undo(seat) for seat in seats] or [rulebook["table.undo-other-seat"]]
        if None not in rules:
            return rules[0]
        return rulebook["table.undo-nothing"] if self.plot is not None and self._is_automatic else None

    @property
    def is_planning(self) -> bool:
        """Whether secret plans are being made, which are withdrawn rather than undone."""
        return self.match.game.is_planning(self.match.view(SPECTATOR))

    def withdrawable(self) -> list[int]:
        """The persons who are ready and could still take their plans back, because others are not."""
        if not self.is_planning:
            return []
        return [seat for seat in self.persons if seat not in self.match.actors]

    def why_not_withdraw(self) -> Rule | None:
        """Why the person at the screen has no plan to take back, or None."""
        number = self.match.state.why_not_withdraw(self.seat)
        return self.match.game.rulebook[number] if number else None

    def withdraw(self, seat: int | None = None) -> None:
        """Take back the plan of a person, without a word about it of the one at the screen."""
        self.match.withdraw(self.seat if seat is None else seat)
        self._keep()

    @property
    def wish(self) -> tuple[str, ...]:
        """The standing wish of the person at the screen: the names that are ticked."""
        return tuple(self.match.wishes[self.seat])

    def set_wish(self, names: Sequence[str]) -> None:
        """Change the standing wish of the person at the screen."""
        self.match.wish(self.seat, names)
        self._keep()

    def undo(self) -> None:
        """Take back the last decision; only when `why_not_undo` has no objection."""
        self.match.undo()
        self._keep()

    def _keep(self) -> None:
        entry = self.match.entries[-1]
        self.journal.append(entry)
        self._waiting.clear()
        for story in self._stories.values():
            story.note(self.match, entry)
        if self.match.outcome is not None:
            self.filed, self.uncounted = kept.finish(self.match, self.journal, self.who)

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


def _persons(who: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(seat for seat, one in enumerate(who) if one.kind == PERSON)


def _eyes(who: Sequence[Seat], game: Game) -> tuple[int, ...]:
    """The seats that somebody looks from; where only bots play, that is none of theirs.

    Persons who share a screen follow together how their secret plans are carried out.
    """
    persons = _persons(who)
    if not persons or (len(persons) > 1 and plot_of(game) is not None):
        return (*persons, SPECTATOR)
    return persons


def _seated(who: Sequence[str], game: Game, seats: int, path: Path) -> tuple[Seat, ...]:
    """Who sits in each seat of a match that goes on; without a word about it, persons."""
    try:
        game.check_seats(seats)
        if not who:
            return (Seat(PERSON),) * seats
        found = parse_seats(",".join(who), game)
        if len(found) != seats:
            raise BadInput("error-seats", game=game.id, counts=str(seats), found=str(len(found)))
    except BadInput as error:
        raise Trouble("cli-error-record", file=str(path), reason=error) from None
    return found
