"""The conformance kit: what must hold in all games, with every option set.

Each `check_…` function plays a game in some way and raises `Violation` when a property does not hold. A game's tests
describe the game once, as a `Subject`, and call them all; tests of the kit plant a mutant for each property.
"""

from collections.abc import Callable

from .announcements import check_changes_are_announced
from .chance import check_chance_branches_realise_their_labels
from .goldens import perft, playthrough, trajectory
from .knowledge import (
    check_redeal_depends_on_the_view_only,
    check_seats_learn_nothing_they_may_not_know,
    check_undo_takes_nothing_back_that_was_learnt,
)
from .play import (
    check_components_are_conserved,
    check_copies_are_independent,
    check_every_match_ends,
    check_legal_is_exactly_what_no_rule_forbids,
    check_positions_round_trip,
    check_records_round_trip,
    check_withdrawing_leaves_no_trace,
)
from .reach import Reached, check_everything_is_reached, explore
from .subject import Subject, Violation, WalkStep, walk
from .undoing import check_undo_tells_no_secret

__all__ = [
    "PROPERTIES",
    "Reached",
    "Subject",
    "Violation",
    "WalkStep",
    "check_chance_branches_realise_their_labels",
    "check_changes_are_announced",
    "check_components_are_conserved",
    "check_copies_are_independent",
    "check_every_match_ends",
    "check_everything_is_reached",
    "check_legal_is_exactly_what_no_rule_forbids",
    "check_positions_round_trip",
    "check_records_round_trip",
    "check_redeal_depends_on_the_view_only",
    "check_seats_learn_nothing_they_may_not_know",
    "check_undo_takes_nothing_back_that_was_learnt",
    "check_undo_tells_no_secret",
    "check_withdrawing_leaves_no_trace",
    "explore",
    "perft",
    "playthrough",
    "trajectory",
    "walk",
]

PROPERTIES: tuple[Callable[[Subject, int], object], ...] = tuple(
    globals()[name] for name in __all__ if name.startswith("check_") and name != check_everything_is_reached.__name__
)
"""What is checked with a subject and a seed alone; a game's tests go through all of them."""
