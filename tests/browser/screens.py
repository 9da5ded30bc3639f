"""Every screen, and how somebody comes to it: the pages, and the tables at moments that tell much."""

from __future__ import annotations

from collections.abc import Callable

from aerodrome import Match
from tests.browser.deals import Holds, again, deal, meeting, moment, verbs_of
from tests.browser.geometry import deal_of
from tests.browser.hands import say, words
from tests.browser.laid import MAKE, before, lay, lay_apart
from tests.browser.moments import (
    advises_in_a_city,
    cards_to_share,
    final_dice,
    full_hand,
    half_a_program,
    last_programs,
    long_way,
    many_ways_on,
    much_to_tell,
    three_crew_members,
)
from tests.browser.people import PATIENCE, People, Person, theme_of
from tests.browser.rooms import BOTH_HERE, ONE_BY_LINK, await_table, begin, link_of, open_options, seat_people

Screen = Callable[[People, Person], Person | None]
"""Brings somebody to a screen; another person is answered when it is theirs that is meant."""


def at(path: str) -> Screen:
    return lambda _, person: person.go(path)


def options(_: People, person: Person) -> None:
    open_options(person)
    seat_people(person, BOTH_HERE)
    for box in person.page.get_by_role("checkbox").all():
        if box.is_enabled() and box.is_visible():
            person.tick(box)


def settings(_: People, person: Person) -> None:
    person.go("/")
    person.press(person.page.get_by_role("button", name=say(person.lang, "page-settings"), exact=True).first)


def gathering(_: People, person: Person) -> None:
    begin(person, deal("two", won=True), ONE_BY_LINK)


def sitting_down(people: People, person: Person) -> Person:
    gathering(people, person)
    link = link_of(person, say(person.lang, "page-seats-link", number=2))
    size = person.page.viewport_size
    assert size is not None
    other = people.come(lang=person.lang, hand=person.hand, size=size, theme=theme_of(person))
    other.page.goto(link)
    return other


def table(name: str, verb: str, *, decisions: int = 0, won: bool = True) -> Screen:
    """A table at which so many decisions were taken, and the next one is of this kind."""

    def screen(_: People, person: Person) -> None:
        known = deal(name, won=won)
        verbs = [notation.split()[0] for _, notation in known.decisions]
        lay(person, known, verbs.index(verb, decisions))

    return screen


def then(screen: Screen, key: str) -> Screen:
    """The same, and a key is pressed."""

    def pressed(people: People, person: Person) -> None:
        screen(people, person)
        person.page.keyboard.press(key)

    return pressed


def chosen(people: People, person: Person) -> None:
    table("alone", "discard", decisions=20)(people, person)
    for number in ("1", "2", "3"):
        person.page.keyboard.press(number)


def explained(people: People, person: Person) -> None:
    table("alone", "discard", decisions=8)(people, person)
    person.press(person.page.locator('main [data-piece^="display/"]').first)


def laid(name: str, step: str, *, after: int = 0, won: bool | None = None) -> Screen:
    """A table at the first decision of a step, after so many decisions of a known match."""

    def screen(_: People, person: Person) -> None:
        known = deal(name, won=won)
        at = next(at for at in range(after, len(known.decisions)) if again(known, at).view().step == step)
        lay(person, known, at)

    return screen


def ended(name: str, *, won: bool) -> Screen:
    """A table at the end of a known match."""

    def screen(_: People, person: Person) -> None:
        known = deal(name, won=won)
        lay(person, known, len(known.decisions))

    return screen


def the_end(*, won: bool) -> Screen:
    """The result of a match of Aerion, which whoever comes later opens."""

    def screen(people: People, person: Person) -> None:
        ended("alone", won=won)(people, person)
        person.press_named(say(person.lang, "page-table-result"))

    return screen


def at_step(step: str) -> Screen:
    """A table of Celestia Duo at the first decision of a step."""

    def screen(_: People, person: Person) -> None:
        lay(person, *meeting(step))

    return screen


def handed_over(people: People, person: Person) -> None:
    """Two people share a screen, and nobody shows their cards."""
    laid("celestia-normal", "combat", after=24, won=True)(people, person)
    person.page.reload()
    person.page.locator(".band").wait_for()


def programmed(_: People, person: Person) -> None:
    """Somebody has laid most of their program, and sees what it would do."""
    known = deal("etherium-two-first", won=True)
    hands = lay(person, known, before(known, "token", after=100))
    hands.play(2)


def in_front(screen: Screen, key: str, game: str) -> Screen:
    """The same, and a button of the game is pressed, if this size has it."""

    def pressed(people: People, person: Person) -> None:
        screen(people, person)
        button = person.button(words(game).say(person.lang, key), exact=False).locator("visible=true")
        if button.count():
            person.press(button)

    return pressed


