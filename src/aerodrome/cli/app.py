"""The command line. Each command is imported when it is asked for, so that all of them start quickly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter as Named
from inspect import Signature
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import App, CycloptsError, Group, Parameter

from aerodrome.kernel.registration import load

from .errors import CommandError, one_line
from .options import game_options, given

HELP_FLAGS = ("--help", "-h")
OPTIONS = "options"


class Word(NamedTuple):
    """What can be typed after a command: the message that explains it, its type, and its value when it is left out."""

    help: str
    kind: Any = str
    default: Any = None
    may_be_negative: bool = False


class Command(NamedTuple):
    """A command: what carries it out, what stands after its name, its options.

    It is given a request of the class beside it, the language and the terminal. A page is only printed: it is given
    everything by name, and the words of a language.
    """

    run: str
    first: Mapping[str, Word] = {}
    options: Mapping[str, Word] = {}
    is_page: bool = False


GAME = {"game": Word("game", default=Named.empty)}
FILE = {"file": Word("file", Path, Named.empty)}
MORE_OPTIONS = {OPTIONS: Word(OPTIONS), "catalogue": Word("catalogue", Path)}
"""The options of all games."""
COMMANDS = {
    "play": Command(
        "play",
        GAME,
        {
            "seats": Word("places"),
            "seed": Word("seed", may_be_negative=True),
            "new": Word("new", bool, False),
            "resume": Word("resume", Path),
            **MORE_OPTIONS,
        },
    ),
    "simulate": Command(
        "simulate",
        GAME,
        {
            "bot": Word("bot"),
            "seats": Word("seats"),
            "players": Word("players", may_be_negative=True),
            "rotate": Word("rotate", bool),
            "games": Word("matches", str, "1000", may_be_negative=True),
            "seed": Word("number", may_be_negative=True),
            "workers": Word("workers", may_be_negative=True),
            "by": Word("by"),
            "out": Word("out", Path),
            **MORE_OPTIONS,
        },
    ),
    "replay": Command("replay", FILE, {"step": Word("step", bool, False)}),
    "verify": Command("verify:verify", FILE, is_page=True),
    "rules": Command("pages:rules", {**GAME, "search": Word("search", tuple[str, ...], ())}, is_page=True),
    "odds": Command(
        "pages:odds",
        {"goal": Word("goal", str, "")},
        {"dice": Word("dice"), "rerolls": Word("rerolls", int)},
        is_page=True,
    ),
    "games": Command("pages:games", is_page=True),
    "about": Command("pages:about", GAME, is_page=True),
    "progress": Command("pages:progress_sheets", GAME, {"seats": Word("together")}, is_page=True),
    "serve": Command(
        "serve",
        options={
            "host": Word("host", str, "0.0.0.0"),
            "port": Word("port", str, "8000", may_be_negative=True),
            "database": Word("database"),
            "origin": Word("origin", tuple[str, ...], ()),
            "proxy": Word("proxy", tuple[str, ...], ()),
            "no_limits": Word("no-limits", bool, False),
            "countdown": Word("countdown", may_be_negative=True),
            "open_metrics": Word("open-metrics", bool, False),
            "no_metrics": Word("no-metrics", bool, False),
            "keep_unfinished": Word("keep-unfinished", str, "180", may_be_negative=True),
            "open": Word("open", bool, False),
        },
    ),
    "close-outdated": Command(
        "close_outdated", options={"database": Word("database"), "yes": Word("close-yes", bool, False)}
    ),
    "join": Command("join", {"link": Word("link", default=Named.empty)}, {"name": Word("name")}),
}
LANG = {"lang": Word("lang")}


def run(arguments: Sequence[str], lang: str) -> int:
    """Carry out a command line; the exit status."""
    # The texts of the help take a tenth of a second to load.
    is_help = not arguments or any(word in HELP_FLAGS for word in arguments)
    app = build(lang, with_help=is_help)
    try:
        result = app(list(arguments), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise explained(error) from None
    return result if isinstance(result, int) else 0


def build(lang: str, *, with_help: bool = True) -> App:
    """The command line, with its help in a language."""

    def say(key: str) -> str:
        from .words import Words

        return Words(lang).say(f"help-{key}") if with_help else ""

    app = App(
        name="aerodrome",
        help=say("app"),
        version=_version,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        help_format="plaintext",
        help_epilogue=say("epilogue") or None,
        group_commands=Group(say("commands") or "Commands"),
        group_parameters=Group(say("parameters") or "Parameters"),
        group_arguments=Group(say("parameters") or "Parameters"),
    )
    for flag, key in (("--help", "help"), ("--version", "version")):
        app[flag].help = say(key)
    options = game_options(lang if with_help else None)
    for name, command in COMMANDS.items():
        app.command(_runner(command, lang, say, options), name=name, help=say(name))
    return app


def _version() -> str:
    from .commands.version import version

    return version()


def _runner(command: Command, lang: str, say: Callable[[str], str], options: type) -> Callable[..., int]:
    """A function that cyclopts can call: its signature is what may be typed."""

    def named(name: str, word: Word, way: Any) -> Named:
        if name == OPTIONS:
            return Named(name, way, annotation=Annotated[options, Parameter(name="*")], default=None)
        # Only what can be left to the program may also be denied.
        negative = f"--no-{name}" if word.kind is bool and word.default is None else ()
        more = Parameter(
            name=f"--{name.replace('_', '-')}" if way is Named.KEYWORD_ONLY else None,
            help=say(word.help),
            show_default=False,
            negative=negative,
            allow_leading_hyphen=word.may_be_negative,
        )
        kind = word.kind | None if word.default is None else word.kind
        if way is Named.POSITIONAL_ONLY and word.default == ():
            return Named(name, Named.VAR_POSITIONAL, annotation=Annotated[str, more])
        return Named(name, way, annotation=Annotated[kind, more], default=word.default)

    first = [named(name, word, Named.POSITIONAL_ONLY) for name, word in command.first.items()]
    rest = [named(name, word, Named.KEYWORD_ONLY) for name, word in {**command.options, **LANG}.items()]
    signature = Signature([*first, *rest])

    def call(*positional: Any, **keywords: Any) -> int:
        bound = signature.bind(*positional, **keywords)
        bound.apply_defaults()
        return _carry_out(command, dict(bound.arguments), lang)

    vars(call)["__signature__"] = signature
    return call


def _carry_out(command: Command, values: dict[str, Any], lang: str) -> int:
    from .language import checked
    from .screen import console
    from .words import Words

    lang = checked(values.pop("lang"), lang)
    if OPTIONS in values:
        values[OPTIONS] = given(values[OPTIONS])
    target = f"aerodrome.cli.commands.{command.run}"
    if command.is_page:
        console().print(load(target)(**values, words=Words(lang)))
        return 0
    status: int = load(f"{target}:run")(load(f"{target}:Request")(**values), lang, console())
    return status


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
