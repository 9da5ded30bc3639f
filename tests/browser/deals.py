"""Known deals: matches that were played to their end once, so that hands in a browser can play them again.

    ./go run env PYTHONPATH=build/compiled python -m tests.browser.deals

looks for them and writes `deals.json`; `--game` looks for those of one game and leaves the others as they are. Of
Aerion it keeps, for each set of options, the shortest win and the shortest loss of the bot `steady`, and for verbs that
it never needs, matches in which it does them as soon as it can. Of the
other games it keeps the shortest win and the shortest loss of seat 0: of Celestia Duo by `steady` in each mode, of
Etherium by `random` with each number of seats and each set-up.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count, cycle
from pathlib import Path
from random import Random

import msgspec

import aerodrome
from aerodrome.bots import WAIT, Bot, ask, bot
from aerodrome.games import GAMES
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import Action, FastDealer

GUIDE = Path(__file__).parents[2] / "web" / "src" / "games" / "aerion" / "guide.ts"
FILE = Path(__file__).with_name("deals.json")
TRIES = 30
RARE_STEPS = ("dismiss", "load")
"""Steps of Celestia Duo that no other deal needs; one match that meets it is kept of each, named after it."""
VARIANTS = {
    "flagship": ("expand-the-factory",),
    "hourglasses": ("short-on-time",),
    "stone-clouds": ("the-flock", "pinned-down"),
    "piers": ("no-debt",),
    "eggs": ("fragile-shells",),
    "hellkite": ("impregnable-fortress",),
}

Options = dict[str, str | int | list[str]]
Holds = Callable[[aerodrome.Match], bool]
"""What is so at a moment of a match."""


class Deal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One match: how it is set up, what each seat did, by its notation, and how it ended."""

    name: str
    seats: int
    seed: str
    options: Options
    won: bool
    ending: str
    """Whether seat 0 won, and by which rule."""
    decisions: tuple[tuple[int, str], ...]
    game: str = "aerion"

    @property
    def verbs(self) -> set[str]:
        return {notation.split()[0] for _, notation in self.decisions}

    @property
    def expansions(self) -> list[str]:
        return self._chosen("expansions")

    @property
    def variants(self) -> list[str]:
        return self._chosen("variants")

    def _chosen(self, option: str) -> list[str]:
        found = self.options.get(option, [])
        assert isinstance(found, list)
        return found


def settings() -> Iterator[tuple[str, int, Options]]:
    """The name, the number of seats and the options of each kind of match."""
    everything: Options = {"expansions": list(VARIANTS)}
    all_variants: Options = {**everything, "variants": [name for names in VARIANTS.values() for name in names]}
    yield "alone", 1, {}
    yield "two", 2, {}
    for name, variants in VARIANTS.items():
        yield name, 1, {"expansions": [name]}
        yield f"{name}-variants", 1, {"expansions": [name], "variants": list(variants)}
    yield "everything", 1, everything
    yield "everything-variants", 1, all_variants
    yield "two-everything", 2, everything


def play(name: str, seats: int, options: Options, seed: str, curious: frozenset[str] = frozenset()) -> Deal:
    """A whole match, all seats played by the bot `steady`, who does what it is curious about whenever it can."""
    match = aerodrome.new("aerion", seats=seats, seed=seed, options=options)
    steady = bot(match.game, "steady")
    chance = FastDealer(0)
    decisions: list[tuple[int, str]] = []
    while match.outcome is None:
        seat = match.actors[0]
        tempting = [action for action in match.legal(seat) if action.verb in curious]
        action = tempting[0] if tempting else match.game.vocabulary[ask(steady, match.state, seat, chance)]
        match.play(action, seat)
        decisions.append((seat, action.notation))
    return Deal(
        name=name,
        seats=seats,
        seed=seed,
        options=options,
        won=bool(match.outcome.winners),
        ending=match.outcome.rule,
        decisions=tuple(decisions),
    )


