"""The command line. Each command is imported when it is asked for, so that all of them start quickly.

Annotations are evaluated here, because the help of every option is a message in the language of this run.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Group, Parameter

from aerodrome.cli.errors import CommandError, one_line
from aerodrome.cli.options import given, takes_game_options

Say = Callable[..., str]
Offer = Callable[[Callable[..., Any]], Callable[..., Any]]
HELP_FLAGS = ("--help", "-h")


def wants_help(arguments: Sequence[str]) -> bool:
    """Whether the texts of the help are needed at all: they take a tenth of a second to load."""
    return not arguments or any(word in HELP_FLAGS for word in arguments)


def run(arguments: Sequence[str], lang: str) -> int:
    """Carry out a command line; the exit status."""
    app = build(lang, with_help=wants_help(arguments))
    try:
        result = app(list(arguments), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise explained(error) from None
    return result if isinstance(result, int) else 0


def build(lang: str, *, with_help: bool = True) -> App:
    """The command line, with its help in a language."""

    def say(key: str) -> str:
        from aerodrome.cli.words import Words

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
    offer = takes_game_options("options", lang if with_help else None)
    _add_play(app, say, lang, offer)
    _add_simulate(app, say, lang, offer)
    _add_records(app, say, lang)
    _add_pages(app, say, lang)
    _add_serve(app, say, lang)
    _add_close_outdated(app, say, lang)
    _add_join(app, say, lang)
    return app


def _version() -> str:
    from aerodrome.cli.commands.version import version

    return version()


def option(say: Say, key: str, **more: Any) -> Parameter:
    return Parameter(help=say(key), show_default=False, **{"negative": (), **more})


def _add_play(app: App, say: Say, lang: str, offer: Offer) -> None:
    @app.command(name="play", help=say("play"))
    @offer
    def play(
        game: Annotated[str, option(say, "game")],
        /,
        *,
        seats: Annotated[str | None, option(say, "places")] = None,
        options: Any = None,
        seed: Annotated[str | None, option(say, "seed", allow_leading_hyphen=True)] = None,
        catalogue: Annotated[Path | None, option(say, "catalogue")] = None,
        new: Annotated[bool, option(say, "new")] = False,
        resume: Annotated[Path | None, option(say, "resume")] = None,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> int:
        from aerodrome.cli.commands.play import Wish
        from aerodrome.cli.commands.play import play as sit_down
        from aerodrome.cli.language import checked
        from aerodrome.cli.screen import console

        wish = Wish(game, given(options), seed, catalogue, new, resume, seats)
        return sit_down(wish, checked(lang_, lang), console())


def _add_simulate(app: App, say: Say, lang: str, offer: Offer) -> None:
    @app.command(name="simulate", help=say("simulate"))
    @offer
    def simulate(
        game: Annotated[str, option(say, "game")],
        /,
        *,
        bot: Annotated[str | None, option(say, "bot")] = None,
        seats: Annotated[str | None, option(say, "seats")] = None,
        players: Annotated[str | None, option(say, "players", allow_leading_hyphen=True)] = None,
        rotate: Annotated[bool | None, option(say, "rotate", negative="--no-rotate")] = None,
        games: Annotated[str, option(say, "matches", allow_leading_hyphen=True)] = "1000",
        seed: Annotated[str | None, option(say, "number", allow_leading_hyphen=True)] = None,
        options: Any = None,
        workers: Annotated[str | None, option(say, "workers", allow_leading_hyphen=True)] = None,
        by: Annotated[str | None, option(say, "by")] = None,
        out: Annotated[Path | None, option(say, "out")] = None,
        catalogue: Annotated[Path | None, option(say, "catalogue")] = None,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> int:
        from aerodrome.cli.commands import simulate as lab
        from aerodrome.cli.language import checked
        from aerodrome.cli.screen import console

        wish = lab.Wish(game, given(options), bot, seats, games, seed, workers, by, out, catalogue, players, rotate)
        return lab.simulate(wish, checked(lang_, lang), console(), console(stderr=True))


def _add_records(app: App, say: Say, lang: str) -> None:
    @app.command(name="replay", help=say("replay"))
    def replay(
        file: Annotated[Path, option(say, "file")],
        /,
        *,
        step: Annotated[bool, option(say, "step")] = False,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> None:
        from aerodrome.cli.commands import records
        from aerodrome.cli.language import checked
        from aerodrome.cli.screen import console
        from aerodrome.cli.words import Words

        records.replay(file, Words(checked(lang_, lang)), console(), step=step)

    @app.command(name="verify", help=say("verify"))
    def verify(
        file: Annotated[Path, option(say, "file")],
        /,
        *,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> None:
        from aerodrome.cli.commands import records

        _page(lang_, lang, lambda words: records.verify(file, words))


def _add_pages(app: App, say: Say, lang: str) -> None:
    @app.command(name="rules", help=say("rules"))
    def rules(
        game: Annotated[str, option(say, "game")],
        *words: Annotated[str, option(say, "search")],
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> None:
        from aerodrome.cli.commands import pages as show

        _page(lang_, lang, lambda own: show.rules(game, " ".join(words), own))

    @app.command(name="odds", help=say("odds"))
    def odds(
        goal: Annotated[str, option(say, "goal")] = "",
        /,
        *,
        dice: Annotated[str | None, option(say, "dice")] = None,
        rerolls: Annotated[int | None, option(say, "rerolls")] = None,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> None:
        from aerodrome.cli.commands import pages as show

        _page(lang_, lang, lambda words: show.odds(goal, dice, rerolls, words))

    @app.command(name="games", help=say("games"))
    def games(*, lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None) -> None:
        from aerodrome.cli.commands import pages as show

        _page(lang_, lang, show.games_page)

    @app.command(name="about", help=say("about"))
    def about(
        game: Annotated[str, option(say, "game")],
        /,
        *,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> None:
        from aerodrome.cli.commands import pages as show

        _page(lang_, lang, lambda words: show.about_page(game, words))

    @app.command(name="progress", help=say("progress"))
    def progress(
        game: Annotated[str, option(say, "game")],
        /,
        *,
        seats: Annotated[str | None, option(say, "together")] = None,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> None:
        from aerodrome.cli.commands import pages as show

        _page(lang_, lang, lambda words: show.progress_page(game, seats, words))


def _add_serve(app: App, say: Say, lang: str) -> None:
    @app.command(name="serve", help=say("serve"))
    def serve(
        *,
        host: Annotated[str, option(say, "host")] = "0.0.0.0",
        port: Annotated[str, option(say, "port", allow_leading_hyphen=True)] = "8000",
        database: Annotated[str | None, option(say, "database")] = None,
        origin: Annotated[tuple[str, ...], option(say, "origin")] = (),
        proxy: Annotated[tuple[str, ...], option(say, "proxy")] = (),
        no_limits: Annotated[bool, option(say, "no-limits")] = False,
        countdown: Annotated[str | None, option(say, "countdown", allow_leading_hyphen=True)] = None,
        open_metrics: Annotated[bool, option(say, "open-metrics")] = False,
        no_metrics: Annotated[bool, option(say, "no-metrics")] = False,
        keep_unfinished: Annotated[str, option(say, "keep-unfinished", allow_leading_hyphen=True)] = "180",
        open_: Annotated[bool, option(say, "open", name="--open")] = False,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> int:
        from aerodrome.cli.commands import serve as server
        from aerodrome.cli.language import checked
        from aerodrome.cli.screen import console

        wish = server.Wish(
            host, port, database, origin, proxy, no_limits, open_metrics, no_metrics, keep_unfinished, open_, countdown
        )
        return server.run(wish, checked(lang_, lang), console())


def _add_close_outdated(app: App, say: Say, lang: str) -> None:
    @app.command(name="close-outdated", help=say("close-outdated"))
    def close_outdated(
        *,
        database: Annotated[str | None, option(say, "database")] = None,
        yes: Annotated[bool, option(say, "close-yes")] = False,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> int:
        from aerodrome.cli.commands import close_outdated as closing
        from aerodrome.cli.language import checked
        from aerodrome.cli.screen import console

        return closing.run(database, checked(lang_, lang), console(), yes=yes)


def _add_join(app: App, say: Say, lang: str) -> None:
    @app.command(name="join", help=say("join"))
    def join(
        link: Annotated[str, option(say, "link")],
        /,
        *,
        name: Annotated[str | None, option(say, "name")] = None,
        lang_: Annotated[str | None, option(say, "lang", name="--lang")] = None,
    ) -> int:
        from aerodrome.cli.commands import join as joining
        from aerodrome.cli.language import checked
        from aerodrome.cli.screen import console

        return joining.join(joining.Wish(link, name), checked(lang_, lang), console())


def _page(asked: str | None, lang: str, page: Callable[[Any], Any]) -> None:
    """Print a page in the language asked for."""
    from aerodrome.cli.language import checked
    from aerodrome.cli.screen import console
    from aerodrome.cli.words import Words

    shown = page(Words(checked(asked, lang)))
    console().print(shown)


def explained(error: CycloptsError) -> CommandError:
    """What is wrong with a command line, in one sentence of our own where there is one."""
    argument = getattr(error, "argument", None)
    name = argument.name if argument is not None else ""
    token = getattr(error, "token", None)
    match type(error).__name__:
        case "UnknownCommandError" | "UnusedCliTokensError":
            tokens = error.unused_tokens or [""]
            return CommandError("cli-error-word", word=tokens[0])
        case "UnknownOptionError":
            return CommandError(
                "cli-error-unknown-option", option=str(getattr(token, "keyword", "") or tokens_of(error))
            )
        case "CoercionError":
            return CommandError("cli-error-value", option=name, value=str(getattr(token, "value", "")))
        case "MissingArgumentError" | "ConsumeMultipleError":
            return CommandError("cli-error-missing", option=name)
        case "RepeatArgumentError":
            return CommandError("cli-error-repeated", option=name or str(getattr(token, "keyword", "")))
    return CommandError("cli-error-plain", reason=one_line(str(error)))


def tokens_of(error: CycloptsError) -> str:
    return " ".join(error.unused_tokens or [])
