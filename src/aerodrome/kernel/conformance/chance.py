"""Properties of chance."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

from ..dealer import FastDealer
from ..dealers import RecordingDealer
from .subject import Subject, Violation, WalkStep, name, take_all_ways, walk

MOST_BRANCHES = 1_000


def check_chance_branches_realise_their_labels(subject: Subject, seed: int, moments: int = 12) -> int:
    """Each thing chance can do shows in the state or in the events, with probabilities that add up to one.

    What a live dealer does is one of them. Looks at the given number of moments; returns how many branches they had.
    """
    looked = seen = 0
    for moment in walk(subject, seed):
        live = RecordingDealer(FastDealer(seed))
        key = moment.step(live).key()
        if live.picks and seen < moments:
            seen += 1
            looked += _check_branches(subject, moment, key)
    return looked


def _check_branches(subject: Subject, moment: WalkStep, live: int) -> int:
    found = list(islice(take_all_ways(moment.state, moment.seat, moment.action), MOST_BRANCHES))
    total = sum((branch.probability for branch, _ in found), Fraction(0))
    shown = {(taken.state.key(), tuple(entry.event for entry in taken.events.entries)) for _, taken in found}
    if len(found) < MOST_BRANCHES and total != 1:
        raise Violation(f"the branches of chance add up to {total}: {name(subject, moment)}")
    if len(found) < MOST_BRANCHES and all(live != key for key, _ in shown):
        raise Violation(f"a live dealer led to a state that no branch has: {name(subject, moment)}")
    if len(shown) != len(found):
        raise Violation(f"two branches of chance cannot be told apart by what they do: {name(subject, moment)}")
    return len(found)
