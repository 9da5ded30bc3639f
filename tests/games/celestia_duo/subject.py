"""Celestia Duo as the conformance kit wants it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product

from aerodrome.games.celestia_duo import GAME, CelestiaDuoView, Table
from aerodrome.games.celestia_duo.cards import (
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_NAMES,
    DECK_NAMES,
    ENERGY_NAMES,
    KIND_NAMES,
    STAGE_NAMES,
)
from aerodrome.games.celestia_duo.events import (
    AirshipFlew,
    AmbushLaid,
    AmbushMet,
    AmbushRevealed,
    AssaultRevealed,
    BoardingBegan,
    CardKept,
    CardLaidOut,
    CardLost,
    CardPlayed,
    CardTaken,
    CityReached,
    CombatBegan,
    CouldNotPay,
    CrewHelped,
    CrewLeft,
    CrewReactivated,
    CrewRecruited,
    CrewTired,
    Declined,
    DieBeaten,
    FlagGrappled,
    HandShown,
    MastFell,
    Passed,
    PirateFled,
    Reshuffled,
    RewardClaimed,
    RewardsWon,
    SharingBegan,
    Stated,
    TokenLoaded,
    TokensOffered,
)
from aerodrome.games.celestia_duo.game import NORMAL_PIRATES
from aerodrome.games.celestia_duo.layout import (
    AMBUSH_AT,
    ASSAULT_AT,
    CREW_AT,
    DECK_AT,
    DISCARD_AT,
    ENERGY_AT,
    FACE_DOWN_AT,
    HAND_AT,
    PLAYED_AT,
    REVEALED_AT,
    ROUTE_AT,
    STAGE_AT,
    STAGE_DECK_AT,
    VISIBLE_AT,
)
from aerodrome.games.celestia_duo.view import DECLARED
from aerodrome.kernel import Game, Position, State, View
from aerodrome.kernel.conformance import Subject
from aerodrome.kernel.conformance.subject import UNKNOWN, Announced
from aerodrome.kernel.event_types import Ended, Rolled, TurnBegan

from .midway import MIDWAY

EQUIPMENT_PILES = (DECK_AT, FACE_DOWN_AT, DISCARD_AT, PLAYED_AT, VISIBLE_AT, HAND_AT, HAND_AT + 6)


def census(state: State) -> dict[str, int]:
    """How often each card and token lies anywhere, read from the storage cell by cell."""
    assert isinstance(state, Table)
    cells = list(state.cells)
    found = {kind: sum(cells[at + number] for at in EQUIPMENT_PILES) for number, kind in enumerate(KIND_NAMES)}
    found["ambush cards known or unseen, starting cards counted once"] = _ambushes(cells)
    found["crew"] = sum(0 <= cells[CREW_AT + crew] <= 3 for crew in range(len(CREW_NAMES)))
    found["stages lying are out of the deck"] = sum(
        cells[STAGE_DECK_AT + stage - 1] == 0 for stage in cells[STAGE_AT : STAGE_AT + 27] if stage
    ) - sum(stage != 0 for stage in cells[STAGE_AT : STAGE_AT + 27])
    found["energy"] = sum(cells[ENERGY_AT : ENERGY_AT + len(ENERGY_NAMES)]) - int(state.energy)
    assaults = sum(cells[ASSAULT_AT : ASSAULT_AT + len(ASSAULT_NAMES)])
    found["assaults"] = assaults - int(state.masts) + (state.assault != 0)
    assert min(cells[:MEMORY_FREE]) >= 0
    assert int(state.cargo()) <= state.setting.facts.deck_hold[state.deck]
    face_down = cells[FACE_DOWN_AT : FACE_DOWN_AT + 6]
    assert min(face_down) >= 0
    assert sum(face_down) in (0, int(state.hidden))
    assert 0 <= int(state.hidden) <= (sum(face_down) or sum(cells[DECK_AT : DECK_AT + 6]))
    assert len(STAGE_NAMES) == 6
    return found


MEMORY_FREE = HAND_AT + 12


def _ambushes(cells: list[int]) -> int:
    """Every ambush card lies at one place: unseen, on the route or with Baba. Of the starting cards one is used."""
    lying = [abs(cell) - 1 for cell in cells[ROUTE_AT : ROUTE_AT + 27] if cell]
    held = [card for card in range(len(AMBUSH_NAMES)) if cells[REVEALED_AT + card]]
    unseen = [card for card in range(len(AMBUSH_NAMES)) if cells[AMBUSH_AT + card]]
    assert len({*lying, *held, *unseen}) == len(lying) + len(held) + len(unseen)
    starting = [card for card in (*lying, *held, *unseen) if card < 4]
    assert len(starting) in (1, 4)
    return len([card for card in (*lying, *held, *unseen) if card >= 4])


OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {"mode": "quick", "deck": "small"},
    {"mode": "quick", "propeller": "ambush"},
    *[
        {"mode": "normal", "pirate": pirate, "deck": deck}
        for pirate, deck in zip(NORMAL_PIRATES, (*DECK_NAMES, *DECK_NAMES), strict=False)
    ],
    {"mode": "expert", "distance": 18, "captain": 2},
    {"mode": "expert", "captain": 1},
)
EVERY_COMBINATION: tuple[Mapping[str, object], ...] = (
    *[{"mode": "quick", "deck": deck, "propeller": whose} for deck, whose in product(DECK_NAMES, ("stage", "ambush"))],
    *[
        {"mode": "normal", "pirate": pirate, "deck": deck, "distance": distance, "propeller": whose}
        for pirate, deck, distance, whose in product(NORMAL_PIRATES, DECK_NAMES, range(12, 19), ("stage", "ambush"))
    ],
    *[
        {"mode": "expert", "deck": deck, "distance": distance, "propeller": whose}
        for deck, distance, whose in product(DECK_NAMES, range(12, 19), ("stage", "ambush"))
    ],
)


def zones(view: View) -> dict[str, Counter[str]]:
    """What a view shows in each zone."""
    assert isinstance(view, CelestiaDuoView)
    found = {
        "deck": Counter({UNKNOWN: view.deck_size}),
        "hidden": Counter({UNKNOWN: view.hidden}),
        "visible": Counter(view.visible),
        "played": Counter(view.played),
        "discard": Counter(view.discard),
        "hold": Counter({"gold": view.gold, "smoke": view.smoke}) + Counter(view.crew.keys()),
        "crew-deck": Counter(view.crew_deck),
        "crew-discard": Counter(view.crew_discard),
        "stage-deck": Counter(view.stages_left),
        "baba": Counter(view.baba),
        "generator": Counter({UNKNOWN: view.energy}),
        "assault": Counter([view.assault] if view.assault else []),
        "spent": Counter(view.spent),
        **{f"route/{place}": Counter(_lying(view, place)) for place in range(27)},
    }
    for seat, size in enumerate(view.hands):
        found[f"hand/{seat + 1}"] = Counter(view.hand if seat == view.seat else {UNKNOWN: size})
    return found


def _lying(view: CelestiaDuoView, place: int) -> list[str]:
    """The cards and ships at a place of the route; where Baba has taken up the card, none lies."""
    found = [name for name, at in (("airship", view.airship), ("pirate", view.pirate_ship)) if at == place]
    if 1 <= place <= 25:
        shown = view.route[place - 1]
        found += [shown.stage] if shown.stage else []
        found += [] if place in range(view.laying, view.laying + len(view.baba)) else [shown.card or UNKNOWN]
    return found


KNOWN = (CardTaken, CardPlayed, CardLost, CardLaidOut, Stated, CouldNotPay, Reshuffled)
"""From these both players learn something about hands."""
FLIGHT = (AirshipFlew, PirateFled, CityReached, AmbushMet, AmbushRevealed, AmbushLaid, CrewHelped, BoardingBegan, Ended)
"""These change how far the airship would go."""
ANNOUNCED = Announced(
    zones=zones,
    in_zones=frozenset(
        (
            *("deck_size", "hidden", "visible", "played", "discard", "hand", "hands", "gold", "smoke"),
            *("crew_deck", "crew_discard", "stages_left", "baba", "energy", "assault", "spent"),
            *("airship", "pirate_ship", "route.card", "route.stage"),
        )
    ),
    by={
        "captain": (TurnBegan,),
        "turn": (TurnBegan,),
        "propeller": FLIGHT,
        "destination": FLIGHT,
        "olga": (CrewHelped, AirshipFlew, CityReached),
        "ambushes": (AmbushMet, CityReached),
        "route.up": (AmbushMet,),
        "laying": (AmbushRevealed, AmbushLaid),
        "dice": (Rolled,),
        "fighter": (CombatBegan, DieBeaten),
        "owed": (FlagGrappled, CardPlayed),
        **{f"memory.{fact}": KNOWN for fact in ("at_least", "at_most", "proved", "since", "unpaid")},
        "told": (Stated,),
        "unseen": KNOWN,
        "deck_limit": (Reshuffled, CardLaidOut),
        "passed": (Passed, CardTaken, SharingBegan),
        "reclaim": (CrewHelped, CardKept),
        "crew": (CrewRecruited, CrewLeft, CrewHelped, CrewTired, CrewReactivated),
        "offered": (TokensOffered, TokenLoaded, Declined),
        "rewards": (RewardsWon, RewardClaimed, TurnBegan),
        "boarding": (BoardingBegan,),
        "ban": (AssaultRevealed, MastFell),
        "masts": (MastFell,),
        "open_hands": (HandShown, Ended),
        "won": (Ended,),
        "ending": (Ended,),
    },
    silent=frozenset(
        (
            # What never changes in a match
            *("game", "seat", "mode", "pirate", "deck", "distance", "stage_propellers", "generator", "hold"),
            # What is being decided, by whom, and what has been said about it
            *("step", "actors", "player", "talk", "said", "ready"),
            # What is still to be done before the next step
            *("flags", "losses"),
        )
    ),
)


def subject(
    game: Game = GAME,
    option_sets: Sequence[Mapping[str, object]] = OPTION_SETS,
    positions: Sequence[Position] = (),
    midway: Sequence[Position] = MIDWAY,
) -> Subject:
    return Subject(game, census, option_sets, positions, midway, announced=ANNOUNCED, fields=DECLARED)


def every_pair() -> list[Mapping[str, object]]:
    """Every mode with every deck, every pirate with every distance, each of these with both propellers."""
    return [
        *[options for options in EVERY_COMBINATION if options["mode"] == "quick"],
        *[options for number, options in enumerate(EVERY_COMBINATION) if number % 7 == 3],
    ]
