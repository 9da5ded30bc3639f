"""Positions with two players: what is refused, and that every one reached in play can be written down and read."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import SHIP_NAMES
from aerodrome.kernel import BadInput
from tests.games.aerion.random_play import check_every_position
from tests.games.aerion.tables import at, check_refused_or_played


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"seats": 3}, "'seats' must be a whole number from 1 to 2, not 3"),
        ({"seats": 0}, "'seats' must be a whole number from 1 to 2, not 0"),
        ({"seats": 1, "seat": 1}, "'seat' must be a whole number from 0 to 0, not 1"),
        ({"seats": 2, "seat": 2}, "'seat' must be a whole number from 0 to 1, not 2"),
        ({"seats": 1, "pulpits": [[], []]}, "'pulpits' holds 2 lists; the most is 1"),
        ({"seats": 2, "pulpits": [[], [], []]}, "'pulpits' holds 3 lists; the most is 2"),
        ({"seats": 1, "reserves": [[], []]}, "'reserves' holds 2 lists; the most is 1"),
        ({"seats": 2, "reserves": [[], [], []]}, "'reserves' holds 3 lists; the most is 2"),
        ({"seats": 1, "workshops": [[], [], []]}, "'workshops' holds 3 lists; the most is 2"),
        ({"seats": 2, "workshops": [[], [], [], []]}, "'workshops' holds 4 lists; the most is 3"),
        ({"seats": 1, "second_fleet": ["bee"]}, "names three different ships with two players, and none alone"),
        ({"seats": 2, "second_fleet": []}, "names three different ships with two players, and none alone"),
        ({"seats": 2, "second_fleet": ["bee", "hornet"]}, "names three different ships with two players"),
        ({"seats": 2, "second_fleet": ["bee", "bee", "hornet"]}, "names three different ships with two players"),
        ({"seats": 2, "second_fleet": list(SHIP_NAMES[:4])}, "names three different ships with two players"),
        ({"seats": 2, "pulpits": [[], ["nut"]]}, "'pulpit' cannot be 'nut'; choose one of book"),
        ({"seats": 2, "reserves": [[], ["book"]]}, "'reserve' cannot be 'book'; choose one of incubi"),
        ({"seats": 2, "workshops": [[], [], ["nut", "cocoon"]]}, "workshop 3 the card 'cocoon@AAA' does not fit"),
    ],
)
def test_an_impossible_position_of_two_players_is_refused(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        at(**position)


@pytest.mark.parametrize(
    "position",
    [
        {"pulpits": [[], ["book@AAA", "book@AAA"]]},
        {"pulpits": [["book@AAA", "book@AAA"], []]},
        {"workshops": [[], [], ["bee", "cocoon"]]},
        {"workshops": [[], [], ["glider", "helix", "incubi@AAA"]]},
    ],
)
def test_an_odd_position_of_two_players_is_played(position: dict[str, object]) -> None:
    check_refused_or_played(seats=2, **position)


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_singular_pulpit_and_reserve_are_those_of_the_seat_whose_turn_it_is(seat: int) -> None:
    view = at(seats=2, seat=seat, pulpit=["book@AAA"], reserve=["nut@AAAA"]).view
    assert (view.pulpits[seat], view.pulpits[1 - seat]) == (("book@AAA",), ())
    assert (view.reserves[seat], view.reserves[1 - seat]) == (("nut@AAAA",), ())


def test_a_position_keeps_what_belongs_to_each_player() -> None:
    position = at(
        seats=2,
        seat=1,
        pulpits=[["book@AAA"], ["book@AAAA"]],
        reserves=[["nut@AAAA"], ["nut@AA+BB"]],
        workshops=[["bee@AAA+BB"], [], ["glider@AA+BB"]],
        second_fleet=["glider", "bee", "hornet"],
        ships=["bee", "nacelle"],
    ).position
    assert position["pulpits"] == [["book@AAA"], ["book@AAAA"]]
    assert position["reserves"] == [["nut@AAAA"], ["nut@AA+BB"]]
    assert position["workshops"] == [["bee@AAA+BB"], [], ["glider@AA+BB"]]
    assert position["second_fleet"] == ["glider", "bee", "hornet"]
    assert (position["seats"], position["seat"], position["ships"]) == (2, 1, ["bee", "nacelle"])


@pytest.mark.parametrize("seed", range(20))
def test_every_position_two_players_reach_can_be_written_down_and_read(seed: int) -> None:
    check_every_position({"first": seed % 2 + 1}, 2, seed)
