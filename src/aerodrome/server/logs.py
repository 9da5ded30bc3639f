"""What the server writes down about itself: one JSON object a line, and never a secret.

Whatever is logged goes through `mask`, also what libraries log: values are dropped by the name they are logged under,
and masked by their shape wherever they stand. Errors are told by their kinds, their masked messages and the lines they
came through. Addresses are shortened to networks.
"""

from __future__ import annotations

import ipaddress
import logging
import math
import re
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO

import structlog

MASK: Final = "…"
LONGEST_READ: Final = 2000
LONGEST_WRITTEN: Final = 500
MOST_ITEMS: Final = 40
MOST_DEPTH: Final = 5
MOST_CAUSES: Final = 4
TRACEBACK: Final = "Traceback (most recent call last):"
LARGEST_NUMBER: Final = 1 << 63

Fields = MutableMapping[str, Any]

SECRET_WORDS: Final = frozenset(
    (
        *("authorization", "body", "bodies", "contribution", "contributions", "cookie", "cookies", "fragment"),
        *("headers", "key", "keys", "link", "links", "password", "passwords", "query", "recovery", "secret", "secrets"),
        *("seed", "seeds", "signature", "token", "tokens"),
    )
)
SECRET_NAMES: Final = frozenset(("code", "codes"))
_WORDS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")

_CODED: Final = re.compile(r"[0-9A-Z]")
# In this order: what goes first must not hide from the next what that looks for. None of them looks twice at the same
# place, for the texts may come from somebody who wants to keep the server busy.
_SHAPES: Final = (
    # A header of a request, or a name and its value, in a sentence.
    (re.compile(r"(?i)\b((?:set-)?cookie|(?:proxy-)?authorization)\b.+", re.DOTALL), rf"\1 {MASK}"),
    (
        re.compile(
            r"(?i)((?:guest|key|seed|code|secret|token|password|recovery|contribution)s?[\"']?\s?[:=]).*", re.DOTALL
        ),
        rf"\1 {MASK}",
    ),
    # Credentials of a database.
    (re.compile(r"://[^/\s]*@"), f"://{MASK}@"),
    # The query and the fragment of an address.
    (re.compile(r"([?#])[^\s\"'<>]+"), rf"\1{MASK}"),
    # Seeds, hashes and contributions.
    (re.compile(r"(?i)[0-9A-F]{32,}"), MASK),
    # Cookies and keys of seats; words joined by hyphens have no digits and no capitals.
    (re.compile(r"[0-9A-Za-z_-]{22,}={0,2}"), lambda found: MASK if _CODED.search(found[0]) else found[0]),
    # A recovery code.
    (re.compile(r"(?i)[0-9A-Z]{5}(?:[-\s]?[0-9A-Z]{5}){4}"), MASK),
)
_IPV4: Final = re.compile(r"(?<![\d.])(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}(?![\d.]*\d)")
_IPV6: Final = re.compile(r"(?i)(?<![0-9A-Z])[0-9A-F]{0,4}(?::[0-9A-F]{0,5}){2,}(?:\.\d{1,3}){0,3}(?:%\w+)?")
_MOST_COLONS_OF_A_TIME: Final = 2


def setup(stream: TextIO | None = None) -> None:
    """Let all loggers of this process write lines to a stream; stderr when none is given.

    uvicorn's go the same way when it is started with `log_config=None`.
    """
    formatter = structlog.stdlib.ProcessorFormatter
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(
        formatter(
            foreign_pre_chain=[read_foreign, *_common()],
            processors=[formatter.remove_processors_meta, mask, structlog.processors.JSONRenderer()],
            pass_foreign_args=True,
        )
    )
    logging.root.handlers = [handler]
    # Nothing is ever logged in more detail: libraries show what they send and receive there.
    logging.root.setLevel(logging.INFO)
    # What these say at every start, or at every conflict that is settled, helps nobody.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.INFO)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *_common(), formatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def _common() -> list[structlog.typing.Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
    ]


