"""Everything that somebody at a table can ask or send without deciding anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from aerodrome.kernel import Match
from aerodrome.protocol.messages import (
    PROTOCOL,
    AidsRequest,
    Chat,
    Commit,
    Digest,
    Do,
    Hello,
    HistoryRequest,
    Reveal,
    Time,
    Why,
    Wish,
)
from aerodrome.server.viewpoint import ONLOOKER, Viewpoint

OFTEN = 3
MY_TABLES = "/api/guest/tables"
NOT_UNDERSTOOD: tuple[str | bytes, ...] = (
    "",
    "{",
    "[]",
    '{"type":"do","command":7}',
    '{"type":"show-all","command":8}',
    '{"type":"why","command":-1,"piece":"x"}',
    b"\x00",
)


class Probe(NamedTuple):
    kind: str
    message: msgspec.Struct | str | bytes


def probes(match: Match, viewpoint: Viewpoint, command: int, chance: random.Random) -> list[Probe]:
    """Questions and commands of one seat, none of which changes what others see. A wish may change the seat's own."""
    return [
        *_decisions(match, viewpoint, command, chance),
        *(Probe("why", Why(command=command, piece=piece)) for piece in match.game.vocabulary.pieces),
        Probe("why nothing", Why(command=command, piece="the moon")),
        *_past(viewpoint, command),
        *_wishes(match, command, chance),
        Probe("commit", Commit(command=command, round=1, hash="00" * 32)),
        Probe("reveal", Reveal(command=command, round=1, bytes="00" * 16)),
        Probe("chat", Chat(command=command, text="Shall we continue?")),
        Probe("second hello", Hello(protocol=PROTOCOL, seat=viewpoint.seat, client="client-of-0")),
        *(Probe("not understood", message) for message in NOT_UNDERSTOOD),
    ]


def _decisions(match: Match, viewpoint: Viewpoint, command: int, chance: random.Random) -> Iterator[Probe]:
    """Decisions that are refused: forbidden ones, unknown ones, and those that answer another question."""
    decision, known = viewpoint.decision, len(match.game.vocabulary)
    for action in chance.sample(range(known), OFTEN):
        if action not in viewpoint.legal:
            yield Probe("forbidden", Do(command=command, decision=decision, action=action))
            notation = match.game.vocabulary[action].notation
            yield Probe("forbidden by name", Do(command=command, decision=decision, action=notation))
    for unknown in (known, 1 << 31, "", "do the impossible"):
        yield Probe("unknown", Do(command=command, decision=decision, action=unknown))
    for other in (decision + 1, max(decision - 1, 0), 1 << 31):
        if other != decision:
            action = viewpoint.legal[0] if viewpoint.legal else 0
            yield Probe("late", Do(command=command + (1 << 20), decision=other, action=action))


def _past(viewpoint: Viewpoint, command: int) -> Iterator[Probe]:
    for since in sorted({0, viewpoint.version // 2, max(viewpoint.version - 1, 0), viewpoint.version + 2}):
        yield Probe("history", HistoryRequest(command=command, since=since))
        yield Probe("aids", AidsRequest(command=command, version=since))
        yield Probe("digest", Digest(command=command, since=since, words="en"))
        yield Probe("digest", Digest(command=command, since=since, words="fr"))


def _wishes(match: Match, command: int, chance: random.Random) -> Iterator[Probe]:
    kinds = tuple(kind for kind in match.game.wishes if chance.random() < 0.5)
    yield Probe("wish", Wish(command=command, windows=kinds))
    yield Probe("unknown wish", Wish(command=command, windows=("the moon",)))
    yield Probe("late press", Time(command=command, window=0, more=chance.random() < 0.5))


def strange_hellos(seats: int, own: int) -> list[Hello]:
    """First messages that are refused: to the seats of others, to seats that do not exist, in another protocol."""
    others = [seat for seat in (*range(seats), seats, 15) if seat not in (own, ONLOOKER)]
    hellos = [Hello(protocol=PROTOCOL, seat=seat, client="a-stranger", seen=0, words="fr") for seat in others]
    return [*hellos, Hello(protocol=PROTOCOL + 1, seat=max(own, 0), client="a-stranger")]


def requests(table: str, seats: int) -> list[str]:
    """What can be asked for over HTTP."""
    views = [f"/api/tables/{table}/views/{seat}" for seat in range(ONLOOKER, seats + 1)]
    views += [f"{view}.svg" for view in views]
    about = [f"/api/tables/{table}{part}" for part in ("", "/record", "/sheet")] + [f"/table/{table}"]
    return [MY_TABLES, "/api/guest/statistics", *about, *views]
