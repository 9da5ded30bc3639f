"""Guests: who somebody is, and what follows them from table to table."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from aerodrome.games import GAMES
from aerodrome.protocol import Refused, bodies
from aerodrome.protocol.messages import TableStatus
from aerodrome.server.forgetting import data_of, forget_everywhere
from aerodrome.server.guests import told
from aerodrome.server.keys import COOKIE
from aerodrome.server.plan import read_plan
from aerodrome.server.responses import json_response
from aerodrome.server.safety import guest_cookie
from aerodrome.server.statistics import ending, once_each, statistics_of
from aerodrome.server.store import Holding, ListedTable, ResultRow, TableRow

from .endpoint import Call, Endpoint

MOST_TABLES: Final = 100
GUEST: Final = "/api/guest"


@Endpoint("GET", GUEST, "server-api-guest", who="guest")
async def guest(call: Call[None]) -> bodies.GuestInfo | Response:
    """The only way to become a guest: whatever else a stranger tries leaves nothing behind."""
    if call.guest is not None:
        is_fresh = call.services.guests.is_fresh(guest_cookie(call.request.scope))
        return told(call.guest) if is_fresh else call.answer_to(call.guest)
    call.services.quotas.new_guest(call.address)
    return call.answer_to(await call.services.guests.welcome())


@Endpoint("PATCH", GUEST, "server-api-change-guest", who="known guest", problems=("bad-input",))
async def change(call: Call[bodies.GuestChange]) -> bodies.GuestInfo:
    return told(await call.services.guests.change(call.me, call.body))


@Endpoint("POST", f"{GUEST}/recovery-code", "server-api-recovery-code", who="known guest")
async def recovery_code(call: Call[None]) -> bodies.RecoveryCode:
    return bodies.RecoveryCode(code=await call.services.guests.new_code(call.me))


@Endpoint("POST", f"{GUEST}/recover", "server-api-recover", problems=("forbidden",))
async def recover(call: Call[bodies.Recover]) -> bodies.GuestInfo | Response:
    call.services.quotas.recovery(call.address)
    return call.answer_to(await call.services.guests.recover(call.body.code))


@Endpoint("POST", f"{GUEST}/end-other-devices", "server-api-end-others", who="known guest")
async def end_others(call: Call[None]) -> bodies.GuestInfo | Response:
    """End all other devices of the guest: they are nobody's any more, and what they have open is closed."""
    guest = await call.services.guests.end_others(call.me)
    call.services.hall.hang_up(guest.id, guest.session)
    return call.answer_to(guest)


@Endpoint("GET", f"{GUEST}/tables", "server-api-guest-tables", who="known guest")
async def tables(call: Call[None]) -> bodies.Tables:
    store, me = call.services.store, call.me
    found = await store.tables_of(me.id, MOST_TABLES + 1)
    listed = found[:MOST_TABLES]
    ids = [table.row.id for table in listed]
    holders = await store.holders_at(ids)
    names = await store.names(sorted({holding.guest for held in holders.values() for holding in held}))
    results = {row.table: row for row in once_each(await store.results_at(me.id, ids))}
    cards = (card(table, holders[table.row.id], names, results.get(table.row.id)) for table in listed)
    return bodies.Tables(tables=tuple(cards), more=len(found) > MOST_TABLES)


@Endpoint("GET", f"{GUEST}/statistics", "server-api-statistics", who="known guest")
async def statistics(call: Call[None]) -> bodies.Statistics:
    return await statistics_of(call.me, call.services.store, call.lang)


@Endpoint("GET", f"{GUEST}/data", "server-api-guest-data", who="known guest")
async def data(call: Call[None]) -> bodies.GuestData:
    call.services.quotas.export(call.me.id)
    return await data_of(call.services.hall, call.me)


@Endpoint(
    "POST", f"{GUEST}/forget", "server-api-forget", who="known guest", gives=bodies.Forgotten, problems=("bad-input",)
)
async def forget(call: Call[bodies.Forget]) -> Response:
    if not call.body.sure:
        raise Refused("bad-input", "server-error-not-sure")
    answer = json_response(await forget_everywhere(call.services.hall, call.me))
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return answer


def card(
    listed: ListedTable, holders: list[Holding], names: dict[str, str | None], result: ResultRow | None
) -> bodies.TableCard:
    """One of a guest's tables, as lists show it."""
    row, state = listed.row, listed.state
    status = "waiting" if _waits(row, state.status) else state.status
    deciding = {int(seat) for seat in state.deciding.split(",") if seat}
    return bodies.TableCard(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        drawn=msgspec.json.decode(state.drawn or "{}"),
        known_deal=row.known_deal,
        status=status,
        yours=listed.seats,
        names=_names(row.plan, holders, names),
        bots=tuple(planned.bot for planned in read_plan(row.plan)),
        your_turn=status == "playing" and not deciding.isdisjoint(listed.seats),
        result=None if result is None else ending(result),
        score=None if result is None else result.score,
        changed=state.changed,
    )


def _waits(row: TableRow, status: TableStatus) -> bool:
    """Whether a match goes on that this program cannot play by its own rules."""
    game = GAMES.get(row.game)
    return status in ("gathering", "playing") and (game is None or game.rules_version != row.rules_version)


def _names(plan: str, holders: list[Holding], names: dict[str, str | None]) -> tuple[str | None, ...]:
    """The person in each seat: the name given at the table, else that of the seat's owner."""
    owners: dict[int, str] = {}
    for holding in holders:
        owners.setdefault(holding.seat, holding.guest)
    return tuple(planned.name or names.get(owners.get(seat, "")) for seat, planned in enumerate(read_plan(plan)))


ENDPOINTS: Final = (guest, change, recovery_code, recover, end_others, data, forget, tables, statistics)
