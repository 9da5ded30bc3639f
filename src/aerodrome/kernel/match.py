"""A match: one play of a game, friendly to read and to write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from . import record as records
from .dealer import Dealer
from .dealers import Pick, RecordingDealer
from .errors import AerodromeError, BadInput, IllegalAction, NothingToUndo, NotYourTurn
from .event_types import Event
from .events import Events
from .fair import Seed, SeededDealer
from .game import Game, Position
from .options import Value
from .outcome import Outcome
from .record import Decision, Entry, Record, Undone, Wished, Withdrawn
from .rules import Rule
from .state import State
from .view import View, Window
from .vocabulary import Action


class LegalActions:
    """What a seat may do now: iterable, countable, `in` takes an action, an id or a notation."""

    def __init__(self, game: Game, ids: Sequence[int]) -> None:
        self._vocabulary = game.vocabulary
        self.ids = tuple(ids)

    def __iter__(self) -> Iterator[Action]:
        return (self._vocabulary[id] for id in self.ids)

    def __len__(self) -> int:
        return len(self.ids)

    def __contains__(self, action: Action | int | str) -> bool:
        return self._vocabulary.resolve(action).id in self.ids

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(action.notation for action in self) or 'none'}>"


class Reason(NamedTuple):
    """For one verb: the rule that forbids it with this piece now, or None when it is allowed."""

    verb: str
    rule: Rule | None


class _Undoable(NamedTuple):
    """A decision that could still be taken back."""

    seat: int
    before: State
    drew: bool
    revealed: bool


class Match:
    """One play of a game. Make one with `aerodrome.new`, `aerodrome.replay` or `aerodrome.from_position`."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        seats: int,
        seed: Seed,
        *,
        state: State | None = None,
        source: Dealer | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seats = seats
        self.seed = seed
        self.entries: list[Entry] = []
        self.wishes: list[tuple[str, ...]] = [game.usual_wish] * seats
        self.happened = Events()
        self._dealer = RecordingDealer(source or SeededDealer(seed, game.streams))
        self._steps: list[_Undoable] = []
        self._planning: bool | None = None
        self._position = None if state is None else game.position(state)
        self.state = game.start(self.options, seats, self._dealer) if state is None else state
        self._deal = self._dealer.take_picks()

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.state.actors()

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self.state.outcome()

    def _seat(self, seat: int | None) -> int:
        """The seat meant: the one given, or the only one that must decide."""
        if seat is not None:
            # Numbers from outside may be anything; the engine's own are 64 bits wide.
            if not -(1 << 31) <= seat < 1 << 31:
                raise BadInput("error-no-seat", seat=str(seat)[:40], last=self.seats - 1)
            return seat
        actors = self.actors
        if len(actors) > 1:
            raise NotYourTurn("error-which-seat", seats=", ".join(map(str, actors)))
        return actors[0] if actors else 0

    def legal(self, seat: int | None = None) -> LegalActions:
        """What a seat may do now."""
        return LegalActions(self.game, self.state.legal(self._seat(seat)))

    def why_not(self, action: Action | int | str, seat: int | None = None) -> Rule | None:
        """The rule that forbids an action now, or None when it is legal."""
        number = self.state.why_not(self._seat(seat), self.game.vocabulary.resolve(action).id)
        return self.game.rulebook[number] if number else None

    def why(self, piece: str, seat: int | None = None) -> list[Reason]:
        """What can be done with a piece: for each verb that concerns it, None or the first rule that forbids it.

        Verbs that have no place in this match at all, such as those of an expansion that is not in play, are left out.
        """
        return [Reason(verb, rule) for verb, (_, rule) in self.examples(piece, seat).items()]

    def examples(self, piece: str, seat: int | None = None) -> dict[str, tuple[Action, Rule | None]]:
        """For each verb of `why` an action that stands for it, and the rule that forbids it: a legal one, or the first.

        An action about something that does not lie there stands for nothing.
        """
        touching = self.game.vocabulary.touching(piece)
        if not touching:
            raise BadInput("error-no-piece", piece=repr(piece))
        absent = {self.game.out_of_play, *self.game.not_there}
        found: dict[str, tuple[Action, Rule | None]] = {}
        for action in touching:
            if action.verb in found and found[action.verb][1] is None:
                continue
            rule = self.why_not(action, seat)
            if rule is None or (action.verb not in found and rule.number not in absent):
                found[action.verb] = (action, rule)
        return found

    def play(self, action: Action | int | str, seat: int | None = None) -> list[Event]:
        """Carry out an action; returns what happened, as the seat sees it."""
        seat = self._seat(seat)
        chosen = self.game.vocabulary.resolve(action)
        number = self.state.why_not(seat, chosen.id)
        if number:
            self._refuse(seat, chosen, self.game.rulebook[number])
        before = self.state.copy()
        self._planning = None
        self.happened = Events()
        try:
            self.state.perform(seat, chosen.id, self._dealer, self.happened)
        except AerodromeError:
            # Chance did not answer: as if nothing had been tried.
            self.state = before
            self._dealer.take_picks()
            raise
        picks = self._dealer.take_picks()
        step = _Undoable(seat, before, bool(picks), self.happened.reveals())
        if step.drew or step.revealed:
            # This one stays, so nothing before it will ever be taken back.
            self._steps.clear()
        self._steps.append(step)
        self.entries.append(Decision(seat, chosen.notation, records.chances(picks, self.game.streams)))
        return self.seen_by(seat)

    def _refuse(self, seat: int, action: Action, rule: Rule) -> None:
        if seat not in self.actors and self.actors:
            raise NotYourTurn("error-not-your-turn", rule, seat=str(seat), seats=str(self.actors))
        raise IllegalAction("error-not-allowed", rule.number, rule, action=repr(action.notation))

    def seen_by(self, seat: int) -> list[Event]:
        """The events of the last decision as a seat may see them; seat -1 sees what everybody may."""
        return self.happened.seen_by(seat)

    def view(self, seat: int = 0) -> View:
        """What a seat may know; seat -1 gets what everybody may know."""
        if not -1 <= seat < self.seats:
            raise BadInput("error-no-seat", seat=str(seat), last=self.seats - 1)
        return self.game.view(self.state, seat)

    def why_not_undo(self, seat: int | None = None) -> Rule | None:
        """Why the last decision cannot be taken back, or None when it can.

        It can while since then nothing was drawn, no secret was shown and no other seat decided. While secret plans
        are made nothing can, also while one seat is the last to plan: whether others have laid or withdrawn something
        must not be learnt this way.
        """
        if self.game.secret_together and self._is_planning():
            return self.game.rulebook["table.undo-together"]
        if not self._steps:
            return self.game.rulebook["table.undo-nothing"]
        last = self._steps[-1]
        if last.drew:
            return self.game.rulebook["table.undo-chance"]
        if seat is not None and seat != last.seat:
            return self.game.rulebook["table.undo-other-seat"]
        return self.game.rulebook["table.undo-secret"] if last.revealed else None

    def _is_planning(self) -> bool:
        """Whether secret plans are being made; each seat is told so after every decision, and a view costs time."""
        if self._planning is None:
            self._planning = self.game.is_planning(self.view(-1))
        return self._planning

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision; raises NothingToUndo with the reason when that would be unfair."""
        rule = self.why_not_undo(seat)
        if rule is not None:
            raise NothingToUndo("error-no-undo", rule)
        last = self._steps.pop()
        self._planning = None
        self.state = last.before
        self.happened = Events()
        self.entries.append(Undone(last.seat))

    def withdraw(self, seat: int) -> list[Event]:
        """Take back a secret choice while others are still choosing."""
        number = self.state.why_not_withdraw(self._seat(seat))
        if number:
            rule = self.game.rulebook[number]
            raise IllegalAction("error-no-withdrawal", number, rule, seat=str(seat))
        self.happened = Events()
        self.state.withdraw(seat, self.happened)
        self._steps.clear()
        self.entries.append(Withdrawn(seat))
        return self.seen_by(seat)

    def wish(self, seat: int, windows: Sequence[str]) -> None:
        """Tick the kinds of windows in which a seat wants to be asked; nobody else ever sees them."""
        if not 0 <= seat < self.seats:
            raise BadInput("error-no-seat", seat=str(seat)[:40], last=self.seats - 1)
        for kind in windows:
            if kind not in self.game.wishes:
                raise BadInput("error-no-wish", kind=repr(kind)[:60], known=", ".join(self.game.wishes))
        self.wishes[seat] = tuple(kind for kind in self.game.wishes if kind in windows)
        self.entries.append(Wished(seat, self.wishes[seat]))

    @property
    def window(self) -> Window | None:
        """The window that is open now, or None: a public fact."""
        return self.game.window(self.state)

    def by_wish(self, seat: int) -> Action | None:
        """The pass with which a seat's standing wish answers the window that is open, or None when the seat is asked.

        It depends on the wish and on what everybody knows, never on what the seat holds.
        """
        window = self.window
        if window is None or seat not in self.actors or window.kind in self.wishes[seat]:
            return None
        return self.game.vocabulary[window.answer]

    def repeat(self, entry: Entry) -> None:
        """Do again what an entry of a record or a log says; chance must answer as it did."""
        if isinstance(entry, Decision):
            self.play(entry.do, entry.seat)
        elif isinstance(entry, Undone):
            self.undo(entry.seat)
        elif isinstance(entry, Withdrawn):
            self.withdraw(entry.seat)
        else:
            self.wish(entry.seat, entry.windows)

    def position(self) -> Position:
        """The complete state, with every component named; `aerodrome.from_position` reads it."""
        return self.game.position(self.state)

    def record(self, *, with_seed: bool = False) -> Record:
        """The match so far. The seed is in it once the match is over, for a known deal, or when asked for."""
        outcome = self.outcome
        shown = with_seed or outcome is not None or self.seed.is_known
        return Record(
            format=records.FORMAT,
            game=self.game.id,
            rules_version=self.game.rules_version,
            catalogue_hash=self.game.catalogue_hash,
            catalogue=self.game.catalogue_text,
            options={name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()},
            seats=self.seats,
            commitment=self.seed.commitment,
            known_deal=self.seed.is_known,
            contributions=tuple(part.hex() for part in self.seed.contributions),
            mixing=self.seed.mixing,
            position=self._position,
            deal=records.chances(self._deal, self.game.streams),
            entries=tuple(self.entries),
            result=outcome,
            seed=self.seed.secret.hex() if shown and self.seed.secret is not None else None,
        )

    def __str__(self) -> str:
        return self.game.drawing.text(self.view(self._looking()))

    def _repr_svg_(self) -> str:
        return self.game.drawing.svg(self.view(self._looking()))

    def _looking(self) -> int:
        """Whose view a drawing shows: the only seat there is, else what everybody may know."""
        return 0 if self.seats == 1 else -1

    def continue_with(self, source: Dealer) -> None:
        """Take further chance from another dealer: a replayed match goes on from where its record ends."""
        self._dealer.source = source

    def picks_used(self) -> list[Pick]:
        """Everything chance has answered in this match, in order."""
        used = list(self._deal)
        for entry in self.entries:
            if isinstance(entry, Decision):
                used += records.picks(entry.chance, self.game.streams)
        return used
