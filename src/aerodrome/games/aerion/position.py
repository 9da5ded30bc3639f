"""Positions of Aerion, written by hand or by the program.

A position names what lies where; every card it does not mention is in its deck (or, with `rest = "discards"`, in its
discard pile). A card is written by its kind, or as kind@deck where it matters which of several decks it belongs to.

    {"step": "roll", "dice": [2, 3, 4, 5, 5, 5], "display": {"AA+BB": "incubi", "AAA": "book"},
     "workshops": [["hellinaut", "helix"], []], "pulpit": ["book"], "ships": ["bee"]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aerodrome.kernel import Position
from aerodrome.kernel.record import check_depth

from . import steps
from .cards import (
    ALL_FLYING,
    DECK_NAMES,
    DECKS,
    ELEMENTS,
    KIND_NAMES,
    KINDS,
    MOST_CARDS_IN_A_DECK,
    PIXIES,
    SHIP_NAMES,
)
from .catalogue import Catalogue
from .dice import DICE, FACES, hand_of
from .errors import bad_input
from .layout import (
    DECK_AT,
    DISCARD_AT,
    DISPLAY_AT,
    PULPIT_AT,
    RESERVE_AT,
    SLOTS,
    TOP_AT,
    TOP_HEIGHT_AT,
    UNSEEN_AT,
    WORKSHOP_AT,
    WORKSHOPS,
)
from .rules import AerionState
from .table import POWERS, Recipes, Table, lay_out, slot_of
from .view import view_of
from .vocabulary import card_label

FIELDS = (
    "turn",
    "step",
    "waiting",
    "dice",
    "rerolls",
    "pixies",
    "display",
    "top",
    "discards",
    "workshops",
    "pulpit",
    "reserve",
    "acquired",
    "pile",
    "taken",
    "ships",
    "won",
    "rest",
)


def position_of(table: Table) -> Position:
    """The complete state with every component named."""
    view = view_of(table, 0)
    return {
        "turn": view.turn,
        "step": view.step,
        "waiting": [steps.NAMES[step] for step in _waiting(table)],
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
        "pulpit": list(view.pulpit),
        "reserve": list(view.reserve),
        "acquired": view.acquired,
        "pile": view.pile,
        "taken": view.taken,
        "ships": [ship.name for ship in view.ships if ship.flying],
        "won": view.won,
    }


def _waiting(table: Table) -> list[int]:
    beneath = int(table.beneath)
    found: list[int] = []
    while beneath:
        found.insert(0, beneath % 16)
        beneath //= 16
    return found


def state_of(position: Mapping[str, object], catalogue: Catalogue) -> AerionState:
    """The state a position describes; an impossible one raises BadInput naming the entry."""
    check_depth(position)
    for field in position:
        if field not in FIELDS:
            raise bad_input("aerion-error-position-entry", entry=repr(field), known=", ".join(FIELDS))
    reader = _Reader(position, catalogue)
    reader.read()
    return reader.state


class _Reader:
    """Takes each named card from its deck and lays it where the position says."""

    def __init__(self, position: Mapping[str, object], catalogue: Catalogue) -> None:
        self.position = position
        self.state = AerionState()
        recipes = Recipes(list(catalogue.materials), list(catalogue.crews))
        lay_out(self.state, [list(deck) for deck in catalogue.decks], recipes)

    def read(self) -> None:
        self._read_columns()
        self._read_areas()
        self._read_numbers()
        if self._one_of("rest", ("decks", "discards"), "decks") == "discards":
            self._discard_rest()
        self.state.recount()
        self._read_step()
        _check(self.state)

    def _read_columns(self) -> None:
        cards = self.state.cards
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
        cards = self.state.cards
        for name in self._list(self.position.get("pulpit", []), "pulpit"):
            card = self._lift(self._card(name, "pulpit"))
            if card % KINDS < ELEMENTS:
                raise bad_input("aerion-error-position-pulpit", card=repr(name))
            cards[PULPIT_AT + card // KINDS] += 1
        for name in self._list(self.position.get("reserve", []), "reserve"):
            card = self._lift(self._card(name, "reserve"))
            if card % KINDS >= ELEMENTS:
                raise bad_input("aerion-error-position-reserve", card=repr(name))
            cards[RESERVE_AT + card] += 1
        if self.position.get("acquired") is not None:
            self.state.acquired = self._lift(self._card(self.position["acquired"], "acquired")) + 1
        workshops = self._list(self.position.get("workshops", []), "workshops")
        if len(workshops) > WORKSHOPS:
            raise bad_input("aerion-error-position-workshops", found=str(len(workshops)), most=WORKSHOPS)
        for number, names in enumerate(workshops):
            self._read_workshop(number, self._list(names, "workshops"))

    def _read_workshop(self, workshop: int, names: Sequence[object]) -> None:
        where = f"workshop {workshop + 1}"
        found = sorted((self._lift(self._card(name, where)) for name in names), key=lambda card: slot_of(card % KINDS))
        for card in found:
            if card % KINDS >= ELEMENTS or self.state.why_not_fit(card % KINDS, workshop):
                label = repr(card_label(card))
                raise bad_input("aerion-error-position-no-fit", workshop=workshop + 1, card=label)
            self.state.cards[WORKSHOP_AT + workshop * SLOTS + slot_of(card % KINDS)] = card + 1
        if len(found) == SLOTS:
            raise bad_input("aerion-error-position-complete", workshop=workshop + 1)

    def _read_numbers(self) -> None:
        state = self.state
        state.turn = self._number("turn", 1, 9999, 1)
        state.rerolls = self._number("rerolls", 0, 99, 0)
        state.pixies = self._number("pixies", 0, PIXIES, PIXIES)
        state.taken = self._number("taken", 0, 1, 0)
        for name in self._list(self.position.get("ships", []), "ships"):
            if name not in SHIP_NAMES:
                raise bad_input("aerion-error-position-ship", ship=repr(name), known=", ".join(SHIP_NAMES))
            state.flying |= POWERS[SHIP_NAMES.index(str(name))]
        state.dice = hand_of(self._dice())

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
        state = self.state
        state.step = steps.NAMES.index(self._one_of("step", steps.NAMES, "roll" if state.dice else "start"))
        for name in self._list(self.position.get("waiting", []), "waiting"):
            if name not in steps.NAMES or name in ("over", "retrieve"):
                raise bad_input("aerion-error-position-waiting", step=repr(name))
            state.beneath = state.beneath * 16 + steps.NAMES.index(str(name))
        pile = self.position.get("pile")
        if pile is not None:
            state.pile = self._deck(pile, "pile")
        won = self.position.get("won")
        if won is not None and not isinstance(won, bool):
            raise bad_input("aerion-error-position-won", value=repr(won))
        state.won = bool(won)

    def _discard_rest(self) -> None:
        cards = self.state.cards
        for card in range(DECKS * KINDS):
            cards[DISCARD_AT + card] += cards[DECK_AT + card]
            cards[DECK_AT + card] = 0
        for deck in range(DECKS):
            cards[UNSEEN_AT + deck] = 0

    def _card(self, name: object, where: str) -> int:
        """The card with this name; without a deck, the first deck that still has one."""
        kind, _, deck = str(name).partition("@")
        if not isinstance(name, str) or kind not in KIND_NAMES:
            known = ", ".join(KIND_NAMES)
            raise bad_input("aerion-error-position-card", where=repr(where), card=repr(name), known=known)
        number = KIND_NAMES.index(kind)
        if deck:
            return self._deck(deck, where) * KINDS + number
        for place in range(DECKS):
            if self.state.cards[DECK_AT + place * KINDS + number]:
                return place * KINDS + number
        raise bad_input("aerion-error-position-too-many", card=repr(kind))

    def _lift(self, card: int) -> int:
        if self.state.cards[DECK_AT + card] == 0:
            raise bad_input("aerion-error-position-too-many", card=repr(card_label(card)))
        self.state.cards[DECK_AT + card] -= 1
        self.state.cards[UNSEEN_AT + card // KINDS] -= 1
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
        value = self.position.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            bounds = {"low": str(low), "high": str(high)}
            raise bad_input("aerion-error-position-number", entry=repr(field), value=repr(value), **bounds)
        return value

    def _one_of(self, field: str, allowed: Sequence[str], default: str) -> str:
        value = self.position.get(field, default)
        if value not in allowed:
            known = ", ".join(allowed)
            raise bad_input("aerion-error-position-value", entry=repr(field), value=repr(value), known=known)
        return str(value)


def _check(state: AerionState) -> None:
    """Refuse what no play can lead to, so that whoever must decide always can."""
    wrong = _wrong_at_the_end(state) if state.step == steps.OVER else _wrong_in_play(state)
    wrong["aerion-error-position-one-book"] = state.books > 1
    wrong["aerion-error-position-six-flying"] = state.won != (state.flying == ALL_FLYING)
    for key, is_wrong in wrong.items():
        if is_wrong:
            raise bad_input(key, step=repr(steps.NAMES[state.step]))


def _wrong_at_the_end(state: AerionState) -> dict[str, bool]:
    cards_left = state.displayed > 0 or any(state.deck_size(deck) for deck in range(DECKS))
    return {"aerion-error-position-lost": not state.won and cards_left}


def _wrong_in_play(state: AerionState) -> dict[str, bool]:
    waiting = _waiting(state)
    retrieving = state.step == steps.RETRIEVE
    # While cards are retrieved, the step that waits must be possible too.
    step = waiting[0] if retrieving and waiting else state.step
    rolled = step in (steps.ROLL, steps.REROLL)
    return {
        "aerion-error-position-needs-dice": rolled and not state.dice,
        "aerion-error-position-no-dice-yet": step == steps.START and state.dice != 0,
        "aerion-error-position-empty-display": (rolled or step == steps.START) and state.displayed == 0,
        "aerion-error-position-needs-acquired": step == steps.PLACE and not state.acquired,
        "aerion-error-position-not-acquired": step != steps.PLACE and state.acquired != 0,
        "aerion-error-position-book-in-pulpit": state.step == steps.PLACE
        and state.acquired_kind() >= ELEMENTS
        and state.books == 0,
        "aerion-error-position-nothing-waits": retrieving != (len(waiting) == 1),
        "aerion-error-position-no-pile": retrieving and not state.pile_has_element(state.pile),
        "aerion-error-position-not-retrieving": not retrieving and (state.pile != 0 or state.taken != 0),
        "aerion-error-position-rerolls": state.rerolls > 0 and not rolled,
        "aerion-error-position-not-over": state.won,
    }
