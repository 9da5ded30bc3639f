"""Celestia Duo keeps every promise of the conformance kit, and each check catches a mutant of Celestia Duo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest
from msgspec.structs import replace

from aerodrome.games.celestia_duo import GAME, CelestiaDuo, CelestiaDuoView, Table, step
from aerodrome.games.celestia_duo.cards import (
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_NAMES,
    ENERGY_NAMES,
    FACE_NAMES,
    JOKER,
    KIND_NAMES,
    REWARD_NAMES,
    STAGE_NAMES,
    WHIP,
)
from aerodrome.games.celestia_duo.chapters import CHAPTERS
from aerodrome.games.celestia_duo.chapters.combat import can_pay
from aerodrome.games.celestia_duo.chapters.turn import DONE
from aerodrome.games.celestia_duo.events import PirateFled
from aerodrome.games.celestia_duo.layout import DISCARD_AT, EQUIPMENT_STREAM, HAND_AT
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES, STATEMENT_NAMES
from aerodrome.games.celestia_duo.rule import HAND_HAS_CARD, TALK_SILENCE
from aerodrome.games.celestia_duo.table import ENDINGS
from aerodrome.games.celestia_duo.view import Memory, RoutePlace
from aerodrome.kernel import Dealer, Events, Position, State
from aerodrome.kernel import conformance as kit
from aerodrome.kernel.conformance import Subject, Violation
from aerodrome.kernel.event_types import tag_of
from aerodrome.kernel.options import Value
from tests.conftest import engine
from tests.games.celestia_duo.listed_positions import listed_positions
from tests.games.celestia_duo.midway import MIDWAY
from tests.games.celestia_duo.subject import ANNOUNCED, OPTION_SETS, every_pair, subject
from tests.scripted_dealer import ScriptedDealer

Check = Callable[[Subject, int], object]


# These look at so much that, interpreted, one table of each kind has to do.
SLOW = (kit.check_seats_learn_nothing_they_may_not_know, kit.check_undo_takes_nothing_back_that_was_learnt)


def tried(tables: Sequence[Mapping[str, object]], name: Callable[[Mapping[str, object]], str]) -> list[object]:
    return [
        pytest.param(check, table, id=f"{name(table)}-{check.__name__}")
        for table in tables
        for check in kit.PROPERTIES
        if engine() == "compiled" or table is tables[-1] or check not in SLOW
    ]


@pytest.mark.parametrize(("check", "options"), tried(OPTION_SETS, str))
def test_property_holds(check: Check, options: Mapping[str, object]) -> None:
    check(subject(option_sets=[options], midway=()), 1)


@pytest.mark.parametrize(
    ("check", "position"), tried(MIDWAY, lambda table: f"{table['pirate']} {table.get('assault')}")
)
def test_property_holds_from_the_middle(check: Check, position: Position) -> None:
    check(subject(option_sets=(), midway=[position]), 1)


def test_every_pair_of_options_plays_to_its_end_and_keeps_its_cards() -> None:
    """`python -m tests.games.celestia_duo.combinations` does the same with all combinations, many times."""
    kit.check_components_are_conserved(subject(option_sets=every_pair(), midway=()), 1)


def test_the_truth_is_always_among_the_re_deals() -> None:
    """Small hands, so that all of them come up."""
    few: Position = {
        "airship": 1,
        "route": {"1": "D1"},
        "turn": 2,
        "step": "combat",
        "dice": ["cannon"],
        "hands": [["whip"], ["joker", "sabre"]],
        "discard": ["whip"] * 11 + ["sabre"] * 9 + ["crossbow"] * 8 + ["pistol"] * 7 + ["cannon"] * 4,
    }
    kit.check_redeal_depends_on_the_view_only(subject(option_sets=(), midway=[few]), 2, tries=600)


def test_non_interference_looks_at_states_that_really_differ() -> None:
    """`python -m tests.games.celestia_duo.secrets` looks at 100,000 and more."""
    few = subject(option_sets=OPTION_SETS[:2], midway=())
    assert kit.check_seats_learn_nothing_they_may_not_know(few, 11) > 300


def test_every_field_of_a_view_is_announced_or_known_to_be_silent() -> None:
    rows = {"route": RoutePlace, "memory": Memory}
    fields = [name for name in CelestiaDuoView.__struct_fields__ if name not in rows]
    parts = [f"{name}.{part}" for name, row in rows.items() for part in row.__struct_fields__]
    assert sorted([*ANNOUNCED.in_zones, *ANNOUNCED.by, *ANNOUNCED.silent]) == sorted([*fields, *parts])


@pytest.mark.compiled
def test_everything_is_reached() -> None:
    """Every action, every rule that forbids, every event, card, face, step that is declined, word and ending."""
    kinds = ("card-laid-out", "card-taken", "card-played", "card-lost", "card-kept", "reshuffled", "hand-shown")
    crew = ("crew-helped", "crew-tired", "crew-left")
    tokens = ("token-loaded", "token-spent", "token-lost", "tokens-offered")
    dice = ("dice-rolled", "dice-rerolled", "die-turned", "die-beaten")
    seats = ("combat-began", "flag-grappled", "could-not-pay", "victim-named", "sharing-began", "passed")
    names = [
        *(tag_of(event.__name__) for event in GAME.events),
        *(f"{event} {kind}" for event in kinds for kind in KIND_NAMES),
        *(f"{event} {name}" for event in crew for name in CREW_NAMES),
        *(f"{event} {token}" for event in tokens for token in ("gold", "smoke")),
        *(f"{event} {face}" for event in dice for face in FACE_NAMES),
        *(f"{event} {seat}" for event in seats for seat in (0, 1)),
        *(f"{event} {card}" for event in ("ambush-met", "ambush-laid") for card in AMBUSH_NAMES),
        *(f"{event} {reward}" for event in ("rewards-won", "reward-claimed") for reward in REWARD_NAMES),
        *(f"city-reached {stage}" for stage in STAGE_NAMES),
        *(f"assault-revealed {assault}" for assault in ASSAULT_NAMES),
        *(f"energy-lost {token}" for token in ENERGY_NAMES),
        *(f"mast-fell {masts}" for masts in range(3)),
        *(f"dice-validated {flags}" for flags in range(5)),
        *(f"declined {step.NAMES[number]}" for number in DONE.steps),
        *(f"said {phrase}" for phrase in PHRASE_NAMES),
        *(f"stated {statement}" for statement in STATEMENT_NAMES),
        *(f"pirate-fled route/{place}" for place in range(13, 27)),
        *(f"airship-flew route/{place}" for place in range(1, 19)),
        *("hand/1", "hand/2", "hold", "supply", "visible", "hidden", "used-stages", "ready True"),
    ]
    whole = subject(positions=listed_positions())
    kit.check_everything_is_reached(whole, range(6), names, ENDINGS)


def test_listed_positions_round_trip() -> None:
    for position in listed_positions():
        state = GAME.from_position(position)
        assert GAME.from_position(GAME.position(state)).key() == state.key()


STOP, CANNOT = (GAME.vocabulary.parse(notation).id for notation in ("stop", "cannot"))


class Mutant(Table):
    """Interpreted subclasses of the compiled state: what the rules call on themselves can be replaced."""

    def blank(self) -> Table:
        return type(self)()


class SharedCells(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.cells = self.cells
        return other


class ForgetsTheTurn(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.turn = 1
        return other


class LosesPlayedCards(Mutant):
    def discard_played(self, events: Events | None) -> None:
        super().discard_played(events)
        self.cells[DISCARD_AT + WHIP] = 0


class OffersStop(Mutant):
    def legal(self, seat: int) -> tuple[int, ...]:
        found = super().legal(seat)
        return tuple(sorted({*found, STOP})) if found and seat == self.captain else found


class RefusesNothing(Mutant):
    def apply(self, seat: int, action: int, dealer: Dealer, events: Events | None = None) -> None:
        if self.why_not(seat, action) == 0:
            self.perform(seat, action, dealer, events)


class NeverEnds(Mutant):
    def end(self, ending: int, events: Events | None) -> None:
        self.chased = 12
        self.airship = 0
        self.beneath = 0
        self.go_to(step.BRIEFING, self.captain)


class IgnoresChance(Mutant):
    def take_hidden(self, seat: int, dealer: Dealer, events: Events | None) -> None:
        dealer.pick(EQUIPMENT_STREAM, 3)
        first = next(kind for kind in range(6) if self.cells[kind])
        super().take_hidden(seat, ScriptedDealer(first), events)


class LoadsInSilence(Mutant):
    """Tokens come aboard, and nobody is told."""

    def load(self, token: int, events: Events | None) -> None:
        super().load(token, None)


class TellsTwice(Mutant):
    """More tokens are told of than come aboard."""

    def load(self, token: int, events: Events | None) -> None:
        super().load(token, events)
        if events is not None:
            events.tell(events.entries[-1].event)


class FleesInSilence(Mutant):
    """The pirate ship is seen elsewhere, and nobody is told how it came there."""

    def advance_pirate(self, cards: int, events: Events | None) -> None:
        super().advance_pirate(cards, None)


class WildRedeal(Mutant):
    """A re-deal that changes what everybody sees."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        self.turn = dealer.pick(0, 1_000) + self.turn


