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

from collections.abc import Callable, Mapping, Sequence

from aerodrome.kernel import Position
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.state import DEPTH

from . import step
from .cards import (
    BOOK,
    COMMON_WORKSHOP,
    CREW_SLOT,
    DECK_NAMES,
    DECKS,
    ELEMENTS,
    KINDS,
    MAX_SEATS,
    MOST_CARDS_IN_A_DECK,
    PIXIES,
    RETRIEVED_FOR_A_BOOK,
    SHIP_NAMES,
    SLOTS,
)
from .components import Components
from .dice import DICE, FACES, hand_of
from .errors import bad_input
from .expansion import BITS
from .layout import (
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
from .pieces import Area
from .possible import check, waiting
from .table import Table, slot_of
from .view import view_of, workshops_of

FIELDS = (
    "seats",
    "expansions",
    "variants",
    "turn",
    "seat",
    "step",
    "waiting",
    "dice",
    "rerolls",
    "pixies",
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
        "turn": view.turn,
        "seat": view.player,
        "step": view.step,
        "waiting": [components.step_names[number] for number in waiting(table)],
        "dice": list(view.dice),
        "rerolls": view.rerolls,
        "pixies": view.pixies,
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
    for field in position:
        if field not in FIELDS and field not in editions:
            raise bad_input("aerion-error-position-entry", entry=repr(field), known=", ".join((*FIELDS, *editions)))
    chosen = {name: position[name] for name in ("expansions", "variants", *editions) if name in position}
    reader = _Reader(
        position, components, laid_out(chosen, _number("seats", position.get("seats", 1), 1, int(MAX_SEATS)))
    )
    reader.read()
    return reader.state


class _Reader:
    """Takes each named card from its deck and lays it where the position says."""

    def __init__(self, position: Mapping[str, object], components: Components, state: Table) -> None:
        self.position = position
        self.components = components
        self.state = state
        self.seats = int(state.setting.seats)

    def read(self) -> None:
        self._read_numbers()
        self._read_columns()
        self._read_areas()
        self._read_expansions()
        if self._one_of("rest", ("decks", "discards"), "decks") == "discards":
            self._discard_rest()
        self.state.recount()
        self._read_step()
        if self.state.step == step.START:
            self._begin_turn()
        check(self.state, self.components)

    def _read_columns(self) -> None:
        cards = self.state.cells
        for deck, kind in self._by_deck("display"):
            cards[DISPLAY_AT + deck] = self._lift(self._card(f"{kind}@{DECK_NAMES[deck]}", "display")) % KINDS + 1
        for deck, kinds in self._by_deck("top"):
            names = self._list(kinds, "top")
            cards[TOP_HEIGHT_AT + deck] = len(names)
            for height, kind in enumerate(reversed(names)):
                place = TOP_AT + deck * MOST_CARDS_IN_A_DECK + height
                cards[place] = self._lift(self._card(f"{kind}@{DECK_NAMES[deck]}", "top")) % KINDS
        for deck, kinds in self._by_deck("discards"):
            for kind in self._list(kinds, "discards"):
                cards[DISCARD_AT + self._lift(self._card(f"{kind}@{DECK_NAMES[deck]}", "discards"))] += 1

    def _read_areas(self) -> None:
        cards = self.state.cells
        for seat, names in self._by_seat("pulpit"):
            for name in names:
                card = self._lift(self._card(name, "pulpit"))
                if card % KINDS != BOOK:
                    raise bad_input("aerion-error-position-pulpit", card=repr(name))
                cards[PULPIT_AT + seat * DECKS + card // KINDS] += 1
        for seat, names in self._by_seat("reserve"):
            for name in names:
                card = self._lift(self._card(name, "reserve"))
                if card % KINDS >= ELEMENTS:
                    raise bad_input("aerion-error-position-reserve", card=repr(name))
                cards[RESERVE_AT + seat * SEAT_RESERVE + card // KINDS * ELEMENTS + card % KINDS] += 1
        if self.position.get("acquired") is not None:
            self.state.acquired = self._lift(self._card(self.position["acquired"], "acquired")) + 1
        workshops = self._list(self.position.get("workshops", []), "workshops")
        most = len(workshops_of(self.seats))
        if len(workshops) > most:
            raise bad_input("aerion-error-position-workshops", found=str(len(workshops)), most=most)
        for number, there in enumerate(workshops):
            self._read_workshop(number, self._list(there, "workshops"))
        self._read_common_crew()

    def _by_seat(self, field: str) -> list[tuple[int, Sequence[object]]]:
        """What lies in the Pulpits or Reserves; in the singular it is that of the seat whose turn it is."""
        if field in self.position:
            return [(int(self.state.seat), self._list(self.position[field], field))]
        each = self._list(self.position.get(f"{field}s", []), f"{field}s")
        if len(each) > self.seats:
            raise bad_input("aerion-error-position-seats", entry=repr(f"{field}s"), most=self.seats)
        return [(seat, self._list(names, f"{field}s")) for seat, names in enumerate(each)]

    def _read_workshop(self, workshop: int, names: Sequence[object]) -> None:
        where = f"workshop {workshop + 1}"
        for name in names:
            card = self._lift(self._card(name, where))
            slot = slot_of(card % KINDS)
            place = WORKSHOP_AT + workshop * SLOTS + slot
            if card % KINDS >= ELEMENTS or self.state.cells[place]:
                label = repr(self.components.card_label(card))
                raise bad_input("aerion-error-position-no-fit", workshop=workshop + 1, card=label)
            self.state.cells[place] = card + 1

    def _read_common_crew(self) -> None:
        """Who added the Crew in the common Workshop."""
        there = self.seats > 1 and self.state.kind_in_slot(COMMON_WORKSHOP, CREW_SLOT) >= 0
        seat = self.position.get("common_crew")
        if seat is not None and not there:
            raise bad_input("aerion-error-position-common-crew")
        if there:
            seat = int(self.state.seat) if seat is None else seat
            self.state.common_crew = _number("common_crew", seat, 0, self.seats - 1) + 1

    def _begin_turn(self) -> None:
        """What expansions note when a turn begins, where the position does not tell it."""
        told: set[str] = set()
        for field in ("pieces", "counters"):
            value = self.position.get(field, {})
            told |= set(value) if isinstance(value, Mapping) else set()
        for one in self.state.expansions:
            own = [*(piece.name for piece in one.pieces), *(counter.name for counter in one.counters)]
            if not told.intersection(own):
                one.turn_begins(self.state, None)

    def _read_expansions(self) -> None:
        areas = {area.name: area for one in self.state.expansions for area in one.areas}
        before = {name: self._empty(area) for name, area in areas.items()}
        listed = dict(self._named("areas", tuple(areas)))
        for name, cards in listed.items():
            self._fill(areas[name], self._list(cards, name))
        for name in areas:
            if name not in listed:
                still_there = [card for card in before[name] if self.state.cells[DECK_AT + card] > 0]
                self._fill(areas[name], [self.components.card_label(card) for card in still_there])
        pieces = {piece.name: piece for one in self.state.expansions for piece in one.pieces}
        for name, side in self._named("pieces", tuple(pieces)):
            if side not in pieces[name].sides:
                known = ", ".join(pieces[name].sides)
                raise bad_input("aerion-error-position-value", entry=repr(name), value=repr(side), known=known)
            self.state.cells[pieces[name].cell] = pieces[name].sides.index(str(side))
        counters = {counter.name: counter for one in self.state.expansions for counter in one.counters}
        for name, value in self._named("counters", tuple(counters)):
            self.state.cells[counters[name].cell] = _number(name, value, 0, int(counters[name].most))

    def _empty(self, area: Area) -> list[int]:
        """Put the cards that lie in an area from the start into their decks for now; which they were."""
        cards = [area.card_at(cell) for cell in range(area.size()) for _ in range(self.state.cells[area.cell + cell])]
        for card in cards:
            self.state.cells[area.cell_of(card)] -= 1
            self.state.cells[DECK_AT + card] += 1
            self.state.cells[UNSEEN_AT + card // KINDS] += 1
        return cards

    def _fill(self, area: Area, names: Sequence[object]) -> None:
        for name in names:
            card = self._lift(self._card(name, area.name))
            if not area.takes(card % KINDS):
                raise bad_input("aerion-error-position-area", area=repr(area.name), card=repr(name))
            self.state.cells[area.cell_of(card)] += 1

    def _named(self, field: str, names: Sequence[str]) -> list[tuple[str, object]]:
        """The entries of a field that belongs to expansions."""
        value = self.position.get(field, {})
        if not isinstance(value, Mapping):
            raise bad_input("aerion-error-position-names", entry=repr(field), value=repr(value))
        for name in value:
            if name not in names:
                known = ", ".join(names) or "—"
                raise bad_input("aerion-error-position-name", entry=repr(field), name=repr(name), known=known)
        return list(value.items())

    def _read_numbers(self) -> None:
        state = self.state
        state.turn = self._number("turn", 1, 9999, 1)
        state.seat = self._number("seat", 0, self.seats - 1, 0)
        state.rerolls = self._number("rerolls", 0, 99, 0)
        state.pixies = self._number("pixies", 0, int(PIXIES), int(PIXIES))
        for ship in self._ships("ships", []):
            state.flying |= BITS[ship]
        second = self._ships("second_fleet", SHIP_NAMES[3:] if self.seats == 2 else [])
        if len(set(second)) != (3 if self.seats == 2 else 0):
            raise bad_input("aerion-error-position-fleet")
        for ship in second:
            state.second_fleet |= BITS[ship]
        state.dice = hand_of(self._dice())

    def _ships(self, field: str, usual: Sequence[str]) -> list[int]:
        names = self._list(self.position.get(field, usual), field)
        for name in names:
            if name not in SHIP_NAMES:
                known = ", ".join(SHIP_NAMES)
                raise bad_input("aerion-error-position-ship", entry=repr(field), ship=repr(name), known=known)
        return [SHIP_NAMES.index(str(name)) for name in names]

    def _dice(self) -> list[int]:
        dice = self._list(self.position.get("dice", []), "dice")
        shown = repr(list(dice))
        if len(dice) > DICE:
            raise bad_input("aerion-error-position-many-dice", dice=shown, found=str(len(dice)), most=DICE)
        faces: list[int] = []
        for face in dice:
            if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= FACES:
                raise bad_input("aerion-error-position-die", dice=shown, most=FACES, face=repr(face))
            faces.append(face)
        if len(dice) not in (0, DICE):
            raise bad_input("aerion-error-position-few-dice", found=len(dice), most=DICE)
        return faces

    def _read_step(self) -> None:
        state, names = self.state, self.components.step_names
        state.step = names.index(self._one_of("step", names, "roll" if state.dice else "start"))
        for name in self._list(self.position.get("waiting", []), "waiting"):
            if name not in names or not step.OVER < names.index(str(name)) < step.RETRIEVE:
                raise bad_input("aerion-error-position-waiting", step=repr(name))
            state.beneath = state.beneath * DEPTH + names.index(str(name))
        most = int(RETRIEVED_FOR_A_BOOK) + sum(int(one.more_retrieved(state)) for one in state.expansions)
        state.taken = self._number("taken", 0, most - 1, 0)
        pile = self.position.get("pile")
        if pile is not None:
            state.pile = self._deck(pile, "pile")
        if self.position.get("ending") is not None:
            ending = self._one_of("ending", self.components.endings, "")
            state.ending = self.components.endings.index(ending)

    def _discard_rest(self) -> None:
        """Lay what is left in the decks on the discard piles; cards that cannot be discarded leave the game."""
        cards = self.state.cells
        for one in self.state.expansions:
            for kind in one.kinds:
                if not kind.retrievable:
                    for deck in range(DECKS):
                        card = deck * KINDS + kind.number
                        cards[one.box_for(kind).cell_of(card)] += cards[DECK_AT + card]
                        cards[DECK_AT + card] = 0
        for card in range(DECKS * KINDS):
            cards[DISCARD_AT + card] += cards[DECK_AT + card]
            cards[DECK_AT + card] = 0
        for deck in range(DECKS):
            cards[UNSEEN_AT + deck] = 0

    def _card(self, name: object, where: str) -> int:
        """The card with this name; without a deck, the first deck that still has one."""
        kind, _, deck = str(name).partition("@")
        names = self.components.kind_names
        if not isinstance(name, str) or kind not in names:
            known = ", ".join(names)
            raise bad_input("aerion-error-position-card", where=repr(where), card=repr(name), known=known)
        number = names.index(kind)
        if deck:
            return self._deck(deck, where) * KINDS + number
        for place in range(DECKS):
            if self.state.cells[DECK_AT + place * KINDS + number]:
                return place * KINDS + number
        raise bad_input("aerion-error-position-too-many", card=repr(kind))

    def _lift(self, card: int) -> int:
        if self.state.cells[DECK_AT + card] == 0:
            raise bad_input("aerion-error-position-too-many", card=repr(self.components.card_label(card)))
        self.state.cells[DECK_AT + card] -= 1
        self.state.cells[UNSEEN_AT + card // KINDS] -= 1
        return card

    def _deck(self, name: object, where: str) -> int:
        if name not in DECK_NAMES:
            known = ", ".join(DECK_NAMES)
            raise bad_input("aerion-error-position-deck", where=repr(where), deck=repr(name), known=known)
        return DECK_NAMES.index(str(name))

    def _by_deck(self, field: str) -> list[tuple[int, object]]:
        value = self.position.get(field, {})
        if not isinstance(value, Mapping):
            raise bad_input("aerion-error-position-decks", entry=repr(field), value=repr(value))
        return [(self._deck(deck, field), entry) for deck, entry in value.items()]

    def _list(self, value: object, field: str) -> Sequence[object]:
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise bad_input("aerion-error-position-list", entry=repr(field), value=repr(value))
        return value

    def _number(self, field: str, low: int, high: int, default: int) -> int:
        return _number(field, self.position.get(field, default), low, high)

    def _one_of(self, field: str, allowed: Sequence[str], default: str) -> str:
        value = self.position.get(field, default)
        if value not in allowed:
            known = ", ".join(allowed)
            raise bad_input("aerion-error-position-value", entry=repr(field), value=repr(value), known=known)
        return str(value)


def _number(field: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        bounds = {"low": str(low), "high": str(high)}
        raise bad_input("aerion-error-position-number", entry=repr(field), value=repr(value), **bounds)
    return value
