"""The table as plain text and as a picture."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import KIND_NAMES

from .helpers import LANGUAGES, played, random_match

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_the_text_fits_eighty_columns(seed: int, lang: str) -> None:
    for match in random_match(seed):
        drawn = GAME.draw(match.view(), lang)
        assert max(map(len, drawn.splitlines())) <= 80
        assert not any(line.endswith(" ") for line in drawn.splitlines())
        assert "\x1b" not in drawn


def test_a_match_draws_itself() -> None:
    match = aerodrome.new("aerion", seed=7)
    match.play("roll")
    text = str(match)
    assert text.startswith("Aerion · Turn 1")
    for said in ("[1] [1] [3] [4] [5] [6]", "Hornet", "Workshop 2", "Pixies 3", "Trihellix"):
        assert said in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_the_picture_is_well_formed_and_needs_nothing_else(seed: int, lang: str) -> None:
    for number, match in enumerate(random_match(seed)):
        if number % 7 == 0 or match.outcome is not None:
            picture = GAME.svg(match.view(), lang)
            root = ET.fromstring(picture)
            assert root.tag == f"{SVG}svg"
            assert "href" not in picture
            assert "<script" not in picture


def words_of(picture: str) -> str:
    return " | ".join(element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text"))


def test_the_picture_says_in_words_what_it_shows() -> None:
    position = {
        "step": "roll",
        "dice": [1, 2, 3, 4, 5, 6],
        "rerolls": 2,
        "pixies": 1,
        "display": {"AA+BB": "incubi"},
        "workshops": [["hellinaut@AAA", "helix"], []],
        "reserve": ["nut", "cocoon"],
        "ships": ["bee"],
    }
    match = aerodrome.from_position("aerion", position)
    said = words_of(match._repr_svg_())
    for word in (
        "Incubi",
        "Crew",
        "Deck 8",
        "Discards 0",
        "Rerolls left 2",
        "Pixies 1",
        "▲ flying",
        "takes Incubi",
        "Cocoon",
        "empty",
    ):
        assert word in said
    pips = ET.fromstring(match._repr_svg_()).iter(f"{SVG}circle")
    assert sum(pip.get("r") == "7.5" for pip in pips) == 1 + 2 + 3 + 4 + 5 + 6


def test_every_card_has_a_picture_of_its_own() -> None:
    from aerodrome.games.aerion.drawing import _SYMBOLS

    assert set(_SYMBOLS) == set(KIND_NAMES)
    assert len(set(_SYMBOLS.values())) == len(KIND_NAMES)


def test_the_end_is_drawn_too() -> None:
    match = played(3, 10_000)
    assert match.outcome is not None
    assert "you" in str(match)
    assert ET.fromstring(match._repr_svg_()) is not None
