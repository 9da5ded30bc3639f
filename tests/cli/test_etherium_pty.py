"""Etherium through a pseudo-terminal: whole matches, killed while others have planned, and resumed."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import aerodrome
from aerodrome.cli.storage import journal
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Match
from aerodrome.kernel.record import Decision, Withdrawn

from .etherium_play import view_of
from .test_celestia_pty import FORGET, Seats
from .test_pty import Terminal

NUMBERS = re.compile(r"(?<![\w(])(?<!height )(?<!hauteur )(\d+)\) ")
# As long as the strong bot is not there, the other one sits in for it.
STEADY = GAME.registration.stand_in
MOST_PROMPTS = 3000


class Plans(Seats):
    """A pseudo-terminal at Etherium's table, with a player who types whatever is legal."""

    def __init__(self, home: Path, *words: str, lang: str, persons: tuple[int, ...], seed: int) -> None:
        super().__init__(home, *words, lang=lang)
        self.persons = persons
        self.prompts = 0
        self.pauses = 0
        self._choices = random.Random(seed)
        self._alone: tuple[int, ...] = ()

    def say(self, key: str, **values: str | int) -> str:
        return GAME.texts.say(self.lang, f"cli-{key}", **values)

    def match(self) -> Match | None:
        """The match as it is on disk, brought up to date; None when it is over."""
        found = list((self.home / "tables").glob("*.journal"))
        if not found:
            return None
        if self._seen is None:
            self._seen = Terminal.match(self)
        assert self._seen is not None
        record = journal.read(found[0].read_bytes(), found[0]).record
        for entry in record.entries[len(self._seen.entries) :]:
            if isinstance(entry, Decision):
                self._seen.play(entry.do, entry.seat)
            else:
                assert isinstance(entry, Withdrawn)
                self._seen.withdraw(entry.seat)
        return self._seen

    def go_on(self) -> bool:
        """Answer one prompt; False when the match is over."""
        match = self.match()
        if match is None:
            return False
        self.prompts += 1
        if self.is_handed_over():
            self.take_over(match)
        elif self.say("chapter-enter") in self.screen:
            self.pauses += 1
            self.hides_what_is_secret_from_others()
            self.type("")
        else:
            self.decide(match)
        return True

    def take_over(self, match: Match) -> None:
        """The person who is called comes; before that, nothing secret is on the screen or above it."""
        assert FORGET in self.sent
        self.hides_what_is_secret_from_others()
        (number,) = [n for n in range(1, match.seats + 1) if self.say("hand-over", number=n) in self.screen]
        self._alone = (number - 1,)
        self.type("")
        self.shows_the_hand_of(number - 1)

    def hides_what_is_secret_from_others(self) -> None:
        if len(self.persons) > 1:
            left = self.sent.rpartition(FORGET)[2] if FORGET in self.sent else self.sent
            assert Speaker(GAME.catalogue, self.lang).say("zone-hand") not in left
            assert Speaker(GAME.catalogue, self.lang).say("zone-plan") not in left

    def shows_the_hand_of(self, seat: int) -> None:
        match = self.match()
        if match is None:
            return
        view, heading = view_of(match, seat), Speaker(GAME.catalogue, self.lang).say("zone-hand")
        cards = Speaker(GAME.catalogue, self.lang).cards(view.hand)
        lines = [line for line in self.screen.splitlines() if line.startswith(f" {heading} ")]
        assert all(cards.startswith(line.removeprefix(f" {heading} ").strip()) for line in lines)

    def decide(self, match: Match) -> None:
        """Type a number from the screen, a notation, or Enter where that is enough."""
        seat = self._alone[0] if len(self.persons) > 1 else self.persons[0]
        assert seat in match.actors
        before, legal = len(match.entries), [action.notation for action in match.legal(seat)]
        # What there is no choice about stands there without a number, and is chosen by 1 all the same.
        listed = NUMBERS.findall(self.screen) if len(legal) > 1 else ["1"]
        assert len(listed) >= len(legal) > 0
        if "pass" in legal and view_of(match, seat).step != "act" and self._choices.random() < 0.5:
            self.type("")
        elif self.prompts % 4 == 0:
            self.type(self._choices.choice(legal))
        else:
            self.type(self._choices.choice(listed[-len(legal) :]))
        after = self.match()
        assert after is None or len(after.entries) > before

    def play_to_planning(self) -> None:
        """Play until somebody has laid a token, and looks at the own plan."""
        while self.go_on():
            match = self.match()
            if match is not None and any(view_of(match, seat).players[seat].plan for seat in self.persons):
                return

    def play_to(self, others: int) -> Match:
        """Play until so many others have made their plans in the third season, and a person must plan."""
        while self.go_on():
            match = self.match()
            assert match is not None
            view = view_of(match)
            ready = [seat for seat in range(match.seats) if view.players[seat].ready]
            if view.step == "program" and view.season_number >= 3 and len(ready) == others:
                return match
        raise AssertionError("the match is over")


