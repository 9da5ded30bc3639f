"""Expansion 5: Hammer Bird Eggs. They cannot be discarded, only acquired; acquired ones let you choose from a deck.

Variant Fragile Shells: no Save Shell rule, so being left with Eggs alone loses the game. This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.cards import ACQUIRED_ZONE, DECK_NAMES, DECK_ZONES, DECKS, DISPLAY_ZONES, KINDS
from aerodrome.games.aerion.chapters.acquire import ACQUIRE
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.pieces import base_kind
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.turn import OPEN_STEPS, ExpansionVerb, TurnStep, skip_phase_two
from aerodrome.kernel.chapters import AnyVerb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.events import Events

from . import eggs_events as told

FRAGILE_SHELLS: Final = 0
MUST_TAKE_ONE: Final = 1  # the edition choice

MOST_EGGS: Final[i64] = 12
# A nest, when the turn began with only Eggs: one that could still save it lies there, or has gone back into its deck.
FREE: Final[i64] = 0
DUE: Final[i64] = 1
EMPTY: Final[i64] = 2

# How it ends matches, as in `endings`
ONLY_EGGS_LOST: Final = 0
FRAGILE_LOST: Final = 1


class Eggs(Expansion):
    name: ClassVar[str] = "eggs"
    number: ClassVar[int] = 5
    variants: ClassVar[tuple[str, ...]] = ("fragile-shells",)
    editions: ClassVar[tuple[tuple[str, tuple[str, str]], ...]] = (("egg-choice", ("optional", "required")),)
    endings: ClassVar[tuple[str, ...]] = ("aerion.eggs.only-eggs-lost", "aerion.eggs.fragile-lost")
    events: ClassVar[tuple[type[Event], ...]] = told.EVENTS

    def __init__(self) -> None:
        super().__init__()
        self.egg: Final = self.add_kind("egg", retrievable=False)
        self.pile: Final = self.add_area("eggs", self.egg)
        self.box: Final = self.add_area("box/eggs", self.egg)
        self.revealed: Final = self.add_area("revealed", base_kind(0), KINDS)
        self.nests: Final = [self.add_piece(f"nest/{deck}", ("free", "due", "empty")) for deck in DECK_NAMES]
        self.steps.append(RevealedCards())

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        return [Hatch(self), LayNone(self), SaveShell(self), GiveUp(self), LayRevealed(self, kind_names)]

    def why_not_hatch(self, table: Table, deck: i64, eggs: i64) -> i64:
        """0, or the rule that keeps Eggs in this number from being used on a deck."""
        if table.cards_in(self.pile) < eggs:
            return rule.EGGS_EGGS_NEEDED
        if table.deck_size(deck) == 0:
            return rule.EGGS_DECK_NOT_EMPTY
        return 0

    def revealed_card(self, table: Table, kind: i64) -> i64:
        """The revealed card of this kind, -1 when there is none."""
        return table.card_in(self.revealed, kind)

    def deck_revealed(self, table: Table) -> i64:
        """The deck whose revealed cards lie there, -1 when none do."""
        for cell in range(self.revealed.size()):
            if table.cells[self.revealed.cell + cell] > 0:
                return cell // KINDS
        return -1

    def shuffle_back(self, table: Table, deck: i64, changed: bool, events: Events | None) -> None:
        """Put the revealed cards back into their deck, and shuffle it if it has changed."""
        for kind in range(KINDS):
            card = deck * KINDS + kind
            while table.lies_in(self.revealed, card):
                table.take_out(self.revealed, card)
                table.lay_on_deck(card)
                changed = True
                if events is not None:
                    events.tell(told.ShuffledBack(table.name_of(card), self.revealed.name, DECK_ZONES[deck]))
        if changed:
            table.shuffle(deck)
            if events is not None:
                events.tell(told.DeckReshuffled(DECK_ZONES[deck]))

    def only_eggs_displayed(self, table: Table) -> bool:
        for deck in range(DECKS):
            kind = table.displayed_kind(deck)
            if kind >= 0 and kind != self.egg.number:
                return False
        return table.displayed > 0

    # What it changes

    def why_not_discard(self, table: Table, kind: i64) -> i64:
        if kind == self.egg.number:
            return rule.EGGS_NOT_DISCARDED
        return 0

    def settles(self, table: Table, card: i64, events: Events | None) -> bool:
        if card % KINDS != self.egg.number:
            return False
        table.put_in(self.pile, card)
        if table.side(self.nests[card // KINDS]) == DUE:
            for nest in self.nests:
                table.turn_piece(nest, FREE)
        if events is not None:
            events.tell(told.EggKept(table.name_of(card), ACQUIRED_ZONE, self.pile.name))
        return True

    def turn_begins(self, table: Table, events: Events | None) -> None:
        """A turn that begins with only Eggs in the Display must acquire one of them."""
        if self.only_eggs_displayed(table):
            for deck in range(DECKS):
                if table.displayed_kind(deck) >= 0:
                    table.turn_piece(self.nests[deck], DUE)

    def phase_three_begins(self, table: Table, events: Events | None) -> None:
        if self.is_egg_owed(table):
            table.end(self.ending + ONLY_EGGS_LOST, events)

    def is_egg_owed(self, table: Table) -> bool:
        """Whether the turn began with only Eggs, and none of those has been acquired; using others changes nothing."""
        for nest in self.nests:
            if table.side(nest) != FREE:
                return True
        return False

    def holds_turn(self, table: Table) -> bool:
        for deck in range(DECKS):
            if self.why_not_hatch(table, deck, 1) == 0:
                return True
        return False

    def wrong(self, table: Table) -> str:
        odd = table.step == self.step and (table.beneath == 0 or self.deck_revealed(table) < 0)
        return "aerion-error-position-eggs" if odd else ""


class RevealedCards(TurnStep):
    """Eggs have been used: which of the revealed cards goes to the Display?"""

    name = "revealed"
    demand = rule.EGGS_CHOOSE_NOW


class Hatch(ExpansionVerb[Eggs]):
    """Return acquired Eggs to the box and reveal as many cards of a deck, at any time in the turn."""

    name = "hatch"
    params = ("deck", "eggs")
    steps = OPEN_STEPS
    touches = ("eggs", "deck/{deck}")

    def __init__(self, eggs: Eggs) -> None:
        numbers = range(1, MOST_EGGS + 1)
        super().__init__(eggs, [(deck, str(number)) for deck in DECK_NAMES for number in numbers])
        choices = range(len(self.choices))
        self.set_rows([[choice for choice in choices if eggs_used(choice) <= at_most] for at_most in (0, *numbers)])

    def row(self, table: Table, seat: i64) -> i64:
        return min(table.cards_in(self.expansion.pile), MOST_EGGS)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return self.expansion.why_not_hatch(table, choice // MOST_EGGS, eggs_used(choice))

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        pile, box, egg = self.expansion.pile, self.expansion.box, self.expansion.egg.number
        home: i64 = 0
        for _egg in range(eggs_used(choice)):
            while not table.lies_in(pile, home * KINDS + egg):
                home += 1
            table.take_out(pile, home * KINDS + egg)
            table.put_in(box, home * KINDS + egg)
            if events is not None:
                events.tell(told.EggUsed(table.name_of(home * KINDS + egg), pile.name, box.name))
        deck = choice // MOST_EGGS
        for _egg in range(eggs_used(choice)):
            if table.deck_size(deck) > 0:
                card = deck * KINDS + table.lift_top(deck, dealer)
                table.put_in(self.expansion.revealed, card)
                if events is not None:
                    events.tell(told.EggRevealed(table.name_of(card), DECK_ZONES[deck], self.expansion.revealed.name))
        table.interrupt_with(self.expansion.step)


def eggs_used(choice: i64) -> i64:
    return choice % MOST_EGGS + 1


def choice_to_hatch(deck: i64, eggs: i64) -> i64:
    return deck * MOST_EGGS + eggs - 1


class LayNone(ExpansionVerb[Eggs]):
    """Lay none of the revealed cards into the Display."""

    name = "lay-none"
    when = rule.EGGS_ONLY_REVEALED
    touches = ("revealed",)

    def why_not(self, table: Table, seat: i64) -> i64:
        if self.expansion.plays_variant(MUST_TAKE_ONE):
            return rule.EGGS_MUST_CHOOSE
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.expansion.shuffle_back(table, self.expansion.deck_revealed(table), False, events)
        table.resume(dealer, events)


class LayRevealed(ExpansionVerb[Eggs]):
    """Lay a revealed card into the Display; the one that lay there goes back into the deck with the others."""

    name = "lay"
    params = ("card",)
    when = LayNone.when
    touches = ("revealed/{card}",)

    def __init__(self, eggs: Eggs, kind_names: tuple[str, ...]) -> None:
        super().__init__(eggs, each(kind_names))

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if self.expansion.revealed_card(table, choice) < 0:
            return self.reason
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        eggs = self.expansion
        card = eggs.revealed_card(table, choice)
        deck = card // KINDS
        replaces = table.displayed_kind(deck) >= 0
        if replaces:
            displaced = table.take_from_display(deck)
            table.lay_on_deck(displaced)
            if table.side(eggs.nests[deck]) == DUE:
                table.turn_piece(eggs.nests[deck], EMPTY)
            if events is not None:
                events.tell(told.Displaced(table.name_of(displaced), DISPLAY_ZONES[deck], DECK_ZONES[deck]))
        table.take_out(eggs.revealed, card)
        table.put_in_display(card)
        if events is not None:
            events.tell(told.Laid(table.name_of(card), eggs.revealed.name, DISPLAY_ZONES[deck]))
        eggs.shuffle_back(table, deck, replaces, events)
        table.resume(dealer, events)


class SaveShell(ExpansionVerb[Eggs]):
    """Skip phase 2 because only Eggs lie in the Display and none can be acquired."""

    name = "save-shell"
    steps = (step.ROLL,)
    touches = DISPLAY_ZONES

    def why_not(self, table: Table, seat: i64) -> i64:
        if self.expansion.plays_variant(FRAGILE_SHELLS):
            return rule.EGGS_FRAGILE
        if not self.expansion.only_eggs_displayed(table) or ACQUIRE.is_possible(table, seat):
            return rule.EGGS_SAVE_SHELL
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        skip_phase_two(table, dealer, events)


class GiveUp(ExpansionVerb[Eggs]):
    """Lose the match because only Eggs lie in the Display and nothing else can be done."""

    name = "give-up"
    steps = (step.ROLL,)
    touches = DISPLAY_ZONES

    def why_not(self, table: Table, seat: i64) -> i64:
        eggs = self.expansion
        if not eggs.plays_variant(FRAGILE_SHELLS) or not eggs.only_eggs_displayed(table) or self.can_do_more(table):
            return rule.EGGS_NOT_LOST_YET
        return 0

    def can_do_more(self, table: Table) -> bool:
        """Whether anything but giving up is possible."""
        for verb in table.offered_to(table.seat):
            if verb is not self and verb.is_possible(table, table.seat):
                return True
        return False

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.end(self.expansion.ending + FRAGILE_LOST, events)
