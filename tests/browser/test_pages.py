"""The pages around the tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.deals import VARIANTS, deal
from tests.browser.fitting import misfits
from tests.browser.hands import Hands, say
from tests.browser.people import DESKTOP, PATIENCE, PHONE, People, Person
from tests.browser.rooms import await_cards, begin_guided, expansion, open_options, variant
from tests.web.test_figures import GAMES_WITH_FIGURES, drawn_beside

UNDRAWN = """() => {
    const uses = [...document.querySelectorAll("figure use")].map((use) => use.getAttribute("href"));
    return uses.filter((name) => document.querySelector(name) === null);
}"""
"""The names of drawings that a figure asks for in vain."""


def test_a_variant_is_offered_only_with_its_expansion(people: People) -> None:
    person = people.come()
    open_options(person)
    for name, variants in VARIANTS.items():
        for harder in variants:
            expect(variant(person, harder)).to_be_disabled()
        person.tick(expansion(person, name))
        for harder in variants:
            expect(variant(person, harder)).to_be_enabled()
        person.tick(variant(person, variants[0]))
        person.tick(expansion(person, name))
        expect(variant(person, variants[0])).to_be_disabled()
        expect(variant(person, variants[0])).not_to_be_checked()


def test_the_rules_are_found_by_their_words(people: People) -> None:
    person = people.come(lang="fr", hand="touch", size=PHONE)
    person.go("/rules/aerion")
    search = person.page.get_by_role("searchbox")
    search.wait_for()
    person.write(search, "sous-marin")
    person.sees(say("fr", "page-rules-found", count=0))
    person.write(search, "fée")
    person.page.locator("mark").first.wait_for()


def test_the_guided_first_match_is_played(people: People) -> None:
    person = people.come(lang="fr", hand="touch", size=PHONE)
    begin_guided(person)
    match = deal("guide", won=True)
    Hands(match, {0: person}, is_guided=True).play(25)


def test_the_guide_speaks_and_can_be_left_in_the_middle(people: People) -> None:
    person = people.come()
    begin_guided(person)
    person.sees(say("en", "aerion-page-guide-goal"))
    person.press_named(say("en", "page-guide-understood"))
    person.press_named("Roll the six dice")
    person.press_named(say("en", "page-guide-leave"))
    person.button(say("en", "page-guide-leave")).wait_for(state="detached")
    person.page.reload()
    await_cards(person)
    expect(person.button(say("en", "page-guide-leave"))).to_have_count(0)


def test_tables_of_our_reading_are_shown_as_tables(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    person.go("/rules/aerion?rule=aerion.ship.recipe")
    rule = person.page.locator('[data-rule="aerion.ship.recipe"]')
    rule.wait_for()
    person.press(rule.locator("summary"))
    table = rule.get_by_role("table").first
    expect(table.get_by_role("columnheader")).to_have_count(4)
    assert table.get_by_role("row").count() > 3
    assert "|" not in rule.inner_text()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES_WITH_FIGURES)
def test_rules_are_drawn_where_they_speak_of_what_must_be_seen(people: People, game: str) -> None:
    person = people.come(lang="fr", hand="touch", size=PHONE)
    with person.page.expect_response(lambda answer: answer.url.endswith(".svg")):
        person.go(f"/rules/{game}")
    person.page.get_by_role("figure").first.wait_for()
    shown = person.page.locator("[data-rule]:has(figure)")
    assert {rule.get_attribute("data-rule") for rule in shown.all()} == set(drawn_beside(game))
    person.page.wait_for_function(f"({UNDRAWN})().length === 0")
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # A figure is as wide as the rule beside which it stands.
    panel = person.page.locator(".panel").bounding_box()
    widest = max(box["x"] + box["width"] for rule in shown.all() if (box := rule.bounding_box()) is not None)
    assert panel is not None
    assert widest <= panel["x"] + panel["width"]
    # The drawings of the table come with the table, not with its rules.
    scripts = person.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert [name for name in scripts if "Table" in name] == []
    person.sees(say("fr", "page-rules-example"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_larger_text_fits_the_pages_and_is_kept(people: People, size: ViewportSize) -> None:
    person = people.come(lang="fr", size=size)
    person.go("/")
    before = letters(person)
    person.press_named(say("fr", "page-settings"))
    person.pick(person.page.get_by_role("radio", name=say("fr", "page-settings-text-larger"), exact=True))
    wrong = misfits(person)
    for path in ("/", "/rules/aerion", "/rules/etherium", "/new/aerion", "/new/celestia_duo", "/new/etherium"):
        person.go(path)
        person.page.get_by_role("heading", level=1).first.wait_for()
        person.page.wait_for_load_state("networkidle", timeout=PATIENCE)
        assert letters(person) >= 1.15 * before
        wrong += [f"{path}: {one}" for one in misfits(person)]
    assert not wrong, "\n".join(wrong)


def letters(person: Person) -> float:
    """How large the letters of the page are, in pixels."""
    size: float = person.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    return size


def test_a_part_that_cannot_be_fetched_is_tried_again(people: People) -> None:
    person = people.come()
    person.go("/")
    person.page.get_by_role("heading", level=1).first.wait_for()
    person.page.wait_for_load_state("networkidle", timeout=PATIENCE)
    part = re.compile(r"/assets/SettingsPanel-.*")
    with person.cut_off():
        person.page.route(part, lambda route: route.abort())
        person.press_named(say("en", "page-settings"))
        person.sees(say("en", "page-error-not-fetched"))
        person.press_named(say("en", "page-retry"))
        person.sees(say("en", "page-reload"))
        person.page.unroute(part)
        person.press_named(say("en", "page-retry"))
        choice = person.page.get_by_role("radio", name="English", exact=True)
        expect(choice).to_be_checked()
    # It looks as it should: the stylesheet is there too.
    assert person.dialog().locator(".settings").evaluate("(panel) => getComputedStyle(panel).display") == "grid"
