"""At a server's table: one's own questions as they come, and what happens while others think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.client import Declined, News
from aerodrome.kernel import Action, View
from aerodrome.kernel.event_types import Rolled
from aerodrome.protocol import TableInfo

from . import files
from .chronicle import last_roll
from .ears import Connected, Ears, Failed, Heard, Typed
from .front import Front, Misunderstood
from .remote import RemotePlace, problem_text
from .talk import PROMPT, End, Talk
from .trouble import Trouble, one_line
from .words import Words

MOST_NEWS = 12


class JoinedTable(Talk):
    """Somebody at a terminal, at a table elsewhere.

    A question is drawn when it comes, with the table. Until the next one, what happens is told line by line, so that
    nothing wipes away what is being typed; a line is understood whenever it comes.
    """

    def __init__(
        self, place: RemotePlace, front: Front, words: Words, console: Console, ears: Ears, address: str
    ) -> None:
        super().__init__(place, front, words, console)
        self.without = frozenset(("new", "pace") if place.game.wishes else ("new", "pace", "time"))
        self._remote = place
        self._ears = ears
        self._address = address
        self._record: Callable[[], str] = str
        self._drawn: tuple[int, bool] | None = None
        self._is_asking = False
        self._waits = ""
        self._told = 0
        self._counted = 0
        place.lang = words.lang

    def run(self, record: Callable[[], str], seen: int | None = None) -> End:
        """Stay until the person leaves. `record` downloads the record; `seen` is the version that they saw last."""
        self._record = record
        self._told = len(self._remote.story.chapters) if self._remote.story is not None else 0
        try:
            self._greet(seen)
            while True:
                end = self._hear(self._ears.heard.get())
                if end is not None:
                    return end
        except KeyboardInterrupt:
            self._console.print()
            return End.INTERRUPTED

    def _greet(self, seen: int | None) -> None:
        place, words = self._remote, self.words
        notices = [] if place.is_person else [words.say("join-looking")]
        if place.table.own_catalogue:
            notices.append(words.say("join-catalogue"))
        if place.table.known_deal:
            notices.append(words.say("seed-known"))
        else:
            notices.append(words.say("seed-promise", hash=place.table.commitment[:16]))
        news = [] if seen is None else self._sentences(seen)
        if news:
            news = [words.say("join-away"), *news]
        if place.has_begun:
            self._draw(*notices, news=news)
        else:
            self._say(*notices, words.say("join-gathering"))
        self._ask_again()

    # What is heard

    def _hear(self, heard: Heard) -> End | None:
        match heard:
            case Typed(line):
                if line is None:
                    self._console.print()
                    return End.QUIT
                self._is_asking = False
                end = self._answer(one_line(line))
                if end is None:
                    self._catch_up()
                    self._ask_again()
                return end
            case Connected(holds):
                self._say(self.words.say("join-back" if holds else "join-lost"), style="bad")
            case Failed(error):
                raise error
            case _:
                self._take([heard, *self._waiting_news()])
        self._ask_again()
        return None

    def _waiting_news(self) -> list[News]:
        """What else has come, up to the next thing that is none of the table's."""
        found: list[News] = []
        queue = self._ears.heard
        while not queue.empty() and isinstance(queue.queue[0], News):
            try:
                heard = queue.get_nowait()
            except Empty:
                break
            assert isinstance(heard, News)
            found.append(heard)
        return found

    def _catch_up(self) -> None:
        """What one has just done is told before the next line is read."""
        if news := self._waiting_news():
            self._take(news)

    def _take(self, news: Sequence[News]) -> None:
        place, before = self._remote, self._remote.table
        had_begun = place.has_begun
        for one in news:
            place.take(one)
        if not place.has_begun:
            if _who(before) != _who(place.table):
                self._tell(people(place.table, (place.seat,), self.words))
            return
        told = self._sentences(self._told)
        self._told = len(place.story.chapters) if place.story is not None else 0
        if not had_begun:
            told = [self.words.say("join-begun"), *told]
        counting = self._counting()
        is_question = bool(place.legal()) or place.is_over
        if self._drawn != (place.decision, place.is_over) and (is_question or not had_begun):
            self._draw(*counting, news=told)
        else:
            self._say(*told, *self._waiting(only_new=True), *counting)

    def _counting(self) -> list[str]:
        """A word about a countdown that has begun for the own seat, once."""
        window = self._remote.window
        if window is None or window.number == self._counted or self._remote.seat not in window.seats:
            return []
        self._counted = window.number
        return [self.words.say("join-window", seconds=round(window.seconds))]

    def _sentences(self, since: int) -> list[str]:
        """What has happened after so many chapters; of much, the end."""
        story = self._remote.story
        if story is None:
            return []
        news = [one for chapter in story.chapters[since:] for one in story.tell(chapter, self.words.lang)]
        if len(news) <= MOST_NEWS:
            return news
        return [self.words.say("news-more", count=len(news) - MOST_NEWS), *news[-MOST_NEWS:]]

    # What is answered

    def _obey(self, typed: str) -> End | None:
        if not self._remote.has_begun:
            return self._obey_early(typed)
        if not typed and not self._remote.is_over and not self._remote.legal():
            self._draw()
            return None
        return super()._obey(typed)

    def _obey_early(self, typed: str) -> End | None:
        """Before the match there is nothing to do but to wait, to speak another language, or to go."""
        name, rest = self._command_early(typed)
        if name == "quit":
            return End.QUIT
        if name == "lang":
            self._speak(rest)
        else:
            self._tell(people(self._remote.table, (self._remote.seat,), self.words))
            self._say(self.words.say("join-gathering"))
        return None

    def _command_early(self, typed: str) -> tuple[str | None, str]:
        first, _, rest = typed.partition(" ")
        return self.words.understood("word", ("quit", "lang")).get(first.lower()), rest.strip()

    def _speak(self, asked: str) -> None:
        super()._speak(asked)
        self._remote.lang = self.words.lang

    def _do(self, name: str, rest: str) -> None:
        if name != "time":
            super()._do(name, rest)
        else:
            self._take_time(more=True)

    def _play(self, action: Action) -> None:
        if action.verb == "pass" and not self._remote.legal() and self._remote.is_counted_down:
            self._take_time(more=False)
        else:
            super()._play(action)

    def _take_time(self, *, more: bool) -> None:
        if not self._remote.is_counted_down:
            raise Misunderstood(self.words.say("join-no-window"))
        self._remote.take_time(more=more)
        self._say(self.words.say("join-time" if more else "join-passed"))

    def _go_on(self, *notices: str) -> None:
        """What was done comes back as news, which draw the table; so only notices are left to be told."""
        self._say(*notices)

    def _save(self, name: str) -> RenderableType:
        path = Path(name).expanduser() if name else files.free_name(Path.cwd(), self._remote.table.id, ".json")
        try:
            files.create(path, self._record().encode())
        except Declined as declined:
            raise Misunderstood(problem_text(declined.problem, self.words.lang)) from None
        except Trouble as trouble:
            lang = self.words.lang
            raise Misunderstood(self.words.texts.say(lang, trouble.key, **trouble.said(lang))) from None
        return Padding(Text(self.words.say("join-saved", file=str(path))), (0, 1))

    # The screen

    def _draw(self, *notices: str, news: Sequence[str] = ()) -> None:
        if not self._remote.has_begun:
            self._say(self.words.say("join-gathering"))
            return
        self._drawn = (self._remote.decision, self._remote.is_over)
        super()._draw(*notices, news=news)

    def _looked(self) -> None:
        self._told = len(self._remote.story.chapters) if self._remote.story is not None else 0

    def _last_roll(self) -> Rolled | None:
        story = self._remote.story
        return last_roll(story.chapters[-1]) if story is not None and story.chapters else None

    def _waiting(self, *, only_new: bool = False) -> list[str]:
        """For whom everybody waits, when it is not the person at the screen."""
        place = self._remote
        names = [name_of(seat, place.table, self.words) for seat in place.view.actors if seat != place.seat]
        if place.legal() or place.is_over or not names:
            self._waits = ""
            return []
        said = self.words.say("join-waiting", names=", ".join(names))
        if only_new and said == self._waits:
            return []
        self._waits = said
        return [said]

    def _ending(self) -> list[str]:
        table, words = self._remote.table, self.words
        told: list[str] = []
        if table.outcome is not None:
            rule = self._remote.game.rulebook[table.outcome.rule].text(words.lang)
            winners = ", ".join(name_of(seat, table, words) for seat in table.outcome.winners)
            told = [words.say("join-over", rule=rule)]
            told.append(words.say("join-winners", names=winners) if winners else words.say("join-nobody"))
            if len(table.outcome.scores) > 1:
                scores = [
                    words.say("join-score", name=name_of(seat, table, words), score=score)
                    for seat, score in enumerate(table.outcome.scores)
                ]
                told.append(words.say("join-scores", scores=", ".join(scores)))
        elif table.closed is not None:
            told = [words.say("join-closed", reason=problem_text(table.closed, words.lang))]
        if not told:
            return self._waiting()
        told += self._fairness()
        server = self._address.partition("/table/")[0]
        told.append(words.say("join-record", address=f"{server}/api/tables/{table.id}/record"))
        if table.rematch is not None:
            told.append(words.say("join-rematch", address=f"{server}/table/{table.rematch}"))
        return [*told, words.say("join-next")]

    def _fairness(self) -> list[str]:
        """What this device found out about the dice by itself, once the seed is shown."""
        place = self._remote
        if place.table.known_deal or place.table.seed is None or not place.is_person:
            return []
        if doubts := sorted(place.fairness.doubts(place.table)):
            return [self.words.say("join-unfair"), *(self.words.say(f"join-doubt-{doubt}") for doubt in doubts)]
        has_taken_part = bool(place.fairness.hashes)
        return [self.words.say("join-fair", hash=place.table.commitment[:16])] if has_taken_part else []

    def _say(self, *lines: str, style: str = "quiet") -> None:
        if lines:
            self._tell(Padding(Group(*(Text(line, style) for line in lines)), (0, 1)))

    def _tell(self, what: RenderableType) -> None:
        self._step_aside()
        super()._tell(what)

    def _show(self, view: View, log: Sequence[str], rolled: Rolled | None, below: RenderableType) -> None:
        self._step_aside()
        super()._show(view, log, rolled, below)

    def _step_aside(self) -> None:
        """Leave the line on which somebody may be typing."""
        if self._is_asking:
            self._console.print()
            self._is_asking = False

    def _ask_again(self) -> None:
        """The prompt, where the next line will be typed, unless it is still there."""
        if not self._is_asking:
            self._console.file.write(PROMPT)
            self._console.file.flush()
            self._is_asking = True


def name_of(seat: int, table: TableInfo, words: Words) -> str:
    """How a player is called: by name, else by the number of the seat."""
    return table.seats[seat].name or words.texts.say(words.lang, "table-player", number=seat + 1)


def people(table: TableInfo, yours: Sequence[int], words: Words) -> RenderableType:
    """Who sits where."""
    lines = list[Text]()
    for seat, info in enumerate(table.seats):
        name = name_of(seat, table, words)
        if info.has_resigned:
            said = words.say("join-resigned", name=name)
        elif info.kind == "bot":
            said = words.say("join-bot", bot=info.bot or "")
        elif info.bot is not None:
            said = words.say("join-replaced", name=name, bot=info.bot)
        elif not info.is_taken:
            said = words.say("join-free")
        else:
            said = words.say("join-you", name=name) if seat in yours else name
        lines.append(Text.assemble((f" {seat + 1:>2} ", "key"), said))
    return Group(*lines)


def _who(table: TableInfo) -> list[tuple[str | None, str | None, bool]]:
    return [(seat.name, seat.bot, seat.is_taken) for seat in table.seats]
