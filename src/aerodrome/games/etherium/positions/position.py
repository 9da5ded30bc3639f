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

from collections import Counter

import msgspec

from aerodrome.kernel import BadInput, Position
from aerodrome.kernel.fields import Limits
from aerodrome.kernel.record import check_depth
from aerodrome.kernel.written import Written

from .. import cards, layout, step
from ..chapters.set_up import LARGE_NAMES, SITE_NAMES
from ..errors import bad_input
from ..facts import Facts
from ..setting import Setting
from ..starting_position import first_cities, lay_out
from ..table import Table
from ..view import CITY_NAMES, DECLARED, EtheriumView, view_of
from .moments import NUMBERED, PROGRAMMING, moment_of, usual_effect, usual_seat
from .possible import check

FIELDS = (
    *("peoples", "setup", "extension"),
    *DECLARED.entries(),
    *("waiting", "season", "order", "dice", "winner", "terrains", "cities", "players"),
)
PLAYER_FIELDS = (*DECLARED.entries(0), "spaces", "plan")
SETUPS = ("first", "tactical")
NIGHT = cards.SEASON_NAMES[cards.NIGHT]
PIECES = {"mine": "large", "forest": "medium", "mountain": "small"}
"""The pieces that terrains are."""


# Writing


def position_of(state: Table) -> Position:
    """The complete state with every component named."""
    entries = entries_of(view_of(state, -1))
    for seat, player in enumerate(entries["players"]):
        player["hand"] = DECLARED.show(state, seat)["hand"]
        player["plan"] = view_of(state, seat).players[seat].plan
    # Before the first reveal, a card lies in the state that no view shows.
    entries["season"] = cards.SEASON_NAMES[state.season]
    position: Position = msgspec.json.decode(msgspec.json.encode(entries))
    return position


def entries_of(view: EtheriumView) -> Position:
    """A position with all that a view shows, and the viewer's own cards."""
    shown, hand = msgspec.structs.asdict(view), list(Counter(view.hand).elements())
    players = [
        msgspec.structs.asdict(player) | {"hand": hand if seat == view.seat else []}
        for seat, player in enumerate(view.players)
    ]
    shown |= {
        "peoples": [player.people for player in view.players],
        "seat": view.player,
        "season": view.season or NIGHT,
        "terrains": {space: PIECES[terrain] for space, terrain in view.terrains.items() if terrain in PIECES},
        "discard": list(Counter(view.discard).elements()),
        "players": [{entry: player[entry] for entry in PLAYER_FIELDS} for player in players],
    }
    return {entry: shown[entry] for entry in FIELDS}


# Reading


def state_of(position: object, facts: Facts, state: Table) -> Table:
    """The state written down, in a new one; what is wrong raises BadInput naming the entry."""
    check_depth(position)
    read_into(state, position, facts)
    check(state)
    return state


def read_into(state: Table, position: object, facts: Facts) -> None:
    """Lay out a table as it is written, whether or not the rules could play on from there."""
    written = Written(position, FIELDS)
    setting = _setting(written, facts)
    lay_out(state, setting)
    limits = _limits(setting)
    DECLARED.read(written, state, limits)
    _read_seasons(state, written)
    _read_order(state, written)
    _read_waiting(state, written)
    _read_roll(state, written)
    _read_board(state, written)
    for seat, part in enumerate(written.parts("players", PLAYER_FIELDS, int(setting.seats))):
        DECLARED.read(part, state, limits, seat)
        _read_player(state, seat, part)
    _count_supplies(state)
    if state.step != step.LAY:
        state.build_board()
    _complete_moment(state, written)


def table_of(view: EtheriumView, facts: Facts) -> Table:
    """A table with all that lies open in a view, and the viewer's own cards; all others are in the deck."""
    state = Table()
    read_into(state, entries_of(view), facts)
    state.deck_size = view.deck_size
    for seat, player in enumerate(view.players):
        state.cells[state.at(seat) + layout.CARDS] = player.cards
    return state


def _setting(written: Written, facts: Facts) -> Setting:
    names = cards.PEOPLE_NAMES
    peoples = written.names("peoples", names, names[:2])
    if len(set(peoples)) != len(peoples) or not 2 <= len(peoples) <= cards.MOST_SEATS:
        raise BadInput("error-position-value", entry="'peoples'", value=repr(peoples), known=", ".join(names))
    numbers = [names.index(name) for name in peoples]
    laying = written.choice_or_none("step", step.NAMES) == step.NAMES[step.LAY]
    chosen = laying or written.has("terrains") or written.has("cities")
    tactical = written.choice("setup", SETUPS, SETUPS[int(chosen)]) == SETUPS[1]
    quarters = max(int(cards.QUARTERS), len(peoples))
    extension = written.flag("extension", len(peoples) > cards.QUARTERS or max(numbers) >= cards.BOX_PEOPLES)
    return Setting(facts, numbers, quarters, tactical, extension)


def _limits(setting: Setting) -> Limits:
    seats = int(setting.seats)
    supply = int(setting.facts.supply[int(seats > cards.QUARTERS)])
    return {"seats": seats, "last_seat": seats - 1, "two_rounds": 2 * seats, "supply": supply}


def _read_seasons(state: Table, written: Written) -> None:
    """The card that lies there, and those of the seasons before; usually the first cards of the first peoples."""
    names = cards.SEASON_NAMES
    named = written.choice_or_none("season", names)
    if not written.has("season_number") and state.step != step.LAY:
        state.season_number = 1 + int(named not in (None, NIGHT))
    revealed = max(int(state.season_number) - int(state.step == step.KEEP), 0)
    usual = _usual_seasons(revealed, named)
    if not written.has("seasons_seen"):
        state.seen = sum(1 << names.index(name) for name in usual)
    state.season = names.index(named or (usual[-1] if usual else NIGHT))


