"""The front that any game gets at the terminal: its drawing, its legal actions by number, its words as they are typed.

Everything is asked of views and legal actions; a front knows no rule. A game with more to show derives its own front.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aerodrome.cli import menu as menus
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.menu import Item
from aerodrome.cli.screen import READY, pairs, paragraphs
from aerodrome.cli.session.session import SPECTATOR, Pace, Session
from aerodrome.cli.tableau import tableau
from aerodrome.cli.typed import Typed, begin_all, parts_of
from aerodrome.cli.words import Words, fold
from aerodrome.kernel import Action, Game, Match, View
from aerodrome.kernel.event_types import Rolled

LEAST_ROOM = 5
INDENT = 16
"""What stands before and after a sentence on its line."""
ALL, NONE, USUAL = "all", "none", "usual"
Command = Callable[[str, Session, Words, Console], RenderableType | None]
"""Takes what was typed after its name, and says something; nothing when the table has changed, and is drawn again.

It may raise Misunderstood.
"""


class PlainFront:
    """The terminal side of one game."""

    has_chapters: ClassVar[bool] = False
    """Whether secret plans are told in chapters when they are carried out; else every decision is told alone."""
    reader: ClassVar[type[Typed]] = Typed
    """What reads the words that are typed in front of a view."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def say(self, key: str, words: Words, **values: str | int) -> str:
        """A message of the game, else the one for all games."""
        own = f"{self.game.prefix}-{key}"
        return words.say(own if words.has(own) else key, **values)

    def goal(self, words: Words) -> str:
        """What the game is about and what one tries to do, where it says so."""
        return words.named(f"{self.game.prefix}-goal", "")

    # How secret plans are told: in chapters, with much that needs no person

    def ends_chapter(self, before: View, after: View) -> bool:
        """Whether those who follow the story should draw breath here."""
        return True

    def answer(self, view: View, legal: Sequence[Action], wish: Sequence[str], *, is_discreet: bool) -> Action | None:
        """The action that needs no person, because there is no other; None when the person must be asked.

        A discreet answer depends on the wish and on what everybody knows, never on the hand: others see who is asked.
        """
        return None

    # The table

    def summary(self, match: Match, words: Words) -> str:
        """Where a match stands, in a few words, without a full stop."""
        return self.game.voice.prompt(match.view(SPECTATOR), words.lang).removesuffix(".")

    def is_milestone(self, view: View) -> bool:
        """Whether a replay that does not draw every table should draw this one."""
        return not view.actors

    def table(
        self, view: View, log: Sequence[str], last: Rolled | None, words: Words, console: Console, below: int = 0
    ) -> RenderableType:
        """The table of a view, with the end of the log and the dice that the last decision rolled.

        `below` says how many lines of the terminal are needed for something else.
        """
        return tableau(self.game.drawing.scene(view, words.lang), log, console, below)

    # Choices

    def doubt(self, action: Action, view: View, words: Words) -> str:
        """Why an action that is allowed would fail as things are now; "" where nothing is known against it."""
        return ""

    def menu(self, session: Session, words: Words, console: Console) -> tuple[RenderableType, Sequence[Item]]:
        """What can be chosen now, drawn and by number."""
        legal = session.legal()
        lines: list[RenderableType] = [paragraphs(*self.notes(session, words, console))]
        if len(legal) == 1:
            undo = f" ({words.say('or-undo')})" if session.why_not_undo() is None else ""
            sentence = self.game.voice.say_action(legal[0], session.view, words.lang)
            enter = Text.assemble((f"  {words.say('enter')}  ", "key"), sentence, (undo, "quiet"))
            return Group(*lines, enter), [Item(1, legal[0], sentence)]
        groups = self.groups(session, words, console) if legal else []
        lines += [menus.draw(groups, console.width)] if groups else []
        return Group(*lines), [item for group in groups for item in group.items if item.number]

    def notes(self, session: Session, words: Words, console: Console) -> list[tuple[str, str]]:
        """What stands above the choices, with its style: the question."""
        return [(self.game.voice.prompt(session.view, words.lang), "bold")]

    def groups(self, session: Session, words: Words, console: Console) -> Sequence[menus.Group]:
        """The choices: a sentence for each where there is room for all, else in few words by verb."""
        view, legal = session.view, self.ordered(session.legal())
        sentences = self.game.voice.say_actions(legal, view, words.lang)
        needed = sum(len(textwrap.wrap(sentence, console.width - INDENT)) for sentence in sentences)
        is_roomy = needed <= max(LEAST_ROOM, self.room(view, words, console))
        items: dict[str, list[Item]] = {}
        for number, (action, sentence) in enumerate(zip(legal, sentences, strict=True), 1):
            label = sentence if is_roomy else self.brief(action, view, words) or sentence
            heading = "" if is_roomy else self.heading(action, words)
            items.setdefault(heading, []).append(Item(number, action, self.marked(action, label, session, words)))
        return [menus.Group(heading, found, is_listed=is_roomy) for heading, found in items.items()]

    def ordered(self, legal: Sequence[Action]) -> Sequence[Action]:
        """Legal actions in the order in which they are offered."""
        return legal

    def room(self, view: View, words: Words, console: Console) -> int:
        """How many lines the choices may take."""
        return console.height - len(self.game.drawing.text(view, words.lang).splitlines()) - LEAST_ROOM

    def heading(self, action: Action, words: Words) -> str:
        """What choices have in common that stand together."""
        return words.named(f"cli-{self.game.prefix}-group-{action.verb}", action.verb)

    def brief(self, action: Action, view: View, words: Words) -> str:
        """What an action takes, where the heading says the rest."""
        return ", ".join(value for _, value in action.args)

    def marked(self, action: Action, label: str, session: Session, words: Words) -> Text:
        """A label with a word about the key that chooses it."""
        text = Text(label)
        if action == self.enter(session):
            text.append(f" [{words.say('enter')}]", "quiet")
        return text

    def enter(self, session: Session) -> Action | None:
        """What Enter alone does: what there is no choice about, or to let others go on; None when one must choose."""
        legal = session.legal()
        return legal[0] if len(legal) == 1 else self.idle_action(session.view, legal)

    def idle_action(self, view: View, legal: Sequence[Action]) -> Action | None:
        """The action by which nothing is lost here, if there is one."""
        idle = self.idle_verb(view)
        return next((action for action in legal if action.verb == idle), None)

    def idle_verb(self, view: View) -> str | None:
        """The verb by which nothing is lost here, if there is one."""
        return None

    # Words

    def understand(self, typed: str, session: Session, words: Words) -> Action | None:
        """The action that was typed, legal or not; None when it is none at all. May raise Misunderstood."""
        return self.reader(self.game, session.view, session.legal(), words).action(typed)

    def pieces(self, typed: str, session: Session, words: Words) -> Sequence[str]:
        """The pieces on the table that the words mean, () for none. May raise Misunderstood."""
        return self.reader(self.game, session.view, session.legal(), words).pieces(typed)

    # Help

    def help(self, session: Session, words: Words) -> RenderableType:
        """What this step is about, and how its actions are typed."""
        view, examples = session.view, {action.verb: action for action in reversed(session.legal())}
        rows = list[tuple[Text, str | Text]]()
        for verb in dict.fromkeys(action.verb for action in session.legal()):
            usage = f"{self.game.prefix}-usage-{verb}"
            if words.has(usage):
                rows.append((Text(f"  {words.say(usage)}", "key"), self.say(f"about-{verb}", words)))
            else:
                said = self.game.voice.say_action(examples[verb], view, words.lang)
                rows.append((Text(f"  {examples[verb].notation}", "key"), said))
        legend = f"{self.game.prefix}-legend"
        more = [Text(), paragraphs((words.say(legend), "quiet"))] if words.has(legend) else []
        goal = [paragraphs((self.goal(words), "title")), Text()] if self.goal(words) else []
        return Group(*goal, paragraphs(*((line, "") for line in self.about(view, words))), Text(), pairs(rows), *more)

    def about(self, view: View, words: Words) -> list[str]:
        return [self.game.voice.prompt(view, words.lang)]

    # Commands

    def commands(self) -> Mapping[str, Command]:
        """Commands beside those that every table has, by name."""
        own: dict[str, Command] = {}
        if self.game.wishes:
            own["wish"] = self._wish
        if self.game.secret_together:
            own |= {"withdraw": self._withdraw, "pace": self._pace}
        return own

    def _wish(self, typed: str, session: Session, words: Words, console: Console) -> RenderableType:
        """See or change when one wants to be asked."""
        if not session.is_person:
            raise Misunderstood(words.say("wish-nobody"))
        names = {kind: words.named(f"{self.game.prefix}-window-{kind}", kind) for kind in self.game.wishes}
        if typed:
            session.set_wish(_wished(typed, session.wish, self.game.usual_wish, names, words))
        lines = [Text(f" {self.say('wish', words)}", "title")]
        for number, (kind, said) in enumerate(names.items(), 1):
            mark, style = (READY, "good") if kind in session.wish else (" ", "")
            lines.append(Text.assemble((f" {number:>2} ", "key"), (f"[{mark}] {said}", style)))
        return Group(*lines, Text(f" {words.say('wish-how')}", "quiet"))

    def _withdraw(self, _: str, session: Session, words: Words, console: Console) -> None:
        rule = session.why_not_withdraw()
        if rule is not None:
            raise Misunderstood(rule.text(words.lang))
        session.withdraw()

    def _pace(self, typed: str, session: Session, words: Words, console: Console) -> RenderableType:
        """How the story goes on."""
        known = words.understood("pace-word", tuple(pace.value for pace in Pace))
        if typed:
            if fold(typed) not in known:
                raise Misunderstood(words.say("pace-how"))
            session.pace = Pace(known[fold(typed)])
        return paragraphs((self.say(f"pace-{session.pace.value}", words), ""))


