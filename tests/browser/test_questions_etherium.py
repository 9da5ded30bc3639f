"""Ten questions about Etherium, each answered at the table within two presses; docs/first-match.md lists them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.deals import deal
from tests.browser.hands import words
from tests.browser.laid import before, lay
from tests.browser.people import DESKTOP, PATIENCE, PHONE, People, Person
from tests.browser.test_etherium import ask_about

MATCH = "etherium-two-first"
BOX = ".box[role=dialog]"
SHEET = "dialog[open]"
MOST_PRESSES = 2


@dataclass(frozen=True)
class Question:
    """A question: what is pressed for it on a wide screen and on a phone, and where which texts answer it."""

    name: str
    wide: tuple[str, ...]
    phone: tuple[str, ...]
    where: str
    answers: tuple[str, ...]


def part(number: int) -> tuple[str, str]:
    """The way to a part of the reference card."""
    return 'main [data-guide="reference"]', f"{SHEET} nav button:nth-child({number})"


def piece(name: str) -> str:
    return f'main [data-piece="{name}"]'


SEASON = ("main .season .card",)
CAPACITY = ('main [data-guide="supply"]', f'{SHEET} [data-piece="capacity/fate"]')
WIDE_CAPACITY = ('main [data-guide="supply"]', piece("capacity/fate"))
PEOPLE = ('main [data-guide="peoples"]', f'{SHEET} [data-piece="seat/1"]')
STARS = ('main button[data-guide="score"]',)
QUESTIONS = (
    Question("what brings stars", STARS, STARS, "", ("etherium-token-sacks", "etherium-end-guides")),
    Question(
        "what a capacity costs and brings",
        WIDE_CAPACITY,
        CAPACITY,
        BOX,
        ("etherium-page-fact-price", "etherium-page-fact-stars", "etherium-capacity-fate-help"),
    ),
    Question("what connecting does", part(4), part(4), SHEET, ("etherium-page-about-connect", "etherium-page-row-12")),
    Question("what my power is", (piece("seat/1"),), PEOPLE, BOX, ("etherium-people-psolos-help",)),
    Question(
        "what a space yields",
        (piece("space/ether"),),
        (piece("space/ether"),),
        BOX,
        ("etherium-page-fact-collect", "etherium-page-about-space-ether"),
    ),
    Question("who acts first", SEASON, SEASON, SHEET, ("etherium-page-about-order",)),
    Question(
        "how a conflict is decided",
        part(6),
        part(6),
        SHEET,
        ("etherium-page-help-assault", "etherium-page-help-siege", "etherium-page-help-pillage"),
    ),
    Question(
        "what a booster is for",
        (piece("cube/booster"),),
        (piece("cube/booster"),),
        BOX,
        ("etherium-page-about-cube-booster",),
    ),
    Question("when the match is over", SEASON, SEASON, SHEET, ("etherium-page-about-year",)),
)


def at_a_program(people: People, size: ViewportSize, lang: str) -> Person:
    """Somebody who is to lay tokens in the middle of a match."""
    person = people.come(hand="touch" if size == PHONE else "mouse", size=size, lang=lang)
    match = deal(MATCH, won=True)
    lay(person, match, before(match, "token", after=100))
    person.page.locator(piece("slot/capacity")).wait_for(state="attached", timeout=PATIENCE)
    return person


def said(person: Person, key: str) -> str:
    """A text as the page says it at this moment."""
    say = words("etherium").say
    if key == "etherium-page-about-year":
        return say(person.lang, key, seasons=7)
    if key == "etherium-page-row-12":
        return say(person.lang, "etherium-row-12")
    return say(person.lang, key)


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"])
def test_questions_are_answered_within_two_presses(people: People, size: ViewportSize, lang: str) -> None:
    person = at_a_program(people, size, lang)
    people_of_mine = person.page.locator("main [data-people]").get_attribute("data-people")
    for question in QUESTIONS:
        presses = question.phone if size == PHONE else question.wide
        assert len(presses) <= MOST_PRESSES
        for selector in presses:
            person.press(person.page.locator(selector).locator("visible=true").first)
        where = person.page.locator(question.where or (SHEET if size == PHONE else "main .part")).last
        for key in question.answers:
            expect(where, question.name).to_contain_text(
                said(person, key.replace("psolos", people_of_mine or "")), ignore_case=True, timeout=PATIENCE
            )
        for _ in presses:
            person.key("Escape")
        expect(person.page.locator(f"{SHEET}, {BOX}"), question.name).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize(("size", "how"), [(DESKTOP, "hold"), (PHONE, "finger")], ids=["desktop", "phone"])
def test_an_action_that_would_fail_says_why(people: People, size: ViewportSize, how: str) -> None:
    person = at_a_program(people, size, "en")
    failing = person.page.locator('main .fails [data-piece^="slot/"]').first
    failing.wait_for(state="attached", timeout=PATIENCE)
    ask_about(person, failing, how)
    why = words("etherium").say("en", "etherium-page-about-fails", reason="REASON").partition("REASON")[0]
    expect(person.page.locator(BOX)).to_contain_text(why, timeout=PATIENCE)
