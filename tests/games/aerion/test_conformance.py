"""Aerion keeps every promise of the conformance kit, and each check catches a mutant of Aerion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import pytest

from aerodrome.games.aerion import GAME, Aerion, step
from aerodrome.games.aerion.cards import (
    ACQUIRED_ZONE,
    DECK_NAMES,
    DECK_ZONES,
    DISCARD_ZONES,
    DISPLAY_ZONES,
    KINDS,
    PULPIT_ZONES,
    RESERVE_ZONES,
    SHIP_NAMES,
    WORKSHOP_ZONES,
)
from aerodrome.games.aerion.chapters.replenish import REPLENISH
from aerodrome.games.aerion.chapters.roll import LET_GO
from aerodrome.games.aerion.events import PhaseSkipped
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.expansions.hellkite import TYPE_NAMES
from aerodrome.games.aerion.layout import DECK_STREAM, UNSEEN_AT
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.turn import TurnVerb
from aerodrome.games.aerion.view import AerionView, Column, Ship
from aerodrome.kernel import Dealer, Events, FastDealer, Position, State
from aerodrome.kernel import conformance as kit
from aerodrome.kernel.chapters import AnyVerb, Chapters
from aerodrome.kernel.conformance import Subject, Violation
from aerodrome.kernel.event_types import Moved
from aerodrome.kernel.options import Value
from tests.conftest import engine
from tests.games.aerion.combinations import play_and_count
from tests.games.aerion.hellkite_tables import last_lair
from tests.games.aerion.listed_positions import listed_positions
from tests.games.aerion.option_sets import EVERY_VARIANT, EVERYTHING, covering_sample, label
from tests.games.aerion.subject import FIXED, OPTION_SETS, WIDE, announced, of, subject

Check = Callable[[Subject, int], object]


# With everything in play these look at so much that they take minutes, unless the engine is compiled.
SLOW = (kit.check_seats_learn_nothing_they_may_not_know, kit.check_undo_takes_nothing_back_that_was_learnt)
TRIED = [
    pytest.param(check, options, id=f"{label(options)}-{check.__name__}")
    for options in OPTION_SETS
    for check in kit.PROPERTIES
    if engine() == "compiled" or options is not EVERYTHING or check not in SLOW
]


@pytest.mark.parametrize(("check", "options"), TRIED)
def test_property_holds(check: Check, options: Mapping[str, object]) -> None:
    check(of(GAME, [options]), 1)


@pytest.mark.parametrize("check", [kit.check_components_are_conserved, kit.check_changes_are_announced])
@pytest.mark.parametrize("seed", range(2))
def test_property_holds_with_a_changed_catalogue(check: Check, seed: int) -> None:
    check(of(WIDE, [EVERYTHING, EVERY_VARIANT]), seed)


def test_every_field_of_a_view_is_said_to_be_announced_or_silent() -> None:
    listed = announced(GAME)
    fields = {field for field in AerionView.__struct_fields__ if field not in ("columns", "ships")}
    fields |= {f"columns.{field}" for field in Column.__struct_fields__}
    fields |= {f"ships.{field}" for field in Ship.__struct_fields__}
    parts = (listed.in_zones, frozenset(listed.by), listed.silent, FIXED)
    assert Counter(field for part in parts for field in part) == Counter(fields)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("options", covering_sample(), ids=label)
def test_every_pair_of_choices_plays_to_its_end_and_keeps_its_cards(options: Mapping[str, object], seats: int) -> None:
    """`python -m tests.games.aerion.combinations` does the same with all combinations."""
    for seed in range(3):
        play_and_count(options, seats, seed)


NOT_TOLD = ("research-lab", "logistics", "nest", "grant")
"""Pieces that remember something about the turn: what changes them is told, not how they lie."""


@pytest.mark.compiled
def test_everything_is_reached() -> None:
    """Every action, every rule that forbids, every event, card, face, zone and piece, every ending."""
    components = WIDE.components
    areas = [area.name for one in components.box for area in one.areas]
    pieces = [piece.name for one in components.box for piece in one.pieces]
    names = [
        *(str(event.__struct_config__.tag) for event in WIDE.events),
        *(f"{kind}@{deck}" for kind in components.kind_names for deck in DECK_NAMES),
        *(f"{kind} {face}" for kind in ("rolled", "rerolled") for face in range(1, 7)),
        *(f"ship-built ship/{ship}" for ship in SHIP_NAMES),
        *(f"lair-uncovered {kind}" for kind in TYPE_NAMES),
        *(piece for piece in pieces if piece.partition("/")[0] not in NOT_TOLD),
        *(*DECK_ZONES, *DISPLAY_ZONES, *DISCARD_ZONES, *WORKSHOP_ZONES, *PULPIT_ZONES, *RESERVE_ZONES, ACQUIRED_ZONE),
        *(area for area in areas if area not in ("box/factories", "box/hourglasses")),
    ]
    wide = of(WIDE, [EVERYTHING, EVERY_VARIANT, {}], listed_positions())
    kit.check_everything_is_reached(wide, range(4), names, components.endings)


def test_listed_positions_round_trip() -> None:
    kit.check_positions_round_trip(of(WIDE, [{}], listed_positions()), 0)


@pytest.mark.parametrize(
    "last_condition",
    ["ship", "flagship", "hourglasses", "stone-clouds", "stone-clouds, pinned", "piers", "wages", "hellkite"],
)
def test_a_win_of_each_kind_is_one_step_from_a_listed_position(last_condition: str) -> None:
    position, action = WINS[last_condition]
    state = WIDE.from_position(position)
    state.apply(state.seat, WIDE.vocabulary.parse(action).id, FastDealer(1))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "aerion.end.win")


ALL_SHIPS = {"ships": ["glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix"]}
SOME_CLOUDS = {f"cloud/{at}": "gone" for at in range(1, 6)}
STRIKE: Position = {"step": "strike", "dice": [5] * 6, "counters": {"strikes": 1}, "expansions": ["stone-clouds"]}
BUILT = {f"pier/{at}": "built" for at in (1, 2)}
WINS: dict[str, tuple[Position, str]] = {
    "ship": (
        {
            "step": "place",
            "acquired": "incubi",
            "dice": [1, 1, 2, 2, 3, 4],
            "ships": ALL_SHIPS["ships"][1:],
            "workshops": [["glider", "helix"]],
        },
        "place 1",
    ),
    "flagship": (
        {
            **ALL_SHIPS,
            "expansions": ["flagship"],
            "step": "place",
            "acquired": "sognae",
            "dice": [1] * 6,
            "areas": {"flagship": ["helix", "nut", "cocoon", "incubi"]},
        },
        "embark",
    ),
    "hourglasses": (
        {
            **ALL_SHIPS,
            "expansions": ["hourglasses"],
            "display": {"AAA": "hourglass"},
            "dice": [1] * 6,
            "areas": {"hourglasses": [f"hourglass@{deck}" for deck in DECK_NAMES if deck != "AAA"]},
        },
        "acquire AAA",
    ),
    "stone-clouds": ({**ALL_SHIPS, **STRIKE, "pieces": {**SOME_CLOUDS, "cloud/6": "cracked"}}, "strike cracked"),
    "stone-clouds, pinned": (
        {
            **STRIKE,
            "step": "place",
            "counters": {},
            "acquired": "sognae",
            "variants": ["pinned-down"],
            "ships": ALL_SHIPS["ships"][:5],
            "workshops": [["trihellix", "cocoon"]],
            "pieces": {**SOME_CLOUDS, "cloud/6": "gone"},
        },
        "place 1",
    ),
    "piers": (
        {**ALL_SHIPS, "expansions": ["piers"], "display": {"AAA": "nut"}, "dice": [5] * 6, "pieces": BUILT},
        "build-pier",
    ),
    "wages": (
        {
            **ALL_SHIPS,
            "expansions": ["piers"],
            "display": {"AAA": "nut"},
            "dice": [5] * 6,
            "pieces": {**BUILT, "pier/3": "built"},
            "areas": {"payroll/1": ["worker@AAA"]},
        },
        "pay AAA",
    ),
    "hellkite": (
        {
            **ALL_SHIPS,
            "expansions": ["hellkite"],
            "display": {"AAA": "nut"},
            "dice": [1] * 6,
            **last_lair(4),
        },
        "hunt",
    ),
}


class Mutant(Table):
    """Interpreted subclasses of the compiled state: what the rules call on themselves can be replaced."""

    def blank(self) -> Table:
        return type(self)()


class SharedCards(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.cells = self.cells
        return other


class ForgetsTheTurn(Mutant):
    def copy(self) -> Table:
        other = super().copy()
        other.turn = 1
        return other


class LosesDiscards(TurnVerb):
    """An interpreted verb in place of a compiled one."""

    name = "let-go"
    steps = (step.ROLL,)

    def why_not(self, table: Table, seat: int) -> int:
        return LET_GO.why_not(table, seat)

    def perform(self, table: Table, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        for deck in range(6):
            if table.displayed_kind(deck) >= 0:
                table.take_from_display(deck)
        table.begin(step.REPLENISH, dealer, events)


class OffersReplenish(Mutant):
    def legal(self, seat: int) -> tuple[int, ...]:
        missing = self.actors() and REPLENISH.first not in super().legal(seat)
        return tuple(sorted((*super().legal(seat), REPLENISH.first))) if missing else super().legal(seat)


class RefusesNothing(Mutant):
    def apply(self, seat: int, action: int, dealer: Dealer, events: Events | None = None) -> None:
        if self.why_not(seat, action) == 0:
            self.perform(seat, action, dealer, events)


class NeverEnds(Mutant):
    def end(self, ending: int, events: Events | None) -> None:
        self.step = step.START if self.displayed else step.REPLENISH


class IgnoresChance(Mutant):
    def lift_top(self, deck: int, dealer: Dealer) -> int:
        dealer.pick(DECK_STREAM + deck, 3)
        kind = next(kind for kind in range(KINDS) if self.cells[deck * KINDS + kind])
        self.cells[deck * KINDS + kind] -= 1
        self.cells[UNSEEN_AT + deck] -= 1
        return kind


class RevealsInSilence(Mutant):
    """An event is omitted."""

    def reveal(self, deck: int, dealer: Dealer, events: Events | None) -> None:
        super().reveal(deck, dealer, None)


class EndsInSilence(Mutant):
    def end(self, ending: int, events: Events | None) -> None:
        super().end(ending, None)


class InventsMoves(Mutant):
    """An event tells what has not happened."""

    def fill_display(self, dealer: Dealer, events: Events | None) -> None:
        super().fill_display(dealer, events)
        if events is not None:
            events.tell(Moved("helix@AAA", "deck/AAA", "discard/AAA"))


class Leaks(Mutant):
    """An event tells what the view does not know: which card could come next."""

    def fill_display(self, dealer: Dealer, events: Events | None) -> None:
        super().fill_display(dealer, events)
        peeked = dealer.pick(0, 2)
        if events is not None:
            events.tell(PhaseSkipped(peeked))


class WildRedeal(Mutant):
    """A re-deal that changes what everybody sees."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        self.turn = dealer.pick(0, 1_000) + self.turn


