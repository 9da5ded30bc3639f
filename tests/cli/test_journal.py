"""A match survives whatever happens to the process that plays it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import aerodrome
from aerodrome.cli.errors import CommandError
from aerodrome.cli.session.local import LocalSession
from aerodrome.cli.storage import files, folders, journal, matches
from aerodrome.cli.storage.journal import Journal

from .helpers import environment, played


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def kept_match(decisions: int = 20, seed: int = 2) -> tuple[Path, aerodrome.Match]:
    """A match in a journal, played some way, and left."""
    match = played(seed, decisions)
    own = Journal.create(folders.made(folders.TABLES), match)
    own.close()
    return own.path, match


def test_every_decision_is_on_disk_before_the_next() -> None:
    session = LocalSession.begin(aerodrome.new("aerion", seed=5))
    for number in range(1, 12):
        session.play(next(iter(session.match.legal())))
        record = matches.load(session.journal.path)
        assert len(record.entries) == number
        assert matches.revive(record, session.journal.path).state.key() == session.match.state.key()
    session.close()


def test_a_journal_is_private_and_has_the_seed() -> None:
    path, match = kept_match()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert match.seed.secret is not None
    assert match.seed.secret.hex() in path.read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize("decisions", [0, 1, 25])
def test_a_resumed_match_is_the_same_and_goes_on_the_same(decisions: int) -> None:
    path, match = kept_match(decisions)
    session = LocalSession.resume(path)
    assert session.match.state.key() == match.state.key()
    assert session.match.entries == match.entries
    for _ in range(10):
        if match.outcome is not None:
            break
        action = next(iter(match.legal()))
        match.play(action)
        session.play(action)
        assert session.match.state.key() == match.state.key()
    session.close()


def test_the_log_of_a_resumed_match_is_whole() -> None:
    session = LocalSession.begin(aerodrome.new("aerion", seed=5))
    for _ in range(15):
        session.play(next(iter(session.match.legal())))
    if session.match.why_not_undo() is None:
        session.undo()
    session.close()
    again = LocalSession.resume(session.journal.path)
    for lang in ("en", "fr"):
        assert again.history.sentences(lang) == session.history.sentences(lang)
    again.close()


def test_taking_back_is_kept_too() -> None:
    session = LocalSession.begin(aerodrome.new("aerion", seed=5))
    session.play(session.match.game.vocabulary.parse("roll"))
    session.play(session.match.game.vocabulary.parse("discard AAA"))
    session.undo()
    session.close()
    again = LocalSession.resume(session.journal.path)
    assert again.match.state.key() == session.match.state.key()
    assert len(again.match.entries) == 3
    again.close()


@pytest.mark.parametrize(
    "torn", [b"{", b'{"type":"decision","seat":0,"do":"ro', b"\0" * 40, b"\0\0\n", b"\xff\xfe", b"{}\n"]
)
def test_a_torn_last_line_is_ignored_and_cut_off(torn: bytes) -> None:
    path, match = kept_match(9)
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    session = LocalSession.resume(path)
    assert session.match.state.key() == match.state.key()
    session.play(next(iter(session.match.legal())))
    session.close()
    assert path.read_bytes().startswith(whole)
    assert len(matches.load(path).entries) == len(match.entries) + 1


def test_wherever_a_journal_is_torn_the_decisions_before_it_are_there() -> None:
    path, match = kept_match(6)
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for length in range(first, len(whole)):
        found = journal.read(whole[:length], path)
        assert found.record.entries == tuple(match.entries[: whole[first:length].count(b"\n")])


def test_damage_in_the_middle_is_named_and_nothing_is_touched() -> None:
    path, _ = kept_match(9)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[4] = lines[4][:10] + b"\n"
    path.write_bytes(b"".join(lines))
    before = path.read_bytes()
    with pytest.raises(CommandError) as caught:
        LocalSession.resume(path)
    assert caught.value.key == "cli-error-journal"
    assert caught.value.values["line"] == 5
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"{}\n", b'{"journal":1}\n', b'{"journal":99}\n', b"no journal\n", b"\x00\x01\x02", b"[" * 9999],
)
def test_a_foreign_file_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    with pytest.raises(CommandError):
        LocalSession.resume(path)
    assert path.read_bytes() == content


def test_a_decision_that_the_rules_forbid_is_refused() -> None:
    path, _ = kept_match(9)
    with path.open("ab") as file:
        file.write(b'{"type":"decision","seat":0,"do":"enough"}\n' * 2)
    before = path.read_bytes()
    with pytest.raises(CommandError) as caught:
        LocalSession.resume(path)
    assert "Entry" in str(caught.value.values["reason"])
    assert path.read_bytes() == before
    assert Journal.open(path)[0] is not None, "a refused journal is not left locked"


def test_two_processes_never_write_the_same_journal() -> None:
    path, _ = kept_match()
    session = LocalSession.resume(path)
    with pytest.raises(CommandError) as caught:
        LocalSession.resume(path)
    assert caught.value.key == "cli-error-locked"
    found = matches.shelf("aerion")
    assert (found.waiting, found.busy) == ([], [path])
    session.close()
    assert [one.path for one in matches.shelf("aerion").waiting] == [path]


def test_the_lock_ends_with_the_process(home: Path) -> None:
    path, _ = kept_match()
    script = (
        "import sys, os; from pathlib import Path; from aerodrome.cli.session.local import LocalSession;"
        "s = LocalSession.resume(Path(sys.argv[1])); print('here', flush=True); sys.stdin.read()"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(home),
    )
    assert child.stdin is not None
    assert child.stdout is not None
    with child.stdin, child.stdout:
        assert child.stdout.readline().strip() == b"here"
        assert matches.is_busy(path)
        child.kill()
        child.wait()
    assert not matches.is_busy(path)


def test_a_finished_match_is_filed_and_its_journal_removed(home: Path) -> None:
    last = played(4, 10_000)
    session = LocalSession.begin(aerodrome.new("aerion", seed=4, options=last.options))
    for entry in last.entries:
        assert session.filed is None
        session.play(session.match.game.vocabulary.parse(getattr(entry, "do", "")))
    assert session.filed is not None
    assert session.filed.parent == home / "matches"
    assert not session.journal.path.exists()
    assert session.filed.read_text(encoding="utf-8") == session.match.record().dumps()
    assert aerodrome.verify(session.filed.read_bytes()).dice_checked
    session.close()


def test_a_match_that_ended_before_a_crash_is_filed_afterwards() -> None:
    path, match = kept_match(10_000, seed=4)
    assert match.outcome is not None
    assert matches.shelf("aerion") == ([], [], [])
    assert not path.exists()
    filed = folders.made(folders.MATCHES) / f"{path.stem}.json"
    assert filed.read_text(encoding="utf-8") == match.record().dumps()


def test_filing_never_writes_over_anything() -> None:
    path, match = kept_match(10_000, seed=4)
    other = folders.made(folders.MATCHES) / f"{path.stem}.json"
    other.write_text("somebody else's", encoding="utf-8")
    matches.shelf("aerion")
    assert other.read_text(encoding="utf-8") == "somebody else's"
    assert (other.parent / f"{path.stem}-2.json").read_text(encoding="utf-8") == match.record().dumps()


def test_a_record_already_filed_is_not_filed_twice() -> None:
    path, match = kept_match(10_000, seed=4)
    (folders.made(folders.MATCHES) / f"{path.stem}.json").write_text(match.record().dumps(), encoding="utf-8")
    matches.shelf("aerion")
    assert [found.name for found in folders.made(folders.MATCHES).iterdir()] == [f"{path.stem}.json"]


def test_damaged_journals_are_shown_and_left_alone() -> None:
    path = folders.made(folders.TABLES) / f"aerion-x{journal.ENDING}"
    path.write_bytes(b"damaged\nmore\n")
    (folders.made(folders.TABLES) / f"aerion-empty{journal.ENDING}").touch()
    found = matches.shelf("aerion")
    assert (found.waiting, found.damaged) == ([], [path])
    assert path.read_bytes() == b"damaged\nmore\n"


def test_a_match_without_a_decision_is_not_kept() -> None:
    session = LocalSession.begin(aerodrome.new("aerion", seed=5))
    assert not session.close()
    assert list(folders.made(folders.TABLES).iterdir()) == []


def test_a_record_is_continued_in_a_journal_of_its_own(tmp_path: Path) -> None:
    match = played(2, 12)
    path = tmp_path / "saved.json"
    path.write_text(match.record(with_seed=True).dumps(), encoding="utf-8")
    before = path.read_bytes()
    session = LocalSession.resume(path)
    session.play(next(iter(session.match.legal())))
    session.close()
    assert path.read_bytes() == before
    assert len(matches.load(session.journal.path).entries) == len(match.entries) + 1


def test_a_record_that_hides_its_seed_cannot_be_continued(tmp_path: Path) -> None:
    match = aerodrome.new("aerion")
    match.play("roll")
    path = tmp_path / "watched.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    with pytest.raises(CommandError) as caught:
        LocalSession.resume(path)
    assert caught.value.key == "cli-error-no-seed"


def test_a_full_disk_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = kept_match(9)
    session = LocalSession.resume(path)
    before = path.read_bytes()
    writes = iter([5])

    def full(handle: int, data: bytes) -> int:
        for length in writes:
            return real(handle, data[:length])
        raise OSError(28, "No space left on device")

    real = os.write
    monkeypatch.setattr(os, "write", full)
    with pytest.raises(CommandError) as caught:
        session.play(next(iter(session.match.legal())))
    monkeypatch.undo()
    assert "No space" in str(caught.value.values["reason"])
    assert path.read_bytes() == before
    session.close()


def test_create_leaves_nothing_when_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(CommandError):
        files.create(tmp_path / "x", b"data")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"AERODROME_HOME": "/a/b"}, "/a/b"),
        ({"XDG_DATA_HOME": "/x"}, "/x/aerodrome"),
        ({"XDG_DATA_HOME": "relative", "HOME": "/home/p"}, "/home/p/.local/share/aerodrome"),
        ({"HOME": "/home/p"}, "/home/p/.local/share/aerodrome"),
    ],
)
def test_where_matches_are_kept(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str) -> None:
    for name in ("AERODROME_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert folders.home() == Path(expected)
