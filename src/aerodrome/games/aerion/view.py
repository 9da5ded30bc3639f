"""What a player sees of Aerion's table, and how events bring it up to date.

Everything on the table is open to both players; what nobody knows is the order of the unseen cards, and the state does
not know it either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from aerodrome.kernel import View
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, ROLLED, STEPPED, TURNED, Code
from aerodrome.kernel.happenings import Counted, Ended, Happening, Moved, Rolled, Stepped, Turned

from . import step
from .cards import CREW_NAMES, DECK_NAMES, DECKS, ELEMENTS, KINDS, MOST_CARDS_IN_A_DECK, SHIP_NAMES, SHIPS
from .components import Components
from .dice import faces_of
from .errors import bad_input
from .layout import (
    COMMON_WORKSHOP,
    COUNTER_NAMES,
    DECK_AT,
    DISCARD_AT,
    PULPIT_AT,
    RESERVE_AT,
    SEAT_RESERVE,
    SLOTS,
    TOP_AT,
    TOP_HEIGHT_AT,
    WORKSHOP_AT,
    WORKSHOP_NAMES,
)
from .pieces import Area
from .table import WON, Table, slot_of


class Column(Struct, frozen=True):
    """A deck with its Display card and its discard pile.

    `combination` is what acquires its cards, as chances name it. `known` are the cards on top whose order is known, the
    next one first; `unseen` counts the cards below them.
    """

    deck: str
    combination: str
    display: str | None
    known: tuple[str, ...]
    unseen: dict[str, int]
    discard: dict[str, int]

    @property
    def size(self) -> int:
        """How many cards the deck still has."""
        return len(self.known) + sum(self.unseen.values())


class Ship(Struct, frozen=True):
    """A ship, what it is made of, the seat that must build it, and whether it flies."""

    name: str
    material: str
    crew: str
    owner: int
    flying: bool


class AerionView(View, frozen=True, kw_only=True):
    """The table as a player sees it. Cards are written kind@deck where they have left their column.

    Workshops: both yours when you play alone; with two players one for each seat, then the common one. `common_crew` is
    the seat that added the Crew lying in the common Workshop: a Ship built there is that player's. `areas`, `pieces`
    and `counters` hold what the expansions in play have added.
    """

    seats: int
    expansions: tuple[str, ...]
    variants: tuple[str, ...]
    turn: int
    player: int
    dice: tuple[int, ...]
    rerolls: int
    pixies: int
    columns: tuple[Column, ...]
    workshops: tuple[tuple[str, ...], ...]
    common_crew: int | None
    pulpits: tuple[tuple[str, ...], ...]
    reserves: tuple[tuple[str, ...], ...]
    acquired: str | None
    pile: str | None
    taken: int
    ships: tuple[Ship, ...]
    areas: dict[str, tuple[str, ...]]
    pieces: dict[str, str]
    counters: dict[str, int]
    won: bool | None
    ending: str | None

    @property
    def pulpit(self) -> tuple[str, ...]:
        """The Pulpit of the player whose turn it is."""
        return self.pulpits[self.player]

    @property
    def reserve(self) -> tuple[str, ...]:
        """The Reserve of the player whose turn it is."""
        return self.reserves[self.player]


def workshops_of(seats: int) -> tuple[str, ...]:
    """The names of the Workshops on a table with so many seats."""
    return WORKSHOP_NAMES[:2] if seats == 1 else WORKSHOP_NAMES


def view_of(table: Table, seat: int, components: Components) -> AerionView:
    """Build the view of a seat from nothing."""
    seats = int(table.setting.seats)
    chosen = components.chosen_in(list(table.expansions))
    areas = [area for expansion in table.expansions for area in expansion.areas]
    pieces = [piece for expansion in table.expansions for piece in expansion.pieces]
    counters = [counter for expansion in table.expansions for counter in expansion.counters]
    over = table.step == step.OVER
    return AerionView(
        game="aerion",
        seat=seat,
        step=components.step_names[table.step],
        actors=table.actors(),
        seats=seats,
        expansions=_names(chosen["expansions"]),
        variants=_names(chosen["variants"]),
        turn=table.turn,
        player=table.seat,
        dice=faces_of(table.dice),
        rerolls=table.rerolls,
        pixies=table.pixies,
        columns=tuple(_column(table, deck, components) for deck in range(DECKS)),
        workshops=tuple(_workshop(table, at, components) for at in range(len(workshops_of(seats)))),
        common_crew=table.common_crew - 1 if table.common_crew else None,
        pulpits=tuple(_pulpit(table, place) for place in range(seats)),
        reserves=tuple(_reserve(table, place, components) for place in range(seats)),
        acquired=components.card_label(table.acquired - 1) if table.acquired else None,
        pile=DECK_NAMES[table.pile] if table.step == step.RETRIEVE else None,
        taken=table.taken,
        ships=tuple(_ship(table, ship, components) for ship in range(SHIPS)),
        areas={area.name: cards_in_area(table, area, components) for area in areas},
        pieces={piece.name: piece.sides[table.side(piece)] for piece in pieces},
        counters={counter.name: int(table.value(counter)) for counter in counters},
        won=table.ending == WON if over else None,
        ending=components.endings[table.ending] if over else None,
    )


def _names(value: object) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value


def _column(table: Table, deck: int, components: Components) -> Column:
    names = components.kind_names
    kind = table.displayed_kind(deck)
    height = table.cards[TOP_HEIGHT_AT + deck]
    first = TOP_AT + deck * MOST_CARDS_IN_A_DECK
    return Column(
        DECK_NAMES[deck],
        table.setting.combinations[deck],
        names[kind] if kind >= 0 else None,
        tuple(names[table.cards[first + height - 1 - depth]] for depth in range(height)),
        _counts(table, DECK_AT + deck * KINDS, names),
        _counts(table, DISCARD_AT + deck * KINDS, names),
    )


def _counts(table: Table, start: int, names: Sequence[str]) -> dict[str, int]:
    return {name: table.cards[start + kind] for kind, name in enumerate(names) if table.cards[start + kind]}


def _workshop(table: Table, workshop: int, components: Components) -> tuple[str, ...]:
    slots = [table.cards[WORKSHOP_AT + workshop * SLOTS + slot] for slot in range(SLOTS)]
    return tuple(components.card_label(card - 1) for card in slots if card)


def _pulpit(table: Table, seat: int) -> tuple[str, ...]:
    start = PULPIT_AT + seat * DECKS
    return tuple(f"book@{DECK_NAMES[deck]}" for deck in range(DECKS) for _ in range(table.cards[start + deck]))


def _reserve(table: Table, seat: int, components: Components) -> tuple[str, ...]:
    start = RESERVE_AT + seat * SEAT_RESERVE
    return tuple(
        components.card_label(place // ELEMENTS * KINDS + place % ELEMENTS)
        for place in range(SEAT_RESERVE)
        for _ in range(table.cards[start + place])
    )


def cards_in_area(table: Table, area: Area, components: Components) -> tuple[str, ...]:
    """The cards in an expansion's area."""
    return tuple(
        components.card_label(area.card_at(cell))
        for cell in range(area.size())
        for _ in range(table.cards[area.cell + cell])
    )


