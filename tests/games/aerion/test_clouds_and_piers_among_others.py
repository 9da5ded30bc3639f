"""Stone Clouds and Piers played together with other expansions."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import SHIP_NAMES
from aerodrome.games.aerion.expansions.flagship_events import FlagshipBuilt
from aerodrome.games.aerion.expansions.hellkite_events import HellkiteFlew
from aerodrome.games.aerion.expansions.hourglasses_events import HourglassRanOut
from aerodrome.games.aerion.expansions.piers_events import PierBuilt
from aerodrome.games.aerion.expansions.stone_clouds_events import CloudCracked
from aerodrome.kernel import Event
from tests.games.aerion.clouds_and_piers import (
    ALL_BUILT,
    FIVE_EQUAL,
    PAID_ONE,
    TWENTY_NINE,
    TWENTY_SIX,
    WORKERS,
    beside,
    clouds,
    debts,
    under,
)
from tests.games.aerion.tables import NOTHING, all_but, at

# Stone Clouds


def test_a_hammer_bird_counts_among_the_cards_of_the_archive() -> None:
    factories = {"factories": ["archive@AAA", "library@AA+BB"]}
    table = under(
        expansions=["stone-clouds", "flagship"],
        areas=factories,
        pulpit=["book@AAAA"],
        discards={"AAA": ["bird", "bird", "cocoon"]},
    ).do("book-retrieve AAA", "take bird", "take cocoon", "take bird")
    assert table.known("AAA") == ("bird", "cocoon", "bird")


def test_no_cloud_holds_the_flagship_down() -> None:
    aboard = ["incubi@AAA", "helix@AAA+BBB", "nut@AAAA", "cocoon@AAA"]
    table = under(
        "pinned-down",
        expansions=["stone-clouds", "flagship"],
        step="place",
        acquired="sognae@AAA",
        areas={"flagship": aboard},
    )
    assert FlagshipBuilt("flagship") in table.play("embark")


def test_phase_three_follows_the_last_strike() -> None:
    table = under(expansions=["stone-clouds", "hourglasses", "hellkite"], display={"AAA": "hourglass", "AAAA": "nut"})
    assert table.do("demolish none").play("strike intact") == [
        CloudCracked("cloud/1", None),
        HourglassRanOut("hourglass@AAA", "display/AAA", "discard/AAA"),
        HellkiteFlew("hellkite", 2),
    ]
    assert table.view.counters["strikes"] == 0
    assert table.view.step == "replenish"


def test_you_may_demolish_with_an_empty_display() -> None:
    table = under(expansions=["stone-clouds", "piers"], display={"AAA": "worker"}).do("hire AAA", "demolish none")
    assert table.legal == {"strike intact"}


@pytest.mark.parametrize(
    ("ships", "ending"), [(SHIP_NAMES, "aerion.end.win"), (all_but("bee"), "aerion.eggs.only-eggs-lost")]
)
def test_after_a_start_with_only_eggs_a_demolition_saves_you_only_by_winning(ships: list[str], ending: str) -> None:
    pieces = {**clouds("cracked"), "nest/AAA": "due"}
    table = under(expansions=["stone-clouds", "eggs"], display={"AAA": "egg"}, ships=ships, pieces=pieces)
    table.do("demolish none", "strike cracked")
    assert table.view.ending == ending


def test_nobody_gives_up_who_can_demolish() -> None:
    position = {"expansions": ["stone-clouds", "eggs"], "display": {"A+B+C+D+E": "egg"}, "pixies": 0}
    assert under("fragile-shells", **position).why_not("give-up") == "aerion.eggs.not-lost-yet"
    assert under("fragile-shells", **position, dice=TWENTY_NINE).legal == {"give-up"}


# Piers


def test_hiring_is_not_discarding_but_leaves_the_first_roll_behind() -> None:
    table = at(
        expansions=["flagship", "piers"],
        areas={"factories": ["research-lab", "security"]},
        display={**WORKERS, "AA+BB": "nut"},
    )
    table.play("roll", NOTHING)
    assert "research" in table
    table.do("hire AAA")
    assert table.why_not("research") == "aerion.flagship.research-after-first-roll"
    assert table.why_not("secure") == "aerion.flagship.security-after-discard"
    table.do("discard AAAA")
    table.play("keep 1", [1, 2, 3, 4, 6])
    assert "secure" in table


def test_no_die_is_turned_for_a_hired_worker() -> None:
    table = beside(expansions=["flagship", "piers"], areas={"factories": ["logistics", "security"]}, display=WORKERS)
    table.do("hire AAA")
    assert table.why_not("turn 1") == "aerion.flagship.logistics-after-discard"
    assert beside(
        expansions=["flagship", "piers"],
        areas={"factories": ["logistics", "security"]},
        display={**WORKERS, "AA+BB": "nut"},
    ).do("hire AAA", "discard AAAA").can("turn") == {"1", "2", "3", "4", "6"}


@pytest.mark.parametrize(("action", "done"), [("pay AAA", PAID_ONE), ("build-pier", PierBuilt("pier/1"))])
def test_phase_three_follows_payday_and_build(action: str, done: Event) -> None:
    table = at(
        expansions=["hourglasses", "piers", "hellkite"],
        dice=[6] * 6,
        display={"AAAA": "hourglass", "AAA": "helix"},
        areas=debts("AAA"),
    )
    assert table.play(action) == [
        done,
        HourglassRanOut("hourglass@AAAA", "display/AAAA", "discard/AAAA"),
        HellkiteFlew("hellkite", 2),
    ]
    assert table.view.step == "replenish"


@pytest.mark.parametrize(
    ("ships", "ending"), [(SHIP_NAMES, "aerion.end.win"), (all_but("bee"), "aerion.eggs.only-eggs-lost")]
)
def test_after_a_start_with_only_eggs_a_payday_saves_you_only_by_winning(ships: list[str], ending: str) -> None:
    table = at(
        expansions=["piers", "eggs"],
        dice=TWENTY_SIX,
        display={"AAA": "egg"},
        ships=ships,
        pieces={**ALL_BUILT, "nest/AAA": "due"},
        areas=debts("AAA"),
    ).do("pay AAA")
    assert table.view.ending == ending


@pytest.mark.parametrize(
    ("dice", "possible"), [(TWENTY_SIX, "pay AAA"), (FIVE_EQUAL, "build-pier"), (NOTHING, "give-up")]
)
def test_nobody_gives_up_who_can_pay_or_build(dice: list[int], possible: str) -> None:
    table = beside(
        "fragile-shells",
        expansions=["piers", "eggs"],
        dice=dice,
        display={"A+B+C+D+E": "egg"},
        pixies=0,
        areas=debts("AAA"),
    )
    assert table.legal == {possible}
