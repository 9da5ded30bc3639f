"""What can be asked at the table besides playing: help, reasons, rules, the log."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.kernel import Action, Rule, Rulebook

from . import files
from .front import Front, Misunderstood
from .screen import Glyphs
from .session import Session
from .words import Words

COMMANDS = ("help", "why", "undo", "odds", "deck", "discards", "rules", "log", "table", "save", "new", "lang", "quit")


def help_page(session: Session, front: Front, words: Words) -> RenderableType:
    """What the current step is, and every command."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name in COMMANDS:
        grid.add_row(Text(f"  {words.say(f'usage-{name}')}", "key"), words.say(f"about-{name}"))
    return Group(front.help(session, words), Text(), grid)


def refusal(rule: Rule, words: Words, glyphs: Glyphs) -> RenderableType:
    """A rule that forbids something: its own sentence and its id."""
    return _marked(glyphs.refused, "bad", Text.assemble(rule.text(words.lang), (f" [{rule.id}]", "quiet")))


def allowed(words: Words, glyphs: Glyphs) -> RenderableType:
    return _marked(glyphs.ready, "good", Text(words.say("why-allowed")))


def _marked(mark: str, style: str, text: Text) -> RenderableType:
    """Text that may take several lines, with a mark before the first."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(f" {mark}", style), text)
    return grid


def why(about: str, session: Session, front: Front, words: Words, glyphs: Glyphs) -> RenderableType:
    """Why an action is forbidden, or what can be done with a piece."""
    if not about:
        raise Misunderstood(words.say("why-what"))
    pieces = front.pieces(about, session, words) if _could_be_piece(about, session, front, words) else ()
    if pieces:
        return Group(*(_about_piece(piece, session, words, glyphs) for piece in pieces))
    action = front.understand(about, session, words)
    if action is None:
        raise Misunderstood(words.say("why-unknown", text=about))
    return why_action(action, session, words, glyphs)


def why_action(action: Action, session: Session, words: Words, glyphs: Glyphs) -> RenderableType:
    """Whether an action is allowed, and if not, by which rule."""
    rule = session.match.why_not(action)
    said = session.match.game.say_action(action, session.view, words.lang)
    heading = Padding(Text.assemble(said, (f" [{action.notation}]", "quiet")), (0, 1))
    return Group(heading, allowed(words, glyphs) if rule is None else refusal(rule, words, glyphs))


def _could_be_piece(about: str, session: Session, front: Front, words: Words) -> bool:
    """Words that name an action are about that action, unless they only name a piece."""
    try:
        return front.understand(about, session, words) is None
    except Misunderstood:
        return True


def _about_piece(piece: str, session: Session, words: Words, glyphs: Glyphs) -> RenderableType:
    actions = [_example(reason.verb, piece, session) for reason in session.match.why(piece)]
    return Group(*(why_action(action, session, words, glyphs) for action in actions))


def _example(verb: str, piece: str, session: Session) -> Action:
    """An action of this verb that touches the piece, a legal one if there is any."""
    touching = [action for action in session.match.game.vocabulary.touching(piece) if action.verb == verb]
    return next((action for action in touching if session.match.why_not(action) is None), touching[0])


def rules_page(rulebook: Rulebook, asked: str, words: Words) -> RenderableType:
    """The rules that contain all the words, by section; without words, the sections."""
    if not asked:
        counts: dict[str, int] = {}
        for rule in rulebook:
            counts[rule.section] = counts.get(rule.section, 0) + 1
        lines = [Text(f"  {rulebook.heading(section, words.lang)} ({count})") for section, count in counts.items()]
        return Group(
            Text(f" {words.say('rules-sections')}", "title"), *lines, Text(f" {words.say('rules-how')}", "quiet")
        )
    hits = rulebook.search(asked, words.lang)
    if not hits:
        raise Misunderstood(words.say("rules-none", text=asked))
    return rule_list(rulebook, hits, words)


def rule_list(rulebook: Rulebook, rules: list[Rule], words: Words) -> RenderableType:
    """Rules under the headings of their sections, each with its id."""
    parts: list[RenderableType] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            parts += [Text(), Text(f" {rulebook.heading(section, words.lang)}", "title")]
        parts.append(Padding(Text.assemble(rule.text(words.lang), (f" [{rule.id}]", "quiet")), (0, 2)))
    return Group(*parts)


def log_page(session: Session, words: Words) -> RenderableType:
    lines = session.chronicle.sentences(words.lang)
    return Group(*(Padding(Text(line), (0, 2)) for line in lines or [words.say("log-empty")]))


def save(name: str, session: Session) -> Path:
    """Write the match to a new file; without a name, to one in the current folder."""
    free = files.free_name(Path.cwd(), session.journal.path.stem, ".json")
    path = Path(name).expanduser() if name else free
    session.save(path)
    return path
