"""The end of the year: stars by source, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import StarsCounted
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import Ended
from tests.games.etherium.battles import army, fought
from tests.games.etherium.tables import Scene, conflict, gained, window
from tests.rules_marker import rule

NOTHING = {
    "cubes": {"wood": 0, "rock": 0, "metal": 0, "ether": 0, "booster": 0},
    "levels": {"guide": 0},
}


def player(**more: Any) -> dict[str, Any]:
    """A player without stars and cubes, but for what is told."""
    entry = {name: {**value, **more.pop(name, {})} for name, value in NOTHING.items()}
    return {**entry, **more}


def ended(*players: dict[str, Any], **more: Any) -> Scene:
    """The year is over; the last seat held one card and played it not."""
    last = len(players) - 1
    peoples = ["psolos", "reces", "hivalia", "ertis"][: len(players)]
    entries = {seat: {**entry, "plan": ["connect-1"]} for seat, entry in enumerate(players)}
    table = window("end-flash", last, "charge", players=entries, peoples=peoples, season_number=7, **more)
    table.play("pass")
    return table


def outcome(table: Scene) -> Outcome:
    found = table.state.outcome()
    assert found is not None
    return found


def scored(**more: Any) -> tuple[dict[str, int], int]:
    """The stars of a player by source, without sources that brought none, and their sum as it was counted."""
    table = ended(player(**more), player())
    stars = {source: count for source, count in table.of(0).stars.items() if count}
    return stars, outcome(table).scores[0]


@rule("etherium.end.count")
def test_the_stars_are_counted_after_the_last_window_of_the_seventh_season() -> None:
    players = {0: {"plan": ["connect-1"]}}
    table = window("end-flash", 3, "timber", players=players, season_number=7)
    assert table.state.outcome() is None
    told = table.play("pass")
    assert table.view.step == "over"
    assert isinstance(told.everybody[-1], Ended)
    assert table.state.actors() == ()
    assert table.why_not("pass", seat=3) == "table.match-over"


@rule("etherium.end.count")
def test_the_year_goes_on_after_the_sixth_season() -> None:
    seen = ["night", "psolos-1", "reces-1", "hivalia-1", "ertis-1", "meinas-1"]
    table = window("end-flash", 3, "charge", season_number=6, seasons_seen=seen)
    table.play("pass", "timber", "scree", "lode", "provisions", "mauhea-1")
    assert table.state.outcome() is None
    assert table.view.season_number == 7


@rule("etherium.end.count")
def test_the_conflicts_after_the_last_action_count_before_the_stars_do() -> None:
    players = {
        0: army("large-1", plan=["connect-1"]),
        2: army("large-1", plan=["connect-1"], hand=["timber"]),
    }
    table = conflict(players=players, season_number=7)
    table.play("pass", [1])
    table.play("guide 0", [2])
    assert table.of(0).tokens == {"army": 1}
    assert table.step == ("flee", 2)
    told = table.play("flee between-1")
    assert table.step == ("end-flash", 2)
    assert table.view.number == 0
    told = table.play("play timber")
    assert gained("wood", 2) in told.everybody
    assert table.view.step == "over"
    assert outcome(table).scores[0] == 2


@rule("etherium.end.count")
def test_without_cards_the_year_ends_with_the_last_conflict() -> None:
    table = conflict(players={0: army("large-1", plan=["connect-1"]), 2: army("large-1")}, season_number=7)
    fought(table, [1], [2])
    told = table.play("flee between-1")
    assert Ended((0,), "etherium.end.stars") in told.everybody
    assert outcome(table).scores[0] == 2


@rule("etherium.end.guides")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_a_guide_is_worth_a_star_for_each_level(level: int) -> None:
    assert scored(levels={"guide": level}) == ({"guide": level} if level else {}, level)


@rule("etherium.end.guides")
def test_the_levels_of_other_units_are_worth_nothing() -> None:
    assert scored(levels={"collector": 4, "army": 4, "defence": 4}) == ({}, 0)


@rule("etherium.end.ether-cubes")
@pytest.mark.parametrize(("cubes", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (19, 9)])
def test_two_ether_cubes_are_worth_a_star(cubes: int, stars: int) -> None:
    assert scored(cubes={"ether": cubes}) == ({"ether": stars} if stars else {}, stars)


@rule("etherium.end.ether-cubes")
def test_all_other_cubes_are_worth_none() -> None:
    assert scored(cubes={"wood": 20, "rock": 20, "metal": 20, "booster": 2}) == ({}, 0)


@rule("etherium.end.stars")
@pytest.mark.parametrize(
    ("token", "count", "stars"),
    [("army", 1, 2), ("army", 5, 10), ("ether", 3, 3), ("connection", 2, 8), ("booster", 1, 4), ("sack", 1, 6)],
)
def test_victory_tokens_are_worth_their_stars(token: str, count: int, stars: int) -> None:
    assert scored(tokens={token: count}) == ({f"{token}-tokens": stars}, stars)


@rule("etherium.end.stars")
@pytest.mark.parametrize(
    ("capacity", "stars"),
    [("resource", 1), ("omen", 2), ("voyage", 2), ("harvest", 2), ("armour", 3), ("rampart", 3), ("fate", 3)],
)
def test_capacities_are_worth_their_stars(capacity: str, stars: int) -> None:
    assert scored(capacities=[capacity]) == ({"capacities": stars}, stars)


@rule("etherium.end.stars")
def test_the_stars_of_all_sources_are_added() -> None:
    stars, total = scored(
        tokens={"army": 2, "ether": 1, "connection": 1, "booster": 1, "sack": 1},
        capacities=["omen", "fate"],
        levels={"guide": 3},
        cubes={"ether": 5},
    )
    assert stars == {
        "army-tokens": 4,
        "ether-tokens": 1,
        "connection-tokens": 4,
        "booster-tokens": 4,
        "sack-tokens": 6,
        "capacities": 5,
        "guide": 3,
        "ether": 2,
    }
    assert total == 29


@rule("etherium.end.stars")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_whoever_has_the_most_stars_wins(winner: int) -> None:
    """By one star, though the others have more cubes and more Army tokens."""
    rich = player(levels={"guide": 2}, tokens={"army": 1}, cubes={"wood": 4})
    players = [player(tokens={"ether": 5}) if seat == winner else rich for seat in range(4)]
    table = ended(*players)
    scores = tuple(5 if seat == winner else 4 for seat in range(4))
    assert outcome(table) == Outcome((winner,), "etherium.end.stars", scores)
    assert table.view.winners == (winner,)
    assert table.view.ending == "etherium.end.stars"


@rule("etherium.end.stars")
def test_everybody_is_told_who_won_and_why() -> None:
    table = window("end-flash", 3, "charge", players={2: {"tokens": {"sack": 1}}}, season_number=7)
    told = table.play("pass")
    assert told.everybody[-1] == Ended((2,), "etherium.end.stars")
    assert [(event.seat, event.stars) for event in told.of(StarsCounted)] == [
        (seat, table.of(seat).stars) for seat in table.seats
    ]


@rule("etherium.end.cubes")
@pytest.mark.parametrize("cube", ["wood", "rock", "metal", "booster"])
def test_of_equally_many_stars_more_basic_cubes_and_boosters_win(cube: str) -> None:
    table = ended(
        player(tokens={"army": 3}, cubes={"wood": 2}),
        player(tokens={"sack": 1}, cubes={"wood": 2, cube: 2 if cube != "wood" else 3}),
        player(cubes={"metal": 9}),
    )
    assert outcome(table) == Outcome((1,), "etherium.end.cubes", (6, 6, 0))


@rule("etherium.end.cubes")
def test_an_odd_ether_cube_breaks_no_tie() -> None:
    table = ended(player(cubes={"ether": 1, "wood": 1}), player(cubes={"wood": 2}))
    assert outcome(table) == Outcome((1,), "etherium.end.cubes", (0, 0))


@rule("etherium.end.army-tokens")
def test_of_equally_many_cubes_more_army_tokens_win() -> None:
    table = ended(
        player(tokens={"army": 1, "connection": 1}, cubes={"wood": 3}),
        player(tokens={"army": 2, "ether": 2}, cubes={"booster": 1, "metal": 2}),
        player(tokens={"army": 2}, cubes={"wood": 4}),
    )
    assert outcome(table) == Outcome((1,), "etherium.end.army-tokens", (6, 6, 4))


@rule("etherium.end.shared")
def test_if_everything_is_equal_the_victory_is_shared_by_those_tied() -> None:
    best = player(tokens={"army": 1, "ether": 1}, cubes={"wood": 1})
    table = ended(player(cubes={"wood": 9}), best, player(tokens={"army": 1}), best)
    assert outcome(table) == Outcome((1, 3), "etherium.end.shared", (0, 3, 2, 3))
    assert table.view.winners == (1, 3)


@rule("etherium.end.shared")
def test_all_can_share_the_victory() -> None:
    table = ended(*[player() for _ in range(4)])
    assert outcome(table) == Outcome((0, 1, 2, 3), "etherium.end.shared", (0, 0, 0, 0))
