"""A sample of the fuzzing, and proof that it notices what it looks for.

The whole is `python -m tests.server.fuzzing`.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from aerodrome.protocol.messages import Do, Hello, Reveal
from tests.server.break_in import House, Person, said_until_closed
from tests.server.fuzzing.accounts import Accounts
from tests.server.fuzzing.answers import Said, check_number
from tests.server.fuzzing.mutations import Mutator, fields_of, written
from tests.server.fuzzing.running import run
from tests.server.fuzzing.wire import fragments, frame

SAMPLE = 4000
LIMITED = 1600
ADDED = "insert into log select table_id,"
FOUND = "from log where command = 3"


def test_a_fuzzed_server_answers_everything_and_keeps_only_what_was_accepted(tmp_path: Path) -> None:
    report = run(tmp_path, SAMPLE, 1)
    assert report.messages + report.requests >= SAMPLE * 0.9
    # Refused in many ways, but the players have played.
    assert len(report.problems) >= 6
    assert len(report.statuses) >= 8
    assert report.decisions > 0


def test_a_fuzzed_server_with_its_usual_limits_answers_everything_too(tmp_path: Path) -> None:
    # How many are too many depends on how fast this machine is, so that is not asked for.
    report = run(tmp_path, LIMITED, 2, limited=True)
    assert report.messages + report.requests >= LIMITED * 0.9


# What fuzzing has found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("fuzzed")) as opened:
        yield opened


@pytest.mark.parametrize("protocol", [10**400, -(2**127), 2], ids=["huge", "negative", "other"])
def test_a_hello_in_any_protocol_is_answered(house: House, protocol: int) -> None:
    with Person(house, "anybody").socket("A" * 16) as socket:
        socket.send(written(fields_of(type="hello", protocol=protocol, seat=0, client="somebody")))
        if protocol != 2:
            answer = socket.recv(timeout=30)
            assert msgspec.json.decode(answer)["kind"] == "bad-message"
            return
        said, code = said_until_closed(socket)
    assert ([msgspec.json.decode(one)["kind"] for one in said], code) == (["wrong-protocol"], 1008)


def test_names_and_random_bytes_have_no_line_break_at_their_end() -> None:
    for text in (
        b'{"type":"hello","protocol":1,"seat":0,"client":"somebody\\n"}',
        b'{"type":"reveal","command":1,"round":1,"bytes":"' + b"00" * 16 + b'\\n"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Hello | Reveal)
        assert msgspec.json.decode(text.replace(b"\\n", b""), type=Hello | Reveal)


# What fuzzing would notice


@pytest.fixture(scope="module")
def fuzzed(house: House) -> Accounts:
    """The accounts of a database with one decision that was accepted."""
    ada = house.guest("Ada")
    table = ada.page("POST", "/api/tables", {"game": "aerion", "seats": [{"kind": "me"}], "seed": 1}).table.id
    with ada.socket(table) as socket:
        socket.send(written(fields_of(type="hello", protocol=1, seat=0, client="somebody")))
        socket.recv(timeout=30)
        action = msgspec.json.decode(socket.recv(timeout=30))["legal"][0]
        socket.send(written(fields_of(type="do", command=3, decision=0, action=action)))
        while msgspec.json.decode(socket.recv(timeout=30))["type"] != "done":
            pass
    accounts = Accounts(house.database)
    accounts.welcomed, accounts.made = 1, 1
    accounts.done(table, 0, "somebody", Do(command=3, decision=0, action=action))
    accounts.audit()
    return accounts


@pytest.mark.parametrize(
    "change",
    [
        f"{ADDED} number + 1, at, body, seat, decision + 1, client, 4 {FOUND}",
        f"{ADDED} number + 1, at, body, seat, decision, client, command {FOUND}",
        f"{ADDED} 99, at, body, seat, decision, client, 9 {FOUND}",
        f'{ADDED} number + 1, at + 9, \'{{"type":"left","seat":0}}\', 0, null, null, null {FOUND}',
        f'{ADDED} number + 1, at, \'{{"type":"wish","seat":0,"windows":[]}}\', 0, null, null, null {FOUND}',
        "delete from log where command = 3",
        "update log set client = 'nobody-1' where command = 3",
        "update log set client = null where command = 3",
        "update log set seat = 1 where command = 3",
        'update log set body = replace(body, \'"do":"\', \'"do":"x\') where command = 3',
        "insert into guests select 'x', name, colour, created, null, 0 from guests",
        "delete from tables",
    ],
)
def test_what_nobody_was_told_is_noticed_in_the_database(
    house: House, fuzzed: Accounts, tmp_path: Path, change: str
) -> None:
    spoilt = tmp_path / "spoilt.db"
    with closing(sqlite3.connect(house.database)) as whole, closing(sqlite3.connect(spoilt)) as copy:
        whole.backup(copy)
        copy.execute("pragma foreign_keys = off")
        assert copy.execute(change).rowcount > 0
        copy.commit()
    looking = Accounts(spoilt)
    looking.welcomed, looking.made, looking.decisions = fuzzed.welcomed, fuzzed.made, fuzzed.decisions
    with pytest.raises((AssertionError, KeyError)):
        looking.audit()


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ('{"command":7}', 7),
        ('{"command":7', None),
        ('{"command":"7"}', None),
        ('{"type":"do","command":-1}', -1),
        ("[]", None),
        (None, None),
    ],
)
def test_an_answer_with_another_number_is_noticed(text: str | None, number: int | None) -> None:
    check_number(Said(type="problem", command=number), text)
    for wrong in {None, 7, -1, 8} - {number}:
        with pytest.raises(AssertionError):
            check_number(Said(type="problem", command=wrong), text)


def test_a_message_in_pieces_is_the_same_message() -> None:
    for cuts in ([0], [1, 2], [5, 5, 99]):
        data = fragments(b"hello", cuts)
        pieces: list[tuple[int, bytes]] = []
        while data:
            size = data[1] & 0x7F
            pieces.append((data[0], data[6 : 6 + size]))
            data = data[6 + size :]
        assert b"".join(piece for _, piece in pieces) == b"hello"
        assert [first & 0x0F for first, _ in pieces] == [1] + [0] * (len(pieces) - 1)
        assert [bool(first & 0x80) for first, _ in pieces] == [False] * (len(pieces) - 1) + [True]
    assert frame(b"x" * 126)[1:4] == b"\xfe\x00\x7e"


def test_the_same_seed_spoils_messages_in_the_same_way() -> None:
    fields = fields_of(type="do", command=1, decision=2, action=3)
    one, other = (Mutator(random.Random(1)) for _ in range(2))
    made = [one.message(fields) for _ in range(300)]
    assert made == [other.message(fields) for _ in range(300)]
    assert len(set(made)) > 200
