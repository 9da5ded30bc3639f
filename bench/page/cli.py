from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench.machine import facts
from bench.page import __doc__ as description
from bench.page import lighthouse
from bench.page.browser import (
    PIECES,
    SLOWDOWN,
    STEPS,
    begin,
    first_paint,
    longest_task,
    longest_task_of_a_season,
    script,
)
from tests.browser.people import CHROMIUM, DESKTOP, PHONE, launch
from tests.server.process import ServerProcess

PARTS = ("script", "paint", "motion", "lighthouse")
KEYS = {"step by step": ["ArrowRight"] * 60, "jumps in the replay": ["PageUp"] * 5}
OTHERS = {"celestia_duo": "Celestia Duo", "etherium": "Etherium"}
BOTS_PAUSE = 0.7
MOST_SCRIPT = 150_000
LONGEST_TASK = 50.0
LEAST_SCORE = 95.0
SOONEST_PAINT = 1000.0


class Figures:
    """Lines of the table that is printed: what, how much, the goal, whether it is met."""

    def __init__(self) -> None:
        self.are_met = True

    def add(self, what: str, found: str, goal: str, *, is_met: bool) -> None:
        self.are_met &= is_met
        print(f"| {what} | {found} | {goal} | {'yes' if is_met else '**no**'} |", flush=True)

    def add_tasks(self, what: str, found: Sequence[tuple[float, int]], counted: str, least: int) -> None:
        """The longest task of each run, with how much there was to see in it. Whatever else the machine does makes a
        task longer, never shorter; so the median says more than the worst, and all are printed."""
        task = median(one for one, _ in found)
        seen = min(count for _, count in found)
        each = ", ".join(f"{one:.0f}" for one, _ in found)
        what = f"longest task at {SLOWDOWN}x slowdown, {what}, at least {seen} {counted}"
        is_met = task <= LONGEST_TASK and seen >= least
        self.add(what, f"{task:.0f} ms ({each})", f"{LONGEST_TASK:.0f} ms", is_met=is_met)


def measure(browser: Browser, url: str, slow: str, wanted: argparse.Namespace) -> Figures:
    """At `slow` bots take their time."""
    figures = Figures()
    context = browser.new_context(base_url=url)
    page = begin(context)
    page.get_by_role("button", name="Roll the six dice").click()
    places = {"start": "/", "a table of Aerion": page.url.removeprefix(url)}
    for game, name in OTHERS.items():
        places[f"a table of {name}"] = begin(context, game, 1).url.removeprefix(url)
    context.close()
    for name, path in places.items():
        if "script" in wanted.only:
            size = script(browser, url, path)
            figures.add(f"script, {name}", f"{size / 1000:.1f} kB", "150 kB", is_met=size <= MOST_SCRIPT)
        if "paint" in wanted.only:
            time = first_paint(browser, url, path, wanted.runs)
            figures.add(f"first paint, {name}", f"{time:.0f} ms", "1 s", is_met=time <= SOONEST_PAINT)
    if "motion" in wanted.only:
        for name, view in (("phone", PHONE), ("desktop", DESKTOP)):
            for way, keys in KEYS.items():
                found = [longest_task(browser, url, view, keys) for _ in range(wanted.runs)]
                figures.add_tasks(f"{name}, {way}", found, "pieces moving", PIECES)
        for name, view in (("phone", PHONE), ("desktop", DESKTOP)):
            found = [longest_task_of_a_season(browser, slow, view) for _ in range(wanted.runs)]
            figures.add_tasks(f"{name}, seasons of Etherium", found, "steps", STEPS)
    if "lighthouse" in wanted.only:
        for name, path in places.items():
            scores, lost = lighthouse.ask(url + path, wanted.runs, CHROMIUM)
            for category, score in scores.items():
                what = f"Lighthouse {category}, {name}"
                figures.add(what, f"{score:.0f}", f"{LEAST_SCORE:.0f}", is_met=score >= LEAST_SCORE)
                if score < LEAST_SCORE:
                    print("\n".join(f"  lost by {one}" for one in lost[category]))
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args(arguments)
    print(f"{datetime.now(UTC):%Y-%m-%d}, {facts()}")
    print("| what | measured | goal | met |\n| --- | ---: | ---: | --- |")
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(f"sqlite:///{folder}/tables.db", log=Path(folder) / "server.log") as server,
        ServerProcess(f"sqlite:///{folder}/slow.db", log=Path(folder) / "slow.log", pause=BOTS_PAUSE) as slow,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        figures = measure(browser, server.url, slow.url, wanted)
        browser.close()
    return 0 if figures.are_met else 1
