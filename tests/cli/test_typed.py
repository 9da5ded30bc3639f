"""What people type at Aerion's table."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aerodrome
from aerodrome.cli.aerion import advice, menu, pages
from aerodrome.cli.aerion.typed import AerionTyped
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.words import Words, fold
from aerodrome.games.aerion import GAME, odds
from aerodrome.games.aerion.aids.aids import is_met, odds_name, turning_points
from aerodrome.games.aerion.view import AerionView
from aerodrome.games.aerion.voice.sentences import Speaker

from .helpers import LANGUAGES, console, printed, random_match

ROLL = {
    "step": "roll",
    "dice": [2, 3, 4, 5, 5, 5],
    "display": {"AA+BB": "incubi", "AAA": "helix", "AAA+BB": "nut", "AAAA": "nut", "A+B+C+D+E": "book"},
    "pulpit": ["book@AA+BB"],
    "reserve": ["cocoon@AAA", "glider@AA+BB"],
    "discards": {"AAA+BBB": ["nut", "incubi"]},
}
REROLL = ROLL | {"step": "reroll"}
PLACE = ROLL | {"step": "place", "acquired": "hornet@AAA"}


def at(position: Mapping[str, object], lang: str = "en") -> AerionTyped:
    match = aerodrome.from_position("aerion", position)
    view = match.view()
    assert isinstance(view, AerionView)
    return AerionTyped(GAME, view, list(match.legal()), Words(lang, GAME.texts))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("keep 55", "keep 55"),
        ("keep 5 5", "keep 55"),
        ("KEEP 5,5", "keep 55"),
        ("keep 5 4 5", "keep 455"),
        ("k55", "keep 55"),
        ("keep none", "keep none"),
        ("reroll 2 3 4", "keep 555"),
        ("reroll 234", "keep 555"),
        ("r 234", "keep 555"),
        ("roll 2 3", "keep 4555"),
        ("reroll all", "keep none"),
        ("discard 1", "discard AA+BB"),
        ("discard III", "discard AAA+BB"),
        ("discard aaa+bb", "discard AAA+BB"),
        ("discard AA+BB+CC", "discard AAA+BBB"),
        ("d5", "discard AAA+BBB"),
        ("discard incubi", "discard AA+BB"),
        ("acquire hel", "acquire AAA"),
        ("a 6", "acquire A+B+C+D+E"),
        ("pixie 2 5", "pixie 2 5"),
        ("pixie 25", "pixie 2 5"),
        ("pixie 2->5", "pixie 2 5"),
        ("p25", "pixie 2 5"),
        ("book rerolls", "book-rerolls"),
        ("book retrieve 5", "book-retrieve AAA+BBB"),
        ("retrieve", "book-retrieve AAA+BBB"),
        ("acquire", "acquire AAA"),
        ("let go", "let-go"),
        ("move glider 1", "move glider AA+BB 1"),
        ("move cocoon 2 2", "move cocoon AAA 2"),
        ("move cocoon@AAA 1", "move cocoon AAA 1"),
        ("continue", "replenish"),
    ],
)
def test_friendly_words_mean_actions(typed: str, notation: str) -> None:
    action = at(ROLL).action(typed)
    assert action is not None
    assert action.notation == notation


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("garder 5 5", "keep 55"),
        ("garder rien", "keep none"),
        ("relancer 2 3 4", "keep 555"),
        ("défausser 3", "discard AAA+BB"),
        ("defausse incube", "discard AA+BB"),
        ("acquérir hélice", "acquire AAA"),
        ("fée 2 5", "pixie 2 5"),
        ("grimoire relances", "book-rerolls"),
        ("grimoire récupérer 5", "book-retrieve AAA+BBB"),
        ("transférer cocon 1", "move cocoon AAA 1"),
        ("renoncer", "let-go"),
        ("keep 55", "keep 55"),
        ("discard 3", "discard AAA+BB"),
    ],
)
def test_french_words_and_english_ones_are_understood_in_french(typed: str, notation: str) -> None:
    action = at(ROLL, "fr").action(typed)
    assert action is not None
    assert action.notation == notation


@pytest.mark.parametrize(
    ("typed", "notation"), [("place 2", "place 2"), ("reject", "reject"), ("book reserve", "book-reserve")]
)
def test_an_acquired_card_is_placed(typed: str, notation: str) -> None:
    action = at(PLACE).action(typed)
    assert action is not None
    assert action.notation == notation


@pytest.mark.parametrize(
    "typed",
    [
        "keep",
        "keep 7",
        "keep 234555",
        "keep all",
        "reroll 6",
        "reroll",
        "reroll 2 2",
        "discard",
        "discard 9",
        "discard nut",
        "discard zebra",
        "pixie",
        "pixie 2",
        "pixie 2 2",
        "pixie 2 9",
        "pixie 2 5 6",
        "place 3",
        "take zebra",
        "take book",
        "move",
        "move nut",
        "move zebra 1",
    ],
)
def test_what_is_not_understood_gets_one_sentence(typed: str) -> None:
    for lang in LANGUAGES:
        with pytest.raises(Misunderstood) as caught:
            at(ROLL, lang).action(typed)
        assert str(caught.value)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("typed", ["hello", "", "55x", "++", "nut 3"])
def test_what_is_no_action_is_none(typed: str) -> None:
    assert at(ROLL).action(typed) is None


@given(st.text(max_size=60))
def test_no_text_breaks_the_table(text: str) -> None:
    for call in (at(ROLL).action, at(ROLL, "fr").pieces, at(REROLL).action):
        with contextlib.suppress(Misunderstood):
            call(text)


@given(st.sampled_from(("keep", "reroll", "discard", "pixie", "move", "take", "place", "book")), st.text(max_size=20))
def test_no_argument_breaks_the_table(verb: str, text: str) -> None:
    with contextlib.suppress(Misunderstood):
        at(ROLL).action(f"{verb} {text}")


def test_every_notation_is_understood_as_itself() -> None:
    table = at(ROLL)
    for action in GAME.vocabulary:
        assert table.action(action.notation) == action


@pytest.mark.parametrize(
    ("typed", "pieces"),
    [
        ("pulpit", ["pulpit/1"]),
        ("dice", ["dice"]),
        ("workshop 1", ["workshop/1"]),
        ("workshop", ["workshop/1", "workshop/2"]),
        ("deck 3", ["deck/AAA+BB"]),
        ("pile 3", ["discard/AAA+BB"]),
        ("display/AAA", ["display/AAA"]),
        ("card helix", ["display/AAA"]),
        ("helix", ["display/AAA"]),
        ("nut", ["display/AAA+BB", "display/AAAA"]),
        ("reserve", ["reserve/1", "reserve/glider@AA+BB", "reserve/cocoon@AAA"]),
        ("zebra", []),
    ],
)
def test_pieces_have_names(typed: str, pieces: list[str]) -> None:
    assert at(ROLL).pieces(typed) == pieces
    assert set(pieces) <= set(GAME.vocabulary.pieces)


def test_words_are_compared_without_accents_and_capitals() -> None:
    assert fold("Défausse ÉTÉ") == "defausse ete"


# The menu


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_a_menu_is_short_and_every_choice_of_it_legal(seed: int, lang: str) -> None:
    speaker, words = Speaker(GAME.components, lang), Words(lang, GAME.texts)
    for match in random_match(seed):
        view = match.view()
        assert isinstance(view, AerionView)
        legal = list(match.legal())
        items = [
            item
            for group in menu.Menu(view, GAME.table_of(view), legal, speaker, words).groups()
            for item in group.items
        ]
        assert [item.number for item in items] == list(range(1, len(items) + 1))
        assert all(item.action in legal for item in items)
        assert len({item.action.id for item in items}) == len(items)
        assert sum(item.action.verb == "keep" for item in items) <= 6
        listed = {action for action in legal if action.verb not in ("keep", "pixie")}
        assert listed <= {item.action for item in items}


def test_a_menu_offers_the_book_and_the_reserve() -> None:
    match = aerodrome.from_position("aerion", ROLL)
    view = match.view()
    assert isinstance(view, AerionView)
    built = menu.Menu(
        view, GAME.table_of(view), list(match.legal()), Speaker(GAME.components, "en"), Words("en", GAME.texts)
    ).groups()
    labels = [item.label for group in built for item in group.items]
    for label in (
        "up to three rerolls",
        "retrieve (AAA+BBB)",
        "Glider (AA+BB) to Workshop 1",
        "2 to 5 for AA+BB, AAAA",
    ):
        assert label in labels
    assert [group.heading for group in built] == [
        Words("en").say(f"aerion-group-{name}") for name in ("acquire", "discard", "book", "pixie", "move")
    ]


def test_a_deck_shows_what_is_known_of_it() -> None:
    match = aerodrome.from_position("aerion", ROLL)
    for action in ("book-retrieve AAA+BBB", "take nut", "take incubi"):
        match.play(action)
    view = match.view()
    assert isinstance(view, AerionView)
    target = console()
    target.print(pages.decks(view, "AAA+BBB", Speaker(GAME.components, "en"), Words("en", GAME.texts)))
    text = " ".join(printed(target).split())
    assert (
        "8 cards left: known on top, next card first: Incubi, Nut; below: Sognae \N{MULTIPLICATION SIGN}1 (17%)" in text
    )


# Chances


@pytest.mark.parametrize("seed", range(4))
def test_the_best_keep_of_each_combination_is_offered_with_its_exact_chance(seed: int) -> None:
    for match in random_match(seed):
        view = match.view()
        assert isinstance(view, AerionView)
        if view.step != "reroll" or view.rerolls:
            continue
        allowed = [tuple(int(f) for f in a["dice"] if f.isdigit()) for a in match.legal() if a.verb == "keep"]
        decks = [column.deck for column in view.columns if column.display]
        found = {deck: chance for keep in advice.keeps(view, decks, allowed) for deck, chance in keep.aims}
        for deck in decks:
            name = odds_name(deck, view)
            if not is_met(name, view.dice):
                best = odds.chance(name, 1, view.dice)
                assert found.get(deck, 0) == best


def test_one_changed_die_can_complete_a_combination() -> None:
    match = aerodrome.from_position("aerion", ROLL)
    view = match.view()
    assert isinstance(view, AerionView)
    decks = advice.on_display(view, GAME.table_of(view))
    points = turning_points({deck: odds_name(deck, view) for deck in decks}, view.dice)
    assert points[2, 5] == ["AA+BB", "AAAA"]
    assert points[2, 3] == ["AA+BB", "AAA+BB"]
    assert (5, 6) not in points or "A+B+C+D+E" in points[5, 6]


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("", None),
        ("aaa", "AAA"),
        ("5", "AAA+BBB/AA+BB+CC"),
        ("AA+BB+CC", "AAA+BBB/AA+BB+CC"),
        ("VI", "A+B+C+D+E"),
        ("SUM>=26", "sum>=26"),
    ],
)
def test_goals_have_several_names(text: str, goal: str | None) -> None:
    assert pages.goal(text, Words("en")) == goal


@pytest.mark.parametrize(
    ("chance", "decimals", "said"),
    [
        (Fraction(0), 0, "0%"),
        (Fraction(1, 1000), 0, "<1%"),
        (Fraction(999, 1000), 0, ">99%"),
        (Fraction(1), 2, "100%"),
        (Fraction(91, 216), 2, "42.13%"),
    ],
)
def test_only_what_is_certain_is_called_certain(chance: Fraction, decimals: int, said: str) -> None:
    assert Words("en").percent(chance, decimals) == said


def test_french_numbers_have_a_comma_and_a_space() -> None:
    assert Words("fr").percent(Fraction(91, 216), 2) == "42,13\N{NARROW NO-BREAK SPACE}%"
