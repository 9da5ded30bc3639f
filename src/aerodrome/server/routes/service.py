"""For those who run the server, and for those who open its address: health, metrics, the plain page."""

from __future__ import annotations

from typing import Any

import structlog
from starlette.responses import Response

import aerodrome
from aerodrome.protocol import Health, Refused
from aerodrome.server import page
from aerodrome.server.limits import is_local

from .endpoint import HTML, Call, Endpoint, json_response

log = structlog.get_logger(__name__)

METRICS = "text/plain; version=0.0.4; charset=utf-8"
CSS = "text/css; charset=utf-8"


async def health(call: Call[None]) -> Health | Response:
    """Asks the database something small: a process that cannot reach it can serve nobody."""
    hall = call.services.hall
    try:
        await call.services.store.check()
        is_well = True
    except Exception:
        log.exception("unhealthy")
        is_well = False
    found = Health(
        status="ok" if is_well else "failing",
        version=aerodrome.__version__,
        tables=len(hall.tables),
        sockets=hall.sockets,
    )
    return found if is_well else json_response(found, 503)


async def metrics(call: Call[None]) -> bytes:
    """Numbers, for this machine alone unless the host says otherwise: they count what is decided in secret, too."""
    client = call.request.client
    if not call.services.settings.open_metrics and (client is None or not is_local(client.host)):
        raise Refused("forbidden", "server-error-metrics")
    return call.services.metrics.text()


async def front(call: Call[None]) -> str:
    return page.front(call.lang)


async def table(call: Call[None]) -> str:
    return page.table(call.table, call.lang)


async def asset(call: Call[None]) -> Response:
    name = str(call.request.path_params["name"])
    if name not in page.ASSETS:
        raise Refused("not-found", "server-error-no-path")
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(page.ASSETS[name], headers=headers, media_type=CSS)


ENDPOINTS: tuple[Endpoint[Any, Any], ...] = (
    Endpoint(
        method="GET",
        path="/health",
        do=health,
        body=type(None),
        answer=Health,
        tag="service",
        summary="server-api-health",
        more=(503,),
    ),
    Endpoint(
        method="GET",
        path="/metrics",
        do=metrics,
        body=type(None),
        answer=bytes,
        tag="service",
        summary="server-api-metrics",
        media_type=METRICS,
        gives=str,
        problems=("forbidden",),
    ),
    Endpoint(
        method="GET",
        path="/",
        do=front,
        body=type(None),
        answer=str,
        tag="pages",
        summary="server-api-page",
        media_type=HTML,
    ),
    Endpoint(
        method="GET",
        path="/table/{id}",
        do=table,
        body=type(None),
        answer=str,
        tag="pages",
        summary="server-api-table-page",
        media_type=HTML,
        problems=("not-found",),
    ),
    Endpoint(
        method="GET",
        path="/assets/{name}",
        do=asset,
        body=type(None),
        answer=str,
        tag="pages",
        summary="server-api-asset",
        media_type=CSS,
        problems=("not-found",),
    ),
)
