"""Positions of Celestia Duo, written by hand or by the program.

A position names what lies where; whatever it leaves out has its usual place: equipment cards in the deck, crew in the
crew deck, the hold and the hands empty. `hands` are two lists of cards, `route` the ambush cards that lie face up and
`known` those that Baba has put back, by place; places count from 1, the start tile is 0.

    {"pirate": "noa", "deck": "medium", "step": "combat", "airship": 3, "route": {"3": "E05"}, "turn": 4,
     "dice": ["whip", "flag"], "hands": [["whip", "joker"], ["sabre"]], "crew": {"olga": "active"}, "smoke": 1}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from aerodrome.kernel import BadInput, Position
from aerodrome.kernel.fields import steps_waiting
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.written import Written

from .. import cards, layout, memory, step
from ..cards import AMBUSH_NAMES, ASSAULT_NAMES, CREW_NAMES, ENERGY_NAMES, FACE_NAMES, KIND_NAMES, STAGE_NAMES
from ..chapters import CHAPTERS
from ..dice import hand_of
from ..errors import bad_input
from ..facts import Facts, Setting
from ..phrases import PHRASE_NAMES, STATEMENT_NAMES
from ..table import Table, lay_out
from ..view import DECLARED, UNPAID_NAMES, CelestiaDuoView, Memory, view_of
from .possible import check

FIELDS = (
    *DECLARED.entries(),
    *("distance", "propeller", "seat", "step", "waiting", "pirate_ship", "route", "known", "stages", "used_stages"),
    *("baba", "dice", "fighter", "assault", "memory", "told", "hidden", "deck_limit", "energy", "spent"),
    *("gold", "smoke", "crew", "crew_discard", "losses", "offered", "rewards", "said"),
)
PROPELLERS = ("stage", "ambush")
STATUSES = {"active": cards.ACTIVE, "used": cards.USED}
CAN_WAIT = (step.FLAGS, step.RESOURCES, step.SHUKI, step.REWARDS, step.SHOP, step.BOARDING)
WAITING_NAMES = tuple(step.NAMES[number] for number in CAN_WAIT)
MOST_SINCE = 999  # cards that can have come or gone since a proof


def position_of(state: Table) -> Position:
    """The complete state with every component named."""
    waiting = [step.NAMES[number] for number in steps_waiting(state)]
    return _shown(view_of(state, 0)) | DECLARED.show(state) | {"waiting": waiting}


def _shown(view: CelestiaDuoView) -> Position:
    """A position with all that a view shows, and the reader's own cards; it does not show which steps wait."""
    seen = msgspec.json.decode(msgspec.json.encode(view))  # with lists for tuples
    lying = {str(at): place.stage for at, place in enumerate(view.route, 1) if place.stage}
    named = {
        **{pile: list(Counter(seen[pile]).elements()) for pile in ("discard", "played", "visible", "owed")},
        "hands": [list(Counter(view.hand if seat == view.seat else {}).elements()) for seat in (0, 1)],
        "face_down": [],
        "olga": int(view.olga),
        "propeller": PROPELLERS[0 if view.stage_propellers else 1],
        "seat": view.player,
        "waiting": [],
        "route": {str(at): place.card for at, place in enumerate(view.route, 1) if place.up},
        "known": {str(at): place.card for at, place in enumerate(view.route, 1) if place.card and not place.up},
        "stages": lying,
        "used_stages": [name for name in STAGE_NAMES if name not in (*view.stages_left, *lying.values())],
        "crew": {name: "active" if active else "used" for name, active in view.crew.items()},
    }
    # The view calls the others by the same name.
    return {entry: named[entry] if entry in named else seen[entry] for entry in FIELDS}


def state_of(position: Mapping[str, object], facts: Facts, state: Table) -> Table:
    """The state written down, in a new one; whatever is wrong raises BadInput naming the entry."""
    check_depth(position)
    read_into(state, position, facts)
    check(state)
    return state


def table_of(view: CelestiaDuoView, facts: Facts) -> Table:
    """A table with all that lies open in a view, and the reader's own cards; all others are in the deck."""
    state = Table()
    state.chapters = CHAPTERS
    read_into(state, _shown(view), facts)
    return state


