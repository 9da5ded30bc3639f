"""Tables over HTTP: making them, sitting down, and what is done rarely. Playing goes over the socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, Final, ParamSpec

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from aerodrome.games import GAMES
from aerodrome.kernel import Record
from aerodrome.protocol import Bot, Kind, NewSeat, NewTable, PlayOn, Refused, SheetInfo, Sit, TablePage
from aerodrome.server.names import clean_name
from aerodrome.server.responses import JSON
from aerodrome.server.statistics import sheet_of
from aerodrome.server.store import GuestRow
from aerodrome.server.table import LiveTable

from .endpoint import Call, Endpoint

More = ParamSpec("More")
SVG: Final = "image/svg+xml"
PICTURE_HEADERS: Final = {
    "Cache-Control": "no-store",
    # A drawing has styles of its own, and may do nothing else where it is opened by itself.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}
AT_A_TABLE: tuple[Kind, ...] = (
    "not-found",
    "forbidden",
    "bad-input",
    "taken",
    "too-early",
    "not-begun",
    "over",
    "closed",
)


async def create(call: Call[NewTable]) -> TablePage:
    wanted = replace(call.body, seats=named(call.body.seats))
    call.services.quotas.new_table(call.me.id, call.address)
    return await (await call.services.hall.create(call.me, wanted)).page(call.me, call.lang)


async def show(call: Call[None]) -> TablePage:
    return await (await call.services.hall.find(call.table)).page(call.guest, call.lang)


async def record(call: Call[None]) -> Response:
    kept = await call.services.hall.record(await call.services.hall.find(call.table))
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{call.table}.json"'}
    return Response(kept, headers=headers, media_type=JSON)


async def sheet(call: Call[None]) -> SheetInfo:
    table = await call.services.hall.find(call.table)
    game = GAMES.get(table.row.game)
    if game is None or game.registration.sheets is None:
        raise Refused("not-found", "server-error-no-sheet")
    return await sheet_of(call.me, game, await table.together(call.me), call.services.store, call.lang)


async def kept_view(call: Call[None]) -> bytes:
    table, viewpoint = call.table, call.viewpoint
    return await (await call.services.hall.find(table)).kept_view(call.guest, viewpoint)


async def picture(call: Call[None]) -> Response:
    table, viewpoint = call.table, call.viewpoint
    drawn = await (await call.services.hall.find(table)).picture(call.guest, viewpoint, call.lang)
    return Response(drawn, headers=PICTURE_HEADERS, media_type=SVG)


async def rematch(call: Call[None]) -> TablePage:
    hall, before = call.services.hall, await call.services.hall.find(call.table)
    if (await before.page(call.me, call.lang)).table.rematch is None:
        call.services.quotas.new_table(call.me.id, call.address)
    return await (await hall.rematch(call.me, call.table)).page(call.me, call.lang)


async def play_on(call: Call[PlayOn]) -> TablePage:
    table, wanted = call.table, replace(call.body, seats=named(call.body.seats))
    call.services.quotas.new_table(call.me.id, call.address)
    return await (await call.services.hall.play_on(call.me, table, wanted)).page(call.me, call.lang)


def named(seats: tuple[NewSeat, ...]) -> tuple[NewSeat, ...]:
    """Seats with names that can be shown to everybody."""
    return tuple(seat if seat.name is None else replace(seat, name=clean_name(seat.name)) for seat in seats)


# What is done with a seat


async def at_seat(
    call: Call[Any],
    act: Callable[Concatenate[LiveTable, GuestRow, int, More], Awaitable[None]],
    *more: More.args,
    **named: More.kwargs,
) -> TablePage:
    """Do something with a seat, and answer with the table as it is then."""
    # A seat that cannot exist is refused before a table is looked for.
    id, seat = call.table, call.seat
    table = await call.services.hall.find(id)
    await act(table, call.me, seat, *more, **named)
    return await table.page(call.me, call.lang)


async def sit(call: Call[Sit]) -> TablePage:
    return await at_seat(call, LiveTable.sit, call.body.key)


async def leave(call: Call[None]) -> TablePage:
    return await at_seat(call, LiveTable.leave)


async def renew(call: Call[None]) -> TablePage:
    return await at_seat(call, LiveTable.renew)


async def give(call: Call[Bot]) -> TablePage:
    return await at_seat(call, LiveTable.give, call.body.bot)


async def take_back(call: Call[None]) -> TablePage:
    return await at_seat(call, LiveTable.take_back)


async def resign(call: Call[None]) -> TablePage:
    return await at_seat(call, LiveTable.resign)


TABLE: Final = "/api/tables/{id}"
SEAT: Final = f"{TABLE}/seats/{{seat}}"
ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/tables", create, "server-api-create", status=201, who="known guest", problems=("bad-input",)
    ),
    Endpoint("GET", TABLE, show, "server-api-table", who="guest", problems=("not-found",)),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        record,
        "server-api-record",
        gives=Record,
        problems=("not-found", "too-early", "not-begun"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/sheet",
        sheet,
        "server-api-sheet",
        who="known guest",
        problems=("not-found", "forbidden", "not-begun"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/views/{{viewpoint}}.svg",
        picture,
        "server-api-picture",
        media_type=SVG,
        gives=str,
        who="guest",
        problems=("not-found", "forbidden", "not-begun", "closed"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/views/{{viewpoint}}",
        kept_view,
        "server-api-kept-view",
        gives=msgspec.Raw,
        who="guest",
        problems=("not-found", "forbidden", "too-early", "not-begun"),
    ),
    Endpoint("POST", f"{SEAT}/sit", sit, "server-api-sit", who="known guest", problems=AT_A_TABLE),
    Endpoint("POST", f"{SEAT}/leave", leave, "server-api-leave", who="known guest", problems=AT_A_TABLE),
    Endpoint("POST", f"{SEAT}/renew", renew, "server-api-renew", who="known guest", problems=AT_A_TABLE),
    Endpoint("POST", f"{SEAT}/bot", give, "server-api-give", who="known guest", problems=AT_A_TABLE),
    Endpoint("POST", f"{SEAT}/return", take_back, "server-api-return", who="known guest", problems=AT_A_TABLE),
    Endpoint("POST", f"{SEAT}/resign", resign, "server-api-resign", who="known guest", problems=AT_A_TABLE),
    Endpoint("POST", f"{TABLE}/rematch", rematch, "server-api-rematch", who="known guest", problems=AT_A_TABLE),
    Endpoint(
        "POST", f"{TABLE}/play-on", play_on, "server-api-play-on", status=201, who="known guest", problems=AT_A_TABLE
    ),
)
