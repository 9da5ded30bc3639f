"""Whether a position can arise in play.

What lies on the table must fit the step and each other, so that the match can go on from there. How it came to that is
not asked: a position may leave out cards of the route that the airship has passed, put the pirate ship where it likes,
count turns and dice as it likes, or begin with full hands.
"""

from __future__ import annotations

from collections.abc import Callable

from .. import step
from ..errors import bad_input
from ..table import Table
from . import chase, fights, sharing, talk

# What must hold, with the message for when it does not. Later ones rely on earlier ones.
CHECKS: tuple[tuple[Callable[[Table], bool], str], ...] = (
    (chase.cargo_fits, "celestia-duo-error-position-hold"),
    (chase.energy_adds_up, "celestia-duo-error-position-energy"),
    (chase.quick_is_quick, "celestia-duo-error-position-quick"),
    (chase.only_an_end_has_an_ending, "celestia-duo-error-position-ending"),
    (sharing.waiting_fits, "celestia-duo-error-position-waiting"),
    (chase.side_of_the_pirate_fits, "celestia-duo-error-position-boarding"),
    (chase.ships_fit, "celestia-duo-error-position-ships"),
    (chase.card_under_the_airship_fits, "celestia-duo-error-position-under-airship"),
    (chase.nothing_is_turned_up_ahead, "celestia-duo-error-position-ahead"),
    (chase.starting_card_fits, "celestia-duo-error-position-starting-card"),
    (chase.turn_fits, "celestia-duo-error-position-turn"),
    (chase.stages_fit, "celestia-duo-error-position-stages"),
    (chase.ambushes_fit, "celestia-duo-error-position-ambushes"),
    (chase.olga_fits, "celestia-duo-error-position-olga"),
    (chase.baba_fits, "celestia-duo-error-position-baba"),
    (chase.known_cards_fit, "celestia-duo-error-position-known"),
    (sharing.seat_fits, "celestia-duo-error-position-whose-step"),
    (fights.masts_fit, "celestia-duo-error-position-masts"),
    (fights.assault_fits, "celestia-duo-error-position-assault"),
    (fights.dice_fit, "celestia-duo-error-position-dice-there"),
    (fights.flags_fit, "celestia-duo-error-position-flags"),
    (fights.penalty_fits, "celestia-duo-error-position-penalty"),
    (fights.crew_fits, "celestia-duo-error-position-crew"),
    (fights.played_cards_fit, "celestia-duo-error-position-played"),
    (fights.reclaim_fits, "celestia-duo-error-position-reclaim"),
    (fights.owed_fits, "celestia-duo-error-position-owed"),
    (fights.losses_fit, "celestia-duo-error-position-losses"),
    (fights.ending_fits, "celestia-duo-error-position-other-ending"),
    (sharing.shared_cards_fit, "celestia-duo-error-position-shared"),
    (sharing.deck_fits, "celestia-duo-error-position-deck"),
    (sharing.passing_fits, "celestia-duo-error-position-passed"),
    (sharing.offer_fits, "celestia-duo-error-position-offered"),
    (sharing.rewards_fit, "celestia-duo-error-position-rewards"),
    (sharing.shop_has_customers, "celestia-duo-error-position-gold"),
    (talk.statements_fit, "celestia-duo-error-position-told"),
    (talk.phrases_fit, "celestia-duo-error-position-said"),
    (talk.ready_fits, "celestia-duo-error-position-ready"),
    (talk.memory_agrees, "celestia-duo-error-position-memory"),
    (talk.unpaid_flags_fit, "celestia-duo-error-position-unpaid"),
)


def check(state: Table) -> None:
    """Refuse a position that no play can lead to; BadInput says what is impossible."""
    for holds, key in CHECKS:
        if not holds(state):
            raise bad_input(key, step=repr(step.NAMES[state.step]))
