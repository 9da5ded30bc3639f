"""For each rule that can forbid something, a position and an action that it forbids there."""

from __future__ import annotations

from typing import Any, NamedTuple


class Forbidden(NamedTuple):
    """An action forbidden at a position to a seat: by default to the player whose step it is."""

    position: dict[str, Any]
    action: str
    seat: int | None = None


def act(slot: str, seat: int = 0, **player: Any) -> dict[str, Any]:
    """A seat is about to carry out its only programmed action."""
    return {"step": "act", "seat": seat, "effect": slot, "players": {seat: {"plan": [slot], **player}}}


def holding(step: str, *cards: str, **more: Any) -> dict[str, Any]:
    """The first seat, that of Psolos, is asked with these cards in its hand."""
    return {"step": step, "players": {0: {"hand": list(cards)}}, **more}


def rolled(seat: int, *faces: int, rolling: str = "connection", **more: Any) -> dict[str, Any]:
    """A connection of a seat was rolled, and may be modified."""
    player = {"plan": ["connect-1"], **more.pop("player", {})}
    return {
        "step": "rolled",
        "seat": seat,
        "turn": seat,
        "number": 1,
        "effect": "connect-1",
        "waiting": ["after-flash"],
        "rolling": rolling,
        "dice": list(faces),
        "players": {seat: player},
        **more,
    }


NOTHING_LAID: dict[str, Any] = {"step": "lay", "setup": "tactical", "terrains": {}}
ONE_MINE: dict[str, Any] = {"step": "lay", "setup": "tactical", "terrains": {"large-1": "large"}}
ALL_FORESTS: dict[str, Any] = {
    "step": "lay",
    "setup": "tactical",
    "terrains": {
        "large-1": "large",
        "large-2": "large",
        "outer-1": "medium",
        "between-1": "medium",
        "outer-2": "medium",
        "between-2": "medium",
    },
}
NO_WOOD: dict[str, Any] = {"cubes": {"wood": 16}}
"""With the four cubes the others begin with, none is left in the supply."""

AT_THE_ETHER: dict[str, Any] = {"spaces": {"collector": "ether"}}
SIEGE_OF_RECES: dict[str, Any] = {
    "step": "siege",
    "number": 1,
    "conflict": "siege",
    "place": "city-2",
    "victim": 1,
    "winner": 0,
    "players": [
        {"spaces": {"army": "city-2"}, "fights": "army", "total": 9, "plan": ["move-city"]},
        {"fights": "defence", "total": 3, "cubes": {"wood": 1}},
    ],
}
SIEGE_OF_PSOLOS: dict[str, Any] = {
    "step": "siege",
    "number": 1,
    "conflict": "siege",
    "place": "city-1",
    "victim": 0,
    "winner": 1,
    "players": [
        {"fights": "defence", "total": 3, "levels": {"guide": 0}, "plan": ["connect-1"]},
        {"spaces": {"army": "city-1"}, "fights": "army", "total": 9},
    ],
}
"""Psolos has no guide."""

FLIGHT: dict[str, Any] = {
    "step": "flee",
    "number": 1,
    "conflict": "assault",
    "place": "large-1",
    "winner": 1,
    "players": [
        {"spaces": {"army": "large-1"}, "fights": "army", "total": 1, "task": 2},
        {"spaces": {"army": "large-1", "collector": "outer-2"}, "fights": "army", "total": 9},
        {"spaces": {"army": "between-1", "collector": "outer-3"}},
    ],
}
"""Psolos has lost an assault on the first mine; the mountain beside it is taken."""

TWO_ASSAULTS: dict[str, Any] = {
    "step": "order",
    "number": 1,
    "players": [
        {"spaces": {"army": "large-1"}},
        {"spaces": {"army": "large-1"}},
        {"spaces": {"army": "large-3"}},
        {"spaces": {"army": "large-3"}},
    ],
}
PAYING_A_GUIDE: dict[str, Any] = {
    "step": "pay",
    "number": 1,
    "effect": "upgrade-guide",
    "pending": "guide",
    "amount": 1,
    "paid": ["wood"],
    "season": "meinas-1",
    "seat": 0,
    "waiting": ["after-flash"],
    "players": {0: {"plan": ["upgrade-guide"], "cubes": {"wood": 2, "rock": 1, "metal": 1}}},
}
ETHERISING: dict[str, Any] = {
    "step": "pay",
    "number": 1,
    "effect": "etherise",
    "pending": "ether",
    "amount": 2,
    "gained": 1,
    "waiting": ["after-flash"],
    "players": {0: {"plan": ["etherise"], "cubes": {"wood": 2, "rock": 2, "metal": 0}}},
}
RAIDING: dict[str, Any] = {
    "step": "victim",
    "theft": "any",
    "waiting": ["season-flash"],
    "players": {2: {"cubes": {"wood": 0, "rock": 0, "metal": 0}}},
}
STEALING: dict[str, Any] = {
    "step": "steal",
    "amount": 2,
    "victim": 1,
    "waiting": ["season-flash"],
    "players": {1: {"cubes": {"wood": 2, "metal": 2}}},
}
TAKING: dict[str, Any] = {"step": "take", "amount": 2, "waiting": ["season-flash"], "players": {0: NO_WOOD}}
WINDS: dict[str, Any] = {"step": "effect", "effect": "move-far", "waiting": ["season-flash"]}

