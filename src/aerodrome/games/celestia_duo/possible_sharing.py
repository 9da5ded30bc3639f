"""What must hold for whose step it is in a position, for the cards being shared and the tokens and rewards offered."""

from __future__ import annotations

from . import steps
from .cards import CARDS_IN_DRAFT, COMMUNICATION, EQUIPMENT, KINDS, REWARDS
from .layout import DECK_AT, DECK_LIMIT_AT, FACE_DOWN_AT, REWARD_AT, VISIBLE_AT
from .memory import ANY
from .moments import CAN_WAIT, NOT_THE_CAPTAINS, REWARDING, moment_of
from .possible_fights import CARDS_FOR_SHUKI
from .rules import TOKENS_FOR_A_FLAG, CelestiaState


def waiting_fits(state: CelestiaState) -> bool:
    """Exactly one step waits while cards are shared or room is made, none at other times."""
    return state.beneath in CAN_WAIT.get(int(state.step), (0,))


def seat_fits(state: CelestiaState) -> bool:
    """The Captain decides for both; in a combat it is the fighter's step, in the draft that of each in turn."""
    if state.step in (steps.COMBAT, steps.GRAPPLE):
        return state.seat == state.fighter
    if state.step == steps.DRAFT:
        taken = CARDS_IN_DRAFT - state.sum_of(VISIBLE_AT, KINDS)
        return (state.seat == state.captain) == (taken % 2 == 0)
    return state.seat == state.captain or state.step in NOT_THE_CAPTAINS


def shared_cards_fit(state: CelestiaState) -> bool:
    """Cards lie on the table while they are shared, and as many as that sharing can have."""
    visible, hidden = state.sum_of(VISIBLE_AT, KINDS), state.hidden
    if state.step == steps.DRAFT:
        return 0 < visible <= CARDS_IN_DRAFT and hidden == 0
    if state.step == steps.RECLAIM:
        return hidden == 0
    if state.step not in (steps.SHARE, steps.PICK):
        return visible + hidden == 0
    if state.beneath == steps.REWARDS:
        return visible == 1 and hidden == 0
    if state.beneath == steps.SHUKI:
        return 0 < visible <= CARDS_FOR_SHUKI and hidden == 0
    return visible + hidden > 0


def deck_fits(state: CelestiaState) -> bool:
    """The deck holds no more of a kind than was shuffled into it; cards of two decks lie there after that only."""
    limits = [state.cells[DECK_LIMIT_AT + kind] for kind in range(KINDS)]
    if state.sum_of(FACE_DOWN_AT, KINDS) > 0 and limits[0] == ANY:
        return False
    return all(state.cells[DECK_AT + kind] <= limits[kind] for kind in range(KINDS))


def passing_fits(state: CelestiaState) -> bool:
    return state.passed == 0 or state.step == steps.PICK


def offer_fits(state: CelestiaState) -> bool:
    """Tokens wait outside a full hold while something else in it could give way."""
    if state.step != steps.LOAD:
        return state.offered == 0
    most = TOKENS_FOR_A_FLAG * state.flags
    if state.beneath == steps.SHOP:
        most = state.setting.facts.stage_gold_smoke[state.stage_here()] if state.offers_smoke else 0
    return 0 < state.offered <= most and state.room() == 0 and state.has_something_else()


def rewards_fit(state: CelestiaState) -> bool:
    """What is left of the rewards of the card under the airship, one of them being taken or some of them to take."""
    left = [state.cells[REWARD_AT + reward] for reward in range(REWARDS)]
    moment = moment_of(state)
    if moment not in REWARDING:
        return sum(left) == 0
    given = state.setting.facts.ambush_rewards
    at = state.card_at(state.airship) * REWARDS
    if state.step == steps.TELL:
        left[COMMUNICATION] += 1
    elif state.step != steps.REWARDS:
        left[EQUIPMENT] += 1
    elif not state.has_reward():
        return False
    return all(left[reward] <= given[at + reward] for reward in range(REWARDS))


def shop_has_customers(state: CelestiaState) -> bool:
    """Where gold is spent, there is some."""
    return state.gold > 0 or state.step not in (steps.SHOP, steps.BOARDING)
