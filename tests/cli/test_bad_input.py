"""Whatever is wrong from outside gets one sentence on stderr and status 2; no traceback, nothing is written over."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest

import aerodrome
from aerodrome.cli import main
from aerodrome.cli.session.local import LocalSession
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.catalogue import own_text

from .helpers import COMMAND, environment, played, run

READING = [["verify"], ["replay"], ["play", "aerion", "--resume"], ["play", "aerion", "--catalogue"]]


def one_sentence(status: int, complaint: str) -> str:
    """The sentence of a command that was refused."""
    assert status == 2, complaint
    assert complaint.count("\n") == 1
    assert complaint.endswith("\n")
    assert "Traceback" not in complaint
    assert all(letter.isprintable() for letter in complaint[:-1])
    return complaint


def refused(result: subprocess.CompletedProcess[str]) -> str:
    return one_sentence(result.returncode, result.stderr)


@pytest.mark.parametrize(
    "words",
    [
        "frob",
        "play",
        "play chess",
        "play aerion --pixies 9",
        "play aerion --pixies two",
        "play aerion --pixies",
        "play aerion --pixies 3 --pixies 2",
        "play aerion --frob",
        "play aerion extra",
        "play aerion --lang de",
        "play aerion --seed",
        "play aerion --resume x.json --seed 3",
        "play aerion --resume missing.json",
        "play aerion --catalogue missing.toml",
        "replay",
        "replay missing.json",
        "replay missing.json --lang xx",
        "verify",
        "verify a b",
        "verify missing.json",
        "rules",
        "rules chess",
        "rules aerion qqqqq",
        "odds QQ",
        "odds --dice 1,2,3",
        "odds --dice 1,2,3,4,5,7",
        "odds --dice abcdef",
        "odds --rerolls 99",
        "odds --rerolls -1",
        "odds --rerolls many",
        "about",
        "about chess",
        "games more",
    ],
)
def test_a_wrong_command_line(
    tmp_path: Path, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    english = refused(run(home, *words.split(), cwd=tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AERODROME_HOME", str(home))
    monkeypatch.setenv("AERODROME_LANG", "fr")
    french = one_sentence(main(words.split()), capsys.readouterr().err)
    assert english != french
    assert list(tmp_path.iterdir()) == []


def test_a_seed_that_cannot_be(tmp_path: Path) -> None:
    for seed in ("", "x" * 201, "a\tb", "\x07"):
        refused(run(tmp_path / "home", "play", "aerion", "--seed", seed))
    assert not (tmp_path / "home").exists()


def changed(**fields: object) -> bytes:
    """A good record in which some fields are replaced."""
    good = json.loads(played(3, 30).record().dumps())
    return json.dumps(good | fields).encode()


def decisions(*done: str) -> list[dict[str, object]]:
    return [{"type": "decision", "seat": 0, "do": one} for one in done]


DAMAGED = {
    "empty": b"",
    "binary": random.Random(1).randbytes(3000),
    "truncated": changed()[:2000],
    "not a record": b'{"hello": 1}',
    "a list": b"[1, 2, 3]",
    "a number": b"7",
    "deep": b"[" * 100_000,
    "other format": changed(format=99),
    "other game": changed(game="chess\x1b[31m"),
    "other rules": changed(rules_version="0"),
    "other catalogue": changed(catalogue_hash="\x1b]0;title\x07"),
    "bad catalogue": changed(catalogue="= = ="),
    "bad options": changed(options={"pixies": 7}),
    "bad seats": changed(seats=4),
    "bad commitment": changed(commitment="0"),
    "other seed": changed(seed="00" * 32),
    "unknown entry": changed(entries=decisions("fly\x1b[2J")),
    "illegal entry": changed(entries=decisions("enough")),
    "undo too far": changed(entries=[{"type": "undo", "seat": 0}]),
    "huge numbers": changed(deal=[["deck AA+BB", 10**30, [10**30]]]),
    "bad position": changed(position={"dice": ["x"]}),
    "too large": b'"' + b"x" * (9 * 1024 * 1024) + b'"',
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_record(
    tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(DAMAGED[damage])
    refused(run(tmp_path / "home", "verify", path))
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path / "home"))
    for command in (["replay"], ["play", "aerion", "--resume"]):
        one_sentence(main([*command, str(path)]), capsys.readouterr().err)
    assert path.read_bytes() == DAMAGED[damage]
    assert not (tmp_path / "home").exists()


def test_a_forged_roll_is_found(tmp_path: Path) -> None:
    good = played(3, 10_000).record().dumps()
    at = good.index('["dice",6,[') + len('["dice",6,[')
    path = tmp_path / "match.json"
    path.write_text(good[:at] + str((int(good[at]) + 1) % 6) + good[at + 1 :], encoding="utf-8")
    refused(run(tmp_path / "home", "verify", path))


def test_a_bad_catalogue(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    for content in (b"", b"\xff\xfe\x00", b"= = =", b"[decks]\n", b"x = 1\n" * 200_000):
        path.write_bytes(content)
        refused(run(tmp_path / "home", "play", "aerion", "--catalogue", path))
        assert path.read_bytes() == content


def plain(text: str) -> str:
    """French with plain spaces and apostrophes."""
    return text.translate({ord("\N{NARROW NO-BREAK SPACE}"): " ", 0x2019: "'"})


def french(home: Path, *words: str | Path) -> str:
    """What a French user is told."""
    return plain(refused(run(home, *words, lang="fr")).rstrip())


def test_reasons_are_told_in_the_language_of_the_user(tmp_path: Path) -> None:
    home, catalogue, record = tmp_path / "home", tmp_path / "my.toml", tmp_path / "match.json"
    catalogue.write_text(own_text().replace("crew = { count = 12", "crew = { count = 11"), encoding="utf-8")
    assert french(home, "play", "aerion", "--catalogue", catalogue) == (
        f"Le catalogue {catalogue} est refusé : "
        "L'entrée totals.crew du catalogue annonce 11, mais les paquets en contiennent 12."
    )
    record.write_bytes(changed(entries=decisions("enough")))
    rule = GAME.rulebook["aerion.book.retrieve-one-pile"]
    told = (
        f"La partie de {record} est refusée : L'entrée 1 de l'enregistrement ne convient pas : "
        f"'enough' n'est pas permis : {plain(rule.text('fr'))} [{rule.id}]"
    )
    assert french(home, "verify", record) == told
    assert french(home, "play", "aerion", "--resume", record) == told


@pytest.mark.parametrize("command", READING, ids=" ".join)
def test_what_is_no_file(tmp_path: Path, command: list[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (".", "/dev/zero", "/dev/null", "pipe"):
        refused(run(tmp_path / "home", *command, path, cwd=tmp_path))


@pytest.mark.parametrize("command", READING, ids=" ".join)
def test_a_file_that_may_not_be_read(
    tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Not by taking the right away: to root nothing is forbidden, and the tests may run as root.
    def forbidden(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setenv("AERODROME_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(os, "open", forbidden)
    sentence = one_sentence(main([*command, str(tmp_path / "secret")]), capsys.readouterr().err)
    assert "not allowed" in sentence or "pas le droit" in sentence


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    refused(run(blocked, "play", "aerion"))
    refused(run(blocked / "below", "play", "aerion", "--new"))
    assert blocked.read_text(encoding="utf-8") == "in the way"


def test_a_finished_match_cannot_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    path.write_text(played(3, 10_000).record().dumps(), encoding="utf-8")
    assert "replay" in refused(run(tmp_path / "home", "play", "aerion", "--resume", path))


def test_a_match_that_is_open_elsewhere_cannot_be_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    session = LocalSession.begin(aerodrome.new("aerion", seed=1))
    session.play(session.match.game.vocabulary.parse("roll"))
    assert "another window" in refused(run(tmp_path, "play", "aerion", "--resume", session.journal.path))
    elsewhere = run(tmp_path, "play", "aerion", typed="quit\n")
    assert elsewhere.returncode == 0
    assert "open in another window" in elsewhere.stdout
    session.close()


def test_save_never_writes_over_anything(tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("mine", encoding="utf-8")
    names = ("taken.json", ".", "missing/folder/x.json", "/dev/null", "", "")
    typed = "roll\n" + "".join(f"save {name}\n" for name in names) + "quit\n"
    result = run(tmp_path / "home", "play", "aerion", "--seed", "7", typed=typed, cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    assert taken.read_text(encoding="utf-8") == "mine"
    assert result.stdout.count("Saved to") == 2
    assert len([path for path in tmp_path.iterdir() if path.suffix == ".json"]) == 3


def test_bytes_that_are_no_text_are_survived(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "aerion"],
        input=b"\xff\xfe\x00\x1b[A\xc3\n\nquit\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    assert b"Roll: " in done.stdout


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    writer = subprocess.Popen(
        [*COMMAND, "rules", "aerion"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    )
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    with writer.stderr:
        assert writer.stderr.read() == b""
    assert writer.wait() == 1


def test_an_error_of_the_program_itself_is_one_sentence_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aerodrome.cli.app.run", lambda *_: 1 // 0)
    assert main(["games"]) == 70
    assert "ZeroDivisionError" in capsys.readouterr().err
    monkeypatch.setenv("AERODROME_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["games"])
