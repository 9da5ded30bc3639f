"""What a player sees: built from the state, and followed from event to event."""

from __future__ import annotations

import json

import msgspec
import pytest

import aerodrome
from aerodrome.games.aerion import GAME, AerionView
from aerodrome.games.aerion.view import Column, Ship
from aerodrome.kernel import BadInput, FastDealer, Position, State, View
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, ROLLED, SAID, STEPPED, TURNED
from aerodrome.kernel.happenings import Counted, Ended, Moved, Ready, Rolled, Said, Stepped, Turned
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


# Events with names


@pytest.mark.parametrize(
    ("code", "happening"),
    [
        ((MOVED, 0, 0, 6), Moved("incubi@AA+BB", "deck/AA+BB", "display/AA+BB")),
        ((MOVED, 131, 11, 21), Moved("book@A+B+C+D+E", "display/A+B+C+D+E", "pulpit/1")),
        ((MOVED, 131, 11, 22), Moved("book@A+B+C+D+E", "display/A+B+C+D+E", "pulpit/2")),
        ((MOVED, 26, 25, 19), Moved("helix@AAA", "acquired", "workshop/2")),
        ((MOVED, 26, 25, 20), Moved("helix@AAA", "acquired", "workshop/common")),
        ((MOVED, 26, 23, 13), Moved("helix@AAA", "reserve/1", "discard/AAA")),
        ((MOVED, 26, 24, 13), Moved("helix@AAA", "reserve/2", "discard/AAA")),
        ((MOVED, 44, 7, 32), Moved("worker@AAA", "display/AAA", "payroll/2")),
        ((ROLLED, 0, 462, 0), Rolled((), (1, 1, 1, 1, 1, 1))),
        ((ROLLED, 6, 923, 0), Rolled((6,), (6, 6, 6, 6, 6, 6))),
        ((COUNTED, 0, 2, 0), Counted("pixies", 2)),
        ((COUNTED, 1, 3, 0), Counted("rerolls", 3)),
        ((COUNTED, 2, 7, 0), Counted("turn", 7)),
        ((COUNTED, 3, 1, 0), Counted("taken", 1)),
        ((TURNED, 0, 1, 0), Turned("ship/glider", "flying")),
        ((TURNED, 5, 1, 0), Turned("ship/trihellix", "flying")),
        ((TURNED, 6, 0, 0), Turned("deck/AA+BB", "shuffled")),
        ((TURNED, 12, 1, 0), Turned("flagship", "flying")),
        ((COUNTED, 5, 2, 0), Counted("strikes", 2)),
        ((STEPPED, 0, 0, 0), Stepped("over", 0)),
        ((STEPPED, 1, 0, 3), Stepped("start", 0)),
        ((STEPPED, 7, 0, 3), Stepped("retrieve", 0, "discard/AAAA")),
        ((STEPPED, 7, 1, 0), Stepped("retrieve", 1, "discard/AA+BB")),
        ((STEPPED, 5, 0, 0), Stepped("replenish", 0)),
        ((STEPPED, 6, 1, 0), Stepped("close", 1)),
        ((STEPPED, 8, 1, 0), Stepped("strike", 1)),
        ((ENDED, 0, 1, 0), Ended((0,), "aerion.end.win")),
        ((ENDED, 0, 2, 0), Ended((0, 1), "aerion.end.win")),
        ((ENDED, 1, 2, 0), Ended((), "aerion.end.loss")),
        ((ENDED, 3, 1, 0), Ended((), "aerion.eggs.fragile-lost")),
    ],
)
def test_events_have_names(code: tuple[int, int, int, int], happening: object) -> None:
    assert GAME.happening(code) == happening


def test_an_event_of_another_kind_is_an_error() -> None:
    with pytest.raises(AssertionError, match=f"^Aerion makes no event of kind {SAID}$"):
        GAME.happening((SAID, 0, 0, 0))


# Following


@pytest.mark.parametrize("seed", range(25))
def test_events_lead_from_view_to_view_all_through_a_match(seed: int) -> None:
    chosen = {"pixies": seed % 4, "expansions": ALL if seed >= 15 else []}
    match = aerodrome.new("aerion", seats=seed % 2 + 1, seed=seed, options=chosen)
    choices = FastDealer(seed)
    view = match.view(0)
    while match.actors:
        legal = match.legal()
        match.play(legal.ids[choices.pick(0, len(legal))])
        view = match.game.follow(view, match.seen_by(0))
        assert view == match.view(0)


def test_following_one_event_at_a_time() -> None:
    def after(*events: Moved | Counted | Turned | Stepped | Rolled | Ended) -> AerionView:
        return GAME.follow(VIEW, events)

    assert after() == VIEW
    assert after(Rolled((1,), (1, 6, 6, 6, 6, 6))).dice == (1, 6, 6, 6, 6, 6)
    assert after(Counted("pixies", 0)).pixies == 0
    assert after(Counted("turn", 13)).turn == 13
    assert [ship.flying for ship in after(Turned("ship/bee", "flying")).ships] == [
        True,
        False,
        True,
        False,
        False,
        True,
    ]
    roll = after(Stepped("roll", 0))
    assert (roll.step, roll.pile, roll.actors) == ("roll", None, (0,))
    again = after(Stepped("retrieve", 0, "discard/AAAA"))
    assert (again.step, again.pile, again.actors) == ("retrieve", "AAAA", (0,))
    over = after(Stepped("over", 0), Ended((), "aerion.end.loss"))
    assert (over.step, over.actors, over.won, over.ending) == ("over", (), False, "aerion.end.loss")
    assert after(Ended((0,), "aerion.end.win")).won is True
    assert (after(Stepped("start", 1)).player, after(Stepped("start", 1)).actors) == (1, (1,))
    assert after(Counted("strikes", 2)).counters == {"strikes": 2}
    assert after(Turned("pier/2", "built")).pieces == {"pier/2": "built"}
    shuffled = after(Turned("deck/AAA", "shuffled")).columns[1]
    assert (shuffled.known, shuffled.unseen) == ((), {"helix": 1, "cocoon": 1, "hornet": 1, "book": 2})


