"""Properties of chance."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

from ..dealer import Dealer, FastDealer
from ..dealers import RecordingDealer, branches
from ..event_types import Event
from ..events import Events
from .subject import Moment, Subject, Violation, name, walk

MOST_BRANCHES = 1_000


def check_chance_branches_realise_their_labels(subject: Subject, seed: int, moments: int = 12) -> int:
    """Each thing chance can do shows in the state or in the events, with probabilities that add up to one.

    What a live dealer does is one of them. Looks at so many moments with chance; returns how many branches they had.
    """
    looked = seen = 0
    for moment in walk(subject, seed):
        live = RecordingDealer(FastDealer(seed))
        key = moment.step(live).key()
        if live.picks and seen < moments:
            seen += 1
            looked += _check_branches(subject, moment, key)
    return looked


def _check_branches(subject: Subject, moment: Moment, live: int) -> int:
    keys: list[int] = []
    shown: set[tuple[int, tuple[Event, ...]]] = set()

    def step(dealer: Dealer) -> None:
        events = Events()
        keys.append(moment.step(dealer, events).key())
        shown.add((keys[-1], tuple(entry.event for entry in events.entries)))

    found = list(islice(branches(step), MOST_BRANCHES))
    total = sum((branch.probability for branch in found), Fraction(0))
    if len(found) < MOST_BRANCHES and total != 1:
        raise Violation(f"the branches of chance add up to {total}: {name(subject, moment)}")
    if len(found) < MOST_BRANCHES and live not in keys:
        raise Violation(f"a live dealer led to a state that no branch has: {name(subject, moment)}")
    if len(shown) != len(found):
        raise Violation(f"two branches of chance cannot be told apart by what they do: {name(subject, moment)}")
    return len(found)
