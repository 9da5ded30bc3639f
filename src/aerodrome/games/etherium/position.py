"""Positions of Etherium, written by hand or by the program.

A position names what lies where; whatever it leaves out has its usual place: the first-game board, figures in front of
their city, levels and cubes of the start, all Flash cards in the deck. `players` has an entry for each seat, in the
order of `peoples`; seats count from 0, cities from 1. The supply has whatever lies nowhere else. Where a position does
not say it, the seat, the effect and the number are those that the step asks for, the seasons seen are as many as the
year has had, and once programs are open a seat has as many action tokens as its plan.

    {"peoples": ["ertis", "psolos"], "season_number": 3, "season": "ertis-1", "step": "program",
     "players": [{"cubes": {"wood": 3}, "hand": ["timber"], "spaces": {"army": "ether"}}, {"levels": {"guide": 2}}]}
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import BadInput, Position
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.written import Written

from . import step
from .cards import (
    BASIC_NAMES,
    CAPACITIES,
    CAPACITY_NAMES,
    CONFLICT_NAMES,
    EFFECT_NAMES,
    FIGHTS_NAMES,
    FIGURE_NAMES,
    FLASH_NAMES,
    FLEES,
    LAID_NAMES,
    LOSES,
    MEDIUM_PIECE,
    MOST_DICE,
    MOST_LEVEL,
    MOST_SEATS,
    MOST_TOKENS,
    MOVE_FAR,
    NIGHT,
    OUTER,
    PENDING_NAMES,
    PEOPLE_NAMES,
    QUARTERS,
    RESOURCE_NAMES,
    REWARDS,
    ROLL_NAMES,
    SEASON_NAMES,
    SEASONS_IN_A_YEAR,
    SLOT_NAMES,
    SMALL_PIECE,
    SPACE_NAMES,
    TOKEN_NAMES,
    TOKENS_AT_START,
    UNIT_NAMES,
)
from .counting import ENDINGS
from .errors import bad_input
from .facts import Facts
from .laying_out import first_cities, lay_out
from .layout import (
    ACTION_TOKENS,
    CAPACITY_AT,
    CARDS,
    CITY_AT,
    CUBES,
    DECK_AT,
    DISCARD_AT,
    FIGHTS_AT,
    HAND,
    LAID,
    LAID_CARDS,
    LARGE_AT,
    LEVEL,
    ORDER_AT,
    OWNED,
    PLAN,
    READY,
    SITE_AT,
    SPACE,
    SUPPLY_AT,
    TASK_AT,
    TOKEN_AT,
    TOKENS,
    TOTAL_AT,
)
from .moments import (
    ACTING,
    BEFORE_PROGRAMS,
    NUMBERED,
    moment_of,
    programmed,
    season_action,
    seat_due,
    seat_of_round,
)
from .possible import check
from .possible_board import pieces_laid
from .setting import Setting
from .table import Table
from .view import CITY_NAMES, view_of

FIELDS = (
    "peoples",
    "setup",
    "extension",
    "step",
    "seat",
    "waiting",
    "season_number",
    "season",
    "seasons_seen",
    "order",
    "number",
    "turn",
    "passes",
    "effect",
    "amount",
    "victim",
    "theft",
    "pending",
    "gained",
    "paid",
    "rolling",
    "dice",
    "rerolled",
    "fated",
    "bonus",
    "melee",
    "winner",
    "conflict",
    "place",
    "terrains",
    "cities",
    "discard",
    "players",
    "ending",
)
PLAYER_FIELDS = (
    "cubes",
    "levels",
    "spaces",
    "tokens",
    "capacities",
    "action_tokens",
    "ready",
    "plan",
    "hand",
    "season_cards",
    "fights",
    "total",
    "task",
)
SETUPS = ("first", "tactical")
SITE_PIECES = ("", "medium", "small")
LARGE_NAMES = SPACE_NAMES[1:7]
SITE_NAMES = SPACE_NAMES[7:19]
MOST = 999  # for numbers that nothing else limits


def position_of(state: Table) -> Position:
    """The complete state with every component named."""
    view = view_of(state, -1)
    cells = list(state.cells)
    large = {name: "large" for quarter, name in enumerate(LARGE_NAMES) if cells[LARGE_AT + quarter]}
    sites = {name: SITE_PIECES[cells[SITE_AT + site]] for site, name in enumerate(SITE_NAMES) if cells[SITE_AT + site]}
    return {
        "peoples": [player.people for player in view.players],
        "setup": view.setup,
        "extension": view.extension,
        "step": view.step,
        "seat": view.player,
        "waiting": list(view.waiting),
        "season_number": view.season_number,
        "season": SEASON_NAMES[state.season],
        "seasons_seen": list(view.seasons_seen),
        "order": list(view.order),
        "number": view.number,
        "turn": view.turn,
        "passes": view.passes,
        "effect": view.effect,
        "amount": view.amount,
        "victim": view.victim,
        "theft": view.theft,
        "pending": view.pending,
        "gained": view.gained,
        "paid": list(view.paid),
        "rolling": view.rolling,
        "dice": list(view.dice),
        "rerolled": view.rerolled,
        "fated": view.fated,
        "bonus": view.bonus,
        "melee": view.melee,
        "winner": view.winner,
        "conflict": view.conflict,
        "place": view.place,
        "terrains": large | sites,
        "cities": dict(view.cities),
        "discard": _listed(FLASH_NAMES, cells, DISCARD_AT),
        "players": [_player(state, cells, seat) for seat in range(len(view.players))],
        "ending": view.ending,
    }


def _listed(names: Sequence[str], cells: Sequence[int], at: int) -> list[str]:
    return [name for number, name in enumerate(names) for _ in range(cells[at + number])]


def _player(state: Table, cells: Sequence[int], seat: int) -> Position:
    view = view_of(state, seat).players[seat]
    return {
        "cubes": dict(view.cubes),
        "levels": dict(view.levels),
        "spaces": dict(view.spaces),
        "tokens": dict(view.tokens),
        "capacities": list(view.capacities),
        "action_tokens": view.action_tokens,
        "ready": view.ready,
        "plan": list(view.plan),
        "hand": _listed(FLASH_NAMES, cells, int(state.at(seat) + HAND)),
        "season_cards": dict(view.season_cards),
        "fights": view.fights,
        "total": view.total,
        "task": view.task,
    }


def state_of(position: object, facts: Facts, state: Table) -> Table:
    """The state written down, in a new one; whatever is wrong raises BadInput naming the entry."""
    check_depth(position)
    written = Written(position, FIELDS)
    peoples = written.names("peoples", PEOPLE_NAMES, PEOPLE_NAMES[:2])
    if len(set(peoples)) != len(peoples) or not 2 <= len(peoples) <= MOST_SEATS:
        raise BadInput("error-position-value", entry="'peoples'", value=repr(peoples), known=", ".join(PEOPLE_NAMES))
    numbers = vec[i64]([PEOPLE_NAMES.index(name) for name in peoples])
    laying = written.choice_or_none("step", step.NAMES) == step.NAMES[step.LAY]
    chosen = laying or written.has("terrains") or written.has("cities")
    tactical = written.choice("setup", SETUPS, SETUPS[int(chosen)]) == SETUPS[1]
    quarters = max(int(QUARTERS), len(peoples))
    extension = written.flag("extension", len(peoples) > QUARTERS or max(numbers) >= QUARTERS)
    lay_out(state, Setting(facts, numbers, quarters, tactical, extension))
    _read_table(state, written)
    _read_board(state, written)
    for seat, part in enumerate(written.parts("players", PLAYER_FIELDS, len(peoples))):
        _read_player(state, seat, part)
    for card in written.names("discard", FLASH_NAMES):
        _take_card(state, card, DISCARD_AT)
    _count_supplies(state)
    if state.step != step.LAY:
        state.build_board()
    if state.step == step.LAY and not written.has("turn"):
        state.turn = pieces_laid(state) % state.setting.seats
    if not written.has("effect"):
        state.effect = _usual_effect(state)
    if not written.has("seat"):
        state.seat = max(seat_due(state), 0)
    check(state)
    return state


def _read_table(state: Table, written: Written) -> None:
    seats = int(state.setting.seats)
    state.step = step.NAMES.index(written.choice("step", step.NAMES, step.NAMES[step.PROGRAM]))
    state.seat = written.number("seat", 0, seats - 1, 0)
    _read_seasons(state, written)
    state.set_order(state.season, None)
    order = written.numbers("order", 0, seats - 1, [int(state.ranked(rank)) for rank in range(seats)])
    if sorted(order) != list(range(seats)):
        raise BadInput("error-position-value", entry="'order'", value=repr(order), known=str(list(range(seats))))
    for rank, seat in enumerate(order):
        state.cells[ORDER_AT + rank] = seat
    waiting = written.names("waiting", step.NAMES)
    if len(waiting) > 1:
        raise bad_input("etherium-error-position-waiting", step=repr(step.NAMES[state.step]))
    for name in waiting:
        state.wait_with(step.NAMES.index(name))
    state.number = written.number("number", 0, int(MOST_TOKENS), int(moment_of(state) in NUMBERED))
    state.turn = written.number("turn", 0, 2 * seats, 0)
    state.passes = written.number("passes", 0, seats, 0)
    _read_doing(state, written, seats)
    _read_roll(state, written, seats)
    ending = written.choice_or_none("ending", ENDINGS)
    state.ending = -1 if ending is None else ENDINGS.index(ending)


def _read_seasons(state: Table, written: Written) -> None:
    """The card that lies there, and those of the seasons before; usually the first cards of the first peoples."""
    laying, named = state.step == step.LAY, written.choice_or_none("season", SEASON_NAMES)
    usual_number = 0 if laying else 1 + int(named not in (None, SEASON_NAMES[NIGHT]))
    state.season_number = written.number("season_number", 0, int(SEASONS_IN_A_YEAR), usual_number)
    revealed = max(int(state.season_number) - int(state.step == step.KEEP), 0)
    usual = _usual_seasons(revealed, named)
    for name in written.names("seasons_seen", SEASON_NAMES, usual):
        state.seen |= 1 << SEASON_NAMES.index(name)
    state.season = SEASON_NAMES.index(named or (usual[-1] if usual else SEASON_NAMES[NIGHT]))


def _usual_seasons(revealed: int, last: str | None) -> list[str]:
    """As many seasons, each of a colour of its own, that end with this one."""
    firsts = [SEASON_NAMES[NIGHT], *(f"{people}-1" for people in PEOPLE_NAMES)]
    if last is None or last == SEASON_NAMES[NIGHT] or revealed < 2:
        return firsts[:revealed]
    others = [name for name in firsts if name[:-2] != last[:-2]]
    return [*others[: revealed - 1], last]


def _usual_effect(state: Table) -> int:
    """What is carried out at a step, where nothing but the step and the programs decide."""
    moment = moment_of(state)
    if moment == step.VOYAGE:
        return MOVE_FAR
    if moment in (step.SEASON, step.SEASON_PAID):
        return season_action(state)
    if moment in ACTING:
        return programmed(state, max(seat_of_round(state), 0))
    return -1


def _index(name: str | None, names: Sequence[str], missing: int) -> int:
    return missing if name is None else names.index(name)


def _read_doing(state: Table, written: Written, seats: int) -> None:
    state.effect = _index(written.choice_or_none("effect", EFFECT_NAMES), EFFECT_NAMES, -1)
    state.amount = written.number("amount", 0, MOST, 0)
    state.victim = written.number("victim", 0, seats - 1, 0)
    theft = (*BASIC_NAMES, "any")
    state.theft = _index(written.choice_or_none("theft", theft), theft, -1)
    state.pending = _index(written.choice_or_none("pending", PENDING_NAMES), PENDING_NAMES, 0)
    state.gained = written.number("gained", 0, MOST, 0)
    state.paid = sum(1 << BASIC_NAMES.index(name) for name in set(written.names("paid", BASIC_NAMES)))


def _read_roll(state: Table, written: Written, seats: int) -> None:
    state.rolling = _index(written.choice_or_none("rolling", ROLL_NAMES), ROLL_NAMES, 0)
    dice = written.numbers("dice", 1, 6)
    if len(dice) > MOST_DICE:
        raise BadInput("error-position-length", entry="'dice'", count=str(int(MOST_DICE)), found=str(len(dice)))
    state.dice = sum(8 ** (face - 1) for face in dice)
    state.rerolled = int(written.flag("rerolled"))
    state.fated = int(written.flag("fated"))
    state.bonus = written.number("bonus", 0, MOST, 0)
    state.melee = int(written.flag("melee"))
    if written.has_value("winner"):
        state.winner = written.number("winner", 0, seats - 1, 0) + 1
    state.conflict = _index(written.choice_or_none("conflict", CONFLICT_NAMES), CONFLICT_NAMES, 0)
    state.place = _index(written.choice_or_none("place", SPACE_NAMES), SPACE_NAMES, -1)


def _read_board(state: Table, written: Written) -> None:
    quarters = int(state.setting.quarters)
    names = [name for name in (*LARGE_NAMES, *SITE_NAMES) if int(name.rsplit("-", 1)[1]) <= quarters]
    usual = {name: ("large", "medium", "small")[("large", "outer", "between").index(name[:-2])] for name in names}
    if state.step == step.LAY and not written.has("terrains"):
        usual = {}
    pieces = written.table("terrains", names, ("large", "medium", "small")) if written.has("terrains") else usual
    for space, piece in pieces.items():
        if (piece == "large") != (space in LARGE_NAMES):
            raise BadInput("error-position-value", entry="'terrains'", value=repr(piece), known=space)
        if piece == "large":
            state.cells[LARGE_AT + LARGE_NAMES.index(space)] = 1
        else:
            state.cells[SITE_AT + SITE_NAMES.index(space)] = MEDIUM_PIECE if piece == "medium" else SMALL_PIECE
    sites = [name for name in SITE_NAMES if name in names]
    if written.has("cities"):
        for city, site in written.table("cities", CITY_NAMES[:quarters], sites).items():
            state.cells[CITY_AT + CITY_NAMES.index(city)] = SITE_NAMES.index(site) + 1
    elif state.step != step.LAY:
        for number, home in enumerate(first_cities(int(state.setting.seats), quarters, quarters - 1)):
            state.cells[CITY_AT + number] = home + 1


def _read_player(state: Table, seat: int, written: Written) -> None:
    at, cells = int(state.at(seat)), state.cells
    supply = int(state.setting.facts.supply[int(state.setting.seats > QUARTERS)])
    usual = {name: cells[at + CUBES + number] for number, name in enumerate(RESOURCE_NAMES)}
    for number, cubes in enumerate(written.counts("cubes", RESOURCE_NAMES, supply, usual).values()):
        cells[at + CUBES + number] = cubes
    usual = {name: cells[at + LEVEL + number] for number, name in enumerate(UNIT_NAMES)}
    for number, level in enumerate(written.counts("levels", UNIT_NAMES, int(MOST_LEVEL), usual).values()):
        cells[at + LEVEL + number] = level
    home = int(OUTER) + int(cells[CITY_AT + seat]) - 1
    spaces = written.table("spaces", FIGURE_NAMES, SPACE_NAMES)
    for figure, name in enumerate(FIGURE_NAMES):
        if state.step != step.LAY:
            cells[at + SPACE + figure] = SPACE_NAMES.index(spaces[name]) if name in spaces else home
    for number, tokens in enumerate(written.counts("tokens", TOKEN_NAMES, MOST, {}).values()):
        cells[at + TOKENS + number] = tokens
    cells[at + OWNED] = sum(
        1 << CAPACITY_NAMES.index(name) for name in set(written.names("capacities", CAPACITY_NAMES))
    )
    for card in written.names("hand", FLASH_NAMES):
        _take_card(state, card, at + int(HAND))
        cells[at + CARDS] += 1
    for number, cards in enumerate(written.counts("season_cards", LAID_NAMES, MOST, {}).values()):
        cells[at + LAID_CARDS + number] = cards
    _read_program(state, at, written)
    cells[FIGHTS_AT + seat] = _index(written.choice_or_none("fights", FIGHTS_NAMES), FIGHTS_NAMES, 0)
    cells[TOTAL_AT + seat] = written.number("total", -1, MOST, 0)
    cells[TASK_AT + seat] = written.number("task", 0, LOSES + FLEES + REWARDS, 0)


def _read_program(state: Table, at: int, written: Written) -> None:
    cells = state.cells
    plan = written.names("plan", SLOT_NAMES)
    usual = min(len(plan), int(MOST_TOKENS))
    if state.step != step.LAY and moment_of(state) in (*BEFORE_PROGRAMS, step.PROGRAM):
        usual = max(int(TOKENS_AT_START), usual)
    cells[at + ACTION_TOKENS] = written.number("action_tokens", 0, int(MOST_TOKENS), usual)
    if len(plan) > cells[at + ACTION_TOKENS] or len(set(plan)) != len(plan):
        raise BadInput("error-position-value", entry="'plan'", value=repr(plan)[:60], known=", ".join(SLOT_NAMES))
    for token, slot in enumerate(plan):
        cells[at + PLAN + token] = SLOT_NAMES.index(slot) + 1
    cells[at + LAID] = len(plan)
    cells[at + READY] = int(written.flag("ready", state.step != step.LAY and len(plan) == cells[at + ACTION_TOKENS]))


def _take_card(state: Table, card: str, target: int) -> None:
    kind = FLASH_NAMES.index(card)
    if state.cells[DECK_AT + kind] == 0:
        raise BadInput("error-position-too-many", piece=repr(card))
    state.cells[DECK_AT + kind] -= 1
    state.cells[target + kind] += 1
    state.deck_size -= 1


def _count_supplies(state: Table) -> None:
    """The supply has what lies nowhere else."""
    facts, cells = state.setting.facts, state.cells
    large = int(state.setting.seats > QUARTERS)
    seats = [int(state.at(seat)) for seat in range(state.setting.seats)]
    for number, name in enumerate(RESOURCE_NAMES):
        held = sum(cells[at + CUBES + number] for at in seats)
        _leave(state, SUPPLY_AT + number, int(facts.supply[large]), held, name)
    for number, name in enumerate(TOKEN_NAMES):
        held = sum(cells[at + TOKENS + number] for at in seats)
        _leave(state, TOKEN_AT + number, int(facts.token_copies[large * len(TOKEN_NAMES) + number]), held, name)
    for number in range(CAPACITIES):
        held = sum(int(cells[at + OWNED]) >> number & 1 for at in seats)
        _leave(state, CAPACITY_AT + number, int(facts.capacity_copies[large]), held, CAPACITY_NAMES[number])


def _leave(state: Table, at: int, copies: int, held: int, name: str) -> None:
    if held > copies:
        raise BadInput("error-position-too-many", piece=repr(name))
    state.cells[at] = copies - held
