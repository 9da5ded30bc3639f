"""Positions in the middle of things, from which random walks reach what those from the start seldom do."""

from __future__ import annotations

MANY = ["whip"] * 5 + ["sabre"] * 3 + ["crossbow"] * 2 + ["pistol"] + ["joker"]
OTHERS = ["whip"] * 3 + ["sabre"] * 4 + ["crossbow"] * 3 + ["cannon"] * 2 + ["joker"]


def boarding(pirate: str, assault: str, dice: list[str], **more: object) -> dict[str, object]:
    """Before the dice of an Assault are validated, with much in hand."""
    return {
        "pirate": pirate,
        "deck": "large",
        "step": "dice",
        "turn": 9,
        "boarding": True,
        "airship": 14,
        "pirate_ship": 14,
        "assault": assault,
        "dice": dice,
        "hands": [MANY, OTHERS],
        "gold": 1,
        "smoke": 1,
        **more,
    }


MIDWAY: tuple[dict[str, object], ...] = (
    boarding("noa", "A14", ["flag", "flag", "whip"]),
    boarding("sidonie", "A07", ["flag", "whip", "crossbow", "cannon"], crew={"mama": "active", "shuki": "active"}),
    boarding("gardenzio", "A01", ["flag", "flag", "whip", "sabre"], crew={"mama": "active", "ludvig": "active"}),
    boarding("gardenzio", "A14", ["flag", "flag", "flag"], hands=[MANY[:6], ["sabre", "joker", "joker"]]),
    boarding("ulysse", "A11", ["flag", "whip", "whip", "pistol"], crew={"kublai": "active", "rhett": "active"}),
    {
        "pirate": "isaure",
        "deck": "medium",
        "turn": 5,
        "airship": 10,
        "pirate_ship": 11,
        "route": {"10": "E21"},
        "ambushes": 2,
        "hands": [MANY, OTHERS],
        "gold": 2,
        "crew": {"olga": "active", "baba": "active", "shuki": "used"},
    },
)
