"""Logs: one JSON object a line, with what helps, and without anything that opens, names or foretells something."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.server import logs
from aerodrome.server.keys import Keys

LOGGERS = ("", "uvicorn", "uvicorn.error", "uvicorn.access")
ACCESS = '%s - "%s %s HTTP/%s" %d'


class Log:
    """What was logged."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]

    def clear(self) -> None:
        self.stream.seek(0)
        self.stream.truncate()


@pytest.fixture(scope="module")
def shared() -> Iterator[Log]:
    """Everything is logged to one place while these tests run, and as before after them."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(one, one.handlers, one.level, one.propagate) for one in loggers]
    log = Log()
    logs.setup(log.stream)
    yield log
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()
    for one, handlers, level, propagate in before:
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


@pytest.fixture
def log(shared: Log) -> Log:
    shared.clear()
    structlog.contextvars.clear_contextvars()
    return shared


def tell(**fields: Any) -> None:
    structlog.stdlib.get_logger("aerodrome.test").info("told", **fields)


def masked(value: object) -> object:
    return logs.mask(None, "info", {"value": value})["value"]


# Lines


def test_a_line_is_an_object_with_the_standard_fields(log: Log) -> None:
    request = logs.begin_request()
    tell(game="celestia_duo", seat=1, late=True, seconds=0.25, nothing=None)
    (line,) = log.lines
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", line.pop("time"))
    assert line == {
        "event": "told",
        "level": "info",
        "logger": "aerodrome.test",
        "request": request,
        "game": "celestia_duo",
        "seat": 1,
        "late": True,
        "seconds": 0.25,
        "nothing": None,
    }


def test_each_request_has_an_id_of_its_own(log: Log) -> None:
    async def answer(name: str) -> str:
        request = logs.begin_request()
        await asyncio.sleep(0)
        tell(name=name)
        assert logs.request_id() == request
        return request

    async def both() -> list[str]:
        return list(await asyncio.gather(answer("a"), answer("b")))

    first, second = asyncio.run(both())
    assert first != second
    assert {line["name"]: line["request"] for line in log.lines} == {"a": first, "b": second}
    assert logs.request_id() is None


def test_whatever_is_written_stays_on_one_line_of_plain_characters(log: Log) -> None:
    tell(name="a\nb\r\u2028\u202e\x1b[31m\ud800é")
    assert log.text.count("\n") == 1
    assert log.text.isascii()
    assert log.text.rstrip("\n").isprintable()


def test_details_are_never_logged(log: Log) -> None:
    structlog.stdlib.get_logger("aerodrome.test").debug("details")
    logging.getLogger("websockets.server").debug("< TEXT 'hello'")
    assert log.text == ""


# What libraries log


def test_the_access_log_has_no_query_and_no_whole_address(log: Log) -> None:
    logging.getLogger("uvicorn.access").info(ACCESS, "192.0.2.33:50123", "GET", "/api/games?lang=fr&q=x", "1.1", 200)
    (line,) = log.lines
    wanted = {"event": "http.request", "method": "GET", "path": "/api/games?…", "status": 200}
    assert wanted.items() <= line.items()
    assert line["client"] == "192.0.2.0:50123"
    assert line["logger"] == "uvicorn.access"


def test_a_line_of_another_shape_in_the_access_log_is_just_a_sentence(log: Log) -> None:
    logging.getLogger("uvicorn.access").info("%s is %d", "192.0.2.33", 7)
    assert log.lines[0]["event"] == "192.0.2.0 is 7"
    assert "positional_args" not in log.text


def test_sentences_of_libraries_are_masked_too(log: Log) -> None:
    logger = logging.getLogger("uvicorn.error")
    logger.info('%s - "WebSocket %s" [accepted]', "2001:db8:1:2:3:4:5:6:50123", "/api/tables/abc/socket?seat=1")
    assert log.lines[0]["event"] == '2001:db8:1:: - "WebSocket /api/tables/abc/socket?…" [accepted]'


def test_of_a_traceback_in_a_sentence_the_last_line_stays(log: Log) -> None:
    lines = ["Traceback (most recent call last):", *("  x" * 50 for _ in range(50)), "OSError: 192.0.2.33 is gone"]
    logging.getLogger("uvicorn.error").error("\n".join(lines) + "\n")
    assert log.lines[0]["event"] == "OSError: 192.0.2.0 is gone"


def test_an_error_is_told_by_its_kinds_and_lines(log: Log) -> None:
    def inner() -> None:
        raise KeyError("x" * 30 + "1")

    def fail() -> None:
        try:
            inner()
        except KeyError as error:
            raise ValueError("seen at 192.0.2.33") from error

    for logger in (structlog.stdlib.get_logger("aerodrome.test"), logging.getLogger("uvicorn.error")):
        try:
            fail()
        except ValueError:
            logger.exception("broken")
    for line in log.lines:
        assert line["error"] == ["ValueError: seen at 192.0.2.0", "KeyError: '…'"]
        assert line["trace"][-1].startswith("test_logs.py:")
        assert line["trace"][-1].endswith(" fail")
        assert line["level"] == "error"
    assert len(log.text.splitlines()) == 2


def test_errors_that_are_their_own_cause_or_cannot_be_told_do_no_harm(log: Log) -> None:
    class Silent(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no words")

    error = Silent()
    other = ValueError("round and round")
    error.__cause__, other.__cause__ = other, error
    structlog.stdlib.get_logger("aerodrome.test").error("broken", exc_info=error)
    assert log.lines[0]["error"] == ["Silent: …", "ValueError: round and round"]


# Secrets by name


@pytest.mark.parametrize(
    "name",
    [
        *("cookie", "Cookie", "set-cookie", "Set-Cookie", "cookies", "authorization", "Authorization", "key"),
        *("seat_key", "seatKey", "server-key", "KEY", "secret", "seed", "seeds", "known_seed", "code", "recovery_code"),
        *("recoveryCode", "password", "token", "body", "request_body", "headers", "query", "query_string", "fragment"),
        *("contribution", "contributions", "link", "links", "SECRET_KEY"),
    ],
)
def test_what_has_the_name_of_a_secret_is_dropped(log: Log, name: str) -> None:
    tell(**{name: "plain"})
    tell(inside={name: ["plain"]}, list=[{"deep": {name: 12}}])
    assert "plain" not in log.text
    assert log.lines[1]["list"] == [{"deep": {name: "…"}}]


@pytest.mark.parametrize("name", ["status_code", "monkey", "keyboard", "seedling", "game", "problem", "kind", "text"])
def test_what_only_sounds_like_a_secret_stays(log: Log, name: str) -> None:
    tell(**{name: "plain"})
    assert log.lines[0][name] == "plain"


# Secrets by shape


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("late", "late"),
        ("server-error-too-many-things-at-once", "server-error-too-many-things-at-once"),
        ("/api/tables/abc/seats/1/sit", "/api/tables/abc/seats/1/sit"),
        ("https://example.org/table/abc#1.key", "https://example.org/table/abc#…"),
        ("https://example.org/?lang=fr", "https://example.org/?…"),
        ("Why? Because.", "Why? Because."),
        ("postgresql://me:pass@db.example.org/x", "postgresql://…@db.example.org/x"),
        ("postgresql://me:p@ss@db.example.org/x", "postgresql://…@db.example.org/x"),
        ("Cookie: a=b; c=d", "Cookie …"),
        ("authorization: Bearer abc", "authorization …"),
        ("aerodrome_guest=abc; path=/", "aerodrome_guest= …"),
        ("{'key': 'abc'}", "{'key': …"),
        ("ab" * 32, "…"),
        ("12345 ABCDE fghjk MNPQR 67890", "…"),
        ("abcdefghjkmnpqrstvwxyzabc", "…"),
        ("192.0.2.77", "192.0.2.0"),
        ("192.0.2.77:8000", "192.0.2.0:8000"),
        ("from 2001:db8:aaaa:bbbb::1 on", "from 2001:db8:aaaa:: on"),
        ("[2001:db8:aaaa:bbbb::1]:8000", "[2001:db8:aaaa::]:8000"),
        ("::ffff:192.0.2.77", "::"),
        ("fe80::1%eth0", "fe80::"),
        ("1:2:3:4:5:6:7:8:9:a:b", "…"),
        ("at 12:30:45", "at 12:30:45"),
        ("1.2.3", "1.2.3"),
        ("x" * 3000, "<3000 characters>"),
        ("so " * 300, "so " * 166 + "s…"),
    ],
)
def test_secrets_and_addresses_are_masked_wherever_they_stand(said: str, left: str) -> None:
    assert masked(said) == left
    assert masked([said, {"deep": (said,)}]) == [left, {"deep": [left]}]


@pytest.mark.parametrize(
    ("value", "left"),
    [(b"\x00secret", "<bytes>"), (1 << 200, "…"), (-(1 << 70), "…"), (1 << 40, 1 << 40), (Keys(b"k"), "<Keys>")],
)
def test_what_is_no_text_is_told_by_its_kind(value: object, left: object) -> None:
    assert masked(value) == left


def test_deep_and_long_values_are_cut() -> None:
    deep: Any = "end"
    for _ in range(50):
        deep = [deep]
    assert "end" not in json.dumps(masked(deep))
    many = masked(list(range(1000)))
    assert isinstance(many, list)
    assert len(many) == logs.MOST_ITEMS


# Nothing secret passes


@st.composite
def secret(draw: st.DrawFn) -> str:
    """Whatever the server hands out that opens or foretells something, as it is really made."""
    keys = Keys(draw(st.binary(min_size=16, max_size=32)))
    name = base64.urlsafe_b64encode(draw(st.binary(min_size=16, max_size=16))).decode().rstrip("=")
    digits = draw(st.lists(st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"), min_size=25, max_size=25))
    groups = ["".join(digits[start : start + 5]) for start in range(0, 25, 5)]
    code = draw(st.sampled_from(["-", " ", ""])).join(groups)
    return draw(
        st.sampled_from(
            [
                keys.cookie(name),
                keys.seat_key(name, draw(st.integers(0, 3)), draw(st.integers(0, 9))),
                draw(st.sampled_from([code, code.lower()])),
                draw(st.binary(min_size=32, max_size=32)).hex(),
            ]
        )
    )


around = st.text(alphabet=st.characters(max_codepoint=0x2FF), max_size=30)
WAYS: list[Callable[[str, str], None]] = [
    lambda text, _: tell(value=text),
    lambda text, _: tell(**{text: 1}),
    lambda text, _: tell(value={"a": [text], text: {"b": text}}),
    lambda text, _: structlog.stdlib.get_logger("aerodrome.test").warning(text),
    lambda text, _: structlog.stdlib.get_logger("aerodrome.test").error("broken", exc_info=ValueError(text, [text])),
    lambda text, _: logging.getLogger("uvicorn.error").info("%s", text),
    lambda text, _: logging.getLogger("uvicorn.access").info(ACCESS, text, "GET", f"/{text}", "1.1", 200),
    lambda _, bare: logging.getLogger("uvicorn.access").info(ACCESS, "::1:9", "GET", f"/x?key={bare}", "1.1", 200),
    lambda _, bare: tell(path=f"/table/abc#1.{bare}", address=f"postgresql://me:{bare}@host/base"),
    lambda _, bare: tell(value=f"aerodrome_guest={bare}", header=f"Cookie: {bare}"),
]


@given(secret(), around, around, st.sampled_from(WAYS))
def test_no_secret_passes(shared: Log, bare: str, before: str, after: str, way: Callable[[str, str], None]) -> None:
    shared.clear()
    way(before + bare + after, bare)
    assert shared.lines
    written = json.dumps(shared.lines, ensure_ascii=False)
    assert bare not in written
    assert all(part not in written for part in bare.split(".") if len(part) > 20)


leaves = st.none() | st.text(max_size=40) | st.integers() | st.floats() | st.binary(max_size=9)


@given(st.dictionaries(st.text(max_size=9), st.recursive(leaves, st.lists, max_leaves=5), max_size=5))
def test_anything_can_be_logged(shared: Log, value: dict[str, object]) -> None:
    shared.clear()
    tell(value=value)
    assert len(shared.lines) == 1
