"""What two revisions made of the same matches, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

Line = Mapping[str, Any]
MOST_LISTED = 12
"""How many differences of one kind a report lists before it only counts them."""
GONE = object()


@dataclass(frozen=True, slots=True)
class Difference:
    """A match that the revisions play differently, and in which of its figures that shows."""

    match: int
    fields: tuple[str, ...]


def differences(before: Sequence[Line], after: Sequence[Line]) -> list[Difference]:
    """The matches that differ, or that did not come to their end; both sides must have played the same ones."""
    if [line["match"] for line in before] != [line["match"] for line in after]:
        raise ValueError("the two sides played different matches")
    return [
        Difference(old["match"], tuple(name for name in {**old, **new} if old.get(name) != new.get(name)))
        for old, new in zip(before, after, strict=True)
        if old != new or "error" in old["result"]
    ]


def describe(before: Sequence[Line], after: Sequence[Line]) -> list[str]:
    """The first decision at which two tellings of one match differ, in words; where they agree, how both failed."""
    for old, new in zip_longest(before, after):
        if old == new:
            continue
        if old is None or new is None:
            return [f"only {'the present tree' if old is None else 'the earlier revision'} plays on"]
        return [f"decision {new['decision']}", *(f"  {line}" for line in _told(old, new))]
    return [f"both: {line['result']['error']}" for line in after[-1:] if "error" in line["result"]]


def _told(old: Line, new: Line) -> Iterator[str]:
    yield from _legal(old.get("legal", {}), new.get("legal", {}))
    for name in ("chosen", "result"):
        if old.get(name) != new.get(name):
            yield f"{name}: {_shown(old.get(name, GONE))} -> {_shown(new.get(name, GONE))}"
    yield from _shortened(f"position: {change}" for change in changes(old.get("position"), new.get("position")))


def _legal(old: Mapping[str, Sequence[str]], new: Mapping[str, Sequence[str]]) -> Iterator[str]:
    if list(old) != list(new):
        yield f"seats that decide: {', '.join(old) or 'none'} -> {', '.join(new) or 'none'}"
    for seat in [seat for seat in old if seat in new]:
        yield from _shortened(f"seat {seat} no longer may: {one}" for one in old[seat] if one not in new[seat])
        yield from _shortened(f"seat {seat} now may: {one}" for one in new[seat] if one not in old[seat])


def changes(old: object, new: object, path: str = "") -> Iterator[str]:
    """Where two pieces of JSON differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in dict.fromkeys((*old, *new)):
            yield from changes(old.get(name, GONE), new.get(name, GONE), f"{path}.{name}" if path else str(name))
    elif isinstance(old, list) and isinstance(new, list):
        for number, (one, other) in enumerate(zip_longest(old, new, fillvalue=GONE)):
            yield from changes(one, other, f"{path}[{number}]")
    elif old != new:
        yield f"{path or 'all'}: {_shown(old)} -> {_shown(new)}"


def _shown(value: object) -> str:
    if value is GONE:
        return "nothing"
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _shortened(lines: Iterator[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        if number == MOST_LISTED:
            yield f"... and {1 + sum(1 for _ in lines)} more"
            return
        yield line
