"""What two hands of Celestia Duo hold together. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.celestia_duo import cards, layout

NO_KINDS: Final = vec[i64]([0] * 6)


class HandTally:
    """Counts of both hands."""

    def __init__(self, cells: vec[i64]) -> None:
        self.ones: vec[i64] = NO_KINDS[:]  # [kind] hands that hold one
        self.twos: vec[i64] = NO_KINDS[:]  # [kind] hands that hold two
        self.of_kind: vec[i64] = NO_KINDS[:]  # [kind] cards in both hands
        self.sizes: vec[i64] = NO_KINDS[:2]  # [seat]
        self.kinds: vec[i64] = NO_KINDS[:2]  # [seat] how many kinds it holds
        self.all_kinds: i64 = 0  # how many kinds both hold
        for kind in range(cards.KINDS):
            for seat in range(2):
                held = cells[layout.HAND_AT + seat * layout.HAND + kind]
                self.of_kind[kind] += held
                self.sizes[seat] += held
                if held > 0:
                    self.ones[kind] += 1
                    self.kinds[seat] += 1
                if held > 1:
                    self.twos[kind] += 1
            if self.ones[kind] > 0:
                self.all_kinds += 1
