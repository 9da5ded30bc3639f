"""The standing wish: windows that a seat need not answer itself, and that nobody else can see."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import FLASH_NAMES
from aerodrome.kernel import BadInput, Match, NothingToUndo, Position
from aerodrome.kernel.record import Wish, loads
from tests.games.etherium.listed_positions import programmed, table


def at(position: Position) -> Match:
    return aerodrome.from_position("etherium", position)


def season_window(*hand: str) -> Match:
    return at(table(4, {0: {"hand": list(hand)}}, step="season-flash", seat=0, turn=3))


def number_window(*hand: str) -> Match:
    return at(programmed(4, {0: {"hand": list(hand)}}, step="number-flash", seat=0, turn=3))


def answer(match: Match, *, discreet: bool = False) -> str | None:
    found = match.by_wish(0, discreet=discreet)
    return None if found is None else found.notation


def test_until_a_seat_says_otherwise_it_is_asked_for_season_cards_and_cards_with_a_condition() -> None:
    match = season_window("plenty")
    assert match.wishes[0] == FLASH_NAMES[15:]
    assert answer(match) is None
    assert answer(number_window("timber")) == "pass"


def test_a_ticked_card_that_can_be_played_is_asked_for() -> None:
    match = number_window("timber")
    match.wish(0, ["timber"])
    assert answer(match) is None
    match.wish(0, ["scree"])
    assert answer(match) == "pass"


def test_a_ticked_card_that_is_not_held_is_not_asked_for() -> None:
    match = season_window("timber")
    assert answer(match) == "pass"


def test_where_others_can_see_who_is_asked_the_hand_makes_no_difference() -> None:
    for hand in ("timber", "plenty", "charge"):
        match = season_window(hand)
        assert answer(match, discreet=True) is None
        match.wish(0, ["discipline"])
        assert answer(match, discreet=True) == "pass"
        match.wish(0, ["timber"])
        assert answer(match, discreet=True) is None


@pytest.mark.parametrize("card", ["discipline", "spoils", "hideout"])
def test_a_window_on_a_condition_concerns_one_card(card: str) -> None:
    others = [name for name in FLASH_NAMES if name != card]
    match = at({**_conflict(card), "step": card})
    match.wish(int(match.actors[0]), others)
    assert match.by_wish(match.actors[0]) is not None
    match.wish(int(match.actors[0]), [card])
    assert match.by_wish(match.actors[0]) is None


def _conflict(card: str) -> Position:
    from tests.games.etherium.listed_positions import listed_positions

    return next(position for position in listed_positions() if position.get("step") == card)


def test_the_own_action_and_the_own_roll_are_always_asked_for() -> None:
    plan = ["collect-forest", "connect-1", "connect-2", "cards"]
    match = at(programmed(4, {0: {"plan": plan}}, step="act", seat=0, effect="collect-forest"))
    match.wish(0, [])
    assert match.by_wish(0) is None


def test_nobody_is_answered_for_who_is_not_asked() -> None:
    assert number_window("timber").by_wish(1) is None


def test_a_wish_is_in_no_view() -> None:
    match = number_window("timber")
    before = [match.view(seat) for seat in range(-1, 4)]
    match.wish(0, ["timber"])
    assert [match.view(seat) for seat in range(-1, 4)] == before


def test_a_wish_is_kept_in_the_record() -> None:
    match = number_window("timber")
    match.wish(0, ["scree", "timber"])
    assert match.entries == [Wish(0, ("timber", "scree"))]
    again = aerodrome.replay(loads(match.record(with_seed=True).dumps()))
    assert again.wishes[0] == ("timber", "scree")
    assert again.wishes[1] == GAME.usual_wish


def test_a_wish_for_an_unknown_card_or_seat_is_refused() -> None:
    match = number_window("timber")
    with pytest.raises(BadInput, match="cannot name 'moon'"):
        match.wish(0, ["moon"])
    with pytest.raises(BadInput, match="There is no seat 4"):
        match.wish(4, [])
    assert match.wishes[0] == GAME.usual_wish


def test_while_several_seats_program_nothing_is_undone_only_withdrawn() -> None:
    match = at(table(4, {}, step="program"))
    match.play("token collect-forest", 0)
    rule = match.why_not_undo(0)
    assert rule is not None
    assert rule.id == "table.undo-together"
    match.play("token collect-mine", 1)
    assert match.why_not_undo(0) is rule
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match.withdraw(0)
    assert match.position()["players"][0]["plan"] == []
