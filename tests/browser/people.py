"""People at browsers: each has cookies, a window and a language of their own, and hands that use a mouse, a finger or
keys. Whatever goes wrong in their pages is kept: a test in which anything does is a failed test."""

from __future__ import annotations

import json
import os
import re
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "browser"
PAGE = ROOT / "src" / "aerodrome" / "web" / "index.html"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000
"""Milliseconds that anything may take to show; on a busy machine nothing else is to fail a test."""
HEARD = 8
HEARD_LETTERS = 160
"""How many messages are kept, and how much of each."""
MOST_STEPS = 50

Hand = Literal["mouse", "touch", "keyboard"]
Theme = Literal["light", "dark"]
ALL_LOOKS = os.environ.get("SCREENS") == "all"
"""Whether every size, theme and language is wanted, and not the sample of the test run."""
LINE_WORDS = ("net::ERR_", "WebSocket", "fetching the script")
"""How the browser itself speaks of a line that is cut: of a request, a socket, its service worker."""
PHONE: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
SCREEN_SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "phone-sideways": {"width": 844, "height": 390},
    "tablet": TABLET,
    "laptop": {"width": 1280, "height": 800},
    "desktop": DESKTOP,
    "large": LARGE,
}
"""All sizes at which every screen is to be good to look at."""
HANDHELD = ("phone", "phone-sideways", "tablet")
"""Those that are touched."""

STEPS_TO = """(element) => {
    const from = document.activeElement;
    if (element === from || element.contains(from)) return 0;
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter((stop) => !stop.disabled && stop.checkVisibility({ visibilityProperty: true }))
        .filter((stop) => stop.tabIndex >= 0 || stop.localName === "summary")
        .filter((stop) => stop.type !== "radio" || stop.checked || stop === from || stop === element);
    const there = stops.findIndex((stop) => stop === element || element.contains(stop));
    const here = from === document.body ? -1 : stops.indexOf(from);
    return there === here ? 1 : there - here;
}"""
"""How many presses of Tab it takes to come to something, about; less than none for Shift and Tab."""
UNSAID = re.compile(r"\b(?:page|aerion|celestia-duo|etherium|table)-[a-z0-9]+(?:-[a-z0-9]+)*\b")
"""What a key looks like: a message that is missing shows its key."""
SET = """(() => {
    try {
        const kept = JSON.parse(localStorage.getItem("aerodrome") ?? "{}");
        localStorage.setItem("aerodrome", JSON.stringify({ ...%s, ...kept }));
    } catch {
        // A page without storage keeps nothing.
    }
})()"""
"""Sets a device, before a page comes to it."""
BY_HAND: dict[str, object] = {"automatic": False}
"""Whatever leaves no choice is decided by hand too: known deals are played decision by decision."""
SEEN = """() => {
    const attributes = ["aria-label", "title", "placeholder", "alt"];
    const said = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
        .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""));
    return [document.title, document.body.innerText, ...said].join("\\n");
}"""


def launch(playwright: Playwright) -> Browser:
    """A browser without a window; the page must have been built."""
    if not PAGE.exists():
        raise FileNotFoundError(f"{PAGE.relative_to(ROOT)} is missing: run ./go web.")
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))