def begun(name: str, seats: int, options: Options, decisions: int) -> Deal:
    """A match of Aerion until a turn begins after so many decisions: what can be acquired and placed is."""
    match = aerodrome.new("aerion", seats=seats, seed=name, options=options)
    chance = Random(name)
    taken: list[tuple[int, str]] = []
    while match.outcome is None and (len(taken) < decisions or match.view(match.actors[0]).step != "start"):
        seat = match.actors[0]
        legal = list(match.legal(seat))
        action = chance.choice([one for one in legal if one.verb in ("acquire", "place", "replenish")] or legal)
        match.play(action, seat)
        taken.append((seat, action.notation))
    return Deal(name=name, seats=seats, seed=name, options=options, won=False, ending="", decisions=tuple(taken))


def again(deal: Deal, decisions: int | None = None) -> aerodrome.Match:
    """The match, played again by the rules: to its end, or so many decisions of it."""
    match = aerodrome.new(deal.game, seats=deal.seats, seed=deal.seed, options=deal.options)
    for seat, notation in deal.decisions[:decisions]:
        match.play(notation, seat)
    return match


def find_aerion(tries: int) -> list[Deal]:
    """The shortest win and the shortest loss with each set of options, then what the verbs that are left need."""
    found: list[Deal] = []
    for name, seats, options in settings():
        played: list[Deal] = []
        while len(played) < tries or len({deal.won for deal in played}) < 2:
            played.append(play(name, seats, options, f"{name} {len(played)}"))
        for won in (True, False):
            fitting = [deal for deal in played if deal.won is won]
            found.append(min(fitting, key=lambda deal: len(deal.decisions)))
            print(f"{name:22} {'won' if won else 'lost':5}{len(fitting):4} of {len(played)}", flush=True)
    missing = {action.verb for action in GAMES["aerion"].vocabulary} - {verb for deal in found for verb in deal.verbs}
    print(f"steady never did: {', '.join(sorted(missing))}", flush=True)
    return [*found, *odd_ones(missing), hasty(), guided()]


def hasty() -> Deal:
    """A match of somebody who pays with card after card: it is lost very soon."""
    return play("hasty", 1, {}, "hasty", frozenset({"discard"}))


def guided() -> Deal:
    """The deal of the guided first match, as the page has it."""
    seed = re.search(r'seed: "([^"]+)"', GUIDE.read_text(encoding="utf-8"))
    assert seed is not None
    return play("guide", 1, {}, seed[1])


def odd_ones(missing: set[str]) -> list[Deal]:
    """Matches of a player who does what is left as soon as it can be done, and reserves cards for it."""
    found: list[Deal] = []
    kinds = cycle([(seats, options) for _, seats, options in settings()])
    for number in count():
        if not missing:
            return found
        seats, options = next(kinds)
        played = play("odd", seats, options, f"odd {number}", frozenset({*missing, "book-reserve"}))
        if played.verbs & missing:
            found.append(played)
            missing = missing - played.verbs
    return found


def kinds(game: str) -> list[tuple[str, int, Options]]:
    """The name, the number of seats and the options of each kind of match of Celestia Duo or Etherium."""
    if game == "celestia_duo":
        return [(f"celestia-{mode}", 2, {"mode": mode}) for mode in ("quick", "normal", "expert")]
    numbers, setups = {2: "two", 3: "three", 4: "four"}, ("first", "tactical")
    return [
        (f"etherium-{name}-{setup}", seats, {"setup": setup}) for seats, name in numbers.items() for setup in setups
    ]


