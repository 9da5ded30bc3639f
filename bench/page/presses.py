"""How much a match asks of the hand: presses, seconds of waiting, hand-overs of a shared screen, jumps of the hand.

    python -m bench.page.presses --runs 3
    python -m bench.page.presses --url http://127.0.0.1:8000 --only celestia

drives the real page in a browser. Somebody plays who knows the table: what a box offers is pressed, then the button
that is meant, then what invites. With `--url`, a server that runs already is measured, such as one of an older tree.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from playwright.sync_api import Browser, Locator, Page, TimeoutError, ViewportSize, sync_playwright

from tests.browser.laid import MAKE
from tests.browser.people import DESKTOP, launch
from tests.server.process import free_port

ROOT = Path(__file__).parents[2]
GLANCE = 1500
LOOK = 10
PATIENT = 90.0
MOST_PRESSES = 900
PLANNED = 4
FASTEST = {"speed": "off"}
UNASKED = {"asking": "never"}
"""Flash cards can be played all the same where something else is decided."""

OFFERED = ".box .choice, dialog[open] .choice"
TAKES_THE_SCREEN = "main.lone button.primary, .band.awaited button.primary"
PASSES_COVERED = ".band.awaited [data-verb=pass]"
MEANT = "main button.primary[data-verb]:not(:disabled):not([data-verb=cannot]):not([data-verb=smoke])"
INVITING = "main .place.invites"
OTHER = "main button.button[data-verb]:not(:disabled):not([data-verb=say]):not([data-verb=smoke])"
WATCH_THE_HAND = """(selector) => {
    window.handJumps = 0;
    let last = null;
    const look = () => {
        const hand = document.querySelector(selector);
        const top = hand && hand.checkVisibility() ? hand.getBoundingClientRect().top : null;
        const isMoved = top !== null && last !== null && Math.abs(top - last) > 1;
        if (isMoved) window.handJumps += 1;
        if (top !== null) last = top;
        requestAnimationFrame(look);
    };
    look();
}"""


@dataclass
class Counts:
    presses: int = 0
    hand_overs: int = 0
    waited: float = 0.0
    seconds: float = 0.0
    jumps: int = 0

    def line(self, what: str) -> str:
        figures = f"{self.presses} presses, {self.waited:.0f} s of waiting in {self.seconds:.0f} s"
        return f"{what}: {figures}, {self.hand_overs} hand-overs, {self.jumps} jumps of the hand"


class Player:
    """Somebody at a table who presses what is meant, and counts."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.counts = Counts()
        self._chance = random.Random(seed)
        self._began = self._pressed = time.monotonic()

    def any(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true")

    def play(self, is_over: Callable[[], bool], orders: Sequence[str]) -> Counts:
        """Press the first of what there is, in this order, until it is over."""
        while not is_over() and self.counts.presses < MOST_PRESSES:
            if not any(self._press_one(selector) for selector in orders):
                if time.monotonic() - self._pressed > PATIENT:
                    raise AssertionError(f"nothing to press: {self.prompt()}")
                self.page.wait_for_timeout(LOOK)
        self.counts.seconds = time.monotonic() - self._began
        self.counts.jumps = self.page.evaluate("window.handJumps ?? 0")
        return self.counts

    def prompt(self) -> str:
        found: str = self.page.evaluate("document.querySelector('.prompt')?.innerText ?? ''")
        return found

    def _press_one(self, selector: str) -> bool:
        found = self.any(selector)
        count = found.count()
        if count == 0:
            return False
        waited = time.monotonic() - self._pressed
        try:
            found.nth(self._chance.randrange(count)).click(timeout=GLANCE)
        except TimeoutError:
            return True
        self.counts.presses += 1
        self.counts.hand_overs += selector == TAKES_THE_SCREEN
        self.counts.waited += waited
        self._pressed = time.monotonic()
        return True


def table(page: Page, game: str, others: Sequence[dict[str, str]], **options: object) -> None:
    """A table in front of this page, with the others in their seats."""
    page.goto("/")
    page.get_by_role("heading", level=1).first.wait_for()
    seats = [{"kind": "me"}, *others]
    page.goto(f"/table/{page.evaluate(MAKE, {'game': game, 'seats': seats, 'options': options})}")
    page.locator("main [data-piece], main.lone").first.wait_for()


def turn_of(page: Page) -> str:
    found: str = page.evaluate("document.querySelector('.title .turn')?.innerText ?? ''")
    return found


def number_of(text: str) -> int:
    found = re.search(r"\d+", text)
    return int(found[0]) if found else 0


def aerion_turn(page: Page, seed: int) -> Counts:
    """A base turn that takes a card: from the roll to the next one. Turns that take none are played, not counted."""
    page.goto("/")
    page.get_by_role("heading", level=1).first.wait_for()
    wanted = {"game": "aerion", "seats": [{"kind": "me"}], "options": {}, "seed": str(seed)}
    page.goto(f"/table/{page.evaluate(MAKE, wanted)}")
    roll = page.get_by_role("button", name=re.compile("^Roll"))
    for _ in range(20):
        roll.first.click()
        player = Player(page, seed)
        player.counts.presses = 1
        page.wait_for_timeout(GLANCE)
        taking = page.locator(".place.invites[data-piece^='display/']")
        has_taken = False
        while not roll.first.is_visible():
            offered = player.any(OFFERED)
            acquire = offered.filter(has_text=re.compile("^Acquire", re.IGNORECASE))
            workshop = player.any(".place.invites[data-piece^='workshop']")
            if acquire.count():
                target, has_taken = acquire.first, True
            elif offered.count():
                target = offered.first
            elif workshop.count():
                target, has_taken = workshop.first, True
            elif player.any(MEANT).count():
                target = player.any(MEANT).first
            elif taking.count():
                target = taking.first
            else:
                page.wait_for_timeout(LOOK)
                continue
            with contextlib.suppress(TimeoutError):
                target.click(timeout=GLANCE)
                player.counts.presses += 1
            page.wait_for_timeout(GLANCE // 2)
        if has_taken:
            return player.counts
    raise AssertionError("no card was taken in twenty turns")


def celestia_match(page: Page, seed: int) -> Counts:
    """A Quick match with a bot."""
    table(page, "celestia_duo", [{"kind": "bot", "bot": "steady"}], mode="quick")
    page.evaluate(WATCH_THE_HAND, ".own .hand")
    player = Player(page, seed)
    return player.play(lambda: page.locator("dialog[open] h1, dialog[open] h2").count() > 0, CELESTIA)


def celestia_turns(page: Page, seed: int) -> Counts:
    """Three turns of two people in front of one screen."""
    table(page, "celestia_duo", [{"kind": "here"}])
    return Player(page, seed).play(lambda: number_of(turn_of(page)) > 3 or is_over(page), CELESTIA)


def etherium_year(page: Page, seed: int) -> Counts:
    """A year against one bot, at the fastest setting."""
    table(page, "etherium", [{"kind": "bot", "bot": "steady"}])
    return Player(page, seed).play(lambda: is_over(page), ETHERIUM)


def etherium_season(page: Page, seed: int) -> Counts:
    """The first season of two people in front of one screen."""
    table(page, "etherium", [{"kind": "here"}])
    return Player(page, seed).play(lambda: number_of(turn_of(page)) > 1 or is_over(page), ETHERIUM)


def is_over(page: Page) -> bool:
    return page.locator("dialog[open] h1, dialog[open] h2").count() > 0


READY = "main .readiness button.primary:not(:disabled)"
REPEAT = "main .readiness [data-verb=repeat]"
ASKED = "main:not(:has(.planned))"
WORKING_SLOTS = f"{ASKED} .slot:not(.fails) .place.soft"
SLOTS = f"{ASKED} .slot .place.soft"
DECISIONS = "main .ask .choice"
SPACES = "main .place.invites[data-piece^='space/']"
CELESTIA = (OFFERED, TAKES_THE_SCREEN, MEANT, INVITING, OTHER)
BEFORE_PLANNING = (OFFERED, PASSES_COVERED, TAKES_THE_SCREEN)
PLANNING = (READY, REPEAT, WORKING_SLOTS, SLOTS)
DICE = "main .roller button.primary, main .roller .press.invites"
ETHERIUM = (*BEFORE_PLANNING, *PLANNING, MEANT, SPACES, DECISIONS, INVITING, OTHER, DICE)
"""Tokens are laid as last season; in the first, actions that would fail are not planned while others can be. What has a
button is not looked for elsewhere."""
PARTS: dict[str, tuple[Callable[[Page, int], Counts], str, dict[str, str]]] = {
    "aerion": (aerion_turn, "a base turn of Aerion that takes a card", {}),
    "celestia": (celestia_match, "a Quick match of Celestia Duo with a bot", {}),
    "year": (etherium_year, "an Etherium year against one bot, at the fastest setting", FASTEST | UNASKED),
    "turns": (celestia_turns, "three turns of Celestia Duo on one screen", FASTEST),
    "season": (etherium_season, "the first season of Etherium on one screen", FASTEST),
}


def await_server(port: int) -> None:
    deadline = time.monotonic() + PATIENT
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(LOOK / 100)
    raise TimeoutError("the server did not start")


@contextlib.contextmanager
def served() -> Iterator[str]:
    """A server of this tree, with its usual pauses."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        where = ["--host", "127.0.0.1", "--port", str(port), "--database", f"{folder}/tables.db", "--no-limits"]
        command = [sys.executable, "-m", "aerodrome", "serve", *where]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            await_server(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def measure(browser: Browser, url: str, part: str, runs: int, size: ViewportSize) -> None:
    drive, what, prefs = PARTS[part]
    found: list[Counts] = []
    for seed in range(1, runs + 1):
        context = browser.new_context(base_url=url, viewport=size, locale="en-GB")
        context.add_init_script(f"localStorage.aerodrome ??= JSON.stringify({prefs!r})")
        page = context.new_page()
        found.append(drive(page, seed))
        print(found[-1].line(what), flush=True)
        context.close()
    if runs > 1:
        presses, waited = mean(one.presses for one in found), mean(one.waited for one in found)
        hands, jumps = mean(one.hand_overs for one in found), mean(one.jumps for one in found)
        means = f"{presses:.0f} presses, {waited:.0f} s of waiting, {hands:.1f} hand-overs, {jumps:.1f} jumps"
        print(f"| {what} | {means} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    wanted = parser.parse_args()
    with contextlib.ExitStack() as stack:
        url = wanted.url or stack.enter_context(served())
        browser = launch(stack.enter_context(sync_playwright()))
        stack.callback(browser.close)
        for part in wanted.only:
            measure(browser, url, part, wanted.runs, DESKTOP)


if __name__ == "__main__":
    main()
