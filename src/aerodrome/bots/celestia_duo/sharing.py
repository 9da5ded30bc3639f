"""Who takes which Equipment card in Celestia Duo, with the fight in mind that goes on. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.best import Best
from aerodrome.games.celestia_duo import cards, layout
from aerodrome.games.celestia_duo.chapters import sharing
from aerodrome.games.celestia_duo.dice import NONE

from .judge import DECK, Judge
from .prospects import gain

LEAST_TO_PASS: Final[i64] = 60  # how much more a card must add to the partner's hand before a player passes
MILLIONTHS: Final[i64] = 250  # of a chance near one half, for a thousandth of the logarithm of the odds


class Sharing:
    """What each card that lies there would add to each hand, for the mean of the deals.

    While dice are still to be beaten, a card that beats one counts for what that changes, above all in the hand of the
    player who must go on.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.is_in_combat = judge.state.dice != NONE
        self.chances: list[i64] = []  # [deal] of winning as the hands are, in a combat
        if self.is_in_combat:
            judge.fight.set_dice(judge.state.dice)
            for number in range(len(judge.deals)):
                self.chances.append(self.chance(number))

    def chance(self, number: i64) -> i64:
        """The chance of winning with the hands of a deal as they are now, in the fight that goes on."""
        judge = self.judge
        judge.fight.deal(judge.deals[number])
        return judge.chance(number, judge.fight.best(judge.state.fighter))

    def gain_in(self, number: i64, seat: i64, kind: i64) -> i64:
        """What a card adds to a hand in one of the deals."""
        judge = self.judge
        deal = judge.deals[number]
        if not self.is_in_combat:
            return gain(deal, seat, kind, judge.worths)
        deal[seat * layout.HAND + kind] += 1
        added = self.chance(number) - self.chances[number]
        deal[seat * layout.HAND + kind] -= 1
        return added // MILLIONTHS

    def card_gain(self, seat: i64, kind: i64) -> i64:
        total: i64 = 0
        for number in range(len(self.judge.deals)):
            total += self.gain_in(number, seat, kind)
        return total // len(self.judge.deals)

    def hidden_gain(self, seat: i64) -> i64:
        """The same for a card that nobody has seen."""
        total: i64 = 0
        unseen: i64 = 0
        for number in range(len(self.judge.deals)):
            deal = self.judge.deals[number]
            for kind in range(cards.KINDS):
                left = deal[DECK + kind]
                if left > 0:
                    total += left * self.gain_in(number, seat, kind)
                    unseen += left
        return total // max(unseen, 1)

    def gain(self, seat: i64, card: i64) -> i64:
        if card == sharing.FACE_DOWN:
            return self.hidden_gain(seat)
        return self.card_gain(seat, card)

    def is_there(self, card: i64) -> bool:
        if card == sharing.FACE_DOWN:
            return self.judge.state.hidden > 0
        return self.judge.state.cells[layout.VISIBLE_AT + card] > 0

    def most(self, seat: i64) -> i64:
        """What the card adds that suits this hand best."""
        best = Best(0)
        for card in range(sharing.FACE_DOWN + 1):
            if self.is_there(card):
                best.offer(card, self.gain(seat, card))
        return best.worth

    def pick(self, may_pass: bool) -> i64:
        """Take the card that adds most here, compared with what it would add to the partner's hand, or pass."""
        seat = self.judge.seat
        best = Best(0)
        passing = False
        for card in range(sharing.FACE_DOWN + 1):
            if self.is_there(card):
                mine, other = self.gain(seat, card), self.gain(1 - seat, card)
                if 2 * mine - other > best.worth:
                    best.offer(card, 2 * mine - other)
                    passing = other - mine > LEAST_TO_PASS
        if passing and may_pass:
            return sharing.PASS.first
        return sharing.TAKE.first + best.choice

    def partner_first(self) -> i64:
        """How much more a card adds to the hand of the Captain's partner than to the Captain's."""
        captain = self.judge.state.captain
        return self.most(1 - captain) - self.most(captain)


def pick(judge: Judge) -> i64:
    """The card to take, or a pass."""
    state = judge.state
    return Sharing(judge).pick(sharing.PASS.why_not(state, judge.seat) == 0 and state.step != sharing.Draft.number)