@dataclass(eq=False)
class Person:
    """Somebody at a browser."""

    page: Page
    lang: str
    hand: Hand
    problems: list[str] = field(default_factory=list)
    is_cut_off: bool = False
    forgiven: str | None = None
    """The end of an address where nothing is to be found, when that is meant to be so."""
    heard: deque[str] = field(default_factory=partial(deque, maxlen=HEARD), repr=False)
    """The beginnings of the last messages to and from the server, for whoever asks why something did not happen."""

    @property
    def is_on_phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 700

    # Going and looking

    def go(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        """A button or a link by what it is called."""
        front = self.front()
        either = front.get_by_role("button", name=name, exact=exact)
        return either.or_(front.get_by_role("link", name=name, exact=exact))

    def front(self) -> Locator:
        """What can be used now: the dialog or the sheet of a piece that lies on top, else the whole page."""
        dialogs = self.page.locator("dialog[open], .veil + [role=dialog]")
        return dialogs.last if dialogs.count() else self.page.locator("body")

    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text stands there."""
        self.page.get_by_text(text).locator("visible=true").first.wait_for(timeout=PATIENCE)

    def unsaid(self) -> list[str]:
        """Keys that are shown instead of their messages."""
        return UNSAID.findall(self.page.evaluate(SEEN))

    # Doing

    def press(self, target: Locator, *, patience: int = PATIENCE) -> None:
        """Press something, as this person does."""
        target = target.first
        target.wait_for(timeout=patience)
        if self.hand == "mouse":
            target.click(timeout=patience)
        elif self.hand == "touch":
            target.tap(timeout=patience)
        else:
            self.reach(target)
            self.page.keyboard.press("Enter")

    def press_named(self, name: str | re.Pattern[str]) -> None:
        self.press(self.button(name).locator("visible=true"))

    def tick(self, box: Locator) -> None:
        """Tick a box."""
        if self.hand == "keyboard":
            self.reach(box)
            self.page.keyboard.press("Space")
        else:
            self.press(box)

    def pick(self, radio: Locator) -> None:
        """Pick one out of a few."""
        if self.hand != "keyboard":
            self.press(radio.locator("xpath=.."))  # its label: the button itself is not drawn
            return
        self.reach(radio.locator("xpath=ancestor::fieldset[1]").get_by_role("radio", checked=True))
        for _ in range(MOST_STEPS):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{radio} cannot be picked by the arrow keys")

    def select(self, field: Locator, label: str) -> None:
        """Choose from a list that unfolds."""
        if self.hand != "keyboard":
            field.select_option(label=label)
            return
        self.reach(field)
        self.page.keyboard.type(label)

    def write(self, field: Locator, text: str) -> None:
        if self.hand == "keyboard":
            self.reach(field)
        else:
            self.press(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def key(self, *keys: str) -> None:
        for one in keys:
            self.page.keyboard.press(one)

    def reach(self, target: Locator) -> None:
        """Move the focus to something by Tab alone."""
        for _ in range(MOST_STEPS):
            steps = target.evaluate(STEPS_TO)
            if steps == 0:
                return
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        raise AssertionError(f"no way by Tab to {target}")

    def walk(self, target: Locator) -> None:
        """Move the focus to something by the arrow keys: towards it, or round about where that leads back."""
        seen: set[str] = set()
        for _ in range(MOST_STEPS):
            here, ways = target.evaluate(WAYS_TO)
            if not ways:
                return
            self.page.keyboard.press(ways[1] if here in seen else ways[0])
            seen.add(here)
        raise AssertionError(f"no way by the arrow keys to {target}")

    # What went wrong

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Meanwhile the network may fail; it may not fail otherwise."""
        self.is_cut_off = True
        try:
            yield
            # What the browser has said meanwhile is heard only when it is asked something.
            self.page.evaluate("() => 0")
        finally:
            self.is_cut_off = False

    def watch(self) -> None:
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda message: self.heard.append(f"> {message[:HEARD_LETTERS]!s}"))
        line.on("framereceived", lambda message: self.heard.append(f"< {message[:HEARD_LETTERS]!s}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or self._is_forgiven(message.location["url"]):
            return
        if self.is_cut_off and any(word in message.text for word in LINE_WORDS):
            return
        # Over plain http this header means nothing; the browser says so each time.
        if "Cross-Origin-Opener-Policy" not in message.text:
            self.problems.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left ends its requests.
        if request.failure != "net::ERR_ABORTED" and not self.is_cut_off:
            self.problems.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and not self._is_forgiven(response.url):
            self.problems.append(f"answered {response.status}: {response.url}")

    def _is_forgiven(self, url: str) -> bool:
        return self.forgiven is not None and url.endswith(self.forgiven)


WAYS_TO = """(element) => {
    const from = document.activeElement;
    const { x, y, width, height } = from === document.body ? new DOMRect() : from.getBoundingClientRect();
    if (element === from || element.contains(from)) return [`${x} ${y}`, []];
    const there = element.getBoundingClientRect();
    const across = there.x + there.width / 2 - x - width / 2;
    const down = there.y + there.height / 2 - y - height / 2;
    const ways = [across > 0 ? "ArrowRight" : "ArrowLeft", down > 0 ? "ArrowDown" : "ArrowUp"];
    return [`${x} ${y}`, Math.abs(across) > Math.abs(down) ? ways : ways.reverse()];
}"""
"""Where the focus is, and which arrow keys lead from there to something, the better one first."""


class People:
    """Everybody of one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.all: list[Person] = []
        self.prefs: dict[str, object] = {}
        """How the devices of those who come from now on are set."""
        self._browser = browser

    def come(
        self,
        *,
        lang: str = "en",
        hand: Hand = "mouse",
        size: ViewportSize = DESKTOP,
        theme: Theme = "light",
        moves: bool = False,
        automatic: bool = False,
        bypass_csp: bool = False,
        url: str | None = None,
    ) -> Person:
        """Somebody new. Unless it `moves`, their system asks for reduced motion, which is quicker; unless it is
        `automatic`, their page decides nothing, not even what leaves no choice.
        """
        context = self._browser.new_context(
            base_url=url or self.url,
            viewport=size,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme=theme,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=hand == "touch",
            is_mobile=hand == "touch",
            bypass_csp=bypass_csp,
        )
        context.set_default_timeout(PATIENCE)
        prefs = self.prefs if automatic else self.prefs | BY_HAND
        context.add_init_script(SET % json.dumps(prefs))
        person = Person(context.new_page(), lang, hand)
        person.watch()
        self.all.append(person)
        return person

    def picture(self, name: str) -> None:
        """Keep what everybody sees."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, person in enumerate(self.all, 1):
            person.page.screenshot(path=PICTURES / f"{name}-{number}.png", timeout=PATIENCE)

    def problems(self) -> list[str]:
        return [problem for person in self.all for problem in person.problems]

    def leave(self) -> None:
        for person in self.all:
            person.page.context.close()


def theme_of(person: Person) -> Theme:
    return "dark" if person.page.evaluate("document.documentElement.dataset.theme") == "dark" else "light"
