"""A table as its log tells it: who sits where, and the match. Nothing here waits, writes or talks to anybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import structs

from aerodrome.games import GAMES, find
from aerodrome.kernel import AerodromeError, BadInput, Game, Match, Outcome, Record, Seed
from aerodrome.kernel.record import FORMAT, Decision, Wished
from aerodrome.kernel.registration import Registration
from aerodrome.protocol import Refused

from . import entries
from .entries import Began, LogEntry, MatchEntry, decode
from .mixing import Rounds
from .plan import PlannedSeat, read_plan
from .playing_time import PlayingTime
from .store import LogRow, TableRow
from .viewpoint import ONLOOKER, PackedMoment, Packer, Viewpoint
from .windows import Windows

Listener = Callable[["Ledger", MatchEntry, Viewpoint], None]


@lru_cache(maxsize=32)
def _corrected(game: str, catalogue: str) -> Game:
    return find(game).with_catalogue(catalogue)


def game_of(game: str, catalogue: str | None) -> Game:
    """The game with a table's catalogue; a bad one raises BadInput."""
    return find(game) if catalogue is None else _corrected(game, catalogue)


@dataclass(slots=True)
class HeldSeat:
    """A seat and its people. `bot` plays there while it has a name; the first of the holders is the owner.

    `generation` counts the keys that the seat has had; only the last one opens it. `kept_for` is the guest who may sit
    down without a key.
    """

    plan: PlannedSeat
    name: str | None = None
    colour: str | None = None
    holders: list[str] = field(default_factory=list)
    generation: int = 0
    bot: str | None = None
    given_by: str | None = None
    has_resigned: bool = False
    kept_for: str | None = None

    @property
    def owner(self) -> str | None:
        return self.holders[0] if self.holders else None

    @property
    def is_persons(self) -> bool:
        """Whether a person is meant to sit here and has not given up."""
        return self.plan.kind != "bot" and not self.has_resigned

    @property
    def is_filled(self) -> bool:
        return self.bot is not None or bool(self.holders)


