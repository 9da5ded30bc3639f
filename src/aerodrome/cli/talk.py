"""Talking at a table: what is typed is understood, what is asked for is done or explained, the table is drawn."""

from __future__ import annotations

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import Enum

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.kernel import LANGUAGES, Action, View
from aerodrome.kernel.event_types import Rolled

from . import commands
from .front import Front, Misunderstood
from .place import Place
from .plots import plot_of
from .screen import glyphs_for
from .words import Words, fold

PROMPT = "> "
ROOM_FOR_THE_TABLE = 12
"""Lines of the terminal that news leave to the table, and one more for each seat."""
LEAST_NEWS = 1


class End(Enum):
    """How a person left the table."""

    QUIT = "quit"
    INTERRUPTED = "interrupted"
    NEW = "new"


class Talk(ABC):
    """A person at a place: numbers and words in, tables, menus and reasons out."""

    without: frozenset[str] = frozenset(("time",))
    """Commands that have no place here."""

    def __init__(self, place: Place, front: Front, words: Words, console: Console) -> None:
        self.words = words
        self._place = place
        self._front = front
        self._console = console
        self._glyphs = glyphs_for(console)
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
    def _save(self, name: str) -> RenderableType:
        """Write the match to a file, and say where it is."""

    @abstractmethod
    def _last_roll(self) -> Rolled | None:
        """The dice that the last decision rolled."""

    @abstractmethod
    def _looked(self) -> None:
        """The person at the screen has seen the table as it is."""

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
        if self._place.is_over:
            return End.QUIT
        action = self._front.enter(self._place)
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
        name = self.words.understood("word", commands.available(self._front, self.without)).get(fold(first))
        if name == "withdraw" and not self._place.is_planning:
            # Where there is no plan, the same word may mean another decision.
            name = self.words.understood("word", ("undo",)).get(fold(first), name)
        return name, rest.strip()

    def _understood(self, typed: str) -> Action:
        action = self._front.understand(typed, self._place, self.words)
        if action is None:
            raise Misunderstood(self.words.say("unknown", text=typed))
        return action

    def _play(self, action: Action) -> None:
        rule = self._place.why_not(action)
        if rule is not None:
            self._tell(commands.refusal(rule, self.words, self._glyphs))
            return
        self._place.play(action)
        self._go_on()

    # Commands

    def _do(self, name: str, rest: str) -> None:
        place, words = self._place, self.words
        own = self._front.commands()
        if name in own:
            shown = own[name](rest, place, words, self._console)
            if shown is None:
                self._go_on()
            else:
                self._tell(shown)
            return
        doings: dict[str, Callable[[], RenderableType | None]] = {
            "help": lambda: commands.help_page(place, self._front, words, self.without),
            "why": lambda: self._why(rest),
            "rules": lambda: commands.rules_page(place.game.rulebook, rest, words),
            "log": lambda: commands.log_page(place, words),
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
            return commands.why_action(self._offered(int(about[:9])), self._place, self.words, self._glyphs)
        return commands.why(about, self._place, self._front, self.words, self._glyphs)

    def _undo(self) -> RenderableType | None:
        rule = self._place.why_not_undo()
        if rule is not None:
            return commands.refusal(rule, self.words, self._glyphs)
        self._place.undo()
        self._go_on()
        return None

    def _speak(self, asked: str) -> None:
        lang = fold(asked)[:2] if asked else next(lang for lang in LANGUAGES if lang != self.words.lang)
        if lang not in LANGUAGES:
            raise Misunderstood(self.words.say("error-language", asked=asked, known=", ".join(LANGUAGES)))
        self.words = Words(lang, self.words.texts)
        self._draw()

    # The screen

    def _draw(self, *notices: str, news: Sequence[str] = ()) -> None:
        console, words, place = self._console, self.words, self._place
        menu, offers = self._front.menu(place, words, console)
        self._offers = {offer.number: offer.action for offer in offers}
        if plot_of(place.game) is not None:
            taken = len(console.render_lines(menu)) + len(notices)
            news = self._fitting(news, self._room_below() - taken)
        told = [Padding(Text(sentence, "sky"), (0, 1)) for sentence in news]
        quiet = [Padding(Text(notice, "quiet"), (0, 1)) for notice in (*notices, *self._ending())]
        log = place.sentences(words.lang)
        # What is told below as news is not told a second time.
        self._show(place.view, log[: len(log) - len(news)], self._last_roll(), Group(*told, menu, *quiet))
        self._looked()

    def _show(self, view: View, log: Sequence[str], rolled: Rolled | None, below: RenderableType) -> None:
        """The table, and something below it."""
        console = self._console
        lines = len(console.render_lines(below)) + 1
        table = self._front.table(view, log, rolled, self.words, console, lines)
        if self._draws:
            console.clear()
        else:
            console.print()
        console.print(table)
        console.print(below)

    def _room_below(self) -> int:
        """Lines of the terminal that are left below the smallest table."""
        return self._console.height - ROOM_FOR_THE_TABLE - self._place.seats

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

    def _tell(self, what: RenderableType) -> None:
        self._console.print(what)
