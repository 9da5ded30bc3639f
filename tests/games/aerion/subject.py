"""Aerion as the conformance kit wants it."""

from __future__ import annotations

from aerodrome.games.aerion import GAME, Aerion, AerionState
from aerodrome.games.aerion.cards import (
    CREW_NAMES,
    DECK_NAMES,
    DECKS,
    ELEMENTS,
    KIND_NAMES,
    KINDS,
    MOST_CARDS_IN_A_DECK,
    SHIP_NAMES,
)
from aerodrome.games.aerion.catalogue import CLASSES
from aerodrome.games.aerion.dice import FIRST_FULL, HANDS, faces_of
from aerodrome.games.aerion.layout import (
    DECK_AT,
    DISCARD_AT,
    DISPLAY_AT,
    PULPIT_AT,
    RESERVE_AT,
    SLOTS,
    TOP_AT,
    TOP_HEIGHT_AT,
    WORKSHOP_AT,
    WORKSHOPS,
)
from aerodrome.games.aerion.vocabulary import card_label
from aerodrome.kernel import Position, State
from aerodrome.kernel.conformance import Subject

OPTION_SETS = [{"pixies": pixies} for pixies in (3, 2, 1, 0)]


def census(state: State) -> dict[str, int]:
    """How often each card lies anywhere."""
    assert isinstance(state, AerionState)
    found = [0] * (DECKS * KINDS)
    for card in range(DECKS * KINDS):
        found[card] += state.cards[DECK_AT + card] + state.cards[DISCARD_AT + card] + state.cards[RESERVE_AT + card]
    for deck in range(DECKS):
        found[deck * KINDS + KIND_NAMES.index("book")] += state.cards[PULPIT_AT + deck]
        if state.cards[DISPLAY_AT + deck]:
            found[deck * KINDS + state.cards[DISPLAY_AT + deck] - 1] += 1
        for height in range(state.cards[TOP_HEIGHT_AT + deck]):
            found[deck * KINDS + state.cards[TOP_AT + deck * MOST_CARDS_IN_A_DECK + height]] += 1
    for slot in range(WORKSHOPS * SLOTS):
        if state.cards[WORKSHOP_AT + slot]:
            found[state.cards[WORKSHOP_AT + slot] - 1] += 1
    if state.acquired:
        found[state.acquired - 1] += 1
    return {card_label(card): count for card, count in enumerate(found)}


def wide_catalogue() -> str:
    """A catalogue in which every deck holds every kind, so that every action can come up."""
    totals = {name: len(kinds) * DECKS for name, kinds in CLASSES.items()}
    lines = ["[totals]", *(f'{name} = {{ count = {count}, source = "inferred" }}' for name, count in totals.items())]
    lines.append("[ships]")
    for number, ship in enumerate(SHIP_NAMES):
        material, crew = ("helix", "nut", "cocoon")[number % 3], CREW_NAMES[number // 3]
        lines.append(f'{ship} = {{ material = "{material}", crew = "{crew}", source = "inferred" }}')
    for deck in DECK_NAMES:
        lines += [f'[decks."{deck}"]', *(f'{kind} = {{ count = 1, source = "inferred" }}' for kind in KIND_NAMES)]
    return "\n".join(lines)


WIDE = GAME.with_catalogue(wide_catalogue())
FULL_DISPLAY = dict.fromkeys(DECK_NAMES, "book")


def listed_positions() -> list[Position]:
    """Positions of the wide catalogue from which everything rare is one step away."""
    both_ready = [["glider@AAA", "helix@AAA"], ["nacelle@AAAA", "helix@AAAA"]]
    positions: list[Position] = []
    for deck in DECK_NAMES:
        for kind in KIND_NAMES[:ELEMENTS]:
            workshops: list[list[str]] = [[], []]
            if kind in CREW_NAMES:
                blueprint = "glider" if kind == "incubi" else "nacelle"
                workshops = [[f"{blueprint}@AAA", "helix@AAA"], [f"{blueprint}@AAAA", "helix@AAAA"]]
            positions.append({"display": FULL_DISPLAY, "reserve": [f"{kind}@{deck}"], "workshops": workshops})
    positions += [
        {"step": "reroll", "dice": list(faces_of(hand)), "display": FULL_DISPLAY} for hand in range(FIRST_FULL, HANDS)
    ]
    won = {"ships": [ship for ship in SHIP_NAMES if ship != "glider"], "workshops": both_ready}
    positions += [
        {**won, "step": "place", "acquired": "incubi", "dice": [1, 1, 2, 2, 3, 4]},
        {**won, "step": "roll", "display": {"AAA": "incubi"}, "dice": [1, 1, 1, 2, 3, 4]},
        {"step": "replenish", "dice": [1, 1, 1, 2, 3, 4], "rest": "discards"},
        {"step": "replenish", "dice": [1, 1, 1, 2, 3, 4], "rest": "discards", "pulpit": ["book"]},
        {"step": "over", "rest": "discards", "won": False},
        {"step": "roll", "display": FULL_DISPLAY, "dice": [1, 2, 3, 4, 5, 6]},
        {"step": "roll", "display": {"AAA": "nut"}, "dice": [1, 2, 3, 4, 5, 6], "pulpit": ["book"]},
        {
            "step": "retrieve",
            "waiting": ["replenish"],
            "pile": "AAA",
            "dice": [1, 1, 2, 2, 3, 3],
            "rest": "discards",
        },
        {
            "step": "place",
            "display": {"AA+BB": "book"},
            "dice": [1, 1, 2, 2, 3, 4],
            "acquired": "glider",
            "pulpit": ["book@AAA"],
        },
        {"step": "place", "dice": [1, 1, 2, 2, 3, 4], "acquired": "book@AAA", "pulpit": ["book@AA+BB"]},
    ]
    return positions


def subject(game: Aerion = GAME) -> Subject:
    return Subject(game, census, OPTION_SETS)
