"""Nobody gets into a seat without its link or its cookie: every credential that is not one, at every way in."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from aerodrome.kernel import Record
from aerodrome.protocol import Problem
from aerodrome.protocol.bodies import BotRequest, Forget, GuestChange, NewTable, PlayOn, Recover, Sit
from aerodrome.protocol.messages import (
    AidsRequest,
    Chat,
    Commit,
    Digest,
    Do,
    FromClient,
    Hello,
    HistoryRequest,
    Reveal,
    SetPace,
    Time,
    Undo,
    Why,
    Wish,
    Withdraw,
)
from aerodrome.server.keys import COOKIE, Keys
from aerodrome.server.routes import ENDPOINTS, Endpoint
from tests.server.break_in import SEATS, House, Person, Rows, answer_to, bytes_of, hello, said_until_closed

REFUSALS = ("forbidden", "not-found")
BODIES: dict[Any, object] = {
    type(None): None,
    bytes: {"format": 1},
    BotRequest: {"bot": "random"},
    # Whoever is a guest may delete themselves, and is needed further on.
    Forget: {"sure": False},
    GuestChange: {"name": "Mallory"},
    NewTable: {"game": "etherium", "seats": SEATS},
    PlayOn: {"entry": 0, "seats": SEATS},
    Recover: {"code": "00000-00000-00000-00000-00000"},
}
"""What is sent to endpoints that take something; what opens a seat is chosen for each seat."""
MESSAGES: dict[type, msgspec.Struct] = {
    Hello: hello(1),
    Do: Do(command=1, decision=0, action=0),
    Undo: Undo(command=2, decision=0),
    Withdraw: Withdraw(command=3, decision=0),
    Wish: Wish(command=4, windows=()),
    Time: Time(command=10, window=0, more=True),
    SetPace: SetPace(command=11, pace="fast"),
    Commit: Commit(command=5, round=1, hash="00" * 32),
    Reveal: Reveal(command=5, round=1, bytes="00" * 16),
    Chat: Chat(command=9, text="Hello."),
    Why: Why(command=6, piece="nothing"),
    HistoryRequest: HistoryRequest(command=7),
    AidsRequest: AidsRequest(command=12, version=0),
    Digest: Digest(command=8, since=0),
}
QUESTIONS = (Why, HistoryRequest, AidsRequest, Digest, SetPace)
"""Messages that change nothing at the table: whoever looks on may send them too, and nobody waits for their pace."""


class Scene(NamedTuple):
    """Ada made the tables and sits in seats 0 and 2; Bob sits in seat 1. Others have been there before, or never."""

    house: House
    ada: Person
    bob: Person
    gathering: str
    playing: str
    rematch: str
    attackers: tuple[Person, ...]

    @property
    def guests(self) -> tuple[Person, ...]:
        """The attackers whose cookies are genuine: one was expelled, one has left, one was never there."""
        return self.attackers[-3:]

    @property
    def tables(self) -> tuple[str, ...]:
        return (self.gathering, self.playing, self.rematch)

    def kept(self) -> Rows:
        return self.house.about(self.tables, (self.ada, self.bob))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("credentials")) as opened:
        yield opened


@pytest.fixture(scope="module")
def scene(house: House) -> Scene:
    ada, bob, expelled, left, mallory = (house.guest(name) for name in ("Ada", "Bob", "Carl", "Dora", "Mallory"))
    gathering = house.table(ada, SEATS)
    house.sit(left, gathering)
    left.page("POST", f"/api/tables/{gathering}/seats/1/leave")
    house.sit(bob, gathering, generation=2)
    playing = house.table(ada, SEATS, seed=5)
    house.sit(bob, playing)
    house.sit(expelled, playing, generation=1)
    bob.page("POST", f"/api/tables/{playing}/seats/1/renew")
    rematch = _rematch(house, ada, bob)
    house.wait_for_bots(playing)
    attackers = (*_pretenders(house, bob), expelled, left, mallory)
    return Scene(house, ada, bob, gathering, playing, rematch, attackers)


def _rematch(house: House, ada: Person, bob: Person) -> str:
    """A table whose seat 1 is kept for Bob, who has not come yet."""
    before = house.table(ada, SEATS[:2], seed=6)
    house.sit(bob, before)
    for seat, person in enumerate((ada, bob)):
        person.page("POST", f"/api/tables/{before}/seats/{seat}/resign")
    table = ada.page("POST", f"/api/tables/{before}/rematch").table.id
    house.secrets[f"key of seat 1 at {table}"] = house.key(table, 1)
    return table


def _pretenders(house: House, bob: Person) -> tuple[Person, ...]:
    """People whose cookies were not made here, or not like this."""
    cookie, id = bob.cookie or "", house.id_of(bob)
    payload, _, signature = cookie.rpartition(".")
    strangers = Keys(secrets.token_bytes(32))
    other = "A" if signature[0] != "A" else "B"
    return (
        Person(house, "without a cookie"),
        Person(house, "with a forged cookie", f"{payload}.{'A' * len(signature)}"),
        Person(house, "without a signature", payload),
        Person(house, "with another key", strangers.cookie(id)),
        Person(house, "of another server", strangers.cookie(secrets.token_urlsafe(16))),
        Person(house, "with a tampered signature", f"{payload}.{other}{signature[1:]}"),
        Person(house, "with a tampered payload", f"{payload[:-1]}{'A' if payload[-1] != 'A' else 'B'}.{signature}"),
        Person(house, "with a bare name", id),
    )


def _bodies(scene: Scene, endpoint: Endpoint, table: str, seat: int) -> list[object]:
    """What can be tried there. An endpoint with a body that is not listed here fails."""
    if endpoint.body is not Sit:
        return [BODIES[endpoint.body]]
    house, elsewhere = scene.house, next(one for one in scene.tables if one != table)
    # Every one who sits down in a free seat, leaves it or renews its link, makes a new key.
    bobs = {scene.rematch: 0, scene.playing: 2, scene.gathering: 3}
    generation = bobs[table] if seat == 1 else 0 if SEATS[seat]["kind"] == "bot" else 1
    right = house.key(table, seat, generation)
    keys: list[str | None] = [
        None,
        "",
        secrets.token_urlsafe(18),
        right[:-1],
        right.swapcase(),
        f"{seat}.{right}",
        house.key(table, (seat + 1) % 4, 0),
        house.key(table, (seat + 1) % 4, 1),
        house.key(elsewhere, seat, 0),
        house.key(elsewhere, seat, 1),
        house.key(table, seat, generation + 1),
        Keys(b"x" * 32).seat_key(table, seat, generation),
    ]
    # The keys that opened the seat before somebody sat down, left it or renewed its link.
    keys += [house.key(table, seat, before) for before in range(generation)]
    return [{"key": key} for key in keys]


def _paths(endpoint: Endpoint, table: str) -> list[tuple[str, int]]:
    """Where an endpoint is at a table, for every seat; an unknown name in its path fails."""
    seats = range(4) if "{seat}" in endpoint.path or "{viewpoint}" in endpoint.path else range(1)
    return [
        (endpoint.path.format(id=table, seat=seat, viewpoint=seat, game="aerion", name="nothing.js"), seat)
        for seat in seats
    ]


# Over HTTP


def test_no_endpoint_lets_anybody_into_a_seat_without_its_link_or_cookie(scene: Scene) -> None:
    public = Person(scene.house, "anybody")
    before = scene.kept()
    for endpoint in ENDPOINTS:
        for table in scene.tables if "{id}" in endpoint.path else scene.tables[:1]:
            for path, seat in _paths(endpoint, table):
                told = bytes_of(public.ask("GET", path)) if endpoint.method == "GET" else b""
                for attacker in scene.attackers if seat == 1 or "seat" not in endpoint.path else scene.guests:
                    # Whoever is nobody's guest is sent away before a key is looked at.
                    bodies = _bodies(scene, endpoint, table, seat)
                    for body in bodies if attacker in scene.guests else bodies[-1:]:
                        _attack(scene, endpoint, attacker, path, body, told)
        assert scene.kept() == before, f"{endpoint.method} {endpoint.path} has changed something"


def _attack(scene: Scene, endpoint: Endpoint, attacker: Person, path: str, body: object, public: bytes) -> None:
    answer = attacker.ask(endpoint.method, path, body)
    told = bytes_of(answer)
    what = f"{attacker.name}: {endpoint.method} {path} {body}: {told!r:.400}"
    is_guest = attacker in scene.guests
    scene.house.check(told, what)
    assert answer.status_code < 500, what
    if "{id}" in endpoint.path and endpoint.method != "GET":
        # What is refused to everybody alike, because a match is not over, tells nobody anything.
        allowed = (*REFUSALS, "too-early") if endpoint.path.endswith("play-on") else REFUSALS
        assert msgspec.json.decode(answer.content, type=Problem).kind in allowed, what
    elif "{id}" in endpoint.path and answer.is_success:
        assert _dateless(told) == _dateless(public), what
    elif "{id}" in endpoint.path:
        assert msgspec.json.decode(answer.content, type=Problem).kind in (*REFUSALS, "too-early", "not-begun"), what
    elif endpoint.who == "known guest" and not is_guest:
        assert answer.status_code == 403, what


def _dateless(told: bytes) -> bytes:
    return re.sub(rb"(?im)^date: .*$", b"", told)


def test_who_made_a_table_has_no_key_to_a_seat_that_is_taken(scene: Scene) -> None:
    before = scene.kept()
    for table in (scene.gathering, scene.playing):
        page = scene.ada.page("GET", f"/api/tables/{table}")
        assert page.yours == (0, 2)
        assert [link.seat for link in page.links] == [0, 2]
        for verb, body in (
            ("sit", {"key": None}),
            ("leave", None),
            ("renew", None),
            ("return", None),
            ("resign", None),
        ):
            answer = scene.ada.ask("POST", f"/api/tables/{table}/seats/1/{verb}", body)
            assert (answer.status_code, answer.json()["kind"]) == (403, "forbidden"), (verb, answer.text)
        answer = scene.ada.ask("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert answer.json()["kind"] in ("not-begun", "too-early")
        own = [scene.house.key(table, seat, 1) for seat in (0, 2)]
        # The invitation that she sent, too, is worth nothing since Bob has sat down.
        for key in [*own, scene.house.key(table, 1), scene.house.key(table, 1, 1)]:
            assert scene.ada.ask("POST", f"/api/tables/{table}/seats/1/sit", {"key": key}).status_code == 403
    assert scene.kept() == before


def test_a_seat_that_is_kept_for_somebody_is_not_for_others(scene: Scene) -> None:
    page = scene.bob.page("GET", f"/api/tables/{scene.rematch}")
    assert (page.yours, page.links) == ((), ())
    # Bob needs no key; that nobody else can do the same is tried at every endpoint above.
    fresh = scene.house.guest("Eve")
    assert fresh.ask("POST", f"/api/tables/{scene.rematch}/seats/1/sit", {"key": None}).status_code == 403


def test_only_the_last_recovery_code_leads_to_a_guest(scene: Scene) -> None:
    house, mallory = scene.house, scene.attackers[-1]
    victim = house.guest("Vera")
    codes = [victim.ask("POST", "/api/guest/recovery-code").json()["code"] for _ in range(2)]
    house.secrets |= {f"code {number}": code for number, code in enumerate(codes)}
    before = house.everything()
    last = codes[1]
    wrong = (codes[0], last[:-1], last[:-1] + ("0" if last[-1] != "0" else "1"), "", "A" * 25, house.id_of(victim))
    for code in wrong:
        answer = mallory.ask("POST", "/api/guest/recover", {"code": code})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
        house.check(bytes_of(answer), "whoever guesses a code")
    assert house.everything() == before
    recovered = mallory.ask("POST", "/api/guest/recover", {"code": last}).cookies["aerodrome_guest"]
    assert house.id_of(Person(house, "Vera elsewhere", recovered)) == house.id_of(victim)


def test_opening_a_link_changes_nothing(scene: Scene) -> None:
    before = scene.house.everything()
    for person in (Person(scene.house, "a messenger"), scene.bob, *scene.attackers):
        for method in ("GET", "HEAD"):
            for table in (*scene.tables, "A" * 16):
                answer = person.ask(method, f"/table/{table}")
                assert answer.status_code in (200, 404)
                assert "set-cookie" not in answer.headers
    assert scene.house.everything() == before


# Over the socket


def test_nobody_says_hello_to_a_seat_that_is_not_theirs(scene: Scene) -> None:
    before = scene.kept()
    visitors = [(attacker, range(4)) for attacker in scene.attackers]
    for person, seats in (*visitors, (scene.ada, (1, 3)), (scene.bob, (0, 2, 3))):
        for table in (scene.gathering, scene.playing):
            for seat in seats:
                with person.socket(table) as socket:
                    socket.send(msgspec.json.encode(hello(seat)).decode())
                    said, code = said_until_closed(socket)
                assert [msgspec.json.decode(one, type=Problem).kind for one in said] == ["forbidden"], person.name
                assert code == 1008
                scene.house.check(b"".join(said), person.name)
    assert scene.kept() == before


def test_every_message_needs_a_hello_first(scene: Scene) -> None:
    for kind in get_args(FromClient):
        with scene.bob.socket(scene.playing) as socket:
            message = MESSAGES[kind] if kind is not Hello else Hello(protocol=2, seat=1, client="somebody")
            socket.send(msgspec.json.encode(message).decode())
            said, code = said_until_closed(socket)
        (problem,) = (msgspec.json.decode(one, type=Problem) for one in said)
        assert (problem.kind, code) == ("wrong-protocol" if kind is Hello else "bad-message", 1008)
        assert problem.command == getattr(message, "command", None)


def test_whoever_looks_on_can_do_nothing_and_learns_what_everybody_may(scene: Scene) -> None:
    before = scene.kept()
    for table in (scene.gathering, scene.playing):
        public = _tried(scene, Person(scene.house, "anybody"), table)
        for attacker in (*scene.attackers, scene.ada, scene.bob):
            assert _tried(scene, attacker, table) == public, attacker.name
    assert scene.kept() == before


def _tried(scene: Scene, person: Person, table: str) -> list[bytes]:
    """What somebody is answered who looks on and sends one of each message."""
    said: list[bytes] = []
    with person.socket(table) as socket:
        socket.send(msgspec.json.encode(hello(-1)).decode())
        for kind in get_args(FromClient):
            answer = answer_to(socket, MESSAGES[kind])
            found = msgspec.json.decode(answer)
            if kind is Hello:
                assert (found["type"], found["kind"]) == ("problem", "bad-message")
            elif kind not in QUESTIONS:
                assert (found["type"], found["kind"]) == ("problem", "forbidden"), kind
            said.append(answer)
    scene.house.check(b"".join(said), person.name)
    return said


def test_whoever_leaves_a_seat_sees_nothing_of_the_next_one_there(house: House) -> None:
    ada, first, second = (house.guest(name) for name in ("Anna", "Fritz", "Sofia"))
    table = house.table(ada, SEATS[:2], seed=8)
    house.sit(first, table)
    # A known deal begins with the last who sits down, so the seat of whoever made the table is left first.
    other = house.table(ada, SEATS[:2])
    house.sit(first, other)
    with first.socket(other) as socket:
        answer = answer_to(_entered(socket, 1), Commit(command=1, round=1, hash="11" * 32))
        assert msgspec.json.decode(answer)["type"] == "done"
        first.page("POST", f"/api/tables/{other}/seats/1/leave")
        said, code = said_until_closed(socket)
    house.sit(second, other, generation=2)
    assert (msgspec.json.decode(said[-1])["key"], code) == ("server-error-seat-left", 1008)
    assert not any(b'"type":"snapshot"' in one for one in said)
    assert first.ask("POST", f"/api/tables/{other}/seats/1/sit", {"key": None}).status_code == 403
    assert first.ask("POST", f"/api/tables/{other}/seats/1/sit", {"key": house.key(other, 1, 0)}).status_code == 403


def _entered(socket: Any, seat: int) -> Any:
    socket.send(msgspec.json.encode(hello(seat)).decode())
    return socket


def test_whoever_is_expelled_by_a_new_link_is_out_at_once(house: House) -> None:
    ada, owner, device = (house.guest(name) for name in ("Agnes", "Otto", "Otto's telephone"))
    table = house.table(ada, SEATS[:2], seed=9)
    house.sit(owner, table)
    house.sit(device, table, generation=1)
    with device.socket(table) as socket, owner.socket(table) as kept:
        answer_to(_entered(socket, 1), MESSAGES[Why])
        answer_to(_entered(kept, 1), MESSAGES[Why])
        owner.page("POST", f"/api/tables/{table}/seats/1/renew")
        said, code = said_until_closed(socket)
        assert (msgspec.json.decode(said[-1])["key"], code) == ("server-error-link-renewed", 1008)
        assert msgspec.json.decode(answer_to(kept, MESSAGES[Why]))["type"] in ("reasons", "problem")
    for generation in (0, 1):
        key = {"key": house.key(table, 1, generation)}
        assert device.ask("POST", f"/api/tables/{table}/seats/1/sit", key).status_code == 403


def test_a_device_that_its_guest_has_ended_is_out_at_once_and_the_others_stay(house: House) -> None:
    ada, bob = house.guest("Adele"), house.guest("Bruno")
    table = house.table(ada, SEATS[:2], seed=11)
    house.sit(bob, table)
    code = bob.ask("POST", "/api/guest/recovery-code").json()["code"]
    lost = Person(house, "a lost telephone")
    lost.cookie = lost.ask("POST", "/api/guest/recover", {"code": code}).cookies[COOKIE]
    with lost.socket(table) as socket:
        answer_to(_entered(socket, 1), MESSAGES[Why])
        bob.cookie = bob.ask("POST", "/api/guest/end-other-devices").cookies[COOKIE]
        _, code = said_until_closed(socket)
        assert code == 1001
    with lost.socket(table) as socket:
        said, code = said_until_closed(_entered(socket, 1))
        assert (msgspec.json.decode(said[-1])["kind"], code) == ("forbidden", 1008)
    assert lost.page("GET", f"/api/tables/{table}").yours == ()
    with bob.socket(table) as socket:
        assert msgspec.json.decode(answer_to(_entered(socket, 1), MESSAGES[Why]))["type"] in ("reasons", "problem")
    assert bob.page("GET", f"/api/tables/{table}").yours == (1,)


def test_whoever_has_resigned_decides_nothing_any_more(house: House) -> None:
    ada, bob, gus = (house.guest(name) for name in ("Alma", "Bert", "Gus"))
    table = house.table(ada, [*SEATS[:2], SEATS[1]], seed=10)
    house.sit(bob, table)
    house.sit(gus, table, seat=2)
    gus.page("POST", f"/api/tables/{table}/seats/2/resign")
    house.wait_for_bots(table)
    before = house.about((table,), (ada, bob))["log"]
    for verb, body in (("return", None), ("bot", {"bot": "random"}), ("leave", None), ("resign", None), ("sit", {})):
        answer = gus.ask("POST", f"/api/tables/{table}/seats/2/{verb}", body)
        assert answer.status_code in (200, 409), answer.text
    with gus.socket(table) as socket:
        _entered(socket, 2)
        for kind in (Do, Undo, Withdraw, Wish):
            found = msgspec.json.decode(answer_to(socket, MESSAGES[kind]))
            assert (found["type"], found["kind"]) == ("problem", "taken")
    assert house.sit_is_refused(house.guest("Ida"), table, 2) == "forbidden"
    assert house.sit_is_refused(house.guest("Eva"), table, 2, generation=1) == "taken"
    assert house.about((table,), (ada, bob))["log"] == before


def test_others_may_look_back_from_a_seat_but_are_not_taken_for_its_owner(house: House) -> None:
    ada, mallory = house.guest("Adele"), house.guest("Moritz")
    table = ada.page("POST", "/api/tables", {"game": "aerion", "seats": [{"kind": "me"}], "seed": 1}).table.id
    ada.page("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    house.wait_for_end(table)
    before = house.about((table,), (ada,))
    with mallory.socket(table) as socket:
        for kind in (Do, Undo, Withdraw, Wish, Commit, Reveal, Chat):
            found = msgspec.json.decode(answer_to(_entered(socket, 0) if kind is Do else socket, MESSAGES[kind]))
            assert found["type"] == "problem"
        assert not mallory.page("GET", f"/api/tables/{table}").table.seats[0].is_connected
    assert house.about((table,), (ada,)) == before


# From the pages of others


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
)
def test_pages_of_others_cannot_use_a_visitors_cookie(scene: Scene, origin: str) -> None:
    before = scene.house.everything()
    for endpoint in ENDPOINTS:
        for path, seat in _paths(endpoint, scene.playing)[1:2] or _paths(endpoint, scene.playing):
            body = {"key": scene.house.key(scene.playing, seat)} if endpoint.body is Sit else BODIES[endpoint.body]
            answer = scene.bob.ask(endpoint.method, path, body, Origin=origin)
            if endpoint.method != "GET":
                assert (answer.status_code, answer.json()["kind"]) == (403, "forbidden"), (endpoint.path, answer.text)
            # What is read may be asked for, but the browser shows it to no page of others.
            assert not any(name.startswith("access-control-") for name in answer.headers)
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    with pytest.raises(InvalidStatus) as refused, scene.bob.socket(scene.playing, Origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert scene.house.everything() == before


# What is written down


def test_secrets_are_in_no_log_and_no_metrics(scene: Scene) -> None:
    house, anybody = scene.house, Person(scene.house, "anybody")
    code = scene.bob.ask("POST", "/api/guest/recovery-code").json()["code"]
    house.secrets["Bob's code"] = code
    for name, secret in list(house.secrets.items()):
        # Where secrets do not belong, and end up nevertheless.
        for path in (f"/table/{secret}", f"/nothing/{secret}", f"/api/tables/{secret}/seats/1/sit", f"/?key={secret}"):
            assert anybody.ask("GET", path).status_code < 500, name
        anybody.ask("POST", f"/api/tables/{scene.playing}/seats/1/sit", {"key": secret})
        anybody.ask("PATCH", "/api/guest", {"name": secret, secret: 1}, Origin=f"https://{secret}.example")
    with scene.bob.socket(scene.playing) as socket:
        answer_to(_entered(socket, 1), MESSAGES[Why])
        answer_to(socket, Why(command=1, piece=code))
    house.check(house.log.read_bytes(), "the log")
    house.check(bytes_of(anybody.ask("GET", "/metrics")), "whoever reads the metrics")
    assert b'"http.request"' in house.log.read_bytes()


def test_nothing_is_left_out() -> None:
    assert MESSAGES.keys() == set(get_args(FromClient))
    assert {endpoint.body for endpoint in ENDPOINTS} == {*BODIES, Sit}
    assert {endpoint.takes for endpoint in ENDPOINTS if endpoint.body is bytes} == {Record}
