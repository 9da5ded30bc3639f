"""Etherium at the table in a browser. All known deals, in all ways, are played by `python -m tests.browser --all`."""

from __future__ import annotations

from tests.browser.deals import deal
from tests.browser.laid import before, lay
from tests.browser.people import PATIENCE, PHONE, TABLET, People
from tests.browser.rooms import await_table, begin, sit_down
from tests.browser.table_hands import TableHands
from tests.browser.test_company import await_the_end, let_a_bot_play
from tests.browser.wandering import wander_on

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
