"""The short ways at Aerion's table: a press acquires, a card can be carried, keys do everything, warnings ask first."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

import aerodrome
from aerodrome.games.aerion.aids.aids import AerionAids
from tests.browser.deals import deal, moment
from tests.browser.hands import ANYWAY, BOX, say
from tests.browser.laid import lay
from tests.browser.people import People, Person

GUIDE = deal("guide")
"""Its first turns are roll, acquire, place, replenish."""


def piece(person: Person, name: str) -> Locator:
    return person.page.locator(f'main [data-piece="{name}"]').locator("visible=true").first


def invited(person: Person, name: str) -> Locator:
    """A piece that glows: it can be pressed to go on."""
    return person.page.locator(f'main [data-piece="{name}"].invites').locator("visible=true").first


def verb(person: Person, name: str) -> Locator:
    return person.page.locator(f'main [data-verb="{name}"]')


def aids_of(match: aerodrome.Match) -> AerionAids:
    found = match.game.aids(match.view(match.actors[0]))
    assert isinstance(found, AerionAids)
    return found


def test_a_turn_that_takes_a_card_is_three_presses(people: People) -> None:
    person = people.come(automatic=True)
    lay(person, GUIDE, 0)
    person.press(verb(person, "roll"))
    person.press(invited(person, "display/AA+BB"))
    person.press(invited(person, "workshop/1"))
    # New cards come by themselves, and the next turn begins.
    expect(verb(person, "roll")).to_be_visible()
    expect(person.page.get_by_text(say("en", "aerion-log-turn", turn=2)).first).to_be_visible()


def test_keys_take_a_whole_turn(people: People) -> None:
    person = people.come()
    lay(person, GUIDE, 0)
    person.key("g")
    expect(person.page.locator('main [data-piece^="die/"]')).to_have_count(6)
    person.key("a", "1")
    expect(invited(person, "acquired")).to_be_visible()
    person.key("1")
    expect(verb(person, "replenish")).to_be_visible()
    person.key("g")
    expect(verb(person, "roll")).to_be_visible()
    person.key("?")
    person.sees(say("en", "aerion-page-key-acquire"))


def test_in_the_box_of_a_card_to_take_that_stands_first(people: People) -> None:
    person = people.come()
    hands = lay(person, GUIDE, 1)
    offered = [one.verb for one in hands.match.legal(0) if "display/AA+BB" in one.pieces]
    assert {"acquire", "discard"} <= set(offered)
    invited(person, "display/AA+BB").focus()
    person.key("i")
    choices = person.page.locator(f"{BOX} .choice")
    expect(choices).to_have_count(len(offered))
    expect(choices.first).to_be_focused()
    person.key("Enter")
    expect(invited(person, "acquired")).to_be_visible()


def carry(person: Person, source: Locator, target: Locator) -> None:
    boxes = [source.bounding_box(), target.bounding_box()]
    (x, y), (across, down) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box is not None
    ]
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move((x + across) / 2, (y + down) / 2)
    person.page.mouse.move(across, down)
    person.page.mouse.up()


def test_cards_are_carried_to_a_workshop_and_to_the_dice(people: People) -> None:
    person = people.come()
    lay(person, GUIDE, 1)
    carry(person, piece(person, "display/AA+BB"), piece(person, "workshop/1"))
    expect(verb(person, "replenish")).to_be_visible()
    person.press(verb(person, "replenish"))
    person.press(verb(person, "roll"))
    expect(person.page.locator('main [data-piece^="die/"]')).to_have_count(6)
    carry(person, piece(person, "display/AAAA"), person.page.locator("main .tray"))
    expect(verb(person, "keep")).to_be_visible()


def is_wasted(match: aerodrome.Match) -> bool:
    """A card can be placed where no ship can come of it, and elsewhere."""
    aids = aids_of(match)
    wasted = [notation for notation, why in aids.warnings.items() if notation.startswith("place") and why == "useless"]
    return bool(wasted) and len(match.legal()) > 1


def test_a_place_where_no_ship_can_come_of_a_card_says_so_and_asks(people: People) -> None:
    person = people.come()
    known, at = moment(is_wasted, "two", "alone", "everything")
    hands = lay(person, known, at)
    wasted = next(one for one in aids_of(hands.match).warnings if one.startswith("place"))
    workshop = piece(person, f"workshop/{wasted.split()[1]}")
    person.sees(say("en", "aerion-page-vain-useless"))
    person.press(workshop)
    person.sees(say("en", "aerion-page-warn-useless"))
    expect(person.page.locator(ANYWAY)).to_be_visible()
    person.press_named(say("en", "aerion-page-cancel"))
    expect(person.page.locator(ANYWAY)).to_have_count(0)
    expect(invited(person, "acquired")).to_be_visible()


def is_last_card(match: aerodrome.Match) -> bool:
    return aids_of(match).warnings.get("let-go") == "last-card" and len(match.legal()) > 1


def test_the_last_card_is_not_let_go_unawares(people: People) -> None:
    person = people.come()
    lay(person, *moment(is_last_card, "alone", "hasty", "two", "odd"))
    person.press(verb(person, "let-go"))
    expect(person.page.locator(ANYWAY)).to_be_visible()
    expect(verb(person, "let-go")).to_have_count(0)


def test_cards_and_dice_are_seen_together_on_a_phone_held_sideways(people: People) -> None:
    person = people.come(hand="touch", size={"width": 844, "height": 390})
    lay(person, GUIDE, 1)
    for seen in (piece(person, "display/AAA"), person.page.locator('main [data-piece^="die/"]').last):
        expect(seen).to_be_in_viewport(ratio=0.98)
    person.press(piece(person, "display/AA+BB"))
    person.press(piece(person, "workshop/1"))
    expect(verb(person, "replenish")).to_be_in_viewport(ratio=0.98)
