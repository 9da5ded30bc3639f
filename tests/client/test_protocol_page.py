"""docs/protocol.md says what travels, all of it, and its example is a real session."""

from __future__ import annotations

import re
from pathlib import Path
from types import UnionType
from typing import get_args

import msgspec
import pytest

import aerodrome
from aerodrome.protocol import Kind, bodies
from aerodrome.protocol.messages import BEAT, FromClient, FromServer, Hello, SeatInfo
from aerodrome.protocol.problems import STATUS
from aerodrome.server.routes import ENDPOINTS, SOCKET
from tools.page_schema import VIEWS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
NOT_FOR_CLIENTS = ("service",)


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def described(title: str) -> dict[str, list[str]]:
    """The fields that the page lists for each message of a chapter."""
    return {
        section.partition("`")[0]: sorted(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
        for section in chapter(title).split("\n### `")[1:]
    }


def typed(union: UnionType) -> dict[str, list[str]]:
    """The fields that each message has; the page has them in an order of its own."""
    return {str(kind.__struct_config__.tag): sorted(kind.__struct_encode_fields__) for kind in get_args(union)}


def test_every_message_is_described_with_its_fields() -> None:
    assert described("Messages of a client") == typed(FromClient)
    assert described("Messages of the server") == typed(FromServer)


def test_the_parts_of_a_table_are_described() -> None:
    told = re.findall(r"`(\w+)`", chapter("Messages of the server").split("Each seat has")[1].split("\n### ")[0])
    assert set(SeatInfo.__struct_fields__) <= set(told)


def test_every_kind_of_problem_is_described_with_its_status() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", chapter("Problems by kind"), re.MULTILINE)
    assert {kind: int(status) for kind, status in rows} == STATUS
    assert {kind for kind, _ in rows} == set(get_args(Kind))


def test_every_route_is_described_with_its_body() -> None:
    rows = re.findall(r"^\| `(\w+) (/\S+)` \| (.*?) \|", chapter("HTTP").replace("| |", "|  |"), re.MULTILINE)
    wanted = {
        (one.method, one.path): one.body.__name__
        for one in ENDPOINTS
        if one.tag not in NOT_FOR_CLIENTS and one.path.startswith("/api/")
    }
    assert {(method, path) for method, path, _ in rows} == set(wanted)
    for method, path, body in rows:
        named = body.strip().strip("`")
        if hasattr(bodies, named):
            assert wanted[method, path] == named
        else:
            assert named == ("a record" if path == "/api/verify" else "")
            assert named or wanted[method, path] == "NoneType"
    assert f"WS {SOCKET.replace('{id}', 'ID')}" in PAGE


def lines() -> list[tuple[str, str]]:
    """The messages of the example: who says it, and what."""
    blocks = re.findall(r"```text\n(.*?)```", chapter("An example session"), re.DOTALL)
    return [(line[0], line[2:]) for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize(("who", "text"), lines())
def test_every_message_of_the_example_can_be_read(who: str, text: str) -> None:
    if text == BEAT:
        assert who == "<"
        return
    message = msgspec.json.decode(text, type={">": FromClient, "<": FromServer}[who])
    data = msgspec.json.decode(text)
    assert data.keys() - {"type"} <= set(message.__struct_encode_fields__)
    for part in ("view", "changes"):
        assert data.get(part, {}).keys() <= set(VIEWS["aerion"].__struct_encode_fields__)


def test_the_example_says_what_the_game_says() -> None:
    said = [(who, msgspec.json.decode(text)) for who, text in lines()]
    update = next(data for _, data in said if data["type"] == "update")
    match = aerodrome.new("aerion", seed=1)
    snapshot = next(data for _, data in said if data["type"] == "snapshot")
    assert snapshot["legal"] == list(match.legal().ids)
    assert snapshot["labels"] == [match.game.voice.say_action(action, match.view()) for action in match.legal()]
    assert snapshot["prompt"] == match.game.voice.prompt(match.view())
    match.play("roll")
    rule = match.why_not("roll")
    problem = next(data for _, data in said if data["type"] == "problem")
    assert rule is not None
    assert (problem["rule"], rule.text() in problem["text"]) == (rule.id, True)
    reasons = next(data for _, data in said if data["type"] == "reasons")["reasons"]
    assert [(one["verb"], one["rule"], one["text"]) for one in reasons] == [
        (verb, why and why.id, why and why.text()) for verb, why in match.why("dice")
    ]
    first = {action.verb: action for action in match.game.vocabulary.touching("dice")[::-1]}
    assert [one["label"] for one in reasons] == [
        match.game.voice.say_action(first[one["verb"]], match.view()) for one in reasons
    ]
    assert update["prompt"] == match.game.voice.prompt(match.view())


def test_every_command_of_the_example_is_answered() -> None:
    asked, answered = list[int](), list[int]()
    for who, text in lines():
        data = msgspec.json.decode(text)
        if "command" in data:
            (asked if who == ">" else answered).append(data["command"])
    assert sorted(asked) == sorted(answered)
    assert [who for who, text in lines() if msgspec.json.decode(text)["type"] == Hello.__struct_config__.tag] == [
        ">"
    ] * 2
