"""Playing at the terminal: draw the table, ask, understand, keep, again."""

from __future__ import annotations

import contextlib
import textwrap
from collections.abc import Callable, Sequence
from enum import Enum

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.kernel import LANGUAGES, Action

from . import commands, progress
from .chronicle import Chronicle, last_roll
from .follow import Follower
from .front import Front, Misunderstood
from .handover import HandOver
from .screen import glyphs_for
from .session import Pace, Session
from .trouble import Trouble, one_line
from .watch import Clock, Move, moves
from .words import Words, fold

PROMPT = "> "
ROOM_FOR_THE_TABLE = 12
"""Lines of the terminal that news leave to the table, and one more for each seat."""
LEAST_NEWS = 1
SHARED = ("rules", "pace")
ASKED = ("help", "why", "look", "deck", "discards", "log", "wish", "save")
"""What can be asked between two chapters: by everybody together, and by a person who looks alone."""


class End(Enum):
    """How a person left the table."""

    QUIT = "quit"
    INTERRUPTED = "interrupted"
    NEW = "new"


class Left(Exception):
    """Somebody leaves where nothing but Enter is asked for."""

    def __init__(self, end: End) -> None:
        super().__init__(end)
        self.end = end


class Table:
    """The people at one keyboard, and bots, at one table until they are done."""

    def __init__(self, session: Session, front: Front, words: Words, console: Console) -> None:
        self._session = session
        self._front = front
        self.words = words
        self._console = console
        self._glyphs = glyphs_for(console)
        self._offers: dict[int, Action] = {}
        self._draws = console.is_terminal and not console.is_dumb_terminal
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

    # What was typed

    def _answer(self, typed: str) -> End | None:
        try:
            return self._obey(typed)
        except Misunderstood as error:
            self._tell(Padding(Text(str(error), "bad"), (0, 1)))
        return None

    def _obey(self, typed: str) -> End | None:
        if not typed:
            return self._enter()
        if typed.isdecimal() and typed.isascii():
            self._play(self._offered(int(typed[:9])))
            return None
        name, rest = self._command(typed)
        if name is None:
            self._play(self._understood(typed))
            return None
        if name in ("quit", "new"):
            return End(name)
        self._do(name, rest)
        return None

    def _enter(self) -> End | None:
        """Enter alone takes what there is no choice about, or what the game says; else it brings the table back."""
        if self._session.match.outcome is not None:
            return End.QUIT
        action = self._front.enter(self._session)
        if action is None:
            self._draw(self.words.say("choose"))
        else:
            self._play(action)
        return None

    def _offered(self, number: int) -> Action:
        """The choice with this number."""
        if number not in self._offers:
            key = "no-choice" if self._offers else "no-choices"
            raise Misunderstood(self.words.say(key, number=number, most=len(self._offers)))
        return self._offers[number]

    def _command(self, typed: str) -> tuple[str | None, str]:
        first, _, rest = typed.partition(" ")
        if first.startswith("?"):
            return "help", ""
        name = self.words.understood("word", commands.available(self._front)).get(fold(first))
        if name == "withdraw" and not self._session.is_planning:
            # Where there is no plan, the same word may mean another decision.
            name = self.words.understood("word", ("undo",)).get(fold(first), name)
        return name, rest.strip()

    def _understood(self, typed: str) -> Action:
        action = self._front.understand(typed, self._session, self.words)
        if action is None:
            raise Misunderstood(self.words.say("unknown", text=typed))
        return action

    def _play(self, action: Action) -> None:
        rule = self._session.why_not(action)
        if rule is not None:
            self._tell(commands.refusal(rule, self.words, self._glyphs))
            return
        self._session.play(action)
        self._clock.rest()
        self._go_on()

    def _go_on(self, *notices: str) -> None:
        """Let happen what nobody need be asked for, then show the table to the person who must decide."""
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

    # Commands

    def _do(self, name: str, rest: str) -> None:
        session, words = self._session, self.words
        own = self._front.commands()
        if name in own:
            shown = own[name](rest, session, words, self._console)
            if shown is None:
                self._go_on()
            else:
                self._tell(shown)
            return
        doings: dict[str, Callable[[], RenderableType | None]] = {
            "help": lambda: commands.help_page(session, self._front, words),
            "why": lambda: self._why(rest),
            "rules": lambda: commands.rules_page(session.match.game.rulebook, rest, words),
            "log": lambda: commands.log_page(session, words),
            "undo": self._undo,
            "save": lambda: self._save(rest),
            "lang": lambda: self._speak(rest),
            "table": lambda: self._draw(),
        }
        told = doings[name]()
        if told is not None:
            self._tell(told)

    def _why(self, about: str) -> RenderableType:
        if about.isdecimal() and about.isascii():
            return commands.why_action(self._offered(int(about[:9])), self._session, self.words, self._glyphs)
        return commands.why(about, self._session, self._front, self.words, self._glyphs)

    def _undo(self) -> RenderableType | None:
        rule = self._session.why_not_undo()
        if rule is not None:
            return commands.refusal(rule, self.words, self._glyphs)
        self._session.undo()
        self._go_on()
        return None

    def _save(self, name: str) -> RenderableType:
        try:
            path = commands.save(name, self._session)
        except Trouble as trouble:
            lang = self.words.lang
            raise Misunderstood(self.words.texts.say(lang, trouble.key, **trouble.said(lang))) from None
        return Padding(Text(self.words.say("saved", file=str(path))), (0, 1))

    def _speak(self, asked: str) -> None:
        lang = fold(asked)[:2] if asked else next(lang for lang in LANGUAGES if lang != self.words.lang)
        if lang not in LANGUAGES:
            raise Misunderstood(self.words.say("error-language", asked=asked, known=", ".join(LANGUAGES)))
        self.words = Words(lang, self.words.texts)
        self._draw()

    # The screen

    def _draw(self, *notices: str, news: Sequence[str] = ()) -> None:
        console, words = self._console, self.words
        menu, offers = self._front.menu(self._session, words, console)
        self._offers = {offer.number: offer.action for offer in offers}
        if self._session.plot is not None:
            taken = len(console.render_lines(menu)) + len(notices)
            news = self._fitting(news, self._room_below() - taken)
        told = [Padding(Text(sentence, "sky"), (0, 1)) for sentence in news]
        quiet = [Padding(Text(notice, "quiet"), (0, 1)) for notice in (*notices, *self._ending())]
        self._show(Group(*told, menu, *quiet), news)
        self._hand_over.looked()

    def _show(self, below: RenderableType, news: Sequence[str] = (), story: Chronicle | None = None) -> None:
        """The table, and something below it; what is told below as news is not told a second time.

        Without a story, it is that of the person at the screen.
        """
        console, words = self._console, self.words
        story = story or self._session.chronicle
        rolled = last_roll(story.chapters[-1]) if story.chapters else None
        lines = len(console.render_lines(below)) + 1
        log = story.sentences(words.lang)
        table = self._front.table(story.view, log[: len(log) - len(news)], rolled, words, console, lines)
        if self._draws:
            console.clear()
        else:
            console.print()
        console.print(table)
        console.print(below)

    def _show_move(self, move: Move) -> None:
        """What a bot has done; where the screen can be drawn again, with the table as it is now."""
        words, bot = self.words, self._session.who[move.seat].name
        player = words.texts.say(words.lang, "table-player", number=move.seat + 1)
        lines: list[RenderableType] = [
            Text(words.say("bot-move", player=player, bot=bot, action=move.sentence), "bold")
        ]
        lines += [Text(f"  {sentence}") for sentence in move.told]
        if self._draws:
            self._show(Padding(Group(*lines, Text(words.say("bot-hurry"), "quiet")), (0, 1)))
        else:
            self._console.print(Padding(Group(*lines), (0, 1)))

    def _room_below(self) -> int:
        """Lines of the terminal that are left below the smallest table."""
        return self._console.height - ROOM_FOR_THE_TABLE - self._session.match.seats

    def _fitting(self, sentences: Sequence[str], lines: int) -> Sequence[str]:
        """The last of these sentences that take so many lines, after a word about the others; but one at least."""
        width, taken, shown = self._console.width - 2, 0, list[str]()
        for sentence in reversed(sentences):
            taken += len(textwrap.wrap(sentence, width))
            if len(shown) >= LEAST_NEWS and taken >= lines:
                hidden = len(sentences) - len(shown)
                return [self.words.say("news-more", count=hidden), *shown]
            shown.insert(0, sentence)
        return shown

    # Chapters of a story that is told as it happens

    def tell_chapter(self, told: Sequence[str], story: Chronicle) -> None:
        """Show what has happened, with the table as it is now, and wait before it goes on."""
        session, words = self._session, self.words
        waits = session.pace is Pace.ENTER and self._console.is_terminal
        shown = self._fitting(told, self._room_below())
        lines: list[RenderableType] = [Text(sentence, "sky") for sentence in shown]
        if self._draws:
            key = "chapter-enter" if waits else "bot-hurry"
            self._show(Padding(Group(*lines, Text(words.say(key), "quiet")), (0, 1)), told, story)
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

    def _tell(self, what: RenderableType) -> None:
        self._console.print(what)


def edit_lines() -> None:
    """Let the arrow keys work, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
