"""What must hold for what is being carried out in a position: effects, cubes that change hands, rolls."""

from __future__ import annotations

from .. import step
from ..cards import (
    ARMY,
    ARMY_ROLL,
    BARBARIANS_CUBES,
    BASICS,
    CARD_POINTS,
    CHARGE,
    COLLECT_SLOT,
    CONNECTION_ROLL,
    DEFENCE,
    DEFENCE_ROLL,
    ERTIS,
    ETHER,
    ETHER_TERRAIN,
    ETHERISE_SLOT,
    FATE,
    FOR_A_GUIDE,
    FOR_ETHER,
    FOR_NOTHING,
    GUIDE,
    HARMONICS_CUBES,
    HIVALIA,
    LUCKY_POINTS,
    LUCKY_STAR,
    MOST_ETHERISED,
    MOST_LEVEL,
    MOVE_FAR,
    NIGHT,
    NO_ROLL,
    NOTHING,
    PILLAGED,
    PROVISIONED_CUBES,
    RECES,
    SACKED_RESOURCES,
    STOLEN_CUBES,
    TRANSFORM_ANY,
    UPGRADE_ANY,
    UPGRADE_SLOT,
    WITH_ARMY,
)
from ..cubes import is_gift, victims
from ..dice import dice_count, is_modifiable, low_dice
from ..economy import upgrade_price
from ..layout import SUPPLY_AT
from ..table import Table
from .moments import (
    ACTING,
    ANY_TIME,
    CARD_EFFECTS,
    CARRIED_OUT,
    CONNECTS,
    ROLLS,
    WAITING,
    fights,
    moment_of,
    programmed,
    season_action,
    seat_of_round,
)

COLLECT_ETHER = COLLECT_SLOT + int(ETHER_TERRAIN)
MOST_TAKEN = 4  # by a connection
MOST_LOST = 4


def waiting_fits(state: Table) -> bool:
    """A step waits for another to end exactly where that one belongs to it."""
    return state.beneath in WAITING.get(int(state.step), (0,))


def effect_fits(state: Table) -> bool:
    """What is carried out is what was programmed, what the season allows, or what a card played in it does."""
    moment, effect = moment_of(state), int(state.effect)
    if moment == step.VOYAGE:
        return effect == MOVE_FAR
    if moment == step.SEASON:
        return effect == season_action(state)
    if moment in ACTING:
        return effect == programmed(state, seat_of_round(state))
    if moment == step.SEASON_PAID:
        return effect == season_action(state) or (effect in CARD_EFFECTS and state.step != step.SEASON_PAID)
    if moment == step.SEASON_FLASH:
        return effect in CARD_EFFECTS or (effect == NOTHING and state.step != step.EFFECT)
    return effect == NOTHING


# Cubes that change hands


def amount_fits(state: Table) -> bool:
    """Cubes are left to take, to pay or to steal only while somebody chooses them, and one can be chosen."""
    if state.step not in (step.TAKE, step.PAY, step.STEAL):
        return state.amount == 0
    if state.amount < 1:
        return False
    if state.step == step.TAKE:
        cubes = [int(state.cells[SUPPLY_AT + resource]) for resource in range(BASICS)]
    elif state.step == step.STEAL:
        cubes = [int(state.cube_count(state.victim, resource)) for resource in range(BASICS)]
    else:
        cubes = _cubes_to_pay_with(state)
    if state.step == step.TAKE and is_gift(state, state.seat):
        return sum(cubes) > 0
    return sum(held > 0 for held in cubes) > 1 and sum(cubes) > state.amount


def _cubes_to_pay_with(state: Table) -> list[int]:
    cubes = [int(state.cube_count(state.seat, resource)) for resource in range(BASICS)]
    if state.pending != FOR_A_GUIDE:
        return cubes
    return [min(held, 1) if not int(state.paid) >> resource & 1 else 0 for resource, held in enumerate(cubes)]


def taking_fits(state: Table) -> bool:
    """Two cubes for a card or for Ether that another collects, four for a connection, one for a pillage."""
    if state.step != step.TAKE:
        return True
    if moment_of(state) == step.HIDEOUT:
        barbarians = state.seat == state.winner - 1 and state.people(state.seat) == RECES
        return barbarians and state.amount == BARBARIANS_CUBES
    actor, effect = seat_of_round(state), int(state.effect)
    carried_out = moment_of(state) in CARRIED_OUT
    if state.seat != actor:
        return (
            moment_of(state) == step.AFTER_FLASH
            and effect == COLLECT_ETHER
            and state.people(state.seat) == HIVALIA
            and state.amount <= HARMONICS_CUBES
        )
    if carried_out and effect in CONNECTS:
        return state.amount <= MOST_TAKEN
    return moment_of(state) in ANY_TIME and state.amount <= PROVISIONED_CUBES


