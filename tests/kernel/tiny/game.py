"""Lanterns as the kernel wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace

import aerodrome
from aerodrome.kernel import BadInput, Dealer, Game, Happening, Position, Rulebook, State, Texts, View, Vocabulary
from aerodrome.kernel.events import COUNTED, MOVED, READY, ROLLED, SAID, STEPPED, UNKNOWN, Code
from aerodrome.kernel.happenings import Counted, Ended, Moved, Ready, Rolled, Said, Stepped
from aerodrome.kernel.options import Option, Value
from aerodrome.kernel.vocabulary import Action

from .rules import (
    BIDS,
    CHAPTERS,
    DECK,
    DISCARD,
    HANDS,
    KIND_NAMES,
    KINDS,
    NO_BID,
    PHRASES,
    ROUNDS,
    LanternState,
)

ZONES = {DECK: "deck", HANDS: "hand/0", HANDS + 1: "hand/1", BIDS: "bid/0", BIDS + 1: "bid/1", DISCARD: "discard"}


class LanternView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    sizes: tuple[int, int]
    bid: str | None
    ready: tuple[bool, bool]
    said: tuple[str | None, str | None]
    deck: int
    discards: tuple[int, ...]
    points: tuple[int, int]
    die: int | None


class Lanterns(Game):
    id = "lanterns"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    rules_version = "1"
    streams = ("choices", "tie", "draw")
    options: tuple[Option, ...] = ()
    catalogue_hash = "none"
    catalogue_text = None
    texts = Texts((Path(aerodrome.__file__).parent / "texts", Path(__file__).parent / "texts"))
    vocabulary = Vocabulary(CHAPTERS.verbs)
    rulebook = Rulebook.read(Path(__file__).with_name("rules.toml"), texts, "lanterns")

    def with_catalogue(self, text: str) -> Game:
        raise BadInput("lanterns-error-no-catalogue", texts=self.texts)

    def new_state(self) -> LanternState:
        return LanternState()

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> LanternState:
        state = self.new_state()
        state.deal(dealer)
        return state

    def view(self, state: State, seat: int) -> LanternView:
        assert isinstance(state, LanternState)
        mine = seat in (0, 1)
        return LanternView(
            game=self.id,
            seat=seat,
            step=str(state.round),
            actors=state.actors(),
            hand=tuple(state.hands[seat]) if mine else (),
            sizes=(sum(state.hands[0]), sum(state.hands[1])),
            bid=KIND_NAMES[state.bids[seat]] if mine and state.bids[seat] != NO_BID else None,
            ready=(state.bids[0] != NO_BID, state.bids[1] != NO_BID),
            said=(_phrase(state.said[0]), _phrase(state.said[1])),
            deck=sum(state.deck),
            discards=tuple(state.discards),
            points=(state.points[0], state.points[1]),
            die=None,
        )

    def happening(self, code: Code) -> Happening:
        kind, a, b, c = code
        if kind == MOVED:
            return Moved(None if a == UNKNOWN else KIND_NAMES[a], ZONES[b], ZONES[c])
        if kind == READY:
            return Ready(a, bool(b))
        if kind == SAID:
            return Said(a, PHRASES[b])
        if kind == ROLLED:
            return Rolled((), (a + 1,))
        if kind == COUNTED:
            return Counted(f"points/{a}", b)
        return Stepped(str(a), -1) if kind == STEPPED else Ended((), "lanterns.end.most-points")

    def follow(self, view: View, happened: Sequence[Happening]) -> LanternView:
        assert isinstance(view, LanternView)
        for event in happened:
            view = _follow(view, event)
        return view

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

    def draw(self, view: View, lang: str = "en") -> str:
        return str(view)

    def svg(self, view: View, lang: str = "en") -> str:
        return "<svg/>"

    def prompt(self, view: View, lang: str = "en") -> str:
        return view.step

    def say_action(self, action: Action, view: View, lang: str = "en") -> str:
        return action.notation

    def say_happening(self, event: Happening, view_before: View, lang: str = "en") -> str | None:
        return str(event)


def _phrase(number: int) -> str | None:
    return None if number == UNKNOWN else PHRASES[number]


def _follow(view: LanternView, event: Happening) -> LanternView:
    match event:
        case Moved():
            return _moved(view, event)
        case Ready(seat=seat, ready=ready):
            flags = (ready, view.ready[1]) if seat == 0 else (view.ready[0], ready)
            sizes = list(view.sizes)
            sizes[seat] += -1 if ready else 1
            actors = tuple(other for other in (0, 1) if not flags[other])
            return replace(view, ready=flags, sizes=tuple(sizes), actors=actors)
        case Said(seat=seat, phrase=phrase):
            return replace(view, said=(phrase, view.said[1]) if seat == 0 else (view.said[0], phrase))
        case Counted(counter=counter, value=value):
            points = list(view.points)
            points[int(counter.removeprefix("points/"))] = value
            return replace(view, points=tuple(points))
        case Stepped(step=step):
            over = int(step) > ROUNDS
            fresh = replace(view, step=step, said=(None, None), ready=(False, False), bid=None)
            return replace(fresh, actors=() if over else (0, 1))
    return view


def _moved(view: LanternView, event: Moved) -> LanternView:
    if event.target == "discard":
        assert event.card is not None
        number = KIND_NAMES.index(event.card)
        return replace(view, discards=tuple(count + (kind == number) for kind, count in enumerate(view.discards)))
    if event.source == "deck":
        seat = int(event.target.removeprefix("hand/"))
        sizes = tuple(size + (other == seat) for other, size in enumerate(view.sizes))
        view = replace(view, deck=view.deck - 1, sizes=sizes)
        return _hand(view, event.card, 1) if seat == view.seat else view
    into_bid = event.target.startswith("bid")
    return replace(_hand(view, event.card, -1 if into_bid else 1), bid=event.card if into_bid else None)


def _hand(view: LanternView, card: str | None, by: int) -> LanternView:
    assert card is not None
    number = KIND_NAMES.index(card)
    return replace(view, hand=tuple(count + by * (kind == number) for kind, count in enumerate(view.hand)))


GAME = Lanterns()