def play_by_bots(
    game: str,
    name: str,
    seats: int,
    options: Options,
    seed: str,
    *,
    who: str,
    is_silent: bool = True,
    curious: frozenset[str] = frozenset(),
) -> Deal:
    """A whole match of bots. Where all talk, and it is a silent match, the one who decides does not wait for words.

    Whatever a standing wish would pass is passed, whether or not people share a device; those who plan at the same
    time do it one after another. What they are curious about they do whenever they can.
    """
    match = aerodrome.new(game, seats=seats, seed=seed, options=options)
    player, chance = bot(match.game, who), FastDealer(0)
    decisions: list[tuple[int, str]] = []
    while match.outcome is None:
        seat, action = next(answers(match, player, chance, is_silent))
        action = next((one for one in match.legal(seat) if one.verb in curious), action)
        match.play(action, seat)
        decisions.append((seat, action.notation))
    return Deal(
        game=game,
        name=name,
        seats=seats,
        seed=seed,
        options=options,
        won=0 in match.outcome.winners,
        ending=match.outcome.rule,
        decisions=tuple(decisions),
    )


def answers(match: aerodrome.Match, player: Bot, chance: FastDealer, is_silent: bool) -> Iterator[tuple[int, Action]]:
    """What those who may do something now would do, whoever decides for all first."""
    game, actors = match.game, list(match.actors)
    for seat in actors:
        if game.wishes and (passed := match.by_wish(seat)) is not None:
            yield seat, passed
    leader = game.leader(match.view(-1))
    if is_silent and leader in actors and len(actors) > 1:
        state = match.state.copy()
        (partner,) = [seat for seat in actors if seat != leader]
        if not state.why_not(partner, ready := game.vocabulary.parse("ready").id):
            state.apply(partner, ready, chance)
        yield leader, game.vocabulary[ask(player, state, leader, chance)]
    for seat in actors:
        answer = ask(player, match.state, seat, chance)
        if answer != WAIT:
            yield seat, game.vocabulary[answer]


def find(game: str, tries: int) -> list[Deal]:
    """The shortest win and the shortest loss of each kind of match, and of Celestia Duo one in which all is said, and
    one of people who do anything at all."""
    found: list[Deal] = []
    who = "steady" if game == "celestia_duo" else "random"
    for name, seats, options in kinds(game):
        played: list[Deal] = []
        while len(played) < tries or len({deal.won for deal in played}) < 2:
            seed = f"{name} {len(played)}"
            played.append(play_by_bots(game, name, seats, options, seed, who=who, is_silent=True))
        found += [min((one for one in played if one.won is won), key=effort) for won in (True, False)]
        print(f"{name:26}{len([one for one in played if one.won]):4} of {len(played)} won", flush=True)
    if game == "celestia_duo":
        talk = [
            play_by_bots(game, "celestia-talk", 2, {"mode": "quick"}, f"talk {number}", who=who, is_silent=False)
            for number in range(tries)
        ]
        rash = [
            play_by_bots(game, "celestia-hasty", 2, {"mode": "quick"}, f"hasty {number}", who="random", is_silent=True)
            for number in range(tries)
        ]
        found += [min(talk, key=effort), min((one for one in rash if not one.won), key=effort)]
        found += [find_step(step, who) for step in RARE_STEPS]
    missing = {action.verb for action in GAMES[game].vocabulary} - {verb for deal in found for verb in deal.verbs}
    print(f"bots never did: {', '.join(sorted(missing))}", flush=True)
    return [*found, *odd_ones_of(game, missing, who)]


def find_step(step: str, who: str) -> Deal:
    """A match of Celestia Duo that comes to a step."""
    played = (
        play_by_bots("celestia_duo", f"celestia-{step}", 2, {"mode": mode}, f"{step} {number}", who=who)
        for number, mode in enumerate(cycle(("normal", "expert")))
    )
    return next(one for one in played if step in steps_of(one))


def steps_of(deal: Deal) -> list[str]:
    """The step at which each decision of a match of Celestia Duo is taken."""
    match = aerodrome.new(deal.game, seats=deal.seats, seed=deal.seed, options=deal.options)
    steps: list[str] = []
    for seat, notation in deal.decisions:
        view = match.view(seat)
        assert isinstance(view, CelestiaDuoView)
        steps.append(view.step)
        match.play(notation, seat)
    return steps


