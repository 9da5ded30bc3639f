"""Whether a position can arise in play.

What lies on the table must fit the step and each other, so that the match can go on from there. How it came to that is
not asked: a position may put the seats in any order of initiative, begin with full hands, leave played cards in the
deck, or give a seat fewer action tokens than a season brings once the programs are open.
"""

from __future__ import annotations

from collections.abc import Callable

from .. import step
from ..errors import bad_input
from ..table import Table
from . import board, doing, year
from . import fights as conflict

# What must hold, with the message for when it does not. Later ones rely on earlier ones.
CHECKS: tuple[tuple[Callable[[Table], bool], str], ...] = (
    (board.extension_fits, "etherium-error-position-extension"),
    (doing.waiting_fits, "etherium-error-position-waiting"),
    (year.set_up_comes_first, "etherium-error-position-set-up"),
    (board.terrains_fit, "etherium-error-position-terrains"),
    (board.cities_fit, "etherium-error-position-cities"),
    (board.first_board_fits, "etherium-error-position-first-board"),
    (board.nothing_happened_yet, "etherium-error-position-beginning"),
    (board.figures_fit, "etherium-error-position-figures"),
    (board.levels_fit, "etherium-error-position-levels"),
    (board.tokens_fit, "etherium-error-position-tokens"),
    (board.action_tokens_fit, "etherium-error-position-action-tokens"),
    (board.season_cards_fit, "etherium-error-position-season-cards"),
    (year.seasons_fit, "etherium-error-position-seasons"),
    (year.season_action_fits, "etherium-error-position-season-action"),
    (year.programs_fit, "etherium-error-position-programs"),
    (year.number_fits, "etherium-error-position-number"),
    (year.turn_fits, "etherium-error-position-turn"),
    (year.passes_fit, "etherium-error-position-passes"),
    (year.no_conflict_is_left_over, "etherium-error-position-no-conflict"),
    (board.board_is_quiet, "etherium-error-position-quiet"),
    (conflict.class_fits, "etherium-error-position-conflict"),
    (conflict.place_fits, "etherium-error-position-place"),
    (year.seat_fits, "etherium-error-position-whose-step"),
    (conflict.fighters_fit, "etherium-error-position-fights"),
    (conflict.totals_fit, "etherium-error-position-total"),
    (conflict.tasks_fit, "etherium-error-position-task"),
    (year.the_actor_has_a_token, "etherium-error-position-actor"),
    (doing.effect_fits, "etherium-error-position-effect"),
    (year.whoever_is_asked_can_answer, "etherium-error-position-asked"),
    (conflict.questions_fit, "etherium-error-position-question"),
    (doing.amount_fits, "etherium-error-position-amount"),
    (doing.taking_fits, "etherium-error-position-take"),
    (doing.payment_fits, "etherium-error-position-payment"),
    (doing.theft_fits, "etherium-error-position-theft"),
    (doing.stolen_cubes_fit, "etherium-error-position-stolen"),
    (doing.roll_fits, "etherium-error-position-roll"),
    (doing.modifications_fit, "etherium-error-position-modifications"),
    (year.only_an_end_has_an_ending, "etherium-error-position-ending"),
)


def check(state: Table) -> None:
    """Refuse a position that no play can lead to; BadInput says what is impossible."""
    for holds, key in CHECKS:
        if not holds(state):
            raise bad_input(key, step=repr(step.NAMES[state.step]))
