"""A match on this machine: every decision is on disk before the next one is asked for."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from aerodrome.bots import WAIT, Occupant, ask, bot, parse_seats
from aerodrome.bots.seats import BOT, PERSON
from aerodrome.cli.errors import CommandError, blamed
from aerodrome.cli.fronts import front_of
from aerodrome.cli.storage import files, folders, journal, matches
from aerodrome.cli.storage.journal import Journal
from aerodrome.kernel import Action, BadInput, Event, FastDealer, Game, Match, Reason, Rule, State, View
from aerodrome.kernel.events import Events
from aerodrome.kernel.record import MOST_BYTES

from .history import History
from .session import SPECTATOR, Pace, Session, called


class UnaskedDecision(NamedTuple):
    """A decision that was taken without asking: the seat, what it did, and the view of the screen before."""

    seat: int
    action: Action
    before: View


class LocalSession(Session):
    """A match, who sits there, the journal that keeps it, and its history as each person may know it.

    `filed` is where the record of a finished match is; `uncounted` is why it is not on its progress sheet yet.
    """

    def __init__(self, match: Match, own: Journal, histories: Mapping[int, History], who: Sequence[Occupant]) -> None:
        self.match = match
        own_seat = _persons(who)[0] if len(_persons(who)) == 1 else None
        self.game = match.game = match.game.calling(
            called([None] * match.seats, [one.name for one in who], own_seat, match.game)
        )
        for history in histories.values():
            history.game = self.game
        self.seats = match.seats
        self.journal = own
        self.who = tuple(who)
        self.persons = _persons(self.who)
        self.is_handed_over = len(self.persons) > 1 and match.game.hides_hands
        self.filed: Path | None = None
        self.uncounted: CommandError | None = None
        self.pace = Pace.ENTER if self.persons else Pace.CLOCK
        self.front = front_of(match.game)
        self._histories = dict(histories)
        self._waiting: set[int] = set()
        self._is_automatic = False

    @classmethod
    def begin(cls, match: Match, who: Sequence[Occupant] = ()) -> LocalSession:
        """A new match; where nobody is named, persons sit."""
        seated = tuple(who) or (Occupant(PERSON),) * match.seats
        histories = {seat: History(match.game, match.view(seat)) for seat in _eyes(seated, match.game)}
        return cls(match, _journal(match, seated), histories, seated)

    @classmethod
    def resume(cls, path: Path, who: str | None = None) -> LocalSession:
        """Go on with the match in a file: in the same journal, or from a record in a journal of its own.

        A journal knows who sits there; a record does not, and `who` may say it.
        """
        if journal.is_journal(files.read(path, MOST_BYTES)):
            if who is not None:
                raise CommandError("cli-error-resume-new")
            return cls._reopened(path)
        record = matches.load(path)
        game = matches.game_of(record, path)
        seated = _seated(who.split(",") if who is not None else (), game, record.seats, path)
        match, histories = matches.retold(record, path, _eyes(seated, game))
        if match.outcome is not None:
            raise CommandError("cli-error-over", file=str(path))
        if match.seed.secret is None:
            raise CommandError("cli-error-no-seed", file=str(path))
        return cls(match, _journal(match, seated), histories, seated)

    @classmethod
    def _reopened(cls, path: Path) -> LocalSession:
        own, found = Journal.open(path)
        try:
            game = matches.game_of(found.record, path)
            seated = _seated(found.who, game, found.record.seats, path)
            match, histories = matches.retold(found.record, path, _eyes(seated, game))
            return cls(match, own, histories, seated)
        except CommandError:
            own.close()
            raise

    # Who looks, and who decides

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def seat(self) -> int:
        """The seat whose eyes the screen is for: the only person's, or that of the person who must decide.

        Where only bots play, everybody may look, and sees what everybody may know; so it is at the end of a game of
        secret plans. When another game is over, the person who decided last still looks.
        """
        if len(self.persons) < 2:
            return self.persons[0] if self.persons else SPECTATOR
        if self.front.has_chapters and self.match.outcome is not None:
            return SPECTATOR
        asked = [seat for seat in self.match.actors if seat in self.persons]
        if not asked:
            decided = [entry.seat for entry in self.match.entries if entry.seat in self.persons]
            return decided[-1] if decided else self.persons[0]
        first = self._leader() if len(asked) > 1 else None
        return first if first in asked else asked[0]

    @property
    def history(self) -> History:
        return self._histories[self.seat]

    @property
    def shared_history(self) -> History:
        """The history as all who see the screen may know it together."""
        return self._histories.get(SPECTATOR, self.history) if self.is_handed_over else self.history

    def bot_to_move(self) -> int | None:
        """The seat that must decide now, if a bot sits there.

        Where several decide at once, bots go first, so that a person hears them; only a bot that decides for all lets
        the persons speak before it does. A bot that waits is asked again after another decision.
        """
        actors = self.match.actors
        bots = [seat for seat in actors if self.who[seat].kind == BOT and seat not in self._waiting]
        last = self._leader() if len(actors) > 1 else None
        if any(seat in self.persons for seat in actors):
            bots = [seat for seat in bots if seat != last]
        return min(bots, key=lambda seat: seat == last, default=None)

    def _leader(self) -> int | None:
        return self.game.leader(self.match.view(SPECTATOR))

    def automatic_answer(self) -> tuple[int, Action] | None:
        """A person's answer that need not be asked for: seat and action."""
        for seat in (seat for seat in self.match.actors if seat in self.persons):
            action = self.match.by_wish(seat)
            if action is None:
                view, legal, wish = self.match.view(seat), list(self.match.legal(seat)), self.match.wishes[seat]
                action = self.front.answer(view, legal, wish, is_discreet=self.is_handed_over)
            if action is None and self.is_quiet:
                action = self.front.idle_action(view, legal)
            if action is not None:
                return seat, action
        return None

    def go_on(self) -> UnaskedDecision | None:
        """Let one thing happen that nobody need be asked for: a bot's decision, or a person's only answer."""
        found = self._bots_decision() or self.automatic_answer()
        if found is None:
            return None
        before = self.view
        self.play(found[1], found[0])
        return UnaskedDecision(*found, before)

    def _bots_decision(self) -> tuple[int, Action] | None:
        while (seat := self.bot_to_move()) is not None:
            action = self.choice(seat)
            if action is not None:
                return seat, action
            self._waiting.add(seat)
            assert not self._waiting.issuperset(self.match.actors), "all bots wait for each other"
        return None

    def choice(self, seat: int) -> Action | None:
        """What the bot in a seat does now; None when it lets others go first.

        Its own chance follows from the match so far, so a deal can be played again.
        """
        match = self.match
        mixed = hashlib.sha256(f"{match.seed.commitment} {len(match.entries)}".encode()).digest()
        dealer = FastDealer(int.from_bytes(mixed[:8], "big", signed=True))
        chosen = ask(bot(self.game, self.who[seat].name), match.state, seat, dealer)
        return None if chosen == WAIT else self.game.vocabulary[chosen]

    # What may be done, and doing it

    def legal(self) -> list[Action]:
        return list(self.match.legal(self.seat)) if self.seat in self.match.actors else []

    def why_not(self, action: Action) -> Rule | None:
        return self.match.why_not(action, self.seat)

    def tried(self, action: Action) -> tuple[State, list[Event]]:
        state, events = self.match.state.copy(), Events()
        state.apply(self.seat, action.id, FastDealer(0), events)
        return state, events.seen_by(self.seat)

    def why(self, piece: str) -> list[Reason]:
        return self.match.why(piece, self.seat)

    def play(self, action: Action, seat: int | None = None) -> None:
        """Take a legal decision; without a seat, it is that of the person at the screen, or of the only actor."""
        own = self.seat if self.seat in self.match.actors else None
        self.match.play(action, own if seat is None else seat)
        self._is_automatic = seat is not None
        self._keep()

    def why_not_undo(self) -> Rule | None:
        """Why the last decision stays: only persons take back, each only what was their own."""
        rulebook = self.game.rulebook
        if self.filed is not None:
            return rulebook["table.match-over"]
        # Where hands are hidden, nobody but the person at the screen takes back what they did.
        seats = [self.seat] if self.is_handed_over else self.persons
        rules = [self.match.why_not_undo(seat) for seat in seats] or [rulebook["table.undo-other-seat"]]
        if None not in rules:
            return rules[0]
        return rulebook["table.undo-nothing"] if self.front.has_chapters and self._is_automatic else None

    def undo(self) -> None:
        self.match.undo()
        self._keep()

    def withdrawable(self) -> list[int]:
        """The persons who are ready and could still take their plans back, because others are not."""
        return [seat for seat in self.persons if seat not in self.match.actors] if self.is_planning else []

    def why_not_withdraw(self) -> Rule | None:
        number = self.match.state.why_not_withdraw(self.seat)
        return self.game.rulebook[number] if number else None

    def withdraw(self, seat: int | None = None) -> None:
        """Take back the plan of a person; without a seat, of the one at the screen."""
        self.match.withdraw(self.seat if seat is None else seat)
        self._keep()

    @property
    def wish(self) -> tuple[str, ...]:
        return tuple(self.match.wishes[self.seat])

    def set_wish(self, names: Sequence[str]) -> None:
        self.match.wish(self.seat, names)
        self._keep()

    def _keep(self) -> None:
        entry = self.match.entries[-1]
        self.journal.append(entry)
        self._waiting.clear()
        for history in self._histories.values():
            history.note(self.match, entry)
        if self.match.outcome is not None:
            self.filed, self.uncounted = matches.finish(self.match, self.journal, self.who)

    def close(self) -> bool:
        """Leave the table; whether there is a match to come back to. One without a decision is not worth keeping."""
        if self.filed is None and not self.match.entries:
            self.journal.remove()
            return False
        self.journal.close()
        return self.filed is None


def _journal(match: Match, who: Sequence[Occupant]) -> Journal:
    return Journal.create(folders.made(folders.TABLES), match, list(map(str, who)))


def _persons(who: Sequence[Occupant]) -> tuple[int, ...]:
    return tuple(seat for seat, one in enumerate(who) if one.kind == PERSON)


def _eyes(who: Sequence[Occupant], game: Game) -> tuple[int, ...]:
    """The seats that are looked from; where only bots play, that is none of theirs.

    Persons who share a screen follow together how their secret plans are carried out.
    """
    persons = _persons(who)
    if not persons or (len(persons) > 1 and front_of(game).has_chapters):
        return (*persons, SPECTATOR)
    return persons


def _seated(who: Sequence[str], game: Game, seats: int, path: Path) -> tuple[Occupant, ...]:
    """Who sits in each seat of a match that goes on; without a word about it, persons."""
    with blamed("cli-error-record", file=str(path)):
        game.check_seats(seats)
        found = parse_seats(",".join(who), game) if who else (Occupant(PERSON),) * seats
        if len(found) != seats:
            raise BadInput("error-seats", game=game.id, counts=str(seats), found=str(len(found)))
        return found
