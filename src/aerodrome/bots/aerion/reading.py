"""Turns a state of Aerion into a bot's picture: the only place where a bot looks at the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion.cards import (
    BLUEPRINT_SLOT,
    CREW_SLOT,
    DECKS,
    ELEMENTS,
    FIRST_BLUEPRINT,
    KINDS,
    MATERIAL_SLOT,
    MOST_CARDS_IN_A_DECK,
    WORKSHOPS,
)
from aerodrome.games.aerion.layout import (
    DECK_AT,
    DISCARD_AT,
    PULPIT_AT,
    RESERVE_AT,
    SEAT_RESERVE,
    TOP_AT,
    TOP_HEIGHT_AT,
)
from aerodrome.games.aerion.table import Table

from .goals import all as goals
from .picture import Picture


def picture_of(table: Table) -> Picture:
    """What lies open on the table, as the seat sees it whose turn it is."""
    picture = Picture()
    picture.clear()
    picture.gone = table.cells[DISCARD_AT : DISCARD_AT + DECKS * KINDS]
    for deck in range(DECKS):
        read_column(table, deck, picture)
    for card in range(DECKS * KINDS):
        picture.count(card // KINDS, card % KINDS, table.cells[DECK_AT + card])
    if table.reserved > 0:
        add_reserve(table, table.seat, picture.reserve)
    picture.seats = table.setting.seats
    picture.seat = table.seat
    if picture.seats > 1:
        picture.second_fleet = table.second_fleet
        add_reserve(table, 1 - table.seat, picture.other_reserve)
        for deck in range(DECKS):
            picture.other_books += table.cells[PULPIT_AT + (1 - table.seat) * DECKS + deck]
    for workshop in range(WORKSHOPS):
        blueprint = table.kind_in_slot(workshop, BLUEPRINT_SLOT)
        if blueprint >= 0:
            picture.blueprint[workshop] = blueprint - FIRST_BLUEPRINT
        picture.material[workshop] = table.kind_in_slot(workshop, MATERIAL_SLOT)
        picture.crew[workshop] = table.kind_in_slot(workshop, CREW_SLOT)
    picture.common_crew = table.common_crew - 1
    picture.recipe_material = table.setting.material
    picture.recipe_crew = table.setting.crew
    picture.flying = table.flying
    picture.pixies = table.pixies
    picture.books = table.books
    picture.rerolls = table.rerolls
    picture.displayed = table.displayed
    goals.read(table, picture)
    return picture


def add_reserve(table: Table, seat: i64, reserve: vec[i64]) -> None:
    """Count the cards in the Reserve of a seat."""
    for card in range(SEAT_RESERVE):
        reserve[card % ELEMENTS] += table.cells[RESERVE_AT + seat * SEAT_RESERVE + card]


def read_column(table: Table, deck: i64, picture: Picture) -> None:
    shown = table.displayed_kind(deck)
    picture.shown[deck] = shown
    picture.size[deck] = table.deck_size(deck)
    if shown >= 0:
        picture.count(deck, shown, 1)
    height = table.cells[TOP_HEIGHT_AT + deck]
    first = TOP_AT + deck * MOST_CARDS_IN_A_DECK
    for known in range(height):
        picture.count(deck, table.cells[first + known], 1)
    if height > 0:
        picture.next[deck] = table.cells[first + height - 1]
    if height > 1:
        picture.after[deck] = table.cells[first + height - 2]
