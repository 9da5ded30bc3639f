"""What a player sees: built from the state, and followed from event to event."""

from __future__ import annotations

import json

import msgspec
import pytest

import aerodrome
from aerodrome.games.aerion import GAME, AerionView
from aerodrome.games.aerion.view import Column, Ship
from aerodrome.kernel import BadInput, FastDealer, State, View
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, ROLLED, SAID, STEPPED, TURNED
from aerodrome.kernel.happenings import Counted, Ended, Moved, Ready, Rolled, Said, Stepped, Turned
from tests.games.aerion.test_position import FULL

SHIPS = (
    Ship("glider", "nut", "incubi", True),
    Ship("hellinaut", "helix", "incubi", False),
    Ship("bee", "cocoon", "incubi", False),
    Ship("nacelle", "nut", "sognae", False),
    Ship("hornet", "cocoon", "sognae", False),
    Ship("trihellix", "helix", "sognae", True),
)

VIEW = AerionView(
    game="aerion",
    seat=0,
    step="retrieve",
    actors=(0,),
    turn=12,
    dice=(1, 2, 2, 4, 5, 5),
    rerolls=0,
    pixies=1,
    columns=(
        Column("AA+BB", "incubi", (), {"sognae": 1, "nut": 1, "glider": 1, "trihellix": 1, "book": 1}, {}),
        Column("AAA", None, ("hornet", "book"), {"helix": 1, "cocoon": 1, "book": 1}, {}),
        Column(
            "AAA+BB",
            None,
            (),
            {"sognae": 1, "cocoon": 1, "bee": 1, "nacelle": 1},
            {"incubi": 1, "nut": 1, "book": 2},
        ),
        Column("AAAA", None, ("nut",), {"incubi": 1, "sognae": 1, "hornet": 1, "book": 2}, {"glider": 1}),
        Column("AAA+BBB", None, (), {"incubi": 1, "sognae": 1, "helix": 1, "nut": 1, "hellinaut": 1, "book": 2}, {}),
        Column(
            "A+B+C+D+E",
            "book",
            (),
            {"incubi": 1, "sognae": 1, "helix": 1, "cocoon": 1, "bee": 1, "trihellix": 1, "book": 1},
            {},
        ),
    ),
    workshops=(("hellinaut@AAA", "helix@AA+BB"), ("cocoon@AAAA",)),
    pulpit=(),
    reserve=("incubi@AAA", "sognae@AAA", "nacelle@AAA+BBB"),
    acquired="book@AA+BB",
    pile="AAA+BB",
    taken=1,
    ships=SHIPS,
    won=None,
)


def test_a_whole_view() -> None:
    assert GAME.view(GAME.from_position(FULL), 0) == VIEW


def test_a_deck_knows_its_size() -> None:
    assert [column.size for column in VIEW.columns] == [5, 5, 4, 6, 7, 7]


def test_everybody_may_know_all_of_it() -> None:
    state = GAME.from_position(FULL)
    assert GAME.view(state, -1) == msgspec.structs.replace(VIEW, seat=-1)


def test_a_view_is_plain_data() -> None:
    plain = json.loads(msgspec.json.encode(VIEW))
    assert plain["columns"][1] == {
        "deck": "AAA",
        "display": None,
        "known": ["hornet", "book"],
        "unseen": {"helix": 1, "cocoon": 1, "book": 1},
        "discard": {},
    }
    assert plain["ships"][0] == {"name": "glider", "material": "nut", "crew": "incubi", "flying": True}
    assert msgspec.convert(plain, AerionView) == VIEW


def test_the_pile_is_shown_only_while_cards_are_retrieved() -> None:
    state = GAME.from_position(FULL)
    assert GAME.view(state, 0).pile == "AAA+BB"
    state.apply(0, GAME.vocabulary.parse("take nut").id, FastDealer(1))
    after = GAME.view(state, 0)
    assert (after.step, after.pile, after.taken, after.pulpit) == ("replenish", None, 0, ("book@AA+BB",))


def test_only_an_ended_match_says_whether_it_was_won() -> None:
    assert GAME.view(GAME.from_position({"step": "over", "won": False, "rest": "discards"}), 0).won is False
    assert GAME.view(GAME.from_position({"display": {"AAA": "book"}}), 0).won is None


# Events with names


@pytest.mark.parametrize(
    ("code", "happening"),
    [
        ((MOVED, 0, 0, 6), Moved("incubi@AA+BB", "deck/AA+BB", "display/AA+BB")),
        ((MOVED, 71, 11, 20), Moved("book@A+B+C+D+E", "display/A+B+C+D+E", "pulpit")),
        ((MOVED, 14, 22, 19), Moved("helix@AAA", "acquired", "workshop/2")),
        ((MOVED, 14, 21, 13), Moved("helix@AAA", "reserve", "discard/AAA")),
        ((ROLLED, 0, 462, 0), Rolled((), (1, 1, 1, 1, 1, 1))),
        ((ROLLED, 6, 923, 0), Rolled((6,), (6, 6, 6, 6, 6, 6))),
        ((COUNTED, 0, 2, 0), Counted("pixies", 2)),
        ((COUNTED, 1, 3, 0), Counted("rerolls", 3)),
        ((COUNTED, 2, 7, 0), Counted("turn", 7)),
        ((COUNTED, 3, 1, 0), Counted("taken", 1)),
        ((TURNED, 0, 1, 0), Turned("ship/glider", "flying")),
        ((TURNED, 5, 1, 0), Turned("ship/trihellix", "flying")),
        ((STEPPED, 0, 0, 0), Stepped("over", 0)),
        ((STEPPED, 1, 0, 3), Stepped("start", 0)),
        ((STEPPED, 5, 0, 3), Stepped("retrieve", 0, "discard/AAAA")),
        ((STEPPED, 6, 0, 0), Stepped("replenish", 0)),
        ((ENDED, 1, 0, 0), Ended((0,), "aerion.end.win")),
        ((ENDED, 0, 0, 0), Ended((), "aerion.end.loss")),
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
    match = aerodrome.new("aerion", seed=seed, options={"pixies": seed % 4})
    choices = FastDealer(seed)
    view = match.view()
    while match.actors:
        legal = match.legal()
        view = match.game.follow(view, match.play(legal.ids[choices.pick(0, len(legal))]))
        assert view == match.view()


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
    assert (over.step, over.actors, over.won) == ("over", (), False)
    assert after(Ended((0,), "aerion.end.win")).won is True


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
    assert after("book@AA+BB", "acquired", "pulpit").pulpit == ("book@AA+BB",)
    assert after("sognae@AAA", "reserve", "workshop/1").reserve == ("incubi@AAA", "nacelle@AAA+BBB")
    assert after("sognae@AAA", "reserve", "workshop/1").workshops[0] == ("hellinaut@AAA", "helix@AA+BB", "sognae@AAA")
    assert after("bee@AAA+BB", "acquired", "workshop/2").workshops == (
        (("hellinaut@AAA", "helix@AA+BB"), ("bee@AAA+BB", "cocoon@AAAA"))
    )
    assert after("cocoon@AAAA", "workshop/2", "discard/AAAA").workshops == (("hellinaut@AAA", "helix@AA+BB"), ())
    assert after("nut@AAAA", "acquired", "reserve").reserve == (
        ("incubi@AAA", "sognae@AAA", "nut@AAAA", "nacelle@AAA+BBB")
    )
    assert after("book@AAA", "acquired", "pulpit").columns == VIEW.columns


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
