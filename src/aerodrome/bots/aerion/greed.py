"""What the bot `easy` makes of a table: it counts what is done, and knows no scarcity. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion.cards import DECKS

from .picture import Picture
from .worth import COMPLETES, FITS, WON, Marks

A_CARD: Final[i64] = 300
"""What a card that is acquired adds to the odds."""
IN_SIGHT: Final[i64] = 100
"""What a card in the Display adds that could be used at once."""
LEFT: Final[i64] = 30
"""What each card adds that is left."""


class Greed(Marks):
    """Wants what can be used at once; Pixies cost nothing, and a Book is one card among others."""

    def odds(self, picture: Picture) -> i64:
        if picture.is_won():
            return WON
        work = self.all_work(picture)
        left: i64 = picture.displayed
        in_sight: i64 = 0
        for deck in range(DECKS):
            size = picture.deck_size(deck)
            left += size
            kind = picture.displayed_kind(deck)
            if kind >= 0:
                seen = self.class_of(kind, size + 1, deck, picture)
                if seen in (FITS, COMPLETES):
                    in_sight += 1
        return min(picture.books, 1) * A_CARD - work * A_CARD + in_sight * IN_SIGHT + left * LEFT

    def pixie_losses(self, picture: Picture) -> vec[i64]:
        return vec[i64]([0] * int(picture.pixies + 1))
