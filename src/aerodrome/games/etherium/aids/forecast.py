"""What a seat's own program would do as things stand: everybody else stands still, and nothing hidden is known.

An action can often be carried out in several ways. A program is judged as kindly as it can be: of all ways those are
followed in which the most actions, the first ones first, can be carried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from msgspec import Struct

from aerodrome.kernel.chapters import BIT

from .. import cards, economy
from ..effects import why_not_effect
from ..layout import CUBES, LEVEL, SPACE, SUPPLY_AT
from ..reach import destinations
from ..rulebook import RULEBOOK
from ..table import Table
from . import prices

Counts = dict[str, int]
Standing = tuple[int, ...]
"""What a program changes of its seat: cubes, levels, spaces, in the order of the state's cells."""

MOST_WAYS = 24  # enough for programs that people lay; more are ignored
_END = int(SPACE) + int(cards.FIGURES)


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
        self._all_cubes = [int(cells[SUPPLY_AT + at]) + self.start[int(CUBES) + at] for at in range(cards.RESOURCES)]
        others = [other for other in range(table.setting.seats) if other != seat]
        self._threats = {int(table.space_of(other, cards.ARMY)) for other in others}

    def follow(self, plan: Sequence[str]) -> tuple[tuple[Forecast, ...], list[Standing]]:
        """The actions of a program, and where they can lead."""
        ways: list[tuple[Standing, ...]] = [(self.start,)]
        failures: list[int] = []
        for slot in plan:
            failure, ways = self._carry_out(cards.SLOT_NAMES.index(slot), ways)
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
        number = cards.SLOT_NAMES.index(slot)
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
        if slot < cards.COLLECT_SLOT:
            yield from self._moved(slot, standing)
        elif slot < cards.UPGRADE_SLOT:
            yield self._collected(slot - cards.COLLECT_SLOT, standing)
        elif slot < cards.ETHERISE_SLOT:
            yield from self._upgraded(slot - cards.UPGRADE_SLOT, standing)
        elif slot == cards.ETHERISE_SLOT:
            yield from self._etherised(standing)
        elif slot == cards.CAPACITY_SLOT:
            yield from self._with_capacity(standing)
        elif slot < cards.CONNECT_SLOT:
            paid = prices.paid(self._table, self._seat)[cards.SLOT_NAMES[slot]]
            bought = {int(cards.BOOSTER): 1} if slot == cards.BOOSTER_SLOT else {}
            yield _changed(standing, _spent(paid) | bought)
        else:
            yield standing

    def _moved(self, slot: int, standing: Standing) -> Iterator[Standing]:
        """Collectors first, and they rather go where no army is."""
        reached = [int(destinations(self._table, self._seat, figure, slot)) for figure in range(int(cards.FIGURES))]
        ends = [
            (figure == cards.COLLECTOR and space in self._threats, figure, space)
            for figure, spaces in enumerate(reached)
            for space in range(int(cards.SPACES))
            if spaces & int(BIT[space])
        ]
        for _, figure, space in sorted(ends):
            at = int(SPACE) + figure
            yield (*standing[:at], space, *standing[at + 1 :])

    def _collected(self, terrain: int, standing: Standing) -> Standing:
        brought = prices.collected(self._table, self._seat, terrain)
        return _changed(standing, {cards.RESOURCE_NAMES.index(name): cubes for name, cubes in brought.items()})

    def _upgraded(self, unit: int, standing: Standing) -> Iterator[Standing]:
        paid, level = prices.upgrade(self._table, self._seat, unit), {int(LEVEL) + unit: 1}
        if unit != cards.GUIDE:
            yield _changed(standing, _spent(paid) | level)
            return
        guide_price = self._table.setting.facts.guide_price
        due = [of for of in range(int(cards.BASICS)) if guide_price[of] and standing[of]]
        for chosen in combinations(sorted(due, key=lambda of: -standing[of]), paid[prices.BASIC]):
            yield _changed(standing, level | dict.fromkeys(chosen, -1))

    def _etherised(self, standing: Standing) -> Iterator[Standing]:
        """As much Ether as can be made first, paid with what there is most of."""
        rate = prices.ether_rate(self._table, self._seat)
        by_number = sorted(range(int(cards.BASICS)), key=lambda of: -standing[of])
        for made in range(int(economy.most_etherised(self._table, self._seat)), 0, -1):
            for order in permutations(by_number):
                yield _changed(standing, {int(cards.ETHER): made} | _paid_in_order(standing, order, made * rate))

    def _with_capacity(self, standing: Standing) -> Iterator[Standing]:
        for number, capacity in enumerate(cards.CAPACITY_NAMES):
            if economy.why_not_buy_capacity(self._table, self._seat, number) == 0:
                yield _changed(standing, _spent(prices.whole_price(self._table, self._seat, capacity)))

    def _told(self, slot: str, failure: int, before: Standing, after: Standing) -> Forecast:
        number = cards.SLOT_NAMES.index(slot)
        unit = source = target = None
        if not failure and number < cards.UPGRADE_SLOT:
            at = int(SPACE) + int(cards.ARMY)
            unit, at = ("army", at) if before[at] != after[at] else ("collector", int(SPACE) + int(cards.COLLECTOR))
            source, target = cards.SPACE_NAMES[before[at]], cards.SPACE_NAMES[after[at]]
        return Forecast(
            slot=slot,
            failure=RULEBOOK.forbidding[failure] if failure else None,
            unit=unit,
            source=source,
            target=target,
            cubes={name: after[int(CUBES) + at] for at, name in enumerate(cards.RESOURCE_NAMES)},
            levels={name: after[int(LEVEL) + at] for at, name in enumerate(cards.UNIT_NAMES[: int(cards.UNITS)])},
            chance=number >= cards.CONNECT_SLOT,
        )


def _changed(standing: Standing, changes: dict[int, int]) -> Standing:
    changed = list(standing)
    for at, by in changes.items():
        changed[at] += by
    return tuple(changed)


def _spent(cubes: Counts) -> dict[int, int]:
    return {cards.RESOURCE_NAMES.index(name): -count for name, count in cubes.items()}


def _paid_in_order(standing: Standing, order: Sequence[int], cubes: int) -> dict[int, int]:
    paid: dict[int, int] = {}
    for resource in order:
        paid[resource] = -min(cubes, standing[resource])
        cubes += paid[resource]
    return paid
