"""Boosters: action tokens, the Booster token, and what is lost with a stolen one."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import ActionTokensChanged
from tests.games.etherium.tables import Scene, acting, at, awarded, stolen, window
from tests.rules_marker import rule

TWO = ["psolos", "ertis"]
SIX_ACTIONS = ["collect-mine", "collect-mountain", "collect-ether", "cards", "capacity", "booster"]
"""None of them is possible for a people in a forest without cubes."""


def boosters(count: int, **more: Any) -> dict[str, Any]:
    return {"cubes": {"wood": 0, "rock": 0, "metal": 0, "ether": 0, "booster": count}, **more}


def next_season(table: Scene) -> Scene:
    """Go on from the last window of a season, in which one seat is asked, to the next one."""
    assert table.view.step == "end-flash"
    table.play("pass", "scree", "lode", "reces-1")
    assert (table.view.season_number, table.view.season) == (3, "reces-1")
    return table


def after_a_siege(stolen_from: int, owned: int = 0, **more: Any) -> Scene:
    """An army of seat 0 has beaten the city of seat 1, which has so many boosters; seat 1 has further actions."""
    thief = boosters(
        owned, spaces={"collector": "outer-1", "army": "city-2"}, fights="army", total=9, plan=["connect-1"]
    )
    victim = boosters(
        stolen_from,
        spaces={"collector": "outer-4", "army": "outer-4"},
        fights="defence",
        total=3,
        plan=SIX_ACTIONS,
    )
    thief |= more.pop("thief", {})
    return at(
        peoples=TWO,
        step="siege",
        seat=0,
        number=more.pop("number", 1),
        conflict="siege",
        place="city-2",
        winner=0,
        victim=1,
        players=[thief, {**victim, **more.pop("victim", {})}],
        **more,
    )


@rule("etherium.booster.action-tokens", "etherium.program.token-count")
@pytest.mark.parametrize(("count", "tokens"), [(0, 4), (1, 5), (2, 6), (3, 6), (5, 6)])
def test_the_first_booster_unlocks_token_5_and_the_second_token_6(count: int, tokens: int) -> None:
    players = [boosters(count, hand=["timber"]), boosters(0)]
    table = next_season(at(peoples=TWO, step="end-flash", seat=0, players=players))
    assert [table.of(seat).action_tokens for seat in (0, 1)] == [tokens, 4]


@rule("etherium.booster.action-tokens")
def test_a_booster_that_was_just_bought_unlocks_its_token_only_in_the_next_season() -> None:
    own = {"cubes": {"ether": 3}, "plan": ["connect-1", "connect-2", "cards", "booster"], "hand": ["timber"]}
    table = acting(0, "booster", peoples=TWO, number=4, players=[own, {}])
    table.do("booster", "pass")
    assert table.step == ("end-flash", 0)
    assert table.of(0).action_tokens == 4
    table = next_season(table)
    assert table.of(0).action_tokens == 5


@rule("etherium.booster.third", "etherium.token.boosters")
@pytest.mark.parametrize(("before", "tokens"), [(0, {}), (1, {}), (2, {"booster": 1}), (3, {"booster": 1})])
def test_the_third_booster_brings_the_booster_token(before: int, tokens: dict[str, int]) -> None:
    own = {"cubes": {"ether": 3, "booster": before}, "tokens": {"booster": 1} if before > 2 else {}}
    table = acting(0, "booster", peoples=TWO, players=[own, {}])
    told = table.play("booster").everybody
    assert table.of(0).tokens == tokens
    assert (awarded("booster", 0) in told) == (before == 2)


@rule("etherium.booster.third", "etherium.token.boosters")
def test_nobody_gets_a_second_booster_token() -> None:
    """Who lost the third booster keeps the token, and gets no other one for a new third booster."""
    own = {"cubes": {"ether": 3, "booster": 2}, "tokens": {"booster": 1}}
    table = acting(0, "booster", peoples=TWO, players=[own, {}])
    table.do("booster")
    assert table.of(0).tokens == {"booster": 1}


@rule("etherium.booster.third", "etherium.booster.lost")
def test_a_booster_token_is_kept_when_the_third_booster_is_stolen() -> None:
    table = after_a_siege(3, victim={"tokens": {"booster": 1}})
    table.do("siege booster")
    assert (table.cubes(1), table.of(1).tokens) == ({"booster": 2}, {"booster": 1})


@rule("etherium.booster.third")
def test_a_stolen_third_booster_brings_the_thief_the_booster_token() -> None:
    table = after_a_siege(1, owned=2)
    table.do("siege booster")
    assert (table.cubes(0), table.of(0).tokens) == ({"booster": 3}, {"booster": 1, "sack": 1})


@rule("etherium.booster.treasure")
def test_a_city_may_hold_any_number_of_boosters() -> None:
    table = acting(0, "booster", peoples=TWO, players=[{"cubes": {"ether": 3, "booster": 16}}, {}])
    table.do("booster")
    assert table.of(0).cubes["booster"] == 17


@rule("etherium.booster.treasure", "etherium.theft.victim")
def test_neither_a_card_nor_a_connection_steals_boosters() -> None:
    players = [{"hand": ["raid"]}, boosters(3)]
    table = window("number-flash", 0, "raid", peoples=TWO, players=players)
    assert table.why_not("play raid") == "etherium.flash.no-effect"
    table = acting(0, "connect-1", peoples=TWO, players=[{}, boosters(3)])
    table.play("connect 1", [5])
    assert table.cubes(1) == {"booster": 3}


@rule("etherium.booster.treasure", "etherium.siege.booster")
def test_a_siege_can_take_a_booster() -> None:
    table = after_a_siege(1)
    told = table.play("siege booster").everybody
    assert told[1] == stolen("booster", 0, 1)
    assert (table.cubes(0), table.cubes(1)) == ({"booster": 1}, {})


@rule("etherium.booster.lost")
def test_what_is_programmed_is_still_carried_out_after_a_booster_is_stolen() -> None:
    """The city that loses its second booster plays all six actions of this season."""
    table = after_a_siege(2)
    table.do("siege booster")
    assert table.of(1).action_tokens == 6
    for number in range(2, 6):
        assert (table.step, table.view.number) == (("act", 1), number)
        table.do("pass")
    assert (table.step, table.view.number) == (("act", 1), 6)


@rule("etherium.booster.lost", "etherium.program.token-count")
@pytest.mark.parametrize(("had", "tokens"), [(1, 4), (2, 5), (3, 6)])
def test_the_second_booster_takes_token_6_with_it_and_the_third_takes_none(had: int, tokens: int) -> None:
    last = 4 + min(had, 2)
    table = after_a_siege(had, number=last, victim={"plan": SIX_ACTIONS[:last], "hand": ["timber"]})
    table.do("siege booster")
    if table.view.step == "discipline":
        table.do("pass")
    assert table.step == ("end-flash", 1)
    assert table.of(1).action_tokens == last
    table = next_season(table)
    assert [table.of(seat).action_tokens for seat in (0, 1)] == [5, tokens]


@rule("etherium.booster.lost")
def test_the_thief_may_use_the_token_from_the_next_season_on() -> None:
    four = {"plan": SIX_ACTIONS[:4]}
    table = after_a_siege(1, number=4, thief=four, victim={**four, "hand": ["timber"]})
    told = table.play("siege booster")
    assert table.of(0).action_tokens == 4
    assert told.of(ActionTokensChanged) == []
    assert next_season(table).of(0).action_tokens == 5
