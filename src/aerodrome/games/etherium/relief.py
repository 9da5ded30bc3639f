"""The board of Etherium as a relief: every terrain a block as high as it lies, seen from above and in front."""

from __future__ import annotations

import math
from dataclasses import dataclass

from aerodrome.kernel import ink
from aerodrome.kernel.ink import BRASS, INK, MIST, PAPER

from . import showing
from .cards import FIGURE_NAMES
from .sentences import Speaker
from .symbols import (
    CITY,
    FIGURES,
    PEOPLE_TINTS,
    TERRAIN_SYMBOL_TINTS,
    TERRAIN_SYMBOLS,
    TERRAIN_TINTS,
)
from .view import EtheriumView

# Distances on the table from the middle, and how it is seen: wider than deep, each level so high.
_RINGS = {"ether": 0.0, "large": 196.0, "between": 305.0, "outer": 390.0}
_CITY_GAP = 50.0  # between the middle of a city and the edge of the terrain it lies beside
_ACROSS, _DEEP, _LEVEL = 1.36, 0.68, 27.0
_STRETCH = {4: (_ACROSS, _DEEP), 5: (_ACROSS, 0.88), 6: (1.18, 0.9)}
_NARROW = 0.8  # blocks themselves are less stretched than the table
_SIZES = {"mine": 84.0, "ether": 74.0, "forest": 64.0, "mountain": 56.0, "city": 40.0}
_CORNERS = {"mine": 8, "ether": 12, "forest": 6, "mountain": 6, "city": 8}
_MARGIN = 66.0
_HEADROOM = 124.0
_FIGURE = 40.0
_ON_TOP = {"large": "mine", "outer": "forest", "between": "mountain", "ether": "ether"}


@dataclass(frozen=True)
class Block:
    """A terrain or a city: where its middle stands on the table, and what it is."""

    name: str
    terrain: str
    x: float
    y: float
    height: int
    is_laid: bool = True

    @property
    def radius(self) -> float:
        return _SIZES[self.terrain]

    def outline(self, level: float, scale: float = 1.0) -> list[tuple[float, float]]:
        """The corners at a height, a flat side in front."""
        corners = _CORNERS[self.terrain]
        turn = math.pi / 2 + math.pi / corners
        found = []
        for corner in range(corners):
            angle = turn + 2 * math.pi * corner / corners
            x = self.x + self.radius * scale * math.cos(angle) * _ACROSS * _NARROW
            y = self.y + self.radius * scale * math.sin(angle) * _DEEP
            found.append((x, y - level * _LEVEL))
        return found


def relief(view: EtheriumView, speaker: Speaker, width: float, top: float) -> tuple[str, float]:
    """The whole board within a width, from a line on; and where it ends."""
    blocks = _blocks(view, speaker)
    left, right = min(block.x for block in blocks), max(block.x for block in blocks)
    back, front = min(block.y for block in blocks), max(block.y for block in blocks)
    scale = min(1.0, (width - 2 * _MARGIN) / (right - left + 2 * _MARGIN))
    height = (front - back + _MARGIN + _HEADROOM) * scale
    dx, dy = width / 2 - (left + right) / 2 * scale, top + (_HEADROOM - back) * scale
    in_order = sorted(blocks, key=lambda block: block.y)
    parts = [_bridges(view, blocks), _shadows(blocks)]
    parts += [_block(block, view) for block in in_order]
    parts += [_label(block, _words(block, view, speaker)) for block in in_order]
    return f'<g transform="translate({dx:.1f} {dy:.1f}) scale({scale:.3f})">{"".join(parts)}</g>', top + height


# Where everything stands


def _blocks(view: EtheriumView, speaker: Speaker) -> list[Block]:
    found: list[Block] = []
    for space in showing.spaces_of(view):
        x, y = _place(space, view.quarters)
        kind = space.partition("-")[0]
        terrain = view.terrains.get(space)
        if terrain is None:
            found.append(Block(space, _ON_TOP[kind], x, y, 0, is_laid=False))
        else:
            found.append(Block(space, terrain, x, y, speaker.height(space, view)))
    laid = {block.name: block for block in found}
    for city, site in view.cities.items():
        x, y = _beside(laid[site])
        found.append(Block(city, "city", x, y, speaker.height(city, view)))
    return found


