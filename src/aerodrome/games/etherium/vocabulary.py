"""The actions of Etherium by name, in the order of the ids in `actions`. Seats count from 1 in a notation."""

from __future__ import annotations

from aerodrome.kernel import Verb, Vocabulary

from .actions import LOW_DICE, MOST_ETHERISED
from .cards import (
    BASIC_NAMES,
    CAPACITY_NAMES,
    FIGURE_NAMES,
    FLASH_NAMES,
    MOST_LEVEL,
    SIEGE_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    UNIT_NAMES,
)

SEAT_NAMES = tuple(str(seat) for seat in range(1, 7))
LARGE_NAMES = SPACE_NAMES[1:7]
SITE_NAMES = SPACE_NAMES[7:19]
OWNERS = (*SEAT_NAMES, "nobody")
TERRAIN_SPACES, CITY_SPACES = SPACE_NAMES[:19], SPACE_NAMES[19:]
CONFLICTS = (
    *(("assault", space) for space in TERRAIN_SPACES),
    *(("siege", city) for city in CITY_SPACES),
    *(("pillage", space) for space in TERRAIN_SPACES),
)


def _each(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple((name,) for name in names)


def _numbers(first: int, last: int) -> tuple[tuple[str, ...], ...]:
    return tuple((str(number),) for number in range(first, last + 1))


VOCABULARY = Vocabulary(
    (
        Verb("token", ("slot",), _each(SLOT_NAMES), lambda slot: (f"slot/{slot}",)),
        Verb(
            "move",
            ("unit", "space"),
            tuple((figure, space) for figure in FIGURE_NAMES for space in SPACE_NAMES),
            lambda figure, space: (f"unit/{figure}", f"space/{space}"),
        ),
        Verb("collect", pieces=lambda: ("unit/collector",)),
        Verb("upgrade", ("unit",), _each(UNIT_NAMES), lambda unit: (f"unit/{unit}",)),
        Verb("etherise", ("cubes",), _numbers(1, MOST_ETHERISED), lambda _: ("cube/ether",)),
        Verb("cards", pieces=lambda: ("deck",)),
        Verb("capacity", ("capacity",), _each(CAPACITY_NAMES), lambda capacity: (f"capacity/{capacity}",)),
        Verb("booster", pieces=lambda: ("cube/booster",)),
        Verb("connect", ("dice",), _numbers(1, 2), lambda _: ("dice",)),
        Verb("take", ("resource",), _each(BASIC_NAMES), lambda cube: (f"cube/{cube}",)),
        Verb("pay", ("resource",), _each(BASIC_NAMES), lambda cube: (f"cube/{cube}",)),
        Verb("victim", ("seat",), _each(SEAT_NAMES), lambda seat: (f"seat/{seat}",)),
        Verb("steal", ("resource",), _each(BASIC_NAMES), lambda cube: (f"cube/{cube}",)),
        Verb("pass"),
        Verb("play", ("card",), _each(FLASH_NAMES), lambda card: (f"flash/{card}",)),
        Verb(
            "reroll",
            ("ones", "twos"),
            tuple((str(ones), str(twos)) for ones, twos in LOW_DICE),
            lambda *_: ("dice",),
        ),
        Verb("fate", pieces=lambda: ("capacity/fate", "dice")),
        Verb("guide", ("points",), _numbers(0, int(MOST_LEVEL)), lambda _: ("unit/guide", "dice")),
        Verb("resolve", ("conflict", "space"), CONFLICTS, lambda _, space: (f"space/{space}",)),
        Verb("siege", ("choice",), _each(SIEGE_NAMES)),
        Verb("flee", ("space",), _each(SPACE_NAMES), lambda space: (f"space/{space}",)),
        Verb("discard", ("card",), _each(FLASH_NAMES), lambda card: (f"flash/{card}",)),
        Verb("lay-large", ("space",), _each(LARGE_NAMES), lambda space: ("terrain/large", f"space/{space}")),
        Verb("lay-medium", ("space",), _each(SITE_NAMES), lambda space: ("terrain/medium", f"space/{space}")),
        Verb("lay-small", ("space",), _each(SITE_NAMES), lambda space: ("terrain/small", f"space/{space}")),
        Verb(
            "lay-city",
            ("owner", "space"),
            tuple((owner, space) for owner in OWNERS for space in SITE_NAMES),
            lambda owner, space: (f"city/{owner}", f"space/{space}"),
        ),
    )
)
