"""`aerodrome serve`: the server, and what its operator wants to know."""

from __future__ import annotations

import io
import ipaddress
import threading
import webbrowser
from dataclasses import dataclass
from typing import Annotated

import segno
from rich.console import Console
from rich.text import Text

from aerodrome.cli.errors import CommandError
from aerodrome.cli.options import NUMBER
from aerodrome.cli.screen import can_show
from aerodrome.cli.storage import folders
from aerodrome.cli.words import Words
from aerodrome.kernel import BadInput
from aerodrome.server import restarting
from aerodrome.server.safety import origin_of
from aerodrome.server.serve import ANYWHERE, home_address, serve
from aerodrome.server.settings import UNLIMITED, Limits, Settings
from aerodrome.server.store.places import place_of

FILE = "aerodrome.db"
LAST_PORT = 65535
MOST_DAYS = 36500
MOST_SECONDS = 3600
QUIET_ZONE = 4
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


@dataclass(frozen=True, slots=True)
class ServeArguments:
    """What the command line says."""

    host: str = "0.0.0.0"
    port: Annotated[str, NUMBER] = "8000"
    database: str | None = None
    origin: tuple[str, ...] = ()
    proxy: tuple[str, ...] = ()
    no_limits: bool = False
    countdown: Annotated[str | None, NUMBER] = None
    open_metrics: bool = False
    no_metrics: bool = False
    keep_unfinished: Annotated[str, NUMBER] = "180"
    open: bool = False


def run(arguments: ServeArguments, lang: str, console: Console) -> int:
    """Serve until Ctrl-C; the exit status."""
    words = Words(lang)
    settings = settings_of(arguments)

    is_restarted = restarting.is_restarted()

    def ready(port: int) -> None:
        if is_restarted:
            console.print(Text(words.say("serve-compiled"), "quiet"))
            return
        greet(arguments.host, port, place_of(settings.database).shown, words, console)
        if arguments.open:
            show_page(arguments.host, port)

    serve(settings, arguments.host, whole(arguments.port, LAST_PORT, "cli-error-port"), ready)
    console.print(Text(words.say("serve-stopped"), "quiet"))
    return 0


def settings_of(arguments: ServeArguments) -> Settings:
    usual = Settings(database=arguments.database or str(folders.made() / FILE))
    return Settings(
        database=usual.database,
        limits=UNLIMITED if arguments.no_limits else Limits(),
        origins=tuple(checked_origin(origin) for origin in arguments.origin),
        proxies=tuple(checked_proxy(proxy) for proxy in arguments.proxy),
        open_metrics=arguments.open_metrics,
        no_metrics=arguments.no_metrics,
        keep_unfinished_days=whole(arguments.keep_unfinished, MOST_DAYS, "cli-error-days"),
        window_seconds=usual.window_seconds if arguments.countdown is None else seconds_of(arguments.countdown),
    )


def checked_origin(origin: str) -> str:
    """An origin as browsers write it: scheme, host, port, nothing after that."""
    if origin_of(origin.removesuffix("/")) is None:
        raise BadInput("server-error-bad-origin", origin=origin)
    return origin


def checked_proxy(proxy: str) -> str:
    """The address of a proxy, or a network of them; a name could belong to somebody else tomorrow."""
    try:
        return str(ipaddress.ip_network(proxy) if "/" in proxy else ipaddress.ip_address(proxy))
    except ValueError:
        raise CommandError("cli-error-proxy", proxy=proxy) from None


def seconds_of(text: str) -> float:
    """How long a countdown lasts; nobody can read what is there for less than a second."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 1.0 <= seconds <= MOST_SECONDS:
        raise CommandError("cli-error-countdown", value=text, most=str(MOST_SECONDS))
    return seconds


def whole(text: str, most: int, key: str) -> int:
    """A whole number from 0 on; CommandError with this key for anything else."""
    if not text.isascii() or not text.isdigit() or int(text) > most:
        raise CommandError(key, value=text, most=str(most))
    return int(text)


def greet(host: str, port: int, database: str, words: Words, console: Console) -> None:
    """Say where the server is, what it keeps, and how it is stopped."""
    local, outside = addresses(host, port)
    console.print(Text(words.say("serve-title"), "title"))
    if local:
        console.print(Text(words.say("serve-local", address=local)), soft_wrap=True)
    if outside:
        console.print(Text(words.say("serve-network", address=outside)), soft_wrap=True)
    console.print(Text(words.say("serve-database", database=database)), soft_wrap=True)
    if outside and console.is_terminal and not console.is_dumb_terminal:
        console.print()
        console.file.write(qr_code(outside, console.encoding))
        console.print(Text(words.say("serve-scan"), "quiet"))
    console.print(Text(words.say("serve-stop"), "quiet"))
    console.file.flush()


def show_page(host: str, port: int) -> None:
    """Open the page in this machine's browser, as soon as the server answers."""
    local, outside = addresses(host, port)
    # Some browsers are waited for until they end, and the server must not wait.
    threading.Thread(target=webbrowser.open, args=(local or outside,), daemon=True).start()


def addresses(host: str, port: int) -> tuple[str | None, str | None]:
    """The address on this machine, and the one for other devices, where there are such."""
    if host in ANYWHERE:
        found = home_address()
        return f"http://localhost:{port}/", found and f"http://{found}:{port}/"
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    is_local = host in ("localhost", "::1") or host.startswith("127.")
    return (address, None) if is_local else (None, address)


def qr_code(address: str, encoding: str) -> str:
    """The address for the camera of a phone: half blocks where the terminal has them, else coloured spaces."""
    drawn = io.StringIO()
    is_compact = can_show("▀▄█", encoding)
    segno.make_qr(address).terminal(drawn, border=QUIET_ZONE, compact=is_compact)
    if not is_compact:
        return drawn.getvalue()
    # Not every camera reads a code in the colours of a light terminal, where it would come out as its own negative.
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in drawn.getvalue().splitlines())
