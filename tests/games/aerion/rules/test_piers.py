"""Expansion: the Piers, with the No Debt Policy."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.events import Discarded, LastCardLetGo, PhaseSkipped, Replenished
from aerodrome.games.aerion.expansions.piers_events import PierBuilt, WorkerHired, WorkerPaid
from aerodrome.kernel import BadInput, Outcome
from aerodrome.kernel.event_types import Ended
from tests.games.aerion.clouds_and_piers import (
    ALL_BUILT,
    FIVE_EQUAL,
    NONE_BUILT,
    PAID_ONE,
    TWENTY_SIX,
    WORKERS,
    beside,
    debts,
    payrolls,
)
from tests.games.aerion.tables import DISPLAY, NOTHING, all_but, at, set_up
from tests.rules_marker import rule

TWENTY_FIVE = [4, 4, 4, 4, 4, 5]
TWO_BUILT = {"pier/1": "built", "pier/2": "built"}
WORKER_IN_DISPLAY = "aerion.piers.worker-in-display"
ON_PAYROLL = "aerion.piers.worker-on-payroll"
ONE_WORKER = "aerion.piers.one-worker"


# Setting up


@rule("aerion.piers.setup-workers")
def test_two_workers_are_shuffled_into_each_deck() -> None:
    table = set_up(*DISPLAY.values(), expansions=["piers"])
    assert [table.unseen(deck)["worker"] for deck in DECK_NAMES] == [2] * 6
    assert [column.size for column in table.view.columns] == [9] * 6
    assert "worker" not in set_up(*DISPLAY.values()).unseen("AAA")


@rule("aerion.piers.setup-piers", "aerion.piers.payroll")
@pytest.mark.parametrize("seats", [1, 2])
def test_three_piers_begin_under_construction_and_payrolls_empty(seats: int) -> None:
    fleet = [0] * 3 if seats == 2 else []
    table = set_up(*["worker"] * 6, expansions=["piers"], seats=seats, before=fleet)
    assert table.view.pieces == NONE_BUILT
    assert payrolls(table) == ((), ())


# Workers


@rule("aerion.piers.not-acquired")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_worker_cannot_be_acquired(deck: str) -> None:
    dice = [1, 2, 3, 4, 5, 6] if deck == "A+B+C+D+E" else [5] * 6
    table = beside(dice=dice, display={**DISPLAY, deck: "worker"})
    assert table.why_not(f"acquire {deck}") == "aerion.piers.not-acquired"
    assert beside(dice=dice).why_not(f"acquire {deck}") is None


@rule("aerion.piers.reroll")
def test_a_worker_may_be_discarded_for_a_single_reroll() -> None:
    table = beside(display=WORKERS)
    assert table.play("discard AAA") == [Discarded("worker@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "reroll"
    assert table.why_not("hire AAAA") == "aerion.reroll.choose-dice-now"
    table.play("keep 1", [1, 2, 3, 4, 6])
    assert table.view.rerolls == 0
    assert table.why_not("keep 1") == "aerion.reroll.pay-first"
    assert payrolls(table) == ((), ())


@rule("aerion.piers.reroll")
def test_a_last_worker_is_not_discarded_for_a_reroll_but_may_be_let_go() -> None:
    table = beside(display={"AAA": "worker"})
    assert table.why_not("discard AAA") == "aerion.reroll.not-the-last-card"
    assert table.play("let-go") == [LastCardLetGo("worker@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "replenish"


@rule("aerion.piers.hire", "aerion.piers.payroll")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_hired_worker_gives_three_rerolls(deck: str) -> None:
    table = beside(display={**DISPLAY, deck: "worker"})
    assert table.why_not("keep none") == "aerion.reroll.pay-first"
    assert table.play(f"hire {deck}") == [WorkerHired(f"worker@{deck}", f"display/{deck}", "payroll/1", 3)]
    assert table.view.rerolls == 3
    assert table.view.step == "roll"
    assert payrolls(table) == ((f"worker@{deck}",), ())
    table.play("keep 1", [2, 2, 3, 4, 6])
    assert table.view.rerolls == 2
    table.play("keep none", [1, 1, 2, 3, 4, 6])
    table.play("keep 6", [1, 1, 2, 3, 4])
    assert table.view.rerolls == 0
    assert table.why_not("keep 6") == "aerion.reroll.pay-first"
    assert table.discards() == {}


@rule("aerion.piers.hire")
def test_the_deck_of_a_hired_worker_reveals_a_card_in_phase_three() -> None:
    table = beside(display=WORKERS).do("hire AAA", "let-go")
    table.play("replenish", "incubi", "helix", "nut", "nut", "nut", "bee")
    assert table.display()["AAA"] == "helix"
    assert payrolls(table) == (("worker@AAA",), ())


@rule("aerion.piers.worker-in-display")
def test_only_a_worker_in_the_display_is_hired() -> None:
    table = beside(display={"AAA": "worker", "AAAA": "nut"}, areas=debts("AAA+BB"), discards={"AAA+BB": ["worker"]})
    assert table.can("hire") == {"AAA"}
    assert {table.why_not(f"hire {deck}") for deck in DECK_NAMES if deck != "AAA"} == {WORKER_IN_DISPLAY}


@rule("aerion.piers.worker-in-display", "aerion.piers.hire")
def test_a_worker_is_hired_only_in_phase_one_after_a_roll() -> None:
    assert beside(display=WORKERS).why_not("hire AAA") is None
    assert beside(display=WORKERS, dice=[]).why_not("hire AAA") == "aerion.roll.comes-first"
    assert beside(display=WORKERS, step="reroll").why_not("hire AAA") == "aerion.reroll.choose-dice-now"
    awaited = beside(display=WORKERS, step="place", acquired="nut")
    assert awaited.why_not("hire AAA") == "aerion.acquire.card-awaits-place"
    assert beside(display=WORKERS, step="replenish").why_not("hire AAA") == "aerion.replenish.last-chance"
    retrieving = {"step": "retrieve", "waiting": ["roll"], "pile": "AAAA", "discards": {"AAAA": ["nut"]}}
    assert beside(display=WORKERS, **retrieving).why_not("hire AAA") == "aerion.book.retrieve-to-the-end"


@rule("aerion.piers.hire")
def test_without_the_expansion_nobody_is_hired_or_paid() -> None:
    table = at(dice=[6] * 6)
    for action in ("hire AAA", "pay AAA", "build-pier"):
        assert table.why_not(action) == "aerion.expansion.not-in-play"


@rule("aerion.piers.rerolls-add-up")
def test_rerolls_of_workers_and_books_add_up() -> None:
    table = beside(display=WORKERS, pulpit=["book"], rerolls=1)
    table.play("hire AAA")
    assert table.view.rerolls == 4
    table.play("book-rerolls")
    assert table.view.rerolls == 7
    table.play("hire AAAA")
    assert table.view.rerolls == 10


@rule("aerion.piers.rerolls-add-up")
def test_a_reroll_paid_with_a_card_leaves_those_of_a_worker() -> None:
    table = beside(display={**WORKERS, "AA+BB": "nut"}).do("hire AAA", "discard AA+BB")
    table.play("keep 1", [1, 2, 3, 4, 6])
    assert table.view.rerolls == 3


@rule("aerion.piers.rerolls-add-up")
@pytest.mark.parametrize(
    ("action", "dice"),
    [("pay AAA", [6] * 6), ("build-pier", [6] * 6), ("acquire AAAA", [6] * 6), ("let-go", NOTHING)],
)
def test_rerolls_left_when_phase_one_ends_are_lost(action: str, dice: list[int]) -> None:
    table = beside(display={"AAA": "worker", "AAAA": "nut"}, dice=dice).do("hire AAA")
    table.play(action)
    assert table.view.rerolls == 0
    assert table.view.rerolls == 0


@rule("aerion.piers.any-number")
def test_the_payroll_holds_any_number_of_workers() -> None:
    table = beside(display=dict.fromkeys(DECK_NAMES, "worker"), areas=debts(*DECK_NAMES))
    table.do(*[f"hire {deck}" for deck in DECK_NAMES])
    assert len(payrolls(table)[0]) == 12
    assert table.view.rerolls == 18


@rule("aerion.piers.hire-the-last-card")
def test_the_last_card_may_be_hired() -> None:
    table = beside(display={"AAA": "worker"}).do("hire AAA")
    assert table.display() == {}
    table.play("keep none", [6, 6, 6, 6, 6, 1])
    assert {"pay AAA", "build-pier", "let-go", "keep 66666"} < table.legal
    assert table.can("acquire") == table.can("discard") == set()
    assert table.play("let-go") == [PhaseSkipped(0)]
    assert table.view.rerolls == 0
    assert table.view.step == "replenish"


@rule("aerion.piers.hire-the-last-card", "aerion.piers.payday")
def test_after_the_last_card_was_hired_a_payday_may_follow() -> None:
    table = beside(display={"AAA": "worker"}, rest="discards", dice=TWENTY_SIX).do("hire AAA", "pay AAA")
    assert table.discards()["AAA"]["worker"] == 2
    table.play("replenish")
    assert table.view.ending == "aerion.end.loss"


@rule("aerion.piers.hire-the-last-card")
def test_after_the_last_card_was_hired_phase_two_may_be_skipped() -> None:
    assert "let-go" in beside(display={}, areas=debts("AAA"))


@rule("aerion.piers.retrieve")
def test_a_book_retrieves_workers() -> None:
    table = beside(pulpit=["book@AAAA"], discards={"AAA": ["worker", "worker", "book"]}).do("book-retrieve AAA")
    assert table.legal == {"take worker"}
    table.do("take worker", "take worker")
    assert table.known("AAA") == ("worker", "worker")


@rule("aerion.piers.retrieve")
def test_a_worker_on_the_payroll_is_out_of_reach_of_a_book() -> None:
    table = beside(pulpit=["book@AAAA"], areas=debts("AAA"))
    assert table.why_not("book-retrieve AAA") == "aerion.book.retrieve-elements-only"


@rule("aerion.piers.not-to-reserve")
def test_a_worker_never_goes_to_the_reserve() -> None:
    table = beside(display=WORKERS, pulpit=["book@AAAA"])
    assert table.why_not("book-reserve") == "aerion.book.only-acquired-element"
    with pytest.raises(BadInput, match="reserve"):
        beside(reserve=["worker"])
    acquired = beside(step="place", acquired="worker", pulpit=["book"])
    assert acquired.why_not("book-reserve") == "aerion.book.only-acquired-element"


# Payday


@rule("aerion.piers.payday", "aerion.piers.paid-worker")
def test_a_payday_replaces_acquire() -> None:
    table = beside(dice=[6, 6, 6, 6, 1, 1], areas=debts("AAA", "AAA", "AAAA"))
    assert {"acquire AAAA", "pay AAA", "pay AAAA"} < table.legal
    assert table.play("pay AAA") == [PAID_ONE]
    assert table.view.step == "replenish"
    assert table.display() == DISPLAY
    assert payrolls(table) == (("worker@AAA", "worker@AAAA"), ())
    assert table.discards() == {"AAA": {"worker": 1}}
    for action in ("acquire AAAA", "pay AAA"):
        assert table.why_not(action) == "aerion.replenish.last-chance"


@rule("aerion.piers.paid-worker")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_paid_worker_goes_to_the_pile_of_its_deck(deck: str) -> None:
    table = beside(dice=TWENTY_SIX, areas=debts(deck))
    assert table.play(f"pay {deck}")[0] == WorkerPaid(f"worker@{deck}", "payroll/1", f"discard/{deck}")
    assert table.discards() == {deck: {"worker": 1}}


@rule("aerion.piers.payday")
def test_the_last_card_of_the_display_stays_on_a_payday() -> None:
    table = beside(dice=TWENTY_SIX, display={"AAA": "helix"}, areas=debts("AAA")).do("pay AAA")
    assert table.display() == {"AAA": "helix"}


@rule("aerion.piers.payday")
def test_a_payday_follows_a_roll() -> None:
    debt = debts("AAA")
    assert beside(areas=debt, dice=[]).why_not("pay AAA") == "aerion.roll.comes-first"
    assert beside(areas=debt, dice=TWENTY_SIX, step="reroll").why_not("pay AAA") == "aerion.reroll.choose-dice-now"
    assert beside(areas=debt, dice=TWENTY_SIX).why_not("pay AAA") is None


@rule("aerion.piers.twenty-six")
def test_a_payday_takes_twenty_six() -> None:
    assert beside(dice=TWENTY_SIX, areas=debts("AAA")).can("pay") == {"AAA"}
    table = beside(dice=TWENTY_FIVE, areas=debts("AAA"))
    assert table.why_not("pay AAA") == "aerion.piers.twenty-six"
    assert table.can("pay") == set()


@rule("aerion.piers.worker-on-payroll")
def test_only_a_worker_on_the_payroll_is_paid() -> None:
    table = beside(dice=TWENTY_SIX, areas=debts("AAAA"), display=WORKERS)
    assert table.can("pay") == {"AAAA"}
    assert {table.why_not(f"pay {deck}") for deck in DECK_NAMES if deck != "AAAA"} == {ON_PAYROLL}


# Building


@rule("aerion.piers.build", "aerion.piers.five-of-a-kind")
@pytest.mark.parametrize("face", range(1, 7))
def test_five_equal_dice_build_a_pier(face: int) -> None:
    other = face % 6 + 1
    table = beside(dice=[face] * 5 + [other])
    assert {"acquire AAAA", "build-pier"} < table.legal
    assert table.play("build-pier") == [PierBuilt("pier/1")]
    assert table.view.step == "replenish"
    assert table.view.pieces == {**NONE_BUILT, "pier/1": "built"}
    assert table.display() == DISPLAY
    for action in ("acquire AAAA", "build-pier"):
        assert table.why_not(action) == "aerion.replenish.last-chance"


@rule("aerion.piers.five-of-a-kind")
def test_six_equal_dice_build_one_pier_and_four_build_none() -> None:
    table = beside(dice=[3] * 6).do("build-pier")
    assert list(table.view.pieces.values()).count("built") == 1
    for dice in ([3, 3, 3, 3, 4, 5], [3, 3, 3, 3, 4, 4], [1, 2, 3, 4, 5, 6]):
        assert beside(dice=dice).why_not("build-pier") == "aerion.piers.five-of-a-kind"


@rule("aerion.piers.build")
def test_building_follows_a_roll() -> None:
    assert beside(dice=[]).why_not("build-pier") == "aerion.roll.comes-first"
    assert beside(dice=FIVE_EQUAL, step="reroll").why_not("build-pier") == "aerion.reroll.choose-dice-now"


@rule("aerion.piers.all-built", "aerion.piers.build")
def test_each_build_turns_another_pier_until_all_three_are_built() -> None:
    for built, turned in (({"pier/1": "built"}, "pier/2"), ({"pier/2": "built"}, "pier/1"), (TWO_BUILT, "pier/3")):
        assert beside(dice=FIVE_EQUAL, pieces=built).play("build-pier")[0] == PierBuilt(turned)
    table = beside(dice=FIVE_EQUAL, pieces=ALL_BUILT)
    assert table.why_not("build-pier") == "aerion.piers.all-built"
    assert table.can("build-pier") == set()


# The end


@rule("aerion.piers.victory")
def test_the_last_pier_wins_when_all_ships_fly() -> None:
    table = beside(dice=FIVE_EQUAL, ships=SHIP_NAMES, pieces=TWO_BUILT, rerolls=2)
    assert table.play("build-pier") == [PierBuilt("pier/3"), Ended((0,), "aerion.end.win")]
    assert table.view.rerolls == 0
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.piers.victory", "aerion.piers.unpaid")
def test_paying_the_last_worker_wins_when_all_else_is_done() -> None:
    table = beside(dice=TWENTY_SIX, ships=SHIP_NAMES, pieces=ALL_BUILT, areas=debts("AAA"), rerolls=1)
    assert table.play("pay AAA") == [PAID_ONE, Ended((0,), "aerion.end.win")]
    assert table.view.rerolls == 0
    assert table.view.step == "over"


@rule("aerion.piers.victory", "aerion.piers.unpaid")
@pytest.mark.parametrize(
    ("pieces", "areas", "won"),
    [(ALL_BUILT, {}, True), (ALL_BUILT, debts("AAAA"), None), (TWO_BUILT, {}, None), (TWO_BUILT, debts("AAA"), None)],
)
def test_the_last_ship_wins_only_with_all_piers_built_and_nobody_unpaid(
    pieces: dict[str, str], areas: dict[str, list[str]], won: bool | None
) -> None:
    table = beside(
        step="place",
        acquired="incubi@AAA",
        ships=all_but("bee"),
        workshops=[["bee", "nut"]],
        display={},
        pieces=pieces,
        areas=areas,
    ).do("place 1")
    assert table.flying() == list(SHIP_NAMES)
    assert table.view.won is won


@rule("aerion.piers.victory")
def test_piers_and_wages_alone_do_not_win() -> None:
    table = beside(dice=FIVE_EQUAL, ships=all_but("bee"), pieces=TWO_BUILT).do("build-pier")
    assert table.view.step == "replenish"
    table = beside(dice=TWENTY_SIX, ships=SHIP_NAMES, pieces=ALL_BUILT, areas=debts("AAA", "AAAA")).do("pay AAA")
    assert table.view.step == "replenish"


@rule("aerion.piers.unpaid")
def test_the_last_pier_does_not_win_with_a_worker_unpaid() -> None:
    table = beside(dice=[6] * 6, ships=SHIP_NAMES, pieces=TWO_BUILT, areas=debts("AAA")).do("build-pier")
    assert table.state.outcome() is None


@rule("aerion.piers.unpaid")
def test_with_wages_unpaid_you_lose_when_the_cards_run_out() -> None:
    table = beside(display={"AAA": "helix"}, ships=SHIP_NAMES, pieces=ALL_BUILT, areas=debts("AAAA"), rest="discards")
    table.do("let-go")
    assert table.play("replenish") == [Replenished(0), Ended((), "aerion.end.loss")]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (6,))


# Two players


@rule("aerion.piers.two-players", "aerion.piers.payroll")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_hires_for_a_payroll_of_their_own(seat: int) -> None:
    table = beside(seats=2, seat=seat, display=WORKERS)
    assert table.play("hire AAA")[0] == WorkerHired("worker@AAA", "display/AAA", f"payroll/{seat + 1}", 3)
    assert payrolls(table)[seat] == ("worker@AAA",)
    assert payrolls(table)[1 - seat] == ()


@rule("aerion.piers.two-players", "aerion.piers.worker-on-payroll")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_pays_only_their_own_workers(seat: int) -> None:
    areas = {**debts("AAA"), **debts("AAAA", seat=2)}
    own, other = ("AAA", "AAAA") if seat == 0 else ("AAAA", "AAA")
    table = beside(seats=2, seat=seat, dice=TWENTY_SIX, areas=areas)
    assert table.can("pay") == {own}
    assert table.why_not(f"pay {other}") == ON_PAYROLL
    assert table.play(f"pay {own}")[0] == WorkerPaid(f"worker@{own}", f"payroll/{seat + 1}", f"discard/{own}")


@rule("aerion.piers.two-players", "aerion.piers.victory")
def test_both_payrolls_must_be_empty_to_win() -> None:
    areas = {**debts("AAA"), **debts("AAAA", seat=2)}
    table = beside(seats=2, dice=TWENTY_SIX, ships=SHIP_NAMES, pieces=ALL_BUILT, areas=areas).do("pay AAA")
    assert table.state.outcome() is None
    table.play("replenish")
    assert table.seat == 1
    table.play("roll", TWENTY_SIX)
    assert table.play("pay AAAA")[-1] == Ended((0, 1), "aerion.end.win")
    assert table.state.outcome() == Outcome((0, 1), "aerion.end.win", (3, 3))


@rule("aerion.piers.two-players")
def test_the_piers_are_built_by_either_player() -> None:
    table = beside(seats=2, seat=1, dice=FIVE_EQUAL, pieces={"pier/1": "built"}).do("build-pier")
    assert table.view.pieces == {**NONE_BUILT, **TWO_BUILT}


# The No Debt Policy


@rule("aerion.piers.one-worker")
def test_with_no_debt_a_second_worker_is_not_hired() -> None:
    table = beside("no-debt", display=WORKERS).do("hire AAA")
    assert table.why_not("hire AAAA") == ONE_WORKER
    assert table.why_not("hire AAA") == WORKER_IN_DISPLAY
    assert table.can("hire") == set()
    assert "discard AAAA" in beside("no-debt", display={**WORKERS, "AA+BB": "nut"}, areas=debts("AAA"))
    assert beside(display=WORKERS).do("hire AAA").why_not("hire AAAA") is None


@rule("aerion.piers.one-worker")
def test_with_no_debt_another_worker_is_hired_after_a_payday() -> None:
    table = beside("no-debt", dice=TWENTY_SIX, display=WORKERS, areas=debts("AAAA")).do("pay AAAA")
    table.play("replenish", "incubi", "nut", "nut", "bee")
    table.play("roll", NOTHING)
    assert table.can("hire") == {"AAA", "AAAA"}


@rule("aerion.piers.common-payroll", "aerion.piers.one-worker")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_no_debt_two_players_share_one_payroll(seat: int) -> None:
    table = beside("no-debt", seats=2, seat=seat, display=WORKERS)
    assert table.play("hire AAA")[0] == WorkerHired("worker@AAA", "display/AAA", "payroll/1", 3)
    assert table.why_not("hire AAAA") == ONE_WORKER
    table.play("keep none", NOTHING)
    table.do("let-go")
    table.play("replenish", "incubi", "worker", "nut", "worker", "nut", "bee")
    assert table.seat == 1 - seat
    table.play("roll", TWENTY_SIX)
    assert table.why_not("hire AAA") == ONE_WORKER
    assert table.play("pay AAA") == [PAID_ONE]
    assert table.view.step == "replenish"
    assert payrolls(table) == ((), ())


@rule("aerion.piers.common-payroll", "aerion.piers.victory")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_no_debt_either_player_wins_for_both_by_paying(seat: int) -> None:
    position = {"ships": SHIP_NAMES, "pieces": ALL_BUILT, "areas": debts("AAA")}
    table = beside("no-debt", seats=2, seat=seat, dice=TWENTY_SIX, **position)
    assert table.play("pay AAA")[-1] == Ended((0, 1), "aerion.end.win")
