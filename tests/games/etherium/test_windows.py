"""Windows open by what everybody knows: who holds cards, and which single cards lie in the discard pile."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium import GAME, Table
from aerodrome.kernel import FastDealer, Position
from tests.games.etherium.impossible import changed
from tests.games.etherium.positions import (
    ACT,
    AFTER_FLASH,
    DISCIPLINE,
    END_FLASH,
    ERTIS,
    FLEE_PILLAGE,
    HIDEOUT,
    HIVALIA,
    NUMBER_FLASH,
    OPEN,
    PSOLOS,
    RECES,
    SEASON_FLASH,
    SPOILS,
    SPOILS_PILLAGE,
    TAKE_PILLAGE,
    players,
    read,
    spaces,
)
from tests.states import what_is_told


def asked(state: Table) -> tuple[str, int]:
    view = GAME.view(state, -1)
    return view.step, view.player


def after(position: Position, action: str) -> tuple[str, int]:
    state = read(position)
    state.apply(int(state.seat), GAME.vocabulary.parse(action).id, FastDealer(1))
    return asked(state)


ONE_CARD_EACH = ("timber", "charge", "raid", "discipline", "hideout", "spoils", "plenty", "awakening")


@pytest.mark.parametrize("card", ONE_CARD_EACH)
@pytest.mark.parametrize(
    ("position", "action", "seat", "window"),
    [
        ({**SEASON_FLASH, "turn": 0, "seat": ERTIS}, "pass", HIVALIA, "season-flash"),
        ({**NUMBER_FLASH, "passes": 0, "turn": 0, "seat": ERTIS}, "pass", HIVALIA, "number-flash"),
        ({**END_FLASH, "turn": 0, "seat": ERTIS}, "pass", HIVALIA, "end-flash"),
    ],
)
def test_a_seat_with_cards_is_asked_whatever_they_are_and_one_without_is_not(
    position: Position, action: str, seat: int, window: str, card: str
) -> None:
    """The seat ranked last passes; the next one has a card, or none."""
    entries = OPEN if window != "season-flash" else {}
    first = {"hand": ["portcullis"]}
    last: dict[str, object] = {"hand": ["resonance"]}
    with_card = {**position, "players": players(each=entries, p0=first, p2={"hand": [card]}, p3=last)}
    without = {**position, "players": players(each=entries, p0=first, p3=last)}
    assert after(with_card, action) == (window, seat)
    assert after(without, action) == (window, PSOLOS)


@pytest.mark.parametrize("card", ONE_CARD_EACH)
def test_after_its_action_a_seat_with_cards_is_asked_whatever_they_are(card: str) -> None:
    moving = {**ACT, "players": players(each={"plan": ["move-mine"]}, p3={"hand": [card]})}
    assert after(moving, "move army large-4") == ("after-flash", ERTIS)
    without = {**ACT, "turn": 2, "players": players(each={"plan": ["move-mine"]})}
    assert after(without, "move army large-3") == ("act", ERTIS)


@pytest.mark.parametrize("card", ONE_CARD_EACH)
def test_a_roll_is_asked_about_whatever_the_roller_holds(card: str) -> None:
    connecting = {**ACT, "players": players(each=OPEN, p3={"hand": [card], "levels": {"guide": 0}})}
    state = read(connecting)
    state.apply(ERTIS, GAME.vocabulary.parse("connect 1").id, FastDealer(1))
    assert asked(state) == ("rolled", ERTIS)


@pytest.mark.parametrize("card", [card for card in ONE_CARD_EACH if card != "discipline"])
def test_an_army_about_to_lose_a_level_is_asked_unless_discipline_lies_open(card: str) -> None:
    position = changed({**SPOILS, "step": "siege"}, RECES, hand=[card], task=0, levels={"army": 2})
    position = changed(position, ERTIS, task=0)
    assert after(position, "siege ether") == ("discipline", RECES)
    known = after({**position, "discard": ["discipline"]}, "siege ether")
    assert known == ("spoils", RECES)


@pytest.mark.parametrize("card", [card for card in ONE_CARD_EACH if card != "hideout"])
def test_a_pillaged_seat_is_asked_unless_the_hideout_lies_open(card: str) -> None:
    pillaged = changed(TAKE_PILLAGE, ERTIS, hand=[card])
    assert after(pillaged, "take wood") == ("hideout", ERTIS)
    assert after({**pillaged, "discard": ["hideout"]}, "take wood") == ("flee", ERTIS)


@pytest.mark.parametrize("card", [card for card in ONE_CARD_EACH if card != "spoils"])
def test_a_winner_is_asked_unless_the_spoils_lie_open(card: str) -> None:
    losing = changed(DISCIPLINE, RECES, hand=[card])
    assert after(losing, "pass") == ("spoils", RECES)
    assert after({**losing, "discard": ["spoils"]}, "pass")[0] == "flee"


@pytest.mark.parametrize("card", [card for card in ONE_CARD_EACH if card != "spoils"])
def test_a_pillager_is_asked_at_the_end_of_the_pillage_unless_the_spoils_lie_open(card: str) -> None:
    # The collector of Psolos is the last one: it flees, and the pillage is over.
    fleeing = {
        **FLEE_PILLAGE,
        "victim": PSOLOS,
        "players": players(
            p0={**OPEN, **spaces("large-1", "outer-1"), "fights": "collector", "task": 2},
            p1={**spaces("outer-2", "large-1"), "hand": [card]},
            p3={**spaces("between-4", "outer-4"), "fights": "collector"},
        ),
    }
    assert after(fleeing, "flee between-1") == ("spoils", RECES)
    assert after({**fleeing, "discard": ["spoils"]}, "flee between-1")[0] != "spoils"


@pytest.mark.parametrize(
    "position", [SEASON_FLASH, NUMBER_FLASH, AFTER_FLASH, END_FLASH, DISCIPLINE, HIDEOUT, SPOILS, SPOILS_PILLAGE]
)
def test_a_pass_is_told_alike_whatever_was_held(position: Position) -> None:
    state = read(position)
    seat, told = int(state.seat), set()
    for card in ("portcullis", "lucky-star", "scree"):
        held = read(changed(position, seat, hand=[card]))
        told.add(str(what_is_told(GAME, held, seat, "pass", (-1,))))
    assert len(told) == 1
