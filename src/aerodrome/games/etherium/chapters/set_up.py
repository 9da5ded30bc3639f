"""Set-up: the tactical one, in which the players lay terrains and cities in turn. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Moved
from aerodrome.kernel.events import Events

from .. import cards, rule, step
from ..board import is_on_board, sites_touch_large, why_not_on_board
from ..events import BoardCompleted, CityLaid, TerrainLaid
from ..layout import CITY_AT, FIGHTS_AT, LARGE_AT, ORDER_STREAM, SITE_AT, SPACE, block
from ..table import Table
from ..verbs import TableVerb

PIECES_PER_QUARTER: Final[i64] = 4
BOX_ZONE: Final = "box"  # where events say that pieces come from
LARGE_NAMES: Final = cards.SPACE_NAMES[1:7]
SITE_NAMES: Final = cards.SPACE_NAMES[7:19]
OWNERS: Final = ("1", "2", "3", "4", "5", "6", "nobody")


class LayPieces(Step[Table]):
    """The players lay pieces in turn; a season card says in which order the next round is."""

    number = step.LAY

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """A new round; the card goes back to the others."""
        card = dealer.pick(ORDER_STREAM, cards.SEASONS)
        table.turn = 0
        table.set_order(card, events)
        table.go_to(step.LAY, table.ranked(0))

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """After a piece: the next player, or the first season once the board is complete."""
        if is_complete(table):
            table.turn = 0
            complete_board(table, events)
            table.begin(step.KEEP, dealer, events)
            return
        table.turn += 1
        if table.turn == table.setting.seats:
            self.begin(table, dealer, events)
        else:
            table.go_to(step.LAY, table.ranked(table.turn))


def is_complete(table: Table) -> bool:
    laid: i64 = 0
    for at in range(LARGE_AT, FIGHTS_AT):
        if table.cells[at] != 0:
            laid += 1
    return laid == table.setting.quarters * PIECES_PER_QUARTER


def complete_board(table: Table, events: Events | None) -> None:
    """The relief is there: figures start on the terrain in front of their city."""
    table.build_board()
    if events is not None:
        events.tell(BoardCompleted())
    for seat in range(table.setting.seats):
        space = cards.OUTER + table.cells[CITY_AT + seat] - 1
        for figure in range(cards.FIGURES):
            table.cells[block(seat) + SPACE + figure] = space
            if events is not None:
                events.tell(Moved(f"{cards.FIGURE_NAMES[figure]}/{seat + 1}", BOX_ZONE, cards.SPACE_NAMES[space]))


class LayVerb(TableVerb):
    """Lay a piece where the board has room for it."""

    steps = (step.LAY,)
    when = rule.SETUP_PLACING_ONLY

    def __init__(self, choices: Sequence[tuple[str, ...]]) -> None:
        """There is a row for each number of quarters a board can have: what lies on it."""
        super().__init__(choices)
        every = range(len(choices))
        quarters = range(int(cards.MOST_QUARTERS) + 1)
        self.set_rows([[choice for choice in every if self.is_there(choice, number)] for number in quarters])

    def row(self, table: Table, seat: i64) -> i64:
        return table.setting.quarters

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        number = why_not_on_board(self.is_there(choice, table.setting.quarters))
        if number != 0:
            return number
        if not self.is_left(table, choice):
            return rule.SETUP_PIECE_LEFT
        if not self.is_free(table, choice):
            return rule.SETUP_SITE_FREE
        if not self.connects(table, choice):
            return rule.SETUP_CONNECTS
        return 0

    def is_there(self, choice: i64, quarters: i64) -> bool:
        """Whether the place lies on a board with this number of quarters."""
        return is_on_board(choice, quarters)

    def is_left(self, table: Table, choice: i64) -> bool:
        """Whether such a piece is left."""
        return True

    def is_free(self, table: Table, choice: i64) -> bool:
        """Whether nothing of the kind lies there."""
        return True

    def connects(self, table: Table, choice: i64) -> bool:
        """Whether the place touches what the piece must touch."""
        return True

    def go_on(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.chapters.steps[step.LAY].resume(table, dealer, events)


class LayLarge(LayVerb):
    """Lay a large terrain in a quarter that has none."""

    name = "lay-large"
    params = ("space",)
    touches = ("terrain/large", "space/{space}")

    def is_free(self, table: Table, choice: i64) -> bool:
        return table.cells[LARGE_AT + choice] == 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.cells[LARGE_AT + choice] = 1
        if events is not None:
            events.tell(TerrainLaid("large", BOX_ZONE, LARGE_NAMES[choice], seat))
        self.go_on(table, dealer, events)


class LayOnSite(LayVerb):
    """Lay a terrain on a free site that touches a large terrain."""

    params = ("space",)

    def __init__(self, terrain: str, piece: i64) -> None:
        super().__init__(each(SITE_NAMES))
        self.terrain = terrain
        self.piece = piece

    def is_left(self, table: Table, choice: i64) -> bool:
        laid: i64 = 0
        for site in range(cards.SITES):
            if table.cells[SITE_AT + site] == self.piece:
                laid += 1
        return laid < table.setting.quarters

    def is_free(self, table: Table, choice: i64) -> bool:
        return table.cells[SITE_AT + choice] == 0

    def connects(self, table: Table, choice: i64) -> bool:
        quarters = table.setting.quarters
        for quarter in range(quarters):
            if table.cells[LARGE_AT + quarter] != 0 and sites_touch_large(choice, quarter, quarters):
                return True
        return False

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.cells[SITE_AT + choice] = self.piece
        if events is not None:
            events.tell(TerrainLaid(self.terrain, BOX_ZONE, SITE_NAMES[choice], seat))
        self.go_on(table, dealer, events)


class LayMedium(LayOnSite):
    """Lay a medium terrain, a forest, on a site."""

    name = "lay-medium"
    touches = ("terrain/medium", "space/{space}")


class LaySmall(LayOnSite):
    """Lay a small terrain, a mountain, on a site."""

    name = "lay-small"
    touches = ("terrain/small", "space/{space}")


class LayCity(LayVerb):
    """Lay a city, the own or another, beside a medium terrain."""

    name = "lay-city"
    params = ("owner", "space")
    touches = ("city/{owner}", "space/{space}")

    def is_there(self, choice: i64, quarters: i64) -> bool:
        return is_on_board(choice % cards.SITES, quarters)

    def is_left(self, table: Table, choice: i64) -> bool:
        return next_city(table, choice // cards.SITES) >= 0

    def is_free(self, table: Table, choice: i64) -> bool:
        for city in range(table.setting.quarters):
            if table.cells[CITY_AT + city] == choice % cards.SITES + 1:
                return False
        return True

    def connects(self, table: Table, choice: i64) -> bool:
        return table.cells[SITE_AT + choice % cards.SITES] == cards.MEDIUM_PIECE

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        owner, site = choice // cards.SITES, choice % cards.SITES
        table.cells[CITY_AT + next_city(table, owner)] = site + 1
        if events is not None:
            whose = owner if owner < cards.MOST_SEATS else None
            events.tell(CityLaid(f"city/{OWNERS[owner]}", BOX_ZONE, SITE_NAMES[site], seat, whose))
        self.go_on(table, dealer, events)


def next_city(table: Table, owner: i64) -> i64:
    """The city that is laid for a seat, or, for the seventh, the next of those nobody plays; -1 when none is."""
    if owner < table.setting.seats:
        if table.cells[CITY_AT + owner] == 0:
            return owner
        return -1
    if owner == cards.MOST_QUARTERS:
        for city in range(table.setting.seats, table.setting.quarters):
            if table.cells[CITY_AT + city] == 0:
                return city
    return -1


LAY: Final = LayPieces()
LAY_LARGE: Final = LayLarge(each(LARGE_NAMES))
LAY_MEDIUM: Final = LayMedium("medium", cards.MEDIUM_PIECE)
LAY_SMALL: Final = LaySmall("small", cards.SMALL_PIECE)
LAY_CITY: Final = LayCity([(owner, site) for owner in OWNERS for site in SITE_NAMES])
