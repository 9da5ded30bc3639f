"""Servers that are killed and networks that fail, in the middle of things: the page says so, comes back by itself, and
nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.cable import Cable
from tests.browser.conftest import company
from tests.browser.deals import deal
from tests.browser.hands import Hands, say
from tests.browser.people import People, Person
from tests.browser.rooms import await_cards, begin
from tests.server.process import ServerProcess

MATCH = deal("alone", won=True)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db") as server:
        yield server


@pytest.fixture
def own_people(request: pytest.FixtureRequest, browser: Browser, own_server: ServerProcess) -> Iterator[People]:
    yield from company(request, browser, own_server.url)


def sit_down(people: People, *, moves: bool = False) -> tuple[Person, Hands]:
    person = people.come(moves=moves)
    begin(person, MATCH)
    return person, Hands(MATCH, {0: person})


def everything_is_as_the_server_has_it(people: People, person: Person, hands: Hands) -> None:
    """What the page shows is what somebody sees who opens the table only now; and the match goes on."""
    hands.await_table(person, 0)
    onlooker = people.come()
    onlooker.go(person.page.url)
    await_cards(onlooker)
    hands.await_table(onlooker, -1)
    onlooker.page.context.close()
    people.all.remove(onlooker)
    hands.play(3)


@pytest.mark.parametrize("verb", ["roll", "place"])
def test_a_move_that_is_made_while_the_server_is_dead_is_carried_out_once(
    own_people: People, own_server: ServerProcess, verb: str
) -> None:
    person, hands = sit_down(own_people)
    hands.play(1)
    hands.play_until(verb)
    with person.cut_off():
        own_server.kill()
        taken = hands.press_next()
        person.sees(say("en", "page-table-lost-waiting"))
        own_server.start()
        hands.look_on(taken)
        hands.await_table(person, 0)
    everything_is_as_the_server_has_it(own_people, person, hands)


def test_the_server_is_killed_between_paying_and_rolling_again(own_people: People, own_server: ServerProcess) -> None:
    person, hands = sit_down(own_people)
    hands.play_until("discard")
    hands.do(person, 0, hands.action(hands.done))
    hands.look_on(1)
    hands.await_table(person, 0)
    with person.cut_off():
        own_server.kill()
        person.sees(say("en", "page-table-lost"))
        own_server.start()
        person.sees(say("en", "page-table-back"))
    everything_is_as_the_server_has_it(own_people, person, hands)


@pytest.mark.parametrize("pause", [0, 30])
def test_the_server_is_killed_in_the_middle_of_the_gesture(
    own_people: People, own_server: ServerProcess, pause: int
) -> None:
    person, hands = sit_down(own_people, moves=True)
    hands.play_until("discard")
    with person.cut_off():
        hands.reroll_at_once(person)
        person.page.wait_for_timeout(pause)
        own_server.restart()
        # The page pays as soon as it can, and then rolls again: both were wanted by one press.
        hands.look_on(2)
        hands.await_table(person, 0)
    everything_is_as_the_server_has_it(own_people, person, hands)


def test_the_server_is_killed_while_dice_tumble_and_cards_fly(own_people: People, own_server: ServerProcess) -> None:
    person, hands = sit_down(own_people, moves=True)
    hands.play_until("place")
    with person.cut_off():
        hands.step()
        own_server.kill()
        person.sees(say("en", "page-table-lost"))
        own_server.start()
        hands.await_table(person, 0)
        person.sees(say("en", "page-table-back"))
    everything_is_as_the_server_has_it(own_people, person, hands)


def test_the_network_is_cut_and_comes_back(own_people: People) -> None:
    person, hands = sit_down(own_people)
    hands.play(2)
    with person.cut_off():
        person.page.context.set_offline(True)
        person.sees(say("en", "page-table-lost"))
        taken = hands.press_next()
        person.sees(say("en", "page-table-lost-waiting"))
        person.page.context.set_offline(False)
        hands.look_on(taken)
        hands.await_table(person, 0)
    everything_is_as_the_server_has_it(own_people, person, hands)


def test_a_cable_is_pulled_and_nobody_says_so(
    request: pytest.FixtureRequest, browser: Browser, own_server: ServerProcess
) -> None:
    with Cable(own_server.port) as cable:
        for people in company(request, browser, cable.url):
            person, hands = sit_down(people)
            hands.play(2)
            with person.cut_off():
                cable.pull()
                taken = hands.press_next()
                person.sees(say("en", "page-table-lost-waiting"))
                cable.plug()
                hands.look_on(taken)
                hands.await_table(person, 0)
            everything_is_as_the_server_has_it(people, person, hands)