def payment_fits(state: Table) -> bool:
    """What is paid for, how much of it is still due, and what has been paid."""
    if state.step != step.PAY:
        return (state.pending, state.gained, state.paid) == (FOR_NOTHING, 0, 0)
    if state.pending == FOR_ETHER:
        return _etherising_fits(state)
    if state.pending == FOR_A_GUIDE:
        return _guide_fits(state)
    return state.effect in CONNECTS and (state.gained, state.paid) == (0, 0) and state.amount <= MOST_LOST


def _etherising_fits(state: Table) -> bool:
    price = state.gained * state.setting.facts.ether_rate[state.people(state.seat)]
    return (
        state.effect in (ETHERISE_SLOT, TRANSFORM_ANY)
        and 1 <= state.gained <= min(MOST_ETHERISED, state.cells[SUPPLY_AT + ETHER])
        and 0 <= price - state.amount <= state.basics_left()
        and state.paid == 0
    )


def _guide_fits(state: Table) -> bool:
    due = [state.setting.facts.guide_price[resource] > 0 for resource in range(BASICS)]
    paid = [bool(int(state.paid) >> resource & 1) for resource in range(BASICS)]
    so_far = sum(one for one, asked in zip(paid, due, strict=True) if asked)
    return (
        state.effect in (UPGRADE_SLOT + GUIDE, UPGRADE_ANY)
        and state.level(state.seat, GUIDE) < MOST_LEVEL
        and all(one or asked for one, asked in zip(paid, due, strict=True))
        and state.amount == upgrade_price(state, state.seat, GUIDE) - so_far
        and state.gained == 0
    )


def theft_fits(state: Table) -> bool:
    """Cards steal one resource or any, connections any; in the first season no card steals."""
    if state.step not in (step.VICTIM, step.STEAL):
        return state.theft == NOTHING
    if moment_of(state) in (step.SIEGE, step.HIDEOUT):
        return state.theft == NOTHING
    connects = state.effect in CONNECTS and moment_of(state) not in (step.ACT, step.NUMBER_FLASH, step.END_FLASH)
    by_card = moment_of(state) in ANY_TIME and state.season != NIGHT
    if state.step == step.STEAL:
        return state.theft == NOTHING and (by_card or connects) and state.amount <= STOLEN_CUBES
    if state.theft == NOTHING or victims(state, state.seat, state.theft) < 2:
        return False
    return by_card or (connects and state.theft == BASICS)


def stolen_cubes_fit(state: Table) -> bool:
    """From whom, and how much a siege or a pillage brings."""
    if state.step != step.STEAL:
        return True
    most = int(STOLEN_CUBES)
    if moment_of(state) == step.SIEGE:
        most = int(SACKED_RESOURCES)
    elif moment_of(state) == step.HIDEOUT:
        most = int(PILLAGED)
    return state.victim != state.seat and state.amount <= most


# Rolls


def roll_fits(state: Table) -> bool:
    """A roll lies there while its player can change it: for a connection, or for a unit in a conflict."""
    if state.step not in ROLLS:
        return (state.rolling, state.dice, state.rerolled, state.fated, state.bonus) == (NO_ROLL, 0, 0, 0, 0)
    dice = int(dice_count(state.dice))
    if state.beneath:
        most = 2 if state.is_own_season(state.seat) else 1
        return state.rolling == CONNECTION_ROLL and state.effect in CONNECTS and 1 <= dice <= most
    with_army = fights(state, int(state.seat)) == WITH_ARMY
    unit, purpose = (ARMY, ARMY_ROLL) if with_army else (DEFENCE, DEFENCE_ROLL)
    return state.rolling == purpose and dice == state.level(state.seat, unit)


def modifications_fit(state: Table) -> bool:
    """Powers and capacities are those of the roller; only a roll that can be changed is asked about."""
    if state.step not in ROLLS:
        return True
    if (state.fated and not state.owns(state.seat, FATE)) or (state.rerolled and state.people(state.seat) != ERTIS):
        return False
    if not _adds_up(state):
        return False
    if state.step == step.LOW:
        return low_dice(state.dice) > 0
    return is_modifiable(state, state.seat)


def _adds_up(state: Table) -> bool:
    """Whether cards of the deck add so many points."""
    copies = state.setting.facts.flash_copies
    named = int(copies[CHARGE + {ARMY_ROLL: 0, DEFENCE_ROLL: 1}.get(int(state.rolling), 2)])
    sums = {
        cards * int(CARD_POINTS) + lucky * int(LUCKY_POINTS)
        for cards in range(named + 1)
        for lucky in range(int(copies[LUCKY_STAR]) + 1)
    }
    return int(state.bonus) in sums