class Ledger:
    """Folds the rows of a log, one after the other.

    `match` is None before the match begins, and also when this program's rules are not the table's: then `outdated`
    says why. Such a match is not over: another process may be playing it, and its secrets stay secret.

    `answered` has, for each seat and number of a decision, the client and the command that answered it. `told` is
    called for each viewpoint that is told of an entry, right after the entry. `moved` is when something happened in the
    match that everybody saw; `time` is how long it was played. `drawn` is JSON: what came up for the options that were
    left to chance.
    """

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.length = 0
        self.changed = row.created
        self.places = [
            HeldSeat(seat, name=seat.name or seat.called, bot=seat.bot, kept_for=seat.guest)
            for seat in read_plan(row.plan)
        ]
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.rounds = Rounds()
        self.contributions: dict[str, str] = {}
        self.match: Match | None = None
        self.drawn: str | None = None
        self.viewpoints: dict[int, Viewpoint] = {}
        self.has_begun = False
        self.ended: entries.MatchEnded | None = None
        self.closed: entries.Closed | None = None
        self.rematch: str | None = None
        self.has_chat = False
        self.clock: int | None = None
        self.moved = row.created
        self.time = PlayingTime()
        self.chat: list[entries.Chatted] = []
        self.outdated: AerodromeError | None = None
        self.is_by_hand = False
        self.windows = Windows()
        self.answered: list[dict[int, tuple[str | None, int | None]]] = [{} for _ in self.places]
        self._commands: dict[tuple[type[LogEntry], int, str], set[int]] = {}
        self.packer: Packer | None = None
        self._moment: PackedMoment | None = None
        self.told: Listener | None = None
        self._game: Game | None = None
        try:
            game = game_of(row.game, row.catalogue)
            _check_rules(row, game)
            self._game = game
        except AerodromeError as error:
            self.outdated = error

    @classmethod
    def folded(cls, row: TableRow, rows: Sequence[LogRow]) -> Ledger:
        ledger = cls(row)
        for one in rows:
            ledger.apply(one)
        return ledger

    # What it tells

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def seed(self) -> Seed:
        """The seed with what the people in the seats have added."""
        mixing = self.rounds.mixing()
        seed = Seed.of(self.row.secret, is_known=self.row.known_deal)
        if mixing is not None:
            return seed.mixed(mixing)
        return replace(seed, contributions=tuple(bytes.fromhex(part) for part in self.contributions.values()))

    @property
    def game(self) -> Game:
        """The game with the table's catalogue; of a table under other rules, what this program has."""
        return self._game or game_of(self.row.game, self.row.catalogue)

    @property
    def stand_in(self) -> str:
        """The bot that plays on for people who leave or resign, also while this program does not have the game."""
        game = GAMES.get(self.row.game)
        return (Registration() if game is None else game.registration).stand_in

    @property
    def is_over(self) -> bool:
        """Whether nothing will be decided here any more."""
        return self.ended is not None or self.closed is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once its log says so."""
        return None if self.ended is None else Outcome(self.ended.winners, self.ended.rule, self.ended.scores)

    def guests(self) -> list[str]:
        return list(dict.fromkeys(place.owner for place in self.places if place.owner is not None))

    def held_by(self, guest: str | None) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if guest in place.holders)

    def lacks(self) -> str | None:
        """What is missing before the match can begin: somebody in a seat, somebody's hash, or somebody's bytes."""
        if not all(place.is_filled for place in self.places):
            return "seats"
        if self.row.known_deal:
            return None
        if not self.persons <= self.rounds.hashes.keys():
            return "hashes"
        return None if self.persons <= self.rounds.bytes.keys() else "bytes"

    @property
    def persons(self) -> set[int]:
        """The seats in which people sit who decide for themselves."""
        return {seat for seat, place in enumerate(self.places) if place.holders and place.bot is None}

    @property
    def is_revealing(self) -> bool:
        """Whether all hashes are shown and the match waits for the bytes."""
        return not self.has_begun and self.lacks() == "bytes"

    def commands(self, kind: type[LogEntry], seat: int, client: str) -> Set[int]:
        """The numbers of a client's commands for a seat that gave entries of this kind: wishes or chat."""
        return self._commands.get((kind, seat, client), frozenset())

    # What happens

    def begin(self) -> Began:
        """Lay the table. The entry is to be written; it is not applied again."""
        self._begin()
        assert self.match is not None
        return Began(self.match.record().deal)

    def _begin(self) -> None:
        self.has_begun = True
        if self._game is None:
            return
        try:
            self.match = self._lay_out(self._game)
        except AerodromeError as error:
            self.outdated = error
            return
        self.drawn = self._drawn(self.match)
        self._moment = None
        self.packer = Packer(self.match.state)
        self.viewpoints = {seat: Viewpoint(seat, self.match) for seat in (ONLOOKER, *range(self.seats))}

    def _drawn(self, match: Match) -> str | None:
        """What everybody saw of the options as the match began. A made-up position was not dealt by chance."""
        if self.row.position is not None:
            return None
        drawn = match.game.summary.drawn(match.options, match.view(ONLOOKER))
        return msgspec.json.encode(drawn).decode() if drawn else None

    def _note_window(self, row: LogRow, entry: MatchEntry | None) -> None:
        """Which window is open after an entry of the match, or at its beginning."""
        match = self.match
        if match is None or not match.game.wishes or isinstance(entry, Wished):
            return
        before = self.windows.window
        passes = None if before is None else match.game.vocabulary[before.answer].notation
        passed = isinstance(entry, Decision) and entry.do == passes
        self.windows.note(match.window, row.at, match.wishes, passed=passed)

    def _lay_out(self, game: Game) -> Match:
        options = game.settle_options(self.options)
        state = None if self.row.position is None else game.from_position(msgspec.json.decode(self.row.position))
        return Match(game, options, self.seats, self.seed, state=state)

    def apply(self, row: LogRow) -> LogEntry:
        if row.number != self.length + 1:
            raise ValueError(f"table {self.row.id}: entry {row.number} after {self.length}")
        entry = decode(row.body)
        if isinstance(entry, MatchEntry):
            self._repeat(entry)
        elif isinstance(entry, Began):
            self._begin()
        self.note(row, entry)
        return entry

    def _repeat(self, entry: MatchEntry) -> None:
        """Let the match do again what the log says. What does not fit makes the table one of other rules."""
        match = self.match
        if match is None or self.outdated is not None:
            return
        try:
            match.repeat(entry)
        except AerodromeError as error:
            self._is_outdated(error)
            return
        if match.entries[-1] != entry:
            self._is_outdated(BadInput("server-error-other-chance"))

    def _is_outdated(self, reason: AerodromeError) -> None:
        number = str(self.length + 1)
        self.outdated = BadInput("server-error-log", entry=number, reason=reason)
        self.match = None
        self.viewpoints = {}

    def note(self, row: LogRow, entry: LogEntry) -> None:
        """Take in an entry that the match has already carried out, or that is none of the match's."""
        self.length = row.number
        is_public = False
        if isinstance(entry, Decision):
            self.time.note(row.at)
        if isinstance(entry, MatchEntry):
            self._note_origin(row, entry)
            self._note_window(row, entry)
            is_public = self._tell(entry)
        elif isinstance(entry, entries.Chatted):
            self._note_origin(row, entry)
            self.chat.append(entry)
        elif isinstance(entry, entries.Timed):
            self.windows.press(entry.seat, more=entry.more)
        elif not isinstance(entry, entries.Lapsed):
            self._change(entry)
            is_public = True
            if isinstance(entry, Began):
                self._note_window(row, None)
        if is_public and isinstance(entry, MatchEntry | Began):
            self.moved = row.at
        if is_public:
            # Lists of tables show it: when somebody planned in secret is nobody else's business.
            self.changed = row.at

    def _note_origin(self, row: LogRow, entry: MatchEntry | entries.Chatted) -> None:
        """Which command an entry comes from, so that the same one is not carried out again."""
        if not isinstance(entry, Wished | entries.Chatted):
            self.is_by_hand = row.client is not None
            if row.decision is not None:
                self.answered[entry.seat][row.decision] = (row.client, row.command)
        elif row.client is not None and row.command is not None:
            self._commands.setdefault((type(entry), entry.seat, row.client), set()).add(row.command)

    def _tell(self, entry: MatchEntry) -> bool:
        """Tell all viewpoints of an entry; whether everybody may know that there was one."""
        match = self.match
        if match is None:
            return False
        is_public = False
        moment = self._moment = self._kept(match, entry)
        for viewpoint in self.viewpoints.values():
            if viewpoint.note(match, entry):
                viewpoint.moments.append(moment)
                is_public = is_public or viewpoint.seat == ONLOOKER
                if self.told is not None:
                    self.told(self, entry, viewpoint)
        return is_public

    def _kept(self, match: Match, entry: MatchEntry) -> PackedMoment:
        """What is kept of an entry. A wish changes nothing on the table, so its moment shares the state before it."""
        before = self._moment
        assert self.packer is not None
        state = before.state if isinstance(entry, Wished) and before is not None else self.packer.pack(match.state)
        return PackedMoment(entry, len(match.entries), state, match.happened)

    # What people do

    def _change(self, entry: entries.TableEntry) -> None:
        match entry:
            case entries.Agreed():
                self.has_chat, self.clock = entry.chat, entry.clock
            case entries.Contributed():
                self.contributions[entry.guest] = entry.bytes
            case entries.Committed():
                self.rounds.hashes[entry.seat] = entry.hash
            case entries.BytesRevealed():
                self.rounds.bytes[entry.seat] = entry.bytes
            case entries.Aborted():
                self.rounds.abort(entry.missing)
            case entries.Began():
                self.has_begun = True
            case entries.MatchEnded():
                self.ended = entry
            case entries.Closed():
                self.closed = entry
            case entries.Rematched():
                self.rematch = entry.table
            case entries.GuestForgotten():
                self._forget(entry.guest)
            case _:
                self._change_seat(self.places[entry.seat], entry)

    def _change_seat(self, place: HeldSeat, entry: entries.SeatEntry) -> None:
        match entry:
            case entries.Sat():
                if not place.holders:
                    place.generation += 1
                if entry.guest not in place.holders:
                    place.holders.append(entry.guest)
                if place.owner == entry.guest:
                    place.name, place.colour = entry.name, entry.colour
            case entries.Left():
                owner = place.owner
                place.holders.clear()
                place.name = place.colour = place.kept_for = None
                place.generation += 1
                self.rounds.hashes.pop(entry.seat, None)
                if owner is not None and owner not in self.guests():
                    self.contributions.pop(owner, None)
            case entries.Gave():
                place.bot, place.given_by = entry.bot, entry.by
            case entries.Returned():
                place.bot = place.given_by = None
            case entries.Renewed():
                place.holders = [entry.guest]
                place.generation += 1
            case entries.Resigned():
                place.bot, place.has_resigned = entry.bot, True

    def _forget(self, guest: str) -> None:
        """A seat that nobody holds any more is played by a bot for good; what was said from it is gone."""
        for seat, place in enumerate(self.places):
            if place.owner == guest:
                place.name = place.colour = None
                self.chat = [
                    structs.replace(line, text="", call=None) if line.seat == seat else line for line in self.chat
                ]
            if guest in place.holders:
                place.holders.remove(guest)
                if not place.holders and self.has_begun and not self.is_over:
                    place.bot, place.has_resigned = self.stand_in, True


