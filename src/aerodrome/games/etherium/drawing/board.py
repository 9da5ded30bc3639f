"""Etherium's board: what lies on each space and who stands there, in its true shape and quarter by quarter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from aerodrome.games.etherium.cards import FIGURE_NAMES
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel.drawing.scene import DrawnBoard, Pane, Panes, Piece, Row, Space

PEOPLE_TINTS = {
    "psolos": "#cf9f1c",
    "reces": "#cf4a39",
    "hivalia": "#569be0",
    "ertis": "#6aa94a",
    "meinas": "#a79c88",
    "mauhea": "#a06cc6",
}
TERRAIN_TINTS = {"forest": "#7a9f52", "mountain": "#b39b6a", "mine": "#b5745c", "ether": "#54abd6"}
UNIT_LETTERS = {"collector": "C", "army": "A", "defence": "D", "guide": "G"}
HEIGHT, CITY = "▲", "⌂"
RINGS = ("large", "between", "outer")
_MANY_QUARTERS = 5

# Where each space lies, row by row: the middle of its cell, in columns. Quarters go round clockwise.
_FOUR = (
    {"outer-1": 7, "between-1": 39, "outer-2": 71},
    {"large-1": 23, "large-2": 55},
    {"between-4": 7, "ether": 39, "between-2": 71},
    {"large-4": 23, "large-3": 55},
    {"outer-4": 7, "between-3": 39, "outer-3": 71},
)
_FIVE = (
    {"outer-1": 15, "between-1": 39, "outer-2": 63},
    {"large-1": 25, "large-2": 53},
    {"between-5": 7, "ether": 39, "between-2": 71},
    {"large-5": 23, "large-3": 55},
    {"outer-5": 7, "large-4": 39, "outer-3": 71},
    {"between-4": 19, "outer-4": 39, "between-3": 59},
)
_SIX = (
    {"outer-1": 13, "between-1": 39, "outer-2": 65},
    {"large-1": 26, "large-2": 52},
    {"between-6": 13, "between-2": 65},
    {"outer-6": 7, "large-6": 23, "ether": 39, "large-3": 55, "outer-3": 71},
    {"between-5": 13, "between-3": 65},
    {"large-5": 26, "large-4": 52},
    {"outer-5": 13, "between-4": 39, "outer-4": 65},
)
_ROWS: dict[int, tuple[Mapping[str, int], ...]] = {4: _FOUR, 5: _FIVE, 6: _SIX}


def touching(view: EtheriumView) -> tuple[tuple[str, str], ...]:
    """The pairs of spaces that touch each other, cities apart."""
    pairs: list[tuple[str, str]] = []
    for quarter in range(1, view.quarters + 1):
        after = quarter % view.quarters + 1
        pairs += [
            ("ether", f"large-{quarter}"),
            (f"large-{quarter}", f"outer-{quarter}"),
            (f"large-{quarter}", f"between-{quarter}"),
            (f"between-{quarter}", f"large-{after}"),
            (f"between-{quarter}", f"outer-{quarter}"),
        ]
    return tuple(pairs)


def tint_of(seat: int, view: EtheriumView) -> str:
    return PEOPLE_TINTS[view.players[seat].people]


def code_of(seat: int, view: EtheriumView) -> str:
    """The first letters of a people's name."""
    return view.players[seat].people[:2].capitalize()


def board(view: EtheriumView, speaker: Speaker) -> DrawnBoard:
    """The board in its true shape."""
    places = {
        space: (column, row) for row, spaces in enumerate(_ROWS[view.quarters]) for space, column in spaces.items()
    }
    spaces = {}
    for space, (column, row) in places.items():
        terrain = view.terrains.get(space)
        number = _number(space, view)
        name = Piece(f"({number})", "quiet")
        if terrain is not None:
            words = [speaker.say(f"terrain-{terrain}"), number, f"{HEIGHT}{speaker.height(space, view)}"]
            name = Piece(" ".join(filter(None, words)), TERRAIN_TINTS[terrain], f"terrain-{terrain}")
        standing = (*_city(space, view, speaker), *_figures(space, view))
        spaces[space] = Space(column, row, speaker.height(space, view), name, standing)
    return DrawnBoard(spaces, touching(view))


