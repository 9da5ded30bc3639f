"""For those who run the server, and for those who open its address: health, metrics, the page."""

from __future__ import annotations

from functools import partial
from typing import Final

import structlog
from starlette.responses import Response

import aerodrome
from aerodrome.protocol import Refused
from aerodrome.protocol.bodies import Health
from aerodrome.server.limits import is_local
from aerodrome.server.metrics import CONTENT_TYPE
from aerodrome.server.page import HTML
from aerodrome.server.responses import json_response

from .endpoint import Call, Endpoint

log = structlog.get_logger(__name__)

PAGES = {
    "start": "/",
    "table": "/table/{id}",
    "new": "/new/{game}",
    "rules": "/rules/{game}",
    "verify": "/verify",
    "about": "/about",
    "statistics": "/statistics",
    "reconstructed": "/reconstructed",
    "reconstructed-game": "/reconstructed/{game}",
}
"""The addresses of the page, which sees itself what to show at each."""
PARTS = {"asset": "/assets/{name}", "file": "/{name}"}


@Endpoint("GET", "/health", "server-api-health", more=(503,))
async def health(call: Call[None]) -> Health | Response:
    """Reads and writes something small: a process that cannot write serves nobody."""
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
        sockets=len(hall.lines),
    )
    return found if is_well else json_response(found, 503)


@Endpoint("GET", "/metrics", "server-api-metrics", media_type=CONTENT_TYPE, gives=str, problems=("forbidden",))
async def metrics(call: Call[None]) -> bytes:
    """Numbers, for this machine alone unless the host says otherwise: they count what is decided in secret, too."""
    client, settings = call.request.client, call.services.settings
    if settings.no_metrics or (not settings.open_metrics and (client is None or not is_local(client.host))):
        raise Refused("forbidden", "server-error-metrics")
    return call.services.metrics.text()


async def shown(call: Call[None]) -> Response:
    """The page; what its address names must be there, as far as that can be known without looking for a table."""
    if "id" in call.request.path_params:
        _ = call.table
    if "game" in call.request.path_params:
        _ = call.game
    return call.services.page.fronts[call.lang].answer(call.request)


async def part(call: Call[None]) -> Response:
    found = call.services.page.files.get(call.request.url.path)
    if found is None:
        raise Refused("not-found", "server-error-no-path")
    return found.answer(call.request)


OCTETS: Final = "application/octet-stream"
_opened = partial(Endpoint, "GET", tag="pages", gives=str, problems=("not-found",))
ENDPOINTS: Final = (
    health,
    metrics,
    *(_opened(path, "server-api-page", media_type=HTML, name=f"page-{name}")(shown) for name, path in PAGES.items()),
    *(_opened(path, "server-api-asset", media_type=OCTETS, name=name)(part) for name, path in PARTS.items()),
)
