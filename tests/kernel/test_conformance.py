"""Every property of the kit holds for Lanterns, and each has a planted mutant that it catches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace as changed

import pytest
from lanterns import Lanterns, LanternState, LanternView
from lanterns.rules import BIDS, CHAPTERS, DECK, DISCARD, DRAW_STREAM, HANDS, KIND_NAMES, KINDS, NO_BID, PHRASES
from lanterns.subject import subject
from msgspec.structs import replace

from aerodrome.kernel import Choice, Dealer, Events, Lineup, Position, State
from aerodrome.kernel import conformance as kit
from aerodrome.kernel.conformance import Subject, Violation
from aerodrome.kernel.event_types import Moved, Ready, Said
from aerodrome.kernel.options import Opens

SEEDS = range(5)
SAY = CHAPTERS.verb("say").first
Check = Callable[[Subject, int], object]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("check", kit.PROPERTIES)
def test_property_holds(check: Check, seed: int) -> None:
    check(subject(), seed)


def test_properties_are_not_vacuous() -> None:
    looked = [0, 0, 0, 0]
    for seed in SEEDS:
        looked[0] += kit.check_chance_branches_realise_their_labels(subject(), seed)
        looked[1] += kit.check_seats_learn_nothing_they_may_not_know(subject(), seed)
        looked[2] += kit.check_undo_takes_nothing_back_that_was_learnt(subject(), seed)
        looked[3] += kit.check_withdrawing_leaves_no_trace(subject(), seed)
    assert all(count > 10 for count in looked), looked


def test_every_hidden_value_consistent_with_a_view_occurs() -> None:
    kit.check_redeal_depends_on_the_view_only(subject(), 3, tries=3_000)


def test_everything_is_reached() -> None:
    names = [
        "bright",
        "dim",
        "lantern-drawn 1",
        "lantern-shown 4",
        "tie-broken 1",
        "tie-broken 6",
        "point-won 0",
        "ready True",
    ]
    kit.check_everything_is_reached(subject(), range(60), names, ["lanterns.end.most-points"])


def test_what_is_not_reached_fails() -> None:
    with pytest.raises(Violation, match="event with 'tie-broken 7'"):
        kit.check_everything_is_reached(subject(), range(40), ["tie-broken 7"])
    with pytest.raises(Violation, match=r"never reached: .*rule lanterns"):
        kit.check_everything_is_reached(subject(), [])


class Procession(Lanterns):
    """A game that a third seat may only join with long poles, in which each seat may carry a colour."""

    seat_counts = (2, 3)
    options = (
        Choice("poles", ("short", "long"), "short", opens=(Opens("long", (3,)),)),
        Lineup("colours", ("red", "white", "blue")),
    )


PROCESSIONS: tuple[Mapping[str, object], ...] = (
    {},
    {"poles": "long"},
    {"poles": "long", "colours": ["blue", "random", "red"]},
    {"colours": ["white", "red"]},
)


def test_options_are_played_with_the_numbers_of_seats_that_go_with_them() -> None:
    played = changed(subject(), game=Procession(), positions=(), option_sets=PROCESSIONS)
    terms = [(number, seats) for number, _, seats in played.terms()]
    assert terms == [(0, 2), (1, 2), (1, 3), (2, 3), (3, 2)]
    assert [seats for seats, _ in played.starts(0)] == [seats for _, seats in terms]
    # A record with other terms would be refused.
    kit.check_records_round_trip(played, 0)


def test_options_that_go_with_no_number_of_seats_are_a_mistake() -> None:
    lost = changed(subject(), game=Procession(), positions=(), option_sets=({}, {"colours": ["red", "white", "blue"]}))
    with pytest.raises(Violation, match="no number of seats goes with the options"):
        list(lost.starts(0))


class SharedHands(LanternState):
    """A copy that shares a list with its original."""

    def copy(self) -> LanternState:
        other = super().copy()
        other.hands = self.hands
        return other


class ForgetsPoints(LanternState):
    """A copy that loses something."""

    def copy(self) -> LanternState:
        other = super().copy()
        other.points = [0, 0]
        return other


class LosesCard(LanternState):
    """A card falls off the table."""

    def resolve(self, dealer: Dealer, events: Events | None) -> None:
        super().resolve(dealer, events)
        self.discards = [max(0, count - 1) for count in self.discards]


class OffersTooMuch(LanternState):
    """Legality in one place, enumeration in another."""

    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(range(KINDS)) if seat in self.actors() else ()


class RefusesNothing(LanternState):
    """An illegal action is carried out."""

    def apply(self, seat: int, action: int, dealer: Dealer, events: Events | None = None) -> None:
        if self.why_not(seat, action) == 0 or action >= SAY:
            self.perform(seat, action, dealer, events)


class NeverEnds(LanternState):
    def is_over(self) -> bool:
        return False

    def next_round(self, dealer: Dealer, events: Events | None) -> None:
        self.deck = [3] * KINDS
        super().next_round(dealer, events)


class SaysTwice(LanternState):
    """A phrase that can be said for ever."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        super().perform(seat, action, dealer, events)
        self.said = [-1, -1]
        self.hands = [[1] * KINDS, [1] * KINDS]
        self.bids = [NO_BID, NO_BID]


