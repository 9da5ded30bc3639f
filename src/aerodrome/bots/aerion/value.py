"""How likely a match of Aerion is to be won from a picture of the table, as a net has learned it.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.net import Features, Net
from aerodrome.games.aerion import cards, step
from aerodrome.games.aerion.table import Table

from .added_facts import ALL_FACTS, AllFacts
from .picture import Picture, picture_of
from .worth import WON

MARKS: Final[i64] = ALL_FACTS
LOST: Final[i64] = -1_000_000
MOST_ODDS: Final[i64] = 11_000
LEAST_LOSS: Final[i64] = 10
"""A Pixie is never worth less than this, out of the thousandths of odds."""


class Value(AllFacts):
    """The odds of a picture by the net."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net: Final = net

    def odds(self, picture: Picture) -> i64:
        """The odds of a picture in which phase 2 is over; WON or LOST at the end."""
        if picture.is_won():
            return WON
        ended = turn_over(picture)
        if ended.step == step.OVER or is_out_of_cards(ended):
            return LOST
        self.write(ended)
        self.net.evaluate(self.features)
        return max(-MOST_ODDS, min(self.net.outputs[0], MOST_ODDS))

    def pixie_losses(self, picture: Picture) -> vec[i64]:
        pixies = picture.pixies
        now = self.odds(picture)
        losses = vec[i64]([0] * int(pixies + 1))
        for used in range(1, pixies + 1):
            picture.pixies = pixies - used
            losses[used] = max(now - self.odds(picture), LEAST_LOSS * used)
        picture.pixies = pixies
        return losses


def turn_over(picture: Picture) -> Picture:
    """The picture as phase 3 finds it; itself where that has begun, or nothing happens then."""
    if len(picture.expansions) == 0 or picture.step == step.REPLENISH:
        return picture
    over = picture.copy()
    for expansion in picture.expansions:
        expansion.phase_three_begins(over, None)
    return over


def is_out_of_cards(picture: Picture) -> bool:
    """Whether no card is left to reveal, and no Book is at hand to bring some back."""
    if picture.displayed > 0 or picture.books > 0:
        return False
    for deck in range(cards.DECKS):
        if picture.deck_size(deck) > 0:
            return False
    return True


def write_state(state: Table, features: Features, writer: AllFacts) -> bool:
    """Write down a table for the net; False at a moment at which the net is not asked."""
    if state.step != step.REPLENISH:
        return False
    writer.features = features
    writer.write(picture_of(state))
    return True
