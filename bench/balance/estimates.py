"""Writes what the page shows of docs/balance.md, where players win or lose together: src/aerodrome/bots/estimates.toml.

./go run python -m bench.balance.estimates
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from aerodrome.games import find
from aerodrome.games.celestia_duo.cards import DECK_NAMES
from bench.balance import aerion

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "balance.md"
TARGET = ROOT / "src" / "aerodrome" / "bots" / "estimates.toml"

Options = dict[str, object]
Line = tuple[str, str, int, float]
"""The heading of a table; of one of its rows the title, the matches played and the share won."""


def written(page: str) -> str:
    """The file for what a page tells."""
    chapters = [_chapter(page, "aerion", _of_aerion), _chapter(page, "celestia_duo", _of_celestia_duo)]
    return "\n".join(("# Written by bench/balance/estimates.py from docs/balance.md.", *chapters))


def _chapter(page: str, game: str, options_of: Callable[[str, str], tuple[int, Options]]) -> str:
    text = page.split(f"<!-- balance:{game}:begin -->")[1].split(f"<!-- balance:{game}:end -->")[0]
    (bot,) = re.findall(r"How often (?:the bot|two) `(\w+)`", text)
    (version,) = re.findall(r"version (\d+) of\s+the rules", text)
    (command,) = re.findall(r"^    (\./go .*)$", text, re.MULTILINE)
    found: dict[str, str] = {}
    for heading, title, matches, won in _lines(text):
        terms = options_of(heading, title)
        # What stands in two tables is the same.
        found.setdefault(str(terms), _line(bot, *terms, won, matches))
    head = f"\n[{game}]\nrules_version = {json.dumps(version)}\ncommand = {json.dumps(command)}\nestimates = [\n"
    return f"{head}{''.join(found.values())}]"


def _lines(text: str) -> Iterator[Line]:
    for part in text.split("\n### ")[1:]:
        heading = part.partition("\n")[0].strip()
        for title, matches, won in re.findall(r"^\| ([^|]+) \| ([\d,]+) \| ([\d.]+)% \|", part, re.MULTILINE):
            yield heading, title, int(matches.replace(",", "")), round(float(won) / 100, 3)


def _line(bot: str, seats: int, options: Mapping[str, object], won: float, matches: int) -> str:
    chosen = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
    terms = f"seats = {seats}, options = {{ {chosen} }}" if chosen else f"seats = {seats}, options = {{}}"
    return f"  {{ bot = {json.dumps(bot)}, {terms}, won = {won:.3f}, matches = {matches} }},\n"


def _of_aerion(heading: str, title: str) -> tuple[int, Options]:
    (row,) = [row for row in aerion.rows() if row.title == title]
    seats = {"Alone": 1, "Two players": 2}[heading]
    return seats, _unusual("aerion", {name: _plain(value) for name, value in row.options.items()})


def _of_celestia_duo(_heading: str, title: str) -> tuple[int, Options]:
    mode, *rest = title.split(", ")
    options: Options = {"mode": mode.lower()}
    for word in rest:
        if word.isdigit():
            options["distance"] = int(word)
        elif word in DECK_NAMES:
            options["deck"] = word
        elif word != "mean of the five":
            options["pirate"] = word.lower()
    return 2, _unusual("celestia_duo", options)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _unusual(game: str, options: Options) -> Options:
    """Options without those that are as usual."""
    usual = {option.name: _plain(option.default) for option in find(game).options}
    return {name: value for name, value in options.items() if value != usual[name]}


def main() -> None:
    TARGET.write_text(written(PAGE.read_text(encoding="utf-8")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
