"""The command line. Each command is imported when it is asked for, so that all of them start quickly."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from inspect import Parameter as Named
from inspect import Signature, signature
from pkgutil import resolve_name
from typing import Annotated, Any, get_type_hints

from cyclopts import App, CycloptsError, Group, Parameter

from aerodrome.games import GAMES
from aerodrome.kernel import Game

from .errors import CommandError, one_line
from .options import game_options, given

HELP_FLAGS = ("--help", "-h")
OF_GAMES = ("play", "simulate")
"""The commands that take the options of a game."""
OPTIONS, WORDS, CONSOLE = "options", "words", "console"
COMMANDS = {
    "play": "play:PlayArguments",
    "simulate": "simulate:SimulateArguments",
    "replay": "records:replay",
    "verify": "records:verify",
    "rules": "pages:rules",
    "odds": "pages:odds",
    "games": "pages:games",
    "about": "pages:about",
    "progress": "pages:progress_sheets",
    "serve": "serve:ServeArguments",
    "close-outdated": "close_outdated:close_outdated",
    "join": "join:join",
}
"""What carries out each command.

A function is given the words of its language. What can be typed are its other parameters. It makes a page, which is
printed; or it is given the terminal too, and returns the exit status. A class has fields that can be typed, those
without a default by their places; the function `run` beside it is given one, the language and the terminal. The
message `cli-help-COMMAND-NAME` or `cli-help-NAME` explains each.
"""


def run(arguments: Sequence[str], lang: str) -> int:
    """Carry out a command line; the exit status."""
    try:
        result = build(arguments, lang)(list(arguments), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise explained(error) from None
    return result if isinstance(result, int) else 0


def build(arguments: Sequence[str], lang: str) -> App:
    """The command line as far as these arguments need it, with its help in a language."""
    # The texts of the help take a tenth of a second to load.
    is_help = not arguments or any(word in HELP_FLAGS for word in arguments)

    def say(*keys: str, **values: str) -> str:
        from .words import Words

        words = Words(lang)
        return words.say(next(key for key in keys if words.has(key) or key == keys[-1]), **values) if is_help else ""

    # Help is about one game: without its name, about none.
    named = [game for game in GAMES.values() if game.id in (word.replace("-", "_") for word in arguments)]
    games = named if is_help else list(GAMES.values())

    app = App(
        name="aerodrome",
        help=say("help-app"),
        version=_version,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        help_format="plaintext",
        help_epilogue=say("help-epilogue") or None,
        group_commands=Group(say("help-commands") or "Commands"),
        group_parameters=Group(say("help-parameters") or "Parameters"),
        group_arguments=Group(say("help-parameters") or "Parameters"),
    )
    for flag, key in (("--help", "help-help"), ("--version", "help-version")):
        app[flag].help = say(key)
    said = say("help-epilogue-of", game=games[0].id) if named and is_help else say("help-epilogue")
    for name in COMMANDS:
        runner = _runner(name, lang, say, games) if name in arguments else lambda: 0
        is_open = name in OF_GAMES and not games
        more = say("help-of-games", command=name, games=", ".join(GAMES)) if is_open else said
        app.command(runner, name=name, help=say(f"help-{name}"), help_epilogue=more or None)
    return app


def _version() -> str:
    """The version of everything that decides how a match plays."""
    import platform

    from aerodrome import __version__

    games = [
        f"{game.id}: rules {game.rules_version}, catalogue {game.catalogue_hash[:16]}, {_engine(game)}"
        for game in GAMES.values()
    ]
    python = f"python {platform.python_version()} ({platform.python_implementation()})"
    return "\n".join((f"aerodrome {__version__}", *games, python))


def _engine(game: Game) -> str:
    """Whether the rules of a game run compiled: its table does then."""
    package = type(game).__module__.rpartition(".")[0]
    file = str(getattr(sys.modules.get(f"{package}.table"), "__file__", ""))
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"


def _runner(command: str, lang: str, say: Callable[..., str], games: Sequence[Game]) -> Callable[..., int]:
    """A function that cyclopts can call: its signature is what may be typed, the options of these games among it."""
    made = resolve_name(f"aerodrome.cli.commands.{COMMANDS[command]}")
    hints = get_type_hints(made, include_extras=True)

    def named(one: Named) -> Named:
        is_first = one.kind is Named.POSITIONAL_OR_KEYWORD and one.default is Named.empty
        is_placed = is_first or one.kind in (Named.POSITIONAL_ONLY, Named.VAR_POSITIONAL)
        kind = Named.POSITIONAL_ONLY if is_first else one.kind if is_placed else Named.KEYWORD_ONLY
        if one.name == OPTIONS:
            every = game_options(games, lang if say("help-app") else None)
            return Named(OPTIONS, kind, annotation=Annotated[every, Parameter(name="*")], default=None)
        word = one.name.replace("_", "-")
        hint = hints[one.name]
        more = Parameter(
            name=None if is_placed else f"--{word}",
            help=say(f"help-{command}-{word}", f"help-{word}"),
            show_default=False,
            metavar="",
            # Only what can be left to the program may also be denied.
            negative=f"--no-{word}" if hint == bool | None else (),
        )
        return one.replace(kind=kind, annotation=Annotated[hint, more])

    takes = signature(made).parameters
    unused = () if any(game.options for game in games) else (OPTIONS,)
    typed = [named(one) for one in takes.values() if one.name not in (WORDS, CONSOLE, *unused)]
    hints["lang"] = str | None
    accepted = Signature([*typed, named(Named("lang", Named.KEYWORD_ONLY, default=None))])

    def call(*positional: Any, **keywords: Any) -> int:
        from .language import checked
        from .screen import console
        from .words import Words

        bound = accepted.bind(*positional, **keywords)
        chosen = checked(bound.arguments.pop("lang", None), lang)
        if OPTIONS in accepted.parameters:
            bound.arguments[OPTIONS] = given(bound.arguments.get(OPTIONS))
        own = {WORDS: Words(chosen), CONSOLE: console()}
        told = made(*bound.args, **bound.kwargs, **{name: own[name] for name in own if name in takes})
        if isinstance(made, type):
            told = resolve_name(f"{made.__module__}:run")(told, chosen, console())
        if isinstance(told, int):
            return told
        console().print(told)
        return 0

    vars(call)["__signature__"] = accepted
    return call


def explained(error: CycloptsError) -> CommandError:
    """What is wrong with a command line, in one sentence of our own where there is one."""
    argument = getattr(error, "argument", None)
    name = argument.name if argument is not None else ""
    token = getattr(error, "token", None)
    unused = error.unused_tokens or [""]
    match type(error).__name__:
        case "UnknownCommandError" | "UnusedCliTokensError":
            return CommandError("cli-error-word", word=unused[0])
        case "UnknownOptionError":
            option = str(getattr(token, "keyword", "") or " ".join(unused))
            return CommandError("cli-error-unknown-option", option=option)
        case "CoercionError":
            return CommandError("cli-error-value", option=name, value=str(getattr(token, "value", "")))
        case "MissingArgumentError" | "ConsumeMultipleError":
            return CommandError("cli-error-missing", option=name)
        case "RepeatArgumentError":
            return CommandError("cli-error-repeated", option=name or str(getattr(token, "keyword", "")))
    return CommandError("cli-error-plain", reason=one_line(str(error)))
