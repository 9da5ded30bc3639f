"""At a server's table: one's own questions as they come, and what happens while others think."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aerodrome.cli.errors import Misunderstood, one_line
from aerodrome.cli.plain import PlainFront
from aerodrome.cli.session.dialogue import MOST_NEWS, PROMPT, Dialogue, End, promise
from aerodrome.cli.session.history import History
from aerodrome.cli.words import Words, bot_name, fold
from aerodrome.client import Client, News
from aerodrome.kernel import Action
from aerodrome.protocol.messages import TableInfo

from .inbox import ConnectionChanged, ConnectionEnded, Heard, Inbox, TypedLine
from .session import RemoteSession, problem_text


class RemoteTable(Dialogue):
    """A person at a terminal, at a table elsewhere.

    A question is drawn when it comes, with the table. Until the next one, what happens is told line by line, so that
    nothing wipes away what is being typed; a line is understood whenever it comes.
    """

    _session: RemoteSession
    saved = "join-saved"

    def __init__(
        self, session: RemoteSession, front: PlainFront, words: Words, console: Console, inbox: Inbox, client: Client
    ) -> None:
        super().__init__(session, front, words, console)
        self.without = frozenset(("new", "pace") if session.game.wishes else ("new", "pace", "time"))
        self._inbox = inbox
        self._client = client
        self._drawn: tuple[int, bool] | None = None
        self._is_asking = False
        self._waits = ""
        self._told = 0
        self._counted = 0
        session.lang = words.lang

    def run(self, seen: int | None = None) -> End:
        """Stay until the person leaves. `seen` is the version that they saw last."""
        self._looked()
        try:
            self._greet(seen)
            while True:
                end = self._hear(self._inbox.heard.get())
                if end is not None:
                    return end
        except KeyboardInterrupt:
            self._console.print()
            return End.INTERRUPTED

    def _greet(self, seen: int | None) -> None:
        session, words = self._session, self.words
        notices = [] if session.is_person else [words.say("join-looking")]
        if session.table.own_catalogue:
            notices.append(words.say("join-catalogue"))
        notices.append(promise(session.table.commitment, words, is_known=session.table.known_deal))
        if session.has_begun:
            if not session.history.moments:
                self._draw(*notices, news=[words.say("join-begun")], opening=self._front.goal(words))
            else:
                news = [] if seen is None else session.history.news(seen, words)
                self._draw(*notices, news=news, opening=words.say("join-away") if news else "")
        else:
            self._say(*filter(None, [self._front.goal(words)]), *notices, words.say("join-gathering"))
        self._ask_again()

    # What is heard

    def _hear(self, heard: Heard) -> End | None:
        match heard:
            case TypedLine(line):
                if line is None:
                    self._console.print()
                    return End.QUIT
                self._is_asking = False
                end = self._answer(one_line(line))
                if end is not None:
                    return end
                # What one has just done is told before the next line is read.
                if news := self._waiting_news():
                    self._take(news)
            case ConnectionChanged(holds):
                self._say(self.words.say("join-back" if holds else "join-lost"), style="bad")
            case ConnectionEnded(error):
                raise error
            case _:
                self._take([heard, *self._waiting_news()])
        self._ask_again()
        return None

    def _waiting_news(self) -> list[News]:
        """What else has come, up to the next thing that is none of the table's."""
        found: list[News] = []
        queue = self._inbox.heard
        while not queue.empty() and isinstance(heard := queue.queue[0], News):
            found.append(heard)
            queue.get()
        return found

    def _take(self, news: Sequence[News]) -> None:
        session, before = self._session, self._session.table
        had_begun = session.has_begun
        for one in news:
            session.take(one)
        if not session.has_begun:
            if _who(before) != _who(session.table):
                self._tell(people(session.table, (session.seat,), self.words))
            return
        if self._is_quietly_answered():
            # What was told waits for the next question.
            return
        told = self._session.history.news(self._told, self.words)
        self._looked()
        if not had_begun:
            told = [self.words.say("join-begun"), *told]
        counting = self._counting()
        is_question = bool(session.legal()) or session.is_over
        if self._drawn != (session.known.decision, session.is_over) and (is_question or not had_begun):
            self._draw(*counting, news=told)
        else:
            self._say(*self._fitting(told, MOST_NEWS)[0], *self._waiting(only_new=True), *counting)

    def _is_quietly_answered(self) -> bool:
        """Answer for a person who wants to be asked no more than needed; whether there was an answer."""
        session = self._session
        if not session.is_quiet or session.is_answered:
            return False
        action = self._front.idle_action(session.view, session.legal())
        if action is None:
            return False
        try:
            session.play(action)
        except Misunderstood:
            # The question is another one by now, or the person must answer after all.
            return False
        self._drawn = (session.known.decision, session.is_over)
        return True

    def _counting(self) -> list[str]:
        """A word about a countdown that has begun for the own seat, once."""
        window = self._session.window
        if window is None or window.number == self._counted or self._session.seat not in window.seats:
            return []
        self._counted = window.number
        return [self.words.say("join-window", seconds=round(window.seconds))]

    # What is answered

    def _obey(self, typed: str) -> End | None:
        if not self._session.has_begun:
            return self._obey_early(typed)
        if not typed and not self._session.is_over and not self._session.legal():
            self._draw()
            return None
        return super()._obey(typed)

    def _obey_early(self, typed: str) -> End | None:
        """Before the match there is nothing to do but to wait, to speak another language, or to go."""
        first, _, rest = typed.partition(" ")
        name = self.words.understood("word", ("quit", "lang")).get(fold(first))
        if name == "quit":
            return End.QUIT
        if name == "lang":
            self._speak(rest.strip())
        else:
            self._tell(people(self._session.table, (self._session.seat,), self.words))
            self._say(self.words.say("join-gathering"))
        return None

    def _speak(self, asked: str) -> None:
        super()._speak(asked)
        self._session.lang = self.words.lang

    def _do(self, name: str, rest: str) -> None:
        if name == "time":
            self._take_time(more=True)
        else:
            super()._do(name, rest)

    def _play(self, action: Action) -> None:
        if action.verb == "pass" and not self._session.legal() and self._session.is_counted_down:
            self._take_time(more=False)
        else:
            super()._play(action)

    def _take_time(self, *, more: bool) -> None:
        if not self._session.is_counted_down:
            raise Misunderstood(self.words.say("join-no-window"))
        self._session.take_time(more=more)
        self._say(self.words.say("join-time" if more else "join-passed"))

    def _go_on(self, *notices: str) -> None:
        """What was done comes back as news, which draw the table; so only notices are left to be told."""
        self._say(*notices)
        self._is_quietly_answered()

    def _record(self) -> tuple[str, str]:
        return self._session.table.id, self._session.ask(self._client.record(self._session.table.id))

    # The screen

    def _draw(self, *notices: str, news: Sequence[str] = (), opening: str = "") -> None:
        if not self._session.has_begun:
            self._say(self.words.say("join-gathering"))
            return
        self._drawn = (self._session.known.decision, self._session.is_over)
        super()._draw(*notices, news=news, opening=opening)

    def _looked(self) -> None:
        self._told = len(self._session.history.moments) if self._session.has_begun else 0

    def _waiting(self, *, only_new: bool = False) -> list[str]:
        """For whom everybody waits, when it is not the person at the screen."""
        session = self._session
        names = [name_of(seat, session.table, self.words) for seat in session.view.actors if seat != session.seat]
        if session.legal() or session.is_over or not names:
            self._waits = ""
            return []
        said = self.words.say("join-waiting", names=", ".join(names))
        is_known = only_new and said == self._waits
        self._waits = said
        return [] if is_known else [said]

    def _ending(self) -> list[str]:
        table, words = self._session.table, self.words
        if table.outcome is not None:
            told = self._result()
        elif table.closed is not None:
            told = [words.say("join-closed", reason=problem_text(table.closed, words.lang))]
        else:
            return self._waiting()
        told += self._fairness()
        told.append(words.say("join-record", address=f"{self._client.url}/api/tables/{table.id}/record"))
        if table.rematch is not None:
            told.append(words.say("join-rematch", address=f"{self._client.url}/table/{table.rematch}"))
        return [*told, words.say("join-next")]

    def _result(self) -> list[str]:
        """Why the match is over, who has won, and the scores."""
        table, words = self._session.table, self.words
        assert table.outcome is not None
        told = [words.say("join-over", rule=self._session.game.rulebook[table.outcome.rule].text(words.lang))]
        winners = ", ".join(name_of(seat, table, words) for seat in table.outcome.winners)
        told.append(words.say("join-winners", names=winners) if winners else words.say("join-nobody"))
        if len(table.outcome.scores) > 1:
            scores = [
                words.say("join-score", name=name_of(seat, table, words), score=score)
                for seat, score in enumerate(table.outcome.scores)
            ]
            told.append(words.say("join-scores", scores=", ".join(scores)))
        return told

    def _fairness(self) -> list[str]:
        """What this device found out about the dice, once the seed is shown."""
        session = self._session
        if session.table.known_deal or session.table.seed is None or not session.is_person:
            return []
        if doubts := sorted(session.fairness.doubts(session.table)):
            return [self.words.say("join-unfair"), *(self.words.say(f"join-doubt-{doubt}") for doubt in doubts)]
        has_taken_part = bool(session.fairness.hashes)
        return [self.words.say("join-fair", hash=session.table.commitment[:16])] if has_taken_part else []

    def _tell(self, what: RenderableType) -> None:
        self._step_aside()
        super()._tell(what)

    def _show(self, history: History, below: RenderableType, told: int | None = 0) -> None:
        self._step_aside()
        super()._show(history, below, told)

    def _step_aside(self) -> None:
        """Leave the line on which a person may be typing."""
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
            said = words.say("join-bot", bot=bot_name(info.bot or "", words.lang))
        elif info.bot is not None:
            said = words.say("join-replaced", name=name, bot=bot_name(info.bot, words.lang))
        elif not info.is_taken:
            said = words.say("join-free")
        else:
            said = words.say("join-you", name=name) if seat in yours else name
        lines.append(Text.assemble((f" {seat + 1:>2} ", "key"), said))
    return Group(*lines)


def _who(table: TableInfo) -> list[tuple[str | None, str | None, bool]]:
    return [(seat.name, seat.bot, seat.is_taken) for seat in table.seats]
