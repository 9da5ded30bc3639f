"""Etherium keeps every promise of the conformance kit, and each check catches a mutant of Etherium."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest
from msgspec import Struct
from msgspec.structs import fields, replace

from aerodrome.games.etherium import GAME, Etherium, EtheriumView, Table, step
from aerodrome.games.etherium import events as ev
from aerodrome.games.etherium.cards import (
    CAPACITY_NAMES,
    CONFLICT_NAMES,
    FIGURE_NAMES,
    FLASH_NAMES,
    PROVISIONS,
    RESOURCE_NAMES,
    SEASON_NAMES,
    SIEGE_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from aerodrome.games.etherium.chapters.collection import COLLECT
from aerodrome.games.etherium.chapters.execution import PASS
from aerodrome.games.etherium.chapters.programming import TOKEN
from aerodrome.games.etherium.counting import ENDINGS
from aerodrome.games.etherium.dice import dice_count
from aerodrome.games.etherium.layout import DISCARD_AT, FLASH_STREAM, HAND, LAID, PLAN
from aerodrome.games.etherium.rule import FLASH_HOLD, FLASH_WINDOW
from aerodrome.games.etherium.view import Player
from aerodrome.kernel import Dealer, Events, FastDealer, Position, State, View
from aerodrome.kernel import conformance as kit
from aerodrome.kernel.conformance import Subject, Violation
from aerodrome.kernel.event_types import tag_of
from aerodrome.kernel.options import Value
from tests.conftest import engine
from tests.games.etherium.combinations import play_and_count
from tests.games.etherium.listed_positions import connected, listed_positions
from tests.games.etherium.midway import MIDWAY
from tests.games.etherium.subject import ANNOUNCED, EVERY_COMBINATION, OPTION_SETS, subject, subject_of

Check = Callable[[Subject, int], object]

# Interpreted, the smaller tables have to do; and these look at so much that it is one.
SMALL = 4
SLOW = (
    kit.check_seats_learn_nothing_they_may_not_know,
    kit.check_redeal_depends_on_the_view_only,
    kit.check_legal_is_exactly_what_no_rule_forbids,
)


def tried(tables: Sequence[Mapping[str, object]], name: Callable[[Mapping[str, object]], str]) -> list[object]:
    return [
        pytest.param(check, table, id=f"{name(table)}-{check.__name__}")
        for table in tables
        for check in kit.PROPERTIES
        if engine() == "compiled" or table is tables[0] or (table in tables[:SMALL] and check not in SLOW)
    ]


def named(options: Mapping[str, object]) -> str:
    peoples = options["peoples"]
    assert isinstance(peoples, list)
    return f"{'-'.join(peoples)} {options.get('setup', 'first')}"


@pytest.mark.parametrize(("check", "options"), tried(OPTION_SETS, named))
def test_property_holds(check: Check, options: Mapping[str, object]) -> None:
    check(subject_of(option_sets=[options]), 1)


@pytest.mark.parametrize(("check", "position"), tried(MIDWAY, lambda table: f"{table['step']} {table.get('conflict')}"))
def test_property_holds_from_the_middle(check: Check, position: Position) -> None:
    check(subject_of(option_sets=(), midway=[position]), 1)


def test_every_selection_of_peoples_plays_to_its_end_and_keeps_its_pieces() -> None:
    """`python -m tests.games.etherium.combinations` does the same, many times."""
    for number, (options, seats) in enumerate(EVERY_COMBINATION):
        if engine() == "compiled" or number % 8 == 0:
            play_and_count(options, seats, number)


def test_the_truth_is_always_among_the_re_deals() -> None:
    """Few cards and few tokens, so that all ways come up."""
    few: Position = {
        "peoples": ["psolos", "reces"],
        "season_number": 2,
        "season": "ertis-1",
        "step": "end-flash",
        "seat": 1,
        "turn": 0,
        "order": [0, 1],
        "players": [
            {"hand": ["timber"], "plan": ["connect-1", "connect-2", "cards", "booster"], "ready": True},
            {"hand": ["charge", "trance"], "plan": ["connect-1", "connect-2", "cards", "booster"], "ready": True},
        ],
        "discard": [
            name
            for kind, name in enumerate(FLASH_NAMES)
            for _ in range(
                int(GAME.catalogue.facts.flash_copies[kind]) - (name in ("timber", "charge", "trance", "raid"))
            )
        ],
    }
    state = GAME.from_position(few)
    for seat in (-1, 0, 1):
        keys = set()
        for seed in range(400):
            other = state.copy()
            other.redeal(seat, FastDealer(seed))
            keys.add(other.key())
        assert state.key() in keys


@pytest.mark.compiled
def test_non_interference_looks_at_states_that_really_differ() -> None:
    """`python -m tests.games.etherium.secrets` looks at 100,000 and more."""
    assert kit.check_seats_learn_nothing_they_may_not_know(subject_of(option_sets=OPTION_SETS[:1]), 11) > 300


NEVER = (
    *(f"move collector city-{seat}" for seat in range(1, 7)),
    "flee ether",
    *(f"flee city-{seat}" for seat in range(1, 7)),
    *(f"lay-city nobody {site}-{quarter}" for site in ("outer", "between") for quarter in (5, 6)),
)
"""No rule ever allows these; they are there so that the refusal can say why."""


@pytest.mark.compiled
def test_everything_is_reached() -> None:
    """Every action, every rule that forbids, every card, season, capacity, token, step, zone and ending."""
    seats = range(1, 7)
    names = [
        *(tag_of(kind.__name__) for kind in GAME.events if kind is not ev.TokensTakenBack),
        *(f"dice-rolled {face}" for face in range(1, 7)),
        *(f"card-played {card}" for card in FLASH_NAMES),
        *(f"season-revealed {season}" for season in SEASON_NAMES),
        *(f"cube-gained {resource}" for resource in RESOURCE_NAMES),
        *(f"cube-stolen {resource}" for resource in RESOURCE_NAMES),
        *(f"cube-gained {how}" for how in ("collect", "instead", "gain")),
        *(f"token-awarded {token}" for token in TOKEN_NAMES),
        *(f"capacity-bought {capacity}" for capacity in CAPACITY_NAMES),
        *(f"{told} {unit}" for told in ("level-rose", "level-fell") for unit in UNIT_NAMES),
        *(f"{told} {unit}" for told in ("unit-moved", "unit-fled") for unit in FIGURE_NAMES),
        *(f"declined {what}" for what in ("voyage", "season", "take", "action")),
        *(f"payment-began {purpose}" for purpose in ("ether", "guide")),
        *(f"conflict-began {conflict}" for conflict in CONFLICT_NAMES[1:]),
        *(f"city-sacked {choice}" for choice in SIEGE_NAMES),
        *(f"terrain-laid {piece}" for piece in ("large", "medium", "small")),
        *(f"city-laid city/{owner}" for owner in (*seats, "nobody")),
        "ready True",
        *SPACE_NAMES,
        *(f"{zone}/{seat}" for zone in ("hand", "stock") for seat in seats),
    ]
    whole = subject_of(midway=MIDWAY, positions=listed_positions())
    kit.check_everything_is_reached(whole, range(2), names, ENDINGS, NEVER)


@pytest.mark.parametrize("row", range(1, 13))
def test_every_row_of_the_connection_table_is_reached(row: int) -> None:
    state, events = GAME.from_position(connected(row)), Events()
    state.apply(0, GAME.vocabulary.parse("guide 0").id, FastDealer(1), events)
    assert row in [event.result for event in events.seen_by(0) if isinstance(event, ev.Connected)]


def test_listed_positions_round_trip() -> None:
    for position in listed_positions():
        state = GAME.from_position(position)
        assert GAME.from_position(GAME.position(state)).key() == state.key()


class Mutant(Table):
    """Interpreted subclasses of the compiled state: what the rules call on themselves can be replaced."""

    def blank(self) -> Table:
        return type(self)()


class SharedCells(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.cells = self.cells
        return other


class ForgetsTheSeason(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.season_number = 1
        return other


class LosesDiscards(Mutant):
    def set_order(self, card: int, events: Events | None) -> None:
        super().set_order(card, events)
        self.cells[DISCARD_AT + PROVISIONS] = 0


class OffersPass(Mutant):
    def legal(self, seat: int) -> tuple[int, ...]:
        found = super().legal(seat)
        return tuple(sorted({*found, int(PASS.first)})) if found else found


class RefusesNothing(Mutant):
    def apply(self, seat: int, action: int, dealer: Dealer, events: Events | None = None) -> None:
        if self.why_not(seat, action) == 0:
            self.perform(seat, action, dealer, events)


class NeverEnds(Mutant):
    def begin(self, number: int, dealer: Dealer, events: Events | None) -> None:
        if number == step.OVER:
            self.season_number = 0
            self.seen = 0
            number = step.KEEP
        super().begin(number, dealer, events)


class IgnoresChance(Mutant):
    def reroll_all(self, dealer: Dealer, events: Events | None) -> None:
        dealer.roll(FLASH_STREAM, 6, dice_count(self.dice))


class RisesInSilence(Mutant):
    def raise_level(self, seat: int, unit: int, events: Events | None) -> None:
        super().raise_level(seat, unit, None)


class PaysInSilence(Mutant):
    def spend(self, seat: int, resource: int, cubes: int, events: Events | None) -> None:
        super().spend(seat, resource, cubes, None)


class InventsACube(Mutant):
    """A cube is seen to come that does not."""

    def gain(self, seat: int, resource: int, cubes: int, events: Events | None, how: str = "gain") -> int:
        if events is not None:
            events.tell(ev.CubeGained(RESOURCE_NAMES[resource], "supply", f"stock/{seat + 1}", seat, how))
        return int(super().gain(seat, resource, cubes, events, how))


class PassesInSilence(Mutant):
    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        super().perform(seat, action, dealer, None if action == PASS.first else events)


class WildRedeal(Mutant):
    """A re-deal that changes what everybody sees."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        self.season_number = dealer.pick(0, 1_000) + self.season_number


