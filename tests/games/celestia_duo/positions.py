"""Positions that several tests begin with."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo import GAME, Table
from aerodrome.kernel import BadInput, FastDealer, Position

FULL: Position = {
    "pirate": "melchior",
    "deck": "large",
    "distance": 14,
    "propeller": "ambush",
    "captain": 1,
    "seat": 0,
    "step": "pick",
    "waiting": ["resources"],
    "turn": 7,
    "airship": 6,
    "pirate_ship": 17,
    "route": {"1": "D2", "3": "E11", "4": "E02", "6": "E22"},
    "known": {"2": "E19", "7": "E07", "8": "E04"},
    "stages": {"4": "C3"},
    "used_stages": ["C5"],
    "baba": [],
    "laying": 0,
    "olga": 0,
    "ambushes": 1,
    "dice": ["sabre", "pistol", "flag"],
    "flags": 0,
    "fighter": 1,
    "owed": [],
    "assault": None,
    "masts": 3,
    "boarding": False,
    "hands": [["whip", "crossbow", "crossbow"], ["pistol", "joker"]],
    "memory": [
        {"at_least": {"crossbow": 1}, "at_most": {"whip": 2, "joker": 1}, "proved": {}, "since": 0, "unpaid": None},
        {"at_least": {}, "at_most": {"sabre": 0}, "proved": {"sabre": 0, "pistol": -1}, "since": 2, "unpaid": None},
    ],
    "told": ["have-not whip", "all-kinds"],
    "visible": ["cannon"],
    "hidden": 2,
    "face_down": [],
    "deck_limit": {},
    "passed": True,
    "played": ["whip", "whip"],
    "reclaim": 0,
    "discard": ["sabre", "joker"],
    "energy": 1,
    "spent": ["J1", "J2"],
    "gold": 1,
    "smoke": 1,
    "crew": {"shuki": "used", "baba": "active"},
    "crew_discard": ["rhett"],
    "losses": 2,
    "offered": {},
    "rewards": {},
    "said": [[], []],
    "ready": False,
    "ending": None,
}
"""The chase, while an energy token is paid for: something in most places that can hold anything."""

BOARDED: Position = {
    **FULL,
    "pirate": "gardenzio",
    "propeller": "stage",
    "captain": 0,
    "seat": 1,
    "step": "grapple",
    "waiting": [],
    "turn": 12,
    "airship": 17,
    "route": {"1": "D1", "12": "E23"},
    "known": {"17": "E07"},
    "dice": ["flag", "flag"],
    "owed": ["sabre", "crossbow"],
    "assault": "A13",
    "masts": 2,
    "boarding": True,
    "hands": [["cannon"], ["sabre", "cannon", "cannon", "joker"]],
    "memory": [
        {"at_least": {}, "at_most": {"whip": 0}, "proved": {}, "since": 0, "unpaid": "no-pairs"},
        {"at_least": {"cannon": 1}, "at_most": {}, "proved": {}, "since": 0, "unpaid": None},
    ],
    "stages": {"12": "C6"},
    "visible": [],
    "hidden": 0,
    "passed": False,
    "played": ["whip"],
    "spent": ["J1", "J3", "A02"],
    "losses": 0,
}
"""A flag of the final battle is being paid."""

# What the positions below have where they say nothing else
BRIEFING: Position = {"pirate": "noa", "turn": 4, "airship": 3, "route": {"3": "E22"}, "hands": [["whip"], ["sabre"]]}
DICE: Position = {**BRIEFING, "step": "dice", "dice": ["whip", "flag", "flag"]}
COMBAT: Position = {**DICE, "step": "combat"}
SHARE: Position = {**BRIEFING, "step": "share", "waiting": ["shop"], "stages": {"3": "C1"}, "visible": ["whip"]}
ALL_BUT_WHIPS = ["sabre"] * 10 + ["crossbow"] * 9 + ["pistol"] * 7 + ["cannon"] * 5 + ["joker"] * 3
DEALT_OUT: Position = {
    **SHARE,
    "visible": ["sabre"],
    "hidden": 2,
    "hands": [["whip"] * 10, ALL_BUT_WHIPS],
    "deck_limit": {"whip": 3},
}
"""The deck was shuffled from three Whips."""
OF_TWO_DECKS: Position = {
    **DEALT_OUT,
    "hidden": 3,
    "hands": [["whip"] * 10, ALL_BUT_WHIPS[1:-1]],
    "face_down": ["whip", "sabre", "joker"],
}
"""The same, and two cards of the deck before it lie face down with one of these."""
REWARDS: Position = {**BRIEFING, "step": "rewards", "rewards": {"equipment": 2}}
SHOP: Position = {**BRIEFING, "step": "shop", "stages": {"3": "C1"}, "gold": 1}
START: Position = {"pirate": "noa", "turn": 1}
DRAFT: Position = {**START, "step": "draft", "visible": ["whip", "whip", "sabre", "joker"]}
BOARDING: Position = {
    "pirate": "noa",
    "turn": 9,
    "step": "boarding",
    "airship": 14,
    "pirate_ship": 14,
    "boarding": True,
    "gold": 1,
    "hands": [["whip", "sabre"], ["sabre"]],
}
ASSAULT: Position = {**BOARDING, "step": "dice", "assault": "A14", "dice": ["flag", "whip", "whip"]}
GRAPPLE: Position = {**ASSAULT, "step": "grapple", "owed": ["whip", "sabre"]}
BABA: Position = {**BRIEFING, "step": "baba", "crew": {"baba": "used"}, "laying": 4, "baba": ["E01", "E02"]}
LOAD: Position = {
    **DICE,
    "step": "load",
    "waiting": ["flags"],
    "flags": 2,
    "deck": "large",
    "gold": 3,
    "crew": {"rhett": "used"},
    "offered": {"smoke": 4},
}
SHUKI: Position = {**BRIEFING, "step": "shuki", "crew": {"shuki": "active"}, "played": ["whip", "whip", "joker"]}
RECLAIM: Position = {**SHUKI, "step": "reclaim", "crew": {"shuki": "used"}, "reclaim": 2}
RESOURCES: Position = {**COMBAT, "step": "resources", "spent": ["J2"], "losses": 2, "gold": 2, "smoke": 1}
LOSE: Position = {**DICE, "pirate": "sidonie", "step": "lose", "flags": 1}
DEACTIVATE: Position = {**DICE, "pirate": "ulysse", "step": "deactivate", "crew": {"olga": "active", "baba": "active"}}
DISMISS: Position = {**DICE, "pirate": "isaure", "step": "dismiss", "crew": {"olga": "used", "baba": "active"}}
TELL: Position = {**BRIEFING, "step": "tell", "route": {"3": "E02"}}

POSSIBLE: tuple[Position, ...] = (
    *(FULL, BOARDED, BRIEFING, DICE, COMBAT, SHARE, REWARDS, SHOP, START, DRAFT, BOARDING, ASSAULT, GRAPPLE, BABA),
    *(LOAD, SHUKI, RECLAIM, RESOURCES, LOSE, DEACTIVATE, DISMISS, TELL, DEALT_OUT, OF_TWO_DECKS),
)


def read(position: Position) -> Table:
    return GAME.from_position(position)


def refusal(position: Position) -> BadInput:
    with pytest.raises(BadInput) as error:
        read(position)
    return error.value


def play_from(state: Table, decisions: int = 8) -> None:
    """A few decisions: whoever must decide always can, and what comes can be written down and read again."""
    dealer = FastDealer(decisions)
    for choice in range(decisions):
        if not state.actors():
            break
        seat = state.actors()[choice % len(state.actors())]
        legal = state.legal(seat)
        assert legal
        state.apply(seat, legal[choice * 7 % len(legal)], dealer)
        assert read(GAME.position(state)).key() == state.key()
