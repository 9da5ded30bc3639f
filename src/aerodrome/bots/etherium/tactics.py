"""A quick answer to every question of Etherium: what all seats do when a season is thought through.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.etherium import step
from aerodrome.games.etherium.battles import next_fights, next_pillages
from aerodrome.games.etherium.board import BIT
from aerodrome.games.etherium.cards import (
    ANY_TIME_KINDS,
    BASICS,
    BOOSTER_SLOT,
    CAPACITIES,
    CAPACITY_SLOT,
    CARDS_SLOT,
    COLLECTOR,
    DISCIPLINE,
    ETHER,
    ETHERISE_SLOT,
    FLASH_KINDS,
    GUIDE,
    LOWER_GUIDE,
    RAID,
    SACK_BOOSTER,
    SACK_ETHER,
    SACK_RESOURCES,
    SEASON_KINDS_START,
    SPACES,
    THEFT_CARD,
    TRANSFORM_ANY,
    UNITS,
    UPGRADE_ANY,
    UPGRADE_SLOT,
)
from aerodrome.games.etherium.chapters.collection import COLLECT
from aerodrome.games.etherium.chapters.conflicts import RESOLVE, SACK
from aerodrome.games.etherium.chapters.execution import PASS, WINDOWS
from aerodrome.games.etherium.chapters.flash_cards import PLAY, why_not_play
from aerodrome.games.etherium.chapters.hand import DISCARD
from aerodrome.games.etherium.chapters.payment import PAY
from aerodrome.games.etherium.chapters.supply import TAKE
from aerodrome.games.etherium.chapters.theft import STEAL, VICTIM
from aerodrome.games.etherium.chapters.transformation import BUY_BOOSTER, CAPACITY, CARDS, ETHERISE
from aerodrome.games.etherium.chapters.upgrades import UPGRADE
from aerodrome.games.etherium.counting import stars_of
from aerodrome.games.etherium.cubes import can_be_robbed
from aerodrome.games.etherium.economy import (
    booster_price,
    capacity_price,
    cards_price,
    most_etherised,
    upgrade_price,
    upgrade_resource,
    why_not_any_capacity,
    why_not_buy_booster,
    why_not_buy_capacity,
    why_not_buy_cards,
    why_not_upgrade,
)
from aerodrome.games.etherium.effects import why_not_effect
from aerodrome.games.etherium.layout import HAND, LAID, PLAN, SUPPLY_AT
from aerodrome.games.etherium.reach import moves
from aerodrome.games.etherium.table import Table

from .moving import best_haven, best_move, guide_loss_worth, move_gain
from .rolls import best_dice, best_low, best_modification
from .worth import (
    army_token_worth,
    basic_worth,
    booster_worth,
    capacity_worth,
    card_worth,
    ether_worth,
    level_worth,
    seasons_left,
)

NOTHING: Final[i64] = -1_000_000
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
    if now in WINDOWS:
        return in_window(state, seat)
    if now == step.VOYAGE or now == step.SEASON:
        return in_season(state, seat)
    if now == step.SEASON_PAID:
        return in_paid_season(state, seat)
    if now == step.TAKE:
        return TAKE.id_of(most_wanted(state, seat))
    if now == step.PAY:
        return PAY.id_of(least_wanted(state, seat))
    if now == step.VICTIM:
        return VICTIM.id_of(best_victim(state, seat))
    if now == step.STEAL:
        return STEAL.id_of(best_theft(state, seat))
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
        card = card_to_play(state, seat)
        if card >= 0:
            return PLAY.id_of(card)
        if why_not_effect(state, seat, state.effect) != 0:
            if state.basics_left() == 0:
                return PASS.first
            return TAKE.id_of(most_wanted(state, seat))
    return best_way(state, seat)


def best_way(state: Table, seat: i64) -> i64:
    """The best way to carry out what can be carried out."""
    effect = state.effect
    if moves(effect):
        return best_move(state, seat, effect)
    if effect < UPGRADE_SLOT:
        return COLLECT.first
    if effect < ETHERISE_SLOT:
        return UPGRADE.id_of(effect - UPGRADE_SLOT)
    if effect == UPGRADE_ANY:
        return best_upgrade(state, seat)
    if effect == TRANSFORM_ANY:
        return best_transformation(state, seat)
    if effect == ETHERISE_SLOT:
        return ETHERISE.id_of(best_etherised(state, seat) - 1)
    if effect == CARDS_SLOT:
        return CARDS.first
    if effect == CAPACITY_SLOT:
        return CAPACITY.id_of(best_capacity(state, seat))
    if effect == BOOSTER_SLOT:
        return BUY_BOOSTER.first
    return best_dice(state, seat)


def in_season(state: Table, seat: i64) -> i64:
    """An optional action: it is taken when it gains something."""
    action = best_way(state, seat)
    if moves(state.effect) and (action == PASS.first or move_gain(state, seat, action) <= 0):
        return PASS.first
    return action


def in_paid_season(state: Table, seat: i64) -> i64:
    """An optional action that costs something: cards that are played unseen come before it."""
    card = season_card_to_play(state, seat)
    if card < 0:
        card = card_to_play(state, seat)
    if card >= 0:
        return PLAY.id_of(card)
    if why_not_effect(state, seat, state.effect) != 0:
        return PASS.first
    return best_way(state, seat)


def best_upgrade(state: Table, seat: i64) -> i64:
    """The upgrade that brings most for its price, as an action; PASS when none can be paid."""
    best: i64 = NOTHING
    action: i64 = PASS.first
    for unit in range(UNITS):
        if why_not_upgrade(state, seat, unit) == 0:
            worth = level_worth(state, seat, unit) - upgrade_price(state, seat, unit) * basic_worth(state)
            if worth > best:
                best = worth
                action = UPGRADE.id_of(unit)
    return action


def best_transformation(state: Table, seat: i64) -> i64:
    """The transformation that brings most for its price, as an action; PASS when none is possible."""
    best: i64 = NOTHING
    action: i64 = PASS.first
    if why_not_buy_booster(state, seat) == 0:
        best = booster_worth(state, seat) - booster_price(state, seat) * ether_worth(state)
        action = BUY_BOOSTER.first
    if why_not_any_capacity(state, seat) == 0:
        capacity = best_capacity(state, seat)
        worth = capacity_worth(state, capacity) - capacity_price(state, seat) * ether_worth(state)
        if worth > best:
            best = worth
            action = CAPACITY.id_of(capacity)
    if why_not_buy_cards(state, seat) == 0:
        drawn = state.setting.facts.cards_bought[state.people(seat)]
        worth = drawn * card_worth(state) - cards_price(state, seat) * ether_worth(state)
        if worth > best:
            best = worth
            action = CARDS.first
    if most_etherised(state, seat) > 0:
        cubes = best_etherised(state, seat)
        rate = state.setting.facts.ether_rate[state.people(seat)]
        worth = cubes * (ether_worth(state) - rate * basic_worth(state))
        if worth > best:
            action = ETHERISE.id_of(cubes - 1)
    return action


def best_capacity(state: Table, seat: i64) -> i64:
    """The capacity that is worth most of those that can be bought."""
    best: i64 = NOTHING
    found: i64 = 0
    for capacity in range(CAPACITIES):
        if why_not_buy_capacity(state, seat, capacity) == 0:
            worth = capacity_worth(state, capacity)
            if worth > best:
                best = worth
                found = capacity
    return found


def best_etherised(state: Table, seat: i64) -> i64:
    """How many cubes of Ether to make: as many as leave what the program needs, and at least one."""
    reserved: i64 = 0
    for resource in range(BASICS):
        reserved += min(state.cube_count(seat, resource), demand(state, seat, resource))
    free = state.basics(seat) - reserved
    cubes = min(free // state.setting.facts.ether_rate[state.people(seat)], state.cells[SUPPLY_AT + ETHER])
    return max(1, cubes)


# Cubes


def demand(state: Table, seat: i64, resource: i64) -> i64:
    """Cubes of a basic resource that the upgrades still to come in the program cost."""
    at = state.at(seat)
    cubes: i64 = 0
    for token in range(state.number, state.cells[at + LAID]):
        slot = state.cells[at + PLAN + token] - 1
        if slot < UPGRADE_SLOT or slot >= ETHERISE_SLOT:
            continue
        unit = slot - UPGRADE_SLOT
        if unit == GUIDE:
            cubes += state.setting.facts.guide_price[resource]
        elif upgrade_resource(unit) == resource:
            cubes += upgrade_price(state, seat, unit)
    return cubes


def wanted(state: Table, seat: i64, resource: i64) -> i64:
    """How gladly a seat has one cube more of a resource."""
    held = state.cube_count(seat, resource)
    lacking = demand(state, seat, resource) - held
    score = -10 * held
    if resource == upgrade_resource(COLLECTOR):
        score += 5
    if lacking > 0:
        score += LACKING + lacking
    return score


def most_wanted(state: Table, seat: i64) -> i64:
    best: i64 = NOTHING
    found: i64 = 0
    for resource in range(BASICS):
        if state.cells[SUPPLY_AT + resource] > 0:
            score = wanted(state, seat, resource)
            if score > best:
                best = score
                found = resource
    return found


def least_wanted(state: Table, seat: i64) -> i64:
    """The resource of which the seat spares a cube most easily."""
    best: i64 = NOTHING
    found: i64 = 0
    for resource in range(BASICS):
        if PAY.why_not_choice(state, seat, resource) == 0:
            spare = state.cube_count(seat, resource) - demand(state, seat, resource)
            if spare > best:
                best = spare
                found = resource
    return found


def best_theft(state: Table, seat: i64) -> i64:
    best: i64 = NOTHING
    found: i64 = 0
    for resource in range(BASICS):
        if state.cube_count(state.victim, resource) > 0:
            score = wanted(state, seat, resource)
            if score > best:
                best = score
                found = resource
    return found


def best_victim(state: Table, seat: i64) -> i64:
    """Who loses most by a theft; of those the one with the most stars."""
    best: i64 = NOTHING
    found: i64 = 0
    for other in range(state.setting.seats):
        if not can_be_robbed(state, seat, other, state.theft):
            continue
        cubes = state.basics(other)
        if state.theft < BASICS:
            cubes = state.cube_count(other, state.theft)
        score = 100 * min(2, cubes) + stars_of(state, other)
        if score > best:
            best = score
            found = other
    return found


# Conflicts


def first_conflict(state: Table) -> i64:
    """The first conflict that can be resolved."""
    fights = next_fights(state)
    pillages = next_pillages(state)
    for space in range(SPACES):
        if fights & BIT[space] != 0:
            return RESOLVE.id_of(space)
    for space in range(SPACES):
        if pillages & BIT[space] != 0:
            return RESOLVE.id_of(SPACES + space)
    return RESOLVE.first


def best_siege(state: Table) -> i64:
    """What an army does in the city it has taken."""
    if SACK.why_not_choice(state, state.seat, SACK_BOOSTER) == 0:
        return SACK.id_of(SACK_BOOSTER)
    token = army_token_worth(state)
    if state.melee != 0:
        token = 0
    best: i64 = NOTHING
    choice: i64 = SACK_RESOURCES
    if SACK.why_not_choice(state, state.seat, LOWER_GUIDE) == 0:
        best = token + guide_loss_worth(state, state.victim)
        choice = LOWER_GUIDE
    if SACK.why_not_choice(state, state.seat, SACK_ETHER) == 0:
        worth = min(2, state.cube_count(state.victim, ETHER)) * ether_worth(state) * 3 // 2
        if worth > best:
            best = worth
            choice = SACK_ETHER
    if SACK.why_not_choice(state, state.seat, SACK_RESOURCES) == 0:
        worth = min(4, state.basics(state.victim)) * basic_worth(state) * 3 // 2
        if worth > best:
            choice = SACK_RESOURCES
    return SACK.id_of(choice)


# Flash cards


def in_window(state: Table, seat: i64) -> i64:
    """A card that helps at once is played; others wait."""
    if state.step == step.SEASON_FLASH:
        card = season_card_to_play(state, seat)
        if card >= 0:
            return PLAY.id_of(card)
    if state.step >= step.DISCIPLINE and state.step <= step.SPOILS:
        card = DISCIPLINE + state.step - step.DISCIPLINE
        if why_not_play(state, seat, card) == 0:
            return PLAY.id_of(card)
        return PASS.first
    card = card_to_play(state, seat)
    if card >= 0:
        return PLAY.id_of(card)
    return PASS.first


def card_to_play(state: Table, seat: i64) -> i64:
    """An any-time card that brings all it can; -1 when none does."""
    if state.hand_size(seat) == 0:
        return -1
    hand = state.at(seat) + HAND
    for card in range(ANY_TIME_KINDS):
        if state.cells[hand + card] == 0 or why_not_play(state, seat, card) != 0:
            continue
        if card < THEFT_CARD or seasons_left(state) == 0:
            return card
        for other in range(state.setting.seats):
            resource: i64 = card - THEFT_CARD
            if card == RAID:
                resource = BASICS
            if can_be_robbed(state, seat, other, resource):
                held = state.basics(other)
                if resource < BASICS:
                    held = state.cube_count(other, resource)
                if held >= 2:
                    return card
    return -1


def season_card_to_play(state: Table, seat: i64) -> i64:
    """A card that makes the whole season richer; -1 without one."""
    if state.hand_size(seat) == 0:
        return -1
    for at in range(FLASH_KINDS - SEASON_KINDS_START):
        card = FLASH_KINDS - 1 - at
        if SEASON_PLAYED[card - SEASON_KINDS_START] and why_not_play(state, seat, card) == 0:
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
    hand = state.at(seat) + HAND
    best: i64 = NOTHING
    found: i64 = 0
    for card in range(FLASH_KINDS):
        held = state.cells[hand + card]
        if held > 0 and 10 * held - KEPT[card] > best:
            best = 10 * held - KEPT[card]
            found = card
    return found
