"""Properties of play: copies, positions, records, legality, conservation, endings."""

from __future__ import annotations

import json

import msgspec

from ..dealer import CHOICES, FastDealer
from ..errors import IllegalAction
from ..fair import Seed
from ..match import Match
from ..record import loads
from ..replay import replay, verify
from ..state import State
from .subject import Subject, Violation, WalkStep, any_of, name, walk, walk_from


def check_copies_are_independent(subject: Subject, seed: int) -> None:
    """A copy equals its original, and no earlier copy ever changes while play goes on."""
    for seats, state in subject.starts(seed):
        for copy, key in [(moment.state, state.key()) for moment in walk_from(subject, state, seats, seed)]:
            if copy.key() != key:
                raise Violation(f"a copy is not what its original was: {subject.game.position(copy)}")


def check_positions_round_trip(subject: Subject, seed: int) -> None:
    """Every state can be written down and read back, through JSON, without loss."""
    for moment in walk(subject, seed):
        written = json.loads(json.dumps(subject.game.position(moment.state)))
        if subject.game.from_position(written).key() != moment.state.key():
            raise Violation(f"a position reads back as another state: {written}")
    for position in subject.positions:
        state = subject.game.from_position(position)
        if subject.game.from_position(subject.game.position(state)).key() != state.key():
            raise Violation(f"a listed position reads back as another state: {position}")


def check_records_round_trip(subject: Subject, seed: int) -> None:
    """A match, its record as text, and the match replayed from that text are the same; the record verifies."""
    chooser = FastDealer(seed)
    for number, options, seats in subject.terms():
        match = Match(subject.game, options, seats, Seed.known(f"kit {seed} {number}"))
        while match.actors:
            seat = any_of(match.actors, chooser)
            match.play(any_of(match.legal(seat).ids, chooser), seat)
            if chooser.pick(CHOICES, 4) == 0 and match.why_not_undo(seat) is None:
                match.undo(seat)
        text = match.record().dumps()
        again = replay(loads(text), subject.game)
        if again.record().dumps() != text or again.state.key() != match.state.key():
            raise Violation("a replayed match differs from the one recorded")
        verify(loads(text), subject.game)


def check_legal_is_exactly_what_no_rule_forbids(subject: Subject, seed: int) -> None:
    """`legal` lists exactly what `why_not` lets pass; each applies; an illegal one raises and changes nothing."""
    for moment in walk(subject, seed):
        _check_legal(subject, moment, seed)


def _check_legal(subject: Subject, moment: WalkStep, seed: int) -> None:
    state, actors = moment.state, moment.state.actors()
    for seat in range(moment.seats):
        legal = state.legal(seat)
        allowed = tuple(id for id in range(len(subject.game.vocabulary)) if state.why_not(seat, id) == 0)
        if legal != allowed:
            raise Violation(f"seat {seat}: legal is {legal}, no rule forbids {allowed}: {name(subject, moment)}")
        if bool(legal) != (seat in actors):
            raise Violation(f"seat {seat} of actors {actors} has {len(legal)} legal actions")
        _check_refusals(subject, moment, seat, seed)
        for action in legal:
            moment._replace(seat=seat, action=action).step(FastDealer(seed))


def _check_refusals(subject: Subject, moment: WalkStep, seat: int, seed: int) -> None:
    chooser, key = FastDealer(seed + 7), moment.state.key()
    for _ in range(5):
        action = chooser.pick(CHOICES, len(subject.game.vocabulary))
        number = moment.state.why_not(seat, action)
        if number == 0:
            continue
        subject.game.rulebook[number].text()
        try:
            moment.state.apply(seat, action, FastDealer(seed))
        except IllegalAction as refusal:
            if refusal.number == number and moment.state.key() == key:
                continue
        raise Violation(f"action {action} is forbidden by rule {number} and was not refused cleanly")


def check_components_are_conserved(subject: Subject, seed: int) -> None:
    """Every card, token and cube exists exactly as often at every step, after every branch taken."""
    for seats, start in subject.starts(seed):
        expected = dict(subject.census(start))
        for moment in walk_from(subject, start, seats, seed):
            for state in (moment.state, moment.step(FastDealer(seed))):
                found = dict(subject.census(state))
                if found != expected:
                    changed = {thing: count for thing, count in found.items() if expected.get(thing) != count}
                    raise Violation(f"components were lost or made: {changed}: {name(subject, moment)}")


def check_every_match_ends(subject: Subject, seed: int) -> None:
    """Random play ends, with an outcome, and then nobody may act."""
    for _ in walk(subject, seed):  # bounded, which a playout is not
        pass
    for seats, start in subject.starts(seed):
        state = start.copy()
        decisions = state.playout(FastDealer(seed))
        if not 0 < decisions <= subject.longest:
            raise Violation(f"a random match took {decisions} decisions")
        if state.outcome() is None or state.actors() or any(state.legal(seat) for seat in range(seats)):
            raise Violation("a match that is over has no outcome, or seats that may still act")
        if start.outcome() is not None:
            raise Violation("a match has an outcome before it is over")


def check_withdrawing_leaves_no_trace(subject: Subject, seed: int) -> int:
    """A secret choice taken back leaves the state as if it had never been made; how many were.

    A choice may be made of several decisions: all of them are taken back at once.
    """
    withdrawn = 0
    for moment in walk(subject, seed):
        after = moment.step(FastDealer(seed))
        if after.why_not_withdraw(moment.seat):
            continue
        if len(moment.state.actors()) < 2 and moment.seat not in after.actors():
            raise Violation(f"a choice can be taken back although nobody else is choosing: {name(subject, moment)}")
        after.withdraw(moment.seat)
        withdrawn += 1
        before = moment.state.copy()
        if not before.why_not_withdraw(moment.seat):
            before.withdraw(moment.seat)
        if after.key() != before.key():
            raise Violation(f"a choice taken back left a trace: {name(subject, moment)}")
    return withdrawn


def wire(subject: Subject, state: State, seat: int) -> bytes:
    """What would travel to a seat: its view and what it may do."""
    return msgspec.json.encode((subject.game.view(state, seat), state.legal(seat), state.actors()))
