"""What is known of a choice beforehand: what one may not want, what leaves nothing to decide, what cards are for."""

from __future__ import annotations

from functools import cache
from itertools import chain

import aerodrome
from aerodrome.games.aerion import AerionView
from aerodrome.games.aerion.aids.aids import AerionAids
from tests.games.aerion.option_sets import EVERYTHING
from tests.games.aerion.tables import DISPLAY
from tests.games.aerion.test_aids import aids_at, matches

ROLLED: dict[str, object] = {"step": "roll", "dice": [2, 3, 4, 5, 5, 5], "display": DISPLAY}


def aids_of(**position: object) -> AerionAids:
    return aids_at(aerodrome.from_position("aerion", position))


@cache
def played() -> list[tuple[AerionAids, set[str]]]:
    """The aids and the legal actions of all positions of some matches."""
    found = []
    for match in chain(matches(1), matches(2)):
        legal = {action.notation for seat in match.actors for action in match.legal(seat)}
        found.append((aids_at(match), legal))
    return found


# What one may not want


def test_a_card_for_a_ship_that_flies_is_spent_for_nothing() -> None:
    found = aids_of(step="place", acquired="incubi", workshops=[["glider", "helix"], ["bee", "nut"]], ships=["glider"])
    assert found.warnings == {"place 1": "ship-built-again"}


def test_a_workshop_in_which_no_ship_can_come_together_is_warned_of() -> None:
    found = aids_of(step="place", acquired="helix", workshops=[["glider"], []], ships=["glider", "hellinaut"])
    assert found.warnings == {"place 1": "useless", "place 2": "useless"}


def test_of_two_players_each_builds_only_their_own_ships_in_their_own_workshop() -> None:
    found = aids_of(
        seats=2, step="place", acquired="glider", workshops=[[], [], []], second_fleet=["glider", "bee", "hornet"]
    )
    assert found.warnings == {"place 1": "useless"}


def test_an_acquired_card_that_goes_nowhere_is_warned_of() -> None:
    found = aids_of(**ROLLED | {"workshops": [["bee"], ["nacelle"]]})
    assert found.met[1]
    assert found.warnings["acquire AAA"] == "reject"


def test_the_last_cards_are_warned_of_before_they_are_gone() -> None:
    last = {"step": "roll", "dice": [1, 1, 2, 3, 4, 6], "display": {"AAA": "helix"}, "rest": "discards", "pixies": 2}
    assert aids_of(**last).warnings["let-go"] == "last-card"
    assert aids_of(**last | {"step": "replenish", "display": {}}).warnings == {"replenish": "lost"}


def test_the_last_blueprints_are_not_parted_with_unawares() -> None:
    shown = {**ROLLED, "rest": "discards"}
    assert aids_of(**shown).warnings["discard AAAA"] == "short"
    flying = {**shown, "ships": ["glider"]}
    assert "discard AAAA" not in aids_of(**flying).warnings


def test_warnings_are_about_what_can_be_done() -> None:
    assert all(set(found.warnings) <= legal for found, legal in played())
    seen = {warning for found, _ in played() for warning in found.warnings.values()}
    assert seen >= {"ship-not-owned", "reject", "useless", "short"}


def test_a_partners_ship_is_not_completed_in_the_common_workshop() -> None:
    table = {"seats": 2, "second_fleet": ["glider", "bee", "hornet"], "workshops": [[], [], ["glider", "helix"]]}
    assert aids_of(**table, step="place", acquired="incubi").warnings == {"place common": "ship-not-owned"}
    display = {"AA+BB": "incubi"}
    assert aids_of(**table, step="roll", dice=[1, 1, 2, 2, 3, 4], display=display).uses == {"AA+BB": "needed"}
    own = {**table, "second_fleet": ["hellinaut", "bee", "hornet"]}
    assert aids_of(**own, step="roll", dice=[1, 1, 2, 2, 3, 4], display=display).uses == {"AA+BB": "completes"}


# What leaves nothing to decide


def test_going_on_is_routine_when_nothing_lies_between() -> None:
    assert aids_of(step="replenish", display=DISPLAY).routine == "replenish"
    assert aids_of(step="replenish", display=DISPLAY, reserve=["helix"], workshops=[["bee"], ["hornet"]]).routine


def test_with_a_book_or_a_card_to_move_going_on_is_a_decision() -> None:
    used = {"discards": {"AAA": ["cocoon"]}, "pulpit": ["book"]}
    assert aids_of(step="replenish", display=DISPLAY, **used).routine is None
    assert aids_of(step="replenish", display=DISPLAY, reserve=["helix"]).routine is None


def test_somebody_alone_need_not_end_the_turn_because_of_eggs() -> None:
    table = {"expansions": ["eggs"], "step": "close", "areas": {"eggs": ["egg"]}}
    assert aids_of(**table, display=DISPLAY).routine == "end-turn"
    assert aids_of(**table, display={"AAA": "egg"}).routine is None
    assert aids_of(**table, display=DISPLAY, seats=2).routine is None


def test_what_is_routine_can_be_done_and_nothing_else_is() -> None:
    assert all(found.routine is None or found.routine in legal for found, legal in played())
    assert {found.routine for found, _ in played()} == {None, "replenish", "end-turn"}


# What cards and Pixies are good for


def test_cards_of_the_display_say_what_they_are_good_for() -> None:
    table = {**ROLLED, "workshops": [["bee", "nut"], ["hornet"]], "ships": ["glider"]}
    assert aids_of(**table).uses == {
        "AA+BB": "completes",
        "AAA": "needed",
        "AAA+BB": "fits",
        "AAAA": "spare",
        "AAA+BBB": "needed",
        "A+B+C+D+E": "needed",
    }
    assert set(aids_of(**ROLLED).uses.values()) == {"needed", "open"}


def test_a_pixie_says_what_it_would_complete() -> None:
    match = aerodrome.from_position("aerion", {**ROLLED, "dice": [2, 2, 4, 4, 5, 5]})
    view, found = match.view(), aids_at(match)
    assert isinstance(view, AerionView)
    assert found.turns["2>4"] == ("AAA", "AAA+BB")
    assert "2>2" not in found.turns
    assert not aids_of(**ROLLED | {"pixies": 0}).turns
    goals = {goal for aids, _ in played() for gained in aids.turns.values() for goal in gained}
    assert goals == set(aids_at(aerodrome.new("aerion", seed=1, options=EVERYTHING)).goals)
