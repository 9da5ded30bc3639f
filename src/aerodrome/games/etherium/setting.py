"""What does not change during a match. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .facts import Facts


class Setting:
    """The facts, and what was chosen when the match was made."""

    def __init__(self, facts: Facts, peoples: Sequence[int], quarters: i64, tactical: bool, extension: bool) -> None:
        self.facts = facts
        self.peoples: vec[i64] = vec[i64](peoples)  # [seat]
        self.seats: i64 = len(peoples)
        self.quarters = quarters
        self.tactical = tactical
        self.extension = extension

    def __reduce__(self) -> tuple[object, ...]:
        return (Setting, (self.facts, list(self.peoples), self.quarters, self.tactical, self.extension))


NO_SETTING: Final = Setting(Facts({}), (), 0, False, False)
