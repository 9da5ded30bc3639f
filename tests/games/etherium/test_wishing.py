"""Windows as everybody knows them, and the standing wish: it depends on no hand, and nobody else can see it."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import FLASH_NAMES
from aerodrome.games.etherium.chapters.execution import WINDOWS
from aerodrome.games.etherium.step import NAMES
from aerodrome.games.etherium.windows import KIND_OF
from aerodrome.kernel import BadInput, FastDealer, Match, NothingToUndo, Position
from aerodrome.kernel.record import Wished, loads
from tests.games.etherium.listed_positions import listed_positions, programmed, table


def at(position: Position) -> Match:
    return aerodrome.from_position("etherium", position)


def season_window(*hand: str) -> Match:
    return at(table(4, {0: {"hand": list(hand)}}, step="season-flash", seat=0, turn=3))


def number_window(*hand: str) -> Match:
    return at(programmed(4, {0: {"hand": list(hand)}}, step="number-flash", seat=0, turn=3))


def conflict(card: str) -> Match:
    return at(next(position for position in listed_positions() if position.get("step") == card))


def answer(match: Match) -> str | None:
    found = match.by_wish(match.actors[0])
    return None if found is None else found.notation


def test_every_window_is_of_a_kind_that_can_be_wished_for() -> None:
    assert KIND_OF.keys() == {NAMES[step] for step in WINDOWS}
    assert set(KIND_OF.values()) == set(GAME.wishes)


def test_until_a_seat_says_otherwise_it_is_asked_at_the_season_and_in_conflicts() -> None:
    assert season_window("timber").wishes[0] == ("season", "conflicts")
    assert answer(season_window("timber")) is None
    assert answer(number_window("timber")) == "pass"
    for card in ("discipline", "hideout", "spoils"):
        assert answer(conflict(card)) is None


@pytest.mark.parametrize("card", FLASH_NAMES)
def test_what_is_held_makes_no_difference(card: str) -> None:
    for opened in (season_window, number_window):
        match, other = opened(card), opened("timber" if card != "timber" else "lode")
        assert match.window == other.window
        for wish in (["season"], ["numbers"], []):
            match.wish(0, wish)
            other.wish(0, wish)
            assert answer(match) == answer(other)


@pytest.mark.parametrize("card", ["discipline", "spoils", "hideout"])
def test_a_window_on_a_condition_asks_one_seat(card: str) -> None:
    match = conflict(card)
    window = match.window
    assert window is not None
    assert (window.step, window.kind, window.seats) == (card, "conflicts", match.actors)
    match.wish(match.actors[0], ["season"])
    assert answer(match) == "pass"


def test_a_window_names_the_seats_that_will_be_asked_in_their_order() -> None:
    """Random matches: where everybody passes, the seats come as the window said, and no others."""
    chance, compared = FastDealer(4), 0
    for seats in (2, 3, 4):
        match = aerodrome.new("etherium", seats=seats, seed=seats)
        expected: tuple[int, ...] = ()
        while match.actors:
            window = match.window
            assert window is not None or expected == ()
            if window is not None:
                assert window.seats[:1] == match.actors
                assert expected in ((), window.seats)
                compared += len(window.seats) > 1
            actors = match.actors
            seat = actors[chance.pick(0, len(actors))]
            legal = list(match.legal(seat))
            chosen = legal[chance.pick(0, len(legal))]
            if window is not None and chance.pick(0, 3):
                chosen = GAME.vocabulary[window.answer]
            match.play(chosen, seat)
            expected = window.seats[1:] if window is not None and chosen.notation == "pass" else ()
    assert compared > 50


def test_a_card_that_is_played_asks_everybody_again() -> None:
    hands = {seat: {"hand": [FLASH_NAMES[seat], FLASH_NAMES[10 + seat]]} for seat in range(4)}
    match = at(programmed(4, hands, step="number-flash", seat=0, turn=3, passes=3))
    assert match.window is not None
    assert match.window.seats == (0,)
    match.play(f"play {FLASH_NAMES[0]}")
    assert match.window is not None
    assert match.window.seats[0] == 0
    assert sorted(match.window.seats) == [0, 1, 2, 3]


def test_the_own_action_is_always_asked_for() -> None:
    plan = ["collect-forest", "connect-1", "connect-2", "cards"]
    match = at(programmed(4, {0: {"plan": plan}}, step="act", seat=0, effect="collect-forest"))
    match.wish(0, [])
    assert match.window is None
    assert match.by_wish(0) is None


def test_nobody_is_answered_for_who_is_not_asked() -> None:
    match = number_window("timber")
    match.wish(1, [])
    assert match.by_wish(1) is None


def test_a_wish_is_in_no_view() -> None:
    match = number_window("timber")
    before = [match.view(seat) for seat in range(-1, 4)]
    match.wish(0, ["numbers"])
    assert [match.view(seat) for seat in range(-1, 4)] == before


def test_a_wish_is_kept_in_the_record() -> None:
    match = number_window("timber")
    match.wish(0, ["end", "numbers"])
    assert match.entries == [Wished(0, ("numbers", "end"))]
    again = aerodrome.replay(loads(match.record(with_seed=True).dumps()))
    assert again.wishes[0] == ("numbers", "end")
    assert again.wishes[1] == GAME.usual_wish


def test_a_record_whose_wishes_name_cards_is_read_and_asks_in_no_window() -> None:
    match = number_window("timber")
    match.wish(0, [])
    text = match.record(with_seed=True).dumps().replace('"windows":[]', '"cards":["timber"]')
    assert '"cards"' in text
    assert aerodrome.replay(loads(text)).wishes[0] == ()


def test_a_wish_for_an_unknown_window_or_seat_is_refused() -> None:
    match = number_window("timber")
    with pytest.raises(BadInput, match="cannot name 'moon'"):
        match.wish(0, ["moon"])
    with pytest.raises(BadInput, match="There is no seat 4"):
        match.wish(4, [])
    assert match.wishes[0] == GAME.usual_wish


def test_while_plans_are_made_nothing_is_undone_only_withdrawn() -> None:
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


def test_nobody_learns_whether_the_last_to_plan_has_laid_or_withdrawn_tokens() -> None:
    match = at(table(4, {}, step="program"))
    for seat in (0, 1, 2):
        while seat in match.actors:
            match.play(next(iter(match.legal(seat))), seat)
    answers = []
    for do in (lambda: None, lambda: match.play(next(iter(match.legal(3))), 3), lambda: match.withdraw(3)):
        do()
        answers.append([match.why_not_undo(seat) for seat in (None, 0, 1, 2, 3)])
    together = GAME.rulebook["table.undo-together"]
    assert answers == [[together] * 5] * 3
