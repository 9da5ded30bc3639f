"""Statistics and progress sheets, folded from results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from aerodrome.games.celestia_duo import GAME, catalogue
from aerodrome.protocol.bodies import Statistics
from aerodrome.server.playing_time import LONGEST_PAUSE, PlayingTime
from aerodrome.server.statistics import (
    FORM,
    MOST_RECENT,
    by_game,
    once_each,
    sheet_after,
    sheet_of,
    statistics_of,
    tally,
)
from aerodrome.server.store import Change, GuestRow, LogRow, ResultRow, Store, TableRow, TableState
from tests.server.gathering import LINK, ME, Listener, Party, at_a_party, mixed
from tests.server.test_seats import refused

BOXES = catalogue.read(catalogue.own_text()).distances
FIRST, SECOND, THIRD = BOXES["normal"][:3]
ANN, BOB = GuestRow("ann", "Ann", "teal", 1.0), GuestRow("bob", "Bob", "plum", 1.0)


def aerion(at: int, won: bool, *, options: str = '{"pixies":2}', score: int | None = None, seat: int = 0) -> ResultRow:
    return ResultRow(f"t{at}", seat, "ann", "aerion", options, 1, "ann", won, False, score, float(at))


def duo(
    at: int,
    won: bool,
    distance: int = FIRST,
    *,
    mode: str = "normal",
    guest: str = "ann",
    seat: int = 0,
    together: str = "ann,bob",
) -> ResultRow:
    options = msgspec.json.encode({"mode": mode, "distance": distance}).decode()
    return ResultRow(f"t{at}", seat, guest, "celestia_duo", options, 2, together, won, False, None, float(at))


# Tallies


def test_a_streak_counts_the_last_wins_in_a_row() -> None:
    (counted,) = tally([aerion(at, won) for at, won in enumerate((True, True, True, False, True, True))])
    assert (counted.played, counted.won, counted.streak, counted.best_streak) == (6, 5, 2, 3)
    assert (counted.game, counted.options, counted.seats) == ("aerion", {"pixies": 2}, 1)
    (lost,) = tally([aerion(1, True), aerion(2, False)])
    assert (lost.streak, lost.best_streak) == (0, 1)


def test_matches_are_counted_apart_by_game_seats_and_options() -> None:
    results = [
        aerion(1, True),
        aerion(2, True, options='{"pixies":3}'),
        aerion(3, False, options='{ "pixies": 2 }'),
        aerion(4, True)._replace(seats=2),
        duo(5, True),
    ]
    counted = tally(results)
    assert [(one.game, one.seats, one.played) for one in counted] == [
        ("celestia_duo", 2, 1),
        ("aerion", 2, 1),
        ("aerion", 1, 2),
        ("aerion", 1, 1),
    ]


def test_options_are_the_same_in_any_order() -> None:
    (counted,) = tally([aerion(1, True, options='{"a":1,"b":2}'), aerion(2, True, options='{"b":2,"a":1}')])
    assert counted.played == 2


def test_the_best_score_is_the_highest_that_there_was() -> None:
    assert [one.best_score for one in tally([aerion(1, True)])] == [None]
    assert [one.best_score for one in tally([aerion(1, True, score=7), aerion(2, False, score=3)])] == [7]
    assert [one.best_score for one in tally([aerion(1, True, score=-7), aerion(2, False)])] == [-7]


def test_the_form_is_the_last_ten_matches_the_newest_first() -> None:
    results = [aerion(at, at % 3 == 0) for at in range(14)]
    results[12] = results[12]._replace(won=False, resigned=True)
    (counted,) = tally(results)
    assert counted.form == ("lost", "resigned", "lost", "lost", "won", "lost", "lost", "won", "lost", "lost")
    assert len(counted.form) == FORM


def test_how_long_matches_took_is_the_mean_of_those_that_tell() -> None:
    results = [aerion(at, True) for at in range(4)]
    assert [(one.turns, one.seconds) for one in tally(results)] == [(None, None)]
    results[1] = results[1]._replace(turns=20, seconds=100)
    results[2] = results[2]._replace(turns=31, seconds=101)
    results[3] = results[3]._replace(seconds=300)
    assert [(one.turns, one.seconds) for one in tally(results)] == [(25.5, 167.0)]


def test_the_trend_tells_how_many_of_ten_were_won_for_the_last_matches() -> None:
    results = [aerion(at, at >= 5) for at in range(12)]
    assert [one.trend for one in by_game(results[:9])] == [()]
    assert [one.trend for one in by_game(results)] == [(5, 6, 7)]
    long = [aerion(at, at < 30) for at in range(40)]
    assert [one.trend for one in by_game(long)] == [(*[10] * 10, *range(9, -1, -1))]


def test_a_break_between_two_decisions_is_left_out() -> None:
    time = PlayingTime()
    for at in (1000.0, 1010.0, 1010.0 + LONGEST_PAUSE, 9000.0, 8990.0, 8995.5):
        time.note(at)
    assert time.seconds == 10 + LONGEST_PAUSE + 5.5


def test_a_game_is_counted_over_all_its_options_and_its_streak_goes_on() -> None:
    results = [aerion(1, True, score=4), duo(2, False), aerion(3, True, options='{"pixies":3}', score=6)]
    assert [(one.game, one.played, one.won, one.streak, one.best_score, one.form) for one in by_game(results)] == [
        ("aerion", 2, 2, 2, 6, ("won", "won")),
        ("celestia_duo", 1, 0, 0, None, ("lost",)),
    ]


def test_whoever_sat_in_two_seats_of_a_table_played_one_match() -> None:
    rows = [aerion(2, False, seat=1), aerion(2, True, seat=0), aerion(1, False)]
    assert [(row.table, row.seat) for row in once_each(rows)] == [("t1", 0), ("t2", 0)]


# Sheets


def test_a_win_from_the_box_whose_turn_it_is_ticks_it() -> None:
    row = sheet_after(GAME, [duo(1, True), duo(2, False, SECOND), duo(3, True, SECOND)])["normal"]
    assert (row.boxes, row.ticked, row.next) == (BOXES["normal"], (FIRST, SECOND), THIRD)


def test_the_order_in_which_matches_ended_does_not_matter() -> None:
    for first, second in ((1, 2), (2, 1)):
        results = [duo(second, True, SECOND), duo(first, True, FIRST)]
        assert sheet_after(GAME, results)["normal"].ticked == (FIRST, SECOND)


def test_the_two_results_of_a_match_tick_one_box() -> None:
    both = [duo(1, True, guest=guest, seat=seat) for seat, guest in enumerate(("ann", "bob"))]
    assert sheet_after(GAME, both)["normal"].ticked == (FIRST,)


def test_whoever_resigns_loses_the_box_for_both() -> None:
    rows = [duo(1, True), duo(1, False, guest="bob", seat=1)._replace(resigned=True)]
    assert sheet_after(GAME, rows)["normal"].ticked == ()


def test_quick_matches_have_no_row() -> None:
    assert sheet_after(GAME, [duo(1, True, mode="quick")])["normal"].ticked == ()
    assert sheet_after(GAME, [duo(1, True, mode="expert")])["expert"].ticked == (FIRST,)


# From the store


def table(id: str, game: str) -> TableRow:
    return TableRow(id, game, "1", "hash", None, "{}", "[]", b"seed", False, None, 60, "ann", 1.0)


async def counted(path: Path, results: Sequence[ResultRow], guest: GuestRow, lang: str = "en") -> Statistics:
    store = await Store.open(str(path))
    try:
        for one in (ANN, BOB, GuestRow("cyd", None, "sand", 1.0)):
            await store.add_guest(one)
        for id, game in {row.table: row.game for row in results}.items():
            own = tuple(row for row in results if row.table == id)
            change = Change(id, (), TableState("over", "", own[0].ended), results=own)
            await store.create_table(table(id, game), change)
        return await statistics_of(guest, store, lang)
    finally:
        await store.close()


def test_a_guest_sees_only_their_own_results(tmp_path: Path) -> None:
    results = [aerion(1, True), duo(2, False), duo(2, False, guest="bob", seat=1)]
    found = asyncio.run(counted(tmp_path / "a.db", results, BOB))
    assert [row.game for row in found.recent] == ["celestia_duo"]
    assert [(one.game, one.played) for one in found.tallies] == [("celestia_duo", 1)]


def test_the_last_twenty_results_are_shown_the_newest_first(tmp_path: Path) -> None:
    found = asyncio.run(counted(tmp_path / "a.db", [aerion(at, at % 2 == 0) for at in range(25)], ANN))
    assert [row.table for row in found.recent] == [f"t{at}" for at in range(24, 24 - MOST_RECENT, -1)]
    assert found.tallies[0].played == 25
    assert found.sheets == ()


def test_each_pair_has_a_sheet_of_its_own(tmp_path: Path) -> None:
    results = [
        duo(1, True),
        duo(1, True, guest="bob", seat=1),
        duo(2, True, SECOND),
        duo(2, True, SECOND, guest="bob", seat=1),
        duo(3, False, together="ann,bot:steady"),
        duo(4, True, together="ann,cyd"),
        duo(5, True, together="ann,here:"),
        duo(7, True, together="ann,here:Zoe, the cat"),
        duo(6, True, mode="quick", together="ann,zed"),
    ]
    found = asyncio.run(counted(tmp_path / "a.db", results, ANN))
    assert [(sheet.together_with, sheet.ticked["normal"], sheet.next["normal"]) for sheet in found.sheets] == [
        (("Zoe, the cat",), (FIRST,), SECOND),
        (("someone on this device",), (FIRST,), SECOND),
        (("someone",), (FIRST,), SECOND),
        (("bot:steady",), (), FIRST),
        (("Bob",), (FIRST, SECOND), THIRD),
    ]


def test_both_of_a_pair_see_the_same_sheet(tmp_path: Path) -> None:
    results = [duo(1, True), duo(1, True, guest="bob", seat=1)]
    (sheet,) = asyncio.run(counted(tmp_path / "a.db", results, BOB, "fr")).sheets
    assert (sheet.together_with, sheet.ticked["normal"]) == (("Ann",), (FIRST,))


@pytest.mark.parametrize(("lang", "somebody"), [("en", "someone"), ("fr", "quelqu’un")])
def test_those_without_a_name_are_called_something(tmp_path: Path, lang: str, somebody: str) -> None:
    (sheet,) = asyncio.run(counted(tmp_path / "a.db", [duo(1, True, together="ann,cyd")], ANN, lang)).sheets
    assert sheet.together_with == (somebody,)


def test_a_table_tells_the_sheet_of_those_who_play_there(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob, eve = [await party.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await party.table(ann, "celestia_duo", ME, LINK, options={"mode": "normal"})
        with refused("not-begun"):
            await table.together(ann)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        await mixed(table, await Listener(0, ann).look(table), await Listener(1, bob).look(table))
        with refused("forbidden"):
            await table.together(eve)
        together = await table.together(bob)
        assert together == await table.together(ann)
        before = await sheet_of(bob, GAME, together, party.store)
        assert (before.together_with, before.ticked) == (("Ann",), {"normal": (), "expert": ()})
        assert before.boxes == BOXES
        won = duo(1, True)._replace(table=table.id, together=together)
        results = (won._replace(guest=ann.id), won._replace(guest=bob.id, seat=1))
        number = table.ledger.length + 1
        await party.store.append(Change(table.id, (LogRow(number, 1.0, "{}"),), results=results))
        after = await sheet_of(ann, GAME, together, party.store)
        assert (after.together_with, after.ticked["normal"], after.next["normal"]) == (("Bob",), (FIRST,), SECOND)

    at_a_party(tmp_path, happens)
