"""What all tables of a process share."""

from __future__ import annotations

from dataclasses import dataclass

from .bots import Thinkers
from .keys import Keys
from .metrics import Metrics
from .settings import Settings
from .store import Store


@dataclass(frozen=True, slots=True)
class House:
    """`process` is this process's own name, and `started` when it began, in seconds since 1970."""

    settings: Settings
    store: Store
    keys: Keys
    thinkers: Thinkers
    metrics: Metrics
    process: str
    started: float
