"""Several people at one table: at one screen, at two browsers, with a bot, looking on; and what comes after the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.deals import deal
from tests.browser.hands import Hands, say
from tests.browser.laid import lay
from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.rooms import ONE_BY_LINK, await_cards, begin, link_of


def let_a_bot_play(person: Person) -> None:
    """Leave the rest of the match to a bot."""
    person.press_named(say(person.lang, "page-table-menu"))
    person.press_named(say(person.lang, "page-seats-title"))
    person.select(person.page.get_by_label(say(person.lang, "page-seats-which-bot")), say(person.lang, "bot-random"))
    person.press_named(say(person.lang, "page-seats-give-mine"))
    person.key("Escape")


def chances(person: Person) -> Locator:
    """How likely each combination is, as it stands above the columns of Aerion."""
    return person.page.locator("main .goal .odds")


def await_the_end(person: Person) -> None:
    """Wait for the dialog that says how it ended."""
    # The name of a heading has plain spaces, whichever the sentence has.
    said = [say(person.lang, f"page-end-{end}").split() for end in ("won", "lost")]
    ends = "|".join(r"\s+".join(map(re.escape, words)) for words in said)
    person.page.get_by_role("heading", name=re.compile(ends)).wait_for(timeout=3 * PATIENCE)


def wander(person: Person, is_enough: Callable[[], bool]) -> None:
    """Do anything, from the list of everything that can be done."""
    chance = random.Random(7)
    for _ in range(100):
        if is_enough():
            return
        if person.page.locator("dialog[open]").count():
            person.key("Escape")
        person.key("m")
        everything = person.page.get_by_role("dialog", name=say(person.lang, "page-table-actions"))
        listed = everything.locator("li button")
        listed.first.wait_for()
        person.press(listed.nth(chance.randrange(listed.count())))
        everything.wait_for(state="detached")
    raise AssertionError("what was waited for did not happen")


def test_two_people_at_one_screen_take_turns(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    match = deal("two", won=True)
    begin(person, match)
    hands = Hands(match, {0: person, 1: person})
    person.sees(say("en", "page-table-you-are", name=say("en", "page-seats-player", number=match.decisions[0][0] + 1)))
    hands.play_until("replenish")
    hands.play(8)
    assert {seat for seat, _ in match.decisions[: hands.done]} == {0, 1}


def test_one_link_brings_a_second_browser_to_the_table_and_both_see_every_move(people: People) -> None:
    host, guest = people.come(), people.come(lang="fr", hand="touch", size=PHONE)
    match = deal("two", won=True)
    begin(host, match, ONE_BY_LINK)
    host.sees(say("en", "page-seats-missing", count=1))
    guest.go(link_of(host, say("en", "page-seats-link", number=2)))
    guest.write(guest.page.get_by_label(say("fr", "page-seats-my-name")), "Élise")
    guest.press_named(say("fr", "page-seats-sit"))
    await_cards(guest)
    await_cards(host)
    assert "#" not in guest.page.url, "the key of the seat is left in the address"
    hands = Hands(match, {0: host, 1: guest})
    hands.names[1] = "Élise"
    hands.play_until("replenish")
    hands.play(6)
    expect(host.page.get_by_text("Élise").first).to_be_visible()


def test_people_are_called_by_their_names_and_only_the_reader_is_you(people: People) -> None:
    host, guest = people.come(), people.come()
    match = deal("two", won=True)
    begin(host, match, ONE_BY_LINK)
    guest.go(link_of(host, say("en", "page-seats-link", number=2)))
    guest.write(guest.page.get_by_label(say("en", "page-seats-my-name")), "Léa")
    guest.press_named(say("en", "page-seats-sit"))
    await_cards(guest)
    hands = Hands(match, {0: host, 1: guest})
    hands.names[1] = "Léa"
    hands.everybody_sees()
    told = {0: "Player 1", 1: "Léa"}
    for player in (0, 1):
        while hands.view(0).player != player:
            hands.step()
        asked, other = (host, guest) if player == 0 else (guest, host)
        expect(other.page.locator(".prompt")).to_contain_text(told[player])
        expect(other.page.locator(".prompt")).not_to_contain_text("your")
        expect(asked.page.locator(".prompt")).not_to_contain_text(told[player])
    host.key("l")
    expect(host.page.get_by_role("complementary", name=say("en", "page-log-title"))).to_contain_text("Turn 2: Léa")


def test_a_rematch_brings_both_browsers_to_the_new_table(people: People) -> None:
    host, guest = people.come(), people.come()
    begin(host, deal("two", won=True), ONE_BY_LINK)
    guest.go(link_of(host, say("en", "page-seats-link", number=2)))
    guest.press_named(say("en", "page-seats-sit"))
    await_cards(guest)
    await_cards(host)
    old = host.page.url
    for person in (host, guest):
        let_a_bot_play(person)
    for person in (host, guest):
        await_the_end(person)
    host.press_named(say("en", "page-end-again"))
    guest.sees(re.compile("would like to play again"))
    guest.press_named(say("en", "page-end-again"))
    for person in (host, guest):
        # The cards of the old table still lie there for a moment.
        person.page.wait_for_url(lambda url: url != old)
        await_cards(person)
    assert host.page.url == guest.page.url


def test_somebody_looks_on_and_can_do_nothing(people: People) -> None:
    host, onlooker = people.come(), people.come()
    match = deal("alone", won=True)
    begin(host, match)
    host.press_named(say("en", "page-table-share"))
    onlooker.go(link_of(host, say("en", "page-seats-link-watch")))
    host.key("Escape")
    await_cards(onlooker)
    hands = Hands(match, {0: host})
    hands.play(5)
    hands.await_table(onlooker, -1)
    expect(onlooker.page.locator(".invites:visible")).to_have_count(0)
    expect(onlooker.button(say("en", "page-table-undo"))).to_have_count(0)


def test_a_bot_is_a_partner(people: People) -> None:
    person = people.come()
    match = deal("two", won=True)
    begin(person, match, ("me", "bot"))
    person.key("l")
    log = person.page.get_by_role("complementary", name=say("en", "page-log-title"))
    wander(person, lambda: log.get_by_text(say("en", "bot-steady")).count() > 0)


def test_the_end_leads_to_a_replay_that_is_played_on_from_the_middle(people: People) -> None:
    person = people.come()
    match = deal("alone", won=True)
    begin(person, match)
    hands = Hands(match, {0: person})
    hands.play(12)
    let_a_bot_play(person)
    await_the_end(person)
    person.press(person.button(say("en", "page-replay-title")))
    slider = person.page.get_by_role("slider", name=say("en", "page-replay-slider"))
    slider.focus()
    person.key("End", "Home", "ArrowRight", "ArrowRight")
    expect(slider).to_have_value("2")
    expect(person.page.locator('main [data-piece^="die/"]')).to_have_count(6)
    person.press_named(say("en", "page-table-log"))
    log = person.page.get_by_role("complementary", name=say("en", "page-log-title"))
    entries = log.get_by_role("button").filter(has_text=".")
    expect(entries.and_(log.locator("[aria-current]"))).to_have_count(1)
    person.press(entries.last)
    expect(slider).not_to_have_value("2")
    expect(entries.last).to_have_attribute("aria-current", "step")
    person.key("l", "Home", "ArrowRight", "ArrowRight")
    expect(slider).to_have_value("2")
    again = Hands(match, {0: person})
    again.look_on(2)
    old = person.page.url
    person.press_named(say("en", "page-replay-play-on"))
    person.press_named(say("en", "page-replay-begin"))
    person.page.wait_for_url(lambda url: url != old, timeout=PATIENCE)
    await_cards(person)
    again.await_table(person, 0)


def test_a_replay_tells_the_chances_that_there_were_at_each_moment(people: People) -> None:
    person = people.come()
    match = deal("alone", won=True)
    rolled = [number for number, (_, notation) in enumerate(match.decisions, 1) if notation.split()[0] == "roll"]
    moments = {}
    for number in (rolled[0], rolled[3]):
        lay(person, match, number)
        chances(person).first.wait_for()
        moments[number] = chances(person).all_inner_texts()
    assert moments[rolled[0]] != moments[rolled[3]]
    lay(person, match, len(match.decisions))
    person.press_named(say("en", "page-table-result"))
    person.press_named(say("en", "page-replay-title"))
    slider = person.page.get_by_role("slider", name=say("en", "page-replay-slider"))
    for number in (rolled[3], rolled[0], rolled[3]):
        slider.fill(str(number))
        expect(chances(person)).to_have_text(moments[number])
    slider.fill("0")
    expect(chances(person)).not_to_have_text(moments[rolled[3]])


def test_the_dice_of_a_match_are_checked(people: People) -> None:
    person = people.come()
    match = deal("alone", won=True)
    begin(person, match)
    Hands(match, {0: person}).play(4)
    let_a_bot_play(person)
    await_the_end(person)
    person.press_named(say("en", "page-end-verify"))
    person.sees(say("en", "page-verify-holds"))
    person.sees(say("en", "page-verify-known"))
