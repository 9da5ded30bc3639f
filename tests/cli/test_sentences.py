"""Every moment of a match can be told in both languages."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.aids.fitting import taken_by_workshop
from aerodrome.games.aerion.events import Replenished
from aerodrome.games.aerion.expansions.eggs_events import DeckReshuffled
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel.event_types import Ended, Moved, TurnBegan, tag_of

from .helpers import LANGUAGES, random_match

SEEDS = range(12)


def view(match: aerodrome.Match) -> AerionView:
    found = match.view()
    assert isinstance(found, AerionView)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_prompt_action_and_event_has_a_sentence(seed: int, lang: str) -> None:
    before = None
    for match in random_match(seed):
        if before is not None:
            assert all(sentence.strip() for sentence in GAME.voice.tell(match.seen_by(0), before, lang))
        before = match.view()
        assert GAME.voice.prompt(before, lang)[-1] in ".!?"
        for action in match.legal():
            said = GAME.voice.say_action(action, before, lang)
            assert said[0].isupper()
            assert "missing" not in said
            assert "manquante" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_need_not_be_legal_to_be_said(lang: str) -> None:
    shown = {"AAA": "helix", "AAAA": "nut"}
    positions: list[dict[str, object]] = [
        {"display": shown},
        {"display": shown, "step": "place", "dice": [1] * 6, "acquired": "nut@AA+BB"},
        {"display": shown, "step": "roll", "dice": [1] * 6},
    ]
    for position in positions:
        match = aerodrome.from_position("aerion", position)
        for action in GAME.vocabulary:
            assert GAME.voice.say_action(action, match.view(), lang)


def told(match: aerodrome.Match, action: str) -> list[str]:
    before = match.view()
    return GAME.voice.tell(match.play(action), before)


def test_a_pixie_is_not_taken_for_the_reroll_of_one_die_by_a_book() -> None:
    position = {
        "step": "roll",
        "dice": [1, 1, 2, 3, 4, 6],
        "rerolls": 1,
        "display": {"AAA": "helix", "AAAA": "nut"},
    }
    pixie = aerodrome.from_position("aerion", position, seed=1)
    assert told(pixie, "pixie 6 5") == ["A Pixie turns a 6 into a 5."]
    reroll = aerodrome.from_position("aerion", position, seed=1)
    assert told(reroll, "keep 11234")[0].startswith("Reroll, keeping 1, 1, 2, 3, 4: ")


def test_the_last_card_is_let_go_and_others_are_discarded() -> None:
    position = {"step": "roll", "dice": [1, 2, 3, 4, 6, 6], "display": {"AAA": "helix", "AAAA": "nut"}}
    match = aerodrome.from_position("aerion", position, seed=1)
    assert told(match, "discard AAA") == ["Three of a kind (AAA): Helix is discarded."]
    match.play("keep none")
    assert told(match, "let-go") == ["The last card in the Display, Nut, is let go."]


def test_a_ship_that_flies_already_is_built_again() -> None:
    position = {
        "step": "place",
        "dice": [1] * 6,
        "acquired": "incubi@AA+BB",
        "workshops": [["glider", "helix"], []],
        "ships": ["glider"],
    }
    match = aerodrome.from_position("aerion", position)
    assert told(match, "place 1")[1].startswith("The Glider is built again")
    fresh = aerodrome.from_position("aerion", position | {"ships": []})
    assert told(fresh, "place 1")[1] == "The Glider is built and takes to the air!"


def test_a_book_tells_what_it_is_used_for() -> None:
    position = {
        "step": "roll",
        "dice": [1, 1, 2, 2, 4, 6],
        "pulpit": ["book"],
        "display": {"AA+BB": "nut", "AAA": "helix"},
        "discards": {"AAAA": ["nut"]},
    }
    for action, sentence in (
        ("book-rerolls", "The Book is discarded for up to three rerolls."),
        ("book-retrieve AAAA", "The Book is discarded to retrieve Elements."),
    ):
        match = aerodrome.from_position("aerion", position, seed=1)
        assert told(match, action) == [sentence]
    match = aerodrome.from_position("aerion", position, seed=1)
    match.play("acquire AA+BB")
    assert told(match, "book-reserve") == ["The Book is discarded, and the Nut card goes to the Reserve."]


def test_small_events_are_not_told() -> None:
    view = aerodrome.new("aerion", seed=1).view()
    small = (Replenished(0), Moved("book@AAA", "pulpit/1", "discard/AAA"), DeckReshuffled("deck/AAA"))
    assert GAME.voice.tell(small, view) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_other_event_has_a_sentence(lang: str) -> None:
    quiet = (Replenished, Moved, DeckReshuffled, TurnBegan, Ended)
    assert [event for event in GAME.events if not GAME.texts.has(lang, f"aerion-log-{tag_of(event.__name__)}")] == [
        event for event in GAME.events if event in quiet
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_workshop_is_said_to_take_is_what_the_rules_let_it_take(seed: int) -> None:
    for match in random_match(seed):
        seen = view(match)
        if seen.step != "place" or not seen.acquired or seen.acquired.startswith("book"):
            continue
        kind = seen.acquired.partition("@")[0]
        for workshop in range(2):
            assert (kind in taken_by_workshop(GAME.table_of(seen), workshop)) == (
                f"place {workshop + 1}" in match.legal()
            )