def check_record(ledger: Ledger) -> None:
    """Refuse the record of a match that has not begun or still goes on."""
    if not ledger.has_begun:
        raise Refused("not-begun", "server-error-not-begun")
    if not ledger.is_over:
        raise Refused("too-early", "server-error-record-later")


def record_of(row: TableRow, rows: Sequence[LogRow]) -> Record:
    """The record of a match that is over or was closed, from the log alone: older rules do not matter."""
    log = [decode(one.body) for one in rows]
    ledger = Ledger(row)
    for one, entry in zip(rows, log, strict=True):
        ledger.note(one, entry)
    check_record(ledger)
    deal = next((entry.deal for entry in log if isinstance(entry, Began)), ())
    mixing = ledger.rounds.mixing()
    return Record(
        format=FORMAT,
        game=row.game,
        rules_version=row.rules_version,
        catalogue_hash=row.catalogue_hash,
        catalogue=row.catalogue,
        options=ledger.options,
        seats=ledger.seats,
        commitment=ledger.seed.commitment,
        known_deal=row.known_deal,
        contributions=tuple(ledger.contributions.values()) if mixing is None else (),
        mixing=mixing,
        position=None if row.position is None else msgspec.json.decode(row.position),
        deal=deal,
        entries=tuple(entry for entry in log if isinstance(entry, MatchEntry)),
        result=ledger.outcome,
        seed=row.secret.hex(),
    )


def out_of_date(ledger: Ledger) -> Refused:
    """Why this program cannot play a table's match: it is over, or it waits for a program that can."""
    assert ledger.outdated is not None
    key = "server-error-closed" if ledger.is_over else "server-error-waiting"
    return Refused("closed", key, reason=ledger.outdated)


def _check_rules(row: TableRow, game: Game) -> None:
    if row.rules_version != game.rules_version:
        found, wanted = repr(row.rules_version), repr(game.rules_version)
        raise BadInput("server-error-older-rules", game=row.game, found=found, wanted=wanted)
    if row.catalogue_hash != game.catalogue_hash:
        found, wanted = row.catalogue_hash[:12], game.catalogue_hash[:12]
        raise BadInput("server-error-older-catalogue", game=row.game, found=found, wanted=wanted)
