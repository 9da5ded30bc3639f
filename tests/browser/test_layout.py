"""Tables at moments with much to show: everything is in sight, and nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.deals import Deal, deal
from tests.browser.fitting import cut_off
from tests.browser.hands import say
from tests.browser.laid import lay
from tests.browser.people import DESKTOP, PATIENCE, PHONE, People, Person
from tests.browser.rooms import await_table

LARGE: ViewportSize = {"width": 1920, "height": 1080}
SETTLED = 400
"""Milliseconds after which a table that was laid has come to rest."""

Moment = Callable[[Person], None]


def at(name: str, decisions: int, *, won: bool = True) -> Moment:
    def laid(person: Person) -> None:
        lay(person, deal(name, won=won), decisions)

    return laid


def with_log(moment: Moment) -> Moment:
    def opened(person: Person) -> None:
        moment(person)
        person.key("l")
        person.page.locator(".log").wait_for()

    return opened


def looked_back_at(name: str, moment: int) -> Moment:
    """A match that is over, at an earlier moment."""

    def replayed(person: Person) -> None:
        match = deal(name, won=True)
        lay(person, match, len(match.decisions))
        person.press_named(say(person.lang, "page-table-result"))
        person.press_named(say(person.lang, "page-replay-title"))
        person.page.get_by_role("slider").fill(str(moment))

    return replayed


MOMENTS: dict[str, Moment] = {
    "dice of the final battle": at("celestia-normal", 141),
    "three crew members": at("celestia-dismiss", 60),
    "a city": at("celestia-normal", 43),
    "cards to share": at("celestia-normal", 30),
    "the log beside the route": with_log(at("celestia-normal", 51)),
    "a hand that is looked back at": looked_back_at("celestia-normal", 60),
    "a conflict with many ways on": at("etherium-three-first", 398),
    "the programs of four peoples": at("etherium-four-first", 605),
    "the log beside a program": with_log(at("etherium-four-first", 300)),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (LARGE, "en")], ids=["1440", "1920"])
def test_nothing_is_cut_off_on_a_wide_screen(people: People, moment: Moment, size: ViewportSize, lang: str) -> None:
    person = people.come(size=size, lang=lang)
    moment(person)
    person.page.wait_for_timeout(SETTLED)
    assert cut_off(person) == []


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1440", "1920"])
def test_whoever_watches_sees_all_four_peoples(people: People, size: ViewportSize) -> None:
    host = people.come()
    lay(host, deal("etherium-four-first", won=True), 605)
    onlooker = people.come(size=size)
    onlooker.page.goto(host.page.url)
    await_table(onlooker)
    onlooker.page.locator(".people .plan li").first.wait_for(timeout=PATIENCE)
    onlooker.page.wait_for_timeout(SETTLED)
    assert onlooker.page.locator("article.people").count() == 4
    assert cut_off(onlooker) == []


DICE = ".dice li, .dice .place"
GOODS = ".goods-tile, .rewards .token"


@pytest.mark.parametrize(
    ("decisions", "matter"),
    [(5, DICE), (9, GOODS), (43, GOODS), (139, DICE)],
    ids=["dice", "reward", "city", "final battle"],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_whoever_advises_sees_what_it_is_about(
    people: People, decisions: int, matter: str, lang: str
) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    lay(person, deal("celestia-normal", won=True), decisions)
    ready = person.page.locator("main [data-verb=ready]")
    ready.wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(SETTLED)
    assert person.page.locator(matter).count() > 0
    assert cut_off(person, f"{matter}, main [data-verb=ready], main [data-verb=say]") == []


def test_on_a_phone_a_conflict_is_watched_with_all_that_paces_it(people: People) -> None:
    host = people.come()
    lay(host, conflict(), 116)
    onlooker = people.come(size=PHONE, hand="touch", lang="fr")
    onlooker.page.goto(host.page.url)
    await_table(onlooker)
    onlooker.page.locator('[data-guide="conflict"]').wait_for(timeout=PATIENCE)
    onlooker.page.wait_for_timeout(SETTLED)
    assert cut_off(onlooker, ".timeline button, .roller") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_all_ways_on_in_a_conflict_are_in_sight(people: People, lang: str) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    lay(person, conflict(), 116)
    person.page.locator(".ask .choice").first.wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(SETTLED)
    assert person.page.locator(".ask .choice").count() == 4
    assert cut_off(person, ".ask .choice, .roller") == []


def conflict() -> Deal:
    """An assault in which a roll can be changed by the guide or by cards."""
    return deal("etherium-two-tactical", won=True)


def test_no_line_crosses_the_words_when_the_pirate_is_caught(people: People) -> None:
    person = people.come()
    match = deal("celestia-quick", won=True)
    lay(person, match, len(match.decisions))
    person.sees("side by side")
    assert person.page.locator(".measure").count() == 1
