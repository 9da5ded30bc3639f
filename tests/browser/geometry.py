"""Do the pictures lie where they belong? After every decision each place is compared with the picture on it.

    ./go run env PYTHONPATH=build/compiled python -m tests.browser.geometry [--game aerion] [--size phone] [--seed 2]

plays whole matches of all three games on screens of all sizes; `--pictures` keeps what each seat sees after every
decision, for somebody to look at. What each place should show is worked out from the
view that the rules give; the page tells where its places and its pictures are. A picture must lie exactly on its place,
in its size, with nothing else above it, and no picture may be seen whose place is not. On a phone all sides of the
table are looked at: drawers and sheets are opened as a person would.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright

from aerodrome.games import GAMES
from tests.browser.deals import VARIANTS, Deal, Options, play, play_by_bots
from tests.browser.hands import Hands
from tests.browser.people import DESKTOP, PATIENCE, PHONE, PICTURES, ROOT, TABLET, Hand, People, Person, launch
from tests.browser.rooms import await_table, begin, sit_down
from tests.browser.table_hands import TableHands
from tests.server.process import ServerProcess

SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
ALL_SIZES: dict[str, ViewportSize] = {**SIZES, "tall-phone": {"width": 390, "height": 844}}
PATIENT = 4.0
"""Seconds after which nothing is on its way any more: a picture that is wrong then stays wrong."""
NEAR = 1.5
"""How far a picture may lie beside its place, in pixels."""
FANS = ("hand/", "hidden")
"""Zones in which one card lies on the next; its left edge is seen."""
LOOK = (ROOT / "tests" / "browser" / "geometry.js").read_text(encoding="utf-8")
SETTLE = """async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let still = 0; still < 3; still += 1) {
        await frame();
        const moving = document.getAnimations().filter((one) => one.playState === "running");
        const finite = moving.filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
        if (finite.some((one) => !one.effect.target?.closest("[data-window] .time"))) still = -1;
    }
}"""
"""Waits until nothing moves any more, for some frames.