def _beside(site: Block) -> tuple[float, float]:
    """The middle of a city: on the outer side of its terrain, so that neither hides the other."""
    side = 1 if site.x > 1 or (site.x > -1 and site.y < 0) else -1
    return site.x + side * (site.radius * _ACROSS * _NARROW + _CITY_GAP), site.y + 12


def _place(space: str, quarters: int) -> tuple[float, float]:
    """The middle of a space as it is seen; quarters go round clockwise, the first one behind on the left."""
    kind, _, number = space.partition("-")
    quarter = int(number or 1) - 1 + (0.5 if kind == "between" else 0)
    angle = math.radians(-90 - 180 / quarters + 360 * quarter / quarters)
    # More quarters need a wider ring, and blocks in front must not hide those behind.
    distance = _RINGS[kind] * (1 + 0.11 * (quarters - 4))
    across, deep = _STRETCH[quarters]
    return distance * math.cos(angle) * across, distance * math.sin(angle) * deep


# Drawing


def _path(points: list[tuple[float, float]], fill: str, more: str = "") -> str:
    along = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{along}" fill="{fill}"{more}/>'


def _bridges(view: EtheriumView, blocks: list[Block]) -> str:
    """Lines on the table between spaces that touch."""
    at = {block.name: block for block in blocks}
    pairs = [*showing.touching(view), *((city, site) for city, site in view.cities.items())]
    lines = "".join(
        f'<path d="M{at[a].x:.1f} {at[a].y:.1f}L{at[b].x:.1f} {at[b].y:.1f}"/>' for a, b in pairs if a in at and b in at
    )
    return f'<g stroke="{BRASS}" stroke-width="7" stroke-linecap="round" opacity=".75">{lines}</g>'


def _shadows(blocks: list[Block]) -> str:
    drawn = "".join(
        f'<ellipse cx="{block.x + 10:.1f}" cy="{block.y + 8:.1f}" rx="{block.radius * _ACROSS * 0.86:.1f}" '
        f'ry="{block.radius * _DEEP * 1.06:.1f}"/>'
        for block in blocks
        if block.is_laid
    )
    return f'<g fill="{INK}" opacity=".35">{drawn}</g>'


def _block(block: Block, view: EtheriumView) -> str:
    if not block.is_laid:
        more = f' stroke="{MIST}" stroke-width="2" stroke-dasharray="7 6" opacity=".7"'
        return _path(block.outline(0), "none", more)
    top, light, shade = TERRAIN_TINTS[block.terrain]
    edge = f' stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"'
    parts = [*_walls(block, light, shade), _path(block.outline(block.height), top, edge)]
    parts.append(_path(block.outline(block.height, 0.86), "none", f' stroke="{PAPER}" opacity=".4"'))
    parts += [_city(block, view) if block.terrain == "city" else _scenery(block), _figures(block, view)]
    return "".join(parts)


def _walls(block: Block, light: str, shade: str) -> list[str]:
    """The sides that are seen, with a line for every level."""
    parts: list[str] = []
    above, below = block.outline(block.height), block.outline(0)
    corners = len(above)
    for at in range(corners):
        after = (at + 1) % corners
        if above[at][1] + above[after][1] < 2 * (block.y - block.height * _LEVEL):
            continue
        middle = (above[at][0] + above[after][0]) / 2
        tint = shade if middle > block.x + block.radius * 0.25 else light
        side = [above[at], above[after], below[after], below[at]]
        parts.append(_path(side, tint, f' stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"'))
        for level in range(1, block.height):
            ring = block.outline(level)
            (x1, y1), (x2, y2) = ring[at], ring[after]
            parts.append(
                f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{INK}" stroke-width="1.4" opacity=".55"/>'
            )
    return parts


