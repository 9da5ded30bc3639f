"""The best of several choices. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LOWEST: Final[i64] = -1_000_000_000
"""Less than anything is worth."""


class Best:
    """The choice that is worth most of those that were offered, the first of equals.

    `choice` is the answer as long as nothing worth more than `worth` is offered.
    """

    def __init__(self, choice: i64, worth: i64 = LOWEST) -> None:
        self.choice: i64 = choice
        self.worth: i64 = worth

    def offer(self, choice: i64, worth: i64) -> None:
        if worth > self.worth:
            self.choice = choice
            self.worth = worth