def odd_ones_of(game: str, missing: set[str], who: str) -> list[Deal]:
    """Matches of players who do what is left as soon as it can be done."""
    found: list[Deal] = []
    of_two = [(seats, options) for _, seats, options in kinds(game) if seats == 2]
    for number, (seats, options) in enumerate(cycle(of_two)):
        if not missing:
            break
        name, seed = f"{game.split('_')[0]}-odd", f"odd {number}"
        played = play_by_bots(game, name, seats, options, seed, who=who, curious=frozenset(missing))
        if played.verbs & missing:
            found.append(played)
            missing = missing - played.verbs
    return found


def effort(deal: Deal) -> int:
    return len(deal.decisions)


@cache
def load() -> tuple[Deal, ...]:
    """All deals that are kept."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Deal, ...])


def write(deals: Sequence[Deal]) -> None:
    lines = ",\n".join("  " + msgspec.json.encode(deal).decode() for deal in deals)
    FILE.write_text(f"[\n{lines}\n]\n")
    load.cache_clear()


def deal(name: str, *, won: bool | None = None) -> Deal:
    """The deal of a kind: one that is won, one that is lost, or the first where that does not matter."""
    found = [deal for deal in load() if deal.name == name and won in (None, deal.won)]
    ending = {True: " that is won", False: " that is lost", None: ""}[won]
    assert found, f"deals.json has no deal {name}{ending}"
    return found[0]


@cache
def moment(holds: Holds, *names: str) -> tuple[Deal, int]:
    """A deal, and after how many of its decisions something is so for the first time.

    The names are those of deals or of games; their deals are looked through in this order. The match is not over
    there, and no standing wish answers, so that a table stays as it is.
    """
    for known in (one for name in names for one in load() if name in (one.name, one.game)):
        match = again(known, 0)
        for number, (seat, notation) in enumerate(known.decisions):
            if is_still(match) and holds(match):
                return known, number
            match.play(notation, seat)
    raise AssertionError(f"no deal of {', '.join(names)} has a moment at which {holds.__qualname__} holds")


def is_still(match: aerodrome.Match) -> bool:
    """Whether no standing wish answers for anybody."""
    return not match.game.wishes or all(match.by_wish(seat) is None for seat in match.actors)


def celestia_view(match: aerodrome.Match) -> CelestiaDuoView:
    """What whoever is asked first sees of a match of Celestia Duo: that seat gets a shared screen."""
    view = match.view(match.actors[0])
    assert isinstance(view, CelestiaDuoView)
    return view


def etherium_view(match: aerodrome.Match) -> EtheriumView:
    """The same of Etherium."""
    view = match.view(match.actors[0])
    assert isinstance(view, EtheriumView)
    return view


def verbs_of(match: aerodrome.Match) -> set[str]:
    """What whoever is asked first can do."""
    return {action.verb for action in match.legal(match.actors[0])}


@cache
def at_step(step: str) -> Holds:
    """Whether a match is at a step."""

    def is_there(match: aerodrome.Match) -> bool:
        return match.view(match.actors[0]).step == step

    is_there.__qualname__ = f"at_step({step!r})"
    return is_there


def meeting(step: str) -> tuple[Deal, int]:
    """A deal of Celestia Duo that comes to a step, and after how many decisions; the rare ones stand last."""
    of_game = [deal for deal in load() if deal.game == "celestia_duo"]
    found = ((deal, steps_of(deal)) for deal in reversed(of_game))
    return next((deal, steps.index(step)) for deal, steps in found if step in steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--game", choices=GAMES)
    wanted = parser.parse_args()
    found: list[Deal] = []
    for game in GAMES:
        if wanted.game not in (None, game):
            found += [deal for deal in load() if deal.game == game]
        elif game == "aerion":
            found += find_aerion(wanted.tries)
        else:
            found += find(game, wanted.tries)
    write(found)
    for deal in found:
        print(f"{deal.name:22} {'won' if deal.won else 'lost':5}{len(deal.decisions):5} decisions")


if __name__ == "__main__":
    main()
