"""Transforming Ether: Etherisation, cards, capacities, boosters."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.cards import CAPACITY_NAMES
from aerodrome.kernel.event_types import Moved
from tests.games.etherium.decks import ALL_CARDS
from tests.games.etherium.tables import Scene, acting, at, bought, drawn, gained, paid, window
from tests.rules_marker import rule

NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
RATE = {"psolos": 2, "reces": 4, "hivalia": 2, "ertis": 3, "meinas": 3, "mauhea": 3}
CARDS = {"psolos": (2, 1), "reces": (2, 1), "hivalia": (3, 2), "ertis": (3, 1), "meinas": (2, 1), "mauhea": (3, 1)}
"""How many Flash cards for how much Ether."""
CAPACITY = {"psolos": 3, "reces": 5, "hivalia": 4, "ertis": 4, "meinas": 5, "mauhea": 3}
BOOSTER = {"psolos": 3, "reces": 5, "hivalia": 4, "ertis": 4, "meinas": 5, "mauhea": 3}
EXTRA = {
    "resource": {},
    "omen": {},
    "voyage": {},
    "harvest": {"wood": 2},
    "armour": {"metal": 2},
    "rampart": {"rock": 2},
    "fate": {"wood": 1, "rock": 1, "metal": 1},
}
"""What a capacity costs in addition to Ether."""
PLENTY_OF_ALL = {"wood": 9, "rock": 9, "metal": 9, "ether": 9}


def transforming(slot: str, people: str, cubes: dict[str, int], **more: Any) -> Scene:
    """A people with these cubes is about to transform, in a season that changes no price."""
    own = {"cubes": {**NONE, **cubes}, **more.pop("own", {})}
    other = {"cubes": NONE, **more.pop("other", {})}
    terms = {"season_number": 1, "season": "night", "peoples": [people, _opponent(people)], **more}
    return acting(0, slot, players=[own, other], **terms)


def _opponent(people: str) -> str:
    return "reces" if people == "psolos" else "psolos"


@rule("etherium.transform.price", "etherium.transform.etherise")
@pytest.mark.parametrize(("people", "rate"), RATE.items())
def test_etherisation_takes_basic_cubes_at_the_rate_of_the_people(people: str, rate: int) -> None:
    table = transforming("etherise", people, {"wood": rate - 1})
    assert table.why_not("etherise 1") == table.view.failure == "etherium.transform.price"
    table = transforming("etherise", people, {"wood": rate})
    assert table.legal == {"etherise 1"}
    table.do("etherise 1")
    assert table.cubes(0) == {"ether": 1}


@rule("etherium.transform.etherise", "etherium.transform.once")
def test_the_example_of_9_resources_for_3_ether() -> None:
    table = transforming("etherise", "ertis", {"wood": 4, "rock": 2, "metal": 3})
    assert table.legal == {"etherise 1", "etherise 2", "etherise 3"}
    assert table.why_not("etherise 4") == "etherium.transform.price"
    told = table.play("etherise 3").everybody
    cost = [paid(name, 0) for name in ["wood"] * 4 + ["rock"] * 2 + ["metal"] * 3]
    assert told[1:13] == [*cost, *[gained("ether", 0)] * 3]
    assert table.cubes(0) == {"ether": 3}
    assert table.view.number == 2


@rule("etherium.transform.etherise", "etherium.payment.by-itself")
def test_the_player_chooses_how_much_to_etherise_and_which_cubes_go() -> None:
    table = transforming("etherise", "ertis", {"wood": 2, "rock": 2, "metal": 3})
    table.do("etherise 1")
    assert table.step == ("pay", 0)
    table.do("pay rock", "pay rock")
    assert table.legal == {"pay wood", "pay metal"}
    table.do("pay metal")
    assert table.cubes(0) == {"wood": 2, "metal": 2, "ether": 1}


@rule("etherium.transform.etherise", "etherium.collect.ether-token")
def test_etherisation_brings_no_ether_token_and_nothing_for_hivalia() -> None:
    table = acting(1, "etherise", players={1: {"cubes": {**NONE, "wood": 4}}})
    table.do("etherise 1")
    assert table.of(1).tokens == {}
    assert table.cubes(2) == {"wood": 1, "rock": 1, "metal": 1, "ether": 2}
    assert table.view.step == "act"


@rule("etherium.transform.etherise", "etherium.supply.kinds")
def test_neither_ether_nor_boosters_can_be_etherised() -> None:
    table = transforming("etherise", "psolos", {"wood": 1, "ether": 5, "booster": 5})
    assert table.why_not("etherise 1") == "etherium.transform.price"


@rule("etherium.transform.supply")
def test_there_is_no_more_ether_than_the_supply_holds() -> None:
    other = {"cubes": {**NONE, "ether": 18}}
    table = transforming("etherise", "psolos", {"wood": 10}, other=other)
    assert table.legal == {"etherise 1", "etherise 2"}
    assert table.why_not("etherise 3") == "etherium.transform.supply"
    table = transforming("etherise", "psolos", {"wood": 10}, other={"cubes": {**NONE, "ether": 20}})
    assert table.why_not("etherise 1") == table.view.failure == "etherium.transform.supply"


@rule("etherium.transform.supply")
def test_no_cards_are_sold_when_there_are_none() -> None:
    """Neither in the deck nor in the discard pile; one discarded card is shuffled and sold alone."""
    table = transforming("cards", "psolos", {"ether": 3}, other={"hand": ALL_CARDS})
    assert table.why_not("cards") == table.view.failure == "etherium.transform.supply"
    table = transforming("cards", "psolos", {"ether": 3}, other={"hand": ALL_CARDS[1:]}, discard=[ALL_CARDS[0]])
    table.play("cards", ALL_CARDS[0])
    assert (table.hand(0), table.cubes(0)) == ([ALL_CARDS[0]], {"ether": 2})


@rule("etherium.transform.supply")
def test_no_booster_is_sold_when_there_is_none() -> None:
    table = transforming("booster", "psolos", {"ether": 9}, other={"cubes": {**NONE, "booster": 20}})
    assert table.why_not("booster") == table.view.failure == "etherium.transform.supply"
    table = transforming("booster", "psolos", {"ether": 9}, other={"cubes": {**NONE, "booster": 19}})
    assert table.why_not("booster") is None


@rule("etherium.transform.cards", "etherium.transform.price")
@pytest.mark.parametrize(("people", "cards", "ether"), [(people, *deal) for people, deal in CARDS.items()])
def test_a_people_gets_its_number_of_flash_cards_for_its_price(people: str, cards: int, ether: int) -> None:
    table = transforming("cards", people, {"ether": ether - 1})
    assert table.why_not("cards") == table.view.failure == "etherium.transform.price"
    table = transforming("cards", people, {"ether": ether})
    names = ["timber", "scree", "lode"][:cards]
    told = table.play("cards", *names)
    assert (sorted(table.hand(0)), table.cubes(0)) == (sorted(names), {})
    assert [event for event in told.actor if isinstance(event, Moved)][ether:] == [drawn(card, 0) for card in names]
    assert [event for event in told.spectator if isinstance(event, Moved)][ether:] == [drawn(None, 0)] * cards


@rule("etherium.transform.once")
def test_only_etherisation_is_done_several_times_over_in_one_action() -> None:
    table = transforming("cards", "psolos", {"ether": 9})
    assert table.legal == {"cards"}
    table.play("cards", "timber", "scree")
    assert (table.cubes(0), len(table.hand(0))) == ({"ether": 8}, 2)
    table = transforming("booster", "psolos", {"ether": 9})
    table.do("booster")
    assert (table.cubes(0), table.view.number) == ({"ether": 6, "booster": 1}, 2)
    table = transforming("capacity", "psolos", {"ether": 9})
    table.do("capacity omen")
    assert (table.cubes(0), table.of(0).capacities, table.view.number) == ({"ether": 6}, ("omen",), 2)


@rule("etherium.transform.capacity", "etherium.transform.price")
@pytest.mark.parametrize(("people", "ether"), CAPACITY.items())
def test_a_capacity_costs_the_price_of_the_people_in_ether(people: str, ether: int) -> None:
    table = transforming("capacity", people, {"ether": ether - 1, "wood": 9, "rock": 9, "metal": 9})
    assert table.why_not("capacity omen") == table.view.failure == "etherium.transform.price"
    table = transforming("capacity", people, {"ether": ether})
    assert table.legal == {"capacity resource", "capacity omen", "capacity voyage"}
    told = table.play("capacity voyage").everybody
    assert told[ether] == bought("voyage", 0)
    assert (table.of(0).capacities, table.cubes(0)) == (("voyage",), {})


@rule("etherium.transform.capacity", "etherium.transform.price")
@pytest.mark.parametrize(("capacity", "extra"), EXTRA.items())
def test_some_capacities_cost_basic_cubes_in_addition(capacity: str, extra: dict[str, int]) -> None:
    table = transforming("capacity", "psolos", {"ether": 3, **extra})
    table.do(f"capacity {capacity}")
    assert (table.of(0).capacities, table.cubes(0)) == ((capacity,), {})
    for name, count in extra.items():
        table = transforming("capacity", "psolos", {**PLENTY_OF_ALL, name: count - 1})
        assert table.why_not(f"capacity {capacity}") == "etherium.transform.price"


@rule("etherium.transform.capacity")
def test_the_buyer_chooses_among_all_capacities_that_can_be_paid() -> None:
    table = transforming("capacity", "psolos", PLENTY_OF_ALL)
    assert table.can("capacity") == set(CAPACITY_NAMES)


@rule("etherium.transform.one-capacity-of-each")
def test_nobody_has_a_capacity_twice() -> None:
    table = transforming("capacity", "psolos", PLENTY_OF_ALL, own={"capacities": ["omen", "fate"]})
    assert table.why_not("capacity omen") == "etherium.transform.one-capacity-of-each"
    assert table.can("capacity") == set(CAPACITY_NAMES) - {"omen", "fate"}


@rule("etherium.transform.one-capacity-of-each", "etherium.act.consolation")
def test_who_has_all_capacities_cannot_buy_another() -> None:
    table = transforming("capacity", "psolos", PLENTY_OF_ALL, own={"capacities": list(CAPACITY_NAMES)})
    assert table.view.failure == "etherium.transform.one-capacity-of-each"
    assert table.legal == {"take wood", "take rock", "take metal", "pass"}


@rule("etherium.transform.capacity-stock", "etherium.components.pieces")
def test_of_each_capacity_there_are_two() -> None:
    peoples = ["psolos", "reces", "ertis"]
    omen = {"capacities": ["omen"]}
    rich = {"cubes": PLENTY_OF_ALL}
    table = acting(0, "capacity", peoples=peoples, players=[rich, omen, omen])
    assert table.why_not("capacity omen") == "etherium.transform.capacity-stock"
    assert table.why_not("capacity resource") is None
    table = acting(0, "capacity", peoples=peoples, players=[rich, omen, {}])
    table.do("capacity omen")
    assert table.of(0).capacities == ("omen",)


@rule("etherium.transform.capacity-stock")
def test_when_everything_is_sold_the_action_fails_for_that_reason() -> None:
    everything = {"capacities": list(CAPACITY_NAMES)}
    table = acting(
        0, "capacity", peoples=["psolos", "reces", "ertis"], players=[{"cubes": PLENTY_OF_ALL}, everything, everything]
    )
    assert table.view.failure == "etherium.transform.capacity-stock"


@rule("etherium.transform.price", "etherium.transform.capacity-stock")
def test_what_is_too_dear_counts_before_what_is_sold_out() -> None:
    """All but Omen are sold out and Omen cannot be paid; then Omen is owned already."""
    others = {"capacities": [name for name in CAPACITY_NAMES if name != "omen"]}
    peoples = ["psolos", "reces", "ertis"]
    table = acting(0, "capacity", peoples=peoples, players=[{"cubes": NONE}, others, others])
    assert table.view.failure == "etherium.transform.price"
    table = acting(0, "capacity", peoples=peoples, players=[{"cubes": NONE, "capacities": ["omen"]}, others, others])
    assert table.view.failure == "etherium.transform.capacity-stock"


@rule("etherium.transform.booster", "etherium.transform.price")
@pytest.mark.parametrize(("people", "ether"), BOOSTER.items())
def test_a_booster_costs_the_price_of_the_people_in_ether(people: str, ether: int) -> None:
    table = transforming("booster", people, {"ether": ether - 1})
    assert table.why_not("booster") == table.view.failure == "etherium.transform.price"
    table = transforming("booster", people, {"ether": ether})
    told = table.play("booster").everybody
    assert told[: ether + 1] == [
        *[paid("ether", 0)] * ether,
        gained("booster", 0),
    ]
    assert table.cubes(0) == {"booster": 1}


@rule("etherium.transform.price", "etherium.people.hivalia-season")
@pytest.mark.parametrize(
    ("slot", "action", "price"), [("cards", "cards", 1), ("capacity", "capacity omen", 3), ("booster", "booster", 3)]
)
def test_in_its_season_hivalia_pays_one_ether_less(slot: str, action: str, price: int) -> None:
    own_season = {"season": "hivalia-1", "season_number": 2}
    table = transforming(slot, "hivalia", {"ether": price}, **own_season)
    table.play(action, *(["timber", "scree", "lode"] if slot == "cards" else []))
    assert "ether" not in table.cubes(0)
    assert transforming(slot, "hivalia", {"ether": price - 1}, **own_season).why_not(action) == (
        "etherium.transform.price"
    )
    assert transforming(slot, "hivalia", {"ether": price}).why_not(action) == "etherium.transform.price"


@rule("etherium.transform.price", "etherium.people.hivalia-season")
def test_in_its_season_the_rate_of_hivalia_stays_the_same() -> None:
    own_season = {"season": "hivalia-1", "season_number": 2}
    assert transforming("etherise", "hivalia", {"wood": 1}, **own_season).why_not("etherise 1") == (
        "etherium.transform.price"
    )


@rule("etherium.transform.price", "etherium.season.transform")
def test_a_season_offers_every_transformation_at_its_price() -> None:
    players = {0: {"cubes": {"wood": 2, "rock": 0, "metal": 2, "ether": 3}}}
    table = at(season="hivalia-2", step="season-paid", seat=0, players=players)
    assert table.legal == {
        *("etherise 1", "etherise 2", "cards", "booster", "pass"),
        *(f"capacity {name}" for name in ("resource", "omen", "voyage", "harvest", "armour")),
    }
    table.do("booster")
    assert table.cubes(0) == {"wood": 2, "metal": 2, "booster": 1}


@rule("etherium.transform.price", "etherium.flash.still")
def test_a_card_allows_one_transformation_at_its_price() -> None:
    table = window("season-flash", 0, "still", players={0: {"cubes": {"wood": 2, "rock": 1, "metal": 0, "ether": 0}}})
    table.do("play still")
    assert table.legal == {"etherise 1"}
    table.do("etherise 1", "pay wood")
    assert table.step == ("pay", 0)
    table.do("pay rock")
    assert table.cubes(0) == {"wood": 1, "ether": 1}
    assert table.view.step == "program"


@rule("etherium.transform.once", "etherium.act.programmed")
def test_a_programmed_transformation_is_the_one_that_was_programmed() -> None:
    table = transforming("booster", "psolos", PLENTY_OF_ALL)
    assert table.legal == {"booster"}
    for action in ("etherise 1", "cards", "capacity omen"):
        assert table.why_not(action) == "etherium.act.programmed"
