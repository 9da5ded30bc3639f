"""The Stone Clouds, variant Pinned Down."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import SHIP_NAMES
from aerodrome.games.aerion.events import Placed, ShipBuilt, ShipHeldDown, ShipNotOwned, ShipWaits
from aerodrome.games.aerion.expansions.stone_clouds_events import CloudBroken, CloudCracked
from aerodrome.kernel import BadInput, Outcome
from aerodrome.kernel.event_types import Moved
from tests.games.aerion.clouds_and_piers import CLOUDS, birds, clouds, sides, under
from tests.games.aerion.tables import DISPLAY, all_but, set_up
from tests.rules_marker import rule

BEE = ["bee@AAA+BB", "nut@AAAA"]
WAITING = [*BEE, "incubi@AAA"]


def almost_a_bee(side: str, **more: object) -> dict[str, object]:
    """The Crew of the Bee is acquired, and its Stone Cloud shows this side."""
    return {"step": "place", "acquired": "incubi@AAA", "workshops": [BEE], "pieces": {"cloud/3": side}, **more}


@rule("aerion.clouds.pinned-down")
def test_pinned_down_lays_an_intact_cloud_on_each_ship() -> None:
    table = set_up(*DISPLAY.values(), expansions=["stone-clouds"], variants=["pinned-down"])
    assert table.view.pieces == clouds(*["intact"] * 6)
    table = under("pinned-down").do("demolish none")
    assert table.can("strike") == set(SHIP_NAMES)


@rule("aerion.clouds.pinned-down", "aerion.clouds.strike")
@pytest.mark.parametrize(("cloud", "ship"), list(zip(CLOUDS, SHIP_NAMES, strict=True)))
def test_each_cloud_lies_on_a_ship_of_its_own(cloud: str, ship: str) -> None:
    table = under("pinned-down", display=birds(2)).do("demolish AA+BB,AAA")
    assert table.play(f"strike {ship}") == [CloudCracked(cloud, ship)]
    assert table.view.counters["strikes"] == 1
    assert table.play(f"strike {ship}") == [CloudBroken(cloud, ship)]
    assert table.view.counters["strikes"] == 0
    assert table.view.step == "replenish"
    assert sides(table).count("intact") == 5


@rule("aerion.clouds.pinned-ship")
@pytest.mark.parametrize("side", ["intact", "cracked"])
def test_a_ship_completed_under_its_cloud_waits_in_its_workshop(side: str) -> None:
    table = under("pinned-down", **almost_a_bee(side))
    assert table.play("place 1") == [
        Placed("incubi@AAA", "acquired", "workshop/1", "1", 0),
        ShipWaits("ship/bee", "bee"),
    ]
    assert table.view.step == "replenish"
    assert table.flying() == []
    assert table.view.workshops == ((*BEE, "incubi@AAA"), ())
    assert GAME.from_position(table.position).key() == table.state.key()


@rule("aerion.clouds.pinned-ship", "aerion.build.complete")
def test_a_ship_whose_cloud_is_gone_flies_when_it_is_complete() -> None:
    table = under("pinned-down", **almost_a_bee("gone"))
    assert ShipBuilt("ship/bee", "bee") in table.play("place 1")
    assert table.flying() == ["bee"]
    assert table.view.workshops == ((), ())


@rule("aerion.clouds.pinned-ship", "aerion.workshop.one-of-each")
@pytest.mark.parametrize("card", ["incubi@AAAA", "nut@AA+BB", "hornet@AAAA", "helix@AA+BB"])
def test_the_workshop_of_a_waiting_ship_takes_no_other_card(card: str) -> None:
    table = under("pinned-down", step="place", acquired=card, workshops=[WAITING])
    assert table.why_not("place 1") == "aerion.workshop.one-of-each"


@rule("aerion.clouds.takes-off")
def test_a_waiting_ship_flies_at_once_when_its_cloud_is_gone() -> None:
    table = under("pinned-down", workshops=[WAITING], pieces={"cloud/3": "cracked"}).do("demolish none")
    assert table.play("strike bee") == [
        CloudBroken("cloud/3", "bee"),
        *(Moved(card, "workshop/1", f"discard/{card.split('@')[1]}") for card in WAITING),
        ShipBuilt("ship/bee", "bee"),
    ]
    assert table.view.counters["strikes"] == 0
    assert table.view.step == "replenish"
    assert table.flying() == ["bee"]
    assert table.view.workshops == ((), ())


@rule("aerion.clouds.takes-off")
def test_a_cloud_that_only_cracks_frees_no_ship() -> None:
    table = under("pinned-down", workshops=[WAITING]).do("demolish none", "strike bee")
    assert table.flying() == []
    assert table.view.workshops[0] == tuple(WAITING)


@rule("aerion.clouds.takes-off")
def test_another_cloud_that_goes_frees_no_waiting_ship() -> None:
    table = under("pinned-down", workshops=[WAITING], pieces={"cloud/1": "cracked"}).do(
        "demolish none", "strike glider"
    )
    assert table.flying() == []


@rule("aerion.clouds.takes-off", "aerion.build.already-flying")
def test_a_ship_that_waits_in_two_workshops_flies_once_and_empties_both() -> None:
    second = ["bee@A+B+C+D+E", "nut@AA+BB", "incubi@AAAA"]
    table = under("pinned-down", workshops=[WAITING, second], pieces={"cloud/3": "cracked"}, display={"AAA": "helix"})
    table.do("demolish none", "strike bee")
    assert table.flying() == ["bee"]
    assert table.view.workshops == ((), ())


@rule("aerion.clouds.takes-off", "aerion.clouds.victory")
def test_the_last_cloud_and_the_last_ship_win_together() -> None:
    table = under(
        "pinned-down", ships=all_but("bee"), pieces=clouds("gone", "gone", "cracked"), workshops=[WAITING]
    ).do("demolish none", "strike bee")
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.clouds.takes-off", "aerion.two.builder")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_waiting_ship_flies_whosever_turn_it_is(seat: int) -> None:
    position = {"seats": 2, "seat": seat, "pieces": {"cloud/3": "cracked"}}
    own = under("pinned-down", workshops=[WAITING], **position).do("demolish none", "strike bee")
    assert own.flying() == ["bee"]
    common = under("pinned-down", workshops=[[], [], WAITING], common_crew=0, **position)
    common.do("demolish none", "strike bee")
    assert common.flying() == ["bee"]
    assert common.view.common_crew is None


@rule("aerion.clouds.pinned-ship", "aerion.two.not-your-ship")
def test_a_ship_of_the_partner_does_not_wait() -> None:
    table = under("pinned-down", seats=2, **almost_a_bee("intact", second_fleet=["bee", "hornet", "nacelle"]))
    assert ShipNotOwned("ship/bee", "bee") in table.play("place 1")
    assert table.view.workshops == ((), (), ())


@rule("aerion.clouds.cards-lost")
@pytest.mark.parametrize("side", ["intact", "cracked"])
def test_where_it_is_chosen_a_ship_completed_under_its_cloud_loses_its_cards(side: str) -> None:
    table = under("pinned-down", **{"pinned-ship": "discarded"}, **almost_a_bee(side))
    assert table.play("place 1") == [
        Placed("incubi@AAA", "acquired", "workshop/1", "1", 0),
        *(Moved(card, "workshop/1", f"discard/{card.split('@')[1]}") for card in WAITING),
        ShipHeldDown("ship/bee", "bee"),
    ]
    assert table.view.step == "replenish"
    assert table.flying() == []
    assert table.view.workshops == ((), ())


@rule("aerion.clouds.cards-lost")
def test_a_cloud_removed_later_does_not_make_a_ship_fly_that_lost_its_cards() -> None:
    table = under(
        "pinned-down",
        reserve=["incubi@AAA"],
        workshops=[BEE],
        pieces={"cloud/3": "cracked"},
        **{"pinned-ship": "discarded"},
    )
    table.do("move incubi AAA 1", "demolish none", "strike bee")
    assert table.flying() == []


@rule("aerion.clouds.cards-lost")
def test_the_choice_needs_pinned_down() -> None:
    for options in ({}, {"expansions": ["stone-clouds"]}, {"expansions": ["stone-clouds"], "variants": ["the-flock"]}):
        with pytest.raises(BadInput, match="pinned-ship"):
            aerodrome.new("aerion", seed=1, options={**options, "pinned-ship": "discarded"})


@rule("aerion.clouds.pinned-ship")
def test_without_pinned_down_a_ship_flies_under_intact_clouds() -> None:
    table = under(reserve=["incubi@AAA"], workshops=[["bee", "nut"]]).do("move incubi AAA 1")
    assert table.flying() == ["bee"]


@rule("aerion.clouds.pinned-ship", "aerion.clouds.victory")
def test_a_ship_freed_and_built_in_the_same_turn_wins() -> None:
    table = under(
        "pinned-down",
        ships=all_but("bee"),
        pieces=clouds("gone", "gone", "cracked"),
        reserve=["incubi@AAA"],
        workshops=[["bee", "nut"]],
    ).do("demolish none", "strike bee", "move incubi AAA 1")
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.clouds.choose-a-ship", "aerion.clouds.all-alike")
def test_clouds_are_named_by_their_ships_only_when_pinned_down() -> None:
    pinned = under("pinned-down", pieces={"cloud/1": "cracked"}).do("demolish none")
    assert pinned.why_not("strike intact") == "aerion.clouds.choose-a-ship"
    assert pinned.why_not("strike cracked") == "aerion.clouds.choose-a-ship"
    alike = under(pieces={"cloud/1": "cracked"}).do("demolish none")
    assert {alike.why_not(f"strike {ship}") for ship in SHIP_NAMES} == {"aerion.clouds.all-alike"}
    assert alike.can("strike") == {"intact", "cracked"}


@rule("aerion.clouds.cloud-gone")
def test_a_cloud_that_is_gone_cannot_be_struck() -> None:
    table = under("pinned-down", pieces={"cloud/2": "gone", "cloud/3": "cracked"}).do("demolish none")
    assert table.why_not("strike hellinaut") == "aerion.clouds.cloud-gone"
    assert table.can("strike") == set(all_but("hellinaut"))
