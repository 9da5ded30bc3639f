"""The page's own drawings, as far as they lie in the package: the page may not have been built."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_SYMBOL = re.compile(r'<symbol id="([^"]*)" viewBox="([^"]*)"([^>]*)>(.*?)</symbol>', re.DOTALL)
_COLOUR = re.compile(r"var\(--[\w-]+, *(#\w+)\)")


class Art(NamedTuple):
    """A drawing: the rectangle it fills, what holds for all of it, and its shapes."""

    box: str
    attributes: str
    shapes: str

    def at(self, x: float, y: float, width: float, height: float, tint: str) -> str:
        """The drawing within a rectangle; what belongs to a player is drawn in the tint."""
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" color="{tint}"'
        return f'<svg {place} viewBox="{self.box}"{self.attributes}>{self.shapes}</svg>'


def find(game: str, name: str) -> Art | None:
    """A drawing of a game by its name, or None where there is none."""
    return _drawings(game).get(f"{game}-{name}")


@cache
def _drawings(game: str) -> dict[str, Art]:
    """All drawings of a game, in the colours of the light theme."""
    folder = files("aerodrome").joinpath("web", "assets")
    sprite_name = re.compile(rf"{re.escape(game)}-[\w-]{{8}}\.svg")  # ends with a hash
    built = [entry for entry in folder.iterdir() if sprite_name.fullmatch(entry.name)] if folder.is_dir() else []
    sprites = [_COLOUR.sub(r"\1", entry.read_text(encoding="utf-8")) for entry in built]
    return {name: Art(*rest) for sprite in sprites for name, *rest in _SYMBOL.findall(sprite)}
