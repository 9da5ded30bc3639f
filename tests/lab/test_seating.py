"""Who sits where: in rotation, every bot and every people sits everywhere equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from aerodrome.games.aerion import GAME as AERION
from aerodrome.games.etherium import GAME as ETHERIUM
from aerodrome.kernel import BadInput
from aerodrome.lab import Rotation, Seating, Simulation, simulate
from aerodrome.lab.simulate import PreparedSimulation

BOX = ("psolos", "reces", "hivalia", "ertis")
FOUR = ("a", "b", "b", "b")


def rotation(bots: tuple[str, ...], **options: Any) -> Rotation:
    return Rotation(ETHERIUM, ETHERIUM.settle_options(options), bots)


def peoples(seating: Seating) -> tuple[str, ...]:
    names = seating.options["peoples"]
    assert isinstance(names, tuple)
    return names


@pytest.mark.parametrize(
    ("seats", "extension", "block", "cycle"),
    [(2, "off", 12, 12), (3, "off", 12, 24), (4, "off", 4, 24), (5, "on", 30, 720), (6, "on", 6, 720)],
)
def test_in_every_block_each_people_sits_everywhere_equally_often(
    seats: int, extension: str, block: int, cycle: int
) -> None:
    found = rotation(("a",) * seats, extension=extension)
    assert (found.block, found.cycle) == (block, cycle)
    known = BOX if extension == "off" else (*BOX, "meinas", "mauhea")
    for begin in range(0, 3 * block, block):
        sat = Counter(place for index in range(begin, begin + block) for place in enumerate(peoples(found[index])))
        assert sat == dict.fromkeys(((seat, name) for seat in range(seats) for name in known), block // len(known))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_cycle_each_line_up_comes_once(seats: int) -> None:
    found = rotation(("a",) * seats)
    cycle = [peoples(found[index]) for index in range(found.cycle)]
    assert sorted(cycle) == sorted(permutations(BOX, seats))
    assert [peoples(found[found.cycle + index]) for index in range(found.cycle)] == cycle


def test_each_bot_sits_everywhere_with_each_people() -> None:
    found = rotation(FOUR)
    assert found.block == 16
    seatings = [found[index] for index in range(16)]
    sat = Counter((one.bots.index("a"), peoples(one)[one.bots.index("a")]) for one in seatings)
    assert sat == dict.fromkeys(((seat, name) for seat in range(4) for name in BOX), 1)


def test_a_chosen_line_up_turns_as_it_is() -> None:
    found = rotation(("a", "a", "a"), peoples=["ertis", "random", "reces"])
    assert found.cycle == 3
    assert [peoples(found[index]) for index in range(4)] == [
        ("ertis", "random", "reces"),
        ("reces", "ertis", "random"),
        ("random", "reces", "ertis"),
        ("ertis", "random", "reces"),
    ]


def test_a_game_without_line_ups_turns_its_bots() -> None:
    found = Rotation(AERION, AERION.settle_options({}), ("a", "b"))
    assert [found[index].bots for index in range(3)] == [("a", "b"), ("b", "a"), ("a", "b")]
    assert found[1].options == AERION.settle_options({})


def test_without_rotation_everybody_stays_and_peoples_are_drawn() -> None:
    table = PreparedSimulation(Simulation(game="etherium", bots=("random",) * 3, matches=9, seed=1))
    assert {table.seating(index).bots for index in range(9)} == {("random",) * 3}
    assert {peoples(table.seating(index)) for index in range(9)} == {()}


def test_tables_of_several_sizes_take_turns() -> None:
    plan = Simulation(game="etherium", bots=("random",) * 4, matches=8, seed=1, players=(2, 4), rotate=True)
    results = list(simulate(plan, workers=1))
    assert [result.seats for result in results] == [2, 4] * 4
    assert [len(result.bots) for result in results] == [2, 4] * 4
    fours = [tuple(seat["people"] for seat in result.seated) for result in results if result.seats == 4]
    assert len(set(fours)) == 4
    assert {tuple(sorted(map(str, names))) for names in fours} == {tuple(sorted(BOX))}


@pytest.mark.parametrize("players", [(0,), (2, 5), (-1,)])
def test_more_players_than_bots_are_refused(players: tuple[int, ...]) -> None:
    with pytest.raises(BadInput) as error:
        simulate(Simulation(game="etherium", bots=("random",) * 4, matches=8, seed=1, players=players))
    assert error.value.key == "error-players"
