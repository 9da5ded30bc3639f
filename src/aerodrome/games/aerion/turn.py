"""A turn of Aerion: what its verbs and steps have in common. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.chapters import BIT, Step, Verb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events
from aerodrome.kernel.state import DEPTH

from . import rule, step
from .cards import DECKS, FIRST_ADDED, KINDS
from .dice import is_part
from .events import PhaseSkipped
from .expansion import Expansion
from .table import Table

# Steps in which nothing must be brought to its end
OPEN_STEPS: Final = (step.START, step.ROLL, step.REROLL, step.PLACE, step.REPLENISH, step.CLOSE)
# Steps that must be brought to their end before anything else, those of expansions too
UNFINISHED: Final = tuple(range(step.RETRIEVE, DEPTH))
# All in which a match goes on
ALL_STEPS: Final = (*OPEN_STEPS, *UNFINISHED)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(Step[Table]):
    """A step of a turn."""

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.step = self.at
        self.after_use(table, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.step = self.at
        self.after_use(table, dealer, events)

    def after_use(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Go on after something has been used that may be used at any time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnVerb(Verb[Table]):
    """A verb of a turn, which is not done before an unfinished step."""

    gives_way_to: ClassVar[tuple[int, ...]] = UNFINISHED


E = TypeVar("E", bound=Expansion)


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpansionVerb(TurnVerb, Generic[E]):
    """A verb of an expansion, which may not be in play. It is offered at the expansion's own step if it names none."""

    def __init__(self, expansion: E, choices: Sequence[tuple[str, ...]] | None = None) -> None:
        super().__init__(choices, self.steps or (expansion.step,))
        self.expansion: Final = expansion

    def not_now(self, table: Table, seat: i64) -> i64:
        if self in table.chapters.in_play:
            return self.not_yet(table, seat)
        return rule.EXPANSION_NOT_IN_PLAY

    def not_yet(self, table: Table, seat: i64) -> i64:
        """The rule that says when this can be done, at a step that does not offer it."""
        return super().not_now(table, seat)


def skip_phase_two(table: Table, dealer: Dealer, events: Events | None) -> None:
    """Go on to phase 3 without a card."""
    if events is not None:
        events.tell(PhaseSkipped(table.seat))
    table.begin(step.REPLENISH, dealer, events)


def leave_first_roll(table: Table, events: Events | None) -> None:
    """Something is done about the first roll of the turn: what could be done right after it no longer can."""
    for expansion in table.expansions:
        expansion.first_roll_left(table, events)


def finish(table: Table, dealer: Dealer, events: Events | None) -> None:
    """End the step, because the seat that leads it says so."""
    table.chapters.steps[table.step].finish(table, dealer, events)


def after_use(table: Table, dealer: Dealer, events: Events | None) -> None:
    """Something has been used that may be used at any time: go on."""
    here = table.chapters.steps[table.step]
    assert isinstance(here, TurnStep)
    here.after_use(table, dealer, events)


# What must be there before anything can be done with it


def why_not_shown(table: Table, hand: i64) -> i64:
    """0, or the rule that only dice which lie there can be chosen."""
    if is_part(hand, table.dice):
        return 0
    return rule.REROLL_DICE_SHOWN


def why_not_displayed(kind: i64) -> i64:
    """0, or the rule that a card must lie in the Display; -1 stands for no card."""
    if kind < 0:
        return rule.DISPLAY_CARD_THERE
    return 0


def why_not_part_with(table: Table, kind: i64) -> i64:
    """0, or the rule that keeps a displayed card of this kind from being discarded at all."""
    if kind >= FIRST_ADDED:
        for expansion in table.expansions:
            number = expansion.why_not_discard(table, kind)
            if number != 0:
                return number
    return 0


def decks_to_part_with(table: Table) -> i64:
    """The decks in front of which a card lies that can be discarded, a bit for each."""
    decks = table.shown
    if len(table.expansions) > 0:
        for deck in range(DECKS):
            kind = table.displayed_kind(deck)
            if kind >= 0 and why_not_part_with(table, kind) != 0:
                decks -= BIT[deck]
    return decks


def decks_in(mask: i64) -> list[int]:
    """The decks of a set, which has a bit for each."""
    return [deck for deck in range(DECKS) if mask & BIT[deck] != 0]


SETS_OF_DECKS: Final = tuple([decks_in(mask) for mask in range(64)])


def why_not_reserved(table: Table, card: i64) -> i64:
    """0, or the rule that this card must lie in the Reserve of the seat whose turn it is."""
    if table.cells[table.reserve_place(card // KINDS, card % KINDS)] == 0:
        return rule.RESERVE_HOLDS_CARD
    return 0
