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

from collections.abc import Callable, Iterator, Mapping, Sequence

from aerodrome.kernel import BadInput, Position
from aerodrome.kernel.fields import Fields, steps_waiting
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.written import Written

from .. import cards, layout, step
from ..cards import (
    BASE_KIND_NAMES,
    BOOK,
    COMMON_WORKSHOP,
    CREW_SLOT,
    DECK_NAMES,
    DECKS,
    ELEMENT_NAMES,
    ELEMENTS,
    KINDS,
    MAX_SEATS,
    MOST_CARDS_IN_A_DECK,
    RETRIEVED_FOR_A_BOOK,
    SHIP_NAMES,
    SLOTS,
    card_name,
)
from ..components import Components
from ..dice import DICE, FACES, hand_of
from ..errors import bad_input
from ..expansion import BITS
from ..layout import (
    DECK_AT,
    DISCARD_AT,
    DISPLAY_AT,
    PULPIT_AT,
    RESERVE_AT,
    SEAT_RESERVE,
    TOP_AT,
    TOP_HEIGHT_AT,
    UNSEEN_AT,
    WORKSHOP_AT,
)
from ..pieces import Area
from ..table import Table, slot_of
from ..turn import OPEN_STEPS
from ..view import view_of, workshops_of
from .possible import check

DECLARED = Fields("aerodrome.games.aerion", cards, layout)
FIELDS = (
    "seats",
    "expansions",
    "variants",
    *DECLARED.entries,
    "seat",
    "step",
    "waiting",
    "dice",
    "display",
    "top",
    "discards",
    "workshops",
    "common_crew",
    "pulpit",
    "pulpits",
    "reserve",
    "reserves",
    "acquired",
    "pile",
    "taken",
    "ships",
    "second_fleet",
    "areas",
    "pieces",
    "counters",
    "ending",
    "rest",
)
BOOKS = (BASE_KIND_NAMES[BOOK],)


def position_of(table: Table, components: Components) -> Position:
    """The complete state with every component named."""
    view = view_of(table, 0, components)
    chosen = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in components.chosen_in(list(table.expansions)).items()
    }
    return {
        "seats": view.seats,
        **chosen,
        **DECLARED.show(table),
        "seat": view.player,
        "step": view.step,
        "waiting": [components.step_names[number] for number in steps_waiting(table)],
        "dice": list(view.dice),
        "display": {column.deck: column.display for column in view.columns if column.display},
        "top": {column.deck: list(column.known) for column in view.columns if column.known},
        "discards": {
            column.deck: [kind for kind, count in column.discard.items() for _ in range(count)]
            for column in view.columns
            if column.discard
        },
        "workshops": [list(cards) for cards in view.workshops],
        "common_crew": view.common_crew,
        "pulpits": [list(cards) for cards in view.pulpits],
        "reserves": [list(cards) for cards in view.reserves],
        "acquired": view.acquired,
        "pile": view.pile,
        "taken": view.taken,
        "ships": [ship.name for ship in view.ships if ship.flying],
        "second_fleet": [ship.name for ship in view.ships if ship.owner == 1],
        "areas": {name: list(cards) for name, cards in view.areas.items()},
        "pieces": view.pieces,
        "counters": view.counters,
        "ending": view.ending,
    }


def state_of(
    position: Mapping[str, object],
    components: Components,
    laid_out: Callable[[Mapping[str, object], int], Table],
) -> Table:
    """The state a position describes; an impossible one raises BadInput naming the entry.

    `laid_out` gives the table, all cards in their decks, for options and a number of seats.
    """
    check_depth(position)
    editions = tuple(name for one in components.classes for name, _ in one.editions)
    reader = _Reader(position, (*FIELDS, *editions))
    chosen = {name: position[name] for name in ("expansions", "variants", *editions) if name in position}
    state = laid_out(chosen, reader.number("seats", 1, int(MAX_SEATS), 1))
    reader.read(state, components)
    return state


