"""Positions near everything that random play seldom does: every action that can be legal is legal in one of them."""

from __future__ import annotations

from aerodrome.games.etherium.cards import (
    CAPACITY_NAMES,
    FLASH_NAMES,
    PEOPLE_NAMES,
    SPACE_NAMES,
    TERRAIN_NAMES,
)
from aerodrome.kernel import Position

TERRAIN_SPACES = SPACE_NAMES[:19]
SITES = SPACE_NAMES[7:19]
LARGE = SPACE_NAMES[1:7]
IDLE = ["connect-1", "connect-2", "cards", "booster"]
EVERY_CARD = list(FLASH_NAMES)
RICH = {"wood": 5, "rock": 5, "metal": 5, "ether": 5, "booster": 0}
SEASON: Position = {"season_number": 2, "season": "mauhea-1", "seasons_seen": ["night", "mauhea-1"]}


def listed_positions() -> list[Position]:
    return [
        *_moves(),
        *_laying(),
        *_transformations(),
        *_windows(),
        *_rolls(),
        *_conflicts(),
        *_flights(),
        *_cubes(),
        *_hands(),
        *_endings(),
    ]


def table(seats: int, players: dict[int, Position], **more: object) -> Position:
    """A table of so many seats in the second season; `players` says what is special about a seat."""
    return {
        **SEASON,
        "peoples": list(PEOPLE_NAMES[:seats]),
        "order": list(range(seats)),
        "players": [players.get(seat, {}) for seat in range(seats)],
        **more,
    }


def programmed(seats: int, players: dict[int, Position], **more: object) -> Position:
    """A table whose programs lie open: connections and purchases unless a seat says otherwise."""
    plans = {seat: {"plan": IDLE, "ready": True, **players.get(seat, {})} for seat in range(seats)}
    return table(seats, plans, **({"number": 1} | more))


def acting(seats: int, seat: int, slot: str, player: Position, others: dict[int, Position] | None = None) -> Position:
    """A seat about to carry out the first action of its program."""
    plan = [slot, *[other for other in IDLE if other != slot][:3]]
    players = {**(others or {}), seat: {**player, "plan": plan}}
    return programmed(seats, players, step="act", seat=seat, turn=seat, effect=slot)


def _moves() -> list[Position]:
    """Both units from everywhere to every terrain, and armies into every city."""
    found = [
        acting(6, 0, f"move-{terrain}", {"spaces": {"collector": space, "army": space}})
        for space in TERRAIN_SPACES
        for terrain in TERRAIN_NAMES
    ]
    found.append(acting(6, 1, "move-city", {"spaces": {"army": "outer-1"}}))
    found.append(acting(6, 1, "move-city", {"spaces": {"army": "city-1"}}))
    # Nothing can be reached: the ways out of a city are few.
    found.append(acting(2, 0, "move-mountain", {"spaces": {"army": "city-2", "collector": "ether"}}))
    paths = [f"place-collector-{terrain}" for terrain in TERRAIN_NAMES[:3]]
    found += [
        table(4, {0: {"hand": ["charge"]}}, step="effect", seat=0, effect=effect, waiting=["season-flash"], turn=3)
        for effect in ("move-far", "place-army", *paths)
    ]
    return found


def _laying() -> list[Position]:
    all_large = dict.fromkeys(LARGE, "large")
    outer = dict.fromkeys(SITES[:6], "medium")
    between = dict.fromkeys(SITES[6:], "medium")
    four = dict.fromkeys(LARGE[:4], "large")
    step: Position = {"step": "lay", "setup": "tactical", "season_number": 0, "season": "night", "seasons_seen": []}
    six = list(PEOPLE_NAMES)
    two = list(PEOPLE_NAMES[:2])
    return [
        {**step, "peoples": six},
        {**step, "peoples": six, "terrains": all_large},
        {**step, "peoples": six, "terrains": all_large | outer},
        {**step, "peoples": six, "terrains": all_large | between},
        {**step, "peoples": two, "terrains": four | dict.fromkeys(SITES[:4], "medium")},
        {**step, "peoples": two, "terrains": four | dict.fromkeys(SITES[6:10], "medium")},
        {
            **step,
            "peoples": two,
            "terrains": four | dict.fromkeys(SITES[:4], "medium") | dict.fromkeys(SITES[6:10], "small"),
            "cities": {"city-1": "outer-1", "city-2": "outer-3", "city-3": "outer-2"},
        },
    ]