def _usual_seasons(revealed: int, last: str | None) -> list[str]:
    """As many seasons, each of a colour of its own, that end with this one."""
    firsts = [NIGHT, *(f"{people}-1" for people in cards.PEOPLE_NAMES)]
    if last is None or last == NIGHT or revealed < 2:
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
        state.cells[layout.ORDER_AT + rank] = seat


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
        pieces = list(state.cells[layout.LARGE_AT : layout.FIGHTS_AT])
        state.turn = (len(pieces) - pieces.count(0)) % state.setting.seats
    if not written.has("effect"):
        state.effect = usual_effect(state)
    if not written.has("seat"):
        state.seat = usual_seat(state)


def _read_roll(state: Table, written: Written) -> None:
    dice = written.numbers("dice", 1, 6)
    if len(dice) > cards.MOST_DICE:
        raise BadInput("error-position-length", entry="'dice'", count=str(int(cards.MOST_DICE)), found=str(len(dice)))
    state.dice = sum(8 ** (face - 1) for face in dice)
    if written.has_value("winner"):
        state.winner = written.number("winner", 0, int(state.setting.seats) - 1, 0) + 1


def _read_board(state: Table, written: Written) -> None:
    quarters = int(state.setting.quarters)
    larges = LARGE_NAMES[:quarters]
    sites = [name for name in SITE_NAMES if int(name.rsplit("-", 1)[1]) <= quarters]
    usual = dict.fromkeys(larges, "large") | {name: "medium" if name in sites[:quarters] else "small" for name in sites}
    pieces = written.table("terrains", [*larges, *sites], tuple(PIECES.values()))
    if state.step != step.LAY and not written.has("terrains"):
        pieces = usual
    for space, piece in pieces.items():
        if (piece == "large") != (space in larges):
            raise BadInput("error-position-value", entry="'terrains'", value=repr(piece), known=space)
        if piece == "large":
            state.cells[layout.LARGE_AT + LARGE_NAMES.index(space)] = 1
        else:
            kind = cards.MEDIUM_PIECE if piece == "medium" else cards.SMALL_PIECE
            state.cells[layout.SITE_AT + SITE_NAMES.index(space)] = kind
    homes = first_cities(int(state.setting.seats), quarters, quarters - 1)
    cities = written.table("cities", CITY_NAMES[:quarters], sites)
    if state.step != step.LAY and not written.has("cities"):
        cities = {CITY_NAMES[city]: SITE_NAMES[home] for city, home in enumerate(homes)}
    for city, site in cities.items():
        state.cells[layout.CITY_AT + CITY_NAMES.index(city)] = SITE_NAMES.index(site) + 1


def _read_player(state: Table, seat: int, written: Written) -> None:
    at, cells = int(state.at(seat)), state.cells
    home = int(cards.OUTER) + int(cells[layout.CITY_AT + seat]) - 1
    spaces = written.table("spaces", cards.FIGURE_NAMES, cards.SPACE_NAMES)
    for figure, name in enumerate(cards.FIGURE_NAMES):
        if state.step != step.LAY:
            cells[at + layout.SPACE + figure] = cards.SPACE_NAMES.index(spaces[name]) if name in spaces else home
    cells[at + layout.CARDS] = sum(cells[at + layout.HAND : at + layout.HAND + cards.FLASH_KINDS])
    _read_program(state, at, written)


def _read_program(state: Table, at: int, written: Written) -> None:
    cells, slots = state.cells, cards.SLOT_NAMES
    plan = written.names("plan", slots)
    if not written.has("action_tokens"):
        least = int(cards.TOKENS_AT_START) if moment_of(state) in PROGRAMMING else 0
        cells[at + layout.ACTION_TOKENS] = min(max(len(plan), least), int(cards.MOST_TOKENS))
    tokens = cells[at + layout.ACTION_TOKENS]
    if len(plan) > tokens or len(set(plan)) != len(plan):
        raise BadInput("error-position-value", entry="'plan'", value=repr(plan)[:60], known=", ".join(slots))
    for token, slot in enumerate(plan):
        cells[at + layout.PLAN + token] = slots.index(slot) + 1
    cells[at + layout.LAID] = len(plan)
    if not written.has("ready"):
        cells[at + layout.READY] = int(state.step != step.LAY and len(plan) == tokens)


def _count_supplies(state: Table) -> None:
    """The supply and the deck have what lies nowhere else."""
    facts, cells = state.setting.facts, state.cells
    state.deck_size = sum(cells[layout.DECK_AT : layout.DECK_AT + cards.FLASH_KINDS])
    large = int(state.setting.seats > cards.QUARTERS)
    blocks = [int(state.at(seat)) for seat in range(state.setting.seats)]
    for number, name in enumerate(cards.RESOURCE_NAMES):
        held = sum(cells[at + layout.CUBES + number] for at in blocks)
        _leave(state, layout.SUPPLY_AT + number, int(facts.supply[large]), held, name)
    for number, name in enumerate(cards.TOKEN_NAMES):
        held = sum(cells[at + layout.TOKENS + number] for at in blocks)
        copies = int(facts.token_copies[large * len(cards.TOKEN_NAMES) + number])
        _leave(state, layout.TOKEN_AT + number, copies, held, name)
    for number, name in enumerate(cards.CAPACITY_NAMES):
        held = sum(int(cells[at + layout.OWNED]) >> number & 1 for at in blocks)
        _leave(state, layout.CAPACITY_AT + number, int(facts.capacity_copies[large]), held, name)


def _leave(state: Table, at: int, copies: int, held: int, name: str) -> None:
    if held > copies:
        raise BadInput("error-position-too-many", piece=repr(name))
    state.cells[at] = copies - held
