"""What every request goes through before anything is done for it, and every answer before it leaves.

Pages of others cannot use a visitor's cookie here, nobody can send more or faster than agreed, and a browser lets our
pages do no more than they need. The client's address is the one that the web server names: it believes a proxy's
headers only when they come from a proxy that it was told to trust.
"""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aerodrome.kernel import LANGUAGES, AerodromeError
from aerodrome.protocol import Refused

from . import logs
from .keys import COOKIE
from .limits import Allowance, Buckets, Clock, shorten
from .responses import WrongRequest, refusal
from .settings import Settings

if TYPE_CHECKING:
    from .services import Services

LARGE: Final = frozenset(("/api/verify",))
"""Where whole records are sent."""
PARTS: Final = "/assets/"
PART_COST: Final = 1 / 16
"""What a part of the page counts for: opening it takes dozens of them at once, and each is only sent from memory."""
READING: Final = frozenset(("GET", "HEAD"))
SECURE: Final = frozenset(("https", "wss"))
PORTS: Final = {"http": 80, "https": 443}
OWN_MACHINE: Final = frozenset(("localhost", "127.0.0.1", "[::1]"))
AT_HOME: Final = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
"""Endings that nobody can register, so they cannot be made to point here from outside."""
EXAMPLE: Final = "https://play.example.org"
MOST_LANGUAGES: Final = 20
LONGEST_COOKIE: Final = 512
LONGEST_HEADER: Final = 8192
LONGEST_TOLD: Final = 80
SECONDS_FOR_BODIES: Final = 2.0
A_YEAR: Final = 365 * 24 * 60 * 60

Headers = list[tuple[bytes, bytes]]

_NAME: Final = r"(\[[0-9A-Fa-f:.]{2,45}\]|[0-9A-Za-z_][0-9A-Za-z_.-]{0,252})(?::([0-9]{1,5}))?"
_HOST: Final = re.compile(_NAME)
_ORIGIN: Final = re.compile(rf"(https?)://{_NAME}")


class Host(NamedTuple):
    """A host's name in small letters, and its port when one was named."""

    name: str
    port: int | None

    def at(self, scheme: str) -> tuple[str, int]:
        """The same with the port that is meant."""
        return self.name, PORTS[scheme] if self.port is None else self.port


class Origin(NamedTuple):
    """Where a page came from."""

    scheme: str
    host: Host


# What a request says of itself


def language_of(scope: Scope) -> str:
    """The language of problems: the one asked for by ?lang=, else the one the browser likes best, else English."""
    query: bytes = scope.get("query_string", b"")
    for part in query[:LONGEST_HEADER].split(b"&"):
        if part.startswith(b"lang=") and (lang := _known_language(part[5:].decode("latin-1"))):
            return lang
    liked = [(weight, lang) for lang, weight in _liked_languages(scope) if weight > 0]
    return max(liked, key=lambda like: like[0], default=(0.0, LANGUAGES[0]))[1]


def _liked_languages(scope: Scope) -> Iterator[tuple[str, float]]:
    for value in _all(scope, b"accept-language"):
        for part in value[:LONGEST_HEADER].split(",")[:MOST_LANGUAGES]:
            tag, _, weight = part.partition(";")
            lang = _known_language(tag.strip())
            if lang is not None:
                yield lang, _weight(weight)


def _known_language(tag: str) -> str | None:
    lang = tag.partition("-")[0].lower()
    return lang if lang in LANGUAGES else None


def _weight(text: str) -> float:
    found = re.fullmatch(r"q=([01](?:\.[0-9]{0,3})?)", text.strip())
    return 1.0 if not text else float(found[1]) if found else 0.0


def client_of(scope: Scope) -> str:
    """The name under which the visitor's address is counted."""
    client = scope.get("client")
    return shorten(str(client[0])) if client else ""


def guest_cookie(scope: Scope) -> str | None:
    """The guest's cookie as it was sent; whether it is genuine is not known here.

    The last of several counts, both for limits and for identifying the guest.
    """
    found: str | None = None
    for value in _all(scope, b"cookie"):
        for part in value[:LONGEST_HEADER].split(";"):
            name, _, cookie = part.strip().partition("=")
            if name == COOKIE and 0 < len(cookie) <= LONGEST_COOKIE:
                found = cookie
    return found


def _all(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for header, value in scope["headers"] if header == name]