def _transformations() -> list[Position]:
    much = {"wood": 30, "rock": 30, "metal": 0, "ether": 0}
    spread = {seat: {"cubes": {"wood": 0, "rock": 0, "metal": 0, "ether": 0}} for seat in range(1, 6)}
    return [
        acting(6, 0, "etherise", {"cubes": much}, spread),
        acting(2, 0, "etherise", {"cubes": {"wood": 2, "rock": 2}}),
        acting(4, 0, "capacity", {"cubes": RICH}),
        acting(4, 0, "capacity", {"cubes": RICH, "capacities": list(CAPACITY_NAMES)}),
        acting(4, 0, "capacity", {"cubes": RICH}, {seat: {"capacities": ["fate", "omen"]} for seat in (1, 2)}),
        acting(4, 0, "booster", {"cubes": {**RICH, "booster": 2}}),
        acting(4, 0, "cards", {"cubes": RICH}),
        acting(4, 0, "upgrade-guide", {"cubes": RICH, "season_cards": {"stewardship": 1}}),
        *[acting(4, 0, f"upgrade-{unit}", {"cubes": RICH}) for unit in ("collector", "army", "defence", "guide")],
        acting(4, 0, "upgrade-army", {"cubes": RICH, "levels": {"army": 4}}),
        *[
            table(4, {0: {"cubes": RICH}}, step="effect", seat=0, effect=effect, waiting=["season-flash"], turn=3)
            for effect in ("upgrade-any", "transform-any", "connect-now")
        ],
        *[
            acting(4, 0, f"collect-{terrain}", {"spaces": {"collector": space}})
            for terrain, space in (
                ("forest", "outer-1"),
                ("mountain", "between-1"),
                ("mine", "large-1"),
                ("ether", "ether"),
                ("mine", "outer-1"),
            )
        ],
        {**acting(4, 0, "connect-1", {}), "season": "psolos-1", "seasons_seen": ["night", "psolos-1"]},
    ]


def _windows() -> list[Position]:
    everywhere = {seat: {"cubes": RICH} for seat in range(1, 4)}
    every = {"hand": EVERY_CARD, "cubes": RICH}
    found = [
        table(4, {**everywhere, 0: every}, step="season-flash", seat=0, turn=3),
        table(4, {0: {**every, "action_tokens": 6}}, step="season-flash", seat=0, turn=3),
        programmed(4, {**everywhere, 0: every}, step="number-flash", seat=0, turn=3),
        programmed(4, {**everywhere, 0: every}, step="after-flash", seat=0, turn=0),
        programmed(4, {**everywhere, 0: every}, step="end-flash", seat=0, turn=3, number=0),
        {
            **table(4, {0: {"hand": EVERY_CARD}}, step="season-flash", seat=0, turn=3),
            "season_number": 1,
            "season": "night",
            "seasons_seen": ["night"],
        },
    ]
    # Nothing is left in the supply, and nobody else has anything to steal.
    poor = {seat: {"cubes": {"wood": 0, "rock": 0, "metal": 0, "ether": 0}} for seat in (1, 2, 3)}
    hoard = {"hand": EVERY_CARD, "cubes": {"wood": 20, "rock": 20, "metal": 20, "ether": 20, "booster": 20}}
    found.append(programmed(4, {**poor, 0: hoard}, step="number-flash", seat=0, turn=3))
    # Cubes are taken, and one kind has run out.
    wood = {"cubes": {"wood": 20, "rock": 0, "metal": 0}}
    found.append(programmed(4, {**poor, 0: wood}, step="take", waiting=["number-flash"], seat=0, turn=3, amount=2))
    voyage = {"capacities": ["voyage", "resource", "omen"]}
    found.append(table(4, {3: voyage}, step="voyage", seat=3, effect="move-far"))
    for season in ("ertis-2", "reces-2", "psolos-2", "hivalia-2", "meinas-1", "meinas-2", "mauhea-2"):
        effect = {
            "ertis-2": "place-collector-forest",
            "reces-2": "place-army",
            "psolos-2": "upgrade-any",
            "hivalia-2": "transform-any",
            "meinas-1": "move-far",
            "meinas-2": "upgrade-any",
            "mauhea-2": "connect-now",
        }[season]
        backwards = effect in ("place-collector-forest", "place-army", "move-far")
        step = "season-paid" if effect in ("upgrade-any", "transform-any") else "season"
        found.append(
            {
                **table(4, {0: {"cubes": RICH}}, step=step, seat=0, turn=3 if backwards else 0, effect=effect),
                "season": season,
                "seasons_seen": ["night", season],
            }
        )
    # The last round of a window: the next season is revealed, with every card there is.
    night: Position = {"season_number": 1, "season": "night", "seasons_seen": ["night"], "order": [0, 1]}
    found += [
        {
            **programmed(2, {0: {"hand": ["charge"]}}, step="end-flash", seat=0, turn=1, number=0, passes=1),
            **night,
            "discard": [card] if card != "charge" else [],
        }
        for card in EVERY_CARD[:12]
    ]
    return found


