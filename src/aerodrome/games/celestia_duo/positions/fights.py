"""What must hold for the dice, the Assaults and the crew of a position, and for how a match ended."""

from __future__ import annotations

from .. import step
from ..cards import (
    ASSAULTS,
    AUGUSTA,
    CREW,
    CREW_DISCARDED,
    DEACTIVATE_CREW,
    DISCARD_CREW,
    ENERGY_TOKENS,
    FLAG,
    KINDS,
    KUBLAI,
    LOSE_EQUIPMENT,
    MASTS,
    RHETT,
    SHUKI,
    SYMBOLS,
    USED,
)
from ..chapters.combat import can_pay
from ..conditions import why_not_crew
from ..dice import NONE
from ..layout import ASSAULT_AT, CREW_AT, ENERGY_AT, HAND, HAND_AT, OWED_AT, PLAYED_AT, VISIBLE_AT
from ..memory import can_pay_flag
from ..table import CAUGHT, LAIR_REACHED, MASTS_DOWN, NO_ENERGY_IN_BOARDING, Table
from .moments import AFTER_DICE, PENALTIES, WITH_DICE, WITH_PLAYED_CARDS, moment_of

CARDS_FOR_SHUKI = 2  # that may be kept


def masts_fit(state: Table) -> bool:
    """Each Assault that is over has broken a mast; the third one ends the match."""
    fallen = MASTS - state.masts
    spent = ASSAULTS - state.sum_of(ASSAULT_AT, ASSAULTS) - int(state.assault != 0)
    if state.boarding == 0 or moment_of(state) == step.BOARDING:
        return fallen == spent == 0
    return fallen == spent and (state.masts == 0) == (state.ending == MASTS_DOWN)


def assault_fits(state: Table) -> bool:
    """An Assault goes on exactly while there is a fight in the boarding."""
    fight = moment_of(state) in (*WITH_DICE, *AFTER_DICE)
    return (state.assault != 0) == (state.boarding != 0 and fight)


def dice_fit(state: Table) -> bool:
    return (state.dice != NONE) == (moment_of(state) in WITH_DICE)


def flags_fit(state: Table) -> bool:
    """Flags count from validation until their attack has come; during a penalty that of one flag has."""
    shown = state.shows(FLAG)
    if moment_of(state) == step.FLAGS:
        return 0 < shown == state.flags
    if state.step in PENALTIES or (state.ending == LAIR_REACHED and state.dice != NONE):
        return state.flags < shown
    return state.flags == 0


def penalty_fits(state: Table) -> bool:
    """A penalty is that of the pirate, and there is something to choose."""
    if state.step not in PENALTIES:
        return True
    penalty = state.setting.facts.pirate_penalty[state.pirate]
    if state.step == step.DEACTIVATE:
        active = sum(state.is_active(crew) for crew in range(CREW))
        return penalty == DEACTIVATE_CREW and active > 1
    if state.step == step.DISMISS:
        return penalty == DISCARD_CREW and state.crew_aboard() > 1
    asked = [state.seat] if state.step == step.LOSE else [0, 1]
    return penalty == LOSE_EQUIPMENT and all(state.hand_size(seat) > 0 for seat in asked)


def crew_fits(state: Table) -> bool:
    """At steps that exist for a crew member's sake that one can be called upon, or has been."""
    if state.step == step.FLAGS:
        return why_not_crew(state, KUBLAI) == 0 or why_not_crew(state, RHETT) == 0
    if state.step == step.LOAD and state.beneath == step.FLAGS:
        # The crew member may since have made room for what it brought.
        called = state.cells[CREW_AT + (RHETT if state.offers_smoke else KUBLAI)]
        return called in (USED, CREW_DISCARDED) and not state.crew_is_banned()
    if state.step == step.SHUKI:
        return why_not_crew(state, SHUKI) == 0
    if moment_of(state) in AFTER_DICE:
        return state.cells[CREW_AT + SHUKI] == USED and not state.crew_is_banned()
    if state.step == step.AUGUSTA:
        return state.cells[CREW_AT + AUGUSTA] == USED and not state.crew_is_banned()
    return True


def played_cards_fit(state: Table) -> bool:
    """Cards lie aside from the combat to the end of its fight; Shuki is asked only about some."""
    played = state.sum_of(PLAYED_AT, KINDS)
    return played > 0 if state.step == step.SHUKI else played == 0 or moment_of(state) in WITH_PLAYED_CARDS


def reclaim_fits(state: Table) -> bool:
    """Shuki keeps two of the cards played, or the only one."""
    if state.step != step.RECLAIM:
        return state.reclaim == 0
    played, kept = state.sum_of(PLAYED_AT, KINDS), state.sum_of(VISIBLE_AT, KINDS)
    return 0 < state.reclaim == min(CARDS_FOR_SHUKI, played + kept) - kept


def owed_fits(state: Table) -> bool:
    """While a flag is paid, part of its cost is owed and the hand suffices for it."""
    owed = state.sum_of(OWED_AT, SYMBOLS)
    if state.step != step.GRAPPLE:
        return owed == 0
    required = state.setting.facts.pirate_requires
    part = all(state.cells[OWED_AT + at] <= required[state.pirate * SYMBOLS + at] for at in range(SYMBOLS))
    hand = HAND_AT + state.seat * HAND
    enough = can_pay_flag(state.cells, hand, state.cells, OWED_AT, state.pairs_count(), state.mama_helps())
    return owed > 0 and part and enough and state.shows(FLAG) > 0


def losses_fit(state: Table) -> bool:
    """Resources are lost with an energy token; they are chosen where the hold has more."""
    if moment_of(state) != step.RESOURCES or state.step == step.OVER:
        return state.losses == 0
    if state.step == step.RESOURCES and not 0 < state.losses < state.cargo():
        return False
    lost = state.setting.facts.energy_lost
    return any(state.losses <= lost[token] for token in range(ENERGY_TOKENS) if state.cells[ENERGY_AT + token] == 0)


def ending_fits(state: Table) -> bool:
    """A match ended as its table shows."""
    if state.step != step.OVER:
        return True
    if state.ending == CAUGHT:
        return state.is_quick()
    if state.ending == MASTS_DOWN:
        return state.boarding != 0
    if state.ending == LAIR_REACHED:
        return state.boarding == 0
    return (state.boarding != 0) == (state.ending == NO_ENERGY_IN_BOARDING) and _has_failed(state)


def _has_failed(state: Table) -> bool:
    """Whether the generator is empty and the one whose turn it was can beat no die."""
    last = state.copy()
    assert isinstance(last, Table)
    last.seat = state.fighter
    return state.energy == 0 and not can_pay(last)
