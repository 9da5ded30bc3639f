"""What a seat may know of Lanterns."""

from __future__ import annotations

from aerodrome.kernel import View

from .rules import CHAPTERS, KIND_NAMES, NO_BID, NO_PHRASE, PHRASES, LanternState


class LanternView(View, frozen=True, kw_only=True):
    """The table from one seat; `hand` and `discards` count lanterns by brightness."""

    round: int
    hand: tuple[int, ...]
    sizes: tuple[int, int]
    bid: str | None
    ready: tuple[bool, bool]
    said: tuple[str | None, str | None]
    deck: int
    discards: tuple[int, ...]
    points: tuple[int, int]


def view_of(state: LanternState, seat: int) -> LanternView:
    is_own = seat in (0, 1)
    return LanternView(
        game="lanterns",
        seat=seat,
        step=CHAPTERS.steps[state.step].name,
        actors=state.actors(),
        round=state.round,
        hand=tuple(state.hands[seat]) if is_own else (),
        sizes=(sum(state.hands[0]), sum(state.hands[1])),
        bid=KIND_NAMES[state.bids[seat]] if is_own and state.bids[seat] != NO_BID else None,
        ready=(state.bids[0] != NO_BID, state.bids[1] != NO_BID),
        said=(_phrase(state.said[0]), _phrase(state.said[1])),
        deck=sum(state.deck),
        discards=tuple(state.discards),
        points=(state.points[0], state.points[1]),
    )


def _phrase(number: int) -> str | None:
    return None if number == NO_PHRASE else PHRASES[number]
