"""The rules of Lanterns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import Dealer, Events, IllegalAction, Outcome, State
from aerodrome.kernel.chapters import Chapters, Step, Verb
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, READY, ROLLED, SAID, STEPPED, UNKNOWN
from aerodrome.kernel.rule_numbers import NOT_YOUR_TURN, NOTHING_TO_WITHDRAW
from aerodrome.kernel.state import KEY_SEED, OVER, stir

KINDS = 4
COPIES = 3
HAND = 2
ROUNDS = 4
NO_BID = -1

KIND_NAMES = ("1", "2", "3", "4")
PHRASES = ("bright", "dim")
CHOOSE = 1
ALREADY_BID, NOT_IN_HAND, SAID_ALREADY = 10, 11, 12  # the rules that forbid, in the order of rules.toml
DECK, HANDS, BIDS, DISCARD = 0, 1, 3, 5
POINTS = 0
TIE_STREAM, DRAW_STREAM = 1, 2


class LanternState(State):
    def __init__(self) -> None:
        super().__init__()
        self.chapters = CHAPTERS
        self.step = CHOOSE
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
        other.round, other.step = self.round, self.step
        other.chapters = self.chapters
        return other

    def key(self) -> int:
        key: int = KEY_SEED
        for values in (self.deck, *self.hands, self.bids, self.said, self.discards, self.points, [self.round]):
            for value in values:
                key = stir(key, value)
        return key

    def is_over(self) -> bool:
        return self.step == OVER

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
        if self.round > ROUNDS:
            self.step = OVER
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


class Choose(Step[LanternState]):
    """Both seats bid in secret, and may say a word before."""

    name = "choose"
    number = CHOOSE

    def may_act(self, table: LanternState, seat: int) -> bool:
        return seat in (0, 1) and table.bids[seat] == NO_BID

    def why_not_act(self, table: LanternState, seat: int) -> int:
        return ALREADY_BID if seat in (0, 1) else NOT_YOUR_TURN

    def actors(self, table: LanternState) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if table.bids[seat] == NO_BID)


class Over(Step[LanternState]):
    name = "over"
    number = OVER


class Bid(Verb[LanternState]):
    """Lay a lantern face down; when both have, the brighter one wins."""

    name = "bid"
    params = ("lantern",)
    steps = (CHOOSE,)
    for_all = True

    def __init__(self) -> None:
        super().__init__([(kind,) for kind in KIND_NAMES])

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"hand/{values[0]}",)

    def why_not_choice(self, table: LanternState, seat: int, choice: int) -> int:
        return 0 if table.hands[seat][choice] else NOT_IN_HAND

    def perform(self, table: LanternState, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        table.hands[seat][choice] -= 1
        table.bids[seat] = choice
        if events is not None:
            events.add_secret(seat, (MOVED, choice, HANDS + seat, BIDS + seat), None)
            events.add(READY, seat, 1)
        if NO_BID not in table.bids:
            table.resolve(dealer, events)


class Say(Verb[LanternState]):
    """Say a word about the own hand, once in a round."""

    name = "say"
    params = ("phrase",)
    steps = (CHOOSE,)
    for_all = True

    def __init__(self) -> None:
        super().__init__([(phrase,) for phrase in PHRASES])

    def why_not(self, table: LanternState, seat: int) -> int:
        return SAID_ALREADY if table.said[seat] != UNKNOWN else 0

    def perform(self, table: LanternState, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        table.said[seat] = choice
        if events is not None:
            events.add(SAID, seat, choice)


CHAPTERS = Chapters((Bid(), Say()), (Over(), Choose()))
