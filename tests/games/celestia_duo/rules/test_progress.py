"""Harder and harder: the progress sheet."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.progress import ProgressSheet
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.kernel import BadInput
from tests.games.celestia_duo.tables import Scene, at
from tests.rules_marker import rule

BOXES = GAME.catalogue.distances
LAST_DIE = {
    "boarding": True,
    "turn": 8,
    "step": "combat",
    "assault": "A03",
    "masts": 1,
    "spent": ["A01", "A02"],
    "dice": ["crossbow"],
}


def after(sheet: ProgressSheet, table: Scene) -> ProgressSheet:
    """The sheet after the match at this table."""
    view = table.view
    assert view.won is not None
    return sheet.after(view.mode, view.distance, view.won, BOXES)


def won(pirate: str, distance: int = 12) -> Scene:
    table = at(**LAST_DIE, pirate=pirate, distance=distance, pirate_ship=distance)
    return table.do("match crossbow")


def lost(pirate: str, distance: int = 12) -> Scene:
    table = at(pirate=pirate, distance=distance, pirate_ship=24, airship=6)
    table.play("stop", "C1")
    return table


@rule("celestia-duo.progress.farther")
@pytest.mark.parametrize(("mode", "pirate"), [("normal", "noa"), ("expert", "gardenzio")])
def test_after_a_win_the_next_match_begins_one_card_farther(mode: str, pirate: str) -> None:
    sheet = ProgressSheet()
    assert sheet.next_distance(mode, BOXES) == 12
    for distance in range(12, 18):
        sheet = after(sheet, won(pirate, distance))
        assert sheet.next_distance(mode, BOXES) == distance + 1
        again = aerodrome.new("celestia_duo", seats=2, seed=1, options={"mode": mode, "distance": distance + 1})
        view = again.view(0)
        assert isinstance(view, CelestiaDuoView)
        assert view.pirate_ship == distance + 1


@rule("celestia-duo.progress.farther")
def test_a_second_win_from_the_same_card_changes_nothing() -> None:
    sheet = after(ProgressSheet(), won("noa", 12))
    assert after(sheet, won("noa", 12)) == sheet


@rule("celestia-duo.progress.farther")
def test_after_a_win_from_farther_than_asked_for_the_next_match_is_harder_still() -> None:
    sheet = after(ProgressSheet(), won("noa", 15))
    assert sheet.ticked("normal") == (15,)
    assert sheet.next_distance("normal", BOXES) == 16
    assert after(sheet, won("noa", 13)).next_distance("normal", BOXES) == 16


@rule("celestia-duo.progress.rows")
def test_whichever_pirate_is_beaten_the_normal_row_grows() -> None:
    sheet = ProgressSheet()
    for distance, pirate in enumerate(("noa", "melchior", "sidonie", "ulysse", "isaure"), 12):
        sheet = after(sheet, won(pirate, distance))
    assert sheet == ProgressSheet((12, 13, 14, 15, 16), ())


@rule("celestia-duo.progress.rows")
def test_expert_has_a_row_of_its_own() -> None:
    sheet = after(ProgressSheet(), won("gardenzio", 12))
    assert sheet == ProgressSheet((), (12,))
    assert sheet.next_distance("normal", BOXES) == 12
    assert set(BOXES) == {"normal", "expert"}


@rule("celestia-duo.progress.loss")
@pytest.mark.parametrize("pirate", ["noa", "gardenzio"])
@pytest.mark.parametrize("distance", [12, 13])
def test_a_defeat_changes_nothing(pirate: str, distance: int) -> None:
    sheet = ProgressSheet((12,), (12,))
    table = lost(pirate, distance)
    assert table.view.won is False
    assert after(sheet, table) == sheet


@rule("celestia-duo.progress.last-box")
@pytest.mark.parametrize("mode", ["normal", "expert"])
def test_a_row_goes_from_12_to_18_and_stays_there(mode: str) -> None:
    assert BOXES[mode] == (12, 13, 14, 15, 16, 17, 18)
    sheet = ProgressSheet()
    for distance in BOXES[mode]:
        assert sheet.next_distance(mode, BOXES) == distance
        sheet = after(sheet, won("noa" if mode == "normal" else "gardenzio", distance))
    assert sheet.ticked(mode) == BOXES[mode]
    assert sheet.next_distance(mode, BOXES) == 18
    assert after(sheet, won("noa" if mode == "normal" else "gardenzio", 18)) == sheet


@rule("celestia-duo.progress.quick")
def test_a_win_in_quick_mode_ticks_no_box() -> None:
    table = at(pirate="artorius", airship=11)
    table.play("continue")
    assert table.view.won
    assert after(ProgressSheet(), table) == ProgressSheet()
    assert ProgressSheet((12, 13), (12,)).next_distance("quick", BOXES) == 12


@rule("celestia-duo.progress.quick")
@pytest.mark.parametrize("distance", [13, 18])
def test_quick_always_begins_on_the_twelfth_card(distance: int) -> None:
    with pytest.raises(BadInput):
        aerodrome.new("celestia_duo", seats=2, seed=1, options={"mode": "quick", "distance": distance})
    view = aerodrome.new("celestia_duo", seats=2, seed=1, options={"mode": "quick"}).view(0)
    assert isinstance(view, CelestiaDuoView)
    assert view.pirate_ship == 12
