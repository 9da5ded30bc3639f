"""What must hold for whose step it is in a position, for the cards being shared and the tokens and rewards offered."""

from __future__ import annotations

from .. import step
from ..cards import CARDS_IN_DRAFT, COMMUNICATION, EQUIPMENT, KINDS, REWARDS
from ..chapters.rewards import has_reward
from ..conditions import has_something_else
from ..hold import TOKENS_FOR_A_FLAG
from ..layout import DECK_AT, DECK_LIMIT_AT, FACE_DOWN_AT, REWARD_AT, VISIBLE_AT
from ..memory import ANY
from ..table import Table
from .fights import CARDS_FOR_SHUKI
from .moments import CAN_WAIT, NOT_THE_CAPTAINS, REWARDING, moment_of


def waiting_fits(state: Table) -> bool:
    """Exactly one step waits while cards are shared or room is made, none at other times."""
    return state.beneath in CAN_WAIT.get(int(state.step), (0,))


def seat_fits(state: Table) -> bool:
    """The Captain decides for both; in a combat it is the fighter's step, in the draft that of each in turn."""
    if state.step in (step.COMBAT, step.GRAPPLE):
        return state.seat == state.fighter
    if state.step == step.DRAFT:
        taken = CARDS_IN_DRAFT - state.sum_of(VISIBLE_AT, KINDS)
        return (state.seat == state.captain) == (taken % 2 == 0)
    return state.seat == state.captain or state.step in NOT_THE_CAPTAINS


def shared_cards_fit(state: Table) -> bool:
    """Cards lie on the table while they are shared, and as many as that sharing can have."""
    visible, hidden = state.sum_of(VISIBLE_AT, KINDS), state.hidden
    if state.step == step.DRAFT:
        return 0 < visible <= CARDS_IN_DRAFT and hidden == 0
    if state.step == step.RECLAIM:
        return hidden == 0
    if state.step not in (step.SHARE, step.PICK):
        return visible + hidden == 0
    if state.beneath == step.REWARDS:
        return visible == 1 and hidden == 0
    if state.beneath == step.SHUKI:
        return 0 < visible <= CARDS_FOR_SHUKI and hidden == 0
    return visible + hidden > 0


def deck_fits(state: Table) -> bool:
    """The deck holds no more of a kind than was shuffled into it; cards of two decks lie there after that only."""
    limits = [state.cells[DECK_LIMIT_AT + kind] for kind in range(KINDS)]
    if state.sum_of(FACE_DOWN_AT, KINDS) > 0 and limits[0] == ANY:
        return False
    return all(state.cells[DECK_AT + kind] <= limits[kind] for kind in range(KINDS))


def passing_fits(state: Table) -> bool:
    return state.passed == 0 or state.step == step.PICK


def offer_fits(state: Table) -> bool:
    """Tokens wait outside a full hold while something else in it could give way."""
    if state.step != step.LOAD:
        return state.offered == 0
    most = TOKENS_FOR_A_FLAG * state.flags
    if state.beneath == step.SHOP:
        most = state.setting.facts.stage_gold_smoke[state.stage_here()] if state.offers_smoke else 0
    return 0 < state.offered <= most and state.room() == 0 and has_something_else(state)


def rewards_fit(state: Table) -> bool:
    """What is left of the rewards of the card under the airship, one of them being taken or some of them to take."""
    left = [state.cells[REWARD_AT + reward] for reward in range(REWARDS)]
    moment = moment_of(state)
    if moment not in REWARDING:
        return sum(left) == 0
    given = state.setting.facts.ambush_rewards
    at = state.card_at(state.airship) * REWARDS
    if state.step == step.TELL:
        left[COMMUNICATION] += 1
    elif state.step != step.REWARDS:
        left[EQUIPMENT] += 1
    elif not has_reward(state):
        return False
    return all(left[reward] <= given[at + reward] for reward in range(REWARDS))


def shop_has_customers(state: Table) -> bool:
    """Where gold is spent, there is some."""
    return state.gold > 0 or state.step not in (step.SHOP, step.BOARDING)
