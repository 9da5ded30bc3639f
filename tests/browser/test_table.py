"""What a table tells and allows: undo, reasons, rules, language, theme, all without leaving the page."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import company
from tests.browser.deals import deal
from tests.browser.hands import Hands, say
from tests.browser.people import PHONE, People, Person
from tests.browser.rooms import ONE_BY_LINK, begin, link_of
from tests.server.process import ServerProcess

MATCH = deal("alone", won=True)


def at_the_table(people: People, decisions: int = 0) -> tuple[Person, Hands]:
    person = people.come()
    begin(person, MATCH)
    hands = Hands(MATCH, {0: person})
    hands.play(decisions)
    return person, hands


def test_a_move_is_taken_back(people: People) -> None:
    person, hands = at_the_table(people)
    hands.play_until("acquire")
    hands.step()
    before = Hands(MATCH, {0: person})
    before.look_on(hands.done - 1)
    person.press_named(say("en", "page-table-undo"))
    before.await_table(person, 0)
    before.step()


def test_undo_says_why_it_is_off(people: People) -> None:
    person, hands = at_the_table(people, 1)
    rule = hands.match.why_not_undo(0)
    assert rule is not None
    person.key("u")
    person.sees(rule.text("en"))


def test_what_is_forbidden_explains_itself_and_leads_to_the_rule(people: People) -> None:
    person, hands = at_the_table(people, 1)
    piece = "workshop/1"
    rule = next(reason.rule for reason in hands.match.why(piece) if reason.rule is not None)
    sentence = rule.text("en")
    person.press(hands.place(person, piece))
    person.sees(sentence)
    person.press_named(say("en", "page-table-show-rule"))
    rules = person.page.get_by_role("dialog", name=say("en", "page-rules-of", game="Aerion"))
    expect(rules.get_by_text(sentence).first).to_be_in_viewport()


def test_a_press_counts_although_the_picture_under_it_is_exchanged_meanwhile(people: People) -> None:
    """A browser sends no click when the element is gone on which the button went down: dice change as they tumble."""
    person, hands = at_the_table(people)
    hands.play_until("discard")
    die = hands.dice(person).first
    box = die.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    die.evaluate("(place) => place.querySelectorAll('svg').forEach((art) => art.replaceWith(art.cloneNode(true)))")
    person.page.mouse.up()
    expect(die).to_have_attribute("aria-pressed", "true")


def test_the_language_changes_in_the_middle_of_a_match(people: People) -> None:
    person, hands = at_the_table(people, 6)
    person.key("l")
    person.press_named(say("en", "page-settings"))
    person.pick(person.page.get_by_role("radio", name="Français"))
    person.key("Escape")
    person.lang = "fr"
    hands.await_table(person, 0)
    log = person.page.get_by_role("complementary", name=say("fr", "page-log-title"))
    log.get_by_text("Lancer").first.wait_for()
    expect(log.get_by_text("Roll")).to_have_count(0)
    hands.play(4)
    assert person.unsaid() == []


def test_the_theme_changes_and_is_kept(people: People) -> None:
    person, _ = at_the_table(people)
    person.press_named(say("en", "page-settings"))
    person.pick(person.page.get_by_role("radio", name=say("en", "page-settings-theme-dark"), exact=True))
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_everything_that_can_be_done_is_in_a_list(people: People) -> None:
    person, hands = at_the_table(people)
    hands.play_until("acquire")
    person.key("m")
    listed = person.dialog().locator("li button")
    labels = hands.match.game.voice.say_actions(list(hands.match.legal(0)), hands.match.view(0), "en")
    expect(listed).to_have_count(len(labels))
    assert sorted(listed.all_inner_texts()) == sorted(labels)


def test_the_log_lights_what_it_tells_of(people: People) -> None:
    person, hands = at_the_table(people)
    hands.play_until("place")
    person.key("l")
    log = person.page.get_by_role("complementary", name=say("en", "page-log-title"))
    log.get_by_role("button").last.hover()
    expect(person.page.locator("main .lit").first).to_be_visible()


def test_every_turn_has_an_entry_of_its_own_in_the_log(people: People) -> None:
    rolls = [number for number, (_, notation) in enumerate(MATCH.decisions) if notation == "roll"]
    person, _ = at_the_table(people, rolls[2])
    person.key("l")
    log = person.page.get_by_role("complementary", name=say("en", "page-log-title"))
    for turn in ("Turn 2", "Turn 3"):
        expect(log.get_by_role("listitem").filter(has_text=turn)).to_have_text(turn)


def test_nothing_is_too_small_or_too_wide_on_a_phone(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    begin(person, deal("everything-variants", won=False))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.page.evaluate(SMALL) == []


SMALL = """() => {
    const seen = [...document.querySelectorAll("button, a[href], input, select, summary")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const small = seen.filter((one) => {
        const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
        const isInSentence = getComputedStyle(one).display === "inline";
        return width > 2 && !isInSentence && (width < 39.5 || height < 39.5);
    });
    const tiny = [...document.querySelectorAll("body *")].filter(
        (one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim()) &&
            parseFloat(getComputedStyle(one).fontSize) < 14,
    );
    const say = (one) => `${one.localName}.${one.className} ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`;
    return [...small.map((one) => `target: ${say(one)}`), ...tiny.map((one) => `text: ${say(one)}`)];
}"""


@pytest.fixture
def home_network(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People who open the page at an address of this machine that others in the house could use."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only tells which address would be used
        address = probe.getsockname()[0]
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", host="0.0.0.0") as server:
        yield from company(request, browser, f"http://{address}:{server.port}")


def test_everything_works_over_plain_http_at_an_address_of_the_home_network(home_network: People) -> None:
    host, guest = home_network.come(), home_network.come()
    match = deal("two", won=True)
    begin(host, match, ONE_BY_LINK)
    assert not host.page.evaluate("isSecureContext")
    label = say("en", "page-seats-link", number=2)
    host.press(host.page.get_by_label(label, exact=True).locator("xpath=..").get_by_role("button"))
    host.sees(say("en", "page-seats-copy-by-hand"))
    assert re.match(r"http://\d+\.\d+\.\d+\.\d+:\d+/table/", link_of(host, label))
    guest.go(link_of(host, label))
    guest.press_named(say("en", "page-seats-sit"))
    Hands(match, {0: host, 1: guest}).play(4)
