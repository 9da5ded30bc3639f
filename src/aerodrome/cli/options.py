"""The options of the games on a command line: every command that begins matches takes the same ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import make_dataclass
from typing import Annotated

from cyclopts import Parameter

from aerodrome.cli.errors import CommandError
from aerodrome.games import GAMES
from aerodrome.kernel import Choice, Game, Lineup, Option, Subset
from aerodrome.kernel.options import Need, Value, repeated

NUMBER = Parameter(allow_leading_hyphen=True)
"""Marks what may be a negative number, so that it does not look like another option."""
ALL = "all"
"""Stands for every value of a selection that goes with the other options."""


def game_options(lang: str | None) -> type:
    """A class with a field for each option of all games, so that each is a word of its own on the command line.

    `given` reads what was typed. Without a language there is no help: its texts take time to load.
    """
    fields = [
        (_field(name), Annotated[str | None, Parameter(help=said, show_default=False, negative=())], None)
        for name, said in _helps(lang).items()
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

    An option that the game does not have, a wrong value, or one that does not go with the others or with so many seats
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
    for option in game.options:
        _check_needs(option, settled)
        if seats is not None:
            _check_seats(option, settled[option.name], seats, game, sitting)
    return game.settle_options(settled)


def _needs(option: Option) -> tuple[Need, ...]:
    return () if isinstance(option, Choice) else option.needs


def _check_needs(option: Option, values: Mapping[str, Value]) -> None:
    """Refuse what does not go with the other options, in the words of the command line."""
    value = values[option.name]
    for need in _needs(option):
        if isinstance(value, tuple) and need.value in value and not need.is_met(values):
            typed, needed = f"--{_word(option.name)} {need.value}", f"--{_word(need.option)} {need.other}"
            raise CommandError("cli-error-option-needs", option=typed, needed=needed)
    if not isinstance(option, Choice) or value == option.default:
        return
    for other in option.only_with:
        if not other.is_met(values):
            needed = f"--{_word(other.option)} {'|'.join(other.values)}"
            raise CommandError("cli-error-option-needs", option=f"--{_word(option.name)} {value}", needed=needed)


def _check_seats(option: Option, value: Value, seats: int, game: Game, sitting: str) -> None:
    """Refuse what does not go with the number of seats."""
    word = f"--{_word(option.name)}"
    if isinstance(option, Choice):
        if value != option.default and option.seats and seats not in option.seats:
            raise _for_others(f"{word} {value}", min(option.seats), sitting)
        needed = option.opening(seats)
        if needed and value not in needed:
            raise CommandError("cli-error-option-opens", count=seats, needed=f"{word} {'|'.join(map(str, needed))}")
    elif isinstance(option, Lineup) and isinstance(value, tuple) and len(value) not in (0, seats):
        if len(value) in game.seat_counts:
            raise _for_others(f"{word} {','.join(value)}", len(value), sitting)
        raise CommandError("cli-error-option-lineup", option=word, count=seats)


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
    names = tuple(_known(name.strip(), option) for name in text.split(","))
    twice = repeated(names, option)
    if twice is not None:
        raise CommandError("cli-error-option-repeated", option=f"--{_word(option.name)}", value=twice)
    return names


def _known(text: str, option: Option) -> str:
    values = [*map(str, values_of(option))]
    if text not in values:
        raise CommandError("cli-error-option", option=f"--{_word(option.name)}", value=text, known=", ".join(values))
    return text


def values_of(option: Option) -> tuple[int | str, ...]:
    """What can be typed for an option, alone or between commas."""
    return option.known if isinstance(option, Lineup) else option.values


def _helps(lang: str | None) -> dict[str, str]:
    """The options of all games with their help; where games share a name, the first one explains it."""
    helps: dict[str, str] = {}
    for game in GAMES.values():
        for option in game.options:
            helps.setdefault(option.name, "" if lang is None else _help(game, option, lang))
    return helps


def _help(game: Game, option: Option, lang: str) -> str:
    """A sentence of the game, and the values."""
    sentence = game.texts.say(lang, f"{game.prefix}-option-{_word(option.name)}-help")
    values = [*map(str, values_of(option)), *([ALL] if isinstance(option, Subset) else [])]
    return f"{sentence} ({', '.join(values)})"


def _word(name: str) -> str:
    return name.replace("_", "-")


def _field(name: str) -> str:
    return name.replace("-", "_")
