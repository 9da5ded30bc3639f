"""The hand limit, and cards that are discarded."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.cards import FLASH_NAMES
from aerodrome.kernel.event_types import Moved
from tests.games.etherium.tables import FOUR_FLASH, acting, at, change, discarded, window
from tests.rules_marker import rule

SINGLE = [name for name in FLASH_NAMES if name not in FOUR_FLASH]
"""Cards that lie nowhere else when the seats draw."""


@rule("etherium.hand.limit")
@pytest.mark.parametrize(("held", "too_many"), [(6, 0), (7, 1), (9, 3)])
def test_whoever_holds_more_than_six_cards_discards_down_to_six(held: int, too_many: int) -> None:
    table = change(season_number=3, players={2: {"hand": SINGLE[:held]}})
    table.play("pass")
    chance = (*FOUR_FLASH, "ertis-1")
    table.play("pass", *(chance if not too_many else ()))
    for card in range(too_many):
        assert table.step == ("limit", 2)
        assert table.can("discard") == set(SINGLE[card:held])
        assert len(table.legal) == held - card
        table.play(f"discard {SINGLE[card]}", *(chance if card == too_many - 1 else ()))
    assert table.view.season_number == 4
    assert table.hand(2) == sorted([*SINGLE[too_many:held], "resonance"], key=FLASH_NAMES.index)


@rule("etherium.hand.limit")
def test_players_discard_in_order_of_initiative_before_new_cards_are_drawn() -> None:
    players = {1: {"hand": SINGLE[:7]}, 3: {"hand": SINGLE[7:14]}}
    table = change(season_number=3, order=[3, 2, 1, 0], players=players)
    table.do("pass", "pass")
    assert table.step == ("limit", 3)
    told = table.play(f"discard {SINGLE[7]}")
    assert discarded(SINGLE[7], 3) in told.everybody
    assert table.step == ("limit", 1)
    told = table.play(f"discard {SINGLE[0]}", *FOUR_FLASH, "ertis-1")
    moves = [(event.source, event.target) for event in told.spectator if isinstance(event, Moved)]
    assert moves[:2] == [("hand/2", "discard"), ("deck", "hand/1")]
    assert [table.of(seat).cards for seat in table.seats] == [1, 7, 1, 7]


@rule("etherium.hand.limit")
def test_during_a_season_a_hand_may_be_larger() -> None:
    table = acting(3, "cards", players={3: {"hand": SINGLE[:6], "cubes": {"ether": 1}}})
    table.play("cards", *FOUR_FLASH[:3])
    assert table.of(3).cards == 9
    assert table.step == ("after-flash", 3)
    table.play("pass")
    assert table.step == ("number-flash", 3)


@rule("etherium.hand.discard-only")
@pytest.mark.parametrize("step", ["season-flash", "program", "number-flash", "after-flash", "end-flash"])
def test_no_card_is_discarded_without_need(step: str) -> None:
    table = window(step, 0, *SINGLE[:7])
    assert table.why_not(f"discard {SINGLE[0]}") == "etherium.hand.discard-only"
    assert table.can("discard") == set()


@rule("etherium.hand.discard-only")
@pytest.mark.parametrize(
    ("step", "more"),
    [
        ("keep", {"peoples": ["mauhea", "ertis"], "season": "night", "season_number": 2}),
        ("lose-card", {"waiting": ["after-flash"]}),
        ("limit", {}),
    ],
)
def test_a_card_is_discarded_where_one_must_go(step: str, more: dict[str, Any]) -> None:
    hand = SINGLE[:7]
    table = at(step=step, players=[{"hand": hand}], **more)
    assert table.legal == {f"discard {card}" for card in hand}
    assert table.why_not(f"discard {SINGLE[7]}") == "etherium.flash.hold"
    assert table.why_not("pass") == "etherium.pass.nothing-to-decline"


@rule("etherium.hand.not-after-last")
def test_after_the_seventh_season_nobody_discards() -> None:
    table = change(season_number=7, players={0: {"hand": SINGLE[:8]}})
    table.play("pass")
    assert table.view.step == "over"
    assert table.of(0).cards == 8


@rule("etherium.hand.not-after-last")
def test_after_the_sixth_season_cards_are_still_discarded() -> None:
    table = change(season_number=6, players={0: {"hand": SINGLE[:8]}})
    table.play("pass")
    assert table.step == ("limit", 0)