The bar of a countdown does not count: when it stops, the seat has passed."""

PRESS_AWAY = """() => {
    const told = () => document.querySelector(":not(.staying) > .blow");
    for (let left = 4; left > 0 && told(); left -= 1)
        told().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
}"""
"""Closes the big cards that lie in the middle of the table for a while, as a press on each would."""

Faces = list[str | None]


# What should lie where


def zones_of(view: Any) -> tuple[dict[str, Faces], dict[str, str]]:
    """What the table must show in each zone, place by place; and the top of each pile."""
    if view.game == "aerion":
        return _aerion(view)
    return _celestia(view) if view.game == "celestia_duo" else ({}, {})


def _aerion(view: Any) -> tuple[dict[str, Faces], dict[str, str]]:
    zones: dict[str, Faces] = {"acquired": [view.acquired] if view.acquired else []}
    tops: dict[str, str] = {}
    for column in view.columns:
        zones[f"display/{column.deck}"] = [f"{column.display}@{column.deck}"] if column.display else []
        if kinds := [kind for kind, count in column.discard.items() if count]:
            tops[f"discard/{column.deck}"] = f"{kinds[-1]}@{column.deck}"
    for at, cards in enumerate(view.workshops):
        name = "common" if view.seats > 1 and at == view.seats else f"{at + 1}"
        zones[f"workshop/{name}"] = list(cards)
    for name, areas in (("pulpit", view.pulpits), ("reserve", view.reserves)):
        for seat, cards in enumerate(areas, 1):
            zones[f"{name}/{seat}"] = list(cards)
    for area, cards in view.areas.items():
        if area == "eggs" and cards:
            tops[area] = cards[-1]
        elif not area.startswith("box/"):
            zones[area] = list(cards)
    return zones, tops


KINDS = ("whip", "sabre", "crossbow", "pistol", "cannon", "joker")


def _celestia(view: Any) -> tuple[dict[str, Faces], dict[str, str]]:
    def spread(counts: Mapping[str, int]) -> Faces:
        return [kind for kind in KINDS for _ in range(counts.get(kind, 0))]

    zones: dict[str, Faces] = {
        f"hand/{seat + 1}": ["back"] * size for seat, size in enumerate(view.hands) if seat != view.seat
    }
    zones["visible"] = spread(view.visible)
    zones["hidden"] = ["back"] * view.hidden
    zones["played"] = spread(view.played)
    zones["hold"] = [*["gold"] * view.gold, *["smoke"] * view.smoke, *view.crew]
    pile = spread(view.discard)
    return zones, {"discard": pile[-1]} if pile and pile[-1] else {}


def units_of(view: Any) -> dict[str, str]:
    """The space on which each unit of Etherium stands."""
    return {
        f"{figure}/{seat}": space
        for seat, player in enumerate(view.players)
        for figure, space in player.spaces.items()
        if space
    }


# What is wrong


def wrong_with(person: Person, view: Any) -> list[str]:
    """What does not lie as it should, once everything has come and nothing moves any more."""
    deadline = time.monotonic() + PATIENT
    while True:
        person.page.evaluate(PRESS_AWAY)
        person.page.evaluate(SETTLE)
        found = _wrong_now(person, view)
        if not found or time.monotonic() > deadline:
            return found


def _wrong_now(person: Person, view: Any) -> list[str]:
    seen: dict[str, Any] = person.page.evaluate(LOOK, list(FANS))
    found = [*seen["pictures"]]
    if view.game == "etherium":
        found += _wrong_units(seen, units_of(view))
    elif view.step != "over" or view.game == "aerion":
        found += _wrong_pieces(seen, *zones_of(view))
    return found


def _wrong_pieces(seen: dict[str, Any], zones: Mapping[str, Faces], tops: Mapping[str, str]) -> Iterator[str]:
    places: dict[str, list[dict[str, Any]]] = {}
    for place in seen["places"]:
        if place["isShown"]:
            places.setdefault(place["zone"], []).append(place)
    lying: dict[str, list[dict[str, Any]]] = {}
    for piece in seen["pieces"]:
        lying.setdefault(piece["zone"], []).append(piece)
    for zone, faces in zones.items():
        wanted = [face for face in faces if face] if places.get(zone) else []
        shown = [piece["face"] for piece in lying.get(zone, [])]
        if Counter(shown) != Counter(wanted):
            yield f"{zone} shows {shown}, not {wanted}"
    for zone, top in tops.items():
        shown = [piece["face"] for piece in lying.get(zone, [])]
        if places.get(zone) and shown[-1:] != [top]:
            yield f"the pile {zone} shows {shown}, not {top} on top"
    for zone, pieces in lying.items():
        if zone not in zones and zone not in tops:
            yield f"{zone} shows {[piece['face'] for piece in pieces]}, and nothing lies there"
        for piece in pieces:
            yield from _wrong_piece(piece, places.get(zone, []), is_below=zone in tops and piece is not pieces[-1])


def _wrong_piece(piece: dict[str, Any], places: list[dict[str, Any]], *, is_below: bool) -> Iterator[str]:
    name = f"{piece['face']} of {piece['zone']}"
    if not places:
        yield f"{name} is seen, and its place is not"
        return
    # A pile is one place for all its cards; of others each has its own.
    fitting = [place for place in places if place["index"] == piece["index"]] or [places[-1]]
    place = fitting[-1]
    off = max(abs(one - other) for one, other in zip(piece["box"], place["box"], strict=True))
    if off > NEAR:
        yield f"{name} lies at {piece['box']}, its place at {place['box']}"
    elif piece["cover"] and not is_below:
        yield f"{name} is covered by {piece['cover']}"


def _wrong_units(seen: dict[str, Any], wanted: Mapping[str, str]) -> Iterator[str]:
    shown = {unit["unit"]: unit for unit in seen["units"]}
    for name, space in wanted.items():
        unit = shown.pop(name, None)
        if unit is None:
            yield f"{name} is not on the board"
        elif unit["space"] != space or not unit["isOnSpace"]:
            yield f"{name} is on {unit['space']}, {unit['off']} from {space}"
    yield from (f"{name} is on the board, and should not be" for name in shown)


# Playing


def deal_of(game: str, seed: int) -> Deal:
    """A match of a game that bots decide, whatever the rules make of it."""
    if game == "aerion":
        options: Options = {"expansions": list(VARIANTS)} if seed % 2 else {}
        return play("geometry", 1, options, f"geometry {seed}", frozenset({"acquire"}))
    options = {"mode": "normal"} if game == "celestia_duo" else {"setup": "first"}
    who = "steady" if game == "celestia_duo" else "random"
    return play_by_bots(game, "geometry", 2, options, f"geometry {seed}", who=who)


class Table:
    """People who play a match, and look at all sides of their tables after every decision."""

    def __init__(self, people: People, deal: Deal, size: str, seed: int, pictures: Path | None = None) -> None:
        self.deal = deal
        self._pictures = pictures
        self._chance = random.Random(seed)
        hand: Hand = "touch" if "phone" in size else "mouse"
        self.everybody = [people.come(hand=hand, size=ALL_SIZES[size]) for _ in range(deal.seats)]
        seats = dict(enumerate(self.everybody))
        self.hands = Hands(deal, seats) if deal.game == "aerion" else TableHands(deal, seats)

    def begin(self) -> None:
        first, *others = self.everybody
        begin(first, self.deal, ("me", *["link"] * len(others)))
        for number, guest in enumerate(others, 2):
            sit_down(first, guest, number)
        for person in self.everybody:
            await_table(person)
        self.hands.everybody_sees()

    def wrong(self) -> list[str]:
        """What is wrong on the tables as they are, and when their other sides are looked at."""
        found: list[str] = []
        for seat, person in enumerate(self.everybody):
            view = self.hands.view(seat)
            found += wrong_with(person, view)
            self._picture(person, seat)
            for side, _ in enumerate(self._other_sides(person), 1):
                found += wrong_with(person, view)
                self._picture(person, seat, side)
        return found

    def _picture(self, person: Person, seat: int, side: int = 0) -> None:
        if self._pictures:
            name = f"{self.hands.done:03}-{seat + 1}-{side}.png"
            person.page.screenshot(path=self._pictures / name, timeout=PATIENCE)

    def play(self, decisions: int | None = None) -> list[str]:
        """Play so many decisions, or to the end, until something is wrong; answers what is."""
        found = self.wrong()
        while not found and not self.hands.is_over and (decisions is None or self.hands.done < decisions):
            self.hands.step()
            found = [f"decision {self.hands.done}: {one}" for one in self.wrong()]
        return found

    def _other_sides(self, person: Person) -> Iterator[None]:
        """On a phone, drawers are opened and closed again now and then, sheets are looked at."""
        if not person.is_on_phone or person.page.locator("dialog[open]").count() or self._chance.random() < 0.5:
            return
        if person.page.locator("main .peek").locator("visible=true").count():
            for _ in range(self._chance.randint(1, 3)):
                if person.page.locator("main .peek").locator("visible=true").count():
                    self.hands.turn_over(person)
                    yield
            return
        sheets = person.page.locator("main nav.bar button").locator("visible=true")
        if count := sheets.count():
            person.press(sheets.nth(self._chance.randrange(count)))
            person.page.locator("dialog[open]").wait_for(timeout=PATIENCE)
            yield
            person.key("Escape")
            person.page.locator("dialog[open]").wait_for(state="detached", timeout=PATIENCE)


def run(browser: Browser, url: str, game: str, size: str, wanted: argparse.Namespace) -> tuple[list[str], int]:
    """A whole match, or its first decisions; what is wrong, and after how many decisions."""
    people = People(browser, url)
    pictures = wanted.pictures and wanted.pictures / f"{game}-{size}-{wanted.seed}"
    table = Table(people, deal_of(game, wanted.seed), size, wanted.seed, pictures)
    try:
        table.begin()
        found = table.play(wanted.decisions) + people.problems()
    except (AssertionError, Error) as error:
        found = [f"decision {table.hands.done}: {error}"]
    if found:
        people.picture(f"geometry-{game}-{size}-{wanted.seed}")
    people.leave()
    return found, table.hands.done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--size", choices=ALL_SIZES, help="only on a screen of this size")
    parser.add_argument("--seed", type=int, default=1, help="another match")
    parser.add_argument("--decisions", type=int, metavar="COUNT", help="only so many of each match")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="keep a picture of every screen here")
    wanted = parser.parse_args()
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(f"sqlite:///{folder}/tables.db", log=Path(folder) / "server.log") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game, size in product(GAMES, ALL_SIZES):
            if wanted.game not in (None, game) or wanted.size not in (None, size):
                continue
            began = time.monotonic()
            found, decisions = run(browser, server.url, game, size, wanted)
            failed += bool(found)
            told = "; ".join(found) or "everything lies where it belongs"
            print(f"{game:13} {size:8} {decisions:4} decisions {time.monotonic() - began:6.1f} s  {told}", flush=True)
        browser.close()
    if failed:
        sys.exit(f"{failed} matches went wrong; pictures are in {PICTURES}.")


if __name__ == "__main__":
    main()
