"""Whether play can lead to a position of Aerion that was written by hand."""

from __future__ import annotations

from aerodrome.kernel.state import DEPTH

from . import step
from .cards import ALL_FLYING, BOOK, DECKS, KINDS
from .chapters.replenish import holds_turn
from .components import Components
from .errors import bad_input
from .expansion import Expansion
from .layout import DISCARD_AT, PULPIT_AT
from .table import ENDINGS, OUT_OF_CARDS, WON, Table


def check(state: Table, components: Components) -> None:
    """Refuse what no play can lead to, so that a seat that must decide always can."""
    wrong = _wrong_at_the_end(state) if state.step == step.OVER else _wrong_in_play(state)
    books = [sum(state.cards[PULPIT_AT + seat * DECKS + deck] for deck in range(DECKS)) for seat in (0, 1)]
    wrong["aerion-error-position-one-book"] = max(books) > 1 and not state.pulpit_has_no_limit()
    complete = state.flying == ALL_FLYING and all(one.allows_victory(state) for one in state.expansions)
    wrong["aerion-error-position-six-flying"] = (state.ending == WON) != complete
    kept = [kind.number for one in state.expansions for kind in one.kinds if not kind.retrievable]
    wrong["aerion-error-position-not-discarded"] = any(
        state.cards[DISCARD_AT + deck * KINDS + kind] for kind in kept for deck in range(DECKS)
    )
    for one in state.expansions:
        key = one.wrong(state)
        if key:
            wrong[key] = True
    for key, is_wrong in wrong.items():
        if is_wrong:
            raise bad_input(key, step=repr(components.step_names[state.step]))


def _wrong_at_the_end(state: Table) -> dict[str, bool]:
    cards_left = state.displayed > 0 or any(state.deck_size(deck) for deck in range(DECKS))
    return {
        "aerion-error-position-lost": state.ending == OUT_OF_CARDS and cards_left,
        "aerion-error-position-no-ending": state.ending < 0,
        "aerion-error-position-other-ending": state.ending >= len(ENDINGS)
        and not any(one.ending <= state.ending < one.ending + len(one.endings) for one in state.expansions),
    }


def _wrong_in_play(state: Table) -> dict[str, bool]:
    beneath = waiting(state)
    retrieving = state.step == step.RETRIEVE
    # While something else is brought to its end, the step that waits must be possible too.
    now = beneath[0] if beneath else state.step
    rolled = now in (step.ROLL, step.REROLL)
    # A Worker hired as the last card leaves an empty Display behind.
    may_be_empty = now == step.ROLL and len(state.expansions) > 0
    return {
        "aerion-error-position-no-step": state.step >= step.ADDED and _expansion_at(state, state.step) is None,
        "aerion-error-position-needs-dice": rolled and not state.dice,
        "aerion-error-position-no-dice-yet": now in (step.START, step.CLOSE) and state.dice != 0,
        "aerion-error-position-empty-display": (rolled or now in (step.START, step.CLOSE))
        and state.displayed == 0
        and not may_be_empty,
        "aerion-error-position-turn-over": now == step.CLOSE
        and (state.setting.seats == 1 or not beneath)
        and not _is_held(state),
        "aerion-error-position-needs-acquired": now == step.PLACE and not state.acquired,
        "aerion-error-position-not-acquired": now != step.PLACE and state.acquired != 0,
        "aerion-error-position-book-in-pulpit": state.step == step.PLACE
        and state.acquired_kind() == BOOK
        and state.has_room_in_pulpit(),
        "aerion-error-position-nothing-waits": len(beneath) > 1
        or retrieving > (len(beneath) == 1)
        or (len(beneath) == 1 and state.step < step.RETRIEVE)
        or (now >= step.ADDED and len(beneath) == 1 and (retrieving or not _may_wait(state, now))),
        "aerion-error-position-no-pile": retrieving and not state.can_be_retrieved(state.pile),
        "aerion-error-position-not-retrieving": not retrieving and (state.pile != 0 or state.taken != 0),
        "aerion-error-position-rerolls": state.rerolls > 0 and not rolled,
        "aerion-error-position-not-over": state.ending >= 0,
    }


def _is_held(state: Table) -> bool:
    """Whether a turn stops, or has stopped, after its reveal: something can be used, or Eggs are being used."""
    return holds_turn(state) or state.step >= step.ADDED


def _may_wait(state: Table, now: int) -> bool:
    """A step of an expansion waits only for another one of the same expansion."""
    return now != state.step and _expansion_at(state, now) is _expansion_at(state, state.step)


def _expansion_at(state: Table, number: int) -> Expansion | None:
    """The expansion in play that this step belongs to."""
    for one in state.expansions:
        if one.step <= number < one.step + len(one.steps):
            return one
    return None


def waiting(table: Table) -> list[int]:
    """The steps that wait for the present one, the first to wait first."""
    beneath = int(table.beneath)
    found: list[int] = []
    while beneath:
        found.insert(0, beneath % DEPTH)
        beneath //= DEPTH
    return found
