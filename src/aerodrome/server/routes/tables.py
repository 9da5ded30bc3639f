"""Tables over HTTP: making them, sitting down, and what is done rarely. Playing goes over the socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from aerodrome.games import GAMES
from aerodrome.kernel import Record
from aerodrome.protocol import Bot, Kind, NewSeat, NewTable, PlayOn, Refused, SheetInfo, Sit, TablePage
from aerodrome.server.names import clean_name
from aerodrome.server.statistics import sheet_of
from aerodrome.server.table import LiveTable

from .endpoint import JSON, Call, Endpoint

Body = TypeVar("Body")
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


async def sit(call: Call[Sit], table: LiveTable) -> None:
    await table.sit(call.me, call.seat, call.body.key)


async def leave(call: Call[None], table: LiveTable) -> None:
    await table.leave(call.me, call.seat)


async def renew(call: Call[None], table: LiveTable) -> None:
    await table.renew(call.me, call.seat)


async def give(call: Call[Bot], table: LiveTable) -> None:
    await table.give(call.me, call.seat, call.body.bot)


async def take_back(call: Call[None], table: LiveTable) -> None:
    await table.take_back(call.me, call.seat)


async def resign(call: Call[None], table: LiveTable) -> None:
    await table.resign(call.me, call.seat)


def at_seat(
    word: str, does: Callable[[Call[Body], LiveTable], Awaitable[None]], body: type[Body], summary: str
) -> Endpoint[Body, TablePage]:
    """An endpoint that does something with a seat, and answers with the table as it is then."""

    async def do(call: Call[Body]) -> TablePage:
        # A seat that cannot be is refused before a table is looked for.
        table, _ = call.table, call.seat
        found = await call.services.hall.find(table)
        await does(call, found)
        return await found.page(call.me, call.lang)

    return Endpoint(
        method="POST",
        path="/api/tables/{id}/seats/{seat}/" + word,
        do=do,
        body=body,
        answer=TablePage,
        tag="tables",
        summary=summary,
        who="known guest",
        problems=AT_A_TABLE,
    )


ENDPOINTS: tuple[Endpoint[Any, Any], ...] = (
    Endpoint(
        method="POST",
        path="/api/tables",
        do=create,
        body=NewTable,
        answer=TablePage,
        tag="tables",
        summary="server-api-create",
        status=201,
        who="known guest",
        problems=("bad-input",),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{id}",
        do=show,
        body=type(None),
        answer=TablePage,
        tag="tables",
        summary="server-api-table",
        who="guest",
        problems=("not-found",),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{id}/record",
        do=record,
        body=type(None),
        answer=str,
        gives=Record,
        tag="tables",
        summary="server-api-record",
        problems=("not-found", "too-early", "not-begun"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{id}/sheet",
        do=sheet,
        body=type(None),
        answer=SheetInfo,
        tag="tables",
        summary="server-api-sheet",
        who="known guest",
        problems=("not-found", "forbidden", "not-begun"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{id}/views/{viewpoint}.svg",
        do=picture,
        body=type(None),
        answer=str,
        tag="tables",
        summary="server-api-picture",
        media_type=SVG,
        who="guest",
        problems=("not-found", "forbidden", "not-begun", "closed"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{id}/views/{viewpoint}",
        do=kept_view,
        body=type(None),
        answer=bytes,
        gives=msgspec.Raw,
        tag="tables",
        summary="server-api-kept-view",
        who="guest",
        problems=("not-found", "forbidden", "too-early", "not-begun"),
    ),
    at_seat("sit", sit, Sit, "server-api-sit"),
    at_seat("leave", leave, type(None), "server-api-leave"),
    at_seat("renew", renew, type(None), "server-api-renew"),
    at_seat("bot", give, Bot, "server-api-give"),
    at_seat("return", take_back, type(None), "server-api-return"),
    at_seat("resign", resign, type(None), "server-api-resign"),
    Endpoint(
        method="POST",
        path="/api/tables/{id}/rematch",
        do=rematch,
        body=type(None),
        answer=TablePage,
        tag="tables",
        summary="server-api-rematch",
        who="known guest",
        problems=AT_A_TABLE,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{id}/play-on",
        do=play_on,
        body=PlayOn,
        answer=TablePage,
        tag="tables",
        summary="server-api-play-on",
        status=201,
        who="known guest",
        problems=AT_A_TABLE,
    ),
)
