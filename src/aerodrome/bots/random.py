"""The bot that knows no game: a yardstick for the others."""

from __future__ import annotations

from aerodrome.kernel import CHOICES, Dealer, State

from .bot import Bot


class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    name = "random"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        actions = state.legal(seat)
        return actions[dealer.pick(CHOICES, len(actions))]
