"""Tables at moments with much to show: everything is in sight, and nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from aerodrome import Match
from tests.browser.deals import (
    VARIANTS,
    Holds,
    again,
    at_step,
    begun,
    celestia_view,
    deal,
    etherium_view,
    moment,
    verbs_of,
)
from tests.browser.fitting import cut_off
from tests.browser.geometry import deal_of
from tests.browser.hands import say
from tests.browser.laid import lay, lay_apart
from tests.browser.people import ALL_LOOKS, DESKTOP, LARGE, PATIENCE, PHONE, People, Person
from tests.browser.rooms import await_table

SETTLED = 400
"""Milliseconds after which a table that was laid has come to rest."""
LONG = 50
"""So many decisions in a log fill a screen."""
LINES = 4
LETTERS = 40
"""What is written in a chat: some lines of two rows or three."""
LAST_SEASON = 7
FAR = 15
"""Cards between the ships."""

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


def final_dice(match: Match) -> bool:
    view = celestia_view(match)
    return view.boarding and view.step == "dice" and len(view.dice) >= 4


def three_crew_members(match: Match) -> bool:
    view = celestia_view(match)
    return view.step == "dice" and len(view.crew) == 3


def cards_to_share(match: Match) -> bool:
    view = celestia_view(match)
    return view.step == "share" and sum(view.visible.values()) >= 4


def long_way(match: Match) -> bool:
    """Dice lie there, and the log is long."""
    view = celestia_view(match)
    return view.step == "combat" and len(view.dice) >= 3 and len(match.entries) >= LONG


def full_hand(match: Match) -> bool:
    """Of most kinds there is a card."""
    return celestia_view(match).step == "combat" and len(celestia_view(match).hand) >= 5


def many_ways_on(match: Match) -> bool:
    """A roll of a conflict can be changed by the guide and by a card."""
    is_rolled = etherium_view(match).conflict is not None and etherium_view(match).step == "rolled"
    return is_rolled and verbs_of(match) == {"guide", "play"} and len(match.legal(match.actors[0])) >= 4


def last_programs(match: Match) -> bool:
    """In the last season, all plans lie open and are carried out."""
    view = etherium_view(match)
    return view.step == "act" and view.season_number == LAST_SEASON and all(len(one.plan) > 3 for one in view.players)


def moves_late(match: Match) -> bool:
    """A unit moves after the first actions of a season: its way is pressed on the board, and the programs stay."""
    view = etherium_view(match)
    return view.step == "act" and view.number >= 3 and verbs_of(match) == {"move"} and view.order[0] != view.seat


def half_a_program(match: Match) -> bool:
    """Whoever is asked has laid two tokens, and the log is long."""
    view = etherium_view(match)
    return view.step == "program" and len(view.players[view.seat].plan) == 2 and len(match.entries) >= LONG


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


def advises(match: Match) -> bool:
    """Whoever gets a shared screen has only words for the captain."""
    return celestia_view(match).captain != match.actors[0] and "ready" in verbs_of(match)


def advises_on_dice(match: Match) -> bool:
    view = celestia_view(match)
    return advises(match) and view.step == "dice" and not view.boarding and len(view.dice) >= 3


def advises_on_goods(match: Match) -> bool:
    """Something was won for which there is no room."""
    return advises(match) and celestia_view(match).step in ("rewards", "load")


def advises_in_a_city(match: Match) -> bool:
    return advises(match) and celestia_view(match).step == "shop"


def advises_in_the_final_battle(match: Match) -> bool:
    return advises(match) and final_dice(match)


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


def far_ahead(match: Match) -> bool:
    """The pirate is farther ahead than cards of the usual size allow for."""
    return celestia_view(match).pirate_ship - celestia_view(match).airship >= FAR


def baba_shows(match: Match) -> bool:
    return len(celestia_view(match).baba) == 3


def known_ahead(match: Match) -> bool:
    """The next Ambush lies face up."""
    view = celestia_view(match)
    isnt_caught = view.step == "briefing" and view.destination != view.pirate_ship
    return isnt_caught and view.route[view.destination - 1].card is not None


def much_to_tell(match: Match) -> bool:
    """What could be said of a hand takes four rows, and both said something before."""
    view = celestia_view(match)
    return view.step == "tell" and len(view.hand) % 2 == 1 and all(view.told)


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
