"""The options of the games on a command line: every command that begins matches takes the same ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import make_dataclass
from typing import Annotated

from cyclopts import Parameter

from aerodrome.cli.errors import CommandError
from aerodrome.kernel import BadInput, Choice, Game, Lineup, Option, Subset
from aerodrome.kernel.options import Need, Value, check_seats
from aerodrome.kernel.texts import PLAIN

NUMBER = Parameter(allow_leading_hyphen=True)
"""Marks what may be a negative number, so that it does not look like another option."""
ALL = "all"
"""All values of a selection that fit the other options."""


def game_options(games: Iterable[Game], lang: str | None) -> type:
    """A class with a field for each option of these games, so that each is a word of its own on the command line.

    `given` reads what was typed. Without a language there is no help: its texts take time to load.
    """
    fields = [
        (
            name.replace("-", "_"),
            Annotated[str | None, Parameter(help=said, show_default=False, metavar="", negative=())],
            None,
        )
        for name, said in _helps(games, lang).items()
    ]
    # Cyclopts looks into classes of this program, but not into those that seem to come from Python itself.
    return make_dataclass("GameOptions", fields, namespace={"__module__": __name__}, frozen=True, kw_only=True)


def given(typed: object) -> dict[str, str]:
    """The options that were typed, as text, by their names on the command line without the hyphens before them."""
    return {} if typed is None else {_word(name): value for name, value in vars(typed).items() if value is not None}


def chosen(
    words: Mapping[str, str], game: Game, seats: int | None = None, *, sitting: str = "person"
) -> dict[str, Value]:
    """The options of a match from what was typed.

    An option that the game does not have, a wrong value, or one that does not go with the others or the number of seats
    is CommandError; `sitting` is who an example of seats seats.
    """
    options = {_word(option.name): option for option in game.options}
    for word in words:
        if word not in options:
            raise CommandError("cli-error-game-option", game=game.id, option=f"--{word}")
    settled: dict[str, Value] = {option.name: option.default for option in game.options}
    # Options that others need come first, so that "all" can mean all that goes with them.
    for word in sorted(words, key=lambda word: bool(_needs(options[word]))):
        settled[options[word].name] = _value(options[word], words[word], settled)
    try:
        found = game.settle_options(settled)
        if seats is not None:
            check_seats(found, game.options, seats)
    except BadInput as error:
        raise _as_typed(error, settled, game, sitting) from None
    return found


def _needs(option: Option) -> tuple[Need, ...]:
    return () if isinstance(option, Choice) else option.needs


def _as_typed(error: BadInput, values: Mapping[str, Value], game: Game, sitting: str) -> CommandError:
    """What the kernel has against options, in the words of the command line."""
    said = {name: str(value).replace("'", "") for name, value in error.values.items()}
    word = f"--{_word(said['option'])}"
    needed = said.get("needed", "").replace(", ", "|")
    match error.key:
        case "error-option-needs" | "error-option-with":
            needed = f"--{_word(said['other'])} {needed}"
            return CommandError("cli-error-option-needs", option=f"{word} {said['value']}", needed=needed)
        case "error-option-opens":
            return CommandError("cli-error-option-opens", count=int(said["seats"]), needed=f"{word} {needed}")
        case "error-option-seats":
            return _for_others(f"{word} {said['value']}", min(map(int, said["counts"].split(", "))), sitting)
        case "error-option-lineup" if int(said["found"]) in game.seat_counts:
            named = spelled({said["option"]: values[said["option"]]})
            return _for_others(named, int(said["found"]), sitting)
        case "error-option-lineup":
            return CommandError("cli-error-option-lineup", option=word, count=int(said["seats"]))
        case "error-option-repeated":
            return CommandError("cli-error-option-repeated", option=word, value=said["value"])
    return CommandError("cli-error-plain", reason=error)


def _for_others(typed: str, seats: int, sitting: str) -> CommandError:
    example = f"--seats {','.join([sitting] * seats)}"
    return CommandError("cli-error-option-seats", option=typed, count=seats, example=example)


def spelled(options: Mapping[str, Value]) -> str:
    """Options as they are typed; selections of nothing are left out."""
    values = {
        _word(name): ",".join(value) if isinstance(value, tuple) else str(value) for name, value in options.items()
    }
    return " ".join(f"--{word} {value}" for word, value in values.items() if value)


def _value(option: Option, text: str, values: Mapping[str, Value]) -> int | str | tuple[str, ...]:
    if isinstance(option, Choice):
        return {str(value): value for value in option.values}[_known(text, option)]
    if isinstance(option, Lineup):
        return _lineup(option, text)
    if text.strip() == ALL and ALL not in option.values:
        unmet = {need.value for need in option.needs if not need.is_met(values)}
        return tuple(value for value in option.values if value not in unmet)
    return tuple(_known(name.strip(), option) for name in text.split(",") if name.strip())


def _lineup(option: Lineup, text: str) -> tuple[str, ...]:
    """A name for each seat; none at all, or the free one alone, leaves all seats open."""
    if text.strip() in ("", option.free):
        return ()
    return tuple(_known(name.strip(), option) for name in text.split(","))


def _known(text: str, option: Option) -> str:
    values = [*map(str, values_of(option))]
    if text not in values:
        raise CommandError("cli-error-option", option=f"--{_word(option.name)}", value=text, known=", ".join(values))
    return text


def values_of(option: Option) -> tuple[int | str, ...]:
    """What can be typed for an option, alone or between commas."""
    return option.known if isinstance(option, Lineup) else option.values


def _helps(games: Iterable[Game], lang: str | None) -> dict[str, str]:
    """The options of games with their help; where games share a name, the first one explains it."""
    helps: dict[str, str] = {}
    for game in games:
        for option in game.options:
            helps.setdefault(option.name, "" if lang is None else _help(game, option, lang))
    return helps


def _help(game: Game, option: Option, lang: str) -> str:
    sentence = game.texts.say(lang, f"{game.prefix}-option-{_word(option.name)}-help")
    values = [*map(str, values_of(option)), *([ALL] if isinstance(option, Subset) else [])]
    default = option.default if isinstance(option, Choice) else ",".join(option.default)
    free = option.free if isinstance(option, Lineup) else PLAIN.say(lang, "cli-word-none").split()[0]
    told = {"values": ", ".join(values), "default": str(default) or free}
    return PLAIN.say(lang, "cli-help-values", sentence=sentence, **told)


def _word(name: str) -> str:
    return name.replace("_", "-")
