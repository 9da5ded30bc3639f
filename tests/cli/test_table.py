"""The table on the screen: it fits, it says what it shows, it does without colour and without fine signs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import aerodrome
from aerodrome.cli.aerion.front import AerionFront
from aerodrome.cli.screen import THEME
from aerodrome.cli.session.local import LocalSession
from aerodrome.cli.words import Words
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import SHIP_NAMES as AERION_SHIPS
from aerodrome.games.aerion.voice.sentences import Speaker
from aerodrome.kernel.drawing.scene import TONES
from aerodrome.kernel.event_types import Rolled

from .helpers import LANGUAGES, console, everything, printed, random_large_match, random_match

FRONT = AerionFront(GAME)
SIZES = [(80, 24), (80, 40), (100, 30), (140, 45), (60, 40), (44, 50)]


def shown(match: aerodrome.Match, lang: str, width: int, height: int, encoding: str = "utf-8") -> str:
    target = console(width, height, encoding)
    target.print(FRONT.table(match.view(), ["Turn 3", "A sentence."], None, Words(lang, GAME.texts), target, 8))
    return printed(target)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_fits_the_terminal(width: int, height: int, lang: str) -> None:
    for number, match in enumerate(random_match(5)):
        if number % 5 == 0 or match.outcome is not None:
            lines = shown(match, lang, width, height).splitlines()
            assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_smallest_usual_terminal_has_room_for_the_menu(lang: str) -> None:
    for number, match in enumerate(random_match(6)):
        if number % 5 == 0:
            assert len(shown(match, lang, 80, 24).splitlines()) <= 18


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp850"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_terminal_without_fine_signs_gets_plain_ones(width: int, height: int, encoding: str) -> None:
    for number, match in enumerate(random_match(7)):
        if number % 11 == 0:
            assert shown(match, "en", width, height, encoding)


def test_what_is_on_the_table_is_on_the_screen() -> None:
    position = {
        "step": "roll",
        "turn": 4,
        "dice": [2, 3, 4, 5, 5, 5],
        "pixies": 2,
        "rerolls": 1,
        "display": {"AA+BB": "incubi", "AAA": "cocoon", "A+B+C+D+E": "bee"},
        "workshops": [["hellinaut@AAA", "helix"], ["nut"]],
        "pulpit": ["book@AA+BB"],
        "reserve": ["cocoon@AAA+BB"],
        "ships": ["bee"],
        "discards": {"AAAA": ["nut", "book"]},
    }
    match = aerodrome.from_position("aerion", position)
    for width, height in SIZES:
        text = shown(match, "en", width, height)
        for said in (
            "Turn 4",
            "Pixies 2 ✦✦✧",
            "Rerolls left 1",
            "Incubi",
            "Crew",
            "✓ ready",
            "takes Incubi",
            "takes Bee or Nacelle",
        ):
            assert said in text, (width, height)
        for said in ("+ Incubi", "flying", "Workshop 1", "Reserve", "AA+BB+CC", "72% reroll", "A sentence."):
            assert said in text, (width, height)
        dice = ("[2] [3] [4] [5] [5] [5]", "│ 2 │ │ 3 │ │ 4 │ │ 5 │ │ 5 │ │ 5 │")
        assert any(faces in text for faces in dice), "the dice lie side by side"
        assert "deck 8 out 0" in text
        assert "out 2" in text
    assert "Helix + Incubi" in shown(match, "en", 80, 24)
    assert "│ 5 │ │ 5 │" in shown(match, "en", 80, 40)
    assert "Crew→1" in shown(match, "en", 80, 24)


def test_the_dice_of_a_reroll_say_which_are_new() -> None:
    match = aerodrome.from_position("aerion", {"step": "roll", "dice": [1, 1, 1, 4, 4, 6], "display": {"AAA": "helix"}})
    rolled = Rolled((1, 1), (1, 1, 1, 4, 4, 6))
    for height, told in ((40, "kept kept new new new new"), (24, "[1] kept [1] kept [1] new [4] new [4] new [6] new")):
        target = console(80, height)
        target.print(FRONT.table(match.view(), [], rolled, Words("en", GAME.texts), target, 9))
        line = next(line for line in printed(target).splitlines() if "kept" in line)
        assert " ".join(line.removeprefix("Dice").split()) == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_menu_and_help_are_drawn_at_every_moment(
    seed: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    session = LocalSession.begin(aerodrome.new("aerion", seed=seed))
    words = Words(lang, GAME.texts)
    for match in random_match(seed):
        session.match = match
        target = console()
        menu, offers = FRONT.menu(session, words, target)
        target.print(menu)
        target.print(FRONT.help(session, words))
        text = printed(target)
        assert all(f"{offer.number}) " in text or len(match.legal()) == 1 for offer in offers)
        assert max(map(cell_len, text.splitlines())) <= 80
        assert FRONT.summary(match, words)
    session.journal.close()


def test_the_last_roll_is_found_among_the_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    session = LocalSession.begin(aerodrome.new("aerion", seed=1))
    session.play(session.match.game.vocabulary.parse("roll"))
    rolled = session.history.last_roll()
    assert rolled is not None
    assert len(rolled.dice) == 6
    session.play(session.match.game.vocabulary.parse("discard AAA"))
    assert session.history.last_roll() is None
    session.close()


def test_every_tone_of_a_drawing_has_a_style() -> None:
    assert set(TONES) <= set(THEME.styles)


# Two players and expansions

LARGE_SIZES = [(80, 24), (80, 30), (80, 60), (100, 34), (120, 30), (120, 40), (160, 50), (60, 60)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), LARGE_SIZES)
def test_everything_fits_the_width_of_the_terminal(width: int, height: int, lang: str) -> None:
    for seed in (7, 8):
        for number, match in enumerate(random_large_match(seed)):
            if number % 9 == 0 or match.outcome is not None:
                lines = shown(match, lang, width, height).splitlines()
                assert max(map(cell_len, lines)) <= width


def test_everything_leaves_room_for_the_menu_on_the_smallest_usual_terminal() -> None:
    for lang in LANGUAGES:
        assert len(shown(everything(7), lang, 80, 24).splitlines()) <= 17


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), LARGE_SIZES)
def test_every_zone_is_on_the_screen(width: int, height: int, lang: str) -> None:
    match = everything(7)
    text = " ".join(shown(match, lang, width, height).split())
    speaker = Speaker(GAME.components, lang)
    for zone in ("flagship", "factories", "hourglasses", "clouds", "piers", "hellkite"):
        assert speaker.say(f"zone-{zone}") in text
    for seat in range(2):
        assert speaker.player(seat) in text
    for ship in AERION_SHIPS:
        assert speaker.card(ship) in text
    assert sum(text.count(f"△{speaker.seat(seat)}") for seat in range(2)) == 6
    whose = speaker.say("log-turn-of", turn=1, player=speaker.player(0))
    assert " ".join(whose.split()) in text


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp850"])
def test_plain_signs_do_for_everything(encoding: str) -> None:
    for width, height in LARGE_SIZES:
        assert shown(everything(7), "en", width, height, encoding)


def test_a_blocked_card_says_so_and_a_bird_is_never_ready() -> None:
    position = {
        "expansions": ["hellkite", "stone-clouds"],
        "step": "roll",
        "dice": [4, 4, 4, 4, 4, 4],
        "display": {"AAA": "helix", "AAAA": "bird", "AA+BB": "incubi"},
        "pieces": {"outpost/1": "material"},
    }
    match = aerodrome.from_position("aerion", position)
    line = next(line for line in shown(match, "en", 80, 24).splitlines() if "✗" in line)
    assert line.split() == ["✓", "ready", "✗", "blocked"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [6, 7, 8, 9])
def test_menu_and_help_of_expansions_are_drawn_at_every_moment(
    seed: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    words = Words(lang, GAME.texts)
    session = LocalSession.begin(aerodrome.new("aerion", seed=seed, seats=2))
    for number, match in enumerate(random_large_match(seed)):
        if number % 4:
            continue
        session.match = match
        session.who = (session.who[0],) * match.seats
        target = console()
        menu, offers = FRONT.menu(session, words, target)
        target.print(menu)
        target.print(FRONT.help(session, words))
        text = printed(target)
        assert all(f"{offer.number}) " in text or len(match.legal()) == 1 for offer in offers)
        assert max(map(cell_len, text.splitlines())) <= 80
        assert FRONT.summary(match, words)
    session.journal.close()


# Warnings


@pytest.fixture
def menu_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """The menu at a position."""
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))

    def drawn(position: dict[str, object], lang: str = "en") -> str:
        session = LocalSession.begin(aerodrome.new("aerion", seed=1))
        session.match = aerodrome.from_position("aerion", position)
        session.history.view = session.match.view()
        target = console(120, 40)
        target.print(FRONT.menu(session, Words(lang, GAME.texts), target)[0])
        session.close()
        return printed(target)

    return drawn


FULL_HOUSE = {
    "step": "roll",
    "dice": [2, 2, 3, 3, 3, 6],
    "display": {"AA+BB": "incubi", "AAA": "hornet", "AAA+BB": "book"},
}


def test_the_menu_says_that_a_card_fits_nowhere(menu_at: Callable[..., str]) -> None:
    text = menu_at(FULL_HOUSE)
    assert "Incubi (AA+BB), fits nowhere now" in text
    assert text.count("fits nowhere") == 1
    assert "n’irait nulle part" in menu_at(FULL_HOUSE, "fr")


@pytest.mark.parametrize("is_flying", [True, False])
def test_the_menu_warns_of_a_ship_that_flies_already(menu_at: Callable[..., str], is_flying: bool) -> None:
    position = {
        "step": "place",
        "acquired": "incubi@AAA",
        "dice": [2, 2, 2, 3, 4, 6],
        "workshops": [["glider@AA+BB", "helix@AA+BB"], []],
        "ships": ["glider"] if is_flying else [],
    }
    assert ("this Ship is flying already" in menu_at(position)) is is_flying


BUILDING: dict[str, Any] = {
    "step": "place",
    "acquired": "incubi@AAA",
    "dice": [2, 2, 2, 3, 4, 6],
    "workshops": [["glider@AA+BB", "helix@AA+BB"], []],
}
OF_TWO = {
    "seats": 2,
    "second_fleet": ["glider", "bee", "hornet"],
    "workshops": [*BUILDING["workshops"], []],
}
PINNED = BUILDING | {"expansions": ["stone-clouds"], "variants": ["pinned-down"]}
WARNED = [
    ("your partner’s", BUILDING | OF_TWO),
    ("the Ship waits there", PINNED),
    ("a Stone Cloud holds this Ship down", PINNED | {"pinned-ship": "discarded"}),
    (
        "this loses the match",
        {
            "expansions": ["eggs"],
            "step": "roll",
            "dice": [1, 2, 3, 3, 5, 6],
            "display": {"AAAA": "egg"},
            "pieces": {"nest/AAAA": "due"},
        },
    ),
]


@pytest.mark.parametrize(("warning", "position"), WARNED)
def test_the_menu_warns_of_what_one_may_not_want(
    menu_at: Callable[..., str], warning: str, position: dict[str, object]
) -> None:
    assert warning in menu_at(position)


@pytest.mark.parametrize(("holds", "said"), [({}, "last chance to undo"), ({"pulpit": ["book@AAA"]}, "your Book")])
def test_the_last_moment_before_defeat_is_named(
    menu_at: Callable[..., str], holds: dict[str, object], said: str
) -> None:
    text = menu_at({"step": "replenish", "dice": [2, 2, 2, 3, 4, 6], "rest": "discards", **holds})
    assert "No card is left to reveal" in text
    assert said in text


def test_the_last_moment_to_undo_is_named(menu_at: Callable[..., str]) -> None:
    text = menu_at({"step": "replenish", "dice": [2, 2, 2, 3, 4, 6], "display": {"AAA": "hornet"}})
    assert "last chance to undo" in text
    assert "your Book" not in text
