"""The fast layer: what every game's state can do.

A state is plain numbers. It contains no source of chance, no hidden future, no reference to who is playing.
This module is compiled; `State` may be subclassed by interpreted code.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .dealer import CHOICES, Dealer
from .errors import IllegalAction
from .events import Events
from .outcome import Outcome

# Rules of the table itself, common to all games; games number their own from 10 upwards.
MATCH_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_SUCH_ACTION: Final = 3
NOTHING_TO_WITHDRAW: Final = 4

KEY_SEED: Final = 1469598103934665603
_KEY_FACTOR: Final = 1099511628211
_62_BITS: Final = (1 << 62) - 1


def stir(key: i64, value: i64) -> i64:
    """One step of a state's key; the same in the compiled and in the interpreted build."""
    mixed = ((key ^ value) * _KEY_FACTOR) & _62_BITS
    return mixed ^ (mixed >> 29)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A complete position of one game.

    Seats are 0, 1, …; actions are the dense ids of the game's vocabulary.
    """

    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now, ascending. Several when they choose at the same time; () when it is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> tuple[int, ...]:
        """The actions this seat may take now, ascending. Never empty for an actor, always empty for others."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> i64:
        """0 when the action is legal, else the number of the rule that forbids it."""
        raise NotImplementedError

    def perform(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        """Carry out an action known to be legal."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state, equal to this one."""
        raise NotImplementedError

    def key(self) -> i64:
        """A number that is equal for equal states and, but for accidents, different for different ones."""
        raise NotImplementedError

    def redeal(self, seat: i64, dealer: Dealer) -> None:
        """Resample everything this seat cannot know; depends on nothing else. Default: nothing is hidden."""

    def why_not_withdraw(self, seat: i64) -> i64:
        """0 when this seat may take back a secret choice that others have not seen yet."""
        return NOTHING_TO_WITHDRAW

    def withdraw(self, seat: i64, events: Events | None = None) -> None:
        """Take back a secret choice while others are still choosing."""
        number = self.why_not_withdraw(seat)
        raise IllegalAction("error-rule-forbids-withdrawal", number, seat=str(seat))

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, dealer: Dealer, events: Events | None = None) -> None:
        """Carry out an action. An illegal one raises `IllegalAction` and changes nothing."""
        number = self.why_not(seat, action)
        if number != 0:
            raise IllegalAction("error-rule-forbids-action", number, action=str(action), seat=str(seat))
        self.perform(seat, action, dealer, events)

    def playout(self, dealer: Dealer) -> i64:
        """Play at random to the end; the number of decisions that took."""
        decisions: i64 = 0
        while True:
            actors = self.actors()
            if not actors:
                return decisions
            seat = actors[dealer.pick(CHOICES, len(actors))]
            actions = self.legal(seat)
            self.perform(seat, actions[dealer.pick(CHOICES, len(actions))], dealer, None)
            decisions += 1
