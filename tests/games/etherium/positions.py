"""Positions that several tests begin with: one for each step, and for each thing that can be going on at it."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium import GAME, Table
from aerodrome.kernel import BadInput, FastDealer, Position

PEOPLES = ["psolos", "reces", "hivalia", "ertis"]
PSOLOS, RECES, HIVALIA, ERTIS = range(4)
FOUR = ["connect-1", "collect-ether", "upgrade-guide", "etherise"]

START: Position = {"peoples": PEOPLES, "season_number": 2, "season": "hivalia-1", "order": [0, 1, 2, 3]}
"""The second season: a card without an action, and the seats in their own order."""


def players(*, each: Position | None = None, **seats: Position) -> list[dict[str, Any]]:
    """The entries of four seats: the same for each, and more for some, named `p0` to `p3`."""
    return [{**(each or {}), **seats.get(f"p{seat}", {})} for seat in range(4)]


def spaces(collector: str, army: str) -> Position:
    return {"spaces": {"collector": collector, "army": army}}


OPEN: Position = {"plan": FOUR}

LAY: Position = {
    "peoples": PEOPLES[:2],
    "step": "lay",
    "order": [1, 0],
    "terrains": {"large-1": "large", "outer-1": "medium", "between-4": "small"},
    "cities": {"city-3": "outer-1"},
}
KEEP: Position = {
    "peoples": ["mauhea", "ertis"],
    "season_number": 2,
    "step": "keep",
    "players": [{"hand": ["timber", "plenty"]}, {}],
}
VOYAGE: Position = {**START, "step": "voyage", "turn": 4, "players": players(p1={"capacities": ["voyage"]})}
NOMADS: Position = {
    "peoples": ["meinas", "ertis"],
    "season_number": 3,
    "season": "meinas-1",
    "order": [0, 1],
    "step": "voyage",
    "turn": 3,
}
SEASON_PAID: Position = {
    **START,
    "season": "psolos-2",
    "step": "season-paid",
    "turn": 1,
    "players": players(p1={"cubes": {"wood": 4}}),
}
SEASON_MOVE: Position = {**START, "season": "meinas-1", "step": "season", "turn": 1}
SEASON_FLASH: Position = {
    **START,
    "step": "season-flash",
    "turn": 2,
    "players": players(p1={"hand": ["plenty", "raid"]}),
}
EFFECT: Position = {**SEASON_FLASH, "step": "effect", "waiting": ["season-flash"], "effect": "move-far"}
PROGRAM: Position = {**START, "players": players(p0={"plan": FOUR}, p1={"plan": ["booster"], "hand": ["timber"]})}
NUMBER_FLASH: Position = {
    **START,
    "step": "number-flash",
    "number": 2,
    "turn": 3,
    "passes": 1,
    "players": players(each=OPEN, p0={"hand": ["timber"]}),
}
ACT: Position = {**START, "step": "act", "turn": 3, "players": players(each=OPEN, p3={"hand": ["lode", "charge"]})}
AFTER_FLASH: Position = {**ACT, "step": "after-flash"}
TAKE: Position = {**ACT, "step": "take", "waiting": ["act"], "amount": 2}
TAKE_HARMONICS: Position = {
    **ACT,
    "step": "take",
    "waiting": ["after-flash"],
    "number": 2,
    "amount": 1,
    "seat": HIVALIA,
}
TAKE_CONNECTION: Position = {**ACT, "step": "take", "waiting": ["after-flash"], "amount": 4}
PAY_ETHER: Position = {
    **ACT,
    "step": "pay",
    "waiting": ["after-flash"],
    "number": 4,
    "pending": "ether",
    "gained": 2,
    "amount": 5,
    "players": players(each=OPEN, p3={"cubes": {"wood": 4, "rock": 3, "metal": 0}}),
}
PAY_GUIDE: Position = {
    **START,
    "step": "pay",
    "waiting": ["after-flash"],
    "number": 3,
    "turn": 3,
    "pending": "guide",
    "amount": 2,
    "players": players(each=OPEN, p3={"season_cards": {"stewardship": 1}}),
}
PAY_PENALTY: Position = {
    **ACT,
    "step": "pay",
    "waiting": ["after-flash"],
    "amount": 4,
    "players": players(each=OPEN, p3={"cubes": {"wood": 4, "rock": 3}}),
}
VICTIM: Position = {**NUMBER_FLASH, "step": "victim", "waiting": ["number-flash"], "passes": 0, "theft": "wood"}
STEAL: Position = {
    **NUMBER_FLASH,
    "step": "steal",
    "waiting": ["number-flash"],
    "passes": 0,
    "victim": ERTIS,
    "amount": 2,
}
ROLLED: Position = {
    **START,
    "season": "ertis-1",
    "step": "rolled",
    "waiting": ["after-flash"],
    "turn": 3,
    "rolling": "connection",
    "dice": [1, 2],
    "players": players(each=OPEN, p3={"hand": ["resonance", "second-wind"], "capacities": ["fate"]}),
}
LOW: Position = {**ROLLED, "step": "low", "discard": ["second-wind"]}
LOSE_CARD: Position = {**ACT, "step": "lose-card", "waiting": ["after-flash"]}
ORDER: Position = {
    **START,
    "step": "order",
    "players": players(
        p0={**OPEN, **spaces("outer-1", "large-1")},
        p1=spaces("outer-2", "large-1"),
        p2=spaces("outer-3", "large-3"),
        p3=spaces("outer-4", "large-3"),
    ),
}
ASSAULT: Position = {
    **START,
    "step": "rolled",
    "conflict": "assault",
    "place": "large-1",
    "rolling": "army",
    "dice": [6],
    "players": players(
        p0={**OPEN, **spaces("outer-1", "large-1"), "fights": "army", "hand": ["charge"], "levels": {"army": 1}},
        p1={**spaces("outer-2", "large-1"), "fights": "army", "total": 5, "levels": {"army": 2}},
        p3={**spaces("outer-4", "large-1"), "fights": "army", "total": 3, "levels": {"army": 1, "guide": 1}},
    ),
}
TIED: Position = {
    **ASSAULT,
    "players": players(
        p0={**OPEN, **spaces("outer-1", "large-1"), "fights": "army", "hand": ["charge"]},
        p1={**spaces("outer-2", "large-1"), "fights": "army", "total": -1},
        p3={**spaces("outer-4", "large-1"), "fights": "army", "total": 3},
    ),
}
BESIEGED: Position = {
    **spaces("outer-1", "large-1"),
    "fights": "defence",
    "total": 4,
    "cubes": {"wood": 4, "rock": 3, "ether": 1},
    "levels": {"defence": 2},
}
SIEGE: Position = {
    **START,
    "step": "siege",
    "conflict": "siege",
    "place": "city-1",
    "victim": PSOLOS,
    "winner": RECES,
    "players": players(
        p0={**OPEN, **BESIEGED},
        p1={**spaces("outer-2", "city-1"), "fights": "army", "total": 9, "levels": {"army": 2}},
    ),
}
MELEE: Position = {
    **SIEGE,
    "melee": True,
    "players": players(
        p0={**OPEN, **BESIEGED},
        p1={**spaces("outer-2", "city-1"), "fights": "army", "total": 5, "levels": {"army": 2}},
        p3={**spaces("outer-4", "city-1"), "fights": "army", "total": 5},
    ),
}
SACK: Position = {**SIEGE, "step": "steal", "waiting": ["siege"], "amount": 4}
DISCIPLINE: Position = {
    **MELEE,
    "step": "discipline",
    "players": players(
        p0={**OPEN, **BESIEGED, "task": 1},
        p1={
            **spaces("outer-2", "city-1"),
            "fights": "army",
            "total": 5,
            "task": 3,
            "levels": {"army": 2},
            "hand": ["charge"],
        },
        p3={**spaces("outer-4", "city-1"), "fights": "army", "total": 5, "task": 2},
    ),
}
SPOILS: Position = {
    **MELEE,
    "step": "spoils",
    "players": players(
        p0={**OPEN, **BESIEGED},
        p1={**spaces("outer-2", "city-1"), "fights": "army", "total": 5, "task": 2, "hand": ["charge"]},
        p3={**spaces("outer-4", "city-1"), "fights": "army", "total": 5, "task": 2},
    ),
}
FLEE: Position = {
    **MELEE,
    "step": "flee",
    "players": players(
        p0={**OPEN, **BESIEGED, **spaces("large-3", "large-3")},
        p1={**spaces("outer-2", "city-1"), "fights": "army", "total": 5, "task": 2},
        p3={**spaces("outer-4", "outer-1"), "fights": "army", "total": 5},
    ),
}
PILLAGED: Position = {
    **spaces("large-1", "outer-4"),
    "fights": "collector",
    "cubes": {"wood": 2, "rock": 2},
    "levels": {"collector": 2},
    "hand": ["timber"],
}
PILLAGE: Position = {
    **START,
    "step": "steal",
    "waiting": ["hideout"],
    "conflict": "pillage",
    "place": "large-1",
    "winner": RECES,
    "victim": ERTIS,
    "amount": 2,
    "players": players(
        p0={**OPEN, **spaces("large-1", "outer-1"), "fights": "collector", "task": 7},
        p1=spaces("outer-2", "large-1"),
        p3={**PILLAGED, "task": 7},
    ),
}
TAKE_PILLAGE: Position = {
    **PILLAGE,
    "step": "take",
    "amount": 1,
    "players": players(
        p0={**OPEN, **spaces("large-1", "outer-1"), "fights": "collector", "task": 7},
        p1=spaces("outer-2", "large-1"),
        p3={**PILLAGED, "task": 3},
    ),
}
HIDEOUT: Position = {**TAKE_PILLAGE, "step": "hideout", "waiting": [], "amount": 0}
FLEE_PILLAGE: Position = {
    **HIDEOUT,
    "step": "flee",
    "players": players(
        p0={**OPEN, **spaces("large-1", "outer-1"), "fights": "collector", "task": 7},
        p1=spaces("outer-2", "large-1"),
        p3={**spaces("large-1", "outer-4"), "fights": "collector", "task": 2},
    ),
}
SPOILS_PILLAGE: Position = {
    **HIDEOUT,
    "step": "spoils",
    "victim": PSOLOS,
    "players": players(
        p0={**OPEN, **spaces("between-1", "outer-1"), "fights": "collector"},
        p1={**spaces("outer-2", "large-1"), "hand": ["charge"]},
        p3={**spaces("between-4", "outer-4"), "fights": "collector"},
    ),
}
END_FLASH: Position = {
    **START,
    "step": "end-flash",
    "turn": 2,
    "players": players(each=OPEN, p1={"hand": ["raid"] + ["resonance"] * 3 + ["charge"] * 2 + ["portcullis"] * 2}),
}
LIMIT: Position = {**END_FLASH, "step": "limit", "turn": 0}
OVER: Position = {
    **START,
    "season_number": 7,
    "step": "over",
    "ending": "etherium.end.stars",
    "players": players(each=OPEN, p2={"tokens": {"army": 3}}),
}

POSSIBLE: dict[str, Position] = {
    "lay": LAY,
    "keep": KEEP,
    "voyage": VOYAGE,
    "nomads": NOMADS,
    "season-paid": SEASON_PAID,
    "season-move": SEASON_MOVE,
    "season-flash": SEASON_FLASH,
    "effect": EFFECT,
    "program": PROGRAM,
    "number-flash": NUMBER_FLASH,
    "act": ACT,
    "after-flash": AFTER_FLASH,
    "take": TAKE,
    "take-harmonics": TAKE_HARMONICS,
    "take-connection": TAKE_CONNECTION,
    "pay-ether": PAY_ETHER,
    "pay-guide": PAY_GUIDE,
    "pay-penalty": PAY_PENALTY,
    "victim": VICTIM,
    "steal": STEAL,
    "rolled": ROLLED,
    "low": LOW,
    "lose-card": LOSE_CARD,
    "order": ORDER,
    "assault": ASSAULT,
    "tied": TIED,
    "siege": SIEGE,
    "melee": MELEE,
    "sack": SACK,
    "discipline": DISCIPLINE,
    "spoils": SPOILS,
    "flee": FLEE,
    "pillage": PILLAGE,
    "hideout": HIDEOUT,
    "take-pillage": TAKE_PILLAGE,
    "flee-pillage": FLEE_PILLAGE,
    "spoils-pillage": SPOILS_PILLAGE,
    "end-flash": END_FLASH,
    "limit": LIMIT,
}


def read(position: Position) -> Table:
    return GAME.from_position(position)


def refusal(position: Position) -> BadInput:
    """Why a position cannot be read."""
    with pytest.raises(BadInput) as error:
        read(position)
    return error.value


def play_from(state: Table, seed: int = 1) -> None:
    """Play at random to the end; whoever must decide always can."""
    dealer = FastDealer(seed)
    while state.actors():
        seat = state.actors()[dealer.pick(0, len(state.actors()))]
        legal = state.legal(seat)
        assert legal
        state.apply(seat, legal[dealer.pick(0, len(legal))], dealer)
    assert state.outcome() is not None
