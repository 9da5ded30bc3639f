"""A person at a terminal: whole matches through a pseudo-terminal, with all that can go wrong in between."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pexpect
import pytest

import aerodrome
from aerodrome.cli.storage import matches
from aerodrome.games.aerion import GAME
from aerodrome.kernel import Action, Match

from .helpers import COMMAND, LANGUAGES, environment, run

PROMPT = re.compile("(?:\n|\x1b\\[\\?2004h)> ")
ESCAPES = re.compile("\x1b(?:\\[[0-9;?]*[A-Za-z]|[=>])")
# What a hurried player does first; anything else comes last.
LIKES = (
    "acquire",
    "place",
    "take",
    "enough",
    "book-rerolls",
    "roll",
    "replenish",
    "keep",
    "discard",
    "let-go",
    "reject",
)


def hear_interrupts() -> None:
    """A shell that runs the tests in the background makes its children deaf to Ctrl-C; a person's shell does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A pseudo-terminal with the program in it."""

    command: ClassVar = COMMAND

    def __init__(self, home: Path, *words: str, lang: str) -> None:
        env = environment(home, lang, TERM="xterm-256color", COLUMNS="100", LINES="40")
        self.child = pexpect.spawn(
            self.command[0],
            [*self.command[1:], *words],
            env=env,
            encoding="utf-8",
            timeout=60,
            dimensions=(40, 100),
            preexec_fn=hear_interrupts,
        )
        self.home = home
        self.screen = ""

    def wait(self) -> str:
        """Everything on the screen up to the next prompt, without colours."""
        self.child.expect(PROMPT)
        self.screen = ESCAPES.sub("", str(self.child.before)).replace("\r", "")
        return self.screen

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.wait()

    def finish(self) -> str:
        """Everything up to the end of the program."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return ESCAPES.sub("", str(self.child.before)).replace("\r", "")

    def match(self) -> Match | None:
        """The match as it is on disk."""
        found = list((self.home / "tables").glob("*.journal"))
        return matches.revive(matches.load(found[0]), found[0]) if found else None


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """The terminals that a test opens; none survives it."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.child.close(force=True)


def choice(match: Match) -> Action:
    """A simple policy: what the player likes best among what is legal; of several, the one that keeps most dice."""
    legal = list(match.legal())
    liked = [verb for verb in LIKES if any(action.verb == verb for action in legal)]
    fitting = [action for action in legal if action.verb == (liked or [legal[0].verb])[0]]
    return fitting[-1] if fitting[0].verb == "keep" else fitting[0]


def play_on(terminal: Terminal, decisions: int) -> int:
    """Play so many decisions, by number and by notation, or to the end; returns how many were played."""
    for number in range(decisions):
        match = terminal.match()
        assert match is not None
        by_number = number % 3 == 0 and " 1) " in terminal.screen
        action = "1" if by_number else choice(match).notation
        terminal.type("" if len(match.legal()) == 1 else action)
        if terminal.match() is None:
            return number + 1
    return decisions


def ask_everything(terminal: Terminal, lang: str, saved: Path) -> None:
    """Every command that is no decision; the match must not change by it."""
    match = terminal.match()
    assert match is not None
    before = match.entries
    words = {"en": ("why", "odds", "rules", "deck", "discards", "log", "save", "table")}
    words["fr"] = ("pourquoi", "chances", "règles", "paquet", "piles", "journal", "sauver", "table")
    why, odds, rules, deck, discards, log, save, table = words[lang]
    assert "[aerion." in terminal.type(f"{why} enough")
    assert "AA+BB+CC" in terminal.type(odds)
    assert "[aerion.pixie." in terminal.type(f"{rules} aerion.pixie")
    assert GAME.texts.say(lang, "aerion-deck-3") in terminal.type(f"{deck} 3")
    assert GAME.texts.say(lang, "aerion-deck-4") in terminal.type(f"{discards} 4")
    assert GAME.texts.say(lang, "aerion-log-turn", turn=2) in terminal.type(log)
    assert saved.name in terminal.type(f"{save} {saved}")
    assert GAME.texts.say(lang, "cli-about-quit") in terminal.type("?")
    assert "Aerion" in terminal.type(table)
    assert "xyzzy" in terminal.type("xyzzy")
    after = terminal.match()
    assert after is not None
    assert after.entries == before


def take_back(terminal: Terminal, lang: str) -> None:
    """Take a decision back that nothing has answered, and take it again."""
    while True:
        match = terminal.match()
        assert match is not None
        action = choice(match)
        terminal.type("" if len(match.legal()) == 1 else action.notation)
        after = terminal.match()
        assert after is not None
        if after.why_not_undo() is None:
            break
    screen = terminal.type("undo" if lang == "en" else "annuler")
    assert GAME.texts.say(lang, "cli-log-undo") in screen
    undone = terminal.match()
    assert undone is not None
    assert undone.state.key() == match.state.key()


def test_a_whole_match_survives_a_kill_and_is_sound(tmp_path: Path, lang: str, terminals: list[Terminal]) -> None:
    home, saved = tmp_path / "home", tmp_path / "saved.json"
    first = Terminal(home, "play", "aerion", "--seed", "eleven", lang=lang)
    terminals.append(first)
    assert GAME.texts.say(lang, "aerion-prompt-start") in first.wait()
    played = play_on(first, 20)
    take_back(first, lang)
    ask_everything(first, lang, saved)
    before = first.match()
    assert before is not None
    assert len(before.entries) > played
    first.child.kill(signal.SIGKILL)
    first.child.wait()

    second = Terminal(home, "play", "aerion", lang=lang)
    terminals.append(second)
    assert str(len(before.entries)) in second.wait()
    second.type("")
    resumed = second.match()
    assert resumed is not None
    assert resumed.state.key() == before.state.key()
    assert resumed.entries == before.entries
    play_on(second, 2000)
    second.child.sendline("")
    second.finish()
    assert second.child.exitstatus == 0

    filed = list((home / "matches").iterdir())
    assert len(filed) == 1
    assert list((home / "tables").iterdir()) == []
    checked = run(home, "verify", filed[0], lang=lang)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert " ".join(GAME.texts.say(lang, "cli-verify-dice").split()) in " ".join(checked.stdout.split())
    assert aerodrome.verify(saved.read_bytes()).decisions == sum(
        entry.__class__.__name__ == "Decision" for entry in before.entries
    )


def test_leaving_says_where_the_match_is_kept(tmp_path: Path, lang: str, terminals: list[Terminal]) -> None:
    for leave, status in (("interrupt", 130), ("end", 0)):
        terminal = Terminal(tmp_path / leave, "play", "aerion", lang=lang)
        terminals.append(terminal)
        terminal.wait()
        terminal.type("")
        if leave == "interrupt":
            terminal.child.sendintr()
        else:
            terminal.child.sendeof()
        assert ".journal" in terminal.finish().replace("\n", "")
        assert terminal.child.exitstatus == status
        assert len(list((tmp_path / leave / "tables").iterdir())) == 1


def test_the_same_match_cannot_be_played_in_two_windows(tmp_path: Path, lang: str, terminals: list[Terminal]) -> None:
    first = Terminal(tmp_path, "play", "aerion", lang=lang)
    terminals.append(first)
    first.wait()
    first.type("")
    journal = next((tmp_path / "tables").iterdir())
    second = Terminal(tmp_path, "play", "aerion", "--resume", str(journal), lang=lang)
    terminals.append(second)
    assert journal.name in second.finish().replace("\n", "")
    assert second.child.exitstatus == 2
