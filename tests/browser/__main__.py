"""All three games, played to the end in a real browser: all known deals, by mouse, by touch and by keyboard alone.

    ./go run env PYTHONPATH=build/compiled python -m tests.browser --all

Without `--all` every deal is played once, each in another way; `--turn 1` to `--turn 17` are the other ways, one for
each deal again, so that the whole can be played piece by piece. Every line of the table is a match that was played to
its end, with nothing wrong in the page: no error, no message that is missing, nothing that is not as the rules say.
Matches of Celestia Duo and Etherium are played in turns by people who share one screen and by people who come to their
seats by links; `from the list` counts decisions that were found only in the list of everything that can be done.
Pictures of matches that went wrong are in build/browser/.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright

from aerodrome.games import GAMES
from tests.browser.deals import Deal, load
from tests.browser.people import DESKTOP, PHONE, PICTURES, TABLET, Hand, People, Theme, launch
from tests.browser.rooms import await_table, begin, begin_guided, sit_down
from tests.browser.table_hands import hands_of
from tests.server.process import ServerProcess

HANDS: tuple[Hand, ...] = ("mouse", "touch", "keyboard")
LANGUAGES = ("en", "fr")
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: tuple[Theme, ...] = ("light", "dark")
ONLY_BY_LINKS = ("celestia-talk",)
"""People at one screen talk to each other, not through it."""


@dataclass(frozen=True)
class Way:
    """A deal, and how it is played."""

    deal: Deal
    hand: Hand
    size: str
    lang: str
    theme: Theme
    by_links: bool

    def __str__(self) -> str:
        end = "won" if self.deal.won else "lost"
        how = f"{self.hand:9} {self.size:8} {self.lang} {self.theme:6}"
        seats = f"{self.deal.seats} {'links' if self.by_links else 'here':5}"
        return f"{self.deal.name:24} {end:5} {seats} {how} {len(self.deal.decisions):4} decisions"


ALL_WAYS = tuple(product(HANDS, SIZES, LANGUAGES))


def ways(deals: list[Deal], turns: range) -> Iterator[Way]:
    """One way for each deal in each turn; all hands, sizes and languages come up in every turn."""
    for turn, (number, deal) in product(turns, enumerate(deals)):
        hand, size, lang = ALL_WAYS[(number * 7 + turn) % len(ALL_WAYS)]
        by_links = deal.game != "aerion" and (deal.name in ONLY_BY_LINKS or (number + turn) % 2 == 1)
        yield Way(deal, hand, size, lang, THEMES[(number + turn) % 2], by_links)


def play(browser: Browser, url: str, way: Way) -> tuple[str | None, int]:
    """Play it to the end; what went wrong, if anything did, and how many decisions were taken from the list."""
    people = People(browser, url)
    count = 1 + (way.deal.seats - 1) * way.by_links
    first, *others = everybody = [
        people.come(lang=way.lang, hand=way.hand, size=SIZES[way.size], theme=way.theme) for _ in range(count)
    ]
    is_guided = way.deal.name == "guide"
    hands = hands_of(way.deal, {seat: everybody[seat % count] for seat in range(way.deal.seats)}, is_guided=is_guided)
    try:
        if is_guided:
            begin_guided(first)
        else:
            begin(first, way.deal, ("me", *["link"] * (way.deal.seats - 1)) if way.by_links else None)
        for number, guest in enumerate(others, 2):
            sit_down(first, guest, number)
        for person in everybody:
            await_table(person)
        hands.play()
        hands.end()
        wrong = [*people.problems(), *(f"unsaid: {key}" for person in everybody for key in person.unsaid())]
    except (AssertionError, Error) as error:
        wrong = [f"at decision {hands.done} {way.deal.decisions[hands.done : hands.done + 1]}: {error}"]
        people.picture(f"{way.deal.name}-{'won' if way.deal.won else 'lost'}-{way.hand}-{way.size}-{way.lang}")
    people.leave()
    return "; ".join(wrong) or None, len(hands.by_list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every deal in every way")
    parser.add_argument("--turn", type=int, choices=range(len(ALL_WAYS)), default=0, help="every deal in another way")
    parser.add_argument("--only", metavar="WORD", help="only deals with this word in their names")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--hand", choices=HANDS, help="only by this hand")
    parser.add_argument("--size", choices=SIZES, help="only on a screen of this size")
    wanted = parser.parse_args()
    deals = [deal for deal in load() if wanted.only is None or wanted.only in deal.name]
    deals = [deal for deal in deals if wanted.game in (None, deal.game)]
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(f"sqlite:///{folder}/tables.db", log=Path(folder) / "server.log") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        in_every_way = wanted.all or wanted.hand is not None or wanted.size is not None
        for way in ways(deals, range(len(ALL_WAYS)) if in_every_way else range(wanted.turn, wanted.turn + 1)):
            if wanted.hand not in (None, way.hand) or wanted.size not in (None, way.size):
                continue
            began = time.monotonic()
            wrong, by_list = play(browser, server.url, way)
            failed += wrong is not None
            said = "played to the end" if wrong is None else f"WRONG {wrong}"
            said += f", {by_list} from the list" if by_list else ""
            print(f"{way} {time.monotonic() - began:6.1f} s  {said}", flush=True)
        browser.close()
    if failed:
        sys.exit(f"{failed} matches went wrong; pictures are in {PICTURES}.")


if __name__ == "__main__":
    main()
