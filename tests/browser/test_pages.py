"""The pages around the tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.deals import VARIANTS, deal
from tests.browser.hands import Hands, say
from tests.browser.people import PHONE, People
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
