"""A match under other rules than the program's is not over: nothing of it is shown until its log says so."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import aerodrome
from aerodrome.cli import main
from aerodrome.games import find
from aerodrome.kernel.record import Decision
from aerodrome.protocol.bodies import PlayOn
from aerodrome.server.closing import close_table, waiting_tables
from aerodrome.server.entries import encode
from aerodrome.server.routes.guests import card
from aerodrome.server.store import Change, LogRow
from aerodrome.server.table import LiveTable
from tests.server.gathering import LINK, ME, Listener, Party, at_a_party, mixed, party
from tests.server.test_seats import refused
from tests.server.test_several_processes import in_two_processes


@contextlib.contextmanager
def newer_rules(game: str = "etherium") -> Iterator[None]:
    """As long as this lasts, the program has a newer version of a game's rules."""
    with patch.object(find(game), "rules_version", "a newer one"):
        yield


async def running(party: Party) -> tuple[LiveTable, Listener, Listener]:
    """A match of Etherium that goes on."""
    ann, bob = await party.guest("Ann"), await party.guest("Bob")
    table = await party.table(ann, "etherium", ME, LINK)
    await table.sit(bob, 1, await party.key(table, 1, ann))
    people = (await Listener(0, ann).look(table), await Listener(1, bob).look(table))
    await mixed(table, *people)
    return table, *people


async def hides_everything(party: Party, id: str) -> None:
    """Whoever asks is told that the match waits, and nothing that is secret while it goes on."""
    table = await party.hall.find(id)
    stranger = await Listener(-1).look(table)
    (told,) = stranger.of_type("table")
    assert (told["status"], told["seed"], told["contributions"], told["outcome"]) == ("waiting", None, [], None)
    assert told["closed"]["key"] == "server-error-waiting"
    assert table.row.secret.hex() not in "".join(stranger.texts)
    with refused("too-early"):
        await table.record()
    eve = await party.guest(f"Eve {secrets.token_hex(4)}")
    for seat in (0, 1):
        with refused("forbidden"):
            await Listener(seat, eve).look(table)
        with refused("forbidden"):
            await table.kept_view(eve, seat)
    with refused("closed"):
        await party.hall.play_on(eve, id, PlayOn(entry=1, seats=(ME, LINK)))


def test_a_program_with_newer_rules_shows_no_seed_and_no_record_of_a_match_that_goes_on(
    tmp_path: Path, database: str
) -> None:
    """Two programs on one database, one after the other: the newer one, then the older one again."""

    async def happens(party: Party) -> None:
        table, anns, bobs = await running(party)
        log = await party.store.log(table.id)
        state = await party.store.table(table.id)
        with newer_rules():
            await party.again()
            await hides_everything(party, table.id)
            assert anns.row is not None
            with refused("too-early"):
                await party.hall.rematch(anns.row, table.id)
            (listed,) = await party.store.tables_of(anns.row.id)
            shown = card(listed, await party.store.holders(table.id), {}, None)
            assert (shown.status, shown.your_turn) == ("waiting", False)
            await party.hall.close()
        assert await party.store.log(table.id) == log
        assert await party.store.table(table.id) == state
        await party.again()
        table = await party.hall.find(table.id)
        again = [await Listener(one.seat, one.row).look(table) for one in (anns, bobs)]
        assert table.info().status == "playing"
        asked = next(one for one in again if one.last["legal"])
        await asked.do(table, asked.last["legal"][0])

    at_a_party(tmp_path, happens, database=database)


def test_a_log_that_does_not_fit_the_rules_shows_no_seed_either(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, *_ = await running(party)
        row = LogRow(table.ledger.length + 1, 0.0, encode(Decision(0, "fly to the moon")), 0)
        await party.store.append(Change(table.id, (row,)))
        await party.again()
        await hides_everything(party, table.id)

    at_a_party(tmp_path, happens)


def test_a_newer_process_beside_an_older_one_shows_nothing_of_its_matches(postgres: str) -> None:
    async def happens(here: Party, there: Party) -> None:
        table, anns, bobs = await running(here)
        with newer_rules():
            await hides_everything(there, table.id)
            asked = next(one for one in (anns, bobs) if one.last["legal"])
            await asked.do(table, asked.last["legal"][0])
            await hides_everything(there, table.id)
        assert table.info().status == "playing"

    in_two_processes(postgres, happens)


def test_the_operator_closes_what_waits_by_an_entry_in_the_log_and_then_the_seed_is_shown(
    tmp_path: Path, database: str
) -> None:
    async def happens(party: Party) -> None:
        table, anns, _ = await running(party)
        other = await party.table(await party.guest("Zoe"), "aerion", ME)
        with newer_rules():
            await party.again()
            assert [row.id for row in await waiting_tables(party.store)] == [table.id]
            assert await close_table(party.store, table.row)
            assert not await close_table(party.store, table.row)
            assert await waiting_tables(party.store) == []
            await party.again()
            closed = await party.hall.find(table.id)
            assert (closed.info().status, closed.info().seed) == ("closed", table.row.secret.hex())
            assert closed.info().contributions
            assert (await closed.record()).seed == table.row.secret.hex()
            found = await party.store.table(table.id)
            assert found is not None
            assert found[1].status == "closed"
        # The older program hears the same, and plays no further.
        await party.again()
        older = await party.hall.find(table.id)
        assert older.info().status == "closed"
        again = await Listener(0, anns.row).look(older)
        with refused("over"):
            await again.do(older, 0)
        assert aerodrome.verify((await older.record()).dumps()).dice_checked
        assert (await party.hall.find(other.id)).info().status == "gathering"

    at_a_party(tmp_path, happens, database=database)


def test_the_command_lists_first_and_closes_when_it_is_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "party.db"

    async def prepare() -> str:
        async with party(tmp_path) as found:
            table, *_ = await running(found)
            return table.id

    id = asyncio.run(prepare())

    def told(*arguments: str) -> str:
        assert main(["close-outdated", "--database", str(file), "--lang", "en", *arguments]) == 0
        return capsys.readouterr().out

    assert "No match is waiting" in told("--yes")
    with newer_rules():
        assert id in told()
        assert "1 match cannot be played by this version" in told()
        assert "1 match is closed" in told("--yes")
        assert "No match is waiting" in told()


def test_the_command_refuses_a_database_that_does_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mistyped.db"
    assert main(["close-outdated", "--database", str(file), "--lang", "en"]) != 0
    assert f"There is no database {file}: check the path." in "".join(capsys.readouterr()).replace("\n", " ")
    assert not file.exists()
