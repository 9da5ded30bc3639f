"""Pictures of every screen, to be looked at: six sizes, both themes, both languages.

    ./go run python -m tests.browser.pictures [--only WORD] [--size phone] [--theme dark] [--lang fr] [--part 1/2]

They are laid side by side in build/pictures/, one sheet for each screen; whatever does not fit its screen is listed,
and fails the run. With `--part` one of several processes makes its share of the sheets. With `--docs` those that README
and docs show are written anew.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.__main__ import LANGUAGES, THEMES
from tests.browser.deals import again, deal, meeting
from tests.browser.fitting import misfits
from tests.browser.hands import say, words
from tests.browser.laid import MAKE, before, lay
from tests.browser.people import HANDHELD, PATIENCE, ROOT, SCREEN_SIZES, Hand, People, Person, Theme, launch
from tests.browser.rooms import BOTH_HERE, ONE_BY_LINK, await_table, begin, link_of, open_options, seat_people
from tests.server.process import ServerProcess

SHEETS = ROOT / "build" / "pictures"
IMAGES = ROOT / "docs" / "images"
SETTLED = 400
"""Milliseconds after which nothing moves any more; the pictures are of things at rest."""

Screen = Callable[[People, Person], Person | None]
"""Brings somebody to a screen; another person is answered when it is theirs that is meant."""


def at(path: str) -> Screen:
    return lambda _, person: person.go(path)


def options(_: People, person: Person) -> None:
    open_options(person)
    seat_people(person, BOTH_HERE)
    for box in person.page.get_by_role("checkbox").all():
        if box.is_enabled() and box.is_visible():
            person.tick(box)


def settings(_: People, person: Person) -> None:
    person.go("/")
    person.press(person.page.get_by_role("button", name=say(person.lang, "page-settings"), exact=True).first)


def gathering(_: People, person: Person) -> None:
    begin(person, deal("two", won=True), ONE_BY_LINK)


def sitting_down(people: People, person: Person) -> Person:
    gathering(people, person)
    link = link_of(person, say(person.lang, "page-seats-link", number=2))
    size = person.page.viewport_size
    assert size is not None
    other = people.come(lang=person.lang, hand=person.hand, size=size, theme=theme_of(person))
    other.page.goto(link)
    return other


def table(name: str, verb: str, *, decisions: int = 0, won: bool = True) -> Screen:
    """A table at which so many decisions were taken, and the next one is of this kind."""

    def screen(_: People, person: Person) -> None:
        known = deal(name, won=won)
        verbs = [notation.split()[0] for _, notation in known.decisions]
        lay(person, known, verbs.index(verb, decisions))

    return screen


def then(screen: Screen, key: str) -> Screen:
    """The same, and a key is pressed."""

    def pressed(people: People, person: Person) -> None:
        screen(people, person)
        person.page.keyboard.press(key)

    return pressed


def chosen(people: People, person: Person) -> None:
    table("alone", "discard", decisions=20)(people, person)
    for number in ("1", "2", "3"):
        person.page.keyboard.press(number)


def explained(people: People, person: Person) -> None:
    table("alone", "discard", decisions=8)(people, person)
    person.press(person.page.locator('main [data-piece^="display/"]').first)


def laid(name: str, step: str, *, after: int = 0, won: bool | None = None) -> Screen:
    """A table at the first decision of a step, after so many decisions of a known match."""

    def screen(_: People, person: Person) -> None:
        known = deal(name, won=won)
        at = next(at for at in range(after, len(known.decisions)) if again(known, at).view().step == step)
        lay(person, known, at)

    return screen


def ended(name: str, *, won: bool) -> Screen:
    """A table at the end of a known match."""

    def screen(_: People, person: Person) -> None:
        known = deal(name, won=won)
        lay(person, known, len(known.decisions))

    return screen


def the_end(*, won: bool) -> Screen:
    """The result of a match of Aerion, which whoever comes later opens."""

    def screen(people: People, person: Person) -> None:
        ended("alone", won=won)(people, person)
        person.press_named(say(person.lang, "page-table-result"))

    return screen


def at_step(step: str) -> Screen:
    """A table of Celestia Duo at the first decision of a step."""

    def screen(_: People, person: Person) -> None:
        lay(person, *meeting(step))

    return screen


def handed_over(people: People, person: Person) -> None:
    """Two people share a screen, and nobody shows their cards."""
    laid("celestia-normal", "combat", after=24, won=True)(people, person)
    person.page.reload()
    person.page.locator(".band").wait_for()


def programmed(_: People, person: Person) -> None:
    """Somebody has laid most of their program, and sees what it would do."""
    known = deal("etherium-two-first", won=True)
    hands = lay(person, known, before(known, "token", after=100))
    hands.play(2)


def in_front(screen: Screen, key: str, game: str) -> Screen:
    """The same, and a button of the game is pressed, if this size has it."""

    def pressed(people: People, person: Person) -> None:
        screen(people, person)
        button = person.button(words(game).say(person.lang, key), exact=False).locator("visible=true")
        if button.count():
            person.press(button)

    return pressed


PLAY_AT_RANDOM = """async ({ table, seats }) => {
    const sockets = seats.map((seat) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
        const hello = { type: "hello", protocol: 1, seat, client: `random-for-${seat}` };
        let last = -1;
        socket.onopen = () => socket.send(JSON.stringify(hello));
        socket.onmessage = ({ data }) => {
            const { type, decision, legal } = JSON.parse(data);
            if ((type !== "snapshot" && type !== "update") || decision <= last || !legal?.length) return;
            last = decision;
            const action = legal[Math.floor(Math.random() * legal.length)];
            socket.send(JSON.stringify({ type: "do", command: decision + 1, decision, action }));
        };
        return socket;
    });
    while ((await (await fetch(`/api/tables/${table}`)).json()).table.status !== "over")
        await new Promise((resolve) => setTimeout(resolve, 100));
    for (const socket of sockets) socket.close();
}"""
"""Plays a table to its end for a device that has all seats. What a bot decides in somebody's place does not count."""


