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

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import BadInput, Position
from aerodrome.kernel.fields import Fields, Limits
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.written import Written

from .. import cards, counting, layout, step
from ..cards import (
    CAPACITIES,
    CAPACITY_NAMES,
    FIGURE_NAMES,
    FLASH_KINDS,
    MEDIUM_PIECE,
    MOST_DICE,
    MOST_SEATS,
    MOST_TOKENS,
    MOVE_FAR,
    NIGHT,
    OUTER,
    PEOPLE_NAMES,
    QUARTERS,
    RESOURCE_NAMES,
    SEASON_NAMES,
    SLOT_NAMES,
    SMALL_PIECE,
    SPACE_NAMES,
    TOKEN_NAMES,
    TOKENS_AT_START,
)
from ..errors import bad_input
from ..facts import Facts
from ..laying_out import first_cities, lay_out
from ..layout import (
    ACTION_TOKENS,
    CAPACITY_AT,
    CARDS,
    CITY_AT,
    CUBES,
    DECK_AT,
    HAND,
    LAID,
    LARGE_AT,
    ORDER_AT,
    OWNED,
    PLAN,
    READY,
    SITE_AT,
    SPACE,
    SUPPLY_AT,
    TOKEN_AT,
    TOKENS,
)
from ..setting import Setting
from ..table import Table
from ..view import CITY_NAMES, view_of
from .board import pieces_laid
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

DECLARED = Fields("aerodrome.games.etherium", cards, counting, layout, step)
FIELDS = (
    *("peoples", "setup", "extension"),
    *DECLARED.entries,
    *("waiting", "season", "order", "dice", "winner", "terrains", "cities", "players"),
)
PLAYER_FIELDS = (*DECLARED.seat_entries, "spaces", "plan")
SETUPS = ("first", "tactical")
SITE_PIECES = ("", "medium", "small")
LARGE_NAMES = SPACE_NAMES[1:7]
SITE_NAMES = SPACE_NAMES[7:19]


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
        **DECLARED.show(state),
        "waiting": list(view.waiting),
        "season": SEASON_NAMES[state.season],
        "order": list(view.order),
        "dice": list(view.dice),
        "winner": view.winner,
        "terrains": large | sites,
        "cities": dict(view.cities),
        "players": [_player(state, seat) for seat in range(len(view.players))],
    }


def _player(state: Table, seat: int) -> Position:
    view = view_of(state, seat).players[seat]
    return {**DECLARED.show_seat(state, seat), "spaces": dict(view.spaces), "plan": list(view.plan)}


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
    limits = _limits(state.setting)
    DECLARED.read(written, state, limits)
    _read_seasons(state, written)
    _read_order(state, written)
    _read_waiting(state, written)
    _read_roll(state, written)
    _read_board(state, written)
    for seat, part in enumerate(written.parts("players", PLAYER_FIELDS, len(peoples))):
        DECLARED.read_seat(part, state, seat, limits)
        _read_player(state, seat, part)
    _count_supplies(state)
    if state.step != step.LAY:
        state.build_board()
    _complete_moment(state, written)
    check(state)
    return state


def _limits(setting: Setting) -> Limits:
    seats = int(setting.seats)
    supply = int(setting.facts.supply[int(seats > QUARTERS)])
    return {"seats": seats, "last_seat": seats - 1, "two_rounds": 2 * seats, "supply": supply}


def _read_seasons(state: Table, written: Written) -> None:
    """The card that lies there, and those of the seasons before; usually the first cards of the first peoples."""
    named = written.choice_or_none("season", SEASON_NAMES)
    if not written.has("season_number") and state.step != step.LAY:
        state.season_number = 1 + int(named not in (None, SEASON_NAMES[NIGHT]))
    revealed = max(int(state.season_number) - int(state.step == step.KEEP), 0)
    usual = _usual_seasons(revealed, named)
    if not written.has("seasons_seen"):
        state.seen = sum(1 << SEASON_NAMES.index(name) for name in usual)
    state.season = SEASON_NAMES.index(named or (usual[-1] if usual else SEASON_NAMES[NIGHT]))


