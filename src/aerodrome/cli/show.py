"""The commands that only show something: records, rules, chances, versions."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.bots import parse_seats
from aerodrome.games import GAMES
from aerodrome.kernel import AerodromeError, Choice, Game, Option, Record
from aerodrome.kernel import verify as verify_record

from . import commands, kept, progress
from .chronicle import SPECTATOR, Chapter, Chronicle, last_roll
from .front import Misunderstood
from .fronts import find_game, front_of, sheets_of
from .options import values_of
from .trouble import Trouble
from .words import Words, fold


def games_page(words: Words) -> RenderableType:
    """The games with their seats and options."""
    parts: list[RenderableType] = []
    for game in GAMES.values():
        own = Words(words.lang, game.texts)
        title = game.texts.say(words.lang, f"{game.prefix}-title")
        seats = ", ".join(map(str, game.seat_counts))
        parts.append(Text.assemble((title, "title"), f"  {own.say('games-line', game=game.id, seats=seats)}"))
        for option in game.options:
            parts += _option(option, game, words.lang)
    return Group(*parts)


def _option(option: Option, game: Game, lang: str) -> list[RenderableType]:
    """An option with its values; in a list of things, each with its name and what it brings."""
    said = game.texts.say(lang, f"{game.prefix}-option-{option.name}-help")
    named = () if isinstance(option, Choice) else option.values
    values = "" if named else f"{', '.join(map(str, values_of(option)))}. "
    lines: list[RenderableType] = [Padding(Text.assemble((f"--{option.name} ", "key"), f"{values}{said}"), (0, 2))]
    for value in named:
        told = f"  {game.voice.say_value(option, value, lang)}. {game.voice.help_on_value(option, value, lang) or ''}"
        lines.append(Padding(Text.assemble((str(value), "key"), told), (0, 2, 0, 6)))
    return lines


def about_page(name: str, words: Words) -> RenderableType:
    """Whose game it is, and what is reconstructed."""
    game = find_game(name)
    said = [game.texts.say(words.lang, f"{game.prefix}-credits")]
    if game.catalogue_words is not None:
        said.append(game.texts.say(words.lang, f"{game.prefix}-reconstructed"))
        said.append(Words(words.lang, game.texts).say("about-catalogue", game=game.id))
    title = Text(game.texts.say(words.lang, f"{game.prefix}-title"), "title")
    options = [line for option in game.options for line in _option(option, game, words.lang)]
    return Group(title, *(Padding(Text(text), (1, 0, 0, 0)) for text in said), Text(), *options)


def progress_page(name: str, seats: str | None, words: Words) -> RenderableType:
    """What players have reached together: all sheets of a game, or that of those who sit in these seats."""
    game = find_game(name)
    own = sheets_of(game)
    if own is None:
        raise Trouble("cli-error-no-progress", game=game.id)
    kept_sheets = progress.sheets(game)
    if seats is not None:
        who = ",".join(map(str, parse_seats(seats, game)))
        kept_sheets = {who: kept_sheets.get(who)}
    if not kept_sheets:
        return Text(words.say("progress-none", game=game.id))
    parts: list[RenderableType] = []
    for who, sheet in kept_sheets.items():
        parts.append(Text(words.say("progress-of", who=who), "title"))
        with progress.named(who):
            parts += [Padding(Text(line), (0, 2)) for line in own.told(sheet, game, None, words.lang)]
    return Group(*parts)


def rules(name: str, asked: str, words: Words) -> RenderableType:
    """All rules by section, or those with all the words."""
    rulebook = find_game(name).rulebook
    own = Words(words.lang, find_game(name).texts)
    if not asked:
        return commands.rule_list(rulebook, rulebook.to_read(), own)
    try:
        return commands.rules_page(rulebook, asked, own)
    except Misunderstood:
        raise Trouble("cli-rules-none", text=asked) from None


def verify(path: Path, words: Words) -> RenderableType:
    """Check a record, and say what was checked."""
    record = kept.load(path)
    game = kept.game_of(record, path)
    try:
        found = verify_record(record, game)
    except AerodromeError as error:
        raise Trouble("cli-error-record", file=str(path), reason=error) from None
    own = Words(words.lang, game.texts)
    lines = [own.say("verify-decisions", count=found.decisions), own.say("verify-draws", count=found.draws)]
    lines.append(own.say("verify-dice" if found.dice_checked else "verify-no-dice"))
    if record.known_deal:
        lines += [own.say("verify-known")] if found.dice_checked else []
    else:
        lines.append(own.say(f"verify-mixed-{found.mixed}", count=found.people))
    if found.aborted:
        lines.append(own.say("verify-aborted", count=found.aborted))
    lines.append(_result(record, own))
    sound = Text(own.say("verify-sound", file=str(path)), "good")
    return Group(sound, *(Padding(Text(line), (0, 0, 0, 2)) for line in lines))


def _result(record: Record, words: Words) -> str:
    if record.result is None:
        return words.say("verify-open")
    rule = record.result.rule.replace(".", "-")
    return words.say("verify-result", result=words.texts.say(words.lang, rule))


def replay(path: Path, words: Words, console: Console, *, step: bool) -> None:
    """Show a record decision by decision. With `step`, wait after each one and draw the table every time."""
    record = kept.load(path)
    # A match that goes on may have secrets: whoever looks at a record sees what everybody may know.
    match, stories = kept.retold(record, path, [SPECTATOR])
    chronicle = stories[SPECTATOR]
    own = Words(words.lang, match.game.texts)
    front = front_of(match.game)
    chapters = chronicle.chapters
    views = [*(chapter.before for chapter in chapters), match.view(SPECTATOR)]
    console.print(front.table(views[0], [], None, own, console))
    for number, chapter in enumerate(chapters, 1):
        view = views[number]
        if not _tell(number, chapter, chronicle, match.game, own, console):
            continue
        if step or front.is_milestone(view):
            console.print(front.table(view, [], last_roll(chapter), own, console))
        if step and number < len(chapters) and not _goes_on(own):
            return
    console.print(Text(_result(record, own), "bold"))


def _tell(number: int, chapter: Chapter, chronicle: Chronicle, game: Game, words: Words, console: Console) -> bool:
    """What was decided, and what came of it; False when nobody who looks on may know anything of it."""
    sentences = chronicle.tell(chapter, words.lang)
    if chapter.done is not None:
        said = game.voice.say_action(game.vocabulary.parse(chapter.done), chapter.before, words.lang)
    elif sentences:
        said, *sentences = sentences
    else:
        return False
    console.print(Text.assemble((f"{number:>4}  ", "key"), (said, "bold")))
    for sentence in sentences:
        console.print(Padding(Text(sentence), (0, 0, 0, 6)))
    return True


def _goes_on(words: Words) -> bool:
    """Wait for Enter; anything that means to leave, leaves."""
    try:
        typed = input(words.say("replay-more"))
    except EOFError:
        return False
    return words.understood("word", ("quit",)).get(fold(typed.strip())) is None


def odds(goal: str, dice: str | None, rerolls: int | None, words: Words) -> RenderableType:
    """Exact chances, before the first roll or from dice on the table."""
    from .aerion import browse

    try:
        aim = browse.goal(goal, words)
        faces = browse.faces(dice, words) if dice is not None else None
        return browse.chances([aim] if aim else browse.GOALS, faces, browse.bounded(rerolls, words), words)
    except Misunderstood as error:
        raise Trouble("cli-error-plain", reason=str(error)) from None
