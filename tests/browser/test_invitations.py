"""How people come to a table and talk there: the guide, the rules in two minutes, invitations, calls, the clock."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from aerodrome.games import GAMES
from tests.browser.deals import deal
from tests.browser.hands import say
from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.rooms import (
    ONE_BY_LINK,
    await_cards,
    await_table,
    begin,
    link_of,
    open_options,
    seat_people,
    sit_down,
)
from tests.browser.test_company import await_the_end, let_a_bot_play

DRAWINGS = """(dialog) => [...dialog.querySelectorAll("ol use")]
    .filter((use) => document.querySelector(use.getAttribute("href")) === null)
    .map((use) => use.getAttribute("href"))"""
"""The drawings of the rules in two minutes that are not there."""


def invite(host: Person, *, minutes: int | None = None) -> str:
    """Make a table of Aerion for two; the link for the other one."""
    open_options(host)
    seat_people(host, ONE_BY_LINK)
    host.write(host.page.get_by_label(say(host.lang, "page-seats-my-name"), exact=True), "Ann")
    if minutes is not None:
        host.press(host.page.locator("summary", has_text=say(host.lang, "page-more")))
        host.page.get_by_label(say(host.lang, "page-clock"), exact=True).select_option(str(60 * minutes))
    host.press_named(say(host.lang, "page-begin"))
    host.sees(say(host.lang, "page-seats-missing", count=1))
    return link_of(host, say(host.lang, "page-seats-link", number=2))


def sit_together(people: People, **how: int) -> tuple[Person, Person]:
    """Ann, who speaks English, and Élise, who speaks French, at the same table."""
    host, guest = people.come(), people.come(lang="fr", hand="touch", size=PHONE)
    guest.go(invite(host, **how))
    guest.write(guest.page.get_by_label(say("fr", "page-seats-my-name"), exact=True), "Élise")
    guest.press_named(say("fr", "page-seats-sit"))
    for person in (host, guest):
        await_cards(person)
    return host, guest


def test_the_guided_match_comes_first_until_a_match_was_finished(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    person.go("/")
    tile = person.page.locator("article[data-game=aerion]")
    guide, play = tile.locator("a.guide"), tile.locator("button.play")
    expect(guide).to_have_class(re.compile("primary"))
    expect(guide).to_be_in_viewport(ratio=1)
    expect(play).not_to_have_class(re.compile("primary"))
    person.press(play)
    await_cards(person)
    let_a_bot_play(person)
    await_the_end(person)
    person.go("/")
    expect(play).to_have_class(re.compile("primary"), timeout=PATIENCE)
    expect(guide).not_to_have_class(re.compile("primary"))
    expect(person.page.locator("article[data-game=etherium] a.guide")).to_have_class(re.compile("primary"))


@pytest.mark.parametrize("game", ["Aerion", "Celestia Duo", "Etherium"])
def test_the_rules_are_read_in_two_minutes(people: People, game: str) -> None:
    person = people.come(lang="fr", hand="touch", size=PHONE)
    person.go("/")
    person.press_named(say("fr", "page-primer-of", game=game))
    steps = person.dialog().locator("ol > li")
    expect(steps).to_have_count(7 if game == "Aerion" else 8, timeout=PATIENCE)
    assert person.dialog().evaluate(DRAWINGS) == []
    assert all(steps.locator("p").all_inner_texts())
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.press_named(say("fr", "page-primer-all"))
    person.sees(say("fr", "page-rules-of", game=game))


def test_an_invitation_says_who_invites_and_to_what(people: People) -> None:
    host, guest = people.come(), people.come(hand="touch", size=PHONE)
    link = invite(host)
    label = say("en", "page-seats-link", number=2)
    expect(host.page.get_by_role("img", name=say("en", "page-seats-code-of", link=label), exact=True)).to_be_visible()
    guest.go(link)
    guest.sees(say("en", "page-seats-invited-by", name="Ann", title="Aerion"))
    guest.sees(say("en", "page-start-aerion-who"))
    guest.press_named(say("en", "page-primer"))
    expect(guest.dialog().locator("ol > li")).to_have_count(7, timeout=PATIENCE)
    guest.press_named(say("en", "page-primer-done"))
    open_options(host)
    seat_people(host, ONE_BY_LINK)
    name = host.page.get_by_label(say("en", "page-seats-my-name"), exact=True)
    expect(name).to_have_value("Ann", timeout=PATIENCE)


def test_calls_are_read_by_everybody_in_their_own_language(people: People) -> None:
    host, guest = sit_together(people)
    host.press_named(say("en", "page-talk"))
    host.press_named(say("en", "page-call-take-it"))
    guest.sees(say("fr", "page-talk-line", name="Ann", text=say("fr", "page-call-take-it")))
    guest.press_named(say("fr", "page-talk-unread", count=1))
    guest.press_named(say("fr", "page-call-yes"))
    host.sees(say("en", "page-talk-line", name="Élise", text=say("en", "page-call-yes")))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_calls_of_a_game_fit_on_a_phone_and_are_heard(people: People, lang: str) -> None:
    host, guest = people.come(), people.come(lang=lang, hand="touch", size=PHONE)
    begin(host, deal("etherium-two-first", won=True), ONE_BY_LINK)
    sit_down(host, guest, 2)
    await_table(guest)
    guest.press_named(say(lang, "page-talk"))
    for call in GAMES["etherium"].calls:
        expect(guest.button(say(lang, f"page-call-{call}"))).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    guest.press_named(say(lang, "page-call-truce"))
    host.press_named(say("en", "page-talk-unread", count=1))
    expect(host.dialog().get_by_role("listitem")).to_contain_text(say("en", "page-call-truce"), timeout=PATIENCE)


def test_a_card_that_somebody_points_at_lights_up_for_the_others(people: People) -> None:
    host, guest = sit_together(people)
    card = host.page.locator('main [data-piece^="display/"]').first
    piece = card.get_attribute("data-piece")
    card.hover()
    host.page.mouse.down()
    show = host.button(say("en", "page-talk-point"))
    show.wait_for(timeout=PATIENCE)
    host.page.mouse.up()
    host.press(show)
    guest.sees(say("fr", "page-talk-line", name="Ann", text=say("fr", "page-call-look")))
    expect(guest.page.locator(f'main .lit[data-piece="{piece}"]')).to_have_count(1, timeout=PATIENCE)


def test_the_clock_of_a_table_is_shown_at_the_one_who_decides(people: People) -> None:
    host, guest = sit_together(people, minutes=10)
    for person in (host, guest):
        clock = person.page.get_by_role("timer")
        expect(clock).to_have_count(1, timeout=PATIENCE)
        expect(clock).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))


def test_the_rules_at_a_table_are_those_in_play(people: People) -> None:
    person = people.come()
    person.go("/")
    person.press_named(say("en", "page-start-play-at", game="Aerion"))
    await_cards(person)
    person.press_named(say("en", "page-table-rules"))
    flagship = person.dialog().locator('[data-rule="aerion.flagship.token"]')
    person.dialog().locator('[data-rule="aerion.goal.solo"]').wait_for(timeout=PATIENCE)
    expect(flagship).to_have_count(0)
    person.press_named(say("en", "page-rules-show-whole"))
    expect(flagship).to_have_count(1)
