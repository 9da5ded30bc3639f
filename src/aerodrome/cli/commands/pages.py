"""The commands that only show something: games, rules, progress, chances."""

from __future__ import annotations

from pkgutil import resolve_name

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.bots import parse_seats
from aerodrome.cli.errors import CommandError, Misunderstood
from aerodrome.cli.fronts import find_game
from aerodrome.cli.options import values_of
from aerodrome.cli.session import answers
from aerodrome.cli.storage import progress
from aerodrome.cli.words import Words
from aerodrome.games import GAMES
from aerodrome.kernel import Choice, Game, Option


def games(*, words: Words) -> RenderableType:
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


def about(game: str, /, *, words: Words) -> RenderableType:
    """Whose game it is, and what is reconstructed."""
    known, lang = find_game(game), words.lang
    said = [known.texts.say(lang, f"{known.prefix}-credits")]
    if known.catalogue_words is not None:
        said.append(known.texts.say(lang, f"{known.prefix}-reconstructed"))
        said.append(words.say("about-catalogue", game=known.id))
    title = Text(known.texts.say(lang, f"{known.prefix}-title"), "title")
    options = [line for option in known.options for line in _option(option, known, lang)]
    return Group(title, *(Padding(Text(text), (1, 0, 0, 0)) for text in said), Text(), *options)


def progress_sheets(game: str, /, *, seats: str | None = None, words: Words) -> RenderableType:
    """What players have reached together: all sheets of a game, or that of those who sit in these seats."""
    known = find_game(game)
    own = known.registration.sheets
    if own is None:
        raise CommandError("cli-error-no-progress", game=known.id)
    sheets = progress.sheets(known)
    if seats is not None:
        who = ",".join(map(str, parse_seats(seats, known)))
        sheets = {who: sheets.get(who)}
    if not sheets:
        return Text(words.say("progress-none", game=known.id))
    parts: list[RenderableType] = []
    for who, sheet in sheets.items():
        parts.append(Text(words.say("progress-of", who=who), "title"))
        with progress.named(who):
            parts += [Padding(Text(line), (0, 2)) for line in own.told(sheet, known, None, words.lang)]
    return Group(*parts)


def rules(game: str, /, *search: str, words: Words) -> RenderableType:
    """All rules by section, or those with all the words."""
    known, asked = find_game(game), " ".join(search)
    own = Words(words.lang, known.texts)
    if not asked:
        return answers.rule_list(known.rulebook, known.rulebook.to_read(), own)
    try:
        return answers.rules_page(known.rulebook, asked, own)
    except Misunderstood:
        raise CommandError("cli-rules-none", text=asked) from None


def odds(goal: str = "", /, *, dice: str | None = None, rerolls: int | None = None, words: Words) -> RenderableType:
    """Exact chances of the game that tells them, before the first roll or from dice on the table."""
    tell = next(game.registration.odds for game in GAMES.values() if game.registration.odds is not None)
    try:
        chances: RenderableType = resolve_name(tell)(goal, dice, rerolls, words)
        return chances
    except Misunderstood as error:
        raise CommandError("cli-error-plain", reason=str(error)) from None
