"""`aerodrome join`: from a link to a seat at a server's table."""

from __future__ import annotations

from typing import NamedTuple, cast

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli.errors import CommandError, one_line
from aerodrome.cli.fronts import front_of
from aerodrome.cli.remote.background import Background
from aerodrome.cli.remote.inbox import Inbox
from aerodrome.cli.remote.session import RemoteSession
from aerodrome.cli.remote.table import RemoteTable, people
from aerodrome.cli.session.dialogue import PROMPT, End
from aerodrome.cli.session.session import SPECTATOR
from aerodrome.cli.storage.guests import GuestFile
from aerodrome.cli.words import Words
from aerodrome.client import Client, ClientError, Link, ServerRefused, Unexpected, read_link
from aerodrome.games import GAMES
from aerodrome.kernel import Game
from aerodrome.protocol.bodies import TablePage
from aerodrome.protocol.messages import Lang, TableInfo


def join(link: str, /, *, name: str | None = None, words: Words, console: Console) -> int:
    """Go to a table, sit down or look on, leave; the exit status."""
    found = read_link(link)
    if found is None or not found.server:
        raise CommandError("cli-error-link")
    book = GuestFile(found.server)
    with Background() as background:
        client = Client(found.server, lang=cast("Lang", words.lang), cookies=book.page.cookies)
        try:
            return _visit(client, found, name, Visit(background, book, Inbox(), words, console))
        except ServerRefused as declined:
            raise CommandError("cli-error-plain", reason=declined.problem.text) from None
        except Unexpected:
            raise CommandError("cli-error-other-server", server=found.server) from None
        except ClientError:
            raise CommandError("cli-error-unreachable", server=found.server) from None
        finally:
            background.run(client.close())


class Visit(NamedTuple):
    """What one needs at a server."""

    background: Background
    book: GuestFile
    inbox: Inbox
    words: Words
    console: Console


def _visit(client: Client, link: Link, name: str | None, visit: Visit) -> int:
    run, book = visit.background.run, visit.book
    run(client.me())
    if book.page.cookies != client.cookies:
        book.page.cookies = client.cookies
        book.keep()
    if name is not None:
        run(client.rename(name))
    page = run(client.table(link.table))
    game = _known(page.table)
    words = Words(visit.words.lang, game.texts)
    visit.console.print(Text(words.texts.say(words.lang, f"{game.prefix}-title"), "title"))
    visit.console.print(people(page.table, page.yours, words))
    visit.inbox.listen()
    try:
        seat = _seat(client, link, page, visit._replace(words=words))
    except EOFError:
        return 0
    return _play(client, page.table, seat, game, visit._replace(words=words))


def _known(table: TableInfo) -> Game:
    """The game of a table, if this program knows its rules."""
    game = GAMES.get(table.game)
    found = None if game is None else game.rules_version
    if game is None or found != table.rules_version:
        raise CommandError("cli-error-join-rules", game=table.game, found=table.rules_version, wanted=found or "-")
    return game


def _seat(client: Client, link: Link, page: TablePage, visit: Visit) -> int:
    """The seat that somebody comes to: theirs, the one they sit down in, or none."""
    if link.seat is not None and link.seat not in page.yours:
        if _asked("ask", visit, number=link.seat + 1):
            return SPECTATOR
        visit.background.run(client.sit(link.table, link.seat, link.key))
        return link.seat
    if link.seat is not None or len(page.yours) < 2:
        return link.seat if link.seat is not None else page.yours[0] if page.yours else SPECTATOR
    known = {str(seat + 1): seat for seat in page.yours}
    while True:
        typed = _asked("which", visit, seats=", ".join(known))
        if not typed or typed in known:
            return known[typed] if typed else page.yours[0]


def _asked(key: str, visit: Visit, **values: str | int) -> str:
    visit.console.print(Padding(Text(visit.words.say(f"join-{key}", **values), "bold"), (0, 1)))
    visit.console.file.write(PROMPT)
    visit.console.file.flush()
    return one_line(visit.inbox.line())


def _play(client: Client, table: TableInfo, number: int, game: Game, visit: Visit) -> int:
    """Be at the table until one leaves it."""
    seat = visit.background.run(client.seat(table.id, number))
    place = RemoteSession(seat, game, visit.background, visit.inbox)
    seen = visit.book.page.seen.get(f"{table.id}/{number}")
    joined = RemoteTable(place, front_of(game), visit.words, visit.console, visit.inbox, client)
    end = joined.run(seen)
    if number >= 0:
        visit.book.page.seen[f"{table.id}/{number}"] = max(place.version, 0)
        visit.book.keep()
    stays = number >= 0 and not place.is_over
    address = f"{client.url}/table/{table.id}"
    farewell = joined.words.say("join-left", address=address) if stays else joined.words.say("goodbye")
    visit.console.print(farewell, soft_wrap=True)
    return 130 if end is End.INTERRUPTED else 0
