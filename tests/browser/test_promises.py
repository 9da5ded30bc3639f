"""What the page promises about seats and dice: invitations, devices, rematches, and a check of its own at the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from aerodrome.kernel.texts import PLAIN
from tests.browser.deals import deal
from tests.browser.hands import say
from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.rooms import ONE_BY_LINK, await_cards, begin, link_of
from tests.browser.test_company import await_the_end, let_a_bot_play


def share(person: Person) -> None:
    person.press_named(say(person.lang, "page-table-menu"))
    person.press_named(say(person.lang, "page-table-share-long"))
    person.page.get_by_label(say(person.lang, "page-seats-link-watch"), exact=True).wait_for()


def test_an_invitation_is_used_up_and_other_devices_of_a_seat_can_be_ended(people: People) -> None:
    host, guest, late, phone = people.come(), people.come(), people.come(), people.come(hand="touch", size=PHONE)
    begin(host, deal("two", won=True), ONE_BY_LINK)
    invitation = link_of(host, say("en", "page-seats-link", number=2))
    guest.go(invitation)
    guest.press_named(say("en", "page-seats-sit"))
    await_cards(guest)
    await_cards(host)
    late.forgiven = "/seats/1/sit?lang=en"
    late.go(invitation)
    late.press_named(say("en", "page-seats-sit"))
    late.sees(PLAIN.say("en", "server-error-used-key", seat=2))
    share(guest)
    # The harmless link stands first, the key to one's own seat below it.
    fields = guest.dialog().locator("input")
    expect(fields).to_have_count(2)
    expect(fields.first).not_to_have_value(re.compile("#"))
    guest.sees(say("en", "page-seats-devices", count=1))
    phone.go(link_of(guest, say("en", "page-seats-link-mine")))
    phone.press_named(say("en", "page-seats-sit"))
    await_cards(phone)
    guest.sees(say("en", "page-seats-devices", count=2))
    share(phone)
    phone.sees(say("en", "page-seats-not-owner"))
    guest.press_named(say("en", "page-seats-end-others"))
    guest.sees(say("en", "page-seats-renewed"))
    phone.sees(PLAIN.say("en", "server-error-link-renewed", seat=2))
    guest.key("Escape")


def test_a_rematch_says_whose_seat_is_kept_and_nothing_calls_from_the_open_table(people: People) -> None:
    host, guest = people.come(), people.come()
    begin(host, deal("two", won=True), ONE_BY_LINK)
    guest.go(link_of(host, say("en", "page-seats-link", number=2)))
    guest.press_named(say("en", "page-seats-sit"))
    for person in (host, guest):
        await_cards(person)
    for person in (host, guest):
        let_a_bot_play(person)
    for person in (host, guest):
        await_the_end(person)
    guest.press_named(say("en", "page-end-again"))
    guest.sees(re.compile("A seat is kept for"))
    expect(guest.page.locator("input.field")).to_have_count(1)
    host.press_named(say("en", "page-end-again"))
    for person in (host, guest):
        await_cards(person)
    called = [calls_after_coming_back(person) for person in (host, guest)]
    assert called == [0, 0], "the table that is open calls as if it were another one"


def calls_after_coming_back(person: Person) -> int:
    """How often the home button calls at a rematch, once the server has told which tables wait for this guest."""
    rematch = person.page.url
    person.press(person.page.locator("a.home"))
    person.page.get_by_role("heading", name=say("en", "page-continue")).wait_for(timeout=PATIENCE)
    for step in (person.page.go_back, person.page.go_back, person.page.go_forward):
        step()
        person.page.locator("a.home").wait_for(timeout=PATIENCE)
    assert person.page.url == rematch
    await_cards(person)
    return person.page.locator("a.home.calling").count()


def test_the_page_checks_the_dice_of_a_fair_match_by_itself(people: People) -> None:
    person = people.come()
    person.go("/")
    person.press_named(say("en", "page-start-play-at", game="Aerion"))
    await_cards(person)
    person.press_named(say("en", "page-table-menu"))
    person.press_named(say("en", "page-seats-title"))
    shown = person.dialog().locator("code").inner_text()
    assert re.fullmatch("[0-9a-f]{4}( [0-9a-f]{4}){3}", shown)
    person.key("Escape")
    let_a_bot_play(person)
    await_the_end(person)
    person.sees(re.compile("This device checked the dice on its own: all [0-9]+ rolls and draws are as promised"))
    person.press_named(say("en", "page-end-verify"))
    person.sees(say("en", "page-verify-holds"))
    person.sees(say("en", "page-verify-mixed-people", count=1))
    person.sees(say("en", "page-fair-own-memory"))
    person.sees(re.compile(f"{say('en', 'page-verify-nobody-won')}|{say('en', 'page-verify-won', seats='Seat 1')}"))
    expect(person.page.locator("code")).to_have_text(shown, timeout=PATIENCE)


def test_a_host_who_changes_the_bytes_afterwards_is_found_out(people: People) -> None:
    person = people.come()
    person.go("/")
    person.press_named(say("en", "page-start-play-at", game="Aerion"))
    await_cards(person)
    # As if the server had shown other hashes before the bytes were sent.
    person.page.evaluate(
        """() => {
            const found = JSON.parse(localStorage.getItem("aerodrome-fair"));
            found[0].hashes[1][0] = "00".repeat(32);
            localStorage.setItem("aerodrome-fair", JSON.stringify(found));
        }"""
    )
    let_a_bot_play(person)
    await_the_end(person)
    person.sees(say("en", "page-fair-doubts"))
    person.sees(say("en", "page-fair-doubt-hashes"))
