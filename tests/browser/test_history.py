"""Your matches, and what is reconstructed: found again, looked at, played with corrected values."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from aerodrome.games.aerion import catalogue
from tests.browser.deals import deal
from tests.browser.hands import say
from tests.browser.laid import lay
from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.rooms import await_cards, open_options


def begin_at_once(person: Person) -> None:
    person.go("/")
    person.press_named(say(person.lang, "page-start-play-at", game="Aerion"))
    await_cards(person)


def give_up(person: Person) -> None:
    person.press_named(say(person.lang, "page-table-menu"))
    person.press_named(say(person.lang, "page-table-resign"))
    person.press(person.dialog().get_by_role("button", name=say(person.lang, "page-table-resign-yes"), exact=True))


def test_whoever_has_not_played_yet_is_invited_to(people: People) -> None:
    person = people.come(lang="fr", hand="touch", size=PHONE)
    person.go("/statistics")
    person.sees(say("fr", "page-statistics-empty"))
    person.press(person.page.get_by_role("link", name=say("fr", "page-statistics-begin"), exact=True))
    person.button(say("fr", "page-start-play-at", game="Etherium")).wait_for()


def test_a_match_is_counted_found_again_looked_at_and_played_again(people: People) -> None:
    person = people.come()
    begin_at_once(person)
    before = person.page.url
    person.go("/statistics")
    person.sees(say("en", "page-history-continue"))
    person.go(before)
    await_cards(person)
    give_up(person)
    person.go("/statistics")
    figures = person.page.get_by_role("article", name="Aerion")
    expect(figures.get_by_role("listitem").first).to_have_text(say("en", "page-ending-resigned"))
    line = person.page.get_by_role("group", name="Aerion")
    person.press(line.get_by_role("link", name=say("en", "page-replay-title"), exact=True))
    person.sees(say("en", "page-replay-prompt"))
    person.go("/statistics")
    person.press(line.get_by_role("button", name=say("en", "page-end-again"), exact=True))
    await_cards(person)
    assert person.page.url != before


def test_a_match_that_was_given_up_alone_can_be_played_again_and_checked(people: People) -> None:
    person = people.come()
    begin_at_once(person)
    before = person.page.url
    give_up(person)
    person.sees(say("en", "page-end-given-up"))
    person.press_named(say("en", "page-end-verify"))
    person.sees(say("en", "page-verify-holds"))
    person.go(before)
    await_cards(person)
    person.press_named(say("en", "page-table-result"))
    person.press_named(say("en", "page-end-again"))
    person.page.wait_for_url(lambda url: url != before, timeout=PATIENCE)
    await_cards(person)


def test_a_known_deal_shows_how_it_ended_and_is_not_counted(people: People) -> None:
    person = people.come()
    known = deal("alone", won=True)
    lay(person, known, len(known.decisions))
    person.go("/statistics")
    line = person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name="Aerion"))
    expect(line).to_contain_text(say("en", "page-ending-won"))
    expect(line).to_contain_text(say("en", "page-end-score-aerion", count=6))
    expect(person.page.get_by_role("article", name="Aerion")).to_have_count(0)


def test_what_is_reconstructed_is_told_value_by_value(people: People) -> None:
    person = people.come(lang="fr")
    person.go("/about")
    person.press(person.page.get_by_role("link", name=say("fr", "page-about-reconstructed", game="Etherium")))
    person.sees("Psolos")
    inside = person.page.locator("#etherium")
    printed = inside.get_by_text(say("fr", "page-source-rulebook"), exact=True)
    before = printed.count()
    person.press(inside.get_by_role("switch"))
    expect(printed.nth(before)).to_be_visible()


def test_a_match_is_played_with_corrected_values_and_a_wrong_file_is_refused(people: People, tmp_path: Path) -> None:
    own = catalogue.own_text()
    swapped = own.replace('bee = { material = "nut"', 'bee = { material = "cocoon"', 1)
    swapped = swapped.replace('hornet = { material = "cocoon"', 'hornet = { material = "nut"', 1)
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text(own.replace("count = 12", "count = 11", 1), encoding="utf-8")
    right.write_text(swapped, encoding="utf-8")
    person = people.come()
    person.forgiven = "/api/tables?lang=en"
    open_options(person)
    person.press(person.page.locator("summary", has_text=say("en", "page-more")))
    person.page.get_by_label(say("en", "page-catalogue"), exact=True).set_input_files(wrong)
    person.press_named(say("en", "page-begin"))
    person.sees("totals.crew")
    person.page.get_by_label(say("en", "page-catalogue"), exact=True).set_input_files(right)
    person.press_named(say("en", "page-begin"))
    await_cards(person)
