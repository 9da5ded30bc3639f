"""What does not change during a match. This module is compiled."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .facts import Facts


class Setting:
    """The facts, and what was chosen when the match was made."""

    def __init__(self, facts: Facts, peoples: vec[i64], quarters: i64, tactical: bool, extension: bool) -> None:
        self.facts = facts
        self.peoples = peoples  # [seat]
        self.seats: i64 = len(peoples)
        self.quarters = quarters
        self.tactical = tactical
        self.extension = extension

    def __reduce__(self) -> tuple[object, ...]:
        return (setting_of, (self.facts, list(self.peoples), self.quarters, self.tactical, self.extension))


def setting_of(facts: Facts, peoples: list[int], quarters: i64, tactical: bool, extension: bool) -> Setting:
    return Setting(facts, vec[i64](peoples), quarters, tactical, extension)


NO_SETTING: Final = Setting(Facts(defaultdict(list)), vec[i64](), 0, False, False)