def read_into(state: Table, position: Mapping[str, object], facts: Facts) -> None:
    """Lay out a table as it is written, whether or not the rules could play on from there."""
    written = Written(position, FIELDS)
    first = int(cards.FIRST_DISTANCE)
    distance = written.number("distance", first, int(cards.LAIR) - 1, first)
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


def _read_route(state: Table, written: Written) -> None:
    state.chased = written.number("pirate_ship", 1, int(cards.LAIR), int(state.setting.distance))
    for entry, sign in (("route", 1), ("known", -1)):
        for place, card in _places(written, entry, AMBUSH_NAMES):
            if state.cells[layout.ROUTE_AT + place]:
                raise bad_input("celestia-duo-error-position-place", entry=repr(entry), place=str(place))
            number = _take_once(state, layout.AMBUSH_AT, AMBUSH_NAMES, card)
            state.cells[layout.ROUTE_AT + place] = sign * (number + 1)
    for card in written.names("baba", AMBUSH_NAMES):
        state.cells[layout.REVEALED_AT + _take_once(state, layout.AMBUSH_AT, AMBUSH_NAMES, card)] = 1
    starting = range(layout.AMBUSH_AT, layout.AMBUSH_AT + cards.STARTING_CARDS)
    if any(state.cells[at] == 0 for at in starting):
        for at in starting:
            state.cells[at] = 0
    for place, stage in _places(written, "stages", STAGE_NAMES):
        state.cells[layout.STAGE_AT + place] = _take_once(state, layout.STAGE_DECK_AT, STAGE_NAMES, stage) + 1
    for stage in written.names("used_stages", STAGE_NAMES):
        _take_once(state, layout.STAGE_DECK_AT, STAGE_NAMES, stage)


def _places(written: Written, entry: str, known: Sequence[str]) -> list[tuple[int, str]]:
    """What lies at places of the route."""
    found = written.table(entry, [str(place) for place in range(1, cards.ROUTE + 1)], known)
    return [(int(place), name) for place, name in found.items()]


def _take_once(state: Table, at: int, names: Sequence[str], name: str) -> int:
    """Take a card that exists once from where it lies unseen; its number."""
    number = names.index(name)
    if state.cells[at + number] == 0:
        raise BadInput("error-position-too-many", piece=repr(name))
    state.cells[at + number] = 0
    return number


def _read_cards(state: Table, written: Written) -> None:
    face_down = int(state.sum_of(layout.FACE_DOWN_AT, cards.KINDS))
    most = face_down + int(state.sum_of(layout.DECK_AT, cards.KINDS))
    state.hidden = written.number("hidden", face_down, most, face_down)
    limits = written.mapping("deck_limit", KIND_NAMES)
    if limits:
        for kind, name in enumerate(KIND_NAMES):
            limit = written.number_of("deck_limit", limits.get(name, 0), 0, sum(state.setting.facts.equipment))
            state.cells[layout.DECK_LIMIT_AT + kind] = limit
    for seat, known in enumerate(written.items("memory", 2, {})):
        _read_memory(state, written, layout.MEMORY_AT + seat * int(layout.MEMORY), known)


def _read_memory(state: Table, written: Written, at: int, known: object) -> None:
    """What everybody knows of a hand."""
    parts = written.mapping_of("memory", known, Memory.__struct_fields__)
    for part, first, low in (
        ("at_least", memory.AT_LEAST, 0),
        ("at_most", memory.AT_MOST, 0),
        ("proved", memory.PROVED, -MOST_SINCE),
    ):
        for name, limit in written.mapping_of("memory", parts.get(part, {}), KIND_NAMES).items():
            number = written.number_of("memory", limit, low, int(memory.ANY) - 1)
            state.cells[at + first + KIND_NAMES.index(name)] = number
    state.cells[at + memory.SINCE] = written.number_of("memory", parts.get("since", 0), 0, MOST_SINCE)
    unpaid = parts.get("unpaid")
    if unpaid is not None:
        number = UNPAID_NAMES.index(written.one_of("memory", unpaid, UNPAID_NAMES))
        state.cells[at + memory.UNPAID] = number + 1


