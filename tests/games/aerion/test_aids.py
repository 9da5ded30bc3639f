"""What helps to decide agrees with the odds and with the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import aerodrome
from aerodrome.games.aerion import GAME, AerionView, odds
from aerodrome.games.aerion.aids.aids import AerionAids, odds_name
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.combinations import labels, own
from aerodrome.games.aerion.dice import FIRST_FULL, HANDS, faces_of
from aerodrome.kernel import Match
from tests.games.aerion.option_sets import EVERYTHING
from tests.games.aerion.tables import DISPLAY

ROLLED = {"step": "roll", "dice": [2, 3, 4, 5, 5, 5], "display": DISPLAY, "workshops": [["hellinaut@AAA"], []]}

COMBINATIONS = labels(own())


def aids_at(match: Match) -> AerionAids:
    found = match.game.aids(match.view())
    assert isinstance(found, AerionAids)
    return found


def matches(seats: int) -> Iterator[Match]:
    """All positions of some matches with everything in play."""
    choice = random.Random(seats)
    for seed in range(12):
        match = aerodrome.new("aerion", seed=seed, seats=seats, options=EVERYTHING)
        while match.actors:
            yield match
            match.play(choice.choice(list(match.legal())))
        yield match


# What can be aimed at


def test_the_goals_are_the_decks_in_order() -> None:
    match = aerodrome.new("aerion", seed=1)
    view = match.view()
    assert isinstance(view, AerionView)
    assert aids_at(match).goals == DECK_NAMES
    assert [odds_name(deck, view) for deck in DECK_NAMES] == COMBINATIONS


def test_expansions_say_what_else_dice_are_rolled_for() -> None:
    added = {}
    for one in GAME.components.classes:
        match = aerodrome.new("aerion", seed=1, options={"expansions": [one.name]})
        added[one.name] = aids_at(match).goals[len(DECK_NAMES) :]
    assert {name: goals for name, goals in added.items() if goals} == {
        "piers": ("AAAAA", "sum>=26"),
        "stone-clouds": ("sum>=30",),
        "hellkite": ("sum<=15",),
    }
    assert sorted(sum(added.values(), ())) == sorted(set(odds.GOALS) - set(COMBINATIONS))


# Chances


def test_before_the_roll_the_chances_are_those_of_the_roll() -> None:
    aids = aids_at(aerodrome.new("aerion", seed=1))
    assert aids.chances == (0.5988, 0.3673, 0.1744, 0.0522, 0.0548, 0.0926)
    assert aids.met == (False,) * 6
    assert aids.best == ("",) * 6
    assert aids.keeps == {}


def test_after_it_they_are_those_of_one_reroll_played_best() -> None:
    aids = aids_at(aerodrome.from_position("aerion", ROLLED))
    assert aids.met == (False, True, False, False, False, False)
    assert aids.chances[:2] == (0.7222, 1.0)
    assert aids.best == ("255", "", "2555", "555", "555", "2345")
    for at, goal in enumerate(aids.goals):
        assert aids.chances[at] == round(
            float(odds.chance(goal.replace("AAA+BBB", COMBINATIONS[4]), 1, (2, 3, 4, 5, 5, 5))), 4
        )
        if aids.best[at]:
            assert aids.keeps[aids.best[at]][at] == aids.chances[at] == max(row[at] for row in aids.keeps.values())


def test_each_keep_has_the_chances_of_one_roll_of_the_others() -> None:
    aids = aids_at(aerodrome.from_position("aerion", ROLLED))
    assert aids.keeps["none"] == aids_at(aerodrome.new("aerion", seed=1)).chances
    assert aids.keeps["555"][3] == round(91 / 216, 4)
    assert next(iter(aids.keeps)) == "23455"


@pytest.mark.parametrize("seats", [1, 2])
def test_the_keeps_are_those_that_can_be_played(seats: int) -> None:
    seen = set()
    for match in matches(seats):
        view, aids = match.view(), aids_at(match)
        assert isinstance(view, AerionView)
        seen.add(view.step)
        if view.step == "reroll":
            assert set(aids.keeps) == {action["dice"] for action in match.legal() if action.verb == "keep"}
        elif view.step != "roll":
            assert aids.keeps == {}
        assert all(len(row) == len(aids.goals) for row in (aids.met, aids.chances, aids.best, *aids.keeps.values()))
    assert seen >= {"start", "roll", "reroll", "place", "over"}


def test_what_is_rounded_stays_possible_and_uncertain() -> None:
    for goal, meets in odds.GOALS.items():
        for keep in range(FIRST_FULL):
            chance = odds.chance_keeping(goal, faces_of(keep))
            assert (round(float(chance), 4) in (0, 1)) == (chance in (0, 1))
        for hand in range(FIRST_FULL, HANDS):
            assert (round(float(odds.chance(goal, 1, faces_of(hand))), 4) == 1) == meets(hand)


# What goes where


@pytest.mark.parametrize("seats", [1, 2])
def test_what_fits_can_be_placed_there(seats: int) -> None:
    placed = 0
    for match in matches(seats):
        view, aids = match.view(), aids_at(match)
        assert isinstance(view, AerionView)
        if view.step == "place" and view.acquired is not None:
            for action in match.legal():
                if action.verb == "place":
                    placed += 1
                    assert view.acquired.partition("@")[0] in aids.fits[f"workshop/{action['workshop']}"]
        ours = ["workshop/1", "workshop/2", "flagship"] if seats == 1 else None
        assert list(aids.fits) == (ours or ["workshop/1", "workshop/2", "workshop/common", "flagship"])
    assert placed


def test_an_empty_workshop_takes_more_than_one_with_a_blueprint() -> None:
    fits = aids_at(aerodrome.from_position("aerion", ROLLED)).fits
    assert list(fits) == ["workshop/1", "workshop/2"]
    assert fits["workshop/1"] == ("helix",)
    assert set(fits["workshop/2"]) > {"glider", "hellinaut", "helix", "nut", "cocoon"}


def test_the_hellkite_blocks_a_type() -> None:
    assert aids_at(aerodrome.new("aerion", seed=1)).blocked is None
    match = aerodrome.new("aerion", seed=1, options={"expansions": ["hellkite"]})
    assert aids_at(match).blocked in ("crew", "material", "blueprint", "book")