def _wished(
    typed: str, ticked: Sequence[str], usual: Sequence[str], names: Mapping[str, str], words: Words
) -> list[str]:
    """The windows ticked after what was typed: all, none, the usual ones, or each one named the other way round."""
    whole = words.understood("wish-word", (ALL, NONE, USUAL)).get(" ".join(parts_of(typed)))
    if whole is not None:
        return list({ALL: tuple(names), NONE: (), USUAL: usual}[whole])
    numbers = {str(number): kind for number, kind in enumerate(names, 1)}
    parts = parts_of(typed)
    is_numbered = all(part in numbers for part in parts)
    found = [numbers[part] for part in parts] if is_numbered else [_named(typed, names, words)]
    return [kind for kind in names if (kind in ticked) != (kind in found)]


def _named(typed: str, names: Mapping[str, str], words: Words) -> str:
    """The one that is named, by its whole name or the beginnings of its words."""
    wanted = parts_of(typed)
    whole = [kind for kind, said in names.items() if wanted in (parts_of(said), parts_of(kind))]
    found = whole or [kind for kind, said in names.items() if begin_all(parts_of(f"{said} {kind}"), wanted)]
    if not found:
        raise Misunderstood(words.say("wish-unknown", text=typed))
    if len(found) > 1:
        raise Misunderstood(words.say("wish-which", names=", ".join(names[kind] for kind in found)))
    return found[0]