def fight(dice: list[int], rolling: str = "army", **more: object) -> Position:
    """Ertis, last in initiative, rolls first in an assault on the Ether against Psolos, or in the siege of its city."""
    ertis: Position = {"levels": {"army": 4, "defence": 4, "guide": 4}, "hand": EVERY_CARD, "capacities": ["fate"]}
    other: Position = {"levels": {"army": 3}}
    if rolling == "army":
        ertis |= {"spaces": {"army": "ether"}, "fights": "army"}
        other |= {"spaces": {"army": "ether"}, "fights": "army"}
        where: dict[str, object] = {"conflict": "assault", "place": "ether"}
    else:
        ertis |= {"fights": "defence"}
        other |= {"spaces": {"army": "city-4"}, "fights": "army"}
        where = {"conflict": "siege", "place": "city-4", "victim": 3}
    return programmed(
        4, {0: other, 3: ertis}, seat=3, rolling=rolling, dice=dice, **({"step": "rolled"} | where | more)
    )


def _rolls() -> list[Position]:
    throws = [[1] * ones + [2] * twos + [5] * (4 - ones - twos) for ones in range(5) for twos in range(5 - ones)]
    return [
        *[fight(dice) for dice in throws],
        fight([3, 4, 5, 6]),
        fight([1, 2, 3, 4], rerolled=True),
        fight([1, 2, 3, 4], rerolled=True, fated=True),
        fight([1, 2, 3, 4], bonus=3),
        fight([1, 1, 2, 2], "defence"),
        fight([1, 2, 6, 6], step="low"),
        *[connected(result) for result in range(1, 13)],
    ]


def connected(result: int) -> Position:
    """A roll that adding nothing to makes this row of the connection table; others add up to 4."""
    dice = [result] if result <= 6 else [6, result - 6]
    seat: Position = {"levels": {"guide": 4}, "hand": EVERY_CARD[9:15], "cubes": RICH}
    return {
        **programmed(
            4,
            {0: {**seat, "plan": ["connect-1", "cards", "booster", "capacity"]}},
            step="rolled",
            seat=0,
            rolling="connection",
            dice=dice,
            waiting=["after-flash"],
            effect="connect-1",
        ),
        "season": "psolos-1",
        "seasons_seen": ["night", "psolos-1"],
    }


def _conflicts() -> list[Position]:
    found = [
        programmed(
            6,
            {
                **{seat: {"spaces": {"army": space}} for seat in (0, 1)},
                **{seat: {"spaces": {"army": "ether" if space != "ether" else "large-1"}} for seat in (2, 3)},
            },
            step="order",
            seat=0,
        )
        for space in TERRAIN_SPACES
    ]
    found += [_two_pillages(space) for space in TERRAIN_SPACES]
    for first, second in ((0, 1), (2, 3), (4, 5)):
        armies = {first: {"spaces": {"army": f"city-{second + 1}"}}, second: {"spaces": {"army": f"city-{first + 1}"}}}
        found.append(programmed(6, dict(armies), step="order", seat=first))
    for guide, booster in ((2, 1), (1, 0)):
        found.append(besieged(guide, booster))
        found.append(besieged(guide, booster, sack=True))
    found += [_window_of_conflict("discipline"), _window_of_conflict("spoils"), _pillaged()]
    return found


def _two_pillages(space: str) -> Position:
    """Psolos pillages Reces on a space, Hivalia pillages Ertis elsewhere; all others are out of the way."""
    other = "ether" if space != "ether" else "large-1"
    away = [name for name in TERRAIN_SPACES if name not in (space, other)]
    stand = [(space, away[0]), (away[1], space), (other, away[2]), (away[3], other), (away[4],) * 2, (away[5],) * 2]
    players = {seat: {"spaces": {"army": army, "collector": collector}} for seat, (army, collector) in enumerate(stand)}
    return programmed(6, players, step="order", seat=0)


def besieged(guide: int, booster: int, sack: bool = False, melee: bool = False) -> Position:
    """Reces has won the siege of the city of Ertis."""
    victor: Position = {"spaces": {"army": "city-4"}, "fights": "army", "total": 20, "levels": {"army": 3}}
    if sack:
        victor["tokens"] = {"sack": 1}
    players: dict[int, Position] = {
        1: victor,
        3: {
            "fights": "defence",
            "total": 5,
            "levels": {"guide": guide, "defence": 3},
            "cubes": {**RICH, "booster": booster},
        },
    }
    if melee:
        players[2] = {"spaces": {"army": "city-4"}, "fights": "army", "total": 3}
    return programmed(
        4, players, step="siege", seat=1, conflict="siege", place="city-4", victim=3, winner=1, melee=melee
    )


