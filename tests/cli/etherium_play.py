"""Matches of Etherium for the tests of the terminal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import aerodrome
from aerodrome.bots import Occupant
from aerodrome.cli.session.local import LocalSession
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import Match

PERSONS = ("person", "person", "person")


def view_of(match: Match, seat: int = -1) -> EtheriumView:
    view = match.view(seat)
    assert isinstance(view, EtheriumView)
    return view


def begin(*who: str, seed: object = 5, **options: object) -> LocalSession:
    """A new match; without a word about it, three persons play."""
    seats = tuple(Occupant("person") if one == "person" else Occupant("bot", one) for one in who or PERSONS)
    match = aerodrome.new("etherium", seats=len(seats), seed=str(seed), options=options)
    return LocalSession.begin(match, seats)


def played(session: LocalSession, seed: int) -> Iterator[LocalSession]:
    """The match before every decision of whoever is asked, and at its end; all decide at random."""
    choices = random.Random(seed)
    while session.match.outcome is None:
        seat = choices.choice(session.match.actors)
        if session.seat in session.match.actors:
            seat = session.seat
            yield session
        session.play(choices.choice(list(session.match.legal(seat))), seat)
    yield session


def at(step: str, seed: int = 7, *who: str, **options: object) -> LocalSession:
    """A match of persons at the first moment of this step where there is something to choose."""
    for session in played(begin(*who, seed=seed, **options), seed):
        if session.view.step == step and len(session.legal()) > 1:
            return session
    raise AssertionError(f"no {step}")
