"""The progress sheet: a win moves the next start of its row one box further."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games.celestia_duo import catalogue
from aerodrome.games.celestia_duo.game import GAME
from aerodrome.games.celestia_duo.progress import CelestiaDuoSheets, ProgressSheet, read
from aerodrome.kernel import BadInput

BOXES = catalogue.read(catalogue.own_text()).distances
NEW = ProgressSheet()
UNEVEN = {"normal": (12, 15, 20), "expert": (12,)}


def won_from(mode: str, *distances: int) -> ProgressSheet:
    sheet = NEW
    for distance in distances:
        sheet = sheet.after(mode, distance, True, BOXES)
    return sheet


@pytest.mark.parametrize("mode", ["quick", "normal", "expert"])
def test_the_first_match_of_a_row_begins_at_12(mode: str) -> None:
    assert NEW.next_distance(mode, BOXES) == 12


@pytest.mark.parametrize("mode", ["normal", "expert"])
def test_a_win_at_the_current_box_moves_the_next_start_one_box_further(mode: str) -> None:
    sheet = won_from(mode, 12)
    assert sheet.ticked(mode) == (12,)
    assert sheet.next_distance(mode, BOXES) == 13
    assert won_from(mode, 12, 13, 14).next_distance(mode, BOXES) == 15


def test_the_next_box_is_that_of_the_catalogue() -> None:
    sheet = NEW.after("normal", 12, True, UNEVEN)
    assert sheet.next_distance("normal", UNEVEN) == 15
    assert sheet.after("normal", 13, True, UNEVEN) is sheet
    assert sheet.after("normal", 15, True, UNEVEN).next_distance("normal", UNEVEN) == 20


def test_the_rows_do_not_touch_each_other() -> None:
    sheet = won_from("normal", 12, 13).after("expert", 12, True, BOXES)
    assert sheet == ProgressSheet((12, 13), (12,))
    assert (sheet.next_distance("normal", BOXES), sheet.next_distance("expert", BOXES)) == (14, 13)


@pytest.mark.parametrize("distance", [12, 13])
def test_a_loss_changes_nothing(distance: int) -> None:
    sheet = won_from("normal", 12)
    assert sheet.after("normal", distance, False, BOXES) == sheet


def test_a_win_from_a_box_that_is_ticked_or_from_no_box_changes_nothing() -> None:
    sheet = won_from("normal", 12, 13)
    for distance in (11, 12, 13, 19):
        assert sheet.after("normal", distance, True, BOXES) == sheet


def test_a_win_from_farther_ticks_that_box_and_the_next_match_begins_beyond_it() -> None:
    sheet = won_from("normal", 15)
    assert sheet.ticked("normal") == (15,)
    assert sheet.next_distance("normal", BOXES) == 16


def test_a_win_from_nearer_ticks_that_box_and_the_next_start_stays() -> None:
    sheet = won_from("normal", 15, 13)
    assert sheet.ticked("normal") == (13, 15)
    assert sheet.next_distance("normal", BOXES) == 16


@pytest.mark.parametrize("mode", ["normal", "expert"])
def test_after_the_last_box_matches_stay_there(mode: str) -> None:
    sheet = won_from(mode, *range(12, 18))
    assert sheet.next_distance(mode, BOXES) == 18
    done = sheet.after(mode, 18, True, BOXES)
    assert done.ticked(mode) == (12, 13, 14, 15, 16, 17, 18)
    assert done.next_distance(mode, BOXES) == 18
    assert done.after(mode, 18, True, BOXES) == done


def test_quick_has_no_row_and_always_begins_at_12() -> None:
    sheet = NEW.after("quick", 12, True, BOXES)
    assert sheet == NEW
    assert sheet.ticked("quick") == ()
    assert won_from("normal", 12, 13).next_distance("quick", BOXES) == 12


def test_a_mode_that_does_not_exist() -> None:
    with pytest.raises(BadInput, match="Option 'mode' cannot be 'easy'; choose one of quick, normal, expert"):
        NEW.next_distance("easy", BOXES)
    with pytest.raises(BadInput, match="'easy'"):
        NEW.after("easy", 12, True, BOXES)


@pytest.mark.parametrize("sheet", [NEW, ProgressSheet((12, 13)), ProgressSheet((), (12, 15, 25))])
def test_a_sheet_travels_as_plain_data(sheet: ProgressSheet) -> None:
    assert read(msgspec.to_builtins(sheet)) == sheet
    assert read(msgspec.json.decode(msgspec.json.encode(sheet))) == sheet


@pytest.mark.parametrize(
    "data", [None, 3, [], "normal", {"normal": 12}, {"normal": ["12"]}, {"normal": [12.5]}, {"quick": [12]}, {1: []}]
)
def test_data_that_is_no_sheet(data: object) -> None:
    with pytest.raises(BadInput) as error:
        read(data)
    assert str(error.value).startswith(
        "A progress sheet has the rows normal and expert, each a list of whole numbers: "
    )
    assert error.value.text("fr").startswith("Une feuille de progression")


@pytest.mark.parametrize("row", [[12, 12], [12, 14, 13], [12, 26], [0, 12], [-1], [12, 10**5_000]])
@pytest.mark.parametrize("mode", ["normal", "expert"])
def test_ticks_that_no_play_leads_to(row: list[int], mode: str) -> None:
    with pytest.raises(BadInput):
        read({mode: row})


def test_a_row_is_told_by_its_name() -> None:
    with pytest.raises(BadInput) as error:
        read({"expert": [12, 14, 13]})
    assert str(error.value) == (
        "The row expert of a progress sheet cannot have the ticks 12, 14, 13: each must be farther than the one before."
    )


@pytest.mark.parametrize(
    ("sheet", "normal", "expert"),
    [
        (
            None,
            "Normal: no win counted yet; the pirate begins the next match on card 12.",
            "Expert: no win counted yet; the pirate begins the next match on card 12.",
        ),
        (
            {"normal": [12, 13], "expert": list(BOXES["expert"])},
            "Normal: won with the pirate on card 12, 13; it begins the next match on card 14.",
            "Expert: every box is ticked; the pirate begins on card 18 from now on.",
        ),
    ],
)
def test_each_row_is_told_in_a_sentence(sheet: object, normal: str, expert: str) -> None:
    assert CelestiaDuoSheets().told(sheet, GAME, None, "en") == [normal, expert]


@given(st.lists(st.tuples(st.sampled_from(["quick", "normal", "expert"]), st.integers(11, 19), st.booleans())))
def test_whatever_is_played_the_sheet_can_be_read_back_and_only_grows(
    played: list[tuple[str, int, bool]],
) -> None:
    sheet = NEW
    for mode, distance, won in played:
        later = sheet.after(mode, distance, won, BOXES)
        assert read(msgspec.to_builtins(later)) == later
        for row in ("normal", "expert"):
            assert set(later.ticked(row)) >= set(sheet.ticked(row))
            assert len(later.ticked(row)) <= len(sheet.ticked(row)) + (won and mode == row)
        sheet = later
