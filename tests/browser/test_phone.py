"""A phone, held upright and sideways: what is needed is in sight, and nothing flies that nobody moved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.deals import Deal, deal, load
from tests.browser.hands import Hands, say
from tests.browser.laid import before, decide, lay
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.rooms import begin, sit_down
from tests.browser.table_hands import TableHands

SIDEWAYS: tuple[ViewportSize, ...] = ({"width": 740, "height": 360}, {"width": 844, "height": 390})
FLIGHTS = """() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        if (this.matches(".piece")) window.flights.push(`${this.dataset.face} of ${this.dataset.zone}`);
        return animate.apply(this, given);
    };
}"""
"""Writes down every picture that begins to move."""


def with_a_pixie() -> tuple[Deal, int]:
    """A match of one player in which a Pixie is used, and when."""
    found = next(one for one in load() if one.game == "aerion" and one.seats == 1 and "pixie" in one.verbs)
    return found, before(found, "pixie")


def is_whole(target: Locator) -> bool:
    """Whether all of something is on the screen, with nothing above it."""
    found: bool = target.evaluate("""(element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isOn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return isOn && (element.contains(hit) || hit.contains(element));
    }""")
    return found


@pytest.mark.parametrize("size", SIDEWAYS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_sideways_cards_dice_and_buttons_are_in_sight_together(people: People, size: ViewportSize) -> None:
    person = people.come(hand="touch", size=size)
    match = deal("alone", won=True)
    at = before(match, "place")
    lay(person, match, at)
    hands = Hands(match, {0: person})
    hands.look_on(at)
    acquired = person.page.locator('main [data-piece="acquired"]')
    expect(acquired).to_be_in_viewport(ratio=0.9)
    hands.step()
    go_on = person.page.locator('main button[data-verb="replenish"]')
    go_on.wait_for()
    columns = person.page.locator('main [data-piece^="display/"]')
    expect(columns).to_have_count(6)
    for column in columns.all():
        expect(column).to_be_in_viewport(ratio=0.9)
    expect(hands.dice(person)).to_have_count(6)
    for die in hands.dice(person).all():
        assert is_whole(die)
    assert is_whole(go_on)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_faces_of_a_pixie_lie_above_the_die_they_are_for(people: People, size: ViewportSize) -> None:
    person = people.come(size=size)
    match, at = with_a_pixie()
    lay(person, match, at)
    for place in (0, 5):
        person.press(person.page.locator('main [data-piece="pixies"]').locator("visible=true"))
        die = person.page.locator('main [data-piece^="die/"]').nth(place)
        person.press(die)
        expect(die).to_have_attribute("aria-pressed", "true")
        faces = person.page.get_by_role("group", name=say("en", "aerion-page-hint-face"), exact=True)
        outer, inner = faces.bounding_box(), die.bounding_box()
        assert outer is not None
        assert inner is not None
        middle = inner["x"] + inner["width"] / 2
        assert outer["x"] <= middle <= outer["x"] + outer["width"]
        assert outer["y"] + outer["height"] <= inner["y"] + 1
        person.press(faces.get_by_role("button", name=say("en", "aerion-page-cancel"), exact=True))


def test_undo_turns_back_the_die_that_a_pixie_turned(people: People) -> None:
    person = people.come()
    match, at = with_a_pixie()
    lay(person, match, at)
    dice = person.page.locator('main [data-piece^="die/"]')
    expect(dice).to_have_count(6)
    before_it = [die.get_attribute("data-piece") for die in dice.all()]
    for place in range(6):
        # To a face that another die has: then there are two that could be meant.
        wanted = next(one for one in before_it if one != before_it[place])
        assert wanted is not None
        person.press(person.page.locator('main [data-piece="pixies"]'))
        person.press(dice.nth(place))
        person.press(person.page.locator(f'.faces [data-face="{wanted.removeprefix("die/")}"]'))
        expect(dice.nth(place)).to_have_attribute("data-piece", wanted)
        person.press(person.button(say("en", "page-table-undo")))
        expect(dice.nth(place)).to_have_attribute("data-piece", str(before_it[place]))
        assert [die.get_attribute("data-piece") for die in dice.all()] == before_it


def test_the_cross_of_a_box_keeps_its_size(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    lay(person, deal("alone", won=True), 12)
    person.press(person.page.locator('main [data-piece^="display/"]').locator("visible=true"))
    box = person.page.locator(".box[role=dialog]")
    box.locator("h2").evaluate("(title) => void (title.textContent = 'a long name '.repeat(12))")
    cross = box.locator(".icon-button").bounding_box()
    assert cross is not None
    assert min(cross["width"], cross["height"]) >= 40


def test_nothing_flies_when_nothing_was_moved(people: People) -> None:
    """A sentence more in the banner shifts the table; hands, drawer and piles just go along."""
    everybody = [people.come(hand="touch", size=PHONE, moves=True) for _ in range(2)]
    match = deal("celestia-talk")
    begin(everybody[0], match, ("me", "link"))
    sit_down(everybody[0], everybody[1], 2)
    hands = TableHands(match, dict(enumerate(everybody)))
    hands.play_until("ready", "say")
    for person in everybody:
        person.page.wait_for_timeout(1500)
        person.page.evaluate(FLIGHTS)
    hands.step()
    for person in everybody:
        person.page.wait_for_timeout(800)
        assert person.page.evaluate("window.flights") == []


def test_the_end_is_seen_from_its_top_also_by_those_who_look_into_the_hold(people: People) -> None:
    match = deal("celestia-quick", won=True)
    person = people.come(hand="touch", size=PHONE)
    last = len(match.decisions)
    hands = lay(person, match, last - 1)
    assert hands.turn_over(person)
    hold = person.page.locator("main .column > .ship")
    expect(hold).to_be_visible()
    decide(person, hands, last)
    expect(person.page.locator("main .ending header")).to_be_in_viewport(ratio=1)
    expect(hold).to_be_hidden()


def test_the_handle_of_the_drawer_has_room_for_two_boards(people: People) -> None:
    person = people.come(hand="touch", size=PHONE, lang="fr")
    match = deal("two-everything", won=True)
    lay(person, match, len(match.decisions) // 2)
    ships = person.page.locator("main .peek .fleet").bounding_box()
    zones = person.page.get_by_role("button", name=say("fr", "aerion-page-drawer-zones"), exact=True).bounding_box()
    assert ships is not None
    assert zones is not None
    assert ships["x"] + ships["width"] <= zones["x"]


def test_what_is_said_of_a_stone_cloud_stays_below_it(people: People) -> None:
    person = people.come(hand="touch", size=PHONE, lang="fr")
    match = deal("stone-clouds", won=True)
    lay(person, match, before(match, "roll", after=before(match, "strike")))
    person.press_named(say("fr", "aerion-page-drawer-zones"))
    person.sees(say("fr", "aerion-side-cracked"))
    wider = person.page.locator('main [data-piece^="cloud"]').evaluate_all("""(clouds) => clouds.filter((cloud) => {
        const [side] = cloud.getElementsByClassName("side");
        return side.getBoundingClientRect().width > cloud.getBoundingClientRect().width;
    }).length""")
    assert wider == 0