def _ship(table: Table, ship: int, components: Components) -> Ship:
    material = components.kind_names[table.setting.material[ship]]
    crew = components.kind_names[table.setting.crew[ship]]
    return Ship(SHIP_NAMES[ship], material, crew, table.owner(ship), table.is_flying(ship))


def happening_of(code: Code, components: Components) -> Happening:
    """An event of the fast layer, with names."""
    kind, a, b, c = code
    if kind == MOVED:
        return Moved(components.card_label(a), components.zone_names[b], components.zone_names[c])
    if kind == ROLLED:
        return Rolled(faces_of(a), faces_of(b))
    if kind == COUNTED:
        return Counted(components.counter_names[a], b)
    if kind == TURNED:
        piece, sides = components.pieces[a]
        return Turned(piece, sides[b])
    if kind == STEPPED:
        return Stepped(components.step_names[a], b, f"discard/{DECK_NAMES[c]}" if a == step.RETRIEVE else None)
    assert kind == ENDED, f"Aerion makes no event of kind {kind}"
    return Ended(tuple(range(b)) if a == WON else (), components.endings[a])


def follow(view: AerionView, happened: Sequence[Happening], components: Components) -> AerionView:
    """The view that these events make of the last one."""
    for event in happened:
        view = _follow_one(view, event, components)
    return view


def _follow_one(view: AerionView, event: Happening, components: Components) -> AerionView:
    match event:
        case Moved(card=str(card), source=source, target=target):
            return _put(_lift(view, card, source, components), card, target, components)
        case Rolled(dice=dice):
            return replace(view, dice=dice)
        case Counted(counter=counter, value=value):
            if counter in COUNTER_NAMES:
                return replace(view, **{counter: value})
            return replace(view, counters=view.counters | {counter: value})
        case Turned(piece=piece, side=side):
            return _turn(view, piece, side, components)
        case Stepped(step=name, seat=seat, about=about):
            pile = about.removeprefix("discard/") if about else None
            return replace(view, step=name, pile=pile, player=seat, actors=() if name == "over" else (seat,))
        case Ended(winners=winners, rule=rule):
            return replace(view, won=bool(winners), ending=rule)
    raise ValueError(f"Aerion has no event {event!r}")


