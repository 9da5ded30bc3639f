"""The table as plain text and as a picture."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.symbols import CARDS
from tests.games.aerion.hellkite_tables import row

from .helpers import LANGUAGES, everything, played, random_large_match, random_match

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_the_text_fits_eighty_columns(seed: int, lang: str) -> None:
    for match in random_match(seed):
        drawn = GAME.drawing.text(match.view(), lang)
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
            picture = GAME.drawing.svg(match.view(), lang)
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
    assert set(CARDS) == set(GAME.components.kind_names)
    assert len(set(CARDS.values())) == len(CARDS)


def test_the_end_is_drawn_too() -> None:
    match = played(3, 10_000)
    assert match.outcome is not None
    assert "you" in str(match)
    assert ET.fromstring(match._repr_svg_()) is not None


# Two players and expansions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(10))
def test_the_text_of_everything_fits_eighty_columns(seed: int, lang: str) -> None:
    for number, match in enumerate(random_large_match(seed)):
        if number % 3 == 0 or match.outcome is not None:
            drawn = GAME.drawing.text(match.view(), lang)
            assert max(map(len, drawn.splitlines())) <= 80
            assert "{" not in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_nothing_in_a_picture_lies_outside_of_it(seed: int, lang: str) -> None:
    for number, match in enumerate(random_large_match(seed)):
        if number % 11 == 0 or match.outcome is not None:
            root = ET.fromstring(GAME.drawing.svg(match.view(), lang))
            _, _, width, height = map(float, root.attrib["viewBox"].split())
            for box in root.iter(f"{SVG}rect"):
                assert float(box.get("x", "0")) + float(box.get("width", "0")) <= width
                assert float(box.get("y", "0")) + float(box.get("height", "0")) <= height
            for text in root.iter(f"{SVG}text"):
                assert 0 < float(text.get("y", "0")) <= height - 4
                assert 0 < float(text.get("x", "0")) < width


ZONES = {
    "flagship": ("Flagship", "Factories"),
    "hourglasses": ("Hourglasses",),
    "stone-clouds": ("Clouds",),
    "piers": ("Piers", "Payroll"),
    "eggs": ("Eggs",),
    "hellkite": ("Hellkite", "Outposts", "Lairs"),
}


@pytest.mark.parametrize("expansion", ZONES)
def test_only_what_is_in_play_is_drawn(expansion: str) -> None:
    match = aerodrome.new("aerion", seed=2, options={"expansions": [expansion]})
    text = str(match)
    for name, zones in ZONES.items():
        for zone in zones:
            found = any(line.startswith(zone) for line in text.splitlines())
            assert found == (name == expansion), zone
    picture = words_of(match._repr_svg_())
    assert ZONES[expansion][0] in picture
    assert not any(zones[0] in picture for name, zones in ZONES.items() if name != expansion)


def test_both_players_and_their_ships_are_drawn() -> None:
    match = everything(3)
    text = str(match)
    for said in ("► Player 1", "  Player 2", "Common", "Payroll 1", "Payroll 2", "Turn 1: Player 1"):
        assert said in text
    owners = [line.split()[0 if not line.startswith("Ships") else 1] for line in text.splitlines() if " + " in line]
    assert sorted(owners) == ["P1", "P1", "P1", "P2", "P2", "P2"]
    picture = words_of(match._repr_svg_())
    for said in ("Workshop 1 · ► Player 1", "Workshop 2 · Player 2", "Pulpit · Player 2", "Common"):
        assert said in picture


def test_the_row_of_the_hellkite_shows_where_it_is_and_what_it_blocks() -> None:
    position = {
        "expansions": ["hellkite"],
        "step": "roll",
        "dice": [1, 2, 3, 4, 5, 6],
        "display": {"AAA": "helix", "AAAA": "book"},
        **row(3, {2: "crew"}),
    }
    lines = str(aerodrome.from_position("aerion", position)).splitlines()
    pawn, outposts, lairs = (next(line for line in lines if line.startswith(name)) for name in ZONES["hellkite"])
    assert pawn.index("►") == outposts.index("Material") == outposts.index("—") + 11
    assert lairs.split()[1:4] == ["?", "Crew", "?"]
    assert "Material · blocked" in words_of(aerodrome.from_position("aerion", position)._repr_svg_())
