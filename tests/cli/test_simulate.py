"""The command `simulate`: its table, its file, and how it is stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import msgspec
import pexpect
import pytest
from lanterns import GAME as LANTERNS

from aerodrome.bots import ThinkingBot
from aerodrome.cli import main
from aerodrome.cli.commands.simulate import interruption, is_confused
from aerodrome.cli.report import Report, report
from aerodrome.cli.words import Words
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.catalogue import own_text
from aerodrome.games.celestia_duo import GAME as CELESTIA_DUO
from aerodrome.games.etherium import GAME as ETHERIUM
from aerodrome.kernel import Dealer, State
from aerodrome.lab import (
    Breakdown,
    Header,
    Result,
    Sheet,
    Simulation,
    Standings,
    Tally,
    read_results,
    simulate,
    wilson,
)

from .helpers import COMMAND, LANGUAGES, console, environment, printed, run

SOLO = Simulation(game="aerion", bots=("random",), matches=30, seed=7, options=GAME.settle_options({"pixies": 2}))


def words_of(text: str) -> str:
    return " ".join(text.split())


def said(capsys: pytest.CaptureFixture[str], *words: str | Path, lang: str = "en") -> str:
    """What the command prints when all is well."""
    status = main(["simulate", "--lang", lang, *map(str, words)])
    shown = capsys.readouterr()
    assert (status, shown.err) == (0, "")
    return words_of(shown.out)


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path, lang: str = "en") -> str:
    """The sentence of a command that was refused before anything was played."""
    status = main(["simulate", "--lang", lang, *map(str, words)])
    shown = capsys.readouterr()
    assert (status, shown.out) == (2, ""), shown
    assert shown.err.count("\n") == 1
    return shown.err.strip()


def read(path: Path) -> tuple[Header, list[Result]]:
    with path.open("rb") as file:
        header, results = read_results(file)
        return header, list(results)


def finished(
    winners: tuple[int, ...], ending: str, scores: tuple[int, ...], turns: int | None, **facts: str | int
) -> Result:
    return Result(
        match=0, seats=2, winners=winners, ending=ending, scores=scores, turns=turns, decisions=9, facts=facts
    )


def interruptible() -> None:
    """A shell that runs the tests in the background makes its children deaf to Ctrl-C; a person's shell does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


# The table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_tells_what_was_played_and_how_it_went(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(lang, GAME.texts)
    asked = ("aerion", "--bot", "random", "--games", "30", "--seed", "7", "--pixies", "2", "--workers", "1")
    text = said(capsys, *asked, lang=lang)
    tally = Tally(simulate(SOLO, workers=1))
    low, high = (words.percent(Fraction(bound), 1) for bound in tally.intervals[0])
    assert tally.mean_turns is not None
    for part in (
        words.say("simulate-title", count=30, seed="7"),
        "bot:random",
        "--pixies 2",
        words.say("simulate-rate", rate=words.percent(Fraction(0), 1), count=0, asked=30, low=low, high=high),
        GAME.rulebook["aerion.end.loss"].text(lang),
        "[aerion.end.loss]",
        f"{words.say('simulate-turns')} {words.number(tally.mean_turns, 2)}",
        words.say("simulate-score"),
    ):
        assert words_of(part) in text
    assert re.search("matches per second in one process|parties par seconde dans un processus", text)


def test_a_table_of_seats_that_win_apart_has_a_row_for_each() -> None:
    results = [
        finished((0,), "lanterns.end.most-points", (3, 1), None),
        finished((0, 1), "lanterns.end.most-points", (2, 2), None),
    ]
    duel = Simulation(game="lanterns", bots=("random", "random"), matches=2, seed=1)
    target = console()
    target.print(report(Report(LANTERNS, duel, Tally(results), [], 0.5, 2, None), Words("en", LANTERNS.texts)))
    text = words_of(printed(target))
    assert "Won by seat 0 100% (2 of 2)" in text
    assert "Won by seat 1 50.0% (1 of 2)" in text
    assert "Score of seat 0 2.50 on average" in text
    assert "Speed 4.00 matches per second in 2 processes" in text
    assert "Turns" not in text
    assert "Lost" not in text
    assert "Options" not in text


