"""Celestia Duo at the table in a browser. All known deals are played by `python -m tests.browser --all`."""

from __future__ import annotations

import re
import time
from typing import Self

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from aerodrome import Match
from aerodrome.kernel.record import Decision
from tests.browser.deals import Deal, celestia_view, deal, moment
from tests.browser.hands import PAUSE, words
from tests.browser.laid import before, decide, lay, lay_apart
from tests.browser.people import DESKTOP, PATIENCE, PHONE, People, Person
from tests.browser.rooms import ONE_BY_LINK, await_table, begin, sit_down
from tests.browser.table_hands import TableHands
from tests.browser.test_company import await_the_end
from tests.browser.wandering import wander_on

BOT = ("me", "bot")
PAYMENTS = ("match", "pair", "joker", "mama", "flag")
SETTLED = 1500
"""Milliseconds after which a table on which things move has come to rest."""


def says(person: Person, key: str, **values: str | int) -> str:
    return words("celestia_duo").say(person.lang, key, **values)


def banner_of(person: Person) -> str:
    return person.page.get_by_role("region", name=says(person, "celestia-page-talk")).inner_text()


def sit_apart(host: Person, guest: Person, match: Deal) -> TableHands:
    """A match at two browsers, to which the guest comes by the host's link."""
    begin(host, match, ONE_BY_LINK)
    sit_down(host, guest, 2)
    await_table(guest)
    return TableHands(match, {0: host, 1: guest})


def test_a_quick_match_is_won_at_two_browsers_by_one_link(people: People) -> None:
    host, guest = people.come(), people.come(lang="fr", hand="touch", size=PHONE, theme="dark")
    hands = sit_apart(host, guest, deal("celestia-quick", won=True))
    hands.play()
    hands.end()
    assert hands.by_list == []
    assert [*host.unsaid(), *guest.unsaid()] == []


def test_a_match_is_lost_by_keyboard_alone(people: People) -> None:
    person = people.come(hand="keyboard", theme="dark")
    match = deal("celestia-hasty", won=False)
    begin(person, match)
    hands = TableHands(match, {0: person, 1: person})
    hands.play()
    hands.end()
    assert hands.by_list == []
    assert person.unsaid() == []