class Seldom:
    """Says when something that happens often is to be logged: once, then again after a while, with the number."""

    def __init__(self, seconds: float = 60.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._said: dict[str, float] = {}
        self._times: Counter[str] = Counter()

    def due(self, about: str) -> int:
        """How often it has happened since it was last said, this time included; 0 when it is not said now."""
        self._times[about] += 1
        now = self._clock()
        if now - self._said.get(about, -math.inf) < self._seconds:
            return 0
        self._said[about] = now
        return self._times.pop(about)


# Requests


def begin_request() -> str:
    """A new id, which every line has that is logged from here on in the same task; a `broken` problem names it."""
    request = secrets.token_hex(6)
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(request=request)
    return request


def request_id() -> str | None:
    request = structlog.contextvars.get_contextvars().get("request")
    return request if isinstance(request, str) else None


def read_foreign(_logger: logging.Logger | None, _name: str, fields: Fields) -> Fields:
    """What a library logged: uvicorn's line about a request as fields, of everything else only the sentence."""
    values = fields.pop("positional_args", None)
    record = fields.get("_record")
    said = str(fields.get("event", ""))
    if TRACEBACK in said:
        # A whole traceback as a message, as uvicorn tells why an application cannot start: its last line says it.
        fields["event"] = said.rstrip().rpartition("\n")[2]
    if isinstance(record, logging.LogRecord) and record.name == "uvicorn.access":
        match values:
            case (client, method, path, _, status):
                fields.update(event="http.request", client=client, method=method, path=path, status=status)
    return fields


# Masking


def mask(_logger: logging.Logger | None, _name: str, fields: Fields) -> Fields:
    """The fields without anything that nobody should read in a log."""
    error = _error(fields.pop("exc_info", None))
    fields.pop("stack_info", None)
    masked: Fields = {}
    for label, value in list(fields.items())[:MOST_ITEMS]:
        masked[_text(str(label))] = _field(str(label), value, 0)
    if error is not None:
        masked["error"] = [f"{type(one).__name__}: {_text(_message(one))}" for one in _causes(error)]
        masked["trace"] = trace_of(error.__traceback__)
    return masked


def is_secret(label: str) -> bool:
    """Whether what stands under this name is never logged."""
    words = {word.lower() for word in _WORDS.findall(label)}
    return label.lower() in SECRET_NAMES or not words.isdisjoint(SECRET_WORDS)


def _field(label: str, value: object, depth: int) -> object:
    # The time and the request are our own, and would look like something else.
    if label in ("time", "request") and depth == 0:
        return str(value)[:LONGEST_WRITTEN]
    return MASK if is_secret(label) else _value(value, depth)


def _value(value: object, depth: int) -> object:
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, int):
        return value if -LARGEST_NUMBER < value < LARGEST_NUMBER else MASK
    if isinstance(value, str):
        return _text(value)
    if depth >= MOST_DEPTH:
        return MASK
    if isinstance(value, Mapping):
        items = list(value.items())[:MOST_ITEMS]
        return {_text(str(label)): _field(str(label), one, depth + 1) for label, one in items}
    if isinstance(value, list | tuple | set | frozenset):
        return [_value(one, depth + 1) for one in list(value)[:MOST_ITEMS]]
    # Bytes may be anything, and whatever describes itself may describe too much.
    return f"<{type(value).__name__}>"


def _text(text: str) -> str:
    """A text without secrets and addresses. A long one is left out whole: it is somebody's message."""
    if len(text) > LONGEST_READ:
        return f"<{len(text)} characters>"
    for shape, instead in _SHAPES:
        text = shape.sub(instead, text)
    text = _IPV6.sub(_network, _IPV4.sub(r"\1.0", text))
    return text if len(text) <= LONGEST_WRITTEN else text[: LONGEST_WRITTEN - 1] + MASK


def _network(found: re.Match[str]) -> str:
    """The network of an IPv6 address, which may have a port at its end. Times have colons too, and stay."""
    text = found[0]
    for written in (text, text.rpartition(":")[0]):
        try:
            network = ipaddress.ip_network((written.partition("%")[0], 48), strict=False)
        except ValueError:
            continue
        return str(network.network_address)
    return text if text.count(":") <= _MOST_COLONS_OF_A_TIME else MASK


def _error(found: object) -> BaseException | None:
    """The error of a log call: given itself, as a triple, or as the one that is being handled."""
    if isinstance(found, tuple) and len(found) == 3:
        found = found[1]
    elif found is True:
        found = sys.exc_info()[1]
    return found if isinstance(found, BaseException) else None


def _causes(error: BaseException) -> list[BaseException]:
    found = [error]
    while len(found) < MOST_CAUSES:
        last = found[-1]
        cause = last.__cause__ or (None if last.__suppress_context__ else last.__context__)
        if cause is None or cause in found:
            break
        found.append(cause)
    return found


def _message(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:
        return MASK


def trace_of(trace: TracebackType | None) -> list[str]:
    """The lines that an error came through, each with its file, number and function."""
    frames = traceback.extract_tb(trace)[-MOST_ITEMS:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
