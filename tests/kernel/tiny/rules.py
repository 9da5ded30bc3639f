"""The rules of Lanterns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import Dealer, Events, IllegalAction, Outcome, State
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, READY, ROLLED, SAID, STEPPED, UNKNOWN
from aerodrome.kernel.state import KEY_SEED, MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, NOTHING_TO_WITHDRAW, stir

KINDS = 4
COPIES = 3
HAND = 2
ROUNDS = 4
NO_BID = -1

BID, SAY, ACTIONS = 0, 4, 6
ALREADY_BID, NOT_IN_HAND, SAID_ALREADY = 10, 11, 12  # the rules that forbid, in the order of rules.toml
DECK, HANDS, BIDS, DISCARD = 0, 1, 3, 5
POINTS = 0
TIE_STREAM, DRAW_STREAM = 1, 2


class LanternState(State):
    def __init__(self) -> None:
        self.deck = [COPIES] * KINDS
        self.hands = [[0] * KINDS, [0] * KINDS]
        self.bids = [NO_BID, NO_BID]
        self.said = [UNKNOWN, UNKNOWN]
        self.discards = [0] * KINDS
        self.points = [0, 0]
        self.round = 1

    def deal(self, dealer: Dealer) -> None:
        for seat in (0, 1):
            for _ in range(HAND):
                self.draw(seat, dealer, None)

    def blank(self) -> LanternState:
        return type(self)()

    def copy(self) -> LanternState:
        other = self.blank()
        other.deck, other.discards = self.deck[:], self.discards[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bids, other.said, other.points = self.bids[:], self.said[:], self.points[:]
        other.round = self.round
        return other

    def key(self) -> int:
        key: int = KEY_SEED
        for values in (self.deck, *self.hands, self.bids, self.said, self.discards, self.points, [self.round]):
            for value in values:
                key = stir(key, value)
        return key

    def is_over(self) -> bool:
        return self.round > ROUNDS

    def actors(self) -> tuple[int, ...]:
        return () if self.is_over() else tuple(seat for seat in (0, 1) if self.bids[seat] == NO_BID)

    def why_not(self, seat: int, action: int) -> int:
        if self.is_over():
            return MATCH_OVER
        if seat not in (0, 1):
            return NOT_YOUR_TURN
        if not 0 <= action < ACTIONS:
            return NO_SUCH_ACTION
        if self.bids[seat] != NO_BID:
            return ALREADY_BID
        if action >= SAY:
            return SAID_ALREADY if self.said[seat] != UNKNOWN else 0
        return 0 if self.hands[seat][action] else NOT_IN_HAND

    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(action for action in range(ACTIONS) if self.why_not(seat, action) == 0)

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        if action >= SAY:
            self.said[seat] = action - SAY
            if events is not None:
                events.add(SAID, seat, action - SAY)
            return
        self.hands[seat][action] -= 1
        self.bids[seat] = action
        if events is not None:
            events.add_secret(seat, (MOVED, action, HANDS + seat, BIDS + seat), None)
            events.add(READY, seat, 1)
        if NO_BID not in self.bids:
            self.resolve(dealer, events)

    def why_not_withdraw(self, seat: int) -> int:
        return 0 if not self.is_over() and self.bids[seat] != NO_BID else NOTHING_TO_WITHDRAW

    def withdraw(self, seat: int, events: Events | None = None) -> None:
        number = self.why_not_withdraw(seat)
        if number:
            raise IllegalAction("error-rule-forbids-withdrawal", number, seat=str(seat))
        kind = self.bids[seat]
        self.bids[seat] = NO_BID
        self.hands[seat][kind] += 1
        if events is not None:
            events.add_secret(seat, (MOVED, kind, BIDS + seat, HANDS + seat), None)
            events.add(READY, seat, 0)

    def resolve(self, dealer: Dealer, events: Events | None) -> None:
        first, second = self.bids
        for seat in (0, 1):
            self.discards[self.bids[seat]] += 1
            if events is not None:
                events.add_reveal(MOVED, self.bids[seat], BIDS + seat, DISCARD)
        winner = 0 if first > second else 1
        if first == second:
            die = dealer.die(TIE_STREAM, 6)
            winner = die % 2
            if events is not None:
                events.add(ROLLED, die)
        self.points[winner] += 1
        if events is not None:
            events.add(COUNTED, POINTS + winner, self.points[winner])
        self.bids, self.said = [NO_BID, NO_BID], [UNKNOWN, UNKNOWN]
        self.round += 1
        self.next_round(dealer, events)

    def next_round(self, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.add(STEPPED, self.round)
        if self.is_over():
            if events is not None:
                events.add(ENDED)
            return
        for seat in (0, 1):
            self.draw(seat, dealer, events)

    def draw(self, seat: int, dealer: Dealer, events: Events | None) -> None:
        kind = dealer.draw(DRAW_STREAM, vec[i64](self.deck))
        self.deck[kind] -= 1
        self.hands[seat][kind] += 1
        if events is not None:
            events.add_secret(seat, (MOVED, kind, DECK, HANDS + seat), (MOVED, UNKNOWN, DECK, HANDS + seat))

    def redeal(self, seat: int, dealer: Dealer) -> None:
        """Put back everything this seat cannot see, and deal as much again from all of it."""
        hidden = [other for other in (0, 1) if other != seat]
        sizes = {other: sum(self.hands[other]) for other in hidden}
        for other in hidden:
            for kind in range(KINDS):
                self.deck[kind] += self.hands[other][kind]
            if self.bids[other] != NO_BID:
                self.deck[self.bids[other]] += 1
        for other in hidden:
            self.hands[other] = [0] * KINDS
            for _ in range(sizes[other]):
                self.draw(other, dealer, None)
            if self.bids[other] != NO_BID:
                self.bids[other] = dealer.draw(DRAW_STREAM, vec[i64](self.deck))
                self.deck[self.bids[other]] -= 1

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        best = max(self.points)
        winners = tuple(seat for seat in (0, 1) if self.points[seat] == best)
        return Outcome(winners, "lanterns.end.most-points", (self.points[0], self.points[1]))
