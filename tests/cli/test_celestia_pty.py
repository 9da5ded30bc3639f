"""Celestia Duo through a pseudo-terminal: whole matches in every mode, killed and resumed on the way."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

import aerodrome
from aerodrome.cli.storage import journal
from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Match
from aerodrome.kernel.record import Decision

from .celestia_play import choice, deciding, own_hand, shows_hand, view_of
from .helpers import COMMAND
from .test_pty import ESCAPES, PROMPT, Terminal

NUMBERS = re.compile(r"(?<![\w:])(\d+)\) ")
KINDS = ("whip", "sabre", "crossbow", "pistol", "cannon", "joker")
FORGET = "\x1b[3J"


SLOWLY = (
    "import sys; from aerodrome.cli import main; from aerodrome.cli.session import pacing;"
    "pacing.SECONDS = 600; sys.exit(main())"
)


class Seats(Terminal):
    """A pseudo-terminal that hurries bots and keeps what was sent to it unchanged."""

    # Bots wait for Enter as long as it takes, so that it never goes to a prompt instead.
    command: ClassVar = [
        *COMMAND[:-2],
        "-c",
        SLOWLY,
    ]

    def __init__(self, home: Path, *words: str, lang: str) -> None:
        super().__init__(home, *words, lang=lang)
        # This program asks before it reads: there is nothing to wait for before a line is sent.
        self.child.delaybeforesend = None
        self.lang = lang
        self.sent = ""
        self._seen: Match | None = None

    def say(self, key: str, **values: str | int) -> str:
        return GAME.texts.say(self.lang, f"cli-{key}", **values)

    def wait(self) -> str:
        """Everything up to the next prompt; the first bot that moves is hurried, and with it all that follow."""
        self.sent, hurried = "", False
        while self.child.expect([PROMPT, re.escape(self.say("bot-hurry"))]):
            self.sent += str(self.child.before)
            if not hurried:
                self.child.sendline("")
            hurried = True
        self.sent += str(self.child.before)
        self.screen = ESCAPES.sub("", self.sent).replace("\r", "")
        return self.screen

    def match(self) -> Match | None:
        """The match as it is on disk, brought up to date; None when it is over."""
        found = list((self.home / "tables").glob("*.journal"))
        if not found:
            return None
        if self._seen is None:
            self._seen = super().match()
        assert self._seen is not None
        record = journal.read(found[0].read_bytes(), found[0]).record
        for entry in record.entries[len(self._seen.entries) :]:
            assert isinstance(entry, Decision)
            self._seen.play(entry.do, entry.seat)
        return self._seen

    def is_handed_over(self) -> bool:
        return self.say("hand-over-enter") in self.screen


@pytest.fixture
def terminals() -> Iterator[list[Seats]]:
    """The terminals that a test opens; none survives it."""
    opened: list[Seats] = []
    yield opened
    for terminal in opened:
        terminal.child.close(force=True)


def take_over(terminal: Seats) -> None:
    """The person who is called comes; before that, nothing secret is on the screen or above it."""
    assert FORGET in terminal.sent
    left = terminal.sent.rpartition(FORGET)[2]
    speaker = Speaker(GAME.catalogue, terminal.lang)
    assert not any(speaker.card(kind) in left for kind in KINDS)
    terminal.type("")


def looks_from(terminal: Seats, seat: int) -> None:
    """The screen is for this seat: it has the own cards, and the other hand only by its size."""
    match = terminal.match()
    assert match is not None
    heading = own_hand(terminal.lang)
    *_, line = [line for line in terminal.screen.splitlines() if line.startswith(f"{heading} ")]
    assert shows_hand(line, view_of(match, seat).hand, terminal.lang)


def play_on(terminal: Seats, persons: tuple[int, ...], decisions: int) -> int:
    """Play so many decisions, by numbers from the screen and by notation, or to the end; how many were played."""
    for number in range(decisions):
        if terminal.is_handed_over():
            take_over(terminal)
        match = terminal.match()
        assert match is not None
        before = len(match.entries)
        seat = deciding(match) if len(persons) > 1 else persons[0]
        looks_from(terminal, seat)
        action = choice(match, seat)
        listed = NUMBERS.findall(terminal.screen)
        if len(match.legal(seat)) == 1 or action.verb == "ready":
            terminal.type("")
        elif number % 4 == 3 and "1" in listed:
            terminal.type("1")
        else:
            terminal.type(action.notation)
        after = terminal.match()
        if after is None:
            return number + 1
        assert len(after.entries) > before
    return decisions


@pytest.mark.parametrize(
    ("mode", "lang", "seats", "seed"),
    [
        ("quick", "en", "person,person", "24"),
        ("quick", "fr", "person,bot:steady", "9"),
        ("normal", "fr", "person,person", "7"),
        ("normal", "en", "bot:steady,person", "12"),
        ("expert", "en", "person,person", "25"),
        ("expert", "fr", "person,bot:random", "2"),
    ],
)
def test_a_match_is_played_to_the_end_through_a_kill(
    mode: str, lang: str, seats: str, seed: str, tmp_path: Path, terminals: list[Seats]
) -> None:
    persons = tuple(seat for seat, who in enumerate(seats.split(",")) if who == "person")
    first = Seats(tmp_path, "play", "celestia-duo", "--mode", mode, "--seats", seats, "--seed", seed, lang=lang)
    terminals.append(first)
    first.wait()
    played = play_on(first, persons, 12)
    assert played == 12
    match = first.match()
    assert match is not None
    before = tuple(match.entries)
    first.child.kill(signal.SIGKILL)
    first.child.wait()

    second = Seats(tmp_path, "play", "celestia_duo", lang=lang)
    terminals.append(second)
    assert seats in second.wait()
    second.type("")
    assert second.is_handed_over() == (len(persons) > 1)
    resumed = second.match()
    assert resumed is not None
    assert tuple(resumed.entries[: len(before)]) == before
    assert play_on(second, persons, 500) < 500

    (filed,) = (tmp_path / "matches").iterdir()
    assert list((tmp_path / "tables").iterdir()) == []
    verified = aerodrome.verify(filed.read_bytes())
    assert verified.dice_checked
    ended = aerodrome.replay(filed.read_bytes())
    for hand in view_of(ended).open_hands:
        assert shows_hand(second.screen, hand, lang)
    second.child.sendline("")
    second.finish()
    assert second.child.exitstatus == 0


def test_what_is_typed_during_a_pause_comes_back_and_decides_nothing(tmp_path: Path, terminals: list[Seats]) -> None:
    words = ("play", "celestia-duo", "--mode", "quick", "--seats", "person,bot:steady", "--seed", "9")
    terminal = Seats(tmp_path, *words, lang="en")
    terminals.append(terminal)
    while terminal.child.expect([PROMPT, re.escape(terminal.say("bot-hurry"))]) == 0:
        terminal.child.sendline("1")
    decided = persons_decisions(terminal)
    terminal.child.sendline(" 1")
    terminal.child.expect("> 1")
    assert persons_decisions(terminal) == decided
    terminal.type("")
    assert persons_decisions(terminal) > decided


def persons_decisions(terminal: Seats) -> int:
    match = terminal.match()
    assert match is not None
    return sum(isinstance(entry, Decision) and entry.seat == 0 for entry in match.entries)


def test_leaving_a_shared_screen_leaves_no_hand_on_it(tmp_path: Path, terminals: list[Seats]) -> None:
    terminal = Seats(tmp_path, "play", "celestia_duo", "--seats", "person,person", lang="en")
    terminals.append(terminal)
    terminal.wait()
    take_over(terminal)
    terminal.type("1")
    take_over(terminal)
    terminal.child.sendintr()
    terminal.child.expect(re.escape(FORGET))
    left = terminal.finish()
    assert ".journal" in left.replace("\n", "")
    assert own_hand(terminal.lang) not in left
    assert terminal.child.exitstatus == 130
