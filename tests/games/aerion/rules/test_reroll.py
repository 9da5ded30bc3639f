"""Phase 1: rerolling."""

from __future__ import annotations

from itertools import combinations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.events import Discarded, LastCardLetGo, Rerolled
from aerodrome.kernel import WrongScript
from tests.games.aerion.tables import DISPLAY, LAST_CARD, NOTHING, at
from tests.rules_marker import rule


@rule("aerion.reroll.discard-to-reroll", "aerion.discard.own-pile")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_card_of_the_display_pays_for_a_reroll(deck: str) -> None:
    table = at(dice=NOTHING)
    card = f"{DISPLAY[deck]}@{deck}"
    assert table.play(f"discard {deck}") == [Discarded(card, f"display/{deck}", f"discard/{deck}")]
    assert table.view.step == "reroll"
    assert table.discards() == {deck: {DISPLAY[deck]: 1}}
    assert table.display() == {other: kind for other, kind in DISPLAY.items() if other != deck}
    assert table.view.step == "reroll"
    assert table.view.dice == tuple(NOTHING)
    assert table.play("keep 11", [2, 3, 4, 5]) == [Rerolled((1, 1), (1, 1, 2, 3, 4, 5))]
    assert table.view.step == "roll"


@rule("aerion.reroll.discard-to-reroll")
def test_the_worked_example_of_a_reroll() -> None:
    table = at(
        display={"AA+BB": "incubi", "AAAA": "nut", "A+B+C+D+E": "bee"},
        workshops=[["hellinaut", "helix"]],
    )
    table.play("roll", [2, 3, 4, 5, 5, 5])
    assert table.why_not("acquire AA+BB") == "aerion.acquire.combination"
    table.do("discard AAAA")
    table.play("keep 55", [2, 2, 5, 6])
    assert table.view.dice == (2, 2, 5, 5, 5, 6)
    table.do("acquire AA+BB", "place 1")
    assert table.flying() == ["hellinaut"]


@rule("aerion.reroll.discard-to-reroll")
def test_a_reroll_may_be_paid_for_when_a_card_could_be_acquired() -> None:
    table = at(dice=[4, 4, 4, 1, 2, 6])
    assert "acquire AAA" in table
    assert "discard AAA" in table
    assert "discard AAAA" in table


@rule("aerion.reroll.discard-to-reroll", "aerion.reroll.not-the-last-card")
def test_two_cards_are_enough_to_pay() -> None:
    table = at(dice=NOTHING, display={"AAA": "helix", "AAAA": "nut"})
    assert table.can("discard") == {"AAA", "AAAA"}
    assert table.why_not("let-go") == "aerion.reroll.must-go-on"
    table.do("discard AAA")
    table.play("keep none", NOTHING)
    assert table.can("discard") == set()
    assert table.why_not("discard AAAA") == "aerion.reroll.not-the-last-card"
    assert table.why_not("let-go") is None


@rule("aerion.reroll.pay-first")
def test_a_reroll_is_paid_for_first() -> None:
    table = at(dice=NOTHING, pulpit=["book@AAA"])
    for keep in ("none", "1", "11", "11234", "55"):
        assert table.why_not(f"keep {keep}") == "aerion.reroll.pay-first"
    table.do("discard AAA")
    assert table.why_not("keep 11") is None
    table.play("keep 11", [2, 3, 4, 6])
    assert table.why_not("keep 11") == "aerion.reroll.pay-first"


@rule("aerion.reroll.any-dice")
@pytest.mark.parametrize("dice", [[1, 2, 3, 4, 5, 6], [1, 1, 2, 3, 4, 6], [2, 2, 2, 5, 5, 5], [3, 3, 3, 3, 3, 3]])
def test_any_dice_are_rolled_again_at_least_one(dice: list[int]) -> None:
    table = at(dice=dice, step="reroll")
    parts = {part for size in range(6) for part in combinations(dice, size)}
    assert table.can("keep") == {"".join(map(str, part)) or "none" for part in parts}


@rule("aerion.reroll.any-dice")
@pytest.mark.parametrize("kept", range(6))
def test_exactly_the_dice_not_kept_are_rolled(kept: int) -> None:
    notation = "keep " + ("123456"[:kept] or "none")
    table = at(dice=[1, 2, 3, 4, 5, 6], step="reroll")
    table.play(notation, [6] * (6 - kept))
    assert table.view.dice == (*range(1, kept + 1), *[6] * (6 - kept))
    with pytest.raises(WrongScript, match=f"the rules ask for {6 - kept} dice"):
        at(dice=[1, 2, 3, 4, 5, 6], step="reroll").play(notation, [6] * (7 - kept))


@rule("aerion.reroll.any-dice")
def test_dice_kept_before_may_be_rolled_now() -> None:
    table = at(dice=[1, 1, 2, 3, 4, 6]).do("discard AAA")
    table.play("keep 11", [5, 5, 5, 6])
    table.do("discard AAAA")
    table.play("keep 555", [5, 2, 2])
    assert table.view.dice == (2, 2, 5, 5, 5, 5)