class FaithfulRedeal(Mutant):
    """A re-deal that keeps a secret: the jokers stay where they are."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        jokers = [int(self.cells[HAND_AT + other * 6 + JOKER]) for other in (0, 1)]
        super().redeal(seat, dealer)
        for other in (0, 1):
            self.cells[JOKER] += self.cells[HAND_AT + other * 6 + JOKER] - jokers[other]
            self.cells[HAND_AT + other * 6 + JOKER] = jokers[other]


class CardInAnEvent(Mutant):
    """Everybody sees which hidden card was taken."""

    def take_hidden(self, seat: int, dealer: Dealer, events: Events | None) -> None:
        own = Events()
        super().take_hidden(seat, dealer, own)
        if events is not None:
            events.tell(own.entries[0].event)


class CardInARefusal(Mutant):
    """Whoever is refused something learns whether the partner holds a joker."""

    def why_not(self, seat: int, action: int) -> int:
        number = super().why_not(seat, action)
        if action == CANNOT and number and seat in (0, 1) and self.cells[HAND_AT + (1 - seat) * 6 + JOKER]:
            return HAND_HAS_CARD if number != HAND_HAS_CARD else TALK_SILENCE
        return number


class OneMessageMore(Mutant):
    """A card that is taken is told twice when the other player holds a whip."""

    def take_visible(self, seat: int, kind: int, events: Events | None) -> None:
        super().take_visible(seat, kind, events)
        if events is not None and self.cells[HAND_AT + (1 - seat) * 6 + WHIP]:
            events.tell(events.entries[-1].event)


class FailsByItself(Mutant):
    """A player who cannot pay is not asked: that nobody had to decide tells it, but nothing says so."""

    def go_to(self, number: int, seat: int) -> None:
        super().go_to(number, seat)
        if number == step.COMBAT and not can_pay(self):
            self.fighter = 1 - seat
            super().go_to(number, 1 - seat)


class CountsCards(Mutant):
    """A number that follows a hand."""

    def advance_pirate(self, cards: int, events: Events | None) -> None:
        own = Events()
        super().advance_pirate(cards, own)
        if events is None:
            return
        for entry in own.entries:
            event = entry.event
            if isinstance(event, PirateFled):
                event = replace(event, cards=cards + 100 * int(self.cells[HAND_AT + WHIP]))
            events.tell(event)


class MutantCelestia(CelestiaDuo):
    def __init__(self, mutant: type[Table]) -> None:
        super().__init__(GAME.catalogue)
        self.mutant = mutant

    def new_state(self) -> Table:
        state = self.mutant()
        state.chapters = CHAPTERS
        return state


class OrderOfAList(CelestiaDuo):
    """What a seat has not seen, listed in the order of what the partner holds."""

    def view(self, state: State, seat: int) -> CelestiaDuoView:
        view = super().view(state, seat)
        assert isinstance(state, Table)
        if seat < 0:
            return view
        other = HAND_AT + (1 - seat) * 6
        names = sorted(view.unseen, key=lambda name: -int(state.cells[other + KIND_NAMES.index(name)]))
        return replace(view, unseen={name: view.unseen[name] for name in names})


class BlindPosition(CelestiaDuo):
    def position(self, state: State) -> Position:
        return {field: value for field, value in super().position(state).items() if field != "crew_discard"}


class ForgetfulReplay(CelestiaDuo):
    started = 0

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> Table:
        state = super().start(options, seats, dealer)
        self.started += 1
        state.turn = self.started
        return state


LEARN = kit.check_seats_learn_nothing_they_may_not_know
MUTANTS: list[tuple[Check, CelestiaDuo]] = [
    (kit.check_copies_are_independent, MutantCelestia(SharedCells)),
    (kit.check_copies_are_independent, MutantCelestia(ForgetsTheTurn)),
    (kit.check_components_are_conserved, MutantCelestia(LosesPlayedCards)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantCelestia(OffersStop)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantCelestia(RefusesNothing)),
    (kit.check_every_match_ends, MutantCelestia(NeverEnds)),
    (kit.check_chance_branches_realise_their_labels, MutantCelestia(IgnoresChance)),
    (kit.check_changes_are_announced, MutantCelestia(LoadsInSilence)),
    (kit.check_changes_are_announced, MutantCelestia(TellsTwice)),
    (kit.check_changes_are_announced, MutantCelestia(FleesInSilence)),
    (kit.check_redeal_depends_on_the_view_only, MutantCelestia(WildRedeal)),
    (kit.check_redeal_depends_on_the_view_only, MutantCelestia(FaithfulRedeal)),
    (LEARN, MutantCelestia(WildRedeal)),
    (LEARN, MutantCelestia(CardInAnEvent)),
    (LEARN, MutantCelestia(CardInARefusal)),
    (LEARN, MutantCelestia(OneMessageMore)),
    (LEARN, MutantCelestia(FailsByItself)),
    (LEARN, MutantCelestia(CountsCards)),
    (LEARN, OrderOfAList(GAME.catalogue)),
    (kit.check_positions_round_trip, BlindPosition(GAME.catalogue)),
    (kit.check_records_round_trip, ForgetfulReplay(GAME.catalogue)),
]


def check_seeds(check: Check, mutant: Subject) -> None:
    for seed in range(10):
        check(mutant, seed)


@pytest.mark.parametrize(("check", "game"), MUTANTS)
def test_planted_mutant_is_caught(check: Check, game: CelestiaDuo) -> None:
    with pytest.raises(Violation):
        check_seeds(check, subject(game))
