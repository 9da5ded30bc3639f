"""Properties of undo: why a seat cannot take something back tells it nothing that it may not know."""

from __future__ import annotations

from collections.abc import Iterator

from ..dealer import CHOICES, FastDealer
from ..fair import Seed
from ..match import Match
from .knowledge import Echo, Noting, redealt
from .subject import Subject, Violation, any_of

WITHDRAWS_ONE_IN = 6
COMPARES_ONE_IN = 4


def check_undo_tells_no_secret(subject: Subject, seed: int) -> int:
    """Why a seat cannot undo follows from what it was told: returns how many decisions some seat was not told of.

    A decision or a withdrawal of which a seat sees nothing leaves its answer as it was; decisions that look alike to
    it in two states which it cannot tell apart give it the same answer.
    """
    untold = 0
    for match, chooser in _matches(subject, seed):
        while match.actors and len(match.entries) < subject.longest:
            seat = any_of(match.actors, chooser)
            before = _answers(match)
            action = any_of(match.legal(seat).ids, chooser)
            if chooser.pick(CHOICES, COMPARES_ONE_IN) == 0:
                _compare_twins(match, seat, action, seed)
            withdraws = [one for one in range(match.seats) if match.state.why_not_withdraw(one) == 0]
            if withdraws and chooser.pick(CHOICES, WITHDRAWS_ONE_IN) == 0:
                seat = any_of(withdraws, chooser)
                match.withdraw(seat)
            else:
                match.play(action, seat)
            for other, answer in enumerate(before):
                if other != seat and not match.happened.seen_by(other):
                    untold += 1
                    if _answers(match)[other] != answer:
                        raise Violation(f"undo tells seat {other} that seat {seat} decided: {match.position()}")
    return untold


def _matches(subject: Subject, seed: int) -> Iterator[tuple[Match, FastDealer]]:
    for seats, state in subject.starts(seed):
        options = subject.game.terms(state)[0]
        match = Match(subject.game, options, seats, Seed.known(seed), state=state, source=FastDealer(seed + 1))
        yield match, FastDealer(seed)


def _answers(match: Match) -> list[str | None]:
    rules = [match.why_not_undo(seat) for seat in range(match.seats)]
    return [None if rule is None else rule.id for rule in rules]


def _compare_twins(match: Match, seat: int, action: int, seed: int) -> None:
    """The same decision in two states that another seat cannot tell apart."""
    for other in range(match.seats):
        hidden = redealt(match.state, other, seed)
        if other == seat or hidden.why_not(seat, action):
            continue
        noting = Noting(FastDealer(seed))
        one = Match(match.game, match.options, match.seats, match.seed, state=match.state.copy(), source=noting)
        one.play(action, seat)
        echo = Echo(noting.answers)
        twin = Match(match.game, match.options, match.seats, match.seed, state=hidden, source=echo)
        twin.play(action, seat)
        looks_alike = one.happened.seen_by(other) == twin.happened.seen_by(other)
        if looks_alike and _answers(one)[other] != _answers(twin)[other]:
            raise Violation(f"undo tells seat {other} a secret: {match.position()}")
