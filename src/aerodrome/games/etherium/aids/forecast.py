"""What a seat's own program would do as things stand: everybody else stands still, and nothing hidden is known.

An action can often be carried out in several ways. A program is judged as kindly as it can be: of all ways those are
followed in which the most actions, the first ones first, can be carried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from msgspec import Struct

from ..board import BIT
from ..cards import (
    ARMY,
    BASICS,
    BOOSTER,
    BOOSTER_SLOT,
    CAPACITIES,
    CAPACITY_SLOT,
    CARDS_SLOT,
    COLLECT_SLOT,
    COLLECTOR,
    CONNECT_SLOT,
    ETHER,
    ETHERISE_SLOT,
    FIGURE_NAMES,
    FIGURES,
    GUIDE,
    RESOURCE_NAMES,
    RESOURCES,
    SLOT_NAMES,
    SPACE_NAMES,
    SPACES,
    UNIT_NAMES,
    UNITS,
    UPGRADE_SLOT,
)
from ..economy import (
    booster_price,
    capacity_price,
    cards_price,
    most_etherised,
    people_bonus,
    upgrade_price,
    upgrade_resource,
    why_not_buy_capacity,
    yield_of,
)
from ..effects import why_not_effect
from ..layout import CUBES, LEVEL, SPACE, SUPPLY_AT
from ..reach import destinations
from ..rulebook import RULEBOOK
from ..table import Table

Counts = dict[str, int]
Standing = tuple[int, ...]
"""What a program changes of its seat: cubes, levels, spaces, in the order of the state's cells."""

MOST_WAYS = 24  # enough for every program that people lay; more are not looked at
_END = int(SPACE) + int(FIGURES)


class Forecast(Struct, frozen=True):
    """An action of a program as things stand: the rule that makes it fail, or what it does.

    A move names the unit, from where and to where it goes; a collect names where the collector stands. `cubes` and
    `levels` are those of the seat afterwards. Where `chance` decides, they are those before it.
    """

    slot: str
    failure: str | None
    unit: str | None
    source: str | None
    target: str | None
    cubes: Counts
    levels: Counts
    chance: bool


