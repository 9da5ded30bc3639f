"""The page waits as long as the server asks it to, opens a table when the network is back, and lets one's data go."""

from __future__ import annotations

import json

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.hands import say
from tests.browser.people import PHONE, People, Person
from tests.browser.rooms import await_cards
from tests.browser.test_history import begin_at_once, give_up

REFUSED = 3


def impatient(person: Person) -> list[str]:
    """Refuse the first histories that the page asks for, as a busy server does; what was refused is noted."""
    refused: list[str] = []

    def hold_back(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] != "history" or len(refused) >= REFUSED:
                server.send(message)
                return
            refused.append(str(message))
            key = "server-error-too-many-messages"
            said = {"key": key, "text": "Slow down.", "values": {}, "wait": 0.2, "command": asked["command"]}
            page.send(json.dumps({"type": "problem", "kind": "too-many", **said}))

        page.on_message(pass_on)

    person.page.route_web_socket("**/socket", hold_back)
    return refused


def test_a_replay_that_is_refused_for_a_moment_opens_all_the_same(people: People) -> None:
    person = people.come()
    begin_at_once(person)
    give_up(person)
    refused = impatient(person)
    person.go("/statistics")
    line = person.page.get_by_role("group", name="Aerion")
    person.press(line.get_by_role("link", name=say("en", "page-replay-title"), exact=True))
    person.sees(say("en", "page-replay-prompt"))
    assert len(refused) == REFUSED
    expect(person.page.get_by_text("Slow down.")).to_have_count(0)


def test_a_table_that_was_opened_without_a_network_opens_when_it_is_back(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    begin_at_once(person)
    table = person.page.url

    def lost(route: Route) -> None:
        route.abort("internetdisconnected")

    with person.cut_off():
        person.page.route("**/api/tables/**", lost)
        person.go(table)
        person.sees(say("en", "page-table-cannot-open"))
        # What helps is what stands out.
        expect(person.button(say("en", "page-table-try-again"))).to_have_class("button primary")
        person.page.unroute("**/api/tables/**", lost)
        await_cards(person)


def test_everything_about_oneself_is_deleted_after_a_second_press(people: People) -> None:
    person = people.come(lang="fr")
    begin_at_once(person)
    table = person.page.url
    person.go("/")
    person.press_named(say("fr", "page-settings"))
    person.press(person.page.locator("summary", has_text=say("fr", "page-data")))
    copy = person.dialog().get_by_role("link", name=say("fr", "page-data-copy"))
    assert copy.get_attribute("href") == "/api/guest/data"
    person.press_named(say("fr", "page-data-delete"))
    person.press_named(say("fr", "page-data-keep"))
    person.press_named(say("fr", "page-data-delete"))
    with person.page.expect_navigation():
        person.press_named(say("fr", "page-data-delete-now"))
    person.go("/statistics")
    person.page.get_by_role("heading").first.wait_for()
    with person.cut_off():
        assert person.page.request.get(table.replace("/table/", "/api/tables/")).status == 404