def played(people: People, person: Person) -> None:
    """The statistics of somebody who has played a few matches; known deals are listed there, and not counted."""
    ended("celestia-quick", won=True)(people, person)
    for game, count in (("aerion", 1), ("etherium", 2), ("etherium", 2), ("aerion", 1)):
        seats = [{"kind": "me"}, *[{"kind": "here"}] * (count - 1)]
        table = person.page.evaluate(MAKE, {"game": game, "seats": seats})
        # A match with fair dice begins when the device of each player has come to the table.
        person.go(f"/table/{table}")
        await_table(person)
        person.go("/about")
        person.page.evaluate(PLAY_AT_RANDOM, {"table": table, "seats": list(range(count))})
    person.go("/statistics")
    person.page.get_by_role("heading", level=1).wait_for()


SCREENS: dict[str, Screen] = {
    "start": at("/"),
    "new": at("/new/aerion"),
    "new-everything": options,
    "settings": settings,
    "rules": at("/rules/aerion"),
    "verify": at("/verify"),
    "about": at("/about"),
    "nowhere": at("/nowhere"),
    "gathering": gathering,
    "sitting-down": sitting_down,
    "first-roll": table("alone", "roll"),
    "dice": table("alone", "acquire"),
    "chosen": chosen,
    "explained": explained,
    "place": table("alone", "place", decisions=20),
    "late": table("alone", "discard", decisions=110),
    "log": then(table("alone", "discard", decisions=30), "l"),
    "actions": then(table("alone", "discard", decisions=30), "m"),
    "keys": then(table("alone", "discard", decisions=4), "?"),
    "two": table("two", "acquire", decisions=60),
    "everything": table("everything", "acquire", decisions=60),
    "everything-late": table("everything-variants", "acquire", decisions=200),
    "guide": at("/new/aerion?guide"),
    "won": the_end(won=True),
    "lost": the_end(won=False),
    "celestia-new": at("/new/celestia_duo"),
    "celestia-talk": laid("celestia-talk", "briefing", after=13),
    "celestia-dice": laid("celestia-normal", "dice", after=48, won=True),
    "celestia-fight": laid("celestia-normal", "combat", after=24, won=True),
    "celestia-sharing": laid("celestia-normal", "pick", after=40, won=True),
    "celestia-tell": laid("celestia-normal", "tell", won=True),
    "celestia-hold": laid("celestia-normal", "rewards", after=60, won=True),
    "celestia-load": at_step("load"),
    "celestia-deactivate": at_step("deactivate"),
    "celestia-dismiss": at_step("dismiss"),
    "celestia-hand-over": handed_over,
    "celestia-stage": laid("celestia-talk", "resources"),
    "celestia-battle": laid("celestia-normal", "combat", after=117, won=True),
    "celestia-won": ended("celestia-normal", won=True),
    "celestia-lost": ended("celestia-hasty", won=False),
    "celestia-guide": at("/new/celestia_duo?guide"),
    "etherium-new": at("/new/etherium"),
    "etherium-laying": laid("etherium-two-tactical", "lay", after=6, won=True),
    "etherium-program": programmed,
    "etherium-act": laid("etherium-two-first", "act", after=130, won=True),
    "etherium-rolled": laid("etherium-two-first", "rolled", after=130, won=True),
    "etherium-flight": laid("etherium-two-first", "flee", won=True),
    "etherium-cards": in_front(
        laid("etherium-two-first", "pay", after=190, won=True), "etherium-page-side-cards", "etherium"
    ),
    "etherium-score": in_front(
        laid("etherium-two-first", "pay", after=190, won=True), "etherium-page-side-score", "etherium"
    ),
    "etherium-four": laid("etherium-four-first", "act", after=300, won=True),
    "etherium-won": ended("etherium-two-first", won=True),
    "etherium-guide": at("/new/etherium?guide"),
    "statistics": played,
    "reconstructed": at("/reconstructed"),
}


