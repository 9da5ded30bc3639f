"""The command line of the balance tables."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from bench.balance import __doc__ as description
from bench.balance import aerion, celestia_duo, etherium
from bench.balance.counting import BOT, Run

CHAPTERS: Mapping[str, Callable[[Run], Iterator[str]]] = {
    "aerion": aerion.chapter,
    "celestia_duo": celestia_duo.chapter,
    "etherium": etherium.chapter,
}


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.balance", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=CHAPTERS, required=True)
    parser.add_argument("--games", type=int, default=1_000, help="matches for each row")
    parser.add_argument("--bot", default=BOT, help="who sits in every seat")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--markdown", type=Path, default=None, help="the page to write in; without it, standard output")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    asked = parser().parse_args(arguments)
    before = "" if asked.markdown is None else asked.markdown.read_text(encoding="utf-8")
    if before:
        # Before anything is played: to find out afterwards would be a pity.
        with_chapter(before, asked.game, "")
    text = "\n".join(CHAPTERS[asked.game](Run(asked.game, asked.bot, asked.games, asked.workers)))
    if asked.markdown is None:
        print(text)
    else:
        asked.markdown.write_text(with_chapter(before, asked.game, text), encoding="utf-8")


def with_chapter(page: str, game: str, text: str) -> str:
    """The page with what stands between the markers of a game replaced, and nothing else."""
    begin, end = f"<!-- balance:{game}:begin -->", f"<!-- balance:{game}:end -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"the page lacks the markers {begin} and {end}")
    return f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}"
