"""Expansion 6: The Hellkite. It wanders over six outposts, blocks what they show, and is hunted with low rolls.

Variant Impregnable Fortress: only the ends of the row fall, and lairs only after all outposts. This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.cards import BOOK, DECK_CHOICES, DECKS, FIRST_BLUEPRINT, FIRST_MATERIAL
from aerodrome.games.aerion.dice import PIPS
from aerodrome.games.aerion.errors import bad_input
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.pieces import SidedPiece
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.turn import ExpansionVerb, TurnStep, why_not_displayed
from aerodrome.games.aerion.workshops import check_victory
from aerodrome.kernel.chapters import AnyVerb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.events import Events

from . import hellkite_events as told

IMPREGNABLE_FORTRESS: Final = 0

PLACES: Final[i64] = 6
OUTPOST_NAMES: Final = tuple([f"outpost/{place}" for place in range(1, 7)])
LAIR_NAMES: Final = tuple([f"lair/{place}" for place in range(1, 7)])
HUNT_TOTAL: Final[i64] = 15  # the dice must show at most this

# Types of Resource cards; an Outpost shows one or is gone.
TYPE_NAMES: Final = ("book", "blueprint", "material", "crew")
TYPES: Final[i64] = 4
GONE: Final[i64] = 0
# A Lair is hidden under its Outpost; then it shows its type, two sides further on.
HIDDEN: Final[i64] = 1

OUTPOSTS_STREAM: Final = 0
LAIRS_STREAM: Final = 1


class Hellkite(Expansion):
    name: ClassVar[str] = "hellkite"
    number: ClassVar[int] = 6
    goals: ClassVar[tuple[str, ...]] = ("sum<=15",)
    variants: ClassVar[tuple[str, ...]] = ("impregnable-fortress",)
    facts: ClassVar[dict[str, int]] = {f"{card}-{kind}": 2 for card in ("outpost", "lair") for kind in TYPE_NAMES}
    events: ClassVar[tuple[type[Event], ...]] = told.EVENTS

    def __init__(self) -> None:
        super().__init__()
        outposts, lairs = ("gone", *TYPE_NAMES), ("gone", "hidden", *TYPE_NAMES)
        self.outposts: Final = [self.add_piece(name, outposts, at % 4 + 1) for at, name in enumerate(OUTPOST_NAMES)]
        self.lairs: Final = [self.add_piece(name, lairs, HIDDEN) for name in LAIR_NAMES]
        self.pawn: Final = self.add_piece("hellkite", ("gone", "1", "2", "3", "4", "5", "6"), 1)
        self.grant: Final = self.add_piece("grant", ("none", *TYPE_NAMES))  # what a fallen Lair lets you acquire
        self.unseen: Final = [self.add_counter(f"unseen-lair/{kind}", 99, 2) for kind in TYPE_NAMES]
        self.steps.append(FallenLair())
        self.streams += ["outposts", "lairs"]
        self.outpost_counts: vec[i64] = vec[i64]([2, 2, 2, 2])
        self.lair_counts: vec[i64] = vec[i64]([2, 2, 2, 2])

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        return [Hunt(self), Seize(self), LeaveLair(self)]

    def learn(self, facts: dict[str, int]) -> None:
        outposts = [facts[f"outpost-{kind}"] for kind in TYPE_NAMES]
        lairs = [facts[f"lair-{kind}"] for kind in TYPE_NAMES]
        if sum(outposts) < PLACES or sum(lairs) < PLACES:
            raise bad_input("aerion-error-catalogue-hellkite", least=str(PLACES))
        self.outpost_counts = vec[i64](outposts)
        self.lair_counts = vec[i64](lairs)

    def set_up(self, table: Table, dealer: Dealer) -> None:
        """Six Outposts are drawn; which Lair lies under each of them nobody knows before it is uncovered."""
        counts = self.outpost_counts[:]
        for place in range(PLACES):
            kind = dealer.draw(self.stream + OUTPOSTS_STREAM, counts)
            counts[kind] -= 1
            table.turn_piece(self.outposts[place], kind + 1)
        for kind in range(TYPES):
            table.set_value(self.unseen[kind], self.lair_counts[kind])

    def place(self, table: Table) -> i64:
        """Where the Hellkite is, from 0; -1 when it is defeated."""
        return table.side(self.pawn) - 1

    def why_not_breach(self, table: Table, place: i64) -> i64:
        """Impregnable Fortress: the Outposts at the ends of what remains of them, then the Lairs at the ends."""
        row = self.outposts
        if self.first_standing(table, row) < 0:
            row = self.lairs
        elif table.side(self.outposts[place]) == GONE:
            return rule.HELLKITE_OUTPOSTS_FIRST
        if place == self.first_standing(table, row) or place == self.last_standing(table, row):
            return 0
        return rule.HELLKITE_ENDS_ONLY

    def first_standing(self, table: Table, row: list[SidedPiece]) -> i64:
        for at in range(PLACES):
            if table.side(row[at]) != GONE:
                return at
        return -1

    def last_standing(self, table: Table, row: list[SidedPiece]) -> i64:
        last: i64 = PLACES - 1
        while last >= 0 and table.side(row[last]) == GONE:
            last -= 1
        return last

    def can_seize(self, table: Table, granted: i64) -> bool:
        """Whether a card of the granted type lies in the Display."""
        for deck in range(DECKS):
            if why_not_granted(table, deck, granted) == 0:
                return True
        return False

    def why_not_acquire(self, table: Table, kind: i64) -> i64:
        place = self.place(table)
        if place < 0:
            return 0
        outpost = table.side(self.outposts[place])
        if outpost != GONE and outpost == type_of(kind):
            return rule.HELLKITE_BLOCKS
        return 0

    # What it changes

    def phase_three_begins(self, table: Table, events: Events | None) -> None:
        """The Hellkite moves to the right; from a Lair that has just fallen it first flies to the next card."""
        place = self.place(table)
        if place < 0:
            return
        if table.side(self.lairs[place]) == GONE:
            self.fly_on(table, events)
        self.fly_on(table, events)

    def fly_on(self, table: Table, events: Events | None) -> None:
        """To the next card on the right, from the last one to the first; a single card left holds it."""
        place = (self.place(table) + 1) % PLACES
        while table.side(self.lairs[place]) == GONE:
            place = (place + 1) % PLACES
        if place != self.place(table):
            table.turn_piece(self.pawn, place + 1)
            if events is not None:
                events.tell(told.HellkiteFlew(self.pawn.name, place + 1))

    def allows_victory(self, table: Table) -> bool:
        return table.side(self.pawn) == GONE

    def wrong(self, table: Table) -> str:
        """The Hellkite is on a card as long as it is there, and a Lair is left for each Outpost."""
        lairs = sum([table.value(counter) for counter in self.unseen])
        outposts = len([outpost for outpost in self.outposts if table.side(outpost) != GONE])
        nowhere = self.place(table) >= 0 and self.first_standing(table, self.lairs) < 0
        return "aerion-error-position-hellkite" if nowhere or lairs < outposts else ""


def type_of(kind: i64) -> i64:
    """The type of Resource card that a kind is, as an Outpost's side; 0 for the cards of expansions."""
    if kind < FIRST_MATERIAL:
        return 4
    if kind < FIRST_BLUEPRINT:
        return 3
    if kind < BOOK:
        return 2
    if kind == BOOK:
        return 1
    return 0