PLAY_AT_RANDOM = """async ({ table, seats }) => {
    const sockets = seats.map((seat) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
        const hello = { type: "hello", protocol: 1, seat, client: `random-for-${seat}` };
        let last = -1;
        socket.onopen = () => socket.send(JSON.stringify(hello));
        socket.onmessage = ({ data }) => {
            const { type, decision, legal } = JSON.parse(data);
            if ((type !== "snapshot" && type !== "update") || decision <= last || !legal?.length) return;
            last = decision;
            const action = legal[Math.floor(Math.random() * legal.length)];
            socket.send(JSON.stringify({ type: "do", command: decision + 1, decision, action }));
        };
        return socket;
    });
    while ((await (await fetch(`/api/tables/${table}`)).json()).table.status !== "over")
        await new Promise((resolve) => setTimeout(resolve, 100));
    for (const socket of sockets) socket.close();
}"""
"""Plays a table to its end for a device that has all seats. What a bot decides in somebody's place does not count."""


def played(people: People, person: Person) -> None:
    """The statistics of somebody who has played a few matches; known deals are listed there, and not counted."""
    ended("celestia-quick", won=True)(people, person)
    for game, count in (("aerion", 1), ("etherium", 2), ("etherium", 2), ("aerion", 1)):
        seats = [{"kind": "me"}, *[{"kind": "here"}] * (count - 1)]
        table = person.page.evaluate(MAKE, {"game": game, "seats": seats})
        # A match with fair dice begins when the device of each player has come to the table.
        person.go(f"/table/{table}")
        await_table(person)
        person.go("/about")
        person.page.evaluate(PLAY_AT_RANDOM, {"table": table, "seats": list(range(count))})
    person.go("/statistics")
    person.page.get_by_role("heading", level=1).wait_for()


def when(holds: Holds, *names: str) -> Screen:
    """A table at the first moment at which something is so."""

    def screen(_: People, person: Person) -> None:
        lay(person, *moment(holds, *names))

    return screen


def apart_when(holds: Holds, *names: str) -> Screen:
    """The same, with one seat of it on this screen."""

    def screen(_: People, person: Person) -> None:
        lay_apart(person, *moment(holds, *names))

    return screen


def from_menu(screen: Screen, *keys: str) -> Screen:
    """The same, and the menu is opened, or a sheet from it."""

    def opened(people: People, person: Person) -> None:
        screen(people, person)
        for key in ("page-table-menu", *keys):
            person.press_named(say(person.lang, key))

    return opened


def looked_back(name: str, number: int, *, won: bool = True) -> Screen:
    """A match that is over, at an earlier moment."""

    def replayed(people: People, person: Person) -> None:
        ended(name, won=won)(people, person)
        person.press_named(say(person.lang, "page-table-result"))
        person.press_named(say(person.lang, "page-replay-title"))
        person.page.get_by_role("slider").fill(str(number))

    return replayed


def primer(_: People, person: Person) -> None:
    person.go("/")
    person.press(person.page.get_by_role("button", name=say(person.lang, "page-primer-of", game="Etherium")))


def ruling(_: People, person: Person) -> None:
    """A rule with the reading that it has here."""
    person.go("/rules/celestia_duo")
    summary = person.page.locator("summary", has_text=say(person.lang, "page-rules-ruling")).first
    person.press(summary)
    person.page.locator("details[open] strong, details[open] td").first.wait_for(timeout=PATIENCE)
    summary.scroll_into_view_if_needed()


def searched(_: People, person: Person) -> None:
    person.go("/rules/etherium")
    person.write(person.page.get_by_role("searchbox"), "conf")


def pile(people: People, person: Person) -> None:
    """What is left of a deck."""
    table("alone", "discard", decisions=30)(people, person)
    person.press(person.page.locator('main [data-piece^="deck/"]').locator("visible=true").first)


def pressed(screen: Screen, name: str) -> Screen:
    """The same, and a piece is pressed to see what it is."""

    def told(people: People, person: Person) -> None:
        screen(people, person)
        person.press(person.page.locator(f'main [data-piece^="{name}"]').locator("visible=true").first)

    return told


def in_drawer(screen: Screen) -> Screen:
    """The same, and what is put away on a small screen is brought out."""

    def out(people: People, person: Person) -> None:
        screen(people, person)
        person.page.wait_for_load_state("networkidle", timeout=PATIENCE)
        handle = person.page.locator("main .peek").locator("visible=true")
        if handle.count():
            person.press(handle)

    return out


def many_choices(match: Match) -> bool:
    return {"research", "hunt", "demolish"} <= verbs_of(match)


def many_buttons(_: People, person: Person) -> None:
    match = deal_of("aerion", seed=1)
    lay(person, match, next(at for at, _ in enumerate(match.decisions) if many_choices(again(match, at))))


