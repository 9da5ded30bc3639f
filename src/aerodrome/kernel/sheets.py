"""Progress sheets: what the same players reach from match to match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from .options import Value

if TYPE_CHECKING:
    from .game import Game


class SheetRow(NamedTuple):
    """One row of a sheet: its boxes, those that are won, and the one with which the next match begins."""

    boxes: tuple[int, ...]
    ticked: tuple[int, ...]
    next: int


class Sheets(ABC):
    """How a game keeps its sheets. A sheet is plain data, None before anything counts; bad data raises BadInput."""

    @abstractmethod
    def counts(self, game: Game, options: Mapping[str, Value]) -> bool:
        """Whether a match with these options can change a sheet."""

    @abstractmethod
    def after(self, sheet: object, game: Game, options: Mapping[str, Value], won: bool) -> object:
        """The sheet after a match with these options, which count."""

    @abstractmethod
    def options(self, sheet: object, game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that the sheet decides for a match with these options, where nobody has said otherwise."""

    @abstractmethod
    def rows(self, sheet: object, game: Game) -> dict[str, SheetRow]:
        """The rows of a sheet by name."""

    @abstractmethod
    def told(self, sheet: object, game: Game, options: Mapping[str, Value] | None, lang: str) -> list[str]:
        """What a sheet says, in sentences: all of it, or only what is about a match with these options."""
