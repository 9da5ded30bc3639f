"""Whole matches through the protocol: all games, all kinds of seats, people who do all that people do.

    python -m tests.server.matches --matches 60 --database sqlite

starts a server and plays so many of them, some at a time. What is checked at the end of each stands in `audit.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aerodrome.client import Seat, ServerRefused
from aerodrome.games import find
from aerodrome.protocol.bodies import NewSeat, NewTable, TablePage
from aerodrome.protocol.messages import Lang
from tests.server.audit import Auditor
from tests.server.databases import KINDS, new_database
from tests.server.players import Habits, Onlooker, Person, Player, Tally, expect
from tests.server.process import ServerProcess

ME, LINK, HERE = NewSeat(kind="me"), NewSeat(kind="link"), NewSeat(kind="here", name="Ada")
RANDOM, STEADY = NewSeat(kind="bot", bot="random"), NewSeat(kind="bot", bot="steady")
ONLOOKER = -1
LANGUAGES: tuple[Lang | None, ...] = (None, None, "en", "fr")

SEATS: dict[str, tuple[tuple[NewSeat, ...], ...]] = {
    "aerion": ((ME,), (ME, LINK), (ME, HERE), (LINK, RANDOM), (STEADY, ME), (LINK, LINK)),
    "celestia_duo": ((ME, LINK), (HERE, ME), (STEADY, ME), (LINK, LINK), (ME, RANDOM)),
    "etherium": ((ME, LINK), (ME, LINK, RANDOM), (ME, HERE), (STEADY, ME), (LINK, ME, HERE), (ME, RANDOM)),
}
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "aerion": ({}, {"expansions": ["eggs", "piers"]}, {"expansions": ["hourglasses", "flagship"], "pixies": 1}),
    "celestia_duo": ({}, {"mode": "normal"}, {"mode": "expert", "distance": 13}),
    "etherium": ({}, {"setup": "tactical"}, {"extension": "on"}),
}
GAMES = tuple(SEATS)
USUAL = Habits()


@dataclass(frozen=True)
class Plan:
    """What is to be played, and what else is to happen."""

    wanted: NewTable
    habits: Habits = USUAL
    on_second_device: bool = False
    is_watched: bool = False
    leaves_first: bool = False
    has_rematch: bool = False


def plan_of(number: int, chance: random.Random) -> Plan:
    """The plan of one of many matches: games and seats in turn, all else by chance."""
    game = GAMES[number % len(GAMES)]
    kinds = SEATS[game]
    return Plan(
        NewTable(
            game=game,
            seats=kinds[number // len(GAMES) % len(kinds)],
            options=chance.choice(OPTIONS[game]),
            seed=chance.choice((None, None, number)),
        ),
        Habits(rest=chance.choice((0.002, 0.02)), resign=chance.choice((0.0, 0.0, 0.0, 0.005))),
        on_second_device=chance.random() < 0.4,
        is_watched=chance.random() < 0.4,
        leaves_first=chance.random() < 0.3,
        has_rematch=chance.random() < 0.15,
    )


class World:
    """Where matches are played: servers that share a database, and all who have come."""

    def __init__(self, urls: Sequence[str], database: str, seed: int) -> None:
        self.tally = Tally()
        self.auditor = Auditor(database, self.tally)
        self._urls = urls
        self._seed = seed

    def chance(self, number: int) -> random.Random:
        return random.Random(f"{self._seed}-{number}")

    @asynccontextmanager
    async def people(self, chance: random.Random) -> AsyncIterator[People]:
        people = People(self._urls, chance)
        try:
            yield people
        finally:
            await people.close()

    async def play(self, number: int, plan: Plan | None = None) -> None:
        """Play one match to its end, and check it; its rematch too, if there is one."""
        chance = self.chance(number)
        wanted = plan or plan_of(number, chance)
        async with self.people(chance) as people:
            table = Table(self, wanted, people, chance)
            await table.gather()
            await table.play()
            if wanted.has_rematch:
                again = await table.rematch()
                await again.play()

    async def play_many(self, matches: int, at_once: int, plans: Sequence[Plan] = (), *, decisions: int = 0) -> None:
        """Play so many matches, some of them at a time, by plans in turn if there are any; then one after the other
        until there were so many decisions, since some matches end early. The first that fails ends it all."""
        places = asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with places:
                await self.play(number, plans[number % len(plans)] if plans else None)

        async with asyncio.TaskGroup() as group:
            for number in range(matches):
                group.create_task(one(number))
        while self.tally.written < decisions:
            await one(self.tally.matches)

    def close(self) -> None:
        self.auditor.close()


class People:
    """All who have something to do with a match, each at one of the servers."""

    def __init__(self, urls: Sequence[str], chance: random.Random) -> None:
        self._urls = urls
        self._chance = chance
        self._all: list[Person] = []

    async def another(self) -> Person:
        person = Person(self._chance.choice(self._urls))
        self._all.append(person)
        await person.ask(lambda client: client.me())
        return person

    async def close(self) -> None:
        await asyncio.gather(*(person.close() for person in self._all))


class Table:
    """One table, from its making to its check."""

    def __init__(self, world: World, plan: Plan, people: People, chance: random.Random) -> None:
        self.id = ""
        self._world = world
        self._plan = plan
        self._people = people
        self._chance = chance
        self._game = find(plan.wanted.game)
        self._owners: dict[int, Person] = {}
        self._players: list[Player] = []

    # Gathering

    async def gather(self) -> None:
        """Make the table; everybody sits down."""
        creator = await self._people.another()
        page = await creator.ask(lambda client: client.create(self._plan.wanted))
        self.id = page.table.id
        for number, seat in enumerate(self._plan.wanted.seats):
            if seat.kind in ("me", "here"):
                self._owners[number] = creator
            elif seat.kind == "link":
                self._owners[number] = await self._invite(creator, number)

    async def _invite(self, creator: Person, number: int) -> Person:
        guest = await self._people.another()
        if self._plan.leaves_first and self._plan.wanted.seed is None:
            early = await self._people.another()
            await self._sit(creator, early, number)
            await self._leave(early, number)
        await self._sit(creator, guest, number)
        return guest

    async def _leave(self, person: Person, number: int) -> None:
        try:
            await person.ask(lambda client: client.leave(self.id, number))
        except ServerRefused as refusal:
            # Asked twice because the first answer was lost: whoever has left has no seat to leave.
            expect(refusal, "forbidden")

    async def _sit(self, creator: Person, guest: Person, number: int) -> TablePage:
        page = await creator.ask(lambda client: client.table(self.id))
        path = next(link.path for link in page.links if link.seat == number)
        return await guest.ask(lambda client: client.sit(path))

    # Playing

    async def play(self) -> None:
        """Everybody plays until it is over; then all is checked."""
        async with asyncio.TaskGroup() as group:
            for number, person in self._owners.items():
                group.create_task(self._take_part(person, number, self._plan.habits))
            if self._plan.on_second_device and self._owners:
                group.create_task(self._come_twice())
            if self._plan.is_watched:
                group.create_task(self._take_part(await self._people.another(), ONLOOKER, self._plan.habits))
        person = next(iter(self._owners.values()))
        record = await person.ask(lambda client: client.record(self.id))
        await self._world.auditor.check(self.id, record, self._players)
        self._world.tally.matches += 1

    async def _take_part(self, person: Person, number: int, habits: Habits) -> None:
        words = self._chance.choice(LANGUAGES)
        place: Seat = await person.client.seat(self.id, number, words=words)
        kind = Onlooker if number == ONLOOKER else Player
        player = kind(person, place, self._game, self._chance, habits, self._world.tally)
        self._players.append(player)
        await player.play()

    async def _come_twice(self) -> None:
        """The owner of a seat opens its link on another device as well."""
        number, owner = self._chance.choice(list(self._owners.items()))
        page = await owner.ask(lambda client: client.table(self.id))
        path = next(link.path for link in page.links if link.seat == number)
        other = await self._people.another()
        try:
            await other.ask(lambda client: client.sit(path))
        except ServerRefused as refusal:
            # A match can be over, or a seat given up, before somebody has found the other device.
            expect(refusal, "over", "taken")
            return
        await self._take_part(other, number, Habits(wish=0.0, hesitates=0.2))

    async def rematch(self) -> Table:
        """The same people again; each asks for it, and all get the same table."""
        again = Table(self._world, self._plan, self._people, self._chance)
        pages = await asyncio.gather(*(one.ask(lambda client: client.rematch(self.id)) for one in self._askers()))
        assert len({page.table.id for page in pages}) == 1
        again.id = pages[0].table.id
        for number, person in self._owners.items():
            await again._sit_again(person, number)
        return again

    async def _sit_again(self, person: Person, number: int) -> None:
        await person.ask(lambda client: client.sit(self.id, number))
        self._owners[number] = person

    def _askers(self) -> list[Person]:
        return list(dict.fromkeys(self._owners.values()))


async def _run(database: str, matches: int, at_once: int, seed: int) -> Tally:
    with ServerProcess(database) as server:
        world = World([server.url], database, seed)
        try:
            await world.play_many(matches, at_once)
        finally:
            world.close()
    return world.tally


def main() -> None:
    parser = argparse.ArgumentParser(description="Play matches of all games through the protocol.")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--at-once", type=int, default=8)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    with new_database(wanted.database) as database:
        tally = asyncio.run(_run(database, wanted.matches, wanted.at_once, wanted.seed))
    print(f"{wanted.database}: {tally}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
