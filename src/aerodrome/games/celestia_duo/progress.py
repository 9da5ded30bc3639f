"""The progress sheet of a pair: from how far ahead it has caught the pirate, in Normal and in Expert."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated

import msgspec
from msgspec import Struct

from aerodrome.kernel import BadInput

from .cards import FIRST_DISTANCE, MODE_NAMES, ROUTE
from .errors import bad_input

Box = Annotated[int, msgspec.Meta(ge=int(FIRST_DISTANCE), le=int(ROUTE))]
Distances = Mapping[str, tuple[int, ...]]


class ProgressSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The ticked boxes of each row, nearest first. `read` makes one of data from outside.

    `distances` are always the boxes of each row, as the catalogue has them; Quick has no row.
    """

    normal: tuple[Box, ...] = ()
    expert: tuple[Box, ...] = ()

    def ticked(self, mode: str) -> tuple[int, ...]:
        """The boxes that are won; none in Quick."""
        if mode not in MODE_NAMES:
            raise BadInput("error-option-value", option=repr("mode"), value=repr(mode), known=", ".join(MODE_NAMES))
        return {"normal": self.normal, "expert": self.expert}.get(mode, ())

    def next_distance(self, mode: str, distances: Distances) -> int:
        """Where the pirate ship of the next match begins: the first box beyond all that are ticked, else the last."""
        farthest = max(self.ticked(mode), default=0)
        row = distances.get(mode, (int(FIRST_DISTANCE),))
        return next((box for box in row if box > farthest), row[-1])

    def after(self, mode: str, distance: int, won: bool, distances: Distances) -> ProgressSheet:
        """The sheet after a match: a win ticks the box it was begun from, anything else changes nothing."""
        ticked = self.ticked(mode)
        if not won or distance in ticked or distance not in distances.get(mode, ()):
            return self
        row = tuple(sorted((*ticked, distance)))
        return ProgressSheet(row, self.expert) if mode == "normal" else ProgressSheet(self.normal, row)


def read(data: object) -> ProgressSheet:
    """A sheet from plain data, as `msgspec.to_builtins` makes it."""
    try:
        sheet = msgspec.convert(data, ProgressSheet)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise bad_input("celestia-duo-error-progress-shape", reason=str(error)) from None
    for mode in ("normal", "expert"):
        row = sheet.ticked(mode)
        grows = all(box < further for box, further in pairwise(row))
        if not grows:
            raise bad_input("celestia-duo-error-progress-row", row=mode, value=", ".join(map(str, row)))
    return sheet