def _scenery(block: Block) -> str:
    """Trees, peaks, a pit or crystals at the back of a terrain."""
    symbol, tint = TERRAIN_SYMBOLS[block.terrain], TERRAIN_SYMBOL_TINTS[block.terrain]
    size, y = block.radius * 0.5, block.y - block.height * _LEVEL - block.radius * _DEEP * 1.12
    spread = block.radius * 0.42
    return "".join(
        ink.symbol(symbol, round(block.x + shift * spread - size / 2, 1), round(y + abs(shift) * 7, 1), size, tint)
        for shift in (-1, 1, 0)
    )


def _city(block: Block, view: EtheriumView) -> str:
    """A castle in the colour of its people."""
    owner = showing.owner_of(block.name, view)
    tint = "#a9a294" if owner is None else PEOPLE_TINTS[view.players[owner].people]
    return ink.symbol(CITY, round(block.x - 27, 1), round(block.y - block.height * _LEVEL - 44, 1), 54, tint)


def _figures(block: Block, view: EtheriumView) -> str:
    """The figures on a block in rows of three, each with the letters of its people and its level."""
    standing = [
        (seat, figure)
        for figure in reversed(FIGURE_NAMES)
        for seat, figures in showing.figures_at(block.name, view).items()
        if figure in figures
    ]
    rows = [standing[at : at + 3] for at in range(0, len(standing), 3)]
    base = block.y - block.height * _LEVEL - _FIGURE * 0.56 - (len(rows) - 1) * _FIGURE * 0.45
    parts: list[str] = []
    for line, row in enumerate(rows):
        for place, (seat, figure) in enumerate(row):
            x = block.x + (place - (len(row) - 1) / 2) * (_FIGURE + 6)
            parts.append(_figure(seat, figure, x, base + line * (_FIGURE * 0.9), view))
    return "".join(parts)


def _figure(seat: int, figure: str, x: float, y: float, view: EtheriumView) -> str:
    player = view.players[seat]
    drawn = ink.symbol(FIGURES[figure], round(x - _FIGURE / 2, 1), round(y, 1), _FIGURE, PEOPLE_TINTS[player.people])
    words = f"{showing.code_of(seat, view)}{player.levels[figure]}"
    return drawn + ink.text(round(x, 1), round(y + _FIGURE * 0.5, 1), words, 15, INK, "middle", bold=True)


def _label(block: Block, words: str) -> str:
    """The name of a block on its front."""
    size = 14
    width = ink_width(words, size) + 10
    y = block.y + block.radius * _DEEP * 0.92 - 3
    pill = (
        f'<rect x="{block.x - width / 2:.1f}" y="{y - 15:.1f}" width="{width:.1f}" height="20" rx="6" fill="{INK}" '
        'opacity=".86"/>'
    )
    return pill + ink.text(round(block.x, 1), round(y, 1), words, size, PAPER, "middle")


def ink_width(words: str, size: float) -> float:
    """About how wide words are in a usual serif font."""
    return sum(0.72 if letter.isupper() or letter == "▲" else 0.5 for letter in words) * size


def _number(space: str, view: EtheriumView) -> str:
    kind, _, number = space.partition("-")
    return f"{number}-{int(number) % view.quarters + 1}" if kind == "between" else number


def _words(block: Block, view: EtheriumView, speaker: Speaker) -> str:
    """What stands on the label of a block: a terrain with its height, a city with the level of its defence."""
    if not block.is_laid:
        return _number(block.name, view)
    if block.terrain == "city":
        owner = showing.owner_of(block.name, view)
        if owner is None:
            return speaker.say("zone-deserted")
        return f"{showing.code_of(owner, view)} D{view.players[owner].levels['defence']}"
    name = speaker.say(f"terrain-{block.terrain}")
    return f"{name} {_number(block.name, view)}".rstrip() + f" ▲{block.height}"
