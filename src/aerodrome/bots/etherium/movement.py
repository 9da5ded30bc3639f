"""Where a unit of Etherium should stand: what it can collect, whom it can attack. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.best import Best
from aerodrome.games.etherium import battles, cards, economy, layout
from aerodrome.games.etherium.chapters import conflicts, execution, flight, movement
from aerodrome.games.etherium.reach import destinations, reach, reach_from
from aerodrome.games.etherium.table import Table
from aerodrome.kernel.chapters import BIT

from .odds import SURE, chance
from .worth import STAR, basic_worth, ether_worth, last_level_worth, seasons_left, token_worth

AT_WORK: Final[i64] = 500  # stands where the program wants to collect
WITHIN_REACH: Final[i64] = 200
IN_DANGER: Final[i64] = 250
HARM: Final[i64] = 35  # what others lose counts so much out of a hundred
NEVER: Final[i64] = cards.MOST_TOKENS  # behind the last token


def next_token(state: Table, seat: i64, first: i64, end: i64) -> i64:
    """Which token still to come lies on one of these slots as the next; NEVER without one."""
    at = state.at(seat)
    for token in range(state.number, state.cells[at + layout.LAID]):
        if first < state.cells[at + layout.PLAN + token] <= end:
            return token
    return NEVER


def collect_worth(state: Table, seat: i64, terrain: i64) -> i64:
    cubes = economy.yield_of(state, seat, terrain)
    if terrain == cards.ETHER_TERRAIN:
        return cubes * ether_worth(state) + STAR
    return cubes * basic_worth(state)


def threats(state: Table, seat: i64, space: i64) -> i64:
    """How many other armies stand on a space, or can come there with one move."""
    found: i64 = 0
    for other in range(state.setting.seats):
        if other == seat:
            continue
        if state.space_of(other, cards.ARMY) == space:
            found += 2
        elif reach(state, other, cards.ARMY, True) & BIT[space] != 0:
            found += 1
    return found


def collector_worth(state: Table, seat: i64, space: i64) -> i64:
    """How good a space is for a collector, for the program and against armies."""
    worth = -IN_DANGER * threats(state, seat, space) // 3
    for other in range(state.setting.seats):
        if other != seat and state.space_of(other, cards.ARMY) == space:
            worth -= 2 * basic_worth(state) + last_level_worth(state, seat, cards.COLLECTOR)
    terrain = state.board.terrain[space]
    collect = next_token(state, seat, cards.COLLECT_SLOT, cards.UPGRADE_SLOT)
    if collect == NEVER:
        if seasons_left(state) > 0:
            worth += collect_worth(state, seat, terrain) // 4
        return worth
    wanted = state.cells[state.at(seat) + layout.PLAN + collect] - 1 - cards.COLLECT_SLOT
    if next_token(state, seat, cards.MOVE_SLOT + wanted, cards.MOVE_SLOT + wanted + 1) < collect:
        if terrain == wanted or reach_from(state, seat, space, True) & state.board.of_terrain[wanted] != 0:
            worth += WITHIN_REACH
    elif terrain == wanted:
        worth += AT_WORK + collect_worth(state, seat, terrain)
    return worth


def army_level_cost(state: Table, seat: i64) -> i64:
    if state.owns(seat, cards.ARMOUR):
        return 0
    return last_level_worth(state, seat, cards.ARMY)


def siege_worth(state: Table, seat: i64, victim: i64) -> i64:
    """What an army gains when it wins the siege of a city."""
    if state.cube_count(victim, cards.BOOSTER) > 0:
        if conflicts.SACK.token(state, seat, cards.SACK_BOOSTER) != cards.SACK_TOKEN:
            return token_worth(state, cards.ARMY_TOKEN) + STAR
        return STAR * state.setting.facts.token_stars[cards.SACK_TOKEN] + STAR
    best: i64 = 0
    if state.level(victim, cards.GUIDE) > 0:
        best = token_worth(state, cards.ARMY_TOKEN) + guide_loss_worth(state, victim)
    return max(best, ether_loot_worth(state, victim), basics_loot_worth(state, victim))


def ether_loot_worth(state: Table, victim: i64) -> i64:
    """What the Ether is worth that a siege takes: it is gained and lost."""
    return min(cards.SACKED_ETHER, state.cube_count(victim, cards.ETHER)) * ether_worth(state) * 3 // 2


def basics_loot_worth(state: Table, victim: i64) -> i64:
    """The same for basic resources."""
    return min(cards.SACKED_RESOURCES, state.basics(victim)) * basic_worth(state) * 3 // 2


def guide_loss_worth(state: Table, victim: i64) -> i64:
    """What it is worth that another's guide is lowered; its last level stays."""
    if state.level(victim, cards.GUIDE) > 1:
        return STAR // 2
    return 0


