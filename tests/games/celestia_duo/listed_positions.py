"""Positions near everything that random play seldom does: every action is legal in one of them."""

from __future__ import annotations

from itertools import combinations_with_replacement

from aerodrome.games.celestia_duo.cards import AMBUSH_NAMES, CREW_NAMES, FACE_NAMES, KIND_NAMES, STAGE_NAMES
from aerodrome.kernel import Position

SYMBOLS = KIND_NAMES[:5]
ONE_OF_EACH = list(KIND_NAMES)
TWO_OF_EACH = [*SYMBOLS, *SYMBOLS, "joker"]
CHASE: Position = {"deck": "large", "turn": 2, "airship": 1, "route": {"1": "D1"}, "ambushes": 1}
HANDS: Position = {"hands": [TWO_OF_EACH, TWO_OF_EACH]}
AHEAD: Position = {"deck": "medium", "turn": 9, "airship": 10, "pirate_ship": 12, "route": {"10": "E14"}}
BOARDING: Position = {"deck": "large", "turn": 9, "boarding": True, "airship": 14, "pirate_ship": 14, "pirate": "noa"}


def listed_positions() -> list[Position]:
    return [
        *_dice(),
        *_combats(),
        *_baba(),
        *_route(),
        *_crew(),
        *_penalties(),
        *_sharing(),
        *_rewards(),
        *_cities(),
        *_boarding(),
        *_endings(),
    ]


def _dice() -> list[Position]:
    """Every throw of four dice, with smoke, Augusta, and without either."""
    throws = [list(faces) for faces in combinations_with_replacement(FACE_NAMES, 4)]
    return [
        *[
            {**CHASE, **HANDS, "step": "dice", "dice": dice, "smoke": 1, "crew": {"augusta": "active"}}
            for dice in throws
        ],
        {**CHASE, **HANDS, "step": "dice", "dice": ["flag"] * 3, "crew": {"kublai": "active", "rhett": "active"}},
        {**CHASE, **HANDS, "step": "augusta", "dice": ["whip", "flag"], "crew": {"augusta": "used"}, "smoke": 1},
        {
            **CHASE,
            **HANDS,
            "step": "flags",
            "dice": ["flag"],
            "flags": 1,
            "crew": dict.fromkeys(CREW_NAMES[3:7], "active"),
        },
        {**CHASE, "step": "dice", "dice": ["whip"], "crew": {"augusta": "used"}},
    ]


def _combats() -> list[Position]:
    helpers = {"mama": "active", "ludvig": "active"}
    fight: Position = {**CHASE, **HANDS, "step": "combat"}
    return [
        *[{**fight, "dice": [symbol, symbol], "crew": helpers} for symbol in SYMBOLS],
        {**fight, "dice": ["flag"], "crew": {"shuki": "active"}},
        {**fight, "dice": ["whip"], "crew": {"mama": "used", "ludvig": "used"}},
        *[{**fight, "dice": ["flag"], "hands": [[], ONE_OF_EACH], "spent": [], "gold": at} for at in range(4)],
        *[
            {**fight, "dice": ["whip"], "hands": [["sabre"], []], "smoke": 4, "captain": at % 2, "seat": 0}
            for at in range(6)
        ],
        {**fight, "step": "start", "dice": ["whip"], "crew": {"ludvig": "active", "mama": "active", "shuki": "active"}},
    ]


def _baba() -> list[Position]:
    cards = [card for card in AMBUSH_NAMES if card[0] == "E"]
    start: Position = {"step": "baba", "laying": 1, "turn": 1, "crew": {"baba": "used"}}
    return [
        *[
            {**CHASE, "step": "baba", "laying": 2, "baba": cards[at : at + 2], "crew": {"baba": "used"}}
            for at in range(0, 24, 2)
        ],
        *[{**start, "baba": [card]} for card in AMBUSH_NAMES[:4]],
        {**start, "baba": ["D1", "E01"], "olga": 1, "crew": {"baba": "used", "olga": "used"}},
        {"turn": 1, "crew": {"baba": "active", "olga": "active"}},
        *[{**AHEAD, "crew": {"baba": "active", "olga": "active"}, "known": {"11": card}} for card in cards[:3]],
    ]


