"""Aerion's table in plain text, 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from .components import Components
from .dice import DICE
from .fitting import GONE, HIDDEN, hellkite_row, is_pinned, kind_of
from .sentences import Speaker
from .view import AerionView, Ship
from .zones import zones

_LABEL = 12
_CELL = 11
_WIDTH = 80
_HERE = "►"


def combination(deck: str) -> tuple[str, ...]:
    """The letters of a deck's combination; one deck accepts either of two."""
    return (deck, "AA+BB+CC") if deck == "AAA+BBB" else (deck,)


def draw(view: AerionView, components: Components, lang: str) -> str:
    """The table in plain text, at most 80 columns wide, without colour."""
    speaker = Speaker(components, lang)
    parts = [
        _head(view, speaker),
        [_row(speaker.say("zone-dice"), [f"[{face}]" for face in view.dice] or ["[ ]"] * int(DICE), 4)],
        _columns(view, speaker),
        _hellkite(view, speaker),
        _ships(view, speaker),
        _areas(view, speaker),
        _expansions(view, speaker),
        textwrap.wrap(speaker.prompt(view), _WIDTH),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts if lines) + "\n"


def _head(view: AerionView, speaker: Speaker) -> list[str]:
    counters = f"{speaker.say('zone-pixies')} {view.pixies}"
    if view.rerolls:
        counters += f" · {speaker.say('zone-rerolls')} {view.rerolls}"
    return [f"{speaker.say('title')} · {speaker.turn(view)}".ljust(_WIDTH // 2) + counters]


def _row(label: str, cells: Sequence[str], width: int = _CELL) -> str:
    return label.ljust(_LABEL) + "".join(cell.ljust(width) for cell in cells)


def _wrapped(label: str, text: str) -> list[str]:
    """A labelled text over as many lines as it needs."""
    lines = textwrap.wrap(text, _WIDTH - _LABEL) or [""]
    if len(label) >= _LABEL:
        return [label, *(" " * _LABEL + line for line in lines)]
    return [_row(label if at == 0 else "", [line]) for at, line in enumerate(lines)]


def _columns(view: AerionView, speaker: Speaker) -> list[str]:
    columns = view.columns
    letters = [combination(column.deck) for column in columns]
    empty = "—"
    return [
        _row("", [parts[0] for parts in letters]),
        _row("", [parts[1] if len(parts) > 1 else "" for parts in letters]),
        _row(speaker.say("zone-display"), [speaker.card(c.display) if c.display else empty for c in columns]),
        _row("", [speaker.card_class(c.display) if c.display else "" for c in columns]),
        _row(speaker.say("zone-deck"), [str(c.size) for c in columns]),
        _row(speaker.say("zone-discards"), [str(sum(c.discard.values())) for c in columns]),
    ]


def _hellkite(view: AerionView, speaker: Speaker) -> list[str]:
    """The Hellkite's row above one another: Outposts, and the Lairs beneath them."""
    places = hellkite_row(view)
    if not places:
        return []
    marks = [_HERE if place.here else "" for place in places]
    outposts = ["—" if place.outpost == GONE else speaker.side(place.outpost) for place in places]
    words = {GONE: "—", HIDDEN: "?"}
    lairs = [words.get(place.lair) or speaker.side(place.lair) for place in places]
    gone = view.pieces["hellkite"] == GONE
    first = _row(speaker.say("zone-hellkite"), [speaker.side(GONE)] if gone else marks)
    return [first, _row(speaker.say("zone-outposts"), outposts), _row(speaker.say("zone-lairs"), lairs)]


def state_of_ship(ship: Ship, view: AerionView, speaker: Speaker) -> str:
    """Whether a ship flies, is being built, or is still a project; and whether a Stone Cloud lies on it."""
    said = place_of_ship(ship, view, speaker)
    return f"{said}, {speaker.say('zone-pinned')}" if is_pinned(view, ship.name) else said


def place_of_ship(ship: Ship, view: AerionView, speaker: Speaker) -> str:
    """Whether a ship flies, in which Workshop it is being built, or that it is still a project."""
    if ship.flying:
        return speaker.say("zone-flying")
    for at, cards in enumerate(view.workshops):
        if ship.name in map(kind_of, cards):
            return speaker.workshop(at)
    return speaker.say("zone-project")


def _ships(view: AerionView, speaker: Speaker) -> list[str]:
    lines = []
    for number, ship in enumerate(view.ships):
        recipe = f"{speaker.card(ship.material)} + {speaker.card(ship.crew)}"
        owner = f"{speaker.seat(ship.owner)} " if view.seats > 1 else ""
        state = state_of_ship(ship, view, speaker)
        cells = [("* " if ship.flying else "  ") + owner + speaker.card(ship.name), recipe, state]
        lines.append(_row(speaker.say("zone-ships") if number == 0 else "", cells, 18))
    return lines


def _areas(view: AerionView, speaker: Speaker) -> list[str]:
    if view.seats == 1:
        lines = _workshop(0, view, speaker) + _workshop(1, view, speaker) + _own(0, view, speaker)
    else:
        lines = []
        for seat in range(view.seats):
            mark = f"{_HERE} " if seat == view.player else "  "
            lines += [mark + speaker.player(seat), *_workshop(seat, view, speaker), *_own(seat, view, speaker)]
        lines += _workshop(view.seats, view, speaker)
    if view.acquired:
        lines.append(f"{speaker.say('zone-acquired')}  {speaker.cards([view.acquired])}")
    return lines


def _workshop(at: int, view: AerionView, speaker: Speaker) -> list[str]:
    fits = f"({speaker.say('zone-fits')} {speaker.fits(view, at)})"
    return _wrapped(speaker.workshop(at), f"{speaker.cards(view.workshops[at])} {fits}")


def _own(seat: int, view: AerionView, speaker: Speaker) -> list[str]:
    pulpit = _wrapped(speaker.say("zone-pulpit"), speaker.cards(view.pulpits[seat]))
    return pulpit + _wrapped(speaker.say("zone-reserve"), speaker.cards(view.reserves[seat]))


def _expansions(view: AerionView, speaker: Speaker) -> list[str]:
    found = [zone for zone in zones(view, speaker) if zone.name != "hellkite"]
    return [line for zone in found for line in _wrapped(zone.label, zone.text)]
