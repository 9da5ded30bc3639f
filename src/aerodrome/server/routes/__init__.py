"""Every way in over HTTP: one list, from which the routes are made, and their description too."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from aerodrome.server.openapi import document
from aerodrome.server.safety import guest_cookie
from aerodrome.server.services import Services
from aerodrome.server.socket import serve_socket

from . import games, guests, records, service, tables
from .dispatch import Nowhere, Resource
from .endpoint import Call, Endpoint

SOCKET: Final = "/api/tables/{id}/socket"


@Endpoint("GET", "/api/openapi.json", "server-api-openapi", gives=dict[str, Any], tag="service")
async def described(call: Call[None]) -> bytes:
    return _described(call.lang)


@cache
def _described(lang: str) -> bytes:
    return msgspec.json.encode(document(ENDPOINTS, lang))


ENDPOINTS: Final = (
    *games.ENDPOINTS,
    *guests.ENDPOINTS,
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    described,
    *service.ENDPOINTS,
)


async def connect(websocket: WebSocket) -> None:
    """A socket at a table; the guest is known by their cookie, as everywhere."""
    services: Services = websocket.app.state.services
    guest = await services.guests.find(guest_cookie(websocket.scope))
    await serve_socket(websocket, services.hall, guest, services.quotas)


def routes() -> list[BaseRoute]:
    """The routes of the application; what matches none of them is answered with a problem too."""
    paths: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, []).append(endpoint)
    resources = [Route(path, Resource(endpoints)) for path, endpoints in paths.items()]
    return [WebSocketRoute(SOCKET, connect), *resources, Route("/{path:path}", Nowhere())]


__all__ = ["ENDPOINTS", "SOCKET", "Endpoint", "routes"]
