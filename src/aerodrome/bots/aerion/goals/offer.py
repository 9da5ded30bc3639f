"""What the dice may win beside cards. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Picture


class Offer:
    """An action of an expansion that a hand can earn: the bit of its condition, and the table after it."""

    def __init__(self, bit: i64, action: i64, picture: Picture) -> None:
        self.bit: i64 = bit
        self.action: i64 = action
        self.picture: Picture = picture
        self.grants: i64 = 0  # the type of card that can be acquired without dice
