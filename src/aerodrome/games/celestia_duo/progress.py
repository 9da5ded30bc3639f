"""The progress sheet of a pair: from how far ahead it has caught the pirate, in Normal and in Expert."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Struct

from aerodrome.kernel import BadInput, Game
from aerodrome.kernel.options import Value
from aerodrome.kernel.sheets import SheetRow, Sheets

from . import catalogue
from .cards import FIRST_DISTANCE, MODE_NAMES, ROUTE
from .errors import TEXTS, bad_input

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
        if not catalogue.grows(row):
            raise bad_input("celestia-duo-error-progress-row", row=mode, value=", ".join(map(str, row)))
    return sheet


class CelestiaDuoSheets(Sheets):
    """One row for Normal and one for Expert; a win from the box whose turn it is moves the next start one further."""

    def counts(self, game: Game, options: Mapping[str, Value]) -> bool:
        return options["mode"] in distances(game)

    def after(self, sheet: object, game: Game, options: Mapping[str, Value], won: bool) -> object:
        distance = options["distance"]
        assert isinstance(distance, int)
        after = _sheet(sheet).after(str(options["mode"]), distance, won, distances(game))
        return msgspec.to_builtins(after) if won else sheet

    def options(self, sheet: object, game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
        row = self.rows(sheet, game).get(str(options["mode"]))
        return {} if row is None else {"distance": row.next}

    def rows(self, sheet: object, game: Game) -> dict[str, SheetRow]:
        read, boxes = _sheet(sheet), distances(game)
        return {mode: SheetRow(row, read.ticked(mode), read.next_distance(mode, boxes)) for mode, row in boxes.items()}

    def told(self, sheet: object, game: Game, options: Mapping[str, Value] | None, lang: str) -> list[str]:
        rows = self.rows(sheet, game).items()
        return [_told(mode, row, lang) for mode, row in rows if options is None or mode == options["mode"]]


def distances(game: Game) -> Distances:
    """The boxes of each row in the catalogue that is played by."""
    return _distances(game.catalogue_in_full())


@cache
def _distances(text: str) -> Distances:
    return catalogue.read(text).distances


def _sheet(data: object) -> ProgressSheet:
    return ProgressSheet() if data is None else read(data)


def _told(mode: str, row: SheetRow, lang: str) -> str:
    """One row in a sentence."""
    state = "new" if not row.ticked else "done" if set(row.boxes) <= set(row.ticked) else "open"
    return TEXTS.say(
        lang,
        f"celestia-duo-progress-{state}",
        mode=TEXTS.say(lang, f"celestia-duo-progress-{mode}"),
        **({"ticked": ", ".join(map(str, row.ticked))} if state == "open" else {}),
        next=row.next,
    )
