"""How bots fare at Etherium: against chance, and against each other by people, seat, number of players and set-up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from aerodrome import __version__
from aerodrome.games.etherium import GAME
from aerodrome.kernel.options import Value
from aerodrome.lab import Result, Standing, Standings
from aerodrome.lab.tally import Values
from bench.balance.counting import SEED, Run, shown

CHANCE = "random"
OPPONENTS = 3
GOAL = 0.75
"""What one bot against three that play by chance must win."""
FAR = 0.08
"""How far from its fair share a people may be in a match of four."""

ENOUGH = 200
"""Of how many matches a distance is marked: in fewer, chance alone brings some beyond FAR."""

SLOW = 10
"""The extension takes long, and gets only this part of the matches."""

FIRST: Mapping[str, Value] = {"setup": "first"}
TACTICAL: Mapping[str, Value] = {"setup": "tactical"}
EXTENSION: Mapping[str, Value] = {"extension": "on"}


def shares(title: str, row: Standing) -> str:
    """The cells that every table begins with."""
    low, high = row.interval
    return f"| {title} | {row.matches:,} | {float(row.rate):.1%} | {low:.1%} to {high:.1%} |"


def distance(row: Standing) -> str:
    """How many points from its fair share; in bold when that is too far, with a dagger when it is beyond chance."""
    far = float(row.rate - row.fair)
    points = f"{far * 100:+.1f}"
    if row.matches < ENOUGH:
        return points
    return (f"**{points}**" if abs(far) > FAR else points) + ("†" if row.is_off_balance else "")


def against_chance(run: Run) -> Iterator[str]:
    results = run.rivals((run.bot, *(CHANCE,) * OPPONENTS), FIRST)
    yield f"| one {run.bot} against {OPPONENTS} {CHANCE} | matches | won | 95 % interval | goal |"
    yield "|---|---:|---:|---|---:|"
    mine = (run.bot,)
    yield shown(f"{shares('everywhere', Standings(('bot',), results).rows[mine])} {GOAL:.0%} |")
    for fact, word in (("people", "as"), ("seat", "in seat")):
        for values, row in ordered(Standings(("bot", fact), results)):
            if values[0] == run.bot:
                yield shown(f"{shares(f'{word} {name(values[1])}', row)} |")


def by(fact: str, results: Iterable[Result]) -> Iterator[str]:
    """Victories, and stars by source."""
    results = list(results)
    names = [GAME.texts.say("en", f"etherium-source-{source}").lower() for source in GAME.summary.sources]
    fair = f"{1 / results[0].seats:.1%}".replace(".0%", "%")
    yield f"| {fact} | matches | won | 95 % interval | points from {fair} | stars | {' | '.join(names)} |"
    yield f"|---|---:|---:|---|---:|---:|{'---:|' * len(names)}"
    for values, row in ordered(Standings((fact,), results)):
        stars = " | ".join(f"{row.mean(source):.2f}" for source in GAME.summary.sources)
        yield shown(f"{shares(name(values[0]), row)} {distance(row)} | {row.mean_score:.2f} | {stars} |")


def ordered(standings: Standings) -> list[tuple[Values, Standing]]:
    listed = [*GAME.options[0].values]

    def place(values: Values) -> list[tuple[int, str]]:
        return [(listed.index(one), "") if one in listed else (0, str(one)) for one in values]

    return sorted(standings.rows.items(), key=lambda row: place(row[0]))


def name(value: str | int) -> str:
    key = f"etherium-people-{value}"
    return GAME.texts.say("en", key) if GAME.texts.has("en", key) else str(value)


def sections(run: Run) -> Iterator[tuple[str, Sequence[Iterator[str]]]]:
    """Titles with the tables under them; each is played when its turn comes."""
    yield "Against chance", (against_chance(run),)
    four = run.rivals((run.bot,) * 4, FIRST)
    yield "Four players", (by("people", four), by("seat", four))
    for seats, title in ((3, "Three players"), (2, "Two players")):
        yield title, (by("people", run.rivals((run.bot,) * seats, FIRST, every_line_up=True)),)
    yield "Four players, tactical set-up", (by("people", run.rivals((run.bot,) * 4, TACTICAL)),)
    for seats, title in ((5, "Five"), (6, "Six")):
        results = run.rivals((run.bot,) * seats, EXTENSION, part=SLOW)
        yield f"Extension (reconstructed as a whole): {title.lower()} players", (by("people", results),)


INTRODUCTION = """## Etherium

How the bot `{bot}` fares, with Aerodrome {version} and version {rules} of the rules. The board is that of a first
match, unless the tactical set-up is named. Seats rotate: in every table each people and each bot sits in each seat
equally often, with two and three players all line-ups come equally often, and the numbers of matches are rounded up
to make that so; the extension has a tenth of them. A shared victory counts as shares.
**Bold** is more than {far:.0f} points from the fair share; a dagger (†) means that the 95 % interval leaves it out,
which one in twenty does by chance. Rows of fewer than {enough} matches have no such marks: they say too little. Stars
are means of one seat: victory tokens (army, ether, connection, booster, sack), capacities, the guide's level, and cubes
of Ether.

Many card and board values are reconstructed (see [the catalogue](catalogue.md)), so the figures speak of these, not of
those in a box. Made with seed {seed} by the command below, which gives the same tables again. Such tables for other
choices: `aerodrome simulate etherium --bot {bot} --players 2,3,4 --by people+players`.

{command}
"""


def chapter(run: Run) -> Iterator[str]:
    values = {"bot": run.bot, "version": __version__, "rules": GAME.rules_version, "seed": SEED, "command": run.command}
    yield INTRODUCTION.format(far=FAR * 100, enough=ENOUGH, **values)
    for title, tables in sections(run):
        yield f"### {title}\n"
        for lines in tables:
            yield from lines
            yield ""
