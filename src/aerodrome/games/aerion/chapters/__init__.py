"""The rules of Aerion, chapter by chapter, put together with those of the expansions in the box."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.games.aerion.cards import BASE_KIND_NAMES
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.kernel.chapters import AnyVerb, Chapters

from .acquire import ACQUIRE, AWAIT_PLACE, PLACE, REJECT
from .books import BOOK_REROLLS, BOOK_RESERVE, BOOK_RETRIEVE, ENOUGH, RETRIEVE, TakeBack
from .pixies import PIXIE
from .replenish import AFTER_REVEAL, BEFORE_REVEAL, END_TURN, OVER, REPLENISH
from .reserve import MOVE
from .roll import AFTER_ROLL, BEFORE_ROLL, CHOOSE_DICE, DISCARD, KEEP, LET_GO, ROLL

STEPS = (OVER, BEFORE_ROLL, AFTER_ROLL, CHOOSE_DICE, AWAIT_PLACE, BEFORE_REVEAL, AFTER_REVEAL, RETRIEVE)
VERBS: tuple[AnyVerb, ...] = (
    *(ROLL, KEEP, DISCARD, LET_GO, BOOK_REROLLS, PIXIE),
    *(ACQUIRE, PLACE, BOOK_RESERVE, REJECT),
    *(BOOK_RETRIEVE, ENOUGH, MOVE),
    *(REPLENISH, END_TURN),
)
ROOM = 512  # 63 keeps, 30 pixies, 132 moves from the Reserve, what expansions add

_KNOWN: dict[tuple[object, ...], Chapters] = {}


def kind_names_of(box: Sequence[Expansion]) -> tuple[str, ...]:
    """All kinds of cards by number, those that a Book cannot retrieve last."""
    kinds = sorted((kind for one in box for kind in one.kinds), key=lambda kind: not kind.retrievable)
    return (*BASE_KIND_NAMES, *(kind.name for kind in kinds))


def chapters_of(box: Sequence[Expansion], in_play: Sequence[Expansion]) -> Chapters:
    """The rules of a match with these expansions, out of those in the box, which all have their numbers."""
    playing = {type(one): one for one in in_play}
    key = tuple((playing.get(type(one), one).terms(), type(one) in playing) for one in box)
    if key not in _KNOWN:
        _KNOWN[key] = _put_together([playing.get(type(one), one) for one in box], in_play)
    return _KNOWN[key]


def _put_together(box: Sequence[Expansion], in_play: Sequence[Expansion]) -> Chapters:
    names = kind_names_of(box)
    retrievable = [kind.name for one in box for kind in one.kinds if kind.retrievable]
    verbs = [*VERBS, TakeBack(retrievable)]
    offered = [*verbs]
    for one in box:
        own = one.verbs(names)
        verbs += own
        if one in in_play:
            offered += own
    steps = [*STEPS, *(step for one in box for step in one.steps)]
    return Chapters(verbs, steps, room=ROOM, in_play=offered)