class _Reader(Written):
    """Takes each named card from its deck and lays it where the position says."""

    state: Table
    kinds: Sequence[str]
    seats: int

    def read(self, state: Table, components: Components) -> None:
        self.state, self.kinds, self.seats = state, components.kind_names, int(state.setting.seats)
        DECLARED.read(self, state)
        self._read_numbers()
        self._read_columns()
        self._read_areas()
        self._read_expansions()
        if self.choice("rest", ("decks", "discards"), "decks") == "discards":
            self._discard_rest()
        state.recount()
        self._read_step(components)
        if state.step == step.START:
            self._begin_turn()
        check(state, components)

    def _read_numbers(self) -> None:
        state = self.state
        state.seat = self.number("seat", 0, self.seats - 1, 0)
        for ship in self.names("ships", SHIP_NAMES):
            state.flying |= BITS[SHIP_NAMES.index(ship)]
        second = set(self.names("second_fleet", SHIP_NAMES, SHIP_NAMES[3:] if self.seats == 2 else ()))
        if len(second) != (3 if self.seats == 2 else 0):
            raise bad_input("aerion-error-position-fleet")
        for ship in second:
            state.second_fleet |= BITS[SHIP_NAMES.index(ship)]
        dice = self.numbers("dice", 1, int(FACES))
        if len(dice) not in (0, DICE):
            raise bad_input("aerion-error-position-dice", found=len(dice), most=DICE)
        state.dice = hand_of(dice)

    def _read_columns(self) -> None:
        cells = self.state.cells
        for name, kind in self.table("display", DECK_NAMES, self.kinds).items():
            deck = DECK_NAMES.index(name)
            cells[DISPLAY_AT + deck] = self._lift(kind, deck) % KINDS + 1
        for deck, lifted in self._by_deck("top"):
            cells[TOP_HEIGHT_AT + deck] = len(lifted)
            for height, card in enumerate(reversed(lifted)):
                cells[TOP_AT + deck * MOST_CARDS_IN_A_DECK + height] = card % KINDS
        for _, lifted in self._by_deck("discards"):
            for card in lifted:
                cells[DISCARD_AT + card] += 1

    def _by_deck(self, entry: str) -> Iterator[tuple[int, list[int]]]:
        """The cards of each deck that an entry names, lifted."""
        for name, value in self.mapping(entry, DECK_NAMES).items():
            deck = DECK_NAMES.index(name)
            yield deck, [self._lift(kind, deck) for kind in self.each_one_of(entry, value, self.kinds)]

    def _read_areas(self) -> None:
        cells = self.state.cells
        for seat, names in self._by_seat("pulpit"):
            for card in self._cards("pulpit", names, BOOKS):
                cells[PULPIT_AT + seat * DECKS + card // KINDS] += 1
        for seat, names in self._by_seat("reserve"):
            for card in self._cards("reserve", names, ELEMENT_NAMES):
                cells[RESERVE_AT + seat * SEAT_RESERVE + card // KINDS * ELEMENTS + card % KINDS] += 1
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
        for card in self._cards(f"workshop {workshop + 1}", names, ELEMENT_NAMES):
            place = WORKSHOP_AT + workshop * SLOTS + slot_of(card % KINDS)
            if self.state.cells[place]:
                label = repr(card_name(card, self.kinds))
                raise bad_input("aerion-error-position-no-fit", workshop=workshop + 1, card=label)
            self.state.cells[place] = card + 1

    def _read_common_crew(self) -> None:
        """Who added the Crew in the common Workshop."""
        is_told = self.has_value("common_crew")
        if self.seats > 1 and self.state.kind_in_slot(COMMON_WORKSHOP, CREW_SLOT) >= 0:
            seat = self.number("common_crew", 0, self.seats - 1, 0) if is_told else int(self.state.seat)
            self.state.common_crew = seat + 1
        elif is_told:
            raise bad_input("aerion-error-position-common-crew")

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
                still_there = [card for card in before[name] if cells[DECK_AT + card] > 0]
                self._fill(areas[name], [card_name(card, self.kinds) for card in still_there])
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
        found = [area.card_at(cell) for cell in range(area.size()) for _ in range(cells[area.cell + cell])]
        for card in found:
            cells[area.cell_of(card)] -= 1
            cells[DECK_AT + card] += 1
            cells[UNSEEN_AT + card // KINDS] += 1
        return found

    def _fill(self, area: Area, names: object) -> None:
        first = area.first.number
        for card in self._cards(area.name, names, self.kinds[first : first + area.kinds]):
            self.state.cells[area.cell_of(card)] += 1

    def _read_step(self, components: Components) -> None:
        state, names = self.state, components.step_names
        state.step = names.index(self.choice("step", names, "roll" if state.dice else "start"))
        waits = self.names("waiting", [names[number] for number in OPEN_STEPS])
        if len(waits) > 1:
            raise bad_input("aerion-error-position-nothing-waits")
        for name in waits:
            state.wait_with(names.index(name))
        most = int(RETRIEVED_FOR_A_BOOK) + sum(int(one.more_retrieved(state)) for one in state.expansions)
        state.taken = self.number("taken", 0, most - 1, 0)
        pile = self.choice_or_none("pile", DECK_NAMES)
        if pile is not None:
            state.pile = DECK_NAMES.index(pile)
        ending = self.choice_or_none("ending", components.endings)
        if ending is not None:
            state.ending = components.endings.index(ending)

    def _discard_rest(self) -> None:
        """Lay what is left in the decks on the discard piles; cards that cannot be discarded leave the game."""
        cells = self.state.cells
        for one in self.state.expansions:
            for kind in one.kinds:
                if not kind.retrievable:
                    for deck in range(DECKS):
                        card = deck * KINDS + kind.number
                        cells[one.box_for(kind).cell_of(card)] += cells[DECK_AT + card]
                        cells[DECK_AT + card] = 0
        for card in range(DECKS * KINDS):
            cells[DISCARD_AT + card] += cells[DECK_AT + card]
            cells[DECK_AT + card] = 0
        for deck in range(DECKS):
            cells[UNSEEN_AT + deck] = 0

    def _cards(self, entry: str, names: object, kinds: Sequence[str]) -> Iterator[int]:
        """Lift the cards that a list names, one by one."""
        for name in self._list(entry, names):
            yield self._card(entry, name, kinds)

    def _card(self, entry: str, name: object, kinds: Sequence[str]) -> int:
        """Lift the card with this name, of one of these kinds; without a deck, from the first that still has one."""
        kind, _, deck = name.partition("@") if isinstance(name, str) else (name, "", "")
        known = self.one_of(entry, kind, kinds)
        if deck:
            return self._lift(known, DECK_NAMES.index(self.one_of(entry, deck, DECK_NAMES)))
        number = self.kinds.index(known)
        for place in range(DECKS):
            if self.state.cells[DECK_AT + place * KINDS + number]:
                return self._lift(known, place)
        raise BadInput("error-position-too-many", piece=repr(known))

    def _lift(self, kind: str, deck: int) -> int:
        """Take a card of this kind from a deck."""
        card = deck * int(KINDS) + self.kinds.index(kind)
        if self.state.cells[DECK_AT + card] == 0:
            raise BadInput("error-position-too-many", piece=repr(card_name(card, self.kinds)))
        self.state.cells[DECK_AT + card] -= 1
        self.state.cells[UNSEEN_AT + deck] -= 1
        return card
