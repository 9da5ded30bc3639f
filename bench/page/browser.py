"""What a browser itself can tell: script, first paint, tasks while pieces move."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, ViewportSize

from tests.browser.hands import say
from tests.browser.laid import MAKE

SLOWDOWN = 4
SETTLING = 2500
BETWEEN = 120
TASK = "ThreadControllerImpl::RunTask"
PIECES = 10
SEASON = 30_000
STEPS = 10
COUNT_STEPS = """() => {
    window.stepsSeen = 0;
    let last = "";
    new MutationObserver(() => {
        const now = document.querySelector(".prompt")?.textContent ?? "";
        if (now !== last) window.stepsSeen += 1;
        last = now;
    }).observe(document.querySelector(".prompt"), { characterData: true, childList: true, subtree: true });
}"""
COUNT_MOVING = """() => {
    window.mostMoving = 0;
    const look = () => {
        const moving = document.getAnimations().filter((one) => one.playState === "running");
        window.mostMoving = Math.max(window.mostMoving, moving.length);
        requestAnimationFrame(look);
    };
    look();
}"""


def script(browser: Browser, url: str, path: str) -> int:
    """The bytes of all script that a page asks for, gzipped."""
    context = browser.new_context(base_url=url, service_workers="block")
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(path)
    page.wait_for_load_state("networkidle")
    scripts = [one.body() for one in answers if one.request.resource_type == "script"]
    context.close()
    return sum(len(gzip.compress(body, 9)) for body in scripts)


def first_paint(browser: Browser, url: str, path: str, runs: int) -> float:
    """Milliseconds until something of the page is seen, for somebody who was never here: the median."""
    times: list[float] = []
    for _ in range(runs):
        context = browser.new_context(base_url=url)
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        times.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        context.close()
    return median(times)


def begin(context: BrowserContext, game: str = "aerion", others: int = 0) -> Page:
    """A table for whoever has this context, in play; the others are bots."""
    page = context.new_page()
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * others]
    table = page.evaluate(MAKE, {"game": game, "seats": seats})
    page.goto(f"/table/{table}")
    page.locator("main [data-piece]").first.wait_for()
    return page


def let_a_bot_play(page: Page) -> None:
    page.get_by_role("button", name=say("en", "page-table-menu")).click()
    page.get_by_role("button", name=say("en", "page-seats-title")).click()
    page.get_by_label(say("en", "page-seats-which-bot")).select_option("random")
    page.get_by_role("button", name=say("en", "page-seats-give-mine")).click()
    page.keyboard.press("Escape")


def longest_task_of_a_season(browser: Browser, url: str, size: ViewportSize) -> tuple[float, int]:
    """Milliseconds of the longest task while seasons of Etherium are carried out on a slow machine, and how many steps
    were seen: programs that are laid open, moves, conflicts, cards. Bots play all four seats, and take their time."""
    context = browser.new_context(base_url=url, viewport=size)
    page = begin(context, "etherium", 3)
    let_a_bot_play(page)
    page.wait_for_timeout(SETTLING)
    page.evaluate(COUNT_STEPS)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    browser.start_tracing(page=page, categories=["toplevel"])
    page.wait_for_timeout(SEASON)
    longest = longest_of(json.loads(browser.stop_tracing())["traceEvents"])
    steps: int = page.evaluate("window.stepsSeen")
    context.close()
    return longest, steps


def longest_task(browser: Browser, url: str, size: ViewportSize, keys: Sequence[str]) -> tuple[float, int]:
    """Milliseconds of the longest task while pieces move on a slow machine, and how many moved at once.

    A whole match is looked back at, which a bot has played, with these keys. A task is measured by the time that its
    thread was running, which other programs do not change.
    """
    context = browser.new_context(base_url=url, viewport=size)
    page = begin(context)
    let_a_bot_play(page)
    page.get_by_role("button", name=say("en", "page-replay-title")).click(timeout=60_000)
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    page.wait_for_timeout(SETTLING)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    browser.start_tracing(page=page, categories=["toplevel"])
    press(page, keys)
    longest = longest_of(json.loads(browser.stop_tracing())["traceEvents"])
    # Counting what moves takes time itself, so it has a round of its own.
    page.keyboard.press("Home")
    page.wait_for_timeout(SETTLING)
    page.evaluate(COUNT_MOVING)
    press(page, keys)
    moving: int = page.evaluate("window.mostMoving")
    context.close()
    return longest, moving


def press(page: Page, keys: Sequence[str]) -> None:
    """Press one key after the other, and wait until all has come to rest."""
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(BETWEEN)
    page.wait_for_timeout(SETTLING)


def longest_of(events: list[dict[str, Any]]) -> float:
    """The longest task of the page's own thread, in milliseconds of that thread."""
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event.get("tdur", event.get("dur", 0)) / 1000
        for event in events
        if (event["pid"], event["tid"]) in pages and event["name"] == TASK
    ]
    return max(tasks, default=0.0)
