"""Ten questions about Celestia Duo, each answered on the table within two presses; `docs/first-match.md` lists them."""

from __future__ import annotations

import pytest

from aerodrome import Match
from aerodrome.kernel.record import Decision
from tests.browser.deals import celestia_view, moment
from tests.browser.hands import BOX, words
from tests.browser.laid import lay
from tests.browser.people import PATIENCE, PHONE, People, Person

HELD = 800
"""Milliseconds for which somebody holds a piece to read about it."""


def says(person: Person, key: str, **values: str | int) -> str:
    return words("celestia_duo").say(person.lang, key, **values)


def in_combat(match: Match) -> bool:
    """Seat 0 is to beat a die that their cards can beat, with a crew member and something else aboard."""
    view = celestia_view(match)
    if view.step != "combat" or match.actors != (0,) or not view.crew or view.smoke == 0:
        return False
    return all(action.verb != "cannot" for action in match.legal(0))


def in_briefing(match: Match) -> bool:
    view = celestia_view(match)
    return view.step == "briefing" and view.turn > 1 and view.player == 0 and bool(view.stages_left)


def with_rewards(match: Match) -> bool:
    view = celestia_view(match)
    last = match.entries[-1] if match.entries else None
    return view.step == "rewards" and "communication" in view.rewards and isinstance(last, Decision)


def explained(person: Person, piece: str) -> str:
    """What the box of a piece says; a finger or a mouse holds it, for a press may do something."""
    place = person.page.locator(f'main [data-piece="{piece}"]').locator("visible=true").first
    place.wait_for(timeout=PATIENCE)
    place.scroll_into_view_if_needed()
    place.click(delay=HELD)
    box = person.page.locator(BOX)
    box.wait_for(timeout=PATIENCE)
    said = box.inner_text()
    person.key("Escape")
    box.wait_for(state="detached")
    return said


@pytest.fixture
def fighter(people: People) -> Person:
    person = people.come()
    lay(person, *moment(in_combat, "celestia_duo"))
    return person


def test_how_do_we_win_and_lose(fighter: Person) -> None:
    said = explained(fighter, "pirate")
    assert says(fighter, "celestia-page-about-lose") in said
    assert any(says(fighter, "celestia-page-about-win", mode=mode) in said for mode in ("quick", "normal"))


def test_what_beats_this_die(fighter: Person) -> None:
    die = fighter.page.locator('main [data-piece^="die/"]').first.get_attribute("data-piece")
    assert die is not None
    card = says(fighter, f"celestia-duo-card-{die.partition('/')[2]}")
    assert says(fighter, "celestia-page-about-die", card=card, pairs="yes") in explained(fighter, die)


def test_what_is_this_card_for(fighter: Person) -> None:
    piece = fighter.page.locator('main [data-piece^="hand/"]:not([data-piece="hand/joker"])').first
    name = piece.get_attribute("data-piece")
    assert name is not None
    card = says(fighter, f"celestia-duo-card-{name.partition('/')[2]}")
    assert says(fighter, "celestia-page-about-card", card=card, pairs="yes") in explained(fighter, name)


def test_what_does_an_energy_loss_cost(fighter: Person) -> None:
    said = explained(fighter, "energy")
    assert says(fighter, "celestia-page-about-energy-turned") in said
    assert says(fighter, "celestia-page-fact-takes") in said


def test_what_is_in_the_hold_for(fighter: Person) -> None:
    assert says(fighter, "celestia-page-about-hold") in explained(fighter, "hold")
    assert says(fighter, "celestia-page-about-smoke") in explained(fighter, "smoke")


def test_what_does_a_crew_member_do(fighter: Person) -> None:
    piece = fighter.page.locator('main [data-piece^="crew/"]').first.get_attribute("data-piece")
    assert piece is not None
    said = explained(fighter, piece)
    assert says(fighter, f"celestia-duo-crew-{piece.partition('/')[2]}-help") in said
    assert says(fighter, "celestia-page-about-crew-once") in said


def test_what_does_my_partner_know_of_me(fighter: Person) -> None:
    assert says(fighter, "celestia-page-about-memory-you") in explained(fighter, "memory")


@pytest.mark.parametrize("size", [PHONE, None], ids=["phone", "desktop"])
def test_when_may_we_talk(people: People, size: object) -> None:
    person = people.come(size=PHONE, hand="touch") if size else people.come()
    lay(person, *moment(in_combat, "celestia_duo"))
    person.press(person.page.locator("main .banner [aria-haspopup=dialog]"))
    said = person.dialog().inner_text()
    assert says(person, "celestia-page-may-combat") in said
    assert says(person, "celestia-page-forbidden-combat-1") in said


def test_who_decides_what_a_stop_gives_and_how_far_we_fly(people: People) -> None:
    person = people.come()
    lay(person, *moment(in_briefing, "celestia_duo"))
    assert says(person, "celestia-page-about-captain") in explained(person, "captain")
    assert says(person, "celestia-page-about-stop") in explained(person, "stage-deck")
    said = explained(person, "airship")
    assert says(person, "celestia-page-about-airship") in said
    assert says(person, "celestia-page-fact-propeller") in said


def test_what_does_this_reward_bring(people: People) -> None:
    person = people.come()
    lay(person, *moment(with_rewards, "celestia_duo"))
    said = explained(person, "reward/communication")
    assert says(person, "celestia-page-about-reward-communication") in said