def _read_hold(state: Table, written: Written) -> None:
    hold = int(state.setting.facts.deck_hold[state.deck])
    state.gold = written.number("gold", 0, hold, 0)
    state.smoke = written.number("smoke", 0, hold, 0)
    state.losses = written.number("losses", 0, cards.MOST_ON_A_CARD, 0)
    for name, status in written.table("crew", CREW_NAMES, tuple(STATUSES)).items():
        state.cells[layout.CREW_AT + CREW_NAMES.index(name)] = STATUSES[status]
    for name in written.names("crew_discard", CREW_NAMES):
        at = layout.CREW_AT + CREW_NAMES.index(name)
        if state.cells[at] != cards.IN_CREW_DECK:
            raise BadInput("error-position-too-many", piece=repr(name))
        state.cells[at] = cards.CREW_DISCARDED
    for name in written.names("spent", (*ENERGY_NAMES, *ASSAULT_NAMES)):
        if name in ENERGY_NAMES:
            _take_once(state, layout.ENERGY_AT, ENERGY_NAMES, name)
        else:
            _take_once(state, layout.ASSAULT_AT, ASSAULT_NAMES, name)
    generator = int(state.setting.facts.deck_generator[state.deck])
    unseen = int(state.sum_of(layout.ENERGY_AT, cards.ENERGY_TOKENS))
    usual = max(generator + unseen - len(ENERGY_NAMES), 0)
    state.energy = written.number("energy", 0, min(generator, unseen), usual)
    offered = _some(written, "offered", ("gold", "smoke"), cards.MOST_ON_A_CARD)
    if len(offered) > 1:
        raise bad_input("celestia-duo-error-position-offered")
    for name, tokens in offered.items():
        state.offered, state.offers_smoke = tokens, int(name == "smoke")
    for name, icons in _some(written, "rewards", cards.REWARD_NAMES, cards.DICE).items():
        state.cells[layout.REWARD_AT + cards.REWARD_NAMES.index(name)] = icons


def _some(written: Written, entry: str, known: Sequence[str], most: int) -> dict[str, int]:
    """A number for each name there is any of."""
    return {name: written.number_of(entry, value, 1, most) for name, value in written.mapping(entry, known).items()}


def _read_fight(state: Table, written: Written) -> None:
    faces = written.names("dice", FACE_NAMES)
    if len(faces) > cards.DICE:
        raise bad_input("celestia-duo-error-position-dice", found=str(len(faces)), most=str(cards.DICE))
    state.dice = hand_of(tuple(FACE_NAMES.index(face) for face in faces))
    assault = written.choice_or_none("assault", ASSAULT_NAMES)
    if assault is not None:
        state.assault = _take_once(state, layout.ASSAULT_AT, ASSAULT_NAMES, assault) + 1


def _read_talk(state: Table, written: Written) -> None:
    said = [written.each_one_of("said", one, PHRASE_NAMES) for one in written.items("said", 2, ())]
    state.said_first, state.said_second = (sum(1 << PHRASE_NAMES.index(name) for name in set(one)) for one in said)
    told = [
        0 if one is None else STATEMENT_NAMES.index(written.one_of("told", one, STATEMENT_NAMES)) + 1
        for one in written.items("told", 2, None)
    ]
    state.told_first, state.told_second = told


def _read_step(state: Table, written: Written) -> None:
    state.step = step.NAMES.index(written.choice("step", step.NAMES, step.NAMES[step.BRIEFING]))
    state.seat = written.number("seat", 0, 1, int(state.captain))
    state.fighter = written.number("fighter", 0, 1, int(state.seat) if state.step == step.COMBAT else 0)
    waiting = written.names("waiting", WAITING_NAMES)
    if len(waiting) > 1:
        raise bad_input("celestia-duo-error-position-waiting", step=repr(step.NAMES[state.step]))
    for name in waiting:
        state.wait_with(step.NAMES.index(name))
