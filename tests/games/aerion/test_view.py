"""What a player sees: built from the state, and followed from event to event."""

from __future__ import annotations

import json

import msgspec
import pytest

import aerodrome
from aerodrome.games.aerion import GAME, AerionView
from aerodrome.games.aerion.view import Column, Ship
from aerodrome.kernel import BadInput, FastDealer, Position, State, View
from tests.games.aerion.positions import ALL, EVERYTHING, FULL

SHIPS = (
    Ship("glider", "helix", "incubi", 0, True),
    Ship("hellinaut", "helix", "incubi", 0, False),
    Ship("bee", "nut", "incubi", 0, False),
    Ship("nacelle", "nut", "sognae", 0, False),
    Ship("hornet", "cocoon", "sognae", 0, False),
    Ship("trihellix", "cocoon", "sognae", 0, True),
)

FIFTH = {"incubi": 1, "sognae": 1, "helix": 1, "nut": 1, "hellinaut": 1, "book": 2}
VIEW = AerionView(
    game="aerion",
    seat=0,
    step="retrieve",
    actors=(0,),
    seats=1,
    expansions=(),
    variants=(),
    turn=12,
    player=0,
    dice=(1, 2, 2, 4, 5, 5),
    rerolls=0,
    pixies=1,
    columns=(
        Column("AA+BB", "AA+BB", "incubi", (), {"sognae": 1, "nut": 1, "glider": 1, "trihellix": 1, "book": 1}, {}),
        Column("AAA", "AAA", None, ("hornet", "book"), {"helix": 1, "cocoon": 1, "book": 1}, {}),
        Column(
            "AAA+BB",
            "AAA+BB",
            None,
            (),
            {"sognae": 1, "cocoon": 1, "bee": 1, "nacelle": 1},
            {"incubi": 1, "nut": 1, "book": 2},
        ),
        Column("AAAA", "AAAA", None, ("nut",), {"incubi": 1, "sognae": 1, "hornet": 1, "book": 2}, {"glider": 1}),
        Column(
            "AAA+BBB",
            "AAA+BBB/AA+BB+CC",
            None,
            (),
            {"incubi": 1, "sognae": 1, "helix": 1, "nut": 1, "hellinaut": 1, "book": 2},
            {},
        ),
        Column(
            "A+B+C+D+E",
            "A+B+C+D+E",
            "book",
            (),
            {"incubi": 1, "sognae": 1, "helix": 1, "cocoon": 1, "bee": 1, "trihellix": 1, "book": 1},
            {},
        ),
    ),
    workshops=(("hellinaut@AAA", "helix@AA+BB"), ("cocoon@AAAA",)),
    common_crew=None,
    pulpits=((),),
    reserves=(("incubi@AAA", "sognae@AAA", "nacelle@AAA+BBB"),),
    acquired="book@AA+BB",
    pile="AAA+BB",
    taken=1,
    ships=SHIPS,
    areas={},
    pieces={},
    counters={},
    won=None,
    ending=None,
)


def test_a_whole_view() -> None:
    assert GAME.view(GAME.from_position(FULL), 0) == VIEW


def test_a_view_of_two_players_with_expansions() -> None:
    view = GAME.view(GAME.from_position(EVERYTHING), 0)
    assert (view.seat, view.player, view.actors, view.seats) == (0, 1, (1,), 2)
    assert view.expansions == tuple(ALL)
    assert view.variants == ("expand-the-factory", "short-on-time", "the-flock", "pinned-down")
    assert view.step == "revealed"
    assert view.workshops == (("hellinaut@AAA",), (), ("cocoon@AAAA",))
    assert view.pulpits == (("book@AA+BB",), ("book@AAAA", "book@AAA+BBB"))
    assert view.reserves == (("incubi@AAA",), ("sognae@AAA", "nacelle@AAA+BBB"))
    assert (view.pulpit, view.reserve) == (view.pulpits[1], view.reserves[1])
    assert [(ship.name, ship.owner, ship.flying) for ship in view.ships] == [
        ("glider", 1, True),
        ("hellinaut", 0, False),
        ("bee", 1, False),
        ("nacelle", 0, False),
        ("hornet", 1, False),
        ("trihellix", 0, True),
    ]
    assert {name: list(cards) for name, cards in view.areas.items()} == EVERYTHING["areas"]
    assert view.pieces == EVERYTHING["pieces"]
    assert view.counters == EVERYTHING["counters"]
    assert view.columns[0].unseen["hourglass"] == 1
    assert view.columns[3].display == "egg"