def _route() -> list[Position]:
    """Every ambush card turned up, every place reached."""
    cards = [card for card in AMBUSH_NAMES if card[0] == "E"]
    places: list[Position] = [
        {
            "turn": 5,
            "airship": place,
            "pirate_ship": 25,
            "route": {str(place): "E02" if place > 1 else "D4"},
            "known": {str(place + 1): "E08"},
            "crew": {"baba": "active"},
        }
        for place in range(1, 25)
    ]
    return [
        *[{"turn": 1, "known": {"1": card}} for card in AMBUSH_NAMES[:4]],
        *[{**CHASE, "known": {"2": "E02" if card != "E02" else "E03", "3": card}} for card in cards],
        *places,
        *[
            {
                **place,
                "step": "baba",
                "laying": place["airship"] + 1,
                "baba": ["E08"],
                "known": {},
                "crew": {"baba": "used"},
            }
            for place in places
        ],
    ]


def _crew() -> list[Position]:
    return [
        *[
            {
                **CHASE,
                **HANDS,
                "step": "rewards",
                "route": {"1": "D4"},
                "rewards": {"crew": 1},
                "deck": "small",
                "crew_discard": list(CREW_NAMES[:7]),
                "gold": at,
            }
            for at in range(3)
        ],
        {
            **CHASE,
            "step": "rewards",
            "deck": "small",
            "route": {"1": "D4"},
            "rewards": {"crew": 1},
            "crew": dict.fromkeys(CREW_NAMES[:3], "active"),
            "crew_discard": list(CREW_NAMES[3:]),
        },
        *[{**CHASE, "crew": {name: "active"}} for name in CREW_NAMES],
        *[{**CHASE, "crew": {name: "used"}} for name in CREW_NAMES],
        {**CHASE, **HANDS, "step": "shuki", "played": ["whip", "joker"], "crew": {"shuki": "active"}},
        *[
            {**CHASE, "step": "reclaim", "reclaim": 2, "played": [kind, "whip"], "crew": {"shuki": "used"}}
            for kind in KIND_NAMES
        ],
    ]


def _penalties() -> list[Position]:
    struck: Position = {**CHASE, "dice": ["flag", "flag"], "flags": 1}
    return [
        {**struck, **HANDS, "pirate": "sidonie", "step": "victim"},
        {**struck, "hands": [ONE_OF_EACH, []], "pirate": "sidonie", "step": "lose"},
        {**struck, **HANDS, "pirate": "sidonie", "step": "lose", "seat": 1},
        *[
            {**struck, "pirate": "ulysse", "step": "deactivate", "crew": dict.fromkeys(pair, "active")}
            for pair in (CREW_NAMES[:2], CREW_NAMES[2:4], CREW_NAMES[4:6], CREW_NAMES[6:])
        ],
        *[
            {**struck, "pirate": "isaure", "step": "dismiss", "crew": dict.fromkeys(pair, "used")}
            for pair in (CREW_NAMES[:2], CREW_NAMES[2:4], CREW_NAMES[4:6], CREW_NAMES[6:])
        ],
        *[
            {**CHASE, **more, "pirate": pirate, "step": "dice", "dice": ["flag"]}
            for pirate in ("melchior", "sidonie", "ulysse", "isaure", "gardenzio")
            for more in (
                {},
                {**HANDS, "gold": 1, "crew": {"olga": "active"}},
                {"crew": {"olga": "active", "baba": "active"}},
                {"hands": [["whip"], []]},
            )
        ],
    ]


