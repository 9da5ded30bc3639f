"""`aerodrome replay`: a recorded match is shown."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli.fronts import front_of
from aerodrome.cli.session.history import History, Moment, rolled
from aerodrome.cli.session.session import SPECTATOR
from aerodrome.cli.storage import matches
from aerodrome.cli.words import Words, fold
from aerodrome.kernel import Game

from .verify import result


class Request(NamedTuple):
    """A file, and whether to wait after each decision and to draw the table every time."""

    file: Path
    step: bool = False


def run(request: Request, lang: str, console: Console) -> int:
    """Show a record decision by decision; the exit status."""
    path, step = request
    record = matches.load(path)
    # A match that goes on may have secrets: those who look at a record see what everybody may know.
    match, histories = matches.retold(record, path, [SPECTATOR])
    history, front, own = histories[SPECTATOR], front_of(match.game), Words(lang, match.game.texts)
    last = len(history.moments) - 1
    console.print(front.table(history.view_after(-1), [], None, own, console))
    for number, moment in enumerate(history.moments):
        if not _tell(number + 1, moment, history, match.game, own, console):
            continue
        view = history.view_after(number)
        if step or front.is_milestone(view):
            console.print(front.table(view, [], rolled(moment), own, console))
        if step and number < last and not _goes_on(own):
            return 0
    console.print(Text(result(record, own), "bold"))
    return 0


def _tell(number: int, moment: Moment, history: History, game: Game, words: Words, console: Console) -> bool:
    """What was decided, and what came of it; False when nobody who looks on may know anything of it."""
    sentences = history.tell(moment, words.lang)
    if moment.done is not None:
        said = game.voice.say_action(game.vocabulary.parse(moment.done), moment.before, words.lang)
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