def _turn(view: AerionView, piece: str, side: str, components: Components) -> AerionView:
    family, _, name = piece.partition("/")
    if family == "ship":
        ships = [replace(ship, flying=side == "flying") if ship.name == name else ship for ship in view.ships]
        return replace(view, ships=tuple(ships))
    if family == "deck":
        column = view.columns[DECK_NAMES.index(name)]
        unseen = column.unseen
        for kind in column.known:
            unseen = _changed(unseen, kind, 1, components)
        return _change_column(view, name, {"known": (), "unseen": unseen})
    return replace(view, pieces=view.pieces | {piece: side})


def _change_column(view: AerionView, deck: str, change: Mapping[str, object]) -> AerionView:
    columns = tuple(replace(column, **change) if column.deck == deck else column for column in view.columns)
    return replace(view, columns=columns)


def _lift(view: AerionView, card: str, source: str, components: Components) -> AerionView:
    zone, _, name = source.partition("/")
    kind, _, deck = card.partition("@")
    column = view.columns[DECK_NAMES.index(deck)]
    match zone:
        case "deck":
            if column.known:
                return _change_column(view, deck, {"known": column.known[1:]})
            return _change_column(view, deck, {"unseen": _changed(column.unseen, kind, -1, components)})
        case "display":
            return _change_column(view, deck, {"display": None})
        case "discard":
            return _change_column(view, deck, {"discard": _changed(column.discard, kind, -1, components)})
        case "workshop":
            at = WORKSHOP_NAMES.index(name)
            view = _crewed(view, kind, at, None)
            return replace(view, workshops=_at(view.workshops, at, _without(view.workshops[at], card)))
        case "pulpit":
            at = int(name) - 1
            return replace(view, pulpits=_at(view.pulpits, at, _without(view.pulpits[at], card)))
        case "reserve":
            at = int(name) - 1
            return replace(view, reserves=_at(view.reserves, at, _without(view.reserves[at], card)))
        case "acquired":
            return replace(view, acquired=None)
    return replace(view, areas=view.areas | {source: _without(view.areas[source], card)})


def _put(view: AerionView, card: str, target: str, components: Components) -> AerionView:
    zone, _, name = target.partition("/")
    kind, _, deck = card.partition("@")
    column = view.columns[DECK_NAMES.index(deck)]
    match zone:
        case "deck":
            return _change_column(view, deck, {"known": (kind, *column.known)})
        case "display":
            return _change_column(view, deck, {"display": kind})
        case "discard":
            return _change_column(view, deck, {"discard": _changed(column.discard, kind, 1, components)})
        case "workshop":
            at = WORKSHOP_NAMES.index(name)
            view = _crewed(view, kind, at, view.player)
            there = sorted(
                (*view.workshops[at], card), key=lambda card: slot_of(components.card_number(card) % int(KINDS))
            )
            return replace(view, workshops=_at(view.workshops, at, tuple(there)))
        case "pulpit":
            at = int(name) - 1
            return replace(view, pulpits=_at(view.pulpits, at, _with(view.pulpits[at], card, components)))
        case "reserve":
            at = int(name) - 1
            return replace(view, reserves=_at(view.reserves, at, _with(view.reserves[at], card, components)))
        case "acquired":
            return replace(view, acquired=card)
    return replace(view, areas=view.areas | {target: _with(view.areas[target], card, components)})


def _crewed(view: AerionView, kind: str, workshop: int, seat: int | None) -> AerionView:
    """Who added the Crew in the common Workshop, if a Crew comes there or leaves it."""
    if workshop == COMMON_WORKSHOP and kind in CREW_NAMES:
        return replace(view, common_crew=seat)
    return view


def _at(places: tuple[tuple[str, ...], ...], at: int, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*places[:at], cards, *places[at + 1 :])


def _changed(counts: dict[str, int], kind: str, by: int, components: Components) -> dict[str, int]:
    new = {name: counts.get(name, 0) + (by if name == kind else 0) for name in components.kind_names}
    return {name: count for name, count in new.items() if count}


def _with(cards: tuple[str, ...], card: str, components: Components) -> tuple[str, ...]:
    return tuple(sorted((*cards, card), key=components.card_number))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def own_view(view: View) -> AerionView:
    """The view as this game's; that of another one raises BadInput."""
    if not isinstance(view, AerionView):
        raise bad_input("aerion-error-no-view")
    return view
