"""Lanterns as the conformance kit wants it."""

from __future__ import annotations

from collections.abc import Mapping

from aerodrome.kernel import Game, State, View
from aerodrome.kernel.conformance import Subject
from aerodrome.kernel.conformance.subject import UNKNOWN, Announced
from aerodrome.kernel.event_types import Ended, Ready, Said, TurnBegan

from .events import LanternDrawn, PointWon
from .game import GAME
from .rules import BIDS, DECK, DISCARD, HANDS, KIND_NAMES, KINDS, LanternState
from .view import LanternView


def census(state: State) -> dict[str, int]:
    assert isinstance(state, LanternState)
    return {
        f"lantern {kind + 1}": state.deck[kind]
        + sum(hand[kind] for hand in state.hands)
        + state.bids.count(kind)
        + state.discards[kind]
        for kind in range(KINDS)
    }


def zones(view: View) -> Mapping[str, Mapping[str, int]]:
    """Where a view shows which lanterns; those in the deck are counted."""
    assert isinstance(view, LanternView)
    shown = {DECK: {UNKNOWN: view.deck}, DISCARD: _named(view.discards)}
    if view.hand:
        shown[HANDS[view.seat]] = _named(view.hand)
        shown[BIDS[view.seat]] = {} if view.bid is None else {view.bid: 1}
    return shown


def _named(counts: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count}


ANNOUNCED = Announced(
    zones,
    in_zones=frozenset({"hand", "bid", "deck", "discards"}),
    by={
        "sizes": (Ready, LanternDrawn),
        "ready": (Ready, TurnBegan, Ended),
        "said": (Said, TurnBegan, Ended),
        "round": (TurnBegan, Ended),
        "points": (PointWon,),
    },
    silent=frozenset({"game", "seat", "step", "actors"}),
)


def subject(game: Game = GAME) -> Subject:
    return Subject(game, census, positions=({"hands": [[1, 0, 0, 0], [0, 1, 0, 0]], "round": 4},), announced=ANNOUNCED)
