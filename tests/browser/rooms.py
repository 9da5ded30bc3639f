"""The way to a table, through the pages before it."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator

from tests.browser.deals import Deal
from tests.browser.hands import say, words
from tests.browser.people import PATIENCE, Person

ALONE = ("me",)
BOTH_HERE = ("me", "here")
ONE_BY_LINK = ("me", "link")


def begin(person: Person, deal: Deal, seats: Sequence[str] | None = None) -> None:
    """Put a match together on the page for it: seats, options, the known deal."""
    open_options(person, deal.game)
    kinds = seats or ("me", *["here"] * (deal.seats - 1))
    seat_people(person, kinds)
    for option, value in deal.options.items():
        if isinstance(value, str):
            choose(person, deal.game, option, value)
    for name in deal.expansions:
        person.tick(expansion(person, name))
    for name in deal.variants:
        person.tick(variant(person, name))
    person.press(person.page.locator("summary", has_text=say(person.lang, "page-more")))
    person.write(person.page.get_by_label(say(person.lang, "page-seed"), exact=True), deal.seed)
    person.press_named(say(person.lang, "page-begin"))
    if "link" not in kinds:
        await_table(person)


def begin_guided(person: Person) -> None:
    """Begin the guided first match."""
    person.go("/")
    person.press_named(say(person.lang, "page-start-guide"))
    await_cards(person)


def choose(person: Person, game: str, option: str, value: str) -> None:
    """Choose one of the values of an option."""
    key = f"{game.replace('_', '-')}-option-{option}"
    group = person.page.get_by_role("group", name=words(game).say(person.lang, key), exact=True)
    person.pick(group.get_by_role("radio", name=words(game).say(person.lang, f"{key}-{value}"), exact=True))


def open_options(person: Person, game: str = "aerion") -> None:
    person.go(f"/new/{game}")
    person.page.get_by_role("heading", name=say(person.lang, "page-options"), exact=True).wait_for(timeout=PATIENCE)


def seat_people(person: Person, kinds: Sequence[str]) -> None:
    """Say who sits where: `me`, `link`, `here` or `bot`."""
    count = person.page.get_by_role("group", name=say(person.lang, "page-seats-count"), exact=True)
    # A game for two has no such question.
    person.page.get_by_role("combobox").first.wait_for(timeout=PATIENCE)
    if count.count():
        person.pick(count.get_by_role("radio", name=str(len(kinds)), exact=True))
    for number, kind in enumerate(kinds, 1):
        field = person.page.get_by_role("combobox", name=say(person.lang, "page-seat", number=number), exact=True)
        bot = say(person.lang, "page-seat-bot", name=say(person.lang, "bot-steady"))
        person.select(field, bot if kind == "bot" else say(person.lang, f"page-seat-{kind}"))


def expansion(person: Person, name: str) -> Locator:
    return person.page.get_by_role("checkbox", name=say(person.lang, f"aerion-expansion-{name}"), exact=True)


def variant(person: Person, name: str) -> Locator:
    return person.page.get_by_role("checkbox", name=say(person.lang, f"aerion-variant-{name}"), exact=True)


def await_cards(person: Person) -> None:
    """Wait until the table is laid."""
    person.page.locator('main [data-piece^="display/"]').first.wait_for(timeout=PATIENCE)


def await_table(person: Person) -> None:
    """Wait until any table is laid, or somebody is asked to take the screen."""
    pieces = person.page.locator("main [data-piece], main.lone button.primary").filter(visible=True)
    pieces.first.wait_for(timeout=PATIENCE)


def sit_down(host: Person, guest: Person, number: int) -> None:
    """Somebody comes to a seat by its link."""
    guest.go(link_of(host, say(host.lang, "page-seats-link", number=number)))
    guest.press_named(say(guest.lang, "page-seats-sit"))


def link_of(person: Person, label: str) -> str:
    """A link that the page shows to be copied, by what it is called."""
    return person.page.get_by_label(label, exact=True).first.input_value()
