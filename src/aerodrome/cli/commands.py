"""What can be asked at the table besides playing: help, reasons, rules, the log."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.kernel import Action, Reason, Rule, Rulebook
from aerodrome.kernel.rulings import Chapter

from . import files
from .front import Front, Misunderstood
from .place import Place
from .screen import Glyphs
from .session import Session
from .words import Words

COMMANDS = (
    "help",
    "why",
    "undo",
    "look",
    "odds",
    "deck",
    "discards",
    "wish",
    "time",
    "withdraw",
    "pace",
    "rules",
    "log",
    "table",
    "save",
    "new",
    "lang",
    "quit",
)
OF_SOME_GAMES = ("look", "odds", "deck", "discards", "wish", "withdraw", "pace")


def available(front: Front, without: Container[str] = ()) -> tuple[str, ...]:
    """The commands at a game's table, but for those that have no place there."""
    own = front.commands()
    return tuple(name for name in COMMANDS if (name not in OF_SOME_GAMES or name in own) and name not in without)


def own(key: str, place: Place, words: Words) -> str:
    """A message, with the examples of the game at hand where it has some."""
    of_game = f"{key}-{place.game.prefix}"
    return words.say(of_game if words.has(of_game) else key)


def help_page(place: Place, front: Front, words: Words, without: Container[str] = ()) -> RenderableType:
    """What the current step is, and every command."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name in available(front, without):
        usage, about = (own(f"{kind}-{name}", place, words) for kind in ("usage", "about"))
        grid.add_row(Text(f"  {usage}", "key"), about)
    return Group(front.help(place, words), Text(), grid)


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


def why(about: str, place: Place, front: Front, words: Words, glyphs: Glyphs) -> RenderableType:
    """Why an action is forbidden, or what can be done with a piece."""
    if not about:
        raise Misunderstood(own("why-what", place, words))
    pieces = front.pieces(about, place, words) if _could_be_piece(about, place, front, words) else ()
    if pieces:
        reasons = [(piece, reason) for piece in pieces for reason in place.why(piece)]
        # What another expansion could do with a thing is of interest only when nothing else can be done with it.
        near = [(piece, reason) for piece, reason in reasons if not _is_far(reason)]
        actions = [_example(reason.verb, piece, place) for piece, reason in near or reasons]
        distinct = {action.id: action for action in actions}.values()
        return Group(*(why_action(action, place, words, glyphs) for action in distinct))
    action = front.understand(about, place, words)
    if action is None:
        raise Misunderstood(words.say("why-unknown", text=about))
    return why_action(action, place, words, glyphs)


def why_action(action: Action, place: Place, words: Words, glyphs: Glyphs) -> RenderableType:
    """Whether an action is allowed, and if not, by which rule."""
    rule = place.why_not(action)
    said = place.game.voice.say_action(action, place.view, words.lang)
    heading = Padding(Text.assemble(said, (f" [{action.notation}]", "quiet")), (0, 1))
    return Group(heading, allowed(words, glyphs) if rule is None else refusal(rule, words, glyphs))


def _is_far(reason: Reason) -> bool:
    """Whether a verb belongs to an expansion that is not in play."""
    return reason.rule is not None and reason.rule.id.endswith(".not-in-play")


def _could_be_piece(about: str, place: Place, front: Front, words: Words) -> bool:
    """Words that name an action are about that action, unless they only name a piece."""
    try:
        return front.understand(about, place, words) is None
    except Misunderstood:
        return True


def _example(verb: str, piece: str, place: Place) -> Action:
    """An action of this verb that touches the piece, a legal one if there is any."""
    touching = [action for action in place.game.vocabulary.touching(piece) if action.verb == verb]
    legal = {action.id for action in place.legal()}
    return next((action for action in touching if action.id in legal), touching[0])


def rules_page(rulebook: Rulebook, asked: str, words: Words) -> RenderableType:
    """The rules that contain all the words, after the ruling of that name; without words, the sections."""
    if not asked:
        counts: dict[str, int] = {}
        for rule in rulebook.to_read():
            counts[rule.section] = counts.get(rule.section, 0) + 1
        lines = [Text(f"  {rulebook.heading(section, words.lang)} ({count})") for section, count in counts.items()]
        return Group(
            Text(f" {words.say('rules-sections')}", "title"), *lines, Text(f" {words.say('rules-how')}", "quiet")
        )
    hits = rules_about(rulebook, asked, words.lang)
    chapter = rulebook.chapter("-".join(asked.lower().split()))
    if not hits and chapter is None:
        raise Misunderstood(words.say("rules-none", text=asked))
    ruling = [] if chapter is None else [chapter_page(chapter, words)]
    return Group(*ruling, rule_list(rulebook, hits, words))


def rules_about(rulebook: Rulebook, asked: str, lang: str) -> list[Rule]:
    """The rules of the section with this name, else those with all the words; a name may be written with hyphens."""
    name = "-".join(asked.lower().split())
    return [rule for rule in rulebook.to_read() if rule.section == name] or (
        rulebook.search(asked, lang) or rulebook.search(asked.replace("-", " "), lang)
    )


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


def chapter_page(chapter: Chapter, words: Words) -> RenderableType:
    """A chapter of the page of rulings. Those are written in English; other readers are told so."""
    note = [Text(f" {words.say('rules-english')}", "quiet")] if words.lang != "en" else []
    paragraphs = (Padding(Text(paragraph), (0, 2, 1, 2)) for paragraph in chapter.paragraphs)
    return Group(Text(), Text(f" {chapter.title}", "title"), *note, *paragraphs)


def log_page(place: Place, words: Words) -> RenderableType:
    lines = place.sentences(words.lang)
    return Group(*(Padding(Text(line), (0, 2)) for line in lines or [words.say("log-empty")]))


def save(name: str, session: Session) -> Path:
    """Write the match to a new file; without a name, to one in the current folder."""
    free = files.free_name(Path.cwd(), session.journal.path.stem, ".json")
    path = Path(name).expanduser() if name else free
    session.save(path)
    return path
