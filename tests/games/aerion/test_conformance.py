"""Aerion keeps every promise of the conformance kit, and each check catches a mutant of Aerion."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from aerodrome.games.aerion import GAME, Aerion, AerionState
from aerodrome.games.aerion.cards import DECK_NAMES, KIND_NAMES
from aerodrome.games.aerion.layout import DECK_STREAM, UNSEEN_AT
from aerodrome.games.aerion.table import Table
from aerodrome.kernel import Dealer, Events, Position, State
from aerodrome.kernel import conformance as kit
from aerodrome.kernel.conformance import Subject, Violation
from aerodrome.kernel.options import Value
from tests.games.aerion.subject import OPTION_SETS, WIDE, census, listed_positions, subject

Check = Callable[[Subject, int], object]


@pytest.mark.parametrize("check", kit.PROPERTIES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda chosen: f"pixies-{chosen['pixies']}")
def test_property_holds(check: Check, options: Mapping[str, object]) -> None:
    check(Subject(GAME, census, [options]), 1)


@pytest.mark.parametrize("check", [kit.check_components_are_conserved, kit.check_views_follow_from_events])
@pytest.mark.parametrize("seed", range(5))
def test_property_holds_with_a_changed_catalogue(check: Check, seed: int) -> None:
    check(Subject(WIDE, census), seed)


def test_everything_is_reached() -> None:
    """Every action, every rule that forbids, every card, every face and both endings."""
    cards = [f"moved {kind}@{deck}" for kind in KIND_NAMES for deck in DECK_NAMES]
    names = [
        *cards,
        *(f"rolled {face}" for face in range(1, 7)),
        "stepped over",
        "counted pixies",
        "turned ship/glider",
    ]
    wide = Subject(WIDE, census, OPTION_SETS, listed_positions())
    kit.check_everything_is_reached(wide, range(4), names, ["aerion.end.win", "aerion.end.loss"])


def test_listed_positions_round_trip() -> None:
    kit.check_positions_round_trip(Subject(WIDE, census, positions=listed_positions()), 0)


class Mutant(AerionState):
    """Interpreted subclasses of the compiled state: what the rules call on themselves can be replaced."""

    def blank(self) -> Table:
        return type(self)()


class SharedCards(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.cards = self.cards
        return other


class ForgetsTheTurn(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.turn = 1
        return other


class LosesDiscards(Mutant):
    def let_go(self, events: Events | None) -> None:
        for deck in range(6):
            if self.displayed_kind(deck) >= 0:
                self.take_from_display(deck)
        self.end_phase_two(events)


class OffersReplenish(Mutant):
    def legal(self, seat: int) -> tuple[int, ...]:
        return (*super().legal(seat), 661) if self.actors() and self.step != 6 else super().legal(seat)


class RefusesNothing(Mutant):
    def apply(self, seat: int, action: int, dealer: Dealer, events: Events | None = None) -> None:
        if self.why_not(seat, action) == 0:
            self.perform(seat, action, dealer, events)


class NeverEnds(Mutant):
    def end(self, won: bool, events: Events | None) -> None:
        self.go_to(1 if self.displayed else 6, events)


class IgnoresChance(Mutant):
    def lift_top(self, deck: int, dealer: Dealer) -> int:
        dealer.pick(DECK_STREAM + deck, 3)
        kind = next(kind for kind in range(12) if self.cards[deck * 12 + kind])
        self.cards[deck * 12 + kind] -= 1
        self.cards[UNSEEN_AT + deck] -= 1
        return kind


class CountsInSilence(Mutant):
    def count(self, counter: int, value: int, events: Events | None) -> None:
        return


class SecretEvents(Mutant):
    """An event that the view knows nothing of."""

    def go_to(self, step: int, events: Events | None) -> None:
        super().go_to(step, events)
        if events is not None and step == 2:
            events.add(3, 2, self.dice)


class WildRedeal(Mutant):
    """A re-deal that changes what everybody sees."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        self.turn = dealer.pick(0, 1_000) + self.turn


class MutantAerion(Aerion):
    def __init__(self, mutant: type[AerionState]) -> None:
        super().__init__(GAME.catalogue)
        self.mutant = mutant

    def new_state(self) -> AerionState:
        return self.mutant()


class BlindPosition(Aerion):
    def position(self, state: State) -> Position:
        return {field: value for field, value in super().position(state).items() if field != "turn"}


class ForgetfulReplay(Aerion):
    started = 0

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> AerionState:
        state = super().start(options, seats, dealer)
        self.started += 1
        state.turn = self.started
        return state


MUTANTS: list[tuple[Check, Aerion]] = [
    (kit.check_copies_are_independent, MutantAerion(SharedCards)),
    (kit.check_copies_are_independent, MutantAerion(ForgetsTheTurn)),
    (kit.check_components_are_conserved, MutantAerion(LosesDiscards)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantAerion(OffersReplenish)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantAerion(RefusesNothing)),
    (kit.check_every_match_ends, MutantAerion(NeverEnds)),
    (kit.check_chance_branches_realise_their_labels, MutantAerion(IgnoresChance)),
    (kit.check_views_follow_from_events, MutantAerion(CountsInSilence)),
    (kit.check_views_follow_from_events, MutantAerion(SecretEvents)),
    (kit.check_redeal_depends_on_the_view_only, MutantAerion(WildRedeal)),
    (kit.check_seats_learn_nothing_they_may_not_know, MutantAerion(WildRedeal)),
    (kit.check_positions_round_trip, BlindPosition(GAME.catalogue)),
    (kit.check_records_round_trip, ForgetfulReplay(GAME.catalogue)),
]


def check_seeds(check: Check, mutant: Subject) -> None:
    for seed in range(10):
        check(mutant, seed)


@pytest.mark.parametrize(("check", "game"), MUTANTS)
def test_planted_mutant_is_caught(check: Check, game: Aerion) -> None:
    with pytest.raises(Violation):
        check_seeds(check, subject(game))
