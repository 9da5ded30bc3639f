"""A quick answer to every question of Etherium: what all seats do when a season is thought through.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.best import Best
from aerodrome.games.etherium import battles, cards, economy, layout, reach, step
from aerodrome.games.etherium.chapters import (
    collection,
    conflicts,
    execution,
    flash_cards,
    payment,
    supply,
    theft,
    transformation,
    upgrades,
)
from aerodrome.games.etherium.chapters.hand import DISCARD
from aerodrome.games.etherium.counting import stars_of
from aerodrome.games.etherium.cubes import can_be_robbed
from aerodrome.games.etherium.effects import why_not_effect
from aerodrome.games.etherium.table import Table
from aerodrome.games.etherium.verbs import CubeVerb
from aerodrome.kernel.chapters import BIT

from .movement import basics_loot_worth, best_haven, best_move, ether_loot_worth, guide_loss_worth, move_gain
from .rolls import best_dice, best_low, best_modification
from .worth import (
    basic_worth,
    booster_worth,
    capacity_worth,
    card_worth,
    ether_worth,
    level_worth,
    seasons_left,
    token_worth,
)

LACKING: Final[i64] = 1000  # how much more a cube is wanted that the program needs
# How gladly a card is kept, in the order of the kinds
_KEPT: Final[list[int]] = [
    *(50, 50, 50, 50, 70),  # timber, scree, lode, provisions, ether drop
    *(45, 45, 45, 50),  # thefts and raid
    *(35, 25, 45, 45, 30, 30),  # charge, portcullis, resonance, lucky star, second wind, twist of fate
    *(20, 20, 35),  # discipline, hideout, spoils
    *(60, 40, 40, 40, 40),  # plenty, bounties, stewardship
    *(45, 30, 35, 35, 35),  # ether wind, forced march, paths
    *(45, 45, 55, 65),  # building site, still, trance, awakening
]
KEPT: Final = vec[i64](_KEPT)


def quick(state: Table, seat: i64) -> i64:
    """What a seat does at any step but the programming and the laying of terrains."""
    now = state.step
    if now == step.ACT or now == step.EFFECT:
        return in_action(state, seat)
    if now == step.ROLLED:
        return best_modification(state, seat)
    if now == step.LOW:
        return best_low(state, seat)
    if now in execution.WINDOWS:
        return in_window(state, seat)
    if now == step.VOYAGE or now == step.SEASON:
        return in_season(state, seat)
    if now == step.SEASON_PAID:
        return in_paid_season(state, seat)
    if now == step.TAKE:
        return most_wanted(state, seat, supply.TAKE)
    if now == step.PAY:
        return payment.PAY.id_of(least_wanted(state, seat))
    if now == step.VICTIM:
        return theft.VICTIM.id_of(best_victim(state, seat))
    if now == step.STEAL:
        return most_wanted(state, seat, theft.STEAL)
    if now == step.FLEE:
        return best_haven(state, seat)
    if now == step.SIEGE:
        return best_siege(state)
    if now == step.ORDER:
        return first_conflict(state)
    return DISCARD.id_of(least_card(state, seat))


# Carrying out


def in_action(state: Table, seat: i64) -> i64:
    if state.step == step.ACT:
        action = in_window(state, seat)
        if action != execution.PASS.first:
            return action
        if why_not_effect(state, seat, state.effect) != 0:
            if state.basics_left() == 0:
                return execution.PASS.first
            return most_wanted(state, seat, supply.TAKE)
    return best_way(state, seat)


def best_way(state: Table, seat: i64) -> i64:
    """The best way to carry out what can be carried out."""
    effect = state.effect
    if reach.moves(effect):
        return best_move(state, seat, effect)
    if effect < cards.UPGRADE_SLOT:
        return collection.COLLECT.first
    if effect < cards.ETHERISE_SLOT:
        return upgrades.UPGRADE.id_of(effect - cards.UPGRADE_SLOT)
    if effect == cards.UPGRADE_ANY:
        return best_upgrade(state, seat)
    if effect == cards.TRANSFORM_ANY:
        return best_transformation(state, seat)
    if effect == cards.ETHERISE_SLOT:
        return transformation.ETHERISE.id_of(best_etherised(state, seat) - 1)
    if effect == cards.CARDS_SLOT:
        return transformation.CARDS.first
    if effect == cards.CAPACITY_SLOT:
        return transformation.CAPACITY.id_of(best_capacity(state, seat))
    if effect == cards.BOOSTER_SLOT:
        return transformation.BUY_BOOSTER.first
    return best_dice(state, seat)


def in_season(state: Table, seat: i64) -> i64:
    """An optional action: it is taken when it gains something."""
    action = best_way(state, seat)
    if reach.moves(state.effect) and (action == execution.PASS.first or move_gain(state, seat, action) <= 0):
        return execution.PASS.first
    return action


def in_paid_season(state: Table, seat: i64) -> i64:
    """An optional action that costs something: cards that are played unseen come before it."""
    action = in_window(state, seat)
    if action != execution.PASS.first or why_not_effect(state, seat, state.effect) != 0:
        return action
    return best_way(state, seat)


def best_upgrade(state: Table, seat: i64) -> i64:
    """The upgrade that brings most for its price, as an action; PASS when none can be paid."""
    best = Best(execution.PASS.first)
    for unit in range(cards.UNITS):
        if economy.why_not_upgrade(state, seat, unit) == 0:
            price = economy.upgrade_price(state, seat, unit) * basic_worth(state)
            best.offer(upgrades.UPGRADE.id_of(unit), level_worth(state, seat, unit) - price)
    return best.choice


def best_transformation(state: Table, seat: i64) -> i64:
    """The transformation that brings most for its price, as an action; PASS when none is possible."""
    best = Best(execution.PASS.first)
    facts, ether = state.setting.facts, ether_worth(state)
    if economy.why_not_buy_booster(state, seat) == 0:
        price = economy.ether_price(state, seat, cards.BOOSTER_SLOT) * ether
        best.offer(transformation.BUY_BOOSTER.first, booster_worth(state, seat) - price)
    if economy.why_not_any_capacity(state, seat) == 0:
        capacity = best_capacity(state, seat)
        price = economy.ether_price(state, seat, cards.CAPACITY_SLOT) * ether
        best.offer(transformation.CAPACITY.id_of(capacity), capacity_worth(state, capacity) - price)
    if economy.why_not_buy_cards(state, seat) == 0:
        price = economy.ether_price(state, seat, cards.CARDS_SLOT) * ether
        drawn = facts.cards_bought[state.people(seat)]
        best.offer(transformation.CARDS.first, drawn * card_worth(state) - price)
    if economy.most_etherised(state, seat) > 0:
        cubes = best_etherised(state, seat)
        gain = ether - facts.ether_rate[state.people(seat)] * basic_worth(state)
        best.offer(transformation.ETHERISE.id_of(cubes - 1), cubes * gain)
    return best.choice


def best_capacity(state: Table, seat: i64) -> i64:
    """The capacity that is worth most of those that can be bought."""
    best = Best(0)
    for capacity in range(cards.CAPACITIES):
        if economy.why_not_buy_capacity(state, seat, capacity) == 0:
            best.offer(capacity, capacity_worth(state, capacity))
    return best.choice


def best_etherised(state: Table, seat: i64) -> i64:
    """How many cubes of Ether to make: as many as leave what the program needs, and at least one."""
    reserved: i64 = 0
    for resource in range(cards.BASICS):
        reserved += min(state.cube_count(seat, resource), demand(state, seat, resource))
    free = state.basics(seat) - reserved
    cubes = min(free // state.setting.facts.ether_rate[state.people(seat)], state.cells[layout.SUPPLY_AT + cards.ETHER])
    return max(1, cubes)


# Cubes


def demand(state: Table, seat: i64, resource: i64) -> i64:
    """Cubes of a basic resource that the upgrades still to come in the program cost."""
    at = state.at(seat)
    cubes: i64 = 0
    for token in range(state.number, state.cells[at + layout.LAID]):
        slot = state.cells[at + layout.PLAN + token] - 1
        if slot < cards.UPGRADE_SLOT or slot >= cards.ETHERISE_SLOT:
            continue
        unit = slot - cards.UPGRADE_SLOT
        if unit == cards.GUIDE:
            cubes += state.setting.facts.guide_price[resource]
        elif economy.upgrade_resource(unit) == resource:
            cubes += economy.upgrade_price(state, seat, unit)
    return cubes


def wanted(state: Table, seat: i64, resource: i64) -> i64:
    """How gladly a seat has one cube more of a resource."""
    held = state.cube_count(seat, resource)
    lacking = demand(state, seat, resource) - held
    score = -10 * held
    if resource == economy.upgrade_resource(cards.COLLECTOR):
        score += 5
    if lacking > 0:
        score += LACKING + lacking
    return score


def most_wanted(state: Table, seat: i64, verb: CubeVerb) -> i64:
    """The cube that the seat would best have, of those that it can get in this way, as an action."""
    best = Best(0)
    for resource in range(cards.BASICS):
        if verb.why_not_choice(state, seat, resource) == 0:
            best.offer(resource, wanted(state, seat, resource))
    return verb.id_of(best.choice)


def least_wanted(state: Table, seat: i64) -> i64:
    """The resource of which the seat spares a cube most easily."""
    best = Best(0)
    for resource in range(cards.BASICS):
        if payment.PAY.why_not_choice(state, seat, resource) == 0:
            best.offer(resource, state.cube_count(seat, resource) - demand(state, seat, resource))
    return best.choice


def best_victim(state: Table, seat: i64) -> i64:
    """Who loses most by a theft; of those the one with the most stars."""
    best = Best(0)
    for other in range(state.setting.seats):
        if can_be_robbed(state, seat, other, state.theft):
            best.offer(other, 100 * min(2, loot(state, other, state.theft)) + stars_of(state, other))
    return best.choice


def loot(state: Table, victim: i64, resource: i64) -> i64:
    """The cubes among which a thief chooses: those of a resource, or all basic ones."""
    if resource < cards.BASICS:
        return state.cube_count(victim, resource)
    return state.basics(victim)


# Conflicts


def first_conflict(state: Table) -> i64:
    fights = battles.next_fights(state)
    pillages = battles.next_pillages(state)
    for space in range(cards.SPACES):
        if fights & BIT[space] != 0:
            return conflicts.RESOLVE.id_of(space)
    for space in range(cards.SPACES):
        if pillages & BIT[space] != 0:
            return conflicts.RESOLVE.id_of(cards.SPACES + space)
    return conflicts.RESOLVE.first


def best_siege(state: Table) -> i64:
    """What an army does in the city it has taken."""
    if conflicts.SACK.why_not_choice(state, state.seat, cards.SACK_BOOSTER) == 0:
        return conflicts.SACK.id_of(cards.SACK_BOOSTER)
    token = token_worth(state, cards.ARMY_TOKEN)
    if state.melee != 0:
        token = 0
    best = Best(cards.SACK_RESOURCES)
    if conflicts.SACK.why_not_choice(state, state.seat, cards.LOWER_GUIDE) == 0:
        best.offer(cards.LOWER_GUIDE, token + guide_loss_worth(state, state.victim))
    if conflicts.SACK.why_not_choice(state, state.seat, cards.SACK_ETHER) == 0:
        best.offer(cards.SACK_ETHER, ether_loot_worth(state, state.victim))
    if conflicts.SACK.why_not_choice(state, state.seat, cards.SACK_RESOURCES) == 0:
        best.offer(cards.SACK_RESOURCES, basics_loot_worth(state, state.victim))
    return conflicts.SACK.id_of(best.choice)


# Flash cards


def in_window(state: Table, seat: i64) -> i64:
    """A card that helps at once is played; others wait."""
    if step.DISCIPLINE <= state.step <= step.SPOILS:
        card: i64 = cards.DISCIPLINE + state.step - step.DISCIPLINE
        if flash_cards.why_not_play(state, seat, card) == 0:
            return flash_cards.PLAY.id_of(card)
        return execution.PASS.first
    card = -1
    if state.hand_size(seat) > 0:
        if state.step == step.SEASON_FLASH or state.step == step.SEASON_PAID:
            card = season_card_to_play(state, seat)
        if card < 0:
            card = card_to_play(state, seat)
    if card < 0:
        return execution.PASS.first
    return flash_cards.PLAY.id_of(card)


def card_to_play(state: Table, seat: i64) -> i64:
    """An any-time card that brings all it can; -1 when none does."""
    hand = state.at(seat) + layout.HAND
    for card in range(cards.CHARGE):
        if state.cells[hand + card] == 0 or flash_cards.why_not_play(state, seat, card) != 0:
            continue
        if card < cards.THEFT_CARD or seasons_left(state) == 0:
            return card
        for other in range(state.setting.seats):
            resource: i64 = card - cards.THEFT_CARD
            if card == cards.RAID:
                resource = cards.BASICS
            if can_be_robbed(state, seat, other, resource) and loot(state, other, resource) >= 2:
                return card
    return -1


def season_card_to_play(state: Table, seat: i64) -> i64:
    """A card that makes the whole season richer; -1 without one."""
    for at in range(cards.FLASH_KINDS - cards.PLENTY):
        card = cards.FLASH_KINDS - 1 - at
        if SEASON_PLAYED[card - cards.PLENTY] and flash_cards.why_not_play(state, seat, card) == 0:
            return card
    return -1


# Which of the season cards are played unseen when a season is thought through, in the order of the kinds
SEASON_PLAYED: Final = [
    *[True, False, False, False, True],  # plenty, bounties, stewardship
    *[False, False, False, False, False],  # moves
    *[False, False, True, True],  # building site, still, trance, awakening
]


def least_card(state: Table, seat: i64) -> i64:
    """The card that goes when one must go."""
    hand = state.at(seat) + layout.HAND
    best = Best(0)
    for card in range(cards.FLASH_KINDS):
        held = state.cells[hand + card]
        if held > 0:
            best.offer(card, 10 * held - KEPT[card])
    return best.choice