class DealsFromTheTop(LanternState):
    """Chance that is asked for and not used."""

    def draw(self, seat: int, dealer: Dealer, events: Events | None) -> None:
        dealer.pick(DRAW_STREAM, 3)
        kind = next(kind for kind in range(KINDS) if self.deck[kind])
        self.deck[kind] -= 1
        self.hands[seat][kind] += 1
        if events is not None:
            events.tell_one(seat, Moved(KIND_NAMES[kind], DECK, HANDS[seat]), Moved(None, DECK, HANDS[seat]))


class ShowsDraws(LanternState):
    """A leak: the card drawn unseen is told to everybody."""

    def draw(self, seat: int, dealer: Dealer, events: Events | None) -> None:
        before = self.hands[seat][:]
        super().draw(seat, dealer, None)
        if events is not None:
            kind = next(kind for kind in range(KINDS) if self.hands[seat][kind] != before[kind])
            events.tell(Moved(KIND_NAMES[kind], DECK, HANDS[seat]))


class ShowsBid(LanternState):
    """A leak: the secret bid is told when it is made."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        super().perform(seat, action, dealer, events)
        if events is not None and action < SAY:
            events.tell(Said(seat, PHRASES[action % 2]))


class RefusalTells(LanternState):
    """A leak: whether I may speak depends on my partner's hand."""

    def why_not(self, seat: int, action: int) -> int:
        number = super().why_not(seat, action)
        if number == 0 and action == SAY and self.hands[1 - seat][3]:
            return 12
        return number


class LazyRedeal(LanternState):
    """A re-deal that keeps the other's bid as it is."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        bids = self.bids[:]
        super().redeal(seat, dealer)
        for other in (0, 1):
            if other != seat and bids[other] != NO_BID and self.deck[bids[other]]:
                self.deck[self.bids[other]] += 1
                self.bids[other] = bids[other]
                self.deck[bids[other]] -= 1


class NarrowRedeal(LanternState):
    """A re-deal that never gives the other seat the best lantern."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        kept = self.deck[KINDS - 1]
        super().redeal(seat, dealer)
        for other in (0, 1):
            if other != seat:
                self.deck[KINDS - 1] += self.hands[other][KINDS - 1]
                self.deck[0] -= self.hands[other][KINDS - 1]
                self.hands[other][0] += self.hands[other][KINDS - 1]
                self.hands[other][KINDS - 1] = 0
        assert kept >= 0


class ForgetsToWarn(LanternState):
    """An undo that would take back what others have seen: the bid is shown at once, without saying that it reveals."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        super().perform(seat, action, dealer, events)
        if events is not None and action < SAY and self.bids[seat] != NO_BID:
            events.tell(Moved(KIND_NAMES[action], HANDS[seat], BIDS[seat]))


class StickyWithdraw(LanternState):
    """A choice taken back that costs a point."""

    def withdraw(self, seat: int, events: Events | None = None) -> None:
        super().withdraw(seat, events)
        self.points[seat] += 1


class SilentReady(LanternState):
    """An event is missing: nobody is told that a seat is ready."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        super().perform(seat, action, dealer, events)
        if events is not None:
            events.entries = [entry for entry in events.entries if not isinstance(entry.event, Ready)]


