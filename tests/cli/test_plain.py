"""A game that the terminal has never seen is played there: by numbers, by words, by several people at one screen."""

from __future__ import annotations

from pathlib import Path

import lanterns
import pytest

from aerodrome.bots import Occupant
from aerodrome.cli import plain
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.fronts import front_of
from aerodrome.cli.plain import PlainFront
from aerodrome.cli.session import answers
from aerodrome.cli.session.dialogue import End
from aerodrome.cli.session.history import History
from aerodrome.cli.session.local import LocalSession
from aerodrome.cli.session.session import SPECTATOR
from aerodrome.cli.session.table import LocalTable
from aerodrome.cli.storage import matches
from aerodrome.cli.words import Words
from aerodrome.kernel import Match, Seed

from .helpers import LANGUAGES, console, printed

GAME = lanterns.GAME
FRONT = PlainFront(GAME)
PERSONS = (Occupant("person"), Occupant("person"))
ALONE = (Occupant("person"), Occupant("bot", "random"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    return tmp_path


def begin(who: tuple[Occupant, ...] = ALONE) -> LocalSession:
    return LocalSession.begin(Match(GAME, {}, 2, Seed.known("3")), who)


def words(lang: str = "en") -> Words:
    return Words(lang, GAME.texts)


def play(session: LocalSession, *lines: str, patch: pytest.MonkeyPatch, lang: str = "en") -> tuple[End, str]:
    """Type these lines, then leave; what was shown."""
    left = iter(lines)

    def typed(_prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    patch.setattr("builtins.input", typed)
    target = console()
    end = LocalTable(session, words(lang), target).run()
    return end, printed(target)


def test_a_game_that_brings_no_front_gets_this_one() -> None:
    assert type(front_of(GAME)) is PlainFront


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_with_a_bot_is_played_to_its_end_by_numbers(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin()
    end, shown = play(session, "1", "1", "1", "1", "log", "", patch=monkeypatch, lang=lang)
    assert end is End.QUIT
    assert session.filed is not None
    assert GAME.drawing.text(session.view, lang).splitlines()[0] in shown
    assert GAME.voice.prompt(session.view, lang).split()[0] in shown
    assert matches.load(session.filed).result is not None


def test_people_at_one_screen_bid_in_turn_and_see_only_their_own_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(PERSONS)
    _, shown = play(session, *(["", "1"] * 8), "", patch=monkeypatch)
    assert session.filed is not None
    assert words().say("hand-over", number=2) in shown
    called = shown.split(words().say("hand-over-enter"))
    assert all("Your lanterns" not in before.rpartition("\n" * 20)[2] for before in called[:-1])


def test_those_who_look_on_never_hear_of_a_bid_that_is_not_shown() -> None:
    session = begin(PERSONS)
    history = History(GAME, session.match.view(SPECTATOR))
    session.play(next(action for action in session.legal() if action.verb == "bid"))
    history.note(session.match, session.match.entries[-1])
    assert history.moments[-1].done is None
    assert history.sentences("en") == ["Player 1 is ready."]


@pytest.mark.parametrize("typed", ["bid {}", "BID  {}", "bi {}"])
def test_what_is_typed_is_understood_in_several_ways(typed: str) -> None:
    session = begin()
    bid = next(action for action in session.legal() if action.verb == "bid")
    assert FRONT.understand(typed.format(bid["lantern"]), session, words()) == bid


def test_words_say_what_is_missing_and_nonsense_is_nothing() -> None:
    session = begin()
    with pytest.raises(Misunderstood, match="Which one"):
        FRONT.understand("say", session, words())
    with pytest.raises(Misunderstood, match="does not fit"):
        FRONT.understand("bid zebra", session, words())
    action = FRONT.understand("bright", session, words())
    assert action is not None
    assert action.notation == "say bright"
    assert FRONT.understand("zebra", session, words()) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_reasons_need_nothing_but_the_game(lang: str) -> None:
    session, target = begin(), console(100)
    target.print(answers.help_page(session, FRONT, words(lang)))
    session.play(GAME.vocabulary.parse("say bright"))
    target.print(answers.why("say dim", session, FRONT, words(lang)))
    target.print(answers.why("hand/1", session, FRONT, words(lang)))
    shown = printed(target)
    assert GAME.rulebook["lanterns.phrase.once"].text(lang) in shown
    assert "bid " in shown
    assert "say bright" in shown


def test_a_long_menu_is_grouped_by_verb_in_few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin()
    _, items = FRONT.menu(session, words(), console())
    assert [item.number for item in items] == list(range(1, len(session.legal()) + 1))
    assert {item.action for item in items} == set(session.legal())
    monkeypatch.setattr(plain, "LEAST_ROOM", 0)
    groups = FRONT.groups(session, words(), console(80, 5))
    assert [group.heading for group in groups] == ["bid", "say"]
    assert [str(item.label) for item in groups[1].items] == ["bright", "dim"]