def host_of(text: str) -> Host | None:
    """A host as written in a Host header; None when it is not one."""
    found = _HOST.fullmatch(text)
    return None if found is None else _host(found[1], found[2])


def origin_of(text: str) -> Origin | None:
    """An Origin header; None for "null" and for whatever is no page of the web."""
    found = _ORIGIN.fullmatch(text)
    host = None if found is None else _host(found[2], found[3])
    return None if found is None or host is None else Origin(found[1], host)


def _host(name: str, port: str | None) -> Host | None:
    if port is not None and int(port) > 0xFFFF:
        return None
    name = name.lower().removesuffix(".")
    if name.startswith("["):
        try:
            name = f"[{ipaddress.IPv6Address(name[1:-1]).compressed}]"
        except ValueError:
            return None
    return Host(name, None if port is None else int(port))


def is_at_home(name: str) -> bool:
    """Whether only a home network, or an address itself, is called like this: a stranger's domain never is."""
    if "." not in name or name.startswith("["):
        return True
    try:
        ipaddress.IPv4Address(name)
    except ValueError:
        return name.endswith(AT_HOME)
    return True


# What is answered


def security_headers(scope: Scope, host: Host | None) -> Headers:
    """What every answer tells the browser. `host` is this server, as the visitor calls it."""
    headers = [
        (b"content-security-policy", _policy(scope, host).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
    if scope["scheme"] in SECURE or (host is not None and host.name in OWN_MACHINE):
        # Elsewhere browsers do not believe it, and complain.
        headers.append((b"cross-origin-opener-policy", b"same-origin"))
    if scope["scheme"] in SECURE:
        headers.append((b"strict-transport-security", f"max-age={A_YEAR}".encode()))
    if scope["path"].startswith("/api/"):
        headers.append((b"cache-control", b"no-store"))
    return headers


def _policy(scope: Scope, host: Host | None) -> str:
    sockets = ""
    # Some browsers do not count sockets as 'self'. Numbers in brackets cannot be written in a policy.
    if host is not None and not host.name.startswith("["):
        named = host.name if host.port is None else f"{host.name}:{host.port}"
        sockets = f" wss://{named}" if scope["scheme"] in SECURE else f" ws://{named} wss://{named}"
    return (
        f"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )


class Exchange:
    """One request and its answer: adds the headers, counts the body, remembers the status."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, most: int, bodies: Allowance) -> None:
        self.scope = scope
        self._bodies = bodies
        self._held = 0
        self.status: int | None = None
        self.host: Host | None = None
        self._receive = receive
        self._send = send
        self.most = most
        self._read = 0

    async def receive(self) -> Message:
        """The next message; too much of a body raises Refused, wherever it is being read."""
        message = await self._receive()
        if message["type"] == "http.request":
            size = len(message.get("body", b""))
            self._read += size
            if self._read > self.most:
                raise Refused("too-large", "server-error-too-large", most=self.most)
            if not self._bodies.enter(client_of(self.scope), size):
                raise Refused("too-many", "server-error-too-many-bodies", wait=SECONDS_FOR_BODIES)
            self._held += size
        return message

    def let_go(self) -> None:
        self._bodies.leave(client_of(self.scope), self._held)

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            given = list(message.get("headers", ()))
            names = {name.lower() for name, _ in given}
            added = security_headers(self.scope, self.host)
            message = {**message, "headers": given + [header for header in added if header[0] not in names]}
        elif message["type"] == "websocket.accept":
            self.status = HTTPStatus.SWITCHING_PROTOCOLS
        await self._send(message)

    async def refuse(self, error: AerodromeError) -> None:
        """Answer with the problem, or just close a socket where the web server cannot say more."""
        if self.scope["type"] == "websocket" and "websocket.http.response" not in self.scope.get("extensions", {}):
            await self._send({"type": "websocket.close", "code": 1008})
        else:
            await refusal(error, language_of(self.scope))(self.scope, self.receive, self.send)


class Safety:
    """The outermost layer of the server's application. Raises Refused when one of its origins cannot be read."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._app = app
        self._limits = settings.limits
        self._origins = _own_origins(settings.origins)
        self._names = {origin.host.name for origin in self._origins}
        self._addresses = Buckets(settings.limits.requests_per_address, clock=clock)
        self._guests = Buckets(settings.limits.requests_per_guest, clock=clock)
        self._sockets = Allowance(settings.limits.sockets_per_address)
        self.bodies = Allowance(settings.limits.bodies_per_address, settings.limits.bodies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        logs.begin_request()
        most = self._limits.record_bytes if scope["path"] in LARGE else self._limits.body_bytes
        exchange = Exchange(scope, receive, send, most, self.bodies)
        try:
            self._check(exchange)
            await self._pass_on(exchange)
        except Refused as error:
            if exchange.status is not None:
                raise
            await exchange.refuse(error)
            _count(exchange, error)
        finally:
            exchange.let_go()

    async def _pass_on(self, exchange: Exchange) -> None:
        if exchange.scope["type"] == "http":
            await self._app(exchange.scope, exchange.receive, exchange.send)
            return
        client = client_of(exchange.scope)
        if not self._sockets.enter(client):
            raise Refused("too-many", "server-error-too-many-sockets", most=self._limits.sockets_per_address)
        try:
            await self._app(exchange.scope, exchange.receive, exchange.send)
        finally:
            self._sockets.leave(client)

    def _check(self, exchange: Exchange) -> None:
        """Raises Refused for what is not to be answered."""
        scope = exchange.scope
        cost = PART_COST if scope["path"].startswith(PARTS) else 1.0
        _slow_down(self._addresses.take(client_of(scope), cost))
        exchange.host = self._own_host(scope)
        if scope["type"] == "websocket" or scope["method"] not in READING:
            self._check_origin(scope, exchange.host)
        cookie = guest_cookie(scope)
        if cookie is not None:
            _slow_down(self._guests.take(cookie, cost))
        for length in _all(scope, b"content-length"):
            if length.isdecimal() and length.isascii() and _exceeds(length, exchange.most):
                raise Refused("too-large", "server-error-too-large", most=exchange.most)

    def _own_host(self, scope: Scope) -> Host:
        """This server as the visitor calls it. A stranger's domain that was pointed here is none of its names."""
        hosts = _all(scope, b"host")
        host = host_of(hosts[0]) if len(hosts) == 1 else None
        if host is None or not (is_at_home(host.name) or host.name in self._names):
            raise WrongRequest(421, "server-error-wrong-host", "forbidden", host=_told(hosts))
        return host

    def _check_origin(self, scope: Scope, own: Host) -> None:
        """A browser names the page that asks. What names none is no browser, and has no visitor's cookie."""
        found = _all(scope, b"origin")
        if not found:
            return
        origin = origin_of(found[0]) if len(found) == 1 else None
        if origin is None or not self._is_own(origin, own, scope):
            raise Refused("forbidden", "server-error-wrong-origin", origin=_told(found))

    def _is_own(self, origin: Origin, own: Host, scope: Scope) -> bool:
        meant = (origin.scheme, origin.host.at(origin.scheme))
        if any((known.scheme, known.host.at(known.scheme)) == meant for known in self._origins):
            return True
        # Behind a proxy the visitor may use https where the request does not; the other way round is not to be trusted.
        if scope["scheme"] in SECURE and origin.scheme != "https":
            return False
        return origin.host.at(origin.scheme) == own.at(origin.scheme)


def _count(exchange: Exchange, error: Refused) -> None:
    """Whatever is passed on is counted where it is answered."""
    app = exchange.scope.get("app")
    services: Services | None = None if app is None else getattr(app.state, "services", None)
    if services is not None:
        services.metrics.problems.labels(error.kind).inc()
        if exchange.scope["type"] == "http" and exchange.status is not None:
            services.metrics.requests.labels("refused", exchange.status).inc()


def _own_origins(texts: Sequence[str]) -> list[Origin]:
    found: list[Origin] = []
    for text in texts:
        origin = origin_of(text.removesuffix("/"))
        if origin is None:
            raise Refused("bad-input", "server-error-bad-origin", origin=_told([text]), example=EXAMPLE)
        found.append(origin)
    return found


def _exceeds(digits: str, most: int) -> bool:
    digits = digits.lstrip("0")
    return len(digits) > len(str(most)) or int(digits or "0") > most


def _slow_down(wait: float) -> None:
    if wait > 0:
        raise Refused("too-many", "server-error-too-many-requests", wait=round(wait, 3), seconds=math.ceil(wait))


def _told(values: Sequence[str]) -> str:
    """What somebody sent, short and harmless enough to be told back."""
    text = ", ".join(values)
    return "".join(letter if letter.isascii() and letter.isprintable() else "?" for letter in text[:LONGEST_TOLD])