def test_two_at_one_screen_see_the_table_and_each_their_own_hand_for_as_long_as_they_look(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    match = deal("celestia-normal", won=True)
    begin(person, match)
    hands = TableHands(match, {0: person, 1: person})
    hands.play(12)
    person.page.reload()
    await_table(person)
    expect(person.page.locator("[data-piece^='hand/']")).to_have_count(0)
    # Whoever holds the button looks, and no longer.
    look = person.page.locator(".band [data-seat='1']")
    with Finger(person, look):
        person.page.locator("[data-piece^='hand/']").first.wait_for()
    expect(person.page.locator("[data-piece^='hand/']")).to_have_count(0)


def test_the_banner_says_whether_people_may_talk(people: People) -> None:
    host, guest = people.come(), people.come()
    hands = sit_apart(host, guest, deal("celestia-talk"))
    hands.play_until("say")
    for person in (host, guest):
        assert says(person, "celestia-duo-zone-talk") in banner_of(person)
        # What is only said stands between marks, beside what is done.
        expect(person.page.locator("main [data-verb=say]").first).to_have_text(re.compile(r"^\s*“.+”\s*$"))
    hands.play_until("match")
    for person in (host, guest):
        assert says(person, "celestia-duo-zone-silence") in banner_of(person)
        expect(person.page.locator("main [data-verb=say]")).to_have_count(0)


def test_whoever_only_advises_can_be_ready_for_the_whole_turn(people: People) -> None:
    host, guest = people.come(), people.come()
    hands = sit_apart(host, guest, deal("celestia-quick", won=True))
    hands.play_until("validate")
    captain, advisor = (host, guest) if hands.match.actors[0] == 0 else (guest, host)
    advisor.press_named(says(advisor, "celestia-page-stay-ready"))
    partner_is_ready = captain.page.locator("main").get_by_text(
        words("celestia_duo").say("en", "celestia-duo-zone-ready", who="partner")
    )
    expect(partner_is_ready).to_be_visible()
    captain.press(captain.page.locator("main [data-verb=validate]"))
    # The next decision of the turn: who begins.
    captain.page.locator("main [data-verb=start]").first.wait_for(timeout=PATIENCE)
    expect(partner_is_ready).to_be_visible()
    expect(advisor.page.locator("main [data-verb=ready]")).to_have_count(0)


def test_what_must_go_is_carried_out_of_the_hold_by_a_finger(people: People) -> None:
    person = people.come(size=PHONE, hand="touch")
    match = deal("celestia-odd", won=True)
    lay(person, match, before(match, "drop"))
    in_hold = person.page.locator(".hold [data-piece]")
    ludvig = person.page.locator('.hold [data-piece="crew/ludvig"]')
    ludvig.wait_for()
    held = in_hold.count()
    with Finger(person, ludvig) as finger:
        finger.move(0, -30)
        finger.is_followed_by(person.page.locator(".ghost"))
    assert in_hold.count() == held, "what is not carried far stays"
    with Finger(person, ludvig) as finger:
        finger.move(40, -140)
        finger.is_followed_by(person.page.locator(".ghost"))
    expect(in_hold).to_have_count(held - 1)
    expect(person.page.locator(".ghost")).to_have_count(0)
    expect(ludvig).to_have_count(0)


def two_must_go(match: Match) -> bool:
    """An Energy token is lost that takes two tokens from the hold, and none of them is gone yet."""
    view = celestia_view(match)
    if view.step != "resources" or view.losses != 2:
        return False
    last = match.entries[-1]
    return isinstance(last, Decision) and not last.do.startswith("drop ")


def test_what_a_lost_energy_token_gives_and_takes_is_said_at_the_table(people: People) -> None:
    host, onlooker = people.come(), people.come(size=PHONE, hand="touch")
    match, first = moment(two_must_go, "celestia_duo")
    taken = [notation.removeprefix("drop ") for _, notation in match.decisions[first : first + 2]]
    hands = lay(host, match, first)
    assert says(host, "celestia-page-loss") in host.page.locator(".loss").inner_text()
    onlooker.page.goto(host.page.url)
    told = onlooker.page.locator(".loss")
    expect(told).to_contain_text(says(onlooker, "celestia-page-loss-takes", count=len(taken)))
    hands.play(len(taken))
    names = [
        says(onlooker, f"celestia-duo-{'token' if name in ('gold', 'smoke') else 'crew'}-{name}") for name in taken
    ]
    expect(told).to_contain_text(says(onlooker, "celestia-page-loss-taken", tokens=" and ".join(names)))
    # Somebody pays, and the fight goes on: it was said.
    hands.play_until(*PAYMENTS)
    hands.step()
    expect(told).to_have_count(0)


def wins_a_reward_as_captain(match: Match) -> bool:
    """The Captain wins the fight, and with it a reward."""
    if celestia_view(match).step != "rewards":
        return False
    last = match.entries[-1]
    return isinstance(last, Decision) and match.actors == (last.seat,)


def test_who_looks_into_the_hold_sees_what_is_asked_next(people: People) -> None:
    person = people.come(size=PHONE, hand="touch")
    match, won = moment(wins_a_reward_as_captain, "celestia_duo")
    hands = lay(person, match, won - 1)
    assert hands.turn_over(person)
    reward = person.page.locator("main .rewards .token").first
    expect(reward).to_be_hidden()
    decide(person, hands, won)
    expect(reward).to_be_in_viewport(ratio=1)
    assert hands.turn_over(person)
    leave = person.page.locator("main [data-verb='done']")
    expect(leave).to_be_hidden()
    assert hands.turn_over(person)
    expect(leave).to_be_visible()


MOVES = """() => {
    window.moves = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...given) {
        const flies = frames[0]?.transform !== undefined && frames[1]?.opacity !== 0;
        if (this.matches(".piece") && flies) window.moves.push(this.dataset.zone);
        return animate.apply(this, [frames, ...given]);
    };
}"""
"""Writes down where every picture goes that is seen to fly, not to fade."""


def full_hand_at_a_draft(match: Match) -> bool:
    """Of an odd number of kinds one lies in the middle of the hand, where those are seen to go that are missing."""
    view = celestia_view(match)
    return view.step == "draft" and len(view.hand) >= 3 and len(view.hand) % 2 == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_that_is_taken_flies_into_the_hand(people: People, size: ViewportSize) -> None:
    match, first = moment(full_hand_at_a_draft, "celestia_duo")
    person = people.come(moves=True, size=size)
    lay_apart(person, match, first)
    share = person.page.locator("main [data-piece^='share/']").first
    kind = str(share.get_attribute("data-piece")).removeprefix("share/")
    person.page.wait_for_timeout(SETTLED)
    person.page.evaluate(MOVES)
    person.press(share)
    person.page.wait_for_function("(end) => window.moves.some((zone) => zone.endsWith(end))", arg=f"/{kind}")


def test_a_card_that_is_played_flies_out_of_the_hand(people: People) -> None:
    match = deal("celestia-quick", won=True)
    person = people.come(moves=True)
    lay_apart(person, match, before(match, "match"))
    person.page.wait_for_timeout(SETTLED)
    person.page.evaluate(MOVES)
    person.press(person.page.locator("main [data-piece^='hand/'].invites"))
    person.page.wait_for_function("() => window.moves.includes('played')")


class Finger:
    """A finger that lies on something and is moved; it is lifted in the end."""

    STEPS = 8
    ASTRAY = 4.0

    def __init__(self, person: Person, start: Locator) -> None:
        box = start.bounding_box()
        assert box is not None
        self._page = person.page
        self._devtools = person.page.context.new_cdp_session(person.page)
        self._x, self._y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def __enter__(self) -> Self:
        self._touch("touchStart")
        return self

    def move(self, across: float, down: float) -> None:
        for _ in range(self.STEPS):
            self._x, self._y = self._x + across / self.STEPS, self._y + down / self.STEPS
            self._touch("touchMove")

    def is_followed_by(self, carried: Locator) -> None:
        """What is carried lies under the finger, as soon as it is drawn."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not self._is_under(carried.bounding_box()):
            assert time.monotonic() < deadline, f"the finger is at {self._x}, {self._y}"
            self._page.wait_for_timeout(PAUSE)

    def _is_under(self, box: FloatRect | None) -> bool:
        if box is None:
            return False
        across, down = box["x"] + box["width"] / 2 - self._x, box["y"] + box["height"] / 2 - self._y
        return max(abs(across), abs(down)) < self.ASTRAY

    def __exit__(self, *_: object) -> None:
        self._touch("touchEnd")
        self._devtools.detach()

    def _touch(self, kind: str) -> None:
        points = [] if kind == "touchEnd" else [{"x": self._x, "y": self._y}]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


HAND = """() => {
    window.hands = new Set();
    const look = () => {
        const hand = document.querySelector("main .own > .hand")?.getBoundingClientRect();
        if (hand?.height) window.hands.add(`${Math.round(hand.top)} ${Math.round(hand.height)}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Writes down wherever the own hand lies."""


def test_a_bot_is_a_partner_to_the_end_of_a_match_and_the_hand_never_jumps(people: People) -> None:
    person = people.come(size=PHONE, hand="touch")
    begin(person, deal("celestia-quick", won=True), BOT)
    person.page.evaluate(HAND)
    wander_on(person, "celestia_duo")
    await_the_end(person)
    expect(person.dialog()).to_be_visible()
    assert len(person.page.evaluate("() => [...window.hands]")) == 1
    assert person.unsaid() == []
