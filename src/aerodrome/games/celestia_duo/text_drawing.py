"""The table of Celestia Duo in plain text, 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from .cards import LAIR
from .public_knowledge import (
    AIRSHIP,
    PIRATE,
    card_here,
    cards_ahead,
    hand_owner,
    hold_slots,
    known_of,
    open_hand,
    talk,
    to_share,
    where_ships_are,
)
from .sentences import Speaker
from .view import CelestiaDuoView, Place

_WIDTH = 80
_LABEL = 13
_ROUTE_LABEL = 10
_CELL = 5
_PLACES_IN_A_ROW = 14
_UNKNOWN = "·"


def draw(view: CelestiaDuoView, speaker: Speaker) -> str:
    """The table in plain text, at most 80 columns wide, without colour."""
    parts = [
        _head(view, speaker),
        _route(view, speaker),
        _cards(view, speaker),
        _fight(view, speaker),
        _airship(view, speaker),
        _hands(view, speaker),
        _talk(view, speaker),
        textwrap.wrap(speaker.prompt(view), _WIDTH),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts if lines) + "\n"


def _labelled(label: str, parts: Iterable[str], between: str = " · ") -> list[str]:
    """Parts in a row behind a label, over as many lines as they need; nothing when there are none."""
    text = between.join(parts)
    if not text:
        return []
    lines = textwrap.wrap(text, _WIDTH - _LABEL)
    if len(label) >= _LABEL:
        return [label, *(" " * _LABEL + line for line in lines)]
    return [(label if at == 0 else "").ljust(_LABEL) + line for at, line in enumerate(lines)]


def _head(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    captain = speaker.say("zone-captain", **speaker.who(view.captain, view))
    turn = f"{speaker.say('title')} · {speaker.say('zone-turn', turn=view.turn)} · {captain}"
    name = speaker.pirate_marked(view.pirate)
    pirate = speaker.say("pirate-described", name=name, attack=speaker.attack_now(view))
    return [turn, *textwrap.wrap(pirate, _WIDTH), *textwrap.wrap(" · ".join(where_ships_are(view, speaker)), _WIDTH)]


# The route


def _route(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    lines: list[str] = []
    for first in range(0, int(LAIR) + 1, _PLACES_IN_A_ROW):
        lines += _stretch(range(first, min(first + _PLACES_IN_A_ROW, int(LAIR) + 1)), view, speaker)
    return lines


def _stretch(places: Sequence[int], view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    """A part of the ribbon: ships above their places, then what lies there."""
    rows = [
        ("ships", [_ships_at(place, view) for place in places]),
        ("route", [_number(place, speaker) for place in places]),
        ("ambushes", [_ambush_at(place, view) for place in places]),
        ("stages", [_place(place, view).stage or "" for place in places]),
    ]
    return [
        speaker.say(f"zone-{name}").ljust(_ROUTE_LABEL) + "".join(cell.ljust(_CELL) for cell in cells)
        for name, cells in rows
        if name in ("route", "ambushes") or any(cells)
    ]


def _place(place: int, view: CelestiaDuoView) -> Place:
    return view.route[place - 1] if 0 < place <= len(view.route) else Place()


def _ships_at(place: int, view: CelestiaDuoView) -> str:
    return (AIRSHIP if place == view.airship else "") + (PIRATE if place == view.pirate_ship else "")


def _number(place: int, speaker: Speaker) -> str:
    return speaker.say("zone-lair") if place == LAIR else str(place)


def _ambush_at(place: int, view: CelestiaDuoView) -> str:
    """The card of a place: with a star when it lies face down and is known all the same."""
    if not 0 < place < LAIR:
        return ""
    found = _place(place, view)
    if found.card is None:
        return _UNKNOWN
    return found.card if found.up else f"{found.card}*"


# What is being fought


def _cards(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    held = [speaker.ambush(card) for card in view.baba]
    return [
        *_labelled(speaker.say("zone-here"), card_here(view, speaker)),
        *_labelled(speaker.say("zone-known"), cards_ahead(view, speaker)),
        *_labelled(speaker.say("zone-baba"), held),
        *_labelled(speaker.say("zone-stages"), _stages_left(view, speaker)),
    ]


def _stages_left(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    if view.boarding:
        return []
    left = speaker.say("zone-stages-left", count=len(view.stages_left))
    return [left, speaker.say("zone-ambushes-since", count=view.ambushes)]


def _fight(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    dice = [f"[{speaker.card(face)}]" for face in view.dice] or [speaker.say("zone-none")]
    assault = [speaker.assault(view.assault)] if view.assault else []
    masts = [speaker.say("zone-masts", masts=view.masts)] if view.boarding else []
    flags = [speaker.say("zone-flags-left", flags=view.flags)] if view.flags else []
    return [
        *_labelled(speaker.say("zone-assault"), [*assault, *masts]),
        *_labelled(speaker.say("zone-dice"), [" ".join(dice), *flags]),
        *_labelled(speaker.say("zone-owed"), [speaker.cards(view.owed)] if view.owed else []),
        *_labelled(speaker.say("zone-played"), [speaker.cards(view.played)] if view.played else []),
        *_labelled(speaker.say("zone-share"), to_share(view, speaker)),
        *_labelled(speaker.say("zone-rewards"), [speaker.rewards(view.rewards)] if view.rewards else []),
        *_labelled(speaker.say("zone-offered"), _offered(view, speaker)),
    ]


def _offered(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    return [speaker.say("card-counted", card=speaker.say(f"token-{name}"), count=n) for name, n in view.offered.items()]


# Airship and hands


def _airship(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    tokens = "●" * view.energy + "○" * (view.generator - view.energy)
    energy = speaker.say("zone-energy", energy=view.energy, generator=view.generator)
    slots = [f"[{name}]" for _, name in hold_slots(view, speaker)]
    lines = _labelled(speaker.say("zone-generator"), [f"{tokens} {energy}", *_spent(view, speaker)])
    lines += _labelled(speaker.say("zone-hold"), slots, " ")
    for at, (name, is_active) in enumerate(view.crew.items()):
        state = speaker.say("zone-active" if is_active else "zone-used")
        member = speaker.say("zone-member", crew=speaker.crew(name), state=state, power=speaker.power(name))
        label = speaker.say("zone-crew") if at == 0 else ""
        lines += _labelled(label, [member])
    return lines


def _spent(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    tokens = [name for name in view.spent if name.startswith("J")]
    return [speaker.say("zone-spent", tokens=", ".join(tokens))] if tokens else []


def _hands(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    lines: list[str] = []
    for seat in (view.seat, 1 - view.seat) if view.seat >= 0 else (0, 1):
        size, cards = speaker.say("zone-cards", count=view.hands[seat]), open_hand(seat, view)
        shown = speaker.cards(cards) if cards is not None else known_of(seat, view, speaker)
        lines += _labelled(hand_owner(seat, view, speaker), [speaker.say("zone-counted", cards=size, shown=shown)])
    discarded = f"{speaker.say('zone-discard')} {sum(view.discard.values())}"
    if view.discard:
        discarded = speaker.say("zone-counted", cards=discarded, shown=speaker.cards(view.discard))
    return [*lines, *_labelled(speaker.say("zone-deck"), [str(view.deck_size), discarded])]


def _talk(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    banner, said = talk(view, speaker)
    return textwrap.wrap(" ".join([f"[{banner}]", *said] if banner else said), _WIDTH)
