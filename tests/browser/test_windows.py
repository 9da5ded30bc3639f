"""Windows in a browser: one countdown for all, more time for whoever wants it, and nothing that flashes by."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import company
from tests.browser.deals import deal
from tests.browser.hands import say
from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.rooms import await_table, begin, sit_down
from tests.browser.table_hands import TableHands
from tests.server.process import ServerProcess

SECONDS = 8.0
"""Long enough for a page on a busy machine."""
MATCH = "etherium-two-first"
A_SEASON = 30
DO_WITHOUT = {"en": "Skip this", "fr": "Y renoncer"}
NOTE_PROMPTS = """() => {
    window.prompts = new Set();
    const look = () => {
        window.prompts.add(document.querySelector(".prompt")?.textContent.trim() ?? "");
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes every sentence that the prompt says, be it for a frame."""


@pytest.fixture
def hurried(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server with a short countdown."""
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", window=SECONDS) as server:
        yield from company(request, browser, server.url)


def bar(person: Person) -> Locator:
    return person.page.locator("[data-window]")


def do_without(*persons: Person) -> None:
    """Nobody takes up the offer of the season card, whoever is asked first, so that the window opens."""
    asked = list(persons)
    while asked:
        for person in list(asked):
            if person.button(DO_WITHOUT[person.lang]).locator("visible=true").count():
                person.press_named(DO_WITHOUT[person.lang])
                asked.remove(person)
            person.page.wait_for_timeout(50)
    for person in persons:
        bar(person).wait_for(timeout=PATIENCE)


def tokens(person: Person) -> Locator:
    """The slots of the own board, which are there while everybody programs."""
    return person.page.locator('[data-piece^="slot/"]').first


def ask(person: Person, asking: str, *, unhurried: bool = False) -> None:
    """Set on this device when to be asked about Flash cards, and whether the countdown waits."""
    person.go("/about")
    kept = {"lang": person.lang, "asking": asking, "unhurried": unhurried}
    person.page.evaluate("(kept) => localStorage.setItem('aerodrome', JSON.stringify(kept))", kept)


def play_with_one_who_never_asks(host: Person, guest: Person) -> None:
    """Two at a table, of whom only the first wants to be asked about cards; the window of the season opens."""
    ask(guest, "never")
    begin(host, deal(MATCH, won=True), ("me", "link"))
    sit_down(host, guest, 2)
    await_table(guest)
    do_without(host, guest)


@pytest.mark.parametrize("moves", [False, True])
def test_a_countdown_can_be_read_and_then_the_match_goes_on(hurried: People, moves: bool) -> None:
    """Also where the table first tells what happened before: the time begins when it has told it."""
    person = hurried.come(moves=moves)
    play_with_one_who_never_asks(person, hurried.come())
    began = time.monotonic()
    person.sees(say("en", "page-window-more"))
    tokens(person).wait_for(timeout=PATIENCE)
    # A busy page is a moment late to show the bar.
    assert time.monotonic() - began > SECONDS / 2
    expect(bar(person)).to_have_count(0)


def test_more_time_is_there_for_whoever_presses(hurried: People) -> None:
    person = hurried.come(lang="fr", hand="touch", size=PHONE)
    play_with_one_who_never_asks(person, hurried.come())
    person.press_named(say("fr", "page-window-more"))
    person.sees(say("fr", "page-window-held"))
    person.page.wait_for_timeout(1000 * SECONDS + 1000)
    person.sees(say("fr", "page-window-held"))
    person.press(person.page.locator('[data-verb="pass"]').first)
    tokens(person).wait_for(timeout=PATIENCE)


def test_all_seats_have_the_countdown_at_once_and_the_later_one_can_pass_first(people: People) -> None:
    host, guest = everybody = people.come(), people.come()
    begin(host, deal(MATCH, won=True), ("me", "link"))
    sit_down(host, guest, 2)
    await_table(guest)
    do_without(*everybody)
    for person in everybody:
        person.sees(say("en", "page-window-more"))
    later = next(person for person in everybody if person.button(say("en", "page-window-pass")).count())
    (first,) = (person for person in everybody if person is not later)
    later.press_named(say("en", "page-window-pass"))
    later.sees(say("en", "page-window-released"))
    first.press(first.page.locator('[data-verb="pass"]').first)
    for person in everybody:
        tokens(person).wait_for(timeout=PATIENCE)


def test_whoever_does_not_want_to_be_hurried_is_not(hurried: People) -> None:
    person = hurried.come()
    ask(person, "main", unhurried=True)
    play_with_one_who_never_asks(person, hurried.come())
    person.sees(say("en", "page-window-held"))
    person.page.wait_for_timeout(1000 * SECONDS + 1000)
    person.sees(say("en", "page-window-held"))


def test_where_nobody_wants_to_be_asked_nothing_flashes_up(people: People) -> None:
    host, guest = everybody = people.come(), people.come()
    match = deal(MATCH, won=True)
    begin(host, match, ("me", "link"))
    sit_down(host, guest, 2)
    await_table(guest)
    for person in everybody:
        person.page.evaluate(NOTE_PROMPTS)
    hands = TableHands(match, {0: host, 1: guest})
    hands.play(A_SEASON)
    assert {"numbers", "actions"}.isdisjoint(hands.match.game.usual_wish)
    for person in everybody:
        said = person.page.evaluate("() => [...window.prompts]")
        assert len(said) > 5
        assert [text for text in said if text.startswith("Before action")] == []


def test_among_bots_nobody_is_hurried_and_no_countdown_runs(hurried: People) -> None:
    person = hurried.come()
    begin(person, deal(MATCH, won=True), ("me", "bot"))
    person.press_named(DO_WITHOUT["en"])
    passing = person.page.locator('[data-verb="pass"]', has_text="Play no card").first
    passing.wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(1000 * SECONDS + 1000)
    expect(passing).to_be_visible()
    expect(bar(person)).to_have_count(0)
    person.press(passing)
    tokens(person).wait_for(timeout=PATIENCE)


def test_when_to_be_asked_is_one_setting_kept_for_the_next_match(people: People) -> None:
    person = people.come(hand="keyboard")
    begin(person, deal(MATCH, won=True), ("me", "bot"))
    asking = person.page.get_by_role("group", name="Ask me about Flash cards", exact=True)
    expect(asking.get_by_role("radio", name="At key moments")).to_be_checked()
    person.pick(asking.get_by_role("radio", name="Never"))
    person.press_named(DO_WITHOUT["en"])
    tokens(person).wait_for(timeout=PATIENCE)
    begin(person, deal(MATCH, won=True), ("me", "bot"))
    expect(asking.get_by_role("radio", name="Never")).to_be_checked()
    person.page.evaluate(NOTE_PROMPTS)
    person.press_named(DO_WITHOUT["en"])
    tokens(person).wait_for(timeout=PATIENCE)
    said = person.page.evaluate("() => [...window.prompts]")
    assert [text for text in said if text.startswith("Season phase: play")] == []
