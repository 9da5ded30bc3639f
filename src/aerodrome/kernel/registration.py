"""What a game brings beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from .sheets import Sheets
from .view import View


@dataclass(frozen=True, kw_only=True)
class Registration:
    """What a game brings beyond its rules; all of it may be left out.

    What lives in a layer above the games is named as `module:Class`, and imported with `pkgutil.resolve_name`.
    """

    bots: Mapping[str, str] = field(default_factory=dict)
    """Its own bots by name, the weakest first; every game has `random` before them."""
    stand_in: str = "random"
    """The bot that plays on for people who leave or resign."""
    front: str | None = None
    """Its front in the terminal, made with the game."""
    odds: str | None = None
    """The chances of its dice in the terminal."""
    sheets: Sheets | None = None
    """Its progress sheets."""
    turn: str | None = None
    """The field of its view that counts turns; the message `PREFIX-turn` may call them something else."""
    view: type[View] = View
    """The class of its views."""
    aids: type[Struct] | None = None
    """The class of its aids."""