class UnseenDraw(LanternState):
    """An event is missing: a lantern comes from the deck, and nobody is told."""

    def draw(self, seat: int, dealer: Dealer, events: Events | None) -> None:
        super().draw(seat, dealer, None)


class InventedMove(LanternState):
    """An event too many: a lantern is said to be laid aside, and none is."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        super().perform(seat, action, dealer, events)
        if events is not None:
            events.tell(Moved(KIND_NAMES[0], DECK, DISCARD))


class MutantGame(Lanterns):
    def __init__(self, mutant: type[LanternState]) -> None:
        self.mutant = mutant

    def new_state(self) -> LanternState:
        return self.mutant()


class LeakyView(Lanterns):
    """A leak: the view shows the other's hand."""

    def view(self, state: State, seat: int) -> LanternView:
        assert isinstance(state, LanternState)
        return replace(super().view(state, seat), discards=tuple(state.hands[1]))


class BlindPosition(Lanterns):
    """A position that leaves something out."""

    def position(self, state: State) -> Position:
        return {field: value for field, value in super().position(state).items() if field != "said"}


class ForgetfulReplay(Lanterns):
    """A game whose start depends on more than its dealer."""

    started = 0

    def start(self, options: Mapping[str, object], seats: int, dealer: Dealer) -> LanternState:
        state = super().start({}, seats, dealer)
        self.started += 1
        state.points = [self.started, 0]
        return state


class UnseenThrow(LanternState):
    """A leak: chance is asked for a throw that nobody sees, when the seat holds the best lantern."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        if self.hands[seat][KINDS - 1]:
            dealer.pick(DRAW_STREAM, 2)
        super().perform(seat, action, dealer, events)


MUTANTS: list[tuple[Check, Lanterns]] = [
    (kit.check_copies_are_independent, MutantGame(SharedHands)),
    (kit.check_copies_are_independent, MutantGame(ForgetsPoints)),
    (kit.check_components_are_conserved, MutantGame(LosesCard)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantGame(OffersTooMuch)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantGame(RefusesNothing)),
    (kit.check_every_match_ends, MutantGame(SaysTwice)),
    (kit.check_every_match_ends, MutantGame(NeverEnds)),
    (kit.check_chance_branches_realise_their_labels, MutantGame(DealsFromTheTop)),
    (kit.check_seats_learn_nothing_they_may_not_know, MutantGame(ShowsDraws)),
    (kit.check_seats_learn_nothing_they_may_not_know, MutantGame(ShowsBid)),
    (kit.check_seats_learn_nothing_they_may_not_know, MutantGame(RefusalTells)),
    (kit.check_seats_learn_nothing_they_may_not_know, LeakyView()),
    (kit.check_redeal_depends_on_the_view_only, MutantGame(LazyRedeal)),
    (lambda tried, seed: kit.check_redeal_depends_on_the_view_only(tried, seed, 2_000), MutantGame(NarrowRedeal)),
    (kit.check_undo_takes_nothing_back_that_was_learnt, MutantGame(ForgetsToWarn)),
    (kit.check_undo_tells_no_secret, MutantGame(UnseenThrow)),
    (kit.check_withdrawing_leaves_no_trace, MutantGame(StickyWithdraw)),
    (kit.check_changes_are_announced, MutantGame(SilentReady)),
    (kit.check_changes_are_announced, MutantGame(UnseenDraw)),
    (kit.check_changes_are_announced, MutantGame(InventedMove)),
    (kit.check_positions_round_trip, BlindPosition()),
    (kit.check_records_round_trip, ForgetfulReplay()),
]


def check_seeds(check: Check, mutant: Subject) -> None:
    for seed in range(20):
        check(mutant, seed)


@pytest.mark.parametrize(("check", "game"), MUTANTS)
def test_planted_mutant_is_caught(check: Check, game: Lanterns) -> None:
    with pytest.raises(Violation):
        check_seeds(check, subject(game))
