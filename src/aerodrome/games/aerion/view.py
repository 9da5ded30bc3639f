"""What a player sees of Aerion's table, and how events bring it up to date.

Solo, everything on the table is open; what nobody knows is the order of the unseen cards, and the state does not know
it either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from aerodrome.kernel import View
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, ROLLED, STEPPED, TURNED, Code
from aerodrome.kernel.happenings import Counted, Ended, Happening, Moved, Rolled, Stepped, Turned

from . import steps
from .cards import DECK_NAMES, DECKS, KIND_NAMES, KINDS, MOST_CARDS_IN_A_DECK, SHIP_NAMES, SHIPS
from .dice import faces_of
from .layout import (
    COUNTER_NAMES,
    DECK_AT,
    DISCARD_AT,
    PULPIT_AT,
    RESERVE_AT,
    SLOTS,
    TOP_AT,
    TOP_HEIGHT_AT,
    WORKSHOP_AT,
    WORKSHOPS,
    ZONE_NAMES,
)
from .table import Table, slot_of
from .vocabulary import card_label


class Column(Struct, frozen=True):
    """A deck with its Display card and its discard pile.

    `known` are the cards on top whose order is known, the next one first; `unseen` counts the cards below them.
    """

    deck: str
    display: str | None
    known: tuple[str, ...]
    unseen: dict[str, int]
    discard: dict[str, int]

    @property
    def size(self) -> int:
        """How many cards the deck still has."""
        return len(self.known) + sum(self.unseen.values())


class Ship(Struct, frozen=True):
    """A ship, what it is made of, and whether it flies."""

    name: str
    material: str
    crew: str
    flying: bool


class AerionView(View, frozen=True, kw_only=True):
    """The table as a player sees it. Cards are written kind@deck where they have left their column."""

    turn: int
    dice: tuple[int, ...]
    rerolls: int
    pixies: int
    columns: tuple[Column, ...]
    workshops: tuple[tuple[str, ...], ...]
    pulpit: tuple[str, ...]
    reserve: tuple[str, ...]
    acquired: str | None
    pile: str | None
    taken: int
    ships: tuple[Ship, ...]
    won: bool | None


def view_of(table: Table, seat: int) -> AerionView:
    """Build the view of a seat from nothing."""
    cards = table.cards
    return AerionView(
        game="aerion",
        seat=seat,
        step=steps.NAMES[table.step],
        actors=table.actors(),
        turn=table.turn,
        dice=faces_of(table.dice),
        rerolls=table.rerolls,
        pixies=table.pixies,
        columns=tuple(_column(table, deck) for deck in range(DECKS)),
        workshops=tuple(_workshop(table, workshop) for workshop in range(WORKSHOPS)),
        pulpit=tuple(f"book@{DECK_NAMES[deck]}" for deck in range(DECKS) for _ in range(cards[PULPIT_AT + deck])),
        reserve=tuple(card_label(card) for card in range(DECKS * KINDS) for _ in range(cards[RESERVE_AT + card])),
        acquired=card_label(table.acquired - 1) if table.acquired else None,
        pile=DECK_NAMES[table.pile] if table.step == steps.RETRIEVE else None,
        taken=table.taken,
        ships=tuple(_ship(table, ship) for ship in range(SHIPS)),
        won=table.won if table.step == steps.OVER else None,
    )


def _column(table: Table, deck: int) -> Column:
    kind = table.displayed_kind(deck)
    height = table.cards[TOP_HEIGHT_AT + deck]
    first = TOP_AT + deck * MOST_CARDS_IN_A_DECK
    return Column(
        DECK_NAMES[deck],
        KIND_NAMES[kind] if kind >= 0 else None,
        tuple(KIND_NAMES[table.cards[first + height - 1 - depth]] for depth in range(height)),
        _counts(table, DECK_AT + deck * KINDS),
        _counts(table, DISCARD_AT + deck * KINDS),
    )


def _counts(table: Table, start: int) -> dict[str, int]:
    return {KIND_NAMES[kind]: table.cards[start + kind] for kind in range(KINDS) if table.cards[start + kind]}


def _workshop(table: Table, workshop: int) -> tuple[str, ...]:
    slots = [table.cards[WORKSHOP_AT + workshop * SLOTS + slot] for slot in range(SLOTS)]
    return tuple(card_label(card - 1) for card in slots if card)


def _ship(table: Table, ship: int) -> Ship:
    recipes = table.recipes
    material, crew = KIND_NAMES[recipes.material[ship]], KIND_NAMES[recipes.crew[ship]]
    return Ship(SHIP_NAMES[ship], material, crew, table.is_flying(ship))


def happening_of(code: Code) -> Happening:
    """An event of the fast layer, with names."""
    kind, a, b, c = code
    if kind == MOVED:
        return Moved(card_label(a), ZONE_NAMES[b], ZONE_NAMES[c])
    if kind == ROLLED:
        return Rolled(faces_of(a), faces_of(b))
    if kind == COUNTED:
        return Counted(COUNTER_NAMES[a], b)
    if kind == TURNED:
        return Turned(f"ship/{SHIP_NAMES[a]}", "flying")
    if kind == STEPPED:
        return Stepped(steps.NAMES[a], b, f"discard/{DECK_NAMES[c]}" if a == steps.RETRIEVE else None)
    assert kind == ENDED, f"Aerion makes no event of kind {kind}"
    return Ended((0,), "aerion.end.win") if a else Ended((), "aerion.end.loss")


def follow(view: AerionView, happened: Sequence[Happening]) -> AerionView:
    """The view that these events make of the last one."""
    for event in happened:
        view = _follow_one(view, event)
    return view


def _follow_one(view: AerionView, event: Happening) -> AerionView:
    match event:
        case Moved(card=str(card), source=source, target=target):
            return _put(_lift(view, card, source), card, target)
        case Rolled(dice=dice):
            return replace(view, dice=dice)
        case Counted(counter=counter, value=value):
            return replace(view, **{counter: value})
        case Turned(piece=piece):
            name = piece.removeprefix("ship/")
            return replace(
                view, ships=tuple(replace(ship, flying=True) if ship.name == name else ship for ship in view.ships)
            )
        case Stepped(step=step, seat=seat, about=about):
            pile = about.removeprefix("discard/") if about else None
            return replace(view, step=step, pile=pile, actors=() if step == "over" else (seat,))
        case Ended(winners=winners):
            return replace(view, won=bool(winners))
    raise ValueError(f"Aerion has no event {event!r}")


def _change_column(view: AerionView, deck: str, change: Mapping[str, object]) -> AerionView:
    columns = tuple(replace(column, **change) if column.deck == deck else column for column in view.columns)
    return replace(view, columns=columns)


def _lift(view: AerionView, card: str, source: str) -> AerionView:
    zone, _, name = source.partition("/")
    kind, _, deck = card.partition("@")
    column = view.columns[DECK_NAMES.index(deck)]
    match zone:
        case "deck":
            if column.known:
                return _change_column(view, deck, {"known": column.known[1:]})
            return _change_column(view, deck, {"unseen": _changed(column.unseen, kind, -1)})
        case "display":
            return _change_column(view, deck, {"display": None})
        case "discard":
            return _change_column(view, deck, {"discard": _changed(column.discard, kind, -1)})
        case "workshop":
            workshops = list(view.workshops)
            workshops[int(name) - 1] = _without(workshops[int(name) - 1], card)
            return replace(view, workshops=tuple(workshops))
        case "acquired":
            return replace(view, acquired=None)
    return replace(view, **{zone: _without(getattr(view, zone), card)})


def _put(view: AerionView, card: str, target: str) -> AerionView:
    zone, _, name = target.partition("/")
    kind, _, deck = card.partition("@")
    column = view.columns[DECK_NAMES.index(deck)]
    match zone:
        case "deck":
            return _change_column(view, deck, {"known": (kind, *column.known)})
        case "display":
            return _change_column(view, deck, {"display": kind})
        case "discard":
            return _change_column(view, deck, {"discard": _changed(column.discard, kind, 1)})
        case "workshop":
            workshops = list(view.workshops)
            there = (*workshops[int(name) - 1], card)
            workshops[int(name) - 1] = tuple(sorted(there, key=lambda card: slot_of(_kind(card))))
            return replace(view, workshops=tuple(workshops))
        case "acquired":
            return replace(view, acquired=card)
    return replace(view, **{zone: tuple(sorted((*getattr(view, zone), card), key=_number))})


def _changed(counts: dict[str, int], kind: str, by: int) -> dict[str, int]:
    new = {name: counts.get(name, 0) + (by if name == kind else 0) for name in KIND_NAMES}
    return {name: count for name, count in new.items() if count}


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _kind(card: str) -> int:
    return KIND_NAMES.index(card.partition("@")[0])


def _number(card: str) -> int:
    return DECK_NAMES.index(card.partition("@")[2]) * KINDS + _kind(card)