def _usual_seasons(revealed: int, last: str | None) -> list[str]:
    """As many seasons, each of a colour of its own, that end with this one."""
    firsts = [SEASON_NAMES[NIGHT], *(f"{people}-1" for people in PEOPLE_NAMES)]
    if last is None or last == SEASON_NAMES[NIGHT] or revealed < 2:
        return firsts[:revealed]
    others = [name for name in firsts if name[:-2] != last[:-2]]
    return [*others[: revealed - 1], last]


def _read_order(state: Table, written: Written) -> None:
    seats = int(state.setting.seats)
    state.set_order(state.season, None)
    order = written.numbers("order", 0, seats - 1, [int(state.ranked(rank)) for rank in range(seats)])
    if sorted(order) != list(range(seats)):
        raise BadInput("error-position-value", entry="'order'", value=repr(order), known=str(list(range(seats))))
    for rank, seat in enumerate(order):
        state.cells[ORDER_AT + rank] = seat


def _read_waiting(state: Table, written: Written) -> None:
    waiting = written.names("waiting", step.NAMES)
    if len(waiting) > 1:
        raise bad_input("etherium-error-position-waiting", step=repr(step.NAMES[state.step]))
    for name in waiting:
        state.wait_with(step.NAMES.index(name))


def _complete_moment(state: Table, written: Written) -> None:
    """What is left out and follows from the step."""
    if not written.has("number"):
        state.number = int(moment_of(state) in NUMBERED)
    if state.step == step.LAY and not written.has("turn"):
        state.turn = pieces_laid(state) % state.setting.seats
    if not written.has("effect"):
        state.effect = _usual_effect(state)
    if not written.has("seat"):
        state.seat = max(seat_due(state), 0)


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


def _read_roll(state: Table, written: Written) -> None:
    dice = written.numbers("dice", 1, 6)
    if len(dice) > MOST_DICE:
        raise BadInput("error-position-length", entry="'dice'", count=str(int(MOST_DICE)), found=str(len(dice)))
    state.dice = sum(8 ** (face - 1) for face in dice)
    if written.has_value("winner"):
        state.winner = written.number("winner", 0, int(state.setting.seats) - 1, 0) + 1


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
    home = int(OUTER) + int(cells[CITY_AT + seat]) - 1
    spaces = written.table("spaces", FIGURE_NAMES, SPACE_NAMES)
    for figure, name in enumerate(FIGURE_NAMES):
        if state.step != step.LAY:
            cells[at + SPACE + figure] = SPACE_NAMES.index(spaces[name]) if name in spaces else home
    cells[at + CARDS] = sum(cells[at + HAND : at + HAND + FLASH_KINDS])
    _read_program(state, at, written)


def _read_program(state: Table, at: int, written: Written) -> None:
    cells = state.cells
    plan = written.names("plan", SLOT_NAMES)
    if not written.has("action_tokens"):
        is_open = state.step == step.LAY or moment_of(state) not in (*BEFORE_PROGRAMS, step.PROGRAM)
        least = 0 if is_open else int(TOKENS_AT_START)
        cells[at + ACTION_TOKENS] = min(max(len(plan), least), int(MOST_TOKENS))
    if len(plan) > cells[at + ACTION_TOKENS] or len(set(plan)) != len(plan):
        raise BadInput("error-position-value", entry="'plan'", value=repr(plan)[:60], known=", ".join(SLOT_NAMES))
    for token, slot in enumerate(plan):
        cells[at + PLAN + token] = SLOT_NAMES.index(slot) + 1
    cells[at + LAID] = len(plan)
    if not written.has("ready"):
        cells[at + READY] = int(state.step != step.LAY and len(plan) == cells[at + ACTION_TOKENS])


def _count_supplies(state: Table) -> None:
    """The supply and the deck have what lies nowhere else."""
    facts, cells = state.setting.facts, state.cells
    state.deck_size = sum(cells[DECK_AT : DECK_AT + FLASH_KINDS])
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
