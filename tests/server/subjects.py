"""The games, as the kernel's conformance kit wants them."""

from __future__ import annotations

from collections.abc import Callable

from aerodrome.kernel.conformance import Subject
from tests.games.aerion.subject import subject as aerion
from tests.games.celestia_duo.subject import subject as celestia_duo
from tests.games.etherium.subject import subject as etherium

SUBJECTS: dict[str, Callable[[], Subject]] = {"aerion": aerion, "celestia_duo": celestia_duo, "etherium": etherium}
