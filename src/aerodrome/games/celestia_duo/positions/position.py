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
from aerodrome.kernel.fields import Fields, steps_waiting
from aerodrome.kernel.record import check_depth

from .. import cards, layout, step, table
from ..cards import (
    ACTIVE,
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_DISCARDED,
    CREW_NAMES,
    DICE,
    ENERGY_NAMES,
    FACE_NAMES,
    FIRST_DISTANCE,
    IN_CREW_DECK,
    KIND_NAMES,
    LAIR,
    REWARD_NAMES,
    ROUTE,
    STAGE_NAMES,
    STARTING_CARDS,
    USED,
)
from ..catalogue import MOST_ON_A_CARD
from ..dice import hand_of
from ..errors import bad_input
from ..facts import Facts, Setting
from ..layout import (
    AMBUSH_AT,
    ASSAULT_AT,
    CREW_AT,
    DECK_AT,
    DECK_LIMIT_AT,
    ENERGY_AT,
    FACE_DOWN_AT,
    MEMORY,
    MEMORY_AT,
    REVEALED_AT,
    REWARD_AT,
    ROUTE_AT,
    STAGE_AT,
    STAGE_DECK_AT,
)
from ..phrases import PHRASE_NAMES, STATEMENT_NAMES
from ..table import Table, lay_out
from ..view import Memory, memory_numbers, view_of
from .moments import WAITING_NAMES
from .possible import check
from .written import CelestiaWritten

DECLARED = Fields("aerodrome.games.celestia_duo", cards, layout, table)
FIELDS = (
    *DECLARED.entries,
    "distance",
    "propeller",
    "seat",
    "step",
    "waiting",
    "pirate_ship",
    "route",
    "known",
    "stages",
    "used_stages",
    "baba",
    "dice",
    "fighter",
    "assault",
    "memory",
    "told",
    "hidden",
    "deck_limit",
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
)
PROPELLERS = ("stage", "ambush")
STATUSES = {"active": ACTIVE, "used": USED}


def position_of(state: Table) -> Position:
    """The complete state with every component named."""
    view = view_of(state, 0)
    lying = [place.stage for place in view.route if place.stage]
    return {
        **DECLARED.show(state),
        "distance": view.distance,
        "propeller": PROPELLERS[0 if view.stage_propellers else 1],
        "seat": view.player,
        "step": view.step,
        "waiting": [step.NAMES[number] for number in steps_waiting(state)],
        "pirate_ship": view.pirate_ship,
        "route": {str(at): place.card for at, place in enumerate(view.route, 1) if place.up},
        "known": {str(at): place.card for at, place in enumerate(view.route, 1) if place.card and not place.up},
        "stages": {str(at): place.stage for at, place in enumerate(view.route, 1) if place.stage},
        "used_stages": [name for name in STAGE_NAMES if name not in (*view.stages_left, *lying)],
        "baba": list(view.baba),
        "dice": list(view.dice),
        "fighter": view.fighter,
        "assault": view.assault,
        "memory": [_memory_written(known) for known in view.memory],
        "told": list(view.told),
        "hidden": view.hidden,
        "deck_limit": dict(view.deck_limit),
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
    }


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
    DECLARED.read(written, state)
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
    state.chased = written.number("pirate_ship", 1, int(LAIR), int(state.setting.distance))
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
    face_down = int(state.sum_of(FACE_DOWN_AT, len(KIND_NAMES)))
    most = face_down or int(state.sum_of(DECK_AT, len(KIND_NAMES)))
    state.hidden = written.number("hidden", face_down, most, face_down)
    for name, limit in written.limits("deck_limit", KIND_NAMES, sum(map(int, state.setting.facts.equipment))).items():
        state.cells[DECK_LIMIT_AT + KIND_NAMES.index(name)] = limit
    remembered = written.both("memory", {})
    for seat in (0, 1):
        at = MEMORY_AT + seat * int(MEMORY)
        for fact, value in enumerate(memory_numbers(written.memory(remembered[seat]))):
            state.cells[at + fact] = value


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
    assault = written.choice_or_none("assault", ASSAULT_NAMES)
    if assault is not None:
        _take_once(state, ASSAULT_AT, ASSAULT_NAMES, assault)
        state.assault = ASSAULT_NAMES.index(assault) + 1


def _read_talk(state: Table, written: CelestiaWritten) -> None:
    said = written.both("said")
    bits = [
        sum(1 << PHRASE_NAMES.index(name) for name in set(written.each_one_of("said", said[seat], PHRASE_NAMES)))
        for seat in (0, 1)
    ]
    state.said_first, state.said_second = bits
    told = written.both("told", None)
    numbers = [
        0 if one is None else STATEMENT_NAMES.index(written.one_of("told", one, STATEMENT_NAMES)) + 1 for one in told
    ]
    state.told_first, state.told_second = numbers


def _read_step(state: Table, written: CelestiaWritten) -> None:
    state.step = step.NAMES.index(written.choice("step", step.NAMES, step.NAMES[step.BRIEFING]))
    state.seat = written.number("seat", 0, 1, int(state.captain))
    state.fighter = written.number("fighter", 0, 1, int(state.seat) if state.step == step.COMBAT else 0)
    waiting = written.names("waiting", WAITING_NAMES)
    if len(waiting) > 1:
        raise bad_input("celestia-duo-error-position-waiting", step=repr(step.NAMES[state.step]))
    for name in waiting:
        state.wait_with(step.NAMES.index(name))
