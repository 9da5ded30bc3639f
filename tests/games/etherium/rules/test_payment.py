"""Paying and losing cubes of one's choice."""

from __future__ import annotations

import pytest

from aerodrome.kernel.event_types import Moved
from tests.games.etherium.tables import Scene, acting, at, lost, programming, window
from tests.rules_marker import rule

NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
TWO = ["psolos", "ertis"]


def losing(amount: int, **cubes: int) -> Scene:
    """Psolos connects and has to lose 2 or 4 basic cubes."""
    table = acting(0, "connect-1", peoples=TWO, players=[{"cubes": {**NONE, **cubes}}, {"cubes": NONE}])
    table.play("connect 1", [{2: 3, 4: 1}[amount]])
    return table


@rule("etherium.payment.only")
@pytest.mark.parametrize("resource", ["wood", "rock", "metal"])
def test_cubes_are_paid_only_when_some_are_due(resource: str) -> None:
    assert acting(0, "etherise").why_not(f"pay {resource}") == "etherium.payment.only"
    assert window("number-flash", 0, "timber").why_not(f"pay {resource}") == "etherium.payment.only"
    assert programming().why_not(f"pay {resource}", 0) == "etherium.payment.only"
    table = acting(0, "etherise")
    table.do("etherise 1")
    assert table.why_not(f"pay {resource}") is None


@rule("etherium.payment.own")
def test_only_cubes_that_the_player_has_can_be_paid() -> None:
    table = losing(2, wood=2, metal=1)
    assert table.why_not("pay rock") == "etherium.payment.own"
    assert table.legal == {"pay wood", "pay metal"}


@rule("etherium.payment.own")
def test_a_kind_that_is_used_up_cannot_be_paid_again() -> None:
    table = losing(4, wood=1, rock=3, metal=3)
    table.do("pay wood")
    assert table.why_not("pay wood") == "etherium.payment.own"
    assert table.legal == {"pay rock", "pay metal"}


@rule("etherium.payment.by-itself")
def test_cubes_are_chosen_one_by_one_until_only_one_way_is_left() -> None:
    table = losing(4, wood=2, rock=3)
    moved = [event for event in table.play("pay wood").everybody if isinstance(event, Moved)]
    assert moved == [lost("wood", 0)]
    moved = [event for event in table.play("pay wood").everybody if isinstance(event, Moved)]
    assert moved == [lost("wood", 0), *[lost("rock", 0)] * 2]
    assert table.cubes(0) == {"rock": 1}
    assert table.view.step == "act"


@rule("etherium.payment.by-itself")
def test_who_owes_as_much_as_there_is_pays_it_all_by_itself() -> None:
    assert losing(4, wood=2, rock=1, metal=1).cubes(0) == {}
    assert losing(4, wood=2, rock=1, metal=2).step == ("pay", 0)


@rule("etherium.payment.by-itself", "etherium.connect.no-effect")
def test_who_has_less_than_is_due_loses_what_is_there() -> None:
    table = losing(4, wood=2, metal=1)
    assert (table.cubes(0), table.view.step) == ({}, "act")
    assert losing(2).cubes(0) == {}


@rule("etherium.payment.by-itself")
def test_a_single_kind_is_paid_by_itself() -> None:
    assert losing(4, rock=9).cubes(0) == {"rock": 5}


@rule("etherium.payment.by-itself")
def test_a_single_kind_is_taken_by_itself() -> None:
    """Only Wood is left in the supply when Provisions are played."""
    players = [{"cubes": NONE}, {"cubes": {**NONE, "rock": 20, "metal": 20}}]
    table = window("number-flash", 0, "provisions", peoples=TWO, players=players)
    table.do("play provisions")
    assert (table.cubes(0), table.view.step) == ({"wood": 2}, "act")


@rule("etherium.payment.by-itself")
def test_a_single_kind_is_stolen_by_itself() -> None:
    table = acting(0, "connect-1", peoples=TWO, players=[{"cubes": NONE}, {"cubes": {**NONE, "metal": 5}}])
    table.play("connect 1", [5])
    assert (table.cubes(0), table.cubes(1)) == ({"metal": 2}, {"metal": 3})


@rule("etherium.payment.by-itself")
def test_as_soon_as_a_choice_is_gone_the_rest_is_stolen_by_itself() -> None:
    """With two cubes there is nothing to choose; of three, once the only Wood is taken, Metal must follow."""
    players = [{"cubes": NONE}, {"cubes": {**NONE, "wood": 1, "metal": 1}}]
    table = acting(0, "connect-1", peoples=TWO, players=players)
    table.play("connect 1", [5])
    assert table.cubes(0) == {"wood": 1, "metal": 1}
    table = at(
        peoples=TWO,
        step="steal",
        seat=0,
        victim=1,
        amount=2,
        waiting=["after-flash"],
        number=1,
        players=[{"cubes": NONE, "plan": ["connect-1", "connect-2"]}, {"cubes": {**NONE, "wood": 1, "metal": 2}}],
    )
    table.do("steal wood")
    assert table.cubes(0) == {"wood": 1, "metal": 1}
    assert table.step == ("act", 0)