def _number(space: str, view: EtheriumView) -> str:
    kind, _, number = space.partition("-")
    return f"{number}-{int(number) % view.quarters + 1}" if kind == "between" else number


def _figures(space: str, view: EtheriumView, before: str = "") -> Iterator[Piece]:
    """The figures on a space: the letters of their people, the letter of the figure, its level."""
    for seat, player in enumerate(view.players):
        for figure in reversed(FIGURE_NAMES):
            if player.spaces.get(figure) == space:
                level = player.levels[figure]
                art = f"{figure}-{level}" if level > 1 else figure
                words = f"{before}{code_of(seat, view)} {UNIT_LETTERS[figure]}{level}"
                yield Piece(words, tint_of(seat, view), art)


def _cities(space: str, view: EtheriumView) -> Iterator[tuple[str, int | None]]:
    """The cities at a space, each with its seat; that of a people that is not in play has none."""
    for city, site in view.cities.items():
        if site == space:
            seat = int(city.removeprefix("city-")) - 1
            yield city, seat if seat < len(view.players) else None


def _city(space: str, view: EtheriumView, speaker: Speaker) -> Iterator[Piece]:
    """A city with the level of its defence, and armies that stand in it, each with the mark of a city."""
    for city, seat in _cities(space, view):
        if seat is None:
            yield Piece(f"{CITY} {speaker.say('zone-deserted')}", "quiet", "terrain-city")
        else:
            words = f"{CITY}{code_of(seat, view)} D{view.players[seat].levels['defence']}"
            yield Piece(words, tint_of(seat, view), "terrain-city")
            yield from _figures(city, view, CITY)


# Quarter by quarter


def quarters(view: EtheriumView, speaker: Speaker) -> Panes:
    """A column for each quarter, a line for each ring."""
    panes = []
    for number in range(1, view.quarters + 1):
        head = Piece(speaker.say("zone-quarter", number=number), "quiet")
        panes.append(Pane((head, *(_brief(f"{ring}-{number}", view, speaker) for ring in RINGS))))
    return Panes(tuple(panes), ("", *(speaker.say(f"zone-ring-{ring}") for ring in RINGS)))


def ether(view: EtheriumView, speaker: Speaker) -> Row:
    """The middle of the board, and who is on it."""
    name, *standing = _brief("ether", view, speaker)
    return Row(name.text, tuple(standing), " ", tone=name.tone)


def _brief(space: str, view: EtheriumView, speaker: Speaker) -> tuple[Piece, ...]:
    """What lies on a space, a sign for each step of height, who stands there, the cities at it."""
    terrain = view.terrains.get(space)
    if terrain is None:
        return (Piece("·", "quiet"),)
    name = speaker.say(f"terrain-{terrain}")
    if view.quarters >= _MANY_QUARTERS:
        name = name[:4]
    found = [Piece(f"{name}{HEIGHT * speaker.height(space, view)}", TERRAIN_TINTS[terrain]), *_units(space, view)]
    for city, seat in _cities(space, view):
        if seat is None:
            found.append(Piece(f"{CITY}—", "quiet"))
        else:
            inside = " ".join(piece.text for piece in _units(city, view))
            words = f"{CITY}{code_of(seat, view)}" + (f"({inside})" if inside else "")
            found.append(Piece(words, tint_of(seat, view)))
    return tuple(found)


def _units(space: str, view: EtheriumView) -> Iterator[Piece]:
    """The figures of each people on a space, in letters."""
    for seat, player in enumerate(view.players):
        letters = [UNIT_LETTERS[figure] for figure, place in player.spaces.items() if place == space]
        if letters:
            yield Piece(code_of(seat, view) + "".join(letters), tint_of(seat, view))