def _sharing() -> list[Position]:
    shop: Position = {**CHASE, "ambushes": 0, "stages": {"1": "C1"}, "waiting": ["shop"], "gold": 1}
    return [
        {"step": "draft", "turn": 1, "visible": ["whip", "sabre", "crossbow", "pistol"], "hands": [["whip"] * 4] * 2},
        {**shop, "step": "share", "visible": ONE_OF_EACH, "hidden": 2},
        {**shop, "step": "pick", "visible": ONE_OF_EACH, "hidden": 1},
        {**shop, "step": "pick", "visible": ["joker"], "passed": True},
        {**shop, "step": "pick", "hidden": 1, "seat": 1},
    ]


def _rewards() -> list[Position]:
    won: Position = {**CHASE, "step": "rewards"}
    told: Position = {**CHASE, "route": {"1": "D3"}, "step": "tell"}
    return [
        {**won, "airship": 2, "route": {"2": "E01"}, "rewards": {"gold": 1, "equipment": 1}},
        {**won, "route": {"1": "D3"}, "rewards": {"communication": 1}},
        {**won, "route": {"1": "D4"}, "rewards": {"crew": 1}},
        {**won, "route": {"1": "D2"}, "rewards": {"gold": 1}, "deck": "large", "smoke": 4},
        *[
            {
                **won,
                "route": {"1": "D2"},
                "rewards": {"gold": 1},
                "gold": 1,
                "smoke": 1,
                "crew": dict.fromkeys(pair, "used"),
            }
            for pair in (CREW_NAMES[:2], CREW_NAMES[2:4], CREW_NAMES[4:6], CREW_NAMES[6:])
        ],
        {**told, "hands": [ONE_OF_EACH, []]},
        {**told, "hands": [[], ONE_OF_EACH], "seat": 1, "told": ["nothing", None]},
        {**won, "airship": 2, "route": {"2": "E01"}, "rewards": {"gold": 1, "equipment": 1}, **_no_cards()},
    ]


def _no_cards() -> Position:
    """Every equipment card is in a hand."""
    return {
        "hands": [
            ["whip"] * 13 + ["sabre"] * 11,
            ["crossbow"] * 9 + ["pistol"] * 7 + ["cannon"] * 5 + ["joker"] * 3,
        ]
    }


def _visited(*left: str) -> Position:
    """All cities but these have been visited, one of them where the airship lies."""
    last, *others = [stage for stage in STAGE_NAMES if stage not in left]
    return {"ambushes": 0, "stages": {"1": last}, "used_stages": others}


def _cities() -> list[Position]:
    return [
        # The last stop of a match in Quick mode
        {
            **CHASE,
            **HANDS,
            "step": "shop",
            "pirate": "artorius",
            "pirate_ship": 25,
            "turn": 8,
            "ambushes": 0,
            "stages": {"1": STAGE_NAMES[-1]},
            "used_stages": list(STAGE_NAMES[:-1]),
            "gold": 1,
        },
        *[{**CHASE, **HANDS, **_visited(stage)} for stage in STAGE_NAMES],
        {**CHASE, **_visited()},
        *[
            {
                **CHASE,
                "ambushes": 0,
                "step": "shop",
                "stages": {"1": stage},
                "gold": 2,
                "smoke": 1,
                "crew": {"olga": "used"},
            }
            for stage in STAGE_NAMES
        ],
        {**CHASE, "ambushes": 0, "step": "shop", "stages": {"1": "C1"}, "gold": 1, **_no_cards()},
        {
            **CHASE,
            "ambushes": 0,
            "step": "load",
            "waiting": ["shop"],
            "stages": {"1": "C1"},
            "offered": {"smoke": 1},
            "gold": 4,
        },
        {
            **CHASE,
            "step": "load",
            "waiting": ["flags"],
            "dice": ["flag"],
            "flags": 1,
            "offered": {"gold": 1},
            "smoke": 2,
            "crew": {"kublai": "used", "olga": "active"},
        },
        *[
            {
                **CHASE,
                **HANDS,
                "step": "resources",
                "fighter": 0,
                "losses": 1,
                "dice": ["whip"],
                "spent": ["J1"],
                "gold": 1,
                "smoke": 1,
                "crew": dict.fromkeys(pair, "active"),
            }
            for pair in (CREW_NAMES[:2], CREW_NAMES[2:4], CREW_NAMES[4:6], CREW_NAMES[6:])
        ],
        {**CHASE, **_reshuffled(), "airship": 3, "route": {"1": "D4", "2": "E02", "3": "E03"}},
    ]


