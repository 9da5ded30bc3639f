"""A game from outside the package in the browser: offered, explained, and played by two people with a link."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from lanterns import GAME
from playwright.sync_api import Browser, expect

from tests.browser.conftest import company
from tests.browser.hands import say
from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.rooms import ONE_BY_LINK, link_of, open_options, seat_people
from tests.browser.test_company import await_the_end
from tests.installed import METADATA
from tests.server.process import ServerProcess

ROUNDS = 4


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server that finds the game."""
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", path=(METADATA,)) as server:
        yield from company(request, browser, server.url)


def bid(person: Person) -> None:
    """Bid whatever lies first in the hand."""
    label = GAME.texts.say(person.lang, "lanterns-do-bid", lantern="").strip()
    person.press(person.page.locator(".choices button", has_text=label))


def test_two_people_play_it_to_its_end_with_a_link(people: People) -> None:
    host, guest = people.come(), people.come(lang="fr", hand="touch", size=PHONE)
    open_options(host, "lanterns")
    seat_people(host, ONE_BY_LINK)
    host.press_named(say("en", "page-begin"))
    host.sees(say("en", "page-seats-missing", count=1))
    guest.go(link_of(host, say("en", "page-seats-link", number=2)))
    guest.write(guest.page.get_by_label(say("fr", "page-seats-my-name")), "Élise")
    guest.press_named(say("fr", "page-seats-sit"))
    for number in range(1, ROUNDS + 1):
        host.sees(f"Round {number}")
        guest.sees(f"Manche {number}")
        bid(host)
        host.page.locator(".choices").wait_for(state="detached", timeout=PATIENCE)
        bid(guest)
    for person in (host, guest):
        await_the_end(person)
        assert person.unsaid() == []
    host.press_named(say("en", "page-table-show-rule"))
    host.sees(GAME.rulebook["lanterns.end.most-points"].text())


def test_it_is_offered_and_explained_like_any_other_game(people: People) -> None:
    person = people.come(lang="fr")
    person.go("/")
    tile = person.page.locator('article[data-game="lanterns"]')
    expect(tile.get_by_role("heading", name="Lanternes")).to_be_visible(timeout=PATIENCE)
    expect(tile.get_by_text(GAME.texts.say("fr", "lanterns-credits"))).to_be_visible()
    person.press(tile.get_by_role("link", name=say("fr", "page-rules-of", game="Lanternes")))
    person.sees(GAME.rulebook["lanterns.round.brighter"].text("fr"))
    expect(person.page.get_by_role("heading", name=say("fr", "page-rules-of", game="Lanternes"))).to_be_visible()
    person.go("/reconstructed")
    person.page.locator('section[data-game="aerion"]').wait_for(timeout=PATIENCE)
    assert person.page.locator('section[data-game="lanterns"]').count() == 0
    assert person.unsaid() == []
