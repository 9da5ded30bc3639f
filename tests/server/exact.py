"""What a seat was sent, put together, is exactly what the kernel lets it see, after every message of long matches.

python -m tests.server.exact --matches 1

Random matches with every option set, to their end. Everybody, and somebody who looks on, puts together what comes:
the snapshot and the changes since. Connections are lost and come back, decisions are taken back, servers forget the
table and fold it again from its log.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import msgspec
from msgspec import Raw

from aerodrome.kernel import Game, Match
from aerodrome.kernel.options import Value
from aerodrome.protocol.messages import PROTOCOL, Do, Hello, Lang, Undo, Wish, Withdraw
from aerodrome.server.channels import Channel, encoded
from aerodrome.server.plan import PlannedSeat, write_plan
from aerodrome.server.store import TableRow
from aerodrome.server.table import LiveTable
from aerodrome.server.viewpoint import ONLOOKER
from tests.games.aerion.option_sets import covering_sample

from .inside import Inside, Line, guest_of, inside
from .subjects import SUBJECTS

LANGS: tuple[Lang | None, ...] = (None, "en", "fr")
FOLLOWED = ("version", "decision", "legal", "undo", "withdraw", "labels", "prompt")
KEPT = ("wish", "aids")
"""What an update leaves out when it has not changed."""

_fields = msgspec.json.Decoder(dict[str, Raw])


class Inexact(AssertionError):
    """What a seat was sent does not add up to what it may see."""


class Follower:
    """Somebody at the table who keeps what comes, as a program that knows nothing of the game would."""

    def __init__(self, seat: int, words: Lang | None) -> None:
        self.seat = seat
        self.words = words
        self._known: dict[str, Raw] = {}
        self._view: dict[str, Raw] = {}

    @property
    def version(self) -> int | None:
        return msgspec.json.decode(self._known["version"], type=int) if self._known else None

    def hear(self, text: str) -> int:
        """Take in a message; how many updates are announced that were missed."""
        fields = _fields.decode(text)
        match msgspec.json.decode(fields["type"]):
            case "snapshot":
                self._view = _fields.decode(fields["view"])
                self._known = fields
            case "resumed":
                return msgspec.json.decode(fields["version"], type=int) - (self.version or 0)
            case "update":
                if msgspec.json.decode(fields["version"], type=int) != (self.version or 0) + 1:
                    raise Inexact(f"seat {self.seat} has version {self.version} and is sent {text[:80]}")
                self._view |= _fields.decode(fields["changes"])
                self._known |= {name: fields[name] for name in FOLLOWED}
                self._known |= {name: fields[name] for name in KEPT if bytes(fields[name]) != b"null"}
        return 0

    def check(self, table: LiveTable) -> None:
        """What is known now is what the kernel shows, and what a new snapshot says."""
        match = table.ledger.match
        assert match is not None
        view, shown = msgspec.json.encode(self._view), msgspec.json.encode(match.view(self.seat))
        if view != shown:
            raise Inexact(f"seat {self.seat} of {match.game.id} put together {view!r} and may see {shown!r}")
        known = msgspec.json.encode({**self._known, "view": Raw(view)}).decode()
        snapshot = encoded(Channel(self.seat).snapshot(table.ledger, self.words))
        if known != snapshot:
            raise Inexact(f"seat {self.seat} of {match.game.id} knows {known} and a new one knows {snapshot}")


class Watched:
    """A table with a follower in every seat."""

    def __init__(self, server: Inside, table: LiveTable, chance: random.Random, found: Counter[str]) -> None:
        self._server = server
        self._id = table.id
        self._chance = chance
        self._found = found
        self._commands = 0
        self._lines: dict[str, Line] = {}
        self._followers: dict[str, Follower] = {}
        for seat in range(ONLOOKER, table.ledger.seats):
            words = chance.choice(LANGS)
            # The second device keeps alive what the first one misses.
            self._followers |= {_device(seat): Follower(seat, words), f"{seat} too": Follower(seat, words)}

    @property
    def table(self) -> LiveTable:
        return self._server.hall.tables[self._id]

    async def play(self, longest: int) -> None:
        """To the end of the match, or as long as this."""
        for name in self._followers:
            await self._come(name)
        for _ in range(longest):
            if self.table.ledger.is_over:
                self._found["matches to the end"] += 1
                break
            await self._something()
            self._check()
        for name in list(self._lines):
            await self._go(name)
        await self._server.forget(self._id)
        self._server.heard.clear()

    async def _something(self) -> None:
        luck = self._chance.random()
        if luck < 0.06:
            name = self._chance.choice(list(self._followers))
            await (self._go(name) if name in self._lines else self._come(name))
        elif luck < 0.07:
            await self._fold_again()
        elif luck < 0.14:
            await self._take_back()
        elif luck < 0.16:
            seat = self._chance.randrange(self.table.ledger.seats)
            kinds = tuple(kind for kind in self._match.game.wishes if self._chance.random() < 0.5)
            await self._say(seat, Wish(command=self._command(), windows=kinds))
        else:
            seat = self._chance.choice(self._match.actors)
            viewpoint = self.table.ledger.viewpoints[seat]
            action = self._chance.choice(viewpoint.legal)
            await self._say(seat, Do(command=self._command(), decision=viewpoint.decision, action=action))

    async def _take_back(self) -> None:
        seat = self._chance.randrange(self.table.ledger.seats)
        decision = self.table.ledger.viewpoints[seat].decision
        kind = self._chance.choice((Undo, Withdraw))
        entries = len(self._match.entries)
        await self._say(seat, kind(command=self._command(), decision=decision))
        self._found["decisions taken back"] += len(self._match.entries) > entries

    @property
    def _match(self) -> Match:
        match = self.table.ledger.match
        assert match is not None
        return match

    def _command(self) -> int:
        self._commands += 1
        return self._commands

    async def _say(self, seat: int, message: msgspec.Struct) -> None:
        if _device(seat) not in self._lines:
            await self._come(_device(seat))
        await self._lines[_device(seat)].say(message)

    async def _come(self, name: str) -> None:
        follower = self._followers[name]
        seat = follower.seat
        guest = None if seat == ONLOOKER else guest_of(self._id, seat)
        self._lines[name] = self._server.line(name, self._id, guest)
        seen = follower.version if self._chance.random() < 0.8 else None
        client = f"client-of-{seat}"
        hello = Hello(protocol=PROTOCOL, seat=seat, client=client, seen=seen, words=follower.words)
        await self._lines[name].say(hello)
        self._found["connections"] += 1

    async def _go(self, name: str) -> None:
        await self._lines.pop(name).hang_up()

    async def _fold_again(self) -> None:
        for name in list(self._lines):
            await self._go(name)
        await self._server.forget(self._id)
        await self._server.hall.find(self._id)
        self._found["tables folded again"] += 1

    def _check(self) -> None:
        """Everybody who is there has what the kernel shows."""
        heard, self._server.heard = self._server.heard, []
        for name, text in heard:
            if not text.startswith("{"):
                continue
            self._found["messages"] += 1
            self._found["updates sent again"] += self._followers[name].hear(text)
        for name in self._lines:
            self._followers[name].check(self.table)
            self._found["views compared"] += 1


def _device(seat: int) -> str:
    return str(seat)


def terms_of(name: str) -> list[tuple[Game, Mapping[str, Value], int]]:
    """Every option set of a game that its tests have, with every number of seats that goes with it."""
    subject = SUBJECTS[name]()
    sets = covering_sample() if name == "aerion" else []
    subject = replace(subject, option_sets=[*subject.option_sets, *sets])
    return [(subject.game, options, seats) for _, options, seats in subject.terms()]


async def play(
    server: Inside, terms: tuple[Game, Mapping[str, Value], int], seed: int, found: Counter[str], longest: int
) -> None:
    """One match at a table of its own."""
    game, options, seats = terms
    chance = random.Random(seed)
    row = TableRow(
        id=f"exact{seed:011}",
        game=game.id,
        rules_version=game.rules_version,
        catalogue_hash=game.catalogue_hash,
        catalogue=None,
        options=msgspec.json.encode(options).decode(),
        plan=write_plan([PlannedSeat("link")] * seats),
        secret=chance.randbytes(32),
        known_deal=False,
        position=None,
        absence=86_400,
        creator="somebody",
        created=1_000_000.0,
    )
    await Watched(server, await server.lay(row), chance, found).play(longest)
    found["matches"] += 1


async def follow(games: list[str], matches: int, seed: int) -> None:
    async with inside() as server:
        for game in games:
            found: Counter[str] = Counter()
            every = terms_of(game)
            for number in range(max(matches, len(every))):
                await play(server, every[number % len(every)], seed, found, 100_000)
                seed += 1
                sys.stdout.write(f"\r{game}: {found['matches']} matches")
                sys.stdout.flush()
            sys.stdout.write(f"\r{game}: all that was sent is what may be seen: {dict(found)}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--matches", type=int, default=1, help="how many of each game, at least one for each option set"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=(*SUBJECTS, "all"), default="all")
    chosen = parser.parse_args()
    games = list(SUBJECTS) if chosen.game == "all" else [chosen.game]
    asyncio.run(follow(games, chosen.matches, chosen.seed))


if __name__ == "__main__":
    main()
