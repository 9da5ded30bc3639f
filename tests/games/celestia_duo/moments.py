"""A position for each step of Celestia Duo, with what may be talked about there."""

from __future__ import annotations

from typing import Any

from .forbidden import DRAFT, IN_A_CITY

ALL_ACTIVE = {"crew": dict.fromkeys(("ludvig", "shuki", "mama"), "active")}
WITH_FLAG: dict[str, Any] = {"dice": ["whip", "flag"], "pirate_ship": 13}
LOADING: dict[str, Any] = {
    **IN_A_CITY,
    "step": "load",
    "waiting": ["shop"],
    "gold": 1,
    "smoke": 4,
    "offered": {"smoke": 2},
}
WINDOWS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "briefing": ({"crew": {"olga": "active", "baba": "active"}}, {"continue", "stop", "use-olga", "use-baba"}),
    "baba": (
        {"baba": ["E05", "E16"], "laying": 2, "crew": {"baba": "used"}},
        {"meet-weakest", "meet-richest", "meet-fastest"},
    ),
    "dice": (
        {"smoke": 1, "crew": {"augusta": "active", "kublai": "active", "rhett": "active"}, "dice": ["whip", "flag"]},
        {"use-smoke", "keep-smoke", "use-augusta", "use-kublai", "use-rhett"},
    ),
    "load": (LOADING, {"spare-gold", "take-it", "leave-it"}),
    "start": (
        ALL_ACTIVE | {"dice": ["whip", "whip"]},
        {"you-first", "me-first", "use-ludvig", "use-mama", "use-shuki"},
    ),
    "share": ({"waiting": ["rewards"], "visible": ["whip"]}, {"you-first", "me-first"}),
    "resources": (
        {"losses": 1, "spent": ["J1"], "smoke": 2, "gold": 1, "crew": {"olga": "used"}},
        {"spare-gold", "spare-smoke", "spare-crew"},
    ),
    "rewards": (
        {"airship": 4, "route": {"4": "E07"}, "rewards": {"crew": 1}, "smoke": 2, "gold": 2, "crew": {"olga": "used"}},
        {"spare-gold", "spare-smoke", "spare-crew", "take-it", "leave-it"},
    ),
    "shop": (IN_A_CITY, {"buy-cards", "buy-smoke", "save-gold"}),
    "boarding": ({"boarding": True, "turn": 8, "gold": 1, "crew": {"olga": "used"}}, {"buy-cards", "reactivate"}),
}
"""The talk windows: a position and the phrases about what is decided there."""

SILENT: dict[str, dict[str, Any]] = {
    "draft": DRAFT,
    "augusta": {"smoke": 1, "crew": {"augusta": "used"}},
    "flags": {**WITH_FLAG, "pirate_ship": 12, "flags": 1, "crew": {"kublai": "active"}},
    "victim": {**WITH_FLAG, "pirate": "sidonie"},
    "lose": {**WITH_FLAG, "pirate": "sidonie"},
    "deactivate": {**WITH_FLAG, "pirate": "ulysse", "crew": {"olga": "active", "baba": "active"}},
    "dismiss": {**WITH_FLAG, "pirate": "isaure", "crew": {"olga": "active", "baba": "active"}},
    "combat": {},
    "grapple": {
        "boarding": True,
        "turn": 8,
        "assault": "A04",
        "dice": ["flag"],
        "owed": ["sabre"],
        "played": ["whip"],
    },
    "pick": {"waiting": ["rewards"], "visible": ["whip"]},
    "shuki": {"played": ["whip", "whip"], "crew": {"shuki": "active"}},
    "reclaim": {"played": ["whip"], "reclaim": 1, "crew": {"shuki": "used"}},
    "tell": {"airship": 3, "route": {"3": "E02"}},
}
"""A position for each of the steps in which nobody speaks."""

POSITIONS: dict[str, dict[str, Any]] = {**{step: position for step, (position, _) in WINDOWS.items()}, **SILENT}
"""A position for each step but the end."""
