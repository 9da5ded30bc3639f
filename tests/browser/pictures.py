"""Pictures of every screen, to be looked at: six sizes, both themes, both languages.

    ./go run python -m tests.browser.pictures [--once] [--larger] [--only WORD ...] [--size phone] [--theme dark]
        [--lang fr] [--part 1/2]

They are laid side by side in build/pictures/, one sheet for each screen; whatever does not fit its screen is listed,
and fails the run. All of them take hours; with `--once` each screen is seen once at each size, themes and languages
take turns. `--larger` sets larger text. With `--part` one of several processes makes its share of the sheets. With
`--docs` those that README and docs show are written anew.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.__main__ import LANGUAGES, THEMES
from tests.browser.fitting import misfits
from tests.browser.people import HANDHELD, PATIENCE, ROOT, SCREEN_SIZES, Hand, People, Person, Theme, launch
from tests.browser.screens import SCREENS
from tests.server.process import ServerProcess

SHEETS = ROOT / "build" / "pictures"
IMAGES = ROOT / "docs" / "images"
SETTLED = 400
"""Milliseconds after which nothing moves any more; the pictures are of things at rest."""


@dataclass(frozen=True)
class View:
    """How a screen is looked at."""

    size: str
    theme: Theme
    lang: str
    text: str = "normal"

    def __str__(self) -> str:
        return f"{self.size} {self.theme} {self.lang} {self.text}"

    @property
    def target(self) -> str:
        """The name of its picture."""
        return f"{self}.png".replace(" ", "-")


def come_to(people: People, name: str, view: View) -> Person:
    """Somebody who is at a screen, and sees it so."""
    hand: Hand = "touch" if view.size in HANDHELD else "mouse"
    people.prefs = {"text": view.text}
    person = people.come(lang=view.lang, hand=hand, size=SCREEN_SIZES[view.size], theme=view.theme)
    return SCREENS[name](people, person) or person


def rest(page: Page) -> None:
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    page.wait_for_timeout(SETTLED)
    page.evaluate("scrollTo(0, 0)")


def take(browser: Browser, url: str, name: str, views: Sequence[View]) -> Iterator[str]:
    """Pictures of a screen that differ in their theme alone; what does not fit the screen is answered."""
    people = People(browser, url)
    try:
        page = (person := come_to(people, name, views[0])).page
        for view in views:
            page.emulate_media(color_scheme=view.theme, reduced_motion="reduce")
            rest(page)
            page.screenshot(path=SHEETS / name / view.target)
            yield from (f"{view}: {one}" for one in misfits(person))
    except (AssertionError, Error) as error:
        people.picture(f"{name}-{views[0]}")
        yield f"{views[0]}: {error}"
    people.leave()


def lay_out(browser: Browser, name: str, pictures: list[Path]) -> None:
    """One sheet of all pictures of a screen."""
    taken = (path for path in pictures if path.exists())
    images = "".join(f'<img src="{path.as_uri()}" style="height:440px;margin:6px">' for path in taken)
    source = SHEETS / f"{name}.html"
    source.write_text(f'<body style="margin:6px;background:#888;font-size:0">{images}</body>')
    page = browser.new_page(viewport={"width": 1720, "height": 900})
    page.goto(source.as_uri())
    page.screenshot(path=SHEETS / f"{name}.png", full_page=True)
    page.close()
    source.unlink()


DOCS: dict[str, tuple[str, View]] = {
    "start-desktop": ("start", View("desktop", "dark", "en")),
    "start-phone": ("start", View("phone", "light", "fr")),
    "aerion-desktop": ("chosen", View("desktop", "light", "en")),
    "aerion-phone": ("late", View("phone", "dark", "en")),
    "aerion-two": ("two", View("tablet", "light", "en")),
    "expansions-desktop": ("everything", View("desktop", "dark", "en")),
    "expansions-phone": ("everything-late", View("phone", "light", "en")),
    "explained-phone": ("explained", View("phone", "light", "fr")),
    "celestia-desktop": ("celestia-fight", View("desktop", "light", "en")),
    "celestia-phone": ("celestia-sharing", View("phone", "dark", "en")),
    "etherium-desktop": ("etherium-program", View("desktop", "dark", "en")),
    "etherium-phone": ("etherium-act", View("phone", "light", "en")),
}
"""What README and docs show."""


def write_docs(browser: Browser, url: str) -> None:
    for image, (name, view) in DOCS.items():
        people = People(browser, url)
        page = come_to(people, name, view).page
        rest(page)
        page.screenshot(path=IMAGES / f"{image}.png", full_page=view.size == "desktop")
        people.leave()
        print(image, flush=True)


def wanted_views(wanted: argparse.Namespace, turn: int) -> Iterator[View]:
    """Themes come last: they differ between neighbours. `turn` says with which theme and language turns begin."""
    for at, (size, lang, theme) in enumerate(product(SCREEN_SIZES, LANGUAGES, THEMES)):
        is_due = not wanted.once or at % 4 == (at // 4 + turn) % 4
        is_wanted = wanted.size in (None, size) and wanted.theme in (None, theme) and wanted.lang in (None, lang)
        if is_due and is_wanted:
            yield View(size, theme, lang, "larger" if wanted.larger else "normal")


def part(said: str) -> tuple[int, int]:
    number, count = map(int, said.split("/"))
    if not 1 <= number <= count:
        raise ValueError
    return number, count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", metavar="WORD", help="only screens with one of these words in their names")
    parser.add_argument("--size", choices=SCREEN_SIZES)
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--once", action="store_true", help="each size once; themes and languages take turns")
    parser.add_argument("--larger", action="store_true", help="with larger text")
    parser.add_argument("--part", type=part, default=(1, 1), metavar="K/N", help="the K-th of N shares")
    parser.add_argument("--docs", action="store_true", help="only those that README and docs show")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(f"sqlite:///{folder}/tables.db", log=Path(folder) / "server.log") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        if wanted.docs:
            write_docs(browser, server.url)
            return
        number, count = wanted.part
        names = [name for name in SCREENS if wanted.only is None or any(word in name for word in wanted.only)]
        found = 0
        for turn, name in list(enumerate(names))[number - 1 :: count]:
            views = list(wanted_views(wanted, turn))
            for _, alike in groupby(views, key=lambda view: (view.size, view.lang)):
                for one in take(browser, server.url, name, list(alike)):
                    found += 1
                    print(f"{name}, {one}", flush=True)
            lay_out(browser, name, [SHEETS / name / view.target for view in views])
            print(name, flush=True)
    if found:
        sys.exit(f"{found} things do not fit their screens.")


if __name__ == "__main__":
    main()