def test_both_players_see_the_same() -> None:
    state = GAME.from_position(EVERYTHING)
    for seat in (1, -1):
        assert GAME.view(state, seat) == msgspec.structs.replace(GAME.view(state, 0), seat=seat)


def test_a_deck_knows_its_size() -> None:
    assert [column.size for column in VIEW.columns] == [5, 5, 4, 6, 7, 7]


def test_everybody_may_know_all_of_it() -> None:
    state = GAME.from_position(FULL)
    assert GAME.view(state, -1) == msgspec.structs.replace(VIEW, seat=-1)


def test_a_view_is_plain_data() -> None:
    plain = json.loads(msgspec.json.encode(VIEW))
    assert plain["columns"][1] == {
        "deck": "AAA",
        "combination": "AAA",
        "display": None,
        "known": ["hornet", "book"],
        "unseen": {"helix": 1, "cocoon": 1, "book": 1},
        "discard": {},
    }
    assert plain["ships"][0] == {"name": "glider", "material": "helix", "crew": "incubi", "owner": 0, "flying": True}
    assert msgspec.convert(plain, AerionView) == VIEW


def test_the_pile_is_shown_only_while_cards_are_retrieved() -> None:
    state = GAME.from_position(FULL)
    assert GAME.view(state, 0).pile == "AAA+BB"
    state.apply(0, GAME.vocabulary.parse("take nut").id, FastDealer(1))
    after = GAME.view(state, 0)
    assert (after.step, after.pile, after.taken, after.pulpit) == ("replenish", None, 0, ("book@AA+BB",))


def test_only_an_ended_match_says_whether_it_was_won() -> None:
    lost = GAME.view(GAME.from_position({"step": "over", "ending": "aerion.end.loss", "rest": "discards"}), 0)
    assert (lost.won, lost.ending) == (False, "aerion.end.loss")
    won = {"step": "over", "ending": "aerion.end.win", "ships": [ship.name for ship in SHIPS]}
    view = GAME.view(GAME.from_position(won), 0)
    assert (view.won, view.ending) == (True, "aerion.end.win")
    eggs: Position = {"step": "over", "expansions": ["eggs"], "variants": ["fragile-shells"], "display": {"AAA": "egg"}}
    eggs |= {"dice": [1, 1, 2, 3, 4, 6], "pixies": 0, "ending": "aerion.eggs.fragile-lost"}
    view = GAME.view(GAME.from_position(eggs), 0)
    assert (view.won, view.ending) == (False, "aerion.eggs.fragile-lost")
    view = GAME.view(GAME.from_position({"display": {"AAA": "book"}}), 0)
    assert (view.won, view.ending) == (None, None)


# What belongs to another game


def test_states_and_views_of_another_game_are_refused() -> None:
    with pytest.raises(BadInput, match=r"instead of aerodrome\.games\.aerion\.table\.Table"):
        GAME.view(State(), 0)
    with pytest.raises(BadInput, match=r"instead of aerodrome\.games\.aerion\.table\.Table"):
        GAME.position(State())
    other = View(game="other", seat=0, step="", actors=())
    with pytest.raises(BadInput, match=r"instead of aerodrome\.games\.aerion\.view\.AerionView"):
        GAME.voice.tell([], other)


def test_the_reserve_is_in_the_order_of_decks_and_kinds() -> None:
    """Here the later deck holds the earlier kind, and its card came last."""
    match = aerodrome.from_position(
        "aerion",
        {
            "step": "place",
            "dice": [1, 1, 2, 2, 3, 4],
            "reserve": ["trihellix@AA+BB"],
            "acquired": "helix@AAA",
            "pulpit": ["book"],
        },
    )
    match.play("book-reserve")
    view = match.view()
    assert isinstance(view, AerionView)
    assert view.reserve == ("trihellix@AA+BB", "helix@AAA")
