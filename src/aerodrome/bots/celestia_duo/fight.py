"""A combat of Celestia Duo thought through to its end, both hands open. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.best import LOWEST, Best
from aerodrome.games.celestia_duo import layout
from aerodrome.games.celestia_duo.cards import FACES, FLAG, JOKER, KINDS, SYMBOLS
from aerodrome.games.celestia_duo.dice import COUNT, SIZE

from . import scene as mark
from .scene import SIZES, OpenTable, abs_of

COPIES: Final[i64] = 4
NO_DICE: Final = vec[i64]([0] * 6)
NO_CARDS: Final = vec[i64]([0] * 12)
NOTHING_REQUIRED: Final = vec[i64]([0] * 5)


class CardWorths:
    """What each card of a hand adds to the worth of a table, in one scene."""

    def __init__(self, scene: OpenTable, required: vec[i64]) -> None:
        self.of_kind: vec[i64] = vec[i64]([0] * 24)  # [kind, copies] what the last copy adds
        self.of_size: vec[i64] = vec[i64]([0] * 10)  # [size] what the last card adds
        self.emptier: i64 = scene.weight(mark.EMPTIER)
        for kind in range(KINDS):
            self.of_kind[kind * COPIES + 1] = scene.weight(mark.FIRST + kind)
            if kind < SYMBOLS and required[kind] > 0:
                self.of_kind[kind * COPIES + 1] += scene.weight(mark.REQUIRED)
            self.of_kind[kind * COPIES + 2] = scene.weight(mark.SECOND + kind)
            self.of_kind[kind * COPIES + 3] = scene.weight(mark.MORE)
        each = scene.weight(mark.CARDS_GAP) * scene.gap
        if scene.energy == 0:
            each += scene.weight(mark.CARDS_WITHOUT_ENERGY)
        for size in range(1, SIZES + 1):
            self.of_size[size] = scene.weight(mark.SIZE + size - 1) + each

    def shrink(self, divisor: i64) -> None:
        """Let cards count less than they do."""
        for at in range(len(self.of_kind)):
            self.of_kind[at] //= divisor
        for at in range(len(self.of_size)):
            self.of_size[at] //= divisor
        self.emptier //= divisor

    def last(self, kind: i64, copies: i64, size: i64) -> i64:
        """What the last of these copies adds, in a hand of this size."""
        return self.of_kind[kind * COPIES + min(copies, COPIES - 1)] + self.of_size[min(size, SIZES)]

    def worth(self, hands: vec[i64]) -> i64:
        """What both hands add to the worth of the table."""
        total: i64 = 0
        uneven: i64 = 0  # by how much the sizes differ
        for seat in range(2):
            size: i64 = 0
            for kind in range(KINDS):
                for copies in range(1, hands[seat * layout.HAND + kind] + 1):
                    size += 1
                    total += self.last(kind, copies, size)
            uneven = size - uneven
        return total + self.emptier * abs_of(uneven)


def hand_size(hands: vec[i64], seat: i64) -> i64:
    size: i64 = 0
    for kind in range(KINDS):
        size += hands[seat * layout.HAND + kind]
    return size


class DiceFight:
    """Dice to be beaten by two hands in turn.

    Values are what the rest of the fight adds to the worth of the table, at best: the cards that are laid down, the
    crew that gets tired, energy that is lost. After a failure no card is known any more, so that the dice that are
    left count by a mean.
    """

    def __init__(self, worths: CardWorths) -> None:
        self.worths = worths
        self.hands: vec[i64] = NO_CARDS[:]  # [seat, kind]
        self.sizes: vec[i64] = vec[i64]([0, 0])
        self.uneven: i64 = 0  # by how much the sizes differed at first
        self.dice: vec[i64] = NO_DICE[:]  # [face]
        self.left: i64 = 0
        self.pairs: bool = True
        self.is_boarding: bool = False
        self.required: vec[i64] = NOTHING_REQUIRED  # [symbol] what a flag of the boarding costs
        self.ludvig: i64 = 0  # what is lost when he gets tired; LOWEST when he cannot help
        self.mama: i64 = 0
        self.failure: i64 = 0
        self.die: i64 = 0

    def deal(self, hands: vec[i64]) -> None:
        self.hands = hands[:]
        self.sizes[0] = hand_size(hands, 0)
        self.sizes[1] = hand_size(hands, 1)
        self.uneven = abs_of(self.sizes[0] - self.sizes[1])

    def set_dice(self, dice: i64) -> None:
        self.left = SIZE[dice]
        for face in range(FACES):
            self.dice[face] = COUNT[dice * FACES + face]

    # Cards leave a hand and come back

    def lay_down(self, seat: i64, kind: i64) -> i64:
        """Take a card out of a hand; what the table loses by it."""
        at = seat * layout.HAND + kind
        lost = self.worths.last(kind, self.hands[at], self.sizes[seat])
        self.hands[at] -= 1
        self.sizes[seat] -= 1
        return -lost

    def take_back(self, seat: i64, kind: i64) -> None:
        self.hands[seat * layout.HAND + kind] += 1
        self.sizes[seat] += 1

    # The search

    def best(self, seat: i64) -> i64:
        """The value of the rest of the fight when it is this seat's turn."""
        if self.left == 0:
            return self.worths.emptier * (abs_of(self.sizes[0] - self.sizes[1]) - self.uneven)
        best: i64 = LOWEST
        for symbol in range(SYMBOLS):
            if self.dice[symbol] > 0:
                best = max(best, self.best_for(seat, symbol))
        if self.dice[FLAG] > 0:
            best = max(best, self.best_for_flag(seat))
        if best == LOWEST:
            best = self.failed()
        if self.ludvig != LOWEST:
            best = max(best, self.best_with_ludvig(seat))
        if self.mama != LOWEST:
            best = max(best, self.best_with_mama(seat))
        return best

    def failed(self) -> i64:
        return self.failure + self.left * self.die

    def best_for(self, seat: i64, symbol: i64) -> i64:
        """Beat a die with cards of the hand; LOWEST when that is impossible."""
        at = seat * layout.HAND
        if self.hands[at + symbol] > 0:
            return self.after_card(seat, symbol, symbol, 1)
        best: i64 = LOWEST
        if self.hands[at + JOKER] > 0:
            best = self.after_card(seat, symbol, JOKER, 1)
        if self.pairs:
            for kind in range(SYMBOLS):
                if self.hands[at + kind] > 1:
                    best = max(best, self.after_pair(seat, symbol, kind))
        return best

    def after_card(self, seat: i64, face: i64, kind: i64, dice: i64) -> i64:
        """A card beats this many dice of a face."""
        value = self.lay_down(seat, kind) + self.after_dice(seat, face, dice)
        self.take_back(seat, kind)
        return value

    def after_pair(self, seat: i64, face: i64, kind: i64) -> i64:
        value = self.lay_down(seat, kind) + self.after_card(seat, face, kind, 1)
        self.take_back(seat, kind)
        return value

    def after_dice(self, seat: i64, face: i64, dice: i64) -> i64:
        """Dice of a face are beaten: the value of the rest."""
        self.dice[face] -= dice
        self.left -= dice
        value = self.best(1 - seat)
        self.dice[face] += dice
        self.left += dice
        return value

    def best_for_flag(self, seat: i64) -> i64:
        if self.is_boarding:
            return self.after_flag(seat)
        best: i64 = LOWEST
        for kind in range(KINDS):
            if self.hands[seat * layout.HAND + kind] > 0:
                best = max(best, self.after_card(seat, FLAG, kind, 1))
        return best

    def after_flag(self, seat: i64) -> i64:
        """Pay all that a flag of the boarding costs: matching cards, then jokers, then the cheapest pairs."""
        before = self.hands[:]
        size = self.sizes[seat]
        value = self.lay_down_required(seat)
        if value != LOWEST:
            value += self.after_dice(seat, FLAG, 1)
        self.hands = before
        self.sizes[seat] = size
        return value

    def lay_down_required(self, seat: i64) -> i64:
        """What the table loses by paying a flag of the boarding; LOWEST when the hand cannot."""
        value: i64 = 0
        missing: i64 = 0
        at = seat * layout.HAND
        for symbol in range(SYMBOLS):
            for _symbol in range(self.required[symbol]):
                if self.hands[at + symbol] > 0:
                    value += self.lay_down(seat, symbol)
                else:
                    missing += 1
        while missing > 0:
            kind = self.cheapest_stand_in(seat)
            if kind < 0:
                return LOWEST
            value += self.lay_down(seat, kind)
            if kind != JOKER:
                value += self.lay_down(seat, kind)
            missing -= 1
        return value

    def cheapest_stand_in(self, seat: i64) -> i64:
        """The joker, or the kind of the pair, that is missed least; -1 when there is none."""
        best = Best(-1)
        at = seat * layout.HAND
        if self.hands[at + JOKER] > 0:
            best.offer(JOKER, -self.worths.last(JOKER, self.hands[at + JOKER], self.sizes[seat]))
        if self.pairs:
            for kind in range(SYMBOLS):
                held = self.hands[at + kind]
                if held > 1:
                    cost = self.worths.last(kind, held, self.sizes[seat])
                    best.offer(kind, -cost - self.worths.last(kind, held - 1, self.sizes[seat] - 1))
        return best.choice

    # Crew

    def best_with_ludvig(self, seat: i64) -> i64:
        best: i64 = LOWEST
        for symbol in range(SYMBOLS):
            if self.dice[symbol] < 2:
                continue
            if self.hands[seat * layout.HAND + symbol] > 0:
                best = max(best, self.after_ludvig(seat, symbol, symbol))
                continue
            if self.hands[seat * layout.HAND + JOKER] > 0:
                best = max(best, self.after_ludvig(seat, symbol, JOKER))
            if self.mama != LOWEST:
                best = max(best, self.after_mama(seat, symbol, self.cheapest_card(seat), True))
        return best

    def after_ludvig(self, seat: i64, symbol: i64, kind: i64) -> i64:
        cost = self.ludvig
        self.ludvig = LOWEST
        value = cost + self.after_card(seat, symbol, kind, self.dice[symbol])
        self.ludvig = cost
        return value

    def best_with_mama(self, seat: i64) -> i64:
        """Any card as a joker, for a symbol that the hand does not have."""
        kind = self.cheapest_card(seat)
        best: i64 = LOWEST
        for symbol in range(SYMBOLS):
            if self.dice[symbol] > 0 and self.hands[seat * layout.HAND + symbol] == 0:
                best = max(best, self.after_mama(seat, symbol, kind, False))
        return best

    def after_mama(self, seat: i64, symbol: i64, kind: i64, with_ludvig: bool) -> i64:
        """Mama turns a card into a joker, perhaps for Ludvig; no card is kind -1."""
        if kind < 0:
            return LOWEST
        cost = self.mama
        self.mama = LOWEST
        if with_ludvig:
            value = cost + self.after_ludvig(seat, symbol, kind)
        else:
            value = cost + self.after_card(seat, symbol, kind, 1)
        self.mama = cost
        return value

    def cheapest_card(self, seat: i64) -> i64:
        """The card that is missed least, if possible of a kind that no die shows; -1 when there is none."""
        best = Best(-1)
        for kind in range(SYMBOLS):
            held = self.hands[seat * layout.HAND + kind]
            if held > 0:
                cost = self.worths.last(kind, held, self.sizes[seat])
                if self.dice[kind] >= held:
                    cost += -LOWEST // 2
                best.offer(kind, -cost)
        return best.choice
