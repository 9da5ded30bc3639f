"""Results in a file: they are read as they were written, and damage is found."""

from __future__ import annotations

import json

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.kernel import BadInput
from aerodrome.lab import Header, Simulation, header, read_results, simulate, written

SIMULATION = Simulation(game="aerion", bots=("random",), matches=5, seed=-(2**100), options={"pixies": 1})


def lines() -> list[bytes]:
    return [written(header(SIMULATION)), *map(written, simulate(SIMULATION, workers=1))]


def test_results_are_read_as_they_were_written() -> None:
    first, results = read_results(lines())
    assert first == header(SIMULATION)
    assert list(results) == list(simulate(SIMULATION, workers=1))


def test_what_the_table_was_like_is_read_as_it_was_written() -> None:
    chase = Simulation(game="celestia_duo", bots=("random", "random"), matches=3, seed=7)
    _, results = read_results([written(header(chase)), *map(written, simulate(chase, workers=1))])
    found = list(results)
    assert found == list(simulate(chase, workers=1))
    assert {(result.facts["pirate"], result.facts["distance"]) for result in found} == {("artorius", 12)}


def test_the_header_tells_all_that_decides_how_matches_go() -> None:
    assert header(SIMULATION) == Header(
        format="aerodrome simulation",
        version=1,
        aerodrome=aerodrome.__version__,
        game="aerion",
        rules_version=GAME.rules_version,
        catalogue_hash=GAME.catalogue_hash,
        options=GAME.settle_options({"pixies": 1}),
        seats=("bot:random",),
        seed=str(-(2**100)),
        matches=5,
    )


def test_every_line_is_an_object_of_its_own() -> None:
    assert all(line.endswith(b"\n") and line.count(b"\n") == 1 for line in lines())
    assert [json.loads(line).get("match") for line in lines()] == [None, 0, 1, 2, 3, 4]


@pytest.mark.parametrize("damage", [b"", b"7", b"\xff", b'{"match": "x"}', b'{"format": "x"}', lines()[1][:20]])
def test_a_damaged_line_is_named(damage: bytes) -> None:
    with pytest.raises(BadInput, match=r"Line 1 of the results cannot be read: "):
        read_results([damage])
    _, results = read_results([lines()[0], lines()[1], damage])
    with pytest.raises(BadInput, match=r"Line 3 of the results cannot be read: "):
        list(results)


def test_nothing_at_all_is_no_file_of_results() -> None:
    with pytest.raises(BadInput, match="Line 1"):
        read_results([])


def test_another_format_is_refused() -> None:
    for field, value in (("version", 2), ("format", "something else")):
        other = json.dumps(json.loads(lines()[0]) | {field: value}).encode()
        with pytest.raises(BadInput, match=r"this version reads aerodrome simulation 1\."):
            read_results([other])
