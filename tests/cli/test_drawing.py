"""The table as plain text and as a picture."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME, AerionView
from tests.games.aerion.hellkite_tables import row
from tests.pictures import assert_drawings_exist, assert_everything_lies_inside, words_of

from .helpers import LANGUAGES, everything, played, random_large_match, random_match


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
    for said in ("│ 1 │ │ 1 │ │ 3 │ │ 4 │ │ 5 │ │ 6 │", "Hornet", "Workshop 2", "Pixies 3", "Trihellix"):
        assert said in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_the_picture_is_well_formed_and_needs_nothing_else(seed: int, lang: str) -> None:
    for number, match in enumerate(random_match(seed)):
        if number % 7 == 0 or match.outcome is not None:
            assert_everything_lies_inside(GAME.drawing.svg(match.view(), lang))


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
        "deck 8 out 0",
        "Rerolls left 2",
        "Pixies 1",
        "▲ Bee",
        "flying",
        "takes Incubi",
        "Cocoon",
        "empty",
    ):
        assert word in said


@pytest.mark.parametrize("seed", range(9))
def test_every_card_and_piece_has_a_drawing(seed: int) -> None:
    for match in random_large_match(seed):
        view = match.view()
        assert isinstance(view, AerionView)
        assert_drawings_exist(GAME.drawing.scene(view))


def test_the_end_is_drawn_too() -> None:
    match = played(3, 10_000)
    assert match.outcome is not None
    assert "you" in str(match)
    assert_everything_lies_inside(match._repr_svg_())


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
            assert_everything_lies_inside(GAME.drawing.svg(match.view(), lang))


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
    owners = next(line.split() for line in text.splitlines() if "△" in line)
    assert sorted(owners) == ["△P1", "△P1", "△P1", "△P2", "△P2", "△P2"]
    picture = words_of(match._repr_svg_())
    assert [picture.count(said) for said in ("► Player 1", "Player 2", "Pulpit", "Common")] == [1, 1, 2, 1]


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
    assert pawn.index("►") == outposts.index("Material")
    assert outposts.index("—") == lairs.index("Crew") < pawn.index("►")
    assert lairs.split()[1:4] == ["?", "Crew", "?"]
    assert "✗ blocked" in words_of(aerodrome.from_position("aerion", position)._repr_svg_())
