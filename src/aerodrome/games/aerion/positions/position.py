"""Positions of Aerion, written by hand or by the program.

A position names what lies where; every card it does not mention is in its deck (or, with `rest = "discards"`, in its
discard pile). A card is written by its kind, or as kind@deck where it matters which of several decks it belongs to.

    {"step": "roll", "dice": [2, 3, 4, 5, 5, 5], "display": {"AA+BB": "incubi", "AAA": "book"},
     "workshops": [["hellinaut", "helix"], []], "pulpit": ["book"], "ships": ["bee"]}

Two players have `pulpits` and `reserves`, one for each seat, three `workshops` (the last is the common one) and a
`second_fleet`, the ships of the second seat. `common_crew` is the seat that added the Crew in the common Workshop;
without it, the seat whose turn it is. Expansions are named in `expansions` and `variants`; their cards, pieces and
counters lie in `areas`, `pieces` and `counters`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from aerodrome.kernel import BadInput, Position
from aerodrome.kernel.fields import steps_waiting
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.written import Written

from .. import cards, layout, step
from ..components import Components, editions_in
from ..dice import DICE, FACES, hand_of
from ..errors import bad_input
from ..pieces import Area
from ..table import Table, slot_of
from ..turn import OPEN_STEPS
from ..view import DECLARED, AerionView, view_of, workshops_of
from .possible import check

FLEETS = ("ships", "second_fleet")
NUMBERS = tuple(name for name in DECLARED.entries() if name not in FLEETS)
FIELDS = (
    *("seats", "expansions", "variants", *NUMBERS, "seat", "step", "waiting", "dice"),
    *("display", "top", "discards", "workshops", "common_crew", "pulpit", "pulpits", "reserve", "reserves"),
    *("acquired", "pile", "taken", *FLEETS, "areas", "pieces", "counters", "ending", "rest"),
)
LaidOut = Callable[[Mapping[str, object], int], Table]
LAST_SHIPS = 0b111000  # those of the second seat where a position does not say which
BOOKS = (cards.BASE_KIND_NAMES[cards.BOOK],)


def position_of(table: Table) -> Position:
    """The complete state with every component named."""
    waiting = [table.chapters.steps[number].name for number in steps_waiting(table)]
    return _shown(view_of(table, 0), editions_in(table.expansions), waiting)


def _shown(view: AerionView, editions: Mapping[str, object], waiting: Sequence[str]) -> Position:
    """What lies on the table that a view shows; it does not show which editions are played, and which steps wait."""
    seen = msgspec.json.decode(msgspec.json.encode(view))  # with lists for tuples
    named = {
        "seat": view.player,
        "waiting": list(waiting),
        "display": {column.deck: column.display for column in view.columns if column.display},
        "top": {column.deck: list(column.known) for column in view.columns if column.known},
        "discards": {
            column.deck: list(Counter(column.discard).elements()) for column in view.columns if column.discard
        },
        "ships": [ship.name for ship in view.ships if ship.flying],
        "second_fleet": [ship.name for ship in view.ships if ship.owner == 1],
    }
    # The view calls the others by the same name.
    shown = seen | named
    return {**{entry: shown[entry] for entry in FIELDS if entry in shown}, **editions}


def state_of(
    position: Mapping[str, object],
    components: Components,
    laid_out: LaidOut,
) -> Table:
    """The state a position describes; an impossible one raises BadInput naming the entry.

    `laid_out` gives the table, all cards in their decks, for options and a number of seats.
    """
    check_depth(position)
    editions = tuple(name for one in components.classes for name, _ in one.editions)
    reader = _Reader(position, (*FIELDS, *editions))
    chosen = {name: position[name] for name in ("expansions", "variants", *editions) if name in position}
    state = laid_out(chosen, reader.number("seats", 1, int(cards.MAX_SEATS), 1))
    reader.read(state, components)
    return state


def table_of(view: AerionView, components: Components, laid_out: LaidOut) -> Table:
    """The table that a view shows. Of a step that interrupts another it does not know which one waits."""
    table = laid_out({"expansions": view.expansions, "variants": view.variants}, view.seats)
    reader = _Reader(_shown(view, {}, ()), FIELDS)
    reader.lay_out(table)
    reader.read_step(components)
    return table


class _Reader(Written):
    """Takes each named card from its deck and lays it where the position says."""

    state: Table
    kinds: Sequence[str]
    seats: int

    def read(self, state: Table, components: Components) -> None:
        """Lay out the table, and bring it to its step."""
        self.lay_out(state)
        self.read_step(components)
        if state.step == step.START:
            self._begin_turn()
        check(state, components)

    def lay_out(self, state: Table) -> None:
        """Lay out the table, whether or not the rules could play on from there."""
        self.state, self.kinds, self.seats = state, state.setting.kinds, int(state.setting.seats)
        self._read_numbers()
        self._read_columns()
        self._read_areas()
        self._read_expansions()
        if self.choice("rest", ("decks", "discards"), "decks") == "discards":
            self._discard_rest()
        state.recount()

    def _read_numbers(self) -> None:
        state, fleet = self.state, LAST_SHIPS if self.seats == 2 else 0
        state.second_fleet = fleet
        DECLARED.read(self, state)
        if int(state.second_fleet).bit_count() != fleet.bit_count():
            raise bad_input("aerion-error-position-fleet")
        state.seat = self.number("seat", 0, self.seats - 1, 0)
        dice = self.numbers("dice", 1, int(FACES))
        if len(dice) not in (0, DICE):
            raise bad_input("aerion-error-position-dice", found=len(dice), most=DICE)
        state.dice = hand_of(dice)

    def _read_columns(self) -> None:
        for name, kind in self.table("display", cards.DECK_NAMES, self.kinds).items():
            self.state.put_in_display(self._lift(kind, cards.DECK_NAMES.index(name)))
        for lifted in self._by_deck("top"):
            for card in reversed(lifted):
                self.state.lay_on_deck(card)
        for lifted in self._by_deck("discards"):
            for card in lifted:
                self.state.discard(card)

    def _by_deck(self, entry: str) -> Iterator[list[int]]:
        """The cards of each deck that an entry names, lifted."""
        for name, value in self.mapping(entry, cards.DECK_NAMES).items():
            deck = cards.DECK_NAMES.index(name)
            yield [self._lift(kind, deck) for kind in self.each_one_of(entry, value, self.kinds)]

    def _read_areas(self) -> None:
        cells = self.state.cells
        for seat, names in self._by_seat("pulpit"):
            for card in self._cards("pulpit", names, BOOKS):
                cells[layout.PULPIT_AT + seat * cards.DECKS + card // cards.KINDS] += 1
        for seat, names in self._by_seat("reserve"):
            for card in self._cards("reserve", names, cards.ELEMENT_NAMES):
                deck, kind = divmod(card, int(cards.KINDS))
                cells[layout.RESERVE_AT + seat * layout.SEAT_RESERVE + deck * cards.ELEMENTS + kind] += 1
        if self.has_value("acquired"):
            self.state.acquired = self._card("acquired", self._position["acquired"], self.kinds) + 1
        for workshop, names in enumerate(self._lists("workshops", len(workshops_of(self.seats)))):
            self._read_workshop(workshop, names)
        self._read_common_crew()

    def _by_seat(self, entry: str) -> list[tuple[int, object]]:
        """What lies in the Pulpits or Reserves; in the singular it is that of the seat whose turn it is."""
        if self.has(entry):
            return [(int(self.state.seat), self._position[entry])]
        return list(enumerate(self._lists(f"{entry}s", self.seats)))

    def _lists(self, entry: str, most: int) -> Sequence[object]:
        """A list of lists; the last ones may be left out."""
        found = self._list(entry, self._position.get(entry, ()))
        if len(found) > most:
            raise bad_input("aerion-error-position-lists", entry=repr(entry), found=str(len(found)), most=str(most))
        return [self._list(entry, one) for one in found]

    def _read_workshop(self, workshop: int, names: object) -> None:
        for card in self._cards(f"workshop {workshop + 1}", names, cards.ELEMENT_NAMES):
            if self.state.kind_in_slot(workshop, slot_of(card % cards.KINDS)) >= 0:
                label = repr(self.state.name_of(card))
                raise bad_input("aerion-error-position-no-fit", workshop=workshop + 1, card=label)
            self.state.put_in_workshop(card, workshop)

    def _read_common_crew(self) -> None:
        """Who added the Crew in the common Workshop."""
        is_told = self.has_value("common_crew")
        if is_told and not self.state.common_crew:
            raise bad_input("aerion-error-position-common-crew")
        if is_told:
            self.state.common_crew = self.number("common_crew", 0, self.seats - 1, 0) + 1

    def _begin_turn(self) -> None:
        """What expansions note when a turn begins, where the position does not tell it."""
        told = {*self._position.get("pieces", ()), *self._position.get("counters", ())}
        for one in self.state.expansions:
            own = [*(piece.name for piece in one.pieces), *(counter.name for counter in one.counters)]
            if not told.intersection(own):
                one.turn_begins(self.state, None)

    def _read_expansions(self) -> None:
        cells, expansions = self.state.cells, self.state.expansions
        areas = {area.name: area for one in expansions for area in one.areas}
        before = {name: self._empty(area) for name, area in areas.items()}
        listed = self.mapping("areas", tuple(areas))
        for name, there in listed.items():
            self._fill(areas[name], there)
        for name in areas:
            if name not in listed:
                still_there = [card for card in before[name] if cells[layout.DECK_AT + card] > 0]
                self._fill(areas[name], [self.state.name_of(card) for card in still_there])
        pieces = {piece.name: piece for one in expansions for piece in one.pieces}
        for name, side in self.mapping("pieces", tuple(pieces)).items():
            sides = pieces[name].sides
            cells[pieces[name].cell] = sides.index(self.one_of(name, side, sides))
        counters = {counter.name: counter for one in expansions for counter in one.counters}
        for name, value in self.mapping("counters", tuple(counters)).items():
            cells[counters[name].cell] = self.number_of(name, value, 0, int(counters[name].most))

    def _empty(self, area: Area) -> list[int]:
        """Put the cards that lie in an area from the start into their decks for now; which they were."""
        cells = self.state.cells
        found = [card for at, card in enumerate(area.cards(), area.cell) for _ in range(cells[at])]
        for card in found:
            self.state.take_out(area, card)
            cells[layout.DECK_AT + card] += 1
            cells[layout.UNSEEN_AT + card // cards.KINDS] += 1
        return found

    def _fill(self, area: Area, names: object) -> None:
        first = area.first.number
        for card in self._cards(area.name, names, self.kinds[first : first + area.kinds]):
            self.state.put_in(area, card)

    def read_step(self, components: Components) -> None:
        state, names = self.state, components.step_names
        state.step = names.index(self.choice("step", names, "roll" if state.dice else "start"))
        waits = self.names("waiting", [names[number] for number in OPEN_STEPS])
        if len(waits) > 1:
            raise bad_input("aerion-error-position-nothing-waits")
        for name in waits:
            state.wait_with(names.index(name))
        most = int(cards.RETRIEVED_FOR_A_BOOK) + sum(int(one.more_retrieved(state)) for one in state.expansions)
        state.taken = self.number("taken", 0, most - 1, 0)
        pile = self.choice_or_none("pile", cards.DECK_NAMES)
        if pile is not None:
            state.pile = cards.DECK_NAMES.index(pile)
        ending = self.choice_or_none("ending", components.endings)
        if ending is not None:
            state.ending = components.endings.index(ending)

    def _discard_rest(self) -> None:
        """Lay what is left in the decks on the discard piles; cards that cannot be discarded leave the game."""
        cells = self.state.cells
        kept = [
            (one.box_for(kind), kind) for one in self.state.expansions for kind in one.kinds if not kind.retrievable
        ]
        for box, kind in kept:
            for card in range(kind.number, cards.DECKS * cards.KINDS, cards.KINDS):
                cells[box.cell_of(card)] += cells[layout.DECK_AT + card]
                cells[layout.DECK_AT + card] = 0
        self.state.pour(layout.DECK_AT, layout.DISCARD_AT, cards.DECKS * cards.KINDS)
        for deck in range(cards.DECKS):
            cells[layout.UNSEEN_AT + deck] = 0

    def _cards(self, entry: str, names: object, kinds: Sequence[str]) -> Iterator[int]:
        """Lift the cards that a list names, one by one."""
        for name in self._list(entry, names):
            yield self._card(entry, name, kinds)

    def _card(self, entry: str, name: object, kinds: Sequence[str]) -> int:
        """Lift the card with this name, of one of these kinds; without a deck, from the first that still has one."""
        kind, _, deck = name.partition("@") if isinstance(name, str) else (name, "", "")
        known = self.one_of(entry, kind, kinds)
        if deck:
            return self._lift(known, cards.DECK_NAMES.index(self.one_of(entry, deck, cards.DECK_NAMES)))
        number = self.kinds.index(known)
        for place in range(cards.DECKS):
            if self.state.cells[layout.DECK_AT + place * cards.KINDS + number]:
                return self._lift(known, place)
        raise BadInput("error-position-too-many", piece=repr(known))

    def _lift(self, kind: str, deck: int) -> int:
        """Take a card of this kind from a deck."""
        card = deck * int(cards.KINDS) + self.kinds.index(kind)
        if self.state.cells[layout.DECK_AT + card] == 0:
            raise BadInput("error-position-too-many", piece=repr(self.state.name_of(card)))
        self.state.cells[layout.DECK_AT + card] -= 1
        self.state.cells[layout.UNSEEN_AT + deck] -= 1
        return card
