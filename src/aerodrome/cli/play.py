"""Playing at the terminal: draw the table, ask, understand, keep, again."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.kernel.event_types import Rolled

from . import commands, progress
from .chronicle import Chronicle, last_roll
from .follow import Follower
from .front import Front, Misunderstood
from .handover import HandOver
from .place import Pace
from .session import Session
from .talk import PROMPT as PROMPT
from .talk import End as End
from .talk import Talk
from .trouble import Trouble, one_line
from .watch import Clock, Move, moves
from .words import Words, fold

SHARED = ("rules", "pace")
ASKED = ("help", "why", "look", "deck", "discards", "log", "wish", "save")
"""What can be asked between two chapters: by everybody together, and by a person who looks alone."""


class Left(Exception):
    """Somebody leaves where nothing but Enter is asked for."""

    def __init__(self, end: End) -> None:
        super().__init__(end)
        self.end = end


class Table(Talk):
    """The people at one keyboard, and bots, at one table until they are done."""

    def __init__(self, session: Session, front: Front, words: Words, console: Console) -> None:
        super().__init__(session, front, words, console)
        self._session = session
        self._clock = Clock(is_watched=console.is_terminal)
        self._hand_over = HandOver(session, console)
        self._follower = Follower(session, self._hand_over)

    def run(self, *notices: str) -> End:
        """Play until the person leaves. The match is on disk whatever happens."""
        end: End | None = None
        try:
            self._go_on(*notices)
            while end is None:
                end = self._answer(one_line(input(PROMPT)))
        except Left as left:
            end = left.end
        except EOFError:
            self._console.print()
            end = End.QUIT
        except KeyboardInterrupt:
            self._console.print()
            end = End.INTERRUPTED
        if self._session.is_handed_over and self._session.filed is None:
            # Whoever comes back first must not find the other one's hand.
            self._hand_over.wipe()
        return end

    def _go_on(self, *notices: str) -> None:
        """Let happen what nobody need be asked for, then show the table to the person who must decide."""
        self._clock.rest()
        news: list[str] = []
        if self._session.plot is None:
            self._watch_bots()
        else:
            news = self._follower.follow(self)
        if self._hand_over.is_due:
            news = self._called()
        self._draw(*notices, news=news)

    def _watch_bots(self) -> None:
        for move in moves(self._session, self.words):
            # Whoever has secrets from others at the screen hears of it when they look.
            if not self._session.is_handed_over:
                self._show_move(move)
                self._clock.pause()

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
                raise Left(End(known[typed]))

    def _withdraw_of(self, whose: str) -> None:
        """Take back the plan of a person who was ready, named by number where several are."""
        possible = {str(seat + 1): seat for seat in self._session.withdrawable()}
        if whose in possible or (not whose and len(possible) == 1):
            self._session.withdraw(possible[whose] if whose else next(iter(possible.values())))

    def _save(self, name: str) -> RenderableType:
        try:
            path = commands.save(name, self._session)
        except Trouble as trouble:
            lang = self.words.lang
            raise Misunderstood(self.words.texts.say(lang, trouble.key, **trouble.said(lang))) from None
        return Padding(Text(self.words.say("saved", file=str(path))), (0, 1))

    def _looked(self) -> None:
        self._hand_over.looked()

    def _last_roll(self) -> Rolled | None:
        return _rolled(self._session.chronicle)

    def _show_story(self, below: RenderableType, news: Sequence[str], story: Chronicle) -> None:
        """The table at the end of a story, and something below it; what is told there is not told a second time."""
        log = story.sentences(self.words.lang)
        self._show(story.view, log[: len(log) - len(news)], _rolled(story), below)

    def _show_move(self, move: Move) -> None:
        """What a bot has done; where the screen can be drawn again, with the table as it is now."""
        words, bot = self.words, self._session.who[move.seat].name
        player = words.texts.say(words.lang, "table-player", number=move.seat + 1)
        lines: list[RenderableType] = [
            Text(words.say("bot-move", player=player, bot=bot, action=move.sentence), "bold")
        ]
        lines += [Text(f"  {sentence}") for sentence in move.told]
        if self._draws:
            below = Padding(Group(*lines, Text(words.say("bot-hurry"), "quiet")), (0, 1))
            self._show_story(below, (), self._session.chronicle)
        else:
            self._console.print(Padding(Group(*lines), (0, 1)))

    # Chapters of a story that is told as it happens

    def tell_chapter(self, told: Sequence[str], story: Chronicle) -> None:
        """Show what has happened, with the table as it is now, and wait before it goes on."""
        session, words = self._session, self.words
        waits = session.pace is Pace.ENTER and self._console.is_terminal
        shown = self._fitting(told, self._room_below())
        lines: list[RenderableType] = [Text(sentence, "sky") for sentence in shown]
        if self._draws:
            key = "chapter-enter" if waits else "bot-hurry"
            self._show_story(Padding(Group(*lines, Text(words.say(key), "quiet")), (0, 1)), told, story)
        else:
            self._console.print(Padding(Group(*lines), (0, 1)))
        if waits:
            self._wait_for_enter()
        else:
            self._clock.pause()

    def _wait_for_enter(self) -> None:
        """Until Enter is pressed, whoever looks may ask; together, only what everybody may know."""
        self._offers = {}
        while typed := one_line(input(PROMPT)):
            name, rest = self._command(typed)
            if name in ("quit", "new"):
                raise Left(End(name))
            if name in SHARED or (name in ASKED and not self._session.is_handed_over):
                self._ask(name, rest)
            else:
                self._tell(Padding(Text(self.words.say("chapter-enter"), "bad"), (0, 1)))

    def _ask(self, name: str, rest: str) -> None:
        try:
            self._do(name, rest)
        except Misunderstood as error:
            self._tell(Padding(Text(str(error), "bad"), (0, 1)))

    def _ending(self) -> list[str]:
        """What a person is told when the match is over."""
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
        except Trouble as trouble:
            return [words.texts.say(words.lang, trouble.key, **trouble.said(words.lang))]


def _rolled(story: Chronicle) -> Rolled | None:
    return last_roll(story.chapters[-1]) if story.chapters else None


def edit_lines() -> None:
    """Let the arrow keys work, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