def test_following_a_card() -> None:
    def after(card: str, source: str, target: str) -> AerionView:
        return GAME.follow(VIEW, [Moved(card, source, target)])

    revealed = after("hornet@AAA", "deck/AAA", "display/AAA").columns[1]
    assert (revealed.display, revealed.known, revealed.unseen) == ("hornet", ("book",), VIEW.columns[1].unseen)
    unseen = after("book@AA+BB", "deck/AA+BB", "display/AA+BB").columns[0]
    assert (unseen.display, unseen.unseen) == ("book", {"sognae": 1, "nut": 1, "glider": 1, "trihellix": 1})
    assert after("incubi@AA+BB", "display/AA+BB", "acquired").acquired == "incubi@AA+BB"
    assert after("incubi@AA+BB", "display/AA+BB", "acquired").columns[0].display is None
    assert after("book@AA+BB", "acquired", "discard/AA+BB").acquired is None
    assert after("book@AA+BB", "acquired", "discard/AA+BB").columns[0].discard == {"book": 1}
    back = after("nut@AAA+BB", "discard/AAA+BB", "deck/AAA+BB").columns[2]
    assert (back.known, back.discard) == (("nut",), {"incubi": 1, "book": 2})
    assert after("glider@AAAA", "discard/AAAA", "deck/AAAA").columns[3].known == ("glider", "nut")
    assert after("book@AA+BB", "acquired", "pulpit/1").pulpit == ("book@AA+BB",)
    assert after("sognae@AAA", "reserve/1", "workshop/1").reserve == ("incubi@AAA", "nacelle@AAA+BBB")
    assert after("sognae@AAA", "reserve/1", "workshop/1").workshops[0] == ("hellinaut@AAA", "helix@AA+BB", "sognae@AAA")
    assert after("bee@AAA+BB", "acquired", "workshop/2").workshops == (
        (("hellinaut@AAA", "helix@AA+BB"), ("bee@AAA+BB", "cocoon@AAAA"))
    )
    assert after("cocoon@AAAA", "workshop/2", "discard/AAAA").workshops == (("hellinaut@AAA", "helix@AA+BB"), ())
    assert after("nut@AAAA", "acquired", "reserve/1").reserve == (
        ("incubi@AAA", "sognae@AAA", "nut@AAAA", "nacelle@AAA+BBB")
    )
    assert after("book@AAA", "acquired", "pulpit/1").columns == VIEW.columns


def test_following_a_card_of_two_players_with_expansions() -> None:
    view = GAME.view(GAME.from_position(EVERYTHING), 0)

    def after(card: str, source: str, target: str) -> AerionView:
        return GAME.follow(view, [Moved(card, source, target)])

    assert after("book@AA+BB", "pulpit/1", "discard/AA+BB").pulpits == ((), view.pulpits[1])
    assert after("book@AAAA", "pulpit/2", "discard/AAAA").pulpits == (view.pulpits[0], ("book@AAA+BBB",))
    assert after("book@AAA", "acquired", "pulpit/2").pulpits[1] == ("book@AAA", "book@AAAA", "book@AAA+BBB")
    assert after("sognae@AAA", "reserve/2", "discard/AAA").reserves == (("incubi@AAA",), ("nacelle@AAA+BBB",))
    assert after("bee@AAA+BB", "acquired", "workshop/common").workshops[2] == ("bee@AAA+BB", "cocoon@AAAA")
    assert after("cocoon@AAAA", "workshop/common", "discard/AAAA").workshops[2] == ()
    hired = after("worker@A+B+C+D+E", "display/A+B+C+D+E", "payroll/1")
    assert hired.areas == {**view.areas, "payroll/1": ("worker@A+B+C+D+E",)}
    assert hired.columns[5].display is None
    paid = after("worker@AAAA", "payroll/2", "discard/AAAA")
    assert paid.areas == {**view.areas, "payroll/2": ("worker@AA+BB",)}
    assert paid.columns[3].discard == {"bird": 1, "worker": 2}
    assert after("egg@AAAA", "acquired", "eggs").areas["eggs"] == ("egg@AAAA", "egg@AAA+BBB")


@pytest.mark.parametrize("event", [Said(0, "hello"), Ready(0, True), Moved(None, "deck/AAA", "display/AAA")])
def test_an_event_that_aerion_does_not_have_is_an_error(event: Said | Ready | Moved) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the whole text is compared
        GAME.follow(VIEW, [event])
    assert str(error.value) == f"Aerion has no event {event!r}"


# What belongs to another game


def test_states_and_views_of_another_game_are_refused() -> None:
    with pytest.raises(BadInput, match=r"This is not a state of Aerion\."):
        GAME.view(State(), 0)
    with pytest.raises(BadInput, match=r"This is not a state of Aerion\."):
        GAME.position(State())
    other = View(game="other", seat=0, step="", actors=())
    with pytest.raises(BadInput, match=r"This is not a view of Aerion\."):
        GAME.follow(other, [])


def test_followed_reserve_is_ordered_like_the_view() -> None:
    """By deck, then by kind: here the later deck holds the earlier kind."""
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
    before = match.view()
    followed = match.game.follow(before, match.play("book-reserve"))
    assert isinstance(followed, AerionView)
    assert followed.reserve == ("trihellix@AA+BB", "helix@AAA")
    assert followed == match.view()