def attack_worth(state: Table, seat: i64, space: i64) -> i64:
    """What an army gains on a space from the units and the city that are there now."""
    token = token_worth(state, cards.ARMY_TOKEN)
    if space >= cards.CITY_SPACE:
        victim = space - cards.CITY_SPACE
        won = chance(state, seat, victim, True)
        worth = won * siege_worth(state, seat, victim) // SURE
        worth -= (SURE - won) * token * HARM // (100 * SURE)
        worth += last_level_worth(state, victim, cards.DEFENCE) * HARM // 100
        return worth - army_level_cost(state, seat)
    worth = 0
    stands: i64 = SURE
    for other in range(state.setting.seats):
        if other == seat or state.space_of(other, cards.ARMY) != space:
            continue
        won = chance(state, seat, other, False)
        stands = stands * won // SURE
        worth += won * token // SURE - (SURE - won) * token * HARM // (100 * SURE)
        worth += army_level_cost(state, other) * HARM // 100 - army_level_cost(state, seat)
    for other in range(state.setting.seats):
        if other != seat and state.space_of(other, cards.COLLECTOR) == space:
            worth += stands * pillage_worth(state, seat, other) // SURE
    return worth


def pillage_worth(state: Table, seat: i64, victim: i64) -> i64:
    """What a collector brings the army that pillages it."""
    stolen = min(cards.PILLAGED, state.basics(victim)) * basic_worth(state)
    taken: i64 = 0
    if state.people(seat) == cards.RECES:
        taken = min(cards.BARBARIANS_CUBES, state.basics_left()) * basic_worth(state)
    return taken + stolen + (stolen + last_level_worth(state, victim, cards.COLLECTOR)) * HARM // 100


def stand_worth(state: Table, seat: i64, figure: i64, space: i64) -> i64:
    """How good a space is for a unit."""
    if figure == cards.COLLECTOR:
        return collector_worth(state, seat, space)
    return attack_worth(state, seat, space)


def best_move(state: Table, seat: i64, effect: i64) -> i64:
    """The move that gains most, as an action; PASS when there is none. `move_gain` says how much it gains."""
    best = Best(execution.PASS.first)
    for figure in range(cards.FIGURES):
        found = destinations(state, seat, figure, effect)
        if found == 0:
            continue
        now = stand_worth(state, seat, figure, state.space_of(seat, figure))
        for space in range(cards.SPACES):
            if found & BIT[space] != 0:
                gain = stand_worth(state, seat, figure, space) - now
                best.offer(movement.MOVE.id_of(figure * cards.SPACES + space), gain)
    return best.choice


def move_gain(state: Table, seat: i64, action: i64) -> i64:
    """How much better a unit stands after a move."""
    figure = (action - movement.MOVE.first) // cards.SPACES
    now = stand_worth(state, seat, figure, state.space_of(seat, figure))
    return stand_worth(state, seat, figure, (action - movement.MOVE.first) % cards.SPACES) - now


def best_haven(state: Table, seat: i64) -> i64:
    """Where a unit flees to, as an action."""
    figure = battles.fleeing_figure(state)
    found = battles.havens(state, seat, figure)
    best = Best(execution.PASS.first)
    for space in range(cards.SPACES):
        if found & BIT[space] != 0:
            best.offer(flight.FLEE.id_of(space), stand_worth(state, seat, figure, space))
    return best.choice