def _reshuffled() -> Position:
    """The deck is empty: a sharing takes the discard pile."""
    return {
        "hands": [["whip"] * 13, ["sabre"] * 11],
        "discard": ["crossbow"] * 9 + ["pistol"] * 7 + ["cannon"] * 5 + ["joker"] * 3,
        "ambushes": 3,
    }


def _boarding() -> list[Position]:
    assault: Position = {**BOARDING, **HANDS}
    return [
        *[{**assault, "step": "boarding", "gold": 1 + at % 4, "pirate": _pirate(at)} for at in range(40)],
        {**assault, "step": "boarding", "gold": 3, "crew": {"olga": "used"}},
        {**assault, "step": "boarding", "gold": 1, "crew": {"olga": "used"}, "pirate": "ulysse"},
        {**assault, "step": "boarding", "gold": 3, "crew": {"olga": "active"}},
        {**assault, "step": "dice", "assault": "A01", "dice": ["flag"], "smoke": 1},
        {**assault, "step": "dice", "assault": "A06", "dice": ["flag"], "crew": {"augusta": "active"}},
        {**assault, "step": "combat", "assault": "A11", "dice": ["flag", "whip"]},
        {
            **assault,
            "step": "combat",
            "assault": "A06",
            "dice": ["flag", "whip"],
            "crew": {"mama": "active", "ludvig": "active"},
        },
        {**assault, "step": "combat", "assault": "A01", "dice": ["flag"], "hands": [["whip"], []]},
        {
            **assault,
            "step": "combat",
            "assault": "A01",
            "dice": ["flag"],
            "hands": [["whip", "cannon"], []],
            "crew": {"mama": "active"},
        },
        {**assault, "step": "grapple", "fighter": 0, "assault": "A01", "dice": ["flag"], "owed": ["whip", "sabre"]},
        {
            **assault,
            "step": "grapple",
            "fighter": 0,
            "assault": "A01",
            "dice": ["flag"],
            "owed": ["whip", "sabre"],
            "hands": [["whip", "whip", "whip"], []],
        },
    ]


def _pirate(number: int) -> str:
    return ("noa", "melchior", "sidonie", "ulysse", "isaure", "gardenzio")[number % 6]


def _endings() -> list[Position]:
    lost: Position = {"step": "combat", "dice": ["whip"], "hands": [["sabre"], list(KIND_NAMES)]}
    all_spent: Position = {"deck": "large", "spent": ["J1", "J2", "J3"]}
    return [
        {**AHEAD, **HANDS, "pirate": "artorius"},
        {**AHEAD, **HANDS, "pirate": "gardenzio", "gold": 1},
        {**AHEAD, **HANDS, "pirate": "noa"},
        {**CHASE, **HANDS, "pirate_ship": 25},
        {**CHASE, **HANDS, "pirate_ship": 25, "step": "dice", "dice": ["flag"]},
        {**CHASE, **lost, **all_spent},
        {**CHASE, **all_spent, "step": "combat", "dice": ["flag"], "seat": 1, "hands": [ONE_OF_EACH, []]},
        {**BOARDING, **lost, **all_spent, "assault": "A01"},
        {
            **BOARDING,
            **HANDS,
            "step": "combat",
            "dice": ["whip"],
            "assault": "A03",
            "masts": 1,
            "spent": ["A01", "A02"],
        },
    ]
