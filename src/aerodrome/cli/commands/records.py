"""The commands about a recorded match: `replay` shows it, `verify` checks it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli.errors import blamed
from aerodrome.cli.fronts import front_of
from aerodrome.cli.session.history import History, Moment, rolled
from aerodrome.cli.session.session import SPECTATOR
from aerodrome.cli.storage import matches
from aerodrome.cli.words import Words, fold
from aerodrome.kernel import Game, Record
from aerodrome.kernel import verify as verify_record


def replay(file: Path, /, *, step: bool = False, words: Words, console: Console) -> int:
    """Show a record decision by decision; with `step`, wait after each and draw the table. The exit status."""
    record = matches.load(file)
    # A match that goes on may have secrets: those who look at a record see what everybody may know.
    match, histories = matches.retold(record, file, [SPECTATOR])
    history, front, own = histories[SPECTATOR], front_of(match.game), Words(words.lang, match.game.texts)
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
    console.print(Text(_result(record, own), "bold"))
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


def verify(file: Path, /, *, words: Words) -> RenderableType:
    """Check a record, and say what was checked."""
    record = matches.load(file)
    game = matches.game_of(record, file)
    with blamed("cli-error-record", file=str(file)):
        found = verify_record(record, game)
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
    sound = Text(own.say("verify-sound", file=str(file)), "good")
    return Group(sound, *(Padding(Text(line), (0, 0, 0, 2)) for line in lines))


def _result(record: Record, words: Words) -> str:
    """How a recorded match ended."""
    if record.result is None:
        return words.say("verify-open")
    rule = record.result.rule.replace(".", "-")
    return words.say("verify-result", result=words.texts.say(words.lang, rule))
