"""What a bot is, and the only way to let one decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from aerodrome.kernel import Dealer, State

WAIT: Final = -1
"""What a bot answers that lets the others go first, while other seats must decide too."""

USUAL_SECONDS: Final = 1.0
"""How long a bot thinks that can think longer, where nobody says."""


class Bot(ABC):
    """A player without a memory: what it chooses follows from what it is asked, and from the dealer."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        """An action that is legal for `seat`; or WAIT, as long as other seats must decide too.

        Not all may wait: somebody who must decide last waits for the others, who do not wait for anybody.

        `state` was re-dealt from what the seat may know, and is the bot's own copy. `dealer` is for the bot's own
        chance; it never answers for the table.
        """


class ThinkingBot(Bot):
    """A bot that plays better the longer it may think: `seconds` of CPU time for one decision, which it keeps to."""

    def __init__(self, seconds: float = USUAL_SECONDS) -> None:
        self.seconds = seconds


def ask(bot: Bot, state: State, seat: int, dealer: Dealer) -> int:
    """What a bot does in a seat that must decide.

    It gets a copy in which all that the seat cannot know is re-dealt, so it can neither read secrets nor change the
    match.
    """
    imagined = state.copy()
    imagined.redeal(seat, dealer)
    return bot.choose(imagined, seat, dealer)
