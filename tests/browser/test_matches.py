"""Aerion at the table in a browser. All known deals, in all ways, are played by `python -m tests.browser --all`."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.deals import deal
from tests.browser.hands import Hands, say
from tests.browser.people import PHONE, TABLET, People
from tests.browser.rooms import await_cards, begin


def test_two_clicks_lead_from_the_start_page_to_the_first_roll(people: People) -> None:
    person = people.come(moves=True)
    person.go("/")
    person.press_named(say("en", "page-start-play-at", game="Aerion"))
    person.press_named("Roll the six dice")
    dice = person.page.locator('main [data-piece^="die/"]')
    dice.nth(5).wait_for()
    expect(dice).to_have_count(6)


def test_a_match_is_won_by_mouse(people: People) -> None:
    person = people.come()
    won = deal("alone", won=True)
    begin(person, won)
    hands = Hands(won, {0: person})
    hands.play()
    hands.end()
    assert person.unsaid() == []


def test_a_match_is_lost_by_touch_on_a_phone_in_french(people: People) -> None:
    person = people.come(lang="fr", hand="touch", size=PHONE, theme="dark")
    lost = deal("hasty", won=False)
    begin(person, lost)
    hands = Hands(lost, {0: person})
    hands.play()
    hands.end()
    assert person.unsaid() == []


def test_a_match_is_played_by_keyboard_alone(people: People) -> None:
    person = people.come(hand="keyboard", theme="dark")
    match = deal("alone", won=True)
    begin(person, match)
    Hands(match, {0: person}).play(25)


def test_all_expansions_with_all_variants_are_played_together(people: People) -> None:
    person = people.come(hand="touch", size=TABLET)
    match = deal("everything-variants", won=False)
    begin(person, match)
    Hands(match, {0: person}).play(40)
    assert person.unsaid() == []


def test_arrows_lead_to_a_piece_and_enter_presses_it(people: People) -> None:
    person = people.come(hand="keyboard")
    match = deal("alone", won=True)
    begin(person, match)
    hands = Hands(match, {0: person})
    hands.play(1)
    for piece in ("display/AAAA", "workshop/1", "display/AA+BB"):
        place = hands.place(person, piece)
        person.walk(place)
        person.key("Enter")
        box = person.dialog()
        box.wait_for()
        expect(place).to_have_accessible_name(box.get_by_role("heading").first.inner_text())
        person.key("Escape")
        box.wait_for(state="hidden")


def test_pieces_fly_when_they_move_and_nothing_moves_for_those_who_ask_for_it(people: People) -> None:
    match = deal("alone", won=True)
    for moves in (True, False):
        person = people.come(moves=moves)
        begin(person, match)
        hands = Hands(match, {0: person})
        hands.play_until("place")
        person.page.evaluate(COUNT_ANIMATIONS)
        hands.step()
        assert (person.page.evaluate("window.animationsSeen") > 0) == moves


COUNT_ANIMATIONS = """() => {
    window.animationsSeen = 0;
    const look = () => {
        window.animationsSeen += document.getAnimations().filter((one) => one.playState === "running").length;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_table_is_found_again_from_the_start_page(people: People) -> None:
    person = people.come()
    match = deal("alone", won=True)
    begin(person, match)
    hands = Hands(match, {0: person})
    hands.play(6)
    path = person.page.url
    person.press_named(say("en", "page-table-home"))
    person.press(person.page.locator(f'a[href="/table/{path.rsplit("/", 1)[1]}"]'))
    await_cards(person)
    hands.play(2)
