"""What the server says to a message, and which number it must name."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec

from aerodrome.protocol.messages import FromClient

ANSWERS: Final = frozenset(("done", "reasons", "history", "digest", "problem"))
LONG: Final = 1000

understood: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Said(msgspec.Struct):
    """What matters of a message from the server."""

    type: str
    command: int | None = None
    kind: str | None = None
    decision: int | None = None
    legal: tuple[int, ...] | None = None
    status: str | None = None
    commitment: str | None = None
    round: int = 1
    hashes: tuple[str | None, ...] = ()


said_by_server = msgspec.json.Decoder(Said)


def is_wrong(text: str) -> bool:
    """Whether a text is no message of the protocol."""
    try:
        understood.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return True
    return False


def check_number(said: Said, text: str | None) -> None:
    """An answer names the number of its command, if there is a message that has one."""
    possible = {None} if text is None else _numbers(text)
    assert said.command in possible, f"{said} to {text!r:.500}"


def _numbers(text: str) -> set[int | None]:
    """The number of a message. Where it depends on who reads it, and how far, all of them."""
    try:
        found = msgspec.json.decode(text)
        is_clear = True
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        is_clear = False
    if is_clear and len(_TWICE.findall(text)) < 2:
        number = found.get("command") if isinstance(found, dict) else None
        return {number if type(number) is int else None}
    try:
        pairs = json.loads(text, parse_int=lambda digits: int(digits[:LONG]), object_pairs_hook=_Pairs)
    except (ValueError, RecursionError):
        return {None}
    every = pairs if isinstance(pairs, _Pairs) else ()
    return {None, *(number for name, number in every if name == "command" and type(number) is int)}


class _Pairs(list[tuple[str, Any]]):
    """The members of an object, also those with the same name."""


_TWICE: Final = re.compile(r'"com(?:m|\\u006d)and"')
