"""Every picture lies on its place: at three sizes, in all games, after every decision."""

from __future__ import annotations

import pytest

from aerodrome.games import GAMES
from tests.browser.deals import deal
from tests.browser.geometry import SIZES, Table, deal_of, wrong_with
from tests.browser.laid import lay
from tests.browser.people import PHONE, People, Person
from tests.browser.table_hands import TableHands

DECISIONS = 40
DEAF = "window.MutationObserver = class { observe() {} disconnect() {} takeRecords() { return []; } };"
"""A page that hears only of changed sizes: what a drawer hides or shows by styles moves no piece."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_lies_on_its_place(people: People, game: str, size: str) -> None:
    table = Table(people, deal_of(game, seed=1), size, seed=1)
    table.begin()
    assert table.play(DECISIONS) == []


def test_a_drawer_that_leaves_the_pictures_behind_is_found(people: People) -> None:
    table = Table(people, deal_of("aerion", seed=1), "phone", seed=1)
    for person in table.everybody:
        person.page.add_init_script(DEAF)
    table.begin()
    assert table.play(DECISIONS) != []


def laid(people: People) -> tuple[Person, TableHands]:
    person = people.come(hand="touch", size=PHONE)
    return person, lay(person, deal("alone", won=True), 12)


PLANTED = {
    "moved": "(piece) => void (piece.style.translate = '5px 0')",
    "another size": "(piece) => void (piece.style.height = `${piece.offsetHeight + 6}px`)",
    "gone": "(piece) => void (piece.style.opacity = '0')",
    "doubled": "(piece) => piece.after(piece.cloneNode(true))",
    "another face": "(piece) => void (piece.dataset.face = 'book@AA+BB')",
    "covered": """(piece) => {
        const cover = document.createElement("div");
        const { x, y, width, height } = piece.getBoundingClientRect();
        cover.style.cssText = `position:fixed;z-index:9;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
        document.body.append(cover);
    }""",
    "without a place": """(piece) => {
        const place = document.querySelector(`[data-holds="${piece.dataset.zone}#${piece.dataset.index}"]`);
        place.removeAttribute("data-holds");
    }""",
}


@pytest.mark.parametrize("kind", PLANTED)
def test_a_picture_that_is_wrong_is_found(people: People, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    person, hands = laid(people)
    assert wrong_with(person, hands.view(0)) == []
    monkeypatch.setattr("tests.browser.geometry.PATIENT", 0.0)
    piece = person.page.locator('.layer .piece[data-zone^="display/"]').locator("visible=true").last
    piece.evaluate(PLANTED[kind])
    assert wrong_with(person, hands.view(0)) != []
