"""Talking at a table: what is typed is understood, what is asked for is done or explained, the table is drawn."""

from __future__ import annotations

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path

from rich.console import Console, Group, RenderableType

from aerodrome.cli.errors import CommandError, Misunderstood
from aerodrome.cli.plain import PlainFront
from aerodrome.cli.screen import paragraphs
from aerodrome.cli.storage import files
from aerodrome.cli.words import Words, fold
from aerodrome.kernel import LANGUAGES, Action

from . import answers
from .history import History
from .session import Session

PROMPT = "> "
ROOM_FOR_THE_TABLE = 12
"""Lines of the terminal that news leave to the table, and one more for each seat."""
LEAST_NEWS = 1
MOST_NEWS = 10
"""Lines of news where they do not come in chapters, between moments at which the table is drawn."""


class End(Enum):
    """How a person left the table."""

    QUIT = "quit"
    INTERRUPTED = "interrupted"
    NEW = "new"


def promise(commitment: str, words: Words, *, is_known: bool) -> str:
    """What a player is told of the seed before the match."""
    return words.say("seed-known") if is_known else words.say("seed-promise", hash=commitment[:16])


class Dialogue(ABC):
    """A person at a table: numbers and words in, tables, menus and reasons out."""

    without: frozenset[str] = frozenset(("time",))
    """Commands that are of no use here."""
    saved = "saved"
    """The message about a match that was written to a file."""

    def __init__(self, session: Session, front: PlainFront, words: Words, console: Console) -> None:
        self.words = words
        self._session = session
        self._front = front
        self._console = console
        self._offers: dict[int, Action] = {}
        self._draws = console.is_terminal and not console.is_dumb_terminal

    # What differs from table to table

    @abstractmethod
    def _go_on(self, *notices: str) -> None:
        """Something was decided: let happen what nobody need be asked for, then show the table."""

    @abstractmethod
    def _ending(self) -> list[str]:
        """What a person is told when the match is over."""

    @abstractmethod
    def _record(self) -> tuple[str, str]:
        """A name for the record of the match, and the record."""

    @abstractmethod
    def _looked(self) -> None:
        """The person at the screen has seen the table as it is."""

    # What was typed

    def _answer(self, typed: str) -> End | None:
        try:
            return self._obey(typed)
        except Misunderstood as error:
            self._say(str(error), style="bad")
        return None

    def _obey(self, typed: str) -> End | None:
        if not typed:
            return self._enter()
        if typed.isdecimal() and typed.isascii():
            self._play(self._offered(int(typed[:9])))
            return None
        name, rest = self._command(typed)
        if name in ("quit", "new"):
            return End(name)
        if name is None:
            self._play(self._understood(typed))
        else:
            self._do(name, rest)
        return None

    def _enter(self) -> End | None:
        """Enter alone takes what there is no choice about, or what the game says; else it brings the table back."""
        if self._session.is_over:
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
        name = self.words.understood("word", answers.available(self._front, self.without)).get(fold(first))
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
            self._tell(answers.refusal(rule, self.words))
            return
        self._session.play(action)
        self._go_on()

    # Commands

    def _do(self, name: str, rest: str) -> None:
        session, front, words = self._session, self._front, self.words
        own = front.commands()
        if name in own:
            shown = own[name](rest, session, words, self._console)
            if shown is None:
                self._go_on()
            else:
                self._tell(shown)
            return
        doings: dict[str, Callable[[], RenderableType | None]] = {
            "help": lambda: answers.help_page(session, front, words, self.without),
            "why": lambda: self._why(rest),
            "rules": lambda: self._rules(rest),
            "log": lambda: answers.log_page(session, words),
            "undo": self._undo,
            "save": lambda: self._save(rest),
            "lang": lambda: self._speak(rest),
            "table": self._draw,
        }
        told = doings[name]()
        if told is not None:
            self._tell(told)

    def _why(self, about: str) -> RenderableType:
        if about.isdecimal() and about.isascii():
            return answers.why_action(self._offered(int(about[:9])), self._session, self._front, self.words)
        return answers.why(about, self._session, self._front, self.words)

    def _rules(self, asked: str) -> RenderableType:
        if not asked:
            return answers.sections_page(self._front, self.words)
        return answers.rules_page(self._front.game.rulebook, asked, self.words)

    def _undo(self) -> RenderableType | None:
        rule = self._session.why_not_undo()
        if rule is not None:
            return answers.refusal(rule, self.words)
        self._session.undo()
        self._go_on()
        return None

    def _save(self, name: str) -> RenderableType:
        """Write the match to a new file; without a name, to one in the current folder."""
        stem, record = self._record()
        path = Path(name).expanduser() if name else files.free_name(Path.cwd(), stem, ".json")
        try:
            files.create(path, record.encode())
        except CommandError as error:
            raise Misunderstood(error.text(self.words.lang)) from None
        return paragraphs((self.words.say(self.saved, file=str(path)), ""))

    def _speak(self, asked: str) -> None:
        lang = fold(asked)[:2] if asked else next(lang for lang in LANGUAGES if lang != self.words.lang)
        if lang not in LANGUAGES:
            raise Misunderstood(self.words.say("error-language", asked=asked, known=", ".join(LANGUAGES)))
        self.words = Words(lang, self.words.texts)
        self._draw()

    # The screen

    def _draw(self, *notices: str, news: Sequence[str] = (), opening: str = "") -> None:
        words, session = self.words, self._session
        menu, items = self._front.menu(session, words, self._console)
        self._offers = {item.number: item.action for item in items}
        room = MOST_NEWS
        if self._front.has_chapters:
            room = self._room_below() - len(self._console.render_lines(menu)) - len(notices)
        shown, repeated = self._fitting(news, room)
        told = [*([(opening, "title")] if opening else []), *((sentence, "sky") for sentence in shown)]
        quiet = [(notice, "quiet") for notice in (*notices, *self._ending())]
        self._show(self._session.history, Group(paragraphs(*told), menu, paragraphs(*quiet)), repeated)
        self._looked()

    def _show(self, history: History, below: RenderableType, told: int | None = 0) -> None:
        """The table at the end of a history, its log but for sentences that are told below it, and what is below.

        No log when `told` is None: a story of which some is left out says so before its first line.
        """
        console = self._console
        log = history.sentences(self.words.lang)
        lines = len(console.render_lines(below)) + 1
        shown = [] if told is None else log[: len(log) - told]
        table = self._front.table(history.view, shown, history.last_roll(), self.words, console, lines)
        if self._draws:
            console.clear()
        else:
            console.print()
        console.print(table)
        console.print(below)

    def _room_below(self) -> int:
        """Lines of the terminal that are left below the smallest table."""
        return self._console.height - ROOM_FOR_THE_TABLE - self._session.seats

    def _fitting(self, sentences: Sequence[str], lines: int) -> tuple[Sequence[str], int | None]:
        """The last of these sentences that fit in the lines, at least one, and how many they are.

        If some do not fit, a word about them comes first, and None for the number.
        """
        width, taken, shown = self._console.width - 2, 0, list[str]()
        for sentence in reversed(sentences):
            taken += len(textwrap.wrap(sentence, width))
            if len(shown) >= LEAST_NEWS and taken >= lines:
                return [self.words.say("news-more", count=len(sentences) - len(shown)), *shown], None
            shown.insert(0, sentence)
        return shown, len(shown)

    def _say(self, *lines: str, style: str = "quiet") -> None:
        if lines:
            self._tell(paragraphs(*((line, style) for line in lines)))

    def _tell(self, what: RenderableType) -> None:
        self._console.print(what)
