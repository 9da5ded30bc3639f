"""Etherium at the table in a browser. All known deals, in all ways, are played by `python -m tests.browser --all`."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, WebSocketRoute, expect

from aerodrome.games.etherium.view import EtheriumView
from tests.browser.deals import again, deal, is_still
from tests.browser.hands import PAUSE, say, words
from tests.browser.laid import before, decide, lay
from tests.browser.people import DESKTOP, PATIENCE, PHONE, TABLET, Hand, People, Person
from tests.browser.rooms import await_table, begin, sit_down
from tests.browser.table_hands import TableHands
from tests.browser.test_company import await_the_end, let_a_bot_play
from tests.browser.wandering import GLANCE, wander_on

A_SEASON = 30


def test_a_season_is_programmed_and_carried_out_at_two_browsers(people: People) -> None:
    host, guest = people.come(), people.come(lang="fr", hand="touch", size=PHONE, theme="dark")
    match = deal("etherium-two-first", won=True)
    begin(host, match, ("me", "link"))
    sit_down(host, guest, 2)
    await_table(guest)
    hands = TableHands(match, {0: host, 1: guest})
    hands.play(A_SEASON)
    assert hands.by_list == []
    for person in (host, guest):
        let_a_bot_play(person)
    for person in (host, guest):
        await_the_end(person)
    assert [*host.unsaid(), *guest.unsaid()] == []


def test_a_board_is_laid_by_two_at_one_screen_with_the_keyboard_alone(people: People) -> None:
    person = people.come(hand="keyboard", size=TABLET)
    match = deal("etherium-two-tactical", won=True)
    begin(person, match)
    hands = TableHands(match, {0: person, 1: person})
    hands.play_until("token")
    hands.play(8)
    assert hands.by_list == []


def test_one_person_plays_with_three_bots(people: People) -> None:
    person = people.come(hand="touch", size=PHONE)
    begin(person, deal("etherium-four-first", won=True), ("me", "bot", "bot", "bot"))
    # Bots of one name are told apart by what they lead.
    expect(person.page.locator(".marks li").last).to_contain_text(re.compile(r"Steady \([A-Z][a-z]+\)"))
    wander_on(person, "etherium", presses=12)
    assert person.unsaid() == []


def test_four_browsers_program_together(people: People) -> None:
    match = deal("etherium-four-first", won=True)
    host, *guests = everybody = [people.come() for _ in range(4)]
    begin(host, match, ("me", "link", "link", "link"))
    for number, guest in enumerate(guests, 2):
        sit_down(host, guest, number)
    for person in everybody:
        await_table(person)
    hands = TableHands(match, dict(enumerate(everybody)))
    hands.play_until("move", "collect", "upgrade", "connect", "etherise", "take")
    assert hands.by_list == []


def test_whoever_takes_the_screen_sees_the_conflict_they_flee_from(people: People) -> None:
    person = people.come()
    match = deal("etherium-two-first", won=True)
    lay(person, match, before(match, "flee", seat=1))
    person.page.locator('[data-guide="conflict"] .won').wait_for(timeout=PATIENCE)


PLAN = ("slot/move-forest", "slot/collect-mine", "slot/cards", "slot/connect-1")


def plan(person: Person) -> Locator:
    """What lies in the own program, token by token."""
    return person.page.locator(".strip li .word:not(.soft)")


def lay_tokens(person: Person, *pieces: str) -> None:
    for at, piece in enumerate(pieces, 1):
        slot = person.page.locator(f'main [data-piece="{piece}"]').locator("visible=true")
        person.press(slot)
        expect(plan(person)).to_have_count(at, timeout=PATIENCE)


def never_asked(person: Person, **kept: object) -> None:
    """This device does not want to be asked about Flash cards."""
    person.go("/about")
    kept = {"lang": person.lang, "asking": "never", **kept}
    person.page.evaluate("(kept) => localStorage.setItem('aerodrome', JSON.stringify(kept))", kept)


def skip_the_season(*persons: Person) -> None:
    """Nobody takes up the offer of the season card, whoever is asked first."""
    asked = list(persons)
    while asked:
        for person in list(asked):
            if person.button("Skip this").locator("visible=true").count():
                person.press_named("Skip this")
                asked.remove(person)
            person.page.wait_for_timeout(PAUSE)


def test_a_plan_that_was_ready_is_changed_token_by_token(people: People) -> None:
    host, guest = people.come(), people.come()
    for person in (host, guest):
        never_asked(person, automatic=False)
    begin(host, deal("etherium-two-first", won=True), ("me", "link"))
    sit_down(host, guest, 2)
    await_table(guest)
    skip_the_season(host, guest)
    lay_tokens(host, *PLAN)
    host.press_named("Ready")
    host.press_named("Change it")
    host.button("Ready").wait_for(timeout=PATIENCE)
    expect(plan(host)).to_have_text(["Forest", "Mine", "Cards", "First"])
    host.press(host.page.locator(".strip [data-token] button").nth(1))
    expect(plan(host)).to_have_text(["Forest", "Cards", "First"])
    host.page.locator(".strip [data-token] button").nth(2).focus()
    host.key("ArrowLeft", "ArrowLeft")
    expect(plan(host)).to_have_text(["First", "Forest", "Cards"])
    expect(host.page.locator(".strip [data-token] button").first).to_be_focused()
    capacity = host.page.locator('main [data-piece="slot/capacity"]')
    capacity.drag_to(host.page.locator('.strip [data-token="1"]'))
    expect(plan(host)).to_have_text(["First", "Capacity", "Forest", "Cards"])
    host.page.locator('.strip [data-token="0"] button').drag_to(host.page.locator('.strip [data-token="3"]'))
    expect(plan(host)).to_have_text(["Capacity", "Forest", "Cards", "First"])
    expect(host.page.locator('main [data-piece="slot/connect-1"]')).to_have_attribute("aria-pressed", "true")
    host.press_named("Ready")
    host.button("Change it").wait_for(timeout=PATIENCE)
    expect(plan(host)).to_have_text(["Capacity", "Forest", "Cards", "First"])


def test_the_program_of_the_season_before_is_laid_again_with_one_press(people: People) -> None:
    person = people.come()
    never_asked(person, speed="off")
    begin(person, deal("etherium-two-first", won=True), ("me", "bot"))
    person.press_named("Skip this")
    lay_tokens(person, "slot/collect-forest", "slot/connect-1", "slot/connect-2", "slot/cards")
    laid = plan(person).all_inner_texts()
    person.press_named("Ready")
    repeat = person.button(words("etherium").say("en", "etherium-page-repeat")).locator("visible=true")
    asked = person.page.locator("main .ask .choice, main .actions button").locator("visible=true")
    while not repeat.count():
        if asked.count():
            with suppress(TimeoutError):
                person.press(asked, patience=GLANCE)
        person.page.wait_for_timeout(PAUSE)
    person.page.reload()
    await_table(person)
    repeat.wait_for(timeout=PATIENCE)
    person.press(repeat)
    expect(plan(person)).to_have_text(laid)
    expect(person.button("Ready")).to_be_enabled()


def test_the_season_before_is_looked_at_again_step_by_step(people: People) -> None:
    person = people.come(size=PHONE, hand="touch")
    match = deal("etherium-two-first", won=True)
    lay(person, match, before(match, "token", after=60))
    slots = person.page.locator(".slots")
    slots.wait_for(timeout=PATIENCE)
    person.press_named("Watch again: the last season, step by step")
    slots.wait_for(state="detached", timeout=PATIENCE)
    person.press_named("Pause")
    present = person.button("Back to the present")
    for name in ("Next step", "Next step", "Continue"):
        person.press_named(name)
    person.press(present)
    slots.wait_for(timeout=PATIENCE)


NOTE_BUTTONS = """() => {
    window.verbs = new Set();
    const look = () => {
        for (const button of document.querySelectorAll("main button[data-verb]")) window.verbs.add(button.dataset.verb);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes every kind of decision that has a button, be it for a frame."""


def test_an_action_with_one_way_is_carried_out_without_a_press(people: People) -> None:
    person = people.come(automatic=True)
    never_asked(person)
    begin(person, deal("etherium-two-first", won=True), ("me", "bot"))
    person.press_named("Skip this")
    person.page.locator(".slots").wait_for(timeout=PATIENCE)
    lay_tokens(person, "slot/collect-forest", "slot/connect-1", "slot/connect-2", "slot/cards")
    person.page.evaluate(NOTE_BUTTONS)
    person.press_named("Ready")
    connect = person.page.locator('main [data-verb="connect"]').first
    connect.wait_for(timeout=PATIENCE)
    expect(person.page.locator(".timeline .done").first).to_be_visible()
    assert "collect" not in person.page.evaluate("() => [...window.verbs]")


LONG = 800
"""Milliseconds for which something is held, or a mouse rests, until it is explained."""
BOX = ".box[role=dialog]"


def ask_about(person: Person, slot: Locator, how: str) -> None:
    """Want to know what an action does, without programming it."""
    slot.scroll_into_view_if_needed()
    person.page.wait_for_timeout(LONG)
    box = slot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "key":
        slot.focus()
        person.key("i")
    elif how == "finger":
        devtools = person.page.context.new_cdp_session(person.page)
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        person.page.wait_for_timeout(LONG)
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        devtools.detach()
    else:
        person.page.mouse.move(x - 3, y)
        person.page.mouse.move(x, y)
        if how == "hold":
            person.page.mouse.down()
            person.page.wait_for_timeout(LONG)
            person.page.mouse.up()


@pytest.mark.parametrize("how", ["rest", "hold", "key", "finger"])
def test_an_action_is_explained_without_laying_its_token(people: People, how: str) -> None:
    hand: Hand = "touch" if how == "finger" else "mouse"
    person = people.come(hand=hand, size=PHONE if how == "finger" else DESKTOP, lang="fr")
    match = deal("etherium-two-first", won=True)
    hands = lay(person, match, before(match, "token", after=100))
    slot = person.page.locator('main [data-piece="slot/capacity"]')
    slot.wait_for(state="attached", timeout=PATIENCE)
    ask_about(person, slot, how)
    box = person.page.locator(BOX)
    expect(box).to_contain_text(hands.say(person, "etherium-page-about-capacity"))
    fate = hands.say(person, "etherium-capacity-fate")
    expect(box).to_contain_text(f"{fate}\N{NARROW NO-BREAK SPACE}:")
    expect(slot).to_have_attribute("aria-pressed", "false")


def test_what_each_total_of_a_connection_does_is_told_at_its_slot(people: People) -> None:
    person = people.come()
    match = deal("etherium-two-first", won=True)
    lay(person, match, before(match, "token", after=100))
    slot = person.page.locator('main [data-piece="slot/connect-1"]')
    slot.wait_for(state="attached", timeout=PATIENCE)
    ask_about(person, slot, "rest")
    for row in range(1, 13):
        expect(person.page.locator(BOX)).to_contain_text(words("etherium").say("en", f"etherium-row-{row}"))


def test_those_who_have_won_come_first_in_the_result_after_a_tie(people: People) -> None:
    person = people.come()

    def decide_the_tie(line: WebSocketRoute) -> None:
        """The second of two with as many stars has won."""
        server = line.connect_to_server()
        line.on_message(server.send)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            for told in (message, message.get("table")):
                if isinstance(told, dict) and told.get("outcome"):
                    told["outcome"] |= {"winners": [1], "scores": [8, 8]}
            line.send(json.dumps(message))

        server.on_message(hear)

    person.page.route_web_socket("**/socket", decide_the_tie)
    match = deal("etherium-two-tactical", won=True)
    lay(person, match, len(match.decisions))
    person.press_named(say("en", "page-table-result"))
    first = person.dialog().locator("tbody th").first
    expect(first).to_have_text(re.compile(re.escape(say("en", "page-seats-player", number=2))))


RESULT = """() => {
    window.result = null;
    const look = () => {
        const isOpen = document.querySelector("dialog[open]") !== null;
        if (isOpen) window.result = document.querySelectorAll(".ending .winner").length;
        else requestAnimationFrame(look);
    };
    look();
}"""
"""Writes down whether the winner was named on the table when the result opened."""


def test_the_result_opens_when_the_stars_are_counted_and_says_what_decided_it(people: People) -> None:
    person = people.come(moves=True)
    match = deal("etherium-two-first", won=True)
    last = len(match.decisions)
    hands = lay(person, match, next(at for at in range(last - 1, 0, -1) if is_still(again(match, at))))
    person.page.evaluate(RESULT)
    decide(person, hands, last)
    result = person.dialog()
    result.wait_for(timeout=PATIENCE)
    assert person.page.evaluate("() => window.result") == 1
    decided = person.page.locator(".ending").get_by_text("What decided it").inner_text()
    expect(result).to_contain_text(decided)
    view = again(match).view()
    assert isinstance(view, EtheriumView)
    for seat, player in enumerate(view.players):
        name = say("en", "page-seats-player", number=seat + 1)
        people_name = words("etherium").say("en", f"etherium-people-{player.people}")
        expect(result).to_contain_text(say("en", "page-seats-namesake", name=name, byname=people_name))
