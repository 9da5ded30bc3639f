"""Ten questions that come up at Aerion's table, each answered there within two presses of where it arises.

They are listed in `docs/first-match.md`. To hold a piece is one press; the key I does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

import aerodrome
from aerodrome.games.aerion import AerionView
from tests.browser.deals import Deal, deal
from tests.browser.hands import BOX, say
from tests.browser.laid import lay
from tests.browser.people import People, Person

MOST_PRESSES = 2


@dataclass
class Asker:
    """Somebody with a question, whose presses are counted."""

    person: Person
    presses: int = 0

    def piece(self, name: str) -> Locator:
        return self.person.page.locator(f'main [data-piece="{name}"]').locator("visible=true").first

    def hold(self, name: str) -> Locator:
        """Press a piece long enough for its box to open."""
        box = self.piece(name).bounding_box()
        assert box is not None
        self.person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.person.page.mouse.down()
        found = self.person.page.locator(BOX)
        found.wait_for()
        self.person.page.mouse.up()
        self.presses += 1
        return found

    def press(self, name: str) -> Locator:
        self.piece(name).click()
        self.presses += 1
        return self.person.page.locator(f"{BOX}, dialog[open]").last

    def reads(self, where: Locator, key: str, **values: str | int) -> None:
        expect(where).to_contain_text(say(self.person.lang, key, **values))


def how_a_ship_is_completed(asker: Asker) -> None:
    box = asker.hold("ship/bee")
    asker.reads(box, "aerion-page-about-ship")


def where_its_missing_cards_are(asker: Asker) -> None:
    box = asker.hold("ship/bee")
    asker.reads(box, "aerion-page-in-decks", count=2)
    asker.reads(box, "aerion-card-incubi")


def what_a_card_is_for(asker: Asker) -> None:
    box = asker.hold("display/AAAA")
    asker.reads(box, "aerion-page-about-material")
    asker.reads(box, "aerion-ship-hornet")


def what_a_book_does(asker: Asker) -> None:
    asker.reads(asker.hold("pulpit/1"), "aerion-page-about-book")


def what_a_pixie_does(asker: Asker) -> None:
    box = asker.hold("pixies")
    asker.reads(box, "aerion-page-about-pixies")
    expect(box).to_contain_text("→")


def how_dice_are_rolled_again(asker: Asker) -> None:
    asker.reads(asker.hold("die/1"), "aerion-page-about-dice")


def how_likely_a_pattern_is(asker: Asker) -> None:
    goal = asker.person.page.locator('main [data-guide="goal/AAAA"]')
    expect(goal).to_contain_text("%")


def why_a_card_cannot_be_acquired(asker: Asker) -> None:
    box = asker.hold("display/AAAA")
    asker.reads(box, "aerion-acquire-combination")


def when_the_match_is_lost(asker: Asker) -> None:
    expect(asker.person.page.locator("main [data-count=cards]")).to_be_visible()
    asker.reads(asker.hold("deck/AAA"), "aerion-page-about-pile", deck=say(asker.person.lang, "aerion-deck-2"))


def what_is_still_in_a_deck(asker: Asker) -> None:
    browser = asker.press("deck/AAA")
    asker.reads(browser, "aerion-page-deck-unseen")


QUESTIONS: list[Callable[[Asker], None]] = [
    how_a_ship_is_completed,
    where_its_missing_cards_are,
    what_a_card_is_for,
    what_a_book_does,
    what_a_pixie_does,
    how_dice_are_rolled_again,
    how_likely_a_pattern_is,
    why_a_card_cannot_be_acquired,
    when_the_match_is_lost,
    what_is_still_in_a_deck,
]


def moment_of_questions() -> tuple[Deal, int]:
    """A known deal, and the first time that it has all that is asked about: dice, a Book, a Pixie, a card to miss."""
    known = deal("alone", won=True)
    match = aerodrome.new(known.game, seats=known.seats, seed=known.seed, options=known.options)
    for at, (seat, notation) in enumerate(known.decisions):
        view = match.view()
        assert isinstance(view, AerionView)
        shown = {column.deck: column.display for column in view.columns}
        is_ready = view.step == "roll" and view.pixies > 0 and view.pulpits[0] and 1 in view.dice
        if is_ready and shown["AAAA"] == "cocoon" and "acquire AAAA" not in {one.notation for one in match.legal()}:
            return known, at
        match.play(notation, seat)
    raise AssertionError("no such moment")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ten_questions_are_answered_within_two_presses(people: People, lang: str) -> None:
    person = people.come(lang=lang)
    lay(person, *moment_of_questions())
    assert len(QUESTIONS) == 10
    for question in QUESTIONS:
        asker = Asker(person)
        question(asker)
        assert asker.presses <= MOST_PRESSES, question.__name__
        person.key("Escape")
        expect(person.page.locator(f"{BOX}, dialog[open]")).to_have_count(0)
    assert person.unsaid() == []
