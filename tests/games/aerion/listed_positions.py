"""Positions of the wide catalogue from which everything rare is one step away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from aerodrome.games.aerion.cards import BASE_KIND_NAMES, CREW_NAMES, DECK_NAMES, ELEMENTS, SHIP_NAMES
from aerodrome.games.aerion.dice import FIRST_FULL, HANDS, faces_of
from aerodrome.games.aerion.expansions.flagship import FACTORY_NAMES
from aerodrome.games.aerion.expansions.hellkite import TYPE_NAMES
from aerodrome.kernel import Position

from .hellkite_tables import DEFEATED, last_lair, row
from .subject import WIDE

FULL_DISPLAY = dict.fromkeys(DECK_NAMES, "book")
NOTHING = [1, 1, 2, 3, 4, 6]
BOTH_READY = [["glider@AAA", "helix@AAA"], ["nacelle@AAAA", "helix@AAAA"]]
ALL_BUT_GLIDER = [ship for ship in SHIP_NAMES if ship != "glider"]
FLYING = list(SHIP_NAMES)


def listed_positions() -> list[Position]:
    parts = (_reserve(), _rerolls(), _base(), _two_players(), _flagship(), _hourglasses())
    return [position for part in (*parts, _clouds(), _piers(), _eggs(), _hellkite()) for position in part]


def _workshops_for(kind: str) -> list[list[str]]:
    if kind not in CREW_NAMES:
        return []
    blueprint = "glider" if kind == "incubi" else "nacelle"
    return [
        [f"{blueprint}@AAA", "helix@AAA"],
        [f"{blueprint}@AAAA", "helix@AAAA"],
        [f"{blueprint}@AAA+BB", "helix@AAA+BB"],
    ]


def _reserve() -> Iterator[Position]:
    """Every card that can lie in a Reserve, alone and on either seat of two."""
    for deck in DECK_NAMES:
        for kind in BASE_KIND_NAMES[:ELEMENTS]:
            workshops = _workshops_for(kind)
            yield {"display": FULL_DISPLAY, "reserve": [f"{kind}@{deck}"], "workshops": workshops[:2]}
            yield {"seats": 2, "display": FULL_DISPLAY, "reserve": [f"{kind}@{deck}"], "workshops": workshops}


def _rerolls() -> Iterator[Position]:
    for hand in range(FIRST_FULL, HANDS):
        yield {"step": "reroll", "dice": list(faces_of(hand)), "display": FULL_DISPLAY}


def _base() -> Iterator[Position]:
    nearly = {"ships": ALL_BUT_GLIDER, "workshops": BOTH_READY}
    yield {**nearly, "step": "place", "acquired": "incubi", "dice": [1, 1, 2, 2, 3, 4]}
    yield {**nearly, "step": "roll", "display": {"AAA": "incubi"}, "dice": [1, 1, 1, 2, 3, 4]}
    yield {"step": "replenish", "dice": [1, 1, 1, 2, 3, 4], "rest": "discards"}
    yield {"step": "replenish", "dice": [1, 1, 1, 2, 3, 4], "rest": "discards", "pulpit": ["book"]}
    yield {"step": "over", "rest": "discards", "ending": "aerion.end.loss"}
    yield {"step": "roll", "display": FULL_DISPLAY, "dice": [1, 2, 3, 4, 5, 6]}
    yield {"step": "roll", "display": {"AAA": "nut"}, "dice": [1, 2, 3, 4, 5, 6], "pulpit": ["book"]}
    retrieving = {"step": "retrieve", "waiting": ["replenish"], "dice": [1, 1, 2, 2, 3, 3], "rest": "discards"}
    yield {**retrieving, "pile": "AAA"}
    everything = {"expansions": ["flagship", "hourglasses", "stone-clouds", "piers", "eggs"]}
    yield {**retrieving, **everything, "variants": ["expand-the-factory"], "pile": "AAA"}
    two_pairs = {"step": "place", "dice": [1, 1, 2, 2, 3, 4]}
    yield {**two_pairs, "display": {"AA+BB": "book"}, "acquired": "glider", "pulpit": ["book@AAA"]}
    yield {**two_pairs, "acquired": "book@AAA", "pulpit": ["book@AA+BB"]}

    for number, ship in enumerate(SHIP_NAMES):
        material, crew = ("helix", "nut", "cocoon")[number % 3], CREW_NAMES[number // 3]
        yield {**two_pairs, "acquired": crew, "workshops": [[ship, material]]}
    yield {**two_pairs, "acquired": "incubi", "workshops": [["glider", "helix"]], "ships": ["glider"]}


def _two_players() -> Iterator[Position]:
    yield {"seats": 2, "seat": 1, "reserve": ["nut"], "display": FULL_DISPLAY}
    for seat in (0, 1):
        for ship, crew in (("glider", "incubi"), ("nacelle", "sognae")):
            yield {
                "seats": 2,
                "seat": seat,
                "step": "place",
                "dice": NOTHING,
                "acquired": crew,
                "ships": [other for other in SHIP_NAMES if other != ship],
                "workshops": [[], [], [f"{ship}@AAA", "helix@AAA"]],
            }


def _flagship() -> Iterator[Position]:
    flagship: Position = {"expansions": ["flagship"], "display": FULL_DISPLAY, "dice": NOTHING}
    materials = ["helix@AAAA", "nut@AAAA", "cocoon@AAAA"]
    there = {"flagship": ["nut@AAA"], "factories": ["library", "archive"]}
    yield {"expansions": ["flagship"], "display": FULL_DISPLAY, "reserve": ["nut@AAAA"], "areas": there}
    for deck in DECK_NAMES:
        for kind in BASE_KIND_NAMES[:5]:
            aboard = materials if kind in CREW_NAMES else []
            others = [card.replace("AAAA", "AAA") if deck == "AAAA" else card for card in aboard]
            yield {**flagship, "step": "roll", "reserve": [f"{kind}@{deck}"], "areas": {"flagship": others}}
    for factory in FACTORY_NAMES:
        areas = {"factories": [f"{factory}@AAA"]}
        for step in ("roll", "reroll"):
            discarded = {"discarded": 0 if factory == "research-lab" else 1}
            faces = {"dice": [1, 2, 3, 4, 5, 6], "counters": discarded, "areas": areas, "step": step}
            ready = "ready" if factory == "research-lab" and step == "roll" else "idle"
            display = {deck: "book" for deck in DECK_NAMES if deck != "AA+BB"}
            own = {"display": display, "pieces": {"research-lab": ready}, "pulpit": ["book"]}
            yield {**flagship, **faces, **own}
        others = [f"{other}@AAAA" for other in FACTORY_NAMES if other != factory]
        yield {
            **flagship,
            "variants": ["expand-the-factory"],
            "step": "place",
            "acquired": others[0],
            "areas": {"factories": [f"{factory}@AAA", others[1]]},
        }
    yield {
        **flagship,
        "variants": ["expand-the-factory"],
        "step": "place",
        "acquired": "archive@AAAA",
        "areas": {"factories": ["library@AAA", "security@AAA"]},
        "display": {"AA+BB": "nut"},
        "pulpit": ["book@AAA", "book@AAAA"],
    }
    nearly = {"areas": {"flagship": [*materials, "incubi@AAAA"]}, "step": "place", "acquired": "sognae"}
    yield {**flagship, **nearly}
    yield {**flagship, **nearly, "ships": FLYING}
    yield {**flagship, "pieces": {"flagship": "flying"}, "reserve": ["nut"]}


def _hourglasses() -> Iterator[Position]:
    acquired = [f"hourglass@{deck}" for deck in DECK_NAMES if deck != "AAA"]
    yield {
        "expansions": ["hourglasses"],
        "ships": FLYING,
        "step": "roll",
        "dice": [1, 1, 1, 2, 3, 4],
        "display": {"AAA": "hourglass", "AAAA": "book"},
        "areas": {"hourglasses": acquired},
    }


def _clouds() -> Iterator[Position]:
    clouds: Position = {"expansions": ["stone-clouds"], "step": "roll"}
    for dice in ([1, 1, 1, 1, 1, 1], [5, 5, 5, 5, 5, 5]):
        for size in range(4):
            for decks in combinations(DECK_NAMES, size):
                display = {deck: "bird" if deck in decks else "nut" for deck in DECK_NAMES}
                yield {**clouds, "dice": dice, "display": display}
    yield {**clouds, "dice": [1] * 6, "display": {"AAA": "bird"}, "variants": ["the-flock"]}
    gone = {f"cloud/{at}": "gone" for at in range(1, 6)}
    for variants in ([], ["pinned-down"]):
        for side in ("cracked", "intact"):
            striking: Position = {"step": "strike", "dice": [5] * 6, "counters": {"strikes": 1}, "variants": variants}
            pieces = {**gone, "cloud/6": side}
            yield {**clouds, **striking, "pieces": pieces}
            yield {**clouds, **striking, "pieces": pieces, "ships": FLYING[:5] if variants else FLYING}
        yield {**clouds, **striking}
    yield {**clouds, "dice": [6] * 6, "display": FULL_DISPLAY, "pieces": {**gone, "cloud/6": "gone"}}
    held: Position = {"variants": ["pinned-down"], "step": "place", "acquired": "incubi", "workshops": BOTH_READY}
    for choice in ("waits", "discarded"):
        yield {**clouds, **held, "dice": NOTHING, "pinned-ship": choice}


def _piers() -> Iterator[Position]:
    piers: Position = {"expansions": ["piers"], "step": "roll", "display": dict.fromkeys(DECK_NAMES, "worker")}
    built = {f"pier/{at}": "built" for at in (1, 2, 3)}
    for variants in ([], ["no-debt"]):
        for deck in DECK_NAMES:
            hired: Position = {
                "display": FULL_DISPLAY,
                "areas": {"payroll/1": [f"worker@{deck}"]},
                "variants": variants,
            }
            yield {**piers, **hired, "dice": [6, 6, 6, 6, 6, 6]}
            yield {**piers, **hired, "dice": [6, 6, 6, 6, 6, 6], "pieces": built, "ships": FLYING}
        yield {**piers, "dice": NOTHING, "variants": variants}
        yield {
            **piers,
            "dice": NOTHING,
            "variants": variants,
            "areas": {"payroll/1": ["worker@AAA"]},
            "display": {"AAAA": "worker"},
        }
    yield {**piers, "dice": [5, 5, 5, 5, 5, 1], "pieces": {**built, "pier/3": "construction"}, "ships": FLYING}
    yield {**piers, "dice": [5, 5, 5, 5, 5, 1], "pieces": {"pier/1": "built"}}
    yield {**piers, "dice": [5, 5, 5, 5, 5, 1], "pieces": built}


def _eggs() -> Iterator[Position]:
    eggs: Position = {"expansions": ["flagship", "hourglasses", "stone-clouds", "piers", "eggs"]}
    eggs["variants"] = ["expand-the-factory"]
    twelve = [f"egg@{deck}" for deck in DECK_NAMES for _ in range(2)]
    yield {**eggs, "display": FULL_DISPLAY, "areas": {"eggs": twelve}}
    yield {**eggs, "step": "close", "display": FULL_DISPLAY, "areas": {"eggs": twelve}}
    for kind in WIDE.components.kind_names:
        for choice in ("optional", "required"):
            yield {
                **eggs,
                "step": "revealed",
                "waiting": ["start"],
                "egg-choice": choice,
                "display": {"AAA": "nut"},
                "areas": {"revealed": [f"{kind}@AAAA"]},
            }
    only_eggs: Position = {"expansions": ["eggs"], "step": "roll", "display": {"AAA": "egg"}, "dice": NOTHING}
    yield only_eggs
    yield {**only_eggs, "pieces": {"nest/AAA": "due"}}
    for deck in DECK_NAMES:
        swapping: Position = {"step": "revealed", "waiting": ["roll"], "areas": {"revealed": [f"nut@{deck}"]}}
        yield {**only_eggs, **swapping, "display": {deck: "egg"}, "pieces": {f"nest/{deck}": "due"}}
    yield {**only_eggs, "variants": ["fragile-shells"], "pixies": 0}
    yield {**only_eggs, "variants": ["fragile-shells"]}


def _hellkite() -> Iterator[Position]:
    hellkite: Position = {"expansions": ["hellkite"], "step": "roll", "dice": [1] * 6, "display": FULL_DISPLAY}
    cards = {"book": "book", "blueprint": "bee", "material": "nut", "crew": "incubi"}
    for kind in TYPE_NAMES:
        display = dict.fromkeys(DECK_NAMES, cards[kind])
        others = [other for other in TYPE_NAMES if other != kind]
        outposts = {f"outpost/{at}": shown for at, shown in enumerate([kind, *others, kind, others[0]], 1)}
        yield {**hellkite, "display": display, "pieces": outposts}
        yield {**hellkite, "display": display, **row(1, {1: kind})}
        fallen = row(1, fallen={1: kind})
        yield {**hellkite, "step": "lair", "display": display, **fallen, "pieces": {**fallen["pieces"], "grant": kind}}
    # Which Lair a Hunt uncovers is chance: enough of them to see every type.
    yield from ({**hellkite, "dice": [1, 1, 1, 1, 1, face]} for face in range(1, 7))
    yield from ({**hellkite, "dice": [1, 1, 1, 1, 2, face]} for face in range(2, 7))
    yield {**hellkite, **last_lair(4)}
    yield {**hellkite, **last_lair(4), "ships": FLYING}
    yield {**hellkite, **DEFEATED}
    yield {**hellkite, "pieces": {"hellkite": "4"}}
    fortress: Position = {**hellkite, "variants": ["impregnable-fortress"]}
    yield {**fortress, "pieces": {"hellkite": "3"}}
    yield {**fortress, **row(1, {1: "crew"})}
