"""What goes on at a position: the step, or the one that waits while cards are shared or room is made."""

from __future__ import annotations

from .. import step
from ..cards import STAGES
from ..dice import NONE
from ..layout import STAGE_DECK_AT
from ..table import LAIR_REACHED, NO_ENERGY, NO_ENERGY_IN_BOARDING, Table

# Which steps can wait for which
SHARED_FOR = (step.RESOURCES, step.SHUKI, step.REWARDS, step.SHOP, step.BOARDING)
LOADED_FOR = (step.FLAGS, step.SHOP)
CAN_WAIT = {step.SHARE: SHARED_FOR, step.PICK: SHARED_FOR, step.LOAD: LOADED_FOR}
WAITING_NAMES = tuple(step.NAMES[number] for number in sorted({*SHARED_FOR, *LOADED_FOR}))

# What the steps belong to
ON_THE_WAY = (step.DRAFT, step.BRIEFING, step.BABA)
PENALTIES = (step.VICTIM, step.LOSE, step.DEACTIVATE, step.DISMISS)
WITH_DICE = (
    *(step.DICE, step.AUGUSTA, step.FLAGS, step.START, step.COMBAT, step.GRAPPLE, step.RESOURCES),
    *PENALTIES,
)
AFTER_DICE = (step.SHUKI, step.RECLAIM)
WITH_PLAYED_CARDS = (step.COMBAT, step.GRAPPLE, step.RESOURCES, *AFTER_DICE)
REWARDING = (step.REWARDS, step.TELL)
ONLY_IN_CHASE = (*ON_THE_WAY, *PENALTIES, *REWARDING, step.SHOP)
ONLY_IN_BOARDING = (step.GRAPPLE, step.BOARDING)
NOT_THE_CAPTAINS = (step.DRAFT, step.LOSE, step.COMBAT, step.GRAPPLE, step.PICK, step.TELL)


def moment_of(state: Table) -> int:
    """The step that goes on; when all is over, the one in which that happened, or `OVER` when it ended nothing."""
    if state.step in CAN_WAIT:
        return int(state.beneath)
    if state.ending in (NO_ENERGY, NO_ENERGY_IN_BOARDING):
        return step.COMBAT
    if state.ending == LAIR_REACHED:
        return step.START if state.dice != NONE else step.SHOP
    return int(state.step)


def stages_drawn(state: Table) -> int:
    return int(STAGES - state.sum_of(STAGE_DECK_AT, STAGES))
