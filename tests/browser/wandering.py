"""Somebody at a table who knows nothing of the match: they press what invites, and whatever is offered then."""

from __future__ import annotations

import random
import time

from playwright.sync_api import TimeoutError

from tests.browser.hands import BOX, PAUSE, say, words
from tests.browser.people import Person

OFFERED = ".box .choice, dialog[open] .choice"
INVITING = (
    "main button.button[data-verb]:not(:disabled), main .place.invites, main .place.soft, main .choice[data-verb]"
)
GLANCE = 2_000
"""Milliseconds until somebody notices that what they wanted to press is gone."""
PATIENT = 45.0
"""Seconds that others may take until somebody is asked again; bots think."""

STATE = """() => {
    return {
        isOver: [...document.querySelectorAll("dialog[open] h2, dialog[open] h1")].map((one) => one.innerText),
        prompt: document.querySelector(".prompt")?.innerText ?? "",
        asked: document.querySelector(".line.asked") !== null,
    };
}"""


def wander_on(person: Person, game: str, *, seed: int = 7, presses: int = 2000, seconds: float = 240.0) -> int:
    """Press what invites until the match is over, or so often; answers how often. Saying nothing is left out."""
    chance = random.Random(seed)
    ends = {say(person.lang, f"page-end-{end}") for end in ("won", "lost")}
    ready = words(game).say(person.lang, "etherium-page-ready") if game == "etherium" else None
    pressed, last = 0, time.monotonic()
    deadline = last + seconds
    while pressed < presses:
        state = person.page.evaluate(STATE)
        if ends & set(state["isOver"]):
            return pressed
        now = time.monotonic()
        assert now < min(deadline, last + PATIENT), f"nothing can be pressed: {state}"
        offered = person.page.locator(OFFERED).locator("visible=true")
        inviting = person.page.locator(INVITING).locator("visible=true")
        done = person.button(ready).locator("visible=true") if ready else None
        if count := offered.count():
            target = offered.nth(chance.randrange(count))
        elif person.page.locator(BOX).count():
            # A bot decided meanwhile, and the box that was opened only explains now.
            person.key("Escape")
            continue
        elif state["asked"] and done is not None and done.count() and done.first.is_enabled():
            target = done
        elif state["asked"] and (count := inviting.count()):
            target = inviting.nth(chance.randrange(count))
        else:
            person.page.wait_for_timeout(PAUSE * 4)
            continue
        try:
            person.press(target, patience=GLANCE)
        except TimeoutError:
            # A bot was faster, and what invited is gone; a press that never succeeds is noticed above.
            continue
        pressed, last = pressed + 1, time.monotonic()
        person.page.wait_for_timeout(PAUSE)
    return pressed
