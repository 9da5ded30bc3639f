"""Every screen, in both themes, on a phone and on a desktop: axe finds nothing, no message is missing, no text is
clipped, no control covered, nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.axe import violations
from tests.browser.deals import Holds, at_step, deal, meeting, moment
from tests.browser.fitting import misfits
from tests.browser.geometry import SETTLE
from tests.browser.hands import Hands, say, words
from tests.browser.laid import lay, lay_apart
from tests.browser.moments import (
    final_battle,
    large_terrain,
    program,
    talk,
)
from tests.browser.people import ALL_LOOKS, DESKTOP, PATIENCE, PHONE, SCREEN_SIZES, People, Person, Theme
from tests.browser.rooms import ONE_BY_LINK, await_cards, await_table, begin, expansion, link_of, open_options
from tests.browser.test_company import await_the_end, let_a_bot_play

LOOKS: list[tuple[Theme, ViewportSize]] = [("dark", PHONE), ("light", DESKTOP), ("light", PHONE), ("dark", DESKTOP)]

CELESTIA_RARE_STEPS = ("load", "deactivate", "dismiss")

OTHER_SIZES = {PHONE["width"]: ("phone-sideways", "tablet"), DESKTOP["width"]: ("laptop", "large")}
"""Beside the sizes in `LOOKS`: turned and larger ones, at which what is seen must fit too."""

Screens = Iterator[str]
"""The names of screens, each when it is there to be looked at."""


def pages(person: Person) -> Screens:
    """The pages around the tables."""
    person.go("/")
    person.page.get_by_role("heading", name="Etherium").wait_for()
    yield "start"
    person.press_named(say(person.lang, "page-settings"))
    person.dialog().wait_for()
    yield "settings"
    person.go("/rules/aerion")
    person.page.get_by_role("figure").first.wait_for()
    yield "rules"
    person.press(person.page.locator("summary", has_text=say(person.lang, "page-rules-ruling")).first)
    person.page.locator("details[open] strong, details[open] td").first.wait_for()
    yield "a ruling"
    person.press_named(say(person.lang, "page-primer"))
    person.dialog().wait_for()
    yield "the rules in two minutes"
    for name in ("verify", "about", "reconstructed", "statistics"):
        person.go(f"/{name}")
        person.page.get_by_role("heading", level=1).wait_for()
        yield name
    person.go("/statistics")
    person.sees(say(person.lang, "page-statistics-empty"))
    yield "no match yet"
    person.go("/reconstructed#celestia_duo")
    person.page.get_by_role("switch").wait_for()
    yield "reconstructed"
    person.forgiven = "/nowhere-at-all"
    person.go("/nowhere-at-all")
    person.page.get_by_role("heading", level=1).wait_for()
    yield "nowhere"


def beginnings(person: Person) -> Screens:
    """New match, the table that waits, sitting down."""
    open_options(person)
    for name in deal("everything", won=True).expansions:
        person.tick(expansion(person, name))
    person.press(person.page.locator("summary", has_text=say(person.lang, "page-more")))
    yield "new match"
    begin(person, deal("two", won=True), ONE_BY_LINK)
    person.page.get_by_label(say(person.lang, "page-seats-link", number=2), exact=True).wait_for()
    yield "gathering"
    link = link_of(person, say(person.lang, "page-seats-link", number=2))
    person.page.context.clear_cookies()  # whoever comes by the link is somebody else
    person.page.goto("about:blank")
    person.go(link)
    person.button(say(person.lang, "page-seats-sit")).wait_for()
    yield "sit down"


def table(person: Person) -> Screens:
    """A table of its own game, at several steps, with all that opens there."""
    match = deal("alone", won=True)
    begin(person, match)
    hands = Hands(match, {0: person})
    yield "table"
    hands.play(1)
    hands.choose_dice(person, hands.match.game.vocabulary.parse("keep none"))
    yield "dice chosen"
    hands.choose_dice(person, hands.match.game.vocabulary.parse("keep none"))
    person.press(hands.place(person, "display/AAAA"))
    person.sees(say(person.lang, "page-table-not-now"))
    yield "box"
    person.key("Escape")
    hands.play_until("place")
    yield "a card to be placed"
    for key, name in (("l", "log"), ("m", "everything"), ("?", "keys"), ("r", "rules")):
        person.key(key)
        person.page.wait_for_timeout(100)
        yield name
        person.key("l" if key == "l" else "Escape")
    hands.bring_out(person, lambda: hands.place(person, "deck/AAA").count() > 0)
    person.press(hands.place(person, "deck/AAA"))
    person.dialog().wait_for()
    yield "deck"
    person.key("Escape")
    person.press_named(say(person.lang, "page-table-menu"))
    person.dialog().wait_for()
    yield "menu"
    person.press_named(say(person.lang, "page-table-share-long"))
    yield "links"
    person.key("Escape")
    let_a_bot_play(person)
    await_the_end(person)
    yield "end"
    person.press_named(say(person.lang, "page-replay-title"))
    person.page.get_by_role("slider").wait_for()
    yield "replay"


def expansions(person: Person) -> Screens:
    """All expansions and variants on one table."""
    match = deal("everything-variants", won=False)
    begin(person, match)
    hands = Hands(match, {0: person})
    hands.play(25)
    yield "all expansions"
    if hands.turn_over(person):
        yield "boards in the drawer"
        hands.turn_over(person)
        yield "zones in the drawer"


CELESTIA_MOMENTS: dict[str, Holds] = {
    "combat": at_step("combat"),
    "tell": at_step("tell"),
    "share": at_step("share"),
    "final battle": final_battle,
    "talk": talk,
}
ETHERIUM_MOMENTS: dict[str, Holds] = {
    "program": program,
    "act": at_step("act"),
    "rolled": at_step("rolled"),
    "pay": at_step("pay"),
    "steal": at_step("steal"),
}


def celestia_duo(person: Person) -> Screens:
    """Celestia Duo at several steps, with what opens there, and its end."""
    open_options(person, "celestia_duo")
    yield "new match of Celestia Duo"
    match = deal("celestia-normal", won=True)
    for name, holds in CELESTIA_MOMENTS.items():
        lay_apart(person, *moment(holds, "celestia-normal"))
        yield name
    person.press_named(words("celestia_duo").say(person.lang, "celestia-page-examples"))
    person.dialog().wait_for()
    yield "examples"
    lay(person, *moment(talk, "celestia-normal"))
    person.page.locator(".band").wait_for()
    yield "shared screen"
    for step in CELESTIA_RARE_STEPS:
        lay(person, *meeting(step))
        yield step
    lay(person, match, len(match.decisions))
    person.press_named(say(person.lang, "page-table-result"))
    person.dialog().wait_for()
    yield "end"
    person.go("/statistics")
    person.page.get_by_role("heading", level=1).wait_for()
    yield "statistics of a match"


def etherium(person: Person) -> Screens:
    """Etherium at several steps, with what opens there, and its end."""
    open_options(person, "etherium")
    yield "new match of Etherium"
    lay(person, *moment(large_terrain, "etherium-two-tactical"))
    yield "laying the board"
    match = deal("etherium-two-first", won=True)
    for name, holds in ETHERIUM_MOMENTS.items():
        lay(person, *moment(holds, "etherium-two-first"))
        yield name
    for part in ("cards", "score", "supply", "peoples"):
        opener = person.button(words("etherium").say(person.lang, f"etherium-page-side-{part}"), exact=False)
        if opener.locator("visible=true").count():
            person.press(opener.locator("visible=true"))
            person.page.wait_for_timeout(100)
            yield f"the side {part}"
            person.key("Escape")
    person.key("h")
    person.dialog().wait_for()
    yield "the reference"
    person.key("Escape")
    lay(person, match, len(match.decisions))
    person.press_named(say(person.lang, "page-table-result"))
    person.dialog().wait_for()
    yield "end"


def guide(person: Person) -> Screens:
    person.go("/new/aerion?guide")
    await_cards(person)
    yield "guide"
    for game in ("celestia_duo", "etherium"):
        person.go(f"/new/{game}?guide")
        await_table(person)
        yield f"guide of {game}"


BOTH = LOOKS[:2]


def misfits_at(person: Person, other: str, size: ViewportSize) -> list[str]:
    """What does not fit when the window gets another size for a moment, in the other theme."""
    theme = person.page.evaluate("document.documentElement.dataset.theme")
    person.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    person.page.set_viewport_size(SCREEN_SIZES[other])
    person.page.evaluate(SETTLE)
    found = [f"{other}: {one}" for one in misfits(person)]
    person.page.set_viewport_size(size)
    person.page.emulate_media(color_scheme=theme)
    return found


SAMPLE = {
    pages: BOTH,
    beginnings: BOTH,
    table: BOTH,
    expansions: BOTH,
    celestia_duo: LOOKS[:1],
    etherium: LOOKS[1:2],
    guide: BOTH,
}
"""The looks in which the test run sees them; SCREENS=all is for the rest."""


@pytest.mark.parametrize(
    ("screens", "theme", "size"),
    [
        pytest.param(screens, theme, size, id=f"{screens.__name__}-{theme}-{size['width']}")
        for screens, sample in SAMPLE.items()
        for theme, size in (LOOKS if ALL_LOOKS else sample)
    ],
)
def test_nothing_is_wrong_with(
    people: People, screens: Callable[[Person], Screens], theme: Theme, size: ViewportSize
) -> None:
    lang = "fr" if (theme == "dark") == (size is PHONE) else "en"
    person = people.come(lang=lang, theme=theme, size=size, bypass_csp=True)
    wrong: list[str] = []
    others = cycle(OTHER_SIZES[size["width"]])
    for name in screens(person):
        person.page.wait_for_load_state("networkidle", timeout=PATIENCE)
        wrong += [f"{name}: {one}" for one in violations(person)]
        wrong += [f"{name}: the message {key} is missing" for key in person.unsaid()]
        wrong += [f"{name}: {one}" for one in misfits(person)]
        wrong += [f"{name}, {one}" for one in misfits_at(person, next(others), size)]
    assert not wrong, "\n".join(wrong)
