"""What can be asked at the table besides playing: help, reasons, rules, the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.plain import PlainFront
from aerodrome.cli.screen import READY, REFUSED, pairs, paragraphs
from aerodrome.cli.words import Words
from aerodrome.kernel import Action, Reason, Rule, Rulebook
from aerodrome.kernel.rulings import Section

from .session import Session

FIRST = ("help", "why", "undo")
LAST = ("time", "rules", "log", "table", "save", "new", "lang", "quit")
"""The commands that every table has, before and after those of the game."""


def available(front: PlainFront, without: Container[str] = ()) -> tuple[str, ...]:
    """The commands at a game's table, but for those that are of no use there."""
    return tuple(name for name in (*FIRST, *front.commands(), *LAST) if name not in without)


def help_page(session: Session, front: PlainFront, words: Words, without: Container[str] = ()) -> RenderableType:
    """What the current step is, and every command."""
    rows = [
        (Text(f"  {front.say(f'usage-{name}', words)}", "key"), front.say(f"about-{name}", words))
        for name in available(front, without)
    ]
    return Group(front.help(session, words), Text(), pairs(rows))


def refusal(rule: Rule, words: Words) -> RenderableType:
    """A rule that forbids something: its own sentence and its id."""
    return _marked(REFUSED, "bad", Text.assemble(rule.text(words.lang), (f" [{rule.id}]", "quiet")))


def _marked(mark: str, style: str, text: Text) -> RenderableType:
    """Text that may take several lines, with a mark before the first."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(f" {mark}", style), text)
    return grid


def why(about: str, session: Session, front: PlainFront, words: Words) -> RenderableType:
    """Why an action is forbidden, or what can be done with a piece."""
    if not about:
        raise Misunderstood(front.say("why-what", words))
    pieces = front.pieces(about, session, words) if _could_be_piece(about, session, front, words) else ()
    if pieces:
        reasons = [(piece, reason) for piece in pieces for reason in session.why(piece)]
        # What another expansion could do with a thing is of interest only when nothing else can be done with it.
        near = [(piece, reason) for piece, reason in reasons if not _is_far(reason, session)]
        actions = [_example(reason.verb, piece, session) for piece, reason in near or reasons]
        distinct = {action.id: action for action in actions}.values()
        return Group(*(why_action(action, session, front, words) for action in distinct))
    action = front.understand(about, session, words)
    if action is None:
        raise Misunderstood(words.say("why-unknown", text=about))
    return why_action(action, session, front, words)


def why_action(action: Action, session: Session, front: PlainFront, words: Words) -> RenderableType:
    """Whether an action is allowed, and if not, by which rule; or why it would fail all the same."""
    rule = session.why_not(action)
    said = session.game.voice.say_action(action, session.view, words.lang)
    heading = Padding(Text.assemble(said, (f" [{action.notation}]", "quiet")), (0, 1))
    if rule is not None:
        return Group(heading, refusal(rule, words))
    doubt = front.doubt(action, session.view, words)
    return Group(
        heading, _marked(*((REFUSED, "bad") if doubt else (READY, "good")), Text(doubt or words.say("why-allowed")))
    )


def _is_far(reason: Reason, session: Session) -> bool:
    """Whether a verb has no use in a match with these options."""
    return reason.rule is not None and reason.rule.number == session.game.out_of_play


def _could_be_piece(about: str, session: Session, front: PlainFront, words: Words) -> bool:
    """Words that name an action are about that action, unless they only name a piece."""
    try:
        return front.understand(about, session, words) is None
    except Misunderstood:
        return True


def _example(verb: str, piece: str, session: Session) -> Action:
    """An action of this verb that touches the piece, a legal one if there is any."""
    touching = [action for action in session.game.vocabulary.touching(piece) if action.verb == verb]
    legal = {action.id for action in session.legal()}
    return next((action for action in touching if action.id in legal), touching[0])


def sections_page(front: PlainFront, words: Words) -> RenderableType:
    """The sections of the rules, and how to look into them."""
    rulebook = front.game.rulebook
    counts = Counter(rule.section for rule in rulebook.to_read())
    lines = [Text(f"  {rulebook.heading(section, words.lang)} ({count})") for section, count in counts.items()]
    how = Text(f" {front.say('rules-how', words)}", "quiet")
    return Group(Text(f" {words.say('rules-sections')}", "title"), *lines, how)


def rules_page(rulebook: Rulebook, asked: str, words: Words) -> RenderableType:
    """The rules of the section with this name, else those with all the words, after the ruling of that name."""
    name = "-".join(asked.lower().split())
    hits = [rule for rule in rulebook.to_read() if rule.section == name]
    hits = hits or rulebook.search(asked, words.lang) or rulebook.search(asked.replace("-", " "), words.lang)
    chapter = rulebook.chapter(name, words.lang)
    if not hits and chapter is None:
        raise Misunderstood(words.say("rules-none", text=asked))
    ruling = [] if chapter is None else [chapter_page(chapter)]
    return Group(*ruling, rule_list(rulebook, hits, words))


def rule_list(rulebook: Rulebook, rules: list[Rule], words: Words) -> RenderableType:
    """Rules under the headings of their sections, each with its id and the rulings that explain it."""
    parts: list[RenderableType] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            parts += [Text(), Text(f" {rulebook.heading(section, words.lang)}", "title")]
        parts.append(Padding(Text.assemble(rule.text(words.lang), (f" [{rule.id}]", "quiet")), (0, 2)))
        if rule.rulings:
            chapters = ", ".join(rule.rulings)
            parts.append(Padding(Text(words.say("rules-why", chapters=chapters), "quiet"), (0, 4)))
    return Group(*parts)


def chapter_page(chapter: Section) -> RenderableType:
    """A chapter of the page of rulings."""
    told = (Padding(Text(paragraph), (0, 2, 1, 2)) for paragraph in chapter.paragraphs)
    return Group(Text(), Text(f" {chapter.title}", "title"), *told)


def log_page(session: Session, words: Words) -> RenderableType:
    return paragraphs(*((line, "") for line in session.history.sentences(words.lang) or [words.say("log-empty")]))
