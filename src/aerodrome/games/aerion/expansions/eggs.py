"""Expansion 5: Hammer Bird Eggs. They cannot be discarded, only acquired; acquired ones let you choose from a deck.

Variant Fragile Shells: no Save Shell rule, so being left with Eggs alone loses the game. This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import rule, steps
from aerodrome.games.aerion.cards import DECK_NAMES, DECKS, KINDS
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.layout import ACQUIRED_ZONE, DECK_ZONE, DISPLAY_ZONE
from aerodrome.games.aerion.offering import ROOM_FOR_LEGAL
from aerodrome.games.aerion.pieces import base_kind
from aerodrome.games.aerion.rules import OUT_OF_CARDS, WON, AerionState
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events
from aerodrome.kernel.vocabulary import Verb

FRAGILE_SHELLS: Final = 0
MUST_TAKE_ONE: Final = 1  # the edition choice

MOST_EGGS: Final[i64] = 12
# A nest, when the turn began with only Eggs: one that could still save it lies there, or has gone back into its deck.
FREE: Final[i64] = 0
DUE: Final[i64] = 1
EMPTY: Final[i64] = 2

# Its step: Eggs have been used, which of the revealed cards goes to the Display?
REVEALED: Final = 0

# Its actions
HATCH: Final = 0  # + deck * MOST_EGGS + Eggs - 1
LAY_NONE: Final = 72
SAVE_SHELL: Final = 73
GIVE_UP: Final = 74
LAY: Final = 75  # + kind

# How it ends matches, as in `endings`
ONLY_EGGS_LOST: Final = 0
FRAGILE_LOST: Final = 1


class Eggs(Expansion):
    name: ClassVar[str] = "eggs"
    number: ClassVar[int] = 5
    variants: ClassVar[tuple[str, ...]] = ("fragile-shells",)
    editions: ClassVar[tuple[tuple[str, tuple[str, str]], ...]] = (("egg-choice", ("optional", "required")),)
    endings: ClassVar[tuple[str, ...]] = ("aerion.eggs.only-eggs-lost", "aerion.eggs.fragile-lost")

    def __init__(self) -> None:
        super().__init__()
        self.egg: Final = self.add_kind("egg", retrievable=False)
        self.pile: Final = self.add_area("eggs", self.egg)
        self.box: Final = self.add_area("box/eggs", self.egg)
        self.revealed: Final = self.add_area("revealed", base_kind(0), KINDS)
        self.nests: Final = [self.add_piece(f"nest/{deck}", ("free", "due", "empty")) for deck in DECK_NAMES]
        self.steps.append("revealed")

    def verbs(self, kind_names: tuple[str, ...]) -> tuple[Verb, ...]:
        numbers = [str(number) for number in range(1, MOST_EGGS + 1)]
        displays = tuple([f"display/{deck}" for deck in DECK_NAMES])
        return (
            Verb(
                "hatch",
                ("deck", "eggs"),
                tuple([(deck, number) for deck in DECK_NAMES for number in numbers]),
                lambda deck, _: ("eggs", f"deck/{deck}"),
            ),
            Verb("lay-none", pieces=lambda: ("revealed",)),
            Verb("save-shell", pieces=lambda: displays),
            Verb("give-up", pieces=lambda: displays),
            Verb("lay", ("card",), tuple([(kind,) for kind in kind_names]), lambda kind: (f"revealed/{kind}",)),
        )

    # What may be done

    def why_not(self, table: AerionState, action: i64) -> i64:
        if action < LAY_NONE:
            return self.why_not_hatch(table, action // MOST_EGGS, action % MOST_EGGS + 1)
        if action == LAY_NONE:
            return self.why_not_lay_none(table)
        if action == SAVE_SHELL:
            return self.why_not_save_shell(table)
        if action == GIVE_UP:
            return self.why_not_give_up(table)
        return self.why_not_lay(table, action - LAY)

    def why_not_hatch(self, table: AerionState, deck: i64, eggs: i64) -> i64:
        """Eggs may be used at any time in the turn, unless something else must be brought to its end."""
        number = table.why_not_interrupt()
        if number != 0:
            return number
        if table.cards_in(self.pile) < eggs:
            return rule.EGGS_EGGS_NEEDED
        if table.deck_size(deck) == 0:
            return rule.EGGS_DECK_NOT_EMPTY
        return 0

    def why_not_choose(self, table: AerionState) -> i64:
        """Whether revealed cards lie there to choose from."""
        if table.step == self.step + REVEALED:
            return 0
        number = table.why_not_interrupt()
        if number != 0:
            return number
        return rule.EGGS_ONLY_REVEALED

    def why_not_lay(self, table: AerionState, kind: i64) -> i64:
        number = self.why_not_choose(table)
        if number != 0:
            return number
        if self.revealed_card(table, kind) < 0:
            return rule.EGGS_ONLY_REVEALED
        return 0

    def revealed_card(self, table: AerionState, kind: i64) -> i64:
        """The revealed card of this kind, -1 when there is none."""
        deck = table.deck_of_kind_in(self.revealed, kind)
        if deck < 0:
            return -1
        return deck * KINDS + kind

    def why_not_lay_none(self, table: AerionState) -> i64:
        number = self.why_not_choose(table)
        if number != 0:
            return number
        if self.plays_variant(MUST_TAKE_ONE):
            return rule.EGGS_MUST_CHOOSE
        return 0

    def only_eggs_displayed(self, table: AerionState) -> bool:
        for deck in range(DECKS):
            kind = table.displayed_kind(deck)
            if kind >= 0 and kind != self.egg.number:
                return False
        return table.displayed > 0

    def why_not_save_shell(self, table: AerionState) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if self.plays_variant(FRAGILE_SHELLS):
            return rule.EGGS_FRAGILE
        if not self.only_eggs_displayed(table) or table.can_acquire_anything():
            return rule.EGGS_SAVE_SHELL
        return 0

    def why_not_give_up(self, table: AerionState) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if not self.plays_variant(FRAGILE_SHELLS) or not self.only_eggs_displayed(table) or self.can_do_more(table):
            return rule.EGGS_NOT_LOST_YET
        return 0

    def can_do_more(self, table: AerionState) -> bool:
        """Whether anything but giving up is possible in phase 1."""
        buffer = ROOM_FOR_LEGAL[:]
        if table.legal_at_step(buffer) > 0:
            return True
        for expansion in table.expansions:
            if expansion is not self and expansion.legal_into(table, buffer, 0) > 0:
                return True
        return self.legal_hatches(table, buffer, 0) > 0

    def legal_into(self, table: AerionState, buffer: vec[i64], n: i64) -> i64:
        if table.step == self.step + REVEALED:
            return self.legal_choices(table, buffer, n)
        n = self.legal_hatches(table, buffer, n)
        if table.step == steps.ROLL:
            if self.why_not_save_shell(table) == 0:
                buffer[n] = self.action + SAVE_SHELL
                n += 1
            if self.why_not_give_up(table) == 0:
                buffer[n] = self.action + GIVE_UP
                n += 1
        return n

    def legal_hatches(self, table: AerionState, buffer: vec[i64], n: i64) -> i64:
        if table.step >= steps.RETRIEVE:
            return n
        eggs = table.cards_in(self.pile)
        if eggs > MOST_EGGS:
            eggs = MOST_EGGS
        if eggs > 0:
            for deck in range(DECKS):
                if table.deck_size(deck) > 0:
                    for number in range(eggs):
                        buffer[n] = self.action + HATCH + deck * MOST_EGGS + number
                        n += 1
        return n

    def legal_choices(self, table: AerionState, buffer: vec[i64], n: i64) -> i64:
        if self.why_not_lay_none(table) == 0:
            buffer[n] = self.action + LAY_NONE
            n += 1
        for kind in range(KINDS):
            if self.revealed_card(table, kind) >= 0:
                buffer[n] = self.action + LAY + kind
                n += 1
        return n

    def why_not_otherwise(self, table: AerionState) -> i64:
        return rule.EGGS_CHOOSE_NOW

    def why_not_discard(self, table: AerionState, kind: i64) -> i64:
        if kind == self.egg.number:
            return rule.EGGS_NOT_DISCARDED
        return 0

    # What its actions do

    def perform(self, table: AerionState, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < LAY_NONE:
            self.hatch(table, action // MOST_EGGS, action % MOST_EGGS + 1, dealer, events)
        elif action == LAY_NONE:
            self.shuffle_back(table, self.deck_revealed(table), False, events)
        elif action == SAVE_SHELL:
            table.begin_phase_three(events)
        elif action == GIVE_UP:
            table.end(self.ending + FRAGILE_LOST, events)
        else:
            self.lay(table, self.revealed_card(table, action - LAY), events)

    def hatch(self, table: AerionState, deck: i64, eggs: i64, dealer: Dealer, events: Events | None) -> None:
        """Return Eggs to the box and reveal as many cards of a deck, as far as it has them."""
        home: i64 = 0
        for _egg in range(eggs):
            while not table.lies_in(self.pile, home * KINDS + self.egg.number):
                home += 1
            table.take_out(self.pile, home * KINDS + self.egg.number)
            table.put_in(self.box, home * KINDS + self.egg.number, self.pile.zone, events)
        for _egg in range(eggs):
            if table.deck_size(deck) > 0:
                card = deck * KINDS + table.lift_top(deck, dealer)
                table.put_in(self.revealed, card, DECK_ZONE + deck, events)
        table.interrupt_with(self.step + REVEALED, events)

    def deck_revealed(self, table: AerionState) -> i64:
        """The deck whose revealed cards lie there."""
        deck: i64 = 0
        while not self.reveals(table, deck):
            deck += 1
        return deck

    def lay(self, table: AerionState, card: i64, events: Events | None) -> None:
        """Lay a revealed card into the Display; the one that lay there goes back into the deck with the others."""
        deck = card // KINDS
        replaces = table.displayed_kind(deck) >= 0
        if replaces:
            table.lay_on_deck(table.take_from_display(deck), DISPLAY_ZONE + deck, events)
            if table.side(self.nests[deck]) == DUE:
                table.turn_piece(self.nests[deck], EMPTY, events)
        table.take_out(self.revealed, card)
        table.put_in_display(card, self.revealed.zone, events)
        self.shuffle_back(table, deck, replaces, events)

    def shuffle_back(self, table: AerionState, deck: i64, changed: bool, events: Events | None) -> None:
        """Put the revealed cards back, shuffle the deck if it has changed, and take up the turn where it waited."""
        for kind in range(KINDS):
            card = deck * KINDS + kind
            while table.lies_in(self.revealed, card):
                table.take_out(self.revealed, card)
                table.lay_on_deck(card, self.revealed.zone, events)
                changed = True
        if changed:
            table.shuffle(deck, events)
        table.go_back(events)
        table.end_turn_if_idle(events)

    # What it changes

    def settles(self, table: AerionState, card: i64, events: Events | None) -> bool:
        if card % KINDS != self.egg.number:
            return False
        table.put_in(self.pile, card, ACQUIRED_ZONE, events)
        if table.side(self.nests[card // KINDS]) == DUE:
            self.free_nests(table, events)
        return True

    def free_nests(self, table: AerionState, events: Events | None) -> None:
        for nest in self.nests:
            table.turn_piece(nest, FREE, events)

    def turn_begins(self, table: AerionState, events: Events | None) -> None:
        """A turn that begins with only Eggs in the Display must acquire one of them."""
        if self.only_eggs_displayed(table):
            for deck in range(DECKS):
                if table.displayed_kind(deck) >= 0:
                    table.turn_piece(self.nests[deck], DUE, events)

    def phase_three_begins(self, table: AerionState, events: Events | None) -> None:
        if self.is_egg_owed(table):
            table.end(self.ending + ONLY_EGGS_LOST, events)

    def is_egg_owed(self, table: AerionState) -> bool:
        """Whether the turn began with only Eggs, and none of those has been acquired; using others changes nothing."""
        for nest in self.nests:
            if table.side(nest) != FREE:
                return True
        return False

    def holds_turn(self, table: AerionState) -> bool:
        if table.cards_in(self.pile) > 0:
            for deck in range(DECKS):
                if table.deck_size(deck) > 0:
                    return True
        return False

    def wrong(self, table: AerionState) -> str:
        stray = table.acquired > 0 and table.acquired_kind() == self.egg.number
        odd = self.is_reveal_odd(table) or self.are_nests_odd(table)
        return "aerion-error-position-eggs" if stray or odd or self.is_ending_odd(table) else ""

    def is_reveal_odd(self, table: AerionState) -> bool:
        """Revealed cards lie there, all of one deck, when and only when somebody must choose from them."""
        decks = len([deck for deck in range(DECKS) if self.reveals(table, deck)])
        if table.step == steps.OVER:
            # A ship completed from the Reserve can win while cards lie there.
            return decks > 1 or (decks == 1 and table.ending != WON)
        if table.step != self.step + REVEALED:
            return decks > 0 or table.beneath == self.step + REVEALED
        return decks != 1 or not steps.OVER < table.beneath < steps.RETRIEVE

    def reveals(self, table: AerionState, deck: i64) -> bool:
        """Whether revealed cards of this deck lie there."""
        for kind in range(KINDS):
            if table.lies_in(self.revealed, deck * KINDS + kind):
                return True
        return False

    def are_nests_odd(self, table: AerionState) -> bool:
        """An Egg that is due lies in the Display, and none is owed once phase 3 has begun."""
        for deck in range(DECKS):
            if table.side(self.nests[deck]) == DUE and table.displayed_kind(deck) != self.egg.number:
                return True
        step = table.step
        if table.beneath != 0:
            step = table.beneath
        return self.is_egg_owed(table) and (step == steps.REPLENISH or step == steps.CLOSE)

    def is_ending_odd(self, table: AerionState) -> bool:
        if table.ending == self.ending + ONLY_EGGS_LOST:
            return not self.is_egg_owed(table)
        if table.ending == self.ending + FRAGILE_LOST:
            return not self.plays_variant(FRAGILE_SHELLS) or not self.only_eggs_displayed(table)
        return table.ending == OUT_OF_CARDS and self.is_egg_owed(table)
