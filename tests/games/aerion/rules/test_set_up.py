"""Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import aerodrome
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.kernel import WrongScript
from tests.games.aerion.tables import ALL_CARDS, cards_on, set_up
from tests.rules_marker import rule

FIRST_CARDS = ("book", "incubi", "nacelle", "sognae", "helix", "trihellix")

DECKS = {
    "AA+BB": ("helix", "nut", "glider", "trihellix"),
    "AAA": ("helix", "cocoon", "hellinaut", "hornet"),
    "AAA+BB": ("nut", "cocoon", "bee", "nacelle"),
    "AAAA": ("nut", "cocoon", "glider", "hornet"),
    "AAA+BBB": ("helix", "nut", "hellinaut", "nacelle"),
    "A+B+C+D+E": ("helix", "cocoon", "bee", "trihellix"),
}
"""What each deck holds besides an Incubi, a Sognae and two Books."""

EDITIONS = {"pinned-ship": "waits", "egg-choice": "optional"}
"""Where rulebooks leave a choice: what is usual."""


@rule("aerion.setup.ships-as-projects")
def test_no_ship_flies_yet() -> None:
    assert [(ship.name, ship.flying) for ship in set_up(*FIRST_CARDS).view.ships] == [
        ("glider", False),
        ("hellinaut", False),
        ("bee", False),
        ("nacelle", False),
        ("hornet", False),
        ("trihellix", False),
    ]


@rule("aerion.setup.pixies")
def test_you_begin_with_three_pixies() -> None:
    match = aerodrome.new("aerion", seed=1)
    assert match.options == {"pixies": 3, "expansions": (), "variants": (), **EDITIONS, "first": 1}
    assert match.position()["pixies"] == 3


@rule("aerion.setup.fewer-pixies", "aerion.setup.pixies")
@pytest.mark.parametrize("pixies", [3, 2, 1, 0])
def test_you_may_choose_fewer_pixies(pixies: int) -> None:
    match = aerodrome.new("aerion", seed=1, options={"pixies": pixies})
    assert match.position()["pixies"] == pixies
    assert set_up(*FIRST_CARDS, pixies=pixies).view.pixies == pixies


@rule("aerion.setup.fewer-pixies")
@pytest.mark.parametrize("pixies", [4, -1, True, "3", None, 2.0])
def test_you_may_not_choose_anything_else(pixies: object) -> None:
    with pytest.raises(aerodrome.BadInput, match=r"'pixies' cannot be .* choose one of 3, 2, 1, 0"):
        aerodrome.new("aerion", seed=1, options={"pixies": pixies})


@rule("aerion.setup.six-decks")
def test_forty_eight_cards_form_six_decks_of_eight() -> None:
    table = set_up(*FIRST_CARDS)
    assert [column.deck for column in table.view.columns] == list(DECKS) == list(DECK_NAMES)
    for column in table.view.columns:
        assert column.size == 7
        assert column.display is not None
        cards = Counter(column.unseen)
        cards[column.display] += 1
        assert cards == Counter([*DECKS[column.deck], "incubi", "sognae", "book", "book"])
    assert cards_on(table.view).total() == 48
    assert ALL_CARDS.total() == 48


@rule("aerion.setup.six-decks")
def test_each_deck_is_shuffled_by_itself() -> None:
    deal = aerodrome.new("aerion", seed=1).record().deal
    assert [(chance.stream, chance.n, len(chance.results)) for chance in deal] == [
        (f"deck {deck}", 8, 1) for deck in DECKS
    ]


@rule("aerion.setup.six-decks")
def test_nothing_is_discarded_or_known_at_first() -> None:
    table = set_up(*FIRST_CARDS)
    assert table.discards() == {}
    assert [table.known(deck) for deck in DECKS] == [()] * 6


@rule("aerion.setup.display")
def test_one_card_of_each_deck_is_turned_up() -> None:
    assert set_up(*FIRST_CARDS).display() == dict(zip(DECKS, FIRST_CARDS, strict=True))


@rule("aerion.setup.display")
def test_a_deck_turns_up_only_its_own_cards() -> None:
    with pytest.raises(WrongScript):
        set_up("cocoon", *FIRST_CARDS[1:])


@rule("aerion.setup.areas")
def test_two_workshops_a_pulpit_and_a_reserve_begin_empty() -> None:
    view = set_up(*FIRST_CARDS).view
    assert view.workshops == ((), ())
    assert view.pulpit == ()
    assert view.reserve == ()
    assert view.acquired is None


@rule("aerion.setup.display", "aerion.setup.areas", "aerion.setup.ships-as-projects", "aerion.setup.pixies")
def test_the_table_before_the_first_roll() -> None:
    table = set_up(*FIRST_CARDS, pixies=2)
    assert table.position == {
        "seats": 1,
        "expansions": [],
        "variants": [],
        "turn": 1,
        "seat": 0,
        "step": "start",
        "waiting": [],
        "dice": [],
        "rerolls": 0,
        "pixies": 2,
        "display": {
            "AA+BB": "book",
            "AAA": "incubi",
            "AAA+BB": "nacelle",
            "AAAA": "sognae",
            "AAA+BBB": "helix",
            "A+B+C+D+E": "trihellix",
        },
        "top": {},
        "discards": {},
        "workshops": [[], []],
        "common_crew": None,
        "pulpits": [[]],
        "reserves": [[]],
        "acquired": None,
        "pile": None,
        "taken": 0,
        "ships": [],
        "second_fleet": [],
        "areas": {},
        "pieces": {},
        "counters": {},
        "ending": None,
    }
    assert table.legal == {"roll"}
