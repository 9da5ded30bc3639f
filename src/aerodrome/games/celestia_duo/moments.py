"""What goes on at a position: the step, or the one that waits while cards are shared or room is made."""

from __future__ import annotations

from . import steps
from .cards import STAGES
from .dice import NONE
from .fighting import LAIR_REACHED, NO_ENERGY, NO_ENERGY_IN_BOARDING
from .layout import STAGE_DECK_AT
from .rules import CelestiaState

# Which steps can wait for which
SHARED_FOR = (steps.RESOURCES, steps.SHUKI, steps.REWARDS, steps.SHOP, steps.BOARDING)
LOADED_FOR = (steps.FLAGS, steps.SHOP)
CAN_WAIT = {steps.SHARE: SHARED_FOR, steps.PICK: SHARED_FOR, steps.LOAD: LOADED_FOR}
WAITING_NAMES = tuple(steps.NAMES[step] for step in sorted({*SHARED_FOR, *LOADED_FOR}))

# What the steps belong to
ON_THE_WAY = (steps.DRAFT, steps.BRIEFING, steps.BABA)
PENALTIES = (steps.VICTIM, steps.LOSE, steps.DEACTIVATE, steps.DISMISS)
WITH_DICE = (
    *(steps.DICE, steps.AUGUSTA, steps.FLAGS, steps.START, steps.COMBAT, steps.GRAPPLE, steps.RESOURCES),
    *PENALTIES,
)
AFTER_DICE = (steps.SHUKI, steps.RECLAIM)
WITH_PLAYED_CARDS = (steps.COMBAT, steps.GRAPPLE, steps.RESOURCES, *AFTER_DICE)
REWARDING = (steps.REWARDS, steps.TELL)
ONLY_IN_CHASE = (*ON_THE_WAY, *PENALTIES, *REWARDING, steps.SHOP)
ONLY_IN_BOARDING = (steps.GRAPPLE, steps.BOARDING)
NOT_THE_CAPTAINS = (steps.DRAFT, steps.LOSE, steps.COMBAT, steps.GRAPPLE, steps.PICK, steps.TELL)


def moment_of(state: CelestiaState) -> int:
    """The step that goes on; when all is over, the one in which that happened, or `OVER` when it ended nothing."""
    if state.step in CAN_WAIT:
        return int(state.beneath)
    if state.ending in (NO_ENERGY, NO_ENERGY_IN_BOARDING):
        return steps.COMBAT
    if state.ending == LAIR_REACHED:
        return steps.START if state.dice != NONE else steps.SHOP
    return int(state.step)


def stages_drawn(state: CelestiaState) -> int:
    return int(STAGES - state.sum_of(STAGE_DECK_AT, STAGES))
