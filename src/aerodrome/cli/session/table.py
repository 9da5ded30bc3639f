"""Playing on this machine: draw the table, ask, understand, keep, again."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

from rich.console import Console

from aerodrome.cli.errors import CommandError, Misunderstood, one_line
from aerodrome.cli.screen import paragraphs
from aerodrome.cli.storage import progress
from aerodrome.cli.words import Words, fold

from .dialogue import PROMPT, Dialogue, End
from .handover import HandOver
from .history import History
from .local import LocalSession, UnaskedDecision
from .pacing import Clock, Follower
from .session import Pace

SHARED = ("rules", "pace")
ASKED = ("help", "why", "look", "deck", "discards", "log", "wish", "save")
"""What can be asked between two chapters: by everybody together, and by a person who looks alone."""


class Leaving(Exception):
    """Leaving where nothing but Enter is asked for."""

    def __init__(self, end: End) -> None:
        super().__init__(end)
        self.end = end


class LocalTable(Dialogue):
    """The people at one keyboard, and bots, at one table until they are done."""

    _session: LocalSession

    def __init__(self, session: LocalSession, words: Words, console: Console) -> None:
        super().__init__(session, session.front, words, console)
        self._clock = Clock(is_watched=console.is_terminal)
        self._hand_over = HandOver(session, console)
        self._follower = Follower(session, self._hand_over)
        self._named: int | None = None  # the seat of the last bot that was called by its name

    def run(self, *notices: str) -> End:
        """Play until the person leaves. The match is on disk whatever happens."""
        end: End | None = None
        try:
            self._go_on(*notices, opening="" if self._session.match.entries else self._front.goal(self.words))
            while end is None:
                end = self._answer(self._line())
        except Leaving as left:
            end = left.end
        except EOFError:
            self._console.print()
            end = End.QUIT
        except KeyboardInterrupt:
            self._console.print()
            end = End.INTERRUPTED
        if self._session.is_handed_over and self._session.filed is None:
            # The next person at the screen must not find another one's hand.
            self._hand_over.wipe()
        return end

    def _line(self) -> str:
        """A line of the person. What they typed before they were asked stands there again, to be sent or changed."""
        begin_line(self._clock.typed)
        try:
            return one_line(input(PROMPT))
        finally:
            self._clock.typed = ""
            begin_line("")

    def _go_on(self, *notices: str, opening: str = "") -> None:
        """Let happen what nobody need be asked for, then show the table to the person who must decide."""
        self._clock.reset()
        news: list[str] = []
        if not self._front.has_chapters:
            self._watch_bots()
        else:
            news = self._follower.follow(self._tell_chapter, self.words)
        if self._hand_over.is_due:
            news = self._called()
        self._draw(*notices, news=news, opening=opening)

    def _called(self) -> list[str]:
        """Call the person who must decide, and wait for them; what they have not seen yet."""
        known = self.words.understood("word", ("quit", "new", "withdraw"))
        while True:
            self._hand_over.ask(self.words)
            typed, _, whose = fold(one_line(input(PROMPT))).partition(" ")
            if not typed:
                return self._hand_over.done(self.words)
            if known.get(typed) == "withdraw":
                self._withdraw_of(whose.strip())
            elif typed in known:
                raise Leaving(End(known[typed]))

    def _withdraw_of(self, whose: str) -> None:
        """Take back the plan of a person who was ready, named by number where several are."""
        possible = {str(seat + 1): seat for seat in self._session.withdrawable()}
        if whose in possible or (not whose and len(possible) == 1):
            self._session.withdraw(possible[whose] if whose else next(iter(possible.values())))

    def _record(self) -> tuple[str, str]:
        """The match so far, with its seed, so that it can be continued from there."""
        return self._session.journal.path.stem, self._session.match.record(with_seed=True).dumps()

    def _looked(self) -> None:
        self._hand_over.looked()

    # What happens while nobody is asked

    def _watch_bots(self) -> None:
        self._named = None
        while (move := self._session.go_on()) is not None:
            # Those who have secrets from others at the screen hear of it when they look.
            if not self._session.is_handed_over and move.seat not in self._session.persons:
                self._tell_move(move)

    def _tell_move(self, move: UnaskedDecision) -> None:
        """What a bot has done; where the screen can be drawn again, with the table as it is now."""
        words, voice, history = self.words, self._session.game.voice, self._session.history
        told = history.tell(history.moments[-1], words.lang)
        lines = [(sentence, "sky") for sentence in told]
        player = voice.player(move.seat, words.lang)
        if any(player in sentence for sentence in told):
            self._named = move.seat
        elif self._named != move.seat or not told:
            said = voice.say_action(move.action, move.before, words.lang)
            lines.insert(0, (words.say("bot-move", player=player, action=said), "sky"))
            self._named = move.seat
        self._show_meanwhile(lines, history, "bot-hurry", len(told))
        self._clock.pause()

    def _tell_chapter(self, told: Sequence[str], history: History) -> None:
        """Show what has happened, with the table as it is now, and wait before it goes on."""
        waits = self._session.pace is Pace.ENTER and self._console.is_terminal
        shown, repeated = self._fitting(told, self._room_below())
        lines = [(sentence, "sky") for sentence in shown]
        self._show_meanwhile(lines, history, "chapter-enter" if waits else "bot-hurry", repeated)
        if waits:
            self._wait_for_enter()
        else:
            self._clock.pause()

    def _show_meanwhile(self, lines: list[tuple[str, str]], history: History, key: str, told: int | None) -> None:
        if self._draws:
            self._show(history, paragraphs(*lines, (self.words.say(key), "quiet")), told)
        else:
            self._console.print(paragraphs(*lines))

    def _wait_for_enter(self) -> None:
        """Until Enter is pressed, one may ask; together, only what everybody may know."""
        self._offers = {}
        while typed := one_line(input(PROMPT)):
            name, rest = self._command(typed)
            if name in ("quit", "new"):
                raise Leaving(End(name))
            if name in SHARED or (name in ASKED and not self._session.is_handed_over):
                self._ask(name, rest)
            else:
                self._say(self.words.say("chapter-enter"), style="bad")

    def _ask(self, name: str, rest: str) -> None:
        try:
            self._do(name, rest)
        except Misunderstood as error:
            self._say(str(error), style="bad")

    # The end

    def _ending(self) -> list[str]:
        match, words = self._session.match, self.words
        if self._session.filed is None:
            return []
        told = [words.say("over-summary", seen=self._front.summary(match, words))]
        if match.seed.secret is not None and not match.seed.is_known:
            told.append(words.say("over-seed", seed=match.seed.secret.hex()))
        told += self._progress()
        return [*told, words.say("over", file=str(self._session.filed)), words.say("over-next")]

    def _progress(self) -> list[str]:
        """What the players have reached together, or why that cannot be said."""
        session, words = self._session, self.words
        try:
            if session.uncounted is not None:
                raise session.uncounted
            return progress.told_after(session.match, session.who, words)
        except CommandError as error:
            return [error.text(words.lang)]


def edit_lines() -> None:
    """Let the arrow keys work, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401


def begin_line(typed: str) -> None:
    """Let the next line begin with this text, where the system can."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_startup_hook(partial(readline.insert_text, typed))
