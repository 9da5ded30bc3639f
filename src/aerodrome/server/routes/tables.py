"""Tables over HTTP: making them, sitting down, and what is done rarely. Playing goes over the socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from aerodrome.games import GAMES
from aerodrome.kernel import Record
from aerodrome.protocol import Kind, Refused
from aerodrome.protocol.bodies import BotRequest, NewSeat, NewTable, PlayOn, SheetInfo, Sit, TablePage
from aerodrome.server.names import clean_name
from aerodrome.server.responses import JSON
from aerodrome.server.statistics import sheet_of
from aerodrome.server.store import GuestRow
from aerodrome.server.table import LiveTable

from .endpoint import Call, Endpoint

TABLE: Final = "/api/tables/{id}"
SEAT: Final = f"{TABLE}/seats/{{seat}}"
VIEW: Final = f"{TABLE}/views/{{viewpoint}}"
SVG: Final = "image/svg+xml"
PICTURE_HEADERS: Final = {
    "Cache-Control": "no-store",
    # A drawing has styles of its own, and may do nothing else where it is opened by itself.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}
HIDDEN: Final[tuple[Kind, ...]] = ("not-found", "forbidden", "not-begun")
AT_A_TABLE: Final[tuple[Kind, ...]] = (*HIDDEN, "bad-input", "taken", "too-early", "over", "closed")


@Endpoint("POST", "/api/tables", "server-api-create", status=201, who="known guest", problems=("bad-input",))
async def create(call: Call[NewTable]) -> TablePage:
    wanted = replace(call.body, seats=named(call.body.seats))
    call.services.quotas.new_table(call.me.id, call.address)
    return await (await call.services.hall.create(call.me, wanted)).page(call.me, call.lang)


@Endpoint("GET", TABLE, "server-api-table", who="guest", problems=("not-found",))
async def show(call: Call[None]) -> TablePage:
    return await (await call.services.hall.find(call.table)).page(call.guest, call.lang)


@Endpoint("GET", f"{TABLE}/record", "server-api-record", gives=Record, problems=("not-found", "too-early", "not-begun"))
async def record(call: Call[None]) -> Response:
    kept = await call.services.hall.record(await call.services.hall.find(call.table))
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{call.table}.json"'}
    return Response(kept, headers=headers, media_type=JSON)


@Endpoint("GET", f"{TABLE}/sheet", "server-api-sheet", who="known guest", problems=HIDDEN)
async def sheet(call: Call[None]) -> SheetInfo:
    table = await call.services.hall.find(call.table)
    game = GAMES.get(table.row.game)
    if game is None or game.registration.sheets is None:
        raise Refused("not-found", "server-error-no-sheet")
    return await sheet_of(call.me, game, await table.together(call.me), call.services.store, call.lang)


@Endpoint("GET", VIEW, "server-api-kept-view", who="guest", gives=msgspec.Raw, problems=(*HIDDEN, "too-early"))
async def kept_view(call: Call[None]) -> bytes:
    table, viewpoint = call.table, call.viewpoint
    return await (await call.services.hall.find(table)).kept_view(call.guest, viewpoint)


@Endpoint(
    "GET", f"{VIEW}.svg", "server-api-picture", who="guest", media_type=SVG, gives=str, problems=(*HIDDEN, "closed")
)
async def picture(call: Call[None]) -> Response:
    table, viewpoint = call.table, call.viewpoint
    drawn = await (await call.services.hall.find(table)).picture(call.guest, viewpoint, call.lang)
    return Response(drawn, headers=PICTURE_HEADERS, media_type=SVG)


@Endpoint("POST", f"{TABLE}/rematch", "server-api-rematch", who="known guest", problems=AT_A_TABLE)
async def rematch(call: Call[None]) -> TablePage:
    hall, before = call.services.hall, await call.services.hall.find(call.table)
    if (await before.page(call.me, call.lang)).table.rematch is None:
        call.services.quotas.new_table(call.me.id, call.address)
    return await (await hall.rematch(call.me, call.table)).page(call.me, call.lang)


@Endpoint("POST", f"{TABLE}/play-on", "server-api-play-on", status=201, who="known guest", problems=AT_A_TABLE)
async def play_on(call: Call[PlayOn]) -> TablePage:
    table, wanted = call.table, replace(call.body, seats=named(call.body.seats))
    call.services.quotas.new_table(call.me.id, call.address)
    return await (await call.services.hall.play_on(call.me, table, wanted)).page(call.me, call.lang)


def named(seats: tuple[NewSeat, ...]) -> tuple[NewSeat, ...]:
    """Seats with names that can be shown to everybody."""
    return tuple(seat if seat.name is None else replace(seat, name=clean_name(seat.name)) for seat in seats)


# What is done with a seat


async def at_seat(call: Call[Any], act: Callable[[LiveTable, GuestRow, int], Awaitable[None]]) -> TablePage:
    """Do something with a seat, and answer with the table as it is then."""
    # A seat that cannot exist is refused before a table is looked for.
    id, seat = call.table, call.seat
    table = await call.services.hall.find(id)
    await act(table, call.me, seat)
    return await table.page(call.me, call.lang)


_seat = partial(Endpoint, "POST", who="known guest", problems=AT_A_TABLE)


@_seat(f"{SEAT}/sit", "server-api-sit")
async def sit(call: Call[Sit]) -> TablePage:
    return await at_seat(call, lambda table, me, seat: table.sit(me, seat, call.body.key))


@_seat(f"{SEAT}/bot", "server-api-give")
async def give(call: Call[BotRequest]) -> TablePage:
    return await at_seat(call, lambda table, me, seat: table.give(me, seat, call.body.bot))


def _plain(name: str, summary: str, act: Callable[[LiveTable, GuestRow, int], Awaitable[None]]) -> Endpoint:
    """What is done with a seat without saying more."""

    async def do(call: Call[None]) -> TablePage:
        return await at_seat(call, act)

    return _seat(f"{SEAT}/{name}", summary)(do)


leave = _plain("leave", "server-api-leave", LiveTable.leave)
renew = _plain("renew", "server-api-renew", LiveTable.renew)
take_back = _plain("return", "server-api-return", LiveTable.take_back)
resign = _plain("resign", "server-api-resign", LiveTable.resign)
AT_SEATS: Final = (sit, leave, renew, give, take_back, resign)
ENDPOINTS: Final = (create, show, record, sheet, picture, kept_view, *AT_SEATS, rematch, play_on)