SCREENS: dict[str, Screen] = {
    "start": at("/"),
    "primer": primer,
    "new": at("/new/aerion"),
    "new-everything": options,
    "settings": settings,
    "rules": at("/rules/aerion"),
    "ruling": ruling,
    "searched": searched,
    "verify": at("/verify"),
    "about": at("/about"),
    "nowhere": at("/nowhere"),
    "statistics": played,
    "reconstructed": at("/reconstructed"),
    "gathering": gathering,
    "sitting-down": sitting_down,
    "first-roll": table("alone", "roll"),
    "dice": table("alone", "acquire"),
    "chosen": chosen,
    "explained": explained,
    "place": table("alone", "place", decisions=20),
    "late": table("alone", "discard", decisions=110),
    "drawer": in_drawer(table("alone", "discard", decisions=110)),
    "log": then(table("alone", "discard", decisions=30), "l"),
    "actions": then(table("alone", "discard", decisions=30), "m"),
    "keys": then(table("alone", "discard", decisions=4), "?"),
    "rules-at-table": then(table("alone", "discard", decisions=4), "r"),
    "menu": from_menu(table("alone", "discard", decisions=4)),
    "seats": from_menu(table("two", "acquire"), "page-seats-title"),
    "share": from_menu(table("two", "acquire"), "page-table-share-long"),
    "resign": from_menu(table("alone", "discard", decisions=4), "page-table-resign"),
    "pile": pile,
    "many-choices": many_buttons,
    "two": table("two", "acquire", decisions=60),
    "two-everything": table("two-everything", "acquire", decisions=60),
    "everything": table("everything", "acquire", decisions=60),
    "everything-late": table("everything-variants", "acquire", decisions=200),
    "everything-drawer": in_drawer(table("everything-variants", "acquire", decisions=200)),
    "guide": at("/new/aerion?guide"),
    "won": the_end(won=True),
    "lost": the_end(won=False),
    "replay": looked_back("alone", 30),
    "celestia-new": at("/new/celestia_duo"),
    "celestia-first": laid("celestia-normal", "combat"),
    "celestia-talk": laid("celestia-talk", "briefing", after=13),
    "celestia-dice": laid("celestia-normal", "dice", after=48, won=True),
    "celestia-fight": laid("celestia-normal", "combat", after=24, won=True),
    "celestia-sharing": laid("celestia-normal", "pick", after=40, won=True),
    "celestia-to-share": when(cards_to_share, "celestia_duo"),
    "celestia-tell": laid("celestia-normal", "tell", won=True),
    "celestia-much-to-tell": when(much_to_tell, "celestia_duo"),
    "celestia-hold": laid("celestia-normal", "rewards", after=60, won=True),
    "celestia-city": apart_when(advises_in_a_city, "celestia_duo"),
    "celestia-load": at_step("load"),
    "celestia-deactivate": at_step("deactivate"),
    "celestia-dismiss": at_step("dismiss"),
    "celestia-crew": when(three_crew_members, "celestia_duo"),
    "celestia-hand-over": handed_over,
    "celestia-stage": laid("celestia-talk", "resources"),
    "celestia-battle": laid("celestia-normal", "combat", after=117, won=True),
    "celestia-battle-dice": when(final_dice, "celestia_duo"),
    "celestia-drawer": in_drawer(when(full_hand, "celestia-normal")),
    "celestia-log": then(when(long_way, "celestia_duo"), "l"),
    "celestia-explained": pressed(when(final_dice, "celestia_duo"), "pirate"),
    "celestia-examples": in_front(
        laid("celestia-normal", "combat", after=24, won=True), "celestia-page-examples", "celestia_duo"
    ),
    "celestia-won": ended("celestia-normal", won=True),
    "celestia-lost": ended("celestia-hasty", won=False),
    "celestia-replay": looked_back("celestia-normal", 60),
    "celestia-guide": at("/new/celestia_duo?guide"),
    "etherium-new": at("/new/etherium"),
    "etherium-laying": laid("etherium-two-tactical", "lay", after=6, won=True),
    "etherium-first": laid("etherium-two-first", "program", won=True),
    "etherium-program": programmed,
    "etherium-long-log": then(when(half_a_program, "etherium-four-first"), "l"),
    "etherium-act": laid("etherium-two-first", "act", after=130, won=True),
    "etherium-rolled": laid("etherium-two-first", "rolled", after=130, won=True),
    "etherium-conflict": when(many_ways_on, "etherium-three-first", "etherium"),
    "etherium-flight": laid("etherium-two-first", "flee", won=True),
    "etherium-explained": pressed(laid("etherium-two-first", "act", after=130, won=True), "space/"),
    **{
        f"etherium-{part}": in_front(
            laid("etherium-two-first", "pay", after=190, won=True), f"etherium-page-side-{part}", "etherium"
        )
        for part in ("peoples", "cards", "score", "supply")
    },
    "etherium-reference": in_front(
        laid("etherium-two-first", "act", after=130, won=True), "etherium-page-reference", "etherium"
    ),
    "etherium-four": laid("etherium-four-first", "act", after=300, won=True),
    "etherium-last-programs": when(last_programs, "etherium-four-first"),
    "etherium-won": ended("etherium-two-first", won=True),
    "etherium-lost": ended("etherium-four-first", won=False),
    "etherium-replay": looked_back("etherium-two-first", 200),
    "etherium-guide": at("/new/etherium?guide"),
}
