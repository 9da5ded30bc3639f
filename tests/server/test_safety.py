"""Safety: who may ask, how much and how often, and what a browser is told with every answer."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message, Scope

from aerodrome.kernel import LANGUAGES
from aerodrome.kernel.texts import PLAIN
from aerodrome.protocol import Refused
from aerodrome.server import safety
from aerodrome.server.metrics import Metrics
from aerodrome.server.safety import Safety, language_of
from aerodrome.server.settings import Limits, Rate, Settings

from .exchanges import PLENTY, Clock, Inside, Pairs, ask, asked, safe, scope_of

# Headers of every answer


def test_every_answer_tells_the_browser_what_our_pages_may_do() -> None:
    headers = ask(safe(), scope_of()).headers
    assert headers["content-security-policy"].split("; ") == [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self' ws://localhost:8000 wss://localhost:8000",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    ]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_a_browser_is_not_told_what_it_would_not_believe() -> None:
    """Over plain http, only its own machine may keep other windows away."""
    plain = ask(safe(), scope_of([(b"host", b"192.168.1.20:8000")])).headers
    assert "cross-origin-opener-policy" not in plain
    assert (
        "cross-origin-opener-policy" in ask(safe(), scope_of([(b"host", b"192.168.1.20:8000")], scheme="https")).headers
    )


def test_only_over_https_the_browser_is_told_to_stay_there() -> None:
    assert "strict-transport-security" not in ask(safe(), scope_of()).headers
    headers = ask(safe(), scope_of(scheme="https")).headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert " ws:" not in headers["content-security-policy"]
    assert "wss://localhost:8000" in headers["content-security-policy"]


def test_answers_of_the_interface_are_not_kept_by_caches() -> None:
    assert ask(safe(), scope_of(path="/api/guest")).headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(safe(), scope_of(path="/assets/page.css")).headers


def test_what_a_route_says_itself_counts() -> None:
    inside = Inside(headers=[(b"Cache-Control", b"max-age=60"), (b"Referrer-Policy", b"origin")])
    reply = ask(safe(inside), scope_of(path="/api/games"))
    names = [name.lower() for name, _ in reply.sent[0]["headers"]]
    assert names.count(b"cache-control") == names.count(b"referrer-policy") == 1


def test_refusals_have_the_headers_too() -> None:
    reply = ask(safe(), scope_of([(b"host", b"evil.example;script-src *")]))
    assert reply.status == 421
    assert "connect-src 'self';" in reply.headers["content-security-policy"]
    assert "evil" not in str(reply.headers)


def test_an_address_in_brackets_is_not_written_into_the_policy() -> None:
    reply = ask(safe(), scope_of([(b"host", b"[2001:DB8::1]:8000")]))
    assert reply.status == 200
    assert "connect-src 'self';" in reply.headers["content-security-policy"]


# Hosts


@pytest.mark.parametrize(
    "host",
    [
        *(
            b"localhost",
            b"localhost:8000",
            b"LOCALHOST",
            b"192.168.1.20:8000",
            b"10.0.0.1",
            b"[::1]:8000",
            b"[fe80::1]",
        ),
        *(
            b"study.local",
            b"study.local.:80",
            b"pi.lan",
            b"study",
            b"box.home.arpa",
            b"a.localhost",
            b"play.example.org",
        ),
        *(b"PLAY.example.ORG.", b"play.example.org:444", b"testserver"),
    ],
)
def test_the_server_answers_to_addresses_names_at_home_and_its_own(host: bytes) -> None:
    reply = ask(safe(origins=("https://play.example.org",)), scope_of([(b"host", host)]))
    assert reply.status == 200


@pytest.mark.parametrize(
    "hosts",
    [
        *([b"evil.example"], [b"evil.example:8000"], [b"localhost.evil.example"], [b"127.0.0.1.evil.example"]),
        *([b"other.play.example.org"], [b"evil.local.example"], [b""], [b" "], [b"localhost", b"localhost"]),
        *([b"localhost:99999"], [b"localhost:8000:8000"], [b"localhost:"], [b"local host"], [b"user@localhost"]),
        *([b"[::1"], [b"[:::]"], [b"[zz]"], [b"a" * 70_000], ["höst".encode()], [b"\xff\xfe"], [b"localhost\r\nx: y"]),
        *([b"x;script-src"], [b"*"], [b"192.168.1.1.1"], [b"-"], [b"..local\x00"]),
    ],
)
def test_other_names_are_refused_so_that_no_stranger_can_point_one_here(hosts: list[bytes]) -> None:
    inside = Inside()
    headers = [(b"host", host) for host in hosts]
    reply = ask(safe(inside, origins=("https://play.example.org",)), scope_of(headers))
    assert reply.status == 421
    assert reply.problem["kind"] == "forbidden"
    assert reply.problem["key"] == "server-error-wrong-host"
    assert len(reply.problem["text"]) < 300
    assert inside.scopes == []


def test_a_request_without_a_host_is_refused() -> None:
    scope = scope_of()
    scope["headers"] = []
    assert ask(safe(), scope).status == 421


# Origins


def changing(origins: list[bytes], host: bytes = b"play.local:8000", **more: Any) -> Scope:
    headers = [(b"host", host), *((b"origin", origin) for origin in origins)]
    return scope_of(headers, method="POST", **more)


OWN = [
    ([], b"play.local:8000", "http"),
    ([b"http://play.local:8000"], b"play.local:8000", "http"),
    ([b"http://play.local"], b"play.local", "http"),
    ([b"http://play.local:80"], b"play.local", "http"),
    ([b"https://play.local"], b"play.local", "http"),
    ([b"https://play.local"], b"play.local:443", "https"),
    ([b"http://[::1]:8000"], b"[0:0::1]:8000", "http"),
    ([b"https://friend.example"], b"play.local:8000", "http"),
    ([b"https://friend.example:443"], b"play.local:8000", "https"),
    ([b"http://friend.example:81"], b"play.local:8000", "http"),
]
STRANGE = [
    ([b"null"], b"play.local:8000", "http"),
    ([b""], b"play.local:8000", "http"),
    ([b"http://play.local"], b"play.local:8000", "http"),
    ([b"http://play.local:8001"], b"play.local:8000", "http"),
    ([b"http://play.local:8000"], b"play.local:8000", "https"),
    ([b"http://friend.example"], b"play.local:8000", "http"),
    ([b"https://evil.friend.example"], b"play.local:8000", "http"),
    ([b"https://friend.example.evil.example"], b"play.local:8000", "http"),
    ([b"http://play.local:8000/"], b"play.local:8000", "http"),
    ([b"http://user@play.local:8000"], b"play.local:8000", "http"),
    ([b"http://play.local:8000", b"http://play.local:8000"], b"play.local:8000", "http"),
    ([b"http://play.local:8000 http://evil.example"], b"play.local:8000", "http"),
    ([b"http://play.local:8000, http://evil.example"], b"play.local:8000", "http"),
    ([b"file://"], b"play.local:8000", "http"),
    ([b"chrome-extension://abc"], b"play.local:8000", "http"),
    ([b"http://" + b"a" * 70_000], b"play.local:8000", "http"),
    ([b"http://\xff\xfe"], b"play.local:8000", "http"),
    (["http://pláy.local:8000".encode()], b"play.local:8000", "http"),
    ([b"http://play.local:8000\n"], b"play.local:8000", "http"),
]
FRIENDS = ("https://Friend.example/", "http://friend.example:81")


@pytest.mark.parametrize(("origins", "host", "scheme"), OWN)
def test_own_pages_and_programs_may_change_something(origins: list[bytes], host: bytes, scheme: str) -> None:
    assert ask(safe(origins=FRIENDS), changing(origins, host, scheme=scheme)).status == 200
    socket = changing(origins, host, scheme="wss" if scheme == "https" else "ws", kind="websocket")
    assert ask(safe(origins=FRIENDS), socket).kind == "websocket.accept"


@pytest.mark.parametrize(("origins", "host", "scheme"), STRANGE)
def test_pages_of_others_may_not(origins: list[bytes], host: bytes, scheme: str) -> None:
    inside = Inside()
    app = safe(inside, origins=FRIENDS)
    socket = changing(origins, host, scheme="wss" if scheme == "https" else "ws", kind="websocket")
    for scope in (changing(origins, host, scheme=scheme), socket):
        reply = ask(app, scope)
        assert reply.status == 403
        assert reply.problem["key"] == "server-error-wrong-origin"
        assert len(reply.body) < 500
    assert inside.scopes == []


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "post", "get", "TRACE"])
def test_every_method_that_is_not_just_reading_is_checked(method: str) -> None:
    scope = changing([b"http://evil.example"])
    scope["method"] = method
    assert ask(safe(), scope).status == 403


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_link_from_elsewhere_may_be_followed(method: str) -> None:
    scope = changing([b"http://evil.example"])
    scope["method"] = method
    assert ask(safe(), scope).status == 200


@pytest.mark.parametrize(
    "origin", ["null", "", "friend.example", "https://friend.example/path", "ftp://friend.example"]
)
def test_an_origin_that_cannot_be_read_is_told_when_the_server_starts(origin: str) -> None:
    with pytest.raises(Refused) as error:
        safe(origins=(origin,))
    assert error.value.key == "server-error-bad-origin"
    assert "https://" in error.value.text("fr")


# Sizes


SMALL = Limits(requests_per_address=PLENTY, requests_per_guest=PLENTY, body_bytes=100, record_bytes=1000)


@pytest.mark.parametrize(("path", "most"), [("/api/tables", 100), ("/api/verify", 1000)])
def test_a_body_is_read_up_to_its_limit(path: str, most: int) -> None:
    inside = Inside()
    scope = scope_of([(b"content-length", str(most).encode())], method="POST", path=path)
    assert ask(safe(inside, limits=SMALL), scope, [b"x" * (most - 1), b"x", b""]).status == 200
    assert inside.read == most


@pytest.mark.parametrize(("path", "most"), [("/api/tables", 100), ("/api/verify", 1000)])
def test_what_is_too_large_is_refused_while_it_is_read(path: str, most: int) -> None:
    inside = Inside()
    reply = ask(safe(inside, limits=SMALL), scope_of(method="POST", path=path), [b"x" * 60] * 100)
    assert reply.status == 413
    assert reply.problem["kind"] == "too-large"
    assert reply.problem["values"] == {"most": most}
    assert inside.read <= most


@pytest.mark.parametrize("length", [b"101", b"0000101", b"9" * 5000])
def test_what_says_that_it_is_too_large_is_not_read_at_all(length: bytes) -> None:
    inside = Inside()
    reply = ask(safe(inside, limits=SMALL), scope_of([(b"content-length", length)], method="POST"))
    assert reply.status == 413
    assert inside.scopes == []


@pytest.mark.parametrize("length", [b"-5", b"1e9", b"", "١٢٣٤".encode(), b"0x7f", b"12 12"])
def test_a_length_that_is_no_number_does_not_lift_the_limit(length: bytes) -> None:
    scope = scope_of([(b"content-length", length)], method="POST")
    assert ask(safe(limits=SMALL), scope, [b"x" * 60] * 3).status == 413


def test_errors_inside_stay_errors() -> None:
    with pytest.raises(ValueError, match="oh"):
        ask(safe(Inside(error=ValueError("oh"))), scope_of())


def test_a_refusal_inside_is_answered() -> None:
    reply = ask(safe(Inside(error=Refused("not-found", "server-error-wrong-host", host="x"))), scope_of())
    assert reply.problem["kind"] == "not-found"


# Rates


SLOW = Limits(requests_per_address=Rate(3, 0.5), requests_per_guest=Rate(2, 0.25), sockets_per_address=2)


def slow(clock: Clock) -> Safety:
    return Safety(Inside(), Settings(database="", limits=SLOW), clock=clock)


def test_an_address_that_asks_too_often_has_to_wait() -> None:
    clock = Clock()
    app = slow(clock)
    assert [ask(app, scope_of()).status for _ in range(5)] == [200, 200, 200, 429, 429]
    reply = ask(app, scope_of([(b"accept-language", b"fr")]))
    assert reply.headers["retry-after"] == "2"
    assert reply.problem["kind"] == "too-many"
    assert reply.problem["wait"] == 2
    assert "réessayez dans 2" in reply.problem["text"]
    clock.now += 2
    assert [ask(app, scope_of()).status for _ in range(2)] == [200, 429]


def test_a_household_can_open_the_page_on_many_devices_at_once() -> None:
    app = slow(Clock())
    part = scope_of(path="/assets/index-a1b2.js")
    guests_part = scope_of([(b"cookie", b"aerodrome_guest=abc")], path="/assets/index-a1b2.js", client="192.0.2.2")
    assert [ask(app, part).status for _ in range(49)] == [200] * 48 + [429]
    assert [ask(app, guests_part).status for _ in range(33)] == [200] * 32 + [429]


def test_addresses_wait_apart_and_a_household_together() -> None:
    app = slow(Clock())
    for client in ("192.0.2.1", "192.0.2.2", "2001:db8::1"):
        assert [ask(app, scope_of(client=client)).status for _ in range(3)] == [200] * 3
    assert ask(app, scope_of(client="2001:db8::2")).status == 429
    assert ask(app, scope_of(client="2001:db8:0:1::2")).status == 200
    assert ask(app, scope_of(client=None)).status == 200


def test_headers_of_a_proxy_are_not_believed_here() -> None:
    app = slow(Clock())
    forwarded = [(b"x-forwarded-for", b"203.0.113.9"), (b"forwarded", b"for=203.0.113.9")]
    assert [ask(app, scope_of(forwarded)).status for _ in range(4)] == [200, 200, 200, 429]


def test_a_guest_who_asks_too_often_has_to_wait_wherever_they_are() -> None:
    app = slow(Clock())
    statuses = []
    for number in range(4):
        cookie = b"theme=dark; aerodrome_guest=abc.def"
        statuses.append(ask(app, scope_of([(b"cookie", cookie)], client=f"192.0.2.{number}")).status)
    assert statuses == [200, 200, 429, 429]
    other = scope_of([(b"cookie", b"aerodrome_guest=xyz")], client="192.0.2.9")
    assert ask(app, other).status == 200


@pytest.mark.parametrize(
    "cookie",
    [b"", b";;;", b"aerodrome_guest", b"aerodrome_guest=", b"aerodrome_guest=" + b"x" * 9000, b"\xff\x00=;\x80"],
)
def test_cookies_that_cannot_be_ours_count_for_nobody(cookie: bytes) -> None:
    app = slow(Clock())
    assert [ask(app, scope_of([(b"cookie", cookie)], client=f"192.0.2.{n}")).status for n in range(4)] == [200] * 4


def test_attempts_that_are_refused_count_too() -> None:
    app = slow(Clock())
    strange = changing([b"http://evil.example"])
    assert [ask(app, strange).status for _ in range(4)] == [403, 403, 403, 429]


# Sockets


def test_an_address_has_only_so_many_sockets_open_at_once() -> None:
    async def evening() -> None:
        inside = Inside()
        app = Safety(inside, Settings(database="", limits=Limits(sockets_per_address=2)))
        inside.leave.clear()
        sockets = [asyncio.create_task(asked(app, scope_of(kind="websocket", scheme="ws"))) for _ in range(2)]
        await inside.entered.wait()
        await asyncio.sleep(0)
        refused = await asked(app, scope_of(kind="websocket", scheme="ws"))
        assert refused.status == 429
        assert refused.problem["key"] == "server-error-too-many-sockets"
        assert len(inside.scopes) == 2
        inside.leave.set()
        assert [reply.kind for reply in await asyncio.gather(*sockets)] == ["websocket.accept"] * 2
        assert (await asked(app, scope_of(kind="websocket", scheme="ws"))).kind == "websocket.accept"

    asyncio.run(evening())


def test_a_socket_that_broke_is_not_counted_any_more() -> None:
    app = Safety(Inside(error=ValueError("oh")), Settings(database="", limits=Limits(sockets_per_address=1)))
    for _ in range(3):
        with pytest.raises(ValueError, match="oh"):
            ask(app, scope_of(kind="websocket", scheme="ws"))


def test_a_web_server_that_cannot_explain_a_refusal_just_closes() -> None:
    scope = scope_of([(b"origin", b"null")], kind="websocket", scheme="ws")
    scope["extensions"] = {}
    assert ask(safe(), scope).sent == [{"type": "websocket.close", "code": 1008}]


def test_the_life_of_the_server_passes_untouched() -> None:
    async def receive() -> Message:
        return {"type": "lifespan.startup"}

    async def send(message: Message) -> None:
        raise AssertionError(message)

    inside = Inside()
    asyncio.run(safe(inside)({"type": "lifespan"}, receive, send))
    assert inside.scopes == [{"type": "lifespan"}]


# Languages


@pytest.mark.parametrize(
    ("query", "headers", "lang"),
    [
        (b"", [], "en"),
        (b"lang=fr", [], "fr"),
        (b"a=1&lang=fr&lang=en", [], "fr"),
        (b"lang=fr-CA", [b"en"], "fr"),
        (b"lang=de", [b"fr"], "fr"),
        (b"lang=", [b"fr"], "fr"),
        (b"lang=en", [b"fr"], "en"),
        (b"", [b"fr-FR,fr;q=0.9,en;q=0.8"], "fr"),
        (b"", [b"de, en;q=0.5, fr;q=0.7"], "fr"),
        (b"", [b"fr;q=0, en;q=0.1"], "en"),
        (b"", [b"fr;q=0"], "en"),
        (b"", [b"en, fr"], "en"),
        (b"", [b"FR"], "fr"),
        (b"", [b"de", b"fr"], "fr"),
        (b"", [b"*"], "en"),
        (b"", [b"fr;q=nan, en;q=inf"], "en"),
        (b"", [b"fr;q=2"], "en"),
        (b"", [b"\xff\xfe;;;==,,,fr;q=1.0"], "fr"),
        (b"", [b"x," * 50_000 + b"fr"], "en"),
        (b"&" * 50_000 + b"lang=fr", [], "en"),
    ],
)
def test_the_language_is_asked_for_or_liked_or_english(query: bytes, headers: list[bytes], lang: str) -> None:
    assert language_of(scope_of([(b"accept-language", value) for value in headers], query=query)) == lang


def test_every_refusal_has_its_sentence_in_both_languages() -> None:
    keys = set(re.findall(r'"(server-error-[a-z-]+)"', Path(safety.__file__).read_text("utf-8")))
    assert len(keys) == 7
    for lang in LANGUAGES:
        assert all(PLAIN.has(lang, key) for key in keys)


# Counting, and ids


def test_refusals_are_counted_where_the_application_has_metrics() -> None:
    metrics = Metrics()
    scope = changing([b"null"])
    scope["app"] = SimpleNamespace(state=SimpleNamespace(services=SimpleNamespace(metrics=metrics)))
    app = safe()
    ask(app, scope)
    scope["type"], scope["extensions"] = "websocket", {}
    ask(app, scope)
    text = metrics.text().decode()
    assert 'aerodrome_problems_total{kind="forbidden"} 2.0' in text
    assert 'aerodrome_http_requests_total{route="refused",status="403"} 1.0' in text
    scope["app"] = SimpleNamespace(state=SimpleNamespace())
    ask(app, scope)


def test_every_request_has_an_id_for_the_log() -> None:
    inside = Inside()
    for _ in range(2):
        ask(safe(inside), scope_of())
    first, second = inside.requests
    assert first is not None
    assert second is not None
    assert first != second


# Whatever is sent


NAMES = (b"host", b"origin", b"cookie", b"accept-language", b"content-length", b"x-forwarded-for", b"x")
VALUES = st.one_of(
    st.binary(max_size=60),
    st.sampled_from(
        [b"localhost", b"null", b"http://localhost", b"http://[", b"[::1]", b"aerodrome_guest=x", b"fr;q="]
    ),
)


@given(
    st.lists(st.tuples(st.sampled_from(NAMES), VALUES), max_size=8),
    st.sampled_from(["GET", "POST", "HEAD", "OPTIONS", "", "\u00e9"]),
    st.sampled_from(["http", "websocket"]),
    st.binary(max_size=40),
    st.text(max_size=20),
)
def test_any_request_is_answered(headers: Pairs, method: str, kind: str, query: bytes, path: str) -> None:
    scope = scope_of(headers, kind=kind, method=method, query=query, path=path)
    reply = ask(safe(limits=SMALL), scope, [b"x" * 10, b""])
    if reply.kind != "websocket.accept":
        assert reply.status in (200, 403, 413, 421)
        for name, value in reply.sent[0]["headers"]:
            assert not {b"\r", b"\n", b"\0"} & {bytes([byte]) for byte in name + value}
        if reply.status != 200:
            assert reply.problem["text"]
