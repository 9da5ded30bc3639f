"""The rules of Lanterns."""

from __future__ import annotations

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from aerodrome.kernel import Dealer, Events, IllegalAction, Outcome, State
from aerodrome.kernel.chapters import Chapters, Step, Verb, each
from aerodrome.kernel.event_types import Ended, Ready, Said, TurnBegan
from aerodrome.kernel.rule_numbers import NOT_YOUR_TURN, NOTHING_TO_WITHDRAW
from aerodrome.kernel.state import KEY_SEED, OVER, stir

from .events import LanternDrawn, LanternLaid, LanternShown, LanternTaken, PointWon, TieBroken

KINDS = 4
COPIES = 3
HAND = 2
ROUNDS = 4
NO_BID = -1
NO_PHRASE = -1

KIND_NAMES = ("1", "2", "3", "4")
PHRASES = ("bright", "dim")
CHOOSE = 1
ALREADY_BID, NOT_IN_HAND, SAID_ALREADY = 10, 11, 12  # the rules that forbid, in the order of rules.toml
DECK, DISCARD = "deck", "discard"
HANDS, BIDS = ("hand/0", "hand/1"), ("bid/0", "bid/1")
END = "lanterns.end.most-points"
TIE_STREAM, DRAW_STREAM = 1, 2
FIELDS = ("step", "deck", "hands", "bids", "said", "discards", "points", "round")


class LanternState(State):
    def __init__(self) -> None:
        super().__init__()
        self.chapters = CHAPTERS
        self.step = CHOOSE
        self.deck = [COPIES] * KINDS
        self.hands = [[0] * KINDS, [0] * KINDS]
        self.bids = [NO_BID, NO_BID]
        self.said = [NO_PHRASE, NO_PHRASE]
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

    def __reduce__(self) -> tuple[object, ...]:
        return thaw, (type(self), {name: getattr(self, name) for name in FIELDS})

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
            events.tell_one(seat, LanternTaken(KIND_NAMES[kind], BIDS[seat], HANDS[seat], seat))
            events.tell(Ready(seat, False))

    def resolve(self, dealer: Dealer, events: Events | None) -> None:
        first, second = self.bids
        for seat in (0, 1):
            self.discards[self.bids[seat]] += 1
            if events is not None:
                events.reveal(LanternShown(KIND_NAMES[self.bids[seat]], BIDS[seat], DISCARD, seat))
        winner = 0 if first > second else 1
        if first == second:
            die = dealer.die(TIE_STREAM, 6)
            winner = die % 2
            if events is not None:
                events.tell(TieBroken((), (die + 1,), winner))
        self.points[winner] += 1
        if events is not None:
            events.tell(PointWon(winner, self.points[winner]))
        self.bids, self.said = [NO_BID, NO_BID], [NO_PHRASE, NO_PHRASE]
        self.round += 1
        self.next_round(dealer, events)

    def next_round(self, dealer: Dealer, events: Events | None) -> None:
        if self.round > ROUNDS:
            self.step = OVER
            if events is not None:
                events.tell(Ended(self.winners(), END))
            return
        if events is not None:
            events.tell(TurnBegan(self.round, -1))
        for seat in (0, 1):
            self.draw(seat, dealer, events)

    def draw(self, seat: int, dealer: Dealer, events: Events | None) -> None:
        kind = dealer.draw(DRAW_STREAM, vec[i64](self.deck))
        self.deck[kind] -= 1
        self.hands[seat][kind] += 1
        if events is not None:
            drawn = LanternDrawn(KIND_NAMES[kind], DECK, HANDS[seat], seat)
            events.tell_one(seat, drawn, replace(drawn, card=None))

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

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if self.points[seat] == max(self.points))

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        return Outcome(self.winners(), END, (self.points[0], self.points[1]))


def thaw(kind: type[LanternState], fields: dict[str, object]) -> LanternState:
    """A state from another process, where the chapters are the same."""
    state = kind()
    for name, value in fields.items():
        setattr(state, name, value)
    return state


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
    listed = each(KIND_NAMES)
    steps = (CHOOSE,)
    touches = ("hand/{lantern}",)
    for_all = True

    def why_not_choice(self, table: LanternState, seat: int, choice: int) -> int:
        return 0 if table.hands[seat][choice] else NOT_IN_HAND

    def perform(self, table: LanternState, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        table.hands[seat][choice] -= 1
        table.bids[seat] = choice
        if events is not None:
            # The other seat may be choosing: an aside does not disturb it.
            events.tell_one(seat, LanternLaid(KIND_NAMES[choice], HANDS[seat], BIDS[seat], seat))
            events.tell(Ready(seat, True))
        if NO_BID not in table.bids:
            table.resolve(dealer, events)


class Say(Verb[LanternState]):
    """Say a word about the own hand, once in a round."""

    name = "say"
    params = ("phrase",)
    listed = each(PHRASES)
    steps = (CHOOSE,)
    for_all = True

    def why_not(self, table: LanternState, seat: int) -> int:
        return SAID_ALREADY if table.said[seat] != NO_PHRASE else 0

    def perform(self, table: LanternState, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        table.said[seat] = choice
        if events is not None:
            events.tell(Said(seat, PHRASES[choice]))


CHAPTERS = Chapters((Bid(), Say()), (Over(), Choose()))
