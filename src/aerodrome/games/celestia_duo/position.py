"""Positions of Celestia Duo, written by hand or by the program.

A position names what lies where; whatever it leaves out has its usual place: equipment cards in the deck, crew in the
crew deck, the hold and the hands empty. `hands` are two lists of cards, `route` the ambush cards that lie face up and
`known` those that Baba has put back, by place; places count from 1, the start tile is 0.

    {"pirate": "noa", "deck": "medium", "step": "combat", "airship": 3, "route": {"3": "E05"}, "turn": 4,
     "dice": ["whip", "flag"], "hands": [["whip", "joker"], ["sabre"]], "crew": {"olga": "active"}, "smoke": 1}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aerodrome.kernel import BadInput, Position
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.state import DEPTH

from . import step
from .cards import (
    ACTIVE,
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_DISCARDED,
    CREW_NAMES,
    DECK_NAMES,
    DICE,
    ENERGY_NAMES,
    FACE_NAMES,
    FIRST_DISTANCE,
    IN_CREW_DECK,
    KIND_NAMES,
    LAIR,
    MASTS,
    PIRATE_NAMES,
    REWARD_NAMES,
    ROUTE,
    STAGE_NAMES,
    STARTING_CARDS,
    USED,
)
from .catalogue import MOST_ON_A_CARD
from .dice import hand_of
from .errors import bad_input
from .facts import Facts, Setting
from .layout import (
    AMBUSH_AT,
    ASSAULT_AT,
    CREW_AT,
    DECK_AT,
    DECK_LIMIT_AT,
    DISCARD_AT,
    ENERGY_AT,
    FACE_DOWN_AT,
    HAND,
    HAND_AT,
    MEMORY,
    MEMORY_AT,
    OWED_AT,
    PLAYED_AT,
    REVEALED_AT,
    REWARD_AT,
    ROUTE_AT,
    STAGE_AT,
    STAGE_DECK_AT,
    VISIBLE_AT,
)
from .moments import WAITING_NAMES
from .phrases import PHRASE_NAMES, STATEMENT_NAMES
from .possible import check
from .table import ENDINGS, Table, lay_out
from .view import Memory, memory_numbers, view_of
from .written import CelestiaWritten

FIELDS = (
    "pirate",
    "deck",
    "distance",
    "propeller",
    "captain",
    "seat",
    "step",
    "waiting",
    "turn",
    "airship",
    "pirate_ship",
    "route",
    "known",
    "stages",
    "used_stages",
    "baba",
    "laying",
    "olga",
    "ambushes",
    "dice",
    "flags",
    "fighter",
    "owed",
    "assault",
    "masts",
    "boarding",
    "hands",
    "memory",
    "told",
    "visible",
    "hidden",
    "face_down",
    "deck_limit",
    "passed",
    "played",
    "reclaim",
    "discard",
    "energy",
    "spent",
    "gold",
    "smoke",
    "crew",
    "crew_discard",
    "losses",
    "offered",
    "rewards",
    "said",
    "ready",
    "ending",
)
PROPELLERS = ("stage", "ambush")
STATUSES = {"active": ACTIVE, "used": USED}


def position_of(state: Table) -> Position:
    """The complete state with every component named."""
    view = view_of(state, 0)
    lying = [place.stage for place in view.route if place.stage]
    return {
        "pirate": view.pirate,
        "deck": view.deck,
        "distance": view.distance,
        "propeller": PROPELLERS[0 if view.stage_propellers else 1],
        "captain": view.captain,
        "seat": view.player,
        "step": view.step,
        "waiting": [step.NAMES[number] for number in _waiting(state)],
        "turn": view.turn,
        "airship": view.airship,
        "pirate_ship": view.pirate_ship,
        "route": {str(at): place.card for at, place in enumerate(view.route, 1) if place.up},
        "known": {str(at): place.card for at, place in enumerate(view.route, 1) if place.card and not place.up},
        "stages": {str(at): place.stage for at, place in enumerate(view.route, 1) if place.stage},
        "used_stages": [name for name in STAGE_NAMES if name not in (*view.stages_left, *lying)],
        "baba": list(view.baba),
        "laying": view.laying,
        "olga": int(view.olga),
        "ambushes": view.ambushes,
        "dice": list(view.dice),
        "flags": view.flags,
        "fighter": view.fighter,
        "owed": _listed(view.owed),
        "assault": view.assault,
        "masts": view.masts,
        "boarding": view.boarding,
        "hands": [_held(state, seat) for seat in (0, 1)],
        "memory": [_memory_written(known) for known in view.memory],
        "told": list(view.told),
        "visible": _listed(view.visible),
        "hidden": view.hidden,
        "face_down": _listed(_at(state, FACE_DOWN_AT)),
        "deck_limit": dict(view.deck_limit),
        "passed": view.passed,
        "played": _listed(view.played),
        "reclaim": view.reclaim,
        "discard": _listed(view.discard),
        "energy": view.energy,
        "spent": list(view.spent),
        "gold": view.gold,
        "smoke": view.smoke,
        "crew": {name: "active" if active else "used" for name, active in view.crew.items()},
        "crew_discard": list(view.crew_discard),
        "losses": view.losses,
        "offered": dict(view.offered),
        "rewards": dict(view.rewards),
        "said": [list(said) for said in view.said],
        "ready": view.ready,
        "ending": view.ending,
    }


def _waiting(state: Table) -> list[int]:
    beneath = int(state.beneath)
    found: list[int] = []
    while beneath:
        found.insert(0, beneath % DEPTH)
        beneath //= DEPTH
    return found


def _listed(counts: Mapping[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def _held(state: Table, seat: int) -> list[str]:
    return _listed(_at(state, HAND_AT + seat * int(HAND)))


def _at(state: Table, at: int) -> dict[str, int]:
    return {name: int(state.cells[at + kind]) for kind, name in enumerate(KIND_NAMES)}


def _memory_written(known: Memory) -> Position:
    return {
        "at_least": dict(known.at_least),
        "at_most": dict(known.at_most),
        "proved": dict(known.proved),
        "since": known.since,
        "unpaid": known.unpaid,
    }


def state_of(position: Mapping[str, object], facts: Facts, state: Table) -> Table:
    """The state written down, in a new one; whatever is wrong raises BadInput naming the entry."""
    check_depth(position)
    written = CelestiaWritten(position, FIELDS)
    distance = written.number("distance", int(FIRST_DISTANCE), int(LAIR) - 1, int(FIRST_DISTANCE))
    propellers = written.choice("propeller", PROPELLERS, PROPELLERS[0]) == PROPELLERS[0]
    lay_out(state, Setting(facts, distance, propellers))
    state.pirate = PIRATE_NAMES.index(written.choice("pirate", PIRATE_NAMES, PIRATE_NAMES[0]))
    state.deck = DECK_NAMES.index(written.choice("deck", DECK_NAMES, DECK_NAMES[1]))
    _read_route(state, written)
    _read_cards(state, written)
    _read_hold(state, written)
    _read_fight(state, written)
    _read_talk(state, written)
    _read_step(state, written)
    state.open_talk()
    check(state)
    return state


def _read_route(state: Table, written: CelestiaWritten) -> None:
    state.turn = written.number("turn", 1, 999, 1)
    state.airship = written.number("airship", 0, int(ROUTE), 0)
    state.chased = written.number("pirate_ship", 1, int(LAIR), int(state.setting.distance))
    state.olga = written.number("olga", 0, 1, 0)
    state.ambushes = written.number("ambushes", 0, int(ROUTE), 0)
    state.laying = written.number("laying", 0, int(ROUTE), 0)
    for entry, sign in (("route", 1), ("known", -1)):
        for place, card in written.places(entry, int(ROUTE), AMBUSH_NAMES):
            if state.cells[ROUTE_AT + place]:
                raise bad_input("celestia-duo-error-position-place", entry=repr(entry), place=str(place))
            _take_ambush(state, card)
            state.cells[ROUTE_AT + place] = sign * (AMBUSH_NAMES.index(card) + 1)
    for card in written.names("baba", AMBUSH_NAMES):
        _take_ambush(state, card)
        state.cells[REVEALED_AT + AMBUSH_NAMES.index(card)] = 1
    known = [state.cells[AMBUSH_AT + card] for card in range(STARTING_CARDS)]
    if 0 in known:
        for other in range(STARTING_CARDS):
            state.cells[AMBUSH_AT + other] = 0
    for place, stage in written.places("stages", int(ROUTE), STAGE_NAMES):
        _take_once(state, STAGE_DECK_AT, STAGE_NAMES, stage)
        state.cells[STAGE_AT + place] = STAGE_NAMES.index(stage) + 1
    for stage in written.names("used_stages", STAGE_NAMES):
        _take_once(state, STAGE_DECK_AT, STAGE_NAMES, stage)


def _take_ambush(state: Table, card: str) -> None:
    _take_once(state, AMBUSH_AT, AMBUSH_NAMES, card)


def _take_once(state: Table, at: int, names: Sequence[str], name: str) -> None:
    """Take a card that exists once from where it lies unseen."""
    place = at + names.index(name)
    if state.cells[place] == 0:
        raise BadInput("error-position-too-many", piece=repr(name))
    state.cells[place] = 0


def _read_cards(state: Table, written: CelestiaWritten) -> None:
    hands = written.both("hands")
    for seat in (0, 1):
        _deal(state, HAND_AT + seat * int(HAND), written.each_one_of("hands", hands[seat], KIND_NAMES))
    for entry, at in (("visible", VISIBLE_AT), ("played", PLAYED_AT), ("discard", DISCARD_AT)):
        _deal(state, at, written.names(entry, KIND_NAMES))
    _deal(state, FACE_DOWN_AT, written.names("face_down", KIND_NAMES))
    face_down = int(state.sum_of(FACE_DOWN_AT, len(KIND_NAMES)))
    most = face_down or int(state.sum_of(DECK_AT, len(KIND_NAMES)))
    state.hidden = written.number("hidden", face_down, most, face_down)
    for name, limit in written.limits("deck_limit", KIND_NAMES, sum(map(int, state.setting.facts.equipment))).items():
        state.cells[DECK_LIMIT_AT + KIND_NAMES.index(name)] = limit
    state.passed = int(written.flag("passed"))
    state.reclaim = written.number("reclaim", 0, 2, 0)
    remembered = written.both("memory", {})
    for seat in (0, 1):
        at = MEMORY_AT + seat * int(MEMORY)
        for fact, value in enumerate(memory_numbers(written.memory(remembered[seat]))):
            state.cells[at + fact] = value


def _deal(state: Table, at: int, cards: Sequence[str]) -> None:
    for card in cards:
        kind = KIND_NAMES.index(card)
        if state.cells[DECK_AT + kind] == 0:
            raise BadInput("error-position-too-many", piece=repr(card))
        state.cells[DECK_AT + kind] -= 1
        state.cells[at + kind] += 1


def _read_hold(state: Table, written: CelestiaWritten) -> None:
    hold = int(state.setting.facts.deck_hold[state.deck])
    state.gold = written.number("gold", 0, hold, 0)
    state.smoke = written.number("smoke", 0, hold, 0)
    for name, status in written.table("crew", CREW_NAMES, tuple(STATUSES)).items():
        state.cells[CREW_AT + CREW_NAMES.index(name)] = STATUSES[status]
    for name in written.names("crew_discard", CREW_NAMES):
        if state.cells[CREW_AT + CREW_NAMES.index(name)] != IN_CREW_DECK:
            raise BadInput("error-position-too-many", piece=repr(name))
        state.cells[CREW_AT + CREW_NAMES.index(name)] = CREW_DISCARDED
    for name in written.names("spent", (*ENERGY_NAMES, *ASSAULT_NAMES)):
        if name in ENERGY_NAMES:
            _take_once(state, ENERGY_AT, ENERGY_NAMES, name)
        else:
            _take_once(state, ASSAULT_AT, ASSAULT_NAMES, name)
    generator = int(state.setting.facts.deck_generator[state.deck])
    unseen = int(state.sum_of(ENERGY_AT, len(ENERGY_NAMES)))
    state.energy = written.number("energy", 0, generator, max(generator + unseen - len(ENERGY_NAMES), 0))
    state.losses = written.number("losses", 0, MOST_ON_A_CARD, 0)
    offered = written.some("offered", ("gold", "smoke"), MOST_ON_A_CARD)
    if len(offered) > 1:
        raise bad_input("celestia-duo-error-position-offered")
    for name, tokens in offered.items():
        state.offered, state.offers_smoke = tokens, int(name == "smoke")
    for name, icons in written.some("rewards", REWARD_NAMES, int(DICE)).items():
        state.cells[REWARD_AT + REWARD_NAMES.index(name)] = icons


def _read_fight(state: Table, written: CelestiaWritten) -> None:
    faces = written.names("dice", FACE_NAMES)
    if len(faces) > DICE:
        raise bad_input("celestia-duo-error-position-dice", found=str(len(faces)), most=str(int(DICE)))
    state.dice = hand_of(tuple(FACE_NAMES.index(face) for face in faces))
    state.flags = written.number("flags", 0, int(DICE), 0)
    state.boarding = int(written.flag("boarding"))
    state.masts = written.number("masts", 0, int(MASTS), int(MASTS))
    assault = written.choice_or_none("assault", ASSAULT_NAMES)
    if assault is not None:
        _take_once(state, ASSAULT_AT, ASSAULT_NAMES, assault)
        state.assault = ASSAULT_NAMES.index(assault) + 1
    for symbol in written.names("owed", KIND_NAMES[:5]):
        state.cells[OWED_AT + KIND_NAMES.index(symbol)] += 1


def _read_talk(state: Table, written: CelestiaWritten) -> None:
    said = written.both("said")
    bits = [
        sum(1 << PHRASE_NAMES.index(name) for name in set(written.each_one_of("said", said[seat], PHRASE_NAMES)))
        for seat in (0, 1)
    ]
    state.said_first, state.said_second = bits
    state.ready = int(written.flag("ready"))
    told = written.both("told", None)
    numbers = [
        0 if one is None else STATEMENT_NAMES.index(written.one_of("told", one, STATEMENT_NAMES)) + 1 for one in told
    ]
    state.told_first, state.told_second = numbers


def _read_step(state: Table, written: CelestiaWritten) -> None:
    state.step = step.NAMES.index(written.choice("step", step.NAMES, step.NAMES[step.BRIEFING]))
    state.captain = written.number("captain", 0, 1, 0)
    state.seat = written.number("seat", 0, 1, int(state.captain))
    state.fighter = written.number("fighter", 0, 1, int(state.seat) if state.step == step.COMBAT else 0)
    waiting = written.names("waiting", WAITING_NAMES)
    if len(waiting) > 1:
        raise bad_input("celestia-duo-error-position-waiting", step=repr(step.NAMES[state.step]))
    for name in waiting:
        state.wait_with(step.NAMES.index(name))
    ending = written.choice_or_none("ending", ENDINGS)
    state.ending = -1 if ending is None else ENDINGS.index(ending)