@rule("aerion.reroll.dice-shown")
def test_only_dice_that_lie_there_are_kept() -> None:
    for table in (at(dice=[1, 1, 2, 3, 4, 6], step="reroll"), at(dice=[1, 1, 2, 3, 4, 6], rerolls=1)):
        for keep in ("5", "111", "22", "11235", "66", "11111"):
            assert table.why_not(f"keep {keep}") == "aerion.reroll.dice-shown"
        for keep in ("none", "1", "11", "6", "2346", "11234"):
            assert table.why_not(f"keep {keep}") is None


@rule("aerion.reroll.choose-dice-now")
def test_a_reroll_paid_for_is_made_before_the_turn_goes_on() -> None:
    table = at(dice=[4, 4, 4, 1, 2, 6], pulpit=["book@AAA"]).do("discard AAAA")
    for action in ("discard AAA", "discard AAAA", "let-go", "book-rerolls", "pixie 4 1", "acquire AAA"):
        assert table.why_not(action) == "aerion.reroll.choose-dice-now"


@rule("aerion.reroll.again")
def test_rerolls_may_be_paid_for_until_one_card_is_left() -> None:
    table = at(dice=NOTHING)
    for left, deck in zip(range(5, 0, -1), DECK_NAMES[:5], strict=True):
        table.do(f"discard {deck}")
        table.play("keep none", NOTHING)
        assert len(table.display()) == left
    assert table.can("discard") == set()
    assert table.can("let-go") == {""}


@rule("aerion.reroll.must-go-on")
@pytest.mark.parametrize("dice", [NOTHING, [4, 4, 4, 4, 2, 2]])
def test_you_cannot_pass_while_two_cards_lie_there(dice: list[int]) -> None:
    table = at(dice=dice, display={"AAA": "helix", "AAAA": "nut"})
    assert table.why_not("let-go") == "aerion.reroll.must-go-on"
    assert table.why_not("replenish") == "aerion.replenish.not-yet"


@rule("aerion.reroll.not-the-last-card", "aerion.display.card-there")
def test_the_last_card_does_not_pay_for_a_reroll() -> None:
    table = at(dice=NOTHING, display=LAST_CARD)
    assert table.why_not("discard AAA") == "aerion.reroll.not-the-last-card"
    assert table.why_not("discard AAAA") == "aerion.display.card-there"


@rule("aerion.reroll.last-card-let-go")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_the_last_card_is_let_go_and_phase_three_follows(deck: str) -> None:
    table = at(dice=NOTHING, display={deck: "sognae"})
    assert table.play("let-go") == [LastCardLetGo(f"sognae@{deck}", f"display/{deck}", f"discard/{deck}")]
    assert table.view.step == "replenish"
    assert table.display() == {}
    assert table.discards() == {deck: {"sognae": 1}}
    assert table.view.acquired is None
    assert table.legal == {"replenish"}


@rule("aerion.reroll.last-card-let-go")
def test_the_last_card_may_be_acquired_or_declined() -> None:
    table = at(dice=[4, 4, 4, 1, 2, 6], display=LAST_CARD)
    assert {"acquire AAA", "let-go"} <= table.legal
    table.do("let-go")
    assert table.view.step == "replenish"
    assert table.discards() == {"AAA": {"helix": 1}}


@rule("aerion.discard.own-pile")
def test_every_discarded_card_goes_to_the_pile_of_its_own_deck() -> None:
    table = at(dice=NOTHING)
    for deck in DECK_NAMES[:5]:
        table.do(f"discard {deck}")
        table.play("keep none", NOTHING)
    table.do("let-go")
    assert table.discards() == {deck: {kind: 1} for deck, kind in DISPLAY.items()}


@rule("aerion.discard.open")
def test_the_discard_piles_can_be_looked_through_at_any_time() -> None:
    discards = {"AAA": ["book", "helix", "book"], "AAAA": ["nut"]}
    for table in (
        at(discards=discards, display={"AAAA": "book"}),
        at(discards=discards, display={"AAAA": "book"}, dice=NOTHING),
        at(discards=discards, display={}, step="replenish"),
    ):
        assert table.discards() == {"AAA": {"helix": 1, "book": 2}, "AAAA": {"nut": 1}}


@rule("aerion.display.card-there")
def test_only_a_card_that_lies_there_is_discarded_or_acquired() -> None:
    table = at(dice=[4, 4, 4, 4, 4, 4], display={"AA+BB": "incubi", "AAAA": "nut"})
    for deck in ("AAA", "AAA+BB", "AAA+BBB", "A+B+C+D+E"):
        assert table.why_not(f"discard {deck}") == "aerion.display.card-there"
        assert table.why_not(f"acquire {deck}") == "aerion.display.card-there"
    assert table.can("discard") == table.can("acquire") == {"AA+BB", "AAAA"}


@rule("aerion.display.not-refilled")
def test_gaps_in_the_display_stay_open_until_phase_three() -> None:
    table = at(dice=NOTHING).do("discard AAA")
    table.play("keep 11", [1, 2, 3, 4])
    table.do("discard AA+BB")
    table.play("keep 111", [1, 2, 3])
    table.do("acquire AAAA", "reject")
    left = {"AAA+BB": "cocoon", "AAA+BBB": "nacelle", "A+B+C+D+E": "bee"}
    assert table.display() == left
    assert [column.size for column in table.view.columns] == [7] * 6
    table.play("replenish", "book", "book", "book")
    assert table.display() == {"AA+BB": "book", "AAA": "book", "AAAA": "book", **left}
