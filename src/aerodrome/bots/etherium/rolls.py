"""The own roll in Etherium: what to reroll, which cards and how much of the guide to add. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.best import Best
from aerodrome.games.etherium import cards
from aerodrome.games.etherium.chapters import connection, flash_cards, rolls
from aerodrome.games.etherium.dice import LOW_ONES, LOW_TWOS, dice_count, dice_sum, low_dice, ones, own_points, twos
from aerodrome.games.etherium.layout import HAND
from aerodrome.games.etherium.table import Table

from .movement import siege_worth
from .odds import OUTCOMES, SUMS, SURE, WAYS, chance_of_total
from .worth import card_worth, connection_worth, token_worth

UNKNOWN: Final[i64] = -1_000_000
MOST_TOTAL: Final[i64] = 40
NO_VALUES: Final = vec[i64]([-1_000_000] * 41)


class OpenRoll:
    """A roll that its player may still change, with what each total would be worth."""

    def __init__(self, state: Table, seat: i64, purpose: i64) -> None:
        self.state = state
        self.seat = seat
        self.connection = purpose == cards.CONNECTION_ROLL
        self.guide = state.level(seat, cards.GUIDE)
        self.values: vec[i64] = NO_VALUES[:]
        self.card_points: i64 = 0
        hand = state.at(seat) + HAND
        for card in range(cards.CHARGE, cards.SECOND_WIND):
            if state.cells[hand + card] > 0 and flash_cards.why_not_play(state, seat, card) == 0:
                self.card_points = max(self.card_points, flash_cards.points_of(card))
        self.added: i64 = 0
        self.stake: i64 = 0
        if not self.connection:
            self.added = own_points(state, seat, purpose)
            self.stake = token_worth(state, cards.ARMY_TOKEN) * 3 // 2 + 200
            if state.place >= 0 and state.board.terrain[state.place] == cards.CITY:
                self.stake += siege_worth(state, seat, state.victim) // 2

    def worth(self, total: i64) -> i64:
        """What a total is worth before the guide is added; powers and capacities are."""
        total = max(0, min(MOST_TOTAL, total))
        if self.values[total] == UNKNOWN:
            if self.connection:
                points = self.best_guide(total)
                self.values[total] = connection_worth(self.state, self.seat, row_of(total + points))
            else:
                sure = chance_of_total(self.state, self.seat, total + self.added + self.guide)
                self.values[total] = sure * self.stake // SURE
        return self.values[total]

    def worth_with_card(self, total: i64) -> i64:
        """What a total is worth when a card can still be added to it."""
        best = self.worth(total)
        if self.card_points > 0:
            best = max(best, self.worth(total + self.card_points) - card_worth(self.state) // 2)
        return best

    def best_guide(self, total: i64) -> i64:
        """How many points of the guide to add; in a fight all of them."""
        if not self.connection:
            return self.guide
        best = Best(0)
        for added in range(self.guide + 1):
            best.offer(added, connection_worth(self.state, self.seat, row_of(total + added)))
        return best.choice

    def mean(self, kept: i64, dice: i64) -> i64:
        """What is left on the table and this many dice rolled again are worth."""
        total: i64 = 0
        for shown in range(SUMS):
            ways = WAYS[dice * SUMS + shown]
            if ways > 0:
                total += ways * self.worth_with_card(kept + shown)
        return total // OUTCOMES[dice]


def row_of(total: i64) -> i64:
    return max(cards.LOWEST_RESULT, min(cards.HIGHEST_RESULT, total))


def best_dice(state: Table, seat: i64) -> i64:
    """How many dice to connect with, as an action."""
    if state.is_own_season(seat):
        roll = OpenRoll(state, seat, cards.CONNECTION_ROLL)
        if roll.mean(0, 2) > roll.mean(0, 1):
            return connection.CONNECT.id_of(1)
    return connection.CONNECT.first


def connection_mean(state: Table, seat: i64) -> i64:
    """What an attempt to connect is worth."""
    roll = OpenRoll(state, seat, cards.CONNECTION_ROLL)
    if state.is_own_season(seat):
        return max(roll.mean(0, 1), roll.mean(0, 2))
    return roll.mean(0, 1)


def best_modification(state: Table, seat: i64) -> i64:
    """What to do with the own roll, as an action: a reroll, a card, or the guide, which ends it."""
    roll = OpenRoll(state, seat, state.rolling)
    total = dice_sum(state.dice) + state.bonus
    best = Best(rolls.ADD_GUIDE.id_of(roll.best_guide(total)), roll.worth(total))
    if low_dice(state.dice) > 0 and rolls.REROLL.why_not(state, seat) == 0:
        offer_rerolls(roll, best)
    if rolls.USE_FATE.why_not(state, seat) == 0:
        best.offer(rolls.USE_FATE.first, roll.mean(state.bonus, dice_count(state.dice)))
    # A card can be added after a free reroll too, so it must bring more than the reroll and the card together.
    hand = state.at(seat) + HAND
    for card in range(cards.CHARGE, cards.DISCIPLINE):
        if state.cells[hand + card] > 0 and flash_cards.why_not_play(state, seat, card) == 0:
            best.offer(flash_cards.PLAY.id_of(card), card_played_worth(roll, card) - card_worth(state) // 2)
    return best.choice


def offer_rerolls(roll: OpenRoll, best: Best) -> None:
    """Offer every choice of 1s and 2s to roll again."""
    state = roll.state
    total = dice_sum(state.dice) + state.bonus
    for low in range(cards.LOW_CHOICES):
        low_ones, low_twos = LOW_ONES[low], LOW_TWOS[low]
        if low_ones <= ones(state.dice) and low_twos <= twos(state.dice):
            best.offer(rolls.REROLL.id_of(low), roll.mean(total - low_ones - 2 * low_twos, low_ones + low_twos))


def card_played_worth(roll: OpenRoll, card: i64) -> i64:
    state = roll.state
    total = dice_sum(state.dice) + state.bonus
    if card == cards.TWIST:
        return roll.mean(state.bonus, dice_count(state.dice))
    if card == cards.SECOND_WIND:
        return roll.mean(total - ones(state.dice) - 2 * twos(state.dice), low_dice(state.dice))
    return roll.worth(total + flash_cards.points_of(card))


def best_low(state: Table, seat: i64) -> i64:
    """Which low dice to roll again once that is decided, as an action."""
    best = Best(rolls.REROLL.first)
    offer_rerolls(OpenRoll(state, seat, state.rolling), best)
    return best.choice
