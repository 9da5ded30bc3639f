"""How often two bots win Celestia Duo: by mode, pirate, distance and upper deck, with the causes of loss."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from aerodrome import __version__
from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.cards import DECK_NAMES, FIRST_DISTANCE
from aerodrome.games.celestia_duo.game import NORMAL_PIRATES
from aerodrome.lab import Breakdown, Result, Tally
from bench.balance.counting import SEED, Run, percent, shown

CAUSES = {
    "celestia-duo.end.lair": "lair",
    "celestia-duo.end.energy": "energy, chase",
    "celestia-duo.end.energy-boarding": "energy, final battle",
}
FIRST = int(FIRST_DISTANCE)
DISTANCES = sorted({distance for row in GAME.catalogue.distances.values() for distance in row})

Matches = dict[str, list[Result]]


def head(what: str) -> Iterator[str]:
    yield f"| {what} | matches | won | 95 % interval | turns | {' | '.join(f'lost: {c}' for c in CAUSES.values())} |"
    yield f"|---|---:|---:|---|---:|{'---:|' * len(CAUSES)}"


def line(title: str, tally: Tally) -> str:
    lost = " | ".join(f"{tally.losses[rule] / tally.matches:.1%}" for rule in CAUSES)
    return shown(f"| {title} | {tally.matches:,} | {percent(tally)} | {tally.mean_turns:.1f} | {lost} |")


def modes(run: Run, matches: Matches) -> Iterator[str]:
    """The three modes at the first distance. What was played stays in `matches`, for the other tables."""
    yield from head("played")
    matches["quick"] = run.play(2, {"mode": "quick"})
    yield line("Quick", Tally(matches["quick"]))
    for number, pirate in enumerate(NORMAL_PIRATES):
        matches[pirate] = run.play(2, {"mode": "normal", "pirate": pirate}, seed=SEED + number)
        yield line(f"Normal, {pirate.capitalize()}", Tally(matches[pirate]))
    # As many matches against each of them, so this is the mean.
    matches["normal"] = [result for pirate in NORMAL_PIRATES for result in matches[pirate]]
    yield line("Normal, mean of the five", Tally(matches["normal"]))
    matches["expert"] = run.play(2, {"mode": "expert"})
    yield line("Expert", Tally(matches["expert"]))


def distances(run: Run, matches: Matches) -> Iterator[str]:
    yield from head("pirate and distance")
    first = NORMAL_PIRATES[0]
    for title, known, options in (
        (f"Normal, {first.capitalize()}", first, {"mode": "normal", "pirate": first}),
        ("Expert", "expert", {"mode": "expert"}),
    ):
        for distance in DISTANCES:
            results = matches[known] if distance == FIRST else run.play(2, {**options, "distance": distance})
            yield line(f"{title}, {distance}", Tally(results))


def decks(matches: Matches) -> Iterator[str]:
    """The same matches as in the first table, by the upper deck that was drawn."""
    yield from head("upper deck")
    for mode in ("quick", "normal", "expert"):
        yield from by_deck(mode.capitalize(), matches[mode])


def by_deck(title: str, results: Iterable[Result]) -> Iterator[str]:
    tallies = Breakdown(("deck",), results).tallies
    for deck in DECK_NAMES:
        if (deck,) in tallies:
            yield line(f"{title}, {deck}", tallies[(deck,)])


INTRODUCTION = """## Celestia Duo

How often two `{bot}` bots win together, with Aerodrome {version} and version {rules} of the rules. Upper deck, first
Captain and first crew are drawn for each match. The pirate's ship begins on card {first} of the route, unless another
distance is named. A match is lost when that ship reaches its lair, or when energy runs out, in the chase or in the
final battle; these columns are shares of all matches. Most card values are reconstructed (see
[the catalogue](catalogue.md)), so the figures speak of these cards, not of those in a box.

Made by the command below, which gives the same tables again: with seed {seed}, and the next four for the further
pirates of Normal mode. Such tables for other choices:
`aerodrome simulate celestia_duo --bot {bot} --games 1000 --mode normal --by pirate,deck`.

{command}
"""


def chapter(run: Run) -> Iterator[str]:
    values = {"bot": run.bot, "version": __version__, "rules": GAME.rules_version, "seed": SEED, "command": run.command}
    yield INTRODUCTION.format(first=FIRST, **values)
    matches: Matches = {}
    sections: Sequence[tuple[str, Iterator[str]]] = (
        ("Modes and pirates", modes(run, matches)),
        ("Distance", distances(run, matches)),
        ("Upper deck", decks(matches)),
    )
    for title, lines in sections:
        yield f"### {title}\n"
        yield from lines
        yield ""