class FaithfulRedeal(Mutant):
    """A re-deal that keeps a secret: what the first seat has programmed last decides what the others have."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        last = int(self.cells[self.at(0) + PLAN])
        super().redeal(seat, dealer)
        if self.step == step.PROGRAM and seat != 0:
            self.cells[self.at(0) + PLAN] = last % 19 + 1


class TokenInAnEvent(Mutant):
    """Everybody sees where a token is laid."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        if events is not None and self.step == step.PROGRAM:
            number = int(self.cells[self.at(seat) + LAID]) + 1
            events.tell(ev.TokenLaid(seat, number, SLOT_NAMES[action - int(TOKEN.first)], f"plan/{seat + 1}/{number}"))
        super().perform(seat, action, dealer, events)


class TokensCounted(Mutant):
    """Everybody hears that a token was laid, though not where."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        if events is not None and self.step == step.PROGRAM:
            events.tell(ev.ActionTokensChanged(seat, int(self.cells[self.at(seat) + LAID])))
        super().perform(seat, action, dealer, events)


class PlanInARefusal(Mutant):
    """Whoever is refused something learns whether the next seat has programmed a connection."""

    def why_not(self, seat: int, action: int) -> int:
        number = super().why_not(seat, action)
        seats = int(self.setting.seats)
        if action == COLLECT.first and number and 0 <= seat < seats and self.step == step.PROGRAM:
            at = int(self.at((seat + 1) % seats))
            if 18 in list(self.cells[at + PLAN : at + PLAN + 6]):
                return FLASH_HOLD if number != FLASH_HOLD else FLASH_WINDOW
        return number


class CardInAnEvent(Mutant):
    """Everybody sees which card was drawn."""

    def draw_flash(self, seat: int, cards: int, dealer: Dealer, events: Events | None) -> None:
        own = Events()
        super().draw_flash(seat, cards, dealer, own)
        if events is not None:
            for entry in own.entries:
                events.tell(entry.event)


class AsksWhoCanReact(Mutant):
    """A window that asks only those who hold something that can be played."""

    def go_to(self, number: int, seat: int) -> None:
        super().go_to(number, seat)
        if number in (step.AFTER_FLASH, step.NUMBER_FLASH) and len(self.legal(seat)) == 1:
            self.chapters.steps[number].finish(self, FastDealer(1), None)


class PassesTwice(Mutant):
    """A pass is told twice when the seat holds Provisions."""

    def perform(self, seat: int, action: int, dealer: Dealer, events: Events | None) -> None:
        if events is not None and action == PASS.first and self.cells[self.at(seat) + HAND + PROVISIONS]:
            events.tell(ev.Passed(seat))
        super().perform(seat, action, dealer, events)


class MutantEtherium(Etherium):
    def __init__(self, mutant: type[Table]) -> None:
        super().__init__(GAME.catalogue)
        self.mutant = mutant

    def new_state(self) -> Table:
        return self.mutant()


class OrderOfAList(Etherium):
    """What a seat has not seen, listed in the order of what the next seat holds."""

    def view(self, state: State, seat: int) -> EtheriumView:
        view = super().view(state, seat)
        assert isinstance(state, Table)
        if seat < 0:
            return view
        hand = int(state.at((seat + 1) % int(state.setting.seats)) + HAND)
        names = sorted(view.unseen, key=lambda name: -int(state.cells[hand + FLASH_NAMES.index(name)]))
        return replace(view, unseen={name: view.unseen[name] for name in names})


class PlansInTheView(Etherium):
    """How many tokens others have laid can be seen."""

    def view(self, state: State, seat: int) -> EtheriumView:
        view = super().view(state, seat)
        assert isinstance(state, Table)
        return replace(view, turn=sum(int(state.cells[state.at(one) + LAID]) for one in range(len(view.players))))


class LastPlannerMayUndo(Etherium):
    """Undo is for all again while one seat is the last to plan."""

    def is_planning(self, view_now: View) -> bool:
        return super().is_planning(view_now) and len(view_now.actors) > 1


class BlindPosition(Etherium):
    def position(self, state: State) -> Position:
        return {field: value for field, value in super().position(state).items() if field != "discard"}


class ForgetfulReplay(Etherium):
    started = 0

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> Table:
        state = super().start(options, seats, dealer)
        self.started += 1
        state.seen |= 1 << 20 + self.started % 16
        return state


LEARN = kit.check_seats_learn_nothing_they_may_not_know
MUTANTS: list[tuple[Check, Etherium]] = [
    (kit.check_copies_are_independent, MutantEtherium(SharedCells)),
    (kit.check_copies_are_independent, MutantEtherium(ForgetsTheSeason)),
    (kit.check_components_are_conserved, MutantEtherium(LosesDiscards)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantEtherium(OffersPass)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantEtherium(RefusesNothing)),
    (kit.check_every_match_ends, MutantEtherium(NeverEnds)),
    (kit.check_chance_branches_realise_their_labels, MutantEtherium(IgnoresChance)),
    (kit.check_changes_are_announced, MutantEtherium(RisesInSilence)),
    (kit.check_changes_are_announced, MutantEtherium(PaysInSilence)),
    (kit.check_changes_are_announced, MutantEtherium(InventsACube)),
    (kit.check_changes_are_announced, MutantEtherium(PassesInSilence)),
    (kit.check_redeal_depends_on_the_view_only, MutantEtherium(WildRedeal)),
    (kit.check_redeal_depends_on_the_view_only, MutantEtherium(FaithfulRedeal)),
    (LEARN, MutantEtherium(WildRedeal)),
    (LEARN, MutantEtherium(TokenInAnEvent)),
    (LEARN, MutantEtherium(TokensCounted)),
    (LEARN, MutantEtherium(PlanInARefusal)),
    (LEARN, MutantEtherium(CardInAnEvent)),
    (LEARN, MutantEtherium(AsksWhoCanReact)),
    (LEARN, MutantEtherium(PassesTwice)),
    (LEARN, OrderOfAList(GAME.catalogue)),
    (LEARN, PlansInTheView(GAME.catalogue)),
    (kit.check_undo_tells_no_secret, LastPlannerMayUndo(GAME.catalogue)),
    (kit.check_positions_round_trip, BlindPosition(GAME.catalogue)),
    (kit.check_records_round_trip, ForgetfulReplay(GAME.catalogue)),
]


def check_seeds(check: Check, mutant: Subject) -> None:
    for seed in range(10):
        check(mutant, seed)


@pytest.mark.parametrize(("check", "game"), MUTANTS)
def test_planted_mutant_is_caught(check: Check, game: Etherium) -> None:
    with pytest.raises(Violation):
        check_seeds(check, subject_of(game, OPTION_SETS[:1]))


def test_the_subject_of_the_kit_is_the_whole_game() -> None:
    assert subject().game is GAME
    shown = {*fields_of("", EtheriumView), *fields_of("players.", Player)} - {"players"}
    lists = [*ANNOUNCED.in_zones, *ANNOUNCED.by, *ANNOUNCED.silent]
    assert sorted(lists) == sorted(shown), "every field of the view, once"
    assert len(EVERY_COMBINATION) == 2 * (11 + 57)


def fields_of(prefix: str, kind: type[Struct]) -> list[str]:
    return [f"{prefix}{field.name}" for field in fields(kind)]
