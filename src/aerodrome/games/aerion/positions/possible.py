"""Whether the rules of Aerion can play on from a position that was written by hand. It may be as odd as it likes."""

from __future__ import annotations

from aerodrome.kernel.fields import steps_waiting

from .. import step
from ..cards import DECKS, KINDS
from ..components import Components
from ..errors import bad_input
from ..layout import DISCARD_AT
from ..table import Table


def check(state: Table, components: Components) -> None:
    """Refuse what play would break on, or lose a card by."""
    is_over = state.step == step.OVER
    wrong = {
        "aerion-error-position-no-ending": is_over and state.ending < 0,
        "aerion-error-position-not-over": not is_over and state.ending >= 0,
        "aerion-error-position-not-discarded": _is_lost_for_good(state),
    }
    if not is_over:
        wrong |= _wrong_in_play(state)
    for one in state.expansions:
        key = one.wrong(state)
        if key:
            wrong[key] = True
    for key, is_wrong in wrong.items():
        if is_wrong:
            raise bad_input(key, step=repr(components.step_names[state.step]))
    if not is_over and not state.legal(state.seat):
        raise bad_input("aerion-error-position-no-action")


def _wrong_in_play(state: Table) -> dict[str, bool]:
    beneath = steps_waiting(state)
    added = [one.step + at for one in state.expansions for at in range(len(one.steps))]
    # While something else is brought to its end, the step that waits must be possible too.
    now = beneath[0] if beneath else state.step
    return {
        "aerion-error-position-no-step": state.step >= len(step.NAMES) and state.step not in added,
        "aerion-error-position-needs-dice": now in (step.ROLL, step.REROLL) and not state.dice,
        "aerion-error-position-needs-acquired": now == step.PLACE and not state.acquired,
        "aerion-error-position-not-acquired": now != step.PLACE and state.acquired != 0,
        "aerion-error-position-nothing-waits": state.step == step.RETRIEVE and not beneath,
    }


def _is_lost_for_good(state: Table) -> bool:
    """Whether a card that cannot be retrieved is discarded, or could be: a Book would look for it in vain."""
    kept = [kind.number for one in state.expansions for kind in one.kinds if not kind.retrievable]
    discarded = any(state.cells[DISCARD_AT + deck * KINDS + kind] for kind in kept for deck in range(DECKS))
    return discarded or (state.acquired > 0 and state.acquired_kind() in kept)