@pytest.fixture
def terminals() -> Iterator[list[Plans]]:
    """The terminals that a test opens; none survives it."""
    opened: list[Plans] = []
    yield opened
    for terminal in opened:
        terminal.child.close(force=True)


@pytest.mark.parametrize(
    ("lang", "seats", "setup", "seed", "others"),
    [
        ("en", "person,person", "first", 4, 1),
        ("fr", "person,bot:random,person", "tactical", 5, 2),
        ("en", f"bot:{STEADY},person,bot:random,bot:random", "first", 6, 3),
        ("fr", "person,person,person,bot:random", "first", 7, 2),
    ],
)
def test_a_match_is_played_to_the_end_through_a_kill_while_others_have_planned(
    lang: str, seats: str, setup: str, seed: int, others: int, tmp_path: Path, terminals: list[Plans]
) -> None:
    persons = tuple(seat for seat, who in enumerate(seats.split(",")) if who == "person")
    words = ("play", "etherium", "--seats", seats, "--setup", setup, "--seed", str(seed))
    first = Plans(tmp_path, *words, lang=lang, persons=persons, seed=seed)
    terminals.append(first)
    first.wait()
    match = first.play_to(others)
    before, ready = tuple(match.entries), [player.ready for player in view_of(match).players]
    first.child.kill(signal.SIGKILL)
    first.child.wait()

    second = Plans(tmp_path, "play", "etherium", lang=lang, persons=persons, seed=seed)
    terminals.append(second)
    assert seats in second.wait()
    second.hides_what_is_secret_from_others()
    second.type("")
    assert second.is_handed_over() == (len(persons) > 1)
    resumed = second.match()
    assert resumed is not None
    assert tuple(resumed.entries) == before
    assert [player.ready for player in view_of(resumed).players] == ready
    if len(persons) > 1:
        takes_a_plan_back(second, persons[0])
    while second.go_on():
        assert second.prompts < MOST_PROMPTS
    assert second.pauses > 10

    (filed,) = (tmp_path / "matches").iterdir()
    assert list((tmp_path / "tables").iterdir()) == []
    assert aerodrome.verify(filed.read_bytes()).dice_checked
    second.child.sendline("")
    second.finish()
    assert second.child.exitstatus == 0


def takes_a_plan_back(terminal: Plans, seat: int) -> None:
    """A person who was ready is offered the own plan when the screen goes to another, and takes it."""
    word = terminal.say("word-withdraw").split()[0]
    typed = f"{word} {seat + 1}"
    assert typed in terminal.screen
    terminal.type(typed)
    match = terminal.match()
    assert match is not None
    assert match.entries[-1] == Withdrawn(seat)
    assert view_of(match, seat).players[seat].plan == ()
    assert terminal.say("hand-over", number=seat + 1) in terminal.screen
    assert typed not in terminal.sent.rpartition(FORGET)[2]


def test_leaving_a_shared_screen_leaves_no_hand_and_no_plan_on_it(tmp_path: Path, terminals: list[Plans]) -> None:
    words = ("play", "etherium", "--seats", "person,person", "--seed", "3")
    terminal = Plans(tmp_path, *words, lang="en", persons=(0, 1), seed=3)
    terminals.append(terminal)
    terminal.wait()
    terminal.play_to_planning()
    terminal.child.sendintr()
    terminal.child.expect(re.escape(FORGET))
    left = terminal.finish()
    assert ".journal" in left.replace("\n", "")
    assert Speaker(GAME.catalogue, terminal.lang).say("zone-hand") not in left
    assert Speaker(GAME.catalogue, terminal.lang).say("zone-plan") not in left
    assert terminal.child.exitstatus == 130