CHASE = ("celestia-duo", "--bot", "random", "--games", "60", "--seed", "7", "--workers", "1", "--mode", "normal")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_differed_from_match_to_match_is_broken_down(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(lang, CELESTIA_DUO.texts)
    text = said(capsys, *CHASE, lang=lang)
    for title in ("pirate", "deck"):
        # A heading of two words may stand on two lines.
        heading = CELESTIA_DUO.texts.say(lang, f"celestia-duo-option-{title}").split()[-1]
        assert f"{heading} {words.say('simulate-matches')}" in text
    for same in ("mode", "distance"):
        assert CELESTIA_DUO.texts.say(lang, f"celestia-duo-option-{same}") not in text
    simulation = Simulation(
        game="celestia_duo", bots=("random", "random"), matches=60, seed=7, options={"mode": "normal"}
    )
    small = Breakdown(("deck",), simulate(simulation, workers=1)).tallies[("small",)]
    low, high = (words.percent(Fraction(bound), 1) for bound in wilson(small.won, small.matches))
    rate = words.percent(Fraction(small.won, small.matches), 1)
    row = f"small {small.matches} {rate} {words.say('simulate-span', low=low, high=high)}"
    assert words_of(row) in text


def test_every_cause_of_loss_has_a_column_with_its_share() -> None:
    ending = "celestia-duo.end"
    results = [
        finished((0, 1), f"{ending}.masts", (), 9, deck="large"),
        finished((), f"{ending}.lair", (), 9, deck="large"),
        finished((), f"{ending}.energy-boarding", (), 9, deck="small"),
        finished((), f"{ending}.energy", (), 9, deck="large"),
        finished((), f"{ending}.energy", (), 9, deck="large"),
    ]
    chase = Simulation(game="celestia_duo", bots=("random", "random"), matches=5, seed=1)
    for lang, causes, large in (
        ("en", "Lost: energy, chase Lost: lair Lost: energy, final battle", "50.0% 25.0% 0%"),
        ("fr", "Perdu : Énergie, poursuite Perdu : Repaire Perdu : Énergie, Affrontement final", "50,0 % 25,0 % 0 %"),
    ):
        target = console(width=150)
        told = Report(CELESTIA_DUO, chase, Tally(results), [Breakdown(("deck",), results)], 0.5, 1, None)
        target.print(report(told, Words(lang, CELESTIA_DUO.texts)))
        text = words_of(printed(target))
        assert causes in text
        assert text.index("small 1 0") < text.index("large 4 25")
        assert text.endswith(large)


def test_what_to_break_down_by_can_be_chosen_and_combined(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *CHASE, "--by", "distance, deck+pirate,distance")
    assert text.count("Distance Matches") == 1
    assert "12 60 " in text
    assert "Upper deck Pirate Matches" in text
    assert text.index("small noa ") < text.index("small isaure ") < text.index("medium noa ")
    assert "Upper deck Matches" not in text


# Seats that play against each other

RIVALS = ("etherium", "--bot", "random", "--games", "24", "--seed", "7", "--workers", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_that_play_against_each_other_are_compared(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(lang, ETHERIUM.texts)
    text = said(capsys, *RIVALS, "--players", "3", lang=lang)
    plan = Simulation(game="etherium", bots=("random",) * 3, matches=24, seed=7, rotate=True)
    results = list(simulate(plan, workers=1))
    for fact, title in (
        ("people", ETHERIUM.texts.say(lang, "etherium-fact-people")),
        ("seat", words.say("simulate-seat")),
    ):
        assert f"{title} {words.say('simulate-matches')}" in text
        for values, row in Standings((fact,), results).rows.items():
            low, high = (words.percent(Fraction(bound), 1) for bound in row.interval)
            span = words.say("simulate-span", low=low, high=high)
            shares = (words.percent(row.rate, 1), span, words.percent(row.fair, 1), words.number(row.mean_score, 2))
            assert words_of(f"{values[0]} {row.matches} {' '.join(shares)}") in text
            stars = " ".join(words.number(row.mean(source), 2) for source in ETHERIUM.summary.sources)
            assert f"{values[0]} {stars}" in text
    assert words.say("simulate-rotated", seats="bot:random,bot:random,bot:random") in text
    # What was the same in all matches is not broken down, and a seat is told in one place only.
    for absent in ("simulate-bot", "simulate-players"):
        assert f"{words.say(absent)} {words.say('simulate-matches')}" not in text
    assert words.say("simulate-won-by", seat=0) not in text


def test_sizes_of_tables_can_be_mixed_and_compared(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *RIVALS, "--players", "2,4", "--by", "people+players,players")
    assert "People Players Matches" in text
    assert "2 12 100% 75.8% to 100% 100%" in text
    assert text.index("psolos 2 ") < text.index("psolos 4 ") < text.index("reces 2 ")
    assert "Seat Matches" not in text


def test_a_people_off_balance_beyond_chance_is_warned_of() -> None:
    def won_by(seat: int) -> Result:
        result = finished((seat,), "etherium.end.stars", (3, 1), None)
        seated = ({"people": "psolos"}, {"people": "ertis"})
        return msgspec.structs.replace(result, seated=seated, bots=("random", "random"))

    results = [won_by(0)] * 65 + [won_by(1)] * 35
    duel = Simulation(game="etherium", bots=("random", "random"), matches=100, seed=1)
    for lang, sentence in (
        ("en", "Psolos won 65.0%, 15.0 points above its fair share of 50.0%"),
        ("fr", "Ertis a gagné 35,0 %, 15,0 points de moins que sa juste part de 50,0 %"),
    ):
        target = console(width=200)
        told = Report(ETHERIUM, duel, Tally(results), [], 0.5, 1, None, balance=Standings(("people",), results))
        target.print(report(told, Words(lang, ETHERIUM.texts)))
        text = words_of(printed(target))
        assert words_of(sentence) in text
        even = Report(ETHERIUM, duel, Tally(), [], 0.5, 1, None, balance=Standings(("people",), results[40:90]))
        target = console(width=200)
        target.print(report(even, Words(lang, ETHERIUM.texts)))
        assert "Psolos" not in printed(target)


def test_a_better_bot_is_not_taken_for_a_better_people() -> None:
    mixed = Simulation(game="etherium", bots=("steady", "random"), matches=9, seed=1)
    chosen = msgspec.structs.replace(mixed, options={"peoples": ("psolos", "ertis"), "setup": "first"})
    assert is_confused(chosen)
    assert not is_confused(mixed)
    assert not is_confused(msgspec.structs.replace(chosen, rotate=True))
    assert not is_confused(msgspec.structs.replace(chosen, bots=("random", "random")))


def test_seats_can_be_kept(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *RIVALS, "--no-rotate", "--peoples", "reces,hivalia", "--by", "people+seat")
    assert "in rotation" not in text
    assert "reces 1 24 " in text
    assert "hivalia 2 24 " in text
    assert "reces 2 " not in text


def test_a_sheet_is_written_where_the_name_asks_for_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.csv"
    said(capsys, *RIVALS, "--out", path)
    rows = path.read_text(encoding="utf-8").splitlines()
    plan = Simulation(game="etherium", bots=("random", "random"), matches=24, seed=7, rotate=True)
    sheet = Sheet(ETHERIUM)
    assert rows == (sheet.heading() + b"".join(map(sheet.rows, simulate(plan, workers=1)))).decode().splitlines()
    assert len(rows) == 49


def test_the_same_seed_gives_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    once, again, other = (
        said(capsys, "aerion", "--bot", "random", "--games", "20", "--seed", seed, "--workers", workers).partition(
            "Speed"
        )[0]
        for seed, workers in (("-5", "1"), ("-5", "2"), ("6", "1"))
    )
    assert once == again
    assert once != other.replace("seed 6", "seed -5")


def test_a_fresh_seed_is_told_so_that_it_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    first = said(capsys, "aerion", "--games", "5", "--workers", "1")
    seed = re.search(r"seed (\d+)", first)
    assert seed is not None
    again = said(capsys, "aerion", "--games", "5", "--workers", "1", "--seed", seed[1])
    assert again.partition("Speed")[0] == first.partition("Speed")[0]
    assert f"seed {seed[1]} " not in said(capsys, "aerion", "--games", "5", "--workers", "1")


def test_the_bot_that_stands_in_sits_everywhere_if_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "aerion", "--games", "1", "--workers", "1")
    assert f"Seats bot:{GAME.registration.stand_in} Options" in text


def test_a_bot_that_thinks_is_given_its_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[float] = []

    class Thinker(ThinkingBot):
        name = "steady"

        def choose(self, state: State, seat: int, dealer: Dealer) -> int:
            given.append(self.seconds)
            return state.legal(seat)[0]

    monkeypatch.setattr("aerodrome.bots.aerion.SteadyBot", Thinker)
    said(capsys, "aerion", "--games", "1", "--workers", "1", "--seconds", "0.02")
    assert set(given) == {0.02}


@pytest.mark.parametrize("typed", ["soon", "-1", "601", "nan"])
def test_a_time_that_cannot_be_is_refused(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed in refused(capsys, "aerion", "--seconds", typed)


def test_the_command_runs_on_all_cores(tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", "aerion", "--games", "8", "--seed", "1", "--bot", "random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "8 matches, seed 1" in done.stdout
    assert not any(tmp_path.iterdir())


# The file


def test_the_file_has_every_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, catalogue = tmp_path / "x.jsonl", tmp_path / "my.toml"
    corrected = own_text().replace('"nut", crew = "incubi"', '"nut", crew = "sognae"')
    catalogue.write_text(corrected, encoding="utf-8")
    words = ("aerion", "--games", "30", "--seed", "7", "--seats", "bot:random", "--pixies", "2", "--workers", "2")
    text = said(capsys, *words, "--out", path, "--catalogue", catalogue)
    header, results = read(path)
    assert (header.seed, header.matches, header.seats) == ("7", 30, ("bot:random",))
    assert header.options == SOLO.options
    assert header.catalogue_hash == GAME.with_catalogue(corrected).catalogue_hash != GAME.catalogue_hash
    assert results == list(simulate(msgspec.structs.replace(SOLO, catalogue=corrected), workers=1))
    assert path.name in text.replace(" ", "")


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("mine", encoding="utf-8")
    for lang, word in (("en", "already exists"), ("fr", "existe déjà")):
        assert word in refused(capsys, "aerion", "--out", path, lang=lang)
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "There is no folder" in refused(capsys, "aerion", "--out", tmp_path / "missing" / "x.jsonl")
    assert "already exists" in refused(capsys, "aerion", "--out", tmp_path)

    # Not by taking the right away: to root nothing is forbidden, and the tests may run as root.
    def forbidden(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", forbidden)
    assert "not allowed" in refused(capsys, "aerion", "--out", tmp_path / "x.jsonl")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_one_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    monkeypatch.setattr(os, "open", lambda *_: full)
    assert "x.jsonl" in refused(capsys, "aerion", "--games", "3", "--workers", "1", "--out", "x.jsonl")


# What is refused


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("chess", "There is no game “chess”"),
        ("aerion --bot hal", "There is no bot 'hal' for aerion; choose one of random"),
        ("aerion --seats bot:hal", "There is no bot 'hal' for aerion"),
        ("aerion --seats person", "A simulation has no people"),
        ("aerion --seats robot", "'robot' cannot take a seat"),
        ("aerion --seats bot:random,", "is empty"),
        ("aerion --seats bot:random,bot:random,bot:random", "not 3."),
        ("aerion --seats bot:random --bot random", "either --bot"),
        ("aerion --games 0", "--games can be a whole number from 1 to 10,000,000, not 0."),
        ("aerion --games -1", "not -1."),
        ("aerion --games 10000001", "not 10000001."),
        ("aerion --games 1.5", "--games cannot be “1.5”: a whole number is needed."),
        ("aerion --games many", "a whole number is needed"),
        ("aerion --games", "--games is missing"),
        ("aerion --seed x", "--seed cannot be “x”"),
        ("aerion --seed " + "9" * 5000, "--seed cannot be"),
        ("aerion --workers 0", "--workers can be a whole number from 1 to 1,024, not 0."),
        ("aerion --pixies 9", "--pixies cannot be 9; choose one of 3, 2, 1, 0."),
        ("aerion --catalogue missing.toml", "There is no file missing.toml."),
        ("aerion --by pixies", "Results of aerion cannot"),
        ("celestia_duo --by captain", "--by cannot be captain; choose one of mode, pirate, deck, distance."),
        ("celestia_duo --by deck+", "--by cannot be ; choose one of mode"),
        ("etherium --by deck", "--by cannot be deck; choose one of people, seat, bot, players."),
        ("etherium --players 2,9", "--players can be a whole number from 2 to 6, not 9."),
        ("etherium --players 2,x", "--players cannot be “x”"),
        ("etherium --players 2,5", "--extension on"),
        ("etherium --players 2 --seats bot:random,bot:random", "either --players or --seats"),
        ("aerion extra", "“extra” is not expected here"),
        ("", "GAME is missing"),
    ],
)
def test_a_wrong_command_line_is_refused(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    english = refused(capsys, *words.split())
    assert told in english
    assert refused(capsys, *words.split(), lang="fr") != english


# Stopping


@pytest.fixture
def listening() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("listening")
def test_the_first_ctrl_c_asks_and_the_second_ends() -> None:
    with interruption() as stop:
        assert not stop()
        signal.raise_signal(signal.SIGINT)
        assert stop()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("listening")
def test_a_program_that_is_deaf_to_ctrl_c_stays_so() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interruption() as stop:
        signal.raise_signal(signal.SIGINT)
        assert not stop()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_there_is_and_the_file_is_whole(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "x.jsonl"
    words = ("simulate", "aerion", "--bot", "random", "--games", "10000000", "--seed", "7", "--workers", workers)
    program = subprocess.Popen(
        [*COMMAND, *words, "--out", path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        text=True,
        start_new_session=True,
        preexec_fn=interruptible,
    )
    wait_for_lines(path, 6)
    # As from a terminal: everybody in the group hears it.
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (130, "")
    header, results = read(path)
    assert header.matches == 10_000_000
    assert [result.match for result in results] == list(range(len(results)))
    assert f"Stopped: {len(results):,} matches of 10,000,000 were played to the end." in words_of(out)
    assert f"(0 of {len(results):,})" in out


def wait_for_lines(path: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_at_a_terminal_sees_progress_and_can_stop(tmp_path: Path, lang: str) -> None:
    terminal = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "simulate", "aerion", "--games", "10000000"],
        env=environment(tmp_path, lang, TERM="xterm-256color", COLUMNS="100", LINES="40"),
        encoding="utf-8",
        timeout=60,
        dimensions=(40, 100),
        preexec_fn=interruptible,
    )
    try:
        words = Words(lang, GAME.texts)
        terminal.expect(words.say("simulate-progress"))
        terminal.expect("[1-9][0-9]*/10000000")
        terminal.sendintr()
        terminal.expect("Stopped: |Arrêté\N{NARROW NO-BREAK SPACE}: ")
        terminal.expect(pexpect.EOF)
        assert "Traceback" not in str(terminal.before)
    finally:
        terminal.close(force=True)
    assert terminal.exitstatus == 130
