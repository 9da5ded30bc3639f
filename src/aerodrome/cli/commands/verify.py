"""`aerodrome verify`: a recorded match is checked."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli.errors import blamed
from aerodrome.cli.storage import matches
from aerodrome.cli.words import Words
from aerodrome.kernel import Record
from aerodrome.kernel import verify as verify_record


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
    lines.append(result(record, own))
    sound = Text(own.say("verify-sound", file=str(file)), "good")
    return Group(sound, *(Padding(Text(line), (0, 0, 0, 2)) for line in lines))


def result(record: Record, words: Words) -> str:
    """How a recorded match ended."""
    if record.result is None:
        return words.say("verify-open")
    rule = record.result.rule.replace(".", "-")
    return words.say("verify-result", result=words.texts.say(words.lang, rule))
