"""Tables at moments with much to show: everything is in sight, and nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.deals import (
    VARIANTS,
    Holds,
    again,
    at_step,
    begun,
    deal,
    moment,
    verbs_of,
)
from tests.browser.fitting import cut_off
from tests.browser.geometry import deal_of
from tests.browser.hands import say
from tests.browser.laid import lay, lay_apart
from tests.browser.moments import (
    advises_in_a_city,
    advises_in_the_final_battle,
    advises_on_dice,
    advises_on_goods,
    baba_shows,
    cards_to_share,
    far_ahead,
    final_dice,
    full_hand,
    half_a_program,
    known_ahead,
    last_programs,
    long_way,
    many_ways_on,
    moves_late,
    much_to_tell,
    three_crew_members,
)
from tests.browser.people import ALL_LOOKS, DESKTOP, LARGE, PATIENCE, PHONE, People, Person
from tests.browser.rooms import await_table

SETTLED = 400
"""Milliseconds after which a table that was laid has come to rest."""
LINES = 4
LETTERS = 40
"""What is written in a chat: some lines of two rows or three."""

Moment = Callable[[Person], None]


def at(holds: Holds, *names: str) -> Moment:
    def laid(person: Person) -> None:
        lay(person, *moment(holds, *names))

    return laid


def with_log(moment: Moment) -> Moment:
    def opened(person: Person) -> None:
        moment(person)
        person.key("l")
        person.page.locator(".log").wait_for()

    return opened


def looked_back_at(holds: Holds, *names: str) -> Moment:
    """A match that is over, at an earlier moment."""

    def replayed(person: Person) -> None:
        match, number = moment(holds, *names)
        lay(person, match, len(match.decisions))
        person.press_named(say(person.lang, "page-table-result"))
        person.press_named(say(person.lang, "page-replay-title"))
        person.page.get_by_role("slider").fill(str(number))

    return replayed


WIDE: dict[str, tuple[ViewportSize, str]] = {"1440": (DESKTOP, "fr")} | ({"1920": (LARGE, "en")} if ALL_LOOKS else {})
LANGS = ("en", "fr") if ALL_LOOKS else ("fr",)
"""French is longer; SCREENS=all looks at the rest."""
MOMENTS: dict[str, Moment] = {
    "dice of the final battle": at(final_dice, "celestia_duo"),
    "three crew members": at(three_crew_members, "celestia_duo"),
    "a city": at(at_step("shop"), "celestia-normal"),
    "cards to share": at(cards_to_share, "celestia_duo"),
    "the log beside the route": with_log(at(long_way, "celestia_duo")),
    "a hand that is looked back at": looked_back_at(full_hand, "celestia-normal"),
    "a conflict with many ways on": at(many_ways_on, "etherium-three-first", "etherium"),
    "the programs of four peoples": at(last_programs, "etherium-four-first"),
    "the log beside a program": with_log(at(half_a_program, "etherium-four-first")),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
@pytest.mark.parametrize(("size", "lang"), WIDE.values(), ids=WIDE)
def test_nothing_is_cut_off_on_a_wide_screen(people: People, moment: Moment, size: ViewportSize, lang: str) -> None:
    person = people.come(size=size, lang=lang)
    moment(person)
    person.page.wait_for_timeout(SETTLED)
    assert cut_off(person) == []


LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SINGLE = ("alone", *VARIANTS)
BESIDE: dict[str, tuple[ViewportSize, tuple[str, ...]]] = {
    "1280": (LAPTOP, ("two", *SINGLE)),
    "1440": (DESKTOP, ("two", *SINGLE, "everything", "two-everything")),
    "1920": (LARGE, ("everything", "two-everything")),
}
"""Deals whose expansions have room beside the cards, by the width of the window."""
BELOW = """() => {
    const main = document.querySelector("main");
    const edge = main.getBoundingClientRect().bottom;
    const low = [...main.querySelectorAll(".table :is([data-piece], .panel, p, button)")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().bottom > edge + 1);
    return low.map((one) => one.dataset.piece ?? one.className);
}"""
"""What of a table lies below the lower edge of the window."""


@pytest.mark.parametrize(("size", "names"), BESIDE.values(), ids=BESIDE)
def test_expansions_are_in_sight_beside_the_cards(people: People, size: ViewportSize, names: tuple[str, ...]) -> None:
    below = {}
    for name in names:
        person = people.come(size=size, lang="fr")
        lay(person, *moment(at_step("roll"), name))
        person.page.wait_for_timeout(SETTLED)
        below[name] = person.page.evaluate(BELOW)
    assert not any(below.values()), below


FOR_TWO: dict[str, ViewportSize] = {"1280": LAPTOP} | ({"1440": DESKTOP} if ALL_LOOKS else {})
BEGUN = 40
"""Decisions after which cards lie in every Workshop."""


@pytest.mark.parametrize("size", FOR_TWO.values(), ids=FOR_TWO)
def test_both_boards_are_in_sight_beside_one_expansion(people: People, size: ViewportSize) -> None:
    below = {}
    for name in VARIANTS:
        known = begun(f"two-{name}", 2, {"expansions": [name]}, BEGUN)
        placing = max(number for number, (_, notation) in enumerate(known.decisions) if notation.startswith("place"))
        person = people.come(size=size, lang="fr")
        for number in (placing, len(known.decisions)):
            lay(person, known, number)
            person.page.wait_for_timeout(SETTLED)
            expect(person.page.locator("main .boards .board")).to_have_count(2)
            below[name, number] = [*person.page.evaluate(BELOW), *cut_off(person, "main .boards .panel")]
    assert not any(below.values()), below


@pytest.mark.parametrize(("size", "lang"), WIDE.values(), ids=WIDE)
def test_a_chat_pushes_nothing_out_of_a_wide_screen(people: People, size: ViewportSize, lang: str) -> None:
    person = people.come(size=size, lang=lang)
    lay_apart(person, *moment(advises_on_dice, "celestia_duo"), chat=True)
    line = person.page.locator(".chat input")
    for number in range(LINES):
        line.fill(f"{number} " * LETTERS)
        line.press("Enter")
        expect(line).to_have_value("")
    person.page.wait_for_timeout(SETTLED)
    expect(person.page.locator(".chat li")).not_to_have_count(0)
    assert cut_off(person) == []


@pytest.mark.parametrize("size", [size for size, _ in WIDE.values()], ids=WIDE)
def test_whoever_watches_sees_all_four_peoples(people: People, size: ViewportSize) -> None:
    host = people.come()
    lay(host, *moment(last_programs, "etherium-four-first"))
    onlooker = people.come(size=size)
    onlooker.page.goto(host.page.url)
    await_table(onlooker)
    onlooker.page.locator(".people .plan li").first.wait_for(timeout=PATIENCE)
    onlooker.page.wait_for_timeout(SETTLED)
    expect(onlooker.page.locator("article.people")).to_have_count(4)
    assert cut_off(onlooker) == []


DICE = ".dice li, .dice .place"
GOODS = ".goods-tile, .rewards .token"


@pytest.mark.parametrize(
    ("holds", "matter"),
    [
        (advises_on_dice, DICE),
        (advises_on_goods, GOODS),
        (advises_in_a_city, GOODS),
        (advises_in_the_final_battle, DICE),
    ],
    ids=["dice", "reward", "city", "final battle"],
)
@pytest.mark.parametrize("lang", LANGS)
def test_on_a_phone_whoever_advises_sees_what_it_is_about(people: People, holds: Holds, matter: str, lang: str) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    lay_apart(person, *moment(holds, "celestia_duo"))
    ready = person.page.locator("main [data-verb=ready]")
    ready.wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(SETTLED)
    expect(person.page.locator(matter)).not_to_have_count(0)
    assert cut_off(person, f"{matter}, main [data-verb=ready], main [data-verb=say]") == []


CARD = ".title, .foot, .die"


@pytest.mark.parametrize(
    ("holds", "within", "things"),
    [
        (far_ahead, ".ribbon", ".ship"),
        (baba_shows, ".baba", CARD),
        (known_ahead, ".ahead", CARD),
        (much_to_tell, ".telling", ".button, .told li"),
    ],
    ids=["route", "Baba", "Ambush ahead", "statements"],
)
@pytest.mark.parametrize("lang", LANGS)
def test_on_a_phone_nothing_of_it_is_cut_off(people: People, holds: Holds, within: str, things: str, lang: str) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    lay(person, *moment(holds, "celestia_duo"))
    found = person.page.locator(within)
    found.first.wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(SETTLED)
    found.first.evaluate("(element) => element.scrollIntoView({ block: 'nearest' })")
    parts = ", ".join(f"{within} {thing}" for thing in things.split(", "))
    expect(person.page.locator(parts)).not_to_have_count(0)
    assert cut_off(person, parts, scrolled=()) == []


@pytest.mark.parametrize("lang", LANGS)
def test_on_a_phone_many_buttons_cover_no_card(people: People, lang: str) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    match = deal_of("aerion", seed=1)
    many = {"research", "hunt", "demolish"}
    lay(person, match, next(at for at, _ in enumerate(match.decisions) if many <= verbs_of(again(match, at))))
    person.page.locator("main .actions .button").nth(2).wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(SETTLED)
    cards = person.page.locator('main [data-piece^="display/"], main [data-piece^="discard/"]')
    expect(cards).to_have_count(12)
    lowest = max(card["y"] + card["height"] for card in (one.bounding_box() for one in cards.all()) if card)
    hand = person.page.locator("main .tray").bounding_box()
    assert hand is not None
    assert lowest <= hand["y"]


@pytest.mark.parametrize("lang", LANGS)
def test_on_a_phone_a_replay_covers_no_card(people: People, lang: str) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    match = deal("alone", won=True)
    lay(person, match, len(match.decisions))
    person.press_named(say(lang, "page-table-result"))
    person.press_named(say(lang, "page-replay-title"))
    person.page.get_by_role("slider").fill("30")
    person.page.wait_for_timeout(SETTLED)
    expect(person.page.locator('main [data-piece^="display/"]')).to_have_count(6)
    assert cut_off(person, 'main [data-piece^="display/"], main .tray') == []


@pytest.mark.parametrize("lang", LANGS)
def test_on_a_phone_the_programs_are_scrolled_by_whole_rows(people: People, lang: str) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    lay(person, *moment(moves_late, "etherium"))
    person.page.locator(".timeline li.due").wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(SETTLED)
    cut = person.page.locator(".timeline .list").evaluate("""(list) => {
        const { top } = list.getBoundingClientRect();
        const rows = [...list.querySelectorAll("h3, li")].map((row) => row.getBoundingClientRect());
        return rows.filter((row) => row.top < top - 1 && row.bottom > top + 1).length;
    }""")
    assert cut == 0


def test_on_a_phone_a_conflict_is_watched_with_all_that_paces_it(people: People) -> None:
    host = people.come()
    lay(host, *moment(many_ways_on, "etherium"))
    onlooker = people.come(size=PHONE, hand="touch", lang="fr")
    onlooker.page.goto(host.page.url)
    await_table(onlooker)
    onlooker.page.locator('[data-guide="conflict"]').wait_for(timeout=PATIENCE)
    onlooker.page.wait_for_timeout(SETTLED)
    assert cut_off(onlooker, ".timeline button, .roller") == []


@pytest.mark.parametrize("lang", LANGS)
def test_on_a_phone_all_ways_on_in_a_conflict_are_in_sight(people: People, lang: str) -> None:
    person = people.come(size=PHONE, hand="touch", lang=lang)
    match = lay(person, *moment(many_ways_on, "etherium")).match
    person.page.locator(".ask .choice").first.wait_for(timeout=PATIENCE)
    person.page.wait_for_timeout(SETTLED)
    expect(person.page.locator(".ask .choice")).to_have_count(len(match.legal(match.actors[0])))
    assert cut_off(person, ".ask .choice, .roller") == []


def test_no_line_crosses_the_words_when_the_pirate_is_caught(people: People) -> None:
    person = people.come()
    match = deal("celestia-quick", won=True)
    lay(person, match, len(match.decisions))
    person.sees("side by side")
    expect(person.page.locator(".measure")).to_have_count(1)
