"""The conformance kit: what must hold in all games, with every option set.

Each `check_…` function plays a game in some way and raises `Violation` when a property does not hold. A game's tests
describe the game once, as a `Subject`, and call them all; tests of the kit plant a mutant for each property.
"""

from collections.abc import Callable

from .announcements import check_changes_are_announced as check_changes_are_announced
from .chance import check_chance_branches_realise_their_labels as check_chance_branches_realise_their_labels
from .knowledge import check_redeal_depends_on_the_view_only as check_redeal_depends_on_the_view_only
from .knowledge import check_seats_learn_nothing_they_may_not_know as check_seats_learn_nothing_they_may_not_know
from .knowledge import check_undo_takes_nothing_back_that_was_learnt as check_undo_takes_nothing_back_that_was_learnt
from .play import check_components_are_conserved as check_components_are_conserved
from .play import check_copies_are_independent as check_copies_are_independent
from .play import check_every_match_ends as check_every_match_ends
from .play import check_legal_is_exactly_what_no_rule_forbids as check_legal_is_exactly_what_no_rule_forbids
from .play import check_positions_round_trip as check_positions_round_trip
from .play import check_records_round_trip as check_records_round_trip
from .play import check_withdrawing_leaves_no_trace as check_withdrawing_leaves_no_trace
from .reach import check_everything_is_reached as check_everything_is_reached
from .subject import Subject as Subject
from .subject import Violation as Violation
from .undoing import check_undo_tells_no_secret as check_undo_tells_no_secret

PROPERTIES: tuple[Callable[[Subject, int], object], ...] = tuple(
    check for name, check in sorted(globals().items()) if name.startswith("check_") and not name.endswith("_is_reached")
)
"""What is checked with a subject and a seed alone; a game's tests go through all of them."""