class MutantAerion(Aerion):
    def __init__(self, mutant: type[Table]) -> None:
        super().__init__(GAME.components, GAME.catalogue)
        self.mutant = mutant

    def new_state(self) -> Table:
        return self.mutant()


class MutantRules(Aerion):
    def __init__(self, mutant: AnyVerb) -> None:
        super().__init__(GAME.components, GAME.catalogue)
        self.mutant = mutant

    def chapters(self, expansions: Sequence[Expansion]) -> Chapters:
        own, mutant = super().chapters(expansions), self.mutant
        verbs, in_play = ([mutant if one.name == mutant.name else one for one in of] for of in (own.verbs, own.in_play))
        return Chapters(verbs, list(own.steps), own.leader_decides, len(own.room), in_play)


class BlindPosition(Aerion):
    def position(self, state: State) -> Position:
        return {field: value for field, value in super().position(state).items() if field != "turn"}


class ForgetfulReplay(Aerion):
    started = 0

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> Table:
        state = super().start(options, seats, dealer)
        self.started += 1
        state.turn = self.started
        return state


MUTANTS: list[tuple[Check, Aerion]] = [
    (kit.check_copies_are_independent, MutantAerion(SharedCards)),
    (kit.check_copies_are_independent, MutantAerion(ForgetsTheTurn)),
    (kit.check_components_are_conserved, MutantRules(LosesDiscards())),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantAerion(OffersReplenish)),
    (kit.check_legal_is_exactly_what_no_rule_forbids, MutantAerion(RefusesNothing)),
    (kit.check_every_match_ends, MutantAerion(NeverEnds)),
    (kit.check_chance_branches_realise_their_labels, MutantAerion(IgnoresChance)),
    (kit.check_changes_are_announced, MutantAerion(RevealsInSilence)),
    (kit.check_changes_are_announced, MutantAerion(EndsInSilence)),
    (kit.check_changes_are_announced, MutantAerion(InventsMoves)),
    (kit.check_seats_learn_nothing_they_may_not_know, MutantAerion(Leaks)),
    (kit.check_redeal_depends_on_the_view_only, MutantAerion(WildRedeal)),
    (kit.check_seats_learn_nothing_they_may_not_know, MutantAerion(WildRedeal)),
    (kit.check_positions_round_trip, BlindPosition(GAME.components, GAME.catalogue)),
    (kit.check_records_round_trip, ForgetfulReplay(GAME.components, GAME.catalogue)),
]


def check_seeds(check: Check, mutant: Subject) -> None:
    for seed in range(10):
        check(mutant, seed)


@pytest.mark.parametrize(("check", "game"), MUTANTS)
def test_planted_mutant_is_caught(check: Check, game: Aerion) -> None:
    with pytest.raises(Violation):
        check_seeds(check, subject(game))
