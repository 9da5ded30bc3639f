"""Nothing in the page tells a seat what it may not know: not an element, not an attribute, not a word, not an order.

Two tables look alike to one seat: the truth, and a re-deal of it in which everything that the seat cannot know is
other. Both are opened at one screen that two people share, so that the page even has what the other seat is told. What
is in the page must be the same to the last character, whoever has the screen, and while it is handed over.
"""

from __future__ import annotations

import difflib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser

from aerodrome import Match
from aerodrome.kernel import Game, State
from tests.browser.conftest import company
from tests.browser.deals import Deal, Holds, again, at_step, celestia_view, etherium_view, moment, verbs_of
from tests.browser.laid import MAKE
from tests.browser.people import ALL_LOOKS, PATIENCE, PHONE, People, Person
from tests.server.process import ServerProcess
from tests.server.twin_tables import redealt


def talks(match: Match) -> bool:
    """All may talk, and both hands are secret."""
    return celestia_view(match).talk and "say" in verbs_of(match)


def picks(match: Match) -> bool:
    """Cards are shared, some of them face down."""
    return celestia_view(match).step == "pick" and celestia_view(match).hidden > 0


def final_battle(match: Match) -> bool:
    return celestia_view(match).boarding and celestia_view(match).step == "combat"


def planned(match: Match) -> bool:
    """Somebody has planned in secret; whoever is asked has begun to."""
    view = etherium_view(match)
    others = [one for seat, one in enumerate(view.players) if seat != view.seat]
    is_planned = view.step == "program" and all(one.ready for one in others)
    return is_planned and len(view.players[view.seat].plan) == 2


def holds_cards(match: Match) -> bool:
    """Both have cards while one of them acts."""
    view = etherium_view(match)
    return view.step == "act" and all(one.cards > 1 for one in view.players)


GAMES: dict[str, tuple[str, tuple[Holds, ...], tuple[Holds, ...]]] = {
    "celestia_duo": (
        "celestia-normal",
        (talks, at_step("tell"), picks, final_battle),
        (at_step("draft"), at_step("dice"), at_step("combat"), at_step("shop")),
    ),
    "etherium": (
        "etherium-two-first",
        (planned, at_step("steal"), at_step("rolled"), at_step("flee")),
        (at_step("program"), holds_cards, at_step("pay"), at_step("season-flash")),
    ),
}
"""Known deals of each game with secrets, and the moments at which they are looked at: in the test run, and with
SCREENS=all."""
TRIES = 50
REST = 400
"""Milliseconds after which a page that has not changed is at rest."""
PAGE = """() => {
    const whole = document.documentElement.cloneNode(true);
    for (const one of whole.querySelectorAll("script, link, style")) one.remove();
    const values = [...document.querySelectorAll("input, select, textarea")].map((field) => field.value);
    return [document.title, whole.outerHTML, ...values].join("\\n");
}"""
"""Everything that is in a page: elements in their order, attributes, texts, what stands in fields."""


class TwoDatabases:
    """A server whose tables can be laid anew while it is away."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "tables.db"
        self.server = ServerProcess(f"sqlite:///{self._file}", log=folder / "server.log")

    def lay(self, positions: dict[str, object]) -> None:
        """Each table goes on from a position."""
        self.server.stop()
        with sqlite3.connect(self._file) as database:
            for table, position in positions.items():
                text = msgspec.json.encode(position).decode()
                changed = database.execute("UPDATE tables SET position = ? WHERE id = ?", (text, table))
                assert changed.rowcount == 1
        self.server.start()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TwoDatabases]:
    house = TwoDatabases(tmp_path)
    with house.server:
        yield house


@pytest.fixture
def players(request: pytest.FixtureRequest, browser: Browser, house: TwoDatabases) -> Iterator[People]:
    yield from company(request, browser, house.server.url)


def moments_of(game: str) -> list[tuple[Deal, int]]:
    name, sample, rest = GAMES[game]
    return [moment(holds, name) for holds in ((*sample, *rest) if ALL_LOOKS else sample)]


def twin(game: Game, state: State, seat: int) -> State:
    """Another state that looks the same to the seat."""
    for seed in range(TRIES):
        other = redealt(state, seat, seed)
        if other.key() != state.key():
            assert game.view(other, seat) == game.view(state, seat)
            return other
    raise AssertionError("nothing is hidden from this seat")


def page_of(person: Person, table: str) -> str:
    """The page once it is at rest, without what is another at every table."""
    person.page.wait_for_load_state("networkidle", timeout=PATIENCE)
    whole: str = ""
    while (now := person.page.evaluate(PAGE)) != whole:
        whole = now
        person.page.wait_for_timeout(REST)
    return re.sub(r"([?#&]|/table/)[\w=-]{16,}", r"\1KEY", whole.replace(table, "TABLE"))


def differences(one: str, other: str) -> list[str]:
    before, after = (re.sub(r"(?=<)", "\n", page).split("\n") for page in (one, other))
    return [line for line in difflib.unified_diff(before, after, lineterm="", n=0) if line[:1] in "+-"][2:12]


def open_twins(house: TwoDatabases, person: Person, game: str) -> Iterator[tuple[int, State, tuple[str, str]]]:
    """Each seat that is looked at, the true state, and the two tables that look alike to it."""
    person.go("/")
    person.page.get_by_role("heading", level=1).wait_for(timeout=PATIENCE)
    seats = [{"kind": "me"}, {"kind": "here"}]
    found: list[tuple[int, State, tuple[str, str]]] = []
    positions: dict[str, object] = {}
    for known, decisions in moments_of(game):
        match = again(known, decisions)
        state, seat = match.state, match.actors[0]
        wanted = {"game": game, "seats": seats, "options": known.options, "seed": known.seed}
        tables = [person.page.evaluate(MAKE, wanted) for _ in range(2)]
        for table, laid in zip(tables, (state, twin(match.game, state, seat)), strict=True):
            positions[table] = match.game.position(laid)
        found.append((seat, state, (tables[0], tables[1])))
    with person.cut_off():
        house.lay(positions)
    yield from found


def take_the_screen(person: Person, table: str, seat: int) -> tuple[str, str]:
    """The page while hands are covered, and once a seat shows its own."""
    person.go(f"/table/{table}")
    person.page.locator("main [data-piece]").first.wait_for(timeout=PATIENCE)
    covered = page_of(person, table)
    person.press(person.page.locator(f".band [data-seat='{seat}']"))
    person.page.locator(f".band [data-seat='{seat}'][aria-pressed=true]").wait_for(timeout=PATIENCE)
    return covered, page_of(person, table)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_a_seat_nothing_that_it_may_not_know(house: TwoDatabases, players: People, game: str) -> None:
    person = players.come(size=PHONE) if game == "celestia_duo" else players.come()
    looked_at = 0
    for seat, _, tables in open_twins(house, person, game):
        one, other = (take_the_screen(person, table, seat) for table in tables)
        for shown, alike in zip(one, other, strict=True):
            assert differences(shown, alike) == []
        looked_at += 1
    assert looked_at == len(moments_of(game))


def test_a_secret_in_an_attribute_is_found(house: TwoDatabases, players: People) -> None:
    person = players.come()
    seat, _, tables = next(open_twins(house, person, "celestia_duo"))
    pages = []
    for table, leaked in zip(tables, ("whip", "sabre"), strict=True):
        take_the_screen(person, table, seat)
        person.page.evaluate("(card) => document.querySelector('main [data-piece]').dataset.partner = card", leaked)
        pages.append(page_of(person, table))
    assert any("data-partner" in line for line in differences(*pages))