class Forecaster:
    """Follows the program of one seat on a table that is made for this and may be changed."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._at = int(table.at(seat))
        cells = table.cells
        self.start: Standing = tuple(int(cells[self._at + at]) for at in range(_END))
        self._all_cubes = [int(cells[SUPPLY_AT + at]) + self.start[int(CUBES) + at] for at in range(RESOURCES)]
        others = [other for other in range(table.setting.seats) if other != seat]
        self._threats = {int(table.space_of(other, ARMY)) for other in others}

    def follow(self, plan: Sequence[str]) -> tuple[tuple[Forecast, ...], list[Standing]]:
        """The actions of a program, and where they can lead."""
        ways: list[tuple[Standing, ...]] = [(self.start,)]
        failures: list[int] = []
        for slot in plan:
            failure, ways = self._carry_out(SLOT_NAMES.index(slot), ways)
            failures.append(failure)
        chosen = ways[0]
        told = [
            self._told(slot, failure, before, after)
            for slot, failure, before, after in zip(plan, failures, chosen, chosen[1:], strict=False)
        ]
        return tuple(told), [way[-1] for way in ways]

    def next(self, slot: str, standings: Sequence[Standing]) -> Forecast:
        """One more action behind those that lead to these standings."""
        failure = 0
        number = SLOT_NAMES.index(slot)
        for standing in standings:
            self._stand(standing)
            found = int(why_not_effect(self._table, self._seat, number))
            if found == 0:
                return self._told(slot, 0, standing, next(self._results(number, standing)))
            failure = failure or found
        return self._told(slot, failure, standings[0], standings[0])

    def _carry_out(self, slot: int, ways: list[tuple[Standing, ...]]) -> tuple[int, list[tuple[Standing, ...]]]:
        failure = 0
        found: dict[Standing, tuple[Standing, ...]] = {}
        for way in ways:
            self._stand(way[-1])
            why = int(why_not_effect(self._table, self._seat, slot))
            if why:
                failure = failure or why
                continue
            for result in self._results(slot, way[-1]):
                found.setdefault(result, (*way, result))
            if len(found) >= MOST_WAYS:
                break
        if found:
            return 0, list(found.values())[:MOST_WAYS]
        return failure, [(*way, way[-1]) for way in ways]

    def _stand(self, standing: Standing) -> None:
        cells = self._table.cells
        for at, value in enumerate(standing):
            cells[self._at + at] = value
        for resource, cubes in enumerate(self._all_cubes):
            cells[SUPPLY_AT + resource] = cubes - standing[int(CUBES) + resource]

    # What an action can lead to, the likeliest first; the table stands as before it.

    def _results(self, slot: int, standing: Standing) -> Iterator[Standing]:
        if slot < COLLECT_SLOT:
            yield from self._moved(slot, standing)
        elif slot < UPGRADE_SLOT:
            yield self._collected(slot - COLLECT_SLOT, standing)
        elif slot < ETHERISE_SLOT:
            yield from self._upgraded(slot - UPGRADE_SLOT, standing)
        elif slot == ETHERISE_SLOT:
            yield from self._etherised(standing)
        elif slot == CARDS_SLOT:
            yield _changed(standing, {int(ETHER): -int(cards_price(self._table, self._seat))})
        elif slot == CAPACITY_SLOT:
            yield from self._with_capacity(standing)
        elif slot == BOOSTER_SLOT:
            yield _changed(standing, {int(ETHER): -int(booster_price(self._table, self._seat)), int(BOOSTER): 1})
        else:
            yield standing

    def _moved(self, slot: int, standing: Standing) -> Iterator[Standing]:
        """Collectors first, and they rather go where no army is."""
        reached = [int(destinations(self._table, self._seat, figure, slot)) for figure in range(int(FIGURES))]
        ends = [
            (figure == COLLECTOR and space in self._threats, figure, space)
            for figure, spaces in enumerate(reached)
            for space in range(int(SPACES))
            if spaces & int(BIT[space])
        ]
        for _, figure, space in sorted(ends):
            at = int(SPACE) + figure
            yield (*standing[:at], space, *standing[at + 1 :])

    def _collected(self, terrain: int, standing: Standing) -> Standing:
        table, seat = self._table, self._seat
        brought = {terrain: int(yield_of(table, seat, terrain))}
        for resource in range(int(BASICS)):
            if resource != terrain:
                brought[resource] = int(people_bonus(table, seat, resource, terrain))
        return _changed(standing, {of: min(cubes, int(table.cells[SUPPLY_AT + of])) for of, cubes in brought.items()})

    def _upgraded(self, unit: int, standing: Standing) -> Iterator[Standing]:
        table, seat = self._table, self._seat
        price, level = int(upgrade_price(table, seat, unit)), int(LEVEL) + unit
        if unit != GUIDE:
            yield _changed(standing, {int(upgrade_resource(unit)): -price, level: 1})
            return
        due = [of for of in range(int(BASICS)) if table.setting.facts.guide_price[of] and standing[of]]
        for paid in combinations(sorted(due, key=lambda of: -standing[of]), price):
            yield _changed(standing, {level: 1} | dict.fromkeys(paid, -1))

    def _etherised(self, standing: Standing) -> Iterator[Standing]:
        """As much Ether as can be made first, paid with what there is most of."""
        rate = int(self._table.setting.facts.ether_rate[self._table.people(self._seat)])
        by_number = sorted(range(int(BASICS)), key=lambda of: -standing[of])
        for made in range(int(most_etherised(self._table, self._seat)), 0, -1):
            for order in permutations(by_number):
                yield _changed(standing, {int(ETHER): made} | _paid_in_order(standing, order, made * rate))

    def _with_capacity(self, standing: Standing) -> Iterator[Standing]:
        table, seat = self._table, self._seat
        price, extra = int(capacity_price(table, seat)), table.setting.facts.capacity_extra
        for capacity in range(int(CAPACITIES)):
            if why_not_buy_capacity(table, seat, capacity) == 0:
                at = capacity * int(BASICS)
                more = {resource: -int(extra[at + resource]) for resource in range(int(BASICS))}
                yield _changed(standing, {int(ETHER): -price} | more)

    def _told(self, slot: str, failure: int, before: Standing, after: Standing) -> Forecast:
        number = SLOT_NAMES.index(slot)
        unit = source = target = None
        if not failure and number < UPGRADE_SLOT:
            figure = int(ARMY) if before[int(SPACE) + int(ARMY)] != after[int(SPACE) + int(ARMY)] else int(COLLECTOR)
            unit, target = FIGURE_NAMES[figure], SPACE_NAMES[after[int(SPACE) + figure]]
            source = SPACE_NAMES[before[int(SPACE) + figure]]
        return Forecast(
            slot=slot,
            failure=RULEBOOK.forbidding[failure] if failure else None,
            unit=unit,
            source=source,
            target=target,
            cubes={name: after[int(CUBES) + at] for at, name in enumerate(RESOURCE_NAMES)},
            levels={name: after[int(LEVEL) + at] for at, name in enumerate(UNIT_NAMES[: int(UNITS)])},
            chance=number >= CONNECT_SLOT,
        )


def _changed(standing: Standing, changes: dict[int, int]) -> Standing:
    changed = list(standing)
    for at, by in changes.items():
        changed[at] += by
    return tuple(changed)


def _paid_in_order(standing: Standing, order: Sequence[int], cubes: int) -> dict[int, int]:
    paid: dict[int, int] = {}
    for resource in order:
        paid[resource] = -min(cubes, standing[resource])
        cubes += paid[resource]
    return paid