_FORBIDDEN: dict[str, Forbidden] = {
    "setup.placing-only": Forbidden({}, "lay-large large-1"),
    "setup.on-board": Forbidden(NOTHING_LAID, "lay-large large-5"),
    "setup.piece-left": Forbidden(ALL_FORESTS, "lay-medium between-4"),
    "setup.site-free": Forbidden(ONE_MINE, "lay-large large-1"),
    "setup.connects": Forbidden(ONE_MINE, "lay-medium outer-2"),
    "program.only": Forbidden(holding("season-flash", "timber"), "token move-forest"),
    "program.one-per-slot": Forbidden({"players": {0: {"plan": ["collect-mine"]}}}, "token collect-mine"),
    "program.committed": Forbidden(
        {"players": {0: {"plan": ["move-mine", "collect-mine", "connect-1", "connect-2"]}}}, "token move-forest"
    ),
    "act.only": Forbidden({}, "collect"),
    "act.programmed": Forbidden(act("collect-forest"), "move army large-1"),
    "act.mandatory": Forbidden(act("collect-forest"), "pass"),
    "move.destination": Forbidden(act("move-mine"), "move army ether"),
    "move.reach": Forbidden(act("move-mine"), "move army large-3"),
    "move.stays": Forbidden(act("move-forest"), "move army outer-1"),
    "move.city": Forbidden(act("move-city"), "move army city-1"),
    "collect.right-terrain": Forbidden(act("collect-mine"), "collect"),
    "collect.nothing": Forbidden(act("collect-forest", **NO_WOOD), "collect"),
    "upgrade.highest": Forbidden(act("upgrade-collector", levels={"collector": 4}), "upgrade collector"),
    "upgrade.price": Forbidden(act("upgrade-army"), "upgrade army"),
    "upgrade.guide-each": Forbidden(PAYING_A_GUIDE, "pay wood"),
    "transform.price": Forbidden(act("booster"), "booster"),
    "transform.supply": Forbidden(act("etherise", cubes={"wood": 2, "ether": 18}), "etherise 1"),
    "transform.one-capacity-of-each": Forbidden(
        act("capacity", capacities=["omen"], cubes={"ether": 3}), "capacity omen"
    ),
    "transform.capacity-stock": Forbidden(
        {
            **act("capacity"),
            "players": [
                {"plan": ["capacity"], "cubes": {"ether": 3}},
                {"capacities": ["omen"]},
                {"capacities": ["omen"]},
            ],
        },
        "capacity omen",
    ),
    "connect.season-die": Forbidden(act("connect-1"), "connect 2"),
    "supply.only": Forbidden({}, "take wood"),
    "supply.limited": Forbidden(TAKING, "take wood"),
    "payment.only": Forbidden({}, "pay wood"),
    "payment.own": Forbidden(ETHERISING, "pay metal"),
    "theft.only": Forbidden({}, "victim 2"),
    "theft.victim": Forbidden(RAIDING, "victim 3"),
    "theft.cubes": Forbidden(STEALING, "steal rock"),
    "flash.hold": Forbidden(holding("season-flash", "timber"), "play lode"),
    "flash.window": Forbidden(holding("program", "timber"), "play timber"),
    "flash.season-symbol": Forbidden(holding("number-flash", "plenty"), "play plenty"),
    "flash.own-roll": Forbidden(holding("season-flash", "charge"), "play charge"),
    "flash.condition": Forbidden(holding("season-flash", "spoils"), "play spoils"),
    "flash.not-first": Forbidden(holding("season-flash", "raid", season="night", season_number=1, seat=0), "play raid"),
    "flash.no-effect": Forbidden(
        {"step": "season-flash", "players": {0: {"hand": ["timber"], **NO_WOOD}}}, "play timber"
    ),
    "flash.must-resolve": Forbidden(WINDS, "pass"),
    "flash.six-tokens": Forbidden(
        {"step": "season-flash", "players": {0: {"hand": ["awakening"], "action_tokens": 6}}}, "play awakening"
    ),
    "roll.only": Forbidden({}, "guide 0"),
    "roll.low": Forbidden(rolled(3, 3), "reroll 1 0"),
    "roll.shamans": Forbidden(rolled(1, 1), "reroll 1 0"),
    "roll.fate": Forbidden(rolled(1, 3), "fate"),
    "roll.guide": Forbidden(rolled(1, 3), "guide 2"),
    "conflict.order": Forbidden(TWO_ASSAULTS, "resolve assault large-2"),
    "siege.only": Forbidden({}, "siege booster"),
    "siege.something-there": Forbidden(SIEGE_OF_RECES, "siege booster"),
    "siege.guide": Forbidden(SIEGE_OF_PSOLOS, "siege guide"),
    "flight.only": Forbidden({}, "flee large-1"),
    "flight.nearest": Forbidden(FLIGHT, "flee large-4"),
    "flight.no-conflict": Forbidden(FLIGHT, "flee between-1"),
    "flight.terrain": Forbidden(FLIGHT, "flee ether"),
    "hand.discard-only": Forbidden(holding("season-flash", "timber"), "discard timber"),
    "pass.nothing-to-decline": Forbidden({}, "pass"),
}

FORBIDDEN = {f"etherium.{rule}": forbidden for rule, forbidden in _FORBIDDEN.items()}
