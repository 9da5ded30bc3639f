"""Baba Zogbé turns up the cards ahead."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo.events import AmbushLaid, AmbushRevealed
from tests.games.celestia_duo.tables import at, helped
from tests.rules_marker import rule


@rule("celestia-duo.crew.baba-reveals")
def test_baba_turns_up_the_cards_as_far_as_the_destination_and_both_see_them() -> None:
    table = at(crew={"baba": "active"})
    assert table.play("use baba", "E01", "E02").everybody == [
        helped("baba"),
        AmbushRevealed("E01", "route/2"),
        AmbushRevealed("E02", "route/3"),
    ]
    assert table.step == ("baba", 0)
    assert table.seen_by(0).baba == table.seen_by(1).baba == ("E01", "E02")
    assert table.view.talk
    assert table.play("lay E02").everybody == [
        AmbushLaid("E02", "baba", "route/2", 2),
    ]
    assert table.step == ("baba", 0)
    assert table.play("lay E01").everybody == [
        AmbushLaid("E01", "baba", "route/3", 3),
    ]
    assert table.step == ("briefing", 0)
    assert [(place.card, place.up) for place in table.view.route[1:4]] == [
        ("E02", False),
        ("E01", False),
        (None, False),
    ]


@rule("celestia-duo.crew.baba-reveals")
def test_the_card_laid_at_the_destination_is_the_one_that_is_met() -> None:
    table = at(crew={"baba": "active"})
    table.play("use baba", "E01", "E02")
    table.do("lay E02", "lay E01")
    table.play("continue", ["sabre", "flag"])
    assert (table.view.airship, table.view.dice) == (3, ("whip", "whip", "sabre", "flag"))
    assert table.view.route[1].up is False


@rule("celestia-duo.crew.baba-reveals")
def test_cards_that_are_known_already_are_turned_up_again() -> None:
    table = at(crew={"baba": "active"}, known={"2": "E07", "3": "E04"})
    table.play("use baba")
    assert table.view.baba == ("E04", "E07")


@rule("celestia-duo.crew.baba-limit")
def test_what_baba_turns_up_includes_olgas_additional_card() -> None:
    table = at(crew={"baba": "active", "olga": "active"}).do("use olga")
    table.play("use baba", "E01", "E02", "E03")
    assert table.view.baba == ("E01", "E02", "E03")


@rule("celestia-duo.crew.baba-limit")
def test_baba_goes_no_farther_than_the_card_of_the_pirate_ship() -> None:
    for pirate_ship, cards in ((2, ("E01",)), (3, ("E01", "E02")), (4, ("E01", "E02"))):
        table = at(crew={"baba": "active"}, pirate_ship=pirate_ship)
        table.play("use baba", *cards)
        assert table.view.baba == cards


@rule("celestia-duo.crew.baba-limit", "celestia-duo.crew.baba-reveals")
@pytest.mark.parametrize("starting", ["D1", "D2", "D3", "D4"])
def test_on_the_start_tile_baba_and_olga_can_move_the_starting_card_back(starting: str) -> None:
    table = at(turn=1, airship=0, crew={"baba": "active", "olga": "active"}).do("use olga")
    table.play("use baba", starting, "E06")
    table.do("lay E06", f"lay {starting}")
    assert [place.card for place in table.view.route[:2]] == ["E06", starting]
    alone = at(turn=1, airship=0, crew={"baba": "active"})
    alone.play("use baba", starting)
    assert alone.view.baba == (starting,)


@rule("celestia-duo.crew.baba-order")
def test_cards_are_put_back_only_after_baba_and_all_of_them_before_one_goes_on() -> None:
    table = at(crew={"baba": "active", "olga": "active"})
    assert table.why_not("lay E01") == "celestia-duo.crew.baba-order"
    table.play("use baba", "E01", "E02")
    for _ in range(2):
        assert "continue" not in table
        assert "stop" not in table
        assert "use olga" not in table
        table.play(f"lay {table.view.baba[0]}")
    assert {"continue", "stop", "use olga"} <= table.legal
    assert table.why_not("lay E01") == "celestia-duo.crew.baba-order"


@rule("celestia-duo.crew.baba-order")
def test_the_captain_chooses_the_order() -> None:
    table = at(crew={"baba": "active"}, captain=1)
    table.play("use baba", "E01", "E02")
    assert table.can("lay") == {"E01", "E02"}
    assert table.why_not("lay E01", seat=0) == "celestia-duo.captain.decides"


@rule("celestia-duo.crew.baba-revealed")
def test_only_a_card_that_baba_turned_up_can_be_put_back_and_only_once() -> None:
    table = at(crew={"baba": "active"})
    table.play("use baba", "E01", "E02")
    assert table.why_not("lay E03") == "celestia-duo.crew.baba-revealed"
    assert table.why_not("lay E01") is None
    table.play("lay E01")
    assert table.why_not("lay E01") == "celestia-duo.crew.baba-revealed"
    assert table.can("lay") == {"E02"}


@rule("celestia-duo.crew.baba-then-decide")
@pytest.mark.parametrize("decision", ["continue", "stop"])
def test_after_baba_one_is_still_free_to_continue_or_to_stop(decision: str) -> None:
    table = at(crew={"baba": "active"})
    table.play("use baba", "E01", "E04")
    table.do("lay E01", "lay E04")
    assert decision in table
    if decision == "stop":
        table.play("stop", "C2")
        assert table.view.airship == 1
    else:
        table.play("continue", ["whip"])
        assert table.view.airship == 3
