"""A record from a server can be checked by strangers, and a changed one is found out."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.cli import main
from aerodrome.kernel import BadInput
from tests.server.gathering import HERE, LINK, ME, Listener, Party, at_a_party, mixed
from tests.server.test_tables import played

PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
SEATS = {"aerion": (ME, LINK), "celestia_duo": (ME, LINK), "etherium": (ME, LINK, HERE)}
Forgery = Callable[[dict[str, Any]], None]


def change_a_die(record: dict[str, Any]) -> None:
    """The first throw of dice shows another face."""
    chance = next(one for entry in record["entries"] for one in entry.get("chance", []) if one[0] == "dice")
    chance[2][0] = (chance[2][0] + 1) % chance[1]


def drop_a_contribution(record: dict[str, Any]) -> None:
    record["mixing"]["contributions"].pop()


def swap_the_contributions(record: dict[str, Any]) -> None:
    record["mixing"]["contributions"].reverse()


def swap_the_bytes(record: dict[str, Any]) -> None:
    first, second = record["mixing"]["contributions"][:2]
    first["bytes"], second["bytes"] = second["bytes"], first["bytes"]


def leave_a_person_out(record: dict[str, Any]) -> None:
    record["mixing"]["contributions"].pop()
    record["mixing"]["people"].pop()


def choose_another_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * 32


FORGERIES: tuple[Forgery, ...] = (
    *(change_a_die, choose_another_seed),
    *(drop_a_contribution, swap_the_contributions, swap_the_bytes, leave_a_person_out),
)


def checked(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What the script of the page says. Python is isolated: nothing of the project can be imported."""
    script, file = folder / "check.py", folder / "record.json"
    script.write_text(PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0], encoding="utf-8")
    file.write_text(record, encoding="utf-8")
    return subprocess.run([sys.executable, "-I", script, file], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", SEATS)
def test_a_stranger_s_script_verifies_a_record_and_rejects_a_forged_one(game: str, tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, game, *SEATS[game])
        promised = table.info().commitment
        await table.sit(bob, 1, await party.key(table, 1, ann))
        listeners = [await Listener(seat, bob if seat == 1 else ann).look(table) for seat in range(len(SEATS[game]))]
        added = ["a1" * 16, "b2" * 20, "c3" * 64][: len(listeners)]
        await mixed(table, *listeners, added=added)
        await played(table, listeners, 5000)
        record = (await table.record()).dumps()
        assert json.loads(record)["commitment"] == promised
        assert [one["bytes"] for one in json.loads(record)["mixing"]["contributions"]] == added
        assert "fair" in checked(record, tmp_path).stdout
        found = aerodrome.verify(record)
        assert (found.dice_checked, found.mixed, found.people, found.aborted) == (True, "people", len(added), 0)
        file = tmp_path / "record.json"
        assert main(["verify", str(file)]) == 0
        for forge in FORGERIES:
            forged = json.loads(record)
            forge(forged)
            answer = checked(json.dumps(forged), tmp_path)
            assert (answer.returncode, answer.stdout) == (1, ""), forge.__doc__
            with pytest.raises(BadInput):
                aerodrome.verify(json.dumps(forged))
            assert main(["verify", str(file)]) == 2

    at_a_party(tmp_path, happens)
