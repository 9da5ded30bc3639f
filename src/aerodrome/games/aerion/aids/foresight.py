"""What comes of a choice at Aerion's table, as far as chance has no say in it.

It says what one may not want, and what leaves nothing to decide; it does not say what is wise.
"""

from __future__ import annotations

from collections.abc import Iterable

from aerodrome.kernel import Action, Event, Events, FastDealer
from aerodrome.kernel.vocabulary import Vocabulary

from .. import cards, step
from ..expansions.eggs import Eggs
from ..table import Table
from ..turn import OPEN_STEPS
from .uses import is_short_without, ships_with

FORESEEN = ("acquire", "place", "move", "replenish", "end-turn", "save-shell", "let-go", "secure")
"""The verbs whose consequences do not depend on chance: what becomes of a card, of a ship, of the match."""
PARTING = ("discard", "let-go", "reject")
"""The verbs that lay a card on its discard pile, from where only a Book brings it back."""
CARRIES_ON = ("replenish", "end-turn")
"""The verbs that only carry the turn on."""
CAN_WAIT = ("hatch", "move", "book-retrieve")
"""What can be done after the reveal, and by somebody alone just as well in the turn that follows."""

LOST, REJECT, LAST_CARD, USELESS, SHORT = "lost", "reject", "last-card", "useless", "short"
SPENT = ("ship-built-again", "ship-not-owned", "ship-held-down")
"""Tags of events: cards are spent and no ship flies."""


def tags_of(table: Table, events: Iterable[Event]) -> list[str]:
    """What has come of an action by the tags of its events; "reject" when the card goes nowhere, "lost" at defeat."""
    outcome = table.outcome()
    if outcome is not None and not outcome.winners:
        return [LOST]
    if table.step == step.PLACE and len(table.legal(table.seat)) == 1:
        return [REJECT]
    return [str(event.__struct_config__.tag) for event in events]


def warnings(table: Table, legal: Iterable[Action]) -> dict[str, str]:
    """What one may not want of these legal actions, by their notations."""
    found = {action.notation: _warning(table, action) for action in legal if action.verb in (*FORESEEN, *PARTING)}
    return {notation: warning for notation, warning in found.items() if warning}


def _warning(table: Table, action: Action) -> str:
    warning = _consequence(table, action) if action.verb in FORESEEN else ""
    if not warning and action.verb == "place":
        workshop = cards.WORKSHOP_NAMES.index(action["workshop"])
        warning = "" if ships_with(table, table.acquired_kind(), workshop) else USELESS
    if not warning and action.verb in PARTING:
        kind = _parted_with(table, action)
        warning = SHORT if kind >= 0 and is_short_without(table, kind) else ""
    return warning


def _consequence(table: Table, action: Action) -> str:
    after, events = table.copy(), Events()
    after.apply(table.seat, action.id, FastDealer(0), events)
    tags = tags_of(after, events.seen_by(table.seat))
    unwanted = next((tag for tag in tags if tag in (LOST, REJECT, *SPENT)), "")
    return unwanted or (LAST_CARD if _is_out_of_cards(after) and action.verb != "move" else "")


def _is_out_of_cards(table: Table) -> bool:
    """Whether the next cards are to be revealed, and there are none: only a Book can still help."""
    is_empty = table.displayed == 0 and not any(table.deck_size(deck) for deck in range(cards.DECKS))
    return is_empty and table.step == step.REPLENISH


def _parted_with(table: Table, action: Action) -> int:
    """The kind of the card that is discarded, -1 when there is none."""
    if action.verb == "reject":
        return table.acquired_kind()
    decks = [cards.DECK_NAMES.index(action["deck"])] if action.verb == "discard" else list(range(cards.DECKS))
    return max(table.displayed_kind(deck) for deck in decks)


def routine(table: Table, legal: list[Action]) -> str | None:
    """The action that only carries the turn on, where nothing is to be decided before it, by its notation."""
    onward = [action for action in legal if action.verb in CARRIES_ON]
    others = [action for action in legal if action not in onward]
    if others and _can_wait(table):
        others = [action for action in others if action.verb not in CAN_WAIT]
    return onward[0].notation if onward and not others else None


def _can_wait(table: Table) -> bool:
    """Whether the turn that follows is one's own, and begins no worse for what is left for it."""
    are_eggs_alone = any(isinstance(one, Eggs) and one.only_eggs_displayed(table) for one in table.expansions)
    return table.setting.seats == 1 and table.step == step.CLOSE and not are_eggs_alone


def legal_actions(table: Table, vocabulary: Vocabulary) -> list[Action]:
    """What may be decided now; nothing in a step that interrupts another: a view does not tell which."""
    if table.step not in OPEN_STEPS:
        return []
    return [vocabulary[number] for seat in table.actors() for number in table.legal(seat)]
