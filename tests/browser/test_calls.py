"""Whoever looks at something else is called when it is their turn: by the title, the icon, and a notification."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Worker, expect

from tests.browser.deals import deal
from tests.browser.hands import Hands, say
from tests.browser.people import PATIENCE, People, Person
from tests.browser.rooms import ONE_BY_LINK, await_cards, begin, sit_down

HIDE = """(isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""A browser without a window has no tab in the background, so the page is told that it is one."""
WATCH = """() => {
    const show = ServiceWorkerRegistration.prototype.showNotification;
    window.shown = new Promise((resolve) => {
        ServiceWorkerRegistration.prototype.showNotification = async function (...options) {
            await show.apply(this, options);
            resolve();
        };
    });
}"""
"""Chromium forgets a notification that it is asked about while it puts it up, so the page tells when one is up. It does
so by a promise: the page's content security policy refuses the script by which `wait_for_function` asks again."""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
PRESS = """async () => {
    self.led = [];
    WindowClient.prototype.focus = async function () { self.led.push(`focus ${new URL(this.url).pathname}`); };
    self.clients.openWindow = async (path) => void self.led.push(`open ${path}`);
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
"""Press the notification. Where it leads is written down: only a press of a person's lets a worker bring tabs up."""


def worker_of(person: Person) -> Worker:
    context = person.page.context
    return context.service_workers[0] if context.service_workers else context.wait_for_event("serviceworker")


def notices(person: Person, count: int) -> list[dict[str, Any]]:
    """What the system shows, once there are so many."""
    shown: list[dict[str, Any]] = []
    for _ in range(PATIENCE // 100):
        shown = person.page.evaluate(SHOWN)
        if len(shown) == count:
            return shown
        person.page.wait_for_timeout(100)
    raise AssertionError(f"{len(shown)} notifications, not {count}")


def led(worker: Worker, person: Person) -> list[str]:
    """Where a press led, once it has."""
    for _ in range(PATIENCE // 100):
        found: list[str] = worker.evaluate("self.led")
        if found:
            return found
        person.page.wait_for_timeout(100)
    raise AssertionError("the press led nowhere")


def test_a_turn_calls_whoever_looks_elsewhere(people: People) -> None:
    host, guest = people.come(), people.come()
    guest.page.context.grant_permissions(["notifications"])
    match = deal("two", won=True)
    begin(host, match, ONE_BY_LINK)
    sit_down(host, guest, 2)
    await_cards(host)
    await_cards(guest)
    guest.press_named(say("en", "page-settings"))
    guest.press(guest.page.get_by_role("switch", name=say("en", "page-settings-notify")))
    guest.key("Escape")
    path = guest.page.evaluate("location.pathname")
    worker = worker_of(guest)
    hands = Hands(match, {0: host})
    assert match.decisions[0][0] == 0

    guest.page.evaluate(WATCH)
    guest.page.evaluate(HIDE, True)
    while match.decisions[hands.done][0] == 0:
        hands.step()
    expect(guest.page).to_have_title(say("en", "page-table-title-asked", title="Aerion"))
    expect(guest.page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
    guest.page.evaluate("() => window.shown")
    (notice,) = notices(guest, 1)
    assert notice["title"] == say("en", "page-calls-notice", game="Aerion")
    assert notice["body"] == hands.match.game.voice.prompt(hands.view(1), "en")

    # A press brings the tab of the table to the front, and does not open a second one.
    worker.evaluate(PRESS)
    assert led(worker, guest) == [f"focus {path}"]
    notices(guest, 0)
    guest.page.evaluate(HIDE, False)
    expect(guest.page).to_have_title(say("en", "page-table-title", title="Aerion"))
    expect(guest.page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon.svg")
