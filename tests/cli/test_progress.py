"""Progress sheets: kept for those who play together, each match counted once, and never lost."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from lanterns import Lanterns

import aerodrome
from aerodrome.bots import Occupant
from aerodrome.cli import main
from aerodrome.cli.commands import play as start
from aerodrome.cli.commands.play import PlayArguments
from aerodrome.cli.errors import CommandError
from aerodrome.cli.session.local import LocalSession
from aerodrome.cli.session.table import LocalTable
from aerodrome.cli.storage import files, folders, matches, progress
from aerodrome.cli.storage.journal import Journal
from aerodrome.cli.words import Words
from aerodrome.games import GAMES
from aerodrome.games.aerion import Aerion
from aerodrome.games.celestia_duo.errors import TEXTS
from aerodrome.games.celestia_duo.game import CelestiaDuo
from aerodrome.games.celestia_duo.progress import CelestiaDuoSheets
from aerodrome.kernel import BadInput, Choice, Game, Match, Outcome, Seed
from aerodrome.kernel.locks import try_to_lock
from aerodrome.kernel.options import Value
from aerodrome.kernel.registration import Registration
from aerodrome.kernel.sheets import SheetRow, Sheets

from .helpers import console, printed

PERSONS = (Occupant("person"), Occupant("person"))
PARTNER = (Occupant("person"), Occupant("bot", "random"))


class Chase(Lanterns):
    """A game with the options, texts and catalogue that the sheets of Celestia Duo ask for."""

    id = "chase"
    own_catalogue = CelestiaDuo.own_catalogue
    options = (Choice("mode", ("quick", "normal", "expert"), "quick"), Choice("distance", tuple(range(12, 19)), 12))
    texts = TEXTS
    registration = Registration(sheets=CelestiaDuoSheets())


class Ended(Match):
    """A match that has ended as it is told to."""

    def __init__(self, options: Mapping[str, object], *, won: bool = True, seed: Seed | None = None) -> None:
        self._won = won
        game = GAMES["chase"]
        super().__init__(game, game.settle_options(options), 2, seed or Seed.fresh())

    @property
    def outcome(self) -> Outcome:
        return Outcome((0, 1) if self._won else (), "lanterns.end.most-points", (0, 0))


class Tally(Sheets):
    """Sheets that count finished matches, and decide how many pixies there are."""

    def counts(self, game: Game, options: Mapping[str, Value]) -> bool:
        return True

    def after(self, sheet: object, game: Game, options: Mapping[str, Value], won: bool) -> object:
        return self._number(sheet) + 1

    def options(self, sheet: object, game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
        return {"pixies": 3 - self._number(sheet)}

    def rows(self, sheet: object, game: Game) -> dict[str, SheetRow]:
        raise AssertionError("the terminal tells sheets in sentences")

    def told(self, sheet: object, game: Game, options: Mapping[str, Value] | None, lang: str) -> list[str]:
        return [f"{self._number(sheet)} / {lang}" if options is None else f"Tally: {self._number(sheet)}"]

    def _number(self, sheet: object) -> int:
        if sheet is None:
            return 0
        if not isinstance(sheet, int):
            raise BadInput("error-no-rule", wanted=repr(sheet))
        return sheet


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path / "home"))
    monkeypatch.setitem(GAMES, "chase", Chase())
    return tmp_path / "home"


@pytest.fixture
def tally(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Aerion, "registration", dataclasses.replace(Aerion.registration, sheets=Tally()))


def next_distance(mode: str, who: tuple[Occupant, ...] = PERSONS) -> Value | None:
    game = GAMES["chase"]
    return progress.options(game, game.settle_options({"mode": mode}), who).get("distance")


def win(mode: str, distance: int, who: tuple[Occupant, ...] = PERSONS) -> Match:
    match = Ended({"mode": mode, "distance": distance})
    progress.count(match, who)
    return match


def played_to_the_end(session: LocalSession) -> LocalSession:
    while session.match.outcome is None:
        session.play(next(iter(session.match.legal())))
    return session


# Counting


def test_a_win_moves_the_next_start_of_its_row() -> None:
    assert (next_distance("normal"), next_distance("expert")) == (12, 12)
    win("normal", 12)
    assert (next_distance("normal"), next_distance("expert")) == (13, 12)
    win("normal", 13)
    win("expert", 12)
    assert (next_distance("normal"), next_distance("expert")) == (14, 13)


def test_quick_has_no_row() -> None:
    win("quick", 12)
    assert next_distance("quick") is None
    assert not progress.path().exists()


def test_a_loss_is_not_written_down() -> None:
    progress.count(Ended({"mode": "normal"}, won=False), PERSONS)
    assert next_distance("normal") == 12
    assert not progress.path().exists()


def test_each_pair_has_its_own_sheet() -> None:
    win("normal", 12, PARTNER)
    assert next_distance("normal", PARTNER) == 13
    assert next_distance("normal", PERSONS) == 12
    assert set(progress.sheets(GAMES["chase"])) == {"person,bot:random"}


def test_where_nobody_is_named_persons_play() -> None:
    progress.count(Ended({"mode": "normal"}), ())
    assert next_distance("normal", PERSONS) == 13


def test_a_match_counts_once() -> None:
    """A win from a farther card ticks its own box, and has no further effect when filed again."""
    ahead = win("normal", 13)
    assert next_distance("normal") == 14
    before = progress.path().read_bytes()
    progress.count(ahead, PERSONS)
    assert progress.path().read_bytes() == before
    assert next_distance("normal") == 14


def test_the_same_deal_counts_once() -> None:
    for distance in (12, 13):
        progress.count(Ended({"mode": "normal", "distance": distance}, seed=Seed.known("7")), PERSONS)
    assert next_distance("normal") == 13


@pytest.mark.usefixtures("tally")
def test_a_match_that_began_with_a_position_does_not_count() -> None:
    begun = aerodrome.from_position("aerion", aerodrome.new("aerion", seed=3).position())
    match = played_to_the_end(LocalSession.begin(begun)).match
    assert match.outcome is not None
    assert not progress.path().exists()


def test_a_game_without_sheets_has_no_progress() -> None:
    aerion = GAMES["aerion"]
    assert aerion.registration.sheets is None
    assert progress.options(aerion, aerion.settle_options({}), (Occupant("person"),)) == {}
    session = played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3)))
    assert progress.told_after(session.match, session.who, Words("en")) == []
    assert session.filed is not None
    assert not progress.path().exists()


# The file


def test_only_its_owner_reads_the_file() -> None:
    win("normal", 12)
    assert progress.path().stat().st_mode & 0o777 == 0o600
    assert json.loads(progress.path().read_bytes())["format"] == 1
    assert sorted(path.name for path in folders.home().iterdir()) == ["progress.json", "progress.lock"]


@pytest.mark.usefixtures("tally")
def test_other_games_and_pairs_stay_as_they_are() -> None:
    win("normal", 12)
    win("expert", 12, PARTNER)
    played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3)))
    book = json.loads(progress.path().read_bytes())["games"]
    assert book["chase"]["person,person"]["sheet"] == {"normal": [12], "expert": []}
    assert book["chase"]["person,bot:random"]["sheet"] == {"normal": [], "expert": [12]}
    assert book["aerion"]["person"]["sheet"] == 1


DAMAGED = [
    b"",
    b"nonsense",
    b"[]",
    b"[" * 100_000,
    b'{"format": 2, "games": {}}',
    b'{"format": 1, "games": []}',
    b'{"format": 1, "games": {"chase": {"person,person": {"sheet": null, "counted": [1]}}}}',
    b'{"format": 1, "games": {}, "more": 1}',
    b'{"format": 1, "games": {"\xff": {}}}',
    b" " * (progress.MOST_BYTES + 1),
]


@pytest.mark.parametrize("data", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_told_and_left_as_it_is(data: bytes) -> None:
    path = folders.made() / progress.FILE
    path.write_bytes(data)
    for attempt in (
        lambda: next_distance("normal"),
        lambda: win("normal", 12),
        lambda: progress.sheets(GAMES["chase"]),
    ):
        with pytest.raises(CommandError) as trouble:
            attempt()
        assert trouble.value.key in ("cli-error-progress", "cli-error-too-large")
        assert trouble.value.values["file"] == str(path)
    assert path.read_bytes() == data


@pytest.mark.parametrize("sheet", ['{"normal": [13, 12]}', "3", '{"quick": []}', '{"normal": [12, 99]}'])
def test_a_damaged_sheet_is_told_and_left_as_it_is(sheet: str) -> None:
    win("expert", 12, PARTNER)
    text = progress.path().read_text("utf-8")
    damaged = json.loads(text)
    damaged["games"]["chase"]["person,person"] = {"sheet": json.loads(sheet), "counted": []}
    progress.path().write_text(json.dumps(damaged), "utf-8")
    for attempt in (lambda: next_distance("normal"), lambda: win("normal", 12)):
        with pytest.raises(CommandError) as trouble:
            attempt()
        assert trouble.value.key == "cli-error-progress-sheet"
        assert trouble.value.values["who"] == "person,person"
    assert json.loads(progress.path().read_bytes()) == damaged
    assert next_distance("expert", PARTNER) == 13


def test_only_one_process_writes_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "ATTEMPTS", 2)
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_ATTEMPTS", 0)
    win("normal", 12)
    handle = os.open(folders.home() / progress.LOCK, os.O_RDWR)
    assert try_to_lock(handle)
    with pytest.raises(CommandError) as trouble:
        win("normal", 13)
    assert trouble.value.key == "cli-error-progress-busy"
    assert next_distance("normal") == 13
    os.close(handle)
    win("normal", 13)
    assert next_distance("normal") == 14


def test_what_a_crash_left_does_not_matter() -> None:
    win("normal", 12)
    (folders.home() / "progress.json.new").write_bytes(b"half a fi")
    win("normal", 13)
    assert next_distance("normal") == 14
    assert not (folders.home() / "progress.json.new").exists()


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    files.replace(path, b"old")

    def full(handle: int, data: bytes) -> None:
        os.write(handle, data[:1])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files, "write_all", full)
        with pytest.raises(CommandError):
            files.replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.glob("file*")) == [path]
    files.replace(path, b"new")
    assert path.read_bytes() == b"new"


# At the table


@pytest.mark.usefixtures("tally")
def test_a_finished_match_is_counted_when_it_is_filed() -> None:
    session = played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3)))
    assert session.uncounted is None
    assert not session.journal.path.exists()
    assert progress.sheets(GAMES["aerion"]) == {"person": 1}


@pytest.mark.usefixtures("tally")
def test_a_match_that_is_resumed_counts_once(tmp_path: Path) -> None:
    session = LocalSession.begin(aerodrome.new("aerion"))
    session.play(next(iter(session.match.legal())))
    (tmp_path / "copy.json").write_text(session.match.record(with_seed=True).dumps())
    played_to_the_end(session)
    again = played_to_the_end(LocalSession.resume(tmp_path / "copy.json"))
    assert again.filed is not None
    assert progress.sheets(GAMES["aerion"]) == {"person": 1}


@pytest.mark.usefixtures("tally")
def test_looking_at_a_match_does_not_count_it() -> None:
    filed = played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3))).filed
    progress.path().unlink()
    assert main(["verify", str(filed)]) == main(["replay", str(filed)]) == 0
    assert not progress.path().exists()


@pytest.mark.usefixtures("tally")
def test_a_match_that_ended_in_a_crash_is_counted_when_it_is_found() -> None:
    match = aerodrome.new("aerion", seed=3, seats=2)
    while match.outcome is None:
        match.play(next(iter(match.legal())))
    Journal.create(folders.made(folders.TABLES), match, list(map(str, PARTNER))).close()
    assert matches.shelf("aerion").waiting == []
    assert progress.sheets(GAMES["aerion"]) == {"person,bot:random": 1}
    assert list(folders.made(folders.TABLES).iterdir()) == []


@pytest.mark.usefixtures("tally")
def test_a_match_that_cannot_be_counted_is_filed_and_counted_later() -> None:
    session = LocalSession.begin(aerodrome.new("aerion", seed=3))
    progress.path().write_bytes(b"nonsense")
    played_to_the_end(session)
    assert session.filed is not None
    assert session.filed.exists()
    assert session.uncounted is not None
    assert not session.close()
    assert session.journal.path.exists()
    with pytest.raises(CommandError, match="cli-error-progress"):
        matches.shelf("aerion")
    progress.path().unlink()
    assert matches.shelf("aerion").waiting == []
    assert progress.sheets(GAMES["aerion"]) == {"person": 1}
    assert not session.journal.path.exists()
    assert list(folders.made(folders.MATCHES).iterdir()) == [session.filed]


@pytest.mark.usefixtures("tally")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_of_a_match_tells_what_was_reached(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3)))
    monkeypatch.setattr("builtins.input", lambda _prompt: "")
    screen = console(width=200)
    LocalTable(session, Words(lang, session.match.game.texts), screen).run()
    assert "Tally: 1" in printed(screen)
    progress.path().write_bytes(b"nonsense")
    screen = console(width=200)
    LocalTable(session, Words(lang, session.match.game.texts), screen).run()
    assert "Tally" not in printed(screen)
    assert "progress.json" in printed(screen)


def begun(arguments: PlayArguments, monkeypatch: pytest.MonkeyPatch, typed: Iterable[str] = ()) -> list[Match]:
    """The matches that begin when somebody sits down and types this, then leaves."""
    matches: list[Match] = []
    begin = LocalSession.begin
    lines = iter(typed)

    def noted(match: Match, who: tuple[Occupant, ...] = ()) -> LocalSession:
        matches.append(match)
        return begin(match, who)

    def read(_prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(LocalSession, "begin", noted)
    monkeypatch.setattr("builtins.input", read)
    assert start.run(arguments, "en", console()) == 0
    return matches


@pytest.mark.usefixtures("tally")
def test_a_new_match_begins_as_the_sheet_says(monkeypatch: pytest.MonkeyPatch) -> None:
    played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3)))
    another = aerodrome.new("aerion", seed=4)
    while another.outcome is None:
        another.play(next(iter(another.legal())))

    def typed() -> Iterator[str]:
        progress.count(another, ())
        yield "new"

    assert [match.options["pixies"] for match in begun(PlayArguments("aerion"), monkeypatch, typed())] == [2, 1]


@pytest.mark.usefixtures("tally")
def test_what_was_typed_comes_before_what_the_sheet_says(monkeypatch: pytest.MonkeyPatch) -> None:
    played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3)))
    assert [
        match.options["pixies"]
        for match in begun(PlayArguments("aerion", options={"pixies": "3"}), monkeypatch, ["new"])
    ] == [
        3,
        3,
    ]


@pytest.mark.usefixtures("tally")
def test_other_players_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    played_to_the_end(LocalSession.begin(aerodrome.new("aerion", seed=3)))
    arguments = PlayArguments("aerion", seats="person,person")
    assert [match.options["pixies"] for match in begun(arguments, monkeypatch)] == [3]


@pytest.mark.usefixtures("tally")
def test_no_match_begins_by_a_damaged_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    (folders.made() / progress.FILE).write_bytes(b"nonsense")
    with pytest.raises(CommandError, match="cli-error-progress"):
        begun(PlayArguments("aerion", new=True), monkeypatch)
    assert list(folders.made(folders.TABLES).iterdir()) == []


# The page


def told(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["progress", *arguments])
    caught = capsys.readouterr()
    return status, " ".join((caught.out + caught.err).replace("\N{NARROW NO-BREAK SPACE}", " ").split())


def test_the_page_tells_each_row_in_words(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_LANG", "en")
    for distance in (12, 13):
        win("normal", distance)
    for distance in range(12, 19):
        win("expert", distance, PARTNER)
    status, text = told("chase", capsys=capsys)
    assert status == 0
    assert text == (
        "Progress sheet of person,person "
        "Normal: won with the pirate on card 12, 13; it begins the next match on card 14. "
        "Expert: no win counted yet; the pirate begins the next match on card 12. "
        "Progress sheet of person,bot:random "
        "Normal: no win counted yet; the pirate begins the next match on card 12. "
        "Expert: every box is ticked; the pirate begins on card 18 from now on."
    )


FRENCH_PAGE = (
    "Feuille de progression de person,bot:random "
    "Normal : pas encore de victoire comptée ; le Pirate commence la prochaine partie sur la carte 12. "
    "Expert : pas encore de victoire comptée ; le Pirate commence la prochaine partie sur la carte 12."
)


def test_the_page_of_one_pair_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    win("normal", 12)
    assert told("chase", "--seats", "person, bot:random", "--lang", "fr", capsys=capsys) == (0, FRENCH_PAGE)


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["chase"], 0, "No match of chase is on a progress sheet yet."),
        (["chase", "--lang", "fr"], 0, "Aucune partie de chase ne figure encore sur une feuille de progression."),
        (["aerion"], 2, "aerion has no progress sheet."),
        (["chase", "--seats", "nobody,person"], 2, "'nobody' cannot take a seat;"),
        (["chess"], 2, "There is no game “chess”;"),
    ],
)
def test_what_else_the_page_says(
    arguments: list[str],
    status: int,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AERODROME_LANG", "en")
    found, text = told(*arguments, capsys=capsys)
    assert found == status
    assert text.startswith(sentence)


def test_a_damaged_file_is_one_sentence_on_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AERODROME_LANG", "en")
    path = folders.made() / progress.FILE
    path.write_bytes(b"nonsense")
    status, text = told("chase", capsys=capsys)
    assert status == 2
    assert text.endswith("nothing was changed.")
    assert "progress.json" in text


def test_the_row_that_was_played_is_told_after_a_match() -> None:
    match = win("normal", 12)
    words = Words("en", match.game.texts)
    assert progress.told_after(match, PERSONS, words) == [
        "Normal: won with the pirate on card 12; it begins the next match on card 13."
    ]
    assert progress.told_after(Ended({"mode": "quick"}), PERSONS, words) == []
