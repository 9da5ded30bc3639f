"""Whether play can lead to a position of Aerion that was written by hand."""

from __future__ import annotations

from . import steps
from .cards import ALL_FLYING, BOOK, DECKS, KINDS
from .components import Components
from .errors import bad_input
from .expansion import Expansion
from .layout import DISCARD_AT, PULPIT_AT
from .rules import ENDINGS, OUT_OF_CARDS, WON, AerionState
from .table import Table


def check(state: AerionState, components: Components) -> None:
    """Refuse what no play can lead to, so that whoever must decide always can."""
    wrong = _wrong_at_the_end(state) if state.step == steps.OVER else _wrong_in_play(state)
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


def _wrong_at_the_end(state: AerionState) -> dict[str, bool]:
    cards_left = state.displayed > 0 or any(state.deck_size(deck) for deck in range(DECKS))
    return {
        "aerion-error-position-lost": state.ending == OUT_OF_CARDS and cards_left,
        "aerion-error-position-no-ending": state.ending < 0,
        "aerion-error-position-other-ending": state.ending >= len(ENDINGS)
        and not any(one.ending <= state.ending < one.ending + len(one.endings) for one in state.expansions),
    }


def _wrong_in_play(state: AerionState) -> dict[str, bool]:
    beneath = waiting(state)
    retrieving = state.step == steps.RETRIEVE
    # While something else is brought to its end, the step that waits must be possible too.
    step = beneath[0] if beneath else state.step
    rolled = step in (steps.ROLL, steps.REROLL)
    # A Worker hired as the last card leaves an empty Display behind.
    may_be_empty = step == steps.ROLL and len(state.expansions) > 0
    return {
        "aerion-error-position-no-step": state.step >= steps.ADDED and _expansion_at(state, state.step) is None,
        "aerion-error-position-needs-dice": rolled and not state.dice,
        "aerion-error-position-no-dice-yet": step in (steps.START, steps.CLOSE) and state.dice != 0,
        "aerion-error-position-empty-display": (rolled or step in (steps.START, steps.CLOSE))
        and state.displayed == 0
        and not may_be_empty,
        "aerion-error-position-turn-over": step == steps.CLOSE
        and (state.setting.seats == 1 or not beneath)
        and not _is_held(state),
        "aerion-error-position-needs-acquired": step == steps.PLACE and not state.acquired,
        "aerion-error-position-not-acquired": step != steps.PLACE and state.acquired != 0,
        "aerion-error-position-book-in-pulpit": state.step == steps.PLACE
        and state.acquired_kind() == BOOK
        and (state.books == 0 or state.pulpit_has_no_limit()),
        "aerion-error-position-nothing-waits": len(beneath) > 1
        or retrieving > (len(beneath) == 1)
        or (len(beneath) == 1 and state.step < steps.RETRIEVE)
        or (step >= steps.ADDED and len(beneath) == 1 and (retrieving or not _may_wait(state, step))),
        "aerion-error-position-no-pile": retrieving and not state.can_be_retrieved(state.pile),
        "aerion-error-position-not-retrieving": not retrieving and (state.pile != 0 or state.taken != 0),
        "aerion-error-position-rerolls": state.rerolls > 0 and not rolled,
        "aerion-error-position-not-over": state.ending >= 0,
    }


def _is_held(state: AerionState) -> bool:
    """Whether a turn stops, or has stopped, after its reveal: something can be used, or Eggs are being used."""
    return state.holds_turn() or state.step >= steps.ADDED


def _may_wait(state: AerionState, step: int) -> bool:
    """A step of an expansion waits only for another one of the same expansion."""
    return step != state.step and _expansion_at(state, step) is _expansion_at(state, state.step)


def _expansion_at(state: AerionState, step: int) -> Expansion | None:
    """The expansion in play that this step belongs to."""
    for one in state.expansions:
        if one.step <= step < one.step + len(one.steps):
            return one
    return None


def waiting(table: Table) -> list[int]:
    """The steps that wait for the present one, the first to wait first."""
    beneath = int(table.beneath)
    found: list[int] = []
    while beneath:
        found.insert(0, beneath % steps.DEPTH)
        beneath //= steps.DEPTH
    return found