def _window_of_conflict(step: str) -> Position:
    army: Position = {"spaces": {"army": "ether"}, "fights": "army", "levels": {"army": 3}, "hand": [step]}
    task = {"discipline": 1, "spoils": 0}[step]
    loser: Position = {"spaces": {"army": "ether"}, "fights": "army", "levels": {"army": 3}, "total": 4}
    return programmed(
        4,
        {1: {**army, "total": 9, "task": task}, 2: {**loser, "task": 2}},
        step=step,
        seat=1,
        conflict="assault",
        place="ether",
        winner=1,
    )


def _pillaged() -> Position:
    return programmed(
        4,
        {
            1: {"spaces": {"army": "ether"}},
            2: {
                "spaces": {"collector": "ether"},
                "fights": "collector",
                "levels": {"collector": 3},
                "hand": ["hideout"],
                "task": 3,
            },
        },
        step="hideout",
        seat=2,
        conflict="pillage",
        place="ether",
        winner=1,
        victim=2,
    )


def _flights() -> list[Position]:
    """A beaten army flees from everywhere."""
    return [
        programmed(
            6,
            {
                0: {"spaces": {"army": space, "collector": "ether"}, "fights": "army", "total": 3, "task": 2},
                1: {"spaces": {"army": space, "collector": "ether"}, "fights": "army", "total": 8},
                **{seat: {"spaces": {"army": "ether", "collector": "ether"}} for seat in range(2, 3)},
                **{seat: {"spaces": {"army": home, "collector": home}} for seat, home in _homes(space)},
            },
            step="flee",
            seat=0,
            conflict="assault",
            place=space,
            winner=1,
        )
        for space in TERRAIN_SPACES[1:]
    ]


def _homes(space: str) -> list[tuple[int, str]]:
    """Where the others are: far from the space, all together on the other side."""
    quarter = int(space.rsplit("-", 1)[1])
    return [(seat, f"large-{(quarter + 2) % 6 + 1}") for seat in range(3, 6)]


def _cubes() -> list[Position]:
    others = {seat: {"cubes": {"wood": 4, "rock": 4, "metal": 4}} for seat in range(6)}
    two: dict[int, Position] = {0: {"cubes": RICH}, 1: {"cubes": RICH}}
    choosing: Position = {"seat": 0, "effect": "connect-1", "waiting": ["after-flash"]}
    found = [
        programmed(6, others, step="victim", seat=seat, turn=5 - seat, theft=theft, waiting=["number-flash"])
        for seat, theft in ((0, "wood"), (1, "any"))
    ]
    found.append(programmed(4, two, step="take", amount=2, **choosing))
    found.append(programmed(4, two, step="pay", amount=2, **choosing))
    found.append(programmed(4, two, step="steal", victim=1, amount=2, **choosing))
    guide: Position = {"cubes": RICH, "season_cards": {"stewardship": 1}, "plan": ["upgrade-guide", *IDLE[:3]]}
    paying: Position = {"pending": "guide", "effect": "upgrade-guide", "waiting": ["after-flash"]}
    found.append(programmed(4, {0: guide}, step="pay", seat=0, amount=2, **paying))
    found.append(programmed(4, {0: guide}, step="pay", seat=0, amount=1, paid=["wood"], **paying))
    return found


def _hands() -> list[Position]:
    return [
        programmed(4, {0: {"hand": EVERY_CARD}}, step="limit", seat=0, number=0),
        programmed(4, {0: {"hand": EVERY_CARD}}, step="lose-card", seat=0, waiting=["after-flash"]),
        {
            **table(6, {5: {"hand": ["charge", "timber"]}}, step="keep", seat=5),
            "seasons_seen": ["night"],
            "season": "night",
        },
        *[table(4, {0: {"plan": [slot]}}, step="program") for slot in ("move-forest", "connect-2")],
        table(4, {0: {"plan": IDLE}}, step="program"),
    ]


def _endings() -> list[Position]:
    """The last window of the year."""
    last: Position = {"season_number": 7, "season": "mauhea-1"}
    year = ["night", "psolos-1", "reces-1", "hivalia-1", "ertis-1", "meinas-1", "mauhea-1"]
    nothing = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
    level = {"guide": 1}
    cases: list[tuple[Position, Position]] = [
        ({"tokens": {"army": 2}}, {}),
        ({"cubes": {**nothing, "wood": 2}, "levels": level}, {"cubes": nothing, "levels": level}),
        (
            {"cubes": nothing, "levels": level, "tokens": {"army": 2}},
            {"cubes": nothing, "levels": level, "tokens": {"connection": 1}},
        ),
        ({"cubes": nothing, "levels": level}, {"cubes": nothing, "levels": level}),
    ]
    return [
        {
            **programmed(2, {0: {**first, "hand": ["charge"]}, 1: second}, step="end-flash", seat=0, turn=1, number=0),
            **last,
            "seasons_seen": year,
            "passes": 1,
        }
        for first, second in cases
    ]
