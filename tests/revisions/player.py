"""Plays numbered matches and prints what can be compared, as JSON lines. Runs unchanged in either revision.

    python -P player.py GAME sets                        every option set: [seats, options]
    python -P player.py GAME BOT SETS FIRST LAST         one line for each match, FIRST included, LAST not
    python -P player.py GAME BOT SETS MATCH              one line for each decision of one match

BOT is `random` or `steady`. SETS is a file with what `sets` printed, so that both revisions play with the same options.

This file uses only what every revision has: the state's methods, `Game.start`, `position`, `settle_options`,
`check_terms` and `vocabulary`, the dealers, and `ask`. Nothing depends on the ids of actions: random choices are made
among sorted notations, by numbers that follow from the match and the decision alone.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any

from aerodrome.bots import WAIT, ask, bot
from aerodrome.games import find
from aerodrome.kernel import BadInput, FastDealer, Seed, SeededDealer

MOMENTS = (0, 7, 23, 61, 151)
"""The decisions before which the position is compared; it is compared at the end too."""
LONGEST = 20_000
OptionSet = tuple[int, dict[str, Any]]


def numbers(*words: object) -> tuple[int, int]:
    """Two random numbers that follow from the words alone."""
    mixed = blake2b("/".join(map(str, words)).encode(), digest_size=16).digest()
    return int.from_bytes(mixed[:8], "big"), int.from_bytes(mixed[8:], "big")


# The option sets


def parts(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(names, size) for size in range(len(names) + 1))


def values(option: Any, seats: int) -> list[Any]:
    """All that can be chosen for an option at a table of this size.

    For a line-up: no names; every selection of them, each name in each seat; the same with the last seat open.
    """
    kind = type(option).__name__
    if kind == "Choice":
        return list(option.values)
    if kind == "Subset":
        return list(parts(option.values))
    lineups = [names[at:] + names[:at] for names in combinations(option.values, seats) for at in range(seats)]
    return [(), *lineups, *dict.fromkeys((*names[:-1], option.free) for names in lineups)]


def every_set(game: Any) -> Iterator[OptionSet]:
    """Every combination of options and seats that the game accepts."""
    names = [option.name for option in game.options]
    for seats in game.seat_counts:
        for chosen in product(*(values(option, seats) for option in game.options)):
            try:
                options = game.settle_options(dict(zip(names, chosen, strict=True)))
                game.check_terms(options, seats)
            except BadInput:
                continue
            yield seats, options


def choices(terms: OptionSet) -> set[tuple[str, object]]:
    """The single choices in an option set."""
    seats, options = terms
    found: set[tuple[str, object]] = {("seats", seats)}
    for name, value in options.items():
        found |= {(name, one) for one in value} if isinstance(value, list | tuple) and value else {(name, repr(value))}
    return found


def ordered_sets(game: Any) -> list[OptionSet]:
    """All option sets, shuffled; first come those that hold a choice not met before, so that few matches meet all."""
    shuffled = sorted(every_set(game), key=lambda terms: numbers(game.id, sorted(terms[1].items()), terms[0]))
    met: set[tuple[str, object]] = set()
    early: list[OptionSet] = []
    late: list[OptionSet] = []
    for terms in shuffled:
        found = choices(terms)
        (late if found <= met else early).append(terms)
        met |= found
    return early + late


# The matches


class Notations:
    """Legal actions as sorted notations, and back."""

    def __init__(self, game: Any) -> None:
        self._notation: list[str] = [action.notation for action in game.vocabulary]
        self._known: dict[tuple[int, ...], tuple[list[str], list[int], bytes]] = {}

    def of(self, action: int) -> str:
        return self._notation[action]

    def sorted(self, actions: tuple[int, ...]) -> tuple[list[str], list[int], bytes]:
        """The notations, the ids in the same order, and all of it as bytes."""
        found = self._known.get(actions)
        if found is None:
            ids = sorted(actions, key=self._notation.__getitem__)
            notations = [self._notation[action] for action in ids]
            found = notations, ids, ";".join(notations).encode()
            if len(self._known) < 100_000:
                self._known[actions] = found
        return found


class Player:
    """Plays matches of one game by one kind of bot."""

    def __init__(self, game: str, kind: str, sets: list[OptionSet]) -> None:
        self.game: Any = find(game)
        self.notations = Notations(self.game)
        self.bot = None if kind == "random" else bot(self.game, kind)
        self.kind = kind
        self.sets = sets

    def begin(self, match: int) -> tuple[Any, SeededDealer]:
        seats, options = self.sets[match % len(self.sets)]
        settled = self.game.settle_options(options)
        dealer = SeededDealer(Seed.known(f"{self.game.id} {self.kind} {match}"), self.game.streams)
        return self.game.start(settled, seats, dealer), dealer

    def decide(self, state: Any, match: int, decision: int) -> tuple[int, int]:
        """The seat that decides, and its action."""
        actors = state.actors()
        first, which = numbers(self.game.id, self.kind, match, decision)
        first %= len(actors)
        if self.bot is None:
            ids = self.notations.sorted(state.legal(actors[first]))[1]
            return actors[first], ids[which % len(ids)]
        for seat in (*actors[first:], *actors[:first]):
            # A dealer for each question: what one bot asks of chance does not change what the next one gets.
            action = ask(self.bot, state, seat, FastDealer((which + seat) % (1 << 62)))
            if action != WAIT:
                return seat, action
        raise RuntimeError("all bots wait for each other")

    def position(self, state: Any) -> str:
        return json.dumps(self.game.position(state), sort_keys=True, default=str)

    def play(self, match: int) -> dict[str, Any]:
        """A match in one line."""
        seats, options = self.sets[match % len(self.sets)]
        played = blake2b(digest_size=8)
        positions: list[str] = []
        decision, result = 0, None
        try:
            state, dealer = self.begin(match)
            while state.actors():
                if decision in MOMENTS:
                    positions.append(digest(self.position(state)))
                played.update(self.legal_bytes(state))
                seat, action = self.decide(state, match, decision)
                played.update(f"|{seat} {self.notations.of(action)}\n".encode())
                state.apply(seat, action, dealer)
                decision = counted(decision)
            positions.append(digest(self.position(state)))
            result = outcome(state)
        except Exception as error:
            result = failure(error)
        return {
            "match": match,
            "seats": seats,
            "options": options,
            "decisions": decision,
            "played": played.hexdigest(),
            "positions": positions,
            "result": result,
        }

    def legal_bytes(self, state: Any) -> bytes:
        return b"|".join(b"%d:" % seat + self.notations.sorted(state.legal(seat))[2] for seat in state.actors())

    def tell(self, match: int) -> Iterator[dict[str, Any]]:
        """A match decision by decision, with every position."""
        decision = 0
        try:
            state, dealer = self.begin(match)
            while actors := state.actors():
                told: dict[str, Any] = {
                    "decision": decision,
                    "legal": {str(seat): self.notations.sorted(state.legal(seat))[0] for seat in actors},
                    "position": json.loads(self.position(state)),
                }
                seat, action = self.decide(state, match, decision)
                yield {**told, "chosen": f"{seat}: {self.notations.of(action)}"}
                state.apply(seat, action, dealer)
                decision = counted(decision)
            yield {"decision": decision, "position": json.loads(self.position(state)), "result": outcome(state)}
        except Exception as error:
            yield {"decision": decision, "result": failure(error)}


def counted(decision: int) -> int:
    if decision == LONGEST:
        raise RuntimeError(f"no end within {LONGEST} decisions")
    return decision + 1


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def outcome(state: Any) -> dict[str, Any]:
    found = state.outcome()
    return {"winners": list(found.winners), "rule": found.rule, "scores": list(found.scores)}


def failure(error: Exception) -> dict[str, Any]:
    return {"error": f"{type(error).__name__}: {error}"}


def print_line(value: Mapping[str, Any] | OptionSet) -> None:
    print(json.dumps(value), flush=True)


def main(game: str, kind: str, file: str = "", *matches: str) -> None:
    if kind == "sets":
        for terms in ordered_sets(find(game)):
            print_line(terms)
        return
    sets = [json.loads(line) for line in Path(file).read_text(encoding="utf-8").splitlines()]
    player = Player(game, kind, sets)
    lines = player.tell(int(matches[0])) if len(matches) == 1 else map(player.play, range(*map(int, matches)))
    for line in lines:
        print_line(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
