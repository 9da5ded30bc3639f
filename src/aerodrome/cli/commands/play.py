"""From the command line to the table: a new match, or one that waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from rich.console import Console
from rich.text import Text

from aerodrome.bots import Occupant, parse_seats
from aerodrome.bots.seats import BOT, PERSON
from aerodrome.cli.errors import CommandError, one_line
from aerodrome.cli.fronts import corrected, find_game, front_of
from aerodrome.cli.options import NUMBER, chosen
from aerodrome.cli.session.dialogue import PROMPT, End, promise
from aerodrome.cli.session.local import LocalSession
from aerodrome.cli.session.table import LocalTable, edit_lines
from aerodrome.cli.storage import folders, progress
from aerodrome.cli.storage import matches as kept
from aerodrome.cli.storage.matches import Waiting
from aerodrome.cli.words import Words, fold
from aerodrome.kernel import AerodromeError, Game, Match, Seed
from aerodrome.kernel.options import Value

MOST_OFFERED = 9


class PlayArguments(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seats: str | None = None
    seed: Annotated[str | None, NUMBER] = None
    new: bool = False
    resume: Path | None = None
    options: Mapping[str, str] = {}
    catalogue: Path | None = None

    @property
    def is_particular(self) -> bool:
        """Whether it describes a match, so that a waiting one cannot be meant."""
        return self.new or self.seed is not None or self.catalogue is not None or bool(self.options)

    def seated(self, game: Game) -> tuple[Occupant, ...]:
        """Who sits in each seat; without a word about it, one person and as few bots as the game takes."""
        if self.seats is not None:
            return parse_seats(self.seats, game)
        return (Occupant(PERSON), *[Occupant(BOT, game.registration.stand_in)] * (game.seat_counts[0] - 1))


def run(arguments: PlayArguments, lang: str, console: Console) -> int:
    """Sit down, play, leave; the exit status."""
    game = find_game(arguments.game)
    words = Words(lang, game.texts)
    edit_lines()
    session = _first_session(arguments, game, words, console)
    notice = words.say("intro", game=game.id)
    while session is not None:
        table = LocalTable(session, words, console)
        seed = session.match.seed
        promised = [] if session.match.entries else [promise(seed.commitment, words, is_known=seed.is_known)]
        if arguments.seats is None and game.seat_counts[-1] > 1 and not session.match.entries:
            promised.insert(0, _invitation(session, words))
        end = table.run(notice, *promised)
        words = table.words
        notice = _farewell(session, words)
        if end is not End.NEW:
            console.print(notice, soft_wrap=True)
            return 130 if end is End.INTERRUPTED else 0
        last, who = session.match, session.who
        options = _by_the_sheet(last.options, last.game, who, arguments)
        session = LocalSession.begin(Match(last.game, options, last.seats, Seed.fresh()), who)
    return 0


def _invitation(session: LocalSession, words: Words) -> str:
    """Who plays along, and how people could."""
    bots = [session.game.voice.player(seat, words.lang) for seat, one in enumerate(session.who) if one.kind == BOT]
    example = ",".join([PERSON] * max(2, session.game.seat_counts[0]))
    return words.say("invite" if bots else "invite-alone", bots=", ".join(bots), example=f"--seats {example}")


def _farewell(session: LocalSession, words: Words) -> str:
    """Leave a table, and say what becomes of its match."""
    if session.close():
        return words.say("kept", file=str(session.journal.path), game=session.match.game.id)
    return words.say("nothing-kept" if session.filed is None else "goodbye")


def _first_session(arguments: PlayArguments, game: Game, words: Words, console: Console) -> LocalSession | None:
    if arguments.resume is not None:
        if arguments.is_particular:
            raise CommandError("cli-error-resume-new")
        session = LocalSession.resume(arguments.resume, arguments.seats)
        if session.match.game.id != game.id:
            session.close()
            raise CommandError("cli-error-other-game", file=str(arguments.resume), game=session.match.game.id)
        return session
    if not arguments.is_particular and arguments.seats is None:
        shelf = kept.shelf(game.id)
        for path in shelf.busy:
            console.print(words.say("busy", file=str(path)), soft_wrap=True)
        for path in shelf.damaged:
            console.print(words.say("damaged", file=str(path)), soft_wrap=True)
        if shelf.waiting:
            return _offer(shelf.waiting[:MOST_OFFERED], arguments, game, words, console)
    return _new_session(arguments, game)


def _offer(
    waiting: list[Waiting], arguments: PlayArguments, game: Game, words: Words, console: Console
) -> LocalSession | None:
    """Ask which of the waiting matches to go on with; None when the person leaves."""
    console.print(words.say("waiting", count=len(waiting)))
    for number, one in enumerate(waiting, 1):
        told = words.say(
            "waiting-one",
            decisions=one.decisions,
            when=f"{one.when:%Y-%m-%d %H:%M}",
            seen=_seen(one, words),
        )
        console.print(Text.assemble((f" {number:>2} ", "key"), told))
    console.print(Text(f" {words.say('waiting-how')}", "quiet"))
    new = words.understood("word", ("new", "quit"))
    while True:
        try:
            typed = fold(one_line(input(PROMPT)))
        except EOFError:
            console.print()
            return None
        number = int(typed[:3]) if typed.isdecimal() and typed.isascii() else 0
        if not typed or 1 <= number <= len(waiting):
            return LocalSession.resume(waiting[max(number, 1) - 1].path)
        if new.get(typed) == "new":
            return _new_session(arguments, game)
        if new.get(typed) == "quit":
            return None
        console.print(Text(f" {words.say('waiting-how')}", "bad"))


def _seen(one: Waiting, words: Words) -> str:
    """Where a match stands, and who sits there if it is not one person alone."""
    seen = front_of(one.match.game).summary(one.match, words)
    alone = len(one.who) == 1 and one.who[0] == PERSON
    return f"{seen} · {','.join(one.who)}" if one.who and not alone else seen


def _new_session(arguments: PlayArguments, game: Game) -> LocalSession:
    game = corrected(game, arguments.catalogue)
    who = arguments.seated(game)
    options = _by_the_sheet(chosen(arguments.options, game, len(who)), game, who, arguments)
    try:
        seed = Seed.fresh() if arguments.seed is None else Seed.known(arguments.seed)
    except (AerodromeError, UnicodeError):
        raise CommandError("cli-error-seed") from None
    folders.made(folders.TABLES)
    return LocalSession.begin(Match(game, options, len(who), seed), who)


def _by_the_sheet(
    options: Mapping[str, Value], game: Game, who: Sequence[Occupant], arguments: PlayArguments
) -> dict[str, Value]:
    """The options of a new match; what was not typed, the players' progress sheet may decide."""
    decided = progress.options(game, options, who)
    untyped = {name: value for name, value in decided.items() if name.replace("_", "-") not in arguments.options}
    return game.settle_options({**options, **untyped})
