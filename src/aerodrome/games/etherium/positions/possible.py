"""Whether the rules of Etherium can play on from a position that was written by hand. It may be as odd as it likes."""

from __future__ import annotations

from collections.abc import Iterator

from aerodrome.kernel.chapters import BIT

from .. import cards, layout, step
from ..board import NOT_THERE
from ..chapters.set_up import is_complete
from ..errors import bad_input
from ..reach import closed_cities
from ..table import Table
from . import moments
from .moments import in_conflict, is_due, moment_of, seats_of


def check(state: Table) -> None:
    """Refuse what play would break on; BadInput says what it is."""
    for key in _wrong(state):
        raise bad_input(key, step=repr(step.NAMES[state.step]))


def _wrong(state: Table) -> Iterator[str]:
    """The keys of the messages. What comes later relies on what comes before."""
    yield from _wrong_on_the_board(state)
    if (state.step == step.OVER) != (state.ending >= 0):
        yield "etherium-error-position-ending"
    if state.step != step.OVER:
        yield from _wrong_in_the_year(state)
        yield from _wrong_in_a_conflict(state)
        yield from _wrong_now(state)


def _wrong_on_the_board(state: Table) -> Iterator[str]:
    setting, seats = state.setting, seats_of(state)
    if not setting.extension and (setting.seats > cards.QUARTERS or max(setting.peoples) >= cards.BOX_PEOPLES):
        yield "etherium-error-position-extension"
    sites = list(state.cells[layout.SITE_AT : layout.SITE_AT + cards.SITES])
    most = max(sites.count(cards.MEDIUM_PIECE), sites.count(cards.SMALL_PIECE))
    if most > setting.quarters or is_complete(state) == (state.step == step.LAY):
        yield "etherium-error-position-terrains"
    if state.step != step.LAY and not all(_stands(state, seat) for seat in seats):
        yield "etherium-error-position-figures"
    if any(state.level(seat, unit) < 1 for seat in seats for unit in range(cards.UNITS) if unit != cards.GUIDE):
        yield "etherium-error-position-levels"


def _stands(state: Table, seat: int) -> bool:
    """Whether the figures of a seat are on the board, and in no city that they cannot enter."""
    for figure in range(cards.FIGURES):
        space = state.space_of(seat, figure)
        if state.board.terrain[space] == NOT_THERE or BIT[space] & closed_cities(state, seat, figure):
            return False
    return True


def _wrong_in_the_year(state: Table) -> Iterator[str]:
    moment, seats = moment_of(state), int(state.setting.seats)
    waits = state.step in moments.INTERRUPTING or (
        state.step in moments.ROLLS and state.rolling == cards.CONNECTION_ROLL
    )
    if int(state.beneath) not in (moments.INTERRUPTED if waits else (0,)):
        yield "etherium-error-position-waiting"
    revealed = int(state.season_number) - int(state.step == step.KEEP)
    # Each season brings a card of a new colour; two cards have the colour of a people.
    seen = {(card + 1) // 2 for card in range(1, cards.SEASONS) if int(state.seen) >> card & 1}
    to_come = int(cards.SEASONS_IN_A_YEAR) - max(revealed, 1)
    if cards.PEOPLES - len(seen) < to_come or (state.step in (step.LAY, step.LIMIT) and to_come == 0):
        yield "etherium-error-position-seasons"
    if state.turn >= (2 * seats if moment == step.VOYAGE else seats):
        yield "etherium-error-position-turn"
    if moment in moments.PROGRAMMING and not _can_program(state):
        yield "etherium-error-position-programs"
    if moment in moments.NUMBERED and state.number < 1:
        yield "etherium-error-position-number"
    if moment in moments.ACTING and moments.programmed(state, int(state.ranked(state.turn))) < 0:
        yield "etherium-error-position-actor"


def _can_program(state: Table) -> bool:
    """Whether a seat has still to program, and each of those has a token left to lay."""
    blocks = [int(state.at(seat)) for seat in seats_of(state)]
    left = [at for at in blocks if not state.cells[at + layout.READY]]
    return left != [] and all(state.cells[at + layout.LAID] < state.cells[at + layout.ACTION_TOKENS] for at in left)


def _wrong_in_a_conflict(state: Table) -> Iterator[str]:
    moment = moment_of(state)
    if moment == step.ORDER or moment not in (*moments.CONFLICTS, *moments.ROLLS):
        if any(state.cells[layout.FIGHTS_AT : layout.SEATS_AT]):
            yield "etherium-error-position-no-conflict"
        return
    place = int(state.place)
    if state.conflict == cards.NO_CONFLICT or place < 0 or state.board.terrain[place] == NOT_THERE:
        yield "etherium-error-position-place"
    if moment not in moments.ROLLS and state.winner == 0:
        yield "etherium-error-position-winner"
    idle = [seat for seat in seats_of(state) if in_conflict(state, layout.FIGHTS_AT, seat) <= 0]
    if any(in_conflict(state, layout.TOTAL_AT, seat) for seat in idle):
        yield "etherium-error-position-fights"
    if moment in moments.ASKING_SOME and not is_due(state, int(state.seat)):
        yield "etherium-error-position-whose-step"
    if moment in moments.ROLLS and state.rolling == cards.NO_ROLL:
        yield "etherium-error-position-roll"


def _wrong_now(state: Table) -> Iterator[str]:
    if state.step == step.ACT and state.effect < 0:
        yield "etherium-error-position-effect"
    if state.step == step.VICTIM and state.theft < 0:
        yield "etherium-error-position-theft"
    is_highest = state.level(state.seat, cards.GUIDE) >= cards.MOST_LEVEL
    if state.step == step.PAY and state.pending == cards.FOR_A_GUIDE and is_highest:
        yield "etherium-error-position-payment"
    actors = state.actors()
    if not actors or not all(state.legal(seat) for seat in actors):
        yield "etherium-error-position-no-action"
