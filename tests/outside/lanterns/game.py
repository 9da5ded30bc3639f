"""Lanterns as the kernel wants it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import ClassVar

from aerodrome.kernel import Dealer, Game, Position, Rulebook, State, Texts, Vocabulary
from aerodrome.kernel.options import Value
from aerodrome.kernel.registration import Registration
from aerodrome.kernel.texts import FOLDER

from .drawing import LanternDrawing
from .events import EVENTS
from .rules import CHAPTERS, KINDS, LanternState
from .view import LanternView, view_of

HERE = files("lanterns")


class Lanterns(Game):
    """The rules of Lanterns."""

    id = "lanterns"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    rules_version = "1"
    streams = ("choices", "tie", "draw")
    events = EVENTS
    hides_hands = True
    vocabulary = Vocabulary(CHAPTERS.verbs)
    texts = Texts((FOLDER, HERE.joinpath("texts")))
    rulebook = Rulebook.read(HERE.joinpath("rules.toml"), texts, "lanterns")
    registration = Registration(turn="round", view=LanternView)

    @cached_property
    def drawing(self) -> LanternDrawing:
        return LanternDrawing(self.texts, self.voice)

    def new_state(self) -> LanternState:
        return LanternState()

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> LanternState:
        state = self.new_state()
        state.deal(dealer)
        return state

    def view(self, state: State, seat: int) -> LanternView:
        assert isinstance(state, LanternState)
        return view_of(state, seat)

    def position(self, state: State) -> Position:
        assert isinstance(state, LanternState)
        return {
            "hands": state.hands,
            "bids": state.bids,
            "said": state.said,
            "discards": state.discards,
            "points": state.points,
            "round": state.round,
        }

    def from_position(self, position: Mapping[str, object]) -> LanternState:
        state = self.new_state()
        for field, value in position.items():
            setattr(state, field, value)
        copied = state.copy()
        for kind in range(KINDS):
            held = sum(hand[kind] for hand in copied.hands) + copied.bids.count(kind)
            copied.deck[kind] -= held + copied.discards[kind]
        return copied


GAME = Lanterns()
