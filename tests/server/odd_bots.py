"""Bots that nobody would want at a table."""

from __future__ import annotations

import os
import time

from aerodrome.bots import WAIT, Bot, ThinkingBot
from aerodrome.kernel import Dealer, State


class Sleeper(Bot):
    """Never answers."""

    name = "sleeper"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        while True:
            time.sleep(60)


class Mortal(Bot):
    """Takes its whole process along."""

    name = "mortal"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        os._exit(3)


class Clumsy(Bot):
    """Trips over itself."""

    name = "clumsy"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        raise ValueError("the hand was 4 8 15 16 23 42")


class Cheat(Bot):
    """Does what nobody may."""

    name = "cheat"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        action = 0
        while state.why_not(seat, action) == 0:
            action += 1
        return action


class Patient(Bot):
    """Lets the others go first, always."""

    name = "patient"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        return WAIT


PONDERED: list[float] = []
"""How long each `Ponderer` of this process might have thought."""


class Ponderer(ThinkingBot):
    """Notes how long it may think."""

    name = "ponderer"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        PONDERED.append(self.seconds)
        return state.legal(seat)[0]
