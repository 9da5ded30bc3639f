"""Rolls and stars as the aids take them apart: the same as the rules count them, and from a view alone."""

from __future__ import annotations

import random

import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.events import Totalled
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Match

PEOPLES = ["psolos", "reces", "hivalia", "ertis"]


def played(seed: int) -> Match:
    return aerodrome.new("etherium", seats=4, seed=seed, options={"peoples": PEOPLES})


def view_of(match: Match, seat: int) -> EtheriumView:
    view = match.view(seat)
    assert isinstance(view, EtheriumView)
    return view


@pytest.mark.parametrize("seed", [1, 2])
def test_a_roll_on_the_table_makes_what_the_prompt_says(seed: int) -> None:
    match, chance, speaker, rolls = played(seed), random.Random(seed), Speaker(GAME.catalogue, "en"), 0
    while match.actors:
        seat = match.actors[0]
        view = view_of(match, seat)
        aids = GAME.aids(view).rolls
        assert (aids.total is None) == (view.rolling is None)
        if aids.total is not None:
            rolls += 1
            assert aids.total == speaker.total_now(view)
        match.play(chance.choice(list(match.legal(seat))), seat)
    assert rolls > 10


@pytest.mark.parametrize("seed", [3, 4])
def test_a_total_is_dice_guide_cards_and_own_points(seed: int) -> None:
    """Without cards nothing else is in it."""
    match, chance, totals = played(seed), random.Random(seed), 0
    while match.actors:
        seat = match.actors[0]
        before = view_of(match, seat)
        legal = [action for action in match.legal(seat) if action.verb != "play"]
        match.play(chance.choice(legal), seat)
        for event in match.seen_by(-1):
            if isinstance(event, Totalled):
                assert (event.cards, event.total) == (
                    0,
                    sum(event.dice) + event.guide + event.rampart + event.barbarians,
                )
                if before.players[event.seat].fights is not None:  # else the conflict began in this decision
                    own = GAME.aids(before).rolls.own_points[event.seat].get(event.unit, 0)
                    assert own == event.rampart + event.barbarians
                    totals += 1
    assert totals > 0


def test_ether_cubes_that_are_missing_for_a_star() -> None:
    view = view_of(played(5), 0)
    have = [player.cubes["ether"] for player in view.players]
    assert have == [0, 0, 2, 0]
    assert GAME.aids(view).rolls.ether_to_star == (2, 2, 2, 2)


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    match = played(6)
    first, second, watching = [GAME.aids(view_of(match, seat)).rolls for seat in (0, 1, -1)]
    assert first == second == watching


def test_a_card_on_a_roll_says_what_the_roll_comes_to() -> None:
    match, chance, speaker, said = played(5), random.Random(5), Speaker(GAME.catalogue, "en"), 0
    while match.actors:
        seat = match.actors[0]
        view = view_of(match, seat)
        legal = list(match.legal(seat))
        if view.rolling in ("army", "defence"):
            total = speaker.total_now(view)
            best = max(
                (player.total for at, player in enumerate(view.players) if at != seat and player.fights), default=0
            )
            for action, line in zip(legal, speaker.actions(legal, view), strict=True):
                points = (
                    {"charge": 3, "portcullis": 3, "lucky-star": 2}.get(action["card"], 0)
                    if action.verb == "play"
                    else 0
                )
                if points:
                    said += 1
                    assert f"{points} more: {total + points}" in line
                    assert (f"beats {best}" in line) == (0 < best < total + points)
        match.play(chance.choice(legal), seat)
    assert said > 0