@dataclass(frozen=True)
class View:
    """How a screen is looked at."""

    size: str
    theme: Theme
    lang: str

    def __str__(self) -> str:
        return f"{self.size} {self.theme} {self.lang}"


def theme_of(person: Person) -> Theme:
    return "dark" if person.page.evaluate("document.documentElement.dataset.theme") == "dark" else "light"


def take(browser: Browser, url: str, name: str, view: View, target: Path, *, is_whole: bool = False) -> list[str]:
    """Take the picture; what does not fit the screen is answered."""
    people = People(browser, url)
    hand: Hand = "touch" if view.size in HANDHELD else "mouse"
    person = people.come(lang=view.lang, hand=hand, size=SCREEN_SIZES[view.size], theme=view.theme)
    shown = SCREENS[name](people, person) or person
    shown.page.wait_for_load_state("networkidle", timeout=PATIENCE)
    shown.page.wait_for_timeout(SETTLED)
    shown.page.evaluate("scrollTo(0, 0)")
    target.parent.mkdir(parents=True, exist_ok=True)
    shown.page.screenshot(path=target, full_page=is_whole)
    wrong = misfits(shown)
    people.leave()
    return wrong


def lay_out(browser: Browser, name: str, pictures: list[Path]) -> None:
    """One sheet of all pictures of a screen."""
    images = "".join(f'<img src="{path.as_uri()}" style="height:440px;margin:6px">' for path in pictures)
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


def wanted_views(wanted: argparse.Namespace) -> Iterator[View]:
    for size, theme, lang in product(SCREEN_SIZES, THEMES, LANGUAGES):
        if wanted.size in (None, size) and wanted.theme in (None, theme) and wanted.lang in (None, lang):
            yield View(size, theme, lang)


def part(said: str) -> tuple[int, int]:
    number, count = map(int, said.split("/"))
    if not 1 <= number <= count:
        raise ValueError
    return number, count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="WORD", help="only screens with this word in their names")
    parser.add_argument("--size", choices=SCREEN_SIZES)
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--lang", choices=LANGUAGES)
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
            for image, (name, view) in DOCS.items():
                take(browser, server.url, name, view, IMAGES / f"{image}.png", is_whole=view.size == "desktop")
                print(image, flush=True)
            return
        number, count = wanted.part
        found = 0
        for name in [name for name in SCREENS if wanted.only is None or wanted.only in name][number - 1 :: count]:
            pictures = []
            for view in wanted_views(wanted):
                target = SHEETS / name / f"{view.size}-{view.theme}-{view.lang}.png"
                wrong = take(browser, server.url, name, view, target)
                pictures.append(target)
                found += len(wrong)
                for one in wrong:
                    print(f"{name}, {view}: {one}", flush=True)
            lay_out(browser, name, pictures)
            print(name, flush=True)
    if found:
        sys.exit(f"{found} things do not fit their screens.")


if __name__ == "__main__":
    main()