def why_not_granted(table: Table, deck: i64, granted: i64) -> i64:
    """0, or the rule that keeps a card of the Display from being acquired by a Lair that grants this type."""
    kind = table.displayed_kind(deck)
    number = why_not_displayed(kind)
    if number == 0 and type_of(kind) != granted:
        return Seize.when
    return number


class FallenLair(TurnStep):
    """A Lair has fallen and grants a card of its type."""

    name = "lair"
    demand = rule.HELLKITE_LAIR_NOW


class Hunt(ExpansionVerb[Hellkite]):
    """Destroy the Outpost or the Lair where the Hellkite is, with dice that show 15 or less."""

    name = "hunt"
    steps = (step.ROLL,)
    touches = ("hellkite", *OUTPOST_NAMES, *LAIR_NAMES)

    def why_not(self, table: Table, seat: i64) -> i64:
        place = self.expansion.place(table)
        if place < 0:
            return rule.HELLKITE_DEFEATED
        if PIPS[table.dice] > HUNT_TOTAL:
            return rule.HELLKITE_FIFTEEN
        if self.expansion.plays_variant(IMPREGNABLE_FORTRESS):
            return self.expansion.why_not_breach(table, place)
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.rerolls = 0
        if table.side(self.expansion.outposts[self.expansion.place(table)]) != GONE:
            self.destroy_outpost(table, dealer, events)
        else:
            self.destroy_lair(table, dealer, events)

    def destroy_outpost(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The Lair under a fallen Outpost is uncovered: any of those that nobody has seen yet."""
        hellkite = self.expansion
        place = hellkite.place(table)
        outpost, lair = hellkite.outposts[place], hellkite.lairs[place]
        table.turn_piece(outpost, GONE)
        counts = vec[i64]([table.value(counter) for counter in hellkite.unseen])
        kind = dealer.draw(hellkite.stream + LAIRS_STREAM, counts)
        table.set_value(hellkite.unseen[kind], counts[kind] - 1)
        table.turn_piece(lair, HIDDEN + 1 + kind)
        if events is not None:
            events.tell(told.OutpostDestroyed(outpost.name))
            events.tell(told.LairUncovered(lair.name, TYPE_NAMES[kind]))
        table.begin(step.REPLENISH, dealer, events)

    def destroy_lair(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """A fallen Lair grants a card of its type; the Hellkite flies on when that is done."""
        hellkite = self.expansion
        lair = hellkite.lairs[hellkite.place(table)]
        granted = table.side(lair) - HIDDEN
        table.turn_piece(lair, GONE)
        if events is not None:
            events.tell(told.LairDestroyed(lair.name))
        if hellkite.first_standing(table, hellkite.lairs) < 0:
            table.turn_piece(hellkite.pawn, GONE)
            if events is not None:
                events.tell(told.HellkiteDefeated(hellkite.pawn.name))
            check_victory(table, events)
            if table.step == step.OVER:
                return
        if hellkite.can_seize(table, granted):
            table.turn_piece(hellkite.grant, granted)
            table.step = hellkite.step
        else:
            table.begin(step.REPLENISH, dealer, events)


class Seize(ExpansionVerb[Hellkite]):
    """Acquire a card of the type that the fallen Lair grants, whatever the dice show."""

    name = "seize"
    params = ("deck",)
    listed = DECK_CHOICES
    when = rule.HELLKITE_LAIR_TYPE
    touches = ("display/{deck}",)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_granted(table, choice, table.side(self.expansion.grant))

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.turn_piece(self.expansion.grant, 0)
        table.acquire(choice, events)
        table.begin(step.PLACE, dealer, events)


class LeaveLair(ExpansionVerb[Hellkite]):
    """Take no card for a fallen Lair."""

    name = "leave-lair"
    when = Seize.when

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.tell(told.LairLeft(seat))
        table.turn_piece(self.expansion.grant, 0)
        table.begin(step.REPLENISH, dealer, events)
